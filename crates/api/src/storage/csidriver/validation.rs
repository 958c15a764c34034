//! Validation of CSIDriver.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::{Get, text};
use crate::validation::workloads::immutable_spec;

const TYPE: &str = "api.storage.v1.CSIDriver";
const GROUP_POLICIES: &[&str] = &["File", "None", "ReadWriteOnceWithFSType"];
const MODES: &[&str] = &["Persistent", "Ephemeral"];
const PERIOD_MIN: i64 = 10;
const TOKEN_MIN: i64 = 600;
const TOKEN_MAX: i64 = 1 << 32;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    spec(&mut out, object.at("spec"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    spec(&mut out, object.at("spec"));
    let attach = |of: &'static str, value: &Value| value.at("spec").at(of).clone();
    let at = Path::new("spec").child("attachedRequired");
    immutable(&mut out, "*b", &attach("attachRequired", object), &attach("attachRequired", old), &at);
    immutable_spec(&mut out, "[]s", object, old, "volumeLifecycleModes");
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value) {
    let path = Path::new("spec");
    for (field, shown) in [
        ("attachRequired", "attachedRequired"),
        ("podInfoOnMount", "podInfoOnMount"),
        ("storageCapacity", "storageCapacity"),
    ] {
        if !spec.has(field) {
            out.required(&path.child(shown), "");
        }
    }
    if let Some(policy) = spec.opt_s("fsGroupPolicy").filter(|policy| !GROUP_POLICIES.contains(policy)) {
        out.unsupported(&path.child("fsGroupPolicy"), Named(policy), GROUP_POLICIES);
    }
    token_requests(out, spec.list("tokenRequests"), &path.child("tokenRequests"));
    for mode in spec.list("volumeLifecycleModes").iter().map(text).filter(|mode| !MODES.contains(mode)) {
        out.unsupported(&path.child("volumeLifecycleModes"), Named(mode), MODES);
    }
    if !spec.has("seLinuxMount") {
        out.required(&path.child("seLinuxMount"), "");
    }
    if let Some(period) = spec.opt_int("nodeAllocatableUpdatePeriodSeconds").filter(|period| *period < PERIOD_MIN) {
        let at = path.child("nodeAllocatableUpdatePeriodSeconds");
        out.invalid(&at, period, "must be greater than or equal to 10 seconds");
    }
    let field = "serviceAccountTokenInSecrets";
    if let Some(flag) = spec.opt_flag(field).filter(|_| spec.list("tokenRequests").is_empty()) {
        let detail = "serviceAccountTokenInSecrets is set but no tokenRequests are specified";
        out.invalid(&path.child(field), flag, detail);
    }
}

fn token_requests(out: &mut ErrorList, requests: &[Value], path: &Path) {
    for (i, request) in requests.iter().enumerate() {
        let (audience, path) = (request.s("audience"), path.index(i));
        if requests[..i].iter().any(|other| other.s("audience") == audience) {
            out.duplicate(&path.child("audience"), audience);
            continue;
        }
        let at = path.child("expirationSeconds");
        match request.opt_int("expirationSeconds") {
            Some(seconds) if seconds < TOKEN_MIN => {
                out.invalid(&at, seconds, "may not specify a duration less than 10 minutes");
            }
            Some(seconds) if seconds > TOKEN_MAX => {
                out.invalid(&at, seconds, "may not specify a duration larger than 2^32 seconds");
            }
            _ => {}
        }
    }
}
