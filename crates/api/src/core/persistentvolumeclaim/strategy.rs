//! Writes to claims: no status from clients, the two data source fields kept alike.
//!
//! Upstream followed: pkg/registry/core/persistentvolumeclaim/strategy.go,
//! pkg/api/persistentvolumeclaim/util.go.

use apimachinery::{Path, Value, json};

use crate::edit::{Fields, carry};
use crate::gates;
use crate::strategy::Context;
use crate::warnings;

const CLASS_ANNOTATION: &str = "volume.beta.kubernetes.io/storage-class";

/// The status is made anew; data sources are normalized.
pub fn create(object: &mut Value) {
    object.remove("status");
    spec(object.child("spec"), &Value::Null);
}

/// Main resource or `status`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    if context.subresource == "status" {
        carry(object, old, "spec");
        if !gates::enabled("CSIVolumeHealth") && !old["status"].has("healthStatus") {
            object.child("status").remove("healthStatus");
        }
        return;
    }
    carry(object, old, "status");
    spec(object.child("spec"), &old["spec"]);
}

/// Drops sources that are not allowed and mirrors `dataSource` and `dataSourceRef`.
pub fn spec(spec: &mut Value, old: &Value) {
    let foreign = !spec.at("dataSourceRef").is_zero("namespace");
    if foreign && !gates::enabled("CrossNamespaceVolumeDataSource") && !old.has("dataSourceRef") {
        spec.remove("dataSourceRef");
    }
    let in_use = old.has("dataSource") || old.has("dataSourceRef");
    if !in_use && !spec.has("dataSourceRef") && !claim_or_snapshot(spec.at("dataSource")) {
        spec.remove("dataSource");
    }
    normalize(spec);
}

fn claim_or_snapshot(source: &Value) -> bool {
    match (source.text("kind"), source.text("apiGroup")) {
        ("PersistentVolumeClaim", group) => group.is_empty(),
        ("VolumeSnapshot", group) => group == "snapshot.storage.k8s.io",
        _ => false,
    }
}

fn normalize(spec: &mut Value) {
    let mirror = |source: &Value| {
        let mut copy = json!({"kind": source["kind"], "name": source["name"]});
        carry(&mut copy, source, "apiGroup");
        copy
    };
    if spec.has("dataSource") && !spec.has("dataSourceRef") {
        let copy = mirror(&spec["dataSource"]);
        spec.set("dataSourceRef", copy);
    } else if spec.has("dataSourceRef") && !spec.has("dataSource") && spec["dataSourceRef"].is_zero("namespace") {
        let copy = mirror(&spec["dataSourceRef"]);
        spec.set("dataSource", copy);
    }
}

/// The deprecated class annotation, and fractional bytes.
pub fn warnings(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    if object.at("metadata.annotations").has(CLASS_ANNOTATION) {
        out.push(format!(
            r#"metadata.annotations[{CLASS_ANNOTATION}]: deprecated since v1.8; use "storageClassName" attribute instead"#
        ));
    }
    out.extend(warnings::claim_spec(&Path::new("spec"), &object["spec"]));
    out
}
