//! Rules of how traffic comes to a service: policies, load balancers, source ranges.
//!
//! Upstream followed: pkg/apis/core/validation, pkg/api/service.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const RANGES: &str = "service.beta.kubernetes.io/load-balancer-source-ranges";
const ONLY_BALANCERS: &str = "may only be used when `type` is 'LoadBalancer'";
const DISTRIBUTIONS: &[&str] = &["PreferClose", "PreferSameZone", "PreferSameNode"];

fn is_balancer(spec: &Value) -> bool {
    spec.s("type") == "LoadBalancer"
}

fn needs_health_check(spec: &Value) -> bool {
    is_balancer(spec) && spec.s("externalTrafficPolicy") == "Local"
}

/// Policies of external and internal traffic.
pub fn traffic(out: &mut ErrorList, spec: &Value, path: &Path) {
    let kind = spec.s("type");
    let external =
        matches!(kind, "LoadBalancer" | "NodePort") || kind == "ClusterIP" && !spec.list("externalIPs").is_empty();
    let at = path.child("externalTrafficPolicy");
    match (external, spec.s("externalTrafficPolicy")) {
        (false, "") | (true, "Cluster" | "Local") => {}
        (false, policy) => {
            out.invalid(&at, Named(policy), "may only be set for externally-accessible services");
        }
        (true, "") => out.required(&at, ""),
        (true, other) => out.unsupported(&at, Named(other), &["Cluster", "Local"]),
    }
    let at = path.child("healthCheckNodePort");
    match (needs_health_check(spec), spec.int("healthCheckNodePort")) {
        (false, 0) => {}
        (false, port) => {
            let detail = "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'";
            out.invalid(&at, port, detail);
        }
        (true, 0) => out.required(&at, ""),
        (true, port) => {
            for message in names::port_num(port) {
                out.invalid(&at, port, message);
            }
        }
    }
    let at = path.child("internalTrafficPolicy");
    match spec.opt_s("internalTrafficPolicy") {
        None if matches!(kind, "NodePort" | "LoadBalancer" | "ClusterIP") => out.required(&at, ""),
        None | Some("Cluster" | "Local") => {}
        Some(other) => out.unsupported(&at, Named(other), &["Cluster", "Local"]),
    }
    if let Some(other) = spec.opt_s("trafficDistribution").filter(|value| !DISTRIBUTIONS.contains(value)) {
        out.unsupported(&path.child("trafficDistribution"), other, DISTRIBUTIONS);
    }
}

pub fn health_check_update(out: &mut ErrorList, spec: &Value, old: &Value) {
    let field = "healthCheckNodePort";
    if needs_health_check(spec) && needs_health_check(old) && spec.int(field) != old.int(field) {
        out.forbidden(&Path::new("spec").child(field), "field is immutable");
    }
}

/// `loadBalancerClass`: fixed once a load balancer has it.
pub fn load_balancer_class(out: &mut ErrorList, spec: &Value, old: Option<&Value>) {
    let field = "loadBalancerClass";
    let at = Path::new("spec").child(field);
    let class = spec.opt_s(field);
    if old.is_some_and(|old| is_balancer(old) && is_balancer(spec) && old.opt_s(field) != class) {
        out.invalid(&at, shown("*s", spec.at(field)), "may not change once set");
    }
    match class {
        Some(class) if is_balancer(spec) => selectors::qualified_name(out, class, &at),
        Some(_) => out.forbidden(&at, ONLY_BALANCERS),
        None => {}
    }
}

/// Networks that may reach a load balancer, from the field or the old annotation.
pub fn source_ranges(out: &mut ErrorList, object: &Value, old: Option<&Value>) {
    let spec = object.at("spec");
    let ranges = spec.strings("loadBalancerSourceRanges");
    if !ranges.is_empty() {
        let at = Path::new("spec").child("LoadBalancerSourceRanges");
        if !is_balancer(spec) {
            out.forbidden(&at, ONLY_BALANCERS);
        }
        let stored = old.map(|old| old.at("spec").strings("loadBalancerSourceRanges")).unwrap_or_default();
        let stored: Vec<&str> = stored.iter().map(|range| range.trim()).collect();
        for (i, range) in ranges.iter().enumerate() {
            out.extend(names::legacy_cidr(&at.index(i), range.trim(), &stored));
        }
        return;
    }
    let annotation = |of: &Value| of.at("metadata").map("annotations").get(RANGES).map(|v| text(v).to_owned());
    let Some(value) = annotation(object) else { return };
    let at = Path::new("metadata").child("annotations").key(RANGES);
    if !is_balancer(spec) {
        out.forbidden(&at, ONLY_BALANCERS);
    }
    let kept = old.is_some_and(|old| annotation(old).unwrap_or_default() == value);
    if !kept && !value.trim().is_empty() {
        for range in value.trim().split(',') {
            out.extend(names::legacy_cidr(&at, range.trim(), &[]));
        }
    }
}
