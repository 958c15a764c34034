//! Validation of Job.
//!
//! Upstream followed: pkg/apis/batch/validation, pkg/registry/batch/job.

use apimachinery::{ErrorList, Path, Value};
use serde_json::json;

use super::spec_rules::job_spec;
use super::status_rules::status_update;
use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Namespaced, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::Options;
use crate::validation::push::{Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};
use crate::validation::workloads::immutable_spec;

const TYPE: &str = "api.batch.v1.Job";
/// Labels that tie pods to their job: under the group's name and under the old ones.
const UID_LABELS: [&str; 2] = ["controller-uid", "batch.kubernetes.io/controller-uid"];
const NAME_LABELS: [&str; 2] = ["job-name", "batch.kubernetes.io/job-name"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    generated_selector(&mut out, object);
    spec(&mut out, object, &Options::default(), false);
    name_allows_completions(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status_update(&mut out, object, old);
    } else {
        let stored = old.at("spec");
        let options = Options::of_stored_template(stored.at("template"));
        let lax = options.lax_selector || selectors::has_invalid_value(stored.at("selector"));
        spec(&mut out, object, &options, lax);
        completions_update(&mut out, object.at("spec"), stored);
        immutable_spec(&mut out, "*metav1.LabelSelector", object, old, "selector");
        template_update(&mut out, object, old);
        for (field, ty) in [
            ("completionMode", "*s"),
            ("podFailurePolicy", "*batch.PodFailurePolicy"),
            ("backoffLimitPerIndex", "*i"),
            ("managedBy", "*s"),
            ("successPolicy", "*batch.SuccessPolicy"),
        ] {
            immutable_spec(&mut out, ty, object, old, field);
        }
        name_allows_completions(&mut out, object);
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, object: &Value, options: &Options, lax: bool) {
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    job_spec(out, spec, &path, options);
    let selector = spec.at("selector");
    if selector.is_null() {
        out.required(&path.child("selector"), "");
    } else {
        selectors::label_selector(out, selector, lax, &path.child("selector"));
    }
    let labels = spec.at("template").at("metadata");
    if selectors::matches(selector, labels.map("labels")) == Ok(false) {
        let at = path.child("template").child("metadata").child("labels");
        out.invalid(&at, shown("{}s", labels.at("labels")), "`selector` does not match template `labels`");
    }
}

/// The selector and template labels that the strategy generates are in place.
fn generated_selector(out: &mut ErrorList, object: &Value) {
    let spec = object.at("spec");
    let selector = spec.at("selector");
    if spec.flag("manualSelector") || selector.is_null() {
        return;
    }
    let meta = object.at("metadata");
    let (uid, name) = (meta.s("uid"), meta.s("name"));
    if uid.is_empty() {
        out.required(&Path::new("metadata").child("uid"), "");
    }
    let labels = spec.at("template").at("metadata");
    let at = Path::new("spec").child("template").child("metadata").child("labels");
    let mut expected = serde_json::Map::new();
    for i in 0..2 {
        for (key, value) in [(UID_LABELS[i], uid), (NAME_LABELS[i], name)] {
            expected.insert(key.to_owned(), Value::from(value));
            let detail = format!("must be '{value}'");
            match labels.map("labels").get(key) {
                None => out.required(&at.key(key), &detail),
                Some(other) if text(other) != value => {
                    out.invalid(&at.key(key), shown("{}s", labels.at("labels")), detail);
                }
                Some(_) => {}
            }
        }
    }
    if selectors::matches(selector, &expected) == Ok(false) {
        let whole = shown("*metav1.LabelSelector", selector);
        out.invalid(&Path::new("spec").child("selector"), whole, "`selector` not auto-generated");
    }
}

/// Host names of an indexed job's pods end in the index.
fn name_allows_completions(out: &mut ErrorList, object: &Value) {
    let (spec, name) = (object.at("spec"), object.at("metadata").s("name"));
    if spec.s("completionMode") != "Indexed" || spec.int("completions") <= 0 {
        return;
    }
    let longest = format!("{name}-{}", spec.int("completions") - 1);
    if !names::dns_label(&longest).is_empty() {
        let detail = format!("will not able to create pod with invalid DNS label: {longest}");
        out.invalid(&Path::new("metadata").child("name"), name, detail);
    }
}

fn completions_update(out: &mut ErrorList, spec: &Value, old: &Value) {
    let at = Path::new("spec").child("completions");
    let (new, before) = (spec.at("completions"), old.at("completions"));
    if spec.s("completionMode") != "Indexed" {
        immutable(out, "*i", new, before, &at);
    } else if new != before && !new.is_null() && new != spec.at("parallelism") {
        out.invalid(&at, new, "can only be modified in tandem with spec.parallelism");
    }
}

/// A suspended job without active pods may still change where its pods run and
/// what resources they get.
fn template_update(out: &mut ErrorList, object: &Value, old: &Value) {
    let (new, stored) = (object.at("spec").at("template"), old.at("spec"));
    let status = old.at("status");
    let suspended_condition =
        status.list("conditions").iter().any(|c| c.s("type") == "Suspended" && c.s("status") == "True");
    let suspended = stored.flag("suspend");
    let open = suspended && (!status.has("startTime") || suspended_condition) && status.int("active") == 0;
    let mut before = stored.at("template").clone();
    if open {
        take_scheduling(&mut before, new);
    }
    let at = Path::new("spec").child("template");
    if !open {
        immutable(out, "*core.PodTemplateSpec", new, &before, &at);
        return;
    }
    let mut pod = before.at("spec").clone();
    for key in ["containers", "initContainers"] {
        take_resources(&mut pod, new.at("spec"), key);
    }
    immutable(out, "core.PodSpec", new.at("spec"), &pod, &at.child("spec"));
}

/// Puts the scheduling directives of `new` into the template `before`.
fn take_scheduling(before: &mut Value, new: &Value) {
    let put = |at: &mut Value, key: &str, value: &Value| {
        if !at.is_object() {
            *at = json!({});
        }
        if let Value::Object(map) = at {
            if value.is_null() {
                map.remove(key);
            } else {
                map.insert(key.to_owned(), value.clone());
            }
        }
    };
    let node_affinity = new.at("spec").at("affinity").at("nodeAffinity");
    let mut affinity = before.at("spec").at("affinity").clone();
    let (had, has) = (!affinity.is_null(), new.at("spec").has("affinity"));
    if had || has {
        put(&mut affinity, "nodeAffinity", node_affinity);
    }
    if !has && internal::is_zero("core.Affinity", &affinity) {
        affinity = Value::Null;
    }
    let mut pod = before.at("spec").clone();
    put(&mut pod, "affinity", &affinity);
    for key in ["nodeSelector", "tolerations", "schedulingGates"] {
        put(&mut pod, key, new.at("spec").at(key));
    }
    put(before, "spec", &pod);
    let mut meta = before.at("metadata").clone();
    for key in ["annotations", "labels"] {
        put(&mut meta, key, new.at("metadata").at(key));
    }
    put(before, "metadata", &meta);
}

fn take_resources(pod: &mut Value, new: &Value, key: &str) {
    let new = new.list(key);
    let Some(Value::Array(containers)) = pod.get_mut(key) else { return };
    if containers.len() != new.len() {
        return;
    }
    for (container, new) in containers.iter_mut().zip(new) {
        if container.s("name") != new.s("name") {
            continue;
        }
        if let Value::Object(container) = container {
            match new.opt("resources") {
                Some(resources) => container.insert("resources".to_owned(), resources.clone()),
                None => container.remove("resources"),
            };
        }
    }
}
