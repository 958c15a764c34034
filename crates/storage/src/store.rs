//! The store: raw bytes under keys, with etcd's semantics. Two implementations
//! ([`EtcdStore`](crate::EtcdStore), [`MemoryStore`](crate::MemoryStore)) pass one
//! contract suite.
//!
//! Invariants: revisions only grow, one a write; a value is read back as it was
//! written; a watch delivers every event of its range once, in revision order,
//! or ends with an error.
//!
//! Keys are whole etcd keys (`/registry/pods/default/web`).

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use tokio::sync::mpsc;

use crate::error::StorageError;

pub type Result<T> = std::result::Result<T, StorageError>;

/// Largest value that a store takes: etcd's default `--max-request-bytes`.
pub const MAX_REQUEST_BYTES: usize = 1536 * 1024;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyValue {
    pub key: String,
    pub value: Bytes,
    pub create_revision: u64,
    pub mod_revision: u64,
    /// etcd's lease id, 0 without.
    pub lease: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consistency {
    /// Quorum read: sees every acknowledged write.
    Linearizable,
    /// Whatever the contacted member has.
    Serializable,
}

/// A read of one key, with the store's revision at that moment.
#[derive(Debug, Clone)]
pub struct GetResult {
    pub kv: Option<KeyValue>,
    pub revision: u64,
}

/// Outcome of a conditional write; the loser learns the present state in the
/// same round trip.
#[derive(Debug, Clone)]
pub enum Swap {
    /// Written at this revision. For a delete, `previous` is what was deleted.
    Done { revision: u64, previous: Option<KeyValue> },
    /// The key is not at the expected revision: what it is at (`None`: absent).
    Mismatch { current: Option<KeyValue>, revision: u64 },
}

#[derive(Debug, Clone, Default)]
pub struct ListOptions {
    /// First key wanted (inclusive), within the prefix; `None` = the prefix's first.
    pub start_key: Option<String>,
    /// 0 = no limit.
    pub limit: usize,
    /// Exact revision; 0 = newest.
    pub revision: u64,
    pub serializable: bool,
}

#[derive(Debug, Clone)]
pub struct ListPage {
    pub kvs: Vec<KeyValue>,
    /// The store's revision of the answer: the asked one's own header revision
    /// when none was asked, else the asked one.
    pub revision: u64,
    /// Keys from `start_key` to the end of the prefix, these included.
    pub count: usize,
    pub more: bool,
}

/// One change. `value` is `None` for a delete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreEvent {
    pub key: String,
    pub value: Option<Bytes>,
    pub revision: u64,
    /// True when the key did not exist before.
    pub created: bool,
    /// The value before, with `prev_kv`.
    pub previous: Option<Bytes>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WatchMessage {
    /// Never empty, in revision order.
    Events(Vec<StoreEvent>),
    /// Everything up to this revision has been delivered.
    Progress(u64),
}

#[derive(Debug, Clone, Default)]
pub struct WatchOptions {
    /// First revision wanted (inclusive); 0 = from now on.
    pub from_revision: u64,
    pub prev_kv: bool,
}

/// A running watch. Ends (`None`) after an error. Transient connection losses
/// are healed inside: the watch goes on after the last delivered revision.
pub struct StoreWatch {
    pub(crate) messages: mpsc::Receiver<Result<WatchMessage>>,
    pub(crate) progress: mpsc::Sender<()>,
    /// Ends the feeding task when the watch is dropped.
    pub(crate) _guard: Option<tokio_util::sync::DropGuard>,
}

impl StoreWatch {
    pub async fn next(&mut self) -> Option<Result<WatchMessage>> {
        self.messages.recv().await
    }
    /// Where to ask for a [`WatchMessage::Progress`]; asking twice before the
    /// answer is one question.
    pub fn progress_requester(&self) -> ProgressRequester {
        ProgressRequester { sender: self.progress.clone() }
    }
}

#[derive(Clone)]
pub struct ProgressRequester {
    sender: mpsc::Sender<()>,
}

impl ProgressRequester {
    pub fn request(&self) {
        // A full channel holds a question that is not yet asked: it will do.
        let _ = self.sender.try_send(());
    }
}

/// Bounded wait of `Store::health`.
pub const HEALTH_TIMEOUT: Duration = Duration::from_secs(2);

#[async_trait]
pub trait Store: Send + Sync + 'static {
    async fn get(&self, key: &str, consistency: Consistency) -> Result<GetResult>;

    /// Writes an absent key; the new revision. [`StorageError::KeyExists`] else.
    /// `ttl_seconds` 0 = for ever; leases are shared between keys of about the
    /// same end, so a key may live somewhat longer.
    async fn create(&self, key: &str, value: Bytes, ttl_seconds: u64) -> Result<u64>;

    /// Writes a key that is at `expected` (its mod_revision; 0 = absent).
    async fn update(&self, key: &str, value: Bytes, expected: u64, ttl_seconds: u64) -> Result<Swap>;

    /// Deletes a key that is at `expected`.
    async fn delete(&self, key: &str, expected: u64) -> Result<Swap>;

    /// Keys with a prefix, ordered.
    async fn list(&self, prefix: &str, options: ListOptions) -> Result<ListPage>;

    /// Number of keys with a prefix.
    async fn count(&self, prefix: &str) -> Result<u64>;

    /// Opens a watch; returns once the store has accepted it.
    /// [`StorageError::Compacted`] comes as the first message.
    async fn watch(&self, prefix: &str, options: WatchOptions) -> Result<StoreWatch>;

    /// The newest revision (linearizable). Concurrent calls share a round trip.
    async fn revision(&self) -> Result<u64>;

    /// Whether [`ProgressRequester::request`] answers can be trusted
    /// (etcd 3.4.31, 3.5.13 and later).
    fn supports_progress(&self) -> bool;

    /// The readiness check named `etcd`.
    async fn health(&self) -> Result<()>;

    /// Drops history before `revision`.
    async fn compact(&self, revision: u64) -> Result<()>;

    /// Revision up to which history is known to be compacted, 0 if none.
    fn compact_revision(&self) -> u64;

    /// `(endpoint, database size in bytes)` for metrics; empty when unknown.
    async fn database_sizes(&self) -> Vec<(String, u64)> {
        Vec::new()
    }
}

pub type SharedStore = Arc<dyn Store>;

/// The end of the range of all keys with a prefix.
pub(crate) fn prefix_end(prefix: &str) -> Vec<u8> {
    let mut end = prefix.as_bytes().to_vec();
    while let Some(last) = end.last_mut() {
        if *last < 0xff {
            *last += 1;
            return end;
        }
        end.pop();
    }
    vec![0]
}
