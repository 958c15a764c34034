//! Validation of Deployment.
//!
//! Upstream followed: pkg/apis/apps/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::Options;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;
use crate::validation::workloads::{
    SelectorTexts, at_most_100_percent, collision_count, immutable_spec, int_or_percent, int_or_percent_value,
    non_negative_fields, not_greater, replica_template, selector_and_labels, shown_int_or_string,
};

const TYPE: &str = "api.apps.v1.Deployment";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"), &Options::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object.at("status"));
        collision_count(&mut out, object, old);
    } else {
        spec(&mut out, object.at("spec"), &Options::of_stored_template(old.at("spec").at("template")));
        immutable_spec(&mut out, "*metav1.LabelSelector", object, old, "selector");
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

/// The texts of deployments and replica sets.
pub const SELECTOR: SelectorTexts = SelectorTexts {
    required: true,
    empty: "empty selector is invalid for deployment",
    unusable: "invalid label selector",
};

fn spec(out: &mut ErrorList, spec: &Value, options: &Options) {
    let path = Path::new("spec");
    non_negative(out, spec.int("replicas"), &path.child("replicas"));
    if selector_and_labels(out, spec, &SELECTOR, &path) {
        replica_template(out, spec.at("template"), &path.child("template"), options);
    }
    strategy(out, spec.at("strategy"), &path.child("strategy"));
    let ready = spec.int("minReadySeconds");
    non_negative(out, ready, &path.child("minReadySeconds"));
    non_negative_fields(out, spec, &["revisionHistoryLimit", "progressDeadlineSeconds"], &path);
    if let Some(deadline) = spec.opt_int("progressDeadlineSeconds").filter(|deadline| *deadline <= ready) {
        out.invalid(&path.child("progressDeadlineSeconds"), deadline, "must be greater than minReadySeconds");
    }
}

fn strategy(out: &mut ErrorList, strategy: &Value, path: &Path) {
    let at = path.child("rollingUpdate");
    let rolling = strategy.opt("rollingUpdate");
    match (strategy.s("type"), rolling) {
        ("Recreate", Some(_)) => {
            out.forbidden(&at, "may not be specified when strategy `type` is 'Recreate'");
        }
        ("Recreate", None) => {}
        ("RollingUpdate", None) => out.required(&at, "this should be defaulted and never be nil"),
        ("RollingUpdate", Some(rolling)) => rolling_update(out, rolling, &at),
        _ => out.unsupported(path, shown("apps.DeploymentStrategy", strategy), &["Recreate", "RollingUpdate"]),
    }
}

fn rolling_update(out: &mut ErrorList, rolling: &Value, path: &Path) {
    let (unavailable, surge) = (rolling.at("maxUnavailable"), rolling.at("maxSurge"));
    let at = path.child("maxUnavailable");
    int_or_percent(out, unavailable, &at);
    int_or_percent(out, surge, &path.child("maxSurge"));
    if int_or_percent_value(unavailable) == 0 && int_or_percent_value(surge) == 0 {
        out.invalid(&at, shown_int_or_string(unavailable), "may not be 0 when `maxSurge` is 0");
    }
    at_most_100_percent(out, unavailable, &at);
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    let fields = [
        "observedGeneration",
        "replicas",
        "updatedReplicas",
        "readyReplicas",
        "availableReplicas",
        "unavailableReplicas",
        "terminatingReplicas",
        "collisionCount",
    ];
    non_negative_fields(out, status, &fields, &path);
    let more = "cannot be greater than status.replicas";
    let rules = [
        ("updatedReplicas", "replicas", more),
        ("readyReplicas", "replicas", more),
        ("availableReplicas", "replicas", more),
        ("availableReplicas", "readyReplicas", "cannot be greater than readyReplicas"),
    ];
    not_greater(out, status, &rules, &path);
}
