//! Defaults of certificate kinds.
//!
//! Limit: the signer of a v1beta1 CertificateSigningRequest is not guessed from
//! the request's bytes; that version is decoded in kubeadm files only, never served.
//!
//! Upstream followed: pkg/apis/certificates/*/defaults.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Longest lifetime that a pod certificate is asked for, seconds.
const MAX_EXPIRATION_SECONDS: i64 = 86400;

/// Defaults of a v1beta1 CertificateSigningRequest.
pub fn signing_request_v1beta1(object: &mut Value) {
    let spec = object.child("spec");
    spec.default("usages", json!(["digital signature", "key encipherment"]));
    spec.default("signerName", "kubernetes.io/legacy-unknown");
    if let Some(status) = object.at_mut("status") {
        for condition in status.list_mut("conditions") {
            condition.default_zero("status", "True");
        }
    }
}

/// Defaults of a PodCertificateRequest.
pub fn pod_certificate_request(object: &mut Value) {
    object.child("spec").default("maxExpirationSeconds", MAX_EXPIRATION_SECONDS);
}
