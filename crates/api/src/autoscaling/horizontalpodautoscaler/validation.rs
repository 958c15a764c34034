//! Validation of HorizontalPodAutoscaler, in its hub version v2. The bounds of
//! `minReplicas` and `maxReplicas` are declarative rules.
//!
//! Upstream followed: pkg/apis/autoscaling/validation.

use apimachinery::{ErrorList, Path, Value};

use super::metric_rules::{api_version_error, metrics, reference};
use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::resources::non_negative_quantity;
use crate::validation::value::Get;

const PERIOD_MAX: i64 = 1800;
const WINDOW_MAX: i64 = 3600;

/// Which references need no good `apiVersion`.
struct Lax {
    target: Versions,
    objects: Versions,
}

/// How an `apiVersion` is checked.
#[derive(Clone, Copy, PartialEq)]
pub enum Versions {
    Any,
    EmptyGroup,
    WithGroup,
}

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let target = versions_of_target(object);
    spec(&mut out, object.at("spec"), &Lax { target, objects: Versions::EmptyGroup });
    finish(context, out, object, None)
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object.at("status"));
    } else {
        let (new, stored) = (object.at("spec").at("scaleTargetRef"), old.at("spec").at("scaleTargetRef"));
        let same = ["apiVersion", "kind"].iter().all(|field| new.s(field) == stored.s(field));
        let bad = |metric: &Value| {
            let object = metric.at("object").opt("describedObject");
            metric.s("type") == "Object"
                && object.is_some_and(|object| api_version_error(object, Versions::EmptyGroup).is_some())
        };
        let lax = Lax {
            target: if same { Versions::Any } else { versions_of_target(object) },
            objects: match old.at("spec").list("metrics").iter().any(bad) {
                true => Versions::Any,
                false => Versions::EmptyGroup,
            },
        };
        spec(&mut out, object.at("spec"), &lax);
    }
    finish(context, out, object, Some(old))
}

fn finish(context: &Context, out: ErrorList, object: &Value, old: Option<&Value>) -> ErrorList {
    // The rules run over the request's version; what they look at is the same in both.
    let ty = match context.version {
        "autoscaling/v1" => "api.autoscaling.v1.HorizontalPodAutoscaler",
        _ => "api.autoscaling.v2.HorizontalPodAutoscaler",
    };
    declarative::finish(ty, out, object, old, &Config { options: &["HPAScaleToZero"], normalize: None })
}

fn versions_of_target(object: &Value) -> Versions {
    match object.at("spec").at("scaleTargetRef").s("kind") {
        "ReplicationController" => Versions::EmptyGroup,
        _ => Versions::WithGroup,
    }
}

fn spec(out: &mut ErrorList, spec: &Value, lax: &Lax) {
    let path = Path::new("spec");
    let (min, max) = (spec.opt_int("minReplicas"), spec.int("maxReplicas"));
    if min.is_some_and(|min| max < min) {
        out.invalid(&path.child("maxReplicas"), max, "must be greater than or equal to `minReplicas`");
    }
    reference(out, spec.at("scaleTargetRef"), lax.target, &path.child("scaleTargetRef"));
    metrics(out, spec.list("metrics"), min == Some(0), lax.objects, &path.child("metrics"));
    for direction in ["scaleUp", "scaleDown"] {
        if let Some(rules) = spec.at("behavior").opt(direction) {
            scaling_rules(out, rules, &path.child("behavior").child(direction));
        }
    }
}

fn scaling_rules(out: &mut ErrorList, rules: &Value, path: &Path) {
    let at = path.child("stabilizationWindowSeconds");
    match rules.opt_int("stabilizationWindowSeconds") {
        Some(window) if window < 0 => out.invalid(&at, window, "must be greater than or equal to zero"),
        Some(window) if window > WINDOW_MAX => {
            out.invalid(&at, window, format!("must be less than or equal to {WINDOW_MAX}"));
        }
        _ => {}
    }
    const SELECT: &[&str] = &["Disabled", "Max", "Min"];
    if let Some(policy) = rules.opt_s("selectPolicy").filter(|policy| !SELECT.contains(policy)) {
        out.unsupported(&path.child("selectPolicy"), Named(policy), SELECT);
    }
    let policies = rules.list("policies");
    if policies.is_empty() {
        out.required(&path.child("policies"), "must specify at least one Policy");
    }
    for (i, policy) in policies.iter().enumerate() {
        let at = path.child("policies").index(i);
        let kind = policy.s("type");
        if !["Pods", "Percent"].contains(&kind) {
            out.unsupported(&at.child("type"), Named(kind), &["Percent", "Pods"]);
        }
        for field in ["value", "periodSeconds"] {
            let value = policy.int(field);
            if value <= 0 {
                out.invalid(&at.child(field), value, "must be greater than zero");
            }
        }
        let period = policy.int("periodSeconds");
        if period > PERIOD_MAX {
            out.invalid(&at.child("periodSeconds"), period, format!("must be less than or equal to {PERIOD_MAX}"));
        }
    }
    if let Some(tolerance) = rules.opt("tolerance") {
        non_negative_quantity(out, tolerance, &path.child("tolerance"));
    }
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    for (i, condition) in status.list("conditions").iter().enumerate() {
        let at = path.child("conditions").index(i).child("observedGeneration");
        non_negative(out, condition.int("observedGeneration"), &at);
    }
    for field in ["currentReplicas", "desiredReplicas"] {
        non_negative(out, status.int(field), &path.child(field));
    }
}
