//! Validation of Event, in both of its groups: by the version of the request.
//!
//! Upstream followed: pkg/apis/core/validation/events.go.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.Event";
const TEXT_MAX: usize = 128;
const NOTE_MAX: usize = 1024;

/// Problems of a new object in its core form, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let mut out = common(object, context.version);
    if context.version != "v1" {
        out.extend(object_meta(object, Namespaced, names::dns_subdomain));
        series(&mut out, object);
        if !object.has("eventTime") {
            out.required(&Path::new("eventTime"), "");
        }
        let kind = object.s("type");
        if !["Normal", "Warning"].contains(&kind) {
            out.invalid(&Path::new("type"), "", format!("has invalid value: {kind}"));
        }
        let source = object.at("source");
        let unset = [
            ("firstTimestamp", !object.has("firstTimestamp")),
            ("lastTimestamp", !object.has("lastTimestamp")),
            ("count", object.int("count") == 0),
            ("source", source.s("component").is_empty() && source.s("host").is_empty()),
        ];
        for (field, _) in unset.iter().filter(|(_, unset)| !unset) {
            out.invalid(&Path::new(field), "", "needs to be unset");
        }
    }
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, both in their core form.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = common(object, context.version);
    if context.version != "v1" {
        out.extend(object_meta_update(object, old));
        if object.at("series") != old.at("series") {
            series(&mut out, object);
        }
        for (field, ty, shown_as) in FIXED {
            if *field == "eventTime" && microseconds(object) == microseconds(old) {
                continue;
            }
            immutable(&mut out, ty, object.at(field), old.at(field), &Path::new(shown_as));
        }
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

const FIXED: &[(&str, &str, &str)] = &[
    ("involvedObject", "core.ObjectReference", "involvedObject"),
    ("reason", "s", "reason"),
    ("message", "s", "message"),
    ("source", "core.EventSource", "source"),
    ("firstTimestamp", "t", "firstTimestamp"),
    ("lastTimestamp", "t", "lastTimestamp"),
    ("count", "i", "count"),
    ("reason", "s", "reason"),
    ("type", "s", "type"),
    ("eventTime", "t", "eventTime"),
    ("action", "s", "action"),
    ("related", "*core.ObjectReference", "related"),
    ("reportingComponent", "s", "reportingController"),
    ("reportingInstance", "s", "reportingInstance"),
];

/// The event's time to the microsecond.
fn microseconds(event: &Value) -> &str {
    event.s("eventTime")
}

fn series(out: &mut ErrorList, event: &Value) {
    let Some(series) = event.opt("series") else { return };
    if series.int("count") < 2 {
        out.invalid(&Path::new("series.count"), "", "should be at least 2");
    }
    if !series.has("lastObservedTime") {
        out.required(&Path::new("series.lastObservedTime"), "");
    }
}

fn common(event: &Value, version: &str) -> ErrorList {
    let mut out = ErrorList::new();
    let own = event.at("metadata").s("namespace");
    let about = event.at("involvedObject").s("namespace");
    let at = Path::new("involvedObject").child("namespace");
    let differs = match (event.has("eventTime"), about.is_empty()) {
        (false, true) => !["", "default"].contains(&own),
        (false, false) => own != about,
        (true, true) => !["default", "kube-system"].contains(&own),
        (true, false) => false,
    };
    if differs {
        out.invalid(&at, about, "does not match event.namespace");
    }
    if !event.has("eventTime") {
        return out;
    }
    let controller = event.s("reportingComponent");
    let at = Path::new(if version == "v1" { "reportingComponent" } else { "reportingController" });
    if controller.is_empty() {
        out.required(&at, "");
    }
    selectors::qualified_name(&mut out, controller, &at);
    let bounded = |out: &mut ErrorList, field: &str, max: usize| {
        if event.s(field).len() > max {
            out.invalid(&Path::new(field), "", format!("can have at most {max} characters"));
        }
    };
    for field in ["reportingInstance", "action", "reason"] {
        if event.s(field).is_empty() {
            out.required(&Path::new(field), "");
        }
        bounded(&mut out, field, TEXT_MAX);
    }
    bounded(&mut out, "message", NOTE_MAX);
    out
}
