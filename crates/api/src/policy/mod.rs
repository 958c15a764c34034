//! Kinds of policy; each is one folder and one line of [`RESOURCES`].

pub mod eviction;
pub mod poddisruptionbudget;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("poddisruptionbudgets", &poddisruptionbudget::PodDisruptionBudget)];
