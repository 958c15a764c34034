//! The operators on values, with overflow as an error.
//!
//! Upstream: cel-go `common/types/{int,uint,double,…}.go`, `overflow.go`.

use crate::ext::times;
use crate::value::{Failure, List, NO_SUCH_OVERLOAD, Outcome, Value};

fn int<'a>(value: Option<i64>) -> Outcome<'a> {
    value.map_or_else(|| Failure::error("integer overflow"), |value| Ok(Value::Int(value)))
}

fn uint<'a>(value: Option<u64>) -> Outcome<'a> {
    value.map_or_else(|| Failure::error("unsigned integer overflow"), |value| Ok(Value::Uint(value)))
}

fn duration<'a>(value: Option<i64>) -> Outcome<'a> {
    value.map_or_else(|| Failure::error("duration overflow"), |value| Ok(Value::Duration(value)))
}

/// The error for operands that do not fit: it names the operator where the left
/// side knows no such operation at all.
fn unfit<'a>(function: &str, left_knows: bool) -> Outcome<'a> {
    if left_knows {
        Failure::error(NO_SUCH_OVERLOAD)
    } else {
        Failure::error(format!("{NO_SUCH_OVERLOAD}: {function}"))
    }
}

pub fn add<'a>(a: &Value<'a>, b: &Value<'a>) -> Outcome<'a> {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => int(a.checked_add(*b)),
        (Value::Uint(a), Value::Uint(b)) => uint(a.checked_add(*b)),
        (Value::Double(a), Value::Double(b)) => Ok(Value::Double(a + b)),
        (Value::String(a), Value::String(b)) => Ok(Value::string([a.as_str(), b.as_str()].concat())),
        (Value::Bytes(a), Value::Bytes(b)) => Ok(Value::Bytes([&a[..], &b[..]].concat().into())),
        (Value::Duration(a), Value::Duration(b)) => duration(a.checked_add(*b)),
        (Value::Duration(a), Value::Timestamp(b)) => times::add(*b, *a),
        (Value::Timestamp(a), Value::Duration(b)) => times::add(*a, *b),
        (Value::List(a), Value::List(b)) => concat(a, b),
        _ => unfit(
            "_+_",
            matches!(
                a,
                Value::Int(_)
                    | Value::Uint(_)
                    | Value::Double(_)
                    | Value::String(_)
                    | Value::Bytes(_)
                    | Value::Duration(_)
                    | Value::Timestamp(_)
                    | Value::List(_)
            ),
        ),
    }
}

/// Lists one after the other; what a schema says of the left one decides what
/// happens to equal elements (sets) or equal keys (maps).
fn concat<'a>(a: &List<'a>, b: &List<'a>) -> Outcome<'a> {
    let mut items = a.to_vec()?;
    let schema = match a {
        List::Json { schema, .. } => *schema,
        List::Built(_) => None,
    };
    match schema.map(|schema| schema.list_type()) {
        Some("set") => {
            for item in b.iter() {
                let item = item?;
                if !items.iter().any(|seen| seen.key() == item.key()) {
                    items.push(item);
                }
            }
        }
        Some("map") => {
            let keys = schema.map(|schema| schema.list_map_keys()).unwrap_or_default();
            let key_of = |value: &Value<'a>| -> Vec<_> {
                let Value::Map(map) = value else { return Vec::new() };
                keys.iter()
                    .map(|name| {
                        let spelled = crate::escaping::escape(name).unwrap_or_else(|| name.clone());
                        map.find(&Value::string(spelled)).and_then(Result::ok).map(|value| value.key())
                    })
                    .collect()
            };
            for item in b.iter() {
                let item = item?;
                let key = key_of(&item);
                match items.iter().position(|seen| key_of(seen) == key) {
                    Some(at) => items[at] = item,
                    None => items.push(item),
                }
            }
        }
        _ => items.extend(b.to_vec()?),
    }
    Ok(Value::list(items))
}

pub fn subtract<'a>(a: &Value<'a>, b: &Value<'a>) -> Outcome<'a> {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => int(a.checked_sub(*b)),
        (Value::Uint(a), Value::Uint(b)) => uint(a.checked_sub(*b)),
        (Value::Double(a), Value::Double(b)) => Ok(Value::Double(a - b)),
        (Value::Duration(a), Value::Duration(b)) => duration(a.checked_sub(*b)),
        (Value::Timestamp(a), Value::Timestamp(b)) => times::subtract(*a, *b),
        (Value::Timestamp(a), Value::Duration(b)) => match b.checked_neg() {
            Some(b) => times::add(*a, b),
            None => Failure::error("timestamp overflow"),
        },
        _ => unfit(
            "_-_",
            matches!(a, Value::Int(_) | Value::Uint(_) | Value::Double(_) | Value::Duration(_) | Value::Timestamp(_)),
        ),
    }
}

pub fn multiply<'a>(a: &Value<'a>, b: &Value<'a>) -> Outcome<'a> {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => int(a.checked_mul(*b)),
        (Value::Uint(a), Value::Uint(b)) => uint(a.checked_mul(*b)),
        (Value::Double(a), Value::Double(b)) => Ok(Value::Double(a * b)),
        _ => unfit("_*_", matches!(a, Value::Int(_) | Value::Uint(_) | Value::Double(_))),
    }
}

pub fn divide<'a>(a: &Value<'a>, b: &Value<'a>) -> Outcome<'a> {
    match (a, b) {
        (Value::Int(_), Value::Int(0)) | (Value::Uint(_), Value::Uint(0)) => Failure::error("division by zero"),
        (Value::Int(a), Value::Int(b)) => int(a.checked_div(*b)),
        (Value::Uint(a), Value::Uint(b)) => Ok(Value::Uint(a / b)),
        (Value::Double(a), Value::Double(b)) => Ok(Value::Double(a / b)),
        _ => unfit("_/_", matches!(a, Value::Int(_) | Value::Uint(_) | Value::Double(_))),
    }
}

pub fn modulo<'a>(a: &Value<'a>, b: &Value<'a>) -> Outcome<'a> {
    match (a, b) {
        (Value::Int(_), Value::Int(0)) | (Value::Uint(_), Value::Uint(0)) => Failure::error("modulus by zero"),
        (Value::Int(a), Value::Int(b)) => int(a.checked_rem(*b)),
        (Value::Uint(a), Value::Uint(b)) => Ok(Value::Uint(a % b)),
        _ => unfit("_%_", matches!(a, Value::Int(_) | Value::Uint(_))),
    }
}

pub fn negate<'a>(value: &Value<'a>) -> Outcome<'a> {
    match value {
        Value::Int(value) => int(value.checked_neg()),
        Value::Double(value) => Ok(Value::Double(-value)),
        Value::Duration(value) => duration(value.checked_neg()),
        Value::Bool(_) => Failure::error(NO_SUCH_OVERLOAD),
        _ => unfit("-_", false),
    }
}
