//! Kinds of coordination.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod lease;
pub mod leasecandidate;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] =
    &[("leases", &lease::Lease), ("leasecandidates", &leasecandidate::LeaseCandidate)];
