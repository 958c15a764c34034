//! Canonical objects to protobuf messages.
//!
//! As gogo's generated code: fields in number order; scalars, strings and
//! struct values always, pointers when set, lists and maps per element with
//! map keys sorted; nil bytes not at all.

use apimachinery::{Map, Value};
use base64::Engine;
use schema::{Field, Kind, Type};

use super::wire::{FIXED32, FIXED64, Writer};
use crate::times;

/// The message without envelope. Values that do not fit the schema are
/// written as zero: callers pass canonical objects.
pub fn encode_message(value: &Value, ty: &'static Type) -> Vec<u8> {
    let mut writer = Writer::with_capacity(1024);
    write_struct(&mut writer, value.as_object(), ty);
    writer.finish()
}

fn write_struct(writer: &mut Writer, map: Option<&Map<String, Value>>, ty: &'static Type) {
    for &at in ty.by_number.iter().rev() {
        let field = &ty.fields[at as usize];
        if field.inline {
            if let Kind::Struct(inner) = field.kind {
                let before = writer.len();
                write_struct(writer, map, inner);
                writer.close(field.number, before);
            }
            continue;
        }
        let member = map.and_then(|map| map.get(field.json)).filter(|member| !member.is_null());
        write_field(writer, member, field);
    }
}

fn write_field(writer: &mut Writer, member: Option<&Value>, field: &'static Field) {
    match (field.kind, member) {
        (Kind::List(inner), Some(Value::Array(items))) => {
            for item in items.iter().rev() {
                write_value(writer, field.number, Some(item), *inner);
            }
        }
        (Kind::Map(inner), Some(Value::Object(members))) => {
            for (key, member) in members.iter().rev() {
                let before = writer.len();
                if !(matches!(inner, Kind::Bytes) && member.is_null()) {
                    write_value(writer, 2, Some(member), *inner);
                }
                writer.field_bytes(1, key.as_bytes());
                writer.close(field.number, before);
            }
        }
        (Kind::List(_) | Kind::Map(_), _) => {}
        (Kind::StringsMessage | Kind::Bytes | Kind::Any, None) => {}
        (_, None) if field.pointer => {}
        (kind, member) => write_value(writer, field.number, member, kind),
    }
}

/// One value with its tag; `None` is the zero value.
fn write_value(writer: &mut Writer, number: u32, value: Option<&Value>, kind: Kind) {
    match kind {
        Kind::String => writer.field_bytes(number, text(value).as_bytes()),
        Kind::Bool => writer.field_varint(number, u64::from(value.and_then(Value::as_bool).unwrap_or(false))),
        Kind::Int32 | Kind::Int64 | Kind::Uint32 => {
            writer.field_varint(number, value.and_then(Value::as_i64).unwrap_or(0) as u64);
        }
        Kind::Float64 => {
            writer.put(&value.and_then(Value::as_f64).unwrap_or(0.0).to_le_bytes());
            writer.tag(number, FIXED64);
        }
        Kind::Float32 => {
            writer.put(&(value.and_then(Value::as_f64).unwrap_or(0.0) as f32).to_le_bytes());
            writer.tag(number, FIXED32);
        }
        Kind::Bytes => {
            let bytes = base64::engine::general_purpose::STANDARD.decode(text(value)).unwrap_or_default();
            writer.field_bytes(number, &bytes);
        }
        _ => {
            let before = writer.len();
            write_special(writer, value.filter(|value| !value.is_null()), kind);
            writer.close(number, before);
        }
    }
}

/// The inside of a message value.
fn write_special(writer: &mut Writer, value: Option<&Value>, kind: Kind) {
    match kind {
        Kind::Struct(ty) => write_struct(writer, value.and_then(Value::as_object), ty),
        Kind::Time => {
            if let Some((seconds, _)) = value.and_then(Value::as_str).and_then(times::parse) {
                writer.field_varint(2, 0);
                writer.field_varint(1, seconds as u64);
            }
        }
        Kind::MicroTime => {
            if let Some((seconds, nanos)) = value.and_then(Value::as_str).and_then(times::parse) {
                writer.field_varint(2, (nanos / 1000 * 1000) as u64);
                writer.field_varint(1, seconds as u64);
            }
        }
        Kind::Quantity => match value {
            Some(value) => writer.field_bytes(1, text(Some(value)).as_bytes()),
            None => writer.field_bytes(1, b"0"),
        },
        Kind::IntOrString => {
            let (kind, number, text) = match value {
                Some(Value::String(text)) => (1, 0, text.as_str()),
                Some(value) => (0, value.as_i64().unwrap_or(0), ""),
                None => (0, 0, ""),
            };
            writer.field_bytes(3, text.as_bytes());
            writer.field_varint(2, number as u64);
            writer.field_varint(1, kind);
        }
        Kind::Duration => {
            let nanos =
                value.and_then(Value::as_str).and_then(|text| apimachinery::duration::parse(text).ok()).unwrap_or(0);
            writer.field_varint(1, nanos as u64);
        }
        Kind::FieldsV1 => {
            if let Some(value) = value {
                let mut raw = Vec::with_capacity(256);
                crate::json::write_fields_v1(&mut raw, value);
                writer.field_bytes(1, &raw);
            }
        }
        Kind::RawExtension | Kind::Json => {
            if let Some(value) = value {
                writer.field_bytes(1, &crate::json::encode_untyped(value));
            }
        }
        Kind::SchemaOrBool(ty) => match value {
            Some(Value::Object(map)) => {
                let before = writer.len();
                write_struct(writer, Some(map), ty);
                writer.close(2, before);
                writer.field_varint(1, 1);
            }
            other => writer.field_varint(1, u64::from(other.and_then(Value::as_bool).unwrap_or(false))),
        },
        Kind::SchemaOrArray(ty) => match value {
            Some(Value::Object(map)) => {
                let before = writer.len();
                write_struct(writer, Some(map), ty);
                writer.close(1, before);
            }
            Some(Value::Array(items)) => {
                for item in items.iter().rev() {
                    let before = writer.len();
                    write_struct(writer, item.as_object(), ty);
                    writer.close(2, before);
                }
            }
            _ => {}
        },
        Kind::SchemaOrStringArray(ty) => match value {
            Some(Value::Object(map)) => {
                let before = writer.len();
                write_struct(writer, Some(map), ty);
                writer.close(1, before);
            }
            Some(Value::Array(items)) => {
                for item in items.iter().rev() {
                    writer.field_bytes(2, text(Some(item)).as_bytes());
                }
            }
            _ => {}
        },
        Kind::StringsMessage => {
            for item in value.and_then(Value::as_array).into_iter().flatten().rev() {
                writer.field_bytes(1, text(Some(item)).as_bytes());
            }
        }
        Kind::TimeOrDuration | Kind::BootstrapTokenString => {
            // Component configuration only, which has no protobuf form.
        }
        Kind::List(_) | Kind::Map(_) | Kind::Any => {
            // No such shapes in upstream's messages.
        }
        Kind::String
        | Kind::Bool
        | Kind::Int32
        | Kind::Int64
        | Kind::Uint32
        | Kind::Float32
        | Kind::Float64
        | Kind::Bytes => unreachable!("scalars are written by write_value"),
    }
}

fn text(value: Option<&Value>) -> &str {
    value.and_then(Value::as_str).unwrap_or("")
}
