//! Continue tokens, byte for byte as upstream writes them
//! (`apiserver/pkg/storage/continue.go`).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::error::StorageError;

/// `{"v":"meta.k8s.io/v1","rv":…,"start":"…"}`, base64url without padding.
/// `start` is the key to go on at (inclusive), relative to the list's prefix.
pub fn encode(revision: i64, start: &str) -> String {
    let start = go_json_string(start);
    URL_SAFE_NO_PAD.encode(format!(r#"{{"v":"meta.k8s.io/v1","rv":{revision},"start":{start}}}"#))
}

/// What a token says: the key to go on at, relative to the prefix with no
/// leading slash, and the revision (negative: "newest", after an expiry).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continue {
    pub start: String,
    pub revision: i64,
}

/// The error is upstream's text, to be prefixed with `invalid continue token: `.
pub fn decode(token: &str) -> Result<Continue, String> {
    let _ = token;
    Err("continue key is not valid".into())
}

pub(crate) fn bad_request(text: String) -> StorageError {
    StorageError::BadRequest(format!("invalid continue token: {text}"))
}

fn go_json_string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
