//! Defaults of persistent volume claims and of claim templates.
//!
//! Upstream followed: pkg/apis/core/v1/defaults.go.

use apimachinery::Value;

use crate::defaults::resources;
use crate::edit::Fields;

/// Defaults of a PersistentVolumeClaim, also one in a StatefulSet's templates.
pub fn claim(object: &mut Value) {
    object.child("status").default_zero("phase", "Pending");
    spec(object.child("spec"));
    for key in ["capacity", "allocatedResources"] {
        resources::list(object.child("status"), key);
    }
}

/// Defaults of the spec of a claim or of an ephemeral volume's claim template.
pub fn spec(spec: &mut Value) {
    spec.default("volumeMode", "Filesystem");
    if let Some(requirements) = spec.at_mut("resources") {
        resources::requirements(requirements);
    }
}
