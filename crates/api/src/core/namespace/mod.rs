//! Namespace: a scope of names.
//!
//! Upstream followed: pkg/registry/core/namespace.

pub mod defaults;
pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Namespace.
pub struct Namespace;

impl Strategy for Namespace {
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
    fn canonicalize(&self, object: &mut Value) {
        defaults::name_label(object);
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("status.phase", object["status"].text("phase").to_owned())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), object["status"].text("phase").into(), printers::age(object, now)].into()
    }
}
