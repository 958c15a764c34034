//! The row of a component status.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers;

/// Cells: Name, Status, Message, Error.
pub fn cells(object: &Value) -> Vec<Value> {
    let Some(healthy) = printers::condition(object, "Healthy") else {
        return vec![printers::name(object), "Unknown".into(), "".into(), "".into()];
    };
    let state = if healthy.text("status") == "True" { "Healthy" } else { "Unhealthy" };
    vec![printers::name(object), state.into(), healthy.text("message").into(), healthy.text("error").into()]
}
