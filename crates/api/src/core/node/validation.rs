//! Validation of Node.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use super::config_rules::{config_source, config_status};
use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, label_name, object_meta, object_meta_update, positive};
use crate::validation::names;
use crate::validation::pod::scheduling::taint_effect;
use crate::validation::push::{Push, Shown, shown};
use crate::validation::resources::quantity_value;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.Node";
const TAINTS: &str = "scheduler.alpha.kubernetes.io/taints";
const AVOID_PODS: &str = "scheduler.alpha.kubernetes.io/preferAvoidPods";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource != "status" {
        out.extend(whole(object));
    }
    update(&mut out, object, old);
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(node: &Value) -> ErrorList {
    let mut out = object_meta(node, Cluster, names::dns_subdomain);
    let meta = Path::new("metadata");
    let (spec, status) = (node.at("spec"), node.at("status"));
    annotations(&mut out, node, &meta.child("annotations"));
    taints(&mut out, spec.list("taints"), &meta.child("taints"));
    resources(&mut out, status);
    if let Some(capacity) = status.at("nodeInfo").at("swap").opt_int("capacity") {
        positive(&mut out, capacity, &meta.child("nodeSwapStatus").child("capacity"));
    }
    declared_features(&mut out, status);
    let at = Path::new("spec").child("podCIDRs");
    let networks = spec.strings("podCIDRs");
    for (i, network) in networks.iter().enumerate() {
        out.extend(names::legacy_cidr(&at.index(i), network, &[]));
    }
    if networks.len() > 1 {
        let parsed: Vec<Option<bool>> =
            networks.iter().map(|text| names::parse_cidr(text).map(|(address, _)| address.is_ipv4())).collect();
        if let Some(bad) = parsed.iter().position(Option::is_none) {
            let detail = format!(
                "invalid PodCIDRs. failed to check with dual stack with error:invalid CIDR[{bad}]: <nil> (invalid CIDR address: {})",
                networks[bad]
            );
            out.add(apimachinery::FieldError::internal(&at, detail));
        }
        let both = parsed.contains(&Some(true)) && parsed.contains(&Some(false)) && !parsed.contains(&None);
        if !both || networks.len() > 2 {
            let detail = "may specify no more than one CIDR for each IP family";
            out.invalid(&at, shown("[]s", spec.at("podCIDRs")), detail);
        }
    }
    out
}

fn update(out: &mut ErrorList, node: &Value, old: &Value) {
    let meta = Path::new("metadata");
    let (spec, status) = (node.at("spec"), node.at("status"));
    let stored = old.at("spec");
    let path = Path::new("spec");
    out.extend(object_meta_update(node, old));
    annotations(out, node, &meta.child("annotations"));
    resources(out, status);
    declared_features(out, status);
    let addresses = status.list("addresses");
    for (i, address) in addresses.iter().enumerate() {
        if addresses[..i].contains(address) {
            let at = Path::new("status").child("addresses").index(i);
            out.duplicate(&at, shown("core.NodeAddress", address));
        }
    }
    let (networks, before) = (spec.strings("podCIDRs"), stored.strings("podCIDRs"));
    let changed = match before.len() {
        0 => 0,
        n if n != networks.len() => 1,
        _ => networks.iter().zip(&before).filter(|(a, b)| a != b).count(),
    };
    for _ in 0..changed {
        let detail = "node updates may not change podCIDR except from \"\" to valid";
        out.forbidden(&path.child("podCIDRs"), detail);
    }
    let (id, before) = (spec.s("providerID"), stored.s("providerID"));
    if !before.is_empty() && id != before {
        let done = if id.is_empty() { "cleared" } else { "modified" };
        let detail = format!("field cannot be {done} once set");
        out.invalid(&path.child("providerID"), Shown("null".to_owned()), detail);
    }
    if let Some(source) = spec.opt("configSource") {
        config_source(out, source, &path.child("configSource"));
    }
    config_status(out, status.at("config"), &Path::new("status").child("config"));
    taints(out, spec.list("taints"), &meta.child("taints"));
    if spec.s("externalID") != stored.s("externalID") {
        out.forbidden(&path.child("externalID"), "may not be updated");
    }
}

