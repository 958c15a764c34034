//! Validation of ValidatingAdmissionPolicyBinding.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::admissionregistration::policies::binding;
use crate::admissionregistration::rules::static_suffix;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.admissionregistration.v1.ValidatingAdmissionPolicyBinding";
const ACTIONS: &[&str] = &["Audit", "Deny", "Warn"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object);
    static_suffix(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta_plain(object, Cluster, names::dns_subdomain);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    binding(&mut out, spec, true, &path);
    let (actions, at) = (spec.strings("validationActions"), path.child("validationActions"));
    for (i, action) in actions.iter().enumerate() {
        if !ACTIONS.contains(action) {
            out.unsupported(&at.index(i), Named(action), ACTIONS);
        }
        if actions[..i].contains(action) {
            out.duplicate(&at.index(i), Named(action));
        }
    }
    if actions.contains(&"Deny") && actions.contains(&"Warn") {
        let detail = "must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)";
        out.invalid(&at, shown("[]s", spec.at("validationActions")), detail);
    }
    if actions.is_empty() {
        out.required_unless_declared(&at, "at least one validation action is required");
    }
    out
}
