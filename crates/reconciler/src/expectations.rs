//! What a controller has asked for and not yet seen come back through its watch,
//! so that it does not create or delete twice on stale stores.
//!
//! Invariant: unfulfilled expectations expire after five minutes, since an event
//! may have been missed.
//!
//! Upstream followed: pkg/controller/controller_utils.go.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use parking_lot::Mutex;

/// `ExpectationsTimeout`.
pub const TIMEOUT: Duration = Duration::from_secs(5 * 60);

#[derive(Debug)]
struct Entry {
    add: i64,
    del: i64,
    at: Instant,
    /// Of deletions that are tracked by name: those still unseen.
    deleting: BTreeSet<String>,
}

/// Expectations by controller key (`namespace/name`).
#[derive(Debug, Default)]
pub struct Expectations(Mutex<BTreeMap<String, Entry>>);

impl Expectations {
    pub fn new() -> Self {
        Self::default()
    }

    /// Replaces what was expected for `key`.
    pub fn expect(&self, key: &str, creations: i64, deletions: i64) {
        let entry = Entry { add: creations, del: deletions, at: Instant::now(), deleting: BTreeSet::new() };
        self.0.lock().insert(key.to_owned(), entry);
    }
    pub fn expect_creations(&self, key: &str, count: i64) {
        self.expect(key, count, 0);
    }
    pub fn expect_deletions(&self, key: &str, count: i64) {
        self.expect(key, 0, count);
    }
    /// Adds to what is expected for `key`.
    pub fn raise(&self, key: &str, creations: i64, deletions: i64) {
        if let Some(entry) = self.0.lock().get_mut(key) {
            entry.add += creations;
            entry.del += deletions;
        }
    }

    /// Deletions of these objects, by key `namespace/name`: each counts once,
    /// whether its update or its deletion is seen (upstream's
    /// `UIDTrackingControllerExpectations`).
    pub fn expect_deletions_of(&self, key: &str, objects: impl IntoIterator<Item = String>) {
        let deleting: BTreeSet<String> = objects.into_iter().collect();
        let entry = Entry { add: 0, del: deleting.len() as i64, at: Instant::now(), deleting };
        self.0.lock().insert(key.to_owned(), entry);
    }

    /// Creations, and deletions of these objects.
    pub fn expect_tracked(&self, key: &str, creations: i64, objects: impl IntoIterator<Item = String>) {
        let deleting: BTreeSet<String> = objects.into_iter().collect();
        let entry = Entry { add: creations, del: deleting.len() as i64, at: Instant::now(), deleting };
        self.0.lock().insert(key.to_owned(), entry);
    }

    pub fn creation_observed(&self, key: &str) {
        self.lower(key, 1, 0);
    }
    pub fn deletion_observed(&self, key: &str) {
        self.lower(key, 0, 1);
    }
    /// As [`deletion_observed`](Self::deletion_observed) for tracked ones.
    pub fn deletion_observed_of(&self, key: &str, object: &str) {
        if let Some(entry) = self.0.lock().get_mut(key)
            && entry.deleting.remove(object)
        {
            entry.del -= 1;
        }
    }
    pub fn lower(&self, key: &str, creations: i64, deletions: i64) {
        if let Some(entry) = self.0.lock().get_mut(key) {
            entry.add -= creations;
            entry.del -= deletions;
        }
    }

    /// Whether the controller may act: all was seen, the wait is over, or nothing was expected.
    pub fn satisfied(&self, key: &str) -> bool {
        self.satisfied_at(key, Instant::now())
    }
    fn satisfied_at(&self, key: &str, now: Instant) -> bool {
        match self.0.lock().get(key) {
            None => true,
            Some(entry) => (entry.add <= 0 && entry.del <= 0) || now.duration_since(entry.at) > TIMEOUT,
        }
    }
    /// What is still expected: (creations, deletions).
    pub fn pending(&self, key: &str) -> (i64, i64) {
        self.0.lock().get(key).map_or((0, 0), |entry| (entry.add, entry.del))
    }
    /// The controller's object is gone.
    pub fn delete(&self, key: &str) {
        self.0.lock().remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fulfilled_or_expired() {
        let expectations = Expectations::new();
        assert!(expectations.satisfied("a"));
        expectations.expect_creations("a", 2);
        expectations.creation_observed("a");
        assert!(!expectations.satisfied("a"));
        expectations.creation_observed("a");
        expectations.creation_observed("a");
        assert!(expectations.satisfied("a"), "more than expected is enough");
        expectations.expect_creations("a", 1);
        assert!(!expectations.satisfied("a"));
        assert!(expectations.satisfied_at("a", Instant::now() + TIMEOUT + Duration::from_secs(1)));
    }

    #[test]
    fn tracked_deletions_count_once() {
        let expectations = Expectations::new();
        expectations.expect_deletions_of("a", ["ns/p1".to_owned(), "ns/p2".to_owned()]);
        expectations.deletion_observed_of("a", "ns/p1");
        expectations.deletion_observed_of("a", "ns/p1");
        expectations.deletion_observed_of("a", "ns/other");
        assert_eq!(expectations.pending("a"), (0, 1));
        expectations.deletion_observed_of("a", "ns/p2");
        assert!(expectations.satisfied("a"));
    }
}
