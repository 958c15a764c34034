//! Pods that wait: active, in back-off, unschedulable, gated. Pure: `now` comes in.
//!
//! Back-offs end at whole seconds, so that those of one second go by priority. When
//! nothing is active the first of those in back-off goes at once, unless it is there
//! because of an error: an idle scheduler has nothing to protect.
//!
//! Upstream followed: pkg/scheduler/backend/queue.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use placement::Node;

use crate::info::PodInfo;
use crate::listers::{Claim, ResourceClaim, StorageCapacity, StorageClass, Volume, WithSpec};

/// Something happened that may make pods schedulable.
#[derive(Debug, Clone)]
pub enum ClusterEvent {
    NodeAdded(Arc<Node>),
    NodeUpdated {
        old: Arc<Node>,
        new: Arc<Node>,
    },
    /// A pod on a node came, changed or went.
    PodAdded(Arc<PodInfo>),
    PodUpdated {
        old: Arc<PodInfo>,
        new: Arc<PodInfo>,
    },
    PodDeleted(Arc<PodInfo>),
    /// The waiting pod itself changed.
    TargetUpdated {
        old: Arc<PodInfo>,
        new: Arc<PodInfo>,
    },
    NamespaceUpdated(String),
    Claim(Arc<Claim>),
    Volume(Arc<Volume>),
    StorageClass {
        old: Option<Arc<StorageClass>>,
        new: Arc<StorageClass>,
    },
    CsiNode {
        old: Option<Arc<WithSpec>>,
        new: Arc<WithSpec>,
    },
    CsiDriver {
        old: Arc<WithSpec>,
        new: Arc<WithSpec>,
    },
    StorageCapacity {
        old: Option<Arc<StorageCapacity>>,
        new: Arc<StorageCapacity>,
    },
    AttachmentDeleted,
    /// `new` is absent when the claim is gone.
    DeviceClaim {
        old: Option<Arc<ResourceClaim>>,
        new: Option<Arc<ResourceClaim>>,
    },
    DeviceClass,
    ResourceSlice,
    /// Everything may have changed (start, time).
    Any,
}

/// How long a pod stays unschedulable before it is tried without a reason.
pub const UNSCHEDULABLE_LIMIT: Duration = Duration::from_secs(5 * 60);

#[derive(Debug, Clone)]
pub struct Entry {
    pub info: Arc<PodInfo>,
    pub attempts: u32,
    /// When it was first queued: earlier goes first among equals.
    pub since: Instant,
    pub unschedulable_plugins: BTreeSet<&'static str>,
    left_at: Instant,
    backoff_until: Instant,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Active,
    Backoff,
    Unschedulable,
    Gated,
}

/// `backoffQOrderingWindowDuration`.
const WINDOW: Duration = Duration::from_secs(1);

type Order = (Reverse<i32>, Instant, u64);

fn order(entry: &Entry, sequence: u64) -> Order {
    (Reverse(entry.info.pod.priority()), entry.since, sequence)
}

pub struct Queue {
    entries: HashMap<String, (Entry, Place, u64)>,
    active: BTreeMap<Order, String>,
    backoff: BTreeMap<(Instant, Order), String>,
    /// Where the seconds begin that back-offs are aligned to.
    epoch: Instant,
    /// The pod being scheduled now, with events that came meanwhile.
    in_flight: HashMap<String, Vec<ClusterEvent>>,
    sequence: u64,
    initial_backoff: Duration,
    max_backoff: Duration,
}

impl Queue {
    pub fn new(initial_backoff: Duration, max_backoff: Duration) -> Self {
        Queue {
            entries: HashMap::new(),
            active: BTreeMap::new(),
            backoff: BTreeMap::new(),
            epoch: Instant::now(),
            in_flight: HashMap::new(),
            sequence: 0,
            initial_backoff,
            max_backoff,
        }
    }

    /// `min(initial * 2^(attempts-1), max)`.
    fn backoff_of(&self, attempts: u32) -> Duration {
        if attempts == 0 {
            return Duration::ZERO;
        }
        let factor = 1u32.checked_shl(attempts - 1).unwrap_or(u32::MAX);
        self.initial_backoff.checked_mul(factor).unwrap_or(self.max_backoff).min(self.max_backoff)
    }

    fn place(&mut self, entry: Entry, place: Place) {
        let uid = entry.info.uid().to_owned();
        self.unplace(&uid);
        self.sequence += 1;
        let sequence = self.sequence;
        match place {
            Place::Active => {
                self.active.insert(order(&entry, sequence), uid.clone());
            }
            Place::Backoff => {
                self.backoff.insert((entry.backoff_until, order(&entry, sequence)), uid.clone());
            }
            Place::Unschedulable | Place::Gated => {}
        }
        self.entries.insert(uid, (entry, place, sequence));
    }

    fn unplace(&mut self, uid: &str) -> Option<Entry> {
        let (entry, place, sequence) = self.entries.remove(uid)?;
        match place {
            Place::Active => {
                self.active.remove(&order(&entry, sequence));
            }
            Place::Backoff => {
                self.backoff.remove(&(entry.backoff_until, order(&entry, sequence)));
            }
            Place::Unschedulable | Place::Gated => {}
        }
        Some(entry)
    }

