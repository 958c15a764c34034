//! Validation of FlowSchema.
//!
//! Upstream followed: pkg/apis/flowcontrol/validation, apiserver's bootstrap objects.

use apimachinery::{ErrorList, Path, Value};
use serde_json::json;

use crate::Context;
use crate::flowcontrol::rules::conditions;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Cluster, object_meta};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.flowcontrol.v1.FlowSchema";
const PRECEDENCE_MAX: i64 = 10_000;
const VERBS: &[&str] = &["create", "delete", "deletecollection", "get", "list", "patch", "proxy", "update", "watch"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        conditions(&mut out, object.at("status"));
    } else {
        out.extend(whole(object));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let (name, spec, path) = (object.at("metadata").s("name"), object.at("spec"), Path::new("spec"));
    precedence(&mut out, spec.int("matchingPrecedence"), name, &path.child("matchingPrecedence"));
    if let Some(method) = spec.opt("distinguisherMethod")
        && !["ByNamespace", "ByUser"].contains(&method.s("type"))
    {
        let whole = shown("*flowcontrol.FlowDistinguisherMethod", method);
        out.unsupported(&path.child("distinguisherMethod").child("type"), whole, &["ByNamespace", "ByUser"]);
    }
    let level = spec.at("priorityLevelConfiguration").s("name");
    let at = path.child("priorityLevelConfiguration").child("name");
    if level.is_empty() {
        out.required(&at, "must reference a priority level");
    } else {
        out.messages(&at, level, names::dns_subdomain(level));
    }
    for (i, rule) in spec.list("rules").iter().enumerate() {
        policy_rule(&mut out, rule, &path.child("rules").index(i));
    }
    let ty = "flowcontrol.FlowSchemaSpec";
    if let Some(fixed) = mandatory(name)
        && !internal::same(ty, &fixed, spec)
    {
        out.invalid(&path, shown(ty, spec), format!("spec of '{name}' must equal the fixed value"));
    }
    conditions(&mut out, object.at("status"));
    out
}

/// The specs of the schemas that always are.
fn mandatory(name: &str) -> Option<Value> {
    let groups: &[&str] = match name {
        "exempt" => &["system:masters"],
        "catch-all" => &["system:unauthenticated", "system:authenticated"],
        _ => return None,
    };
    let subjects: Vec<Value> = groups.iter().map(|group| json!({"kind": "Group", "group": {"name": group}})).collect();
    let any = ["*"];
    let mut spec = json!({
        "priorityLevelConfiguration": {"name": name},
        "matchingPrecedence": if name == "exempt" { 1 } else { PRECEDENCE_MAX },
        "rules": [{
            "subjects": subjects,
            "resourceRules": [
                {"verbs": any, "apiGroups": any, "resources": any, "namespaces": any, "clusterScope": true}],
            "nonResourceRules": [{"verbs": any, "nonResourceURLs": any}],
        }],
    });
    if name != "exempt" {
        spec["distinguisherMethod"] = json!({"type": "ByUser"});
    }
    Some(spec)
}

fn precedence(out: &mut ErrorList, value: i64, name: &str, path: &Path) {
    if value <= 0 {
        out.invalid(path, value, "must be a positive value");
    }
    if value > PRECEDENCE_MAX {
        out.invalid(path, value, format!("must not be greater than {PRECEDENCE_MAX}"));
    }
    if value == 1 && name != "exempt" {
        out.invalid(path, value, "only the schema named 'exempt' may have matchingPrecedence 1");
    }
}

fn policy_rule(out: &mut ErrorList, rule: &Value, path: &Path) {
    let subjects = rule.list("subjects");
    if subjects.is_empty() {
        out.required(&path.child("subjects"), "subjects must contain at least one value");
    }
    for (i, entry) in subjects.iter().enumerate() {
        subject(out, entry, &path.child("subjects").index(i));
    }
    let (resources, others) = (rule.list("resourceRules"), rule.list("nonResourceRules"));
    if resources.is_empty() && others.is_empty() {
        out.required(path, "at least one of resourceRules and nonResourceRules has to be non-empty");
    }
    for (i, rule) in resources.iter().enumerate() {
        resource_rule(out, rule, &path.child("resourceRules").index(i));
    }
    for (i, rule) in others.iter().enumerate() {
        other_rule(out, rule, &path.child("nonResourceRules").index(i));
    }
}

