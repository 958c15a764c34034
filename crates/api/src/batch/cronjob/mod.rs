//! CronJob: jobs on a schedule.
//!
//! Upstream followed: pkg/registry/batch/cronjob.

pub mod schedule;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::batch::columns;
use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::gates;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of CronJob.
pub struct CronJob;

impl Strategy for CronJob {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        let job = object.child("spec").child("jobTemplate").child("spec");
        if !gates::enabled("WorkloadWithJob") {
            job.remove("scheduling");
        }
        pod_strategy::template(job.child("template"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource.is_empty() {
            let old = old.at("spec.jobTemplate.spec");
            let job = object.child("spec").child("jobTemplate").child("spec");
            if !gates::enabled("WorkloadWithJob") && !old.has("scheduling") {
                job.remove("scheduling");
            }
            pod_strategy::template(job.child("template"), old.at("template"));
        }
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn orphans_by_default(&self, version: &str) -> bool {
        version == "batch/v1beta1"
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = warnings::pod_host_name(object, warnings::POD_NAMES);
        warnings.extend(job_warnings(object));
        warnings
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, old: &Value) -> Vec<String> {
        let mut warnings = Vec::new();
        if context.subresource.is_empty() {
            if warnings::generation_changed(object, old) {
                warnings = job_warnings(object);
            }
            if object["spec"].text("schedule").contains("TZ") {
                warnings.push("cannot use TZ or CRON_TZ in spec.spec.schedule, use timeZone instead, see https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/ for more details".to_owned());
            }
        }
        warnings
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cron_job(object, now).into()
    }
}

fn job_warnings(object: &Value) -> Vec<String> {
    let path = Path::new("spec").child("jobTemplate").child("spec");
    warnings::job_spec(&path, object.at("spec.jobTemplate.spec"))
}
