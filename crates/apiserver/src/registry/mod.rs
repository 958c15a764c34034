//! The generic registry: one implementation of every verb for every resource.
//! What differs between kinds comes from a [`KindCodec`], a [`Strategy`] and, where
//! server state is needed, [`Hooks`].
//!
//! Invariant: nothing here names a kind.
//!
//! Upstream followed: `apiserver/pkg/registry/{generic,rest}`.

pub mod create;
pub mod delete;
pub mod kind;
pub mod managed;
pub mod meta;
pub mod options;
pub mod select;
pub mod swap;
pub mod update;

use std::ops::Deref;
use std::sync::Arc;

use api::Strategy;
use apimachinery::{ErrorList, GroupKind, GroupResource, Status, Value};
use async_trait::async_trait;
use bytes::Bytes;
use futures::future::BoxFuture;
use parking_lot::Mutex;
use storage::{Entry, EntryDecoder, ResourceStorage, StorageError};

use crate::request::UserInfo;
pub use kind::KindCodec;

/// A strategy that is compiled in, or one that belongs to a resource added at run time.
#[derive(Clone)]
pub enum StrategyRef {
    Static(&'static dyn Strategy),
    Shared(Arc<dyn Strategy>),
}

impl Deref for StrategyRef {
    type Target = dyn Strategy;
    fn deref(&self) -> &Self::Target {
        match self {
            StrategyRef::Static(strategy) => *strategy,
            StrategyRef::Shared(strategy) => strategy.as_ref(),
        }
    }
}

/// Called with the outcome of a write that a hook prepared (upstream's FinishFunc).
pub type Finish = Box<dyn FnOnce(bool) -> BoxFuture<'static, ()> + Send>;

/// What a kind needs beyond pure functions: allocation, checks against other
/// objects. All objects are in the hub version.
#[async_trait]
pub trait Hooks: Send + Sync + 'static {
    /// After system metadata is filled, before the strategy (`BeginCreate`).
    async fn begin_create(&self, caller: &Caller<'_>, object: &mut Value) -> Result<Option<Finish>, Status> {
        let _ = (caller, object);
        Ok(None)
    }
    /// Before the strategy and validation (`BeginUpdate`).
    async fn begin_update(
        &self,
        caller: &Caller<'_>,
        object: &mut Value,
        old: &Value,
    ) -> Result<Option<Finish>, Status> {
        let _ = (caller, object, old);
        Ok(None)
    }
    /// A check that a create or an update must pass before anything else is done
    /// (`old` is null on create): RBAC escalation and the like.
    async fn authorize_write(&self, caller: &Caller<'_>, object: &Value, old: &Value) -> Result<(), Status> {
        let _ = (caller, object, old);
        Ok(())
    }
    /// Problems that need other objects to be found; they come before those of
    /// the kind's validation. `old` is null on create.
    async fn first_errors(&self, caller: &Caller<'_>, object: &Value, old: &Value) -> ErrorList {
        let _ = (caller, object, old);
        ErrorList::new()
    }
    /// May change what delete does: `Some` is the whole answer (namespaces).
    async fn delete(
        &self,
        caller: &Caller<'_>,
        resource: &Arc<Resource>,
        name: &str,
        options: &options::DeleteOptions,
        admit: bool,
    ) -> Option<Result<delete::Deleted, Status>> {
        let _ = (caller, resource, name, options, admit);
        None
    }
    /// Whether an update that leaves a deleted object without finalizers may
    /// remove it (`ShouldDeleteDuringUpdate`).
    fn may_remove(&self, object: &Value, old: &Value) -> bool {
        let _ = (object, old);
        true
    }
    /// A `Warning` on a delete with these options.
    fn warning_on_delete(&self, options: &options::DeleteOptions) -> Option<String> {
        let _ = options;
        None
    }
    /// After an object is gone from the store.
    async fn after_delete(&self, caller: &Caller<'_>, object: &Value) {
        let _ = (caller, object);
    }
}

struct NoHooks;
impl Hooks for NoHooks {}

/// No hooks.
pub fn no_hooks() -> Arc<dyn Hooks> {
    Arc::new(NoHooks)
}

/// `Warning` texts of a request, in the order they came, each once.
#[derive(Debug, Default)]
pub struct Warnings(Mutex<Vec<String>>);

