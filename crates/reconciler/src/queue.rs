//! The rate-limited work queue of controllers.
//!
//! Invariants: a key is handed to one worker at a time; added again while it is
//! worked on, it comes once more afterwards; waiting twice, it comes at the
//! earlier time. It holds keys only, so its size is bounded by the number of
//! objects.
//!
//! Upstream followed: client-go/util/workqueue.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use client::flowcontrol::RateLimiter;
use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

/// What a failed key waits: the longer of its own exponential back-off and the
/// queue's token bucket.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub base: Duration,
    pub max: Duration,
    /// Negative: no bucket.
    pub qps: f32,
    pub burst: u32,
}

impl Default for Limits {
    /// `DefaultTypedControllerRateLimiter`.
    fn default() -> Self {
        Limits { base: Duration::from_millis(5), max: Duration::from_secs(1000), qps: 10.0, burst: 100 }
    }
}

impl Limits {
    /// An exponential back-off without bucket.
    pub fn exponential(base: Duration, max: Duration) -> Self {
        Limits { base, max, qps: -1.0, burst: 0 }
    }
}

/// A handle; clones share the queue.
pub struct Queue<K>(Arc<Shared<K>>);

struct Shared<K> {
    name: String,
    limits: Limits,
    bucket: Option<RateLimiter>,
    state: Mutex<State<K>>,
    /// One permit wakes one waiting worker.
    wake: Notify,
}

struct State<K> {
    ready: VecDeque<K>,
    /// Ready, or to be added when done.
    dirty: HashSet<K>,
    processing: HashSet<K>,
    waiting: BTreeSet<(Instant, u64)>,
    waiting_keys: HashMap<u64, K>,
    waiting_ids: HashMap<K, (Instant, u64)>,
    next_id: u64,
    failures: HashMap<K, u32>,
    shut_down: bool,
}

impl<K> Clone for Queue<K> {
    fn clone(&self) -> Self {
        Queue(self.0.clone())
    }
}

impl<K: Clone + Eq + Hash> Queue<K> {
    pub fn new(name: impl Into<String>) -> Self {
        Self::with_limits(name, Limits::default())
    }
    pub fn with_limits(name: impl Into<String>, limits: Limits) -> Self {
        Queue(Arc::new(Shared {
            name: name.into(),
            limits,
            bucket: RateLimiter::new(limits.qps, limits.burst, std::time::Instant::now()),
            state: Mutex::new(State {
                ready: VecDeque::new(),
                dirty: HashSet::new(),
                processing: HashSet::new(),
                waiting: BTreeSet::new(),
                waiting_keys: HashMap::new(),
                waiting_ids: HashMap::new(),
                next_id: 0,
                failures: HashMap::new(),
                shut_down: false,
            }),
            wake: Notify::new(),
        }))
    }

    pub fn name(&self) -> &str {
        &self.0.name
    }

    pub fn add(&self, key: K) {
        let mut state = self.0.state.lock();
        if state.add(key) {
            drop(state);
            self.0.wake.notify_one();
        }
    }

    pub fn add_after(&self, key: K, wait: Duration) {
        if wait.is_zero() {
            return self.add(key);
        }
        let earliest = self.0.state.lock().wait(key, Instant::now() + wait);
        if earliest {
            self.0.wake.notify_one();
        }
    }

    /// Adds a key that failed, after its back-off.
    pub fn add_rate_limited(&self, key: K) {
        let wait = self.failure_wait(&key);
        self.add_after(key, wait);
    }

    /// Counts a failure; the answer is how long the key must wait.
    pub fn failure_wait(&self, key: &K) -> Duration {
        let failures = {
            let mut state = self.0.state.lock();
            let count = state.failures.entry(key.clone()).or_insert(0);
            *count += 1;
            *count - 1
        };
        let own = exponential(self.0.limits.base, self.0.limits.max, failures);
        let bucket = match &self.0.bucket {
            Some(bucket) => bucket.reserve(std::time::Instant::now()),
            None => Duration::ZERO,
        };
        own.max(bucket)
    }

    /// The key succeeded (or is given up): its back-off begins anew.
    pub fn forget(&self, key: &K) {
        self.0.state.lock().failures.remove(key);
    }
    pub fn num_requeues(&self, key: &K) -> u32 {
        self.0.state.lock().failures.get(key).copied().unwrap_or(0)
    }

    /// The next key, which must be given back by [`done`](Self::done); None when
    /// shut down and drained.
    pub async fn get(&self) -> Option<K> {
        loop {
            // Registered before looking, so that no wake is missed.
            let woken = self.0.wake.notified();
            let next = {
                let mut state = self.0.state.lock();
                state.release_due(Instant::now());
                if let Some(key) = state.take() {
                    // More work, or a later deadline: another worker may look.
                    if !state.ready.is_empty() || !state.waiting.is_empty() {
                        self.0.wake.notify_one();
                    }
                    return Some(key);
                }
                if state.shut_down {
                    self.0.wake.notify_one();
                    return None;
                }
                state.waiting.first().map(|(at, _)| *at)
            };
            match next {
                None => woken.await,
                Some(at) => tokio::select! {
                    () = woken => {}
                    () = tokio::time::sleep_until(at) => {}
                },
            }
        }
    }

    /// A key if one is ready, without waiting.
    pub fn try_get(&self) -> Option<K> {
        let mut state = self.0.state.lock();
        state.release_due(Instant::now());
        state.take()
    }

    pub fn done(&self, key: &K) {
        let mut state = self.0.state.lock();
        state.processing.remove(key);
        if state.dirty.contains(key) {
            state.ready.push_back(key.clone());
            drop(state);
            self.0.wake.notify_one();
        }
    }

