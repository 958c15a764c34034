//! MutatingAdmissionPolicy: objects changed by expressions, one mutation after
//! the other, each seeing what those before it made.
//!
//! Upstream followed: `admission/plugin/policy/mutating/dispatcher.go`,
//! `generic/policy_dispatcher.go`.

use apimachinery::status::Cause;
use apimachinery::{GroupVersionKind, Status, Value};
use async_trait::async_trait;
use cel::admission::conditions::{Conditions, Matched};
use cel::admission::{
    Activation, CompileError, Compiled, Composition, Declarations, Inputs, OUT_OF_BUDGET, Stop, compile, environment,
    patches,
};
use cel::authz::{Answers, Check};
use cel::limits::RUNTIME_CEL_COST_BUDGET;
use cel::{Type, Vintage};
use patch::smd::TypeRef;

use super::source::{Binding, Compile, Policy};
use super::{Converter, Engine, Forms, View, patching, table};
use crate::admission::expressions::{Asker, Subject};
use crate::admission::{forbidden, text};
use crate::request::{AdmissionPlugin, AdmissionRequest, Operation};
use crate::serving::Table;

#[derive(Clone, Copy, PartialEq)]
enum PatchType {
    Json,
    Apply,
}

struct Mutation {
    patch: PatchType,
    expression: Result<Compiled, CompileError>,
}

/// The expressions of a policy.
pub struct Mutator {
    variables: Composition,
    conditions: Conditions,
    mutations: Vec<Mutation>,
    /// `reinvocationPolicy: IfNeeded`.
    reinvocable: bool,
}

impl Compile for Mutator {
    fn compile(policy: &Value) -> Self {
        let spec = &policy["spec"];
        let params = spec["paramKind"].is_object();
        let base = |patch_types| {
            environment(Vintage::Stored, Declarations { params, authorizer: true, patch_types }, None, None)
        };
        let list = |field: &str| spec[field].as_array().into_iter().flatten();
        let mut variables = Composition::default();
        for variable in list("variables") {
            // A variable that does not compile fails where it is used.
            let _ = variables.add(base(false), text(variable, "name"), text(variable, "expression"));
        }
        let env = variables.env(base(true));
        let mutation = |mutation: &Value| {
            let (patch, field, returns) = match text(mutation, "patchType") {
                "JSONPatch" => (PatchType::Json, "jsonPatch", Type::list(Type::object("JSONPatch"))),
                _ => (PatchType::Apply, "applyConfiguration", Type::object("Object")),
            };
            Mutation { patch, expression: compile(&env, text(&mutation[field], "expression"), &[returns]) }
        };
        Mutator {
            conditions: Conditions::compile(&spec["matchConditions"], &variables.env(base(false))),
            mutations: list("mutations").map(mutation).collect(),
            reinvocable: text(spec, "reinvocationPolicy") == "IfNeeded",
            variables,
        }
    }
}

impl Mutator {
    /// What a mutation's expression gives, as JSON.
    fn evaluate(&self, mutation: &Mutation, inputs: Inputs, answers: &Answers) -> Result<Outcome, Box<Check>> {
        let compiled = match &mutation.expression {
            Ok(compiled) => compiled,
            Err(error) => return Ok(Err(error.detail.clone())),
        };
        let activation = Activation::new(inputs, Some(&self.variables), answers);
        let mut budget = RUNTIME_CEL_COST_BUDGET;
        Ok(match activation.evaluate(compiled, &mut budget) {
            Err(Stop::Pending(check)) => return Err(check),
            Err(Stop::OutOfBudget) => Err(OUT_OF_BUDGET.to_owned()),
            Ok(Err(why)) => Err(why),
            Ok(Ok(value)) => match mutation.patch {
                PatchType::Json => patches::json_patch(&value),
                PatchType::Apply => patches::apply_configuration(&value),
            },
        })
    }
}

type Outcome = Result<Value, String>;

/// Why a mutation did not succeed.
enum Failed {
    /// Subject to the failure policy.
    Policy(String),
    Final(Box<Status>),
}

/// A policy to apply, with one parameter.
struct Invocation<'a> {
    policy: &'a Policy<Mutator>,
    binding: &'a Binding,
    view: View,
    params: Value,
}

