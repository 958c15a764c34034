//! Deleting a definition marks it first; its resources go before it goes.
//!
//! Upstream followed: `pkg/registry/customresourcedefinition/etcd.go`.

use std::sync::Arc;

use apimachinery::{Status, Value, json};
use apiserver::registry::delete::Deleted;
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::swap::{Preconditions, Swap};
use apiserver::registry::{Caller, Hooks, Resource, meta};
use apiserver::request::Operation;
use async_trait::async_trait;

/// Holds a definition until its resources are gone.
pub const CLEANUP_FINALIZER: &str = "customresourcecleanup.apiextensions.k8s.io";

pub struct Definitions;

/// Sets a condition; its transition time changes with its status only.
pub fn set_condition(definition: &mut Value, kind: &str, status: &str, reason: &str, message: &str, now: &str) {
    if !definition["status"]["conditions"].is_array() {
        definition["status"]["conditions"] = json!([]);
    }
    let mut condition = json!({
        "type": kind, "status": status, "lastTransitionTime": now, "reason": reason, "message": message,
    });
    let Some(list) = definition["status"]["conditions"].as_array_mut() else { return };
    match list.iter_mut().find(|c| c["type"] == kind) {
        Some(present) => {
            if present["status"] == condition["status"] {
                condition["lastTransitionTime"] = present["lastTransitionTime"].clone();
            }
            *present = condition;
        }
        None => list.push(condition),
    }
}

#[async_trait]
impl Hooks for Definitions {
    async fn delete(
        &self,
        caller: &Caller<'_>,
        resource: &Arc<Resource>,
        name: &str,
        options: &DeleteOptions,
        admit: bool,
    ) -> Option<Result<Deleted, Status>> {
        mark(caller, resource, name, options, admit).await.transpose()
    }
}

/// `None`: the definition is marked already and the generic delete decides.
async fn mark(
    caller: &Caller<'_>,
    resource: &Arc<Resource>,
    name: &str,
    options: &DeleteOptions,
    admit: bool,
) -> Result<Option<Deleted>, Status> {
    let preconditions = Preconditions { uid: options.uid.clone(), resource_version: options.resource_version.clone() };
    let mut swap = Swap::begin(resource, resource.key("", name)?, name).await?;
    loop {
        let Some(present) = swap.object()? else {
            return Err(Status::not_found(&resource.group_resource, name));
        };
        if !meta::deletion_timestamp(&present).is_empty() {
            return Ok(None);
        }
        if let Err(error) = preconditions.check(name, &present) {
            if swap.retry_fresh().await? {
                continue;
            }
            return Err(resource.storage_status(error, name));
        }
        if admit {
            let request = resource.admission(caller, Operation::Delete, name, Value::Null, present.clone());
            caller.core.validate_admission(caller, request).await?;
        }
        let mut definition = present;
        let now = meta::time(jiff::Timestamp::now());
        meta::set(&mut definition, "deletionTimestamp", now.clone());
        let mut finalizers: Vec<String> = meta::finalizers(&definition).iter().map(|f| (*f).to_owned()).collect();
        if !finalizers.iter().any(|f| f == CLEANUP_FINALIZER) {
            finalizers.push(CLEANUP_FINALIZER.to_owned());
        }
        meta::set_finalizers(&mut definition, finalizers);
        set_condition(
            &mut definition,
            "Terminating",
            "True",
            "InstanceDeletionPending",
            "CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon",
            &now,
        );
        let written =
            if caller.dry_run { Some(swap.pretend(&mut definition)) } else { swap.write(&mut definition, 0).await? };
        if let Some(entry) = written {
            return Ok(Some(Deleted::Object { entry, gone: false }));
        }
    }
}
