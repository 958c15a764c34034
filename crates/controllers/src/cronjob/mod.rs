//! cronjob-controller: a Job at each time of a schedule.
//!
//! Watches CronJobs and their Jobs. A Job is named after its minute, so that none
//! is made twice; `status.active` holds those that run. Upstream followed:
//! pkg/controller/cronjob.

mod decide;
mod schedule;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use client::options::Propagation;
use client::resources::{CRON_JOBS, JOBS};
use client::{Client, DeleteOptions, ObjectMeta, ResourceRef, WriteOptions};
use informers::{Event, Informer, Key};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::{parse_time, time_text};
use reconciler::events::EventType;
use reconciler::owner::{controller_of, controller_ref, is_controlled_by};
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use decide::Missed;
use schedule::Schedule;

const SCHEDULED: &str = "batch.kubernetes.io/cronjob-scheduled-timestamp";

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct CronJob {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Job {
    pub metadata: ObjectMeta,
    pub status: Value,
}
informers::object!(CronJob, Job);

impl Job {
    /// `Complete` or `Failed`.
    fn finished(&self) -> Option<&str> {
        let list = self.status["conditions"].as_array()?;
        let ends = list.iter().find(|c| (c["type"] == "Complete" || c["type"] == "Failed") && c["status"] == "True")?;
        ends["type"].as_str()
    }
}

static RESOURCE: ResourceRef = CRON_JOBS;

/// Index of jobs by their controller's uid.
const BY_CONTROLLER: &str = "controller-uid";

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    cron_jobs: Informer<CronJob>,
    jobs: Informer<Job>,
    context: Context,
}