    /// A new pod. `gated`: PreEnqueue keeps it out.
    pub fn add(&mut self, info: Arc<PodInfo>, gated: bool, now: Instant) {
        let entry = Entry {
            info,
            attempts: 0,
            since: now,
            unschedulable_plugins: BTreeSet::new(),
            left_at: now,
            backoff_until: now,
        };
        self.place(entry, if gated { Place::Gated } else { Place::Active });
    }

    /// A waiting pod changed. `hinted`: the change may help it.
    pub fn update(&mut self, info: Arc<PodInfo>, gated: bool, hinted: impl Fn(&Entry) -> bool, now: Instant) {
        let uid = info.uid().to_owned();
        if self.in_flight.contains_key(&uid) {
            return;
        }
        let Some((_, place, _)) = self.entries.get(&uid) else {
            self.add(info, gated, now);
            return;
        };
        let place = *place;
        let Some(mut entry) = self.unplace(&uid) else { return };
        entry.info = info;
        let next = match place {
            _ if gated => Place::Gated,
            Place::Gated => Place::Active,
            Place::Unschedulable if hinted(&entry) => self.after_backoff(&entry, now),
            other => other,
        };
        self.place(entry, next);
    }

    /// The start of the second that a moment lies in.
    fn aligned(&self, at: Instant) -> Instant {
        let since = at.saturating_duration_since(self.epoch);
        self.epoch + WINDOW * u32::try_from(since.as_secs()).unwrap_or(u32::MAX)
    }

    fn after_backoff(&self, entry: &Entry, now: Instant) -> Place {
        if entry.backoff_until >= self.aligned(now) { Place::Backoff } else { Place::Active }
    }

    pub fn delete(&mut self, uid: &str) {
        self.unplace(uid);
        self.in_flight.remove(uid);
    }

    /// The next pod to schedule.
    pub fn pop(&mut self) -> Option<Entry> {
        let uid = match self.active.pop_first() {
            Some((_, uid)) => uid,
            None => {
                let failed =
                    |uid: &String| self.entries.get(uid).is_some_and(|(e, _, _)| e.unschedulable_plugins.is_empty());
                let (key, _) = self.backoff.iter().find(|(_, uid)| !failed(uid))?;
                let key = *key;
                self.backoff.remove(&key)?
            }
        };
        let (mut entry, _, _) = self.entries.remove(&uid)?;
        entry.attempts += 1;
        self.in_flight.insert(uid, Vec::new());
        Some(entry)
    }

    /// The pod was scheduled, or is gone.
    pub fn done(&mut self, uid: &str) {
        self.in_flight.remove(uid);
    }

    /// Puts a pod back that could not be scheduled. `hinted` tells whether one of
    /// the events that came while it was tried may help it.
    pub fn requeue(
        &mut self,
        mut entry: Entry,
        plugins: BTreeSet<&'static str>,
        hinted: impl Fn(&ClusterEvent, &Entry) -> bool,
        now: Instant,
    ) {
        let events = self.in_flight.remove(entry.info.uid()).unwrap_or_default();
        entry.left_at = now;
        entry.backoff_until = self.aligned(now + self.backoff_of(entry.attempts));
        entry.unschedulable_plugins = plugins;
        // Without a plugin to blame (an error) it is tried again after its back-off.
        let helped = entry.unschedulable_plugins.is_empty() || events.iter().any(|e| hinted(e, &entry));
        self.place(entry, if helped { Place::Backoff } else { Place::Unschedulable });
    }

    /// Moves the pods that an event may help.
    pub fn event(&mut self, event: &ClusterEvent, hinted: impl Fn(&Entry) -> bool, now: Instant) {
        for events in self.in_flight.values_mut() {
            events.push(event.clone());
        }
        let moved: Vec<String> = self
            .entries
            .iter()
            .filter(|(_, (entry, place, _))| *place == Place::Unschedulable && hinted(entry))
            .map(|(uid, _)| uid.clone())
            .collect();
        for uid in moved {
            if let Some(entry) = self.unplace(&uid) {
                let place = self.after_backoff(&entry, now);
                self.place(entry, place);
            }
        }
    }

    /// Lets pods in whose gate is open now.
    pub fn open_gates(&mut self, open: impl Fn(&PodInfo) -> bool) {
        let gated = self.entries.iter().filter(|(_, (e, place, _))| *place == Place::Gated && open(&e.info));
        for uid in gated.map(|(uid, _)| uid.clone()).collect::<Vec<_>>() {
            if let Some(entry) = self.unplace(&uid) {
                self.place(entry, Place::Active);
            }
        }
    }

