//! The set of fields that a value has.

use std::collections::BTreeSet;

use apimachinery::Value;

use super::path::{Path, PathElement};
use super::set::Set;
use super::types::{ListAtom, TypeRef};

/// The step to a list's element: its keys (declared defaults for those left
/// out), or its value in a set. The error is upstream's text.
pub fn list_element(list: &ListAtom<'_>, item: &Value) -> Result<PathElement, String> {
    if list.atomic {
        return Err("invalid indexing of non-associative list".into());
    }
    if list.keys.is_empty() {
        return match item {
            Value::Object(_) => Err("associative list without keys has an element that's a map type".into()),
            Value::Array(_) => Err("not supported: associative list with lists as elements".into()),
            Value::Null => Err("associative list without keys has an element that's an explicit null".into()),
            scalar => Ok(PathElement::Value(scalar.clone())),
        };
    }
    let map = match item {
        Value::Null => return Err("associative list with keys may not have a null element".into()),
        Value::Object(map) => map,
        _ => return Err("associative list with keys may not have non-map elements".into()),
    };
    let mut keys: Vec<(String, Value)> = Vec::with_capacity(list.keys.len());
    for name in list.keys {
        let value = match map.get(*name) {
            Some(value) => Some(value.clone()),
            None => match list.element.atom().map {
                Some(element) => element.default(name),
                None => {
                    return Err(format!(
                        "couldn't find default value for {name}: associative list may not have non-map types"
                    ));
                }
            },
        };
        keys.extend(value.map(|value| ((*name).to_owned(), value)));
    }
    if keys.is_empty() {
        let names: Vec<String> = list.keys.iter().map(|name| apimachinery::field::quote(name)).collect();
        return Err(format!(
            "associative list with keys has an element that omits all key fields [{}] (and doesn't have default values for any key fields)",
            names.join(" ")
        ));
    }
    keys.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(PathElement::Key(keys))
}

/// Every leaf and item of a value that has been validated.
pub fn field_set(value: &Value, ty: TypeRef<'_>) -> Set {
    let mut set = Set::new();
    collect(value, ty, &mut Vec::new(), &mut set);
    set
}

fn collect(value: &Value, ty: TypeRef<'_>, path: &mut Path, set: &mut Set) {
    let atom = ty.atom().deduce(Some(value));
    if let Some(map) = &atom.map {
        if map.atomic {
            set.insert(path);
            return;
        }
        let Value::Object(members) = value else { return };
        for (name, member) in members {
            path.push(PathElement::Field(name.clone()));
            collect(member, map.member(name), path, set);
            let is_empty = member.is_null() || member.as_object().is_some_and(|members| members.is_empty());
            if is_empty || map.field(name).is_none() {
                set.insert(path);
            }
            path.pop();
        }
    } else if atom.scalar.is_some() {
        set.insert(path);
    } else if let Some(list) = &atom.list {
        if list.atomic {
            set.insert(path);
            return;
        }
        let Value::Array(items) = value else { return };
        let elements: Vec<_> = items.iter().filter_map(|item| Some((list_element(list, item).ok()?, item))).collect();
        let mut seen = BTreeSet::new();
        let mut repeated = BTreeSet::new();
        for (element, _) in &elements {
            if !seen.insert(element) {
                repeated.insert(element.clone());
            }
        }
        for (element, item) in &elements {
            path.push(element.clone());
            if !repeated.contains(element) {
                collect(item, list.element, path, set);
            }
            set.insert(path);
            path.pop();
        }
    }
}
