//! Validation of LimitRange.
//!
//! Upstream followed: pkg/apis/core/validation.

use std::collections::BTreeSet;

use apimachinery::quantity::Quantity;
use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::resources::{
    container_resource_name, is_overcommit_allowed, quantity, resource_name, shown_quantity,
};
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.LimitRange";
const KINDS: [&str; 3] = ["Pod", "Container", "PersistentVolumeClaim"];
/// Below this, quantities count in thousandths.
const MILLI_MAX: i64 = i64::MAX / 1000;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`; what is stored does not matter.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let limits = object.at("spec").list("limits");
    for (i, limit) in limits.iter().enumerate() {
        let path = Path::new("spec").child("limits").index(i);
        let (kind, at) = (limit.s("type"), path.child("type"));
        type_name(&mut out, kind, &at);
        if limits[..i].iter().any(|other| other.s("type") == kind) {
            out.duplicate(&at, Named(kind));
        }
        item(&mut out, limit, kind, &path);
    }
    out
}

fn type_name(out: &mut ErrorList, kind: &str, path: &Path) {
    let messages = names::qualified_name(kind);
    if messages.is_empty() && !kind.contains('/') && !KINDS.contains(&kind) {
        out.invalid(path, Named(kind), "must be a standard limit type or fully qualified");
    }
    for message in messages {
        out.invalid(path, Named(kind), message);
    }
}

fn item(out: &mut ErrorList, limit: &Value, kind: &str, path: &Path) {
    let mut keys = BTreeSet::new();
    let mut names_of = |out: &mut ErrorList, field: &str| {
        for name in limit.map(field).keys() {
            let at = path.child(field).key(name);
            if matches!(kind, "Pod" | "Container") {
                container_resource_name(out, name, &at);
            } else {
                resource_name(out, name, &at);
            }
            keys.insert(name.clone());
        }
    };
    names_of(out, "max");
    names_of(out, "min");
    for field in ["default", "defaultRequest"] {
        if kind != "Pod" {
            names_of(out, field);
        } else if !limit.map(field).is_empty() {
            out.forbidden(&path.child(field), "may not be specified when `type` is 'Pod'");
        }
    }
    if kind == "PersistentVolumeClaim" && !["min", "max"].iter().any(|f| limit.map(f).contains_key("storage")) {
        let detail = "either minimum or maximum storage value is required, but neither was provided";
        out.required(&path.child("limits"), detail);
    }
    names_of(out, "maxLimitRequestRatio");
    for name in keys {
        bounds(out, limit, kind, &name, path);
    }
}

fn bounds(out: &mut ErrorList, limit: &Value, kind: &str, name: &str, path: &Path) {
    let of = |field: &str| -> Option<(Quantity, &Value)> {
        let skipped = kind == "Pod" && field.starts_with("default");
        let value = limit.map(field).get(name).filter(|_| !skipped)?;
        Some((quantity(value), value))
    };
    let at = |field: &str| path.child(field).key(name);
    let (min, max, default, request) = (of("min"), of("max"), of("default"), of("defaultRequest"));
    // The two that must not cross, where the error stands, which of them it shows, their names.
    let rules = [
        (&min, &max, "min", 0, "min", "max"),
        (&min, &request, "defaultRequest", 1, "min", "default request"),
        (&request, &max, "defaultRequest", 0, "default request", "max"),
        (&request, &default, "defaultRequest", 0, "default request", "default limit"),
        (&min, &default, "default", 0, "min", "default"),
        (&default, &max, "default", 1, "default", "max"),
    ];
    for (low, high, field, which, low_name, high_name) in rules {
        if let (Some(low), Some(high)) = (low, high)
            && low.0 > high.0
        {
            let (a, b) = (text(low.1), text(high.1));
            let value = shown_quantity(if which == 0 { low.1 } else { high.1 });
            out.invalid(&at(field), value, format!("{low_name} value {a} is greater than {high_name} value {b}"));
        }
    }
    if let Some((ratio, value)) = of("maxLimitRequestRatio") {
        let at = at("maxLimitRequestRatio");
        if ratio.milli_value() < 1000 {
            out.invalid(&at, shown_quantity(value), format!("ratio {} is less than 1", text(value)));
        }
        if let (Some(min), Some(max)) = (&min, &max) {
            let (mut number, mut low, mut high) = (ratio.value() as f64, min.0.value(), max.0.value());
            if ratio.value() < MILLI_MAX && low < MILLI_MAX && high < MILLI_MAX {
                number = ratio.milli_value() as f64 / 1000.0;
                (low, high) = (min.0.milli_value(), max.0.milli_value());
            }
            let most = high as f64 / low as f64;
            if number > most {
                let detail = format!("ratio {} is greater than max/min = {most:.6}", text(value));
                out.invalid(&at, shown_quantity(value), detail);
            }
        }
    }
    if let (Some(default), Some(request)) = (&default, &request)
        && !is_overcommit_allowed(name)
        && default.0 != request.0
    {
        let (a, b) = (text(default.1), text(request.1));
        let detail = format!("default value {a} must equal to defaultRequest value {b} in {name}");
        out.invalid(&at("defaultRequest"), shown_quantity(request.1), detail);
    }
}
