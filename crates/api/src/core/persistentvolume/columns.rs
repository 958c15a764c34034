//! The row of a persistent volume, and what claims share with it.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, UNSET, or};

const CLASS_ANNOTATION: &str = "volume.beta.kubernetes.io/storage-class";

/// Cells: Name, Capacity, Access Modes, Reclaim Policy, Status, Claim,
/// StorageClass, VolumeAttributesClass, Reason, Age, VolumeMode.
pub fn cells(volume: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&volume["spec"], &volume["status"]);
    let claim = spec.at("claimRef");
    let claim =
        if claim.is_object() { format!("{}/{}", claim.text("namespace"), claim.text("name")) } else { String::new() };
    vec![
        printers::name(volume),
        or(spec.at("capacity").text("storage"), "0").into(),
        access_modes(spec.list("accessModes")).into(),
        spec.text("persistentVolumeReclaimPolicy").into(),
        phase(volume).into(),
        claim.into(),
        class(volume).into(),
        or(spec.text("volumeAttributesClassName"), UNSET).into(),
        status.text("reason").into(),
        printers::age(volume, now),
        or(spec.text("volumeMode"), UNSET).into(),
    ]
}

/// The phase, or `Terminating`.
pub fn phase(object: &Value) -> &str {
    if object["metadata"].has("deletionTimestamp") { "Terminating" } else { object["status"].text("phase") }
}

/// The storage class of a volume or claim; the beta annotation goes first.
pub fn class(object: &Value) -> &str {
    match object.at("metadata.annotations").get(CLASS_ANNOTATION).and_then(Value::as_str) {
        Some(class) => class,
        None => object["spec"].text("storageClassName"),
    }
}

/// Short forms in a fixed order.
pub fn access_modes(modes: &[Value]) -> String {
    [("ReadWriteOnce", "RWO"), ("ReadOnlyMany", "ROX"), ("ReadWriteMany", "RWX"), ("ReadWriteOncePod", "RWOP")]
        .into_iter()
        .filter(|(mode, _)| modes.iter().any(|entry| entry == mode))
        .map(|(_, short)| short)
        .collect::<Vec<_>>()
        .join(",")
}
