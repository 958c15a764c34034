//! The watch cache's memory, pure: the newest state, a window of past states and
//! events. Time is an argument.
//!
//! Invariants: `revision` never falls but by [`State::replace`]; events are in
//! revision order; a snapshot of revision r holds until the next snapshot's.
//!
//! Limits: events are kept for [`EVENT_FRESH`], at least [`EVENTS_MIN`] and at
//! most [`EVENTS_MAX`] of them; snapshots as long as the events after them.
//!
//! Upstream followed: `cacher/watch_cache.go`, `watch_cache_history.go`,
//! `store/watch_cache_storage.go`.

use std::collections::VecDeque;
use std::ops::Bound;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use imbl::OrdSet;

use crate::entry::{ByKey, Entry};
use crate::error::StorageError;
use crate::request::{EventType, Predicate, Scope};
use crate::store::Result;

/// Bookmark period plus a margin, so that a client that resumes from its last
/// bookmark finds the history.
pub(crate) const EVENT_FRESH: Duration = Duration::from_secs(75);
pub(crate) const EVENTS_MIN: usize = 100;
pub(crate) const EVENTS_MAX: usize = 100 * 1024;

pub(crate) type Objects = OrdSet<ByKey>;

/// One change of one object, shared by every watcher.
#[derive(Debug)]
pub(crate) struct Event {
    pub revision: u64,
    /// `None`: deleted.
    pub entry: Option<Arc<Entry>>,
    /// `None`: created.
    pub previous: Option<Arc<Entry>>,
    recorded: Instant,
    /// `previous` with this event's revision: what a DELETED carries.
    gone: OnceLock<Arc<Entry>>,
}

impl Event {
    /// What a watcher with this filter sees of the change.
    pub(crate) fn seen_by(&self, filter: impl Fn(&Entry) -> bool) -> Option<EventType> {
        let now = self.entry.as_deref().is_some_and(&filter);
        let before = self.previous.as_deref().is_some_and(&filter);
        match (before, now) {
            (false, false) => None,
            (false, true) => Some(EventType::Added),
            (true, true) => Some(EventType::Modified),
            (true, false) => Some(EventType::Deleted),
        }
    }

    /// The object to send with that event type.
    pub(crate) fn object(&self, event_type: EventType) -> Option<Arc<Entry>> {
        match event_type {
            EventType::Added | EventType::Modified => self.entry.clone(),
            EventType::Deleted => {
                let previous = self.previous.as_ref()?;
                Some(self.gone.get_or_init(|| Arc::new(previous.with_revision(self.revision))).clone())
            }
        }
    }
}

pub(crate) struct State {
    objects: Objects,
    revision: u64,
    /// Revision of the list that filled the cache.
    list_revision: u64,
    events: VecDeque<Arc<Event>>,
    /// An event since the list is gone: the list's revision is no start any more.
    removed_event: bool,
    snapshots: VecDeque<(u64, Objects)>,
}

