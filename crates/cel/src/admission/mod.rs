//! Expressions of admission policies and match conditions: their environment,
//! how they are compiled, their variables and budgets.
//!
//! Variables of a policy (`variables.NAME`) are compiled in order, each sees the
//! ones before it, and are evaluated at most once an activation, when something
//! asks for them; what they cost counts against the same budget. Upstream: k8s
//! `apiserver/pkg/admission/plugin/cel`.

pub mod conditions;
pub mod patches;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use serde_json::Value as Json;

use crate::authz::{Answers, Resource};
use crate::convert::failure_text;
use crate::declared::{Decl, DeclShape};
use crate::env::{Env, Vintage};
use crate::ext::opaque::Opaque;
use crate::limits::PER_CALL_LIMIT;
use crate::program::{Program, Variables};
use crate::types::Type;
use crate::value::{Failure, Outcome, Shape, Value};

const VARIABLES_TYPE: &str = "kubernetes.variables";

/// What beside object, oldObject, request and namespaceObject is there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Declarations {
    pub params: bool,
    pub authorizer: bool,
    pub patch_types: bool,
}

fn strings() -> Decl {
    Decl::list(Decl::simple(Type::String, 2), -1)
}
fn string() -> Decl {
    Decl::simple(Type::String, 2)
}
fn string_map() -> Decl {
    Decl::map(string(), string(), -1)
}

fn request_type() -> Decl {
    let kind = || {
        Decl::object("kubernetes.GroupVersionKind", [("group", string()), ("version", string()), ("kind", string())])
    };
    let resource = || {
        Decl::object(
            "kubernetes.GroupVersionResource",
            [("group", string()), ("version", string()), ("resource", string())],
        )
    };
    let user = Decl::object(
        "kubernetes.UserInfo",
        [
            ("username", string()),
            ("uid", string()),
            ("groups", strings()),
            ("extra", Decl::map(string(), strings(), -1)),
        ],
    );
    Decl::object(
        "kubernetes.AdmissionRequest",
        [
            ("kind", kind()),
            ("resource", resource()),
            ("subResource", string()),
            ("requestKind", kind()),
            ("requestResource", resource()),
            ("requestSubResource", string()),
            ("name", string()),
            ("namespace", string()),
            ("operation", string()),
            ("userInfo", user),
            ("dryRun", Decl::simple(Type::Bool, 4)),
            ("options", Decl::simple(Type::Dyn, 1)),
        ],
    )
}

fn namespace_type() -> Decl {
    let time = || Decl::simple(Type::Timestamp, 12);
    let int = || Decl::simple(Type::Int, 1);
    let condition = Decl::object(
        "kubernetes.NamespaceCondition",
        [
            ("status", string()),
            ("type", string()),
            ("lastTransitionTime", time()),
            ("message", string()),
            ("reason", string()),
        ],
    );
    let metadata = Decl::object(
        "kubernetes.NamespaceMetadata",
        [
            ("name", string()),
            ("generateName", string()),
            ("namespace", string()),
            ("labels", string_map()),
            ("annotations", string_map()),
            ("UID", string()),
            ("creationTimestamp", time()),
            ("deletionGracePeriodSeconds", int()),
            ("deletionTimestamp", time()),
            ("generation", int()),
            ("resourceVersion", string()),
            ("finalizers", strings()),
        ],
    );
    Decl::object(
        "kubernetes.Namespace",
        [
            ("metadata", metadata),
            ("spec", Decl::object("kubernetes.NamespaceSpec", [("finalizers", strings())])),
            (
                "status",
                Decl::object(
                    "kubernetes.NamespaceStatus",
                    [("conditions", Decl::list(condition, -1)), ("phase", string())],
                ),
            ),
        ],
    )
}

/// The environment of admission expressions; `object`, `oldObject` and `params`
/// are dynamic unless a type is given for them (type checking of policies).
pub fn environment(vintage: Vintage, declarations: Declarations, object: Option<&Decl>, params: Option<&Decl>) -> Env {
    let mut env = Env::new(vintage);
    for (name, decl) in [("object", object), ("oldObject", object)] {
        env = match decl {
            Some(decl) => env.with_declared(name, decl),
            None => env.with_variable(name, Type::Dyn),
        };
    }
    env = env.with_declared("request", &request_type()).with_declared("namespaceObject", &namespace_type());
    if declarations.params {
        env = match params {
            Some(decl) => env.with_declared("params", decl),
            None => env.with_variable("params", Type::Dyn),
        };
    }
    if declarations.authorizer {
        env = env
            .with_variable("authorizer", Type::object("kubernetes.authorization.Authorizer"))
            .with_variable("authorizer.requestResource", Type::object("kubernetes.authorization.ResourceCheck"));
    }
    if declarations.patch_types {
        env = env.with_patch_types();
    }
    env
}

/// What kind of error a compilation gave; it chooses the field error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompileErrorKind {
    Required,
    Invalid,
    Internal,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompileError {
    pub kind: CompileErrorKind,
    pub detail: String,
}