impl Warnings {
    pub fn add(&self, text: impl Into<String>) {
        let text = text.into();
        let mut texts = self.0.lock();
        if !text.is_empty() && !texts.contains(&text) {
            texts.push(text);
        }
    }
    pub fn extend(&self, texts: impl IntoIterator<Item = String>) {
        for text in texts {
            self.add(text);
        }
    }
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock())
    }
}

/// Who writes and in whose name: what the registry needs to know of a request.
#[derive(Clone)]
pub struct Caller<'a> {
    pub core: &'a Arc<crate::core::Core>,
    pub user: &'a UserInfo,
    pub warnings: &'a Warnings,
    pub audit: &'a crate::core::AuditTrail,
    /// Empty for cluster-scoped resources.
    pub namespace: &'a str,
    pub subresource: &'a str,
    /// `apiVersion` of the request.
    pub api_version: &'a str,
    pub dry_run: bool,
    /// As admission sees it.
    pub options: &'a Value,
    /// Field manager of this write; empty for the server's own writes, which
    /// own no fields.
    pub manager: &'a str,
}

/// One stored group-resource in all its versions.
pub struct Resource {
    pub group_resource: GroupResource,
    pub kind: GroupKind,
    /// `apiVersion` in which strategies and admission see objects.
    pub hub: String,
    pub namespaced: bool,
    /// Whole etcd prefix with both slashes: `/registry/pods/`.
    pub prefix: String,
    /// `--etcd-prefix`, the part of `prefix` that is the whole server's.
    pub etcd_prefix: String,
    pub codec: Arc<dyn KindCodec>,
    pub strategy: StrategyRef,
    pub hooks: Arc<dyn Hooks>,
    pub storage: Arc<ResourceStorage>,
    /// By subresource (empty: the object itself): fields that a write through it
    /// never owns.
    pub reset: std::collections::BTreeMap<String, patch::apply::ResetFilter>,
    /// A delete answers with the object instead of a Status.
    pub returns_deleted: bool,
    /// Seconds after which an object vanishes; 0 = never.
    pub ttl_seconds: u64,
}

impl Resource {
    /// The key below the resource's prefix.
    pub fn key(&self, namespace: &str, name: &str) -> Result<String, Status> {
        if self.namespaced {
            if namespace.is_empty() {
                return Err(Status::bad_request("Namespace parameter required."));
            }
            check_segment(namespace)?;
        }
        if name.is_empty() {
            return Err(Status::bad_request("Name parameter required."));
        }
        check_segment(name)?;
        Ok(if self.namespaced { format!("{namespace}/{name}") } else { name.to_owned() })
    }

    /// The entry of an object in hub version, with a resourceVersion placeholder.
    pub fn entry(&self, key: &str, object: &mut Value, revision: u64) -> Entry {
        self.codec.as_read(object);
        if let Some(fields) = meta::fields(object) {
            fields.insert("resourceVersion".into(), Value::String(String::new()));
        }
        let json = self.codec.json(object);
        let json = if revision == 0 { Bytes::from(json) } else { storage::splice::resource_version(&json, revision) };
        make_entry(key, object, json, revision, &*self.strategy)
    }

    /// The entry of a new object that a dry run does not write: with the
    /// resourceVersion that the request gave, if any.
    pub fn unwritten(&self, key: &str, object: &mut Value) -> Arc<Entry> {
        self.codec.as_read(object);
        let json = self.codec.json(object);
        Arc::new(make_entry(key, object, json.into(), 0, &*self.strategy))
    }

    /// What a hub object is in an entry of the cache, as a value with its resourceVersion.
    pub fn value(&self, entry: &Entry) -> Result<Value, Status> {
        entry.value().map_err(Status::internal)
    }

    /// The kind that an object says it is: errors name it.
    fn kind_of(&self, object: &Value) -> GroupKind {
        let kind = object["kind"].as_str().filter(|kind| !kind.is_empty()).unwrap_or(&self.kind.kind);
        if self.codec.is_custom() {
            // Custom resources may say that they are of any group; validation refuses them then.
            let given = object["apiVersion"].as_str().unwrap_or(&self.hub);
            return GroupKind::new(given.split_once('/').map_or("", |(group, _)| group), kind);
        }
        // The hub's group is the internal type's: Events of events.k8s.io are core ones.
        let group =
            apimachinery::GroupVersion::parse(&self.hub).map_or_else(|_| self.kind.group.clone(), |hub| hub.group);
        GroupKind::new(group, kind)
    }

