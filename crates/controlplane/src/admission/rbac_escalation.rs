//! Nobody grants what they do not hold: writes of roles and bindings are
//! checked against the writer's own rights, unless the `escalate` or `bind`
//! verb is held. Upstream does this in the storage of the four kinds, before
//! admission; here it is the first of the chain.
//!
//! Upstream followed: `pkg/registry/rbac/{role,clusterrole,rolebinding,
//! clusterrolebinding}/policybased`, `escalation_check.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status};
use apiserver::admission::text;
use apiserver::authz::rbac::{GROUP, Rbac};
use apiserver::authz::rules::{Rule, escalation};
use apiserver::request::{
    AdmissionPlugin, AdmissionRequest, Attributes, Authorizer, Decision, GROUP_MASTERS, Operation, RequestInfo,
};
use async_trait::async_trait;
use serde::Deserialize;
use serde_json::Value;

pub struct RbacEscalation {
    pub rbac: Arc<Rbac>,
    pub authorizer: Arc<dyn Authorizer>,
}

#[async_trait]
impl AdmissionPlugin for RbacEscalation {
    fn name(&self) -> &'static str {
        "RBACEscalation"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.resource.group != GROUP || request.user.groups.iter().any(|g| g == GROUP_MASTERS) {
            return Ok(());
        }
        let binding = match request.resource.resource.as_str() {
            "roles" | "clusterroles" => false,
            "rolebindings" | "clusterrolebindings" => true,
            _ => return Ok(()),
        };
        if request.operation == Operation::Update && super::only_gc_fields_changed(&request.object, &request.old_object)
        {
            return Ok(());
        }
        if binding { self.binding(request).await } else { self.role(request).await }
    }
}

impl RbacEscalation {
    async fn role(&self, request: &AdmissionRequest) -> Result<(), Status> {
        if self
            .may(
                request,
                "escalate",
                &request.resource.resource,
                text(&request.object["metadata"], "name"),
                &request.namespace,
            )
            .await
        {
            return Ok(());
        }
        let rules = |object: &Value| Vec::<Rule>::deserialize(&object["rules"]).unwrap_or_default();
        let wanted = rules(&request.object);
        if request.operation == Operation::Update
            && rules(&request.old_object) == wanted
            && request.old_object["aggregationRule"] == request.object["aggregationRule"]
        {
            return Ok(());
        }
        self.confirm(request, &wanted)?;
        // A selector may match anything later: it needs every right.
        let aggregates = request.object["aggregationRule"].is_object();
        if request.resource.resource == "clusterroles" && aggregates && !self.holds_everything(request) {
            return Err(refuse(request, "must have cluster-admin privileges to use the aggregationRule"));
        }
        Ok(())
    }

    async fn binding(&self, request: &AdmissionRequest) -> Result<(), Status> {
        let reference = &request.object["roleRef"];
        let (kind, name) = (text(reference, "kind"), text(reference, "name"));
        if request.operation == Operation::Update
            && request.old_object["roleRef"] == request.object["roleRef"]
            && request.old_object["subjects"] == request.object["subjects"]
        {
            return Ok(());
        }
        let resource = match kind {
            "ClusterRole" => "clusterroles",
            "Role" => "roles",
            _ => "",
        };
        if !resource.is_empty() && self.may(request, "bind", resource, name, &request.namespace).await {
            return Ok(());
        }
        let index = self.rbac.index();
        let rules = index.read().reference_rules(kind, name, &request.namespace);
        match rules {
            Ok(rules) => self.confirm(request, &rules),
            Err(error) if error.ends_with("not found") => {
                Err(Status::not_found(&GroupResource::new(GROUP, resource), name))
            }
            Err(error) => Err(refuse(request, &error)),
        }
    }

    /// Held rules, in the request's namespace.
    fn held(&self, request: &AdmissionRequest) -> (Vec<Rule>, Vec<String>) {
        self.rbac.index().read().rules_of(&request.user, &request.namespace)
    }

    fn confirm(&self, request: &AdmissionRequest, wanted: &[Rule]) -> Result<(), Status> {
        let (held, errors) = self.held(request);
        match escalation(&request.user.name, &request.user.groups, &held, wanted, &errors) {
            None => Ok(()),
            Some(why) => Err(refuse(request, &why)),
        }
    }

    fn holds_everything(&self, request: &AdmissionRequest) -> bool {
        let all = |rule: Rule| Rule { verbs: vec!["*".into()], ..rule };
        let wanted = [
            all(Rule { api_groups: vec!["*".into()], resources: vec!["*".into()], ..Default::default() }),
            all(Rule { non_resource_urls: vec!["*".into()], ..Default::default() }),
        ];
        let (held, _) = self.held(request);
        apiserver::authz::rules::uncovered(&held, &wanted).is_empty()
    }

    async fn may(&self, request: &AdmissionRequest, verb: &str, resource: &str, name: &str, namespace: &str) -> bool {
        let info = RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: GROUP.into(),
            api_version: "*".into(),
            resource: resource.into(),
            name: name.into(),
            namespace: namespace.into(),
            ..Default::default()
        };
        let attributes = Attributes { user: request.user.clone(), info };
        self.authorizer.authorize(&attributes).await.0 == Decision::Allow
    }
}

fn refuse(request: &AdmissionRequest, why: &str) -> Status {
    let name = text(&request.object["metadata"], "name");
    Status::forbidden(&request.resource.group_resource(), name, why)
}
