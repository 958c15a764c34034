//! What writes to pods may touch: creation, update, status, resize and ephemeral
//! containers; graceful deletion; selectable fields.
//!
//! Upstream followed: pkg/registry/core/pod/strategy.go, pkg/api/pod/util.go.

use std::collections::BTreeMap;

use apimachinery::{Path, Value, json};

use super::resources;
use crate::edit::{Fields, carry};
use crate::gates::{Feature, drop_unused, enabled};
use crate::lifecycle::{raise_generation, reset_metadata, same};
use crate::strategy::Context;
use crate::warnings;

/// Pod spec fields of features.
const SPEC_FEATURES: &[Feature] = &[
    ("EmptyDirVolumeMode", &["volumes.*.emptyDir.mode"]),
    ("VolumeBindMountOptions", &["{c}.*.volumeMounts.*.bindMountOptions"]),
    (
        "GRPCContainerProbeTLS",
        &["{c}.*.livenessProbe.grpc.mode", "{c}.*.readinessProbe.grpc.mode", "{c}.*.startupProbe.grpc.mode"],
    ),
    (
        "AtomicWriteVolumeUserFields",
        &[
            "volumes.*.secret.defaultUser",
            "volumes.*.secret.items.*.user",
            "volumes.*.configMap.defaultUser",
            "volumes.*.configMap.items.*.user",
            "volumes.*.downwardAPI.defaultUser",
            "volumes.*.downwardAPI.items.*.user",
            "volumes.*.projected.defaultUser",
            "volumes.*.projected.sources.*.secret.items.*.user",
            "volumes.*.projected.sources.*.configMap.items.*.user",
            "volumes.*.projected.sources.*.downwardAPI.items.*.user",
            "volumes.*.projected.sources.*.serviceAccountToken.user",
            "volumes.*.projected.sources.*.clusterTrustBundle.user",
            "volumes.*.projected.sources.*.podCertificate.user",
        ],
    ),
    ("GenericWorkload", &["schedulingGroup"]),
    ("EvictionRequestAPI", &["evictionResponders"]),
    ("ContainerStopSignals", &["{c}.*.lifecycle.stopSignal"]),
    ("ContainerRestartRules", &["{c}.*.restartPolicyRules"]),
    ("EnvFiles", &["{c}.*.env.*.valueFrom.fileKeyRef"]),
    ("PodLevelResources", &["resources"]),
    (
        "H2CContainerProbe",
        &[
            "{c}.*.livenessProbe.httpGet.protocol",
            "{c}.*.readinessProbe.httpGet.protocol",
            "{c}.*.startupProbe.httpGet.protocol",
            "{c}.*.lifecycle.postStart.httpGet.protocol",
            "{c}.*.lifecycle.preStop.httpGet.protocol",
        ],
    ),
];

/// Pod status fields of features.
const STATUS_FEATURES: &[Feature] = &[
    ("DRANodeAllocatableResources", &["nodeAllocatableResourceClaimStatuses"]),
    ("CSIVolumeHealth", &["volumeHealth"]),
    ("InPlacePodLevelResourcesVerticalScaling", &["allocatedResources", "resources"]),
    (
        "ResourceHealthStatus",
        &[
            "containerStatuses.*.allocatedResourcesStatus",
            "initContainerStatuses.*.allocatedResourcesStatus",
            "ephemeralContainerStatuses.*.allocatedResourcesStatus",
        ],
    ),
    (
        "ImageVolumeWithDigest",
        &[
            "containerStatuses.*.volumeMounts.*.volumeStatus",
            "initContainerStatuses.*.volumeMounts.*.volumeStatus",
            "ephemeralContainerStatuses.*.volumeMounts.*.volumeStatus",
        ],
    ),
];

const INIT_ANNOTATIONS: &[&str] = &[
    "pod.beta.kubernetes.io/init-containers",
    "pod.alpha.kubernetes.io/init-containers",
    "pod.beta.kubernetes.io/init-container-statuses",
    "pod.alpha.kubernetes.io/init-container-statuses",
];

/// Drops what a pod or pod template may not carry.
pub fn template(object: &mut Value, old: &Value) {
    let spec = object.child("spec");
    let had_stop_signals = ["containers", "initContainers", "ephemeralContainers"]
        .iter()
        .any(|list| spec.list(list).iter().any(|container| container.at("lifecycle").has("stopSignal")));
    drop_unused(spec, &old["spec"], SPEC_FEATURES);
    if had_stop_signals && !enabled("ContainerStopSignals") {
        for list in ["containers", "initContainers", "ephemeralContainers"] {
            for container in spec.list_mut(list) {
                if container.get("lifecycle").and_then(Value::as_object).is_some_and(|map| map.is_empty()) {
                    container.remove("lifecycle");
                }
            }
        }
    }
    if let Some(annotations) = object.at_mut("metadata.annotations") {
        for key in INIT_ANNOTATIONS {
            annotations.remove(key);
        }
    }
}

