//! v1 and v1beta1 of custom resource definitions. v1beta1 is the storage form:
//! what all versions have alike stands once at the top.
//!
//! Upstream followed: apiextensions-apiserver pkg/apis/apiextensions/v1/conversion.go.

use apimachinery::{Value, json};

use crate::edit::Fields;
use crate::lifecycle::same;

/// Field of a v1 version, field of a v1beta1 spec.
const HOISTED: &[(&str, &str)] = &[
    ("subresources", "subresources"),
    ("schema", "validation"),
    ("additionalPrinterColumns", "additionalPrinterColumns"),
    ("selectableFields", "selectableFields"),
];

/// v1 to v1beta1.
pub fn to_v1beta1(object: &mut Value) {
    let spec = object.child("spec");
    spec.default("preserveUnknownFields", false);
    rename_paths(spec, "jsonPath", "JSONPath");
    if let Some(conversion) = spec.at_mut("conversion")
        && let Some(webhook) = conversion.remove("webhook")
    {
        for (key, beta) in
            [("clientConfig", "webhookClientConfig"), ("conversionReviewVersions", "conversionReviewVersions")]
        {
            if webhook.has(key) {
                conversion.set(beta, webhook[key].clone());
            }
        }
    }
    let Some(first) = spec.list("versions").first().cloned() else { return };
    spec.set("version", first["name"].clone());
    for (field, top) in HOISTED {
        if !spec.list("versions").iter().all(|version| same(version.at(field), first.at(field))) {
            continue;
        }
        for version in spec.list_mut("versions") {
            version.remove(field);
        }
        if first.has(field) {
            spec.set(top, first[*field].clone());
        }
    }
}

/// v1beta1 to v1.
pub fn to_v1(object: &mut Value) {
    let spec = object.child("spec");
    let version = spec.remove("version");
    if spec.list("versions").is_empty()
        && let Some(name) = version
    {
        spec.set("versions", json!([{"name": name, "served": true, "storage": true}]));
    }
    for (field, top) in HOISTED {
        if let Some(value) = spec.remove(top) {
            for entry in spec.list_mut("versions") {
                entry.set(field, value.clone());
            }
        }
    }
    if let Some(conversion) = spec.at_mut("conversion") {
        let mut webhook = json!({});
        for (beta, key) in
            [("webhookClientConfig", "clientConfig"), ("conversionReviewVersions", "conversionReviewVersions")]
        {
            if let Some(value) = conversion.remove(beta) {
                webhook.set(key, value);
            }
        }
        if !crate::edit::is_empty(&webhook) {
            conversion.set("webhook", webhook);
        }
    }
    rename_paths(spec, "JSONPath", "jsonPath");
}

fn rename_paths(spec: &mut Value, from: &str, to: &str) {
    let rename = |holder: &mut Value| {
        for column in holder.list_mut("additionalPrinterColumns") {
            if let Some(path) = column.remove(from) {
                column.set(to, path);
            }
        }
    };
    for version in spec.list_mut("versions") {
        rename(version);
    }
    rename(spec);
}
