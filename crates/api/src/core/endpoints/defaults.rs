//! Defaults of Endpoints.

use apimachinery::Value;

use crate::edit::Fields;

/// Protocol of each port.
pub fn endpoints(object: &mut Value) {
    for subset in object.list_mut("subsets") {
        for port in subset.list_mut("ports") {
            port.default_zero("protocol", "TCP");
        }
    }
}
