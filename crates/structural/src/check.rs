//! Whether a schema is structural: types stand outside of `allOf`, `anyOf`,
//! `oneOf` and `not`, which restrict only what is declared.
//!
//! Works on the JSON of `openAPIV3Schema`, in which absent and zero are alike.
//!
//! Upstream followed: `schema/{convert,validation,complete}.go`.

use apimachinery::{ErrorList, FieldError, Path, Value, json};

use crate::goregex;

/// Keywords that no structural schema has, with upstream's order and names.
const UNSUPPORTED: &[(&str, &str)] = &[
    ("id", "id"),
    ("$schema", "schema"),
    ("$ref", "$ref"),
    ("patternProperties", "patternProperties"),
    ("dependencies", "dependencies"),
    ("additionalItems", "additionalItems"),
    ("definitions", "definitions"),
];

fn text<'a>(schema: &'a Value, key: &str) -> &'a str {
    schema[key].as_str().unwrap_or_default()
}

fn flag(schema: &Value, key: &str) -> bool {
    schema[key] == true
}

fn list<'a>(schema: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    schema[key].as_array().into_iter().flatten()
}

fn properties(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema["properties"].as_object().into_iter().flatten()
}

/// A keyword that is there and says something.
fn has(schema: &Value, key: &str) -> bool {
    match &schema[key] {
        Value::Null | Value::Bool(false) => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(map) => {
            key == "items" || key == "additionalProperties" || key == "additionalItems" || !map.is_empty()
        }
        _ => true,
    }
}

/// Why a schema cannot be made structural at all (`NewStructural`).
pub fn convertible(schema: &Value) -> Result<(), String> {
    if !schema.is_object() {
        return Ok(());
    }
    for (key, name) in UNSUPPORTED {
        if has(schema, key) || (*key == "additionalItems" && !schema[*key].is_null()) {
            return Err(format!("OpenAPIV3Schema '{name}' is not supported"));
        }
    }
    convertible(&schema["not"])?;
    for key in ["allOf", "anyOf", "oneOf"] {
        list(schema, key).try_for_each(convertible)?;
    }
    if schema["x-kubernetes-preserve-unknown-fields"] == false {
        return Err("internal error: 'x-kubernetes-preserve-unknown-fields' must be true or undefined".into());
    }
    if schema["items"].is_array() {
        return Err("OpenAPIV3Schema 'items' must be a schema, but is an array".into());
    }
    convertible(&schema["items"])?;
    properties(schema).try_for_each(|(_, property)| convertible(property))?;
    convertible(&schema["additionalProperties"])
}

#[derive(Clone, Copy, PartialEq)]
enum Level {
    Root,
    Item,
    Field,
}

/// What keeps a schema from being structural, sorted by text.
pub fn structural(path: &Path, schema: &Value) -> ErrorList {
    let mut errors = ErrorList::new();
    invariants(&mut errors, schema, Level::Root, path);
    complete_values(&mut errors, schema, Some(schema), path, path);
    errors.sort_by_key(ToString::to_string);
    errors
}

fn int_or_string_types() -> Value {
    json!([{"type": "integer"}, {"type": "string"}])
}

