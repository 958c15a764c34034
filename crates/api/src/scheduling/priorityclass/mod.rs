//! PriorityClass: a name for a priority.
//!
//! Upstream followed: pkg/registry/scheduling/priorityclass.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, PLAIN};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { generation: Some(&[]), ..PLAIN };

/// The strategy of PriorityClass.
pub struct PriorityClass;

impl Strategy for PriorityClass {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![
            printers::name(object),
            printers::int(object, "value"),
            object.flag("globalDefault").into(),
            printers::age(object, now),
            object.text("preemptionPolicy").into(),
        ]
        .into()
    }
}
