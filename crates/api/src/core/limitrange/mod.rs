//! LimitRange: defaults and bounds of resources in a namespace.
//!
//! Upstream followed: pkg/registry/core/limitrange.

pub mod defaults;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of LimitRange.
pub struct LimitRange;

impl Strategy for LimitRange {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        // A nameless limit range gets a random name; its uid is one.
        let metadata = object.child("metadata");
        if metadata.is_zero("name") && metadata.has("uid") {
            let name = metadata["uid"].clone();
            metadata.set("name", name);
        }
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        vec![printers::name(object), printers::created(object)].into()
    }
}
