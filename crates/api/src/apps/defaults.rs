//! Defaults of the workload kinds of every version: apps/v1 and the versions
//! that are decoded but no longer served.
//!
//! Upstream followed: pkg/apis/{apps,extensions}/*/defaults.go.

use apimachinery::{Value, json};

use crate::core::persistentvolumeclaim::defaults as claim;
use crate::core::pod::defaults as pod;
use crate::edit::Fields;

/// Upstream's "no limit" in extensions/v1beta1.
const UNLIMITED: i64 = i32::MAX as i64;

/// Defaults of a Deployment of the given apiVersion.
pub fn deployment(api_version: &str, object: &mut Value) {
    let extensions = api_version == "extensions/v1beta1";
    if extensions || api_version == "apps/v1beta1" {
        selector_from_template(object);
    }
    let spec = object.child("spec");
    spec.default("replicas", 1);
    let strategy = spec.child("strategy");
    strategy.default_zero("type", "RollingUpdate");
    if strategy.text("type") == "RollingUpdate" || (extensions && strategy.has("rollingUpdate")) {
        let step = if extensions { json!(1) } else { json!("25%") };
        let rolling = strategy.child("rollingUpdate");
        rolling.default("maxUnavailable", step.clone());
        rolling.default("maxSurge", step);
    }
    let (history, deadline) = match api_version {
        "extensions/v1beta1" => (UNLIMITED, UNLIMITED),
        "apps/v1beta1" => (2, 600),
        _ => (10, 600),
    };
    spec.default("revisionHistoryLimit", history);
    spec.default("progressDeadlineSeconds", deadline);
    pod::template(spec.child("template"));
}

/// Defaults of a DaemonSet of the given apiVersion.
pub fn daemon_set(api_version: &str, object: &mut Value) {
    let extensions = api_version == "extensions/v1beta1";
    if extensions {
        selector_from_template(object);
    }
    let spec = object.child("spec");
    let strategy = spec.child("updateStrategy");
    strategy.default_zero("type", if extensions { "OnDelete" } else { "RollingUpdate" });
    if strategy.text("type") == "RollingUpdate" {
        let rolling = strategy.child("rollingUpdate");
        rolling.default("maxUnavailable", 1);
        rolling.default("maxSurge", 0);
    }
    spec.default("revisionHistoryLimit", 10);
    pod::template(spec.child("template"));
}

/// Defaults of a StatefulSet of the given apiVersion.
pub fn stateful_set(api_version: &str, object: &mut Value) {
    let first = api_version == "apps/v1beta1";
    if first {
        selector_from_template(object);
    }
    let spec = object.child("spec");
    spec.default_zero("podManagementPolicy", "OrderedReady");
    let strategy = spec.child("updateStrategy");
    if strategy.is_zero("type") {
        strategy.set("type", if first { "OnDelete" } else { "RollingUpdate" });
        if !first {
            strategy.child("rollingUpdate");
        }
    }
    if strategy.text("type") == "RollingUpdate"
        && let Some(rolling) = strategy.at_mut("rollingUpdate")
    {
        rolling.default("partition", 0);
        rolling.default("maxUnavailable", 1);
    }
    let retention = spec.child("persistentVolumeClaimRetentionPolicy");
    retention.default_zero("whenDeleted", "Retain");
    retention.default_zero("whenScaled", "Retain");
    spec.default("replicas", 1);
    spec.default("revisionHistoryLimit", 10);
    pod::template(spec.child("template"));
    for template in spec.list_mut("volumeClaimTemplates") {
        claim::claim(template);
    }
}

/// Defaults of a ReplicaSet of the given apiVersion.
pub fn replica_set(api_version: &str, object: &mut Value) {
    if api_version == "extensions/v1beta1" {
        selector_from_template(object);
    }
    let spec = object.child("spec");
    spec.default("replicas", 1);
    pod::template(spec.child("template"));
}

fn selector_from_template(object: &mut Value) {
    let labels = object.at("spec.template.metadata.labels").clone();
    if !labels.is_object() {
        return;
    }
    object.child("spec").default("selector", json!({"matchLabels": labels.clone()}));
    object.child("metadata").default_zero("labels", labels);
}
