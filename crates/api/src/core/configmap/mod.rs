//! ConfigMap: non-secret data for pods.
//!
//! Upstream followed: pkg/registry/core/configmap.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of ConfigMap.
pub struct ConfigMap;

impl Strategy for ConfigMap {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let count = |key: &str| object.at(key).as_object().map_or(0, |map| map.len());
        vec![printers::name(object), (count("data") + count("binaryData")).into(), printers::age(object, now)].into()
    }
}
