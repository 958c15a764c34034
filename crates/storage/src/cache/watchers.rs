//! Who watches what: an event is offered only to watchers whose scope or indexed
//! field may match.
//!
//! A watcher's queue is bounded; when it is full the watcher is closed (the
//! client watches again from where it is), so no watcher delays another.
//!
//! Upstream followed: `cacher/cacher.go` (indexedWatchers, startDispatching).

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::mpsc;

use super::state::{Event, wanted};
use crate::entry::Entry;
use crate::request::{EventType, Predicate, Scope};

/// Events that a watcher may be behind. Upstream: two channels of at most 1000
/// each plus a time budget.
pub(crate) const QUEUE: usize = 1024;

pub(crate) type Queued = (EventType, Arc<Event>);

/// Where a watcher is filed, to find it again.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Scope(Scope),
    Indexed(String),
}

struct Slot {
    id: u64,
    scope: Scope,
    predicate: Predicate,
    queue: mpsc::Sender<Queued>,
}

#[derive(Default)]
pub(crate) struct Watchers {
    next_id: u64,
    // HashMaps here are looked up only, never iterated for an outcome.
    places: HashMap<Place, Vec<Slot>>,
    count: usize,
}

impl Watchers {
    pub(crate) fn add(
        &mut self,
        scope: Scope,
        predicate: Predicate,
        indexed_field: Option<&str>,
    ) -> (u64, Place, mpsc::Receiver<Queued>) {
        let (queue, receiver) = mpsc::channel(QUEUE);
        let value = indexed_field
            .and_then(|field| predicate.exact_fields.iter().find(|(name, _)| name == field))
            .map(|(_, value)| value.clone());
        let place = match value {
            Some(value) => Place::Indexed(value),
            None => Place::Scope(scope.clone()),
        };
        self.next_id += 1;
        self.count += 1;
        self.places.entry(place.clone()).or_default().push(Slot { id: self.next_id, scope, predicate, queue });
        (self.next_id, place, receiver)
    }

    pub(crate) fn remove(&mut self, id: u64, place: &Place) {
        if let Some(slots) = self.places.get_mut(place) {
            if let Some(at) = slots.iter().position(|slot| slot.id == id) {
                slots.swap_remove(at);
                self.count -= 1;
            }
            if slots.is_empty() {
                self.places.remove(place);
            }
        }
    }

    /// Closes all of them: each gets what is in its queue, then the end.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.count = 0;
    }

    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Returns how many watchers were closed because they were too slow.
    pub(crate) fn dispatch(&mut self, event: &Arc<Event>, indexed_field: Option<&str>) -> usize {
        let Some(subject) = event.entry.as_deref().or(event.previous.as_deref()) else { return 0 };
        let mut closed = 0;
        let namespace = (!subject.namespace().is_empty()).then(|| subject.namespace().to_owned());
        let name = Some(subject.name().to_owned());
        let mut offer = |place: Place| {
            let Some(slots) = self.places.get_mut(&place) else { return };
            let before = slots.len();
            slots.retain(|slot| {
                slot.offer(event) || {
                    closed += 1;
                    false
                }
            });
            self.count -= before - slots.len();
            if slots.is_empty() {
                self.places.remove(&place);
            }
        };
        if namespace.is_some() {
            offer(Place::Scope(Scope { namespace: namespace.clone(), name: name.clone() }));
            offer(Place::Scope(Scope { namespace, name: None }));
        }
        offer(Place::Scope(Scope { namespace: None, name }));
        offer(Place::Scope(Scope::default()));
        if let Some(field) = indexed_field {
            let value = |entry: &Option<Arc<Entry>>| entry.as_deref().and_then(|e| e.field(field)).map(str::to_owned);
            let (now, before) = (value(&event.entry), value(&event.previous));
            if before != now
                && let Some(before) = before
            {
                offer(Place::Indexed(before));
            }
            if let Some(now) = now {
                offer(Place::Indexed(now));
            }
        }
        closed
    }
}

impl Slot {
    /// False when the watcher is too slow or gone.
    fn offer(&self, event: &Arc<Event>) -> bool {
        match event.seen_by(|entry| wanted(&self.scope, &self.predicate, entry)) {
            Some(event_type) => self.queue.try_send((event_type, event.clone())).is_ok(),
            None => true,
        }
    }
}
