//! Rules of admission policies and their bindings.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use super::expressions::{Compiler, Known};
use super::rules::{FAILURE_POLICIES, known_required, match_conditions, match_resources, mutating_operations};
use crate::validation::internal;
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::selectors;
use crate::validation::value::Get;

/// What policies of both kinds have, before what they do. The compiler knows the
/// policy's variables.
pub fn policy(out: &mut ErrorList, object: &Value, old: Option<&Value>, mutating: bool) -> Compiler {
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let params = spec.has("paramKind");
    known_required(out, spec, "failurePolicy", FAILURE_POLICIES, &path);
    if let Some(kind) = spec.opt("paramKind") {
        param_kind(out, kind, &path.child("paramKind"));
    }
    let at = path.child("matchConstraints");
    match spec.opt("matchConstraints") {
        None => out.required(&at, ""),
        Some(constraints) => {
            match_resources(out, constraints, &at);
            if constraints.list("resourceRules").is_empty() {
                out.required(&at.child("resourceRules"), "");
            }
            if mutating {
                mutating_operations(out, constraints, &at);
            }
        }
    }
    let same = |old: &Value| {
        let old = old.at("spec");
        internal::same("*admissionregistration.ParamKind", old.at("paramKind"), spec.at("paramKind"))
            && old.list("matchConditions") == spec.list("matchConditions")
    };
    if !old.is_some_and(same) {
        let known = stored(old, "matchConditions", "expression");
        let compiler = Compiler::plain(params);
        match_conditions(out, spec.list("matchConditions"), &compiler, &known, &path.child("matchConditions"));
    }
    let composed = mutating || !spec.list("variables").is_empty();
    let mut compiler = if composed { Compiler::with_variables(params) } else { Compiler::plain(params) };
    // Upstream compares variables with the validations that were there.
    let known = stored(old, "validations", "expression");
    for (i, variable) in spec.list("variables").iter().enumerate() {
        let at = path.child("variables").index(i);
        let name = variable.s("name");
        if name.trim().is_empty() {
            out.required(&at.child("name"), "name is not specified");
        } else if !is_identifier(name) {
            out.invalid(&at.child("name"), name, "must be a valid CEL identifier");
        }
        if variable.s("expression").trim().is_empty() {
            out.required(&at.child("expression"), "expression is not specified");
        } else {
            compiler.variable(out, variable, &known, &at.child("expression"));
        }
    }
    compiler
}

/// The expressions in a list of a policy that is there already.
pub fn stored<'a>(old: Option<&'a Value>, list: &str, field: &str) -> Known<'a> {
    old.map(|old| Known::of(old.at("spec").list(list), field)).unwrap_or_default()
}

fn is_identifier(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_ascii_digit())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && !cel::escaping::is_reserved(name)
}

fn param_kind(out: &mut ErrorList, kind: &Value, path: &Path) {
    let (version, at) = (kind.s("apiVersion"), path.child("apiVersion"));
    if version.is_empty() {
        out.required(&at, "");
    } else if version.matches('/').count() > 1 {
        out.invalid(&at, version, format!("unexpected GroupVersion string: {version}"));
    } else {
        let (group, name) = if version == "/" { ("", "") } else { version.split_once('/').unwrap_or(("", version)) };
        if !group.is_empty() {
            let messages = names::dns_subdomain(group);
            if !messages.is_empty() {
                out.invalid(&at, group, messages.join(","));
            }
        }
        if name.is_empty() {
            out.invalid(&at, version, "version must be specified");
        } else {
            let messages = names::dns1035_label(name);
            if !messages.is_empty() {
                out.invalid(&at, name, messages.join(","));
            }
        }
    }
    let (name, at) = (kind.s("kind"), path.child("kind"));
    if name.is_empty() {
        out.required(&at, "");
        return;
    }
    let messages = names::dns1035_label(&name.to_lowercase());
    if !messages.is_empty() {
        let detail = format!("may have mixed case, but should otherwise match: {}", messages.join(","));
        out.invalid(&at, name, detail);
    }
}

/// The spec of a binding. `declared`: that it names a policy is a declarative rule too.
pub fn binding(out: &mut ErrorList, spec: &Value, declared: bool, path: &Path) {
    let (name, at) = (spec.s("policyName"), path.child("policyName"));
    if !name.is_empty() {
        out.messages(&at, name, names::dns_subdomain(name));
    } else if declared {
        out.required_unless_declared(&at, "");
    } else {
        out.required(&at, "");
    }
    if let Some(reference) = spec.opt("paramRef") {
        param_ref(out, reference, &path.child("paramRef"));
    }
    if let Some(resources) = spec.opt("matchResources") {
        match_resources(out, resources, &path.child("matchResources"));
    }
}

fn param_ref(out: &mut ErrorList, reference: &Value, path: &Path) {
    const EXCLUSIVE: &str = "name and selector are mutually exclusive";
    let (name, selector) = (reference.s("name"), reference.opt("selector"));
    if !name.is_empty() {
        out.messages(&path.child("name"), name, names::path_segment(name));
        if selector.is_some() {
            out.forbidden(&path.child("name"), EXCLUSIVE);
        }
    }
    match selector {
        Some(selector) => {
            selectors::label_selector(out, selector, false, &path.child("selector"));
            if !name.is_empty() {
                out.forbidden(&path.child("selector"), EXCLUSIVE);
            }
        }
        None if name.is_empty() => out.required(path, "one of name or selector must be specified"),
        None => {}
    }
    let at = path.child("parameterNotFoundAction");
    match reference.s("parameterNotFoundAction") {
        "" => out.required(&at, ""),
        "Deny" | "Allow" => {}
        other => out.unsupported(&at, Named(other), &["Deny", "Allow"]),
    }
}
