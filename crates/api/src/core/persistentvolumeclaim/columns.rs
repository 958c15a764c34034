//! The row of a persistent volume claim.

use apimachinery::Value;

use crate::core::persistentvolume::columns::{access_modes, class, phase};
use crate::edit::Fields;
use crate::printers::{self, UNSET, or};

/// Cells: Name, Status, Volume, Capacity, Access Modes, StorageClass,
/// VolumeAttributesClass, Age, VolumeMode.
pub fn cells(claim: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&claim["spec"], &claim["status"]);
    let bound = !spec.is_zero("volumeName");
    let capacity = if bound { or(status.at("capacity").text("storage"), "0") } else { String::new() };
    let modes = if bound { access_modes(status.list("accessModes")) } else { String::new() };
    vec![
        printers::name(claim),
        phase(claim).into(),
        spec.text("volumeName").into(),
        capacity.into(),
        modes.into(),
        class(claim).into(),
        or(spec.text("volumeAttributesClassName"), UNSET).into(),
        printers::age(claim, now),
        or(spec.text("volumeMode"), UNSET).into(),
    ]
}
