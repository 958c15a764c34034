//! Defaults of networking kinds of networking.k8s.io and extensions.
//!
//! Upstream followed: pkg/apis/{networking,extensions}/*/defaults.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Defaults of a NetworkPolicy.
pub fn network_policy(api_version: &str, object: &mut Value) {
    let spec = object.child("spec");
    // extensions/v1beta1 means to, but upstream changes a copy.
    let directions: &[&str] = if api_version == "extensions/v1beta1" { &[] } else { &["ingress", "egress"] };
    for key in directions {
        for rule in spec.list_mut(key) {
            for port in rule.list_mut("ports") {
                port.default("protocol", "TCP");
            }
        }
    }
    if spec.list("policyTypes").is_empty() {
        let types = if spec.list("egress").is_empty() { json!(["Ingress"]) } else { json!(["Ingress", "Egress"]) };
        spec.set("policyTypes", types);
    }
}

/// Defaults of an IngressClass.
pub fn ingress_class(object: &mut Value) {
    if let Some(parameters) = object.at_mut("spec.parameters") {
        parameters.default("scope", "Cluster");
    }
}

/// Path types of an Ingress of a version where they were optional.
pub fn ingress_beta(object: &mut Value) {
    let Some(spec) = object.at_mut("spec") else { return };
    for rule in spec.list_mut("rules") {
        if let Some(http) = rule.at_mut("http") {
            for path in http.list_mut("paths") {
                path.default("pathType", "ImplementationSpecific");
            }
        }
    }
}
