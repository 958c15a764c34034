//! A value without the items of a set.

use apimachinery::{Map, Value};

use super::fields::list_element;
use super::path::PathElement;
use super::set::Set;
use super::types::TypeRef;

/// Null where nothing is left of a list or map.
pub fn remove(value: &Value, items: &Set, ty: TypeRef<'_>) -> Value {
    let atom = ty.atom().deduce(Some(value));
    if let Some(map) = &atom.map {
        let Value::Object(members) = value else { return Value::Null };
        if members.is_empty() || map.atomic {
            return Value::Null;
        }
        let mut out = Map::new();
        for (name, member) in members {
            let element = PathElement::Field(name.clone());
            if items.members.contains(&element) {
                continue;
            }
            let member = match items.children.get(&element).filter(|below| !below.is_empty()) {
                Some(below) => remove(member, below, map.member(name)),
                None => member.clone(),
            };
            out.insert(name.clone(), member);
        }
        if out.is_empty() { Value::Null } else { Value::Object(out) }
    } else if atom.scalar.is_some() {
        value.clone()
    } else if let Some(list) = &atom.list {
        let Value::Array(elements) = value else { return Value::Null };
        if elements.is_empty() || list.atomic {
            return Value::Null;
        }
        let mut out = Vec::with_capacity(elements.len());
        for item in elements {
            let Ok(element) = list_element(list, item) else {
                out.push(item.clone());
                continue;
            };
            if items.members.contains(&element) {
                continue;
            }
            out.push(match items.children.get(&element).filter(|below| !below.is_empty()) {
                Some(below) => remove(item, below, list.element),
                None => item.clone(),
            });
        }
        if out.is_empty() { Value::Null } else { Value::Array(out) }
    } else {
        Value::Null
    }
}
