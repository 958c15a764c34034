//! ValidatingAdmissionPolicy: what its expressions say of a request, and what
//! comes of it: a refusal, warnings, audit annotations.
//!
//! Upstream followed: `admission/plugin/policy/validating/{dispatcher,validator}.go`.

use std::collections::BTreeMap;

use apimachinery::status::Cause;
use apimachinery::{Status, Value, json};
use async_trait::async_trait;
use cel::admission::conditions::{Conditions, Matched};
use cel::admission::{
    Activation, CompileError, Compiled, Composition, Declarations, Inputs, OUT_OF_BUDGET, Stop, compile, environment,
};
use cel::authz::{Answers, Check};
use cel::limits::{MAX_MESSAGE_BYTES, RUNTIME_CEL_COST_BUDGET};
use cel::{Type, Value as CelValue, Vintage};

use super::source::{Binding, Compile, Hook, Policy};
use super::{Converter, Engine, Forms, View, table};
use crate::admission::expressions::{Asker, Subject};
use crate::admission::{forbidden, text};
use crate::request::{AdmissionPlugin, AdmissionRequest};
use crate::serving::Table;

type Expression = Result<Compiled, CompileError>;

struct Validation {
    text: String,
    expression: Expression,
    message: String,
    message_expression: Option<Expression>,
    reason: String,
}

/// The expressions of a policy.
pub struct Validator {
    variables: Composition,
    conditions: Conditions,
    validations: Vec<Validation>,
    /// Keys and values.
    annotations: Vec<(String, Expression)>,
}

impl Compile for Validator {
    fn compile(policy: &Value) -> Self {
        let spec = &policy["spec"];
        let params = spec["paramKind"].is_object();
        let base = |authorizer| {
            environment(Vintage::Stored, Declarations { params, authorizer, patch_types: false }, None, None)
        };
        let list = |field: &str| spec[field].as_array().into_iter().flatten();
        let mut variables = Composition::default();
        for variable in list("variables") {
            // A variable that does not compile fails where it is used.
            let _ = variables.add(base(true), text(variable, "name"), text(variable, "expression"));
        }
        let (env, message_env) = (variables.env(base(true)), variables.env(base(false)));
        let validations = list("validations").map(|validation| {
            let message = text(validation, "messageExpression");
            Validation {
                text: text(validation, "expression").to_owned(),
                expression: compile(&env, text(validation, "expression"), &[Type::Bool]),
                message: text(validation, "message").trim().to_owned(),
                message_expression: (!message.is_empty()).then(|| compile(&message_env, message, &[Type::String])),
                reason: validation["reason"].as_str().unwrap_or("Invalid").to_owned(),
            }
        });
        let annotations = list("auditAnnotations").map(|annotation| {
            let value = compile(&env, text(annotation, "valueExpression"), &[Type::String, Type::Null]);
            (text(annotation, "key").to_owned(), value)
        });
        Validator {
            conditions: Conditions::compile(&spec["matchConditions"], &env),
            validations: validations.collect(),
            annotations: annotations.collect(),
            variables,
        }
    }
}

/// A validation that did not hold, or could not be evaluated.
struct Failure {
    index: usize,
    message: String,
    /// Empty for errors.
    reason: String,
}

/// What a policy says with one parameter.
#[derive(Default)]
struct Judgement {
    failures: Vec<Failure>,
    annotations: Vec<(String, Result<String, String>)>,
}

impl Judgement {
    /// One error for the whole.
    fn error(message: String) -> Self {
        Judgement { failures: vec![Failure { index: 0, message, reason: String::new() }], annotations: Vec::new() }
    }
}

impl Validator {
    /// Errors are among the failures, whatever the failure policy.
    fn judge(&self, inputs: Inputs, answers: &Answers) -> Result<(Judgement, bool), Box<Check>> {
        let (variables, whole) = (Some(&self.variables), |message| Ok((Judgement::error(message), true)));
        if !self.conditions.is_empty() {
            match self.conditions.matched(inputs, variables, answers)? {
                Matched::Yes => {}
                Matched::No => return Ok((Judgement::default(), false)),
                Matched::Failed(why) => return whole(why),
            }
        }
        let mut budget = RUNTIME_CEL_COST_BUDGET;
        let activation = Activation::new(inputs, variables, answers);
        let mut outcomes = Vec::with_capacity(self.validations.len());
        for validation in &self.validations {
            match activation.evaluate_stored(&validation.expression, &mut budget) {
                Ok(outcome) => outcomes.push(outcome),
                Err(Stop::Pending(check)) => return Err(check),
                Err(Stop::OutOfBudget) => return whole(OUT_OF_BUDGET.to_owned()),
            }
        }
        let without = Inputs { resource: None, ..inputs };
        let (messages, out_of_budget) = self.messages(without, budget, answers)?;
        let mut failures = Vec::new();
        for (index, (validation, outcome)) in self.validations.iter().zip(outcomes).enumerate() {
            let error = |message| Failure { index, message, reason: String::new() };
            match outcome {
                Err(message) => failures.push(error(message)),
                Ok(_) if out_of_budget => failures.push(error(format!("failed messageExpression: {OUT_OF_BUDGET}"))),
                Ok(CelValue::Bool(true)) => {}
                Ok(_) => {
                    let told = messages.get(index).cloned().flatten().filter(|text| !text.is_empty());
                    let own = || Some(validation.message.clone()).filter(|text| !text.is_empty());
                    let message = told.or_else(own);
                    let message = message.unwrap_or_else(|| format!("failed expression: {}", validation.text.trim()));
                    failures.push(Failure { index, message, reason: validation.reason.clone() });
                }
            }
        }
        let annotations = match self.annotations(without, answers)? {
            Some(annotations) => annotations,
            None => return whole(OUT_OF_BUDGET.to_owned()),
        };
        Ok((Judgement { failures, annotations }, false))
    }

