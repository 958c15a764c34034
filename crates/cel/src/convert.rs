//! Conversions between kinds: `int()`, `string()`, `timestamp()`…, and values
//! as JSON.
//!
//! Upstream: cel-go `ConvertToType` and `ConvertToNative` of each type.

use base64::Engine;
use serde_json::{Map as JsonMap, Value as Json};

use crate::ext::{strings, times};
use crate::value::{Failure, Form, Map, Outcome, Value};

fn conversion<'a>(from: &Value<'a>, to: &str) -> Outcome<'a> {
    Failure::error(format!("type conversion error from '{}' to '{to}'", from.type_name()))
}

/// The function `name` on one argument; `None` where no overload takes it.
pub fn convert<'a>(name: &str, value: &Value<'a>) -> Option<Outcome<'a>> {
    match name {
        "int" => to_int(value),
        "uint" => to_uint(value),
        "double" => match value {
            Value::Double(_) => Some(Ok(value.clone())),
            Value::Int(value) => Some(Ok(Value::Double(*value as f64))),
            Value::Uint(value) => Some(Ok(Value::Double(*value as f64))),
            Value::String(text) => Some(match go_float(text.as_str()) {
                Some(number) => Ok(Value::Double(number)),
                None => conversion(value, "double"),
            }),
            _ => None,
        },
        "string" => to_string(value).map(|text| text.map(Value::string)),
        "bytes" => match value {
            Value::Bytes(_) => Some(Ok(value.clone())),
            Value::String(text) => Some(Ok(Value::Bytes(text.as_str().as_bytes().into()))),
            _ => None,
        },
        "bool" => match value {
            Value::Bool(_) => Some(Ok(value.clone())),
            Value::String(text) => Some(match text.as_str() {
                "1" | "t" | "T" | "TRUE" | "true" | "True" => Ok(Value::Bool(true)),
                "0" | "f" | "F" | "FALSE" | "false" | "False" => Ok(Value::Bool(false)),
                _ => conversion(value, "bool"),
            }),
            _ => None,
        },
        "timestamp" => match value {
            Value::Timestamp(_) => Some(Ok(value.clone())),
            Value::Int(seconds) => Some(times::from_unix(*seconds)),
            Value::String(text) => Some(match times::from_text(text.as_str()) {
                Some(time) => time.map(Value::Timestamp),
                None => conversion(value, "google.protobuf.Timestamp"),
            }),
            _ => None,
        },
        "duration" => match value {
            Value::Duration(_) => Some(Ok(value.clone())),
            Value::String(text) => Some(match apimachinery::duration::parse(text.as_str()) {
                Ok(nanoseconds) => Ok(Value::Duration(nanoseconds)),
                Err(_) => conversion(value, "google.protobuf.Duration"),
            }),
            _ => None,
        },
        "dyn" => Some(Ok(value.clone())),
        "type" => Some(Ok(Value::Type(value.runtime_type().into()))),
        _ => None,
    }
}

fn to_int<'a>(value: &Value<'a>) -> Option<Outcome<'a>> {
    Some(match value {
        Value::Int(_) => Ok(value.clone()),
        Value::Uint(number) => {
            i64::try_from(*number).map_or_else(|_| Failure::error("integer overflow"), |n| Ok(Value::Int(n)))
        }
        // The bounds themselves are not exact as doubles and are refused.
        Value::Double(number) if number.is_finite() && *number > i64::MIN as f64 && *number < i64::MAX as f64 => {
            Ok(Value::Int(*number as i64))
        }
        Value::Double(_) => Failure::error("integer overflow"),
        Value::String(text) => match go_integer(text.as_str()) {
            Some(number) => Ok(Value::Int(number)),
            None => conversion(value, "int"),
        },
        Value::Timestamp(time) => Ok(Value::Int(time.seconds)),
        Value::Duration(nanoseconds) => Ok(Value::Int(*nanoseconds)),
        _ => return None,
    })
}

fn to_uint<'a>(value: &Value<'a>) -> Option<Outcome<'a>> {
    let overflow = || Failure::error("unsigned integer overflow");
    Some(match value {
        Value::Uint(_) => Ok(value.clone()),
        Value::Int(number) => u64::try_from(*number).map_or_else(|_| overflow(), |n| Ok(Value::Uint(n))),
        Value::Double(number) if number.is_finite() && *number >= 0.0 && *number < u64::MAX as f64 => {
            Ok(Value::Uint(*number as u64))
        }
        Value::Double(_) => overflow(),
        Value::String(text) => match text.as_str().parse::<u64>().ok().filter(|_| !text.as_str().starts_with('+')) {
            Some(number) => Ok(Value::Uint(number)),
            None => conversion(value, "uint"),
        },
        _ => return None,
    })
}

fn go_integer(text: &str) -> Option<i64> {
    text.parse().ok()
}

/// Go's `strconv.ParseFloat`: also `inf`, `infinity`, `nan` in any case, and
/// underscores nowhere.
fn go_float(text: &str) -> Option<f64> {
    let bare = text.trim_start_matches(['+', '-']);
    if bare.len() + 1 < text.len() || bare.is_empty() {
        return None;
    }
    let parsed: f64 = text.parse().ok()?;
    let named = bare.starts_with(|c: char| c.is_ascii_alphabetic());
    // Out of range is an error in Go, infinity in Rust.
    (named || parsed.is_finite()).then_some(parsed)
}