/// Everything that creation settles, the QoS class last.
pub fn create(context: &Context, object: &mut Value) {
    object.child("metadata").set("generation", 1);
    object.set("status", json!({"phase": "Pending"}));
    template(object, &Value::Null);
    if !object["spec"].list("schedulingGates").is_empty() {
        object.child("status").set(
            "conditions",
            json!([{
                "type": "PodScheduled",
                "status": "False",
                "lastProbeTime": null,
                "lastTransitionTime": context.now,
                "reason": "SchedulingGated",
                "message": "Scheduling is blocked due to non-empty scheduling gates",
            }]),
        );
    }
    apply_label_keys(object);
    warnings::pod::move_app_armor(object);
    resources::default_pod_level(object.child("spec"));
    let class = resources::qos_class(&object["spec"]);
    object.child("status").set("qosClass", class);
}

/// Main resource or any subresource.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    match context.subresource {
        "status" => return status_update(object, old),
        "ephemeralcontainers" => ephemeral_containers(object, old),
        "resize" => resize(object, old),
        _ => {
            carry(object, old, "status");
            keep_pod_resources(object, old);
        }
    }
    template(object, old);
    if !same(&object["spec"], &old["spec"]) {
        raise_generation(object, old);
    }
}

/// An old client that does not know pod-level resources does not take them away.
fn keep_pod_resources(object: &mut Value, old: &Value) {
    if !object["spec"].has("resources") && old["spec"].has("resources") {
        carry(object.child("spec"), &old["spec"], "resources");
    }
}

fn ephemeral_containers(object: &mut Value, old: &Value) {
    let mut spec = old["spec"].clone();
    carry(&mut spec, &object["spec"], "ephemeralContainers");
    object.set("spec", spec);
    carry(object, old, "status");
    reset_metadata(object, old);
}

/// Keeps only what a resize may change: resources and resize policies of the
/// same containers, and the pod's own resources. Other shapes are left for
/// validation to refuse.
fn resize(object: &mut Value, old: &Value) {
    let lists = ["containers", "initContainers"];
    if lists.iter().any(|list| object["spec"].list(list).len() != old["spec"].list(list).len()) {
        return;
    }
    let mut spec = old["spec"].clone();
    carry(&mut spec, &object["spec"], "resources");
    for list in lists {
        let new = object["spec"].list(list);
        let named_alike = new.iter().zip(old["spec"].list(list)).all(|(new, old)| new.text("name") == old.text("name"));
        if !named_alike {
            carry(&mut spec, &object["spec"], list);
            continue;
        }
        for (kept, new) in spec.list_mut(list).iter_mut().zip(new) {
            carry(kept, new, "resources");
            carry(kept, new, "resizePolicy");
        }
    }
    object.set("spec", spec);
    carry(object, old, "status");
    reset_metadata(object, old);
    keep_pod_resources(object, old);
    if object["spec"].has("resources") {
        resources::default_pod_level(object.child("spec"));
    }
}

fn status_update(object: &mut Value, old: &Value) {
    carry(object, old, "spec");
    let metadata = object.child("metadata");
    for key in ["deletionTimestamp", "ownerReferences"] {
        carry(metadata, &old["metadata"], key);
    }
    let status = object.child("status");
    for key in [
        "qosClass",
        "resourceClaimStatuses",
        "extendedResourceClaimStatus",
        "nodeAllocatableResourceClaimStatuses",
        "observedGeneration",
    ] {
        if status.is_zero(key) {
            carry(status, &old["status"], key);
        }
    }
    let mut generations: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for condition in old["status"].list("conditions").iter().rev() {
        generations.entry(condition.text("type")).or_default().push(&condition["observedGeneration"]);
    }
    for condition in status.list_mut("conditions") {
        let before = generations.get_mut(condition.text("type")).and_then(Vec::pop).cloned();
        if let Some(generation) = before.filter(|generation| !generation.is_null())
            && condition.is_zero("observedGeneration")
        {
            condition.set("observedGeneration", generation);
        }
    }
    drop_unused(status, &old["status"], STATUS_FEATURES);
}

