//! Validation of CSIStorageCapacity.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::resources::non_negative_quantity;
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.storage.v1.CSIStorageCapacity";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, false), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object, selectors::has_invalid_value(old.at("nodeTopology")));
    out.extend(object_meta_update(object, old));
    for (field, ty) in [("nodeTopology", "*metav1.LabelSelector"), ("storageClassName", "s")] {
        immutable(&mut out, ty, object.at(field), old.at(field), &Path::new(field));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, lax: bool) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    selectors::label_selector(&mut out, object.at("nodeTopology"), lax, &Path::new("nodeTopology"));
    let class = object.s("storageClassName");
    out.messages(&Path::new("storageClassName"), class, names::dns_subdomain(class));
    if let Some(capacity) = object.opt("capacity") {
        non_negative_quantity(&mut out, capacity, &Path::new("capacity"));
    }
    out
}
