//! Defaults of services.
//!
//! Upstream followed: pkg/apis/core/v1/defaults.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Seconds of ClientIP affinity.
const CLIENT_IP_TIMEOUT_SECONDS: i64 = 10800;

/// Defaults of a Service.
pub fn service(object: &mut Value) {
    let spec = object.child("spec");
    spec.default_zero("sessionAffinity", "None");
    match spec.text("sessionAffinity") {
        "None" => {
            spec.remove("sessionAffinityConfig");
        }
        "ClientIP" if spec.at("sessionAffinityConfig.clientIP.timeoutSeconds").is_null() => {
            spec.set("sessionAffinityConfig", json!({"clientIP": {"timeoutSeconds": CLIENT_IP_TIMEOUT_SECONDS}}));
        }
        _ => {}
    }
    spec.default_zero("type", "ClusterIP");
    for port in spec.list_mut("ports") {
        port.default_zero("protocol", "TCP");
        if port.is_zero("targetPort") {
            let number = port.int("port").unwrap_or(0);
            port.set("targetPort", number);
        }
    }
    if externally_accessible(spec) {
        spec.default_zero("externalTrafficPolicy", "Cluster");
    }
    if matches!(spec.text("type"), "NodePort" | "LoadBalancer" | "ClusterIP") {
        spec.default("internalTrafficPolicy", "Cluster");
    }
    if spec.text("type") == "LoadBalancer" {
        spec.default("allocateLoadBalancerNodePorts", true);
        if let Some(balancer) = object.at_mut("status.loadBalancer") {
            for ingress in balancer.list_mut("ingress") {
                if !ingress.is_zero("ip") {
                    ingress.default("ipMode", "VIP");
                }
            }
        }
    }
}

/// Whether traffic from outside the cluster can reach the service.
pub fn externally_accessible(spec: &Value) -> bool {
    match spec.text("type") {
        "LoadBalancer" | "NodePort" => true,
        "ClusterIP" => !spec.list("externalIPs").is_empty(),
        _ => false,
    }
}
