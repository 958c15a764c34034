//! Validation of DaemonSet.
//!
//! Upstream followed: pkg/apis/apps/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Namespaced, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::{Options, template_spec};
use crate::validation::push::{Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};
use crate::validation::workloads::{
    always_restarting, at_most_100_percent, collision_count, immutable_spec, int_or_percent, int_or_percent_value,
    labels_mismatch, non_negative_fields, shown_int_or_string,
};

const TYPE: &str = "api.apps.v1.DaemonSet";
/// Where apps/v1 keeps the internal field `templateGeneration`.
const GENERATION: &str = "deprecated.daemonset.template.generation";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object, &Options::default(), false);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object.at("status"));
        collision_count(&mut out, object, old);
    } else {
        template_update(&mut out, object, old);
        let old_spec = old.at("spec");
        let options = Options::of_stored_template(old_spec.at("template"));
        let lax = options.lax_selector || selectors::has_invalid_value(old_spec.at("selector"));
        spec(&mut out, object, &options, lax);
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn template_generation(object: &Value) -> i64 {
    let annotation = object.at("metadata").map("annotations").get(GENERATION);
    annotation.and_then(|value| text(value).parse().ok()).unwrap_or_default()
}

fn template_update(out: &mut ErrorList, object: &Value, old: &Value) {
    let at = Path::new("spec").child("templateGeneration");
    let (now, before) = (template_generation(object), template_generation(old));
    if now < before {
        out.invalid(&at, now, "must not be decremented");
    }
    let same = internal::same("core.PodTemplateSpec", object.at("spec").at("template"), old.at("spec").at("template"));
    if now == before && !same {
        out.invalid(&at, now, "must be incremented upon template update");
    } else if now > before && same {
        out.invalid(&at, now, "must not be incremented without template update");
    }
    immutable_spec(out, "*metav1.LabelSelector", object, old, "selector");
}

fn spec(out: &mut ErrorList, object: &Value, options: &Options, lax: bool) {
    let spec = object.at("spec");
    let path = Path::new("spec");
    let (selector, template) = (spec.at("selector"), spec.at("template"));
    selectors::label_selector(out, selector, lax, &path.child("selector"));
    if selectors::matches(selector, template.at("metadata").map("labels")) == Ok(false) {
        labels_mismatch(out, spec, &path.child("template"));
    }
    if !selector.is_null() && selectors::is_empty(selector) {
        let whole = shown("*metav1.LabelSelector", selector);
        out.invalid(&path.child("selector"), whole, "empty selector is invalid for daemonset");
    }
    template_spec(out, template, &path.child("template"), options);
    always_restarting(out, template, "DaemonSet", &path.child("template"));
    non_negative(out, spec.int("minReadySeconds"), &path.child("minReadySeconds"));
    non_negative(out, template_generation(object), &path.child("templateGeneration"));
    update_strategy(out, spec.at("updateStrategy"), &path.child("updateStrategy"));
    non_negative_fields(out, spec, &["revisionHistoryLimit"], &path);
}

fn update_strategy(out: &mut ErrorList, strategy: &Value, path: &Path) {
    let at = path.child("rollingUpdate");
    match (strategy.s("type"), strategy.opt("rollingUpdate")) {
        ("OnDelete", _) => {}
        ("RollingUpdate", None) => out.required(&at, ""),
        ("RollingUpdate", Some(rolling)) => rolling_update(out, rolling, &at),
        _ => {
            let whole = shown("apps.DaemonSetUpdateStrategy", strategy);
            out.unsupported(path, whole, &["RollingUpdate", "OnDelete"]);
        }
    }
}

fn rolling_update(out: &mut ErrorList, rolling: &Value, path: &Path) {
    let fields = ["maxUnavailable", "maxSurge"];
    for field in fields {
        int_or_percent(out, rolling.at(field), &path.child(field));
    }
    for field in fields {
        at_most_100_percent(out, rolling.at(field), &path.child(field));
    }
    match fields.map(|field| int_or_percent_value(rolling.at(field)) != 0) {
        [true, true] => {
            let surge = shown_int_or_string(rolling.at("maxSurge"));
            out.invalid(&path.child("maxSurge"), surge, "may not be set when maxUnavailable is non-zero");
        }
        [false, false] => out.required(&path.child("maxUnavailable"), "cannot be 0 when maxSurge is 0"),
        _ => {}
    }
}

fn status(out: &mut ErrorList, status: &Value) {
    let fields = [
        "currentNumberScheduled",
        "numberMisscheduled",
        "desiredNumberScheduled",
        "numberReady",
        "observedGeneration",
        "updatedNumberScheduled",
        "numberAvailable",
        "numberUnavailable",
        "collisionCount",
    ];
    non_negative_fields(out, status, &fields, &Path::new("status"));
}
