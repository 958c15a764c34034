//! The rules of a schema evaluated on an object.
//!
//! Upstream: apiextensions `schema/cel/validation.go`.

use std::collections::BTreeMap;

use apimachinery::field::{FieldError, Path};
use serde_json::Value as Json;

use super::compile::{CompiledRule, compile_rules};
use super::has_newlines;
use super::ratchet::{Correlated, old_item};
use crate::authz::Answers;
use crate::convert::failure_text;
use crate::declared::{Decl, Schema, declare};
use crate::env::Vintage;
use crate::escaping::escape;
use crate::limits::{MAX_MESSAGE_BYTES, PER_CALL_LIMIT};
use crate::program::{COST_LIMIT_EXCEEDED, Program, Variables};
use crate::value::{Outcome as Evaluated, Value};

const OUT_OF_BUDGET: &str =
    "validation failed due to running out of cost budget, no further validation rules will be run";

/// The compiled rules of a schema, by node.
#[derive(Debug)]
pub struct Validator {
    /// The schema as values see it (with kind, apiVersion and metadata at roots).
    schema: Schema,
    node: NodeValidator,
}

/// What validation found. `remaining` is below zero once the budget is used up.
#[derive(Debug)]
pub struct Outcome {
    pub errors: Vec<FieldError>,
    /// Errors of what an update does not change.
    pub warnings: Vec<String>,
    pub remaining: i64,
}

#[derive(Debug, Default)]
struct NodeValidator {
    kind: String,
    rules: Vec<CompiledRule>,
    all_of: Vec<NodeValidator>,
    properties: BTreeMap<String, NodeValidator>,
    additional: Option<Box<NodeValidator>>,
    items: Option<Box<NodeValidator>>,
}

fn has_rules(node: &Json) -> bool {
    node.get("x-kubernetes-validations").and_then(Json::as_array).is_some_and(|rules| !rules.is_empty())
        || node.get("items").is_some_and(has_rules)
        || node.get("additionalProperties").is_some_and(has_rules)
        || node.get("properties").and_then(Json::as_object).is_some_and(|map| map.values().any(has_rules))
}

impl Validator {
    /// Compiles the rules of `schema`; `None` where there are none.
    pub fn new(schema: &Json, is_resource_root: bool) -> Option<Validator> {
        if !has_rules(schema) {
            return None;
        }
        let parsed = Schema::from_json(schema);
        let decl = declare(&parsed, is_resource_root);
        let node = NodeValidator::new(schema, schema, decl.as_ref())?;
        Some(Validator { schema: parsed.complete(is_resource_root), node })
    }

    /// Validates `object`, on update against `old`. With `ratchet`, errors of
    /// unchanged parts become warnings.
    pub fn validate(&self, path: &Path, object: &Json, old: Option<&Json>, ratchet: bool, budget: i64) -> Outcome {
        let correlation = match old.filter(|_| ratchet) {
            Some(old) => {
                Ratchet { current: Some(Correlated { new: object, old, schema: &self.schema }), parent: None, on: true }
            }
            None => Ratchet { current: None, parent: None, on: false },
        };
        let mut run = Run { errors: Vec::new(), warnings: Vec::new(), remaining: budget };
        run.node(&self.node, &self.schema, path, object, old, correlation);
        Outcome { errors: run.errors, warnings: run.warnings, remaining: run.remaining }
    }
}

impl NodeValidator {
    /// `rules` is the node whose rules count (an `allOf` part or the node itself),
    /// `node` the one whose types count.
    fn new(rules: &Json, node: &Json, decl: Option<&Decl>) -> Option<NodeValidator> {
        let mut validator = NodeValidator {
            kind: node.get("type").and_then(Json::as_str).unwrap_or_default().to_owned(),
            ..NodeValidator::default()
        };
        if let Some(decl) = decl {
            // A rule's fieldPath is looked up in the node it is at.
            let mut at = node.clone();
            if let (Some(at), Some(own)) = (at.as_object_mut(), rules.get("x-kubernetes-validations")) {
                at.insert("x-kubernetes-validations".to_owned(), own.clone());
            } else if let Some(at) = at.as_object_mut() {
                at.remove("x-kubernetes-validations");
            }
            validator.rules = compile_rules(&at, decl, &|_, _| Vintage::Stored);
        }
        let element = decl.and_then(Decl::element);
        let child = |name: &str| {
            let (rules, node) = (rules.get(name)?, node.get(name)?);
            if !rules.is_object() || !node.is_object() {
                return None;
            }
            NodeValidator::new(rules, node, element).map(Box::new)
        };
        validator.items = child("items");
        validator.additional = child("additionalProperties");
        let properties = rules.get("properties").and_then(Json::as_object);
        for (name, rules) in properties.into_iter().flatten() {
            let Some(node) = node.get("properties").and_then(|map| map.get(name)) else { continue };
            let computed;
            let field = match escape(name) {
                Some(escaped) => decl.and_then(|decl| decl.field(&escaped)),
                None => {
                    computed = declare(&Schema::from_json(node), false);
                    computed.as_ref()
                }
            };
            let Some(field) = field else { continue };
            if let Some(child) = NodeValidator::new(rules, node, Some(field)) {
                validator.properties.insert(name.clone(), child);
            }
        }
        for part in rules.get("allOf").and_then(Json::as_array).into_iter().flatten() {
            validator.all_of.extend(NodeValidator::new(part, node, decl));
        }
        let empty = validator.rules.is_empty()
            && validator.all_of.is_empty()
            && validator.properties.is_empty()
            && validator.additional.is_none()
            && validator.items.is_none();
        (!empty).then_some(validator)
    }
}

