//! Validation of PodTemplate.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::{Options, template_spec};
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.PodTemplate";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    template_spec(&mut out, object.at("template"), &Path::new("template"), &Options::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    let options = Options::of_stored_template(old.at("template"));
    template_spec(&mut out, object.at("template"), &Path::new("template"), &options);
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}
