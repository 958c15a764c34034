//! Kinds of apps; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod controllerrevision;
pub mod daemonset;
pub mod defaults;
pub mod deployment;
pub mod replicaset;
pub mod statefulset;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("controllerrevisions", &controllerrevision::ControllerRevision),
    ("daemonsets", &daemonset::DaemonSet),
    ("deployments", &deployment::Deployment),
    ("replicasets", &replicaset::ReplicaSet),
    ("statefulsets", &statefulset::StatefulSet),
];
