//! Lists that are sets or maps hold each element or key once.
//!
//! Upstream followed: `schema/listtype/validation.go`.

use apimachinery::{ErrorList, FieldError, Map, Path, Value};

use crate::schema::{Additional, Schema};

/// All repetitions in an object; null without a schema.
pub fn validate(schema: Option<&Schema>, object: &Value) -> ErrorList {
    let mut errors = ErrorList::new();
    if let (Some(schema), Value::Object(map)) = (schema, object) {
        members(&Path::root(), schema, map, &mut errors);
    }
    errors
}

fn members(path: &Path, schema: &Schema, map: &Map<String, Value>, errors: &mut ErrorList) {
    for (name, member) in map {
        if let Additional::Schema(inner) = &schema.additional {
            value(&path.key(name), inner, member, errors);
        }
        if let Some(property) = schema.properties.get(name) {
            value(&path.child(name), property, member, errors);
        }
    }
}

fn value(path: &Path, schema: &Schema, value: &Value, errors: &mut ErrorList) {
    match value {
        Value::Array(items) => list(path, schema, items, errors),
        Value::Object(map) => members(path, schema, map, errors),
        _ => {}
    }
}

fn list(path: &Path, schema: &Schema, items: &[Value], errors: &mut ErrorList) {
    match schema.list_type.as_str() {
        "set" => {
            for at in repeated(items) {
                errors.push(FieldError::duplicate(&path.index(at), &items[at]));
            }
        }
        "map" => keyed(path, schema, items, errors),
        _ => {}
    }
    if let Some(schema) = &schema.items {
        for (at, item) in items.iter().enumerate() {
            value(&path.index(at), schema, item, errors);
        }
    }
}

/// Indexes of the second occurrences.
fn repeated(items: &[Value]) -> Vec<usize> {
    let mut seen = std::collections::HashMap::<String, u32>::new();
    let mut out = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let times = seen.entry(item.to_string()).or_default();
        *times += 1;
        if *times == 2 {
            out.push(at);
        }
    }
    out
}

fn keyed(path: &Path, schema: &Schema, items: &[Value], errors: &mut ErrorList) {
    if let Some(at) = items.iter().position(|item| !item.is_object() && !item.is_null()) {
        let why = "must be an object for an array of list-type map";
        errors.push(FieldError::invalid(&path.index(at), &items[at], why));
        return;
    }
    let key = |item: &Value| -> Value {
        let members = schema.list_map_keys.iter().filter_map(|k| item.get(k).map(|v| (k.clone(), v.clone())));
        Value::Object(members.collect())
    };
    let keys: Vec<Value> = items.iter().map(key).collect();
    for at in repeated(&keys) {
        errors.push(FieldError::duplicate(&path.index(at), &keys[at]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn each_once() {
        let schema = Schema::parse(&json!({"type": "object", "properties": {
            "s": {"type": "array", "x-kubernetes-list-type": "set", "items": {"type": "string"}},
            "m": {"type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["k"],
                  "items": {"type": "object"}},
        }}));
        let errors =
            validate(Some(&schema), &json!({"s": ["a", "b", "a", "a"], "m": [{"k": "x"}, {"k": "x", "y": 1}]}));
        let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(texts, [r#"m[1]: Duplicate value: {"k":"x"}"#, r#"s[2]: Duplicate value: "a""#]);
    }
}
