//! Validation of PersistentVolumeClaim.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};
use serde_json::json;

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{IMMUTABLE, Namespaced, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::claims::{ClaimOptions, claim_spec, class_annotation, same_spec};
use crate::validation::pod::status::health_conditions;
use crate::validation::push::{Named, Push};
use crate::validation::resources::{basic_quantity, is_native, quantity, quantity_value};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.core.v1.PersistentVolumeClaim";
const CLASS: &str = "volume.beta.kubernetes.io/storage-class";
const RESIZE: &[&str] = &[
    "ControllerResizeInProgress",
    "ControllerResizeInfeasible",
    "NodeResizeInProgress",
    "NodeResizeInfeasible",
    "NodeResizePending",
];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, ClaimOptions::default()), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object);
    } else {
        let spec = old.at("spec");
        let mut errors = ErrorList::new();
        selectors::label_selector(&mut errors, spec.at("selector"), false, &Path::root());
        let options = ClaimOptions {
            lax_selector: !errors.is_empty(),
            any_api_group: ["dataSource", "dataSourceRef"].iter().any(|field| spec.at(field).has("apiGroup")),
        };
        out.extend(whole(object, options));
        update(&mut out, object, old);
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, options: ClaimOptions) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    claim_spec(&mut out, object.at("spec"), options, &Path::new("spec"));
    out
}

fn put(spec: &mut Value, field: &str, value: &Value) {
    if !spec.is_object() {
        *spec = json!({});
    }
    if let Value::Object(spec) = spec {
        match value {
            Value::Null => spec.remove(field),
            value => spec.insert(field.to_owned(), value.clone()),
        };
    }
}

/// A claim stays as it is, but for what a bound claim may ask of its volume.
fn update(out: &mut ErrorList, object: &Value, old: &Value) {
    let (new_spec, old_spec) = (object.at("spec"), old.at("spec"));
    let (mut spec, mut stored) = (new_spec.clone(), old_spec.clone());
    if old_spec.s("volumeName").is_empty() {
        put(&mut stored, "volumeName", new_spec.at("volumeName"));
    }
    let (class, old_class) = (new_spec.opt_s("storageClassName"), old_spec.opt_s("storageClassName"));
    let (annotation, old_annotation) = (class_annotation(object), class_annotation(old));
    let moved = old_annotation.is_some()
        && old_class.is_none()
        && class == old_annotation
        && annotation.is_none_or(|annotation| Some(annotation) == old_annotation);
    if moved {
        put(&mut spec, "storageClassName", &Value::Null);
    } else {
        let annotation = annotation.unwrap_or_default();
        if annotation != old_annotation.unwrap_or_default() {
            let at = Path::new("metadata").child("annotations").child(CLASS);
            out.invalid(&at, annotation, IMMUTABLE);
        }
        let first = class.is_some() && old_class.is_none() && old_annotation.is_none_or(|old| class == Some(old));
        if first {
            put(&mut spec, "storageClassName", &Value::Null);
        }
    }
    let requests = |spec: &Value| spec.at("resources").map("requests").get("storage").cloned();
    if object.at("status").s("phase") == "Bound" {
        if let Some(Value::Object(map)) = spec.get_mut("resources").and_then(|r| r.get_mut("requests")) {
            match requests(old_spec) {
                Some(size) => map.insert("storage".to_owned(), size),
                None => map.insert("storage".to_owned(), Value::from("0")),
            };
        }
        put(&mut spec, "volumeAttributesClassName", stored.at("volumeAttributesClassName"));
    }
    if !same_spec(&spec, &stored) {
        let difference = internal::difference("core.PersistentVolumeClaimSpec", &stored, &spec);
        let detail = format!(
            "spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims\n{difference}"
        );
        out.forbidden(&Path::new("spec"), detail);
    }
    let size = |value: Option<Value>| quantity(&value.unwrap_or_else(|| Value::from("0")));
    let new_size = size(requests(new_spec));
    let given = size(old.at("status").map("capacity").get("storage").cloned());
    if new_size < size(requests(old_spec)) && new_size <= given {
        let at = Path::new("spec").child("resources").child("requests").child("storage");
        out.forbidden(&at, "field can not be less than status.capacity");
    }
    immutable(out, "*s", new_spec.at("volumeMode"), old_spec.at("volumeMode"), &Path::new("volumeMode"));
    let field = "volumeAttributesClassName";
    if new_spec.at(field) != old_spec.at(field) && old.at("status").has("currentVolumeAttributesClassName") {
        let what = match new_spec.opt_s(field) {
            None => "nil",
            Some("") => "empty string",
            Some(_) => return,
        };
        let detail = format!("update to {what} is forbidden when status.currentVolumeAttributesClassName is not nil");
        out.forbidden(&Path::new("spec").child(field), detail);
    }
}

fn status(out: &mut ErrorList, object: &Value) {
    let (status, path) = (object.at("status"), Path::new("status"));
    if object.at("metadata").s("resourceVersion").is_empty() {
        out.required(&Path::new("resourceVersion"), "");
    }
    if object.at("spec").list("accessModes").is_empty() {
        out.required(&Path::new("Spec").child("accessModes"), "");
    }
    for (name, value) in status.map("capacity") {
        basic_quantity(out, value, &path.child("capacity").key(name));
    }
    let at = path.child("healthStatus").child("healthConditions");
    health_conditions(out, status.at("healthStatus").list("healthConditions"), &at);
    let at = path.child("allocatedResourceStatuses");
    for (name, state) in status.map("allocatedResourceStatuses") {
        resource_key(out, name, &at);
        if !RESIZE.contains(&text(state)) {
            out.unsupported(&at, Named(name), RESIZE);
        }
    }
    let at = path.child("allocatedResources");
    for (name, value) in status.map("allocatedResources") {
        if !resource_key(out, name, &at) {
            continue;
        }
        let before = out.len();
        basic_quantity(out, value, &at.key(name));
        if out.len() == before {
            quantity_value(out, "storage", value, &at.key(name));
        }
    }
}

/// What may be allocated; whether it may be looked at further.
fn resource_key(out: &mut ErrorList, name: &str, path: &Path) -> bool {
    let messages = names::qualified_name(name);
    if !messages.is_empty() {
        out.messages(path, name, messages);
        return false;
    }
    let fits = !is_native(name) || name == "storage";
    if !fits {
        out.unsupported(path, name, &["storage"]);
    }
    fits
}
