//! Continue tokens, byte for byte as upstream writes them.
//!
//! Upstream followed: `apiserver/pkg/storage/continue.go`; the texts of broken
//! tokens are those of Go's base64 and JSON readers.

use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, URL_SAFE_NO_PAD};
use base64::{DecodeError, Engine, alphabet};
use serde_json::Value;

use crate::error::StorageError;

/// As Go's RawURLEncoding reads: no padding, odd last bits ignored.
const READER: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(base64::engine::DecodePaddingMode::RequireNone)
        .with_decode_allow_trailing_bits(true),
);

const VERSION: &str = "meta.k8s.io/v1";

/// `{"v":"meta.k8s.io/v1","rv":…,"start":"…"}`, base64url without padding.
/// `start` is the key to go on at (inclusive), relative to the list's prefix.
pub fn encode(revision: i64, start: &str) -> String {
    let start = Value::from(start);
    URL_SAFE_NO_PAD.encode(format!(r#"{{"v":"{VERSION}","rv":{revision},"start":{start}}}"#))
}

/// What a token says: the key to go on at, relative to the prefix with no
/// leading slash, and the revision (negative: the newest, after an expiry).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continue {
    pub start: String,
    pub revision: i64,
}

/// The error is upstream's text, to be prefixed with `invalid continue token: `.
pub fn decode(token: &str) -> Result<Continue, String> {
    let bad = |why: String| format!("continue key is not valid: {why}");
    let data = READER.decode(token).map_err(|error| bad(base64_text(token, &error)))?;
    let value: Value = serde_json::from_slice(&data).map_err(|error| bad(json_text(&data, &error)))?;
    let object = match value {
        Value::Object(object) => object,
        // JSON null leaves Go's struct as it is.
        Value::Null => Default::default(),
        other => {
            return Err(bad(format!(
                "json: cannot unmarshal {} into Go value of type storage.continueToken",
                json_kind(&other)
            )));
        }
    };
    let text = |name: &str| match object.get(name) {
        None | Some(Value::Null) => Ok(String::new()),
        Some(Value::String(text)) => Ok(text.clone()),
        Some(other) => Err(bad(type_text(other, name, "string"))),
    };
    let version = text("v")?;
    let revision = match object.get("rv") {
        None | Some(Value::Null) => 0,
        Some(number) => number.as_i64().ok_or_else(|| bad(type_text(number, "rv", "int64")))?,
    };
    let start = text("start")?;
    if version != VERSION {
        return Err(format!("continue key is not valid: server does not recognize this encoded version {version}"));
    }
    if revision == 0 {
        return Err(format!("continue key is not valid: incorrect encoded start resourceVersion (version {VERSION})"));
    }
    if start.is_empty() {
        return Err(format!("continue key is not valid: encoded start key empty (version {VERSION})"));
    }
    let relative = start.strip_prefix('/').unwrap_or(&start);
    if !is_clean(relative) {
        return Err(bad(start));
    }
    Ok(Continue { start: relative.to_owned(), revision })
}

/// Whether Go's `path.Clean` would leave `/` + this as it is: a token must not
/// reach above its prefix.
fn is_clean(relative: &str) -> bool {
    relative.is_empty() || relative.split('/').all(|segment| !matches!(segment, "" | "." | ".."))
}

pub(crate) fn bad_request(text: String) -> StorageError {
    StorageError::BadRequest(format!("invalid continue token: {text}"))
}

fn base64_text(token: &str, error: &DecodeError) -> String {
    let at = match error {
        DecodeError::InvalidByte(at, _) | DecodeError::InvalidLastSymbol(at, _) => *at,
        DecodeError::InvalidLength(_) | DecodeError::InvalidPadding => token.len().saturating_sub(1),
    };
    format!("illegal base64 data at input byte {at}")
}

fn json_text(data: &[u8], error: &serde_json::Error) -> String {
    if error.is_eof() {
        return "unexpected end of JSON input".into();
    }
    // serde_json counts the offending byte's column from 1; the token has no
    // line breaks of its own.
    let at = data.iter().position(|b| !b.is_ascii_whitespace()).unwrap_or(0);
    let first_is_bad =
        data.get(at).is_some_and(|b| !matches!(b, b'{' | b'[' | b'"' | b'-' | b'0'..=b'9' | b't' | b'f' | b'n'));
    let (byte, context) = if first_is_bad {
        (data[at], "looking for beginning of value")
    } else {
        let byte = data.get(error.column().saturating_sub(1)).copied().unwrap_or(b' ');
        let text = error.to_string();
        let context = if text.starts_with("trailing characters") {
            "after top-level value"
        } else if text.starts_with("key must be a string") {
            "looking for beginning of object key string"
        } else if text.starts_with("expected `:`") {
            "after object key"
        } else if text.starts_with("expected `,` or `}`") {
            "after object key:value pair"
        } else if text.starts_with("expected `,` or `]`") {
            "after array element"
        } else {
            "looking for beginning of value"
        };
        (byte, context)
    };
    let shown = match byte {
        b'\'' => "'\\''".to_owned(),
        b'"' => "'\"'".to_owned(),
        byte => {
            let quoted = apimachinery::field::quote(&char::from(byte).to_string());
            format!("'{}'", &quoted[1..quoted.len() - 1])
        }
    };
    format!("invalid character {shown} {context}")
}

fn json_kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

fn type_text(value: &Value, field: &str, go_type: &str) -> String {
    let kind = match value {
        Value::Number(number) => format!("number {number}"),
        other => json_kind(other).to_owned(),
    };
    let kind = if go_type == "string" { json_kind(value).to_owned() } else { kind };
    format!("json: cannot unmarshal {kind} into Go struct field continueToken.{field} of type {go_type}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_travel_both_ways() {
        let token = encode(17, "/default/web\0");
        assert_eq!(
            URL_SAFE_NO_PAD.decode(&token).unwrap(),
            br#"{"v":"meta.k8s.io/v1","rv":17,"start":"/default/web\u0000"}"#
        );
        assert_eq!(decode(&token), Ok(Continue { start: "default/web\0".into(), revision: 17 }));
        assert_eq!(decode(&encode(-1, "web\0")), Ok(Continue { start: "web\0".into(), revision: -1 }));
    }

    #[test]
    fn bad_tokens_read_as_upstream() {
        let json = |text: &str| URL_SAFE_NO_PAD.encode(text);
        for (token, expected) in [
            ("xxx".to_owned(), "continue key is not valid: invalid character 'Ç' looking for beginning of value"),
            ("a".to_owned(), "continue key is not valid: illegal base64 data at input byte 0"),
            ("ab+c".to_owned(), "continue key is not valid: illegal base64 data at input byte 2"),
            (String::new(), "continue key is not valid: unexpected end of JSON input"),
            (json("{}"), "continue key is not valid: server does not recognize this encoded version "),
            (
                json(r#"{"v":"meta.k8s.io/v9","rv":1,"start":"a"}"#),
                "continue key is not valid: server does not recognize this encoded version meta.k8s.io/v9",
            ),
            (
                json(r#"{"v":"meta.k8s.io/v1","rv":1,"start":""}"#),
                "continue key is not valid: encoded start key empty (version meta.k8s.io/v1)",
            ),
            (
                json(r#"{"v":"meta.k8s.io/v1","start":"a"}"#),
                "continue key is not valid: incorrect encoded start resourceVersion (version meta.k8s.io/v1)",
            ),
            (json(r#"{"v":"meta.k8s.io/v1","rv":1,"start":"../a"}"#), "continue key is not valid: ../a"),
            (json(r#"{"v":"meta.k8s.io/v1","rv":1,"start":"a//b"}"#), "continue key is not valid: a//b"),
        ] {
            assert_eq!(decode(&token).unwrap_err(), expected, "{token}");
        }
    }
}
