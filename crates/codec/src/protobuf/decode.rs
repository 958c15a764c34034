//! Protobuf messages to canonical objects.

use apimachinery::{Map, Value};
use base64::Engine;
use schema::{Field, Kind, Type};

use super::wire::{Payload, Reader};
use crate::canonical;
use crate::error::DecodeError;
use crate::times;

/// Nesting of messages that is followed: bodies are bounded, stacks too.
const MAX_NESTING: usize = 200;

/// A bare message of type `ty` as a canonical object (without apiVersion and
/// kind, which stand in the envelope).
pub fn decode_message(bytes: &[u8], ty: &'static Type) -> Result<Value, DecodeError> {
    let mut map = Map::new();
    read_struct(bytes, ty, &mut map, 0)?;
    canonical::add_missing(&mut map, ty);
    Ok(Value::Object(map))
}

fn nested(bytes: &[u8], ty: &'static Type, depth: usize) -> Result<Value, DecodeError> {
    let mut map = Map::new();
    read_struct(bytes, ty, &mut map, depth + 1)?;
    canonical::add_missing(&mut map, ty);
    Ok(Value::Object(map))
}

fn read_struct(bytes: &[u8], ty: &'static Type, map: &mut Map<String, Value>, depth: usize) -> Result<(), DecodeError> {
    if depth > MAX_NESTING {
        return Err(DecodeError::new("exceeded max depth"));
    }
    let mut reader = Reader::new(bytes);
    while let Some((number, payload)) = reader.next()? {
        let Some(field) = by_number(ty, number) else { continue };
        read_field(field, payload, map, depth)?;
    }
    Ok(())
}

