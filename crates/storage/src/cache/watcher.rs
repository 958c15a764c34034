//! A running watch: initial events, then what the cache queues, with bookmarks
//! in between.
//!
//! A bookmark's revision is read before the queue is emptied, and every event up
//! to it is in the queue by then, so none follows it.
//!
//! Upstream followed: `cacher/cache_watcher.go`.

use std::collections::VecDeque;
use std::ops::Bound;
use std::sync::Weak;
use std::time::Duration;

use tokio::sync::mpsc::{self, error::TryRecvError};
use tokio::time::Instant;

use super::Cache;
use super::state::{Objects, wanted};
use super::watchers::{Place, Queued};
use crate::request::{EventType, Predicate, Scope, WatchItem};

const BOOKMARK_PERIOD: Duration = Duration::from_secs(60);
/// The last bookmark comes this long before the watch times out.
const BEFORE_TIMEOUT: Duration = Duration::from_secs(2);
/// Objects taken from the snapshot at a time.
const INITIAL_BATCH: usize = 128;

pub(crate) enum Initial {
    /// ADDED of every object of a snapshot after the key in `after`.
    Snapshot {
        objects: Objects,
        after: String,
    },
    History(VecDeque<Queued>),
    Done,
}

pub(crate) struct CacheWatcher {
    pub(crate) cache: Weak<Cache>,
    pub(crate) id: u64,
    pub(crate) place: Place,
    pub(crate) scope: Scope,
    pub(crate) predicate: Predicate,
    pub(crate) queue: mpsc::Receiver<Queued>,
    pub(crate) initial: Initial,
    pub(crate) batch: VecDeque<WatchItem>,
    /// Sent after the initial events.
    pub(crate) initial_end: Option<u64>,
    /// Events up to here are not wanted (or were among the initial ones).
    pub(crate) after_revision: u64,
    pub(crate) next_bookmark: Option<Instant>,
    pub(crate) deadline: Option<Instant>,
    /// Newest revision sent: a bookmark never goes back.
    pub(crate) sent: u64,
}

/// When the next bookmark is due; `None` when the end is too near.
pub(crate) fn next_bookmark(now: Instant, deadline: Option<Instant>) -> Option<Instant> {
    let period = now + BOOKMARK_PERIOD;
    let due = match deadline {
        Some(deadline) => period.min(deadline - BEFORE_TIMEOUT.min(deadline.saturating_duration_since(now))),
        None => period,
    };
    (due > now).then_some(due)
}

impl CacheWatcher {
    pub(crate) async fn next(&mut self) -> Option<WatchItem> {
        loop {
            if let Some(item) = self.initial_item() {
                return Some(item);
            }
            let Some(due) = self.next_bookmark else {
                let queued = self.queue.recv().await?;
                if let Some(item) = self.item(queued) {
                    return Some(item);
                }
                continue;
            };
            tokio::select! {
                biased;
                queued = self.queue.recv() => {
                    if let Some(item) = self.item(queued?) {
                        return Some(item);
                    }
                }
                _ = tokio::time::sleep_until(due) => {
                    if let Some(item) = self.bookmark(due) {
                        return Some(item);
                    }
                }
            }
        }
    }

    pub(crate) fn try_next(&mut self) -> Option<WatchItem> {
        if let Some(item) = self.initial_item() {
            return Some(item);
        }
        while let Ok(queued) = self.queue.try_recv() {
            if let Some(item) = self.item(queued) {
                return Some(item);
            }
        }
        None
    }

    fn initial_item(&mut self) -> Option<WatchItem> {
        loop {
            if let Some(item) = self.batch.pop_front() {
                return Some(item);
            }
            match std::mem::replace(&mut self.initial, Initial::Done) {
                Initial::Snapshot { objects, after } => {
                    if let Some(after) = self.fill_batch(&objects, after) {
                        self.initial = Initial::Snapshot { objects, after };
                    }
                    if self.batch.is_empty() && matches!(self.initial, Initial::Done) {
                        return self.end_of_initial();
                    }
                }
                Initial::History(mut events) => {
                    let Some(queued) = events.pop_front() else { continue };
                    self.initial = Initial::History(events);
                    if let Some(item) = self.item(queued) {
                        return Some(item);
                    }
                }
                Initial::Done => return self.end_of_initial(),
            }
        }
    }

    fn end_of_initial(&mut self) -> Option<WatchItem> {
        let revision = self.initial_end.take()?;
        self.sent = self.sent.max(revision);
        Some(WatchItem::Bookmark { revision, initial_events_end: true })
    }

    /// The key to go on after, if there may be more.
    fn fill_batch(&mut self, objects: &Objects, after: String) -> Option<String> {
        let prefix = self.scope.namespace.as_ref().map(|namespace| format!("{namespace}/")).unwrap_or_default();
        let from = if after.is_empty() { Bound::Included(prefix.as_str()) } else { Bound::Excluded(after.as_str()) };
        let mut last = None;
        for by_key in objects.range::<_, str>((from, Bound::Unbounded)) {
            let entry = &by_key.0;
            if !entry.key().starts_with(&prefix) {
                return None;
            }
            if wanted(&self.scope, &self.predicate, entry) {
                self.batch.push_back(WatchItem::Event { event_type: EventType::Added, entry: entry.clone() });
            }
            if self.batch.len() >= INITIAL_BATCH {
                last = Some(entry.key().to_owned());
                break;
            }
        }
        last
    }

    fn item(&mut self, (event_type, event): Queued) -> Option<WatchItem> {
        if event.revision <= self.after_revision {
            return None;
        }
        let entry = event.object(event_type)?;
        self.sent = self.sent.max(event.revision);
        Some(WatchItem::Event { event_type, entry })
    }

    fn bookmark(&mut self, now: Instant) -> Option<WatchItem> {
        let cache = self.cache.upgrade()?;
        let revision = cache.revision();
        // Empty the queue first: whatever is up to `revision` is in it.
        match self.queue.try_recv() {
            Ok(queued) => return self.item(queued),
            Err(TryRecvError::Disconnected) => {
                self.next_bookmark = None;
                return None;
            }
            Err(TryRecvError::Empty) => {}
        }
        self.next_bookmark = next_bookmark(now.max(Instant::now()), self.deadline);
        let revision = revision.max(self.sent);
        if revision == 0 || revision < self.after_revision {
            return None;
        }
        self.sent = revision;
        Some(WatchItem::Bookmark { revision, initial_events_end: false })
    }
}

impl Drop for CacheWatcher {
    fn drop(&mut self) {
        if let Some(cache) = self.cache.upgrade() {
            cache.inner.write().watchers.remove(self.id, &self.place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bookmarks_come_each_minute_and_before_the_end() {
        let now = Instant::now();
        let after = |seconds| now + Duration::from_secs(seconds);
        assert_eq!(next_bookmark(now, None), Some(after(60)));
        assert_eq!(next_bookmark(now, Some(after(300))), Some(after(60)));
        assert_eq!(next_bookmark(now, Some(after(15))), Some(after(13)));
        assert_eq!(next_bookmark(now, Some(after(2))), None);
        assert_eq!(next_bookmark(now, Some(now)), None);
    }
}
