//! Rules shared by access reviews.
//!
//! Upstream followed: pkg/apis/authorization/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::internal;
use crate::validation::meta::label_name;
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::selectors::label_requirement;
use crate::validation::value::{Get, text};

const EXACTLY_ONE: &str = "exactly one of nonResourceAttributes or resourceAttributes must be specified";
const OPERATORS: [&str; 4] = ["In", "NotIn", "Exists", "DoesNotExist"];

/// The spec of a review. `subject`: it names who is asked about.
pub fn review_spec(out: &mut ErrorList, spec: &Value, subject: bool) {
    let path = Path::new("spec");
    let resource = spec.opt("resourceAttributes");
    if resource.is_some() == spec.has("nonResourceAttributes") {
        let other = shown("*authorization.NonResourceAttributes", spec.at("nonResourceAttributes"));
        out.invalid(&path, other, EXACTLY_ONE);
    }
    if subject && spec.s("user").is_empty() && spec.list("groups").is_empty() {
        out.invalid(&path.child("user"), spec.s("user"), "at least one of user or group must be specified");
    }
    let Some(resource) = resource else { return };
    let path = Path::new("spec.resourceAttributes");
    for (field, is_label) in [("fieldSelector", false), ("labelSelector", true)] {
        if let Some(selector) = resource.opt(field) {
            self::selector(out, selector, is_label, &path.child(field));
        }
    }
}

fn selector(out: &mut ErrorList, selector: &Value, is_label: bool, path: &Path) {
    let (raw, requirements) = (selector.s("rawSelector"), selector.list("requirements"));
    match (raw.is_empty(), requirements.is_empty()) {
        (false, false) => {
            let detail = "may not specified at the same time as requirements";
            out.invalid(&path.child("rawSelector"), raw, detail);
        }
        (true, true) => {
            let detail = format!("when {path} is specified, requirements or rawSelector is required");
            out.required(&path.child("requirements"), &detail);
        }
        _ => {}
    }
    for (i, requirement) in requirements.iter().enumerate() {
        let at = path.child("requirements").index(i);
        match (is_label, OPERATORS.contains(&requirement.s("operator"))) {
            (true, true) => label_requirement(out, requirement, false, &at),
            // Operators of the future pass.
            (true, false) => {
                label_name(out, requirement.s("key"), &at.child("key"));
                for (j, value) in requirement.list("values").iter().enumerate() {
                    let at = at.child("values").index(j);
                    out.messages(&at, text(value), names::label_value(text(value)));
                }
            }
            (false, _) => field_requirement(out, requirement, &at),
        }
    }
}

fn field_requirement(out: &mut ErrorList, requirement: &Value, path: &Path) {
    if requirement.s("key").is_empty() {
        out.required(&path.child("key"), "must be specified");
    }
    let none = requirement.list("values").is_empty();
    let at = path.child("values");
    match requirement.s("operator") {
        "In" | "NotIn" if none => {
            out.required(&at, "must be specified when `operator` is 'In' or 'NotIn'");
        }
        "Exists" | "DoesNotExist" if !none => {
            out.forbidden(&at, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
        }
        _ => {}
    }
}

/// Reviews have no metadata; a local one has its namespace.
pub fn empty_metadata(out: &mut ErrorList, object: &Value, local: bool) {
    let mut meta = object.at("metadata").clone();
    if let Value::Object(map) = &mut meta {
        map.remove("managedFields");
        if local {
            map.remove("namespace");
        }
    }
    let ty = "metav1.ObjectMeta";
    if !internal::is_zero(ty, &meta) {
        let detail = if local { "must be empty except for namespace" } else { "must be empty" };
        out.invalid(&Path::new("metadata"), shown(ty, object.at("metadata")), detail);
    }
}
