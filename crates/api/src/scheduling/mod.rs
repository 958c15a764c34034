//! Kinds of scheduling.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod defaults;
pub mod priorityclass;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("priorityclasses", &priorityclass::PriorityClass)];
