//! PersistentVolume: a piece of storage.
//!
//! Upstream followed: pkg/registry/core/persistentvolume.

pub mod columns;
pub mod defaults;
pub mod spec_rules;
pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of PersistentVolume.
pub struct PersistentVolume;

impl Strategy for PersistentVolume {
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        strategy::create(context, object);
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
        strategy::warnings(object)
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        if context.subresource.is_empty() { strategy::warnings(object) } else { Vec::new() }
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("name", object.at("metadata.name").as_str().unwrap_or("").to_owned())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}
