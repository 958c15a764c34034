//! NamespaceLifecycle: nothing is created in a namespace that is not there or
//! is being terminated; three namespaces may not be deleted. Also
//! NamespaceExists and NamespaceAutoProvision.
//!
//! Upstream followed: `apiserver/pkg/admission/plugin/namespace/lifecycle`,
//! `plugin/pkg/admission/namespace`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::status::Cause;
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, forbidden_by};
use apiserver::authn::cache::Expiring;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;
use serde_json::json;

const IMMORTAL: [&str; 3] = ["default", "kube-public", "kube-system"];
/// How long a namespace that was just deleted is looked up in etcd.
const FORCE_LIVE_SECONDS: i64 = 30;
const FORCE_LIVE_ENTRIES: usize = 100;
/// The cache may be a moment behind a namespace that was just created.
const MISSING_WAIT: Duration = Duration::from_millis(50);

pub struct NamespaceLifecycle {
    loopback: Arc<dyn Loopback>,
    force_live: Expiring<String, ()>,
}

impl NamespaceLifecycle {
    pub fn new(loopback: Arc<dyn Loopback>) -> Self {
        NamespaceLifecycle { loopback, force_live: Expiring::new(FORCE_LIVE_ENTRIES) }
    }
}

fn namespaces() -> GroupResource {
    GroupResource::new("", "namespaces")
}

fn is_namespace(request: &AdmissionRequest) -> bool {
    request.kind.group.is_empty() && request.kind.kind == "Namespace"
}

#[async_trait]
impl AdmissionPlugin for NamespaceLifecycle {
    fn name(&self) -> &'static str {
        "NamespaceLifecycle"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Delete)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let now = jiff::Timestamp::now().as_second();
        if is_namespace(request) {
            if request.operation == Operation::Delete {
                if IMMORTAL.contains(&request.name.as_str()) {
                    let why = "this namespace may not be deleted";
                    return Err(Status::forbidden(&request.resource.group_resource(), &request.name, why));
                }
                self.force_live.put(request.name.clone(), (), now, now + FORCE_LIVE_SECONDS);
            }
            return Ok(());
        }
        if request.namespace.is_empty()
            || request.operation != Operation::Create
            || (request.resource.group == "authorization.k8s.io"
                && request.resource.resource == "localsubjectaccessreviews")
        {
            return Ok(());
        }
        let name = request.namespace.clone();
        let mut found = cached(&self.loopback, &name).await?;
        if found.is_none() {
            tokio::time::sleep(MISSING_WAIT).await;
            found = cached(&self.loopback, &name).await?;
        }
        let is_active = found.as_ref().is_some_and(|ns| ns["status"]["phase"] == "Active");
        let force = is_active && self.force_live.get(&name, now).is_some();
        let namespace = match found {
            Some(found) if !force => found,
            _ => match self.loopback.get(&namespaces(), "", &name).await {
                Ok(found) => found,
                Err(status) if status.is_not_found() => return Err(status),
                Err(status) => return Err(Status::internal(status)),
            },
        };
        if namespace["status"]["phase"] != "Terminating" {
            return Ok(());
        }
        let mut status = forbidden(
            request,
            format!("unable to create new content in namespace {name} because it is being terminated"),
        );
        if let Some(details) = &mut status.details {
            details.causes.push(Cause {
                reason: "NamespaceTerminating".into(),
                message: format!("namespace {name} is being terminated"),
                field: "metadata.namespace".into(),
            });
        }
        Err(status)
    }
}

async fn cached(loopback: &Arc<dyn Loopback>, name: &str) -> Result<Option<Value>, Status> {
    match loopback.get_cached(&namespaces(), "", name).await {
        Ok(found) => Ok(Some(found)),
        Err(status) if status.is_not_found() => Ok(None),
        Err(status) => Err(Status::internal(status)),
    }
}

/// Only that the namespace is there, for every operation. Off by default.
pub struct NamespaceExists(pub Arc<dyn Loopback>);

#[async_trait]
impl AdmissionPlugin for NamespaceExists {
    fn name(&self) -> &'static str {
        "NamespaceExists"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation != Operation::Connect
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.namespace.is_empty() || is_namespace(request) || cached(&self.0, &request.namespace).await?.is_some()
        {
            return Ok(());
        }
        match self.0.get(&namespaces(), "", &request.namespace).await {
            Ok(_) => Ok(()),
            Err(status) if status.is_not_found() => Err(status),
            Err(status) => Err(forbidden_by(request, status)),
        }
    }
}

/// Makes the namespace. Off by default.
pub struct NamespaceAutoProvision(pub Arc<dyn Loopback>);

#[async_trait]
impl AdmissionPlugin for NamespaceAutoProvision {
    fn name(&self) -> &'static str {
        "NamespaceAutoProvision"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.dry_run || request.namespace.is_empty() || is_namespace(request) {
            return Ok(());
        }
        if cached(&self.0, &request.namespace).await?.is_some() {
            return Ok(());
        }
        let object = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": request.namespace}});
        match self.0.create(&namespaces(), "", object).await {
            Err(status) if !status.is_already_exists() => Err(forbidden_by(request, status)),
            _ => Ok(()),
        }
    }
}
