//! What CEL expressions of webhooks and policies see of a request, and their
//! questions to the authorizer.
//!
//! Upstream followed: `admission/plugin/cel/{condition,activation}.go`,
//! `apiserver/pkg/cel/library/authz.go`, `admission/plugin/authorizer`.

use std::sync::Arc;

use apimachinery::{Map, Value, json};
use cel::admission::Inputs;
use cel::authz::{Answers, Check, Decision, MAX_CHECKS, Resource, Target};

use super::versions::View;
use crate::core::Core;
use crate::request::{self, AdmissionRequest, Attributes, Authorizer, RequestInfo, UserInfo};

/// A request as expressions see it, in the version that was asked for.
pub struct Subject {
    request: Value,
    resource: Resource,
}

fn present(text: &str) -> Value {
    if text.is_empty() { Value::Null } else { text.into() }
}

fn user(user: &UserInfo) -> Value {
    let mut out = Map::new();
    for (field, text) in [("username", &user.name), ("uid", &user.uid)] {
        if !text.is_empty() {
            out.insert(field.to_owned(), text.as_str().into());
        }
    }
    if !user.groups.is_empty() {
        out.insert("groups".to_owned(), json!(user.groups));
    }
    if !user.extra.is_empty() {
        out.insert("extra".to_owned(), json!(user.extra));
    }
    Value::Object(out)
}

impl Subject {
    pub fn new(request: &AdmissionRequest, view: &View) -> Self {
        let kind = |kind: &apimachinery::GroupVersionKind| json!({"group": kind.group, "version": kind.version, "kind": kind.kind});
        let resource = |resource: &apimachinery::GroupVersionResource| json!({"group": resource.group, "version": resource.version, "resource": resource.resource});
        let mut fields = json!({
            "kind": kind(&view.kind),
            "resource": resource(&view.resource),
            "requestKind": kind(&request.kind),
            "requestResource": resource(&request.resource),
            "subResource": present(&request.subresource),
            "requestSubResource": present(&request.subresource),
            "name": present(&request.name),
            "namespace": present(&request.namespace),
            "operation": request.operation.as_str(),
            "userInfo": user(&request.user),
            "dryRun": request.dry_run,
            "options": request.options,
        });
        if let Some(fields) = fields.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        let resource = Resource {
            group: request.resource.group.clone(),
            resource: request.resource.resource.clone(),
            subresource: request.subresource.clone(),
            namespace: request.namespace.clone(),
            name: request.name.clone(),
            ..Resource::default()
        };
        Subject { request: fields, resource }
    }

    /// Null objects are absent ones.
    pub fn inputs<'a>(&'a self, object: &'a Value, old_object: &'a Value) -> Inputs<'a> {
        let there = |object: &'a Value| Some(object).filter(|object| !object.is_null());
        Inputs {
            object: there(object),
            old_object: there(old_object),
            params: None,
            request: &self.request,
            namespace: None,
            resource: Some(&self.resource),
        }
    }
}

/// Asks the authorizer what expressions ask; each question once a request.
pub struct Asker<'a> {
    authorizer: Option<&'a Arc<dyn Authorizer>>,
    answers: Answers,
}

impl<'a> Asker<'a> {
    pub fn of(core: Option<&'a Core>) -> Self {
        Asker { authorizer: core.and_then(Core::authorizer), answers: Answers::new() }
    }

    /// Runs `evaluate` until all that it asks for is answered.
    pub async fn ask<T>(&mut self, user: &UserInfo, evaluate: impl Fn(&Answers) -> Result<T, Box<Check>>) -> T {
        loop {
            match evaluate(&self.answers) {
                Ok(outcome) => return outcome,
                Err(check) => {
                    let decision = self.decide(user, &check).await;
                    self.answers.insert(*check, decision);
                }
            }
        }
    }

    async fn decide(&self, user: &UserInfo, check: &Check) -> Decision {
        let failed = |why: &str| Decision { error: Some(why.to_owned()), ..Decision::default() };
        let Some(authorizer) = self.authorizer else { return failed("no authorizer") };
        if self.answers.len() >= MAX_CHECKS {
            return failed("too many authorization checks");
        }
        let verdict = authorizer.judge(&attributes(user, check)).await;
        let allowed = verdict.decision == request::Decision::Allow;
        Decision { allowed, reason: verdict.reason, error: verdict.error }
    }
}

fn attributes(user: &UserInfo, check: &Check) -> Attributes {
    let user = match &check.service_account {
        None => user.clone(),
        Some((namespace, name)) => UserInfo {
            name: format!("system:serviceaccount:{namespace}:{name}"),
            groups: vec!["system:serviceaccounts".to_owned(), format!("system:serviceaccounts:{namespace}")],
            ..UserInfo::default()
        },
    };
    let info = match &check.target {
        Target::Path(path) => RequestInfo { path: path.clone(), verb: check.verb.clone(), ..RequestInfo::default() },
        Target::Resource(resource) => RequestInfo {
            is_resource_request: true,
            verb: check.verb.clone(),
            api_group: resource.group.clone(),
            api_version: "*".to_owned(),
            namespace: resource.namespace.clone(),
            resource: resource.resource.clone(),
            subresource: resource.subresource.clone(),
            name: resource.name.clone(),
            field_selector: resource.field_selector.clone(),
            label_selector: resource.label_selector.clone(),
            ..RequestInfo::default()
        },
    };
    Attributes { user, info }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::Operation;

    #[test]
    fn empty_fields_are_absent() {
        let request = AdmissionRequest { name: "a".into(), ..AdmissionRequest::empty(Operation::Create) };
        let view = View { resource: request.resource.clone(), kind: request.kind.clone() };
        let subject = Subject::new(&request, &view);
        let inputs = subject.inputs(&Value::Null, &request.object);
        assert!(inputs.object.is_none());
        assert_eq!(inputs.request["name"], "a");
        let absent = ["subResource", "namespace", "options"];
        assert!(absent.iter().all(|field| inputs.request.get(field).is_none()));
        assert_eq!(inputs.request["userInfo"], json!({}));
    }

    #[test]
    fn a_service_account_is_asked_for_in_its_groups() {
        let check = Check {
            service_account: Some(("ns".into(), "sa".into())),
            target: Target::Path("/healthz".into()),
            verb: "get".into(),
        };
        let asked = attributes(&UserInfo::default(), &check);
        assert_eq!(asked.user.name, "system:serviceaccount:ns:sa");
        assert_eq!(asked.user.groups, ["system:serviceaccounts", "system:serviceaccounts:ns"]);
        assert!(!asked.info.is_resource_request);
    }
}