    /// Moves what time has moved: back-offs that are over, pods unschedulable for
    /// too long. Returns when to come again.
    pub fn tick(&mut self, now: Instant) -> Option<Instant> {
        while let Some((&(until, order), _)) = self.backoff.first_key_value() {
            if until >= self.aligned(now) {
                break;
            }
            let Some(uid) = self.backoff.remove(&(until, order)) else { break };
            if let Some((entry, _, _)) = self.entries.remove(&uid) {
                self.place(entry, Place::Active);
            }
        }
        let stale: Vec<String> = self
            .entries
            .iter()
            .filter(|(_, (e, place, _))| {
                *place == Place::Unschedulable && now.duration_since(e.left_at) >= UNSCHEDULABLE_LIMIT
            })
            .map(|(uid, _)| uid.clone())
            .collect();
        for uid in stale {
            if let Some(entry) = self.unplace(&uid) {
                let place = self.after_backoff(&entry, now);
                self.place(entry, place);
            }
        }
        // The second that it ends in must be over.
        let backoff = self.backoff.first_key_value().map(|((until, _), _)| *until + WINDOW);
        let waiting = self.entries.values().any(|(_, place, _)| *place == Place::Unschedulable);
        // Upstream looks at the unschedulable ones twice a minute.
        let flush = waiting.then(|| now + Duration::from_secs(30));
        [backoff, flush].into_iter().flatten().min()
    }

    pub fn has_active(&self) -> bool {
        !self.active.is_empty()
    }

    /// Counts for `scheduler_pending_pods`: active, backoff, unschedulable, gated.
    pub fn counts(&self) -> [usize; 4] {
        let count = |wanted: Place| self.entries.values().filter(|(_, place, _)| *place == wanted).count();
        [self.active.len(), self.backoff.len(), count(Place::Unschedulable), count(Place::Gated)]
    }

    pub fn get(&self, uid: &str) -> Option<&Entry> {
        self.entries.get(uid).map(|(entry, _, _)| entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use placement::Pod;

    fn pod(name: &str, priority: i32) -> Arc<PodInfo> {
        let pod: Pod = serde_json::from_value(serde_json::json!({
            "metadata": {"name": name, "uid": name}, "spec": {"priority": priority}}))
        .unwrap();
        Arc::new(PodInfo::new(Arc::new(pod)))
    }

    #[test]
    fn priority_then_age() {
        let mut queue = Queue::new(Duration::from_secs(1), Duration::from_secs(10));
        let now = Instant::now();
        queue.add(pod("a", 0), false, now);
        queue.add(pod("b", 5), false, now);
        queue.add(pod("c", 0), false, now);
        queue.add(pod("g", 9), true, now);
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).map(|e| e.info.pod.metadata.name.clone()).collect();
        assert_eq!(order, ["b", "a", "c"]);
        assert_eq!(queue.counts(), [0, 0, 0, 1]);
    }

    #[test]
    fn unschedulable_waits_for_an_event_that_helps_and_its_backoff() {
        let mut queue = Queue::new(Duration::from_secs(1), Duration::from_secs(10));
        let now = Instant::now();
        queue.add(pod("a", 0), false, now);
        let entry = queue.pop().unwrap();
        queue.requeue(entry, BTreeSet::from(["P"]), |_, _| false, now);
        queue.event(&ClusterEvent::Any, |_| false, now);
        assert_eq!(queue.counts(), [0, 0, 1, 0]);
        queue.event(&ClusterEvent::Any, |e| e.unschedulable_plugins.contains("P"), now);
        assert_eq!(queue.counts(), [0, 1, 0, 0]);
        queue.tick(now + Duration::from_secs(3));
        assert_eq!(queue.counts(), [1, 0, 0, 0]);
        // An event in flight counts too.
        let entry = queue.pop().unwrap();
        queue.event(&ClusterEvent::Any, |_| true, now);
        queue.requeue(entry, BTreeSet::from(["P"]), |_, _| true, now);
        assert_eq!(queue.counts(), [0, 1, 0, 0]);
        assert!(queue.pop().is_some(), "nothing else is there");
        assert_eq!(queue.backoff_of(2), Duration::from_secs(2));
        assert_eq!(queue.backoff_of(40), Duration::from_secs(10));
    }

    #[test]
    fn back_offs_of_one_second_go_by_priority_and_errors_wait() {
        let mut queue = Queue::new(Duration::from_secs(1), Duration::from_secs(10));
        let now = queue.epoch + Duration::from_millis(100);
        for (name, priority, after) in [("low", 1, 0), ("high", 9, 300)] {
            let at = now + Duration::from_millis(after);
            queue.add(pod(name, priority), false, at);
            let entry = queue.pop().unwrap();
            queue.requeue(entry, BTreeSet::from(["P"]), |_, _| false, at);
        }
        queue.event(&ClusterEvent::Any, |_| true, now);
        assert_eq!(queue.pop().unwrap().info.pod.metadata.name, "high");
        queue.add(pod("failed", 0), false, now);
        queue.delete("low");
        let entry = queue.pop().unwrap();
        queue.requeue(entry, BTreeSet::new(), |_, _| false, now);
        assert!(queue.pop().is_none(), "an error waits for its back-off");
    }
}