    /// Takes nothing more; workers get what is ready and then None.
    pub fn shut_down(&self) {
        self.0.state.lock().shut_down = true;
        self.0.wake.notify_one();
    }
    pub fn is_shut_down(&self) -> bool {
        self.0.state.lock().shut_down
    }

    /// Ready keys, not those waiting for their time.
    pub fn len(&self) -> usize {
        self.0.state.lock().ready.len()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Keys that wait for their time.
    pub fn waiting(&self) -> usize {
        self.0.state.lock().waiting.len()
    }
}

impl<K: Clone + Eq + Hash> State<K> {
    /// Whether a worker should be woken.
    fn add(&mut self, key: K) -> bool {
        if self.shut_down || !self.dirty.insert(key.clone()) || self.processing.contains(&key) {
            return false;
        }
        self.ready.push_back(key);
        true
    }
    fn take(&mut self) -> Option<K> {
        let key = self.ready.pop_front()?;
        self.dirty.remove(&key);
        self.processing.insert(key.clone());
        Some(key)
    }
    /// Whether this is now the first key to become due.
    fn wait(&mut self, key: K, at: Instant) -> bool {
        if self.shut_down {
            return false;
        }
        let id = match self.waiting_ids.get(&key).copied() {
            Some((before, _)) if before <= at => return false,
            Some((before, id)) => {
                self.waiting.remove(&(before, id));
                id
            }
            None => {
                let id = self.next_id;
                self.next_id += 1;
                self.waiting_keys.insert(id, key.clone());
                id
            }
        };
        self.waiting.insert((at, id));
        self.waiting_ids.insert(key, (at, id));
        self.waiting.first() == Some(&(at, id))
    }
    fn release_due(&mut self, now: Instant) {
        while let Some((at, id)) = self.waiting.first().copied() {
            if at > now {
                return;
            }
            self.waiting.pop_first();
            if let Some(key) = self.waiting_keys.remove(&id) {
                self.waiting_ids.remove(&key);
                self.add(key);
            }
        }
    }
}

/// `base` doubled `failures` times, at most `max`.
pub fn exponential(base: Duration, max: Duration, failures: u32) -> Duration {
    let factor = 1u32.checked_shl(failures.min(31)).unwrap_or(u32::MAX);
    base.checked_mul(factor).map_or(max, |wait| wait.min(max))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_off_is_upstreams() {
        let limits = Limits::default();
        let waits: Vec<u128> =
            [0, 1, 2, 17, 18, 60].iter().map(|n| exponential(limits.base, limits.max, *n).as_millis()).collect();
        assert_eq!(waits, [5, 10, 20, 655_360, 1_000_000, 1_000_000]);
    }

    #[tokio::test]
    async fn a_key_in_work_waits_for_done() {
        let queue = Queue::new("q");
        queue.add("a");
        queue.add("a");
        queue.add("b");
        assert_eq!(queue.get().await, Some("a"));
        queue.add("a");
        assert_eq!(queue.get().await, Some("b"));
        assert_eq!(queue.try_get(), None);
        queue.done(&"a");
        assert_eq!(queue.try_get(), Some("a"));
        queue.done(&"a");
        queue.done(&"b");
        assert_eq!(queue.try_get(), None);
    }

    #[test]
    fn the_earlier_time_wins() {
        let queue = Queue::new("q");
        let start = Instant::now();
        let mut state = queue.0.state.lock();
        assert!(state.wait("a", start + Duration::from_secs(60)));
        assert!(state.wait("a", start + Duration::from_secs(2)));
        assert!(!state.wait("a", start + Duration::from_secs(30)));
        assert!(!state.wait("b", start + Duration::from_secs(3)));
        state.release_due(start + Duration::from_secs(1));
        assert_eq!(state.take(), None);
        state.release_due(start + Duration::from_secs(2));
        assert_eq!(state.take(), Some("a"));
        state.release_due(start + Duration::from_secs(90));
        assert_eq!((state.take(), state.take()), (Some("b"), None));
    }

    #[tokio::test]
    async fn a_due_key_wakes_a_waiting_worker() {
        let queue = Queue::new("q");
        queue.add_after("late", Duration::from_secs(3600));
        let waiter = tokio::spawn({
            let queue = queue.clone();
            async move { queue.get().await }
        });
        tokio::task::yield_now().await;
        queue.add_after("soon", Duration::from_millis(1));
        assert_eq!(waiter.await.unwrap(), Some("soon"));
    }

    #[test]
    fn failures_back_off_and_are_forgotten() {
        let queue = Queue::with_limits("q", Limits::exponential(Duration::from_secs(1), Duration::from_secs(5)));
        let waits: Vec<u64> = (0..4).map(|_| queue.failure_wait(&"a").as_secs()).collect();
        assert_eq!(waits, [1, 2, 4, 5]);
        assert_eq!(queue.num_requeues(&"a"), 4);
        queue.forget(&"a");
        assert_eq!(queue.failure_wait(&"a").as_secs(), 1);
    }

    #[tokio::test]
    async fn shutting_down_drains_and_frees_all_workers() {
        let queue = Queue::new("q");
        queue.add(1);
        let workers: Vec<_> = (0..3)
            .map(|_| {
                let queue = queue.clone();
                tokio::spawn(async move {
                    let mut got = 0;
                    while let Some(key) = queue.get().await {
                        got += 1;
                        queue.done(&key);
                    }
                    got
                })
            })
            .collect();
        tokio::task::yield_now().await;
        queue.shut_down();
        queue.add(2);
        let mut total = 0;
        for worker in workers {
            total += worker.await.unwrap();
        }
        assert_eq!(total, 1);
    }
}
