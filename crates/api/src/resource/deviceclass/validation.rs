//! Validation of DeviceClass. Its name is checked by a declarative rule.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};

use crate::Context;
use crate::resource::rules::{CONFIG_MAX, configuration, fits, selectors};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta_declarative_name, object_meta_update};
use crate::validation::push::Push;
use crate::validation::resources::is_extended;
use crate::validation::value::Get;

const TYPE: &str = "api.resource.v1.DeviceClass";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_declarative_name(object, Cluster, true);
    spec(&mut out, object.at("spec"), None);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_declarative_name(object, Cluster, true);
    out.extend(object_meta_update(object, old));
    spec(&mut out, object.at("spec"), Some(old.at("spec")));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, old: Option<&Value>) {
    let path = Path::new("spec");
    let stored = |field: &str| old.is_some_and(|old| old.list(field) == spec.list(field));
    selectors(out, spec.list("selectors"), stored("selectors"), &path.child("selectors"));
    let (configs, at) = (spec.list("config"), path.child("config"));
    if fits(out, configs.len(), CONFIG_MAX, &at) {
        for (i, config) in configs.iter().enumerate() {
            configuration(out, config, stored("config"), &at.index(i));
        }
    }
    if let Some(name) = spec.opt_s("extendedResourceName").filter(|name| !is_extended(name)) {
        let at = path.child("extendedResourceName");
        let error = FieldError::invalid(&at, &Value::from(name), "must be a valid extended resource name");
        out.add(error.with_origin("format=k8s-extended-resource-name").covered());
    }
}
