//! What a read asks of a [`ResourceStorage`](crate::ResourceStorage) and gets.

use std::sync::Arc;
use std::time::Duration;

use crate::entry::Entry;
use crate::error::StorageError;

/// Which objects of a resource. A name without namespace is an object of a
/// cluster-scoped kind.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Scope {
    pub namespace: Option<String>,
    /// From a `metadata.name=x` field selector.
    pub name: Option<String>,
}

/// Label and field selector together.
#[derive(Clone, Default)]
pub struct Predicate {
    /// `None` selects everything (upstream's `Predicate.Empty`): then
    /// remainingItemCount can be given.
    pub matches: Option<Arc<dyn Fn(&Entry) -> bool + Send + Sync>>,
    /// Fields that the selector wants to equal a value, as far as known: an
    /// index may serve them. `matches` must check them all the same.
    pub exact_fields: Vec<(String, String)>,
}

impl Predicate {
    pub fn is_empty(&self) -> bool {
        self.matches.is_none()
    }
    pub fn matches(&self, entry: &Entry) -> bool {
        self.matches.as_ref().is_none_or(|matches| matches(entry))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ResourceVersionMatch {
    #[default]
    Unset,
    Exact,
    NotOlderThan,
}

#[derive(Clone, Default)]
pub struct ListRequest {
    pub scope: Scope,
    pub predicate: Predicate,
    /// The query's resourceVersion; `None` when absent or empty.
    pub resource_version: Option<u64>,
    pub resource_version_match: ResourceVersionMatch,
    /// 0 = no limit.
    pub limit: u64,
    /// Empty = from the start.
    pub continue_token: String,
}

pub struct ListResult {
    /// In key order.
    pub entries: Vec<Arc<Entry>>,
    /// The list's `metadata.resourceVersion`.
    pub revision: u64,
    /// Empty when there is no more.
    pub continue_token: String,
    pub remaining_item_count: Option<i64>,
}

#[derive(Clone, Default)]
pub struct WatchRequest {
    pub scope: Scope,
    pub predicate: Predicate,
    /// The query's resourceVersion; `None` when absent or empty.
    pub resource_version: Option<u64>,
    pub allow_bookmarks: bool,
    pub send_initial_events: Option<bool>,
    /// The request's timeout: a bookmark comes shortly before its end.
    pub timeout: Option<Duration>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventType {
    Added,
    Modified,
    Deleted,
}

impl EventType {
    pub fn as_str(self) -> &'static str {
        match self {
            EventType::Added => "ADDED",
            EventType::Modified => "MODIFIED",
            EventType::Deleted => "DELETED",
        }
    }
}

/// What a watcher gets. The bytes are shared with the cache and with every
/// other watcher.
#[derive(Debug, Clone)]
pub enum WatchItem {
    Event {
        event_type: EventType,
        /// Of a DELETED event: the last state that matched, with the deletion's
        /// resourceVersion.
        entry: Arc<Entry>,
    },
    Bookmark {
        revision: u64,
        /// Carries the annotation `k8s.io/initial-events-end: "true"`.
        initial_events_end: bool,
    },
    /// The last item: an ERROR event with the Status of this error.
    Error(StorageError),
}

/// Annotation of the bookmark that ends the initial events.
pub const INITIAL_EVENTS_END_ANNOTATION: &str = "k8s.io/initial-events-end";
