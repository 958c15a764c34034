//! What a request is once its path has been read, and the traits through which
//! authentication, authorization and admission see it.
//!
//! Upstream followed: `apiserver/pkg/endpoints/request`, `.../authentication`,
//! `.../authorization/authorizer`, `.../admission`.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::{GroupResource, GroupVersionKind, GroupVersionResource, Status, Value};
use async_trait::async_trait;

/// Who asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct UserInfo {
    pub name: String,
    pub uid: String,
    pub groups: Vec<String>,
    pub extra: BTreeMap<String, Vec<String>>,
}

/// `user.*` names that the server itself gives out.
pub const ANONYMOUS: &str = "system:anonymous";
pub const GROUP_AUTHENTICATED: &str = "system:authenticated";
pub const GROUP_UNAUTHENTICATED: &str = "system:unauthenticated";
pub const GROUP_MASTERS: &str = "system:masters";

/// The path and query of a request, read as upstream's RequestInfoFactory reads them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RequestInfo {
    /// False for /healthz, /version, /apis and the like: then only `path` and `verb` hold.
    pub is_resource_request: bool,
    pub path: String,
    /// `get list watch create update patch delete deletecollection`, or the
    /// lower-case HTTP method of a non-resource request.
    pub verb: String,
    /// `api` or `apis`.
    pub api_prefix: String,
    pub api_group: String,
    pub api_version: String,
    pub namespace: String,
    pub resource: String,
    pub subresource: String,
    pub name: String,
    /// Path segments from the resource on.
    pub parts: Vec<String>,
    pub field_selector: String,
    pub label_selector: String,
}

impl RequestInfo {
    pub fn group_resource(&self) -> GroupResource {
        GroupResource::new(self.api_group.clone(), self.resource.clone())
    }
}

/// What an authorizer decides on.
#[derive(Debug, Clone)]
pub struct Attributes {
    pub user: UserInfo,
    pub info: RequestInfo,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    Allow,
    Deny,
    NoOpinion,
}

/// A decision, why, and what went wrong on the way to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub decision: Decision,
    pub reason: String,
    pub error: Option<String>,
}

/// A named check with a reason, as upstream's audit annotation and 403 text show it.
#[async_trait]
pub trait Authorizer: Send + Sync {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String);
    /// As [`authorize`](Self::authorize), of those that can fail.
    async fn judge(&self, attributes: &Attributes) -> Verdict {
        let (decision, reason) = self.authorize(attributes).await;
        Verdict { decision, reason, error: None }
    }
    /// The resource and non-resource rules of a user in a namespace, for
    /// SelfSubjectRulesReview; with the `incomplete` flag and evaluation error.
    async fn rules_for(&self, user: &UserInfo, namespace: &str) -> ResolvedRules {
        let _ = (user, namespace);
        ResolvedRules { incomplete: true, ..Default::default() }
    }
}

/// Rules as `rbac/v1` PolicyRule values.
#[derive(Debug, Clone, Default)]
pub struct ResolvedRules {
    pub resource_rules: Vec<Value>,
    pub non_resource_rules: Vec<Value>,
    pub incomplete: bool,
    pub evaluation_error: String,
}

/// The peer's certificate chain, DER, leaf first; empty when none was sent.
#[derive(Debug, Clone, Default)]
pub struct PeerCertificates(pub Vec<bytes::Bytes>);

/// A successful authentication.
#[derive(Debug, Clone, Default)]
pub struct Authenticated {
    pub user: UserInfo,
    /// Audiences the token was checked against; empty without token.
    pub audiences: Vec<String>,
    /// Values for the `Warning` header.
    pub warnings: Vec<String>,
    /// Audit annotations of the credential (stale or legacy tokens).
    pub audit_annotations: BTreeMap<String, String>,
}

/// `Ok(None)`: no credential that this authenticator knows. `Err`: a credential
/// that is bad (401; the text is logged, never sent).
#[async_trait]
pub trait Authenticator: Send + Sync {
    async fn authenticate(
        &self,
        headers: &http::HeaderMap,
        uri: &http::Uri,
        peer: &PeerCertificates,
    ) -> Result<Option<Authenticated>, String>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    Create,
    Update,
    Delete,
    Connect,
}

impl Operation {
    pub fn as_str(self) -> &'static str {
        match self {
            Operation::Create => "CREATE",
            Operation::Update => "UPDATE",
            Operation::Delete => "DELETE",
            Operation::Connect => "CONNECT",
        }
    }
}

/// One object on its way through admission, in the version of the request.
#[derive(Debug, Clone)]
pub struct AdmissionRequest {
    pub operation: Operation,
    pub kind: GroupVersionKind,
    pub resource: GroupVersionResource,
    pub subresource: String,
    pub namespace: String,
    pub name: String,
    /// Null on delete.
    pub object: Value,
    /// Null on create.
    pub old_object: Value,
    /// CreateOptions, UpdateOptions, DeleteOptions of the request.
    pub options: Value,
    pub user: UserInfo,
    pub dry_run: bool,
    /// Collected `Warning` headers.
    pub warnings: Vec<String>,
    /// Collected audit annotations.
    pub audit_annotations: BTreeMap<String, String>,
    /// The second pass of the mutating phases.
    pub reinvocation: bool,
    /// What webhooks have done to this object so far.
    pub webhooks: WebhookTrail,
}

