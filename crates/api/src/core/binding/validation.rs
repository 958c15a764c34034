//! Validation of Binding.

use apimachinery::{ErrorList, Value};

use crate::Context;

/// Problems of a binding; the rules are the pod's `binding` subresource's.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    crate::core::pod::validation::binding(object)
}

/// Bindings are not stored.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = (context, object, old);
    ErrorList::new()
}
