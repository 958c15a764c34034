//! OwnerReferencesPermissionEnforcement: who sets an owner must be able to delete
//! the object, and who blocks the owner's deletion must be able to set the
//! owner's finalizers. Off by default.
//!
//! Upstream followed: `plugin/pkg/admission/gc`.

use std::sync::Arc;

use apimachinery::{GroupVersion, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::core::Core;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Attributes, Authorizer, Decision, Operation, RequestInfo};
use async_trait::async_trait;

use super::items;

pub struct OwnerReferencesPermissionEnforcement {
    pub authorizer: Arc<dyn Authorizer>,
    pub core: Arc<Core>,
}

fn owners(object: &Value) -> Vec<&Value> {
    items(&object["metadata"], "ownerReferences").collect()
}

fn blocks(reference: &Value) -> bool {
    reference["blockOwnerDeletion"] == true
}

/// References that block now and did not before.
fn newly_blocking<'a>(object: &'a Value, old: &Value) -> Vec<&'a Value> {
    let blocked_before =
        |uid: &str| owners(old).into_iter().any(|reference| text(reference, "uid") == uid && blocks(reference));
    owners(object)
        .into_iter()
        .filter(|reference| blocks(reference) && !blocked_before(text(reference, "uid")))
        .collect()
}

impl OwnerReferencesPermissionEnforcement {
    async fn allowed(&self, request: &AdmissionRequest, info: RequestInfo) -> Result<(), String> {
        let attributes = Attributes { user: request.user.clone(), info };
        match self.authorizer.authorize(&attributes).await {
            (Decision::Allow, _) => Ok(()),
            (_, reason) => Err(reason),
        }
    }

    /// The finalizers of each resource that the reference's kind may mean.
    fn owner_targets(&self, request: &AdmissionRequest, reference: &Value) -> Result<Vec<RequestInfo>, String> {
        let (api_version, kind) = (text(reference, "apiVersion"), text(reference, "kind"));
        let version = GroupVersion::parse(api_version)?;
        let table = self.core.table.load();
        let served = table
            .kind(&version.group, &version.version, kind)
            .ok_or_else(|| format!("no matches for kind {} in version {}", quote(kind), quote(api_version)))?;
        Ok(vec![RequestInfo {
            is_resource_request: true,
            verb: "update".into(),
            namespace: if served.namespaced { request.namespace.clone() } else { String::new() },
            api_group: version.group.clone(),
            api_version: version.version.clone(),
            resource: served.gvr.resource.clone(),
            subresource: "finalizers".into(),
            name: text(reference, "name").to_owned(),
            ..RequestInfo::default()
        }])
    }
}

fn quote(text: &str) -> String {
    apimachinery::field::quote(text).to_string()
}

#[async_trait]
impl AdmissionPlugin for OwnerReferencesPermissionEnforcement {
    fn name(&self) -> &'static str {
        "OwnerReferencesPermissionEnforcement"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if super::is_pod(request) && request.subresource == "status" {
            return Ok(());
        }
        if owners(&request.object) == owners(&request.old_object) {
            return Ok(());
        }
        let info = RequestInfo {
            is_resource_request: true,
            verb: "delete".into(),
            namespace: request.namespace.clone(),
            api_group: request.resource.group.clone(),
            api_version: request.resource.version.clone(),
            resource: request.resource.resource.clone(),
            subresource: request.subresource.clone(),
            name: request.name.clone(),
            ..RequestInfo::default()
        };
        // A name that is still to be generated cannot be asked about.
        if request.operation == Operation::Update {
            let denied = self.allowed(request, info).await.err();
            if let Some(reason) = denied {
                let why = format!("cannot set an ownerRef on a resource you can't delete: {reason}, <nil>");
                return Err(forbidden(request, why));
            }
        }
        for reference in newly_blocking(&request.object, &request.old_object) {
            let targets = self.owner_targets(request, reference).map_err(|error| {
                let why = format!(
                    "cannot set blockOwnerDeletion in this case because cannot find RESTMapping for APIVersion {} Kind {}: {error}",
                    text(reference, "apiVersion"),
                    text(reference, "kind"),
                );
                forbidden(request, why)
            })?;
            for target in targets {
                if let Err(reason) = self.allowed(request, target).await {
                    let why = format!(
                        "cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: {reason}, <nil>"
                    );
                    return Err(forbidden(request, why));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_new_blocks_are_looked_at() {
        let old = json!({"metadata": {"ownerReferences": [{"uid": "1", "blockOwnerDeletion": true}, {"uid": "2"}]}});
        let new = json!({"metadata": {"ownerReferences": [
            {"uid": "1", "blockOwnerDeletion": true}, {"uid": "2", "blockOwnerDeletion": true}, {"uid": "3"}]}});
        let found: Vec<&str> = newly_blocking(&new, &old).into_iter().map(|reference| text(reference, "uid")).collect();
        assert_eq!(found, ["2"]);
        assert_eq!(newly_blocking(&new, &Value::Null).len(), 2);
    }
}
