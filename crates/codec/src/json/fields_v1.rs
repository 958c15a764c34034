//! FieldsV1 as structured-merge-diff writes it: `.`, then `f:` by name, `k:` by
//! their key values, `v:` by value, `i:` by number. Only keys and values with
//! numbers in them differ from alphabetical order.
//!
//! Upstream followed: `sigs.k8s.io/structured-merge-diff/fieldpath`.

use std::cmp::Ordering;

use apimachinery::Value;

use super::encode::{encode_untyped_into, write_string};

pub fn write(out: &mut Vec<u8>, value: &Value) {
    let Value::Object(members) = value else { return encode_untyped_into(out, value) };
    out.push(b'{');
    let mut keys: Vec<&String> = members.keys().collect();
    if keys.iter().filter(|key| !key.starts_with("f:")).count() > 1 {
        keys.sort_by(|a, b| order(a, b));
    }
    for (at, key) in keys.into_iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        write_string(out, key);
        out.push(b':');
        write(out, &members[key.as_str()]);
    }
    out.push(b'}');
}

fn rank(key: &str) -> u8 {
    match key.as_bytes() {
        [b'.'] => 0,
        [b'f', b':', ..] => 1,
        [b'k', b':', ..] => 2,
        [b'v', b':', ..] => 3,
        [b'i', b':', ..] => 4,
        _ => 5,
    }
}

fn order(a: &str, b: &str) -> Ordering {
    let (rank_a, rank_b) = (rank(a), rank(b));
    if rank_a != rank_b || !(2..=4).contains(&rank_a) {
        return rank_a.cmp(&rank_b).then_with(|| a.cmp(b));
    }
    let parse = |text: &str| serde_json::from_str::<Value>(&text[2..]).unwrap_or(Value::Null);
    value_order(&parse(a), &parse(b)).then_with(|| a.cmp(b))
}

/// Numbers by size, strings by text, objects member by member.
fn value_order(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => match (a.as_i64(), b.as_i64()) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => a.as_f64().partial_cmp(&b.as_f64()).unwrap_or(Ordering::Equal),
        },
        (Value::String(a), Value::String(b)) => a.cmp(b),
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Object(a), Value::Object(b)) => {
            for ((a_key, a_value), (b_key, b_value)) in a.iter().zip(b) {
                let found = a_key.cmp(b_key).then_with(|| value_order(a_value, b_value));
                if found.is_ne() {
                    return found;
                }
            }
            a.len().cmp(&b.len())
        }
        _ => type_rank(a).cmp(&type_rank(b)),
    }
}

/// Floats and ints before strings before booleans, null last but one.
fn type_rank(value: &Value) -> u8 {
    match value {
        Value::Number(_) => 0,
        Value::String(_) => 1,
        Value::Bool(_) => 2,
        Value::Array(_) => 3,
        Value::Object(_) => 4,
        Value::Null => 5,
    }
}
