//! What a kind's bytes are: decoding, defaults, conversion between versions,
//! encodings, stored form. Built-in kinds are driven by the tables of `schema`;
//! kinds added at run time bring an implementation of their own.

use apimachinery::{GroupVersionKind, Status, Value};
use bytes::Bytes;
use codec::{Decoded, FieldValidation, MediaType};
use schema::Type;

/// A kind in all its served versions. Objects carry their `apiVersion`, which
/// says the version they are in.
pub trait KindCodec: Send + Sync + 'static {
    /// Decodes a body that is known to be of this kind and `api_version`.
    /// The error is the decoder's bare text.
    fn decode(&self, api_version: &str, kind: &str, bytes: &[u8], media: MediaType) -> Result<Decoded, String>;
    /// Scheme defaulting in the object's own version.
    fn defaults(&self, object: &mut Value);
    /// Rewrites `object` to another version.
    fn convert(&self, object: &mut Value, api_version: &str) -> Result<(), Status>;
    /// Brings an edited object into the form that decoding would give.
    fn canonicalize(&self, object: &mut Value);
    /// Takes out the lists and maps that a body gave explicitly empty, as
    /// encoding does: what field management sees.
    fn drop_empties(&self, object: &mut Value) {
        let _ = object;
    }
    /// Canonical JSON.
    fn json(&self, object: &Value) -> Vec<u8>;
    /// Protobuf in its envelope; `None` for kinds without.
    fn protobuf(&self, object: &Value) -> Option<Vec<u8>>;
    /// A hub object as etcd holds it.
    fn to_storage(&self, object: &Value) -> Result<Bytes, Status>;
    /// Stored bytes to a hub object.
    fn read_storage(&self, stored: &[u8]) -> Result<Value, String>;
    /// Changes a hub object into what reading it back from the store gives:
    /// encoding loses the difference between empty and absent, decoding defaults.
    fn as_read(&self, object: &mut Value);
    /// Changes a hub object into what decoding `stored`, which [`to_storage`](Self::to_storage)
    /// made of it, gives: conversion may have changed it on the way.
    fn written_as_read(&self, stored: &[u8], object: &mut Value) -> Result<(), Status> {
        let _ = (stored, object);
        Ok(())
    }
    /// The built-in type of a version, for patches and field management.
    fn type_of(&self, api_version: &str) -> Option<&'static Type>;
    /// Types and conversions of the kind for field management.
    fn field_types(&self) -> &dyn patch::apply::Types;
    /// A kind that was added at run time: no type, no protobuf.
    fn is_custom(&self) -> bool {
        false
    }
    /// Media types that bodies may have.
    fn media_types(&self) -> &'static [MediaType] {
        &crate::negotiate::ALL
    }
}

/// Scheme name that upstream's errors show.
pub const SCHEME: &str = "pkg/api/legacyscheme/scheme.go:30";

/// A body decoded as an object of the wanted kind.
pub struct Body {
    pub object: Value,
    /// Texts for `Warning` headers.
    pub warnings: Vec<String>,
}

/// Checks that the body is of the wanted kind and decodes it, with upstream's
/// errors (`transformDecodeError`, the group-version check of the handlers).
/// `accepts`: other `apiVersion`s that are as good.
pub fn decode_body(
    codec: &dyn KindCodec,
    expected: &GroupVersionKind,
    accepts: &[String],
    bytes: &[u8],
    media: MediaType,
    validation: FieldValidation,
) -> Result<Body, Status> {
    let wanted = expected.api_version();
    let peeked = match peek(bytes, media) {
        Ok(peeked) => peeked,
        Err(why) => return Err(unrecognized(expected, &why, bytes)),
    };
    let (api_version_given, kind_given) = (peeked.0.clone(), peeked.1.clone());
    if codec.is_custom() && kind_given.is_empty() {
        let why = format!("Object 'Kind' is missing in '{}'", String::from_utf8_lossy(bytes));
        return Err(unrecognized(expected, &why, bytes));
    }
    let api_version = if peeked.0.is_empty() { wanted.clone() } else { peeked.0 };
    let kind = if peeked.1.is_empty() { expected.kind.clone() } else { peeked.1 };
    let given = apimachinery::GroupVersion::parse(&api_version)
        .map_err(|why| unrecognized(expected, &why, bytes))?
        .with_kind(kind);
    let cannot = |why: String| {
        Status::bad_request(format!(
            "{} in version {} cannot be handled as a {}: {why}",
            given.kind,
            apimachinery::field::quote(&given.version),
            expected.kind
        ))
    };
    let same_version = api_version == wanted || accepts.contains(&api_version);
    if given.kind != expected.kind || !same_version || (codec.is_custom() && api_version_given.is_empty()) {
        if codec.is_custom() {
            // Custom resources take any kind of their own version; validation says more.
            if given.group_version() != expected.group_version() || api_version_given.is_empty() {
                return Err(Status::bad_request(format!(
                    "the API version in the data ({}) does not match the expected API version ({})",
                    if api_version_given.is_empty() { "" } else { &api_version },
                    expected.group_version()
                )));
            }
            return finish(codec, expected, &given, &api_version, bytes, media, validation);
        }
        let Some(other) = schema::type_by_gvk(&given.group, &given.version, &given.kind) else {
            return Err(cannot(format!(
                "no kind {} is registered for version {} in scheme {}",
                apimachinery::field::quote(&given.kind),
                apimachinery::field::quote(&given.group_version().to_string()),
                apimachinery::field::quote(SCHEME)
            )));
        };
        // Upstream decodes first, so a bad body of another kind says what is bad in it.
        let decoded = codec::decode(bytes, media, other).map_err(|error| cannot(error.0))?;
        if validation == FieldValidation::Strict
            && let Some(error) = decoded.strict_error()
        {
            return Err(cannot(error.0));
        }
        if given.kind != expected.kind || given.group != expected.group {
            return Err(Status::bad_request(format!(
                "{} in version {} cannot be handled as a {}: converting ({}) to ({}): unknown conversion",
                given.kind,
                apimachinery::field::quote(&given.version),
                expected.kind,
                go_name(&given),
                go_internal_name(expected)
            )));
        }
        return Err(Status::bad_request(format!(
            "the API version in the data ({}) does not match the expected API version ({})",
            given.group_version(),
            expected.group_version()
        )));
    }
    finish(codec, expected, &given, &api_version, bytes, media, validation)
}

