//! What the expressions of a mutation give: operations of a JSON patch, or an
//! apply configuration.
//!
//! Upstream: k8s `apiserver/pkg/admission/plugin/policy/mutating/patch`,
//! `apiserver/pkg/cel/mutation`.

use serde_json::{Map as JsonMap, Value as Json, json};

use crate::convert::{failure_text, to_json};
use crate::value::{Object, Value};

/// A list of `JSONPatch{…}` as the JSON of a patch.
pub fn json_patch(value: &Value) -> Result<Json, String> {
    let Value::List(list) = value else {
        return Err("type mismatch: JSONPatchType.expression should evaluate to array".to_owned());
    };
    let mut operations = Vec::with_capacity(list.len());
    for item in list.iter() {
        match item.map_err(failure_text)? {
            Value::Object(patch) if !patch.is_dynamic() => operations.push(operation(&patch)?),
            other => {
                let name = other.type_name();
                return Err(format!(
                    "type mismatch: JSONPatchType.expression should evaluate to array of JSONPatch: got {name}"
                ));
            }
        }
    }
    Ok(Json::Array(operations))
}

fn operation(patch: &Object) -> Result<Json, String> {
    let text = |name: &str| patch.fields.get(name).and_then(Value::as_str).unwrap_or_default();
    let mut operation = JsonMap::new();
    operation.insert("op".to_owned(), json!(text("op")));
    operation.insert("path".to_owned(), json!(text("path")));
    if !text("from").is_empty() {
        operation.insert("from".to_owned(), json!(text("from")));
    }
    if let Some(value) = patch.fields.get("value") {
        if let Value::Object(object) = value {
            check_names(object)?;
        }
        let value = to_json(value).map_err(|why| {
            format!("JSONPath valueExpression evaluated to a type that could not marshal to JSON: {why}")
        })?;
        operation.insert("value".to_owned(), value);
    }
    Ok(Json::Object(operation))
}

/// An `Object{…}` as the configuration to apply.
pub fn apply_configuration(value: &Value) -> Result<Json, String> {
    match value {
        Value::Object(object) if object.is_dynamic() => {
            check_names(object)?;
            native(value)
        }
        other => Err(format!("unsupported return type from ApplyConfiguration expression: {}", other.type_name())),
    }
}

/// The values as they are, numbers not limited to what JSON is safe with.
fn native(value: &Value) -> Result<Json, String> {
    Ok(match value {
        Value::Int(number) => Json::from(*number),
        Value::Uint(number) => Json::from(*number),
        Value::List(list) => {
            let mut items = Vec::with_capacity(list.len());
            for item in list.iter() {
                items.push(native(&item.map_err(failure_text)?)?);
            }
            Json::Array(items)
        }
        Value::Map(map) => {
            let mut entries = JsonMap::new();
            for key in map.keys() {
                let Value::String(name) = &key else {
                    return Err(format!("map key {} is of type {}, not string", show(&key), key.type_name()));
                };
                let value = map.find(&key).unwrap_or(Ok(Value::Null)).map_err(failure_text)?;
                entries.insert(name.as_str().to_owned(), native(&value)?);
            }
            Json::Object(entries)
        }
        Value::Object(object) if object.is_dynamic() => {
            let mut entries = JsonMap::new();
            for (name, value) in &object.fields {
                let value = native(value).map_err(|why| format!("fail to convert field \"{name}\": {why}"))?;
                entries.insert(name.clone(), value);
            }
            Json::Object(entries)
        }
        other => to_json(other)?,
    })
}

fn show(key: &Value) -> String {
    to_json(key).map_or_else(|why| why, |json| json.to_string())
}

/// An object's type is named after the path of fields to it.
fn check_names(object: &Object) -> Result<(), String> {
    let mut wrong = Vec::new();
    names(&Value::Object(object.clone().into()), &mut vec![object.type_name.to_string()], &mut wrong);
    if wrong.is_empty() { Ok(()) } else { Err(format!("type mismatch: {}", wrong.join("\n"))) }
}

fn names(value: &Value, path: &mut Vec<String>, wrong: &mut Vec<String>) {
    match value {
        Value::Object(object) if object.is_dynamic() => {
            let expected = path.join(".");
            if *object.type_name != *expected {
                let (found, expected) = (&object.type_name, expected);
                wrong.push(format!(
                    "unexpected type name \"{found}\", expected \"{expected}\", which matches field name path from root Object type"
                ));
            }
            for (name, value) in &object.fields {
                path.push(name.clone());
                names(value, path, wrong);
                path.pop();
            }
        }
        Value::List(list) => list.iter().filter_map(Result::ok).for_each(|item| names(&item, path, wrong)),
        Value::Map(map) => {
            let values = map.keys().into_iter().filter_map(|key| map.find(&key)?.ok());
            values.for_each(|value| names(&value, path, wrong));
        }
        _ => {}
    }
}
