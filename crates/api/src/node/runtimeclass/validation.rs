//! Validation of RuntimeClass. That the handler is there, well-formed and fixed are
//! declarative rules.
//!
//! Upstream followed: pkg/apis/node/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};
use serde_json::json;

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, labels, object_meta_plain, object_meta_update_plain};
use crate::validation::names;
use crate::validation::pod::Options;
use crate::validation::pod::scheduling::tolerations;
use crate::validation::push::{Push, shown};
use crate::validation::resources;
use crate::validation::value::Get;

const TYPE: &str = "api.node.v1.RuntimeClass";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object);
    out.extend(object_meta_update_plain(object, old));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta_plain(object, Cluster, names::dns_subdomain);
    let handler = object.s("handler");
    if !handler.is_empty() {
        for message in names::dns_label(handler) {
            let error = FieldError::invalid(&Path::new("handler"), &Value::from(handler), message);
            out.add(error.with_origin("format=k8s-short-name").covered());
        }
    }
    if let Some(overhead) = object.opt("overhead") {
        let limits = json!({"limits": overhead.at("podFixed")});
        resources::container_requirements(&mut out, &limits, &[], false, &Path::new("overhead"));
    }
    let Some(scheduling) = object.opt("scheduling") else { return out };
    let path = Path::new("scheduling");
    labels(&mut out, scheduling, "nodeSelector", &path.child("nodeSelector"));
    let all = scheduling.list("tolerations");
    let at = path.child("tolerations");
    tolerations(&mut out, all, &at, &Options::default());
    for (i, toleration) in all.iter().enumerate() {
        let same = |other: &Value| {
            ["key", "operator", "value", "effect"].iter().all(|field| other.s(field) == toleration.s(field))
        };
        if all[..i].iter().any(same) {
            out.duplicate(&at.index(i), shown("core.Toleration", toleration));
        }
    }
    out
}