/// The zone of a CronJob; the text of what is wrong with it.
fn zone(job: &CronJob) -> Result<TimeZone, String> {
    match job.spec["timeZone"].as_str() {
        None => Ok(TimeZone::UTC),
        Some(name) => TimeZone::get(name)
            .map_err(|_| format!("invalid timeZone: {}: unknown time zone {name}", apimachinery::field::quote(name))),
    }
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("cronjob-controller").await?;
    let recorder = context.recorder(&client, "cronjob-controller");
    let cron_jobs = context.factory.informer::<CronJob>(&CRON_JOBS);
    let jobs = context.factory.informer::<Job>(&JOBS);
    jobs.add_index(BY_CONTROLLER, |job| job.metadata.controller().map(|o| o.uid.clone()).into_iter().collect());
    let queue: Queue<Key> = Queue::new("cronjob");
    {
        let (queue, context) = (queue.clone(), context.clone());
        cron_jobs.add_handler(move |event| {
            if let Event::Updated { old, new } = event
                && (old.spec["schedule"] != new.spec["schedule"] || old.spec["timeZone"] != new.spec["timeZone"])
            {
                // A new schedule does not make up for times before it.
                let text = new.spec["schedule"].as_str().unwrap_or_default();
                let (Ok(schedule), Ok(zone)) = (schedule::parse(text), zone(new)) else { return };
                if let Some(wait) = decide::wait(new, context.now(), &schedule, &zone) {
                    queue.add_after(event.key(), wait);
                }
                return;
            }
            queue.add(event.key());
        });
    }
    {
        let queue = queue.clone();
        jobs.add_handler(move |event| {
            for job in event.old().into_iter().chain([event.object()]) {
                if let Some(owner) = controller_of(&job.metadata, &RESOURCE) {
                    queue.add(Key::new(job.metadata.namespace.as_str(), owner.name.as_str()));
                }
            }
        });
    }
    context.synced().await;
    let controller = Controller { client, recorder, cron_jobs, jobs, context: context.clone() };
    Runner::new("cronjob", context.config.concurrent("cron-job"))
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

fn active(job: &CronJob) -> Vec<ObjectReference> {
    serde_json::from_value(job.status["active"].clone()).unwrap_or_default()
}

fn is_active(job: &CronJob, uid: &str) -> bool {
    active(job).iter().any(|r| r.uid == uid)
}

fn set_active(job: &mut CronJob, list: &[ObjectReference]) {
    if !list.is_empty() {
        job.status["active"] = json!(list);
    } else if let Some(status) = job.status.as_object_mut() {
        status.remove("active");
    }
}

fn take_active(job: &mut CronJob, uid: &str) {
    let left: Vec<ObjectReference> = active(job).into_iter().filter(|r| r.uid != uid).collect();
    set_active(job, &left);
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(shared) = self.cron_jobs.store().get_key(key) else { return Ok(Next::Done) };
        let mut job = CronJob::clone(&shared);
        let jobs = self.jobs.store().by_index(BY_CONTROLLER, &job.metadata.uid);
        self.clean_up(&mut job, &jobs).await;
        let done = self.run_due(&mut job, &jobs).await;
        if job.status != shared.status {
            self.write_status(&shared, &job.status).await?;
        }
        Ok(done?.map_or(Next::Done, Next::After))
    }

    fn tell(&self, job: &CronJob, kind: EventType, reason: &'static str, text: String) {
        self.recorder.event(&ObjectReference::new(&CRON_JOBS, &job.metadata), kind, reason, text);
    }

    /// Deletes the oldest finished Jobs above the limits.
    async fn clean_up(&self, job: &mut CronJob, jobs: &[Arc<Job>]) {
        for (state, limit) in [("Complete", "successfulJobsHistoryLimit"), ("Failed", "failedJobsHistoryLimit")] {
            let Some(limit) = job.spec[limit].as_i64().and_then(|n| usize::try_from(n).ok()) else { continue };
            let mut ended: Vec<&Arc<Job>> = jobs.iter().filter(|j| j.finished() == Some(state)).collect();
            ended.sort_by_key(|j| {
                let start = j.status["startTime"].as_str().map(str::to_owned);
                (start.is_none(), start, j.metadata.name.clone())
            });
            let excess = ended.len().saturating_sub(limit);
            for old in ended.into_iter().take(excess) {
                self.delete(job, &old.metadata).await;
            }
        }
    }

    async fn delete(&self, job: &mut CronJob, old: &ObjectMeta) -> bool {
        let options = DeleteOptions::default().propagation(Propagation::Background);
        match self.client.delete(&JOBS, &old.namespace, &old.name, &options).await {
            Ok(_) => {
                take_active(job, &old.uid);
                self.tell(job, EventType::Normal, "SuccessfulDelete", format!("Deleted job {}", old.name));
                true
            }
            Err(error) => {
                self.tell(job, EventType::Warning, "FailedDelete", format!("Deleted job: {error}"));
                false
            }
        }
    }

    /// Notes what ended, and starts what is due. The wait is until the next time.
    async fn run_due(&self, job: &mut CronJob, jobs: &[Arc<Job>]) -> Result<Option<Duration>, SyncError> {
        self.observe(job, jobs).await?;
        if job.metadata.is_deleting() {
            return Ok(None);
        }
        let zone = match zone(job) {
            Ok(zone) => zone,
            Err(text) => {
                self.tell(job, EventType::Warning, "UnknownTimeZone", text);
                return Ok(None);
            }
        };
        if job.spec["suspend"] == true {
            return Ok(None);
        }
        let text = job.spec["schedule"].as_str().unwrap_or_default().to_owned();
        let schedule = match schedule::parse(&text) {
            Ok(schedule) => schedule,
            Err(error) => {
                let quoted = apimachinery::field::quote(&text);
                let message = format!("unparseable schedule: {quoted} : {error}");
                self.tell(job, EventType::Warning, "UnparseableSchedule", message);
                return Ok(None);
            }
        };
        let now = self.context.now();
        let recent = match decide::recent(job, now, &schedule, &zone, true) {
            Ok(recent) => recent,
            Err(error) => {
                let message = format!("invalid schedule: {text} : {error}");
                self.tell(job, EventType::Warning, "InvalidSchedule", message);
                return Ok(None);
            }
        };
        let Some(due) = recent.due else { return Ok(decide::wait(job, now, &schedule, &zone)) };
        if recent.missed == Missed::Many {
            let text = "too many missed start times. Set or decrease .spec.startingDeadlineSeconds or check clock skew";
            self.tell(job, EventType::Warning, "TooManyMissedTimes", text.into());
        }
        self.start(job, due, now, &schedule, &zone).await
    }

    async fn observe(&self, job: &mut CronJob, jobs: &[Arc<Job>]) -> Result<(), SyncError> {
        for child in jobs {
            let known = is_active(job, &child.metadata.uid);
            let name = &child.metadata.name;
            let Some(end) = child.finished() else {
                if !known {
                    let m = &job.metadata;
                    let fresh: CronJob = self.client.get(&CRON_JOBS, &m.namespace, &m.name).await?;
                    if is_active(&fresh, &child.metadata.uid) {
                        job.status = fresh.status;
                    } else {
                        let text = format!("Saw a job that the controller did not create or forgot: {name}");
                        self.tell(job, EventType::Warning, "UnexpectedJob", text);
                    }
                }
                continue;
            };
            if known {
                take_active(job, &child.metadata.uid);
                let text = format!("Saw completed job: {name}, condition: {end}");
                self.tell(job, EventType::Normal, "SawCompletedJob", text);
            }
            if end == "Complete"
                && let Some(at) = child.status["completionTime"].as_str()
                && job.status["lastSuccessfulTime"].as_str().is_none_or(|last| at > last)
            {
                job.status["lastSuccessfulTime"] = json!(at);
            }
        }
        let children: BTreeSet<&str> = jobs.iter().map(|j| j.metadata.uid.as_str()).collect();
        for reference in active(job).iter().filter(|r| !children.contains(r.uid.as_str())) {
            // The store may be behind.
            let found: Option<Job> = self.client.get_opt(&JOBS, &reference.namespace, &reference.name).await?;
            if found.is_none() {
                let text = format!("Active job went missing: {}", reference.name);
                self.tell(job, EventType::Normal, "MissingJob", text);
                take_active(job, &reference.uid);
            }
        }
        Ok(())
    }

    async fn start(
        &self,
        job: &mut CronJob,
        due: Timestamp,
        now: Timestamp,
        schedule: &Schedule,
        zone: &TimeZone,
    ) -> Result<Option<Duration>, SyncError> {
        let wait = |job: &CronJob| Ok(decide::wait(job, now, schedule, zone));
        let deadline = job.spec["startingDeadlineSeconds"].as_i64();
        if deadline.is_some_and(|seconds| due + SignedDuration::from_secs(seconds) < now) {
            let at = due.strftime("%a, %d %b %Y %H:%M:%S +0000");
            let text = format!("Missed scheduled time to start a job: {at}");
            self.tell(job, EventType::Warning, "MissSchedule", text);
            return wait(job);
        }
        let name = format!("{}-{}", job.metadata.name, due.as_second() / 60);
        let last = job.status["lastScheduleTime"].as_str().and_then(parse_time);
        if active(job).iter().any(|r| r.name == name) || last == Some(due) {
            return wait(job);
        }
        match job.spec["concurrencyPolicy"].as_str() {
            Some("Forbid") if !active(job).is_empty() => {
                let text = "Not starting job because prior execution is running and concurrency policy is Forbid";
                self.tell(job, EventType::Normal, "JobAlreadyActive", text.into());
                return wait(job);
            }
            Some("Replace") => {
                for reference in active(job) {
                    let old: Job = match self.client.get(&JOBS, &reference.namespace, &reference.name).await {
                        Ok(old) => old,
                        Err(error) => {
                            self.tell(job, EventType::Warning, "FailedGet", format!("Get job: {error}"));
                            return Err(error.into());
                        }
                    };
                    if !self.delete(job, &old.metadata).await {
                        let m = &old.metadata;
                        return Err(SyncError::new(format!("could not replace job {}/{}", m.namespace, m.name)));
                    }
                }
            }
            _ => {}
        }
        let object = new_job(job, &name, due, zone);
        let namespace = job.metadata.namespace.clone();
        let made: Job = match self.client.create(&JOBS, &namespace, &object, &WriteOptions::default()).await {
            Ok(made) => {
                let made: Job = made;
                let text = format!("Created job {}", made.metadata.name);
                self.tell(job, EventType::Normal, "SuccessfulCreate", text);
                made
            }
            Err(error) if error.is_namespace_terminating() => return Err(error.into()),
            Err(error) if error.is_already_exists() => {
                let existing: Job = self.client.get(&JOBS, &namespace, &name).await?;
                let m = &existing.metadata;
                if !is_controlled_by(m, &job.metadata) || is_active(job, &m.uid) {
                    return Ok(None);
                }
                existing
            }
            Err(error) => {
                self.tell(job, EventType::Warning, "FailedCreate", format!("Error creating job: {error}"));
                return Err(error.into());
            }
        };
        let mut list = active(job);
        list.push(ObjectReference::new(&JOBS, &made.metadata));
        set_active(job, &list);
        job.status["lastScheduleTime"] = json!(time_text(due));
        wait(job)
    }

    async fn write_status(&self, shared: &CronJob, status: &Value) -> Result<(), SyncError> {
        let mut status = status.clone();
        crate::workload::name_what_went(&shared.status, &mut status);
        let m = &shared.metadata;
        let change = json!({"metadata": {"uid": m.uid}, "status": status});
        self.client.merge::<Value>(&CRON_JOBS, &m.namespace, &m.name, "status", &change).await?;
        Ok(())
    }
}

