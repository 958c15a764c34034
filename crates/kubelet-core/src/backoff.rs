//! Growing delays per key, as client-go's `Backoff` counts them: first 10 s,
//! doubled to a maximum; an entry unused for twice the maximum starts afresh.
//! Times are nanoseconds since the epoch; `now` is an argument.

use std::collections::BTreeMap;
use std::time::Duration;

/// First delay of container restarts and image pulls.
pub const BASE: Duration = Duration::from_secs(10);
/// Largest delay.
pub const MAX: Duration = Duration::from_secs(300);

#[derive(Debug, Clone, Copy)]
struct Entry {
    delay: Duration,
    updated_at: i64,
}

/// Delays by key.
#[derive(Debug, Clone)]
pub struct Backoff {
    base: Duration,
    max: Duration,
    entries: BTreeMap<String, Entry>,
}

impl Default for Backoff {
    fn default() -> Self {
        Self::new(BASE, MAX)
    }
}

impl Backoff {
    pub fn new(base: Duration, max: Duration) -> Self {
        Self { base, max, entries: BTreeMap::new() }
    }

    fn expired(&self, at: i64, entry: Entry) -> bool {
        at.saturating_sub(entry.updated_at) > nanos(self.max) * 2
    }

    /// The delay in force for a key.
    pub fn get(&self, key: &str) -> Duration {
        self.entries.get(key).map_or(Duration::ZERO, |e| e.delay)
    }

    /// Whether what ended at `ended_at` must still wait at `now`.
    pub fn is_in_backoff(&self, key: &str, ended_at: i64, now: i64) -> bool {
        let Some(entry) = self.entries.get(key) else {
            return false;
        };
        !self.expired(ended_at, *entry) && now.saturating_sub(ended_at) < nanos(entry.delay)
    }

    /// Whether less than the delay has passed since the last [`Backoff::next`].
    pub fn is_waiting(&self, key: &str, now: i64) -> bool {
        let Some(entry) = self.entries.get(key) else {
            return false;
        };
        !self.expired(now, *entry) && now.saturating_sub(entry.updated_at) < nanos(entry.delay)
    }

    /// Counts one more failure.
    pub fn next(&mut self, key: &str, ended_at: i64, now: i64) {
        let delay = match self.entries.get(key) {
            Some(entry) if !self.expired(ended_at, *entry) => (entry.delay * 2).min(self.max),
            _ => self.base,
        };
        self.entries.insert(key.to_string(), Entry { delay, updated_at: now });
    }

    /// Forgets entries that begin with `prefix`.
    pub fn forget(&mut self, prefix: &str) {
        self.entries.retain(|key, _| !key.starts_with(prefix));
    }

    /// Drops expired entries.
    pub fn sweep(&mut self, now: i64) {
        let max = nanos(self.max) * 2;
        self.entries.retain(|_, entry| now.saturating_sub(entry.updated_at) <= max);
    }
}

fn nanos(duration: Duration) -> i64 {
    i64::try_from(duration.as_nanos()).unwrap_or(i64::MAX / 4)
}

/// Go's print of a duration of whole seconds (`1m20s`, `5m0s`).
pub fn go_seconds(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, s) => format!("{s}s"),
        (0, m, s) => format!("{m}m{s}s"),
        (h, m, s) => format!("{h}h{m}m{s}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const S: i64 = 1_000_000_000;

    #[test]
    fn delays_double_to_the_maximum() {
        let mut backoff = Backoff::default();
        let mut delays = vec![];
        for i in 0..7 {
            assert!(!backoff.is_in_backoff("k", i * 400 * S, i * 400 * S + 301 * S));
            backoff.next("k", i * 400 * S, i * 400 * S);
            delays.push(go_seconds(backoff.get("k")));
        }
        assert_eq!(delays, ["10s", "20s", "40s", "1m20s", "2m40s", "5m0s", "5m0s"]);
        assert!(backoff.is_in_backoff("k", 2400 * S, 2699 * S));
        backoff.next("k", 2400 * S + 601 * S, 3010 * S);
        assert_eq!(backoff.get("k"), BASE);
    }
}
