//! Validation of Endpoints.
//!
//! Upstream followed: pkg/apis/core/validation.

use std::net::IpAddr;

use apimachinery::{ErrorList, FieldError, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::containers::protocol;
use crate::validation::push::Push;
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.Endpoints";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, None), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    out.extend(whole(object, Some(old)));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, old: Option<&Value>) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let all = object.at("subsets");
    // What is stored may stay.
    if old.is_some_and(|old| internal::same("[]core.EndpointSubset", old.at("subsets"), all)) {
        return out;
    }
    for (i, subset) in object.list("subsets").iter().enumerate() {
        let path = Path::new("subsets").index(i);
        let lists = ["addresses", "notReadyAddresses"];
        if lists.iter().all(|list| subset.list(list).is_empty()) {
            out.required(&path, "must specify `addresses` or `notReadyAddresses`");
        }
        for list in lists {
            for (j, entry) in subset.list(list).iter().enumerate() {
                address(&mut out, entry, &path.child(list).index(j));
            }
        }
        let ports = subset.list("ports");
        for (j, entry) in ports.iter().enumerate() {
            port(&mut out, entry, ports.len() > 1, &path.child("ports").index(j));
        }
    }
    out
}

fn address(out: &mut ErrorList, address: &Value, path: &Path) {
    let (ip, at) = (address.s("ip"), path.child("ip"));
    out.extend(names::legacy_ip(&at, ip, &[]));
    let host = address.s("hostname");
    if !host.is_empty() {
        out.messages(&path.child("hostname"), host, names::dns_label(host));
    }
    if let Some(node) = address.opt_s("nodeName") {
        out.messages(&path.child("nodeName"), node, names::dns_subdomain(node));
    }
    endpoint_ip(out, ip, &at);
}

/// An address that traffic can be sent to.
pub fn endpoint_ip(out: &mut ErrorList, text: &str, path: &Path) {
    let mut add = |detail: &str| {
        out.add(FieldError::invalid(path, &Value::from(text), detail).with_origin("format=endpoint-ip"));
    };
    let Some(ip) = names::parse_ip(text).map(|ip| ip.to_canonical()) else {
        add("must be a valid IP address");
        return;
    };
    let (link_local, link_local_multicast) = match ip {
        IpAddr::V4(v4) => (v4.is_link_local(), v4.octets()[..3] == [224, 0, 0]),
        IpAddr::V6(v6) => (v6.is_unicast_link_local(), v6.segments()[0] & 0xff0f == 0xff02),
    };
    if ip.is_unspecified() {
        add(&format!("may not be unspecified ({text})"));
    }
    if ip.is_loopback() {
        add("may not be in the loopback range (127.0.0.0/8, ::1/128)");
    }
    if link_local {
        add("may not be in the link-local range (169.254.0.0/16, fe80::/10)");
    }
    if link_local_multicast {
        add("may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)");
    }
}

fn port(out: &mut ErrorList, port: &Value, needs_name: bool, path: &Path) {
    let name = port.s("name");
    if !name.is_empty() {
        out.messages(&path.child("name"), name, names::dns_label(name));
    } else if needs_name {
        out.required(&path.child("name"), "");
    }
    let number = port.int("port");
    for message in names::port_num(number) {
        out.invalid(&path.child("port"), number, message);
    }
    protocol(out, port.s("protocol"), &path.child("protocol"));
    if let Some(name) = port.opt_s("appProtocol") {
        selectors::qualified_name(out, name, &path.child("appProtocol"));
    }
}
