//! Validation of StorageVersionMigration.
//!
//! Upstream followed: pkg/apis/storagemigration/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, IMMUTABLE, conditions, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.storagemigration.v1beta1.StorageVersionMigration";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        out.extend(object_meta_update(object, old));
        status(&mut out, object.at("status"), old.at("status"));
    } else {
        out.extend(whole(object));
        out.extend(object_meta_update(object, old));
        let ty = "storagemigration.StorageVersionMigrationSpec";
        immutable(&mut out, ty, object.at("spec"), old.at("spec"), &Path::new("spec"));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let (resource, path) = (object.at("spec").at("resource"), Path::new("spec").child("resource"));
    let name = resource.s("resource");
    if name.is_empty() {
        out.required(&path.child("resource"), "resource is required to be set");
    }
    let rules: [(&str, fn(&str) -> Vec<String>); 2] =
        [("resource", names::dns1035_label), ("group", names::dns_subdomain)];
    for (field, rule) in rules {
        let value = resource.s(field);
        let messages = if value.is_empty() { Vec::new() } else { rule(value) };
        if !messages.is_empty() {
            out.invalid(&path.child(field), value, messages.join(","));
        }
    }
    out
}

fn status(out: &mut ErrorList, status: &Value, old: &Value) {
    let path = Path::new("status");
    let (version, at) = (status.s("resourceVersion"), path.child("resourceVersion"));
    if !version.is_empty() && !version.bytes().all(|b| b.is_ascii_digit()) {
        out.invalid(&at, version, format!("resource version is not well formed: {version}"));
    }
    let list = status.list("conditions");
    let at_conditions = path.child("conditions");
    conditions(out, list, &at_conditions);
    let before = old.s("resourceVersion");
    if !before.is_empty() && before != version {
        out.invalid(&at, version, IMMUTABLE);
    }
    let is =
        |of: &Value, kind: &str| of.list("conditions").iter().any(|c| c.s("type") == kind && c.s("status") == "True");
    let whole = || shown("[]metav1.Condition", status.at("conditions"));
    if is(status, "Succeeded") && is(status, "Failed") {
        let detail = "Both success and failed conditions cannot be true at the same time";
        out.invalid(&at_conditions, whole(), detail);
    }
    for (kind, name) in [("Succeeded", "Success"), ("Failed", "Failed")] {
        if is(old, kind) && !is(status, kind) {
            let detail = format!("{name} condition cannot be set to false once it is true");
            out.invalid(&at_conditions, whole(), detail);
        }
    }
}
