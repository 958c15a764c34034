//! Rows of storage kinds.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, UNSET};

const DEFAULT_CLASS: &str = "storageclass.kubernetes.io/is-default-class";
const BETA_DEFAULT_CLASS: &str = "storageclass.beta.kubernetes.io/is-default-class";

/// Cells: Name, Provisioner, ReclaimPolicy, VolumeBindingMode, AllowVolumeExpansion, Age.
pub fn storage_class(object: &Value, default: bool, now: i64) -> Vec<Value> {
    let name = object.at("metadata.name").as_str().unwrap_or("");
    vec![
        if default { format!("{name} (default)").into() } else { name.into() },
        object.text("provisioner").into(),
        printers::or(object.text("reclaimPolicy"), "Delete").into(),
        printers::or(object.text("volumeBindingMode"), "Immediate").into(),
        object.flag("allowVolumeExpansion").into(),
        printers::age(object, now),
    ]
}

/// The class that a claim without class gets: the newest of those marked
/// default, by name among equals. Only a list can tell.
pub fn effective_default<'a>(classes: &[&'a Value]) -> Option<&'a Value> {
    let marked = |class: &&&Value| {
        let annotations = class.at("metadata.annotations");
        annotations.text(DEFAULT_CLASS) == "true" || annotations.text(BETA_DEFAULT_CLASS) == "true"
    };
    let created = |class: &Value| printers::seconds(class.at("metadata.creationTimestamp")).unwrap_or(0);
    let name = |class: &'a Value| class.at("metadata.name").as_str().unwrap_or("");
    classes.iter().filter(marked).copied().min_by(|a, b| (created(b), name(a)).cmp(&(created(a), name(b))))
}

/// Cells: Name, AttachRequired, PodInfoOnMount, StorageCapacity, TokenRequests,
/// RequiresRepublish, Modes, Age.
pub fn csi_driver(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let modes: Vec<&str> = spec.list("volumeLifecycleModes").iter().filter_map(Value::as_str).collect();
    let audiences: Vec<&str> = spec.list("tokenRequests").iter().map(|request| request.text("audience")).collect();
    let audiences = if spec.has("tokenRequests") { audiences.join(",") } else { UNSET.to_owned() };
    let attach = spec.get("attachRequired").and_then(Value::as_bool).unwrap_or(true);
    vec![
        printers::name(object),
        attach.into(),
        spec.flag("podInfoOnMount").into(),
        spec.flag("storageCapacity").into(),
        audiences.into(),
        spec.flag("requiresRepublish").into(),
        printers::or(&modes.join(","), NONE).into(),
        printers::age(object, now),
    ]
}

/// Cells: Name, Attacher, PV, Node, Attached, Age.
pub fn volume_attachment(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    vec![
        printers::name(object),
        spec.text("attacher").into(),
        spec.at("source").text("persistentVolumeName").into(),
        spec.text("nodeName").into(),
        object["status"].flag("attached").into(),
        printers::age(object, now),
    ]
}
