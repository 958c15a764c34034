//! Rules shared by roles and by bindings.
//!
//! Upstream followed: pkg/apis/rbac/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::meta::immutable;
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

const GROUP: &str = "rbac.authorization.k8s.io";

/// Rules of a role; that they have verbs is a declarative rule.
pub fn policy_rules(out: &mut ErrorList, rules: &[Value], namespaced: bool) {
    for (i, rule) in rules.iter().enumerate() {
        let path = Path::new("rules").index(i);
        let urls = rule.at("nonResourceURLs");
        let has = |field: &str| !rule.list(field).is_empty();
        if has("nonResourceURLs") {
            let at = path.child("nonResourceURLs");
            if namespaced {
                out.invalid(&at, shown("[]s", urls), "namespaced rules cannot apply to non-resource URLs");
            }
            if ["apiGroups", "resources", "resourceNames"].into_iter().any(has) {
                let detail = "rules cannot apply to both regular resources and non-resource URLs";
                out.invalid(&at, shown("[]s", urls), detail);
            }
            continue;
        }
        if !has("apiGroups") {
            out.required(&path.child("apiGroups"), "resource rules must supply at least one api group");
        }
        if !has("resources") {
            out.required(&path.child("resources"), "resource rules must supply at least one resource");
        }
    }
}

/// `roleRef` and `subjects` of a binding; that subjects have names is a declarative rule.
pub fn binding(out: &mut ErrorList, object: &Value, namespaced: bool) {
    let (reference, path) = (object.at("roleRef"), Path::new("roleRef"));
    let group = reference.s("apiGroup");
    if group != GROUP {
        out.unsupported(&path.child("apiGroup"), group, &[GROUP]);
    }
    let kinds: &[&str] = if namespaced { &["Role", "ClusterRole"] } else { &["ClusterRole"] };
    let kind = reference.s("kind");
    if !kinds.contains(&kind) {
        out.unsupported(&path.child("kind"), kind, kinds);
    }
    let name = reference.s("name");
    if name.is_empty() {
        out.required_unless_declared(&path.child("name"), "");
    } else {
        out.messages(&path.child("name"), name, names::path_segment(name));
    }
    for (i, subject) in object.list("subjects").iter().enumerate() {
        self::subject(out, subject, namespaced, &Path::new("subjects").index(i));
    }
}

fn subject(out: &mut ErrorList, subject: &Value, namespaced: bool, path: &Path) {
    let (name, group) = (subject.s("name"), subject.s("apiGroup"));
    let at = path.child("apiGroup");
    match subject.s("kind") {
        "ServiceAccount" => {
            if !name.is_empty() {
                out.messages(&path.child("name"), name, names::dns_subdomain(name));
            }
            if !group.is_empty() {
                out.unsupported(&at, group, &[""]);
            }
            if !namespaced && subject.s("namespace").is_empty() {
                out.required(&path.child("namespace"), "");
            }
        }
        "User" | "Group" => {
            if group != GROUP {
                out.unsupported(&at, group, &[GROUP]);
            }
        }
        other => out.unsupported(&path.child("kind"), other, &["ServiceAccount", "User", "Group"]),
    }
}

/// A binding stays bound to its role.
pub fn same_role(out: &mut ErrorList, object: &Value, old: &Value) {
    immutable(out, "rbac.RoleRef", object.at("roleRef"), old.at("roleRef"), &Path::new("roleRef"));
}
