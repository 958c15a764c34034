//! Kinds of node.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod runtimeclass;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("runtimeclasses", &runtimeclass::RuntimeClass)];
