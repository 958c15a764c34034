//! ObjectMeta: names, labels, annotations, owners, finalizers, managed fields,
//! and what an update may not change in it.
//!
//! Upstream followed: apimachinery/pkg/api/validation/objectmeta.go,
//! apimachinery/pkg/apis/meta/v1/validation, and core validation's finalizer rule.

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::Value;

use super::internal;
use super::names;
use super::push::{Named, Push, shown};
use super::value::{Get, text};

pub const IMMUTABLE: &str = "field is immutable";
pub const NEGATIVE: &str = "must be greater than or equal to 0";
/// Keys and values of all annotations together, in bytes.
const ANNOTATIONS_MAX: usize = 256 << 10;
const MANAGER_MAX: usize = 128;
const SUBRESOURCE_MAX: usize = 256;
const REASON_MAX: usize = 1 << 10;
const MESSAGE_MAX: usize = 32 << 10;

/// The rule for names of a kind.
pub type NameRule = fn(&str) -> Vec<String>;

/// Whether objects of a kind live in namespaces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Namespaced,
    Cluster,
}
pub use Scope::{Cluster, Namespaced};

/// `metadata` of a new object, finalizer names included.
pub fn object_meta(object: &Value, scope: Scope, name_rule: NameRule) -> ErrorList {
    object_meta_at(object, scope, name_rule, &Path::new("metadata"), true)
}

/// As [`object_meta`] without the rule that finalizers are standard or
/// qualified, which kinds outside core validation's reach do not have.
pub fn object_meta_plain(object: &Value, scope: Scope, name_rule: NameRule) -> ErrorList {
    object_meta_at(object, scope, name_rule, &Path::new("metadata"), false)
}

fn object_meta_at(object: &Value, scope: Scope, name_rule: NameRule, path: &Path, kube_finalizers: bool) -> ErrorList {
    let meta = object.at("metadata");
    let mut out = ErrorList::new();
    let generate = meta.s("generateName");
    if !generate.is_empty() {
        out.messages(&path.child("generateName"), generate, name_rule(&names::masked(generate)));
    }
    let name = meta.s("name");
    if name.is_empty() {
        out.required(&path.child("name"), "name or generateName is required");
    } else {
        out.messages(&path.child("name"), name, name_rule(name));
    }
    common(&mut out, meta, scope, path);
    if kube_finalizers {
        finalizer_names(&mut out, meta, path);
    }
    out
}

/// As [`object_meta`] for kinds whose name format a declarative rule checks.
pub fn object_meta_declarative_name(object: &Value, scope: Scope, kube_finalizers: bool) -> ErrorList {
    let (meta, path) = (object.at("metadata"), Path::new("metadata"));
    let mut out = ErrorList::new();
    if meta.s("name").is_empty() {
        if !meta.s("generateName").is_empty() {
            let detail =
                format!("generateName was specified ({:?}), but no name was generated", meta.s("generateName"));
            out.push(FieldError::internal(&path.child("name"), detail));
        }
        out.required(&path.child("name"), "name or generateName is required");
    }
    common(&mut out, meta, scope, &path);
    if kube_finalizers {
        finalizer_names(&mut out, meta, &path);
    }
    out
}

/// Metadata of an object within an object: names are path segments, and it may
/// have a namespace.
pub fn embedded_meta(meta: &Value, path: &Path) -> ErrorList {
    let mut out = ErrorList::new();
    let (name, generate) = (meta.s("name"), meta.s("generateName"));
    if !generate.is_empty() {
        out.messages(&path.child("generateName"), generate, names::path_segment_prefix(generate));
    }
    if !name.is_empty() {
        out.messages(&path.child("name"), name, names::path_segment(name));
    }
    let scope = if meta.s("namespace").is_empty() { Cluster } else { Namespaced };
    common(&mut out, meta, scope, path);
    out
}

