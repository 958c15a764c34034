//! Reading objects field by field.
//!
//! A canonical object leaves out what is empty, so every reader gives Go's zero
//! value for what is absent; `opt_*` readers tell absent from zero, as pointers do.

use serde_json::{Map, Value};

/// Field access with Go's zero values.
pub trait Get {
    /// The field when present and not null.
    fn opt(&self, key: &str) -> Option<&Value>;
    /// The field, [`Value::Null`] when absent.
    fn at(&self, key: &str) -> &Value;
    fn has(&self, key: &str) -> bool {
        self.opt(key).is_some()
    }
    fn s(&self, key: &str) -> &str {
        self.opt(key).and_then(Value::as_str).unwrap_or_default()
    }
    fn opt_s(&self, key: &str) -> Option<&str> {
        self.opt(key).and_then(Value::as_str)
    }
    fn int(&self, key: &str) -> i64 {
        self.opt(key).and_then(Value::as_i64).unwrap_or_default()
    }
    fn opt_int(&self, key: &str) -> Option<i64> {
        self.opt(key).and_then(Value::as_i64)
    }
    fn flag(&self, key: &str) -> bool {
        self.opt(key).and_then(Value::as_bool).unwrap_or_default()
    }
    fn opt_flag(&self, key: &str) -> Option<bool> {
        self.opt(key).and_then(Value::as_bool)
    }
    fn list(&self, key: &str) -> &[Value] {
        self.opt(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }
    /// Entries in key order.
    fn map(&self, key: &str) -> &Map<String, Value> {
        static EMPTY: std::sync::LazyLock<Map<String, Value>> = std::sync::LazyLock::new(Map::new);
        self.opt(key).and_then(Value::as_object).unwrap_or(&EMPTY)
    }
    /// The texts of a list of strings.
    fn strings(&self, key: &str) -> Vec<&str> {
        self.list(key).iter().map(|v| v.as_str().unwrap_or_default()).collect()
    }
}

impl Get for Value {
    fn opt(&self, key: &str) -> Option<&Value> {
        self.as_object().and_then(|map| map.get(key)).filter(|v| !v.is_null())
    }
    fn at(&self, key: &str) -> &Value {
        self.opt(key).unwrap_or(&Value::Null)
    }
}

/// The text of a value that is a string, "" otherwise.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
