//! Empties a deleted definition and lets it go.
//!
//! Limits: instances are waited for [`LIMIT`] a round, looked at every
//! [`PERIOD`]; a round that failed is tried again after [`RETRY`].
//!
//! Upstream followed: `pkg/controller/finalizer/crd_finalizer.go`.

use std::sync::{Arc, Weak};
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::core::{AuditTrail, Core};
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::{Caller, Resource, Warnings, meta};
use apiserver::request::{Loopback, UserInfo};
use storage::ListRequest;

use super::conditions::{is_true, set_condition};
use super::hooks::CLEANUP_FINALIZER;

const PERIOD: Duration = Duration::from_secs(5);
const LIMIT: Duration = Duration::from_secs(60);
const RETRY: Duration = Duration::from_secs(1);

fn definitions() -> GroupResource {
    GroupResource::new("apiextensions.k8s.io", "customresourcedefinitions")
}

/// Whether a definition waits to be emptied.
pub fn is_due(definition: &Value) -> bool {
    !meta::deletion_timestamp(definition).is_empty() && meta::finalizers(definition).contains(&CLEANUP_FINALIZER)
}

pub struct Finalizer {
    pub core: Weak<Core>,
    pub loopback: Arc<dyn Loopback>,
    /// `None`: never established, there is nothing to delete.
    pub resource: Option<Arc<Resource>>,
    pub name: String,
}

impl Finalizer {
    /// Works until the definition is gone or the server goes down.
    pub async fn run(self) {
        loop {
            match self.round().await {
                Ok(()) => return,
                Err(error) => {
                    tracing::error!(definition = self.name, error = %error, "custom resources were not all deleted");
                }
            }
            let Some(core) = self.core.upgrade() else { return };
            let stop = core.shutdown.clone();
            drop(core);
            tokio::select! {
                () = tokio::time::sleep(RETRY) => {}
                () = stop.cancelled() => return,
            }
        }
    }

    async fn write(&self, definition: Value) -> Result<Option<Value>, Status> {
        match self.loopback.update(&definitions(), "", "status", definition).await {
            Ok(written) => Ok(Some(written)),
            Err(status) if status.is_not_found() || status.is_conflict() => Ok(None),
            Err(status) => Err(status),
        }
    }

    async fn round(&self) -> Result<(), Status> {
        let definition = match self.loopback.get(&definitions(), "", &self.name).await {
            Ok(definition) => definition,
            Err(status) if status.is_not_found() => return Ok(()),
            Err(status) => return Err(status),
        };
        if !is_due(&definition) {
            return Ok(());
        }
        let now = || meta::time(jiff::Timestamp::now());
        let mut definition = definition;
        let message = "CustomResource deletion is in progress";
        set_condition(&mut definition, "Terminating", "True", "InstanceDeletionInProgress", message, &now());
        let Some(mut definition) = self.write(definition).await? else {
            return Err(Status::internal("the definition changed meanwhile"));
        };
        if is_true(&definition, "Established")
            && let Some(resource) = &self.resource
        {
            match self.empty(resource).await {
                Ok(()) => {
                    let message = "removed all instances";
                    set_condition(
                        &mut definition,
                        "Terminating",
                        "False",
                        "InstanceDeletionCompleted",
                        message,
                        &now(),
                    );
                }
                Err((reason, message)) => {
                    set_condition(&mut definition, "Terminating", "True", reason, &message, &now());
                    self.write(definition).await?;
                    return Err(Status::internal(message));
                }
            }
        } else {
            let message = "resource was never established";
            set_condition(&mut definition, "Terminating", "False", "NeverEstablished", message, &now());
        }
        let kept: Vec<String> = meta::finalizers(&definition)
            .iter()
            .filter(|f| **f != CLEANUP_FINALIZER)
            .map(|f| (*f).to_owned())
            .collect();
        meta::set_finalizers(&mut definition, kept);
        match self.write(definition).await? {
            Some(_) => Ok(()),
            None => Err(Status::internal("the definition changed meanwhile")),
        }
    }

    async fn list(&self, resource: &Resource) -> Result<Vec<Arc<storage::Entry>>, String> {
        let list = resource.storage.list(&ListRequest::default()).await;
        list.map(|list| list.entries).map_err(|error| resource.storage_status(error, "").message)
    }

    /// Deletes all instances and waits until they are gone; the error is the
    /// condition's reason and message.
    async fn empty(&self, resource: &Arc<Resource>) -> Result<(), (&'static str, String)> {
        let Some(core) = self.core.upgrade() else { return Ok(()) };
        let not_listed = |why: String| ("InstanceDeletionFailed", format!("could not list instances: {why}"));
        let entries = self.list(resource).await.map_err(not_listed)?;
        let (user, warnings, audit) = (UserInfo::default(), Warnings::default(), AuditTrail::default());
        let options = Value::Null;
        let mut failed = Vec::new();
        for entry in &entries {
            let caller = Caller {
                core: &core,
                user: &user,
                warnings: &warnings,
                audit: &audit,
                namespace: entry.namespace(),
                subresource: "",
                api_version: &resource.hub,
                dry_run: false,
                options: &options,
                manager: "",
            };
            match resource.delete(&caller, entry.name(), &DeleteOptions::default(), false).await {
                Err(status) if !status.is_not_found() => failed.push(status.message),
                _ => {}
            }
        }
        match failed.as_slice() {
            [] => {}
            [one] => return Err(("InstanceDeletionFailed", format!("could not issue all deletes: {one}"))),
            many => {
                let text = format!("could not issue all deletes: [{}]", many.join(", "));
                return Err(("InstanceDeletionFailed", text));
            }
        }
        let unconfirmed =
            |why: String| ("InstanceDeletionCheck", format!("could not confirm zero CustomResources remaining: {why}"));
        let deadline = tokio::time::Instant::now() + LIMIT;
        loop {
            if self.list(resource).await.map_err(unconfirmed)?.is_empty() {
                return Ok(());
            }
            if tokio::time::Instant::now() + PERIOD > deadline {
                return Err(unconfirmed("context deadline exceeded".into()));
            }
            tokio::select! {
                () = tokio::time::sleep(PERIOD) => {}
                () = core.shutdown.cancelled() => return Err(unconfirmed("context canceled".into())),
            }
        }
    }
}
