//! Validation of IngressClass.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::networking::references::typed_reference;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::value::Get;
use crate::validation::workloads::immutable_spec;

const TYPE: &str = "api.networking.v1.IngressClass";
const CONTROLLER_MAX: usize = 250;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    immutable_spec(&mut out, "s", object, old, "controller");
    out.extend(whole(object));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let (controller, at) = (spec.s("controller"), path.child("controller"));
    if controller.len() > CONTROLLER_MAX {
        out.too_long(&at, CONTROLLER_MAX as i64);
    }
    out.extend(names::domain_prefixed_path(&at, controller));
    if let Some(parameters) = spec.opt("parameters") {
        self::parameters(&mut out, parameters, &path.child("parameters"));
    }
    out
}

fn parameters(out: &mut ErrorList, parameters: &Value, path: &Path) {
    typed_reference(out, parameters, true, path);
    let at = path.child("namespace");
    match (parameters.opt_s("scope"), parameters.opt_s("namespace")) {
        (None, _) => out.required(&path.child("scope"), ""),
        (Some("Namespace"), None) => out.required(&at, "`parameters.scope` is set to 'Namespace'"),
        (Some("Namespace"), Some(namespace)) => out.messages(&at, namespace, names::dns_label(namespace)),
        (Some("Cluster"), Some(_)) => out.forbidden(&at, "`parameters.scope` is set to 'Cluster'"),
        (Some("Cluster"), None) => {}
        (Some(other), _) => out.unsupported(&path.child("scope"), other, &["Cluster", "Namespace"]),
    }
}
