//! Validation of ReplicationController. Its name and counters are checked by
//! declarative rules alone.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta_declarative_name, object_meta_update};
use crate::validation::pod::{Options, template_spec};
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;
use crate::validation::workloads::{always_restarting, non_negative_fields, not_greater};

const TYPE: &str = "api.core.v1.ReplicationController";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_declarative_name(object, Namespaced, true);
    spec(&mut out, object.at("spec"), &Options::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object.at("status"));
    } else {
        spec(&mut out, object.at("spec"), &Options::of_stored_template(old.at("spec").at("template")));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, options: &Options) {
    let path = Path::new("spec");
    let selector = spec.map("selector");
    if selector.is_empty() {
        out.required(&path.child("selector"), "");
    }
    let at = path.child("template");
    let Some(template) = spec.opt("template") else {
        out.required(&at, "");
        return;
    };
    let labels = template.at("metadata");
    if selector.iter().any(|(key, value)| labels.map("labels").get(key) != Some(value)) {
        let at = at.child("metadata").child("labels");
        out.invalid(&at, shown("{}s", labels.at("labels")), "`selector` does not match template `labels`");
    }
    template_spec(out, template, &at, options);
    always_restarting(out, template, "ReplicationController", &at);
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    let fields = ["replicas", "fullyLabeledReplicas", "readyReplicas", "availableReplicas", "observedGeneration"];
    non_negative_fields(out, status, &fields, &path);
    let more = "cannot be greater than status.replicas";
    let rules = [
        ("fullyLabeledReplicas", "replicas", more),
        ("readyReplicas", "replicas", more),
        ("availableReplicas", "replicas", more),
        ("availableReplicas", "readyReplicas", "cannot be greater than readyReplicas"),
    ];
    not_greater(out, status, &rules, &path);
}