impl State {
    pub(crate) fn new() -> Self {
        State {
            objects: Objects::new(),
            revision: 0,
            list_revision: 0,
            events: VecDeque::new(),
            removed_event: false,
            snapshots: VecDeque::new(),
        }
    }

    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }
    /// A pointer copy of the newest state.
    pub(crate) fn objects(&self) -> Objects {
        self.objects.clone()
    }
    pub(crate) fn len(&self) -> usize {
        self.objects.len()
    }
    pub(crate) fn get(&self, key: &str) -> Option<&Arc<Entry>> {
        self.objects.get(key).map(|by_key| &by_key.0)
    }

    /// A whole new state: history starts over.
    pub(crate) fn replace(&mut self, objects: Objects, revision: u64) {
        self.snapshots.clear();
        self.snapshots.push_back((revision, objects.clone()));
        self.objects = objects;
        self.revision = revision;
        self.list_revision = revision;
        self.events.clear();
        self.removed_event = false;
    }

    /// One change. `None` when it changes nothing (the deletion of what is not there).
    pub(crate) fn apply(
        &mut self,
        key: &str,
        entry: Option<Arc<Entry>>,
        revision: u64,
        now: Instant,
    ) -> Option<Arc<Event>> {
        self.revision = self.revision.max(revision);
        let previous = match &entry {
            Some(entry) => self.objects.insert(ByKey(entry.clone())),
            None => self.objects.remove(key),
        }
        .map(|by_key| by_key.0);
        if entry.is_none() && previous.is_none() {
            return None;
        }
        let event = Arc::new(Event { revision, entry, previous, recorded: now, gone: OnceLock::new() });
        self.events.push_back(event.clone());
        self.snapshots.push_back((revision, self.objects.clone()));
        self.trim(now);
        Some(event)
    }

    fn trim(&mut self, now: Instant) {
        let mut removed = false;
        while self.events.len() > EVENTS_MIN {
            let Some(oldest) = self.events.front() else { break };
            if self.events.len() <= EVENTS_MAX && now.saturating_duration_since(oldest.recorded) < EVENT_FRESH {
                break;
            }
            self.events.pop_front();
            removed = true;
        }
        if removed {
            self.removed_event = true;
            if let Some(oldest) = self.events.front() {
                let oldest = oldest.revision;
                self.compact(oldest);
            }
        }
    }

    /// The store has nothing new up to here.
    pub(crate) fn progress(&mut self, revision: u64) {
        self.revision = self.revision.max(revision);
    }

    /// Exact reads from before `revision` go to the store from now on.
    pub(crate) fn compact(&mut self, revision: u64) {
        let keep_from = self.snapshots.partition_point(|(at, _)| *at < revision);
        self.snapshots.drain(..keep_from);
    }

    /// The state at a past revision, where it is still known.
    pub(crate) fn snapshot_at(&self, revision: u64) -> Option<Objects> {
        let found = self.snapshots.partition_point(|(at, _)| *at <= revision);
        found.checked_sub(1).map(|at| self.snapshots[at].1.clone())
    }

    /// Events after a revision; an error when some of them may be forgotten.
    pub(crate) fn events_after(&self, revision: u64) -> Result<Vec<Arc<Event>>> {
        let oldest = match self.events.front() {
            _ if self.list_revision > 0 && !self.removed_event => self.list_revision + 1,
            Some(event) => event.revision,
            None => return Err(StorageError::Internal("watch cache isn't correctly initialized".into())),
        };
        if revision + 1 < oldest {
            return Err(StorageError::too_old(revision, oldest - 1));
        }
        let first = self.events.partition_point(|event| event.revision <= revision);
        Ok(self.events.range(first..).cloned().collect())
    }
}

/// Objects of a scope from a key on (inclusive; relative keys as
/// [`Entry::key`](Entry::key)), in key order.
pub(crate) fn select<'a>(
    objects: &'a Objects,
    scope: &Scope,
    start: Option<&str>,
) -> impl Iterator<Item = &'a Arc<Entry>> {
    let prefix = match &scope.namespace {
        Some(namespace) => format!("{namespace}/"),
        None => String::new(),
    };
    let name = scope.name.clone();
    let from = start.unwrap_or(&prefix);
    objects
        .range::<_, str>((Bound::Included(from), Bound::Unbounded))
        .map(|by_key| &by_key.0)
        .take_while(move |entry| entry.key().starts_with(&prefix))
        .filter(move |entry| name.as_deref().is_none_or(|name| entry.name() == name))
}

