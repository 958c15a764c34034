//! Defaults of nodes.

use apimachinery::{Value, json};

use crate::defaults::resources;
use crate::edit::Fields;

/// The singular `podCIDR` is the first of `podCIDRs`, and authoritative.
pub fn pod_cidrs(object: &mut Value) {
    let Some(spec) = object.at_mut("spec") else { return };
    let single = spec.text("podCIDR").to_owned();
    let first = spec.list("podCIDRs").first().and_then(Value::as_str).unwrap_or("").to_owned();
    if !single.is_empty() && single != first {
        spec.set("podCIDRs", json!([single]));
    } else if single.is_empty() && !first.is_empty() {
        spec.set("podCIDR", first);
    }
}

/// Allocatable is capacity where it is not said.
pub fn node(object: &mut Value) {
    let status = object.child("status");
    if status.is_zero("allocatable") && status.has("capacity") {
        let capacity = status["capacity"].clone();
        status.set("allocatable", capacity);
    }
    resources::list(status, "capacity");
    resources::list(status, "allocatable");
}
