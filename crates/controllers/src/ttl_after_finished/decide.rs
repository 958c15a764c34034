//! When a Job's time is up.

use std::time::Duration;

use client::ObjectMeta;
use client::meta::null_is_empty;
use jiff::{SignedDuration, Timestamp};
use reconciler::pod::Condition;
use serde::Deserialize;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Job {
    pub metadata: ObjectMeta,
    pub spec: JobSpec,
    pub status: JobStatus,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct JobSpec {
    pub ttl_seconds_after_finished: Option<i64>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct JobStatus {
    #[serde(deserialize_with = "null_is_empty")]
    pub conditions: Vec<Condition>,
}

informers::object!(Job);

#[derive(Debug, PartialEq)]
pub enum Verdict {
    Nothing,
    Wait(Duration),
    Delete,
}

pub fn has_ttl(job: &Job) -> bool {
    job.spec.ttl_seconds_after_finished.is_some()
}

fn end(job: &Job) -> Option<&Condition> {
    job.status.conditions.iter().find(|c| matches!(c.kind.as_str(), "Complete" | "Failed") && c.status == "True")
}

pub fn is_finished(job: &Job) -> bool {
    end(job).is_some()
}

pub fn decide(job: &Job, now: Timestamp) -> Result<Verdict, String> {
    let (Some(ttl), Some(end)) = (job.spec.ttl_seconds_after_finished, end(job)) else { return Ok(Verdict::Nothing) };
    if job.metadata.is_deleting() {
        return Ok(Verdict::Nothing);
    }
    let finished: Timestamp = end
        .last_transition_time
        .as_deref()
        .and_then(reconciler::clock::parse_time)
        .ok_or_else(|| format!("unable to find the time when the Job {} finished", job.metadata.key()))?;
    let left = SignedDuration::from_secs(ttl) - now.duration_since(finished);
    Ok(match Duration::try_from(left) {
        Ok(left) if !left.is_zero() => Verdict::Wait(left),
        _ => Verdict::Delete,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_finished_jobs_with_a_ttl() {
        let now: Timestamp = "2026-11-30T12:00:10Z".parse().unwrap();
        let mut job = Job::default();
        assert_eq!(decide(&job, now), Ok(Verdict::Nothing));
        job.spec.ttl_seconds_after_finished = Some(15);
        assert_eq!(decide(&job, now), Ok(Verdict::Nothing));
        job.status.conditions.push(Condition {
            kind: "Complete".into(),
            status: "True".into(),
            last_transition_time: Some("2026-11-30T12:00:00Z".into()),
            ..Default::default()
        });
        assert_eq!(decide(&job, now), Ok(Verdict::Wait(Duration::from_secs(5))));
        job.spec.ttl_seconds_after_finished = Some(0);
        assert_eq!(decide(&job, now), Ok(Verdict::Delete));
        job.metadata.deletion_timestamp = Some("2026-11-30T12:00:00Z".into());
        assert_eq!(decide(&job, now), Ok(Verdict::Nothing));
    }
}
