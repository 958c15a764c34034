//! Reading and writing fields of an object held as a [`Value`].
//!
//! `null` counts as absent everywhere: decoded objects have none, typed forms of
//! upstream do. Writing into something that is no object does nothing: schema
//! decoding has refused such a body before.

use apimachinery::Value;

static NULL: Value = Value::Null;

/// Fields of an object, by JSON name.
pub trait Fields {
    /// Present and not null.
    fn has(&self, key: &str) -> bool;
    /// The text at `key`; empty when absent.
    fn text(&self, key: &str) -> &str;
    /// The integer at `key`.
    fn int(&self, key: &str) -> Option<i64>;
    /// The boolean at `key`; false when absent.
    fn flag(&self, key: &str) -> bool;
    /// The list at `key`; empty when absent.
    fn list(&self, key: &str) -> &[Value];
    /// The value at a dotted path; null when absent.
    fn at(&self, path: &str) -> &Value;
    /// The same, to change; `None` when any step is absent.
    fn at_mut(&mut self, path: &str) -> Option<&mut Value>;
    /// The list at `key`, to change its elements.
    fn list_mut(&mut self, key: &str) -> &mut [Value];
    /// The object at `key`, made when absent: a struct that upstream holds by value.
    fn child(&mut self, key: &str) -> &mut Value;
    /// Writes a field.
    fn set(&mut self, key: &str, value: impl Into<Value>);
    /// Takes a field away.
    fn remove(&mut self, key: &str) -> Option<Value>;
    /// Default of a pointer: written when absent.
    fn default(&mut self, key: &str, value: impl Into<Value>) {
        if !self.has(key) {
            self.set(key, value);
        }
    }
    /// Default of a plain value: written when absent or zero.
    fn default_zero(&mut self, key: &str, value: impl Into<Value>) {
        if self.is_zero(key) {
            self.set(key, value);
        }
    }
    /// Absent, or the zero of its type, or an empty list or map.
    fn is_zero(&self, key: &str) -> bool;
}

impl Fields for Value {
    fn has(&self, key: &str) -> bool {
        self.get(key).is_some_and(|value| !value.is_null())
    }
    fn text(&self, key: &str) -> &str {
        self.get(key).and_then(Value::as_str).unwrap_or("")
    }
    fn int(&self, key: &str) -> Option<i64> {
        self.get(key).and_then(Value::as_i64)
    }
    fn flag(&self, key: &str) -> bool {
        self.get(key).and_then(Value::as_bool).unwrap_or(false)
    }
    fn list(&self, key: &str) -> &[Value] {
        self.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or(&[])
    }
    fn at(&self, path: &str) -> &Value {
        path.split('.').try_fold(self, |value, key| value.get(key)).unwrap_or(&NULL)
    }
    fn at_mut(&mut self, path: &str) -> Option<&mut Value> {
        path.split('.').try_fold(self, |value, key| value.get_mut(key)).filter(|value| !value.is_null())
    }
    fn list_mut(&mut self, key: &str) -> &mut [Value] {
        self.get_mut(key).and_then(Value::as_array_mut).map(Vec::as_mut_slice).unwrap_or(&mut [])
    }
    fn child(&mut self, key: &str) -> &mut Value {
        if !self.is_object() {
            *self = Value::Object(Default::default());
        }
        let child = &mut self[key];
        if child.is_null() {
            *child = Value::Object(Default::default());
        }
        child
    }
    fn set(&mut self, key: &str, value: impl Into<Value>) {
        if let Some(map) = self.as_object_mut() {
            map.insert(key.to_owned(), value.into());
        }
    }
    fn remove(&mut self, key: &str) -> Option<Value> {
        self.as_object_mut().and_then(|map| map.remove(key)).filter(|value| !value.is_null())
    }
    fn is_zero(&self, key: &str) -> bool {
        match self.get(key) {
            None | Some(Value::Null) => true,
            Some(Value::Bool(flag)) => !flag,
            Some(Value::Number(number)) => number.as_f64() == Some(0.0),
            Some(Value::String(text)) => text.is_empty(),
            Some(Value::Array(list)) => list.is_empty(),
            Some(Value::Object(map)) => map.is_empty(),
        }
    }
}

/// Whether a value is what upstream's `len(x) == 0` or zero struct means.
pub fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        Value::String(text) => text.is_empty(),
        Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Copies the field at `key` of `from`, or takes it away when `from` has none.
pub fn carry(to: &mut Value, from: &Value, key: &str) {
    match from.get(key) {
        Some(value) => to.set(key, value.clone()),
        None => {
            to.remove(key);
        }
    }
}
