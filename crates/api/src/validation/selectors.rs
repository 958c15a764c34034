//! Label selectors and node selectors, and whether labels match them.
//!
//! Upstream followed: apimachinery/pkg/apis/meta/v1/validation, core validation
//! of node selectors, metav1.LabelSelectorAsSelector.

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::{Map, Value};

use super::meta::{label_name, labels};
use super::names;
use super::push::{Named, Push};
use super::value::{Get, text};

/// A `metav1.LabelSelector`; null is fine. `lax`: label values are not checked.
pub fn label_selector(out: &mut ErrorList, selector: &Value, lax: bool, path: &Path) {
    if selector.is_null() {
        return;
    }
    labels(out, selector, "matchLabels", &path.child("matchLabels"));
    for (i, expression) in selector.list("matchExpressions").iter().enumerate() {
        label_requirement(out, expression, lax, &path.child("matchExpressions").index(i));
    }
}

pub fn label_requirement(out: &mut ErrorList, requirement: &Value, lax: bool, path: &Path) {
    let values = requirement.list("values");
    let at = path.child("values");
    match requirement.s("operator") {
        "In" | "NotIn" if values.is_empty() => {
            out.required(&at, "must be specified when `operator` is 'In' or 'NotIn'");
        }
        "Exists" | "DoesNotExist" if !values.is_empty() => {
            out.forbidden(&at, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
        }
        "In" | "NotIn" | "Exists" | "DoesNotExist" => {}
        other => out.invalid(&path.child("operator"), Named(other), "not a valid selector operator"),
    }
    label_name(out, requirement.s("key"), &path.child("key"));
    if !lax {
        for (i, value) in values.iter().enumerate() {
            out.messages(&at.index(i), text(value), names::label_value(text(value)));
        }
    }
}

/// Whether a selector that is not lax would be refused for a label value.
pub fn has_invalid_value(selector: &Value) -> bool {
    selector
        .list("matchExpressions")
        .iter()
        .flat_map(|expression| expression.list("values"))
        .any(|value| !names::label_value(text(value)).is_empty())
}

/// A selector that selects everything.
pub fn is_empty(selector: &Value) -> bool {
    selector.map("matchLabels").is_empty() && selector.list("matchExpressions").is_empty()
}

/// Upstream's LabelSelectorAsSelector: the error of a selector that has no
/// runtime form, else whether it matches the labels.
///
/// # Errors
/// The sentence upstream's conversion gives.
pub fn matches(selector: &Value, labels: &Map<String, Value>) -> Result<bool, String> {
    if selector.is_null() {
        return Ok(false);
    }
    let mut all = true;
    for (key, value) in selector.map("matchLabels") {
        requirement_error(key, "Equals", &[text(value)])?;
        all &= labels.get(key).is_some_and(|v| text(v) == text(value));
    }
    for expression in selector.list("matchExpressions") {
        let (key, operator, values) = (expression.s("key"), expression.s("operator"), expression.strings("values"));
        let found = labels.get(key).map(text);
        let known = match operator {
            "In" => found.is_some_and(|v| values.contains(&v)),
            "NotIn" => !found.is_some_and(|v| values.contains(&v)),
            "Exists" => found.is_some(),
            "DoesNotExist" => found.is_none(),
            other => {
                return Err(format!("{} is not a valid label selector operator", apimachinery::field::quote(other)));
            }
        };
        requirement_error(key, operator, &values)?;
        all &= known;
    }
    Ok(all)
}

/// `labels.NewRequirement`'s checks, as an aggregate of field errors.
fn requirement_error(key: &str, operator: &str, values: &[&str]) -> Result<(), String> {
    let mut errors = ErrorList::new();
    let path = Path::root();
    errors.messages(&path.child("key"), key, names::qualified_name(key));
    let values_path = path.child("values");
    match operator {
        "In" | "NotIn" if values.is_empty() => {
            errors.invalid(
                &values_path,
                &Value::Array(Vec::new()),
                "for 'in', 'notin' operators, values set can't be empty",
            );
        }
        "Exists" | "DoesNotExist" if !values.is_empty() => {
            let shown = Value::from(values.to_vec());
            errors.invalid(&values_path, &shown, "values set must be empty for exists and does not exist");
        }
        _ => {}
    }
    for (i, value) in values.iter().enumerate() {
        errors.messages(&values_path.index(i), value, names::label_value(value));
    }
    if errors.is_empty() { Ok(()) } else { Err(apimachinery::field::aggregate(&errors)) }
}

/// A `NodeSelector`. `lax`: label values are not checked.
pub fn node_selector(out: &mut ErrorList, selector: &Value, lax: bool, path: &Path) {
    let at = path.child("nodeSelectorTerms");
    let terms = selector.list("nodeSelectorTerms");
    if terms.is_empty() {
        out.required(&at, "must have at least one node selector term");
        return;
    }
    for (i, term) in terms.iter().enumerate() {
        node_selector_term(out, term, lax, &at.index(i));
    }
}

pub fn node_selector_term(out: &mut ErrorList, term: &Value, lax: bool, path: &Path) {
    for (i, requirement) in term.list("matchExpressions").iter().enumerate() {
        node_requirement(out, requirement, lax, &path.child("matchExpressions").index(i));
    }
    for (i, requirement) in term.list("matchFields").iter().enumerate() {
        node_field_requirement(out, requirement, &path.child("matchFields").index(i));
    }
}

fn node_requirement(out: &mut ErrorList, requirement: &Value, lax: bool, path: &Path) {
    let values = requirement.list("values");
    let at = path.child("values");
    match requirement.s("operator") {
        "In" | "NotIn" if values.is_empty() => {
            out.required(&at, "must be specified when `operator` is 'In' or 'NotIn'");
        }
        "Exists" | "DoesNotExist" if !values.is_empty() => {
            out.forbidden(&at, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
        }
        "Gt" | "Lt" if values.len() != 1 => {
            out.required(&at, "must be specified single value when `operator` is 'Lt' or 'Gt'");
        }
        "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt" => {}
        other => out.invalid(&path.child("operator"), Named(other), "not a valid selector operator"),
    }
    label_name(out, requirement.s("key"), &path.child("key"));
    if !lax {
        for (i, value) in values.iter().enumerate() {
            out.messages_of(&at.index(i), text(value), names::label_value(text(value)), "format=k8s-label-value");
        }
    }
}

fn node_field_requirement(out: &mut ErrorList, requirement: &Value, path: &Path) {
    let values = requirement.list("values");
    match requirement.s("operator") {
        "In" | "NotIn" => {
            if values.len() != 1 {
                let detail = "must be only one value when `operator` is 'In' or 'NotIn' for node field selector";
                out.required(&path.child("values"), detail);
            }
        }
        other => out.invalid(&path.child("operator"), Named(other), "not a valid selector operator"),
    }
    match requirement.s("key") {
        "metadata.name" => {
            for (i, value) in values.iter().enumerate() {
                out.messages(&path.child("values").index(i), text(value), names::dns_subdomain(text(value)));
            }
        }
        other => out.invalid(&path.child("key"), other, "not a valid field selector key"),
    }
}

/// Whether a term list holds a label value that is not lax would refuse.
pub fn node_terms_have_invalid_value(terms: &[Value]) -> bool {
    terms
        .iter()
        .flat_map(|term| term.list("matchExpressions"))
        .flat_map(|expression| expression.list("values"))
        .any(|value| !names::label_value(text(value)).is_empty())
}

/// One term of a StorageClass's `allowedTopologies`; gives its keys with their values.
pub fn topology_term<'a>(out: &mut ErrorList, term: &'a Value, path: &Path) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut seen: Vec<(&str, Vec<&str>)> = Vec::new();
    for (i, requirement) in term.list("matchLabelExpressions").iter().enumerate() {
        let at = path.child("matchLabelExpressions").index(i);
        let (key, values) = (requirement.s("key"), requirement.strings("values"));
        if values.is_empty() {
            out.required(&at.child("values"), "");
        }
        for (j, value) in values.iter().enumerate() {
            if values[..j].contains(value) {
                out.duplicate(&at.child("values").index(j), *value);
            }
        }
        label_name(out, key, &at.child("key"));
        match seen.iter_mut().find(|(k, _)| *k == key) {
            Some(entry) => {
                out.duplicate(&at.child("key"), key);
                entry.1 = values;
            }
            None => seen.push((key, values)),
        }
    }
    seen
}

/// A qualified name with the origin of its format.
pub fn qualified_name(out: &mut ErrorList, name: &str, path: &Path) {
    for message in names::qualified_name(name) {
        out.add(FieldError::invalid(path, &Value::from(name), message).with_origin("format=qualified-name"));
    }
}