/// The Job of one time.
fn new_job(job: &CronJob, name: &str, due: Timestamp, zone: &TimeZone) -> Value {
    let template = &job.spec["jobTemplate"];
    let at = due.to_zoned(zone.clone());
    let text = if at.offset().is_zero() { time_text(due) } else { at.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string() };
    let mut annotations = template["metadata"]["annotations"].as_object().cloned().unwrap_or_default();
    annotations.insert(SCHEDULED.into(), json!(text));
    let mut metadata = json!({
        "name": name, "namespace": job.metadata.namespace, "annotations": annotations,
        "ownerReferences": [controller_ref(&CRON_JOBS, &job.metadata)],
    });
    if template["metadata"]["labels"].is_object() {
        metadata["labels"] = template["metadata"]["labels"].clone();
    }
    json!({"apiVersion": "batch/v1", "kind": "Job", "metadata": metadata, "spec": template["spec"]})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_tell_their_time_in_the_zone() {
        let job = CronJob { spec: json!({"jobTemplate": {"spec": {}}}), ..CronJob::default() };
        let due = "2026-07-01T07:00:00Z".parse().unwrap();
        let at = |zone: &str| {
            let made = new_job(&job, "cj-1", due, &TimeZone::get(zone).unwrap());
            made["metadata"]["annotations"][SCHEDULED].as_str().unwrap().to_owned()
        };
        assert_eq!(at("UTC"), "2026-07-01T07:00:00Z");
        assert_eq!(at("Europe/Berlin"), "2026-07-01T09:00:00+02:00");
    }

    #[test]
    fn active_lists() {
        let mut job = CronJob::default();
        let reference = ObjectReference { uid: "u".into(), ..ObjectReference::default() };
        set_active(&mut job, &[reference]);
        assert!(is_active(&job, "u"));
        take_active(&mut job, "u");
        assert_eq!(job.status.get("active"), None);
    }
}
