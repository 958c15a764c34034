//! Validation of TokenRequest.
//!
//! Upstream followed: pkg/apis/authentication/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

const SECONDS_MIN: i64 = 600;
const SECONDS_MAX: i64 = 1 << 32;
const API_GROUPS: &str = "admissionReviewAPIGroups";

/// Problems of a request, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = ErrorList::new();
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let (seconds, at) = (spec.int("expirationSeconds"), path.child("expirationSeconds"));
    if seconds < SECONDS_MIN {
        out.invalid(&at, seconds, "may not specify a duration less than 10 minutes");
    }
    if seconds > SECONDS_MAX {
        out.invalid(&at, seconds, "may not specify a duration larger than 2^32 seconds");
    }
    let (attestations, at) = (spec.map("attestations"), path.child("attestations"));
    let whole = || shown("{}[]s", spec.at("attestations"));
    let bound = spec.at("boundObjectRef");
    let webhook = ["ValidatingWebhookConfiguration", "MutatingWebhookConfiguration"].contains(&bound.s("kind"))
        && bound.s("apiVersion") == "admissionregistration.k8s.io/v1";
    if !webhook {
        if !attestations.is_empty() {
            let detail = "attestations may only be specified with a webhook bound object reference";
            out.clear();
            out.invalid(&at, whole(), detail);
        }
        return out;
    }
    if spec.list("audiences").len() != 1 {
        let audiences = shown("[]s", spec.at("audiences"));
        out.invalid(&path.child("audiences"), audiences, "must be length 1 when bound to a webhook config");
    }
    if attestations.len() != 1 {
        let detail = "webhook bound requests require exactly one admissionReviewAPIGroups attestation";
        out.invalid(&at, whole(), detail);
        return out;
    }
    for key in attestations.keys() {
        let at = at.key(key);
        let values = spec.at("attestations").strings(key);
        match values[..] {
            _ if key != API_GROUPS => out.unsupported(&at, key, &[API_GROUPS]),
            [group] => api_group(&mut out, group, &at.index(0)),
            _ => out.invalid(&at, shown("[]s", spec.at("attestations").at(key)), "must specify a single value"),
        }
    }
    out
}

fn api_group(out: &mut ErrorList, group: &str, path: &Path) {
    if group.is_empty() {
        out.invalid(path, group, "may not be an empty string");
    } else if group != "*" {
        for message in names::dns_subdomain(group) {
            out.invalid(path, group, format!("must specify a valid API Group: {message}"));
        }
    }
}

/// Requests are not updated.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = (context, object, old);
    ErrorList::new()
}
