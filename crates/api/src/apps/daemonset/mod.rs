//! DaemonSet: a pod on each node.
//!
//! Upstream followed: pkg/registry/apps/daemonset.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::apps::columns;
use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::lifecycle::same;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of DaemonSet.
pub struct DaemonSet;

impl Strategy for DaemonSet {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        let generation = template_generation(object).max(1);
        set_template_generation(object, generation);
        pod_strategy::template(object.child("spec").child("template"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource == "status" {
            LIFECYCLE.update(context, object, old);
            return set_template_generation(object, template_generation(old));
        }
        pod_strategy::template(object.child("spec").child("template"), old.at("spec.template"));
        let changed = !same(old.at("spec.template"), object.at("spec.template"));
        set_template_generation(object, template_generation(old) + i64::from(changed));
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        template_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        // Upstream asks the template generation, which follows the template alone.
        if same(old.at("spec.template"), object.at("spec.template")) { Vec::new() } else { template_warnings(object) }
    }
    fn partial_metadata(&self, metadata: &mut Value) {
        if let Some(annotations) = metadata.at_mut("annotations") {
            annotations.remove(TEMPLATE_GENERATION);
        }
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::daemon_set(object, now).into()
    }
}

fn template_warnings(object: &Value) -> Vec<String> {
    warnings::pod::template(&Path::new("spec").child("template"), object.at("spec.template"))
}

/// Counts changes of the template; a field of versions that are gone.
pub const TEMPLATE_GENERATION: &str = "deprecated.daemonset.template.generation";

fn template_generation(object: &Value) -> i64 {
    object.at("metadata.annotations").text(TEMPLATE_GENERATION).parse().unwrap_or(0)
}

fn set_template_generation(object: &mut Value, generation: i64) {
    object.child("metadata").child("annotations").set(TEMPLATE_GENERATION, generation.to_string());
}
