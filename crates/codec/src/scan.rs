//! Looking into JSON bytes without building a tree.

use std::collections::BTreeMap;

use crate::error::DecodeError;

/// `apiVersion` and `kind` of an object.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Deserialize)]
pub struct TypeMeta {
    #[serde(default, rename = "apiVersion")]
    pub api_version: String,
    #[serde(default)]
    pub kind: String,
}

/// What the watch cache indexes.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct MetadataScan {
    pub name: String,
    pub namespace: String,
    pub uid: String,
    pub resource_version: String,
    pub labels: BTreeMap<String, String>,
    pub annotations: BTreeMap<String, String>,
    pub deletion_timestamp: Option<String>,
}

#[derive(serde::Deserialize)]
struct OnlyMetadata {
    #[serde(default)]
    metadata: MetadataScan,
}

/// apiVersion and kind of a JSON body.
pub fn peek_type_meta(bytes: &[u8]) -> Result<TypeMeta, DecodeError> {
    serde_json::from_slice(bytes).map_err(|error| DecodeError::new(error.to_string()))
}

/// Name, namespace, labels, annotations of JSON that this server made itself.
pub fn scan_metadata(bytes: &[u8]) -> Result<MetadataScan, DecodeError> {
    let only: OnlyMetadata = serde_json::from_slice(bytes).map_err(|error| DecodeError::new(error.to_string()))?;
    Ok(only.metadata)
}
