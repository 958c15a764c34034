//! Where a pod may run: affinity, tolerations, topology spread, gates.
//!
//! Upstream followed: core validation, validateAffinity, ValidateTolerations,
//! validateTopologySpreadConstraints and what they call.

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::Value;

use super::Options;
use crate::gates;
use crate::validation::internal;
use crate::validation::meta::{label_name, positive};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::selectors::{
    has_invalid_value, label_selector, node_selector, node_selector_term, node_terms_have_invalid_value, qualified_name,
};
use crate::validation::value::{Get, text};

const REQUIRED: &str = "requiredDuringSchedulingIgnoredDuringExecution";
const PREFERRED: &str = "preferredDuringSchedulingIgnoredDuringExecution";
const WEIGHT: &str = "must be in the range 1-100";

pub fn affinity(out: &mut ErrorList, affinity: &Value, path: &Path, options: &Options) {
    if let Some(node) = affinity.opt("nodeAffinity") {
        let at = path.child("nodeAffinity");
        if let Some(selector) = node.opt(REQUIRED) {
            node_selector(out, selector, options.lax_node_affinity, &at.child(REQUIRED));
        }
        for (i, term) in node.list(PREFERRED).iter().enumerate() {
            let at = at.child(PREFERRED).index(i);
            weight(out, term, &at);
            node_selector_term(out, term.at("preference"), true, &at.child("preference"));
        }
    }
    for key in ["podAffinity", "podAntiAffinity"] {
        let of = affinity.at(key);
        let at = path.child(key);
        for (i, term) in of.list(REQUIRED).iter().enumerate() {
            pod_term(out, term, options.lax_selector, &at.child(REQUIRED).index(i));
        }
        for (i, term) in of.list(PREFERRED).iter().enumerate() {
            let at = at.child(PREFERRED).index(i);
            weight(out, term, &at);
            pod_term(out, term.at("podAffinityTerm"), options.lax_selector, &at.child("podAffinityTerm"));
        }
    }
}

fn weight(out: &mut ErrorList, term: &Value, path: &Path) {
    let weight = term.int("weight");
    if !(1..=100).contains(&weight) {
        out.invalid(&path.child("weight"), weight, WEIGHT);
    }
}

fn pod_term(out: &mut ErrorList, term: &Value, lax: bool, path: &Path) {
    for key in ["labelSelector", "namespaceSelector"] {
        label_selector(out, term.at(key), lax, &path.child(key));
    }
    for namespace in term.strings("namespaces") {
        out.messages(&path.child("namespace"), namespace, names::dns_label(namespace));
    }
    label_keys(out, term, path);
    let topology = term.s("topologyKey");
    let at = path.child("topologyKey");
    if topology.is_empty() {
        out.required(&at, "can not be empty");
    }
    label_name(out, topology, &at);
}

/// `matchLabelKeys` and `mismatchLabelKeys` beside `labelSelector`. A clash with
/// the selector is reported at the term's own index, as upstream does.
fn label_keys(out: &mut ErrorList, term: &Value, path: &Path) {
    let selector = term.at("labelSelector");
    for key in ["matchLabelKeys", "mismatchLabelKeys"] {
        let keys = term.strings(key);
        let at = path.child(key);
        if keys.is_empty() {
            continue;
        }
        if selector.is_null() {
            out.forbidden(&at, "must not be specified when labelSelector is not set");
            continue;
        }
        for (i, key) in keys.iter().enumerate() {
            label_name(out, key, &at.index(i));
        }
    }
    let keys = term.strings("matchLabelKeys");
    if !selector.is_null() {
        let mut seen: Vec<&str> = selector.map("matchLabels").keys().map(String::as_str).collect();
        for expression in selector.list("matchExpressions") {
            let key = expression.s("key");
            if let Some(i) = keys.iter().rposition(|k| *k == key).filter(|_| seen.contains(&key)) {
                out.invalid(&path.index(i), key, "exists in both matchLabelKeys and labelSelector");
            }
            seen.push(key);
        }
    }
    let mismatch = term.strings("mismatchLabelKeys");
    for (i, key) in keys.iter().enumerate().filter(|(_, key)| mismatch.contains(key)) {
        let at = path.child("matchLabelKeys").index(i);
        out.invalid(&at, *key, "exists in both matchLabelKeys and mismatchLabelKeys");
    }
}