    /// Storage errors as answers.
    pub fn storage_status(&self, error: StorageError, name: &str) -> Status {
        storage_status(error, &self.group_resource, name)
    }
}

fn make_entry(key: &str, object: &Value, json: Bytes, revision: u64, strategy: &dyn Strategy) -> Entry {
    let labels = object
        .get("metadata")
        .and_then(|m| m.get("labels"))
        .and_then(Value::as_object)
        .map(|labels| labels.iter().map(|(k, v)| (k.as_str().into(), v.as_str().unwrap_or("").into())).collect())
        .unwrap_or_default();
    let fields = strategy.selectable_fields(object).into_iter().map(|(k, v)| (k.into(), v.into())).collect();
    Entry::new(key, revision, json, labels, fields)
}

fn check_segment(name: &str) -> Result<(), Status> {
    if name == "." || name == ".." || name.contains('/') || name.contains('%') {
        return Err(Status::bad_request(format!(
            "Name parameter invalid: {}: may not contain '/'",
            apimachinery::field::quote(name)
        )));
    }
    Ok(())
}

/// Makes cache entries of stored bytes.
pub struct Decoder {
    pub codec: Arc<dyn KindCodec>,
    pub strategy: StrategyRef,
}

impl EntryDecoder for Decoder {
    fn decode(&self, key: &str, stored: &[u8], revision: u64) -> Result<Entry, String> {
        let mut object = self.codec.read_storage(stored)?;
        meta::set(&mut object, "resourceVersion", revision.to_string());
        // A copy of just its length: what is cached for long keeps no spare room.
        let json = Bytes::copy_from_slice(&self.codec.json(&object));
        Ok(make_entry(key, &object, json, revision, &*self.strategy))
    }
}

/// Upstream's `registry/generic/registry` and `api/errors/storage` in one.
pub fn storage_status(error: StorageError, resource: &GroupResource, name: &str) -> Status {
    use apimachinery::status::{Cause, Details};
    let text = error.to_string();
    match error {
        StorageError::KeyNotFound { .. } => Status::not_found(resource, name),
        StorageError::KeyExists { .. } => Status::already_exists(resource, name),
        StorageError::ResourceVersionConflicts { .. } | StorageError::InvalidObject { .. } => {
            Status::conflict(resource, name, &text)
        }
        StorageError::Timeout { .. } => {
            let mut status = Status::failure(
                504,
                "ServerTimeout",
                format!("The operation against {resource} could not be completed at this time, please try again."),
            );
            status.details = Some(Details {
                kind: resource.resource.clone(),
                group: resource.group.clone(),
                retry_after_seconds: 2,
                ..Details::default()
            });
            status
        }
        // Reads of one object and lists say more, see read.rs.
        StorageError::CorruptObject { message, .. } => plain_error(message),
        StorageError::TooLargeResourceVersion { .. } => {
            let (reason, message) = storage::error::CAUSE_RESOURCE_VERSION_TOO_LARGE;
            Status::failure(504, "Timeout", text).with_details(Details {
                retry_after_seconds: storage::error::RESOURCE_VERSION_TOO_HIGH_RETRY_SECONDS,
                causes: vec![Cause { reason: reason.into(), message: message.into(), ..Cause::default() }],
                ..Details::default()
            })
        }
        StorageError::Expired(_) => Status::expired(text),
        StorageError::ExpiredContinue { inconsistent_continue, .. } => {
            let mut status = Status::expired(text);
            status.metadata = apimachinery::json!({"continue": inconsistent_continue});
            status
        }
        StorageError::BadRequest(_) => Status::bad_request(text),
        StorageError::TooManyRequests { retry_after_seconds, .. } => {
            Status::too_many_requests(text, retry_after_seconds)
        }
        StorageError::Compacted { .. } => Status::expired(text),
        // Errors without a status of their own are 500 with the bare text.
        StorageError::Etcd(_)
        | StorageError::CorruptObjects { .. }
        | StorageError::RequestTooLarge
        | StorageError::FutureRevision
        | StorageError::Internal(_)
        | StorageError::Shutdown => plain_error(text),
    }
}

/// A Go error that is no Status: 500, no reason (`responsewriters.ErrorToAPIStatus`).
pub fn plain_error(text: impl Into<String>) -> Status {
    Status::failure(500, "", text)
}
