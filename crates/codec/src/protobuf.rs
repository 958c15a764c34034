//! Protobuf with the `k8s\0` envelope.

mod decode;
mod encode;
mod envelope;
mod wire;

pub use decode::decode_message;
pub use encode::encode_message;
pub use envelope::{MAGIC, Unknown, is_enveloped, unwrap, watch_frame, wrap};

use apimachinery::Value;
use schema::Type;

use crate::error::DecodeError;

/// A canonical object with its envelope; apiVersion and kind are taken from
/// the object.
pub fn encode(value: &Value, ty: &'static Type) -> Vec<u8> {
    let text = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or("");
    wrap(text("apiVersion"), text("kind"), &encode_message(value, ty))
}

/// An enveloped object of whatever registered kind.
pub fn decode(bytes: &[u8]) -> Result<Value, DecodeError> {
    let unknown = unwrap(bytes)?;
    let ty = schema::type_by_api_version(&unknown.api_version, &unknown.kind).ok_or_else(|| {
        DecodeError::new(format!("no kind \"{}\" is registered for version \"{}\"", unknown.kind, unknown.api_version))
    })?;
    decode_unknown(&unknown, ty)
}

/// An enveloped object decoded as `ty`, whatever the envelope names.
pub fn decode_as(bytes: &[u8], ty: &'static Type) -> Result<Value, DecodeError> {
    decode_unknown(&unwrap(bytes)?, ty)
}

fn decode_unknown(unknown: &Unknown<'_>, ty: &'static Type) -> Result<Value, DecodeError> {
    let mut value = decode_message(unknown.raw, ty)?;
    if let Value::Object(map) = &mut value
        && ty.has_type_meta()
    {
        for (key, text) in [("apiVersion", &unknown.api_version), ("kind", &unknown.kind)] {
            if !text.is_empty() {
                map.insert(key.to_owned(), Value::String(text.clone()));
            }
        }
    }
    Ok(value)
}
