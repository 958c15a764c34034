//! Validation of ResourceQuota.
//!
//! Upstream followed: pkg/apis/core/validation, pkg/apis/core/helper.

use std::collections::BTreeSet;

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{IMMUTABLE, Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::resources::{is_standard_quota, quota_list};
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.ResourceQuota";
const COMPUTE: [&str; 6] = ["cpu", "memory", "limits.cpu", "limits.memory", "requests.cpu", "requests.memory"];
const CONFLICTS: [[&str; 2]; 2] = [["BestEffort", "NotBestEffort"], ["Terminating", "NotTerminating"]];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"));
    status(&mut out, object.at("status"));
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(object, old);
    if context.subresource == "status" {
        if object.at("metadata").s("resourceVersion").is_empty() {
            out.required(&Path::new("resourceVersion"), "");
        }
        status(&mut out, object.at("status"));
    } else {
        spec(&mut out, object.at("spec"));
        let set = |of: &Value| -> BTreeSet<String> {
            of.at("spec").strings("scopes").iter().map(|scope| (*scope).to_owned()).collect()
        };
        if set(object) != set(old) {
            let scopes = shown("[]s", object.at("spec").at("scopes"));
            out.invalid(&Path::new("spec").child("scopes"), scopes, IMMUTABLE);
        }
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn status(out: &mut ErrorList, status: &Value) {
    for list in ["hard", "used"] {
        quota_list(out, status, list, &Path::new("status"));
    }
}

fn spec(out: &mut ErrorList, spec: &Value) {
    let path = Path::new("spec");
    quota_list(out, spec, "hard", &path);
    let scopes = spec.strings("scopes");
    if !scopes.is_empty() {
        let at = path.child("scopes");
        let whole = || shown("[]s", spec.at("scopes"));
        for scope in &scopes {
            if !is_scope(scope) {
                out.invalid(&at, whole(), "unsupported scope");
            }
            for _ in misfits(spec, scope) {
                out.invalid(&at, whole(), "unsupported scope applied to resource");
            }
        }
        for _ in conflicts(&scopes) {
            out.invalid(&at, whole(), "conflicting scopes");
        }
    }
    if let Some(selector) = spec.opt("scopeSelector") {
        scope_selector(out, spec, selector, &path.child("scopeSelector").child("matchExpressions"));
    }
}

fn is_scope(scope: &str) -> bool {
    let known = ["PriorityClass", "VolumeAttributesClass", "CrossNamespacePodAffinity"];
    known.contains(&scope) || CONFLICTS.iter().flatten().any(|s| *s == scope)
}

/// The hard limits that a scope cannot be applied to.
fn misfits<'a>(spec: &'a Value, scope: &'a str) -> impl Iterator<Item = &'a String> {
    spec.map("hard").keys().filter(move |name| {
        let fits = match scope {
            "Terminating" | "NotTerminating" | "NotBestEffort" | "PriorityClass" | "CrossNamespacePodAffinity" => {
                *name == "pods" || COMPUTE.contains(&name.as_str())
            }
            "BestEffort" => *name == "pods",
            "VolumeAttributesClass" => ["persistentvolumeclaims", "requests.storage"].contains(&name.as_str()),
            _ => true,
        };
        is_standard_quota(name) && !fits
    })
}

fn conflicts(scopes: &[&str]) -> impl Iterator<Item = [&'static str; 2]> {
    CONFLICTS.into_iter().filter(|pair| pair.iter().all(|scope| scopes.contains(scope)))
}

fn scope_selector(out: &mut ErrorList, spec: &Value, selector: &Value, path: &Path) {
    let requirements = selector.list("matchExpressions");
    for requirement in requirements {
        let scope = requirement.s("scopeName");
        if !is_scope(scope) {
            out.invalid(&path.child("scopeName"), Named(scope), "unsupported scope");
        }
        for _ in misfits(spec, scope) {
            let whole = shown("*core.ScopeSelector", selector);
            out.invalid(path, whole, "unsupported scope applied to resource");
        }
        let operator = requirement.s("operator");
        let at = path.child("operator");
        let alone = scope == "CrossNamespacePodAffinity" || CONFLICTS.iter().flatten().any(|s| *s == scope);
        if alone && operator != "Exists" {
            let detail = "must be 'Exists' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity";
            out.invalid(&at, Named(operator), detail);
        }
        let none = requirement.list("values").is_empty();
        match operator {
            "In" | "NotIn" if none => {
                let detail = "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector";
                out.required(&path.child("values"), detail);
            }
            "Exists" | "DoesNotExist" if !none => {
                let detail = "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector";
                out.invalid(&path.child("values"), shown("[]s", requirement.at("values")), detail);
            }
            "In" | "NotIn" | "Exists" | "DoesNotExist" => {}
            other => out.invalid(&at, Named(other), "not a valid selector operator"),
        }
    }
    let scopes: Vec<&str> = requirements.iter().map(|requirement| requirement.s("scopeName")).collect();
    for _ in conflicts(&scopes) {
        out.invalid(path, shown("[]s", spec.at("scopes")), "conflicting scopes");
    }
}
