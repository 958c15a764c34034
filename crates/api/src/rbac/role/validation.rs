//! Validation of Role.
//!
//! Upstream followed: pkg/apis/rbac/validation.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::rbac::rules::policy_rules;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::value::Get;

const TYPE: &str = "api.rbac.v1.Role";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object);
    out.extend(object_meta_update(object, old));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::path_segment);
    policy_rules(&mut out, object.list("rules"), true);
    out
}
