//! What an update of a service may touch, and what a change of type frees.
//!
//! A field that only made sense for the old type goes when the client left it as
//! it was, so that a type can be changed without naming each of them.
//!
//! Upstream followed: pkg/registry/core/service/strategy.go, pkg/api/service/warnings.go.

use std::collections::BTreeSet;

use apimachinery::{Path, Value, json};

use super::defaults::externally_accessible;
use crate::edit::{Fields, carry};
use crate::lifecycle::same;
use crate::strategy::Context;
use crate::warnings;

/// Main resource or `status`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    if context.subresource == "status" {
        carry(object, old, "spec");
        return;
    }
    carry(object, old, "status");
    drop_type_dependent(object, old);
}

fn needs_node_port(spec: &Value) -> bool {
    matches!(spec.text("type"), "NodePort" | "LoadBalancer")
}

fn needs_health_check_port(spec: &Value) -> bool {
    spec.text("type") == "LoadBalancer" && spec.text("externalTrafficPolicy") == "Local"
}

fn node_ports(spec: &Value) -> BTreeSet<i64> {
    spec.list("ports").iter().filter_map(|port| port.int("nodePort")).filter(|port| *port != 0).collect()
}

fn drop_type_dependent(object: &mut Value, old: &Value) {
    let old = &old["spec"];
    let spec = object.child("spec");
    let was = |kind: &str| old.text("type") == kind;
    let balancer = spec.text("type") == "LoadBalancer";
    if !was("ExternalName") && spec.text("type") == "ExternalName" {
        if same(&spec["clusterIP"], &old["clusterIP"]) && same(&spec["clusterIPs"], &old["clusterIPs"]) {
            spec.remove("clusterIP");
            spec.remove("clusterIPs");
        }
        for key in ["ipFamilies", "ipFamilyPolicy"] {
            if same(&spec[key], &old[key]) {
                spec.remove(key);
            }
        }
    }
    if needs_node_port(old) && !needs_node_port(spec) && node_ports(old).is_superset(&node_ports(spec)) {
        for port in spec.list_mut("ports") {
            port.remove("nodePort");
        }
    }
    if needs_health_check_port(old)
        && !needs_health_check_port(spec)
        && spec.int("healthCheckNodePort") == old.int("healthCheckNodePort")
    {
        spec.remove("healthCheckNodePort");
    }
    if was("LoadBalancer") && !balancer {
        for key in ["allocateLoadBalancerNodePorts", "loadBalancerClass"] {
            if same(&spec[key], &old[key]) {
                spec.remove(key);
            }
        }
    }
    if externally_accessible(old)
        && !externally_accessible(spec)
        && spec.text("externalTrafficPolicy") == old.text("externalTrafficPolicy")
    {
        spec.remove("externalTrafficPolicy");
    }
    if !balancer {
        object.child("status").set("loadBalancer", json!({}));
    }
}

/// Warnings about a service's spec.
pub fn warnings(object: &Value) -> Vec<String> {
    let spec = &object["spec"];
    let path = Path::new("spec");
    let mut out = Vec::new();
    if object.at("metadata.annotations").has("service.kubernetes.io/topology-aware-hints") {
        out.push("annotation service.kubernetes.io/topology-aware-hints is deprecated, please use service.kubernetes.io/topology-mode instead".to_owned());
    }
    let headless = spec.text("type") == "ClusterIP" && spec.text("clusterIP") == "None";
    let external_name = spec.text("type") == "ExternalName";
    let addressed = !spec.is_zero("clusterIP") && spec.text("clusterIP") != "None";
    let ips = |key: &str| {
        spec.list(key)
            .iter()
            .enumerate()
            .flat_map(|(index, ip)| warnings::ip(&path.child(key).index(index), ip.as_str().unwrap_or("")))
            .collect::<Vec<_>>()
    };
    if addressed {
        out.extend(ips("clusterIPs"));
    }
    let external = !spec.list("externalIPs").is_empty();
    if headless {
        if !spec.is_zero("loadBalancerIP") {
            out.push("spec.loadBalancerIP is ignored for headless services".to_owned());
        }
        if external {
            out.push("spec.externalIPs is ignored for headless services".to_owned());
        }
        if spec.text("sessionAffinity") != "None" {
            out.push("spec.SessionAffinity is ignored for headless services".to_owned());
        }
    }
    out.extend(ips("externalIPs"));
    if external && !headless && !external_name {
        out.push("spec.externalIPs is deprecated and may no longer be implemented in some clusters".to_owned());
    }
    if !spec.is_zero("loadBalancerIP") {
        out.extend(warnings::ip(&path.child("loadBalancerIP"), spec.text("loadBalancerIP")));
    }
    for (index, cidr) in spec.list("loadBalancerSourceRanges").iter().enumerate() {
        out.extend(warnings::cidr(&path.child("loadBalancerSourceRanges").index(index), cidr.as_str().unwrap_or("")));
    }
    if external_name && external {
        out.push(r#"spec.externalIPs is ignored when spec.type is "ExternalName""#.to_owned());
    }
    if !external_name && !spec.is_zero("externalName") {
        out.push(r#"spec.externalName is ignored when spec.type is not "ExternalName""#.to_owned());
    }
    if spec.text("trafficDistribution") == "PreferClose" {
        out.push(r#"spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone""#.to_owned());
    }
    out
}

/// Warnings about the addresses of a load balancer's status, of services and ingresses.
pub fn balancer_warnings(object: &Value) -> Vec<String> {
    let path = Path::new("status").child("loadBalancer").child("ingress");
    object
        .at("status.loadBalancer")
        .list("ingress")
        .iter()
        .enumerate()
        .flat_map(|(index, entry)| warnings::ip(&path.index(index), entry.text("ip")))
        .collect()
}
