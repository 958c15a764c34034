//! Writes to jobs: the selector and the labels that bind a job to its pods.
//!
//! Upstream followed: pkg/registry/batch/job/strategy.go.

use apimachinery::Value;

use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::gates;
use crate::lifecycle::Lifecycle;
use crate::strategy::Context;

const CONTROLLER_UID: &str = "batch.kubernetes.io/controller-uid";
const JOB_NAME: &str = "batch.kubernetes.io/job-name";
const LEGACY_CONTROLLER_UID: &str = "controller-uid";
const LEGACY_JOB_NAME: &str = "job-name";

/// Generates the selector unless the client wants its own; starts the generation.
pub fn create(lifecycle: &Lifecycle, object: &mut Value) {
    let shares_labels = object["metadata"].is_zero("labels") && object.at("spec.template.metadata.labels").is_object();
    if !object["spec"].flag("manualSelector") {
        generate_selector(object);
    }
    if shares_labels {
        let labels = object.at("spec.template.metadata.labels").clone();
        object.child("metadata").set("labels", labels);
    }
    lifecycle.create(object);
    let spec = object.child("spec");
    if !gates::enabled("WorkloadWithJob") {
        spec.remove("scheduling");
    }
    pod_strategy::template(spec.child("template"), &Value::Null);
}

/// Main resource or `status`.
pub fn update(lifecycle: &Lifecycle, context: &Context, object: &mut Value, old: &Value) {
    if context.subresource.is_empty() {
        let spec = object.child("spec");
        if !gates::enabled("WorkloadWithJob") && !old["spec"].has("scheduling") {
            spec.remove("scheduling");
        }
        pod_strategy::template(spec.child("template"), old.at("spec.template"));
    }
    lifecycle.update(context, object, old);
}

fn generate_selector(object: &mut Value) {
    let name = object.at("metadata.name").as_str().unwrap_or("").to_owned();
    let uid = object.at("metadata.uid").as_str().unwrap_or("").to_owned();
    let spec = object.child("spec");
    let labels = spec.child("template").child("metadata").child("labels");
    for (key, value) in
        [(LEGACY_JOB_NAME, &name), (JOB_NAME, &name), (LEGACY_CONTROLLER_UID, &uid), (CONTROLLER_UID, &uid)]
    {
        labels.default(key, value.as_str());
    }
    spec.child("selector").child("matchLabels").default(CONTROLLER_UID, uid.as_str());
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;
    use crate::lifecycle::SPEC_AND_STATUS;

    #[test]
    fn a_job_selects_its_pods_by_uid() {
        let mut job = json!({"metadata": {"name": "j", "uid": "u"}, "spec": {"template": {}}, "status": {"active": 1}});
        create(&SPEC_AND_STATUS, &mut job);
        assert_eq!(job.at("spec.selector"), &json!({"matchLabels": {"batch.kubernetes.io/controller-uid": "u"}}));
        assert_eq!(job.at("spec.template.metadata.labels").text("job-name"), "j");
        assert!(!job.has("status"));
    }
}
