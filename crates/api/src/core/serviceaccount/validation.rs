//! Validation of ServiceAccount.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;

const TYPE: &str = "api.core.v1.ServiceAccount";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let out = object_meta(object, Namespaced, names::dns_subdomain);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    out.extend(object_meta(object, Namespaced, names::dns_subdomain));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}
