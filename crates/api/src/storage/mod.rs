//! Kinds of storage.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod csidriver;
pub mod csinode;
pub mod csistoragecapacity;
pub mod defaults;
pub mod parameters;
pub mod storageclass;
pub mod volumeattachment;
pub mod volumeattributesclass;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("csidrivers", &csidriver::CSIDriver),
    ("csinodes", &csinode::CSINode),
    ("csistoragecapacities", &csistoragecapacity::CSIStorageCapacity),
    ("storageclasses", &storageclass::StorageClass),
    ("volumeattachments", &volumeattachment::VolumeAttachment),
    ("volumeattributesclasses", &volumeattributesclass::VolumeAttributesClass),
];
