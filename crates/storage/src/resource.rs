//! One resource's storage: conditional writes to the store, reads from the
//! watch cache or the store as upstream decides.
//!
//! Upstream followed: `cacher/delegator.go`, `etcd3/store.go`.

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use tokio::time::Instant;
use tokio_util::task::AbortOnDropHandle;

use crate::cache::Cache;
use crate::cache::reflector;
use crate::cache::state::wanted;
use crate::cache::watcher::{CacheWatcher, Initial, next_bookmark};
pub(crate) use crate::codec::Codec;
use crate::direct::DirectWatcher;
use crate::entry::{Entry, EntryDecoder};
use crate::error::StorageError;
use crate::metrics::Operation;
use crate::request::{ListRequest, ListResult, WatchItem, WatchRequest};
use crate::store::{Consistency, GetResult, KeyValue, Result, SharedStore, Swap};
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
    /// (`spec.nodeName` of pods): their events are dispatched by index.
    pub indexed_field: Option<&'static str>,
}

/// A conditional write's outcome.
#[derive(Debug)]
pub enum Outcome {
    /// The written object (for a delete: the last state with the deletion's
    /// resourceVersion), shared with the cache.
    Done(Arc<Entry>),
    /// Somebody was faster: the present state (`None`: absent).
    Mismatch(Option<Present>),
}

/// How long a read waits for the cache before it asks the store itself.
const PROOF_TIMEOUT: std::time::Duration = std::time::Duration::from_millis(50);

pub struct ResourceStorage {
    pub(crate) store: SharedStore,
    pub(crate) codec: Arc<Codec>,
    pub(crate) cache: Option<Arc<Cache>>,
    _reflector: Option<AbortOnDropHandle<()>>,
}

impl ResourceStorage {
    /// Starts the watch cache's task; it ends when the storage is dropped.
    pub fn new(config: ResourceConfig) -> Arc<Self> {
        let codec = Arc::new(Codec::new(config.group_resource, config.prefix, config.transformer, config.decoder));
        let cache = config.watch_cache.then(|| Arc::new(Cache::new(config.indexed_field)));
        let reflector = cache.as_ref().map(|cache| {
            let task = reflector::run(Arc::downgrade(cache), config.store.clone(), codec.clone());
            AbortOnDropHandle::new(tokio::spawn(task))
        });
        let storage = Arc::new(ResourceStorage { store: config.store, codec, cache, _reflector: reflector });
        crate::metrics::follow(&storage);
        storage
    }

    pub fn group_resource(&self) -> &str {
        &self.codec.group_resource
    }
    /// The resource's etcd prefix.
    pub fn prefix(&self) -> &str {
        &self.codec.prefix
    }

    /// The cache holds a whole state and follows it.
    pub fn ready(&self) -> bool {
        self.cache.as_ref().is_none_or(|cache| cache.ready())
    }
    pub async fn wait_ready(&self) {
        if let Some(cache) = &self.cache {
            cache.wait_ready().await;
        }
    }

    /// Number of objects and of watchers in the cache, and its revision.
    pub fn cache_stats(&self) -> Option<CacheStats> {
        self.cache.as_ref().map(|cache| {
            let inner = cache.inner.read();
            CacheStats {
                objects: inner.state.len(),
                watchers: inner.watchers.len(),
                revision: inner.state.revision(),
                closed_slow: inner.closed_slow,
            }
        })
    }

    /// One object. `resource_version` `None`: linearizable from the store;
    /// `Some(0)`: whatever the cache has; else at least as new.
    /// [`StorageError::KeyNotFound`] when absent.
    pub async fn get(&self, key: &str, resource_version: Option<u64>) -> Result<Arc<Entry>> {
        if let (Some(revision), Some(cache)) = (resource_version, &self.cache)
            && cache.ready()
        {
            self.fresh(cache, revision, self.store.supports_progress()).await?;
            let inner = cache.inner.read();
            return inner.state.get(key).cloned().ok_or_else(|| StorageError::KeyNotFound {
                key: self.codec.full_key(key),
                revision: inner.state.revision(),
            });
        }
        if resource_version.is_none()
            && let Some(found) = self.proven_fresh(key).await
        {
            return found;
        }
        let found = self.read(&self.codec.full_key(key)).await?;
        self.check_minimum(resource_version, found.revision)?;
        match found.kv {
            Some(kv) => Ok(self.present(key, kv)?.entry),
            None => Err(StorageError::KeyNotFound { key: self.codec.full_key(key), revision: 0 }),
        }
    }

