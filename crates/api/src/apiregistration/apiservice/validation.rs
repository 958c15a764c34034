//! Validation of APIService.
//!
//! Upstream followed: kube-aggregator/pkg/apis/apiregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::core::configmap::validation::decoded_length;
use crate::validation::meta::{Cluster, object_meta_plain, object_meta_update_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    whole(object)
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update_plain(object, old);
    if context.subresource != "status" {
        out.extend(whole(object));
        return out;
    }
    for (i, condition) in object.at("status").list("conditions").iter().enumerate() {
        let status = condition.s("status");
        if !["True", "False", "Unknown"].contains(&status) {
            let at = Path::new("status").child("conditions").index(i).child("status");
            out.unsupported(&at, Named(status), &["True", "False", "Unknown"]);
        }
    }
    out
}

fn whole(object: &Value) -> ErrorList {
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let (group, version) = (spec.s("group"), spec.s("version"));
    // The name is made of version and group.
    let required = format!("{version}.{group}");
    let rule = |name: &str| -> Vec<String> {
        let messages = names::path_segment(name);
        if messages.is_empty() && name != required {
            let quoted = apimachinery::field::quote(&required);
            return vec![format!("must be `spec.version+\".\"+spec.group`: {quoted}")];
        }
        messages
    };
    let meta = object.at("metadata");
    let mut out = ErrorList::new();
    for field in ["generateName", "name"] {
        let value = meta.s(field);
        if !value.is_empty() {
            let checked = if field == "name" { value.to_owned() } else { names::masked(value) };
            out.messages(&Path::new("metadata").child(field), value, rule(&checked));
        }
    }
    out.extend(object_meta_plain(object, Cluster, |_| Vec::new()));
    if group.is_empty() {
        if version != "v1" {
            let detail = "only v1 may have an empty group and it better be legacy kube";
            out.required(&path.child("group"), detail);
        }
    } else {
        out.messages(&path.child("group"), group, names::dns_subdomain(group));
    }
    out.messages(&path.child("version"), version, names::dns1035_label(version));
    for (field, max) in [("groupPriorityMinimum", 20_000), ("versionPriority", 1000)] {
        let value = spec.int(field);
        if !(1..=max).contains(&value) {
            out.invalid(&path.child(field), value, format!("must be positive and less than {max}"));
        }
    }
    let (bundle, insecure) = (decoded_length(spec.s("caBundle")), spec.flag("insecureSkipTLSVerify"));
    let Some(service) = spec.opt("service") else {
        if bundle > 0 {
            let size = format!("{bundle} bytes");
            out.invalid(&path.child("caBundle"), &size, "local APIServices may not have a caBundle");
        }
        if insecure {
            let detail = "local APIServices may not have insecureSkipTLSVerify";
            out.invalid(&path.child("insecureSkipTLSVerify"), true, detail);
        }
        return out;
    };
    let at = path.child("service");
    for field in ["namespace", "name"] {
        if service.s(field).is_empty() {
            out.required(&at.child(field), "");
        }
    }
    let port = service.int("port");
    let messages = names::port_num(port);
    if !messages.is_empty() {
        out.invalid(&at.child("port"), port, format!("port is not valid: {}", messages.join(", ")));
    }
    if insecure && bundle > 0 {
        out.invalid(&path.child("insecureSkipTLSVerify"), true, "may not be true if caBundle is present");
    }
    out
}
