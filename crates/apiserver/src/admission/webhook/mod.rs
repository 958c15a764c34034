//! MutatingAdmissionWebhook and ValidatingAdmissionWebhook.
//!
//! Mutating webhooks are asked one after the other, each seeing what those
//! before it made of the object; when one of them (or another plugin) changed
//! it after others had been asked, the latter are asked once more if they wish.
//! Validating webhooks are asked at the same time.
//!
//! Upstream followed: `admission/plugin/webhook/{generic,mutating,validating}`.

pub mod call;
pub mod config;
pub mod matching;
pub mod review;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, Weak};

use apimachinery::field::quote;
use apimachinery::{Status, Value, json};
use async_trait::async_trait;
use cel::admission::conditions::Matched;
use serde_json::value::RawValue;

use self::call::Client;
use self::config::{Hook, Source};
use self::review::Answer;
use super::expressions::{Asker, Subject};
use super::forbidden;
use super::versions::{Converter, View, equivalents};
use crate::core::Core;
use crate::request::{AdmissionPlugin, AdmissionRequest, Loopback};
use crate::serving::Table;

/// Why a webhook's answer could not be had.
enum Failure {
    /// Subject to the failure policy; the reason.
    Call(String),
    /// Refused or broken whatever the policy.
    Final(Box<Status>),
}

impl Failure {
    fn last(status: Status) -> Self {
        Failure::Final(Box::new(status))
    }
}

struct Engine {
    source: Arc<Source>,
    client: Client,
    loopback: Arc<dyn Loopback>,
    /// The core owns the admission chain, and so this.
    core: Weak<Core>,
}

pub struct MutatingWebhooks(Engine);
pub struct ValidatingWebhooks(Engine);

/// Both plugins.
pub fn plugins(core: &Arc<Core>, loopback: &Arc<dyn Loopback>) -> (Arc<dyn AdmissionPlugin>, Arc<dyn AdmissionPlugin>) {
    let engine = |resource: &str| Engine {
        source: Source::start(loopback, resource),
        client: Client::new(loopback.clone()),
        loopback: loopback.clone(),
        core: Arc::downgrade(core),
    };
    (
        Arc::new(MutatingWebhooks(engine("mutatingwebhookconfigurations"))),
        Arc::new(ValidatingWebhooks(engine("validatingwebhookconfigurations"))),
    )
}

fn calling(hook: &Hook, reason: &str) -> Status {
    Status::internal(format!("failed calling webhook {}: {reason}", quote(&hook.name)))
}

impl Engine {
    async fn hooks(&self, request: &AdmissionRequest) -> Result<Arc<Vec<Arc<Hook>>>, Status> {
        let hooks = self.source.hooks().await;
        hooks.ok_or_else(|| forbidden(request, "not yet ready to handle request"))
    }

    /// How the webhook is to be asked, if at all. Errors of the selectors count
    /// only where a rule matches.
    async fn view(
        &self,
        table: &Table,
        hook: &Hook,
        request: &AdmissionRequest,
        asker: &mut Asker<'_>,
    ) -> Result<Option<View>, Status> {
        let own = View { resource: request.resource.clone(), kind: request.kind.clone() };
        let asks = |view: &View| hook.rules.iter().any(|rule| rule.matches(request, &view.resource));
        let view = if asks(&own) {
            own
        } else if hook.equivalent {
            // Rules come first in the order: the first rule's version is taken.
            let others = equivalents(table, &request.resource, &request.subresource);
            let found =
                hook.rules.iter().find_map(|rule| others.iter().find(|view| rule.matches(request, &view.resource)));
            match found {
                Some(view) => view.clone(),
                None => return Ok(None),
            }
        } else {
            return Ok(None);
        };
        let object_selector = hook.object_selector.as_ref().map_err(Status::internal)?;
        let wanted = matching::object_matches(object_selector, request)
            && matching::in_namespace(&self.loopback, &hook.namespace_selector, request).await?;
        if !wanted || !self.conditions_hold(table, hook, request, &view, asker).await? {
            return Ok(None);
        }
        Ok(Some(view))
    }

