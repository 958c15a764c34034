//! Pod: containers that run together.
//!
//! Upstream followed: pkg/registry/core/pod.

pub mod columns;
pub mod defaults;
pub mod image;
pub mod resources;
pub mod strategy;
pub mod validation;
pub mod volumes;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy};
use crate::warnings;

/// The strategy of Pod.
pub struct Pod;

impl Strategy for Pod {
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        strategy::create(context, object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        strategy::update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_before_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        warnings::pod::move_app_armor(&mut object.clone())
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = warnings::pod_host_name(object, "the Pod's hostname");
        warnings.extend(warnings::pod::pod(object));
        warnings
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        if context.subresource == "status" { strategy::status_warnings(object) } else { Vec::new() }
    }
    fn graceful_delete_seconds(&self, object: &Value, requested: Option<i64>) -> Option<i64> {
        Some(strategy::grace_period_seconds(object, requested))
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        strategy::selectable_fields(object)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::row(object, now)
    }
}
