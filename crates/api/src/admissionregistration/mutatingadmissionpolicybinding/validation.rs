//! Validation of MutatingAdmissionPolicyBinding.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::admissionregistration::policies::binding;
use crate::admissionregistration::rules::{mutating_operations, static_suffix};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta_plain};
use crate::validation::names;
use crate::validation::value::Get;

const TYPE: &str = "api.admissionregistration.v1.MutatingAdmissionPolicyBinding";

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
    binding(&mut out, spec, false, &path);
    mutating_operations(&mut out, spec.at("matchResources"), &path.child("matchResources"));
    out
}
