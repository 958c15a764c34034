//! Validation of ServiceCIDR.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, IMMUTABLE, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.networking.v1.ServiceCIDR";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    networks(&mut out, object.at("spec"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource.is_empty() {
        update(&mut out, object.at("spec"), old.at("spec"));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn networks(out: &mut ErrorList, spec: &Value) {
    let path = Path::new("spec").child("cidrs");
    let all = spec.strings("cidrs");
    if all.is_empty() {
        out.required(&path, "at least one CIDR required");
        return;
    }
    if all.len() > 2 {
        out.invalid(&path, shown("*networking.ServiceCIDRSpec", spec), "may only hold up to 2 values");
        return;
    }
    for (i, network) in all.iter().enumerate() {
        out.extend(names::cidr(&path.index(i), network));
    }
    let family = |text: &str| names::parse_cidr(text).map(|(address, _)| address.is_ipv4());
    if let [a, b] = all[..]
        && family(a).is_some()
        && family(a) == family(b)
    {
        let detail = "may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64";
        out.invalid(&path, shown("[]s", spec.at("cidrs")), detail);
    }
}

/// A second network may be added, no more.
fn update(out: &mut ErrorList, spec: &Value, old: &Value) {
    let path = Path::new("spec").child("cidrs");
    let (new, stored) = (spec.strings("cidrs"), old.strings("cidrs"));
    if new.len() != stored.len() && (stored.len(), new.len()) != (1, 2) {
        out.invalid(&path, shown("[]s", spec.at("cidrs")), IMMUTABLE);
        return;
    }
    for (i, (new, _)) in new.iter().zip(&stored).enumerate().filter(|(_, (new, stored))| new != stored) {
        out.invalid(&path.index(i), *new, IMMUTABLE);
    }
    if new.len() != stored.len() {
        networks(out, spec);
    }
}
