//! Validation of Namespace.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, finalizer_name, kube_finalizer, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.Namespace";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource.is_empty() {
        out.extend(whole(object));
    }
    out.extend(object_meta_update(object, old));
    match context.subresource {
        "status" => phase(&mut out, object),
        "finalize" => {
            let path = Path::new("spec").child("finalizers");
            for (i, finalizer) in object.at("spec").list("finalizers").iter().enumerate() {
                finalizer_rules(&mut out, text(finalizer), &path.index(i));
            }
        }
        _ => {}
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_label);
    for finalizer in object.at("spec").list("finalizers") {
        finalizer_rules(&mut out, text(finalizer), &Path::new("spec").child("finalizers"));
    }
    out
}

fn finalizer_rules(out: &mut ErrorList, finalizer: &str, path: &Path) {
    finalizer_name(out, finalizer, path);
    kube_finalizer(out, finalizer, path);
}

fn phase(out: &mut ErrorList, object: &Value) {
    let (expected, deleted) = match object.at("metadata").has("deletionTimestamp") {
        true => ("Terminating", "is not empty"),
        false => ("Active", "is empty"),
    };
    let phase = object.at("status").s("phase");
    if phase != expected {
        let detail = format!("may only be '{expected}' if `deletionTimestamp` {deleted}");
        out.invalid(&Path::new("status").child("Phase"), Named(phase), detail);
    }
}
