//! Secret: data that only some may read.
//!
//! Upstream followed: pkg/registry/core/secret.

pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Secret.
pub struct Secret;

impl Strategy for Secret {
    fn prepare_for_update(&self, _context: &Context, object: &mut Value, old: &Value) {
        if object.is_zero("type") {
            let kind = old["type"].clone();
            object.set("type", kind);
        }
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
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        strategy::warnings(object)
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("type", object.text("type").to_owned())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let count = object.at("data").as_object().map_or(0, |map| map.len());
        vec![printers::name(object), object.text("type").into(), count.into(), printers::age(object, now)].into()
    }
}
