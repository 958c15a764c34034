//! Types of kinds as expressions see them, from the server's OpenAPI v3.
//!
//! Upstream followed: apiserver/pkg/cel/openapi/resolver.

use cel::declared::{Decl, Schema, declare};
use client::{Client, Request};
use serde_json::{Map, Value, json};

use super::check::Kind;

/// Deeper schemas, which refer to themselves, are cut off.
const MAX_DEPTH: usize = 40;

/// The type of a kind; `None` where the server does not describe it.
pub async fn declared(client: &Client, kind: &Kind) -> Result<Option<Decl>, client::Error> {
    let (group, version, name) = kind;
    let path = if group.is_empty() { format!("api/{version}") } else { format!("apis/{group}/{version}") };
    let document: Value = match client.exchange(Request::get(format!("/openapi/v3/{path}"))).await {
        Err(error) if error.is_not_found() => return Ok(None),
        document => document?,
    };
    // Types of one policy are told apart by the kind, which upstream adds a number to.
    Ok(find(&document, kind).and_then(|schema| declare(&Schema::from_json(&schema), true)).map(|decl| decl.named(name)))
}

fn find(document: &Value, (group, version, kind): &Kind) -> Option<Value> {
    let schemas = document["components"]["schemas"].as_object()?;
    let wanted = json!({"group": group, "kind": kind, "version": version});
    let of_kind = |schema: &&Value| {
        schema["x-kubernetes-group-version-kind"].as_array().is_some_and(|kinds| kinds.contains(&wanted))
    };
    schemas.values().find(of_kind).map(|schema| resolve(schema, schemas, &mut Vec::new()))
}

/// With all references replaced; one that leads to itself is an empty object.
fn resolve<'a>(schema: &'a Value, all: &'a Map<String, Value>, above: &mut Vec<&'a str>) -> Value {
    let reference = schema["$ref"].as_str().or_else(|| match schema["allOf"].as_array().map(Vec::as_slice) {
        Some([one]) => one["$ref"].as_str(),
        _ => None,
    });
    if let Some(name) = reference.and_then(|reference| reference.strip_prefix("#/components/schemas/")) {
        let Some(target) = all.get(name).filter(|_| !above.contains(&name) && above.len() < MAX_DEPTH) else {
            return json!({"type": "object"});
        };
        above.push(name);
        let mut resolved = resolve(target, all, above);
        above.pop();
        if let (Some(default), Some(fields)) = (schema.get("default"), resolved.as_object_mut()) {
            fields.insert("default".to_owned(), default.clone());
        }
        return resolved;
    }
    let Some(fields) = schema.as_object() else { return schema.clone() };
    let mut out = Map::new();
    for (name, value) in fields {
        let value = match (name.as_str(), value) {
            ("properties", Value::Object(properties)) => Value::Object(
                properties.iter().map(|(name, schema)| (name.clone(), resolve(schema, all, above))).collect(),
            ),
            ("items" | "additionalProperties", Value::Object(_)) => resolve(value, all, above),
            ("description", _) => continue,
            _ => value.clone(),
        };
        out.insert(name.clone(), value);
    }
    if out.get("format").and_then(Value::as_str) == Some("int-or-string") {
        out.insert("x-kubernetes-int-or-string".to_owned(), Value::Bool(true));
    }
    Value::Object(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_replaced_and_cycles_end() {
        let document = json!({"components": {"schemas": {
            "a.Thing": {
                "type": "object",
                "properties": {
                    "kind": {"type": "string"},
                    "spec": {"allOf": [{"$ref": "#/components/schemas/a.Spec"}], "default": {}},
                    "port": {"format": "int-or-string", "oneOf": [{"type": "integer"}, {"type": "string"}]},
                },
                "x-kubernetes-group-version-kind": [{"group": "a", "kind": "Thing", "version": "v1"}],
            },
            "a.Spec": {"type": "object", "properties": {
                "replicas": {"type": "integer", "format": "int32"},
                "inner": {"$ref": "#/components/schemas/a.Spec"},
            }},
        }}});
        let schema = find(&document, &("a".into(), "v1".into(), "Thing".into())).unwrap();
        assert_eq!(schema["properties"]["spec"]["properties"]["inner"], json!({"type": "object"}));
        let decl = declare(&Schema::from_json(&schema), true).unwrap();
        let replicas = decl.field("spec").and_then(|spec| spec.field("replicas")).unwrap();
        assert_eq!(replicas.to_type(), cel::Type::Int);
        assert_eq!(decl.field("port").unwrap().to_type(), cel::Type::Dyn);
    }
}
