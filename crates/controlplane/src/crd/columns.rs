//! Cells of printer columns and values of selectable fields.
//!
//! Upstream followed: `registry/customresource/tableconvertor`,
//! `registry/customresource/strategy.go` (selectableFields).

use apimachinery::{Value, json};

use super::jsonpath::JsonPath;

/// One column of a version.
#[derive(Debug, Clone)]
pub struct Column {
    /// `string`, `integer`, `number`, `boolean`, `date`.
    pub kind: String,
    pub path: JsonPath,
}

fn printed(value: &Value) -> String {
    match value {
        Value::Null => "<no value>".to_owned(),
        Value::Array(_) | Value::Object(_) => value.to_string(),
        other => patch::gofmt::plain(other),
    }
}

impl Column {
    /// The cell; null when there is nothing to show.
    pub fn cell(&self, object: &Value, now: i64) -> Value {
        let found = self.path.find(object).unwrap_or_default();
        let Some(value) = found.into_iter().next() else { return Value::Null };
        match (self.kind.as_str(), &value) {
            ("string", value) => json!(printed(value)),
            ("integer", Value::Number(n)) => json!(n.as_i64().or(n.as_f64().map(|f| f as i64))),
            ("number", Value::Number(_)) | ("boolean", Value::Bool(_)) => value,
            ("date", Value::String(text)) => {
                if text.is_empty() || text == "null" {
                    json!("<unknown>")
                } else if text.parse::<jiff::Timestamp>().is_ok() {
                    api::printers::age(&json!({"metadata": {"creationTimestamp": value}}), now)
                } else {
                    json!("<invalid>")
                }
            }
            _ => Value::Null,
        }
    }
}

/// One selectable field of a version.
#[derive(Debug, Clone)]
pub struct Selectable {
    /// The path without its dot.
    pub name: &'static str,
    pub path: JsonPath,
}

impl Selectable {
    pub fn text(&self, object: &Value) -> String {
        let found = self.path.find(object).unwrap_or_default();
        found.first().filter(|value| !value.is_null()).map(patch::gofmt::plain).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_by_type() {
        let object = json!({"s": {"a": [1]}, "i": 2.5, "b": "no", "d": "2020-01-01", "n": null});
        let cell = |kind: &str, path: &str| {
            Column { kind: kind.into(), path: JsonPath::parse(path).unwrap() }.cell(&object, 0)
        };
        assert_eq!(cell("string", ".s"), json!(r#"{"a":[1]}"#));
        assert_eq!(cell("integer", ".i"), json!(2));
        assert_eq!(cell("boolean", ".b"), Value::Null);
        assert_eq!(cell("date", ".d"), json!("<invalid>"));
        assert_eq!(cell("string", ".n"), json!("<no value>"));
        assert_eq!(cell("string", ".nosuch"), Value::Null);
    }
}
