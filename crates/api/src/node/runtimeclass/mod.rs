//! RuntimeClass: how containers are run.
//!
//! Upstream followed: pkg/registry/node/runtimeclass.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;

/// The strategy of RuntimeClass.
pub struct RuntimeClass;

impl Strategy for RuntimeClass {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        label_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        label_warnings(object)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), object.text("handler").into(), printers::age(object, now)].into()
    }
}

fn label_warnings(object: &Value) -> Vec<String> {
    let Some(selector) = object.at("scheduling.nodeSelector").as_object() else { return Vec::new() };
    selector
        .keys()
        .filter_map(|key| warnings::node_label(key))
        .map(|message| format!("scheduling.nodeSelector: {message}"))
        .collect()
}
