//! Validation of PodDisruptionBudget.
//!
//! Upstream followed: pkg/apis/policy/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{conditions, non_negative};
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::Get;
use crate::validation::workloads::{at_most_100_percent, int_or_percent};

const TYPE: &str = "api.policy.v1.PodDisruptionBudget";
const POLICIES: &[&str] = &["AlwaysAllow", "IfHealthyBudget"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, spec(object.at("spec"), false), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let out = if context.subresource == "status" {
        status(object.at("status"), context.version)
    } else {
        spec(object.at("spec"), selectors::has_invalid_value(old.at("spec").at("selector")))
    };
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(spec: &Value, lax: bool) -> ErrorList {
    let mut out = ErrorList::new();
    let path = Path::new("spec");
    let fields = ["minAvailable", "maxUnavailable"];
    if fields.iter().all(|field| spec.has(field)) {
        let whole = shown("policy.PodDisruptionBudgetSpec", spec);
        out.invalid(&path, whole, "minAvailable and maxUnavailable cannot be both set");
    }
    for field in fields {
        if let Some(value) = spec.opt(field) {
            int_or_percent(&mut out, value, &path.child(field));
            at_most_100_percent(&mut out, value, &path.child(field));
        }
    }
    selectors::label_selector(&mut out, spec.at("selector"), lax, &path.child("selector"));
    let field = "unhealthyPodEvictionPolicy";
    if let Some(policy) = spec.opt_s(field).filter(|policy| !POLICIES.contains(policy)) {
        out.unsupported(&path.child(field), Named(policy), POLICIES);
    }
    out
}

fn status(status: &Value, version: &str) -> ErrorList {
    let mut out = ErrorList::new();
    let path = Path::new("status");
    conditions(&mut out, status.list("conditions"), &path.child("conditions"));
    if version != "policy/v1beta1" {
        for field in ["disruptionsAllowed", "currentHealthy", "desiredHealthy", "expectedPods"] {
            non_negative(&mut out, status.int(field), &path.child(field));
        }
    }
    out
}
