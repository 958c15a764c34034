//! Scale: a subresource body, without storage of its own.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// What a Scale body has of a strategy: its validation and its row.
pub struct Scale;

/// Columns of a Scale's table: name and type; none has a format or a priority.
pub const COLUMNS: [(&str, &str); 4] =
    [("Name", "string"), ("Desired", "integer"), ("Available", "integer"), ("Age", "string")];

impl Strategy for Scale {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![
            printers::name(object),
            printers::int(object.at("spec"), "replicas"),
            printers::int(object.at("status"), "replicas"),
            printers::age(object, now),
        ]
        .into()
    }
}