/// Adds the values of label keys to the selectors that name them.
fn apply_label_keys(object: &mut Value) {
    let labels = object.at("metadata.labels").clone();
    let spec = object.child("spec");
    for kind in ["affinity.podAffinity", "affinity.podAntiAffinity"] {
        let Some(affinity) = spec.at_mut(kind) else { continue };
        for term in affinity.list_mut("preferredDuringSchedulingIgnoredDuringExecution") {
            if let Some(term) = term.at_mut("podAffinityTerm") {
                merge_label_keys(term, &labels);
            }
        }
        for term in affinity.list_mut("requiredDuringSchedulingIgnoredDuringExecution") {
            merge_label_keys(term, &labels);
        }
    }
    for constraint in spec.list_mut("topologySpreadConstraints") {
        merge_label_keys(constraint, &labels);
    }
}

fn merge_label_keys(term: &mut Value, labels: &Value) {
    if !term.has("labelSelector") {
        return;
    }
    let mut added = Vec::new();
    for (keys, operator) in [("matchLabelKeys", "In"), ("mismatchLabelKeys", "NotIn")] {
        for key in term.list(keys).iter().filter_map(Value::as_str) {
            if let Some(value) = labels.get(key) {
                added.push(json!({"key": key, "operator": operator, "values": [value]}));
            }
        }
    }
    if added.is_empty() {
        return;
    }
    let selector = term.child("labelSelector");
    let mut expressions = selector.list("matchExpressions").to_vec();
    expressions.extend(added);
    selector.set("matchExpressions", expressions);
}

/// Seconds that a delete gives the pod: none when no kubelet runs it or it has
/// finished; what was asked for, else what the pod says.
pub fn grace_period_seconds(object: &Value, requested: Option<i64>) -> i64 {
    let spec = &object["spec"];
    let finished = matches!(object["status"].text("phase"), "Failed" | "Succeeded");
    if spec.is_zero("nodeName") || finished {
        return 0;
    }
    let seconds = requested.or(spec.int("terminationGracePeriodSeconds")).unwrap_or(0);
    if seconds < 0 { 1 } else { seconds }
}

/// Values of the pod's selectable fields.
pub fn selectable_fields(object: &Value) -> Vec<(&'static str, String)> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let ip = status.list("podIPs").first().map_or("", |entry| entry.text("ip")).to_owned();
    let node = spec.text("nodeName").to_owned();
    vec![
        ("spec.nodeName", node.clone()),
        ("spec.host", node),
        ("spec.restartPolicy", spec.text("restartPolicy").to_owned()),
        ("spec.schedulerName", spec.text("schedulerName").to_owned()),
        ("spec.serviceAccountName", spec.text("serviceAccountName").to_owned()),
        ("spec.hostNetwork", spec.flag("hostNetwork").to_string()),
        ("status.phase", status.text("phase").to_owned()),
        ("status.podIP", ip),
        // Accepted as a name; upstream has no value for it.
        ("status.podIPs", String::new()),
        ("status.nominatedNodeName", status.text("nominatedNodeName").to_owned()),
    ]
}

/// Unusual address forms in a status.
pub fn status_warnings(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for key in ["podIPs", "hostIPs"] {
        for (index, entry) in object["status"].list(key).iter().enumerate() {
            out.extend(warnings::ip(&Path::new("status").child(key).index(index).child("ip"), entry.text("ip")));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graceful_deletion() {
        let running =
            json!({"spec": {"nodeName": "n", "terminationGracePeriodSeconds": 30}, "status": {"phase": "Running"}});
        assert_eq!(grace_period_seconds(&running, None), 30);
        assert_eq!(grace_period_seconds(&running, Some(5)), 5);
        assert_eq!(grace_period_seconds(&running, Some(-1)), 1);
        assert_eq!(grace_period_seconds(&json!({"spec": {"terminationGracePeriodSeconds": 30}}), None), 0);
    }

    #[test]
    fn conditions_keep_their_generation() {
        let old = json!({"spec": {}, "metadata": {}, "status": {"observedGeneration": 2, "qosClass": "BestEffort",
            "conditions": [{"type": "Ready", "observedGeneration": 2}]}});
        let mut new =
            json!({"spec": {"x": 1}, "metadata": {}, "status": {"conditions": [{"type": "Ready"}, {"type": "Other"}]}});
        update(&Context { subresource: "status", ..Context::default() }, &mut new, &old);
        assert_eq!(
            new["status"],
            json!({"observedGeneration": 2, "qosClass": "BestEffort",
                "conditions": [{"type": "Ready", "observedGeneration": 2}, {"type": "Other"}]})
        );
        assert_eq!(new["spec"], json!({}));
    }
}
