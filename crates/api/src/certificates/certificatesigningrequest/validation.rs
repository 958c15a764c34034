//! Validation of CertificateSigningRequest.
//!
//! Upstream followed: pkg/apis/certificates/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use x509_parser::prelude::{FromDer, X509Certificate};

use crate::Context;
use crate::certificates::pems::{blocks, check_request};
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::push::{Named, Push, shown};
use crate::validation::signers::signer_name;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.certificates.v1.CertificateSigningRequest";
const LEGACY: &str = "kubernetes.io/legacy-unknown";
const EXPIRATION_MIN: i64 = 600;
/// In the order in which they are printed.
const USAGES: &[&str] = &[
    "any",
    "cert sign",
    "client auth",
    "code signing",
    "content commitment",
    "crl sign",
    "data encipherment",
    "decipher only",
    "digital signature",
    "email protection",
    "encipher only",
    "ipsec end system",
    "ipsec tunnel",
    "ipsec user",
    "key agreement",
    "key encipherment",
    "microsoft sgc",
    "netscape sgc",
    "ocsp signing",
    "s/mime",
    "server auth",
    "signing",
    "timestamping",
];

/// What a stored request lets pass.
#[derive(Default)]
struct Stored {
    both_decisions: bool,
    legacy_signer: bool,
    duplicate_conditions: bool,
    empty_condition: bool,
    any_certificate: bool,
    duplicate_usages: bool,
    unknown_usages: bool,
}