/// What is known of the old value here, and of the nearest one above that is known.
#[derive(Clone, Copy)]
struct Ratchet<'a> {
    current: Option<Correlated<'a>>,
    parent: Option<Correlated<'a>>,
    on: bool,
}

impl<'a> Ratchet<'a> {
    fn unchanged(self) -> bool {
        self.current.or(self.parent).is_some_and(Correlated::unchanged)
    }
    fn key(self, name: &str) -> Ratchet<'a> {
        let Some(current) = self.current else { return self };
        if self.parent.is_none() && (name == "apiVersion" || name == "kind") {
            return Ratchet { current: None, parent: None, on: self.on };
        }
        Ratchet { current: current.key(name), parent: Some(current), on: self.on }
    }
    fn index(self, at: usize) -> Ratchet<'a> {
        let Some(current) = self.current else { return self };
        Ratchet { current: current.index(at), parent: Some(current), on: self.on }
    }
}

/// `self` and `oldSelf`.
struct SelfVariables<'a> {
    own: Evaluated<'a>,
    old: Option<Evaluated<'a>>,
}

impl<'a> Variables<'a> for SelfVariables<'a> {
    fn get(&self, name: &str) -> Option<Evaluated<'a>> {
        match name {
            "self" => Some(self.own.clone()),
            "oldSelf" => self.old.clone(),
            _ => None,
        }
    }
}

struct Run {
    errors: Vec<FieldError>,
    warnings: Vec<String>,
    remaining: i64,
}