    /// Usable messages, and whether the budget did not suffice for them.
    #[allow(clippy::type_complexity)]
    fn messages(
        &self,
        inputs: Inputs,
        mut budget: i64,
        answers: &Answers,
    ) -> Result<(Vec<Option<String>>, bool), Box<Check>> {
        let activation = Activation::new(inputs, Some(&self.variables), answers);
        let mut messages = Vec::with_capacity(self.validations.len());
        for validation in &self.validations {
            let Some(expression) = &validation.message_expression else {
                messages.push(None);
                continue;
            };
            match activation.evaluate_stored(expression, &mut budget) {
                Ok(outcome) => {
                    let message = outcome.ok().and_then(|value| value.as_str().map(|text| text.trim().to_owned()));
                    messages.push(message.filter(|text| text.len() <= MAX_MESSAGE_BYTES && !text.contains('\n')));
                }
                Err(Stop::Pending(check)) => return Err(check),
                Err(Stop::OutOfBudget) => return Ok((Vec::new(), true)),
            }
        }
        Ok((messages, false))
    }

    /// `None` when the budget did not suffice.
    #[allow(clippy::type_complexity)]
    fn annotations(
        &self,
        inputs: Inputs,
        answers: &Answers,
    ) -> Result<Option<Vec<(String, Result<String, String>)>>, Box<Check>> {
        let mut budget = RUNTIME_CEL_COST_BUDGET;
        let activation = Activation::new(inputs, Some(&self.variables), answers);
        let mut annotations = Vec::new();
        for (key, expression) in &self.annotations {
            match activation.evaluate_stored(expression, &mut budget) {
                Ok(Err(why)) => annotations.push((key.clone(), Err(why))),
                Ok(Ok(value)) => {
                    let value = value.as_str().unwrap_or_default().trim();
                    if !value.is_empty() {
                        annotations.push((key.clone(), Ok(value.to_owned())));
                    }
                }
                Err(Stop::Pending(check)) => return Err(check),
                Err(Stop::OutOfBudget) => return Ok(None),
            }
        }
        Ok(Some(annotations))
    }
}

/// Longest value of an audit annotation.
const MAX_ANNOTATION_BYTES: usize = 10 * 1024;
/// Most failures in the audit annotation.
const MAX_FAILURES: usize = 50;
const FAILURES_KEY: &str = "validation.policy.admission.k8s.io/validation_failure";

/// What all policies said so far.
#[derive(Default)]
struct Verdict {
    /// The first refusal: who, and why.
    refusal: Option<(String, String)>,
    failures: Vec<String>,
}

impl Verdict {
    fn deny(&mut self, policy: &str, binding: Option<&str>, message: &str, reason: &str) {
        let by = binding.map_or_else(String::new, |binding| format!(" with binding '{binding}'"));
        let message = format!("ValidatingAdmissionPolicy '{policy}'{by} denied request: {message}");
        self.refusal.get_or_insert((message, reason.to_owned()));
    }

    /// A policy or binding that cannot be used.
    fn misconfigured<E>(&mut self, policy: &Policy<E>, binding: Option<&str>, why: &str) {
        if !policy.ignore {
            let what = if binding.is_some() { "binding" } else { "policy" };
            self.deny(&policy.name, binding, &format!("failed to configure {what}: {why}"), "");
        }
    }