/// Old annotations with taints and preferences in JSON.
fn annotations(out: &mut ErrorList, node: &Value, path: &Path) {
    let annotations = node.at("metadata").map("annotations");
    let parse = |key: &str| -> Option<Result<Value, String>> {
        let json = annotations.get(key).map(text).filter(|json| !json.is_empty())?;
        Some(
            serde_json::from_str(json)
                .map_err(|error| codec::json::explain_syntax(json.as_bytes()).unwrap_or_else(|| error.to_string())),
        )
    };
    match parse(TAINTS) {
        Some(Ok(list)) => {
            let list = list.as_array().map_or(&[][..], Vec::as_slice);
            taints(out, list, &path.child(TAINTS));
        }
        Some(Err(error)) => out.invalid(path, TAINTS, error),
        None => {}
    }
    match parse(AVOID_PODS) {
        Some(Ok(avoid)) => {
            for (i, entry) in avoid.list("preferAvoidPods").iter().enumerate() {
                let at = path.child(AVOID_PODS).index(i).child("PodSignature");
                match entry.at("podSignature").opt("podController") {
                    None => out.required(&at, ""),
                    Some(owner) if !owner.flag("controller") => {
                        let at = at.child("PodController").child("Controller");
                        out.invalid(&at, false, "must point to a controller");
                    }
                    Some(_) => {}
                }
            }
        }
        Some(Err(error)) => out.invalid(&path.child("AvoidPods"), AVOID_PODS, error),
        None => {}
    }
}

fn taints(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, taint) in list.iter().enumerate() {
        let at = path.index(i);
        let (key, value, effect) = (taint.s("key"), taint.s("value"), taint.s("effect"));
        label_name(out, key, &at.child("key"));
        let messages = names::label_value(value);
        if !messages.is_empty() {
            out.invalid(&at.child("value"), value, messages.join(";"));
        }
        if effect.is_empty() {
            out.required(&at.child("effect"), "");
        } else {
            taint_effect(out, effect, &at.child("effect"));
        }
        if list[..i].iter().any(|other| other.s("key") == key && other.s("effect") == effect) {
            out.duplicate(&at, shown("core.Taint", taint));
            if let Some(last) = out.last_mut() {
                last.detail = "taints must be unique by key and effect pair".to_owned();
            }
        }
    }
}

fn resources(out: &mut ErrorList, status: &Value) {
    for list in ["capacity", "allocatable"] {
        for (name, value) in status.map(list) {
            quantity_value(out, name, value, &Path::new("status").child(list).child(name));
        }
    }
}

fn declared_features(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status").child("declaredFeatures");
    let features = status.strings("declaredFeatures");
    for (i, feature) in features.iter().enumerate() {
        let quoted = apimachinery::field::quote(feature);
        if feature.len() > names::SUBDOMAIN_MAX {
            let detail =
                format!("invalid feature name {quoted}: must be no more than {} characters", names::SUBDOMAIN_MAX);
            out.invalid(&path.index(i), *feature, detail);
        } else if !is_feature(feature) {
            let detail = format!(
                "invalid feature name {quoted}: must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and slashes"
            );
            out.invalid(&path.index(i), *feature, detail);
        }
        let Some(next) = features.get(i + 1) else { continue };
        match feature.cmp(next) {
            std::cmp::Ordering::Equal => out.duplicate(&path.index(i + 1), *next),
            std::cmp::Ordering::Greater => {
                out.invalid(&path.index(i + 1), *next, "list must be sorted alphabetically");
            }
            std::cmp::Ordering::Less => {}
        }
    }
}

fn is_feature(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.split('/').all(|part| {
            part.starts_with(|c: char| c.is_ascii_alphabetic()) && part.bytes().all(|b| b.is_ascii_alphanumeric())
        })
}
