//! Job: pods that run to completion.
//!
//! Upstream followed: pkg/registry/batch/job.

pub mod indexes;
pub mod spec_rules;
pub mod status_rules;
pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::batch::columns;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of Job.
pub struct Job;

impl Strategy for Job {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        strategy::create(&LIFECYCLE, object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        strategy::update(&LIFECYCLE, context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn orphans_by_default(&self, version: &str) -> bool {
        version == "batch/v1"
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = warnings::pod_host_name(object, warnings::POD_NAMES);
        warnings.extend(warnings::job_spec(&Path::new("spec"), &object["spec"]));
        warnings
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if !warnings::generation_changed(object, old) {
            return Vec::new();
        }
        warnings::job_spec(&Path::new("spec"), &object["spec"])
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("status.successful", object["status"].int("succeeded").unwrap_or(0).to_string())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::job(object, now).into()
    }
}
