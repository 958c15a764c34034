//! [`Store`] in memory, for tests and tools: etcd's semantics, no durability.
//!
//! Every revision's state is kept as a pointer copy of a persistent map until it
//! is compacted.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use imbl::OrdMap;
use parking_lot::RwLock;
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

use crate::error::StorageError;
use crate::store::{
    Consistency, GetResult, KeyValue, ListOptions, ListPage, MAX_REQUEST_BYTES, Result, Store, StoreEvent, StoreWatch,
    Swap, WatchMessage, WatchOptions,
};

#[derive(Clone)]
pub struct MemoryStore {
    shared: Arc<Shared>,
}

struct Shared {
    state: RwLock<State>,
    revision: watch::Sender<u64>,
}

struct State {
    now: OrdMap<String, KeyValue>,
    revision: u64,
    compacted: u64,
    /// What each kept revision did, and the state after it.
    history: VecDeque<Change>,
    next_lease: i64,
}

struct Change {
    event: StoreEvent,
    after: OrdMap<String, KeyValue>,
}

impl Default for MemoryStore {
    fn default() -> Self {
        Self::new()
    }
}

impl MemoryStore {
    /// An empty store is at revision 1, as etcd's.
    pub fn new() -> Self {
        let state = State { now: OrdMap::new(), revision: 1, compacted: 0, history: VecDeque::new(), next_lease: 1 };
        MemoryStore { shared: Arc::new(Shared { state: RwLock::new(state), revision: watch::Sender::new(1) }) }
    }
}

impl Shared {
    fn put(
        &self,
        key: &str,
        value: Bytes,
        expected: Option<u64>,
        lease: i64,
    ) -> std::result::Result<u64, (Option<KeyValue>, u64)> {
        let mut state = self.state.write();
        let current = state.now.get(key).cloned();
        if expected.is_some_and(|expected| current.as_ref().map_or(0, |kv| kv.mod_revision) != expected) {
            return Err((current, state.revision));
        }
        let revision = state.revision + 1;
        let kv = KeyValue {
            key: key.to_owned(),
            value: value.clone(),
            create_revision: current.as_ref().map_or(revision, |kv| kv.create_revision),
            mod_revision: revision,
            lease,
        };
        state.now.insert(key.to_owned(), kv);
        state.record(StoreEvent {
            key: key.to_owned(),
            value: Some(value),
            revision,
            created: current.is_none(),
            previous: current.map(|kv| kv.value),
        });
        drop(state);
        self.revision.send_replace(revision);
        Ok(revision)
    }

    fn delete(&self, key: &str, expected: u64) -> std::result::Result<(u64, KeyValue), (Option<KeyValue>, u64)> {
        let mut state = self.state.write();
        let current = match state.now.get(key) {
            Some(kv) if kv.mod_revision == expected => kv.clone(),
            other => return Err((other.cloned(), state.revision)),
        };
        state.now.remove(key);
        let revision = state.revision + 1;
        state.record(StoreEvent {
            key: key.to_owned(),
            value: None,
            revision,
            created: false,
            previous: Some(current.value.clone()),
        });
        drop(state);
        self.revision.send_replace(revision);
        Ok((revision, current))
    }

    fn lease(self: &Arc<Self>, key: &str, ttl_seconds: u64) -> i64 {
        if ttl_seconds == 0 {
            return 0;
        }
        let lease = {
            let mut state = self.state.write();
            state.next_lease += 1;
            state.next_lease
        };
        let (shared, key) = (Arc::downgrade(self), key.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(ttl_seconds)).await;
            let Some(shared) = shared.upgrade() else { return };
            let at = shared.state.read().now.get(&key).filter(|kv| kv.lease == lease).map(|kv| kv.mod_revision);
            if let Some(at) = at {
                // A write in between keeps the key: it has another lease.
                let _ = shared.delete(&key, at);
            }
        });
        lease
    }
}

impl State {
    fn record(&mut self, event: StoreEvent) {
        self.revision = event.revision;
        self.history.push_back(Change { event, after: self.now.clone() });
    }

    fn at(&self, revision: u64) -> Result<OrdMap<String, KeyValue>> {
        if revision == 0 || revision == self.revision {
            return Ok(self.now.clone());
        }
        if revision > self.revision {
            return Err(StorageError::FutureRevision);
        }
        if revision < self.compacted {
            return Err(StorageError::Compacted { compact_revision: self.compacted });
        }
        let found = self.history.partition_point(|change| change.event.revision <= revision);
        Ok(found.checked_sub(1).map(|at| self.history[at].after.clone()).unwrap_or_default())
    }
}

fn check_size(value: &Bytes) -> Result<()> {
    if value.len() > MAX_REQUEST_BYTES { Err(StorageError::RequestTooLarge) } else { Ok(()) }
}

#[async_trait]
impl Store for MemoryStore {
    async fn get(&self, key: &str, _consistency: Consistency) -> Result<GetResult> {
        let state = self.shared.state.read();
        Ok(GetResult { kv: state.now.get(key).cloned(), revision: state.revision })
    }

    async fn create(&self, key: &str, value: Bytes, ttl_seconds: u64) -> Result<u64> {
        check_size(&value)?;
        let lease = self.shared.lease(key, ttl_seconds);
        self.shared
            .put(key, value, Some(0), lease)
            .map_err(|_| StorageError::KeyExists { key: key.into(), revision: 0 })
    }

