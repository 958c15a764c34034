//! Validation of PodCertificateRequest.
//!
//! Of public keys only the form is checked, and the signature of a PKCS#10 request.
//! Upstream followed: pkg/apis/certificates/validation.

use apimachinery::{ErrorList, Path, Value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use x509_parser::certification_request::X509CertificationRequest;
use x509_parser::prelude::{FromDer, X509Certificate};
use x509_parser::public_key::PublicKey;
use x509_parser::x509::SubjectPublicKeyInfo;

use crate::Context;
use crate::certificates::pems::blocks;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Namespaced, conditions, immutable, object_meta, object_meta_update, user_annotations};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::signers::{max_expiration_seconds, signer_name};
use crate::validation::value::Get;

const TYPE: &str = "api.certificates.v1beta1.PodCertificateRequest";
const UID_MAX: usize = 128;
const KEY_MAX: usize = 10 << 10;
const CHAIN_MAX: usize = 100 << 10;
const EXPIRATION_MIN: i64 = 3600;
const OUTCOMES: &[&str] = &["Issued", "Denied", "Failed"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"), &Path::new("spec"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        if out.is_empty() {
            status(&mut out, object.at("status"), old.at("status"));
        }
    } else {
        let ty = "certificates.PodCertificateRequestSpec";
        immutable(&mut out, ty, object.at("spec"), old.at("spec"), &Path::new("spec"));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, path: &Path) {
    let signer = spec.s("signerName");
    signer_name(out, signer, &path.child("signerName"));
    let annotations = "unverifiedUserAnnotations";
    user_annotations(out, spec.map(annotations), &path.child(annotations));
    for who in ["pod", "serviceAccount", "node"] {
        let (name, uid) = (format!("{who}Name"), format!("{who}UID"));
        let value = spec.s(&name);
        for message in names::dns_subdomain(value) {
            match who {
                "node" => out.invalid(&path.child(&name), Named(value), message),
                _ => out.invalid(&path.child(&name), value, message),
            }
        }
        let value = spec.s(&uid);
        if value.is_empty() {
            out.invalid(&path.child(&uid), Named(value), "must not be empty");
        }
        if value.len() > UID_MAX {
            out.too_long(&path.child(&uid), UID_MAX as i64);
        }
    }
    let at = path.child("maxExpirationSeconds");
    let Some(seconds) = spec.opt_int("maxExpirationSeconds") else {
        out.required(&at, "must be set");
        return;
    };
    let max = max_expiration_seconds(signer);
    if !(EXPIRATION_MIN..=max).contains(&seconds) {
        out.invalid(&at, seconds, format!("must be in the range [{EXPIRATION_MIN}, {max}]"));
    }
    let bytes = |field: &str| STANDARD.decode(spec.s(field)).unwrap_or_default();
    let (request, key, proof) = (bytes("stubPKCS10Request"), bytes("pkixPublicKey"), bytes("proofOfPossession"));
    match (request.is_empty(), key.is_empty(), proof.is_empty()) {
        (false, true, true) => signing_request(out, &request, &path.child("stubPKCS10Request")),
        (true, false, false) => {
            let at = path.child("pkixPublicKey");
            if key.len() > KEY_MAX {
                out.too_long(&at, KEY_MAX as i64);
            } else if proof.len() > KEY_MAX {
                out.too_long(&path.child("proofOfPossession"), KEY_MAX as i64);
            } else if SubjectPublicKeyInfo::from_der(&key).is_err() {
                let whole = shown("bytes", spec.at("pkixPublicKey"));
                out.invalid(&at, whole, "must be a valid PKIX-serialized public key");
            }
        }
        _ => {
            let detail = "exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set";
            out.invalid_unshown(path, detail);
        }
    }
}

