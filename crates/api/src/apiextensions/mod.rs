//! Kinds of apiextensions.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod customresourcedefinition;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] =
    &[("customresourcedefinitions", &customresourcedefinition::CustomResourceDefinition)];
