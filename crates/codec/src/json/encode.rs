//! Canonical objects to JSON, byte for byte as Go's encoder writes them:
//! members in struct order, map keys sorted, `<`, `>`, `&`, U+2028 and U+2029
//! escaped, no white space, no newline at the end.

use apimachinery::{Map, Value};
use schema::{Kind, Type};

use super::fields_v1;
use crate::canonical;

/// A canonical object of type `ty` as compact JSON.
pub fn encode(value: &Value, ty: &'static Type) -> Vec<u8> {
    let mut out = Vec::with_capacity(1024);
    encode_into(&mut out, value, ty);
    out
}

/// As [`encode`], appended to `out`.
pub fn encode_into(out: &mut Vec<u8>, value: &Value, ty: &'static Type) {
    match value {
        Value::Object(map) => write_struct(out, map, ty),
        other => encode_untyped_into(out, other),
    }
}

/// Any value, members in alphabetical order: custom resources.
pub fn encode_untyped(value: &Value) -> Vec<u8> {
    let mut out = Vec::with_capacity(1024);
    encode_untyped_into(&mut out, value);
    out
}

fn write_struct(out: &mut Vec<u8>, map: &Map<String, Value>, ty: &'static Type) {
    out.push(b'{');
    let start = out.len();
    let mut left = map.len();
    for field in ty.json_fields {
        if left == 0 {
            break;
        }
        let Some(member) = map.get(field.json) else { continue };
        left -= 1;
        if field.omit_empty && !field.pointer && canonical::given_empty(member, field) {
            continue;
        }
        if out.len() > start {
            out.push(b',');
        }
        // Field names are identifiers: nothing to escape.
        out.push(b'"');
        out.extend_from_slice(field.json.as_bytes());
        out.extend_from_slice(b"\":");
        write_kind(out, member, field.kind);
    }
    out.push(b'}');
}

fn write_kind(out: &mut Vec<u8>, value: &Value, kind: Kind) {
    match (kind, value) {
        (Kind::Struct(ty), Value::Object(map)) => write_struct(out, map, ty),
        (Kind::List(inner), Value::Array(items)) => {
            out.push(b'[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write_kind(out, item, *inner);
            }
            out.push(b']');
        }
        (Kind::Map(inner), Value::Object(members)) => {
            out.push(b'{');
            for (at, (key, member)) in members.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write_string(out, key);
                out.push(b':');
                write_kind(out, member, *inner);
            }
            out.push(b'}');
        }
        (Kind::SchemaOrBool(ty) | Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty), Value::Object(map)) => {
            write_struct(out, map, ty);
        }
        (Kind::FieldsV1, value) => fields_v1::write(out, value),
        (Kind::SchemaOrArray(ty), Value::Array(items)) => {
            out.push(b'[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                encode_into(out, item, ty);
            }
            out.push(b']');
        }
        (_, other) => encode_untyped_into(out, other),
    }
}

/// As [`encode_untyped`], appended to `out`.
pub fn encode_untyped_into(out: &mut Vec<u8>, value: &Value) {
    match value {
        Value::Null => out.extend_from_slice(b"null"),
        Value::Bool(true) => out.extend_from_slice(b"true"),
        Value::Bool(false) => out.extend_from_slice(b"false"),
        Value::Number(number) => write_number(out, number),
        Value::String(text) => write_string(out, text),
        Value::Array(items) => {
            out.push(b'[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                encode_untyped_into(out, item);
            }
            out.push(b']');
        }
        Value::Object(members) => {
            out.push(b'{');
            for (at, (key, member)) in members.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write_string(out, key);
                out.push(b':');
                encode_untyped_into(out, member);
            }
            out.push(b'}');
        }
    }
}

fn write_number(out: &mut Vec<u8>, number: &serde_json::Number) {
    if let Some(float) = number.as_f64().filter(|_| number.is_f64()) {
        out.extend_from_slice(float_text(float).as_bytes());
    } else {
        out.extend_from_slice(number.to_string().as_bytes());
    }
}

/// Go's shortest form: exponent below 1e-6 and from 1e21 on, at least two
/// digits in it unless negative with a leading zero.
fn float_text(float: f64) -> String {
    let magnitude = float.abs();
    if magnitude != 0.0 && !(1e-6..1e21).contains(&magnitude) {
        let text = format!("{float:e}");
        match text.split_once('e') {
            Some((mantissa, exponent)) if exponent.starts_with('-') => format!("{mantissa}e{exponent}"),
            Some((mantissa, exponent)) => format!("{mantissa}e+{exponent}"),
            None => text,
        }
    } else {
        format!("{float}")
    }
}

const HEX: &[u8; 16] = b"0123456789abcdef";

pub(crate) fn write_string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    let bytes = text.as_bytes();
    let mut start = 0;
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        if byte < 0x80 {
            if byte >= 0x20 && !matches!(byte, b'"' | b'\\' | b'<' | b'>' | b'&') {
                at += 1;
                continue;
            }
            out.extend_from_slice(&bytes[start..at]);
            match byte {
                b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
                b'\n' => out.extend_from_slice(b"\\n"),
                b'\r' => out.extend_from_slice(b"\\r"),
                b'\t' => out.extend_from_slice(b"\\t"),
                0x08 => out.extend_from_slice(b"\\b"),
                0x0c => out.extend_from_slice(b"\\f"),
                _ => {
                    out.extend_from_slice(b"\\u00");
                    out.push(HEX[(byte >> 4) as usize]);
                    out.push(HEX[(byte & 15) as usize]);
                }
            }
            at += 1;
            start = at;
        } else if byte == 0xe2 && bytes[at + 1] == 0x80 && bytes[at + 2] & !1 == 0xa8 {
            // U+2028, U+2029
            out.extend_from_slice(&bytes[start..at]);
            out.extend_from_slice(b"\\u202");
            out.push(HEX[(bytes[at + 2] & 15) as usize]);
            at += 3;
            start = at;
        } else {
            at += 1;
        }
    }
    out.extend_from_slice(&bytes[start..]);
    out.push(b'"');
}