    async fn conditions_hold(
        &self,
        table: &Table,
        hook: &Hook,
        request: &AdmissionRequest,
        view: &View,
        asker: &mut Asker<'_>,
    ) -> Result<bool, Status> {
        if hook.conditions.is_empty() {
            return Ok(true);
        }
        let converter = Converter::new(table, request);
        let convert = |object: &Value| {
            let converted = converter.expressed(object, &view.kind.api_version());
            converted.map_err(|status| Status::internal(status.message))
        };
        let (object, old_object) = (convert(&request.object)?, convert(&request.old_object)?);
        let subject = Subject::new(request, view);
        let matched = asker
            .ask(&request.user, |answers| hook.conditions.matched(subject.inputs(&object, &old_object), None, answers));
        match matched.await {
            Matched::Yes => Ok(true),
            Matched::No => Ok(false),
            Matched::Failed(_) if hook.ignore => Ok(false),
            Matched::Failed(why) => {
                tracing::warn!(webhook = hook.name, reason = why, "Failed evaluating match conditions, failing closed");
                Err(Status::forbidden(&request.resource.group_resource(), &request.name, &why))
            }
        }
    }

    async fn ask(
        &self,
        hook: &Hook,
        view: &View,
        request: &AdmissionRequest,
        (object, old_object): (&RawValue, &RawValue),
        mutating: bool,
    ) -> Result<Answer, Failure> {
        if request.dry_run {
            match hook.side_effects.as_deref() {
                None => return Err(Failure::Call("Webhook SideEffects is nil".into())),
                Some("None" | "NoneOnDryRun") => {}
                Some(_) => return Err(Failure::last(review::no_dry_run(&hook.name))),
            }
        }
        let Some(version) = review::version(&hook.versions) else {
            let why = "webhook does not accept known AdmissionReview versions (v1, v1beta1)";
            return Err(Failure::Call(format!("could not create admission objects: {why}")));
        };
        let uid = uuid::Uuid::new_v4().to_string();
        let question = review::question(version, &uid, request, (&view.resource, &view.kind), object, old_object);
        let reply = self.client.post(hook, question.into()).await;
        let reply = reply.map_err(|why| Failure::Call(format!("failed to call webhook: {why}")))?;
        review::answer(reply.code, &reply.content_type, &reply.body, version, &uid, mutating).map_err(Failure::Call)
    }
}

/// The object as the answer's patch makes it; `None` without a patch. The
/// second part is the patch for the audit log.
fn patched(hook: &Hook, answer: &Answer, object: &Value) -> Result<Option<(Value, Value)>, Failure> {
    if answer.patch.is_empty() {
        return Ok(None);
    }
    let undecodable = |why: String| Failure::Call(format!("received undecodable patch in webhook response: {why}"));
    let body: Value = serde_json::from_slice(&answer.patch).map_err(|error| {
        undecodable(codec::json::explain_syntax(&answer.patch).unwrap_or_else(|| error.to_string()))
    })?;
    let operations = patch::json_patch::decode(&body, false).map_err(|error| undecodable(error.to_string()))?;
    if body.as_array().is_none_or(Vec::is_empty) {
        return Ok(None);
    }
    if !object.is_object() {
        return Err(Failure::last(Status::internal(format!(
            "admission webhook {} attempted to modify the object, which is not supported for this operation",
            quote(&hook.name)
        ))));
    }
    if answer.patch_type != "JSONPatch" {
        return Err(Failure::Call(format!("unsupported patch type {}", quote(&answer.patch_type))));
    }
    let changed = patch::json_patch::apply(&operations, object).map_err(|e| Failure::last(Status::internal(e)))?;
    Ok(Some((changed, body)))
}

fn annotate(request: &mut AdmissionRequest, hook: &Hook, answer: &mut Answer) {
    request.warnings.append(&mut answer.warnings);
    for (key, value) in std::mem::take(&mut answer.audit_annotations) {
        request.audit_annotations.entry(format!("{}/{key}", hook.name)).or_insert(value);
    }
}

/// Prefix of annotations with the patch of a webhook: for events that hold the
/// request's object only.
pub const PATCH_ANNOTATION: &str = "patch.webhook.admission.k8s.io/";

