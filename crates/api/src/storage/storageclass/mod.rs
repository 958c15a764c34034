//! StorageClass: a kind of storage.
//!
//! Upstream followed: pkg/registry/storage/storageclass.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::storage::columns;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

/// The strategy of StorageClass.
pub struct StorageClass;

impl Strategy for StorageClass {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        topology_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        topology_warnings(object)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::storage_class(object, false, now).into()
    }
    fn rows_depend_on_list(&self) -> bool {
        true
    }
    fn rows(&self, _version: &str, objects: &[&Value], now: i64) -> Vec<Row> {
        let default = columns::effective_default(objects);
        objects
            .iter()
            .map(|object| {
                columns::storage_class(object, default.is_some_and(|other| std::ptr::eq(other, *object)), now).into()
            })
            .collect()
    }
}

fn topology_warnings(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for (index, term) in object.list("allowedTopologies").iter().enumerate() {
        let path = Path::new("allowedTopologies").index(index).child("matchLabelExpressions");
        for (position, expression) in term.list("matchLabelExpressions").iter().enumerate() {
            if let Some(message) = warnings::node_label(expression.text("key")) {
                out.push(format!("{}: {message}", path.index(position).child("key")));
            }
        }
    }
    out
}
