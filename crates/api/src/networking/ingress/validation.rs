//! Validation of Ingress.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::core::service::address_rules::ingress_host;
use crate::networking::references::typed_reference;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.networking.v1.Ingress";
const CLASS: &str = "kubernetes.io/ingress.class";
const BAD_PARTS: [&str; 5] = ["//", "/./", "/../", "%2f", "%2F"];
const BAD_ENDS: [&str; 2] = ["/..", "/."];

/// What a stored ingress lets pass.
#[derive(Default, Clone, Copy)]
struct Stored {
    secret_names: bool,
    wildcard_rules: bool,
}

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object, Stored::default());
    let annotation = object.at("metadata").at("annotations").opt_s(CLASS);
    if let (Some(annotation), Some(class)) = (annotation, object.at("spec").opt_s("ingressClassName"))
        && annotation != class
    {
        let at = Path::new("annotations").child(CLASS);
        out.invalid(&at, annotation, "must match `ingressClassName` when both are specified");
    }
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        status(&mut out, object, old);
    } else {
        let spec = old.at("spec");
        let bad_rule = |rule: &Value| {
            let mut errors = ErrorList::new();
            http(&mut errors, rule, &Path::root());
            rule.s("host").contains('*') && !errors.is_empty()
        };
        let stored = Stored {
            secret_names: spec.list("tls").iter().any(|tls| !secret_name(tls.s("secretName")).is_empty()),
            wildcard_rules: spec.list("rules").iter().any(bad_rule),
        };
        out.extend(whole(object, stored));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn secret_name(name: &str) -> Vec<String> {
    if name.is_empty() { Vec::new() } else { names::dns_subdomain(name) }
}

fn host_name(name: &str) -> Vec<String> {
    if name.contains('*') { names::wildcard_subdomain(name) } else { names::dns_subdomain(name) }
}

fn whole(object: &Value, stored: Stored) -> ErrorList {
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let rules = spec.list("rules");
    if rules.is_empty() && !spec.has("defaultBackend") {
        let whole = shown("[]networking.IngressRule", spec.at("rules"));
        out.invalid(&path, whole, "either `defaultBackend` or `rules` must be specified");
    }
    if let Some(default) = spec.opt("defaultBackend") {
        backend(&mut out, default, &path.child("defaultBackend"));
    }
    for (i, rule) in rules.iter().enumerate() {
        let (host, path) = (rule.s("host"), path.child("rules").index(i));
        if !host.is_empty() {
            let at = path.child("host");
            if names::parse_ip(host).is_some() {
                out.invalid(&at, host, "must be a DNS name, not an IP address");
            }
            out.messages(&at, host, host_name(host));
        }
        if !host.contains('*') || !stored.wildcard_rules {
            http(&mut out, rule, &path);
        }
    }
    for (i, tls) in spec.list("tls").iter().enumerate() {
        let path = path.child("tls").index(i);
        for (j, host) in tls.strings("hosts").iter().enumerate() {
            out.messages(&path.child("hosts").index(j), host, host_name(host));
        }
        let secret = tls.s("secretName");
        if !stored.secret_names {
            out.messages(&path.child("secretName"), secret, secret_name(secret));
        }
    }
    if let Some(class) = spec.opt_s("ingressClassName") {
        out.messages(&path.child("ingressClassName"), class, names::dns_subdomain(class));
    }
    out
}

fn http(out: &mut ErrorList, rule: &Value, path: &Path) {
    let Some(http) = rule.opt("http") else { return };
    let path = path.child("http").child("paths");
    let paths = http.list("paths");
    if paths.is_empty() {
        out.required(&path, "");
    }
    for (i, entry) in paths.iter().enumerate() {
        http_path(out, entry, &path.index(i));
    }
}

fn http_path(out: &mut ErrorList, entry: &Value, path: &Path) {
    let Some(kind) = entry.opt_s("pathType") else {
        out.required(&path.child("pathType"), "pathType must be specified");
        return;
    };
    let (text, at) = (entry.s("path"), path.child("path"));
    match kind {
        "Exact" | "Prefix" => {
            if !text.starts_with('/') {
                out.invalid(&at, text, "must be an absolute path");
            }
            for part in BAD_PARTS.iter().filter(|part| text.contains(**part)) {
                out.invalid(&at, text, format!("must not contain '{part}'"));
            }
            for end in BAD_ENDS.iter().filter(|end| text.ends_with(**end)) {
                out.invalid(&at, text, format!("cannot end with '{end}'"));
            }
        }
        "ImplementationSpecific" => {
            if !text.is_empty() && !text.starts_with('/') {
                out.invalid(&at, text, "must be an absolute path");
            }
        }
        other => {
            let supported = ["Exact", "ImplementationSpecific", "Prefix"];
            out.unsupported(&path.child("pathType"), Named(other), &supported);
        }
    }
    backend(out, entry.at("backend"), &path.child("backend"));
}

fn backend(out: &mut ErrorList, backend: &Value, path: &Path) {
    match (backend.opt("resource"), backend.opt("service")) {
        (Some(_), Some(_)) => out.invalid(path, "", "cannot set both resource and service backends"),
        (Some(resource), None) => typed_reference(out, resource, false, &path.child("resource")),
        (None, Some(service)) => service_backend(out, service, path),
        (None, None) => out.invalid(path, "", "resource or service backend is required"),
    }
}

fn service_backend(out: &mut ErrorList, service: &Value, path: &Path) {
    let at = path.child("service");
    let name = service.s("name");
    if name.is_empty() {
        out.required(&at.child("name"), "");
    } else {
        out.messages(&at.child("name"), name, names::dns_label(name));
    }
    let at = at.child("port");
    match (service.at("port").s("name"), service.at("port").int("number")) {
        ("", 0) => out.required(path, "port name or number is required"),
        ("", number) => {
            for message in names::port_num(number) {
                out.invalid(&at.child("number"), number, message);
            }
        }
        (name, 0) => out.messages(&at.child("name"), name, names::port_name(name)),
        _ => out.invalid(path, "", "cannot set both port name & port number"),
    }
}

fn status(out: &mut ErrorList, object: &Value, old: &Value) {
    let entries =
        |of: &'static str, value: &Value| -> Vec<Value> { value.at("status").at("loadBalancer").list(of).to_vec() };
    let stored = entries("ingress", old);
    let stored: Vec<&str> = stored.iter().map(|entry| entry.s("ip")).collect();
    for (i, entry) in entries("ingress", object).iter().enumerate() {
        let at = Path::new("status").child("loadBalancer").child("ingress").index(i);
        if !entry.s("ip").is_empty() {
            out.extend(names::legacy_ip(&at.child("ip"), entry.s("ip"), &stored));
        }
        ingress_host(out, entry.s("hostname"), &at.child("hostname"));
    }
}
