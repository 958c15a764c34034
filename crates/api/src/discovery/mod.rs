//! Kinds of discovery.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod endpointslice;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("endpointslices", &endpointslice::EndpointSlice)];