fn subject(out: &mut ErrorList, subject: &Value, path: &Path) {
    const MEMBERS: [(&str, &str); 3] = [("ServiceAccount", "serviceAccount"), ("User", "user"), ("Group", "group")];
    let kind = subject.s("kind");
    let Some((_, own)) = MEMBERS.iter().find(|(name, _)| *name == kind) else {
        out.unsupported(&path.child("kind"), Named(kind), &["Group", "ServiceAccount", "User"]);
        return;
    };
    let at = path.child(own);
    match subject.opt(own) {
        None => out.required(&at, &format!("{own} is required when subject kind is '{kind}'")),
        Some(member) => {
            let name = member.s("name");
            if name.is_empty() {
                out.required(&at.child("name"), "");
            } else if *own == "serviceAccount" && name != "*" {
                out.messages(&at.child("name"), name, names::dns_subdomain(name));
            }
            if *own == "serviceAccount" {
                let namespace = member.s("namespace");
                if namespace.is_empty() {
                    out.required(&at.child("namespace"), "must specify namespace for service account");
                } else {
                    out.messages(&at.child("namespace"), namespace, names::dns_label(namespace));
                }
            }
        }
    }
    // Upstream looks at the others in this order.
    let others: &[&str] = match *own {
        "serviceAccount" => &["user", "group"],
        "user" => &["serviceAccount", "group"],
        _ => &["serviceAccount", "user"],
    };
    for other in others.iter().filter(|other| subject.has(other)) {
        let name = MEMBERS.iter().find(|(_, field)| field == other).map_or("", |(name, _)| name);
        out.forbidden(&path.child(other), format!("{other} is forbidden when subject kind is not '{name}'"));
    }
}

fn verbs(out: &mut ErrorList, rule: &Value, path: &Path) {
    let (verbs, at) = (rule.strings("verbs"), path.child("verbs"));
    let whole = || shown("[]s", rule.at("verbs"));
    if verbs.is_empty() {
        out.required(&at, "verbs must contain at least one value");
    } else if verbs.contains(&"*") {
        if verbs.len() > 1 {
            out.invalid(&at, whole(), "if '*' is present, must not specify other verbs");
        }
    } else if verbs.iter().any(|verb| !VERBS.contains(verb)) {
        out.unsupported(&at, whole(), VERBS);
    }
}

fn only_wildcard(out: &mut ErrorList, rule: &Value, field: &str, what: &str, path: &Path) {
    let all = rule.strings(field);
    if all.len() > 1 && all.contains(&"*") {
        let detail = format!("if '*' is present, must not specify other {what}");
        out.invalid(&path.child(field), shown("[]s", rule.at(field)), detail);
    }
}

fn resource_rule(out: &mut ErrorList, rule: &Value, path: &Path) {
    verbs(out, rule, path);
    for (field, one, many) in [("apiGroups", "api group", "api groups"), ("resources", "resource", "resources")] {
        if rule.list(field).is_empty() {
            out.required(&path.child(field), &format!("resource rules must supply at least one {one}"));
        }
        only_wildcard(out, rule, field, many, path);
    }
    let (namespaces, at) = (rule.strings("namespaces"), path.child("namespaces"));
    if namespaces.is_empty() && !rule.flag("clusterScope") {
        out.required(&at, "resource rules that are not cluster scoped must supply at least one namespace");
    } else if namespaces.contains(&"*") {
        only_wildcard(out, rule, "namespaces", "namespaces", path);
    } else {
        for (i, namespace) in namespaces.iter().enumerate() {
            for message in names::dns_label(namespace) {
                let detail = format!("each member of this list must be '*' or a DNS-1123 label; {message}");
                out.invalid(&at.index(i), *namespace, detail);
            }
        }
    }
}

fn other_rule(out: &mut ErrorList, rule: &Value, path: &Path) {
    verbs(out, rule, path);
    let (urls, at) = (rule.strings("nonResourceURLs"), path.child("nonResourceURLs"));
    if urls.is_empty() {
        out.required(&at, "nonResourceURLs must contain at least one value");
    } else if urls.contains(&"*") {
        only_wildcard(out, rule, "nonResourceURLs", "non-resource URLs", path);
    } else {
        for (i, url) in urls.iter().enumerate() {
            if let Some(problem) = wrong_with_url(url) {
                out.invalid(&at.index(i), *url, problem);
            }
        }
    }
}

fn wrong_with_url(url: &str) -> Option<&'static str> {
    let stars = url.matches('*').count();
    match url {
        "" => Some("must not be empty"),
        "/" => None,
        _ if !url.starts_with('/') => Some("must start with slash"),
        _ if url.contains(' ') => Some("must not contain white-space"),
        _ if url.contains("//") => Some("must not contain double slash"),
        _ if stars > 1 || stars == 1 && !url.ends_with("/*") => Some("wildcard can only do suffix matching"),
        _ => None,
    }
}
