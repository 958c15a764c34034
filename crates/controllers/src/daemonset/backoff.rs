//! How long a node's failed pods are left alone: 1 s, doubled to 15 min, so that
//! the controller and a kubelet that refuses its pods do not spin.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

const FIRST: SignedDuration = SignedDuration::from_secs(1);
const MOST: SignedDuration = SignedDuration::from_mins(15);

#[derive(Debug, Default)]
pub struct Backoff(BTreeMap<String, (SignedDuration, Timestamp)>);

impl Backoff {
    /// What is left to wait counts from the last failure; the whole delay is told.
    pub fn waiting(&self, key: &str, now: Timestamp) -> Option<Duration> {
        let (delay, since) = self.0.get(key)?;
        let held = now.duration_since(*since) < *delay;
        held.then(|| Duration::try_from(*delay).unwrap_or_default())
    }

    /// One more failure. Entries that were quiet for twice the longest delay are forgotten.
    pub fn next(&mut self, key: &str, now: Timestamp) {
        self.0.retain(|_, (_, since)| now.duration_since(*since) <= MOST * 2);
        let delay = self.0.get(key).map_or(FIRST, |(delay, _)| (*delay * 2).min(MOST));
        self.0.insert(key.to_owned(), (delay, now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_and_forgets() {
        let mut backoff = Backoff::default();
        let start = Timestamp::UNIX_EPOCH;
        assert_eq!(backoff.waiting("a", start), None);
        backoff.next("a", start);
        assert_eq!(backoff.waiting("a", start), Some(Duration::from_secs(1)));
        let later = start + SignedDuration::from_secs(1);
        assert_eq!(backoff.waiting("a", later), None);
        backoff.next("a", later);
        assert_eq!(backoff.waiting("a", later), Some(Duration::from_secs(2)));
        let much_later = later + SignedDuration::from_mins(31);
        backoff.next("a", much_later);
        assert_eq!(backoff.waiting("a", much_later), Some(Duration::from_secs(1)));
    }
}