/// Decodes a body whose kind is settled.
fn finish(
    codec: &dyn KindCodec,
    expected: &GroupVersionKind,
    given: &GroupVersionKind,
    api_version: &str,
    bytes: &[u8],
    media: MediaType,
    validation: FieldValidation,
) -> Result<Body, Status> {
    let cannot = |why: String| {
        Status::bad_request(format!(
            "{} in version {} cannot be handled as a {}: {why}",
            given.kind,
            apimachinery::field::quote(&given.version),
            expected.kind
        ))
    };
    let decoded = codec.decode(api_version, &given.kind, bytes, media).map_err(cannot)?;
    let mut warnings = Vec::new();
    match validation {
        FieldValidation::Strict => {
            if let Some(error) = decoded.strict_error() {
                return Err(cannot(error.0));
            }
        }
        FieldValidation::Warn => warnings = decoded.warnings(),
        FieldValidation::Ignore => {}
    }
    let mut object = decoded.value;
    if let Some(map) = object.as_object_mut() {
        map.insert("apiVersion".into(), Value::String(api_version.to_owned()));
        map.insert("kind".into(), Value::String(given.kind.clone()));
    }
    Ok(Body { object, warnings })
}

/// The Go type of the versioned kind.
fn go_name(gvk: &GroupVersionKind) -> String {
    format!("{}.{}", gvk.version, gvk.kind)
}

/// The Go type of the internal kind, whose package is named after the group.
fn go_internal_name(gvk: &GroupVersionKind) -> String {
    let package = if gvk.group.is_empty() { "core" } else { gvk.group.split('.').next().unwrap_or_default() };
    format!("{package}.{}", gvk.kind)
}

/// Upstream's text for a body whose kind cannot be told: with its first bytes.
fn unrecognized(expected: &GroupVersionKind, why: &str, bytes: &[u8]) -> Status {
    Status::bad_request(format!(
        "the object provided is unrecognized (must be of type {}): {why} ({})",
        expected.kind,
        summary(bytes)
    ))
}

/// Upstream's `summarizeData`: text as it is, protobuf as hex, 30 bytes.
fn summary(bytes: &[u8]) -> String {
    const MAX: usize = 30;
    if bytes.is_empty() {
        return "<empty>".to_owned();
    }
    if bytes[0] == b'{' {
        if bytes.len() > MAX {
            return format!("{} ...", String::from_utf8_lossy(&bytes[..MAX]));
        }
        return String::from_utf8_lossy(bytes).into_owned();
    }
    if bytes.len() > MAX { format!("{} ...", hex::encode(&bytes[..MAX])) } else { hex::encode(bytes) }
}

fn peek(bytes: &[u8], media: MediaType) -> Result<(String, String), String> {
    match media {
        MediaType::Json => codec::peek_type_meta(bytes).map(|t| (t.api_version, t.kind)).map_err(|e| e.0),
        MediaType::Yaml => {
            let json = codec::yaml::to_json(bytes).map_err(|e| e.0)?;
            codec::peek_type_meta(&json).map(|t| (t.api_version, t.kind)).map_err(|e| e.0)
        }
        MediaType::Protobuf if bytes == codec::protobuf::MAGIC => Err("empty body".to_owned()),
        MediaType::Protobuf => {
            codec::protobuf::unwrap(bytes).map(|u| (u.api_version.clone(), u.kind.clone())).map_err(|e| e.0)
        }
    }
}