fn invariants(errors: &mut ErrorList, schema: &Value, level: Level, path: &Path) {
    if !schema.is_object() {
        return;
    }
    let kind = text(schema, "type");
    let at = |name: &str| path.child(name);
    if kind == "array" && !schema["items"].is_object() {
        errors.push(FieldError::required(&at("items"), "must be specified"));
    }
    invariants(errors, &schema["items"], Level::Item, &at("items"));
    for (name, property) in properties(schema) {
        invariants(errors, property, Level::Field, &at("properties").key(name));
    }
    let additional = &schema["additionalProperties"];
    if !additional.is_null() {
        if level == Level::Root {
            errors.push(FieldError::forbidden(&at("additionalProperties"), "must not be used at the root"));
        }
        invariants(errors, additional, Level::Field, &at("additionalProperties"));
    }
    let preserve = flag(schema, "x-kubernetes-preserve-unknown-fields");
    let embedded = flag(schema, "x-kubernetes-embedded-resource");
    let either = flag(schema, "x-kubernetes-int-or-string");
    for (key, set) in [("x-kubernetes-preserve-unknown-fields", preserve), ("x-kubernetes-embedded-resource", embedded)]
    {
        if either && set {
            let why = "must be false if x-kubernetes-int-or-string is true";
            errors.push(FieldError::invalid(&at(key), &json!(true), why));
        }
    }
    let skip_any = schema["anyOf"] == int_or_string_types();
    let skip_first = schema["allOf"][0]["anyOf"] == int_or_string_types();
    values(errors, schema, skip_any, skip_first, path);
    let checks_metadata = level == Level::Root || embedded;
    if embedded && kind != "object" {
        let why = "must be object if x-kubernetes-embedded-resource is true";
        errors.push(if kind.is_empty() {
            FieldError::required(&at("type"), why)
        } else {
            FieldError::invalid(&at("type"), &json!(kind), why)
        });
    } else if kind.is_empty() && !either && !preserve {
        let why = match level {
            Level::Root => "must not be empty at the root",
            Level::Item => "must not be empty for specified array items",
            Level::Field => "must not be empty for specified object fields",
        };
        errors.push(FieldError::required(&at("type"), why));
    }
    if embedded && !additional.is_null() {
        let why = "must not be used if x-kubernetes-embedded-resource is set";
        errors.push(FieldError::forbidden(&at("additionalProperties"), why));
    }
    if level == Level::Root && !kind.is_empty() && kind != "object" {
        errors.push(FieldError::invalid(&at("type"), &json!(kind), "must be object at the root"));
    }
    for name in ["kind", "apiVersion"] {
        let property = &schema["properties"][name];
        if property.is_object() && checks_metadata && text(property, "type") != "string" {
            let at = at("properties").key(name).child("type");
            errors.push(FieldError::invalid(&at, &json!(text(property, "type")), "must be string"));
        }
    }
    let metadata = &schema["properties"]["metadata"];
    if metadata.is_object() {
        metadata_invariants(errors, metadata, checks_metadata, level, &at("properties").key("metadata"));
    }
    if embedded && !preserve && properties(schema).next().is_none() {
        let why =
            "must not be empty if x-kubernetes-embedded-resource is true without x-kubernetes-preserve-unknown-fields";
        errors.push(FieldError::required(&at("properties"), why));
    }
}

/// Of the root's metadata only the names may be restricted.
fn metadata_invariants(errors: &mut ErrorList, metadata: &Value, checks: bool, level: Level, path: &Path) {
    if checks && text(metadata, "type") != "object" {
        errors.push(FieldError::invalid(&path.child("type"), &json!(text(metadata, "type")), "must be object"));
    }
    if level != Level::Root {
        return;
    }
    let only_names = properties(metadata).all(|(name, _)| matches!(name.as_str(), "name" | "generateName"));
    let keys = metadata.as_object().into_iter().flatten().map(|(key, _)| key.as_str());
    let says_more = keys
        .filter(|key| has(metadata, key))
        .any(|key| !matches!(key, "type" | "default" | "properties") || key == "properties" && !only_names);
    if says_more {
        let why = "must not specify anything other than name and generateName, but metadata is implicitly specified";
        errors.push(FieldError::forbidden(path, why));
    }
}

fn values(errors: &mut ErrorList, schema: &Value, skip_any: bool, skip_first: bool, path: &Path) {
    if !skip_any {
        for (at, branch) in list(schema, "anyOf").enumerate() {
            nested(errors, branch, false, &path.child("anyOf").index(at));
        }
    }
    for (at, branch) in list(schema, "allOf").enumerate() {
        nested(errors, branch, skip_first && at == 0, &path.child("allOf").index(at));
    }
    for (at, branch) in list(schema, "oneOf").enumerate() {
        nested(errors, branch, false, &path.child("oneOf").index(at));
    }
    nested(errors, &schema["not"], false, &path.child("not"));
    let pattern = text(schema, "pattern");
    if !pattern.is_empty()
        && let Err(why) = goregex::compile(pattern)
    {
        let detail = format!("must be a valid regular expression, but isn't: {why}");
        errors.push(FieldError::invalid(&path.child("pattern"), &json!(pattern), detail));
    }
}

