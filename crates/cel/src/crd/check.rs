//! The rules of a definition that is being written: form, types, cost.
//!
//! Upstream: apiextensions `pkg/apis/apiextensions/validation/{validation,
//! cel_validation}.go`.

use std::collections::BTreeSet;

use apimachinery::field::{FieldError, Path};
use serde_json::Value as Json;

use super::compile::{compile_rules, max_cardinality};
use super::{has_newlines, rules_of, valid_field_path};
use crate::declared::{Decl, Schema, declare};
use crate::env::Vintage;
use crate::escaping::escape;
use crate::limits::{STATIC_COST_LIMIT, STATIC_CRD_COST_LIMIT};

const REASONS: &[&str] = &["FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"];
/// Rules named where the total is too high.
const MOST_EXPENSIVE: usize = 4;

/// Expressions of the definition before an update: they stay valid in the
/// environment for stored ones.
#[derive(Debug, Clone, Default)]
pub struct Preexisting {
    rules: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Preexisting {
    /// All expressions of a definition, in any version's schema.
    pub fn from_crd(crd: &Json) -> Preexisting {
        let mut found = Preexisting::default();
        for version in crd.pointer("/spec/versions").and_then(Json::as_array).into_iter().flatten() {
            if let Some(schema) = version.pointer("/schema/openAPIV3Schema") {
                found.collect(schema);
            }
        }
        found
    }
    fn collect(&mut self, node: &Json) {
        for rule in rules_of(node) {
            self.rules.insert(rule.rule);
            if !rule.message_expression.is_empty() {
                self.messages.insert(rule.message_expression);
            }
        }
        for child in node.get("properties").and_then(Json::as_object).into_iter().flat_map(|map| map.values()) {
            self.collect(child);
        }
        for name in ["items", "additionalProperties", "not"] {
            if let Some(child) = node.get(name).filter(|child| child.is_object()) {
                self.collect(child);
            }
        }
        for name in ["allOf", "anyOf", "oneOf"] {
            for child in node.get(name).and_then(Json::as_array).into_iter().flatten() {
                self.collect(child);
            }
        }
    }
    fn vintage(&self, expression: &str, message: bool) -> Vintage {
        let known = if message { &self.messages } else { &self.rules };
        if known.contains(expression) { Vintage::Stored } else { Vintage::New }
    }
}

/// The form of the rules at one node: what upstream counts as schema errors.
pub fn check_rule_forms(path: &Path, node: &Json) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for (number, rule) in rules_of(node).into_iter().enumerate() {
        let at = path.child("x-kubernetes-validations").index(number);
        let (trimmed_rule, trimmed_message) = (rule.rule.trim(), rule.message.trim());
        let message = Json::from(rule.message.as_str());
        if trimmed_rule.is_empty() {
            errors.push(FieldError::required(&at.child("rule"), "rule is not specified"));
        } else if !rule.message.is_empty() && trimmed_message.is_empty() {
            errors.push(FieldError::invalid(&at.child("message"), &message, "must be non-empty if specified"));
        } else if has_newlines(trimmed_message) {
            errors.push(FieldError::invalid(&at.child("message"), &message, "must not contain line breaks"));
        } else if has_newlines(trimmed_rule) && trimmed_message.is_empty() {
            let detail = "message must be specified if rule contains line breaks";
            errors.push(FieldError::required(&at.child("message"), detail));
        }
        if !rule.message_expression.is_empty() && rule.message_expression.trim().is_empty() {
            let detail = "messageExpression must be non-empty if specified";
            errors.push(FieldError::required(&at.child("messageExpression"), detail));
        }
        if let Some(reason) = rule.reason.as_deref().filter(|reason| !REASONS.contains(reason)) {
            errors.push(FieldError::not_supported(&at.child("reason"), &Json::from(reason), REASONS));
        }
        if rule.field_path.is_empty() {
            continue;
        }
        let (at, shown) = (at.child("fieldPath"), Json::from(rule.field_path.as_str()));
        if rule.field_path.trim().is_empty() {
            errors.push(FieldError::invalid(&at, &shown, "must be non-empty if specified"));
        }
        if has_newlines(&rule.field_path) {
            errors.push(FieldError::invalid(&at, &shown, "must not contain line breaks"));
        }
        if valid_field_path(&rule.field_path, node, true).is_err() {
            errors.push(FieldError::invalid(&at, &shown, "must be a valid path"));
        }
    }
    errors
}

