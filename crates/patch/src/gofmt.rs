//! JSON values in the words of Go's fmt, as they stand in upstream's errors.

use apimachinery::{Value, field::quote, go};
use serde_json::Number;

/// `%v` of an `interface{}`: `map[a:1 b:[x y]]`, `<nil>`.
pub fn plain(value: &Value) -> String {
    match value {
        Value::Null => "<nil>".into(),
        Value::Bool(b) => b.to_string(),
        Value::Number(n) => number(n),
        Value::String(s) => s.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(" ")),
        Value::Object(map) => {
            let members: Vec<String> = map.iter().map(|(k, v)| format!("{k}:{}", plain(v))).collect();
            format!("map[{}]", members.join(" "))
        }
    }
}

/// `%#v` of an `interface{}`.
pub fn sharp(value: &Value) -> String {
    match value {
        Value::Null => "interface {}(nil)".into(),
        Value::String(s) => quote(s),
        Value::Array(items) => {
            format!("[]interface {{}}{{{}}}", items.iter().map(sharp).collect::<Vec<_>>().join(", "))
        }
        Value::Object(map) => {
            let members: Vec<String> = map.iter().map(|(k, v)| format!("{}:{}", quote(k), sharp(v))).collect();
            format!("map[string]interface {{}}{{{}}}", members.join(", "))
        }
        other => plain(other),
    }
}

/// `%v` of a number that was read from JSON: int64 or float64.
pub fn number(n: &Number) -> String {
    match n.as_f64() {
        Some(f) if n.is_f64() => float(f),
        _ => n.to_string(),
    }
}

/// Go's `%v` of a float64: shortest, exponent from 1e21 on and below 1e-4.
pub fn float(f: f64) -> String {
    if f == 0.0 {
        return if f.is_sign_negative() { "-0".into() } else { "0".into() };
    }
    if (1e-4..1e21).contains(&f.abs()) {
        return format!("{f}");
    }
    let text = format!("{f:e}");
    let Some((mantissa, exponent)) = text.split_once('e') else { return text };
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(digits) => ('-', digits),
        None => ('+', exponent),
    };
    format!("{mantissa}e{sign}{digits:0>2}")
}

/// `%s` of a `reflect.Type`, which marks that of nil.
pub fn type_name(value: &Value) -> &'static str {
    if value.is_null() { "%!s(<nil>)" } else { go::type_name(value) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_read_as_go_prints_them() {
        assert_eq!(plain(&json!({"b": [1, "x", null], "a": {"c": 1.5}})), "map[a:map[c:1.5] b:[1 x <nil>]]");
        assert_eq!(sharp(&json!({"b": ["x"]})), r#"map[string]interface {}{"b":[]interface {}{"x"}}"#);
        assert_eq!(float(1e21), "1e+21");
        assert_eq!(float(0.00001), "1e-05");
        assert_eq!(float(3.0), "3");
    }
}
