//! Which core/v1 events are written, and how: pure.
//!
//! Three stages, upstream's `EventCorrelator`: ten different messages of one kind
//! within ten minutes are combined; an equal event only raises the count of the
//! one that exists; an object that sends more than its bucket holds is muted.

use std::collections::HashMap;
use std::collections::{BTreeSet, VecDeque};
use std::hash::Hash;

use jiff::Timestamp;

use crate::events::{Recorded, event_name};

/// `maxLruCacheEntries`.
const MAX_CACHE: usize = 4096;
/// `defaultAggregateMaxEvents`, `defaultAggregateIntervalInSeconds`.
const AGGREGATE_MAX: usize = 10;
const AGGREGATE_SECONDS: i64 = 600;
/// `defaultSpamBurst`, `defaultSpamQPS` (one in five minutes).
const SPAM_BURST: f64 = 25.0;
const SPAM_QPS: f64 = 1.0 / 300.0;

/// The object of an event, as all keys begin.
type About = (String, String, String, String, String);
/// `getEventKey` and `EventAggregatorByReasonFunc`; the last two are empty for aggregates.
type EventKey = (About, String, String, String, String);

#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    Mute,
    /// Create an event of this name.
    Create {
        key: Key,
        name: String,
        message: String,
    },
    /// Raise the count of the one that was written before.
    Patch {
        key: Key,
        name: String,
        message: String,
        count: u32,
        first: Timestamp,
    },
}

/// Names what was written, for [`Correlator::written`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key(EventKey);

#[derive(Default)]
pub struct Correlator {
    aggregates: Lru<EventKey, Aggregate>,
    observed: Lru<EventKey, Observed>,
    buckets: Lru<About, Bucket>,
}

#[derive(Clone, Default)]
struct Aggregate {
    messages: BTreeSet<String>,
    last_second: i64,
}

#[derive(Clone)]
struct Observed {
    count: u32,
    first: Timestamp,
    name: String,
}

#[derive(Clone)]
struct Bucket {
    tokens: f64,
    at: Timestamp,
}

impl Correlator {
    pub fn correlate(&mut self, event: &Recorded) -> Verdict {
        let now = event.at;
        let (key, name, message) = self.aggregate(event);
        let verdict = match self.observed.get(&key) {
            Some(seen) => {
                let observed = Observed { count: seen.count + 1, first: seen.first, name: seen.name.clone() };
                let verdict = Verdict::Patch {
                    key: Key(key.clone()),
                    name: observed.name.clone(),
                    message,
                    count: observed.count,
                    first: observed.first,
                };
                self.observed.put(key, observed);
                verdict
            }
            None => {
                self.observed.put(key.clone(), Observed { count: 1, first: now, name: name.clone() });
                Verdict::Create { key: Key(key), name, message }
            }
        };
        if self.take_token(about(event), now) { verdict } else { Verdict::Mute }
    }

    /// The event could not be patched and was created anew under this name.
    pub fn written(&mut self, key: Key, name: &str) {
        if let Some(observed) = self.observed.get_mut(&key.0) {
            observed.name = name.to_owned();
        }
    }

    fn aggregate(&mut self, event: &Recorded) -> (EventKey, String, String) {
        let name = event_name(&event.regarding, event.at);
        let about = about(event);
        let kind = event.event_type.as_str().to_owned();
        let aggregate_key = (about.clone(), kind.clone(), event.reason.clone(), String::new(), String::new());
        let own_key =
            (about, kind, event.reason.clone(), event.regarding.field_path.clone(), format!("m{}", event.message));
        let now = event.at.as_second();
        let mut record = self.aggregates.get(&aggregate_key).cloned().unwrap_or_default();
        if now - record.last_second > AGGREGATE_SECONDS {
            record.messages.clear();
        }
        record.messages.insert(event.message.clone());
        record.last_second = now;
        let combined = record.messages.len() >= AGGREGATE_MAX;
        if combined {
            record.messages.pop_first();
        }
        self.aggregates.put(aggregate_key.clone(), record);
        if combined {
            (aggregate_key, name, format!("(combined from similar events): {}", event.message))
        } else {
            (own_key, name, event.message.clone())
        }
    }

    fn take_token(&mut self, about: About, now: Timestamp) -> bool {
        let mut bucket = self.buckets.get(&about).cloned().unwrap_or(Bucket { tokens: SPAM_BURST, at: now });
        let passed = now.duration_since(bucket.at).as_secs_f64().max(0.0);
        bucket.tokens = (bucket.tokens + passed * SPAM_QPS).min(SPAM_BURST);
        bucket.at = now;
        let taken = bucket.tokens >= 1.0;
        if taken {
            bucket.tokens -= 1.0;
        }
        self.buckets.put(about, bucket);
        taken
    }
}

