//! One resource's storage: conditional writes to the store, reads from the
//! watch cache or the store as upstream decides (`cacher/delegator.go`).

use std::sync::Arc;

use bytes::Bytes;

use crate::entry::{Entry, EntryDecoder};
use crate::error::StorageError;
use crate::request::{ListRequest, ListResult, WatchItem, WatchRequest};
use crate::store::{Result, SharedStore};
use crate::transform::Transformer;

pub struct ResourceConfig {
    /// For texts and metrics: `pods`, `deployments.apps`.
    pub group_resource: String,
    /// Whole etcd prefix with both slashes: `/registry/pods/`.
    pub prefix: String,
    pub store: SharedStore,
    pub transformer: Arc<dyn Transformer>,
    pub decoder: Arc<dyn EntryDecoder>,
    /// False: no watch cache; every read goes to the store (upstream: events).
    pub watch_cache: bool,
    /// A selectable field that many watchers want to equal one value
    /// (`spec.nodeName` of pods, `metadata.name` of secrets…): dispatch by index.
    pub indexed_field: Option<&'static str>,
}

/// A conditional write's outcome.
pub enum Outcome {
    /// The written object (for a delete: the last state with the deletion's
    /// resourceVersion), shared with the cache.
    Done(Arc<Entry>),
    /// Somebody was faster: the present state (`None`: absent).
    Mismatch(Option<Arc<Entry>>),
}

pub struct ResourceStorage {
    config: ResourceConfig,
}

impl ResourceStorage {
    /// Starts the watch cache's task; it ends when the storage is dropped.
    pub fn new(config: ResourceConfig) -> Arc<Self> {
        Arc::new(ResourceStorage { config })
    }

    pub fn group_resource(&self) -> &str {
        &self.config.group_resource
    }

    /// The cache holds a whole state and follows it.
    pub fn ready(&self) -> bool {
        false
    }
    pub async fn wait_ready(&self) {}

    /// One object. `resource_version` `None`: linearizable from the store;
    /// `Some(0)`: whatever the cache has; else at least as new.
    /// [`StorageError::KeyNotFound`] when absent.
    pub async fn get(&self, key: &str, resource_version: Option<u64>) -> Result<Arc<Entry>> {
        let _ = resource_version;
        Err(StorageError::KeyNotFound { key: key.into(), revision: 0 })
    }

    /// What the cache has, without waiting: the origin that an update tries
    /// first (a stale one costs a [`Outcome::Mismatch`] round trip, no more).
    pub fn cached(&self, key: &str) -> Option<Arc<Entry>> {
        let _ = key;
        None
    }

    /// Writes an absent key. `stored`: the bytes for etcd before encryption.
    /// `entry`: the same object's entry with a resourceVersion placeholder; what
    /// comes back is that entry with the real one, and the cache uses it in
    /// place of decoding `stored` when the event arrives.
    pub async fn create(&self, stored: Bytes, entry: Entry, ttl_seconds: u64) -> Result<Arc<Entry>> {
        let _ = (stored, ttl_seconds);
        Ok(Arc::new(entry))
    }

    /// Replaces the object if it is at `expected` (0: absent).
    pub async fn update(&self, stored: Bytes, entry: Entry, expected: u64, ttl_seconds: u64) -> Result<Outcome> {
        let _ = (stored, expected, ttl_seconds);
        Ok(Outcome::Done(Arc::new(entry)))
    }

    /// Deletes the object if it is at `expected`.
    pub async fn delete(&self, key: &str, expected: u64) -> Result<Outcome> {
        let _ = (key, expected);
        Ok(Outcome::Mismatch(None))
    }

    pub async fn list(&self, request: &ListRequest) -> Result<ListResult> {
        let _ = request;
        Err(StorageError::Shutdown)
    }

    /// Number of objects in the store.
    pub async fn count(&self) -> Result<u64> {
        self.config.store.count(&self.config.prefix).await
    }

    /// Returns once the watch is live; a revision that is gone is
    /// [`WatchItem::Error`] as the first item, as upstream sends it.
    pub async fn watch(&self, request: WatchRequest) -> Result<Watcher> {
        let _ = request;
        Err(StorageError::Shutdown)
    }
}

/// A running watch. `None` after the end: the cache was reset, the watcher was
/// too slow, or an error was delivered. Dropping it ends it.
pub struct Watcher {}

impl Watcher {
    /// The next item; cancel safe.
    pub async fn next(&mut self) -> Option<WatchItem> {
        None
    }
    /// An item that is there already: for batching into one write.
    pub fn try_next(&mut self) -> Option<WatchItem> {
        None
    }
}
