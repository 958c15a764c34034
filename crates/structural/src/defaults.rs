//! Defaults: put in where nothing is; nulls that may not be go first.
//!
//! Upstream followed: `schema/defaulting/{algorithm,prunenulls,prune}.go`.

use apimachinery::{Value, json};

use crate::object_meta;
use crate::prune::prune_root;
use crate::schema::{Additional, Schema};

/// Takes out nulls where null is not allowed and no default stands for them.
pub fn prune_nulls(value: &mut Value, schema: Option<&Schema>) {
    match value {
        Value::Object(map) => {
            map.retain(|name, member| {
                let schema = schema.and_then(|schema| schema.member(name));
                !(member.is_null() && schema.is_some_and(|schema| !schema.nullable && schema.default.is_none()))
            });
            for (name, member) in map.iter_mut() {
                prune_nulls(member, schema.and_then(|schema| schema.member(name)));
            }
        }
        Value::Array(items) => {
            let schema = schema.and_then(|schema| schema.items.as_deref());
            items.iter_mut().for_each(|item| prune_nulls(item, schema));
        }
        _ => {}
    }
}

fn stands_for(value: &Value, schema: &Schema) -> Option<Value> {
    if value.is_null() && !schema.nullable { Some(schema.default.clone().unwrap_or(Value::Null)) } else { None }
}

/// Puts in defaults.
pub fn fill(value: &mut Value, schema: &Schema) {
    match value {
        Value::Object(map) => {
            for (name, property) in &schema.properties {
                let Some(default) = &property.default else { continue };
                if map.get(name).is_none_or(|present| present.is_null() && !property.nullable) {
                    map.insert(name.clone(), default.clone());
                }
            }
            for (name, member) in map.iter_mut() {
                if let Some(property) = schema.properties.get(name) {
                    fill(member, property);
                } else if let Additional::Schema(additional) = &schema.additional {
                    if let Some(default) = stands_for(member, additional) {
                        *member = default;
                    }
                    fill(member, additional);
                }
            }
        }
        Value::Array(items) => {
            let Some(schema) = &schema.items else { return };
            for item in items {
                if let Some(default) = stands_for(item, schema) {
                    *item = default;
                }
                fill(item, schema);
            }
        }
        _ => {}
    }
}

/// One step from an object to a part of it.
#[derive(Clone)]
pub(crate) enum Step {
    Member(String),
    Item,
}

/// The smallest object that has `value` at `path`.
pub(crate) fn surround(path: &[Step], value: Value) -> Value {
    path.iter().rev().fold(value, |inner, step| match step {
        Step::Member(name) => json!({ name.as_str(): inner }),
        Step::Item => json!([inner]),
    })
}

/// The part of an object at `path`; `None` when it has none.
pub(crate) fn part(path: &[Step], object: &Value) -> Option<Value> {
    let mut at = object;
    for step in path {
        at = match step {
            Step::Member(name) => at.get(name)?,
            Step::Item => at.get(0)?,
        };
    }
    Some(at.clone())
}

/// Takes out of the defaults what the schema would prune from them.
pub fn prune_defaults(schema: &mut Schema) {
    let root = schema.clone();
    prune_at(&root, schema, &mut Vec::new());
}

fn prune_at(root: &Schema, schema: &mut Schema, path: &mut Vec<Step>) {
    if let Some(default) = schema.default.take() {
        let mut object = surround(path, default);
        object_meta::coerce_root(&mut object, root);
        prune_root(&mut object, Some(root));
        schema.default = part(path, &object);
    }
    if let Additional::Schema(additional) = &mut schema.additional {
        path.push(Step::Member("*".into()));
        prune_at(root, additional, path);
        path.pop();
    }
    if let Some(items) = &mut schema.items {
        path.push(Step::Item);
        prune_at(root, items, path);
        path.pop();
    }
    for (name, property) in &mut schema.properties {
        path.push(Step::Member(name.clone()));
        prune_at(root, property, path);
        path.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nulls_and_defaults() {
        let schema = Schema::parse(&json!({"type": "object", "properties": {
            "a": {"type": "string", "default": "x"},
            "no": {"type": "string"},
            "yes": {"type": "string", "nullable": true},
            "list": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "integer", "default": 1}}}},
        }}));
        let mut value = json!({"a": null, "no": null, "yes": null, "list": [{}]});
        prune_nulls(&mut value, Some(&schema));
        assert_eq!(value, json!({"a": null, "yes": null, "list": [{}]}));
        fill(&mut value, &schema);
        assert_eq!(value, json!({"a": "x", "yes": null, "list": [{"n": 1}]}));
    }

    #[test]
    fn parts_come_back() {
        let steps = [Step::Member("a".into()), Step::Item, Step::Member("b".into())];
        assert_eq!(part(&steps, &surround(&steps, json!(5))), Some(json!(5)));
    }

    #[test]
    fn defaults_are_pruned() {
        let mut schema = Schema::parse(&json!({"type": "object", "properties": {"spec": {
            "type": "object", "default": {"a": 1, "b": 2}, "properties": {"a": {"type": "integer"}},
        }}}));
        prune_defaults(&mut schema);
        assert_eq!(schema.properties["spec"].default, Some(json!({"a": 1})));
    }
}
