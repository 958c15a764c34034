//! Validation of ResourceClaim. That the spec stays is a declarative rule.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, Path, Value};

use super::status_rules::status;
use crate::Context;
use crate::resource::claim_rules::{RequestNames, devices};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::value::Get;

const TYPE: &str = "api.resource.v1.ResourceClaim";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    devices(&mut out, object.at("spec").at("devices"), &Path::new("spec").child("devices"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        out.extend(object_meta_update(object, old));
        let known = RequestNames::of(object.at("spec").at("devices"));
        let deleted = object.at("metadata").has("deletionTimestamp");
        status(&mut out, object.at("status"), old.at("status"), deleted, &known);
    } else {
        out.extend(object_meta(object, Namespaced, names::dns_subdomain));
        out.extend(object_meta_update(object, old));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}
