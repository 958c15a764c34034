//! What a write to a custom resource may touch, whether it is right, its rows.
//!
//! Upstream followed: `registry/customresource/{strategy,status_strategy,validator}.go`.

use std::sync::Arc;

use api::apiextensions::customresourcedefinition::schemas::metadata_rules;
use api::validation::meta::{self, Scope};
use api::{Context, Row, Strategy};
use apimachinery::{ErrorList, FieldError, Path, Value, json};
use apiserver::endpoints::scale::nested;
use apiserver::serving::ScalePaths;
use structural::{Schema, list_type, object_meta};

use super::codec::CustomCodec;
use super::columns::{Column, Selectable};
use super::rules::Rules;

const MAX_REPLICAS: i64 = i32::MAX as i64;
/// Finalizers that need no domain.
const STANDARD_FINALIZERS: [&str; 3] = ["orphan", "foregroundDeletion", "kubernetes"];

/// One version's objects.
pub struct CustomStrategy {
    pub codec: Arc<CustomCodec>,
    pub namespaced: bool,
    /// The version has the status subresource.
    pub with_status: bool,
    pub scale: Option<ScalePaths>,
    /// Columns after the name; empty: the age.
    pub columns: Vec<Column>,
    pub selectable: Vec<Selectable>,
    /// Rules in CEL.
    pub rules: Option<Rules>,
}

/// Without metadata, which changes by itself.
fn content(object: &Value) -> Value {
    let mut content = object.clone();
    if let Some(map) = content.as_object_mut() {
        map.remove("metadata");
    }
    content
}

/// `.spec.replicas` as the first step of a path, dot and all.
fn path_of(text: &str) -> Path {
    Path::root().child(text)
}

impl CustomStrategy {
    fn schema(&self) -> Option<&Schema> {
        self.codec.versions.get(&self.codec.hub)?.schema.as_ref()
    }

    fn scope(&self) -> Scope {
        if self.namespaced { Scope::Namespaced } else { Scope::Cluster }
    }

    fn type_meta(&self, object: &Value) -> ErrorList {
        let mut errors = ErrorList::new();
        for (key, wanted) in [("kind", &self.codec.kind), ("apiVersion", &self.codec.hub)] {
            let given = object[key].as_str().unwrap_or_default();
            if given != wanted {
                errors.push(FieldError::invalid(&Path::new(key), &json!(given), format!("must be {wanted}")));
            }
        }
        errors
    }

    fn replicas(errors: &mut ErrorList, object: &Value, path: &str) {
        let at = path_of(path);
        match nested(object, path, "int64") {
            Err(why) => errors.push(FieldError::invalid(&at, &json!(0), why)),
            Ok(found) => {
                let replicas = found.and_then(Value::as_i64).unwrap_or(0);
                if replicas < 0 {
                    let why = "should be a non-negative integer";
                    errors.push(FieldError::invalid(&at, &json!(replicas), why));
                } else if replicas > MAX_REPLICAS {
                    let why = format!("should be less than or equal to {MAX_REPLICAS}");
                    errors.push(FieldError::invalid(&at, &json!(replicas), why));
                }
            }
        }
    }

    fn scale_spec(&self, errors: &mut ErrorList, object: &Value) {
        if let Some(scale) = &self.scale {
            Self::replicas(errors, object, &scale.spec_replicas);
        }
    }

    fn scale_status(&self, errors: &mut ErrorList, object: &Value) {
        let Some(scale) = &self.scale else { return };
        Self::replicas(errors, object, &scale.status_replicas);
        if !scale.selector.is_empty()
            && let Err(why) = nested(object, &scale.selector, "string")
        {
            errors.push(FieldError::invalid(&path_of(&scale.selector), &json!(""), why));
        }
    }

    /// Rules in CEL, unless the object is wrong in a way that makes them pointless.
    fn evaluate(&self, errors: &mut ErrorList, object: &Value, old: Option<&Value>) {
        let Some(rules) = &self.rules else { return };
        if structural::has_blocking(errors) {
            let why = "some validation rules were not checked because the object was invalid; correct the existing errors to complete validation";
            errors.push(FieldError::invalid(&Path::root(), &Value::Null, why));
            return;
        }
        errors.extend(rules.validate(object, old));
    }

    fn validate_status(&self, object: &Value, old: &Value) -> ErrorList {
        let mut errors = self.type_meta(object);
        if !errors.is_empty() {
            return errors;
        }
        errors.extend(meta::object_meta_plain(object, self.scope(), apimachinery::names::is_dns1123_subdomain));
        errors.extend(meta::object_meta_update_plain(object, old));
        let schema = self.schema();
        let of_status = schema.and_then(|schema| schema.properties.get("status"));
        if let (Some(status), Some(schema)) = (object.get("status"), of_status) {
            // An uncorrelatable status is validated as a whole.
            let path = Path::new("status");
            errors.extend(match old.get("status") {
                Some(before) => structural::validate_update(&path, status, before, schema, Some(schema)),
                None => structural::validate(&path, status, schema),
            });
        }
        self.scale_status(&mut errors, object);
        let repeated = list_type::validate(schema, object);
        if !repeated.is_empty() && list_type::validate(schema, old).is_empty() {
            errors.extend(repeated);
        }
        self.evaluate(&mut errors, object, Some(old));
        errors
    }
}

