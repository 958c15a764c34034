//! The two data fields of secrets, and warnings about TLS secrets whose certificate and key do not fit.
//!
//! Upstream followed: pkg/registry/core/secret/strategy.go over Go's crypto/tls.X509KeyPair.
//! Limit: that a key belongs to its certificate is not checked, only that both
//! are PEM of the right kinds.

use apimachinery::Value;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::edit::Fields;

/// A null value of a bytes map comes back from storage as empty.
pub fn null_bytes(object: &mut Value, key: &str) {
    if let Some(Value::Object(map)) = object.get_mut(key) {
        map.values_mut().filter(|value| value.is_null()).for_each(|value| *value = "".into());
    }
}

/// `stringData` is write-only: it goes into `data`.
pub fn merge_string_data(object: &mut Value) {
    null_bytes(object, "data");
    let Some(Value::Object(texts)) = object.remove("stringData") else { return };
    for (key, text) in texts {
        let bytes = STANDARD.encode(text.as_str().unwrap_or(""));
        object.child("data").set(&key, bytes);
    }
}

/// The text of the first fault of a `kubernetes.io/tls` secret.
pub fn warnings(object: &Value) -> Vec<String> {
    if object.text("type") != "kubernetes.io/tls" {
        return Vec::new();
    }
    let bytes = |key: &str| {
        STANDARD.decode(object.at("data").get(key).and_then(Value::as_str).unwrap_or("")).unwrap_or_default()
    };
    fault(&bytes("tls.crt"), &bytes("tls.key")).into_iter().collect()
}

fn fault(certificate: &[u8], key: &[u8]) -> Option<String> {
    let labels = pem_labels(certificate);
    if !labels.iter().any(|label| label == "CERTIFICATE") {
        return Some(match labels.as_slice() {
            [] => "tls: failed to find any PEM data in certificate input".to_owned(),
            [only] if only.ends_with("PRIVATE KEY") => {
                "tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched".to_owned()
            }
            skipped => format!(
                "tls: failed to find \"CERTIFICATE\" PEM block in certificate input after skipping PEM blocks of the following types: [{}]",
                skipped.join(" ")
            ),
        });
    }
    let labels = pem_labels(key);
    if !labels.iter().any(|label| label == "PRIVATE KEY" || label.ends_with(" PRIVATE KEY")) {
        return Some(match labels.as_slice() {
            [] => "tls: failed to find any PEM data in key input".to_owned(),
            [only] if only == "CERTIFICATE" => {
                "tls: found a certificate rather than a key in the PEM for the private key".to_owned()
            }
            skipped => format!(
                "tls: failed to find PEM block with type ending in \"PRIVATE KEY\" in key input after skipping PEM blocks of the following types: [{}]",
                skipped.join(" ")
            ),
        });
    }
    None
}

/// Labels of the PEM blocks whose body is base64.
fn pem_labels(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let mut labels = Vec::new();
    let mut rest = text.as_ref();
    while let Some(start) = rest.find("-----BEGIN ") {
        let after = &rest[start + 11..];
        let Some(end) = after.find("-----") else { break };
        let label = &after[..end];
        let footer = format!("-----END {label}-----");
        let Some(stop) = after.find(&footer) else { break };
        let body: String = after[end + 5..stop].chars().filter(|c| !c.is_whitespace()).collect();
        if STANDARD.decode(body).is_ok() {
            labels.push(label.to_owned());
        }
        rest = &after[stop + footer.len()..];
    }
    labels
}