pub fn tolerations(out: &mut ErrorList, list: &[Value], path: &Path, options: &Options) {
    for (i, toleration) in list.iter().enumerate() {
        let at = path.index(i);
        let (key, operator, value, effect) =
            (toleration.s("key"), toleration.s("operator"), toleration.s("value"), toleration.s("effect"));
        if !key.is_empty() {
            label_name(out, key, &at.child("key"));
        }
        let operator_path = at.child("operator");
        if key.is_empty() && operator != "Exists" {
            let detail = "operator must be Exists when `key` is empty, which means \"match all values and all keys\"";
            out.invalid(&operator_path, Named(operator), detail);
        }
        if toleration.has("tolerationSeconds") && effect != "NoExecute" {
            let detail = "effect must be 'NoExecute' when `tolerationSeconds` is set";
            out.invalid(&at.child("effect"), Named(effect), detail);
        }
        match operator {
            "Equal" | "" => {
                let messages = names::label_value(value);
                if !messages.is_empty() {
                    out.invalid(&operator_path, value, messages.join(";"));
                }
            }
            "Exists" => {
                if !value.is_empty() {
                    out.invalid(&operator_path, value, "value must be empty when `operator` is 'Exists'");
                }
            }
            "Lt" | "Gt"
                if options.allow_comparing_tolerations || gates::enabled("TaintTolerationComparisonOperators") =>
            {
                compared_value(out, value, &at.child("value"))
            }
            "Lt" | "Gt" => out.unsupported(&operator_path, Named(operator), &["Equal", "Exists", "Lt", "Gt"]),
            other => out.unsupported(&operator_path, Named(other), &["Equal", "Exists"]),
        }
        if !effect.is_empty() {
            taint_effect(out, effect, &at.child("effect"));
        }
    }
}

/// A decimal integer without leading zeros that fits 64 bits.
fn compared_value(out: &mut ErrorList, value: &str, path: &Path) {
    let digits = value.strip_prefix('-').unwrap_or(value);
    let canonical = value == "0"
        || digits.bytes().all(|b| b.is_ascii_digit()) && digits.starts_with(|c: char| ('1'..='9').contains(&c));
    if value.is_empty() {
        out.invalid(path, value, "must be non-empty");
    } else if !canonical {
        out.invalid(path, value, "must be a valid decimal integer in canonical form");
    }
    if value.parse::<i64>().is_err() {
        let quoted = apimachinery::field::quote(value);
        let reason = if canonical { "value out of range" } else { "invalid syntax" };
        out.invalid(path, value, format!("strconv.ParseInt: parsing {quoted}: {reason}"));
    }
}

pub fn taint_effect(out: &mut ErrorList, effect: &str, path: &Path) {
    const EFFECTS: &[&str] = &["NoSchedule", "PreferNoSchedule", "NoExecute"];
    if !EFFECTS.contains(&effect) {
        out.unsupported(path, Named(effect), EFFECTS);
    }
}

/// An update may add tolerations and change how long they hold, no more.
pub fn only_added_tolerations(out: &mut ErrorList, new: &[Value], old: &[Value], path: &Path, options: &Options) {
    let kept = |old: &Value| {
        new.iter().any(|new| ["key", "operator", "value", "effect"].iter().all(|field| new.s(field) == old.s(field)))
    };
    if !old.iter().all(kept) {
        out.forbidden(path, "existing toleration can not be modified except its tolerationSeconds");
        return;
    }
    tolerations(out, new, path, options);
}

pub fn scheduling_gates(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, gate) in list.iter().enumerate() {
        let name = gate.s("name");
        qualified_name(out, name, &path.index(i));
        if list[..i].iter().any(|earlier| earlier.s("name") == name) {
            out.duplicate(&path.index(i), name);
        }
    }
}

pub fn only_deleted_gates(out: &mut ErrorList, new: &[Value], old: &[Value], path: &Path) {
    for (i, gate) in new.iter().enumerate() {
        let name = gate.s("name");
        let later = new[i + 1..].iter().any(|other| other.s("name") == name);
        if !later && !old.iter().any(|old| old.s("name") == name) {
            let detail = format!("only deletion is allowed, but found new scheduling gate '{name}'");
            out.forbidden(&path.index(i).child("name"), detail);
        }
    }
}

pub fn topology_spread(out: &mut ErrorList, list: &[Value], path: &Path, options: &Options) {
    for (i, constraint) in list.iter().enumerate() {
        let at = path.index(i);
        positive(out, constraint.int("maxSkew"), &at.child("maxSkew"));
        let (key, action) = (constraint.s("topologyKey"), constraint.s("whenUnsatisfiable"));
        if key.is_empty() {
            out.required(&at.child("topologyKey"), "can not be empty");
        }
        if !["DoNotSchedule", "ScheduleAnyway"].contains(&action) {
            out.unsupported(&at.child("whenUnsatisfiable"), Named(action), &["DoNotSchedule", "ScheduleAnyway"]);
        }
        let repeated =
            list[i + 1..].iter().any(|later| later.s("topologyKey") == key && later.s("whenUnsatisfiable") == action);
        if repeated {
            let shown = format!("{{{key}, {action}}}");
            out.duplicate(&at.child("{topologyKey, whenUnsatisfiable}"), &shown);
        }
        if let Some(min) = constraint.opt_int("minDomains") {
            let at = at.child("minDomains");
            positive(out, min, &at);
            if action != "DoNotSchedule" {
                let detail = format!("can only use minDomains if whenUnsatisfiable=DoNotSchedule, not {action}");
                out.add(FieldError::invalid(&at, &Value::from(min), detail).with_origin("dependsOn"));
            }
        }
        for field in ["nodeAffinityPolicy", "nodeTaintsPolicy"] {
            if let Some(policy) = constraint.opt_s(field).filter(|policy| !["Honor", "Ignore"].contains(policy)) {
                out.unsupported(&at.child(field), Named(policy), &["Honor", "Ignore"]);
            }
        }
        if options.old_match_label_keys {
            spread_keys(out, constraint, &at.child("matchLabelKeys"));
        } else {
            label_keys(out, constraint, &at);
        }
        if !options.lax_spread_selector {
            label_selector(out, constraint.at("labelSelector"), false, &at.child("labelSelector"));
        }
    }
}