/// Finalizers that are new here and not named after a domain and a path.
fn finalizer_warnings(object: &Value, old: &Value) -> Vec<String> {
    let names = |object: &Value| -> Vec<String> {
        let list = object["metadata"]["finalizers"].as_array().into_iter().flatten();
        list.filter_map(|v| v.as_str().map(str::to_owned)).collect()
    };
    let before = names(old);
    let mut added = names(object);
    added.retain(|name| !before.contains(name));
    added.sort();
    added.dedup();
    let quote = apimachinery::field::quote;
    let mut out = Vec::new();
    for name in added {
        let shown = format!("metadata.finalizers: {}", quote(&name));
        out.extend(apimachinery::names::is_qualified_name(&name).into_iter().map(|why| format!("{shown}: {why}")));
        if !name.contains('/') && !STANDARD_FINALIZERS.contains(&name.as_str()) {
            let including = if name.contains('.') { " including a path (/)" } else { "" };
            out.push(format!(
                "{shown}: prefer a domain-qualified finalizer name{including} to avoid accidental conflicts with other finalizer writers"
            ));
        }
    }
    out
}

impl Strategy for CustomStrategy {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        if self.with_status
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
        if self.with_status
            && let Some(map) = object.as_object_mut()
        {
            match old.get("status") {
                Some(status) => map.insert("status".into(), status.clone()),
                None => map.remove("status"),
            };
        }
        if content(object) != content(old) {
            let generation = old["metadata"]["generation"].as_i64().unwrap_or(0);
            object["metadata"]["generation"] = json!(generation + 1);
        }
    }

    fn validate(&self, _context: &Context, object: &Value) -> ErrorList {
        let mut errors = self.type_meta(object);
        let schema = self.schema();
        if errors.is_empty() {
            errors.extend(meta::object_meta_plain(object, self.scope(), apimachinery::names::is_dns1123_subdomain));
            if let Some(schema) = schema {
                errors.extend(structural::validate(&Path::root(), object, schema));
            }
            self.scale_spec(&mut errors, object);
            self.scale_status(&mut errors, object);
        }
        errors.extend(object_meta::validate(&Path::root(), object, schema, &metadata_rules));
        errors.extend(list_type::validate(schema, object));
        self.evaluate(&mut errors, object, None);
        errors
    }

    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        if context.subresource == "status" {
            return self.validate_status(object, old);
        }
        let mut errors = self.type_meta(object);
        let schema = self.schema();
        if errors.is_empty() {
            errors.extend(meta::object_meta_plain(object, self.scope(), apimachinery::names::is_dns1123_subdomain));
            errors.extend(meta::object_meta_update_plain(object, old));
            if let Some(schema) = schema {
                errors.extend(structural::validate_update(&Path::root(), object, old, schema, Some(schema)));
            }
            self.scale_spec(&mut errors, object);
            self.scale_status(&mut errors, object);
        }
        errors.extend(object_meta::validate(&Path::root(), object, schema, &metadata_rules));
        if list_type::validate(schema, old).is_empty() {
            errors.extend(list_type::validate(schema, object));
        }
        self.evaluate(&mut errors, object, Some(old));
        errors
    }

    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        finalizer_warnings(object, &Value::Null)
    }

    fn warnings_on_update(&self, context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if context.subresource == "status" { Vec::new() } else { finalizer_warnings(object, old) }
    }

    fn allow_unconditional_update(&self) -> bool {
        false
    }

    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        self.selectable.iter().map(|field| (field.name, field.text(object))).collect()
    }

    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let mut cells = vec![object["metadata"]["name"].clone()];
        if self.columns.is_empty() {
            cells.push(api::printers::age(object, now));
        } else {
            cells.extend(self.columns.iter().map(|column| column.cell(object, now)));
        }
        cells.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finalizers_are_to_be_qualified() {
        let object = json!({"metadata": {"finalizers": ["x", "a.b", "a.b/c", "orphan"]}});
        assert_eq!(
            finalizer_warnings(&object, &Value::Null),
            [
                "metadata.finalizers: \"a.b\": prefer a domain-qualified finalizer name including a path (/) to avoid accidental conflicts with other finalizer writers",
                "metadata.finalizers: \"x\": prefer a domain-qualified finalizer name to avoid accidental conflicts with other finalizer writers",
            ]
        );
    }
}
