//! Validation of ConfigMap.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.ConfigMap";
/// Of all values of a config map or secret together.
pub const DATA_MAX: usize = 1 << 20;
const FROZEN: &str = "field is immutable when `immutable` is set";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    frozen(&mut out, object, old, &["data", "binaryData"]);
    out.extend(whole(object));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

/// What `immutable` holds fast.
pub fn frozen(out: &mut ErrorList, object: &Value, old: &Value, fields: &[&str]) {
    if !old.flag("immutable") {
        return;
    }
    if !object.flag("immutable") {
        out.forbidden(&Path::new("immutable"), FROZEN);
    }
    for field in fields {
        if object.map(field) != old.map(field) {
            out.forbidden(&Path::new(field), FROZEN);
        }
    }
}

/// The number of bytes a base64 text stands for.
pub fn decoded_length(base64: &str) -> usize {
    base64.len() / 4 * 3 - base64.bytes().rev().take(2).filter(|b| *b == b'=').count()
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let mut size = 0;
    let (data, binary) = (object.map("data"), object.map("binaryData"));
    for (key, value) in data {
        let at = Path::new("data").key(key);
        out.messages(&at, key, names::config_map_key(key));
        if binary.contains_key(key) {
            out.invalid(&at, key, "duplicate of key present in binaryData");
        }
        size += text(value).len();
    }
    for (key, value) in binary {
        out.messages(&Path::new("binaryData").key(key), key, names::config_map_key(key));
        size += decoded_length(text(value));
    }
    if size > DATA_MAX {
        out.too_long(&Path::new(""), DATA_MAX as i64);
    }
    out
}
