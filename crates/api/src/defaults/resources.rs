//! Resource lists: quantities are rounded up to milli.

use apimachinery::quantity::MILLI;
use apimachinery::{Quantity, Value};

/// Rounds the quantities of the resource list at `key`.
pub fn list(holder: &mut Value, key: &str) {
    let Some(Value::Object(map)) = holder.get_mut(key) else { return };
    for quantity in map.values_mut() {
        if let Some(rounded) = quantity.as_str().and_then(round) {
            *quantity = Value::String(rounded);
        }
    }
}

/// The same for both lists of resource requirements.
pub fn requirements(holder: &mut Value) {
    list(holder, "limits");
    list(holder, "requests");
}

/// The rounded text; `None` where the quantity is fine enough already.
fn round(text: &str) -> Option<String> {
    let mut quantity = Quantity::parse(text).ok()?;
    let before = quantity.clone();
    quantity.round_up(MILLI);
    (before != quantity).then(|| quantity.to_string())
}
