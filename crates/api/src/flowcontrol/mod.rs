//! Kinds of flowcontrol.apiserver.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod defaults;
pub mod flowschema;
pub mod prioritylevelconfiguration;
pub mod rules;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("flowschemas", &flowschema::FlowSchema),
    ("prioritylevelconfigurations", &prioritylevelconfiguration::PriorityLevelConfiguration),
];
