//! Defaults of storage kinds.
//!
//! Upstream followed: pkg/apis/storage/{v1,v1beta1}/defaults.go.

use apimachinery::{Value, json};

use crate::core::persistentvolume::defaults as volume;
use crate::edit::Fields;

/// Defaults of a StorageClass.
pub fn storage_class(object: &mut Value) {
    object.default("reclaimPolicy", "Delete");
    object.default("volumeBindingMode", "Immediate");
}

/// Defaults of a CSIDriver.
pub fn csi_driver(object: &mut Value) {
    let spec = object.child("spec");
    spec.default("attachRequired", true);
    spec.default("podInfoOnMount", false);
    spec.default("storageCapacity", false);
    spec.default("fsGroupPolicy", "ReadWriteOnceWithFSType");
    spec.default_zero("volumeLifecycleModes", json!(["Persistent"]));
    spec.default("requiresRepublish", false);
    spec.default("seLinuxMount", false);
    spec.default("preventPodSchedulingIfMissing", false);
}

/// Defaults of the inline volume of a VolumeAttachment.
pub fn volume_attachment(object: &mut Value) {
    if let Some(spec) = object.at_mut("spec.source.inlineVolumeSpec") {
        volume::spec_of_volume(spec);
    }
}
