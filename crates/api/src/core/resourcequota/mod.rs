//! ResourceQuota: limits what a namespace may hold.
//!
//! Upstream followed: pkg/registry/core/resourcequota.

pub mod columns;
pub mod defaults;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY};
use crate::strategy::{Context, Row, Strategy};
use apimachinery::Quantity;

const LIFECYCLE: Lifecycle = STATUS_ONLY;

/// The strategy of ResourceQuota.
pub struct ResourceQuota;

impl Strategy for ResourceQuota {
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
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        quota_warnings(object)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}

fn quota_warnings(object: &Value) -> Vec<String> {
    let hard = object.at("spec.hard");
    let mut out = Vec::new();
    for name in ["cpu", "memory", "storage", "ephemeral-storage"] {
        let mut request = format!("requests.{name}");
        if !hard.has(&request) && matches!(name, "cpu" | "memory") {
            request = name.to_owned();
        }
        let limit = format!("limits.{name}");
        let quantity = |key: &str| hard.get(key).and_then(Value::as_str).and_then(|text| Quantity::parse(text).ok());
        if let (Some(requested), Some(limited)) = (quantity(&request), quantity(&limit))
            && requested > limited
        {
            out.push(format!("ResourceQuota {request} ({requested}) should be less than {limit} ({limited})"));
        }
    }
    out
}
