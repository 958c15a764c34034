//! Kinds of scheduling.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod compositepodgroup;
pub mod defaults;
pub mod podgroup;
pub mod priorityclass;
pub mod workload;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("priorityclasses", &priorityclass::PriorityClass),
    ("podgroups", &podgroup::PodGroup),
    ("compositepodgroups", &compositepodgroup::CompositePodGroup),
    ("workloads", &workload::Workload),
];
