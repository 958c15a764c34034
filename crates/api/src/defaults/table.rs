//! Defaults told as a table: component configuration is mostly flat.

use apimachinery::Value;

use crate::edit::Fields;

/// When a default is written.
#[derive(Clone, Copy)]
pub enum When {
    /// The field is a pointer: absent.
    Absent,
    /// The field is a plain value: absent or zero.
    Zero,
    /// The field is a duration: absent or of zero length.
    ZeroDuration,
}

/// A default's value, as a constant.
#[derive(Clone, Copy)]
pub enum Default {
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(&'static str),
}

impl From<Default> for Value {
    fn from(value: Default) -> Value {
        match value {
            Default::Bool(flag) => flag.into(),
            Default::Int(number) => number.into(),
            Default::Float(number) => number.into(),
            Default::Text(text) => text.into(),
        }
    }
}

/// Dotted path, condition, value. Structs on the way are made.
pub type Line = (&'static str, When, Default);

/// Applies a table.
pub fn apply(object: &mut Value, lines: &[Line]) {
    for (path, when, value) in lines {
        let (holder, key) = match path.rsplit_once('.') {
            Some((parents, key)) => (parents.split('.').fold(&mut *object, |value, parent| value.child(parent)), key),
            None => (&mut *object, *path),
        };
        let unset = match when {
            When::Absent => !holder.has(key),
            When::Zero => holder.is_zero(key),
            When::ZeroDuration => is_zero_duration(&holder[key]),
        };
        if unset {
            holder.set(key, *value);
        }
    }
}

/// Absent, empty, or a duration text of zeros only (`0s`, `0h0m0s`).
pub fn is_zero_duration(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => !text.contains(|c: char| ('1'..='9').contains(&c)),
        Value::Number(number) => number.as_f64() == Some(0.0),
        _ => false,
    }
}