impl Run {
    fn node(
        &mut self,
        validator: &NodeValidator,
        schema: &Schema,
        path: &Path,
        object: &Json,
        old: Option<&Json>,
        ratchet: Ratchet<'_>,
    ) {
        if object.is_null() {
            return;
        }
        self.rules(validator, schema, path, object, old, ratchet);
        if self.remaining < 0 {
            return;
        }
        for part in &validator.all_of {
            let ratchet = Ratchet { current: None, ..ratchet };
            self.node(part, schema, path, object, old, ratchet);
            if self.remaining < 0 {
                return;
            }
        }
        match object {
            Json::Array(items) => {
                let (Some(validator), Some(item_schema)) = (&validator.items, schema.items()) else { return };
                for (at, item) in items.iter().enumerate() {
                    let old = old_item(schema, item, old);
                    self.node(validator, item_schema, &path.index(at), item, old, ratchet.index(at));
                    if self.remaining < 0 {
                        return;
                    }
                }
            }
            Json::Object(entries) => {
                let correlatable = matches!(schema.map_type.as_deref(), None | Some("granular" | "atomic"));
                let old = old.filter(|_| correlatable).and_then(Json::as_object);
                let old = |name: &str| old.and_then(|old| old.get(name));
                if let (Some(validator), Some(schema)) = (&validator.additional, schema.additional.as_deref()) {
                    for (name, value) in entries {
                        self.node(validator, schema, &path.key(name), value, old(name), ratchet.key(name));
                        if self.remaining < 0 {
                            return;
                        }
                    }
                }
                for (name, value) in entries {
                    let field = schema.properties.as_ref().and_then(|properties| properties.get(name));
                    let (Some(validator), Some(schema)) = (validator.properties.get(name), field) else { continue };
                    self.node(validator, schema, &path.child(name), value, old(name), ratchet.key(name));
                    if self.remaining < 0 {
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    fn rules(
        &mut self,
        validator: &NodeValidator,
        schema: &Schema,
        path: &Path,
        object: &Json,
        old: Option<&Json>,
        ratchet: Ratchet<'_>,
    ) {
        let kind = Json::from(validator.kind.as_str());
        let invalid = |detail: String| FieldError::invalid(path, &kind, detail);
        if validator.rules.is_empty() {
            return;
        }
        if self.remaining <= 0 {
            self.errors.push(invalid(OUT_OF_BUDGET.to_owned()));
            self.remaining = -1;
            return;
        }
        let old = old.filter(|old| !old.is_null());
        let own = schema.value(object);
        let old_value = old.map(|old| schema.value(old));
        for compiled in &validator.rules {
            let rule = &compiled.rule;
            if let Some(error) = &compiled.error {
                self.errors.push(invalid(format!("rule compile error: {error}")));
                continue;
            }
            let Some(program) = &compiled.program else { continue };
            let optional = rule.optional_old_self == Some(true);
            if compiled.uses_old_self && old.is_none() && !optional {
                continue;
            }
            let old_self =
                if optional { Some(old_value.clone().transpose().map(Value::optional)) } else { old_value.clone() };
            let variables = SelfVariables { own: own.clone(), old: old_self };
            let evaluation = program.eval(&variables, &Answers::new(), PER_CALL_LIMIT);
            if !self.pay(evaluation.cost) {
                self.errors.push(invalid(OUT_OF_BUDGET.to_owned()));
                return;
            }
            let described = rule.described();
            match evaluation.result.map_err(failure_text) {
                Ok(Value::Bool(true)) => continue,
                Ok(_) => {}
                Err(message) if message.starts_with("no such overload") => {
                    self.errors.push(invalid(format!(
                        "'{message}': call arguments did not match a supported operator, function or macro signature \
                         for rule: {described}"
                    )));
                    continue;
                }
                Err(message) if message.starts_with(COST_LIMIT_EXCEEDED) => {
                    self.errors.push(invalid(format!(
                        "'{message}': no further validation rules will be run due to call cost exceeds limit for rule: \
                         {described}"
                    )));
                    self.remaining = -1;
                    return;
                }
                Err(message) => {
                    self.errors.push(invalid(format!("{message} evaluating rule: {described}")));
                    continue;
                }
            }
            let at = match compiled.field_path.as_deref().filter(|path| !path.is_empty()) {
                Some(below) => path.child(below),
                None => path.clone(),
            };
            let ratchets = ratchet.on && !compiled.uses_old_self && ratchet.unchanged();
            let mut detail = None;
            if let Some(message) = &compiled.message {
                match self.message(message, &rule.message_expression, &variables) {
                    Message::Text(text) => detail = Some(text),
                    Message::Unusable => {}
                    Message::Stop(error) => {
                        self.add(FieldError::invalid(&at, &kind, error), ratchets);
                        self.remaining = -1;
                        return;
                    }
                }
            }
            let detail = detail.unwrap_or_else(|| match rule.message.trim() {
                _ if rule.message.is_empty() => format!("failed rule: {described}"),
                message => message.to_owned(),
            });
            self.add(error_for(&at, object, &validator.kind, detail, rule.reason.as_deref()), ratchets);
        }
    }

    fn add(&mut self, error: FieldError, ratchets: bool) {
        if ratchets {
            self.warnings.push(format!("{}: {}", error.field, error.body()));
        } else {
            self.errors.push(error);
        }
    }

    /// Takes a cost off the budget; false once it is used up.
    fn pay(&mut self, cost: u64) -> bool {
        match i64::try_from(cost) {
            Ok(cost) if cost <= self.remaining => {
                self.remaining -= cost;
                true
            }
            _ => {
                self.remaining = -1;
                false
            }
        }
    }

    fn message<'a>(&mut self, program: &'a Program, text: &str, variables: &SelfVariables<'a>) -> Message {
        let evaluation = program.eval(variables, &Answers::new(), PER_CALL_LIMIT);
        if !self.pay(evaluation.cost) {
            return Message::Stop(
                "messageExpression evaluation failed due to running out of cost budget, no further validation rules \
                 will be run"
                    .to_owned(),
            );
        }
        match evaluation.result.map_err(failure_text) {
            Err(message) if message.starts_with(COST_LIMIT_EXCEEDED) => Message::Stop(format!(
                "no further validation rules will be run due to call cost exceeds limit for messageExpression: {}",
                apimachinery::field::quote(text)
            )),
            Err(_) => Message::Unusable,
            Ok(value) => match value.as_str().map(str::trim) {
                Some(text) if !text.is_empty() && text.len() <= MAX_MESSAGE_BYTES && !has_newlines(text) => {
                    Message::Text(text.to_owned())
                }
                _ => Message::Unusable,
            },
        }
    }
}

enum Message {
    Text(String),
    Unusable,
    Stop(String),
}

/// The field error of a rule that does not hold; objects and lists show no value.
fn error_for(path: &Path, object: &Json, kind: &str, detail: String, reason: Option<&str>) -> FieldError {
    let mut error = match reason {
        Some("FieldValueForbidden") => FieldError::forbidden(path, detail),
        Some("FieldValueRequired") => FieldError::required(path, detail),
        Some("FieldValueDuplicate") => FieldError::duplicate(path, object),
        _ => FieldError::invalid(path, object, detail),
    };
    if matches!(kind, "object" | "array") {
        error.bad_value = None;
    }
    error
}