/// State of one object's way through mutating webhooks.
#[derive(Debug, Clone, Default)]
pub struct WebhookTrail {
    /// A webhook changed the object: the mutating phases run once more.
    pub reinvoke: bool,
    /// Webhooks (uids) that were asked, want to be asked again after a change,
    /// and have seen all changes so far.
    pub asked: BTreeSet<String>,
    /// Those that have missed a change.
    pub reinvoke_hooks: BTreeSet<String>,
    /// The object after the last webhook of a pass.
    pub last_output: Value,
    /// The same of mutating policies.
    pub policies_applied: BTreeSet<String>,
    pub reinvoke_policies: BTreeSet<String>,
    pub last_policy_output: Value,
}

impl WebhookTrail {
    /// The object changed: who was asked before must be asked again.
    pub fn require_reinvocation(&mut self) {
        self.reinvoke_hooks.append(&mut self.asked);
    }
    pub fn require_policies(&mut self) {
        self.reinvoke_policies.append(&mut self.policies_applied);
    }
}

impl AdmissionRequest {
    /// A request about nothing: the base of tests and of reviews made by hand.
    pub fn empty(operation: Operation) -> Self {
        AdmissionRequest {
            operation,
            kind: GroupVersionKind::default(),
            resource: GroupVersionResource::default(),
            subresource: String::new(),
            namespace: String::new(),
            name: String::new(),
            object: Value::Null,
            old_object: Value::Null,
            options: Value::Null,
            user: UserInfo::default(),
            dry_run: false,
            warnings: Vec::new(),
            audit_annotations: BTreeMap::new(),
            reinvocation: false,
            webhooks: WebhookTrail::default(),
        }
    }
}

/// An admission plugin. Both phases default to letting pass.
#[async_trait]
pub trait AdmissionPlugin: Send + Sync {
    /// Upstream's plugin name, e.g. `NamespaceLifecycle`.
    fn name(&self) -> &'static str;
    /// Cheap test that saves the call (and the object's decoding) for requests the plugin ignores.
    fn handles(&self, operation: Operation) -> bool {
        let _ = operation;
        true
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let _ = request;
        Ok(())
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let _ = request;
        Ok(())
    }
}

/// A change of an object as the server's own components see it.
#[derive(Debug, Clone)]
pub enum LoopbackEvent {
    /// Everything known at the start has been sent.
    Synced,
    Applied(Value),
    Deleted(Value),
}

/// The same with the cache's own entry in place of a decoded object: costs
/// nothing, and a reader decodes what it looks at.
#[derive(Debug, Clone)]
pub enum EntryEvent {
    Synced,
    Applied(std::sync::Arc<storage::Entry>),
    Deleted(std::sync::Arc<storage::Entry>),
}

/// In-process client of the server's own registry, with the privileges of the
/// server: what authorizers, admission plugins, allocators, bootstrap hooks and
/// token checks read and write through. Objects are in the storage-independent
/// preferred version.
#[async_trait]
pub trait Loopback: Send + Sync {
    /// From the watch cache, as fresh as the cache is.
    async fn get_cached(&self, resource: &GroupResource, namespace: &str, name: &str) -> Result<Value, Status>;
    /// From etcd, linearizable.
    async fn get(&self, resource: &GroupResource, namespace: &str, name: &str) -> Result<Value, Status>;
    /// From the watch cache; an empty namespace means all.
    async fn list_cached(&self, resource: &GroupResource, namespace: &str) -> Result<Vec<Value>, Status>;
    /// As fresh as etcd; an empty namespace means all.
    async fn list(&self, resource: &GroupResource, namespace: &str) -> Result<Vec<Value>, Status> {
        self.list_cached(resource, namespace).await
    }
    async fn create(&self, resource: &GroupResource, namespace: &str, object: Value) -> Result<Value, Status>;
    /// `subresource` may be empty. The object's resourceVersion is the lock when set.
    async fn update(
        &self,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status>;
    async fn delete(&self, resource: &GroupResource, namespace: &str, name: &str, options: Value)
    -> Result<(), Status>;
    /// As [`create`](Self::create), under the field manager `manager`.
    async fn create_as(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        object: Value,
    ) -> Result<Value, Status> {
        let _ = manager;
        self.create(resource, namespace, object).await
    }
    /// As [`update`](Self::update), under the field manager `manager`.
    async fn update_as(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status> {
        let _ = manager;
        self.update(resource, namespace, subresource, object).await
    }
    /// Server-side apply (forced) of the object under `manager`.
    async fn apply(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status> {
        let _ = (manager, resource, namespace, subresource, object);
        Err(Status::internal("server-side apply is not offered by this client"))
    }
    /// All objects as `Applied`, then `Synced`, then changes. Never ends by
    /// itself; relists internally. Bounded: a slow reader blocks only itself.
    fn watch(&self, resource: &GroupResource) -> tokio::sync::mpsc::Receiver<LoopbackEvent>;
    /// As [`watch`](Self::watch), undecoded: for resources with many objects.
    fn watch_entries(&self, resource: &GroupResource) -> tokio::sync::mpsc::Receiver<EntryEvent>;
}