impl Invocation<'_> {
    fn key(&self) -> String {
        let metadata = &self.params["metadata"];
        let (namespace, name) = (text(metadata, "namespace"), text(metadata, "name"));
        format!("{}/{}/{namespace}/{name}", self.policy.name, self.binding.name)
    }
}

/// What could not be done: the message and the reason, if another than Forbidden.
#[derive(Default)]
struct Refusals(Vec<(String, Option<&'static str>)>);

impl Refusals {
    fn add(&mut self, policy: &Policy<Mutator>, binding: Option<&Binding>, why: &str, reason: Option<&'static str>) {
        if policy.ignore {
            return;
        }
        let name = &policy.name;
        let message = match binding {
            Some(binding) => format!("policy '{name}' with binding '{}' denied request: {why}", binding.name),
            None => format!("policy {} denied request: {why}", apimachinery::field::quote(name)),
        };
        self.0.push((message, reason));
    }
    fn policy(&mut self, policy: &Policy<Mutator>, why: &str) {
        self.add(policy, None, &format!("failed to configure policy: {why}"), None);
    }
    fn binding(&mut self, policy: &Policy<Mutator>, binding: &Binding, why: &str) {
        self.add(policy, Some(binding), &format!("failed to configure binding: {why}"), None);
    }

    fn finish(self, request: &AdmissionRequest) -> Result<(), Status> {
        let Some((message, reason)) = self.0.first() else { return Ok(()) };
        let mut status = forbidden(request, message);
        status.message.clone_from(message);
        if let Some(reason) = reason {
            status.reason = (*reason).to_owned();
        }
        let details = status.details.get_or_insert_default();
        details.causes.extend(self.0.into_iter().map(|(message, _)| Cause { message, ..Cause::default() }));
        Err(status)
    }
}

pub struct MutatingPolicies(pub(super) Engine<Mutator>);

#[async_trait]
impl AdmissionPlugin for MutatingPolicies {
    fn name(&self) -> &'static str {
        "MutatingAdmissionPolicy"
    }

    fn handles(&self, operation: Operation) -> bool {
        operation != Operation::Delete
    }

    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let Some(hooks) = self.0.hooks(request).await? else { return Ok(()) };
        let Some((core, table)) = table(&self.0.core) else { return Ok(()) };
        let mut refusals = Refusals::default();
        let mut invocations = Vec::new();
        for hook in hooks.iter() {
            let policy = &*hook.policy;
            let view = match policy.constraints.view(&table, &self.0.loopback, request).await {
                Ok(Some(view)) => view,
                Ok(None) => continue,
                Err(status) => {
                    refusals.policy(policy, &status.message);
                    continue;
                }
            };
            if let Some(Err(why)) = policy.params.as_ref().map(|kind| kind.served(&table)) {
                refusals.policy(policy, &why);
                continue;
            }
            for binding in &hook.bindings {
                match self.params(policy, binding, &table, request).await {
                    Ok(None) => {}
                    Ok(Some(all)) => invocations.extend(all.into_iter().map(|params| Invocation {
                        policy,
                        binding,
                        view: view.clone(),
                        params,
                    })),
                    Err(why) => refusals.binding(policy, binding, &why),
                }
            }
        }
        if !invocations.is_empty() {
            if request.reinvocation && request.webhooks.last_policy_output != request.object {
                request.webhooks.require_policies();
            }
            let mut asker = Asker::of(Some(&core));
            let outcome = self.run(&invocations, &table, &mut asker, &mut refusals, request).await;
            request.webhooks.last_policy_output = request.object.clone();
            outcome?;
        }
        refusals.finish(request)
    }
}

impl MutatingPolicies {
    /// The parameters of a binding; `None` where it is about something else.
    async fn params(
        &self,
        policy: &Policy<Mutator>,
        binding: &Binding,
        table: &Table,
        request: &AdmissionRequest,
    ) -> Result<Option<Vec<Value>>, String> {
        if let Some(matcher) = &binding.resources {
            let view = matcher.view(table, &self.0.loopback, request).await.map_err(|status| status.message)?;
            if view.is_none() {
                return Ok(None);
            }
        }
        let (Some(kind), Some(reference)) = (&policy.params, &binding.params) else {
            return Ok(Some(vec![Value::Null]));
        };
        let served = kind.served(table)?;
        let mut params = reference.collect(served, &self.0.loopback, &request.namespace).await?;
        if !served.codec.is_custom() {
            // Upstream's typed objects do not carry their kind.
            for object in params.iter_mut().filter_map(Value::as_object_mut) {
                object.remove("apiVersion");
                object.remove("kind");
            }
        }
        Ok(Some(params))
    }