fn common(out: &mut ErrorList, meta: &Value, scope: Scope, path: &Path) {
    let namespace = meta.s("namespace");
    let at = path.child("namespace");
    match scope {
        Namespaced if namespace.is_empty() => out.required(&at, ""),
        Namespaced => out.messages(&at, namespace, names::dns_label(namespace)),
        Cluster if !namespace.is_empty() => out.forbidden(&at, "not allowed on this type"),
        Cluster => {}
    }
    non_negative(out, meta.int("generation"), &path.child("generation"));
    labels(out, meta, "labels", &path.child("labels"));
    annotations(out, meta, &path.child("annotations"));
    owner_references(out, meta, &path.child("ownerReferences"));
    finalizers(out, meta, &path.child("finalizers"));
    managed_fields(out, meta, &path.child("managedFields"));
}

/// A finalizer without domain must be one of the system's own.
fn finalizer_names(out: &mut ErrorList, meta: &Value, path: &Path) {
    let path = path.child("finalizers");
    for (i, finalizer) in meta.list("finalizers").iter().enumerate() {
        kube_finalizer(out, text(finalizer), &path.index(i));
    }
}

pub fn kube_finalizer(out: &mut ErrorList, finalizer: &str, path: &Path) {
    if !finalizer.contains('/') && !matches!(finalizer, "kubernetes" | "orphan" | "foregroundDeletion") {
        out.invalid(path, finalizer, "name is neither a standard finalizer name nor is it fully qualified");
    }
}

/// What an update may not do to `metadata`.
pub fn object_meta_update(object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update_plain(object, old);
    finalizer_names(&mut out, object.at("metadata"), &Path::new("metadata"));
    out
}

/// As [`object_meta_update`] without the rule on finalizer names.
pub fn object_meta_update_plain(object: &Value, old: &Value) -> ErrorList {
    let (meta, old) = (object.at("metadata"), old.at("metadata"));
    let path = Path::new("metadata");
    let mut out = ErrorList::new();
    if old.has("deletionTimestamp") {
        no_new_finalizers(&mut out, meta, old, &path.child("finalizers"));
    }
    if meta.s("resourceVersion").is_empty() {
        out.invalid(&path.child("resourceVersion"), "", "must be specified for an update");
    }
    let generation = meta.int("generation");
    non_negative(&mut out, generation, &path.child("generation"));
    if generation < old.int("generation") {
        out.invalid(&path.child("generation"), generation, "must not be decremented");
    }
    for field in ["name", "namespace"] {
        if meta.s(field) != old.s(field) {
            out.invalid(&path.child(field), meta.s(field), IMMUTABLE);
        }
    }
    if meta.s("uid") != old.s("uid") {
        out.invalid(&path.child("uid"), Named(meta.s("uid")), IMMUTABLE);
    }
    for field in ["creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds"] {
        if meta.at(field) != old.at(field) {
            let shown = super::push::Shown(internal::show_json(meta.at(field)));
            out.invalid(&path.child(field), shown, IMMUTABLE);
        }
    }
    labels(&mut out, meta, "labels", &path.child("labels"));
    annotations(&mut out, meta, &path.child("annotations"));
    owner_references(&mut out, meta, &path.child("ownerReferences"));
    managed_fields(&mut out, meta, &path.child("managedFields"));
    out
}

fn no_new_finalizers(out: &mut ErrorList, meta: &Value, old: &Value, path: &Path) {
    let old = old.strings("finalizers");
    let mut extra: Vec<&str> = meta.strings("finalizers").into_iter().filter(|f| !old.contains(f)).collect();
    extra.sort_unstable();
    extra.dedup();
    if !extra.is_empty() {
        let shown: Vec<String> = extra.iter().map(|f| apimachinery::field::quote(f)).collect();
        let detail = format!(
            "no new finalizers can be added if the object is being deleted, found new finalizers []string{{{}}}",
            shown.join(", ")
        );
        out.forbidden(path, detail);
    }
}

