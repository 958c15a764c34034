//! Writes to persistent volumes: the status starts Pending, and the time of the
//! last phase change is kept for those who do not write it.
//!
//! Upstream followed: pkg/registry/core/persistentvolume/strategy.go, pkg/api/persistentvolume.

use apimachinery::{Path, Value, json};

use crate::edit::{Fields, carry};
use crate::strategy::Context;
use crate::warnings;

const ANNOTATIONS: &[(&str, &str)] = &[
    ("volume.beta.kubernetes.io/storage-class", r#"deprecated since v1.8; use "storageClassName" attribute instead"#),
    ("volume.beta.kubernetes.io/mount-options", r#"deprecated since v1.31; use "mountOptions" attribute instead"#),
];

const PLUGINS: &[(&str, &str, &str)] = &[
    ("cephfs", "cephfs", "deprecated in v1.28, non-functional in v1.31+"),
    ("photonPersistentDisk", "photonPersistentDisk", "deprecated in v1.11, non-functional in v1.16+"),
    ("scaleIO", "scaleIO", "deprecated in v1.16, non-functional in v1.22+"),
    ("storageos", "storageOS", "deprecated in v1.22, non-functional in v1.25+"),
    ("glusterfs", "glusterfs", "deprecated in v1.25, non-functional in v1.26+"),
    ("rbd", "rbd", "deprecated in v1.28, non-functional in v1.31+"),
];

/// A fresh status.
pub fn create(context: &Context, object: &mut Value) {
    object.set("status", json!({"phase": "Pending", "lastPhaseTransitionTime": context.now}));
}

/// Main resource or `status`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    if context.subresource != "status" {
        carry(object, old, "status");
        return;
    }
    carry(object, old, "spec");
    let same_phase = object["status"].text("phase") == old["status"].text("phase");
    let status = object.child("status");
    let unset = !status.has("lastPhaseTransitionTime");
    if same_phase && unset {
        carry(status, &old["status"], "lastPhaseTransitionTime");
    } else if !same_phase && (unset || status["lastPhaseTransitionTime"] == old["status"]["lastPhaseTransitionTime"]) {
        status.set("lastPhaseTransitionTime", context.now);
    }
}

/// Deprecated annotations, node labels and plugins.
pub fn warnings(object: &Value) -> Vec<String> {
    let spec = &object["spec"];
    let mut out = Vec::new();
    for (key, message) in ANNOTATIONS {
        if object.at("metadata.annotations").has(key) {
            out.push(format!("metadata.annotations[{key}]: {message}"));
        }
    }
    if spec.text("persistentVolumeReclaimPolicy") == "Recycle" {
        out.push("spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. Instead, the recommended approach is to use dynamic provisioning.".to_owned());
    }
    let path = Path::new("spec").child("nodeAffinity").child("required").child("nodeSelectorTerms");
    for (index, term) in spec.at("nodeAffinity.required").list("nodeSelectorTerms").iter().enumerate() {
        out.extend(warnings::node_selector_term(term, false, &path.index(index)));
    }
    for (key, shown, message) in PLUGINS {
        if spec.has(key) {
            out.push(format!("spec.{shown}: {message}"));
        }
    }
    out
}