/// Scope and predicate in one.
pub(crate) fn wanted(scope: &Scope, predicate: &Predicate, entry: &Entry) -> bool {
    scope.namespace.as_deref().is_none_or(|namespace| entry.namespace() == namespace)
        && scope.name.as_deref().is_none_or(|name| entry.name() == name)
        && predicate.matches(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: &str, revision: u64, label: &str) -> Arc<Entry> {
        let json = format!(r#"{{"metadata":{{"resourceVersion":"{revision}"}}}}"#);
        Arc::new(Entry::new(key, revision, json.into(), vec![("l".into(), label.into())], vec![]))
    }

    fn keys(objects: &Objects) -> Vec<String> {
        objects.iter().map(|e| e.0.key().to_owned()).collect()
    }

    #[test]
    fn past_states_stay_until_compacted() {
        let now = Instant::now();
        let mut state = State::new();
        state.replace([ByKey(entry("n/a", 3, ""))].into_iter().collect(), 5);
        state.apply("n/b", Some(entry("n/b", 7, "")), 7, now);
        state.apply("n/a", None, 9, now);
        state.progress(12);
        assert_eq!(state.revision(), 12);
        assert!(state.snapshot_at(4).is_none());
        assert_eq!(keys(&state.snapshot_at(6).unwrap()), ["n/a"]);
        assert_eq!(keys(&state.snapshot_at(8).unwrap()), ["n/a", "n/b"]);
        assert_eq!(keys(&state.snapshot_at(100).unwrap()), ["n/b"]);
        state.compact(8);
        assert!(state.snapshot_at(8).is_none());
        assert_eq!(keys(&state.snapshot_at(9).unwrap()), ["n/b"]);
    }

    #[test]
    fn history_reaches_back_to_the_list_until_an_event_is_dropped() {
        let start = Instant::now();
        let mut state = State::new();
        state.replace(Objects::new(), 5);
        assert_eq!(state.events_after(5).unwrap().len(), 0);
        assert_eq!(state.events_after(3).unwrap_err().to_string(), "too old resource version: 3 (5)");
        for n in 0..EVENTS_MIN as u64 + 1 {
            state.apply("n/a", Some(entry("n/a", 10 + n, "")), 10 + n, start);
        }
        // Fresh events are kept beyond the minimum.
        assert_eq!(state.events_after(5).unwrap().len(), EVENTS_MIN + 1);
        state.apply("n/a", Some(entry("n/a", 500, "")), 500, start + EVENT_FRESH);
        assert_eq!(state.events_after(10).unwrap_err().to_string(), "too old resource version: 10 (11)");
        assert_eq!(state.events_after(11).unwrap().len(), EVENTS_MIN);
        assert!(state.snapshot_at(11).is_none());
        assert!(state.snapshot_at(12).is_some());
    }

    #[test]
    fn a_filter_turns_changes_into_added_and_deleted() {
        let now = Instant::now();
        let mut state = State::new();
        state.replace(Objects::new(), 1);
        let filter = |entry: &Entry| entry.label("l") == Some("x");
        let mut step = |label: Option<&str>, revision| {
            let entry = label.map(|label| entry("n/a", revision, label));
            let event = state.apply("n/a", entry, revision, now).unwrap();
            event.seen_by(filter).map(|t| {
                (t, event.object(t).unwrap().revision(), event.object(t).unwrap().label("l").unwrap().to_owned())
            })
        };
        assert_eq!(step(Some("y"), 2), None);
        assert_eq!(step(Some("x"), 3), Some((EventType::Added, 3, "x".into())));
        assert_eq!(step(Some("x"), 4), Some((EventType::Modified, 4, "x".into())));
        // The object as it was when it last matched, at the new revision.
        assert_eq!(step(Some("y"), 5), Some((EventType::Deleted, 5, "x".into())));
        assert_eq!(step(Some("x"), 6), Some((EventType::Added, 6, "x".into())));
        assert_eq!(step(None, 7), Some((EventType::Deleted, 7, "x".into())));
        assert!(state.apply("n/a", None, 8, now).is_none());
    }

    #[test]
    fn a_scope_is_a_range_of_keys() {
        let objects: Objects = ["a/x", "a/y", "a-b/x", "b/x"].into_iter().map(|key| ByKey(entry(key, 1, ""))).collect();
        let list = |namespace: Option<&str>, name: Option<&str>, start: Option<&str>| -> Vec<String> {
            let scope = Scope { namespace: namespace.map(Into::into), name: name.map(Into::into) };
            select(&objects, &scope, start).map(|e| e.key().to_owned()).collect()
        };
        // etcd's order: byte order of the whole key.
        assert_eq!(list(None, None, None), ["a-b/x", "a/x", "a/y", "b/x"]);
        assert_eq!(list(Some("a"), None, None), ["a/x", "a/y"]);
        assert_eq!(list(Some("a"), None, Some("a/x\0")), ["a/y"]);
        assert_eq!(list(None, Some("x"), None), ["a-b/x", "a/x", "b/x"]);
    }
}
