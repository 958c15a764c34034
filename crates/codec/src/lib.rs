//! Bytes ⇄ objects, driven by the tables of `schema`.
//!
//! Objects are [`Value`]s in *canonical* form: exactly the keys that upstream's
//! Go encoder would write for the decoded struct (empty `omitempty` members
//! absent, zero struct members present as `{}`, nil slices without `omitempty`
//! as `null`), whatever order. Decoding gives canonical values that also keep
//! explicitly empty lists and maps; code that edits objects calls [`tidy`]
//! (or [`canonicalize`], which drops those) before it hands them on. Encoding
//! restores Go's field order and leaves the empty ones out.
//!
//! Upstream followed: `apimachinery/pkg/runtime/serializer`, sigs.k8s.io/json,
//! sigs.k8s.io/yaml.

pub mod canonical;
pub mod cbor;
pub mod error;
pub mod json;
pub mod media;
pub mod protobuf;
pub mod scan;
mod times;
pub mod yaml;

pub use canonical::{canonicalize, tidy, zero_value};
pub use error::{DecodeError, Decoded, FieldValidation};
pub use media::MediaType;
pub use scan::{MetadataScan, TypeMeta, peek_type_meta, scan_metadata};

use apimachinery::Value;
use schema::Type;

/// Nesting that JSON and YAML bodies may reach, upstream's limit.
pub const MAX_DEPTH: usize = 10_000;

/// Decodes a body of the given media type as `ty`, to canonical form.
/// Protobuf bodies must carry the envelope.
pub fn decode(bytes: &[u8], media: MediaType, ty: &'static Type) -> Result<Decoded, DecodeError> {
    match media {
        MediaType::Json => json::decode(bytes, ty),
        MediaType::Yaml => yaml::decode(bytes, ty),
        MediaType::Protobuf => protobuf::decode_as(bytes, ty).map(|value| Decoded { value, strict_errors: Vec::new() }),
    }
}

/// Decodes a body of which no schema is known (custom resources, unstructured).
pub fn decode_untyped(bytes: &[u8], media: MediaType) -> Result<Decoded, DecodeError> {
    match media {
        MediaType::Json => json::decode_untyped(bytes),
        MediaType::Yaml => yaml::decode_untyped(bytes),
        MediaType::Protobuf => Err(DecodeError::new("protobuf needs a schema")),
    }
}

/// Encodes a canonical object.
pub fn encode(value: &Value, media: MediaType, ty: &'static Type) -> Vec<u8> {
    match media {
        MediaType::Json => json::encode(value, ty),
        MediaType::Yaml => yaml::encode(value),
        MediaType::Protobuf => protobuf::encode(value, ty),
    }
}
