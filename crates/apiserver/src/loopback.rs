//! The server's own way to its registry, without HTTP, with the server's
//! privileges and past admission.

use std::sync::{Arc, Weak};

use apimachinery::{GroupResource, Status, Value};
use async_trait::async_trait;
use storage::{Entry, EventType, ListRequest, Scope, StorageError, WatchItem, WatchRequest};
use tokio::sync::mpsc;

use crate::core::{AuditTrail, Core};
use crate::registry::delete::Deleted;
use crate::registry::options::DeleteOptions;
use crate::registry::update::Fixed;
use crate::registry::{Caller, Resource, Warnings};
use crate::request::{EntryEvent, GROUP_MASTERS, Loopback, LoopbackEvent, UserInfo};

/// Events that a watcher may lag behind before the watch waits for it.
const WATCH_BUFFER: usize = 256;
/// Pause before a broken watch is opened again.
const RETRY_PAUSE: std::time::Duration = std::time::Duration::from_millis(100);

/// Field manager of writes that name none.
const MANAGER: &str = "kube-apiserver";
/// Name of the server's own user.
pub const LOOPBACK_USER: &str = "system:apiserver";

pub struct CoreLoopback {
    core: Weak<Core>,
    user: UserInfo,
}

impl CoreLoopback {
    pub fn new(core: &Arc<Core>) -> Arc<Self> {
        Arc::new(CoreLoopback {
            core: Arc::downgrade(core),
            user: UserInfo { name: LOOPBACK_USER.into(), groups: vec![GROUP_MASTERS.into()], ..UserInfo::default() },
        })
    }
    async fn list_at(
        &self,
        resource: &GroupResource,
        namespace: &str,
        resource_version: Option<u64>,
    ) -> Result<Vec<Value>, Status> {
        let core = self.core()?;
        let stored = self.resource(&core, resource)?;
        let request = ListRequest {
            scope: Scope { namespace: (!namespace.is_empty()).then(|| namespace.to_owned()), name: None },
            resource_version,
            ..ListRequest::default()
        };
        let list = stored.storage.list(&request).await.map_err(|error| stored.storage_status(error, ""))?;
        list.entries.iter().map(|entry| stored.value(entry)).collect()
    }
    fn core(&self) -> Result<Arc<Core>, Status> {
        self.core.upgrade().ok_or_else(|| Status::service_unavailable("apiserver is shutting down"))
    }
    fn resource(&self, core: &Core, resource: &GroupResource) -> Result<Arc<Resource>, Status> {
        core.table
            .load()
            .stored(resource)
            .cloned()
            .ok_or_else(|| Status::failure(404, "NotFound", format!("{resource} is not served")))
    }
}

macro_rules! with_caller {
    ($self:ident, $manager:expr, $core:ident, $stored:ident, $resource:expr, $namespace:expr, $subresource:expr, |$caller:ident| $body:expr) => {{
        let $core = $self.core()?;
        let $stored = $self.resource(&$core, $resource)?;
        let warnings = Warnings::default();
        let audit = AuditTrail::default();
        let options = Value::Null;
        let api_version = $stored.hub.clone();
        let $caller = Caller {
            core: &$core,
            user: &$self.user,
            warnings: &warnings,
            audit: &audit,
            namespace: $namespace,
            subresource: $subresource,
            api_version: &api_version,
            dry_run: false,
            options: &options,
            manager: $manager,
        };
        $body
    }};
}

#[async_trait]
impl Loopback for CoreLoopback {
    async fn get_cached(&self, resource: &GroupResource, namespace: &str, name: &str) -> Result<Value, Status> {
        let core = self.core()?;
        let stored = self.resource(&core, resource)?;
        // A lister has no rules for names: what cannot be stored is not found.
        let Ok(key) = stored.key(namespace, name) else { return Err(Status::not_found(resource, name)) };
        match stored.storage.cached(&key) {
            Some(entry) => stored.value(&entry),
            None => Err(Status::not_found(resource, name)),
        }
    }

    async fn get(&self, resource: &GroupResource, namespace: &str, name: &str) -> Result<Value, Status> {
        let core = self.core()?;
        let stored = self.resource(&core, resource)?;
        // A client checks names before it asks.
        let mistakes = apimachinery::names::is_path_segment_name(name);
        if !mistakes.is_empty() {
            let name = apimachinery::field::quote(name);
            let why = format!("invalid resource name {name}: [{}]", mistakes.join(" "));
            return Err(crate::registry::plain_error(why));
        }
        let key = stored.key(namespace, name)?;
        let entry = stored.storage.get(&key, None).await.map_err(|error| stored.storage_status(error, name))?;
        stored.value(&entry)
    }

