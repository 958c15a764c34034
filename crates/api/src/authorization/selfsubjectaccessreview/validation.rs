//! Validation of SelfSubjectAccessReview.
//!
//! Upstream followed: pkg/apis/authorization/validation.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::authorization::rules::{empty_metadata, review_spec};
use crate::validation::value::Get;

/// Problems of a review, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = ErrorList::new();
    review_spec(&mut out, object.at("spec"), false);
    empty_metadata(&mut out, object, false);
    out
}

/// Reviews are not updated.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = (context, object, old);
    ErrorList::new()
}
