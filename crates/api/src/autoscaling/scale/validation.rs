//! Validation of Scale. That replicas are not negative is a declarative rule.
//!
//! Upstream followed: pkg/apis/autoscaling/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::managed_fields;
use crate::validation::value::Get;

const TYPE: &str = "api.autoscaling.v1.Scale";

/// Problems of a subresource body, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    managed_fields(&mut out, object.at("metadata"), &Path::new("metadata").child("managedFields"));
    out
}
