//! Rules shared by webhooks and policies: which requests they match.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use super::expressions::{Compiler, Known};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const OPERATIONS: &[&str] = &["*", "CONNECT", "CREATE", "DELETE", "UPDATE"];
const MUTATING_OPERATIONS: &[&str] = &["*", "CONNECT", "CREATE", "UPDATE"];
const SCOPES: &[&str] = &["*", "Cluster", "Namespaced"];
const CONDITIONS_MAX: usize = 64;
const STATIC: &str = ".static.k8s.io";

/// Names that only configuration in files may have.
pub fn static_suffix(out: &mut ErrorList, object: &Value) {
    let name = object.at("metadata").s("name");
    if name.ends_with(STATIC) {
        let detail = format!(
            "names ending with \"{STATIC}\" are reserved for static manifest-based configurations and cannot be managed via the API"
        );
        out.invalid(&Path::new("metadata").child("name"), name, detail);
    }
}

/// A field with one of the known values.
pub fn known(out: &mut ErrorList, of: &Value, field: &str, supported: &[&str], path: &Path) {
    if let Some(other) = of.opt_s(field).filter(|value| !supported.contains(value)) {
        out.unsupported(&path.child(field), Named(other), supported);
    }
}

/// As [`known`], for a field that must be there.
pub fn known_required(out: &mut ErrorList, of: &Value, field: &str, supported: &[&str], path: &Path) {
    if of.has(field) {
        known(out, of, field, supported, path);
    } else {
        out.required(&path.child(field), "");
    }
}

pub const FAILURE_POLICIES: &[&str] = &["Fail", "Ignore"];
pub const MATCH_POLICIES: &[&str] = &["Equivalent", "Exact"];
pub const REINVOCATION: &[&str] = &["IfNeeded", "Never"];

/// Operations, groups, versions and resources.
pub fn rule_with_operations(out: &mut ErrorList, rule: &Value, path: &Path) {
    let (operations, at) = (rule.strings("operations"), path.child("operations"));
    if operations.is_empty() {
        out.required(&at, "");
    }
    if operations.len() > 1 && operations.contains(&"*") {
        let whole = shown("[]s", rule.at("operations"));
        out.invalid(&at, whole, "if '*' is present, must not specify other operations");
    }
    for (i, operation) in operations.iter().enumerate().filter(|(_, o)| !OPERATIONS.contains(o)) {
        out.unsupported(&at.index(i), Named(operation), OPERATIONS);
    }
    for (field, what) in [("apiGroups", "API groups"), ("apiVersions", "API versions")] {
        let (all, at) = (rule.strings(field), path.child(field));
        if all.is_empty() {
            out.required(&at, "");
        }
        if all.len() > 1 && all.contains(&"*") {
            let detail = format!("if '*' is present, must not specify other {what}");
            out.invalid(&at, shown("[]s", rule.at(field)), detail);
        }
    }
    for (i, version) in rule.strings("apiVersions").iter().enumerate() {
        if version.is_empty() {
            out.required(&path.child("apiVersions").index(i), "");
        }
    }
    resources(out, rule, &path.child("resources"));
    known(out, rule, "scope", SCOPES, path);
}

fn resources(out: &mut ErrorList, rule: &Value, path: &Path) {
    let all = rule.strings("resources");
    if all.is_empty() {
        out.required(path, "");
    }
    let (mut wild_subresources, mut wild_resources) = (Vec::new(), Vec::new());
    let mut plain = false;
    for (i, resource) in all.iter().enumerate() {
        let at = path.index(i);
        if resource.is_empty() {
            out.required(&at, "");
            continue;
        }
        let Some((name, sub)) = resource.split_once('/') else {
            plain = *resource != "*";
            continue;
        };
        if wild_subresources.contains(&name) {
            let detail = format!("if '{name}/*' is present, must not specify {resource}");
            out.invalid(&at, *resource, detail);
        }
        if wild_resources.contains(&sub) {
            out.invalid(&at, *resource, format!("if '*/{sub}' is present, must not specify {resource}"));
        }
        if sub == "*" {
            wild_subresources.push(name);
        }
        if name == "*" {
            wild_resources.push(sub);
        }
    }
    let whole = || shown("[]s", rule.at("resources"));
    if all.len() > 1 && all.contains(&"*/*") {
        out.invalid(path, whole(), "if '*/*' is present, must not specify other resources");
    }
    if all.contains(&"*") && plain {
        let detail = "if '*' is present, must not specify other resources without subresources";
        out.invalid(path, whole(), detail);
    }
}

/// What a policy or binding matches.
pub fn match_resources(out: &mut ErrorList, resources: &Value, path: &Path) {
    known_required(out, resources, "matchPolicy", MATCH_POLICIES, path);
    for field in ["namespaceSelector", "objectSelector"] {
        match resources.opt(field) {
            Some(selector) => selectors::label_selector(out, selector, false, &path.child(field)),
            None => out.required(&path.child(field), ""),
        }
    }
    for list in ["resourceRules", "excludeResourceRules"] {
        for (i, rule) in resources.list(list).iter().enumerate() {
            let path = path.child(list).index(i);
            let all = rule.strings("resourceNames");
            for (j, name) in all.iter().enumerate() {
                let at = path.child("resourceNames").index(j);
                out.messages(&at, name, names::path_segment(name));
                if all[..j].contains(name) {
                    out.duplicate(&at, *name);
                }
            }
            rule_with_operations(out, rule, &path);
        }
    }
}

/// A mutation has nothing to do with deletions.
pub fn mutating_operations(out: &mut ErrorList, resources: &Value, path: &Path) {
    let at = path.child("resourceRules").child("operations");
    for operation in resources.list("resourceRules").iter().flat_map(|rule| rule.list("operations")).map(text) {
        if !MUTATING_OPERATIONS.contains(&operation) {
            out.unsupported(&at, Named(operation), MUTATING_OPERATIONS);
        }
    }
}

/// `compiler` knows whether there are params; `known` are the stored expressions.
pub fn match_conditions(out: &mut ErrorList, conditions: &[Value], compiler: &Compiler, known: &Known, path: &Path) {
    if conditions.len() > CONDITIONS_MAX {
        out.too_many(path, conditions.len(), CONDITIONS_MAX as i64);
    }
    for (i, condition) in conditions.iter().enumerate() {
        let path = path.index(i);
        match condition.s("expression").trim() {
            "" => out.required(&path.child("expression"), ""),
            text => compiler.condition(out, text, known, &path.child("expression")),
        }
        let (name, at) = (condition.s("name"), path.child("name"));
        if name.is_empty() {
            out.required(&at, "");
        } else {
            selectors::qualified_name(out, name, &at);
            if conditions[..i].iter().any(|other| other.s("name") == name) {
                out.duplicate(&at, name);
            }
        }
    }
}