#[async_trait]
impl AdmissionPlugin for MutatingWebhooks {
    fn name(&self) -> &'static str {
        "MutatingAdmissionWebhook"
    }

    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let hooks = self.0.hooks(request).await?;
        if hooks.is_empty() || matching::is_exempt(request) {
            return Ok(());
        }
        let Some(core) = self.0.core.upgrade() else { return Ok(()) };
        let table = core.table.load_full();
        if request.reinvocation && request.webhooks.last_output != request.object {
            request.webhooks.require_reinvocation();
        }
        let outcome = self.run(&table, &hooks, request).await;
        request.webhooks.last_output = request.object.clone();
        outcome
    }
}

impl MutatingWebhooks {
    async fn run(&self, table: &Table, hooks: &[Arc<Hook>], request: &mut AdmissionRequest) -> Result<(), Status> {
        let converter = Converter::new(table, request);
        let core = self.0.core.upgrade();
        let mut asker = Asker::of(core.as_deref());
        for (index, hook) in hooks.iter().enumerate() {
            let Some(view) = self.0.view(table, hook, request, &mut asker).await? else { continue };
            if request.reinvocation && !request.webhooks.reinvoke_hooks.contains(&hook.uid) {
                continue;
            }
            let (changed, failure) = match self.call(hook, &view, &converter, request, index).await {
                Ok(changed) => (changed, None),
                Err(failure) => (false, Some(failure)),
            };
            if changed {
                request.webhooks.require_reinvocation();
                request.webhooks.reinvoke = true;
            }
            if hook.reinvocable {
                request.webhooks.asked.insert(hook.uid.clone());
            }
            match failure {
                None => {}
                Some(Failure::Call(why)) if hook.ignore => {
                    tracing::warn!(webhook = hook.name, reason = why, "Failed calling webhook, failing open");
                    let key = format!("failed-open.mutation.webhook.admission.k8s.io/{}", place(request, index));
                    request.audit_annotations.insert(key, hook.name.clone());
                }
                Some(Failure::Call(why)) => return Err(calling(hook, &why)),
                Some(Failure::Final(status)) => return Err(*status),
            }
        }
        Ok(())
    }

