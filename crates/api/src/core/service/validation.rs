//! Validation of Service.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use super::address_rules::{cluster_ips, cluster_ips_update, families_update, is_headless, load_balancer_status};
use super::traffic_rules::{health_check_update, load_balancer_class, source_ranges, traffic};
use crate::Context;
use crate::core::endpoints::validation::endpoint_ip;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, labels, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::containers::protocol;
use crate::validation::pod::probes::port as port_or_name;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.Service";
const TYPES: &[&str] = &["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"];
const AFFINITY_MAX: i64 = 86_400;
const HINTS: &str = "service.kubernetes.io/topology-aware-hints";
const MODE: &str = "service.kubernetes.io/topology-mode";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_label);
    service(&mut out, object, None);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        load_balancer_status(&mut out, object, old);
    } else {
        cluster_ips_update(&mut out, object.at("spec"), old.at("spec"));
        families_update(&mut out, object.at("spec"), old.at("spec"));
        load_balancer_class(&mut out, object.at("spec"), Some(old.at("spec")));
        health_check_update(&mut out, object.at("spec"), old.at("spec"));
        service(&mut out, object, Some(old));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn service(out: &mut ErrorList, object: &Value, old: Option<&Value>) {
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let annotations = object.at("metadata").map("annotations");
    if let (Some(mode), Some(hints)) = (annotations.get(MODE), annotations.get(HINTS))
        && mode != hints
    {
        let at = Path::new("metadata").child("annotations").key(MODE);
        out.invalid(&at, text(mode), format!("must match annotations[{HINTS}] when both are specified"));
    }
    let ports = spec.list("ports");
    let kind = spec.s("type");
    let headless = is_headless(spec);
    if ports.is_empty() && !headless && kind != "ExternalName" {
        out.required(&path.child("ports"), "");
    }
    if headless && matches!(kind, "LoadBalancer" | "NodePort") {
        let detail = format!("may not be set to 'None' for {kind} services");
        out.invalid(&path.child("clusterIPs").index(0), "None", detail);
    }
    if kind == "ExternalName" {
        external_name(out, spec, &path);
    }
    for (i, port) in ports.iter().enumerate() {
        service_port(out, port, &ports[..i], ports.len() > 1, &path.child("ports").index(i));
    }
    labels(out, spec, "selector", &path.child("selector"));
    affinity(out, spec, &path);
    cluster_ips(out, spec, old.map(|old| old.at("spec")));
    let stored = old.map(|old| old.at("spec").strings("externalIPs")).unwrap_or_default();
    for (i, address) in spec.strings("externalIPs").iter().enumerate() {
        let at = path.child("externalIPs").index(i);
        let errors = names::legacy_ip(&at, address, &stored);
        if errors.is_empty() {
            endpoint_ip(out, address, &at);
        }
        out.extend(errors);
    }
    if kind.is_empty() {
        out.required(&path.child("type"), "");
    } else if !TYPES.contains(&kind) {
        out.unsupported(&path.child("type"), Named(kind), TYPES);
    }
    ports_together(out, ports, kind, &path.child("ports"));
    source_ranges(out, object, old);
    let node_ports = spec.opt_flag("allocateLoadBalancerNodePorts");
    if node_ports.is_some() && kind != "LoadBalancer" {
        let at = path.child("allocateLoadBalancerNodePorts");
        out.forbidden(&at, "may only be used when `type` is 'LoadBalancer'");
    }
    if kind == "LoadBalancer" && node_ports.is_none() {
        out.required(&Path::new("allocateLoadBalancerNodePorts"), "");
    }
    load_balancer_class(out, spec, None);
    traffic(out, spec, &path);
}

fn external_name(out: &mut ErrorList, spec: &Value, path: &Path) {
    for field in ["clusterIPs", "ipFamilies", "ipFamilyPolicy"] {
        let given = if field == "ipFamilyPolicy" { spec.has(field) } else { !spec.list(field).is_empty() };
        if given {
            out.forbidden(&path.child(field), "may not be set for ExternalName services");
        }
    }
    let name = spec.s("externalName");
    let name = name.strip_suffix('.').unwrap_or(name);
    let at = path.child("externalName");
    if name.is_empty() {
        out.required(&at, "");
    } else {
        out.messages(&at, name, names::dns_subdomain(name));
    }
}

fn service_port(out: &mut ErrorList, port: &Value, earlier: &[Value], needs_name: bool, path: &Path) {
    let name = port.s("name");
    let at = path.child("name");
    if !name.is_empty() {
        out.messages(&at, name, names::dns_label(name));
        if earlier.iter().any(|other| other.s("name") == name) {
            out.duplicate(&at, name);
        }
    } else if needs_name {
        out.required(&at, "");
    }
    let number = port.int("port");
    for message in names::port_num(number) {
        out.invalid(&path.child("port"), number, message);
    }
    protocol(out, port.s("protocol"), &path.child("protocol"));
    port_or_name(out, port.at("targetPort"), &path.child("targetPort"));
    if let Some(name) = port.opt_s("appProtocol") {
        selectors::qualified_name(out, name, &path.child("appProtocol"));
    }
}

/// What ports may not share, and node ports where there are none.
fn ports_together(out: &mut ErrorList, ports: &[Value], kind: &str, path: &Path) {
    if kind == "ClusterIP" {
        for (i, port) in ports.iter().enumerate() {
            if port.int("nodePort") != 0 {
                let at = path.index(i).child("nodePort");
                out.forbidden(&at, "may not be used when `type` is 'ClusterIP'");
            }
        }
    }
    let same = |a: &Value, b: &Value, field: &str| a.int(field) == b.int(field) && a.s("protocol") == b.s("protocol");
    for (i, port) in ports.iter().enumerate() {
        let number = port.int("nodePort");
        if number != 0 && ports[..i].iter().any(|other| same(other, port, "nodePort")) {
            out.duplicate(&path.index(i).child("nodePort"), number);
        }
    }
    for (i, port) in ports.iter().enumerate() {
        if ports[..i].iter().any(|other| same(other, port, "port")) {
            let mut key = serde_json::Map::new();
            for field in ["protocol", "port"] {
                if let Some(value) = port.opt(field) {
                    key.insert(field.to_owned(), value.clone());
                }
            }
            out.duplicate(&path.index(i), shown("core.ServicePort", &Value::Object(key)));
        }
    }
}

fn affinity(out: &mut ErrorList, spec: &Value, path: &Path) {
    let at = path.child("sessionAffinityConfig");
    let config = spec.at("sessionAffinityConfig");
    match spec.s("sessionAffinity") {
        "" => out.required(&path.child("sessionAffinity"), ""),
        "ClientIP" => client_ip(out, config, &at),
        "None" => {
            if !config.is_null() {
                out.forbidden(&at, "must not be set when session affinity is None");
            }
        }
        other => out.unsupported(&path.child("sessionAffinity"), Named(other), &["ClientIP", "None"]),
    }
}

fn client_ip(out: &mut ErrorList, config: &Value, path: &Path) {
    let missing = "when session affinity type is ClientIP";
    let at = path.child("clientIP");
    match (config.opt("clientIP"), config.at("clientIP").opt_int("timeoutSeconds")) {
        _ if config.is_null() => out.required(path, missing),
        (None, _) => out.required(&at, missing),
        (Some(_), None) => out.required(&at.child("timeoutSeconds"), missing),
        (Some(_), Some(seconds)) if !(1..=AFFINITY_MAX).contains(&seconds) => {
            let detail = format!("must be greater than 0 and less than {AFFINITY_MAX}");
            out.invalid(&at.child("timeoutSeconds"), seconds, detail);
        }
        _ => {}
    }
}
