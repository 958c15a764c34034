//! Validation of VolumeAttributesClass.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::storage::parameters::{parameters, provisioner};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::value::Get;

const TYPE: &str = "api.storage.v1.VolumeAttributesClass";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    for field in ["driverName", "parameters"] {
        if object.at(field) != old.at(field) {
            out.forbidden(&Path::new(field), format!("updates to {field} are forbidden."));
        }
    }
    out.extend(whole(object));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    provisioner(&mut out, object.s("driverName"), &Path::new("driverName"));
    parameters(&mut out, object, false, &Path::new("parameters"));
    out
}
