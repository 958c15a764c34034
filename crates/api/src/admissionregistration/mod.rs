//! Kinds of admissionregistration.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod defaults;
pub mod expressions;
pub mod mutatingadmissionpolicy;
pub mod mutatingadmissionpolicybinding;
pub mod mutatingwebhookconfiguration;
pub mod policies;
pub mod rules;
pub mod strategy;
pub mod validatingadmissionpolicy;
pub mod validatingadmissionpolicybinding;
pub mod validatingwebhookconfiguration;
pub mod webhooks;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("mutatingadmissionpolicies", &mutatingadmissionpolicy::MutatingAdmissionPolicy),
    ("mutatingadmissionpolicybindings", &mutatingadmissionpolicybinding::MutatingAdmissionPolicyBinding),
    ("mutatingwebhookconfigurations", &mutatingwebhookconfiguration::MutatingWebhookConfiguration),
    ("validatingadmissionpolicies", &validatingadmissionpolicy::ValidatingAdmissionPolicy),
    ("validatingadmissionpolicybindings", &validatingadmissionpolicybinding::ValidatingAdmissionPolicyBinding),
    ("validatingwebhookconfigurations", &validatingwebhookconfiguration::ValidatingWebhookConfiguration),
];
