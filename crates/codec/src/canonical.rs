//! The canonical form: exactly the members that Go's encoder would write; and
//! the working form ([`tidy`]), which also keeps lists and maps that a body gave
//! explicitly empty. Go's structs tell those from absent ones until they are
//! encoded, and some defaults and validations turn on that.
//!
//! Rules (encoding/json on upstream's structs): `omitempty` drops nil, zero
//! scalars and empty lists and maps, never struct values; a pointer is kept
//! whenever it is set; without `omitempty` a nil slice, map or pointer is
//! `null`; `omitzero` drops a zero time.

use apimachinery::{Map, Value};
use schema::{Field, Kind, Type};

/// Which empty lists and maps of `omitempty` members stay.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Empties {
    Drop,
    Keep,
}

/// Brings `value` into canonical form as `ty`. Unknown members are dropped,
/// values of the wrong JSON type are left alone (a later decode refuses them).
pub fn canonicalize(value: &mut Value, ty: &'static Type) {
    shape(value, ty, Empties::Drop);
}

/// Brings an edited object into the form that decoding gives: canonical, but
/// for explicitly empty lists and maps, which stay.
pub fn tidy(value: &mut Value, ty: &'static Type) {
    shape(value, ty, Empties::Keep);
}

fn shape(value: &mut Value, ty: &'static Type, empties: Empties) {
    if value.is_null() {
        *value = zero_value(ty);
        return;
    }
    let Value::Object(map) = value else { return };
    let before = map.len();
    let mut known = 0;
    for field in ty.json_fields {
        match map.get_mut(field.json) {
            Some(member) => {
                known += 1;
                shape_member(member, field, empties);
                if omitted(member, field) && !(empties == Empties::Keep && given_empty(member, field)) {
                    map.remove(field.json);
                }
            }
            None if field.always_written() => {
                map.insert(field.json.to_owned(), zero_member(field));
            }
            None => {}
        }
    }
    if known < before {
        map.retain(|key, _| ty.field(key).is_some());
    }
}

/// The canonical form of the zero struct.
pub fn zero_value(ty: &'static Type) -> Value {
    let mut map = Map::new();
    add_missing(&mut map, ty);
    Value::Object(map)
}

/// Adds the members that Go always writes and that are absent.
pub(crate) fn add_missing(map: &mut Map<String, Value>, ty: &'static Type) {
    for field in ty.json_fields {
        if field.always_written() && !map.contains_key(field.json) {
            map.insert(field.json.to_owned(), zero_member(field));
        }
    }
}

/// What Go writes for an unset member without `omitempty`.
pub(crate) fn zero_member(field: &Field) -> Value {
    if field.pointer { Value::Null } else { zero_of(field.kind) }
}

pub(crate) fn zero_of(kind: Kind) -> Value {
    match kind {
        Kind::String | Kind::BootstrapTokenString => Value::String(String::new()),
        Kind::Bool | Kind::SchemaOrBool(_) => Value::Bool(false),
        Kind::Int32 | Kind::Int64 | Kind::Uint32 | Kind::Float32 | Kind::Float64 | Kind::IntOrString => Value::from(0),
        Kind::TimeOrDuration => Value::from(0),
        Kind::Quantity => Value::String("0".to_owned()),
        Kind::Duration => Value::String("0s".to_owned()),
        Kind::Struct(ty) => zero_value(ty),
        Kind::Bytes
        | Kind::Any
        | Kind::Time
        | Kind::MicroTime
        | Kind::RawExtension
        | Kind::FieldsV1
        | Kind::Json
        | Kind::SchemaOrArray(_)
        | Kind::SchemaOrStringArray(_)
        | Kind::StringsMessage
        | Kind::List(_)
        | Kind::Map(_) => Value::Null,
    }
}

/// Whole floats as integers, which is how Go prints them.
pub(crate) fn float_value(float: f64) -> Value {
    if float.fract() == 0.0 && float.abs() < 1e15 { Value::from(float as i64) } else { Value::from(float) }
}

/// Whether Go's encoder leaves this (already canonical) member out.
pub(crate) fn omitted(member: &Value, field: &Field) -> bool {
    if field.omit_zero && (member.is_null() || is_zero_struct(member, field)) {
        return true;
    }
    if !field.omit_empty {
        return false;
    }
    if member.is_null() {
        // A nil pointer, slice or map; struct kinds that print null stay.
        return field.pointer || !field.kind.is_go_struct();
    }
    if field.pointer || field.kind.is_go_struct() {
        return false;
    }
    match member {
        Value::Bool(b) => !b,
        Value::Number(n) => n.as_i64() == Some(0) || n.as_f64() == Some(0.0),
        Value::String(s) => s.is_empty(),
        Value::Array(items) => items.is_empty() && !matches!(field.kind, Kind::Any),
        Value::Object(members) => members.is_empty() && !matches!(field.kind, Kind::Any),
        Value::Null => true,
    }
}

/// A list or map without elements, which is not an absent one.
pub(crate) fn given_empty(member: &Value, field: &Field) -> bool {
    match (field.kind, member) {
        (Kind::List(_) | Kind::StringsMessage, Value::Array(items)) => items.is_empty(),
        (Kind::Map(_), Value::Object(members)) => members.is_empty(),
        _ => false,
    }
}

fn is_zero_struct(member: &Value, field: &Field) -> bool {
    match (field.kind, member) {
        (Kind::Struct(ty), Value::Object(_)) => *member == zero_value(ty),
        _ => false,
    }
}

fn shape_member(member: &mut Value, field: &Field, empties: Empties) {
    if member.is_null() {
        if !field.pointer {
            *member = zero_of(field.kind);
        }
        return;
    }
    shape_kind(member, field.kind, empties);
}

fn shape_kind(value: &mut Value, kind: Kind, empties: Empties) {
    match (kind, &mut *value) {
        (Kind::Struct(ty), _) => shape(value, ty, empties),
        (Kind::List(inner), Value::Array(items)) if needs_descent(*inner) => {
            items.iter_mut().for_each(|item| shape_element(item, *inner, empties));
        }
        (Kind::Map(inner), Value::Object(members)) if needs_descent(*inner) => {
            members.values_mut().for_each(|member| shape_element(member, *inner, empties));
        }
        (Kind::SchemaOrBool(ty) | Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty), Value::Object(_)) => {
            shape(value, ty, empties);
        }
        (Kind::SchemaOrArray(ty), Value::Array(items)) => {
            items.iter_mut().for_each(|item| shape(item, ty, empties));
        }
        _ => {}
    }
}

fn shape_element(element: &mut Value, kind: Kind, empties: Empties) {
    if element.is_null() {
        *element = zero_of(kind);
    } else {
        shape_kind(element, kind, empties);
    }
}

fn needs_descent(kind: Kind) -> bool {
    !matches!(kind, Kind::Any | Kind::RawExtension | Kind::FieldsV1 | Kind::Json)
}