    /// A linearizable read from the cache: the store's revision, one round trip
    /// for all who ask at the same time, and a cache that has reached it. `None`
    /// when that cannot be had soon, or when the store is behind what the cache
    /// has seen (it was replaced): then the store is read.
    async fn proven_fresh(&self, key: &str) -> Option<Result<Arc<Entry>>> {
        let cache = self.cache.as_ref().filter(|cache| cache.ready() && self.store.supports_progress())?;
        let before = cache.revision();
        let revision = self.current_revision().await.ok().filter(|revision| *revision >= before)?;
        let fresh = cache.wait_until_fresh(revision, true);
        tokio::time::timeout(PROOF_TIMEOUT, fresh).await.ok()?.ok()?;
        let inner = cache.inner.read();
        Some(
            inner
                .state
                .get(key)
                .cloned()
                .ok_or_else(|| StorageError::KeyNotFound { key: self.codec.full_key(key), revision: 0 }),
        )
    }

    /// Waits until the cache is at `revision`.
    pub(crate) async fn fresh(&self, cache: &Cache, revision: u64, ask: bool) -> Result<()> {
        if revision <= cache.revision() {
            return Ok(());
        }
        let start = std::time::Instant::now();
        let result = cache.wait_until_fresh(revision, ask).await;
        self.codec.metrics.waited(start);
        result
    }

    /// A linearizable read of a whole key.
    pub(crate) async fn read(&self, full_key: &str) -> Result<GetResult> {
        self.codec.metrics.timed(Operation::Get, self.store.get(full_key, Consistency::Linearizable)).await
    }

    pub(crate) fn check_minimum(&self, minimum: Option<u64>, revision: u64) -> Result<()> {
        match minimum {
            Some(requested) if requested > revision => {
                Err(StorageError::TooLargeResourceVersion { requested, current: revision, retry_after_seconds: 0 })
            }
            _ => Ok(()),
        }
    }

    /// What the cache has, without waiting: the origin that an update tries
    /// first (a stale one costs a [`Outcome::Mismatch`] round trip, no more).
    pub fn cached(&self, key: &str) -> Option<Arc<Entry>> {
        let cache = self.cache.as_ref()?;
        cache.inner.read().state.get(key).cloned()
    }

    /// Writes an absent key. `stored`: the bytes for etcd before encryption.
    /// `entry`: the same object's entry with a resourceVersion placeholder; what
    /// comes back is that entry with the real one, and the cache uses it in
    /// place of decoding `stored` when the event arrives.
    pub async fn create(&self, stored: Bytes, entry: Entry, ttl_seconds: u64) -> Result<Arc<Entry>> {
        let key = self.codec.full_key(entry.key());
        let stored = self.codec.transformer.seal(&key, stored).map_err(StorageError::Internal)?;
        let write = self.codec.announce(stored.clone(), entry);
        let call = self.store.create(&key, stored, ttl_seconds);
        let result = self.codec.metrics.timed(Operation::Create, call).await;
        if result.is_err() || self.cache.is_none() {
            self.codec.withdraw(&write);
        }
        Ok(write.entry_at(result?))
    }

    /// Replaces the object if it is at `expected` (0: absent).
    pub async fn update(&self, stored: Bytes, entry: Entry, expected: u64, ttl_seconds: u64) -> Result<Outcome> {
        Ok(match self.swap(stored, entry, expected, ttl_seconds).await? {
            Ok(entry) => Outcome::Done(entry),
            Err(current) => Outcome::Mismatch(current),
        })
    }

