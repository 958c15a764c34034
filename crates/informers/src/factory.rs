//! One watch per process for each (resource, projection, selection), whoever asks.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::Arc;

use client::{Client, ListOptions, ResourceRef};
use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::informer::Informer;
use crate::object::Object;
use crate::protocol::Protocol;
use crate::reflector::Reflector;

/// Which objects of a resource; all when empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Selection {
    pub namespace: String,
    pub label_selector: String,
    pub field_selector: String,
    /// Ask for type and metadata only; the projection must need no more.
    pub metadata_only: bool,
}

impl Selection {
    pub fn namespace(namespace: impl Into<String>) -> Self {
        Selection { namespace: namespace.into(), ..Default::default() }
    }
    pub fn fields(selector: impl Into<String>) -> Self {
        Selection { field_selector: selector.into(), ..Default::default() }
    }
    pub fn metadata_only() -> Self {
        Selection { metadata_only: true, ..Default::default() }
    }
    pub fn labels(selector: impl Into<String>) -> Self {
        Selection { label_selector: selector.into(), ..Default::default() }
    }
}

/// Makes informers and owns their tasks. Clones share them.
#[derive(Clone)]
pub struct Factory {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    shutdown: CancellationToken,
    informers: Mutex<HashMap<(ResourceRef, TypeId, Selection), Entry>>,
    tasks: TaskTracker,
}

struct Entry {
    /// An `Informer<T>` of the `T` in the map's key.
    informer: Arc<dyn Any + Send + Sync>,
    synced: Arc<dyn Fn() -> SyncedFuture + Send + Sync>,
    has_synced: Arc<dyn Fn() -> bool + Send + Sync>,
    stop: CancellationToken,
}

type SyncedFuture = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

impl Factory {
    /// Informers run until `shutdown`.
    pub fn new(client: Client, shutdown: CancellationToken) -> Self {
        let inner = Inner { client, shutdown, informers: Mutex::new(HashMap::new()), tasks: TaskTracker::new() };
        Factory { inner: Arc::new(inner) }
    }

    pub fn client(&self) -> &Client {
        &self.inner.client
    }

    /// All objects of the resource. The first call starts the watch.
    pub fn informer<T: Object>(&self, resource: &ResourceRef) -> Informer<T> {
        self.informer_with(resource, Selection::default())
    }

    pub fn informer_with<T: Object>(&self, resource: &ResourceRef, selection: Selection) -> Informer<T> {
        let key = (resource.clone(), TypeId::of::<T>(), selection.clone());
        let mut informers = self.inner.informers.lock();
        if let Some(entry) = informers.get(&key) {
            let found = entry.informer.downcast_ref::<Informer<T>>();
            return found.expect("the key holds the type's id").clone();
        }
        let informer = Informer::<T>::detached(resource);
        let base = ListOptions {
            label_selector: selection.label_selector,
            field_selector: selection.field_selector,
            metadata_only: selection.metadata_only,
            ..Default::default()
        };
        let reflector = Reflector {
            client: self.inner.client.clone(),
            resource: resource.clone(),
            namespace: selection.namespace,
            informer: informer.clone(),
            protocol: Protocol::new(base, true),
        };
        let stop = self.inner.shutdown.child_token();
        self.inner.tasks.spawn(reflector.run(stop.clone()));
        let (waiting, asked) = (informer.clone(), informer.clone());
        let entry = Entry {
            informer: Arc::new(informer.clone()),
            synced: Arc::new(move || {
                let informer = waiting.clone();
                Box::pin(async move { informer.synced().await })
            }),
            has_synced: Arc::new(move || asked.has_synced()),
            stop,
        };
        informers.insert(key, entry);
        informer
    }

    /// Ends the watch of a resource that is served no more (a deleted custom
    /// resource); handles that are still held keep their last state.
    pub fn remove<T: Object>(&self, resource: &ResourceRef, selection: Selection) {
        let removed = self.inner.informers.lock().remove(&(resource.clone(), TypeId::of::<T>(), selection));
        if let Some(entry) = removed {
            entry.stop.cancel();
        }
    }

    /// Waits until every informer made so far has synced.
    pub async fn wait_for_sync(&self) {
        let waits: Vec<_> = self.inner.informers.lock().values().map(|entry| entry.synced.clone()).collect();
        for wait in waits {
            wait().await;
        }
    }

    /// Whether every informer made so far has synced.
    pub fn has_synced(&self) -> bool {
        self.inner.informers.lock().values().all(|entry| (entry.has_synced)())
    }

    /// Waits until all tasks have ended, after `shutdown`.
    pub async fn stopped(&self) {
        self.inner.tasks.close();
        self.inner.tasks.wait().await;
    }
}
