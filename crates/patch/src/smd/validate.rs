//! Whether a value has the form of its type.

use std::collections::BTreeSet;

use apimachinery::Value;

use super::fields::list_element;
use super::path::{Path, PathElement};
use super::types::{Scalar, TypeRef};
use super::{Problem, Problems, problem};
use crate::gofmt;

/// All problems, in the order of the members.
pub fn validate(value: &Value, ty: TypeRef<'_>, allow_duplicates: bool) -> Vec<Problem> {
    let mut problems = Vec::new();
    walk(value, ty, allow_duplicates, &mut Vec::new(), &mut problems);
    problems
}

/// Go's `%v` of the library's value wrapper.
fn wrapped(value: &Value) -> String {
    format!("&{{{}}}", gofmt::plain(value))
}

/// The problem of a scalar, if it has one; `prefix` names the side.
pub(super) fn scalar_problem(scalar: Scalar, value: Option<&Value>, prefix: &str) -> Option<String> {
    let value = value.filter(|value| !value.is_null())?;
    let text = match scalar {
        Scalar::Numeric if !value.is_number() => {
            format!("expected numeric (int or float), got {}", gofmt::type_name(value))
        }
        Scalar::String if !value.is_string() => {
            format!("expected string, got &value.valueUnstructured{{Value:{}}}", gofmt::sharp(value))
        }
        Scalar::Boolean if !value.is_boolean() => format!("expected boolean, got {}", wrapped(value)),
        Scalar::Untyped if value.is_array() || value.is_object() => {
            format!("expected any scalar, got {}", wrapped(value))
        }
        _ => return None,
    };
    Some(format!("{prefix}{text}"))
}

fn walk(value: &Value, ty: TypeRef<'_>, allow_duplicates: bool, path: &mut Path, problems: &mut Problems) {
    let atom = ty.atom().deduce(Some(value));
    if let Some(map) = &atom.map {
        let members = match value {
            Value::Null => return,
            Value::Object(members) => members,
            other => return problems.push(problem(path, format!("expected map, got {}", wrapped(other)))),
        };
        for (name, member) in members {
            path.push(PathElement::Field(name.clone()));
            let ty = map.member(name);
            if ty.is_none() {
                problems.push(problem(path, "field not declared in schema"));
                path.pop();
                return;
            }
            walk(member, ty, allow_duplicates, path, problems);
            path.pop();
        }
    } else if let Some(scalar) = atom.scalar {
        problems.extend(scalar_problem(scalar, Some(value), "").map(|text| problem(path, text)));
    } else if let Some(list) = &atom.list {
        let items = match value {
            Value::Null => return,
            Value::Array(items) => items,
            other => return problems.push(problem(path, format!("expected list, got {}", wrapped(other)))),
        };
        let mut seen = BTreeSet::new();
        for (at, item) in items.iter().enumerate() {
            let element = if list.atomic {
                PathElement::Index(at as i64)
            } else {
                match list_element(list, item) {
                    Ok(element) => element,
                    Err(text) => return problems.push(problem(path, format!("element {at}: {text}"))),
                }
            };
            if !list.atomic && !seen.insert(element.clone()) && !allow_duplicates {
                problems.push(problem(path, format!("duplicate entries for key {}", element.show())));
            }
            path.push(element);
            walk(item, list.element, allow_duplicates, path, problems);
            path.pop();
        }
    } else {
        problems.push(problem(path, "schema error: invalid atom: inlined"));
    }
}
