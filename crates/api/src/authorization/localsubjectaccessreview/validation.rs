//! Validation of LocalSubjectAccessReview.
//!
//! Upstream followed: pkg/apis/authorization/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::authorization::rules::{empty_metadata, review_spec};
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

/// Problems of a review, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let spec = object.at("spec");
    let mut out = ErrorList::new();
    review_spec(&mut out, spec, true);
    empty_metadata(&mut out, object, true);
    if let Some(resource) = spec.opt("resourceAttributes")
        && resource.s("namespace") != object.at("metadata").s("namespace")
    {
        let at = Path::new("spec.resourceAttributes.namespace");
        out.invalid(&at, resource.s("namespace"), "must match metadata.namespace");
    }
    if let Some(other) = spec.opt("nonResourceAttributes") {
        let whole = shown("*authorization.NonResourceAttributes", other);
        out.invalid(&Path::new("spec.nonResourceAttributes"), whole, "disallowed on this kind of request");
    }
    out
}

/// Reviews are not updated.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = (context, object, old);
    ErrorList::new()
}
