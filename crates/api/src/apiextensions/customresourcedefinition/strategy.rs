//! Writes to custom resource definitions: stored versions are remembered, formats
//! and list types that have no effect are warned about.
//!
//! Upstream followed: apiextensions-apiserver pkg/registry/customresourcedefinition/strategy.go,
//! pkg/apiserver/validation/formats.go.

use std::collections::BTreeSet;

use apimachinery::Value;
use apimachinery::field::quote;

use crate::edit::{Fields, carry};
use crate::lifecycle::{SPEC_AND_STATUS, same};
use crate::strategy::Context;

/// A fresh status that knows the storage version.
pub fn create(object: &mut Value) {
    SPEC_AND_STATUS.create(object);
    store_version(object);
}

/// Main resource or `status`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    if context.subresource == "status" {
        carry(object, old, "spec");
        return;
    }
    SPEC_AND_STATUS.update(context, object, old);
    store_version(object);
}

fn store_version(object: &mut Value) {
    let Some(name) =
        object["spec"].list("versions").iter().find(|entry| entry.flag("storage")).map(|v| v["name"].clone())
    else {
        return;
    };
    let status = object.child("status");
    let mut stored = status.list("storedVersions").to_vec();
    if !stored.contains(&name) {
        stored.push(name);
        status.set("storedVersions", stored);
    }
}

/// Formats without effect and unsupported set lists, as far as `old` had them not.
pub fn warnings(object: &Value, old: &Value) -> Vec<String> {
    let before: BTreeSet<String> = formats(old).into_iter().collect();
    let mut out: Vec<String> = formats(object)
        .into_iter()
        .filter(|format| !before.contains(format))
        .map(|format| format!("unrecognized format {}", quote(&format)))
        .collect();
    let before = sets(old);
    out.extend(sets(object).into_iter().filter(|warning| !before.contains(warning)));
    out
}

/// One schema where all versions share it, as upstream's internal form has it.
fn schemas(object: &Value) -> Vec<&Value> {
    let all: Vec<&Value> = object["spec"].list("versions").iter().map(|v| v.at("schema.openAPIV3Schema")).collect();
    match all.split_first() {
        Some((first, rest)) if rest.iter().all(|other| same(first, other)) => vec![first],
        _ => all,
    }
}

fn formats(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for schema in schemas(object) {
        walk(schema, &mut |schema| {
            let format = schema.text("format");
            let known = format.is_empty() || structural::formats::is_supported(schema.text("type"), format);
            if !known {
                out.push(format.to_owned());
            }
        });
    }
    out
}

fn sets(object: &Value) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    for schema in schemas(object) {
        walk(schema, &mut |schema| {
            let items = schema.at("items").text("type");
            if schema.text("x-kubernetes-list-type") == "set" && matches!(items, "object" | "array") {
                out.insert(format!(
                    "x-kubernetes-list-type: set for items of type {} is not supported by server-side apply or CEL validation rules",
                    quote(items)
                ));
            }
        });
    }
    out
}

/// Visits a schema and all schemas below it.
fn walk(schema: &Value, visit: &mut dyn FnMut(&Value)) {
    if !schema.is_object() {
        return;
    }
    visit(schema);
    match schema.get("items") {
        Some(Value::Array(list)) => list.iter().for_each(|item| walk(item, visit)),
        Some(item) => walk(item, visit),
        None => {}
    }
    for key in ["allOf", "anyOf", "oneOf"] {
        schema.list(key).iter().for_each(|entry| walk(entry, visit));
    }
    walk(schema.at("not"), visit);
    for key in ["properties", "patternProperties", "definitions", "dependencies"] {
        if let Some(map) = schema.at(key).as_object() {
            map.values().for_each(|entry| walk(entry, visit));
        }
    }
    walk(schema.at("additionalProperties"), visit);
    walk(schema.at("additionalItems"), visit);
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn formats_without_effect() {
        let crd = json!({"spec": {"versions": [{"name": "v1", "schema": {"openAPIV3Schema": {"properties": {
            "a": {"type": "string", "format": "x"}, "b": {"type": "string", "format": "date-time"}}}}}]}});
        assert_eq!(warnings(&crd, &Value::Null), [r#"unrecognized format "x""#]);
        assert!(warnings(&crd, &crd).is_empty());
    }
}
