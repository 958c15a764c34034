//! Validation of ClusterRoleBinding.
//!
//! Upstream followed: pkg/apis/rbac/validation.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::rbac::rules::{binding, same_role};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;

const TYPE: &str = "api.rbac.v1.ClusterRoleBinding";

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
    same_role(&mut out, object, old);
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::path_segment);
    binding(&mut out, object, false);
    out
}
