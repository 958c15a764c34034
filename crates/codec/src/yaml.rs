//! YAML in (YAML 1.1 as sigs.k8s.io/yaml reads it) and out.

use apimachinery::Value;
use schema::Type;

use crate::error::{DecodeError, Decoded};

/// Decodes the first document as `ty`.
pub fn decode(bytes: &[u8], ty: &'static Type) -> Result<Decoded, DecodeError> {
    let mut decoded = decode_untyped(bytes)?;
    crate::canonicalize(&mut decoded.value, ty);
    Ok(decoded)
}

/// Decodes the first document.
pub fn decode_untyped(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let options = serde_saphyr::options! { budget: None, legacy_octal_numbers: true };
    let value: Value = serde_saphyr::from_slice_with_options(bytes, options)
        .map_err(|error| DecodeError::new(format!("error converting YAML to JSON: yaml: {error}")))?;
    Ok(Decoded { value, strict_errors: Vec::new() })
}

/// A value as YAML, keys sorted, as sigs.k8s.io/yaml writes it.
pub fn encode(value: &Value) -> Vec<u8> {
    serde_saphyr::to_string(value).unwrap_or_default().into_bytes()
}