    fn failed(&mut self, policy: &str, binding: &Binding, failure: &Failure, request: &mut AdmissionRequest) {
        for action in &binding.actions {
            match action.as_str() {
                "Deny" => self.deny(policy, Some(&binding.name), &failure.message, &failure.reason),
                "Audit" => self.failures.push(format!(
                    r#"{{"message":{},"policy":{},"binding":{},"expressionIndex":{},"validationActions":{}}}"#,
                    json!(failure.message),
                    json!(policy),
                    json!(binding.name),
                    failure.index,
                    json!(binding.actions),
                )),
                "Warn" => request.warnings.push(format!(
                    "Validation failed for ValidatingAdmissionPolicy '{policy}' with binding '{}': {}",
                    binding.name, failure.message
                )),
                _ => {}
            }
        }
    }

    fn finish(mut self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !self.failures.is_empty() {
            self.failures.truncate(MAX_FAILURES);
            let text = format!("[{}]", self.failures.join(","));
            let text = text.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
            request.audit_annotations.insert(FAILURES_KEY.to_owned(), text);
        }
        let Some((message, reason)) = self.refusal else { return Ok(()) };
        let mut status = forbidden(request, &message);
        status.reason = if reason.is_empty() { "Invalid".to_owned() } else { reason };
        status.code = match status.reason.as_str() {
            "Forbidden" => 403,
            "Unauthorized" => 401,
            "RequestEntityTooLarge" => 413,
            _ => 422,
        };
        let details = status.details.get_or_insert_default();
        details.causes.push(Cause { message, ..Cause::default() });
        Err(status)
    }
}

pub struct ValidatingPolicies(pub(super) Engine<Validator>);

#[async_trait]
impl AdmissionPlugin for ValidatingPolicies {
    fn name(&self) -> &'static str {
        "ValidatingAdmissionPolicy"
    }

    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let Some(hooks) = self.0.hooks(request).await? else { return Ok(()) };
        let Some((core, table)) = table(&self.0.core) else { return Ok(()) };
        let mut round = Round {
            engine: &self.0,
            converter: Converter::new(&table, request),
            asker: Asker::of(Some(&core)),
            table: &table,
            forms: Forms::default(),
            verdict: Verdict::default(),
            namespace: None,
        };
        for hook in hooks.iter() {
            round.run(hook, request).await?;
        }
        round.verdict.finish(request)
    }
}

/// One request's way through all policies.
struct Round<'a> {
    engine: &'a Engine<Validator>,
    converter: Converter,
    asker: Asker<'a>,
    table: &'a Table,
    forms: Forms,
    verdict: Verdict,
    /// Read once, when the first policy asks for it.
    namespace: Option<Option<Value>>,
}

