//! Service: a stable address before pods. Allocation of addresses and ports is the installer's.
//!
//! Upstream followed: pkg/registry/core/service.

pub mod address_rules;
pub mod columns;
pub mod defaults;
pub mod strategy;
pub mod traffic_rules;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Service.
pub struct Service;

impl Strategy for Service {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        object.remove("status");
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
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        strategy::warnings(object)
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        match context.subresource {
            "status" => strategy::balancer_warnings(object),
            _ => strategy::warnings(object),
        }
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        let spec = &object["spec"];
        vec![("spec.clusterIP", spec.text("clusterIP").to_owned()), ("spec.type", spec.text("type").to_owned())]
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}