/// Compiles all rules of a version's schema and estimates their cost. `path` is
/// that of the schema; `suppress_cost` leaves the limit of single rules out (for
/// schemas that an update does not change).
pub fn check_schema(path: &Path, schema: &Json, preexisting: &Preexisting, suppress_cost: bool) -> Vec<FieldError> {
    check_schema_except(path, schema, preexisting, suppress_cost, &|_| false)
}

/// The same, leaving out nodes at or below which the schema itself is wrong.
pub fn check_schema_except(
    path: &Path,
    schema: &Json,
    preexisting: &Preexisting,
    suppress_cost: bool,
    is_wrong: &dyn Fn(&Path) -> bool,
) -> Vec<FieldError> {
    let mut check = Check { preexisting, suppress_cost, is_wrong, total: 0, expensive: Vec::new(), errors: Vec::new() };
    check.node(
        schema,
        path,
        &Scope { root: true, in_rules: false, cardinality: Some(1), decl: None, uncorrelatable: None },
    );
    let Check { total, expensive, mut errors, .. } = check;
    if total > STATIC_CRD_COST_LIMIT {
        for (path, _) in expensive {
            let detail = "contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema";
            errors.push(FieldError::forbidden(&path, detail));
        }
        let what = "x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema";
        errors.push(FieldError::forbidden(path, cost_message(what, total, STATIC_CRD_COST_LIMIT)));
    }
    errors
}

/// Where the walk is.
#[derive(Clone)]
struct Scope {
    root: bool,
    /// Whether this node or one above has rules.
    in_rules: bool,
    /// How many values of this node an object can have; `None` is unbounded.
    cardinality: Option<u64>,
    decl: Option<Decl>,
    /// The list or map below which old values cannot be found.
    uncorrelatable: Option<Path>,
}

struct Check<'c> {
    preexisting: &'c Preexisting,
    suppress_cost: bool,
    is_wrong: &'c dyn Fn(&Path) -> bool,
    total: u64,
    expensive: Vec<(Path, u64)>,
    errors: Vec<FieldError>,
}