fn by_number(ty: &'static Type, number: u32) -> Option<&'static Field> {
    ty.by_number
        .binary_search_by(|&at| ty.fields[at as usize].number.cmp(&number))
        .ok()
        .map(|at| &ty.fields[ty.by_number[at] as usize])
}

fn read_field(
    field: &'static Field,
    payload: Payload<'_>,
    map: &mut Map<String, Value>,
    depth: usize,
) -> Result<(), DecodeError> {
    match field.kind {
        Kind::Struct(inner) if field.inline => read_struct(payload.bytes()?, inner, map, depth + 1),
        Kind::List(inner) => {
            let items = map.entry(field.json).or_insert_with(|| Value::Array(Vec::new()));
            let Value::Array(items) = items else { return Ok(()) };
            // Packed scalars are accepted as proto3 writers may send them.
            if let (Kind::Int32 | Kind::Int64 | Kind::Bool, Payload::Bytes(packed)) = (*inner, payload) {
                let mut rest = packed;
                while !rest.is_empty() {
                    let (value, left) = packed_varint(rest)?;
                    items.push(read_value(*inner, Payload::Varint(value), depth)?);
                    rest = left;
                }
                return Ok(());
            }
            items.push(read_value(*inner, payload, depth)?);
            Ok(())
        }
        Kind::Map(inner) => {
            let (key, value) = read_entry(*inner, payload.bytes()?, depth)?;
            let members = map.entry(field.json).or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(members) = members {
                members.insert(key, value);
            }
            Ok(())
        }
        kind => {
            let value = read_value(kind, payload, depth)?;
            if canonical::omitted(&value, field) {
                map.remove(field.json);
            } else {
                map.insert(field.json.to_owned(), value);
            }
            Ok(())
        }
    }
}

fn packed_varint(bytes: &[u8]) -> Result<(u64, &[u8]), DecodeError> {
    let mut value = 0u64;
    for (at, &byte) in bytes.iter().enumerate().take(10) {
        value |= u64::from(byte & 0x7f).checked_shl(7 * at as u32).unwrap_or(0);
        if byte < 0x80 {
            return Ok((value, &bytes[at + 1..]));
        }
    }
    Err(DecodeError::new("unexpected EOF"))
}

fn read_entry(kind: Kind, bytes: &[u8], depth: usize) -> Result<(String, Value), DecodeError> {
    let mut key = String::new();
    let mut value = None;
    let mut reader = Reader::new(bytes);
    while let Some((number, payload)) = reader.next()? {
        match number {
            1 => key = payload.text()?,
            2 => value = Some(read_value(kind, payload, depth)?),
            _ => {}
        }
    }
    let value = value.unwrap_or_else(|| match kind {
        // An absent value of a bytes entry is empty, not nil.
        Kind::Bytes => Value::String(String::new()),
        kind => canonical::zero_of(kind),
    });
    Ok((key, value))
}

fn read_value(kind: Kind, payload: Payload<'_>, depth: usize) -> Result<Value, DecodeError> {
    Ok(match kind {
        Kind::String => Value::String(payload.text()?),
        Kind::Bool => Value::Bool(payload.varint()? != 0),
        Kind::Int32 => Value::from(payload.varint()? as i32),
        Kind::Int64 => Value::from(payload.varint()? as i64),
        Kind::Uint32 => Value::from(payload.varint()? as u32),
        Kind::Float64 => match payload {
            Payload::Fixed64(bits) => canonical::float_value(f64::from_bits(bits)),
            _ => return Err(DecodeError::new("proto: wrong wireType")),
        },
        Kind::Float32 => match payload {
            Payload::Fixed32(bits) => canonical::float_value(f64::from(f32::from_bits(bits))),
            _ => return Err(DecodeError::new("proto: wrong wireType")),
        },
        Kind::Bytes => Value::String(base64::engine::general_purpose::STANDARD.encode(payload.bytes()?)),
        Kind::Struct(ty) => nested(payload.bytes()?, ty, depth)?,
        _ => read_special(kind, payload.bytes()?, depth)?,
    })
}

fn read_special(kind: Kind, bytes: &[u8], depth: usize) -> Result<Value, DecodeError> {
    let mut reader = Reader::new(bytes);
    match kind {
        Kind::Time | Kind::MicroTime => {
            if bytes.is_empty() {
                return Ok(Value::Null);
            }
            let (mut seconds, mut nanos) = (0, 0);
            while let Some((number, payload)) = reader.next()? {
                match number {
                    1 => seconds = payload.varint()? as i64,
                    2 => nanos = payload.varint()? as i32,
                    _ => {}
                }
            }
            Ok(Value::String(if matches!(kind, Kind::Time) {
                times::format(seconds)
            } else {
                times::format_micro(seconds, nanos)
            }))
        }
        Kind::Quantity => {
            let mut text = String::new();
            while let Some((number, payload)) = reader.next()? {
                if number == 1 {
                    text = payload.text()?;
                }
            }
            if text.is_empty() {
                text.push('0');
            }
            apimachinery::quantity::canonical_text(&text)
                .map(Value::String)
                .map_err(|error| DecodeError::new(error.to_string()))
        }
        Kind::IntOrString => {
            let (mut is_text, mut number_value, mut text) = (false, 0, String::new());
            while let Some((number, payload)) = reader.next()? {
                match number {
                    1 => is_text = payload.varint()? == 1,
                    2 => number_value = payload.varint()? as i32,
                    3 => text = payload.text()?,
                    _ => {}
                }
            }
            Ok(if is_text { Value::String(text) } else { Value::from(number_value) })
        }
        Kind::Duration => {
            let mut nanos = 0;
            while let Some((number, payload)) = reader.next()? {
                if number == 1 {
                    nanos = payload.varint()? as i64;
                }
            }
            Ok(Value::String(apimachinery::duration::format(nanos)))
        }
        Kind::RawExtension | Kind::FieldsV1 | Kind::Json => {
            let mut raw: &[u8] = b"";
            while let Some((number, payload)) = reader.next()? {
                if number == 1 {
                    raw = payload.bytes()?;
                }
            }
            read_raw(raw)
        }
        Kind::SchemaOrBool(ty) => {
            let mut value = Value::Bool(false);
            while let Some((number, payload)) = reader.next()? {
                match number {
                    1 if !value.is_object() => value = Value::Bool(payload.varint()? != 0),
                    2 => value = nested(payload.bytes()?, ty, depth)?,
                    _ => {}
                }
            }
            Ok(value)
        }
        Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty) => {
            let mut value = Value::Null;
            let mut items = Vec::new();
            while let Some((number, payload)) = reader.next()? {
                match number {
                    1 => value = nested(payload.bytes()?, ty, depth)?,
                    2 if matches!(kind, Kind::SchemaOrArray(_)) => items.push(nested(payload.bytes()?, ty, depth)?),
                    2 => items.push(Value::String(payload.text()?)),
                    _ => {}
                }
            }
            Ok(if items.is_empty() { value } else { Value::Array(items) })
        }
        Kind::StringsMessage => {
            let mut items = Vec::new();
            while let Some((number, payload)) = reader.next()? {
                if number == 1 {
                    items.push(Value::String(payload.text()?));
                }
            }
            Ok(Value::Array(items))
        }
        _ => Ok(canonical::zero_of(kind)),
    }
}

/// Raw members hold JSON, or an enveloped object where the sender encoded it so.
fn read_raw(raw: &[u8]) -> Result<Value, DecodeError> {
    if raw.is_empty() {
        return Ok(Value::Null);
    }
    if super::is_enveloped(raw) {
        return super::decode(raw);
    }
    serde_json::from_slice(raw).map_err(|error| DecodeError::new(error.to_string()))
}