fn about(event: &Recorded) -> About {
    let r = &event.regarding;
    (r.kind.clone(), r.namespace.clone(), r.name.clone(), r.uid.clone(), r.api_version.clone())
}

/// A map that forgets what was not used for longest.
pub struct Lru<K, V> {
    entries: HashMap<K, (V, u64)>,
    order: VecDeque<(K, u64)>,
    tick: u64,
    capacity: usize,
}

impl<K, V> Default for Lru<K, V> {
    fn default() -> Self {
        Lru { entries: HashMap::new(), order: VecDeque::new(), tick: 0, capacity: MAX_CACHE }
    }
}

impl<K: Hash + Eq + Clone, V> Lru<K, V> {
    pub fn get(&mut self, key: &K) -> Option<&V> {
        self.get_mut(key).map(|v| &*v)
    }
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.tick += 1;
        let tick = self.tick;
        let (value, used) = self.entries.get_mut(key)?;
        *used = tick;
        self.order.push_back((key.clone(), tick));
        Some(value)
    }
    pub fn put(&mut self, key: K, value: V) {
        self.tick += 1;
        self.order.push_back((key.clone(), self.tick));
        self.entries.insert(key, (value, self.tick));
        // Entries of `order` whose tick is outdated are skipped; both stay within
        // a constant factor of the capacity.
        while self.entries.len() > self.capacity || self.order.len() > self.capacity * 4 {
            let Some((key, tick)) = self.order.pop_front() else { break };
            if self.entries.get(&key).is_some_and(|(_, used)| *used == tick) {
                if self.entries.len() > self.capacity {
                    self.entries.remove(&key);
                } else {
                    self.order.push_back((key, tick));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::EventType;
    use crate::reference::ObjectReference;

    fn event(message: &str, second: i64) -> Recorded {
        Recorded {
            regarding: ObjectReference {
                kind: "Pod".into(),
                namespace: "a".into(),
                name: "p".into(),
                uid: "u".into(),
                ..Default::default()
            },
            related: None,
            event_type: EventType::Normal,
            reason: "R".into(),
            action: String::new(),
            message: message.into(),
            annotations: Vec::new(),
            at: Timestamp::from_second(1_700_000_000 + second).unwrap(),
        }
    }

    #[test]
    fn equal_events_count() {
        let mut correlator = Correlator::default();
        let Verdict::Create { name: first, .. } = correlator.correlate(&event("m", 0)) else { panic!() };
        match correlator.correlate(&event("m", 5)) {
            Verdict::Patch { name, count: 2, first: at, .. } => {
                assert_eq!(name, first);
                assert_eq!(at.as_second(), 1_700_000_000);
            }
            other => panic!("{other:?}"),
        }
        assert!(matches!(correlator.correlate(&event("other", 6)), Verdict::Create { .. }));
    }

    #[test]
    fn the_tenth_similar_message_is_combined() {
        let mut correlator = Correlator::default();
        for i in 0..9 {
            assert!(matches!(correlator.correlate(&event(&format!("m{i}"), i)), Verdict::Create { .. }));
        }
        match correlator.correlate(&event("m9", 9)) {
            Verdict::Create { message, .. } => assert_eq!(message, "(combined from similar events): m9"),
            other => panic!("{other:?}"),
        }
        match correlator.correlate(&event("m10", 10)) {
            Verdict::Patch { message, count: 2, .. } => assert_eq!(message, "(combined from similar events): m10"),
            other => panic!("{other:?}"),
        }
        assert!(
            matches!(correlator.correlate(&event("m11", 700)), Verdict::Create { message, .. } if message == "m11"),
            "after ten quiet minutes it begins anew"
        );
    }

    #[test]
    fn an_object_is_muted_after_its_burst() {
        let mut correlator = Correlator::default();
        for i in 0..25 {
            assert_ne!(correlator.correlate(&event("m", 0)), Verdict::Mute, "event {i}");
        }
        assert_eq!(correlator.correlate(&event("m", 1)), Verdict::Mute);
        assert_ne!(correlator.correlate(&event("m", 302)), Verdict::Mute);
    }

    #[test]
    fn the_cache_forgets_the_least_used() {
        let mut lru = Lru::<u32, u32> { capacity: 2, ..Default::default() };
        lru.put(1, 1);
        lru.put(2, 2);
        lru.get(&1);
        lru.put(3, 3);
        assert_eq!((lru.get(&1).copied(), lru.get(&2).copied(), lru.get(&3).copied()), (Some(1), None, Some(3)));
    }
}
