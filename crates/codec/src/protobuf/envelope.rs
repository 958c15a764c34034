//! The `k8s\0` envelope (runtime.Unknown) and watch frames.

use super::wire::{Reader, Writer};
use crate::error::DecodeError;

/// First bytes of every enveloped object.
pub const MAGIC: [u8; 4] = [b'k', b'8', b's', 0];

/// What the envelope says, and the message inside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unknown<'a> {
    pub api_version: String,
    pub kind: String,
    pub raw: &'a [u8],
    pub content_encoding: String,
    pub content_type: String,
}

pub fn is_enveloped(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Opens the envelope.
pub fn unwrap(bytes: &[u8]) -> Result<Unknown<'_>, DecodeError> {
    if bytes.is_empty() {
        return Err(DecodeError::new("empty data"));
    }
    if !is_enveloped(bytes) {
        return Err(DecodeError::new(
            "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]",
        ));
    }
    let mut unknown = Unknown::default();
    let mut reader = Reader::new(&bytes[MAGIC.len()..]);
    while let Some((number, payload)) = reader.next()? {
        match number {
            1 => {
                let mut inner = Reader::new(payload.bytes()?);
                while let Some((number, payload)) = inner.next()? {
                    match number {
                        1 => unknown.api_version = payload.text()?,
                        2 => unknown.kind = payload.text()?,
                        _ => {}
                    }
                }
            }
            2 => unknown.raw = payload.bytes()?,
            3 => unknown.content_encoding = payload.text()?,
            4 => unknown.content_type = payload.text()?,
            _ => {}
        }
    }
    Ok(unknown)
}

/// Puts a message into the envelope.
pub fn wrap(api_version: &str, kind: &str, message: &[u8]) -> Vec<u8> {
    let mut writer = Writer::with_capacity(message.len() + api_version.len() + kind.len() + 32);
    writer.field_bytes(4, b"");
    writer.field_bytes(3, b"");
    writer.field_bytes(2, message);
    let before = writer.len();
    writer.field_bytes(2, kind.as_bytes());
    writer.field_bytes(1, api_version.as_bytes());
    writer.close(1, before);
    writer.put(&MAGIC);
    writer.finish()
}

/// One frame of a protobuf watch stream: four bytes of length, then a bare
/// WatchEvent whose object is the given (enveloped) bytes.
pub fn watch_frame(event_type: &str, object: &[u8]) -> Vec<u8> {
    let mut writer = Writer::with_capacity(object.len() + 48);
    let before = writer.len();
    writer.field_bytes(1, object);
    writer.close(2, before);
    writer.field_bytes(1, event_type.as_bytes());
    let length = writer.len() as u32;
    writer.put(&length.to_be_bytes());
    writer.finish()
}
