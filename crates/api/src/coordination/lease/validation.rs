//! Validation of Lease.
//!
//! Upstream followed: pkg/apis/coordination/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{NEGATIVE, Namespaced, object_meta_plain, object_meta_update_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

const TYPE: &str = "api.coordination.v1.Lease";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_plain(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update_plain(object, old);
    spec(&mut out, object.at("spec"));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value) {
    let path = Path::new("spec");
    if let Some(seconds) = spec.opt_int("leaseDurationSeconds").filter(|seconds| *seconds <= 0) {
        out.invalid(&path.child("leaseDurationSeconds"), seconds, "must be greater than 0");
    }
    if let Some(count) = spec.opt_int("leaseTransitions").filter(|count| *count < 0) {
        out.invalid(&path.child("leaseTransitions"), count, NEGATIVE);
    }
    let strategy = spec.opt_s("strategy");
    if let Some(strategy) = strategy {
        let at = path.child("strategy").child("strategy");
        if strategy.contains('/') {
            for message in names::qualified_name(strategy) {
                out.invalid(&at, Named(strategy), message);
            }
        } else if strategy != "OldestEmulationVersion" {
            out.unsupported(&at, Named(strategy), &["OldestEmulationVersion"]);
        }
    }
    if !spec.s("preferredHolder").is_empty() && strategy.unwrap_or_default().is_empty() {
        out.forbidden(&path.child("preferredHolder"), "may only be specified if `strategy` is defined");
    }
}
