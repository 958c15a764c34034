//! Validation of EndpointSlice. The number of addresses and that their type stays
//! are checked by declarative rules.
//!
//! Upstream followed: pkg/apis/discovery/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};

use crate::Context;
use crate::core::endpoints::validation::endpoint_ip;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Namespaced, labels, object_meta};
use crate::validation::names;
use crate::validation::pod::containers::protocol;
use crate::validation::push::{Named, Push};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.discovery.v1.EndpointSlice";
const TOPOLOGY_MAX: usize = 16;
const PORTS_MAX: usize = 20_000;
const ENDPOINTS_MAX: usize = 1_000;
const HINTS_MAX: usize = 8;
const ZONE: &str = "topology.kubernetes.io/zone";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, None), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, Some(old)), object, Some(old), &Config::default())
}

fn whole(object: &Value, old: Option<&Value>) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let at = Path::new("addressType");
    match object.s("addressType") {
        "FQDN" | "IPv4" | "IPv6" => {}
        "" => out.required_unless_declared(&at, ""),
        other => {
            out.unsupported(&at, Named(other), &["FQDN", "IPv4", "IPv6"]);
            if let Some(last) = out.last_mut() {
                last.covered = true;
            }
        }
    }
    ports(&mut out, object.list("ports"), &Path::new("ports"));
    let same = |old: &Value| internal::same("[]discovery.Endpoint", old.at("endpoints"), object.at("endpoints"));
    if !old.is_some_and(same) {
        endpoints(&mut out, object.list("endpoints"), object.s("addressType"), &Path::new("endpoints"));
    }
    out
}

fn ports(out: &mut ErrorList, list: &[Value], path: &Path) {
    if list.len() > PORTS_MAX {
        out.too_many(path, list.len(), PORTS_MAX as i64);
        return;
    }
    for (i, port) in list.iter().enumerate() {
        let path = path.index(i);
        let name = port.s("name");
        let at = path.child("name");
        if !name.is_empty() {
            out.messages(&at, name, names::dns_label(name));
        }
        if list[..i].iter().any(|other| other.s("name") == name) {
            out.duplicate(&at, Named(name));
        }
        match port.opt_s("protocol") {
            None => out.required(&path.child("protocol"), ""),
            Some("") => out.unsupported(&path.child("protocol"), Named(""), &["SCTP", "TCP", "UDP"]),
            Some(name) => protocol(out, name, &path.child("protocol")),
        }
        if let Some(name) = port.opt_s("appProtocol") {
            selectors::qualified_name(out, name, &path.child("appProtocol"));
        }
    }
}

fn endpoints(out: &mut ErrorList, list: &[Value], kind: &str, path: &Path) {
    if list.len() > ENDPOINTS_MAX {
        out.too_many(path, list.len(), ENDPOINTS_MAX as i64);
        return;
    }
    for (i, endpoint) in list.iter().enumerate() {
        let path = path.index(i);
        let at = path.child("addresses");
        for (j, address) in endpoint.strings("addresses").iter().enumerate() {
            self::address(out, address, kind, &at, &at.index(j));
        }
        if let Some(node) = endpoint.opt_s("nodeName") {
            out.messages(&path.child("nodeName"), node, names::dns_subdomain(node));
        }
        let at = path.child("deprecatedTopology");
        let topology = endpoint.map("deprecatedTopology");
        if topology.len() > TOPOLOGY_MAX {
            out.too_many(&at, topology.len(), TOPOLOGY_MAX as i64);
        }
        labels(out, endpoint, "deprecatedTopology", &at);
        if topology.contains_key(ZONE) {
            out.add(FieldError::internal(&at.key(ZONE), "reserved key was not removed in conversion"));
        }
        if let Some(host) = endpoint.opt_s("hostname") {
            out.messages(&path.child("hostname"), host, names::dns_label(host));
        }
        hints(out, endpoint.at("hints"), &path.child("hints"));
    }
}

fn address(out: &mut ErrorList, address: &str, kind: &str, list: &Path, at: &Path) {
    let errors = match kind {
        "IPv4" => names::legacy_ip(at, address, &[]),
        "IPv6" => names::ip(at, address),
        "FQDN" => {
            domain(out, address, at);
            return;
        }
        _ => return,
    };
    if errors.is_empty() {
        if names::is_ipv6(address) != (kind == "IPv6") {
            out.invalid(list, address, format!("must be an {kind} address"));
        }
        endpoint_ip(out, address, at);
    }
    out.extend(errors);
}

/// A domain name of two labels or more.
fn domain(out: &mut ErrorList, name: &str, path: &Path) {
    if name.is_empty() {
        out.required(path, "");
        return;
    }
    let name = name.strip_suffix('.').unwrap_or(name);
    let errors = names::dns_subdomain(name);
    if !errors.is_empty() {
        out.invalid(path, name, errors.join(","));
    } else if !name.contains('.') {
        out.invalid(path, name, "should be a domain with at least two segments separated by dots");
    } else if let Some((label, errors)) =
        name.split('.').map(|label| (label, names::dns_label(label))).find(|(_, errors)| !errors.is_empty())
    {
        out.invalid(path, label, errors.join(","));
    }
}

fn hints(out: &mut ErrorList, hints: &Value, path: &Path) {
    let lists: [(&str, fn(&str) -> Vec<String>); 2] =
        [("forZones", names::label_value), ("forNodes", names::dns_subdomain)];
    for (list, rule) in lists {
        let path = path.child(list);
        let entries = hints.list(list);
        if entries.len() > HINTS_MAX {
            out.too_many(&path, entries.len(), HINTS_MAX as i64);
            return;
        }
        for (i, entry) in entries.iter().enumerate() {
            let (name, at) = (text(entry.at("name")), path.index(i).child("name"));
            if entries[..i].iter().any(|other| other.s("name") == name) {
                out.duplicate(&at, name);
            }
            out.messages(&at, name, rule(name));
        }
    }
}