/// What may not stand below `allOf` and the like.
const FORBIDDEN: &[(&str, &str)] = &[
    ("type", "must be empty to be structural"),
    ("additionalProperties", "must be undefined to be structural"),
    ("default", "must be undefined to be structural"),
    ("title", "must be empty to be structural"),
    ("description", "must be empty to be structural"),
    ("nullable", "must be false to be structural"),
    ("x-kubernetes-preserve-unknown-fields", "must be false to be structural"),
    ("x-kubernetes-embedded-resource", "must be false to be structural"),
    ("x-kubernetes-int-or-string", "must be false to be structural"),
    ("x-kubernetes-list-map-keys", "must be empty to be structural"),
    ("x-kubernetes-list-type", "must be undefined to be structural"),
    ("x-kubernetes-map-type", "must be undefined to be structural"),
    ("x-kubernetes-validations", "must be empty to be structural"),
];

fn nested(errors: &mut ErrorList, schema: &Value, skip_any: bool, path: &Path) {
    if !schema.is_object() {
        return;
    }
    values(errors, schema, skip_any, false, path);
    nested(errors, &schema["items"], false, &path.child("items"));
    for (name, property) in properties(schema) {
        nested(errors, property, false, &path.child("properties").key(name));
    }
    for (key, why) in FORBIDDEN {
        let present = match *key {
            "default" => !schema["default"].is_null(),
            key => has(schema, key),
        };
        if present {
            errors.push(FieldError::forbidden(&path.child(key), *why));
        }
    }
    if schema["properties"]["metadata"].is_object() {
        let why = "must not be specified in a nested context";
        errors.push(FieldError::forbidden(&path.child("properties").key("metadata"), why));
    }
}

/// Each value validation has its structural counterpart.
fn complete_values(errors: &mut ErrorList, values: &Value, schema: Option<&Value>, at: &Path, from: &Path) {
    complete(errors, &values["not"], schema, at, &from.child("not"));
    for key in ["allOf", "anyOf", "oneOf"] {
        for (index, branch) in list(values, key).enumerate() {
            complete(errors, branch, schema, at, &from.child(key).index(index));
        }
    }
}

fn complete(errors: &mut ErrorList, nested: &Value, schema: Option<&Value>, at: &Path, from: &Path) {
    if !nested.is_object() {
        return;
    }
    let Some(schema) = schema else {
        errors.push(FieldError::required(at, format!("because it is defined in {}", from.as_str())));
        return;
    };
    complete_values(errors, nested, Some(schema), at, from);
    let items = Some(&schema["items"]).filter(|items| items.is_object());
    complete(errors, &nested["items"], items, &at.child("items"), &from.child("items"));
    for (name, property) in properties(nested) {
        let counterpart = Some(&schema["properties"][name.as_str()]).filter(|found| found.is_object());
        complete(errors, property, counterpart, &at.child("properties").key(name), &from.child("properties").key(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(schema: Value) -> Vec<String> {
        structural(&Path::new("s"), &schema).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn types_stand_outside() {
        assert_eq!(
            problems(json!({"type": "object", "properties": {"a": {"anyOf": [{"type": "string"}]}}})),
            [
                "s.properties[a].anyOf[0].type: Forbidden: must be empty to be structural",
                "s.properties[a].type: Required value: must not be empty for specified object fields",
            ]
        );
        assert_eq!(
            problems(json!({"type": "object", "anyOf": [{"properties": {"a": {"minimum": 1}}}]})),
            ["s.properties[a]: Required value: because it is defined in s.anyOf[0].properties[a]"]
        );
        let either = json!({"x-kubernetes-int-or-string": true, "anyOf": [{"type": "integer"}, {"type": "string"}]});
        assert!(problems(json!({"type": "object", "properties": {"p": either}})).is_empty());
    }

    #[test]
    fn metadata_is_implicit() {
        let schema = json!({"type": "object", "properties": {"metadata": {"type": "object", "properties": {"labels": {"type": "object"}}}}});
        assert_eq!(
            problems(schema),
            [
                "s.properties[metadata]: Forbidden: must not specify anything other than name and generateName, but metadata is implicitly specified"
            ]
        );
        assert!(problems(json!({"type": "object", "properties": {"metadata": {"type": "object"}}})).is_empty());
    }

    #[test]
    fn keywords_that_cannot_be() {
        assert_eq!(convertible(&json!({"id": "x"})), Err("OpenAPIV3Schema 'id' is not supported".into()));
    }
}