fn signing_request(out: &mut ErrorList, bytes: &[u8], path: &Path) {
    if bytes.len() > KEY_MAX {
        out.too_long(path, KEY_MAX as i64);
        return;
    }
    let Ok((_, request)) = X509CertificationRequest::from_der(bytes) else {
        out.invalid_unshown(path, "must be a valid PKCS#10 CSR");
        return;
    };
    let key = &request.certification_request_info.subject_pki;
    if let Ok(PublicKey::RSA(rsa)) = key.parsed() {
        let bits = rsa.key_size();
        if bits != 3072 && bits != 4096 {
            let detail = "RSA keys must have modulus size 3072 or 4096";
            out.invalid(path, format!("{bits}-bit modulus").as_str(), detail);
            return;
        }
    }
    if request.verify_signature().is_err() {
        out.invalid_unshown(path, "invalid signature");
    }
}

fn status(out: &mut ErrorList, status: &Value, old: &Value) {
    let path = Path::new("status");
    let list = status.list("conditions");
    let mut known = 0;
    for (i, condition) in list.iter().enumerate() {
        // Upstream's index is a path element of its own.
        let at = path.child("conditions").child(&format!("[{i}]"));
        let (kind, state) = (condition.s("type"), condition.s("status"));
        if !OUTCOMES.contains(&kind) {
            out.unsupported(&at.child("type"), kind, OUTCOMES);
            continue;
        }
        known += 1;
        if known > 1 {
            let detail = "There may be at most one condition with type \"Issued\", \"Denied\", or \"Failed\"";
            out.invalid(&at.child("type"), kind, detail);
        }
        if state != "True" {
            out.unsupported(&at.child("status"), Named(state), &["True"]);
        }
    }
    conditions(out, list, &path.child("conditions"));
    if !out.is_empty() {
        return;
    }
    let has = |status: &Value, kind: &str| status.list("conditions").iter().any(|c| c.s("type") == kind);
    let ty = "certificates.PodCertificateRequestStatus";
    let same = |want: &Value| internal::same(ty, want, status);
    if OUTCOMES.iter().any(|kind| has(old, kind)) {
        if !same(old) {
            out.invalid_unshown(&path, "immutable after PodCertificateRequest is issued, denied, or failed");
        }
    } else if has(status, "Denied") || has(status, "Failed") {
        if !same(&serde_json::json!({"conditions": status.at("conditions")})) {
            let detail = "non-condition status fields must be empty when denying or failing the PodCertificateRequest";
            out.invalid_unshown(&path, detail);
        }
    } else if has(status, "Issued") {
        issued(out, status, &path);
    } else if !same(old) {
        let detail = "status is immutable unless transitioning to \"Issued\", \"Denied\", or \"Failed\"";
        out.invalid_unshown(&path, detail);
    }
}

/// The chain of an issued certificate; its agreement with the request's key and
/// with the status's times is the signer's care.
fn issued(out: &mut ErrorList, status: &Value, path: &Path) {
    let (chain, at) = (status.s("certificateChain"), path.child("certificateChain"));
    if chain.len() > CHAIN_MAX {
        out.too_long(&at, CHAIN_MAX as i64);
        return;
    }
    let blocks = blocks(chain);
    if blocks.is_empty() {
        out.invalid(&at, chain, "issued certificate chain must contain at least one certificate");
    } else if blocks.iter().any(|block| block.kind != "CERTIFICATE") {
        out.invalid(&at, chain, "issued certificate chain must consist entirely of CERTIFICATE PEM blocks");
    } else if X509Certificate::from_der(&blocks[0].bytes).is_err() {
        out.invalid(&at, chain, "leaf certificate does not parse as valid X.509");
    }
    if !out.is_empty() {
        return;
    }
    let times = [
        ("notBefore", "must be present and consistent with the issued certificate"),
        ("notAfter", "must be present and consistent with the issued certificate"),
        ("beginRefreshAt", "must be present and in the range [notbefore+10min, notafter-10min]"),
    ];
    for (field, detail) in times.iter().filter(|(field, _)| !status.has(field)) {
        out.required(&path.child(field), detail);
    }
}
