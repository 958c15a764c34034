//! Specs of persistent volume claims: of claims and of claim templates.
//!
//! Upstream followed: core validation, ValidatePersistentVolumeClaimSpec.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use crate::validation::internal;
use crate::validation::meta::{annotations, labels};
use crate::validation::names;
use crate::validation::push::{Named, Push, Shown};
use crate::validation::resources::{positive_quantity, quantity_value};
use crate::validation::selectors::label_selector;
use crate::validation::value::{Get, text};

pub const ACCESS_MODES: &[&str] = &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"];
pub const VOLUME_MODES: &[&str] = &["Block", "Filesystem"];

/// What a stored claim lets pass.
#[derive(Default, Clone, Copy)]
pub struct ClaimOptions {
    pub lax_selector: bool,
    pub any_api_group: bool,
}

/// The template of an ephemeral volume's claim.
pub fn claim_template(out: &mut ErrorList, template: &Value, path: &Path) {
    template_meta(out, template.at("metadata"), &path.child("metadata"));
    claim_spec(out, template.at("spec"), ClaimOptions::default(), &path.child("spec"));
}

/// The metadata of a claim to be made: labels and annotations only.
pub fn template_meta(out: &mut ErrorList, meta: &Value, at: &Path) {
    annotations(out, meta, &at.child("annotations"));
    labels(out, meta, "labels", &at.child("labels"));
    // Go's field order.
    const FIELDS: &[&str] = &[
        "name",
        "generateName",
        "namespace",
        "selfLink",
        "uid",
        "resourceVersion",
        "generation",
        "creationTimestamp",
        "deletionTimestamp",
        "deletionGracePeriodSeconds",
        "ownerReferences",
        "finalizers",
        "managedFields",
    ];
    for field in FIELDS {
        let set = match meta.at(field) {
            Value::String(text) => !text.is_empty(),
            // A pointer, so that zero is a value.
            Value::Number(_) if *field == "deletionGracePeriodSeconds" => true,
            Value::Number(n) => n.as_i64() != Some(0),
            other => !other.is_null(),
        };
        if set {
            out.forbidden(&at.child(if *field == "uid" { "uID" } else { field }), "cannot be set");
        }
    }
}

/// Each mode known, ReadWriteOncePod alone.
pub fn access_modes(out: &mut ErrorList, spec: &Value, path: &Path) {
    let at = path.child("accessModes");
    let modes = spec.strings("accessModes");
    for mode in modes.iter().filter(|mode| !ACCESS_MODES.contains(mode)) {
        out.unsupported(&at, Named(mode), ACCESS_MODES);
    }
    let other = modes.iter().any(|mode| *mode != "ReadWriteOncePod" && ACCESS_MODES.contains(mode));
    if other && modes.contains(&"ReadWriteOncePod") {
        out.forbidden(&at, "may not use ReadWriteOncePod with other access modes");
    }
}

pub fn claim_spec(out: &mut ErrorList, spec: &Value, options: ClaimOptions, path: &Path) {
    if spec.list("accessModes").is_empty() {
        out.required(&path.child("accessModes"), "at least 1 access mode is required");
    }
    label_selector(out, spec.at("selector"), options.lax_selector, &path.child("selector"));
    access_modes(out, spec, path);
    let at = path.child("resources").key("storage");
    match spec.at("resources").map("requests").get("storage") {
        None => out.required(&at, ""),
        Some(storage) => {
            let before = out.len();
            positive_quantity(out, storage, &at);
            if out.len() == before {
                quantity_value(out, "storage", storage, &at);
            }
        }
    }
    class_name(out, spec.s("storageClassName"), &path.child("storageClassName"));
    if let Some(mode) = spec.opt_s("volumeMode").filter(|mode| !VOLUME_MODES.contains(mode)) {
        out.unsupported(&path.child("volumeMode"), Named(mode), VOLUME_MODES);
    }
    for key in ["dataSource", "dataSourceRef"] {
        if let Some(source) = spec.opt(key) {
            data_source(out, source, options.any_api_group, &path.child(key));
        }
    }
    if let (Some(source), Some(reference)) = (spec.opt("dataSource"), spec.opt("dataSourceRef")) {
        // Upstream prints a field path as the value; it has no exported members.
        let shown = || Shown("{}".to_owned());
        if !reference.s("namespace").is_empty() {
            out.invalid(path, shown(), "may not be specified when dataSourceRef.namespace is specified");
        } else if ["apiGroup", "kind", "name"].iter().any(|field| source.at(field) != reference.at(field)) {
            out.invalid(path, shown(), "must match dataSourceRef");
        }
    }
    class_name(out, spec.s("volumeAttributesClassName"), &path.child("volumeAttributesClassName"));
}

fn class_name(out: &mut ErrorList, name: &str, path: &Path) {
    if !name.is_empty() {
        out.messages(path, name, names::dns_subdomain(name));
    }
}

fn data_source(out: &mut ErrorList, source: &Value, any_api_group: bool, path: &Path) {
    for field in ["name", "kind"] {
        if source.s(field).is_empty() {
            out.required(&path.child(field), "");
        }
    }
    let (group, kind) = (source.s("apiGroup"), source.s("kind"));
    if group.is_empty() && kind != "PersistentVolumeClaim" {
        out.invalid(path, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup");
    }
    if !group.is_empty() && !any_api_group {
        out.messages(&path.child("apiGroup"), group, names::dns_subdomain(group));
    }
    let namespace = source.s("namespace");
    if !namespace.is_empty() {
        out.messages(&path.child("namespace"), namespace, names::dns_label(namespace));
    }
}

/// Whether two values are the same claim spec to upstream.
pub fn same_spec(a: &Value, b: &Value) -> bool {
    internal::same("core.PersistentVolumeClaimSpec", a, b)
}

/// The beta annotation that carried the storage class.
pub fn class_annotation(claim: &Value) -> Option<&str> {
    claim.at("metadata").map("annotations").get("volume.beta.kubernetes.io/storage-class").map(text)
}
