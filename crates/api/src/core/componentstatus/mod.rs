//! ComponentStatus: health of control plane components; virtual.

pub mod columns;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy};

/// The strategy of ComponentStatus.
pub struct ComponentStatus;

impl Strategy for ComponentStatus {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        columns::cells(object).into()
    }
}
