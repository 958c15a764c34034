//! ReplicaSet: keeps a number of pods.
//!
//! Upstream followed: pkg/registry/apps/replicaset.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::apps::columns;
use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of ReplicaSet.
pub struct ReplicaSet;

impl Strategy for ReplicaSet {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        pod_strategy::template(object.child("spec").child("template"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource.is_empty() {
            pod_strategy::template(object.child("spec").child("template"), old.at("spec.template"));
        }
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = warnings::pod_host_name(object, warnings::POD_NAMES);
        warnings.extend(template_warnings(object));
        warnings
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if warnings::generation_changed(object, old) { template_warnings(object) } else { Vec::new() }
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("status.replicas", object["status"].int("replicas").unwrap_or(0).to_string())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::replicas(object, now).into()
    }
}

fn template_warnings(object: &Value) -> Vec<String> {
    warnings::pod::template(&Path::new("spec").child("template"), object.at("spec.template"))
}