/// An expression ready to be evaluated, with its text for errors.
#[derive(Debug)]
pub struct Compiled {
    pub text: String,
    pub output: Type,
    pub program: Program,
}

/// Compiles in `env`; the value must be of one of `returns` (an `any` in it
/// accepts everything).
pub fn compile(env: &Env, text: &str, returns: &[Type]) -> Result<Compiled, CompileError> {
    let error = |kind, detail: String| CompileError { kind, detail };
    let ast = env
        .compile(text)
        .map_err(|issues| error(CompileErrorKind::Invalid, format!("compilation failed: {issues}")))?;
    let output = ast.output_type().clone();
    if !returns.iter().any(|wanted| *wanted == output || *wanted == Type::Any) {
        let got = output.declared();
        let detail = match returns {
            [one] => format!("must evaluate to {} but got {got}", one.declared()),
            several => {
                let several: Vec<String> = several.iter().map(Type::declared).collect();
                format!("must evaluate to one of [{}] but got {got}", several.join(" "))
            }
        };
        return Err(error(CompileErrorKind::Invalid, detail));
    }
    let program = Program::new(&ast)
        .map_err(|message| error(CompileErrorKind::Internal, format!("program instantiation failed: {message}")))?;
    Ok(Compiled { text: text.to_owned(), output, program })
}

/// The variables of a policy, compiled one after the other.
#[derive(Debug, Default)]
pub struct Composition {
    fields: BTreeMap<String, Decl>,
    variables: Vec<(String, Result<Compiled, CompileError>)>,
}

impl Composition {
    /// `base` with `variables`: all those so far.
    pub fn env(&self, base: Env) -> Env {
        let shape = DeclShape::Object { name: VARIABLES_TYPE.to_owned(), fields: self.fields.clone() };
        base.with_declared("variables", &Decl { shape, max_elements: 0, min_size: 2 })
    }
    /// Adds a variable; gives its error, if it does not compile.
    pub fn add(&mut self, base: Env, name: &str, text: &str) -> Result<(), CompileError> {
        let compiled = compile(&self.env(base), text, &[Type::Any, Type::Dyn]);
        let of = compiled.as_ref().map_or(Type::Dyn, |compiled| compiled.output.clone());
        self.fields.insert(name.to_owned(), as_declared(&of));
        let error = compiled.as_ref().err().cloned();
        self.variables.push((name.to_owned(), compiled));
        error.map_or(Ok(()), Err)
    }
}

/// The type of a variable as a field: what is neither scalar nor list nor map is dynamic.
fn as_declared(of: &Type) -> Decl {
    match of {
        Type::List(element) => Decl::list(as_declared(element), -1),
        Type::Map(key, value) => Decl::map(as_declared(key), as_declared(value), -1),
        Type::Any
        | Type::Bool
        | Type::Bytes
        | Type::Double
        | Type::Duration
        | Type::Int
        | Type::Null
        | Type::String
        | Type::Timestamp
        | Type::Uint => Decl::simple(of.clone(), 1),
        _ => Decl::simple(Type::Dyn, 1),
    }
}

/// Names of the Go structs of the typed variables.
const REQUEST_SHAPE: Shape = {
    const KIND: Shape = Shape { go_type: Some("v1.GroupVersionKind"), fields: &[] };
    const RESOURCE: Shape = Shape { go_type: Some("v1.GroupVersionResource"), fields: &[] };
    Shape {
        go_type: Some("v1.AdmissionRequest"),
        fields: &[
            ("kind", KIND),
            ("requestKind", KIND),
            ("resource", RESOURCE),
            ("requestResource", RESOURCE),
            ("userInfo", Shape { go_type: Some("v1.UserInfo"), fields: &[] }),
        ],
    }
};
const NAMESPACE_SHAPE: Shape = Shape {
    go_type: Some("v1.Namespace"),
    fields: &[
        ("metadata", Shape { go_type: Some("v1.ObjectMeta"), fields: &[] }),
        ("spec", Shape { go_type: Some("v1.NamespaceSpec"), fields: &[] }),
        ("status", Shape { go_type: Some("v1.NamespaceStatus"), fields: &[] }),
    ],
};

/// What an expression is evaluated against.
#[derive(Debug, Clone, Copy)]
pub struct Inputs<'a> {
    pub object: Option<&'a Json>,
    pub old_object: Option<&'a Json>,
    /// `Some` where params are declared; null where a policy goes without.
    pub params: Option<&'a Json>,
    pub request: &'a Json,
    pub namespace: Option<&'a Json>,
    /// The resource of `authorizer.requestResource`; `None` without authorizer.
    pub resource: Option<&'a Resource>,
}

/// One round of evaluations over the same inputs; variables are kept.
pub struct Activation<'a> {
    inputs: Inputs<'a>,
    composition: Option<&'a Composition>,
    answers: &'a Answers,
    values: RefCell<BTreeMap<&'a str, Outcome<'a>>>,
    variables_cost: Cell<u64>,
}

/// The budget is used up: nothing more is evaluated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    OutOfBudget,
    /// An authorization check must be answered first, then all begins anew.
    Pending(Box<crate::authz::Check>),
}

