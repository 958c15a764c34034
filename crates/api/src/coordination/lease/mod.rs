//! Lease: who holds a lock.
//!
//! Upstream followed: pkg/registry/coordination/lease.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::gates;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Lease.
pub struct Lease;

impl Strategy for Lease {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        without_strategy(object, &Value::Null);
    }
    fn prepare_for_update(&self, _context: &Context, object: &mut Value, old: &Value) {
        without_strategy(object, old);
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
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), object["spec"].text("holderIdentity").into(), printers::age(object, now)].into()
    }
}

/// Fields of coordinated leader election where that is off.
fn without_strategy(object: &mut Value, old: &Value) {
    if gates::enabled("CoordinatedLeaderElection") {
        return;
    }
    for key in ["strategy", "preferredHolder"] {
        if !old["spec"].has(key) {
            object.child("spec").remove(key);
        }
    }
}
