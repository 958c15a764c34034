//! Defaults of webhook configurations and admission policies, of all versions.
//!
//! Upstream followed: pkg/apis/admissionregistration/*/defaults.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Port of a service that a webhook is reached at.
pub const SERVICE_PORT: i64 = 443;

/// Defaults of a webhook configuration; v1beta1 is laxer.
pub fn webhooks(api_version: &str, mutating: bool, object: &mut Value) {
    let beta = api_version == "admissionregistration.k8s.io/v1beta1";
    for webhook in object.list_mut("webhooks") {
        webhook.default("failurePolicy", if beta { "Ignore" } else { "Fail" });
        webhook.default("matchPolicy", if beta { "Exact" } else { "Equivalent" });
        webhook.default("namespaceSelector", json!({}));
        webhook.default("objectSelector", json!({}));
        webhook.default("timeoutSeconds", if beta { 30 } else { 10 });
        if beta {
            webhook.default("sideEffects", "Unknown");
            webhook.default_zero("admissionReviewVersions", json!(["v1beta1"]));
        }
        if mutating {
            webhook.default("reinvocationPolicy", "Never");
        }
        if let Some(service) = webhook.at_mut("clientConfig.service") {
            service.default("port", SERVICE_PORT);
        }
        for rule in webhook.list_mut("rules") {
            rule.default("scope", "*");
        }
    }
}

/// Defaults of a validating or mutating policy.
pub fn policy(object: &mut Value) {
    let spec = object.child("spec");
    spec.default("failurePolicy", "Fail");
    if let Some(constraints) = spec.at_mut("matchConstraints") {
        match_resources(constraints);
    }
}

/// Defaults of a policy binding.
pub fn binding(api_version: &str, object: &mut Value) {
    if api_version == "admissionregistration.k8s.io/v1alpha1"
        && let Some(reference) = object.at_mut("spec.paramRef")
    {
        reference.default("parameterNotFoundAction", "Deny");
    }
    if let Some(resources) = object.at_mut("spec.matchResources") {
        match_resources(resources);
    }
}

fn match_resources(resources: &mut Value) {
    resources.default("matchPolicy", "Equivalent");
    resources.default("namespaceSelector", json!({}));
    resources.default("objectSelector", json!({}));
    for key in ["resourceRules", "excludeResourceRules"] {
        for rule in resources.list_mut(key) {
            rule.default("scope", "*");
        }
    }
}
