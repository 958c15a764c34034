//! YAML in and out, as sigs.k8s.io/yaml: YAML 1.1 scalars, merge keys, the
//! first document only, everything through JSON (so that type errors read as
//! for JSON bodies).
//!
//! Invariants: keys come out sorted, later duplicates win and are reported
//! with their line; expansion of aliases is bounded as go-yaml bounds it.
//! The event parser is granit-parser, the one under serde-saphyr, whose own
//! data model lacks line numbers and the scalar rules of go-yaml.
//!
//! Upstream followed: `sigs.k8s.io/yaml`, `go.yaml.in/yaml/v2`.

mod compose;
mod construct;
mod emit;
mod resolve;

pub use emit::encode;

use apimachinery::Value;
use schema::Type;

use crate::error::{DecodeError, Decoded};

/// Decodes the first document as `ty`, to canonical form.
pub fn decode(bytes: &[u8], ty: &'static Type) -> Result<Decoded, DecodeError> {
    let converted = to_value(bytes)?;
    with_strict(crate::json::decode(&crate::json::encode_untyped(&converted.value), ty)?, converted.strict_errors)
}

/// Decodes the first document.
pub fn decode_untyped(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let converted = to_value(bytes)?;
    with_strict(crate::json::decode_untyped(&crate::json::encode_untyped(&converted.value))?, converted.strict_errors)
}

/// The first document as JSON text (`null` for an empty one).
pub fn to_json(bytes: &[u8]) -> Result<Vec<u8>, DecodeError> {
    Ok(crate::json::encode_untyped(&to_value(bytes)?.value))
}

fn with_strict(mut decoded: Decoded, mut yaml: Vec<String>) -> Result<Decoded, DecodeError> {
    yaml.append(&mut decoded.strict_errors);
    decoded.strict_errors = yaml;
    Ok(decoded)
}

/// The documents of a multi-document text (manifests, kubeadm configuration),
/// split at `---` lines; each still YAML or JSON text. Blank ones are left out.
/// Upstream followed: `apimachinery/pkg/util/yaml` (YAMLReader).
pub fn split_documents(text: &str) -> Vec<&str> {
    let mut documents = Vec::new();
    let mut start = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        // Only a comment may follow; anything else is content.
        if line.strip_prefix("---").is_some_and(|rest| rest.trim().is_empty() || rest.trim_start().starts_with('#')) {
            documents.push(&text[start..at]);
            start = at + line.len();
        }
        at += line.len();
    }
    documents.push(&text[start..]);
    documents.retain(|document| !document.trim().is_empty());
    documents
}

/// The plain value of the first document, and duplicate keys as one error in
/// go-yaml's words.
fn to_value(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let text = compose::text_of(bytes)?;
    let Some(tree) = compose::compose(&text)? else {
        return Ok(Decoded { value: Value::Null, strict_errors: Vec::new() });
    };
    let (value, duplicates) = construct::construct(&tree)?;
    let mut strict_errors = Vec::new();
    if !duplicates.is_empty() {
        strict_errors.push(format!("yaml: unmarshal errors:\n  {}", duplicates.join("\n  ")));
    }
    Ok(Decoded { value, strict_errors })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_end_at_bare_marks() {
        let text = "# first\n---\na: 1\n--- # two\n--- b\n---x\n---\n\n---\nc: 3";
        assert_eq!(split_documents(text), ["# first\n", "a: 1\n", "--- b\n---x\n", "c: 3"]);
    }
}
