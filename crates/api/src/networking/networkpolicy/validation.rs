//! Validation of NetworkPolicy.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::ip::Cidr;
use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.networking.v1.NetworkPolicy";
const PROTOCOLS: &[&str] = &["TCP", "UDP", "SCTP"];
const KINDS: &[&str] = &["Ingress", "Egress"];

/// What a stored policy lets pass.
#[derive(Default)]
struct Stored<'a> {
    lax: bool,
    networks: Vec<&'a str>,
}

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"), &Stored::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut stored = Stored { lax: has_bad_selector(old), networks: Vec::new() };
    for (_, list, peers, _) in directions(old.at("spec")) {
        for block in list.iter().flat_map(|rule| rule.list(peers)).filter_map(|peer| peer.opt("ipBlock")) {
            stored.networks.push(block.s("cidr"));
            stored.networks.extend(block.strings("except"));
        }
    }
    let mut out = object_meta_update(object, old);
    spec(&mut out, object.at("spec"), &stored);
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn has_bad_selector(old: &Value) -> bool {
    let mut errors = ErrorList::new();
    selectors::label_selector(&mut errors, old.at("spec").at("podSelector"), false, &Path::root());
    !errors.is_empty()
}

fn directions(spec: &Value) -> [(&'static str, &[Value], &'static str, Path); 2] {
    [("ingress", "from"), ("egress", "to")]
        .map(|(list, peers)| (list, spec.list(list), peers, Path::new("spec").child(list)))
}

fn spec(out: &mut ErrorList, spec: &Value, stored: &Stored) {
    let path = Path::new("spec");
    selectors::label_selector(out, spec.at("podSelector"), stored.lax, &path.child("podSelector"));
    for (_, rules, peers, path) in directions(spec) {
        for (i, rule) in rules.iter().enumerate() {
            let path = path.index(i);
            for (j, entry) in rule.list("ports").iter().enumerate() {
                port(out, entry, &path.child("ports").index(j));
            }
            for (j, entry) in rule.list(peers).iter().enumerate() {
                peer(out, entry, stored, &path.child(peers).index(j));
            }
        }
    }
    let kinds = spec.list("policyTypes");
    let at = path.child("policyTypes");
    if kinds.len() > KINDS.len() {
        out.invalid(&at, shown("[]s", spec.at("policyTypes")), "may not specify more than two policyTypes");
        return;
    }
    for (i, kind) in kinds.iter().map(text).enumerate().filter(|(_, kind)| !KINDS.contains(kind)) {
        out.unsupported(&at.index(i), Named(kind), KINDS);
    }
}

fn port(out: &mut ErrorList, port: &Value, path: &Path) {
    if let Some(other) = port.opt_s("protocol").filter(|protocol| !PROTOCOLS.contains(protocol)) {
        out.unsupported(&path.child("protocol"), Named(other), PROTOCOLS);
    }
    let (at, end_at) = (path.child("port"), path.child("endPort"));
    let end = port.opt_int("endPort");
    match (port.at("port"), end) {
        (Value::Null, Some(end)) => out.invalid(&end_at, end, "may not be specified when `port` is not specified"),
        (Value::Null, None) => {}
        (Value::String(name), _) => {
            if let Some(end) = end {
                out.invalid(&end_at, end, "may not be specified when `port` is non-numeric");
            }
            out.messages(&at, name, names::port_name(name));
        }
        (number, _) => {
            let number = number.as_i64().unwrap_or_default();
            for message in names::port_num(number) {
                out.invalid(&at, number, message);
            }
            let Some(end) = end else { return };
            if end < number {
                out.invalid(&end_at, end, "must be greater than or equal to `port`");
            }
            for message in names::port_num(end) {
                out.invalid(&end_at, end, message);
            }
        }
    }
}

fn peer(out: &mut ErrorList, peer: &Value, stored: &Stored, path: &Path) {
    let mut count = 0;
    for field in ["podSelector", "namespaceSelector"] {
        if let Some(selector) = peer.opt(field) {
            count += 1;
            selectors::label_selector(out, selector, stored.lax, &path.child(field));
        }
    }
    let block = peer.opt("ipBlock");
    if let Some(block) = block {
        count += 1;
        ip_block(out, block, stored, &path.child("ipBlock"));
    }
    if count == 0 {
        out.required(path, "must specify a peer");
    } else if count > 1 && block.is_some() {
        out.forbidden(path, "may not specify both ipBlock and another peer");
    }
}

fn ip_block(out: &mut ErrorList, block: &Value, stored: &Stored, path: &Path) {
    let text = block.s("cidr");
    if text.is_empty() {
        out.required_unless_declared(&path.child("cidr"), "");
        return;
    }
    out.extend(names::legacy_cidr(&path.child("cidr"), text, &stored.networks));
    let Some(network) = Cidr::parse_sloppy(text) else { return };
    for (i, except) in block.strings("except").iter().enumerate() {
        let at = path.child("except").index(i);
        out.extend(names::legacy_cidr(&at, except, &stored.networks));
        let Some(inner) = Cidr::parse_sloppy(except) else { continue };
        if !network.contains(inner.network()) || network.prefix_length >= inner.prefix_length {
            out.invalid(&at, *except, "must be a strict subset of `cidr`");
        }
    }
}