    /// Whether the webhook changed the object.
    async fn call(
        &self,
        hook: &Hook,
        view: &View,
        converter: &Converter,
        request: &mut AdmissionRequest,
        index: usize,
    ) -> Result<bool, Failure> {
        let outcome = self.ask_and_patch(hook, view, converter, request, index).await;
        let mutated = matches!(outcome, Ok(true));
        let (configuration, name) = (json!(hook.configuration), json!(hook.name));
        let value = format!(r#"{{"configuration":{configuration},"webhook":{name},"mutated":{mutated}}}"#);
        let key = format!("mutation.webhook.admission.k8s.io/{}", place(request, index));
        request.audit_annotations.insert(key, value);
        outcome
    }

    async fn ask_and_patch(
        &self,
        hook: &Hook,
        view: &View,
        converter: &Converter,
        request: &mut AdmissionRequest,
        index: usize,
    ) -> Result<bool, Failure> {
        let asked_version = view.kind.api_version();
        let object = converter.convert(&request.object, &asked_version).map_err(Failure::last)?;
        let old_object = converter.convert(&request.old_object, &asked_version).map_err(Failure::last)?;
        let mut answer =
            self.0.ask(hook, view, request, (&converter.json(&object), &converter.json(&old_object)), true).await?;
        annotate(request, hook, &mut answer);
        if !answer.allowed {
            return Err(Failure::last(review::refusal(&hook.name, &answer.status)));
        }
        let Some((changed, operations)) = patched(hook, &answer, &object)? else { return Ok(false) };
        let changed = converter.decode(&view.kind, changed).map_err(Failure::last)?;
        let (configuration, name) = (json!(hook.configuration), json!(hook.name));
        let value = format!(
            r#"{{"configuration":{configuration},"webhook":{name},"patch":{operations},"patchType":"JSONPatch"}}"#
        );
        let key = format!("{PATCH_ANNOTATION}{}", place(request, index));
        request.audit_annotations.insert(key, value);
        if changed == object {
            return Ok(false);
        }
        let own_version = request.object["apiVersion"].as_str().unwrap_or_default().to_owned();
        request.object = converter.convert(&changed, &own_version).map_err(Failure::last)?;
        Ok(true)
    }
}

fn place(request: &AdmissionRequest, index: usize) -> String {
    format!("round_{}_index_{index}", usize::from(request.reinvocation))
}

#[async_trait]
impl AdmissionPlugin for ValidatingWebhooks {
    fn name(&self) -> &'static str {
        "ValidatingAdmissionWebhook"
    }

    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let hooks = self.0.hooks(request).await?;
        if hooks.is_empty() || matching::is_exempt(request) {
            return Ok(());
        }
        let Some(core) = self.0.core.upgrade() else { return Ok(()) };
        let table = core.table.load_full();
        let converter = Converter::new(&table, request);
        let mut asker = Asker::of(Some(&core));
        let mut relevant = Vec::new();
        let mut objects: BTreeMap<String, (Box<RawValue>, Box<RawValue>)> = BTreeMap::new();
        for hook in hooks.iter() {
            let Some(view) = self.0.view(&table, hook, request, &mut asker).await? else { continue };
            let version = view.kind.api_version();
            if let Entry::Vacant(place) = objects.entry(version.clone()) {
                let convert = |object: &Value| {
                    let converted = converter.convert(object, &version).map_err(|e| Status::internal(e.message))?;
                    Ok::<_, Status>(converter.json(&converted))
                };
                let pair = (convert(&request.object)?, convert(&request.old_object)?);
                place.insert(pair);
            }
            relevant.push((hook, view));
        }
        let calls = relevant.iter().map(|(hook, view)| {
            let (object, old_object) = &objects[&view.kind.api_version()];
            self.0.ask(hook, view, request, (object, old_object), false)
        });
        let answers = futures::future::join_all(calls).await;
        let mut refused = None;
        for (index, ((hook, _), answer)) in relevant.iter().zip(answers).enumerate() {
            let status = match answer {
                Ok(mut answer) => {
                    annotate(request, hook, &mut answer);
                    if answer.allowed {
                        continue;
                    }
                    review::refusal(&hook.name, &answer.status)
                }
                Err(Failure::Call(why)) if hook.ignore => {
                    tracing::warn!(webhook = hook.name, reason = why, "Failed calling webhook, failing open");
                    let key = format!("failed-open.validating.webhook.admission.k8s.io/round_0_index_{index}");
                    request.audit_annotations.insert(key, hook.name.clone());
                    continue;
                }
                Err(Failure::Call(why)) => calling(hook, &why),
                Err(Failure::Final(status)) => *status,
            };
            refused.get_or_insert(status);
        }
        refused.map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook() -> Arc<Hook> {
        config::hooks_of(&json!({"metadata": {"name": "c"}, "webhooks": [{"name": "w"}]})).remove(0)
    }
    fn answer(patch: &str, patch_type: &str) -> Answer {
        Answer { patch: patch.into(), patch_type: patch_type.into(), ..Default::default() }
    }
    fn reason(outcome: Result<Option<(Value, Value)>, Failure>) -> String {
        match outcome {
            Err(Failure::Call(why)) => why,
            Err(Failure::Final(status)) => status.message,
            Ok(_) => "ok".into(),
        }
    }

    #[test]
    fn patches_are_applied_or_told_why_not() {
        let object = json!({"data": {"k": "v"}});
        let patch = r#"[{"op": "add", "path": "/data/a", "value": "1"}]"#;
        let Ok(Some((changed, _))) = patched(&hook(), &answer(patch, "JSONPatch"), &object) else { panic!("applies") };
        assert_eq!(changed, json!({"data": {"k": "v", "a": "1"}}));
        assert!(matches!(patched(&hook(), &answer("[]", "Merge"), &object), Ok(None)));
        assert_eq!(reason(patched(&hook(), &answer(patch, "Merge"), &object)), r#"unsupported patch type "Merge""#);
        assert_eq!(
            reason(patched(&hook(), &answer("{}", "JSONPatch"), &object)),
            "received undecodable patch in webhook response: json: cannot unmarshal object into Go value of type jsonpatch.Patch"
        );
        assert_eq!(
            reason(patched(&hook(), &answer(patch, "JSONPatch"), &Value::Null)),
            r#"Internal error occurred: admission webhook "w" attempted to modify the object, which is not supported for this operation"#
        );
    }
}