    async fn list_cached(&self, resource: &GroupResource, namespace: &str) -> Result<Vec<Value>, Status> {
        self.list_at(resource, namespace, Some(0)).await
    }

    async fn list(&self, resource: &GroupResource, namespace: &str) -> Result<Vec<Value>, Status> {
        self.list_at(resource, namespace, None).await
    }

    async fn create(&self, resource: &GroupResource, namespace: &str, object: Value) -> Result<Value, Status> {
        self.create_as(MANAGER, resource, namespace, object).await
    }

    async fn create_as(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        object: Value,
    ) -> Result<Value, Status> {
        with_caller!(self, manager, core, stored, resource, namespace, "", |caller| {
            let mut object = object;
            complete(&stored, &mut object)?;
            crate::registry::managed::record_create(&caller, &stored, &mut object);
            let entry = stored.create(&caller, object, false).await?;
            stored.value(&entry)
        })
    }

    async fn update(
        &self,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status> {
        self.update_as(MANAGER, resource, namespace, subresource, object).await
    }

    async fn update_as(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status> {
        with_caller!(self, manager, core, stored, resource, namespace, subresource, |caller| {
            let mut object = object;
            complete(&stored, &mut object)?;
            let name = crate::registry::meta::name(&object).to_owned();
            let mut own = Own { caller: &caller, stored: &stored, object: Fixed(object) };
            let updated = stored.update(&caller, &name, &mut own, false).await?;
            stored.value(&updated.entry)
        })
    }

    async fn apply(
        &self,
        manager: &str,
        resource: &GroupResource,
        namespace: &str,
        subresource: &str,
        object: Value,
    ) -> Result<Value, Status> {
        with_caller!(self, manager, core, stored, resource, namespace, subresource, |caller| {
            let name = crate::registry::meta::name(&object).to_owned();
            let mut own = OwnApply { caller: &caller, stored: &stored, configuration: object };
            let updated = stored.update(&caller, &name, &mut own, false).await?;
            stored.value(&updated.entry)
        })
    }

    async fn delete(
        &self,
        resource: &GroupResource,
        namespace: &str,
        name: &str,
        options: Value,
    ) -> Result<(), Status> {
        let mut options = if options.is_null() { apimachinery::json!({}) } else { options };
        options["kind"] = "DeleteOptions".into();
        let options = DeleteOptions::from_object(options)?;
        with_caller!(self, MANAGER, core, stored, resource, namespace, "", |caller| {
            match stored.delete(&caller, name, &options, false).await? {
                Deleted::Object { .. } | Deleted::Status(_) => Ok(()),
            }
        })
    }

    fn watch(&self, resource: &GroupResource) -> mpsc::Receiver<LoopbackEvent> {
        let mut entries = self.watch_entries(resource);
        let (sender, receiver) = mpsc::channel(WATCH_BUFFER);
        tokio::spawn(async move {
            loop {
                let entry = tokio::select! {
                    entry = entries.recv() => entry,
                    () = sender.closed() => return,
                };
                let decoded = match entry {
                    Some(EntryEvent::Synced) => Some(LoopbackEvent::Synced),
                    Some(EntryEvent::Applied(entry)) => entry.value().ok().map(LoopbackEvent::Applied),
                    Some(EntryEvent::Deleted(entry)) => entry.value().ok().map(LoopbackEvent::Deleted),
                    None => return,
                };
                if let Some(event) = decoded
                    && sender.send(event).await.is_err()
                {
                    return;
                }
            }
        });
        receiver
    }

    fn watch_entries(&self, resource: &GroupResource) -> mpsc::Receiver<EntryEvent> {
        let (sender, receiver) = mpsc::channel(WATCH_BUFFER);
        let core = self.core.clone();
        let resource = resource.clone();
        tokio::spawn(follow(core, resource, sender));
        receiver
    }
}

/// The caller's own update, with its field management.
struct Own<'a> {
    caller: &'a Caller<'a>,
    stored: &'a Arc<Resource>,
    object: Fixed,
}

#[async_trait]
impl crate::registry::update::NewObject for Own<'_> {
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status> {
        let mut object = self.object.compute(current).await?;
        if let Some(old) = current {
            crate::registry::managed::record_update(self.caller, self.stored, old, &mut object);
        }
        Ok(object)
    }
}

/// The caller's own forced apply.
struct OwnApply<'a> {
    caller: &'a Caller<'a>,
    stored: &'a Arc<Resource>,
    configuration: Value,
}