pub fn non_negative(out: &mut ErrorList, value: i64, path: &Path) {
    if value < 0 {
        out.add(FieldError::invalid(path, &Value::from(value), NEGATIVE).with_origin("minimum"));
    }
}

pub fn positive(out: &mut ErrorList, value: i64, path: &Path) {
    if value <= 0 {
        out.add(FieldError::invalid(path, &Value::from(value), "must be greater than zero").with_origin("minimum"));
    }
}

/// A label key (its format is also that of taint and toleration keys).
pub fn label_name(out: &mut ErrorList, key: &str, path: &Path) {
    out.messages_of(path, key, names::qualified_name(key), "format=k8s-label-key");
}

/// The map `key` of `of` as labels; errors stand at `path` whatever the key.
pub fn labels(out: &mut ErrorList, of: &Value, key: &str, path: &Path) {
    for (key, value) in of.map(key) {
        label_name(out, key, path);
        out.messages_of(path, text(value), names::label_value(text(value)), "format=k8s-label-value");
    }
}

/// The `annotations` of `of`.
pub fn annotations(out: &mut ErrorList, of: &Value, path: &Path) {
    let annotations = of.map("annotations");
    for key in annotations.keys() {
        out.messages_of(path, key, names::qualified_name(&key.to_lowercase()), "format=k8s-label-key");
    }
    if annotations.iter().map(|(key, value)| key.len() + text(value).len()).sum::<usize>() > ANNOTATIONS_MAX {
        out.too_long(path, ANNOTATIONS_MAX as i64);
    }
}

/// Annotations of a pod certificate request: keys carry a domain.
pub fn user_annotations(out: &mut ErrorList, annotations: &serde_json::Map<String, Value>, path: &Path) {
    for key in annotations.keys() {
        out.extend(names::domain_prefixed_key(path, &key.to_lowercase()));
    }
    if annotations.iter().map(|(key, value)| key.len() + text(value).len()).sum::<usize>() > ANNOTATIONS_MAX {
        out.too_long(path, ANNOTATIONS_MAX as i64);
    }
}

fn owner_references(out: &mut ErrorList, meta: &Value, path: &Path) {
    let mut controller: Option<String> = None;
    for (i, owner) in meta.list("ownerReferences").iter().enumerate() {
        let at = path.index(i);
        let api_version = owner.s("apiVersion");
        if api_version.is_empty() {
            out.required(&at.child("apiVersion"), "must not be empty");
        } else if api_version.matches('/').count() > 1 || api_version.ends_with('/') {
            out.invalid(&at.child("apiVersion"), api_version, "must be <group>/<version> or <version>");
        }
        for field in ["kind", "name", "uid"] {
            if owner.s(field).is_empty() {
                out.required(&at.child(field), "must not be empty");
            }
        }
        if api_version == "v1" && owner.s("kind") == "Event" {
            out.invalid(
                &at,
                shown("metav1.OwnerReference", owner),
                "/v1, Kind=Event is disallowed from being an owner",
            );
        }
        if owner.flag("controller") {
            let name = format!("{}/{}", owner.s("kind"), owner.s("name"));
            match &controller {
                Some(first) => out.invalid(
                    path,
                    shown("[]metav1.OwnerReference", meta.at("ownerReferences")),
                    format!(
                        "Only one reference can have Controller set to true. Found \"true\" in references for {first} and {name}"
                    ),
                ),
                None => controller = Some(name),
            }
        }
    }
}

fn finalizers(out: &mut ErrorList, meta: &Value, path: &Path) {
    let all = meta.strings("finalizers");
    for finalizer in &all {
        finalizer_name(out, finalizer, path);
    }
    if all.contains(&"orphan") && all.contains(&"foregroundDeletion") {
        let detail = "finalizer orphan and foregroundDeletion cannot be both set";
        out.invalid(path, meta.at("finalizers"), detail);
    }
}

