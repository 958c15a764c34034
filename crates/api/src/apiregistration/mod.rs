//! Kinds of apiregistration.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod apiservice;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("apiservices", &apiservice::APIService)];