/// The stricter rule of before selectors were merged, for pods stored under it.
fn spread_keys(out: &mut ErrorList, constraint: &Value, path: &Path) {
    let keys = constraint.strings("matchLabelKeys");
    if keys.is_empty() {
        return;
    }
    let selector = constraint.at("labelSelector");
    if selector.is_null() {
        out.forbidden(path, "must not be specified when labelSelector is not set");
    }
    let in_selector = |key: &str| {
        selector.map("matchLabels").contains_key(key)
            || selector.list("matchExpressions").iter().any(|expression| expression.s("key") == key)
    };
    for (i, key) in keys.iter().enumerate() {
        label_name(out, key, &path.index(i));
        if in_selector(key) {
            out.invalid(&path.index(i), *key, "exists in both matchLabelKeys and labelSelector");
        }
    }
}

/// What the affinity and spread of a stored pod let pass.
pub fn stored_options(spec: &Value, options: &mut Options) {
    let affinity = spec.at("affinity");
    let terms = ["podAffinity", "podAntiAffinity"].into_iter().flat_map(|key| {
        let of = affinity.at(key);
        let preferred = of.list(PREFERRED).iter().map(|weighted| weighted.at("podAffinityTerm"));
        of.list(REQUIRED).iter().chain(preferred)
    });
    let mut errors = ErrorList::new();
    for term in terms {
        for key in ["labelSelector", "namespaceSelector"] {
            label_selector(&mut errors, term.at(key), false, &Path::root());
        }
    }
    options.lax_selector = !errors.is_empty();
    let required = affinity.at("nodeAffinity").at(REQUIRED);
    options.lax_node_affinity = node_terms_have_invalid_value(required.list("nodeSelectorTerms"));
    let spread = spec.list("topologySpreadConstraints");
    let mut errors = ErrorList::new();
    for constraint in spread {
        label_selector(&mut errors, constraint.at("labelSelector"), false, &Path::root());
    }
    options.lax_spread_selector = !errors.is_empty();
    let mut errors = ErrorList::new();
    for constraint in spread {
        label_keys(&mut errors, constraint, &Path::root());
    }
    options.old_match_label_keys = !errors.is_empty();
    options.allow_comparing_tolerations |=
        spec.list("tolerations").iter().any(|toleration| matches!(toleration.s("operator"), "Lt" | "Gt"));
}

/// A gated pod's node selector may only grow.
pub fn node_selector_mutation(out: &mut ErrorList, new: &Value, old: &Value, path: &Path) {
    let kept = |(key, value): (&String, &Value)| new.opt(key).is_some_and(|v| text(v) == text(value));
    if !old.as_object().into_iter().flatten().all(kept) {
        let detail = "only additions to spec.nodeSelector are allowed (no mutations or deletions)";
        let shown = crate::validation::push::shown("{}s", new);
        out.invalid(path, shown, detail);
    }
}

/// A gated pod's required node affinity may only become narrower.
pub fn node_affinity_mutation(out: &mut ErrorList, new: &Value, old: &Value, path: &Path) {
    if !old.has(REQUIRED) {
        return;
    }
    let old_terms = old.at(REQUIRED).list("nodeSelectorTerms");
    let new_terms = new.at(REQUIRED).list("nodeSelectorTerms");
    let at = path.child(REQUIRED).child("nodeSelectorTerms");
    if !old_terms.is_empty() && old_terms.len() != new_terms.len() {
        let shown = crate::validation::push::shown("[]core.NodeSelectorTerm", new.at(REQUIRED).at("nodeSelectorTerms"));
        out.invalid(&at, shown, "no additions/deletions to non-empty NodeSelectorTerms list are allowed");
        return;
    }
    for (i, (old, new)) in old_terms.iter().zip(new_terms).enumerate() {
        if !only_additions(new, old) {
            let shown = crate::validation::push::shown("core.NodeSelectorTerm", new);
            out.invalid(&at.index(i), shown, "only additions are allowed (no mutations or deletions)");
        }
    }
}

fn only_additions(new: &Value, old: &Value) -> bool {
    let keys = ["matchExpressions", "matchFields"];
    if keys.iter().all(|key| old.list(key).is_empty()) {
        // A term that selects nothing must stay so.
        return keys.iter().all(|key| new.list(key).is_empty());
    }
    keys.iter().all(|key| {
        let (new, old) = (new.list(key), old.list(key));
        new.len() >= old.len()
            && new.iter().zip(old).all(|(new, old)| internal::same("core.NodeSelectorRequirement", new, old))
    })
}

/// Whether a stored selector has a label value that a new one may not have.
pub fn selector_is_lax(selector: &Value) -> bool {
    has_invalid_value(selector)
}
