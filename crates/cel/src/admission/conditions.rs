//! Match conditions of webhooks and policies: all must hold.
//!
//! Upstream: k8s `apiserver/pkg/admission/plugin/webhook/matchconditions`.

use serde_json::Value as Json;

use super::{Activation, CompileError, Compiled, Composition, Declarations, Inputs, OUT_OF_BUDGET, Stop};
use super::{compile, environment};
use crate::authz::{Answers, Check};
use crate::env::{Env, Vintage};
use crate::limits::RUNTIME_CEL_COST_BUDGET_MATCH_CONDITIONS;
use crate::types::Type;
use crate::value::Value;

/// What conditions say of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matched {
    Yes,
    No,
    /// Why it could not be found out; the failure policy decides.
    Failed(String),
}

/// The compiled `matchConditions` of something.
#[derive(Debug, Default)]
pub struct Conditions(Vec<Result<Compiled, CompileError>>);

impl Conditions {
    /// Compiles stored conditions in `env`.
    pub fn compile(list: &Json, env: &Env) -> Self {
        let expression = |condition: &Json| compile(env, condition["expression"].as_str().unwrap_or(""), &[Type::Bool]);
        Conditions(list.as_array().into_iter().flatten().map(expression).collect())
    }
    /// Those of a webhook, which has neither params nor variables.
    pub fn of_webhook(list: &Json) -> Self {
        if list.as_array().is_none_or(Vec::is_empty) {
            return Conditions::default();
        }
        let declarations = Declarations { authorizer: true, ..Declarations::default() };
        Conditions::compile(list, &environment(Vintage::Stored, declarations, None, None))
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Evaluates all, until one does not hold. The error is a question to answer first.
    pub fn matched(
        &self,
        inputs: Inputs,
        composition: Option<&Composition>,
        answers: &Answers,
    ) -> Result<Matched, Box<Check>> {
        let activation = Activation::new(Inputs { namespace: None, ..inputs }, composition, answers);
        let mut budget = RUNTIME_CEL_COST_BUDGET_MATCH_CONDITIONS;
        let mut outcomes = Vec::with_capacity(self.0.len());
        for condition in &self.0 {
            outcomes.push(match activation.evaluate_stored(condition, &mut budget) {
                Ok(outcome) => outcome,
                Err(Stop::Pending(check)) => return Err(check),
                Err(Stop::OutOfBudget) => return Ok(Matched::Failed(OUT_OF_BUDGET.to_owned())),
            });
        }
        if outcomes.iter().any(|outcome| matches!(outcome, Ok(Value::Bool(false)))) {
            return Ok(Matched::No);
        }
        let failures: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
        Ok(if failures.is_empty() { Matched::Yes } else { Matched::Failed(aggregate(failures)) })
    }
}

/// Errors as upstream joins them: each text once.
fn aggregate(all: Vec<String>) -> String {
    let mut once: Vec<String> = Vec::new();
    for text in all {
        if !once.contains(&text) {
            once.push(text);
        }
    }
    if once.len() == 1 { once.remove(0) } else { format!("[{}]", once.join(", ")) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn matched(expressions: &[&str]) -> Matched {
        let list: Vec<Json> = expressions.iter().map(|text| json!({"name": "c", "expression": text})).collect();
        let request = json!({"name": "a", "userInfo": {"username": "u"}});
        let object = json!({"metadata": {"name": "a"}});
        let inputs = Inputs {
            object: Some(&object),
            old_object: None,
            params: None,
            request: &request,
            namespace: None,
            resource: None,
        };
        Conditions::of_webhook(&json!(list)).matched(inputs, None, &Answers::new()).expect("no checks")
    }

    #[test]
    fn all_must_hold() {
        assert_eq!(matched(&[]), Matched::Yes);
        assert_eq!(matched(&["request.name == 'a'", "object.metadata.name == 'a'"]), Matched::Yes);
        assert_eq!(matched(&["request.name == 'a'", "oldObject != null"]), Matched::No);
    }

    #[test]
    fn one_that_does_not_hold_outweighs_errors() {
        let missing = "object.spec.x == 1";
        let text = format!("expression '{missing}' resulted in error: no such key: spec");
        assert_eq!(matched(&[missing, "true"]), Matched::Failed(text.clone()));
        assert_eq!(matched(&[missing, missing]), Matched::Failed(text));
        assert_eq!(matched(&[missing, "false"]), Matched::No);
        let Matched::Failed(text) = matched(&["nope"]) else { panic!("does not compile") };
        assert!(text.starts_with("compilation error: compilation failed: ERROR:"), "{text}");
    }
}