    async fn swap(
        &self,
        stored: Bytes,
        entry: Entry,
        expected: u64,
        ttl_seconds: u64,
    ) -> Result<std::result::Result<Arc<Entry>, Option<Present>>> {
        let relative = entry.key().to_owned();
        let key = self.codec.full_key(&relative);
        let stored = self.codec.transformer.seal(&key, stored).map_err(StorageError::Internal)?;
        let write = self.codec.announce(stored.clone(), entry);
        let call = self.store.update(&key, stored, expected, ttl_seconds);
        let result = self.codec.metrics.timed(Operation::Update, call).await;
        if self.cache.is_none() || !matches!(result, Ok(Swap::Done { .. })) {
            self.codec.withdraw(&write);
        }
        match result? {
            Swap::Done { revision, .. } => Ok(Ok(write.entry_at(revision))),
            Swap::Mismatch { current: Some(kv), .. } => Ok(Err(Some(self.present(&relative, kv)?))),
            Swap::Mismatch { current: None, .. } => Ok(Err(None)),
        }
    }

    /// Deletes the object if it is at `expected`.
    pub async fn delete(&self, key: &str, expected: u64) -> Result<Outcome> {
        let full_key = self.codec.full_key(key);
        match self.codec.metrics.timed(Operation::Delete, self.store.delete(&full_key, expected)).await? {
            Swap::Done { revision, previous } => {
                let before = match self.cached(key).filter(|entry| entry.revision() == expected) {
                    Some(entry) => entry,
                    None => match previous {
                        Some(kv) => self.present(key, kv)?.entry,
                        None => return Ok(Outcome::Mismatch(None)),
                    },
                };
                Ok(Outcome::Done(Arc::new(before.with_revision(revision))))
            }
            Swap::Mismatch { current: Some(kv), .. } => Ok(Outcome::Mismatch(Some(self.present(key, kv)?))),
            Swap::Mismatch { current: None, .. } => Ok(Outcome::Mismatch(None)),
        }
    }

    /// The newest state, with what only the stored bytes tell; `None`: absent.
    pub async fn present_state(&self, key: &str) -> Result<Option<Present>> {
        if !self.codec.transformer.encrypts() {
            return match self.get(key, None).await {
                Ok(entry) => Ok(Some(Present { entry, stale: false })),
                Err(error) if error.is_not_found() => Ok(None),
                Err(error) => Err(error),
            };
        }
        let found = self.read(&self.codec.full_key(key)).await?;
        found.kv.map(|kv| self.present(key, kv)).transpose()
    }

    /// The entry of what the store has; the cache's own when it is as new.
    fn present(&self, key: &str, kv: KeyValue) -> Result<Present> {
        // Stale encryption can only be seen on the bytes; without encryption
        // nothing is stale, so the cached entry will do.
        if !kv.value.starts_with(crate::transform::ENCRYPTED_PREFIX)
            && !self.codec.transformer.encrypts()
            && let Some(entry) = self.cached(key).filter(|entry| entry.revision() == kv.mod_revision)
        {
            return Ok(Present { entry, stale: false });
        }
        let decoded = self.codec.decode(key, kv.value, kv.mod_revision)?;
        Ok(Present { entry: Arc::new(decoded.entry), stale: decoded.stale })
    }

    pub async fn list(&self, request: &ListRequest) -> Result<ListResult> {
        crate::list::list(self, request).await
    }

    /// Number of objects in the store.
    pub async fn count(&self) -> Result<u64> {
        self.codec.metrics.timed(Operation::Count, self.store.count(&self.codec.prefix)).await
    }

    /// The store's newest revision (linearizable).
    pub async fn current_revision(&self) -> Result<u64> {
        self.codec.metrics.timed(Operation::CurrentRevision, self.store.revision()).await
    }

