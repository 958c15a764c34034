//! What a scalar means: the rules of go-yaml v2.
//!
//! Upstream followed: `go.yaml.in/yaml/v2/resolve.go`.

use apimachinery::field::quote;
use base64::Engine;

#[derive(Debug, Clone, PartialEq)]
pub enum Scalar {
    Null,
    Bool(bool),
    Int(i64),
    Uint(u64),
    Float(f64),
    Text(String),
    Merge,
}

/// `tag` is short (`!!int`) or empty; quoted scalars come with `plain` false.
/// The error is go-yaml's, without its `yaml: ` in front.
pub fn resolve(text: &str, tag: &str, plain: bool) -> Result<Scalar, String> {
    let tag = if tag.is_empty() && !plain { "!!str" } else { tag };
    if tag == "!!binary" {
        let data = base64::engine::general_purpose::STANDARD
            .decode(text)
            .map_err(|_| "!!binary value contains invalid base64 data".to_owned())?;
        return Ok(Scalar::Text(String::from_utf8_lossy(&data).into_owned()));
    }
    if !matches!(tag, "" | "!!bool" | "!!int" | "!!float" | "!!null" | "!!timestamp") {
        return Ok(Scalar::Text(text.to_owned()));
    }
    let found = guess(text);
    let found_tag = match &found {
        Scalar::Null => "!!null",
        Scalar::Bool(_) => "!!bool",
        Scalar::Int(_) | Scalar::Uint(_) => "!!int",
        Scalar::Float(_) => "!!float",
        Scalar::Text(_) => "!!str",
        Scalar::Merge => "!!merge",
    };
    if tag.is_empty() || tag == found_tag {
        return Ok(found);
    }
    match (tag, &found) {
        ("!!float", Scalar::Int(int)) => Ok(Scalar::Float(*int as f64)),
        ("!!float", Scalar::Uint(int)) => Ok(Scalar::Float(*int as f64)),
        ("!!timestamp", Scalar::Text(_)) => Ok(found),
        _ => Err(format!("cannot decode {found_tag} `{text}` as a {tag}")),
    }
}

fn guess(text: &str) -> Scalar {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Scalar::Null,
        "y" | "Y" | "yes" | "Yes" | "YES" | "true" | "True" | "TRUE" | "on" | "On" | "ON" => {
            return Scalar::Bool(true);
        }
        "n" | "N" | "no" | "No" | "NO" | "false" | "False" | "FALSE" | "off" | "Off" | "OFF" => {
            return Scalar::Bool(false);
        }
        ".nan" | ".NaN" | ".NAN" => return Scalar::Float(f64::NAN),
        ".inf" | ".Inf" | ".INF" | "+.inf" | "+.Inf" | "+.INF" => return Scalar::Float(f64::INFINITY),
        "-.inf" | "-.Inf" | "-.INF" => return Scalar::Float(f64::NEG_INFINITY),
        "<<" => return Scalar::Merge,
        _ => {}
    }
    number(text).unwrap_or_else(|| Scalar::Text(text.to_owned()))
}

fn number(text: &str) -> Option<Scalar> {
    match text.as_bytes()[0] {
        b'.' if separated(text) => Some(text.replace('_', "")).filter(|text| is_float(text)).and_then(|t| finite(&t)),
        b'+' | b'-' | b'0'..=b'9' => {
            let plain = text.replace('_', "");
            let (negative, digits) = match plain.as_bytes().first()? {
                b'-' => (true, &plain[1..]),
                b'+' => (false, &plain[1..]),
                _ => (false, plain.as_str()),
            };
            if let Some(magnitude) = go_integer(digits) {
                let signed = if negative { -i128::from(magnitude) } else { i128::from(magnitude) };
                if let Ok(int) = i64::try_from(signed) {
                    return Some(Scalar::Int(int));
                }
                if !negative && !plain.starts_with('+') {
                    return Some(Scalar::Uint(magnitude));
                }
            }
            if is_float(&plain) {
                return finite(&plain);
            }
            None
        }
        _ => None,
    }
}

/// Underscores stand between digits only.
fn separated(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    bytes.iter().enumerate().all(|(at, &c)| c != b'_' || at > 0 && digit(at - 1) && digit(at + 1))
}

/// What is out of range is a text to go-yaml.
fn finite(text: &str) -> Option<Scalar> {
    text.parse().ok().filter(|float: &f64| float.is_finite()).map(Scalar::Float)
}

/// Go's base-0 integer: `0x`, `0o`, `0b` and a leading zero choose the base.
fn go_integer(digits: &str) -> Option<u64> {
    let lower = digits.to_ascii_lowercase();
    let (base, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'o', ..] => (8, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', _, ..] => (8, &lower[1..]),
        _ => (10, lower.as_str()),
    };
    if !digits.bytes().all(|c| c.is_ascii_alphanumeric()) {
        return None;
    }
    u64::from_str_radix(digits, base).ok()
}

/// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`
fn is_float(text: &str) -> bool {
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    let rest = text.strip_prefix(['-', '+']).unwrap_or(text);
    let whole = digits(rest);
    let mut rest = &rest[whole..];
    if let Some(after) = rest.strip_prefix('.') {
        let fraction = digits(after);
        if whole == 0 && fraction == 0 {
            return false;
        }
        rest = &after[fraction..];
    } else if whole == 0 {
        return false;
    }
    if let Some(after) = rest.strip_prefix(['e', 'E']) {
        let after = after.strip_prefix(['-', '+']).unwrap_or(after);
        let exponent = digits(after);
        return exponent > 0 && exponent == after.len();
    }
    rest.is_empty()
}

/// How Go's `%#v` shows a key in messages.
pub fn shown(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Null => "<nil>".to_owned(),
        Scalar::Bool(value) => value.to_string(),
        Scalar::Int(value) => value.to_string(),
        Scalar::Uint(value) => format!("{value:#x}"),
        Scalar::Float(value) => value.to_string(),
        Scalar::Text(text) => quote(text),
        Scalar::Merge => "\"<<\"".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_of_go_yaml() {
        for (text, expected) in [
            ("yes", Scalar::Bool(true)),
            ("Off", Scalar::Bool(false)),
            ("010", Scalar::Int(8)),
            ("0o17", Scalar::Int(15)),
            ("0x1F", Scalar::Int(31)),
            ("1_0", Scalar::Int(10)),
            ("08", Scalar::Float(8.0)),
            ("1e1", Scalar::Float(10.0)),
            ("-0b101", Scalar::Int(-5)),
            ("18446744073709551615", Scalar::Uint(u64::MAX)),
            ("1:30", Scalar::Text("1:30".to_owned())),
            ("2024-01-01", Scalar::Text("2024-01-01".to_owned())),
            ("1.2.3", Scalar::Text("1.2.3".to_owned())),
            ("", Scalar::Null),
        ] {
            assert_eq!(resolve(text, "", true).unwrap(), expected, "{text}");
        }
        assert_eq!(resolve("3", "!!int", false).unwrap(), Scalar::Int(3));
        assert_eq!(resolve("1", "!!float", true).unwrap(), Scalar::Float(1.0));
        assert_eq!(resolve("1", "!!str", true).unwrap(), Scalar::Text("1".to_owned()));
    }
}
