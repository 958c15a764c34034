//! Event: something that happened to an object. The hub form of both event groups.
//!
//! Upstream followed: pkg/registry/core/event.

pub mod columns;
pub mod conversion;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Event.
pub struct Event;

impl Strategy for Event {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn collectable(&self) -> bool {
        false
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        selectable_fields(object, &CORE_NAMES)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}

/// Field-selector names of core/v1 events: involved object, reporting component, source.
pub const CORE_NAMES: [&str; 9] = [
    "involvedObject.kind",
    "involvedObject.namespace",
    "involvedObject.name",
    "involvedObject.uid",
    "involvedObject.apiVersion",
    "involvedObject.resourceVersion",
    "involvedObject.fieldPath",
    "reportingComponent",
    "source",
];

/// The same of events.k8s.io, which has no source.
pub const REGARDING_NAMES: [&str; 9] = [
    "regarding.kind",
    "regarding.namespace",
    "regarding.name",
    "regarding.uid",
    "regarding.apiVersion",
    "regarding.resourceVersion",
    "regarding.fieldPath",
    "reportingController",
    "",
];

/// Selectable fields of an event in core form under the names given.
pub fn selectable_fields(object: &Value, names: &[&'static str; 9]) -> Vec<(&'static str, String)> {
    let involved = object.at("involvedObject");
    let reporting = object.text("reportingComponent");
    let source = object.at("source").text("component");
    let values = [
        involved.text("kind"),
        involved.text("namespace"),
        involved.text("name"),
        involved.text("uid"),
        involved.text("apiVersion"),
        involved.text("resourceVersion"),
        involved.text("fieldPath"),
        reporting,
        if source.is_empty() { reporting } else { source },
    ];
    let mut out: Vec<(&'static str, String)> = names
        .iter()
        .zip(values)
        .filter(|(name, _)| !name.is_empty())
        .map(|(name, value)| (*name, value.to_owned()))
        .collect();
    out.push(("reason", object.text("reason").to_owned()));
    out.push(("type", object.text("type").to_owned()));
    out
}