    /// Returns once the watch is live; a revision that is gone is
    /// [`WatchItem::Error`] as the first item, as upstream sends it. A watch
    /// without resourceVersion, or at 0, starts with the present state and the
    /// bookmark that ends it, whether or not `send_initial_events` says so.
    pub async fn watch(&self, mut request: WatchRequest) -> Result<Watcher> {
        let explicit = request.send_initial_events;
        if request.send_initial_events.is_none() && request.resource_version.is_none_or(|revision| revision == 0) {
            request.send_initial_events = Some(true);
        }
        let Some(cache) = &self.cache else {
            let watcher = DirectWatcher::open(self.store.clone(), self.codec.clone(), request).await;
            return Ok(watcher.map(|w| Watcher(Kind::Direct(w))).unwrap_or_else(Watcher::error));
        };
        cache.check_ready()?;
        let wants_list = request.send_initial_events == Some(true);
        if explicit == Some(true) && request.allow_bookmarks && !self.store.supports_progress() {
            return Ok(Watcher::error(StorageError::Internal(
                "a watch stream was requested by the client but the required storage feature RequestWatchProgress is disabled"
                    .into(),
            )));
        }
        let required = match request.resource_version {
            Some(revision) => revision,
            None if wants_list => match self.current_revision().await {
                Ok(revision) => revision,
                Err(error) => return Ok(Watcher::error(error)),
            },
            None => 0,
        };
        if wants_list && let Err(error) = self.fresh(cache, required, self.store.supports_progress()).await {
            return Ok(Watcher::error(error));
        }
        let mut inner = cache.inner.write();
        let inner = &mut *inner;
        let at = inner.state.revision();
        let (initial, after_revision) = if wants_list {
            (Initial::Snapshot { objects: inner.state.objects(), after: String::new() }, required.max(at))
        } else {
            let after = if required == 0 { at } else { required };
            let events = match inner.state.events_after(after) {
                Ok(events) => events,
                Err(error) => return Ok(Watcher::error(error)),
            };
            let seen = |entry: &Entry| wanted(&request.scope, &request.predicate, entry);
            let events: VecDeque<_> =
                events.into_iter().filter_map(|event| event.seen_by(seen).map(|seen| (seen, event))).collect();
            (Initial::History(events), after)
        };
        let (id, place, queue) =
            inner.watchers.add(request.scope.clone(), request.predicate.clone(), cache.indexed_field);
        let now = Instant::now();
        let deadline = request.timeout.map(|timeout| now + timeout);
        Ok(Watcher(Kind::Cached(CacheWatcher {
            cache: Arc::downgrade(cache),
            id,
            place,
            scope: request.scope,
            predicate: request.predicate,
            queue,
            initial,
            batch: VecDeque::new(),
            initial_end: (wants_list && request.allow_bookmarks).then_some(at),
            after_revision,
            next_bookmark: request.allow_bookmarks.then(|| next_bookmark(now, deadline)).flatten(),
            deadline,
            sent: 0,
        })))
    }
}

/// An object as the store has it.
#[derive(Debug, Clone)]
pub struct Present {
    pub entry: Arc<Entry>,
    /// Written by another encryption provider than the first one: to be written
    /// again even if nothing changes.
    pub stale: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CacheStats {
    pub objects: usize,
    pub watchers: usize,
    pub revision: u64,
    /// Watchers closed since the start because they did not read fast enough.
    pub closed_slow: u64,
}

/// A running watch. `None` after the end: the cache was reset, the watcher was
/// too slow, or an error was delivered. Dropping it ends it.
pub struct Watcher(Kind);

enum Kind {
    Cached(CacheWatcher),
    Direct(DirectWatcher),
    Failed(Option<StorageError>),
}

impl Watcher {
    fn error(error: StorageError) -> Self {
        Watcher(Kind::Failed(Some(error)))
    }

    /// The next item; cancel safe.
    pub async fn next(&mut self) -> Option<WatchItem> {
        match &mut self.0 {
            Kind::Cached(watcher) => watcher.next().await,
            Kind::Direct(watcher) => watcher.next().await,
            Kind::Failed(error) => error.take().map(WatchItem::Error),
        }
    }

    /// An item that is there already: for batching into one write.
    pub fn try_next(&mut self) -> Option<WatchItem> {
        match &mut self.0 {
            Kind::Cached(watcher) => watcher.try_next(),
            Kind::Direct(watcher) => watcher.try_next(),
            Kind::Failed(error) => error.take().map(WatchItem::Error),
        }
    }
}