pub fn finalizer_name(out: &mut ErrorList, finalizer: &str, path: &Path) {
    out.messages(path, finalizer, names::qualified_name(finalizer));
}

pub fn managed_fields(out: &mut ErrorList, meta: &Value, path: &Path) {
    for (i, entry) in meta.list("managedFields").iter().enumerate() {
        let at = path.index(i);
        match entry.s("operation") {
            "" => out.required(&at.child("operation"), "must not be empty"),
            "Apply" | "Update" => {}
            other => out.unsupported(&at.child("operation"), Named(other), &["Apply", "Update"]),
        }
        let fields_type = entry.s("fieldsType");
        if !fields_type.is_empty() && fields_type != "FieldsV1" {
            out.invalid(&at.child("fieldsType"), fields_type, "must be `FieldsV1`");
        }
        field_manager(out, entry.s("manager"), &at.child("manager"));
        if entry.s("subresource").len() > SUBRESOURCE_MAX {
            out.too_long(&at.child("subresource"), SUBRESOURCE_MAX as i64);
        }
    }
}

pub fn field_manager(out: &mut ErrorList, manager: &str, path: &Path) {
    if manager.len() > MANAGER_MAX {
        out.too_long(path, MANAGER_MAX as i64);
    }
    for (i, c) in manager.char_indices() {
        if c.is_control() {
            let detail = format!("invalid character U+{:04X} (at position {i})", c as u32);
            out.invalid(path, manager, detail);
        }
    }
}

/// `ValidateImmutableField` of a value of an internal type.
pub fn immutable(out: &mut ErrorList, ty: &str, new: &Value, old: &Value, path: &Path) {
    if !internal::same(ty, old, new) {
        match ty {
            "s" if !new.is_null() => out.invalid(path, text(new), IMMUTABLE),
            _ => out.invalid(path, shown(ty, new), IMMUTABLE),
        }
    }
}

/// A list of `metav1.Condition`.
pub fn conditions(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, condition) in list.iter().enumerate() {
        let at = path.index(i);
        let kind = condition.s("type");
        if list[..i].iter().any(|earlier| earlier.s("type") == kind) {
            out.duplicate(&at, kind);
        }
        if kind.is_empty() {
            out.required(&at.child("type"), "is required");
        } else {
            label_name(out, kind, &at.child("type"));
        }
        match condition.s("status") {
            "" => out.required(&at.child("status"), ""),
            "True" | "False" | "Unknown" => {}
            other => out.unsupported(&at.child("status"), Named(other), &["False", "True", "Unknown"]),
        }
        let generation = condition.int("observedGeneration");
        if generation < 0 {
            out.invalid(&at.child("observedGeneration"), generation, "must be greater than or equal to zero");
        }
        if !condition.has("lastTransitionTime") {
            out.required(&at.child("lastTransitionTime"), "");
        }
        let reason = condition.s("reason");
        if reason.is_empty() {
            out.required(&at.child("reason"), "");
        } else {
            out.messages(&at.child("reason"), reason, condition_reason(reason));
            if reason.len() > REASON_MAX {
                out.too_long(&at.child("reason"), REASON_MAX as i64);
            }
        }
        if condition.s("message").len() > MESSAGE_MAX {
            out.too_long(&at.child("message"), MESSAGE_MAX as i64);
        }
    }
}

pub fn condition_reason(reason: &str) -> Vec<String> {
    let bytes = reason.as_bytes();
    let starts = bytes.first().is_some_and(u8::is_ascii_alphabetic);
    let ends = bytes.last().is_some_and(|&b| b.is_ascii_alphanumeric() || b == b'_');
    if starts && ends && bytes.iter().all(|&b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b',' | b':')) {
        return Vec::new();
    }
    vec![super::content::regex_error(
        "a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_'",
        "[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?",
        &["my_name", "MY_NAME", "MyName", "ReasonA,ReasonB", "ReasonA:ReasonB"],
    )]
}
