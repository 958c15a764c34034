//! When the next Job is due. Pure.
//!
//! Upstream followed: pkg/controller/cronjob/utils.go.

use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::parse_time;

use super::CronJob;
use super::schedule::Schedule;

/// Added to each wait, for clocks that differ.
const PADDING: SignedDuration = SignedDuration::from_millis(100);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missed {
    None,
    Few,
    Many,
}

pub struct Recent {
    pub earliest: Timestamp,
    /// The newest time that is due.
    pub due: Option<Timestamp>,
    pub missed: Missed,
}

/// `deadline`: times before startingDeadlineSeconds are given up.
pub fn recent(
    job: &CronJob,
    now: Timestamp,
    schedule: &Schedule,
    zone: &TimeZone,
    deadline: bool,
) -> Result<Recent, String> {
    let created = job.metadata.creation_timestamp.as_deref().and_then(parse_time).unwrap_or(now);
    let mut earliest = job.status["lastScheduleTime"].as_str().and_then(parse_time).unwrap_or(created);
    if deadline && let Some(seconds) = job.spec["startingDeadlineSeconds"].as_i64() {
        earliest = earliest.max(now - SignedDuration::from_secs(seconds));
    }
    let nothing = |missed| Ok(Recent { earliest, due: None, missed });
    let Some(first) = schedule.next(earliest, zone) else {
        return Err("time difference between two schedules is less than 1 second".into());
    };
    if now < first {
        return nothing(Missed::None);
    }
    let Some(second) = schedule.next(first, zone) else {
        return Err("time difference between two schedules is less than 1 second".into());
    };
    if now < second {
        return Ok(Recent { earliest, due: Some(first), missed: Missed::None });
    }
    let between = second.duration_since(first).as_secs().max(1);
    let count = now.duration_since(first).as_secs() / between + 1;
    let mut at = first + SignedDuration::from_secs((count - 2) * between);
    let mut due = None;
    while let Some(next) = schedule.next(at, zone).filter(|next| *next <= now) {
        due = Some(next);
        at = next;
    }
    let missed = if count > 100 { Missed::Many } else { Missed::Few };
    Ok(Recent { earliest, due, missed })
}

/// How long until the CronJob must be looked at again.
pub fn wait(job: &CronJob, now: Timestamp, schedule: &Schedule, zone: &TimeZone) -> Option<Duration> {
    let from = match recent(job, now, schedule, zone, false) {
        Err(_) => now,
        Ok(recent) => match (recent.due, recent.missed) {
            (Some(due), _) => due,
            (None, Missed::None) => recent.earliest,
            (None, _) => now,
        },
    };
    let next = schedule.next(from, zone)? + PADDING;
    Some(Duration::try_from(next.duration_since(now)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::super::schedule::parse;
    use super::*;
    use serde_json::json;

    fn job(created: &str, last: Option<&str>) -> CronJob {
        serde_json::from_value(json!({"metadata": {"creationTimestamp": created}, "spec": {},
            "status": {"lastScheduleTime": last}}))
        .unwrap()
    }
    fn due(job: &CronJob, now: &str) -> (Option<String>, Missed) {
        let recent = recent(job, now.parse().unwrap(), &parse("0 * * * *").unwrap(), &TimeZone::UTC, true).unwrap();
        (recent.due.map(|t| t.to_string()), recent.missed)
    }

    #[test]
    fn the_newest_missed_time() {
        let fresh = job("2026-01-01T00:30:00Z", None);
        assert_eq!(due(&fresh, "2026-01-01T00:45:00Z"), (None, Missed::None));
        assert_eq!(due(&fresh, "2026-01-01T01:10:00Z"), (Some("2026-01-01T01:00:00Z".into()), Missed::None));
        assert_eq!(due(&fresh, "2026-01-01T05:10:00Z"), (Some("2026-01-01T05:00:00Z".into()), Missed::Few));
        assert_eq!(due(&fresh, "2026-01-09T05:10:00Z").1, Missed::Many);
        let ran = job("2026-01-01T00:30:00Z", Some("2026-01-01T05:00:00Z"));
        assert_eq!(due(&ran, "2026-01-01T05:10:00Z"), (None, Missed::None));
    }

    #[test]
    fn waits_for_the_next_time() {
        let fresh = job("2026-01-01T00:30:00Z", None);
        let now = "2026-01-01T00:45:00Z".parse().unwrap();
        let wait = wait(&fresh, now, &parse("0 * * * *").unwrap(), &TimeZone::UTC).unwrap();
        assert_eq!(wait.as_millis(), 15 * 60 * 1000 + 100);
    }
}
