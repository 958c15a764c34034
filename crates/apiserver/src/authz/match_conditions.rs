//! Match conditions of an authorization webhook: expressions over the spec of
//! the SubjectAccessReview it would be sent.
//!
//! Upstream followed: `apiserver/pkg/authorization/cel`,
//! `compileMatchConditions` of `apiserver/pkg/apis/apiserver/validation`.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::{ErrorList, FieldError, Path, Value};
use cel::declared::Decl;
use cel::{Env, Program, Type, Vintage};
use serde_json::json;

/// Most conditions of a webhook.
const MAX_CONDITIONS: usize = 64;

struct Condition {
    text: String,
    program: Program,
}

/// All must hold; none at all always do.
#[derive(Default)]
pub struct MatchConditions(Vec<Condition>);

fn string() -> Decl {
    Decl::simple(Type::String, 2)
}

fn strings() -> Decl {
    Decl::list(string(), -1)
}

fn request_type() -> Decl {
    let selector = |name: &str| {
        let requirement = Decl::object(
            "kubernetes.SelectorRequirement",
            [("key", string()), ("operator", string()), ("values", strings())],
        );
        Decl::object(name, [("rawSelector", string()), ("requirements", Decl::list(requirement, -1))])
    };
    let resource = Decl::object(
        "kubernetes.ResourceAttributes",
        [
            ("namespace", string()),
            ("verb", string()),
            ("group", string()),
            ("version", string()),
            ("resource", string()),
            ("subresource", string()),
            ("name", string()),
            ("fieldSelector", selector("kubernetes.FieldSelectorAttributes")),
            ("labelSelector", selector("kubernetes.LabelSelectorAttributes")),
        ],
    );
    let path = Decl::object("kubernetes.NonResourceAttributes", [("path", string()), ("verb", string())]);
    Decl::object(
        "kubernetes.SubjectAccessReviewSpec",
        [
            ("resourceAttributes", resource),
            ("nonResourceAttributes", path),
            ("user", string()),
            ("groups", strings()),
            ("extra", Decl::map(string(), strings(), -1)),
            ("uid", string()),
        ],
    )
}

fn compile(env: &Env, text: &str) -> Result<Program, String> {
    let ast = env.compile(text).map_err(|issues| format!("compilation failed: {issues}"))?;
    if *ast.output_type() != Type::Bool {
        return Err(format!("must evaluate to bool but got {}", ast.output_type()));
    }
    Program::new(&ast).map_err(|error| format!("program instantiation failed: {error}"))
}

impl MatchConditions {
    /// `conditions` as a configuration has them; `path` is that of the webhook.
    pub fn compile(conditions: &Value, path: &Path) -> Result<Self, ErrorList> {
        let conditions = conditions.as_array().map(Vec::as_slice).unwrap_or_default();
        let path = path.child("matchConditions");
        if conditions.len() > MAX_CONDITIONS {
            return Err(vec![FieldError::too_many(&path, conditions.len(), MAX_CONDITIONS as i64)]);
        }
        let env = Env::new(Vintage::Stored).with_declared("request", &request_type());
        let mut errors = ErrorList::new();
        let (mut seen, mut compiled) = (BTreeSet::new(), Vec::new());
        for (i, condition) in conditions.iter().enumerate() {
            let path = path.index(i).child("expression");
            let text = condition["expression"].as_str().unwrap_or_default();
            if text.trim().is_empty() {
                errors.push(FieldError::required(&path, ""));
            } else if !seen.insert(text) {
                errors.push(FieldError::duplicate(&path, &text.into()));
            } else {
                match compile(&env, text) {
                    Ok(program) => compiled.push(Condition { text: text.to_owned(), program }),
                    Err(why) => errors.push(FieldError::invalid(&path, &text.into(), why)),
                }
            }
        }
        if errors.is_empty() { Ok(MatchConditions(compiled)) } else { Err(errors) }
    }

    /// Whether the webhook is to be asked about `spec`. A condition that does not
    /// hold counts more than one that fails.
    pub fn hold(&self, spec: &Value) -> Result<bool, String> {
        if self.0.is_empty() {
            return Ok(true);
        }
        let request = complete(spec);
        let variables = BTreeMap::from([("request", cel::Value::from_json(&request))]);
        let mut failures = Vec::new();
        for condition in &self.0 {
            match condition.program.eval(&variables, &Default::default(), u64::MAX).result {
                Ok(cel::Value::Bool(true)) => {}
                Ok(cel::Value::Bool(false)) => return Ok(false),
                Ok(_) => failures.push(format!(
                    "cel evaluation error: expression '{}' eval result type should be bool",
                    condition.text
                )),
                Err(failure) => {
                    let why = match failure {
                        cel::Failure::Error(why) => why,
                        _ => "operation cancelled: actual cost limit exceeded".to_owned(),
                    };
                    failures.push(format!(
                        "cel evaluation error: expression '{}' resulted in error: {why}",
                        condition.text
                    ));
                }
            }
        }
        if failures.is_empty() { Ok(true) } else { Err(super::rbac::aggregate(&failures)) }
    }
}

/// With all text members that a review leaves out when they are empty.
fn complete(spec: &Value) -> Value {
    let mut all = json!({"user": "", "groups": [], "uid": "", "extra": {}});
    let fill = |into: &mut Value, from: &Value| {
        for (key, value) in from.as_object().into_iter().flatten() {
            into[key] = value.clone();
        }
    };
    fill(&mut all, spec);
    if spec["resourceAttributes"].is_object() {
        let mut resource = json!({
            "namespace": "", "verb": "", "group": "", "version": "", "resource": "", "subresource": "", "name": "",
        });
        fill(&mut resource, &spec["resourceAttributes"]);
        all["resourceAttributes"] = resource;
    }
    if spec["nonResourceAttributes"].is_object() {
        let mut path = json!({"path": "", "verb": ""});
        fill(&mut path, &spec["nonResourceAttributes"]);
        all["nonResourceAttributes"] = path;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conditions(texts: &[&str]) -> Result<MatchConditions, ErrorList> {
        let list: Vec<Value> = texts.iter().map(|text| json!({"expression": text})).collect();
        MatchConditions::compile(&list.into(), &Path::new("webhook"))
    }

    #[test]
    fn all_must_hold() {
        let both = conditions(&["has(request.resourceAttributes)", "request.resourceAttributes.namespace == 'a'"]);
        let both = both.unwrap();
        assert_eq!(both.hold(&json!({"resourceAttributes": {"namespace": "a"}})), Ok(true));
        assert_eq!(both.hold(&json!({"resourceAttributes": {"verb": "get"}})), Ok(false));
        assert_eq!(both.hold(&json!({"nonResourceAttributes": {"path": "/"}})), Ok(false));
    }

    #[test]
    fn one_that_fails_is_told() {
        let one = conditions(&["request.resourceAttributes.namespace == 'a'"]).unwrap();
        assert_eq!(
            one.hold(&json!({"nonResourceAttributes": {"path": "/"}})).unwrap_err(),
            "cel evaluation error: expression 'request.resourceAttributes.namespace == 'a'' resulted in error: \
             no such key: resourceAttributes"
        );
    }

    #[test]
    fn wrong_expressions_are_refused() {
        let texts: Vec<String> =
            conditions(&["request.user", "", "true", "true"]).err().unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "webhook.matchConditions[0].expression: Invalid value: \"request.user\": must evaluate to bool but got string",
                "webhook.matchConditions[1].expression: Required value",
                "webhook.matchConditions[3].expression: Duplicate value: \"true\"",
            ]
        );
    }
}
