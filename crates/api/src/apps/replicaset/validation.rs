//! Validation of ReplicaSet.
//!
//! Upstream followed: pkg/apis/apps/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::apps::deployment::validation::SELECTOR;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::Options;
use crate::validation::value::Get;
use crate::validation::workloads::{
    immutable_spec, non_negative_fields, not_greater, replica_template, selector_and_labels,
};

const TYPE: &str = "api.apps.v1.ReplicaSet";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
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
        immutable_spec(&mut out, "*metav1.LabelSelector", object, old, "selector");
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, options: &Options) {
    let path = Path::new("spec");
    for field in ["replicas", "minReadySeconds"] {
        non_negative(out, spec.int(field), &path.child(field));
    }
    if selector_and_labels(out, spec, &SELECTOR, &path) {
        replica_template(out, spec.at("template"), &path.child("template"), options);
    }
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    let fields = [
        "replicas",
        "fullyLabeledReplicas",
        "readyReplicas",
        "availableReplicas",
        "observedGeneration",
        "terminatingReplicas",
    ];
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
