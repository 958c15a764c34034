//! Equality and order of values.
//!
//! Numbers of different kinds are compared by value; what else differs in kind
//! is unequal. Lists and maps from a structural schema compare as upstream's do:
//! sets without order, lists of type map by their keys. Upstream: cel-go
//! `common/types/compare.go`, k8s `pkg/cel/common/valuesunstructured.go`.

use std::cmp::Ordering;

use serde_json::Value as Json;

use crate::value::{Failure, Form, List, Map, NO_SUCH_OVERLOAD, Value};

/// `a == b`.
pub fn equal<'a>(a: &Value<'a>, b: &Value<'a>) -> Result<bool, Failure> {
    Ok(match (a, b) {
        (Value::Null, Value::Null) => true,
        (Value::Bool(a), Value::Bool(b)) => a == b,
        (Value::Int(_) | Value::Uint(_) | Value::Double(_), Value::Int(_) | Value::Uint(_) | Value::Double(_)) => {
            numbers(a, b) == Some(Ordering::Equal)
        }
        (Value::String(a), Value::String(b)) => a.as_str() == b.as_str(),
        (Value::Bytes(a), Value::Bytes(b)) => a == b,
        (Value::Duration(a), Value::Duration(b)) => a == b,
        (Value::Timestamp(a), Value::Timestamp(b)) => a == b,
        (Value::Type(a), Value::Type(b)) => same_type(a, b),
        (Value::Optional(a), Value::Optional(b)) => match (a, b) {
            (None, None) => true,
            (Some(a), Some(b)) => equal(a, b)?,
            _ => false,
        },
        (Value::List(a), Value::List(b)) => lists(a, b)?,
        (Value::Map(a), Value::Map(b)) => maps(a, b)?,
        (Value::Object(a), Value::Object(b)) => {
            if a.type_name != b.type_name || a.fields.len() != b.fields.len() {
                return Ok(false);
            }
            for (name, value) in &a.fields {
                match b.fields.get(name) {
                    Some(other) if equal(value, other)? => {}
                    _ => return Ok(false),
                }
            }
            true
        }
        (Value::Opaque(a), Value::Opaque(b)) => return a.equal(b),
        (Value::Unknown(a), Value::Unknown(b)) => a == b,
        // Kubernetes' values report the mismatch where core values say false.
        (Value::Opaque(_), _) => return Failure::error(NO_SUCH_OVERLOAD),
        (Value::List(List::Json { schema: Some(_), .. }), _)
        | (Value::Map(Map::Json { form: Form::Declared(_) | Form::Typed(_), .. }), _) => {
            return Failure::error(NO_SUCH_OVERLOAD);
        }
        _ => false,
    })
}

/// Types as values are equal by their outer name: `type([1]) == list`.
fn same_type(a: &crate::types::Type, b: &crate::types::Type) -> bool {
    use crate::types::Type;
    let name = |of: &Type| match of {
        Type::List(_) => "list".to_owned(),
        Type::Map(..) => "map".to_owned(),
        Type::Opaque(name, _) | Type::Struct(name) => name.to_string(),
        Type::Type(_) => "type".to_owned(),
        other => other.declared(),
    };
    name(a) == name(b)
}

fn numbers(a: &Value<'_>, b: &Value<'_>) -> Option<Ordering> {
    let integer = |value: &Value<'_>| match value {
        Value::Int(value) => Some(i128::from(*value)),
        Value::Uint(value) => Some(i128::from(*value)),
        _ => None,
    };
    match (a, b) {
        (Value::Double(a), Value::Double(b)) => a.partial_cmp(b),
        (Value::Double(a), b) => double_integer(*a, integer(b)?),
        (a, Value::Double(b)) => double_integer(*b, integer(a)?).map(Ordering::reverse),
        (a, b) => Some(integer(a)?.cmp(&integer(b)?)),
    }
}

