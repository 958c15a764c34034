//! Validation of ControllerRevision.
//!
//! Upstream followed: pkg/apis/apps/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{IMMUTABLE, Namespaced, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Push, Shown};
use crate::validation::value::Get;

const TYPE: &str = "api.apps.v1.ControllerRevision";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = common(object);
    let at = Path::new("data");
    match object.at("data") {
        Value::Null => out.required(&at, "data is mandatory"),
        Value::Object(_) => {}
        _ => out.required(&at, "data must be a valid JSON object"),
    }
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    out.extend(common(object));
    if object.at("data") != old.at("data") {
        // An unknown object prints as its raw JSON.
        let raw = Shown(crate::validation::internal::show_json(object.at("data")));
        out.invalid(&Path::new("data"), raw, IMMUTABLE);
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn common(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    non_negative(&mut out, object.int("revision"), &Path::new("revision"));
    out
}
