//! Defaults of persistent volumes.
//!
//! Upstream followed: pkg/apis/core/v1/defaults.go.

use apimachinery::Value;

use crate::core::pod::volumes;
use crate::defaults::resources;
use crate::edit::Fields;

/// Defaults of a PersistentVolume.
pub fn volume(object: &mut Value) {
    object.child("status").default_zero("phase", "Pending");
    let spec = object.child("spec");
    spec.default_zero("persistentVolumeReclaimPolicy", "Retain");
    spec.default("volumeMode", "Filesystem");
    spec_of_volume(spec);
}

/// What a PersistentVolumeSpec has wherever it stands (an attachment's inline volume too).
pub fn spec_of_volume(spec: &mut Value) {
    resources::list(spec, "capacity");
    volumes::source(spec);
}