fn double_integer(double: f64, integer: i128) -> Option<Ordering> {
    if double.is_nan() {
        return None;
    }
    if double.abs() >= 1e30 {
        return Some(if double > 0.0 { Ordering::Greater } else { Ordering::Less });
    }
    let whole = double.trunc() as i128;
    Some(whole.cmp(&integer).then(double.fract().partial_cmp(&0.0)?))
}

/// The order of two values; `None` within `Ok` for NaN.
pub fn compare<'a>(a: &Value<'a>, b: &Value<'a>) -> Result<Option<Ordering>, Failure> {
    Ok(Some(match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(_) | Value::Uint(_) | Value::Double(_), Value::Int(_) | Value::Uint(_) | Value::Double(_)) => {
            return match numbers(a, b) {
                None => Failure::error("NaN values cannot be ordered"),
                found => Ok(found),
            };
        }
        (Value::String(a), Value::String(b)) => a.as_str().cmp(b.as_str()),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        (Value::Duration(a), Value::Duration(b)) => a.cmp(b),
        (Value::Timestamp(a), Value::Timestamp(b)) => a.cmp(b),
        _ => return Failure::error(NO_SUCH_OVERLOAD),
    }))
}

/// Whether values of this kind have an order at all.
pub fn comparable(value: &Value<'_>) -> bool {
    matches!(
        value,
        Value::Bool(_)
            | Value::Int(_)
            | Value::Uint(_)
            | Value::Double(_)
            | Value::String(_)
            | Value::Bytes(_)
            | Value::Duration(_)
            | Value::Timestamp(_)
    )
}

fn lists<'a>(a: &List<'a>, b: &List<'a>) -> Result<bool, Failure> {
    if a.len() != b.len() {
        return Ok(false);
    }
    if let List::Json { items, schema: Some(schema) } = a {
        if schema.list_type() == "set" {
            return sets(a, b);
        }
        if schema.list_type() == "map" {
            return keyed(items, schema, b);
        }
    }
    for (a, b) in a.iter().zip(b.iter()) {
        if !equal(&a?, &b?)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn sets<'a>(a: &List<'a>, b: &List<'a>) -> Result<bool, Failure> {
    let keys = |list: &List<'a>| -> Result<std::collections::BTreeSet<_>, Failure> {
        list.iter().map(|item| item.map(|item| item.key())).collect()
    };
    Ok(keys(a)? == keys(b)?)
}

fn keyed<'a>(items: &'a [Json], schema: &'a crate::declared::Schema, other: &List<'a>) -> Result<bool, Failure> {
    let key = |json: &Json| -> String {
        let parts: Vec<&Json> =
            schema.list_map_keys().iter().map(|name| json.get(name).unwrap_or(&Json::Null)).collect();
        serde_json::to_string(&parts).unwrap_or_default()
    };
    let List::Json { items: others, .. } = other else { return Ok(false) };
    let mine: std::collections::BTreeMap<String, &Json> = items.iter().map(|item| (key(item), item)).collect();
    let mut seen = std::collections::BTreeSet::new();
    for item in *others {
        let name = key(item);
        let Some(found) = mine.get(&name) else { return Ok(false) };
        let (a, b) = match schema.items() {
            Some(schema) => (schema.value(found)?, schema.value(item)?),
            None => (Value::from_json(found), Value::from_json(item)),
        };
        if !equal(&a, &b)? {
            return Ok(false);
        }
        seen.insert(name);
    }
    Ok(seen.len() == mine.len())
}

fn maps<'a>(a: &Map<'a>, b: &Map<'a>) -> Result<bool, Failure> {
    if a.len() != b.len() {
        return Ok(false);
    }
    for key in a.keys() {
        match (a.find(&key), b.find(&key)) {
            (Some(a), Some(b)) => {
                if !equal(&a?, &b?)? {
                    return Ok(false);
                }
            }
            (None, None) => {}
            _ => return Ok(false),
        }
    }
    // Fields that the schema does not declare are compared as JSON.
    if let (Map::Json { entries, form: Form::Declared(schema) }, Map::Json { entries: others, .. }) = (a, b) {
        for (name, value) in *entries {
            if !schema.declares(name) && others.get(name).is_some_and(|other| other != value) {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
