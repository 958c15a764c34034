//! Validation of DeviceTaintRule.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::resource::rules::{label, pool_name, taint};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, conditions, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::Push;
use crate::validation::value::Get;

const TYPE: &str = "api.resource.v1.DeviceTaintRule";
const CONDITIONS_MAX: usize = 8;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    spec(&mut out, object.at("spec"), None);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        let list = object.at("status").list("conditions");
        let at = Path::new("status").child("conditions");
        conditions(&mut out, list, &at);
        if list.len() > CONDITIONS_MAX {
            out.too_many(&at, list.len(), CONDITIONS_MAX as i64);
        }
    } else {
        spec(&mut out, object.at("spec"), Some(old.at("spec")));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, old: Option<&Value>) {
    let (selector, path) = (spec.at("deviceSelector"), Path::new("spec").child("deviceSelector"));
    let rules: [(&str, fn(&mut ErrorList, &str, &Path)); 3] =
        [("driver", csi_driver_name), ("pool", pool_name), ("device", label)];
    for (field, rule) in rules {
        if let Some(value) = selector.opt_s(field) {
            rule(out, value, &path.child(field));
        }
    }
    let at = Path::new("spec").child("taint");
    taint(out, spec.at("taint"), old.map(|old| old.at("taint")), &at);
}