impl Stored {
    fn of(new: &Value, old: &Value) -> Stored {
        let conditions = old.at("status").list("conditions");
        let kinds: Vec<&str> = conditions.iter().map(|c| c.s("type")).collect();
        let usages = old.at("spec").strings("usages");
        let repeated = |list: &[&str]| list.iter().enumerate().any(|(i, item)| list[..i].contains(item));
        let (certificate, given) = (old.at("status").s("certificate"), new.at("status").s("certificate"));
        Stored {
            both_decisions: ["Approved", "Denied"].iter().all(|kind| kinds.contains(kind)),
            legacy_signer: old.at("spec").s("signerName") == LEGACY,
            duplicate_conditions: repeated(&kinds),
            empty_condition: kinds.contains(&""),
            any_certificate: certificate == given || check_certificate(certificate).is_err(),
            duplicate_usages: repeated(&usages),
            unknown_usages: usages.iter().any(|usage| !USAGES.contains(usage)),
        }
    }
}

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let out = whole(object, &Stored::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = whole(object, &Stored::of(object, old));
    let path = Path::new("status");
    let at = path.child("conditions");
    let of = |object: &Value, kind: &str| -> Vec<Value> {
        let conditions = object.at("status").list("conditions");
        conditions.iter().filter(|c| c.s("type") == kind).cloned().collect()
    };
    for kind in ["Approved", "Denied", "Failed"] {
        if of(object, kind).len() < of(old, kind).len() {
            out.forbidden(&at, format!("updates may not remove a condition of type \"{kind}\""));
        }
    }
    if context.subresource != "approval" {
        for kind in ["Approved", "Denied"] {
            let (now, before) = (of(object, kind), of(old, kind));
            let ty = "[]certificates.CertificateSigningRequestCondition";
            if now.len() > before.len() {
                out.forbidden(&at, format!("updates may not add a condition of type \"{kind}\""));
            } else if now.len() == before.len() && now != before {
                let difference = internal::difference(ty, &Value::Array(before), &Value::Array(now));
                out.forbidden(&at, format!("updates may not modify a condition of type \"{kind}\"\n{difference}"));
            }
        }
    }
    let (certificate, before) = (object.at("status").s("certificate"), old.at("status").s("certificate"));
    if certificate != before {
        let at = path.child("certificate");
        if context.subresource != "status" {
            out.forbidden(&at, "updates may not set certificate content");
        } else if !before.is_empty() {
            out.forbidden(&at, "updates may not modify existing certificate content");
        }
    }
    out.extend(object_meta_update(object, old));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn decoded(base64: &str) -> String {
    String::from_utf8_lossy(&STANDARD.decode(base64).unwrap_or_default()).into_owned()
}

fn check_certificate(base64: &str) -> Result<(), String> {
    if base64.is_empty() {
        return Ok(());
    }
    let blocks = blocks(&decoded(base64));
    for block in &blocks {
        if block.kind != "CERTIFICATE" {
            let kind = apimachinery::field::quote(&block.kind);
            return Err(format!("only CERTIFICATE PEM blocks are allowed, found {kind}"));
        }
        if block.headers {
            return Err("no PEM block headers are permitted".to_owned());
        }
        if block.bytes.is_empty() {
            return Err("found CERTIFICATE PEM block containing 0 certificates".to_owned());
        }
        X509Certificate::from_der(&block.bytes).map_err(|_| "x509: malformed certificate".to_owned())?;
    }
    if blocks.is_empty() {
        return Err("must contain at least one CERTIFICATE PEM block".to_owned());
    }
    Ok(())
}

fn whole(object: &Value, stored: &Stored) -> ErrorList {
    let mut out = object_meta(object, Cluster, |_| Vec::new());
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    if let Err(error) = check_request(&decoded(spec.s("request"))) {
        out.invalid(&path.child("request"), shown("bytes", spec.at("request")), error);
    }
    let (usages, at) = (spec.strings("usages"), path.child("usages"));
    if usages.is_empty() {
        out.required(&at, "");
    }
    for (i, usage) in usages.iter().enumerate() {
        if !stored.unknown_usages && !USAGES.contains(usage) {
            out.unsupported(&at.index(i), Named(usage), USAGES);
        }
    }
    for (i, usage) in usages.iter().enumerate() {
        if !stored.duplicate_usages && usages[..i].contains(usage) {
            out.duplicate(&at.index(i), Named(usage));
        }
    }
    let (signer, at) = (spec.s("signerName"), path.child("signerName"));
    if signer == LEGACY && !stored.legacy_signer {
        out.invalid(&at, signer, "the legacy signerName is not allowed via this API version");
    } else {
        signer_name(&mut out, signer, &at);
    }
    if let Some(seconds) = spec.opt_int("expirationSeconds").filter(|seconds| *seconds < EXPIRATION_MIN) {
        let detail = "may not specify a duration less than 600 seconds (10 minutes)";
        out.invalid(&path.child("expirationSeconds"), seconds, detail);
    }
    let status = object.at("status");
    conditions(&mut out, status.list("conditions"), stored, &Path::new("status").child("conditions"));
    if !stored.any_certificate
        && let Err(error) = check_certificate(text(status.at("certificate")))
    {
        out.invalid(&Path::new("status").child("certificate"), "<certificate data>", error);
    }
    out
}

fn conditions(out: &mut ErrorList, list: &[Value], stored: &Stored, path: &Path) {
    for (i, condition) in list.iter().enumerate() {
        let (kind, at) = (condition.s("type"), path.index(i));
        if kind.is_empty() && !stored.empty_condition {
            out.required(&at.child("type"), "");
        }
        let allowed: &[&str] =
            if ["Approved", "Denied", "Failed"].contains(&kind) { &["True"] } else { &["False", "True", "Unknown"] };
        match condition.s("status") {
            "" => out.required(&at.child("status"), ""),
            status if !allowed.contains(&status) => out.unsupported(&at.child("status"), Named(status), allowed),
            _ => {}
        }
        let other = match kind {
            "Approved" => "Denied",
            "Denied" => "Approved",
            _ => "",
        };
        if !stored.both_decisions && !other.is_empty() && list[..i].iter().any(|c| c.s("type") == other) {
            let detail = "Approved and Denied conditions are mutually exclusive";
            let error = FieldError::invalid_shown(path, internal::quote_json(kind), detail);
            out.add(error.with_origin("zeroOrOneOf").covered());
        }
        if !stored.duplicate_conditions && list[..i].iter().any(|c| c.s("type") == kind) {
            out.duplicate(&at.child("type"), Named(kind));
        }
    }
}
