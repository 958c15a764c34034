//! Deleting a definition marks it first; its resources go before it goes. New
//! ones are not let in meanwhile.
//!
//! Upstream followed: `pkg/registry/customresourcedefinition/etcd.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::registry::delete::Deleted;
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::swap::{Preconditions, Swap};
use apiserver::registry::{Caller, Hooks, Resource, meta};
use apiserver::request::Operation;
use async_trait::async_trait;

use super::conditions::{condition, is_true, set_condition};

/// Holds a definition until its resources are gone.
pub const CLEANUP_FINALIZER: &str = "customresourcecleanup.apiextensions.k8s.io";

pub struct Definitions;

/// What the instances of one definition are held to.
pub struct Instances {
    plural: String,
    /// The definition is on its way out.
    terminating: bool,
    /// When it was established, in seconds since the epoch.
    established: Option<i64>,
}

/// A create waits this long when the definition is that young: another server
/// may not know it yet, and what follows would be a 404 there.
const SETTLING: std::time::Duration = std::time::Duration::from_secs(2);

impl Instances {
    pub fn of(definition: &Value) -> Self {
        let since = condition(definition, "Established").and_then(|c| c["lastTransitionTime"].as_str());
        let plural = definition["status"]["acceptedNames"]["plural"].as_str();
        Instances {
            plural: plural.unwrap_or_default().to_owned(),
            terminating: !meta::deletion_timestamp(definition).is_empty() || is_true(definition, "Terminating"),
            established: since.and_then(|text| text.parse::<jiff::Timestamp>().ok()).map(jiff::Timestamp::as_second),
        }
    }
}

#[async_trait]
impl Hooks for Instances {
    async fn authorize_write(&self, caller: &Caller<'_>, object: &Value, old: &Value) -> Result<(), Status> {
        if !old.is_null() {
            return Ok(());
        }
        if self.terminating {
            let group = apimachinery::GroupVersion::parse(caller.api_version).unwrap_or_default().group;
            let name = meta::name(object);
            let resource = GroupResource::new(group, self.plural.clone());
            let why = "create not allowed while custom resource definition is terminating";
            return Err(Status::forbidden(&resource, name, why));
        }
        let now = jiff::Timestamp::now().as_second();
        let young = self.established.is_some_and(|since| now - since < SETTLING.as_secs() as i64);
        if young && caller.options["kind"] == "CreateOptions" {
            tokio::time::sleep(SETTLING).await;
        }
        Ok(())
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
