//! Validation of IPAddress. That the parent stays is a declarative rule.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::networking::references::required_segments;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::value::Get;

const TYPE: &str = "api.networking.v1.IPAddress";

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

fn address_name(name: &str) -> Vec<String> {
    names::ip(&Path::root(), name).into_iter().map(|error| error.detail).collect()
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, address_name);
    let path = Path::new("spec").child("parentRef");
    let Some(parent) = object.at("spec").opt("parentRef") else {
        out.required_unless_declared(&path, "");
        return out;
    };
    let group = parent.s("group");
    if !group.is_empty() {
        out.messages(&path.child("group"), group, names::dns_subdomain(group));
    }
    required_segments(&mut out, parent, &["resource", "name"], true, &path);
    let namespace = parent.s("namespace");
    if !namespace.is_empty() {
        out.messages(&path.child("namespace"), namespace, names::path_segment(namespace));
    }
    out
}
