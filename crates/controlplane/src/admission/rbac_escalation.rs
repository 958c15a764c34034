//! Nobody grants what they do not hold: writes of roles and bindings are
//! checked against the writer's own rights, unless the `escalate` or `bind`
//! verb is held. Runs after mutating admission, before validation.
//!
//! Upstream followed: `pkg/registry/rbac/{role,clusterrole,rolebinding,
//! clusterrolebinding}/policybased`, `escalation_check.go`.

use std::sync::{Arc, OnceLock};

use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::text;
use apiserver::authz::rbac::{GROUP, Rbac};
use apiserver::authz::rules::{Rule, escalation, uncovered};
use apiserver::registry::{Caller, Hooks};
use apiserver::request::{Attributes, Authorizer, Decision, GROUP_MASTERS, RequestInfo, UserInfo};
use async_trait::async_trait;
use serde::Deserialize;

/// The hook of one of the four kinds.
pub struct RbacEscalation {
    /// Set once the server's authorization is made; stays empty without the
    /// RBAC mode, and then nothing is checked, as in upstream.
    pub rbac: Arc<OnceLock<Arc<Rbac>>>,
    /// `roles`, `clusterroles`, `rolebindings` or `clusterrolebindings`.
    pub resource: &'static str,
}

/// Who writes where.
struct Writer<'a> {
    user: &'a UserInfo,
    namespace: &'a str,
    rbac: &'a Rbac,
    authorizer: &'a dyn Authorizer,
}

#[async_trait]
impl Hooks for RbacEscalation {
    async fn authorize_write(&self, caller: &Caller<'_>, object: &Value, old: &Value) -> Result<(), Status> {
        if caller.user.groups.iter().any(|g| g == GROUP_MASTERS) {
            return Ok(());
        }
        let updated = old.is_object();
        if updated && super::only_gc_fields_changed(object, old) {
            return Ok(());
        }
        let (Some(rbac), Some(authorizer)) = (self.rbac.get(), caller.core.authorizer()) else { return Ok(()) };
        let writer = Writer { user: caller.user, namespace: caller.namespace, rbac, authorizer: &**authorizer };
        if self.resource.ends_with("bindings") {
            self.binding(&writer, object, old).await
        } else {
            self.role(&writer, object, old).await
        }
    }
}

impl RbacEscalation {
    /// The hooks of the four kinds, by resource.
    pub fn hooks(rbac: &Arc<OnceLock<Arc<Rbac>>>) -> [(&'static str, Arc<dyn Hooks>); 4] {
        ["roles", "clusterroles", "rolebindings", "clusterrolebindings"]
            .map(|resource| (resource, Arc::new(RbacEscalation { rbac: rbac.clone(), resource }) as Arc<dyn Hooks>))
    }

    async fn role(&self, writer: &Writer<'_>, object: &Value, old: &Value) -> Result<(), Status> {
        if self.may(writer, "escalate", self.resource, text(&object["metadata"], "name")).await {
            return Ok(());
        }
        let rules = |object: &Value| Vec::<Rule>::deserialize(&object["rules"]).unwrap_or_default();
        let wanted = rules(object);
        let same_rules = old.is_object() && rules(old) == wanted;
        if same_rules && old["aggregationRule"] == object["aggregationRule"] {
            return Ok(());
        }
        self.confirm(writer, object, &wanted)?;
        // A selector may match anything later: it needs every right.
        let aggregates = object["aggregationRule"].is_object();
        if self.resource == "clusterroles" && aggregates && !self.holds_everything(writer) {
            return Err(self.refuse(object, "must have cluster-admin privileges to use the aggregationRule"));
        }
        Ok(())
    }

    async fn binding(&self, writer: &Writer<'_>, object: &Value, old: &Value) -> Result<(), Status> {
        let (kind, name) = (text(&object["roleRef"], "kind"), text(&object["roleRef"], "name"));
        if old.is_object() && old["roleRef"] == object["roleRef"] && old["subjects"] == object["subjects"] {
            return Ok(());
        }
        let resource = match kind {
            "ClusterRole" => "clusterroles",
            "Role" => "roles",
            _ => "",
        };
        if !resource.is_empty() && self.may(writer, "bind", resource, name).await {
            return Ok(());
        }
        let index = writer.rbac.index();
        let rules = index.read().reference_rules(kind, name, writer.namespace);
        match rules {
            Ok(rules) => self.confirm(writer, object, &rules),
            Err(error) if error.ends_with("not found") => {
                Err(Status::not_found(&GroupResource::new(GROUP, resource), name))
            }
            Err(error) => Err(self.refuse(object, &error)),
        }
    }

    /// Held rules, in the request's namespace, and errors of finding them.
    fn held(&self, writer: &Writer<'_>) -> (Vec<Rule>, Vec<String>) {
        writer.rbac.index().read().rules_of(writer.user, writer.namespace)
    }

    fn confirm(&self, writer: &Writer<'_>, object: &Value, wanted: &[Rule]) -> Result<(), Status> {
        let (held, errors) = self.held(writer);
        match escalation(&writer.user.name, &writer.user.groups, &held, wanted, &errors) {
            None => Ok(()),
            Some(why) => Err(self.refuse(object, &why)),
        }
    }

    fn holds_everything(&self, writer: &Writer<'_>) -> bool {
        let all = || vec!["*".to_owned()];
        let wanted = [
            Rule { verbs: all(), api_groups: all(), resources: all(), ..Default::default() },
            Rule { verbs: all(), non_resource_urls: all(), ..Default::default() },
        ];
        uncovered(&self.held(writer).0, &wanted).is_empty()
    }

    async fn may(&self, writer: &Writer<'_>, verb: &str, resource: &str, name: &str) -> bool {
        let info = RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: GROUP.into(),
            api_version: "*".into(),
            resource: resource.into(),
            name: name.into(),
            namespace: writer.namespace.into(),
            ..Default::default()
        };
        let attributes = Attributes { user: writer.user.clone(), info };
        writer.authorizer.authorize(&attributes).await.0 == Decision::Allow
    }

    fn refuse(&self, object: &Value, why: &str) -> Status {
        Status::forbidden(&GroupResource::new(GROUP, self.resource), text(&object["metadata"], "name"), why)
    }
}
