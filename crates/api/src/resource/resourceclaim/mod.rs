//! ResourceClaim.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy};

/// The strategy of ResourceClaim.
pub struct ResourceClaim;

impl Strategy for ResourceClaim {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, version: &str, object: &Value, now: i64) -> Row {
        let _ = version;
        crate::strategy::name_and_age(object, now)
    }
}