    async fn run(
        &self,
        invocations: &[Invocation<'_>],
        table: &Table,
        asker: &mut Asker<'_>,
        refusals: &mut Refusals,
        request: &mut AdmissionRequest,
    ) -> Result<(), Status> {
        let namespace = self.0.namespace(request).await?;
        let converter = Converter::new(table, request);
        let mut forms = Forms::default();
        let mut last = None;
        for invocation in invocations {
            let (policy, view) = (invocation.policy, &invocation.view);
            let mutator = &policy.evaluator;
            let form = forms.get(&converter, request, view).map_err(|status| Status::internal(status.message))?;
            let subject = Subject::new(request, view);
            let params = Some(&invocation.params).filter(|params| !params.is_null());
            if !mutator.conditions.is_empty() {
                let inputs = Inputs { params, ..subject.inputs(&form.object, &form.old_object) };
                let matched = asker.ask(&request.user, |answers| {
                    mutator.conditions.matched(inputs, Some(&mutator.variables), answers)
                });
                match matched.await {
                    Matched::Yes => {}
                    Matched::No => continue,
                    Matched::Failed(why) => {
                        refusals.add(policy, Some(invocation.binding), &why, Some("Invalid"));
                        continue;
                    }
                }
            }
            let key = invocation.key();
            if request.reinvocation && !request.webhooks.reinvoke_policies.contains(&key) {
                continue;
            }
            let before = form.object.clone();
            for mutation in &mutator.mutations {
                last = Some(view.kind.api_version());
                if form.object.is_null() {
                    continue;
                }
                let inputs =
                    Inputs { params, namespace: namespace.as_ref(), ..subject.inputs(&form.object, &form.old_object) };
                let given = asker.ask(&request.user, |answers| mutator.evaluate(mutation, inputs, answers)).await;
                match changed(mutation, given, &form.object, &view.kind, &converter) {
                    Ok(object) => {
                        form.object = object;
                        form.dirty = true;
                    }
                    Err(Failed::Policy(why)) => {
                        refusals.add(policy, Some(invocation.binding), &why, Some("Invalid"));
                    }
                    Err(Failed::Final(status)) => return Err(*status),
                }
            }
            if before != form.object {
                request.webhooks.require_policies();
                request.webhooks.reinvoke = true;
            }
            if mutator.reinvocable {
                request.webhooks.policies_applied.insert(key);
            }
        }
        let Some(form) = last.and_then(|version| forms.0.remove(&version)).filter(|form| form.dirty) else {
            return Ok(());
        };
        request.webhooks.require_policies();
        request.webhooks.reinvoke = true;
        let own_version = text(&request.object, "apiVersion").to_owned();
        let converted = converter.convert(&form.object, &own_version);
        request.object =
            converted.map_err(|status| Status::internal(format!("failed to convert object: {}", status.message)))?;
        Ok(())
    }
}

/// The object after a mutation.
fn changed(
    mutation: &Mutation,
    given: Outcome,
    object: &Value,
    kind: &GroupVersionKind,
    converter: &Converter,
) -> Result<Value, Failed> {
    let version = kind.api_version();
    let ty = match converter.served() {
        // Subresources of another kind: no more is known than what is there.
        None => TypeRef::Deduced,
        Some(served) => served.codec.field_types().root(&version).ok_or_else(|| {
            Failed::Final(Box::new(Status::service_unavailable(format!(
                "Resource kind {version}, Kind={} not found. There can be a delay between when \
                 CustomResourceDefinitions are created and when they are available.",
                kind.kind
            ))))
        })?,
    };
    let given = given.map_err(Failed::Policy)?;
    let patched = match mutation.patch {
        PatchType::Json => patching::json_patch(&given, object),
        PatchType::Apply => patching::apply_configuration(given, object, ty),
    };
    let patched = patched.map_err(Failed::Policy)?;
    converter.decode(kind, patched).map_err(|status| Failed::Final(Box::new(status)))
}
