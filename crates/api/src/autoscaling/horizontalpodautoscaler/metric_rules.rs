//! Rules of what an autoscaler scales and of its metrics.
//!
//! Upstream followed: pkg/apis/autoscaling/validation.

use apimachinery::{ErrorList, Path, Value};

use super::validation::Versions;
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::resources::{container_resource_name, quantity, shown_quantity};
use crate::validation::value::Get;

/// Sorted by their type, as errors list them.
const KINDS: &[&str] = &["ContainerResource", "External", "Object", "Pods", "Resource"];
const EITHER: &str = "must set either a target raw value or a target utilization";

/// A reference to a scalable or measured object.
pub fn reference(out: &mut ErrorList, reference: &Value, versions: Versions, path: &Path) {
    for field in ["kind", "name"] {
        let (value, at) = (reference.s(field), path.child(field));
        if value.is_empty() {
            out.required(&at, "");
        } else {
            out.messages(&at, value, names::path_segment(value));
        }
    }
    if let Some(error) = api_version_error(reference, versions) {
        out.invalid(&path.child("apiVersion"), reference.s("apiVersion"), error);
    }
}

/// What is wrong with the `apiVersion` of a reference.
pub fn api_version_error(reference: &Value, versions: Versions) -> Option<String> {
    let version = reference.s("apiVersion");
    let slashes = version.matches('/').count();
    match versions {
        Versions::Any => None,
        _ if slashes > 1 => Some(format!("unexpected GroupVersion string: {version}")),
        Versions::WithGroup if slashes == 0 || version.starts_with('/') => {
            Some("apiVersion must specify API group".to_owned())
        }
        _ => None,
    }
}

pub fn metrics(out: &mut ErrorList, metrics: &[Value], to_zero: bool, versions: Versions, path: &Path) {
    for (i, metric) in metrics.iter().enumerate() {
        self::metric(out, metric, versions, &path.index(i));
    }
    if to_zero && !metrics.iter().any(|metric| ["Object", "External"].contains(&metric.s("type"))) {
        let detail = "must specify at least one Object or External metric to support scaling to zero replicas";
        out.forbidden(path, detail);
    }
}

fn metric(out: &mut ErrorList, metric: &Value, versions: Versions, path: &Path) {
    let (kind, at) = (metric.s("type"), path.child("type"));
    if kind.is_empty() {
        out.required(&at, "must specify a metric source type");
    }
    let known = KINDS.contains(&kind);
    if !known {
        out.unsupported(&at, Named(kind), KINDS);
    }
    let present: Vec<&str> = ["object", "external", "pods", "resource", "containerResource"]
        .into_iter()
        .filter(|field| metric.has(field))
        .collect();
    if let Some(first) = present.first() {
        source(out, metric.at(first), first, versions, &path.child(first));
    }
    let expected = match kind {
        "ContainerResource" => "containerResource".to_owned(),
        kind => kind.to_lowercase(),
    };
    if known && !metric.has(&expected) {
        out.required(&path.child(&expected), "must populate information for the given metric source");
    } else if !known {
        out.unsupported(&at, Named(kind), KINDS);
    }
    if present.len() != 1 {
        for other in present.iter().filter(|field| !known || **field != expected) {
            out.forbidden(&path.child(other), "must populate the given metric source only");
        }
    }
}

fn source(out: &mut ErrorList, source: &Value, kind: &str, versions: Versions, path: &Path) {
    let target = source.at("target");
    let target_at = path.child("target");
    let has = |field: &str| target.has(field);
    match kind {
        "object" => reference(out, source.at("describedObject"), versions, &path.child("describedObject")),
        "resource" | "containerResource" => resource(out, source, kind, path),
        _ => {}
    }
    if matches!(kind, "object" | "external" | "pods") {
        let (name, at) = (source.at("metric").s("name"), path.child("metric").child("name"));
        if name.is_empty() {
            out.required(&at, "must specify a metric name");
        } else {
            out.messages(&at, name, names::path_segment(name));
        }
    }
    metric_target(out, target, &target_at);
    let average_at = target_at.child("averageValue");
    match kind {
        "object" if !has("value") && !has("averageValue") => {
            out.required(&average_at, "must set either a target value or averageValue");
        }
        "external" => {
            if !has("value") && !has("averageValue") {
                out.required(&average_at, "must set either a target value for metric or a per-pod target");
            }
            if has("value") && has("averageValue") {
                let detail = "may not set both a target value for metric and a per-pod target";
                out.forbidden(&target_at.child("value"), detail);
            }
        }
        "pods" if !has("averageValue") => {
            out.required(&average_at, "must specify a positive target averageValue");
        }
        "resource" | "containerResource" => match (has("averageUtilization"), has("averageValue")) {
            (false, false) => out.required(&target_at.child("averageUtilization"), EITHER),
            (true, true) => {
                out.forbidden(&average_at, "may not set both a target raw value and a target utilization");
            }
            _ => {}
        },
        _ => {}
    }
}

fn resource(out: &mut ErrorList, source: &Value, kind: &str, path: &Path) {
    let (name, at) = (source.s("name"), path.child("name"));
    if name.is_empty() {
        out.required(&at, "must specify a resource name");
    } else if kind == "containerResource" {
        container_resource_name(out, name, &at);
    }
    if kind == "containerResource" {
        let (container, at) = (source.s("container"), path.child("container"));
        if container.is_empty() {
            out.required(&at, "must specify a container");
        } else {
            out.messages(&at, container, names::dns_label(container));
        }
    }
}

fn metric_target(out: &mut ErrorList, target: &Value, path: &Path) {
    let kind = target.s("type");
    if kind.is_empty() {
        out.required(&path.child("type"), "must specify a metric target type");
    }
    if !["Utilization", "Value", "AverageValue"].contains(&kind) {
        out.invalid(&path.child("type"), Named(kind), "must be either Utilization, Value, or AverageValue");
    }
    for field in ["value", "averageValue"] {
        if let Some(value) = target.opt(field).filter(|value| quantity(value).sign() != 1) {
            out.invalid(&path.child(field), shown_quantity(value), "must be positive");
        }
    }
    if let Some(percent) = target.opt_int("averageUtilization").filter(|percent| *percent < 1) {
        out.invalid(&path.child("averageUtilization"), percent, "must be greater than 0");
    }
}
