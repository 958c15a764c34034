//! Defaults of jobs and cron jobs, of batch/v1 and v1beta1.
//!
//! Upstream followed: pkg/apis/batch/{v1,v1beta1}/defaults.go.

use apimachinery::Value;

use crate::core::pod::defaults as pod;
use crate::edit::Fields;

/// Retries of a job.
const BACKOFF_LIMIT: i64 = 6;

/// Defaults of a Job.
pub fn job(object: &mut Value) {
    let labels = object.at("spec.template.metadata.labels").clone();
    if labels.is_object() {
        object.child("metadata").default_zero("labels", labels);
    }
    let spec = object.child("spec");
    if !spec.has("completions") && !spec.has("parallelism") {
        spec.set("completions", 1);
    }
    spec.default("parallelism", 1);
    let indexed = spec.has("backoffLimitPerIndex");
    spec.default("backoffLimit", if indexed { i64::from(i32::MAX) } else { BACKOFF_LIMIT });
    spec.default("completionMode", "NonIndexed");
    spec.default("suspend", false);
    let policy = if spec.has("podFailurePolicy") { "Failed" } else { "TerminatingOrFailed" };
    spec.default("podReplacementPolicy", policy);
    spec.default("manualSelector", false);
    job_spec(spec);
}

/// What a JobSpec has also inside a CronJob: the template and failure rules.
fn job_spec(spec: &mut Value) {
    pod::template(spec.child("template"));
    if let Some(policy) = spec.at_mut("podFailurePolicy") {
        for rule in policy.list_mut("rules") {
            for pattern in rule.list_mut("onPodConditions") {
                pattern.default_zero("status", "True");
            }
        }
    }
}

/// Defaults of a CronJob.
pub fn cron_job(object: &mut Value) {
    let spec = object.child("spec");
    spec.default_zero("concurrencyPolicy", "Allow");
    spec.default("suspend", false);
    spec.default("successfulJobsHistoryLimit", 3);
    spec.default("failedJobsHistoryLimit", 1);
    job_spec(spec.child("jobTemplate").child("spec"));
}
