//! Storage: the only crate that knows etcd.
//!
//! - [`Store`]: raw bytes under keys with etcd's semantics; [`EtcdStore`] and
//!   [`MemoryStore`] pass one contract suite (`tests/contract.rs`).
//! - [`Transformer`]: encryption at rest between the store and what reads it.
//! - [`ResourceStorage`]: one resource's reads and writes. Writes are
//!   conditional; reads come from the watch cache or the store as upstream
//!   decides. Holds each object once, as an [`Entry`]: canonical JSON bytes plus
//!   an index; other encodings are made once and kept ([`Entry::encoding`]).
//! - What kinds there are is not known here: an injected [`EntryDecoder`] makes
//!   entries of stored bytes, a [`Predicate`] is a closure over entries.
//!
//! # For the registry
//! A write: encode the object for etcd and as canonical JSON with
//! `"resourceVersion":""` in its metadata, make an [`Entry`] of it, call
//! [`ResourceStorage::create`] or `update`; the entry that comes back is the
//! answer's body and the very one in the cache. Update, patch and
//! delete try [`ResourceStorage::cached`] first, start again from
//! [`ResourceStorage::present_state`] or from what [`Outcome::Mismatch`] brings,
//! and do not write what changes nothing ([`Entry::same_content`]).
//! A list body is spliced from [`Entry::json`] of `ListResult::entries`. A watch
//! frame is spliced from a [`WatchItem`].
//!
//! Upstream followed: `apiserver/pkg/storage/{etcd3,cacher,value}`.

mod cache;
mod codec;
pub mod continue_token;
mod direct;
pub mod encryption;
pub mod entry;
pub mod error;
pub mod etcd;
mod list;
pub mod memory;
pub mod metrics;
pub mod request;
pub mod resource;
pub mod splice;
pub mod store;
pub mod transform;
mod transformers;

pub use encryption::EncryptionConfiguration;
pub use entry::{ByKey, EncodingId, Entry, EntryDecoder};
pub use error::StorageError;
pub use etcd::{EtcdConfig, EtcdStore};
pub use memory::MemoryStore;
pub use request::{
    EventType, INITIAL_EVENTS_END_ANNOTATION, ListRequest, ListResult, Predicate, ResourceVersionMatch, Scope,
    WatchItem, WatchRequest,
};
pub use resource::{CacheStats, Outcome, Present, ResourceConfig, ResourceStorage, Watcher};
pub use store::{
    Consistency, GetResult, KeyValue, ListOptions, ListPage, SharedStore, Store, StoreEvent, StoreWatch, Swap,
    WatchMessage, WatchOptions,
};
pub use transform::{Identity, Transformer};
pub use transformers::Transformers;
