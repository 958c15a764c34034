//! Validation of ClusterTrustBundle.

use apimachinery::{ErrorList, Value};

use crate::Context;

/// Problems of a new object (or of a subresource body), in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = (context, object);
    ErrorList::new()
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = (context, object, old);
    ErrorList::new()
}
