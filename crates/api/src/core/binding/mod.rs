//! Binding: names the node of a pod; virtual.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy, name_and_age};

/// The strategy of Binding.
pub struct Binding;

impl Strategy for Binding {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        name_and_age(object, now)
    }
}
