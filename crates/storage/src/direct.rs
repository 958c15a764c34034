//! A watch without a cache: straight from the store, decoded for one watcher.
//!
//! Upstream followed: `etcd3/watcher.go`, `etcd3/errors.go`.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::cache::state::wanted;
use crate::codec::Codec;
use crate::entry::Entry;
use crate::error::StorageError;
use crate::request::{EventType, WatchItem, WatchRequest};
use crate::store::{ListOptions, Result, SharedStore, StoreEvent, StoreWatch, WatchMessage, WatchOptions};

const PAGE: usize = 10_000;

pub(crate) struct DirectWatcher {
    codec: Arc<Codec>,
    request: WatchRequest,
    watch: StoreWatch,
    ready: VecDeque<WatchItem>,
    ended: bool,
}

impl DirectWatcher {
    /// The error is the watch's first and only item.
    pub(crate) async fn open(
        store: SharedStore,
        codec: Arc<Codec>,
        request: WatchRequest,
    ) -> std::result::Result<Self, StorageError> {
        let prefix = match &request.scope.namespace {
            Some(namespace) => format!("{}{namespace}/", codec.prefix),
            None => codec.prefix.clone(),
        };
        let mut ready = VecDeque::new();
        let mut after = request.resource_version.unwrap_or(0);
        if request.send_initial_events == Some(true) {
            let newest = store.revision().await?;
            if after > newest {
                return Err(StorageError::TooLargeResourceVersion {
                    requested: after,
                    current: newest,
                    retry_after_seconds: crate::error::RESOURCE_VERSION_TOO_HIGH_RETRY_SECONDS,
                });
            }
            let mut options = ListOptions { limit: PAGE, ..Default::default() };
            loop {
                let page = store.list(&prefix, options.clone()).await?;
                options.revision = page.revision;
                options.start_key = page.kvs.last().map(|kv| format!("{}\0", kv.key));
                for kv in page.kvs {
                    let Some(key) = kv.key.strip_prefix(codec.prefix.as_str()) else { continue };
                    let entry = codec.decode(key, kv.value, kv.mod_revision)?.entry;
                    if wanted(&request.scope, &request.predicate, &entry) {
                        ready.push_back(WatchItem::Event { event_type: EventType::Added, entry: Arc::new(entry) });
                    }
                }
                if !page.more || options.start_key.is_none() {
                    break;
                }
            }
            after = options.revision;
            if request.allow_bookmarks {
                ready.push_back(WatchItem::Bookmark { revision: after, initial_events_end: true });
            }
        } else if after == 0 {
            after = store.revision().await?;
        }
        let options = WatchOptions { from_revision: after + 1, prev_kv: true };
        let watch = store.watch(&prefix, options).await?;
        Ok(DirectWatcher { codec, request, watch, ready, ended: false })
    }

    pub(crate) async fn next(&mut self) -> Option<WatchItem> {
        loop {
            if let Some(item) = self.ready.pop_front() {
                return Some(item);
            }
            if self.ended {
                return None;
            }
            match self.watch.next().await {
                None => return None,
                // Upstream's store passes progress on to its cache only.
                Some(Ok(WatchMessage::Progress(_))) => {}
                Some(Ok(WatchMessage::Events(events))) => self.take(events),
                Some(Err(error)) => self.fail(error),
            }
        }
    }

    pub(crate) fn try_next(&mut self) -> Option<WatchItem> {
        self.ready.pop_front()
    }

    fn take(&mut self, events: Vec<StoreEvent>) {
        for event in events {
            match self.item(event) {
                Ok(Some(item)) => self.ready.push_back(item),
                Ok(None) => {}
                Err(error) => return self.fail(error),
            }
        }
    }

    fn fail(&mut self, error: StorageError) {
        let error = match error {
            StorageError::Compacted { .. } => {
                StorageError::Expired("The resourceVersion for the provided watch is too old.".into())
            }
            other => other,
        };
        self.ready.push_back(WatchItem::Error(error));
        self.ended = true;
    }

    fn item(&self, event: StoreEvent) -> Result<Option<WatchItem>> {
        let Some(key) = event.key.strip_prefix(self.codec.prefix.as_str()) else { return Ok(None) };
        let decode = |value: Option<bytes::Bytes>| -> Result<Option<Entry>> {
            value.map(|value| Ok(self.codec.decode(key, value, event.revision)?.entry)).transpose()
        };
        let is_wanted = |entry: &Entry| wanted(&self.request.scope, &self.request.predicate, entry);
        // Decoding sets the event's revision, which a DELETED carries too.
        let now = decode(event.value)?.filter(is_wanted);
        let before = decode(event.previous)?.filter(is_wanted);
        let (event_type, entry) = match (before, now) {
            (None, None) => return Ok(None),
            (None, Some(entry)) => (EventType::Added, entry),
            (Some(_), Some(entry)) => (EventType::Modified, entry),
            (Some(entry), None) => (EventType::Deleted, entry),
        };
        Ok(Some(WatchItem::Event { event_type, entry: Arc::new(entry) }))
    }
}
