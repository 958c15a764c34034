//! Kinds of internal.apiserver.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod storageversion;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("storageversions", &storageversion::StorageVersion)];