    async fn update(&self, key: &str, value: Bytes, expected: u64, ttl_seconds: u64) -> Result<Swap> {
        check_size(&value)?;
        let lease = self.shared.lease(key, ttl_seconds);
        Ok(match self.shared.put(key, value, Some(expected), lease) {
            Ok(revision) => Swap::Done { revision, previous: None },
            Err((current, revision)) => Swap::Mismatch { current, revision },
        })
    }

    async fn delete(&self, key: &str, expected: u64) -> Result<Swap> {
        Ok(match self.shared.delete(key, expected) {
            Ok((revision, previous)) => Swap::Done { revision, previous: Some(previous) },
            Err((current, revision)) => Swap::Mismatch { current, revision },
        })
    }

    async fn list(&self, prefix: &str, options: ListOptions) -> Result<ListPage> {
        let (map, revision) = {
            let state = self.shared.state.read();
            let revision = if options.revision > 0 { options.revision } else { state.revision };
            (state.at(options.revision)?, revision)
        };
        let start = options.start_key.as_deref().unwrap_or(prefix).to_owned();
        let mut kvs = Vec::new();
        let mut count = 0;
        for (_, kv) in map.range(start..).take_while(|(key, _)| key.starts_with(prefix)) {
            count += 1;
            if options.limit == 0 || kvs.len() < options.limit {
                kvs.push(kv.clone());
            }
        }
        let more = kvs.len() < count;
        Ok(ListPage { kvs, revision, count, more })
    }

    async fn count(&self, prefix: &str) -> Result<u64> {
        let map = self.shared.state.read().now.clone();
        Ok(map.range(prefix.to_owned()..).take_while(|(key, _)| key.starts_with(prefix)).count() as u64)
    }

    async fn watch(&self, prefix: &str, options: WatchOptions) -> Result<StoreWatch> {
        const BUFFER: usize = 64;
        let (sender, messages) = mpsc::channel(BUFFER);
        let (progress, mut asked) = mpsc::channel::<()>(1);
        let mut revisions = self.shared.revision.subscribe();
        let stop = CancellationToken::new();
        let guard = stop.clone().drop_guard();
        let (next, compacted) = {
            let state = self.shared.state.read();
            let next = if options.from_revision > 0 { options.from_revision } else { state.revision + 1 };
            (next, state.compacted)
        };
        if next <= compacted {
            let _ = sender.send(Err(StorageError::Compacted { compact_revision: compacted })).await;
            return Ok(StoreWatch { messages, progress, _guard: Some(guard) });
        }
        let (shared, prefix) = (self.shared.clone(), prefix.to_owned());
        tokio::spawn(async move {
            let feed = async {
                let mut next = next;
                let mut progress_wanted = false;
                loop {
                    revisions.borrow_and_update();
                    let message = shared.state.read().events_from(next, &prefix, options.prev_kv);
                    match message {
                        Ok((events, revision)) => {
                            next = next.max(revision + 1);
                            if !events.is_empty() && sender.send(Ok(WatchMessage::Events(events))).await.is_err() {
                                return;
                            }
                        }
                        Err(error) => {
                            let _ = sender.send(Err(error)).await;
                            return;
                        }
                    }
                    if std::mem::take(&mut progress_wanted)
                        && sender.send(Ok(WatchMessage::Progress(next - 1))).await.is_err()
                    {
                        return;
                    }
                    tokio::select! {
                        changed = revisions.changed() => if changed.is_err() { return },
                        // Answered after what was written until now.
                        Some(()) = asked.recv() => progress_wanted = true,
                    }
                }
            };
            stop.run_until_cancelled(feed).await;
        });
        Ok(StoreWatch { messages, progress, _guard: Some(guard) })
    }

    async fn revision(&self) -> Result<u64> {
        Ok(self.shared.state.read().revision)
    }

    fn supports_progress(&self) -> bool {
        true
    }

    async fn health(&self) -> Result<()> {
        Ok(())
    }

    async fn compact(&self, revision: u64) -> Result<()> {
        let mut state = self.shared.state.write();
        if revision > state.revision {
            return Err(StorageError::FutureRevision);
        }
        if revision <= state.compacted {
            return Err(StorageError::Compacted { compact_revision: state.compacted });
        }
        // The newest change at or before `revision` holds the state of it.
        let keep_from = state.history.partition_point(|change| change.event.revision <= revision).saturating_sub(1);
        state.history.drain(..keep_from);
        state.compacted = revision;
        Ok(())
    }

    fn compact_revision(&self) -> u64 {
        self.shared.state.read().compacted
    }
}

impl State {
    /// Events of a prefix from a revision on, and the revision they reach.
    fn events_from(&self, from: u64, prefix: &str, prev_kv: bool) -> Result<(Vec<StoreEvent>, u64)> {
        if from <= self.compacted {
            return Err(StorageError::Compacted { compact_revision: self.compacted });
        }
        let first = self.history.partition_point(|change| change.event.revision < from);
        let events = self
            .history
            .range(first..)
            .map(|change| &change.event)
            .filter(|event| event.key.starts_with(prefix))
            .map(|event| StoreEvent { previous: event.previous.clone().filter(|_| prev_kv), ..event.clone() })
            .collect();
        Ok((events, self.revision))
    }
}
