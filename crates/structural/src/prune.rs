//! Pruning: members that the schema does not declare go.
//!
//! Upstream followed: `schema/pruning/algorithm.go`.

use apimachinery::Value;

use crate::schema::{Additional, Schema};

pub(crate) fn is_meta(name: &str) -> bool {
    matches!(name, "apiVersion" | "kind" | "metadata")
}

pub(crate) fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

/// Removes what is not declared, type and object metadata of the root excepted;
/// the paths of what went, sorted. `None`: no schema, nothing is declared.
pub fn prune_root(object: &mut Value, schema: Option<&Schema>) -> Vec<String> {
    let mut unknown = Vec::new();
    match schema {
        Some(schema) => prune(object, Some(schema), true, "", &mut unknown),
        None => {
            let empty = Schema::default();
            prune(object, Some(&empty), true, "", &mut unknown);
        }
    }
    unknown.sort();
    unknown
}

/// As [`prune_root`] for a part; `as_resource`: it is a whole object.
pub fn prune_part(value: &mut Value, schema: &Schema, as_resource: bool) {
    prune(value, Some(schema), as_resource, "", &mut Vec::new());
}

fn prune(value: &mut Value, schema: Option<&Schema>, is_root: bool, path: &str, unknown: &mut Vec<String>) {
    if let Some(schema) = schema.filter(|schema| schema.preserve_unknown) {
        return skip(value, schema, is_root, path, unknown);
    }
    match value {
        Value::Object(map) => {
            let Some(schema) = schema else {
                unknown.extend(map.keys().map(|name| join(path, name)));
                map.clear();
                return;
            };
            let mut gone = Vec::new();
            for (name, member) in map.iter_mut() {
                if (is_root || schema.embedded) && is_meta(name) {
                    continue;
                }
                match (schema.properties.get(name), &schema.additional) {
                    (Some(property), _) => prune(member, Some(property), false, &join(path, name), unknown),
                    (None, Additional::Absent) => gone.push(name.clone()),
                    (None, additional) => {
                        let schema = match additional {
                            Additional::Schema(schema) => Some(schema.as_ref()),
                            _ => None,
                        };
                        prune(member, schema, false, &join(path, name), unknown);
                    }
                }
            }
            for name in gone {
                map.remove(&name);
                if !is_meta(&name) || !path.is_empty() {
                    unknown.push(join(path, &name));
                }
            }
        }
        Value::Array(items) => {
            let schema = schema.and_then(|schema| schema.items.as_deref());
            for (at, item) in items.iter_mut().enumerate() {
                prune(item, schema, false, &format!("{path}[{at}]"), unknown);
            }
        }
        _ => {}
    }
}

/// Below a part that keeps unknown members, what is declared is pruned still.
fn skip(value: &mut Value, schema: &Schema, is_root: bool, path: &str, unknown: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (name, member) in map.iter_mut() {
                if (is_root || schema.embedded) && is_meta(name) {
                    continue;
                }
                match (schema.properties.get(name), &schema.additional) {
                    (Some(property), _) => prune(member, Some(property), false, &join(path, name), unknown),
                    (None, Additional::Schema(schema)) => {
                        prune(member, Some(schema), false, &join(path, name), unknown);
                    }
                    (None, Additional::Any | Additional::None) => {
                        prune(member, None, false, &join(path, name), unknown);
                    }
                    (None, Additional::Absent) => {}
                }
            }
        }
        Value::Array(items) => {
            let Some(schema) = &schema.items else { return };
            for (at, item) in items.iter_mut().enumerate() {
                skip(item, schema, false, &format!("{path}[{at}]"), unknown);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn what_is_not_declared_goes() {
        let schema = Schema::parse(&json!({"type": "object", "properties": {"spec": {"type": "object", "properties": {
            "free": {"type": "object", "x-kubernetes-preserve-unknown-fields": true,
                     "properties": {"tight": {"type": "object"}}},
            "any": {"type": "object", "additionalProperties": true},
            "list": {"type": "array", "items": {"type": "object", "properties": {"a": {"type": "string"}}}},
        }}}}));
        let mut value = json!({
            "kind": "W", "metadata": {"name": "n"},
            "spec": {"b": 1, "free": {"z": 1, "tight": {"q": 1}}, "any": {"s": 1, "o": {"x": 1}},
                     "list": [{"a": "x", "b": 1}]},
            "x": 1,
        });
        let unknown = prune_root(&mut value, Some(&schema));
        assert_eq!(
            value,
            json!({
                "kind": "W", "metadata": {"name": "n"},
                "spec": {"free": {"z": 1, "tight": {}}, "any": {"s": 1, "o": {}}, "list": [{"a": "x"}]},
            })
        );
        assert_eq!(unknown, ["spec.any.o.x", "spec.b", "spec.free.tight.q", "spec.list[0].b", "x"]);
    }
}
