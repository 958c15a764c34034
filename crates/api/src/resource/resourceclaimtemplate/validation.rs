//! Validation of ResourceClaimTemplate.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::resource::claim_rules::devices;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::claims::template_meta;
use crate::validation::value::Get;

const TYPE: &str = "api.resource.v1.ResourceClaimTemplate";

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
    let ty = "resource.ResourceClaimTemplateSpec";
    immutable(&mut out, ty, object.at("spec"), old.at("spec"), &Path::new("spec"));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    template_meta(&mut out, spec.at("metadata"), &path.child("metadata"));
    devices(&mut out, spec.at("spec").at("devices"), &path.child("spec").child("devices"));
    out
}