pub const OUT_OF_BUDGET: &str =
    "validation failed due to running out of cost budget, no further validation rules will be run";

impl<'a> Activation<'a> {
    pub fn new(inputs: Inputs<'a>, composition: Option<&'a Composition>, answers: &'a Answers) -> Self {
        let values = RefCell::new(BTreeMap::new());
        Activation { inputs, composition, answers, values, variables_cost: Cell::new(0) }
    }

    /// Evaluates against `budget`, which shrinks. The inner error is the text of
    /// a failed evaluation.
    pub fn evaluate(&self, compiled: &'a Compiled, budget: &mut i64) -> Result<Result<Value<'a>, String>, Stop> {
        let evaluation = compiled.program.eval(self, self.answers, PER_CALL_LIMIT);
        if let Err(Failure::Pending(check)) = evaluation.result {
            return Err(Stop::Pending(check));
        }
        for cost in [self.variables_cost.take(), evaluation.cost] {
            match i64::try_from(cost) {
                Ok(cost) if cost <= *budget => *budget -= cost,
                _ => return Err(Stop::OutOfBudget),
            }
        }
        Ok(evaluation
            .result
            .map_err(|failure| format!("expression '{}' resulted in error: {}", compiled.text, failure_text(failure))))
    }

    /// As [`evaluate`](Self::evaluate), of something that may not compile (any more).
    pub fn evaluate_stored(
        &self,
        compiled: &'a Result<Compiled, CompileError>,
        budget: &mut i64,
    ) -> Result<Result<Value<'a>, String>, Stop> {
        match compiled {
            Ok(compiled) => self.evaluate(compiled, budget),
            Err(error) => Ok(Err(format!("compilation error: {}", error.detail))),
        }
    }

    fn variable(&self, name: &str) -> Option<Outcome<'a>> {
        let (name, compiled) = self.composition?.variables.iter().rev().find(|(known, _)| known == name)?;
        if let Some(known) = self.values.borrow().get(name.as_str()) {
            return Some(known.clone());
        }
        let outcome = match compiled {
            Err(error) => Failure::error(format!(
                "composited variable {} fails to compile: {}",
                apimachinery::field::quote(name),
                error.detail
            )),
            Ok(compiled) => {
                let evaluation = compiled.program.eval(self, self.answers, PER_CALL_LIMIT);
                self.variables_cost.set(self.variables_cost.get().saturating_add(evaluation.cost));
                match evaluation.result {
                    Ok(value) => Ok(value),
                    Err(pending @ Failure::Pending(_)) => return Some(Err(pending)),
                    Err(failure) => Failure::error(format!(
                        "composited variable {} fails to evaluate: {}",
                        apimachinery::field::quote(name),
                        failure_text(failure)
                    )),
                }
            }
        };
        self.values.borrow_mut().insert(name, outcome.clone());
        Some(outcome)
    }
}

impl<'a> Variables<'a> for Activation<'a> {
    fn get(&self, name: &str) -> Option<Outcome<'a>> {
        let dynamic = |json: Option<&'a Json>| Some(Ok(json.map_or(Value::Null, Value::from_json)));
        match name {
            "object" => dynamic(self.inputs.object),
            "oldObject" => dynamic(self.inputs.old_object),
            "params" => dynamic(self.inputs.params),
            "request" => Some(Ok(Value::from_typed(self.inputs.request, REQUEST_SHAPE))),
            "namespaceObject" => {
                let namespace = self.inputs.namespace;
                Some(Ok(namespace.map_or(Value::Null, |json| Value::from_typed(json, NAMESPACE_SHAPE))))
            }
            "authorizer" => self.inputs.resource.map(|_| Ok(Value::opaque(Opaque::Authorizer(None)))),
            "authorizer.requestResource" => {
                let resource = self.inputs.resource?.clone();
                Some(Ok(Value::opaque(Opaque::ResourceCheck(None, Box::new(resource)))))
            }
            _ => None,
        }
    }
    fn field(&self, name: &str, field: &str) -> Option<Outcome<'a>> {
        if name == "variables" { self.variable(field) } else { None }
    }
}

/// The namespace as `namespaceObject` shows it: a part of its metadata, all else.
pub fn namespace_for_expressions(namespace: &Json) -> Json {
    const KEPT: &[&str] = &[
        "name",
        "generateName",
        "namespace",
        "uid",
        "resourceVersion",
        "generation",
        "creationTimestamp",
        "deletionTimestamp",
        "deletionGracePeriodSeconds",
        "labels",
        "annotations",
        "finalizers",
    ];
    let mut out = serde_json::Map::new();
    for part in ["spec", "status"] {
        if let Some(value) = namespace.get(part) {
            out.insert(part.to_owned(), value.clone());
        }
    }
    if let Some(metadata) = namespace.get("metadata").and_then(Json::as_object) {
        let metadata = metadata.iter().filter(|(name, _)| KEPT.contains(&name.as_str()));
        let metadata = metadata.map(|(name, value)| (name.clone(), value.clone())).collect();
        out.insert("metadata".to_owned(), Json::Object(metadata));
    }
    Json::Object(out)
}
