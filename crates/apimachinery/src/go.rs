//! Go's names of what decoded JSON becomes there, as they stand in upstream's errors.

use crate::Value;

/// `%T` of an `interface{}`.
pub fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "<nil>",
        Value::Bool(_) => "bool",
        Value::Number(number) if number.is_i64() => "int64",
        Value::Number(_) => "float64",
        Value::String(_) => "string",
        Value::Array(_) => "[]interface {}",
        Value::Object(_) => "map[string]interface {}",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn types_are_named_as_go_does() {
        let names = [json!(null), json!(1), json!(1.5), json!(u64::MAX), json!([]), json!({})];
        let names: Vec<_> = names.iter().map(type_name).collect();
        assert_eq!(names, ["<nil>", "int64", "float64", "float64", "[]interface {}", "map[string]interface {}"]);
    }
}
