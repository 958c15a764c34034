//! CustomResourceDefinition: a kind of the user. Strategies see the v1 form; storage holds v1beta1.
//!
//! Upstream followed: apiextensions-apiserver pkg/registry/customresourcedefinition.

pub mod columns;
pub mod conversion;
pub mod defaults;
pub mod go_json;
pub mod rules;
pub mod schemas;
pub mod selectable;
pub mod strategy;
pub mod validation;
pub mod version_rules;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy};

/// The strategy of CustomResourceDefinition.
pub struct CustomResourceDefinition;

impl Strategy for CustomResourceDefinition {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        strategy::create(object);
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
        strategy::warnings(object, &Value::Null)
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if context.subresource.is_empty() { strategy::warnings(object, old) } else { Vec::new() }
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        columns::cells(object).into()
    }
}
