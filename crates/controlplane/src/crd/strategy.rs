//! What a write to a custom resource may touch, and its rows.
//!
//! Upstream followed: `registry/customresource/{strategy,status_strategy,validator}.go`.

use std::sync::Arc;

use api::validation::meta::{self, Scope};
use api::{Context, Row, Strategy};
use apimachinery::{ErrorList, FieldError, Path, Value, json};

use super::codec::CustomCodec;
use super::columns::{Column, cell, value_at};

/// One definition's objects, in the stored version.
pub struct CustomStrategy {
    pub codec: Arc<CustomCodec>,
    pub namespaced: bool,
    /// Versions (as in `Context::version`) with the status subresource.
    pub with_status: Vec<String>,
    /// By version name: columns after the name.
    pub columns: Vec<(String, Vec<Column>)>,
    /// Name and path of selectable fields.
    pub selectable: Vec<(&'static str, Vec<super::columns::Step>)>,
}

fn bump(object: &mut Value, old: &Value) {
    let generation = old["metadata"]["generation"].as_i64().unwrap_or(0);
    object["metadata"]["generation"] = json!(generation + 1);
}

/// Without metadata, and without status when that is a subresource.
fn content(object: &Value, with_status: bool) -> Value {
    let mut content = object.clone();
    if let Some(map) = content.as_object_mut() {
        map.remove("metadata");
        map.remove("apiVersion");
        if with_status {
            map.remove("status");
        }
    }
    content
}

impl CustomStrategy {
    fn has_status(&self, context: &Context) -> bool {
        self.with_status.iter().any(|version| version == context.version)
    }

    fn check(&self, object: &Value, errors: &mut ErrorList) {
        let kind = object["kind"].as_str().unwrap_or_default();
        if kind != self.codec.kind {
            errors.push(FieldError::invalid(&Path::new("kind"), &json!(kind), format!("must be {}", self.codec.kind)));
        }
        let version = object["apiVersion"].as_str().unwrap_or_default();
        if let Some(schema) = self.codec.versions.get(version).and_then(|root| root.schema.as_ref()) {
            schema.validate("", object, errors);
        }
    }

    fn scope(&self) -> Scope {
        if self.namespaced { Scope::Namespaced } else { Scope::Cluster }
    }
}

impl Strategy for CustomStrategy {
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        if self.has_status(context)
            && let Some(map) = object.as_object_mut()
        {
            map.remove("status");
        }
        object["metadata"]["generation"] = json!(1);
    }

    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource == "status" {
            let (status, managed) = (object.get("status").cloned(), object["metadata"].get("managedFields").cloned());
            let revision = object["metadata"].get("resourceVersion").cloned();
            *object = old.clone();
            let Some(map) = object.as_object_mut() else { return };
            match status {
                Some(status) => map.insert("status".into(), status),
                None => map.remove("status"),
            };
            for (key, value) in [("managedFields", managed), ("resourceVersion", revision)] {
                if let Some(value) = value {
                    object["metadata"][key] = value;
                }
            }
            return;
        }
        let with_status = self.has_status(context);
        if with_status && let Some(map) = object.as_object_mut() {
            match old.get("status") {
                Some(status) => map.insert("status".into(), status.clone()),
                None => map.remove("status"),
            };
        }
        if content(object, with_status) != content(old, with_status) {
            bump(object, old);
        }
    }

    fn validate(&self, _context: &Context, object: &Value) -> ErrorList {
        let mut errors = meta::object_meta_plain(object, self.scope(), apimachinery::names::is_dns1123_subdomain);
        self.check(object, &mut errors);
        errors
    }

    fn validate_update(&self, _context: &Context, object: &Value, old: &Value) -> ErrorList {
        let mut errors = meta::object_meta_plain(object, self.scope(), apimachinery::names::is_dns1123_subdomain);
        errors.extend(meta::object_meta_update_plain(object, old));
        let mut found = ErrorList::new();
        self.check(object, &mut found);
        // Ratcheting: what was wrong before and is as it was stays allowed.
        let mut before = ErrorList::new();
        self.check(old, &mut before);
        found.retain(|error| !before.contains(error));
        errors.extend(found);
        errors
    }

    fn allow_unconditional_update(&self) -> bool {
        false
    }

    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        self.selectable
            .iter()
            .map(|(name, path)| {
                let text = match value_at(object, path) {
                    Some(Value::String(text)) => text.clone(),
                    Some(Value::Null) | None => String::new(),
                    Some(other) => other.to_string(),
                };
                (*name, text)
            })
            .collect()
    }

    fn row(&self, version: &str, object: &Value, now: i64) -> Row {
        let mut cells = vec![object["metadata"]["name"].clone()];
        match self.columns.iter().find(|(name, _)| name == version) {
            Some((_, columns)) if !columns.is_empty() => {
                cells.extend(columns.iter().map(|column| cell(object, column, now)));
            }
            _ => cells.push(api::printers::age(object, now)),
        }
        cells.into()
    }
}
