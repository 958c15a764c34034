//! How long failed pods delay their successors: 10 s, doubled to 10 min. Pure.

use jiff::{SignedDuration, Timestamp};
use reconciler::clock::parse_time;
use reconciler::pod::{ContainerStatus, Pod};
use std::time::Duration;

const FIRST: SignedDuration = SignedDuration::from_secs(10);
const MOST: SignedDuration = SignedDuration::from_mins(10);

/// Failures since the last success, and when the last was.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Record {
    pub failures: u32,
    pub last: Option<Timestamp>,
}

impl Record {
    /// With the pods that ended since.
    pub fn after(&self, succeeded: &[&Pod], failed: &[&Pod], now: Timestamp) -> Record {
        let last_success = succeeded.iter().map(|p| finished_at(p, now)).max();
        let later: Vec<Timestamp> =
            failed.iter().map(|p| finished_at(p, now)).filter(|at| last_success.is_none_or(|s| *at > s)).collect();
        let count = u32::try_from(later.len()).unwrap_or(u32::MAX);
        match (last_success, later.iter().max()) {
            (None, None) => self.clone(),
            (None, last) => Record { failures: self.failures.saturating_add(count), last: last.copied() },
            (Some(_), last) => Record { failures: count, last: last.copied() },
        }
    }

    pub fn remaining(&self, now: Timestamp) -> Option<Duration> {
        remaining(self.failures, self.last, now)
    }
}

/// What is left to wait after so many failures.
pub fn remaining(failures: u32, last: Option<Timestamp>, now: Timestamp) -> Option<Duration> {
    let doublings = failures.checked_sub(1)?;
    let delay = (FIRST * 2_i32.saturating_pow(doublings.min(10))).min(MOST);
    let left = delay - now.duration_since(last?);
    Duration::try_from(left).ok().filter(|left| !left.is_zero())
}

/// When a pod ended: its last container, its Ready condition, its deletion, or its
/// creation.
pub fn finished_at(pod: &Pod, fallback: Timestamp) -> Timestamp {
    let of_containers = |list: &[ContainerStatus]| -> Option<Option<Timestamp>> {
        let times = list.iter().map(|s| s.state.terminated.as_ref()?.finished_at.as_deref().and_then(parse_time));
        times.collect::<Option<Vec<_>>>().map(|times| times.into_iter().max())
    };
    let condition = || {
        let ready = pod.condition("Ready").filter(|c| c.status == "False")?;
        ready.last_transition_time.as_deref().and_then(parse_time)
    };
    let deletion = || {
        let at = pod.metadata.deletion_timestamp.as_deref().and_then(parse_time)?;
        Some(at - SignedDuration::from_secs(pod.metadata.deletion_grace_period_seconds.unwrap_or(0)))
    };
    of_containers(&pod.status.container_statuses)
        .flatten()
        .or_else(condition)
        .or_else(deletion)
        .or_else(|| pod.metadata.creation_timestamp.as_deref().and_then(parse_time))
        .unwrap_or(fallback)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ended(at: &str) -> Pod {
        serde_json::from_value(json!({"status": {"containerStatuses": [
            {"name": "c", "state": {"terminated": {"exitCode": 1, "finishedAt": at}}}]}}))
        .unwrap()
    }

    #[test]
    fn doubles_until_a_success() {
        let now: Timestamp = "2026-01-01T00:01:00Z".parse().unwrap();
        let pod = ended("2026-01-01T00:00:55Z");
        let one = Record::default().after(&[], &[&pod], now);
        assert_eq!(one.remaining(now).unwrap().as_secs(), 5);
        let two = one.after(&[], &[&pod], now);
        assert_eq!(two.remaining(now).unwrap().as_secs(), 15);
        let well = two.after(&[&ended("2026-01-01T00:00:58Z")], &[&pod], now);
        assert_eq!((well.failures, well.remaining(now)), (0, None));
        assert_eq!(remaining(30, Some(now), now).unwrap().as_secs(), 600);
    }
}