impl Round<'_> {
    async fn run(&mut self, hook: &Hook<Validator>, request: &mut AdmissionRequest) -> Result<(), Status> {
        let policy = &hook.policy;
        let view = match policy.constraints.view(self.table, &self.engine.loopback, request).await {
            Ok(Some(view)) => view,
            Ok(None) => return Ok(()),
            Err(status) => {
                self.verdict.misconfigured(policy, None, &status.message);
                return Ok(());
            }
        };
        if let Some(Err(why)) = policy.params.as_ref().map(|kind| kind.served(self.table)) {
            self.verdict.misconfigured(policy, None, &why);
            return Ok(());
        }
        let mut annotations: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for binding in &hook.bindings {
            let matched = match &binding.resources {
                None => Ok(true),
                Some(matcher) => {
                    let view = matcher.view(self.table, &self.engine.loopback, request).await;
                    view.map(|view| view.is_some())
                }
            };
            let judged = match matched {
                Ok(false) => continue,
                Ok(true) => self.judge(policy, binding, &view, request).await?,
                Err(status) => Err(status.message),
            };
            let judgements = match judged {
                Ok(judgements) => judgements,
                Err(why) => {
                    self.verdict.misconfigured(policy, Some(&binding.name), &why);
                    continue;
                }
            };
            for judgement in judgements {
                for failure in &judgement.failures {
                    // Errors have no reason of their own.
                    if !(policy.ignore && failure.reason.is_empty()) {
                        self.verdict.failed(&policy.name, binding, failure, request);
                    }
                }
                for (key, value) in judgement.annotations {
                    match value {
                        Ok(mut value) => {
                            value.truncate(value.floor_char_boundary(MAX_ANNOTATION_BYTES));
                            let values = annotations.entry(key).or_default();
                            if !values.contains(&value) {
                                values.push(value);
                            }
                        }
                        Err(_) if policy.ignore => {}
                        Err(why) => self.verdict.deny(&policy.name, Some(&binding.name), &why, ""),
                    }
                }
            }
        }
        for (key, values) in annotations {
            request.audit_annotations.insert(format!("{}/{key}", policy.name), values.join(", "));
        }
        Ok(())
    }

    /// What the policy says with each parameter; the inner error is of the binding.
    async fn judge(
        &mut self,
        policy: &Policy<Validator>,
        binding: &Binding,
        view: &View,
        request: &AdmissionRequest,
    ) -> Result<Result<Vec<Judgement>, String>, Status> {
        let params = match (&policy.params, &binding.params) {
            (Some(kind), Some(reference)) => {
                let collected = match kind.served(self.table) {
                    Ok(served) => reference.collect(served, &self.engine.loopback, &request.namespace).await,
                    Err(why) => Err(why),
                };
                match collected {
                    Ok(params) => params,
                    Err(why) => return Ok(Err(why)),
                }
            }
            _ => vec![Value::Null],
        };
        let namespace = match &self.namespace {
            Some(namespace) => namespace.clone(),
            None => {
                let namespace = self.engine.namespace(request).await?;
                self.namespace = Some(namespace.clone());
                namespace
            }
        };
        let form = match self.forms.get(&self.converter, request, view) {
            Ok(form) => form,
            Err(status) => return Ok(Err(format!("failed to convert object version: {}", status.message))),
        };
        let subject = Subject::new(request, view);
        let mut judgements = Vec::with_capacity(params.len());
        for params in &params {
            let inputs = Inputs {
                params: Some(params).filter(|params| !params.is_null()),
                namespace: namespace.as_ref(),
                ..subject.inputs(&form.object, &form.old_object)
            };
            let judgement = self.asker.ask(&request.user, |answers| policy.evaluator.judge(inputs, answers)).await;
            judgements.push(judgement.0);
        }
        Ok(Ok(judgements))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(spec: Value, object: Value) -> Judgement {
        let validator = Validator::compile(&json!({"spec": spec}));
        let request = json!({"name": "a", "operation": "CREATE", "userInfo": {}});
        let inputs = Inputs {
            object: Some(&object),
            old_object: None,
            params: None,
            request: &request,
            namespace: None,
            resource: None,
        };
        validator.judge(inputs, &Answers::new()).expect("no checks").0
    }
    fn messages(judgement: &Judgement) -> Vec<&str> {
        judgement.failures.iter().map(|failure| failure.message.as_str()).collect()
    }

    #[test]
    fn messages_are_the_expression_s_or_the_text_or_the_rule() {
        let judged = judge(
            json!({"validations": [
                {"expression": "object.n > 1", "messageExpression": "'n is ' + string(object.n)", "message": "static"},
                {"expression": "object.n > 1", "messageExpression": "string(object.nosuch)", "message": " static "},
                {"expression": " object.n > 1 ", "messageExpression": "'two\\nlines'"},
                {"expression": "object.n == 1"},
                {"expression": "object.nosuch == 1", "message": "m"},
            ]}),
            json!({"n": 1}),
        );
        let error = "expression 'object.nosuch == 1' resulted in error: no such key: nosuch";
        assert_eq!(messages(&judged), ["n is 1", "static", "failed expression: object.n > 1", error]);
        assert_eq!(judged.failures[0].reason, "Invalid");
        assert_eq!(judged.failures[3].reason, "");
    }

    #[test]
    fn variables_are_seen_and_their_errors_told() {
        let judged = judge(
            json!({"variables": [{"name": "double", "expression": "object.n * 2"}, {"name": "bad", "expression": "1 +"}],
                "validations": [{"expression": "variables.double == 3", "messageExpression": "'got ' + string(variables.double)"},
                    {"expression": "variables.bad == 3"}]}),
            json!({"n": 1}),
        );
        assert_eq!(judged.failures[0].message, "got 2");
        assert!(judged.failures[1].message.contains("composited variable \"bad\" fails to compile"));
    }

    #[test]
    fn annotations_are_published_unless_null_or_blank() {
        let judged = judge(
            json!({"auditAnnotations": [{"key": "a", "valueExpression": "' v '"}, {"key": "b", "valueExpression": "null"},
                {"key": "c", "valueExpression": "''"}, {"key": "d", "valueExpression": "object.nosuch"}]}),
            json!({"n": 1}),
        );
        assert_eq!(judged.annotations[0], ("a".to_owned(), Ok("v".to_owned())));
        assert_eq!(judged.annotations.len(), 2);
        assert!(judged.annotations[1].1.is_err());
    }

    #[test]
    fn the_first_refusal_is_the_answer() {
        let mut request = AdmissionRequest::empty(crate::request::Operation::Create);
        let mut verdict = Verdict::default();
        verdict.deny("p", Some("b"), "no", "Forbidden");
        verdict.deny("q", None, "never", "");
        let status = verdict.finish(&mut request).expect_err("refused");
        assert_eq!((status.code, status.reason.as_str()), (403, "Forbidden"));
        assert!(status.message.ends_with("ValidatingAdmissionPolicy 'p' with binding 'b' denied request: no"));
        assert_eq!(status.details.expect("details").causes.len(), 1);
    }
}
