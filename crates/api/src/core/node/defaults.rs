//! Defaults of nodes.

use apimachinery::Value;

use crate::defaults::resources;
use crate::edit::Fields;

/// Allocatable is capacity where it is not said.
pub fn node(object: &mut Value) {
    let status = object.child("status");
    if !status.has("allocatable") && status.has("capacity") {
        let capacity = status["capacity"].clone();
        status.set("allocatable", capacity);
    }
    resources::list(status, "capacity");
    resources::list(status, "allocatable");
}
