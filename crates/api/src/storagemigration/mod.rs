//! Kinds of storagemigration.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod storageversionmigration;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] =
    &[("storageversionmigrations", &storageversionmigration::StorageVersionMigration)];
