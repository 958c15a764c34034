//! Node: a machine.
//!
//! Upstream followed: pkg/registry/core/node.

pub mod columns;
pub mod config_rules;
pub mod defaults;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::gates;
use crate::lifecycle::{Lifecycle, STATUS_ONLY};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = STATUS_ONLY;
/// The gate of `spec.podPreemptionPolicy`.
const PREEMPTION_GATE: &str = "InPlacePodVerticalScalingSchedulerPreemption";

/// The strategy of Node.
pub struct Node;

impl Strategy for Node {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        object.child("spec").remove("configSource");
        if !gates::enabled(PREEMPTION_GATE) {
            object.child("spec").remove("podPreemptionPolicy");
        }
        object.child("status").remove("config");
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
        if !old["spec"].has("configSource") {
            object.child("spec").remove("configSource");
        }
        if !gates::enabled(PREEMPTION_GATE) && !old["spec"].has("podPreemptionPolicy") {
            object.child("spec").remove("podPreemptionPolicy");
        }
        if context.subresource == "status" && !old["status"].has("config") {
            object.child("status").remove("config");
        }
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        node_warnings(object)
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        if context.subresource.is_empty() { node_warnings(object) } else { Vec::new() }
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("spec.unschedulable", object["spec"].flag("unschedulable").to_string())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}

fn node_warnings(object: &Value) -> Vec<String> {
    let spec = &object["spec"];
    let mut out = Vec::new();
    if spec.has("configSource") {
        out.push("spec.configSource: the feature is removed".to_owned());
    }
    if !spec.is_zero("externalID") {
        out.push("spec.externalID: this field is deprecated, and is unused by Kubernetes".to_owned());
    }
    let path = Path::new("spec").child("podCIDRs");
    for (index, cidr) in spec.list("podCIDRs").iter().enumerate() {
        out.extend(warnings::cidr(&path.index(index), cidr.as_str().unwrap_or("")));
    }
    out
}
