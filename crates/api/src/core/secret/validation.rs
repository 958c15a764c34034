//! Validation of Secret.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::Context;
use crate::core::configmap::validation::{DATA_MAX, decoded_length, frozen};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{IMMUTABLE, Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.Secret";
const ACCOUNT: &str = "kubernetes.io/service-account.name";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    if object.s("type") != old.s("type") {
        out.invalid(&Path::new("type"), Named(object.s("type")), IMMUTABLE);
    }
    frozen(&mut out, object, old, &["data"]);
    out.extend(whole(object));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let path = Path::new("data");
    let data = object.map("data");
    let mut size = 0;
    for (key, value) in data {
        out.messages(&path.key(key), key, names::config_map_key(key));
        size += decoded_length(text(value));
    }
    if size > DATA_MAX {
        out.too_long(&path, DATA_MAX as i64);
    }
    let lacks = |key: &str| !data.contains_key(key);
    match object.s("type") {
        "kubernetes.io/service-account-token" if object.at("metadata").at("annotations").s(ACCOUNT).is_empty() => {
            out.required(&Path::new("metadata").child("annotations").key(ACCOUNT), "");
        }
        "kubernetes.io/dockercfg" => registry_config(&mut out, object, ".dockercfg"),
        "kubernetes.io/dockerconfigjson" => registry_config(&mut out, object, ".dockerconfigjson"),
        "kubernetes.io/basic-auth" if lacks("username") && lacks("password") => {
            out.required(&path.key("username"), "");
            out.required(&path.key("password"), "");
        }
        "kubernetes.io/ssh-auth" if object.at("data").s("ssh-privatekey").is_empty() => {
            out.required(&path.key("ssh-privatekey"), "");
        }
        "kubernetes.io/tls" => {
            for key in ["tls.crt", "tls.key"] {
                if lacks(key) {
                    out.required(&path.key(key), "");
                }
            }
        }
        _ => {}
    }
    out
}

/// The entry is a JSON object; its contents are not shown.
fn registry_config(out: &mut ErrorList, object: &Value, key: &str) {
    let at = Path::new("data").key(key);
    let Some(value) = object.map("data").get(key) else {
        out.required(&at, "");
        return;
    };
    let bytes = STANDARD.decode(text(value)).unwrap_or_default();
    let error = codec::json::explain_syntax(&bytes).or_else(|| {
        let found = match serde_json::from_slice(&bytes) {
            Ok(Value::Object(_) | Value::Null) | Err(_) => return None,
            Ok(Value::Array(_)) => "array",
            Ok(Value::String(_)) => "string",
            Ok(Value::Bool(_)) => "bool",
            Ok(Value::Number(_)) => "number",
        };
        Some(format!("json: cannot unmarshal {found} into Go value of type map[string]interface {{}}"))
    });
    if let Some(error) = error {
        out.invalid(&at, "<secret contents redacted>", error);
    }
}
