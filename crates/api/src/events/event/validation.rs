//! Validation of Event: that of the core form, told apart by the request's version.
//!
//! Upstream followed: pkg/apis/core/validation/events.go.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::core::event::validation as core;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    core::validate(context, &super::core_form(object))
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    core::validate_update(context, &super::core_form(object), &super::core_form(old))
}
