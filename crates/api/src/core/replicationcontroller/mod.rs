//! ReplicationController: keeps a number of pods, the oldest way.
//!
//! Upstream followed: pkg/registry/core/replicationcontroller.

pub mod defaults;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::apps;
use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of ReplicationController.
pub struct ReplicationController;

impl Strategy for ReplicationController {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        if let Some(template) = object.at_mut("spec.template") {
            pod_strategy::template(template, &Value::Null);
        }
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if let Some(template) = object.at_mut("spec.template") {
            pod_strategy::template(template, old.at("spec.template"));
        }
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn orphans_by_default(&self, version: &str) -> bool {
        version == "v1"
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("status.replicas", object["status"].int("replicas").unwrap_or(0).to_string())]
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = warnings::pod_host_name(object, warnings::POD_NAMES);
        warnings.extend(template_warnings(object));
        warnings
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        // Upstream looks at the old template here.
        if warnings::generation_changed(object, old) { template_warnings(old) } else { Vec::new() }
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        apps::columns::replicas(object, now).into()
    }
}

fn template_warnings(object: &Value) -> Vec<String> {
    warnings::pod::template(&Path::new("spec").child("template"), object.at("spec.template"))
}