/// `string(value)`; `None` where no overload takes it.
pub fn to_string(value: &Value<'_>) -> Option<Result<String, Failure>> {
    Some(Ok(match value {
        Value::String(text) => text.as_str().to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Int(value) => value.to_string(),
        Value::Uint(value) => value.to_string(),
        Value::Double(value) => strings::float_general(*value),
        Value::Bytes(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => return Some(Failure::error("invalid UTF-8 in bytes, cannot convert to string")),
        },
        Value::Timestamp(time) => times::show(*time),
        Value::Duration(nanoseconds) => times::show_duration(*nanoseconds),
        Value::Opaque(opaque) => match &**opaque {
            crate::ext::opaque::Opaque::Ip(address) => address.to_string(),
            crate::ext::opaque::Opaque::Cidr(prefix) => prefix.to_string(),
            _ => return None,
        },
        _ => return None,
    }))
}

/// Integers beyond these become strings in JSON.
const MAX_JSON_INTEGER: u64 = (1 << 53) - 1;

/// The value as JSON (Go's `structpb.Value`), or upstream's text why not.
pub fn to_json(value: &Value<'_>) -> Result<Json, String> {
    Ok(match value {
        Value::Null => Json::Null,
        Value::Bool(value) => Json::Bool(*value),
        Value::Int(value) if value.unsigned_abs() <= MAX_JSON_INTEGER => Json::from(*value),
        Value::Int(value) => Json::from(value.to_string()),
        Value::Uint(value) if *value <= MAX_JSON_INTEGER => Json::from(*value),
        Value::Uint(value) => Json::from(value.to_string()),
        Value::Double(value) => double_to_json(*value)?,
        Value::String(text) => Json::from(text.as_str()),
        Value::Bytes(bytes) => Json::from(base64::engine::general_purpose::STANDARD.encode(bytes)),
        Value::Duration(nanoseconds) => Json::from(times::show_duration(*nanoseconds)),
        Value::Timestamp(time) => Json::from(times::show(*time)),
        Value::Type(_) => return Err("type conversion not supported for 'type'".to_owned()),
        Value::List(list) => {
            let mut items = Vec::with_capacity(list.len());
            for item in list.iter() {
                items.push(to_json(&item.map_err(failure_text)?)?);
            }
            Json::Array(items)
        }
        Value::Map(Map::Json { form: Form::Typed(shape), .. }) => {
            return Err(match shape.go_type {
                Some(name) => format!("type conversion error from struct type {name} to *structpb.Value"),
                None => "type conversion error from 'map(dyn, dyn)' to '*structpb.Value'".to_owned(),
            });
        }
        Value::Map(map) => {
            let mut entries = JsonMap::new();
            for key in map.keys() {
                let name = key_to_json(&key)?;
                let value = map.find(&key).unwrap_or(Ok(Value::Null)).map_err(failure_text)?;
                entries.insert(name, to_json(&value)?);
            }
            Json::Object(entries)
        }
        Value::Optional(None) => return Err("optional.none() dereference".to_owned()),
        Value::Optional(Some(value)) => to_json(value)?,
        Value::Object(object) if object.is_dynamic() => {
            let mut entries = JsonMap::new();
            for (name, value) in &object.fields {
                entries.insert(name.clone(), to_json(value)?);
            }
            Json::Object(entries)
        }
        Value::Object(_) => return Err("cannot convert to native type: *structpb.Value".to_owned()),
        Value::Opaque(opaque) => {
            return Err(format!("type conversion error from '{}' to '*structpb.Value'", opaque.native_name()));
        }
        Value::Unknown(_) => {
            return Err("type conversion to '*structpb.Value' not supported for values preserved by \
                        x-kubernetes-preserve-unknown-fields"
                .to_owned());
        }
    })
}

fn double_to_json(value: f64) -> Result<Json, String> {
    if !value.is_finite() {
        let name = if value.is_nan() {
            "NaN"
        } else if value > 0.0 {
            "+Inf"
        } else {
            "-Inf"
        };
        return Err(format!(
            "json: error calling MarshalJSON for type *structpb.Value: proto: google.protobuf.Value.number_value: \
             invalid {name} value"
        ));
    }
    // Whole numbers are written without a fraction.
    if value.fract() == 0.0 && value.abs() <= MAX_JSON_INTEGER as f64 {
        return Ok(Json::from(value as i64));
    }
    Ok(Json::from(value))
}

fn key_to_json(key: &Value<'_>) -> Result<String, String> {
    match key {
        Value::String(text) => Ok(text.as_str().to_owned()),
        Value::Bool(_) => Err("type conversion error from bool to 'string'".to_owned()),
        Value::Int(_) => Err("unsupported type conversion from 'int' to string".to_owned()),
        Value::Uint(_) => Err("unsupported type conversion from 'uint' to string".to_owned()),
        Value::Double(_) => Err("type conversion error from Double to 'string'".to_owned()),
        other => Err(format!("type conversion error from '{}' to 'string'", other.type_name())),
    }
}

pub fn failure_text(failure: Failure) -> String {
    match failure {
        Failure::Error(message) => message,
        Failure::OutOfBudget => crate::program::COST_LIMIT_EXCEEDED.to_owned(),
        Failure::Pending(_) => "an authorization check is pending".to_owned(),
    }
}
