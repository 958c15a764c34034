//! CSIStorageCapacity: room of a storage class.
//!
//! Upstream followed: pkg/registry/storage/csistoragecapacity.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

/// The strategy of CSIStorageCapacity.
pub struct CSIStorageCapacity;

impl Strategy for CSIStorageCapacity {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        warnings::node_label_selector(object.at("nodeTopology"), &Path::new("nodeTopology"))
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        warnings::node_label_selector(object.at("nodeTopology"), &Path::new("nodeTopology"))
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        vec![printers::name(object), printers::created(object)].into()
    }
}
