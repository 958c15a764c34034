//! Defaults of endpoint slices.

use apimachinery::Value;

use crate::edit::Fields;

/// Name and protocol of each port.
pub fn endpoint_slice(object: &mut Value) {
    for port in object.list_mut("ports") {
        port.default("name", "");
        port.default("protocol", "TCP");
    }
}