impl Check<'_> {
    fn node(&mut self, node: &Json, path: &Path, scope: &Scope) {
        let has_rules =
            node.get("x-kubernetes-validations").and_then(Json::as_array).is_some_and(|rules| !rules.is_empty());
        let in_rules = scope.in_rules || has_rules;
        let embedded = node.get("x-kubernetes-embedded-resource").and_then(Json::as_bool).unwrap_or(false);
        let decl = in_rules
            .then(|| scope.decl.clone().or_else(|| declare(&Schema::from_json(node), scope.root || embedded)))
            .flatten();
        let inside = scope.cardinality.and_then(|count| Some(count.saturating_mul(max_elements(node)?)));
        let scope_of = |decl: Option<Decl>, uncorrelatable: Option<Path>| Scope {
            root: false,
            in_rules,
            cardinality: inside,
            decl,
            uncorrelatable,
        };
        if let Some(child) = node.get("additionalProperties").filter(|child| child.is_object()) {
            let child_decl = decl.as_ref().and_then(Decl::element).cloned();
            self.node(child, &path.child("additionalProperties"), &scope_of(child_decl, scope.uncorrelatable.clone()));
        }
        if let Some(properties) = node.get("properties").and_then(Json::as_object) {
            let atomic_map = node
                .get("x-kubernetes-map-type")
                .and_then(Json::as_str)
                .is_some_and(|kind| kind != "granular" && kind != "atomic");
            let uncorrelatable = if atomic_map { Some(path.clone()) } else { scope.uncorrelatable.clone() };
            for (name, child) in properties {
                let child_decl = escape(name).and_then(|name| decl.as_ref()?.field(&name).cloned());
                let at = path.child("properties").key(name);
                self.node(child, &at, &scope_of(child_decl, uncorrelatable.clone()));
            }
        }
        if let Some(child) = node.get("items").filter(|child| child.is_object()) {
            let keyed = node.get("x-kubernetes-list-type").and_then(Json::as_str) == Some("map");
            let uncorrelatable = if keyed { scope.uncorrelatable.clone() } else { Some(path.clone()) };
            let child_decl = decl.as_ref().and_then(Decl::element).cloned();
            self.node(child, &path.child("items"), &scope_of(child_decl, uncorrelatable));
        }
        if has_rules && !(self.is_wrong)(path) {
            self.rules(node, path, scope, decl);
        }
    }

    fn rules(&mut self, node: &Json, path: &Path, scope: &Scope, decl: Option<Decl>) {
        let at_rules = path.child("x-kubernetes-validations");
        let Some(decl) = decl else {
            let detail = "internal error: failed to construct type information for x-kubernetes-validations rules: \
                          unable to convert structural schema to CEL declarations";
            self.errors.push(FieldError::internal(&at_rules, detail));
            return;
        };
        let preexisting = self.preexisting;
        let compiled = compile_rules(node, &decl, &|text, message| preexisting.vintage(text, message));
        let count = scope.cardinality.unwrap_or_else(|| max_cardinality(decl.min_size));
        for (number, found) in compiled.into_iter().enumerate() {
            let at = at_rules.index(number);
            self.cost(&at.child("rule"), "estimated rule cost", found.max_cost.saturating_mul(count));
            if let Some(error) = &found.error {
                self.errors.push(FieldError::invalid_shown(&at.child("rule"), found.rule.shown(), error));
            }
            if let Some(error) = &found.message_error {
                self.errors.push(FieldError::invalid_shown(&at.child("messageExpression"), found.rule.shown(), error));
            } else if found.message.is_some() {
                let what = "estimated messageExpression cost";
                self.cost(&at.child("messageExpression"), what, found.message_max_cost);
            }
            if found.uses_old_self {
                if let Some(within) = &scope.uncorrelatable {
                    let detail =
                        format!("oldSelf cannot be used on the uncorrelatable portion of the schema within {within}");
                    let shown = Json::from(found.rule.rule.as_str());
                    self.errors.push(FieldError::invalid(&at.child("rule"), &shown, detail));
                }
            } else if let Some(optional) = found.rule.optional_old_self {
                let detail = "may not be set if oldSelf is not used in rule";
                let at = at.child("optionalOldSelf");
                self.errors.push(FieldError::invalid(&at, &Json::from(optional), detail));
            }
        }
    }

    fn cost(&mut self, path: &Path, what: &str, cost: u64) {
        if !self.suppress_cost && cost > STATIC_COST_LIMIT {
            self.errors.push(FieldError::forbidden(path, cost_message(what, cost, STATIC_COST_LIMIT)));
        }
        self.total = self.total.saturating_add(cost);
        if cost >= STATIC_CRD_COST_LIMIT / 100 {
            self.expensive.push((path.clone(), cost));
            self.expensive.sort_by_key(|(_, cost)| std::cmp::Reverse(*cost));
            self.expensive.truncate(MOST_EXPENSIVE);
        }
    }
}

/// How many values one value of this node holds below it; `None` is unbounded.
fn max_elements(node: &Json) -> Option<u64> {
    let number = |name: &str| node.get(name).and_then(Json::as_i64).map(|value| value.max(0) as u64);
    match node.get("type").and_then(Json::as_str).unwrap_or_default() {
        "object" if node.get("additionalProperties").is_some() => number("maxProperties"),
        "array" => number("maxItems"),
        _ => Some(1),
    }
}

fn cost_message(what: &str, cost: u64, limit: u64) -> String {
    let factor = cost as f64 / limit as f64;
    let factor = if factor > 100.0 {
        "more than 100x".to_owned()
    } else if factor < 1.5 {
        format!("{factor:.6}x")
    } else {
        format!("{factor:.1}x")
    };
    format!(
        "{what} exceeds budget by factor of {factor} (try simplifying the rule, or adding maxItems, maxProperties, and \
         maxLength where arrays, maps, and strings are declared)"
    )
}
