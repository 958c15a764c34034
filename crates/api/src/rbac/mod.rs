//! Kinds of rbac.authorization.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod clusterrole;
pub mod clusterrolebinding;
pub mod columns;
pub mod defaults;
pub mod role;
pub mod rolebinding;
pub mod rules;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("clusterrolebindings", &clusterrolebinding::ClusterRoleBinding),
    ("clusterroles", &clusterrole::ClusterRole),
    ("rolebindings", &rolebinding::RoleBinding),
    ("roles", &role::Role),
];