#[async_trait]
impl crate::registry::update::NewObject for OwnApply<'_> {
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status> {
        let bytes = serde_json::to_vec(&self.configuration).map_err(Status::internal)?;
        let options = crate::registry::options::WriteOptions {
            field_manager: self.caller.manager.to_owned(),
            force: Some(true),
            field_validation: codec::FieldValidation::Ignore,
            ..Default::default()
        };
        let mut object =
            crate::registry::managed::apply(self.caller, self.stored, current, &bytes, &options, self.caller.warnings)?;
        complete(self.stored, &mut object)?;
        Ok(object)
    }
    fn may_create(&self) -> bool {
        self.caller.subresource.is_empty()
    }
}

/// apiVersion, kind, defaults and canonical form of an object made in the server.
fn complete(stored: &Resource, object: &mut Value) -> Result<(), Status> {
    if let Some(map) = object.as_object_mut() {
        map.entry("apiVersion").or_insert_with(|| stored.hub.clone().into());
        map.entry("kind").or_insert_with(|| stored.kind.kind.clone().into());
    }
    stored.codec.canonicalize(object);
    stored.codec.defaults(object);
    if object["apiVersion"].as_str() != Some(&stored.hub) {
        stored.codec.convert(object, &stored.hub)?;
    }
    stored.codec.canonicalize(object);
    Ok(())
}

/// What a watcher was told last, by key: the cache's own entries, never decoded
/// objects, of which one alone takes eight times its bytes.
type Known = std::collections::BTreeMap<Box<str>, Arc<Entry>>;

/// Lists, then watches, for ever: objects that vanished between two lists are
/// told as deleted.
async fn follow(core: Weak<Core>, resource: GroupResource, sender: mpsc::Sender<EntryEvent>) {
    let mut known = Known::default();
    let mut synced = false;
    loop {
        let Some(strong) = core.upgrade() else { return };
        let stored = strong.table.load().stored(&resource).cloned();
        let stop = strong.shutdown.clone();
        drop(strong);
        let Some(stored) = stored else {
            // Not served yet: the table is filled right after the core is made.
            tokio::select! {
                () = tokio::time::sleep(RETRY_PAUSE) => continue,
                () = sender.closed() => return,
                () = stop.cancelled() => return,
            }
        };
        let round = follow_once(&stored, &mut known, &mut synced, &sender);
        let ended = tokio::select! {
            ended = round => ended,
            () = sender.closed() => return,
            () = stop.cancelled() => return,
        };
        if let Err(error) = ended {
            tracing::debug!(%resource, %error, "a loopback watch starts again");
        }
        tokio::select! {
            () = tokio::time::sleep(RETRY_PAUSE) => {}
            () = sender.closed() => return,
            () = stop.cancelled() => return,
        }
    }
}

async fn follow_once(
    stored: &Resource,
    known: &mut Known,
    synced: &mut bool,
    sender: &mpsc::Sender<EntryEvent>,
) -> Result<(), StorageError> {
    let gone = || StorageError::Shutdown;
    stored.storage.wait_ready().await;
    let list = stored.storage.list(&ListRequest { resource_version: Some(0), ..ListRequest::default() }).await?;
    let mut vanished = std::mem::take(known);
    for entry in &list.entries {
        let before = vanished.remove(entry.key());
        known.insert(entry.key().into(), entry.clone());
        if before.is_none_or(|before| before.revision() != entry.revision()) {
            sender.send(EntryEvent::Applied(entry.clone())).await.map_err(|_| gone())?;
        }
    }
    for (_, entry) in vanished {
        sender.send(EntryEvent::Deleted(entry)).await.map_err(|_| gone())?;
    }
    if !*synced {
        *synced = true;
        sender.send(EntryEvent::Synced).await.map_err(|_| gone())?;
    }
    let mut watcher =
        stored.storage.watch(WatchRequest { resource_version: Some(list.revision), ..WatchRequest::default() }).await?;
    while let Some(item) = watcher.next().await {
        match item {
            WatchItem::Event { event_type, entry } => {
                let event = if event_type == EventType::Deleted {
                    known.remove(entry.key());
                    EntryEvent::Deleted(entry)
                } else {
                    known.insert(entry.key().into(), entry.clone());
                    EntryEvent::Applied(entry)
                };
                sender.send(event).await.map_err(|_| gone())?;
            }
            WatchItem::Bookmark { .. } => {}
            WatchItem::Error(error) => return Err(error),
        }
    }
    Ok(())
}
