//! SelfSubjectReview: who am I; virtual.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy, name_and_age};

/// The strategy of SelfSubjectReview.
pub struct SelfSubjectReview;

impl Strategy for SelfSubjectReview {
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
