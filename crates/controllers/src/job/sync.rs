//! One sync of a Job: its steps in order, each an API call.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::labels::Selector;
use client::resources::{JOBS, PODS};
use informers::Key;
use jiff::Timestamp;
use reconciler::clock::time_text;
use reconciler::events::EventType;
use reconciler::owner::ClaimManager;
use reconciler::pod::Pod;
use reconciler::{Next, ObjectReference, SyncError};
use serde_json::{Value, json};

use super::Controller;
use super::backoff::Record;
use super::indexes;
use super::view::{self, FINALIZER, Job, View, ensure, find};
use crate::replicaset::BY_CONTROLLER;
use crate::workload::pods::{BURST, from_template};

/// Uids named in a status at most.
const MAX_UNCOUNTED: usize = 500;

/// What the pods are after this sync's creations and deletions.
struct Managed {
    active: i64,
    ready: i64,
    terminating: i64,
    again: Option<Duration>,
}

impl Controller {
    pub(super) async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let seen = |_: &str| self.jobs.last_resource_version();
        if !self.written.is_ready(&name, seen) {
            return Ok(Next::Again);
        }
        let Some(job) = self.jobs.store().get_key(key) else {
            self.forget(&name);
            return Ok(Next::Done);
        };
        if job.is_foreign() {
            return Ok(Next::Done);
        }
        if job.is_finished() {
            self.forget(&name);
            self.ended.lock().remove(&job.metadata.uid);
            return Ok(Next::Done);
        }
        if self.ended.lock().contains(&job.metadata.uid) {
            return Ok(Next::Done);
        }
        let satisfied = self.expectations.satisfied(&name);
        let pods = self.claimed(&job).await?;
        let now = self.context.now();
        let mut first = Job::clone(&job);
        if first.start_time().is_none() && !first.is_suspended() {
            first.status["startTime"] = json!(time_text(now));
        }
        let removed = self.removed.lock().get(&name).cloned().unwrap_or_default();
        let view = View::new(&first, pods, removed, now);
        let record = self.backoffs.lock().get(&name).cloned().unwrap_or_default();
        let record = record.after(&view.newly_succeeded(), &view.newly_failed(), now);
        let again = view.deadline_in().map(|left| Duration::from_secs(u64::try_from(left).unwrap_or(0)));
        let mut status = first.status.clone();
        if !status["uncountedTerminatedPods"].is_object() {
            status["uncountedTerminatedPods"] = json!({});
        }
        let mut end = view.end();
        let mut suspension = false;
        let mut failure = None;
        let managed;
        if end.is_some() {
            let (gone, gone_ready, error) = self.delete_active(&first, &view.active).await;
            let active = count(view.active.len());
            if gone != active || !satisfied {
                end = None;
            }
            failure = error;
            managed = Managed {
                active: active - gone,
                ready: view.ready() - gone_ready,
                terminating: view.terminating() + gone,
                again: None,
            };
        } else {
            let call = satisfied && !first.metadata.is_deleting();
            managed = if call {
                let (managed, error) = self.manage(&name, &first, &view, &record).await;
                failure = error;
                managed
            } else {
                Managed {
                    active: count(view.active.len()),
                    ready: view.ready(),
                    terminating: view.terminating(),
                    again: None,
                }
            };
            let enough = match first.completions() {
                None => view.succeeded() > 0,
                Some(completions) => view.succeeded() >= completions,
            };
            if enough && managed.active == 0 {
                let text = "Reached expected number of succeeded pods";
                end = Some(view::condition("SuccessCriteriaMet", "CompletionsReached", text, now));
            } else if call {
                suspension = self.suspend(&first, &mut status, now);
            }
        }
        let differs = |key: &str, value: i64| status[key].as_i64() != Some(value);
        let flush = suspension
            || status["active"].as_i64().unwrap_or(0) != managed.active
            || differs("ready", managed.ready)
            || differs("terminating", managed.terminating);
        status["active"] = json!(managed.active);
        status["ready"] = json!(managed.ready);
        status["terminating"] = json!(managed.terminating);
        self.track(&name, &job, &view, status, end, record, flush).await?;
        if let Some(error) = failure {
            return Err(error);
        }
        let soonest = again.into_iter().chain(managed.again).min();
        Ok(soonest.map_or(Next::Done, Next::After))
    }

    fn forget(&self, name: &str) {
        self.expectations.delete(name);
        self.removed.lock().remove(name);
        self.backoffs.lock().remove(name);
        self.written.forget(name);
    }

    async fn claimed(&self, job: &Job) -> Result<Vec<Arc<Pod>>, SyncError> {
        let selector = Selector::from_label_selector(&job.spec["selector"]).map_err(SyncError::new)?;
        let store = self.pods.store();
        let mut candidates = store.by_index(BY_CONTROLLER, &job.metadata.uid);
        candidates.extend(store.by_index(BY_CONTROLLER, &format!("{}/", job.metadata.namespace)));
        let orphans: BTreeSet<String> =
            candidates.iter().filter(|p| p.metadata.controller().is_none()).map(|p| p.metadata.uid.clone()).collect();
        let mut pods = ClaimManager::new(&self.client, &JOBS, &job.metadata, &PODS, &[FINALIZER])
            .claim(candidates, |p| &p.metadata, |p| selector.matches(&p.metadata.labels))
            .await?;
        // An adopted pod has the finalizer now, though the store does not show it.
        for pod in pods.iter_mut().filter(|p| orphans.contains(&p.metadata.uid) && !view::has_finalizer(p)) {
            let mut adopted = Pod::clone(pod);
            adopted.metadata.finalizers.push(FINALIZER.into());
            *pod = Arc::new(adopted);
        }
        Ok(pods)
    }

    fn tell(&self, job: &Job, kind: EventType, reason: &str, text: &str) {
        self.recorder.event(&ObjectReference::new(&JOBS, &job.metadata), kind, reason, text);
    }

    /// Tells in the status whether the job is suspended; true if that is new.
    fn suspend(&self, job: &Job, status: &mut Value, now: Timestamp) -> bool {
        if job.is_suspended() {
            let new = ensure(status, "Suspended", true, "JobSuspended", "Job suspended", now);
            if new {
                self.tell(job, EventType::Normal, "Suspended", "Job suspended");
                if let Some(status) = status.as_object_mut() {
                    status.remove("startTime");
                }
            }
            return new;
        }
        let new = ensure(status, "Suspended", false, "JobResumed", "Job resumed", now);
        if new {
            self.tell(job, EventType::Normal, "Resumed", "Job resumed");
            // The deadline counts from here.
            status["startTime"] = json!(time_text(now));
        }
        new
    }

    /// How many went, how many of them were ready.
    async fn delete_active(&self, job: &Job, pods: &[Arc<Pod>]) -> (i64, i64, Option<SyncError>) {
        let regarding = ObjectReference::new(&JOBS, &job.metadata);
        let all = futures::future::join_all(pods.iter().map(|pod| self.control.delete(pod, &regarding))).await;
        let (mut gone, mut ready, mut failure) = (0, 0, None);
        for (pod, result) in pods.iter().zip(all) {
            match result {
                Err(error) if !error.is_not_found() => failure = Some(error.into()),
                _ => {
                    gone += 1;
                    ready += i64::from(pod.is_ready());
                }
            }
        }
        (gone, ready, failure)
    }

    async fn manage(&self, key: &str, job: &Job, view: &View<'_>, record: &Record) -> (Managed, Option<SyncError>) {
        let active = count(view.active.len());
        let mut managed = Managed { active, ready: view.ready(), terminating: view.terminating(), again: None };
        let wanted = if job.is_suspended() { 0 } else { view.wanted_active() };
        let least = usize::try_from((active - wanted).max(0)).unwrap_or(0);
        let mut surplus = view.surplus(least);
        surplus.truncate(BURST);
        if !surplus.is_empty() {
            self.expectations.expect_deletions_of(key, surplus.iter().map(|p| p.metadata.key()));
            let (gone, ready, error) = self.remove(key, job, &surplus).await;
            managed.active -= gone;
            managed.terminating += gone;
            managed.ready -= ready;
            return (managed, error);
        }
        if job.is_suspended() {
            return (managed, None);
        }
        let held = if job.waits_for_the_end() { view.terminating() } else { 0 };
        let missing = usize::try_from(wanted - held - active).unwrap_or(0).min(BURST);
        if missing == 0 {
            return (managed, None);
        }
        let per_index = job.backoff_per_index().is_some();
        if !per_index && let Some(left) = record.remaining(view.now) {
            managed.again = Some(left.max(Duration::from_secs(1)));
            return (managed, None);
        }
        let new: Vec<Value> = if job.is_indexed() {
            let pending = view.pending_indexes(missing);
            let (now, later): (Vec<i64>, Vec<i64>) =
                pending.into_iter().partition(|index| !per_index || view.index_delay(*index).is_none());
            if now.is_empty() {
                managed.again = later.iter().filter_map(|index| view.index_delay(*index)).min();
            }
            now.into_iter().map(|index| indexed_pod(job, view, index, per_index)).collect()
        } else {
            vec![from_template(&view::template(job, None, None), &JOBS, &job.metadata); missing]
        };
        if new.is_empty() {
            return (managed, None);
        }
        let asked = count(new.len());
        self.expectations.expect_creations(key, asked);
        let regarding = ObjectReference::new(&JOBS, &job.metadata);
        let done = self.control.create_all(new, &regarding, &self.expectations, key).await;
        match done {
            Ok(_) => managed.active += asked,
            Err(error) => {
                // What was not made is no longer expected.
                managed.active += self.expectations.pending(key).0.clamp(0, asked);
                return (managed, Some(error));
            }
        }
        (managed, None)
    }

    /// Deletes pods that are not to be counted: their finalizer goes first.
    async fn remove(&self, key: &str, job: &Job, pods: &[Arc<Pod>]) -> (i64, i64, Option<SyncError>) {
        let regarding = ObjectReference::new(&JOBS, &job.metadata);
        let all = futures::future::join_all(pods.iter().map(|pod| {
            let regarding = &regarding;
            async move {
                if view::has_finalizer(pod) {
                    self.remove_finalizer(pod).await?;
                }
                self.control.delete(pod, regarding).await
            }
        }))
        .await;
        let (mut gone, mut ready, mut failure) = (0, 0, None);
        for (pod, result) in pods.iter().zip(all) {
            match result {
                Ok(()) => {}
                Err(error) => {
                    self.expectations.deletion_observed_of(key, &pod.metadata.key());
                    if !error.is_not_found() {
                        failure = Some(error.into());
                        continue;
                    }
                }
            }
            gone += 1;
            ready += i64::from(pod.is_ready());
        }
        (gone, ready, failure)
    }

    /// Counts what ended: names it in the status, takes its finalizer, adds it to
    /// the counters, and tells the end when all is counted.
    #[expect(clippy::too_many_arguments, reason = "the state of one sync")]
    async fn track(
        &self,
        key: &str,
        job: &Job,
        view: &View<'_>,
        mut status: Value,
        end: Option<Value>,
        record: Record,
        mut flush: bool,
    ) -> Result<(), SyncError> {
        let mut open: BTreeSet<String> =
            view.pods.iter().filter(|p| view.is_open(p)).map(|p| p.metadata.uid.clone()).collect();
        flush |= settle(&mut status, &open);
        let failing = end.as_ref().is_some_and(|e| e["type"] != "SuccessCriteriaMet");
        let mut release: Vec<Arc<Pod>> = Vec::new();
        let (mut succeeded, mut failed) = (uids(&status, "succeeded"), uids(&status, "failed"));
        let mut done = view.before.clone();
        let mut full = false;
        for pod in view.pods.iter().filter(|p| view.is_open(p)) {
            if !view.may_release(pod, end.is_some()) {
                continue;
            }
            release.push(pod.clone());
            let uid = &pod.metadata.uid;
            if pod.status.phase == "Succeeded" && !view.uncounted_failed.contains(uid) {
                if view.job.is_indexed() {
                    flush |= view.index(pod).is_some_and(|index| done.insert(index));
                } else if !view.uncounted_succeeded.contains(uid) {
                    flush = true;
                    succeeded.push(uid.clone());
                }
            } else if (view.job.pod_failed(pod) || failing)
                && !view.uncounted_failed.contains(uid)
                && (!view.job.is_indexed() || view.index(pod).is_some())
                && view.job.verdict(pod).counts
            {
                flush = true;
                failed.push(uid.clone());
            }
            if succeeded.len() + failed.len() >= MAX_UNCOUNTED {
                full = true;
                break;
            }
        }
        set_uids(&mut status, "succeeded", &succeeded);
        set_uids(&mut status, "failed", &failed);
        if view.job.is_indexed() {
            done.extend(&view.succeeded_indexes);
            flush |= set_indexes(&mut status, "completedIndexes", &indexes::text(&done));
            status["succeeded"] = json!(done.len());
            if let Some(failed) = &view.failed_indexes {
                let text = indexes::text(failed);
                flush |= status["failedIndexes"] != text;
                status["failedIndexes"] = json!(text);
            }
        }
        let finished = end.map(|interim| self.interim(&mut status, interim, &mut flush, view.now));
        if flush {
            self.write_status(key, job, &status).await?;
            self.backoffs.lock().insert(key.to_owned(), record);
            flush = false;
        }
        let freed = self.release(key, &release).await;
        let error = freed.1;
        freed.0.iter().for_each(|uid| {
            open.remove(uid);
        });
        flush |= settle(&mut status, &open);
        if let Some(error) = error {
            if flush {
                self.write_status(key, job, &status).await?;
            }
            return Err(error);
        }
        let uncounted = uids(&status, "succeeded").len() + uids(&status, "failed").len();
        let over = finished.filter(|_| !full && uncounted == 0 && status["terminating"].as_i64().unwrap_or(0) <= 0);
        if let Some(finished) = &over {
            let text = |key: &str| finished[key].as_str().unwrap_or_default();
            ensure(&mut status, text("type"), true, text("reason"), text("message"), view.now);
            if finished["type"] == "Complete" {
                status["completionTime"] = json!(time_text(view.now));
            }
            flush = true;
        }
        if flush {
            self.write_status(key, job, &status).await?;
        }
        if let Some(finished) = over {
            self.ended.lock().insert(job.metadata.uid.clone());
            self.tell_end(job, &status, &finished);
        }
        Ok(())
    }

    /// Adds the interim condition; the final one is returned.
    fn interim(&self, status: &mut Value, interim: Value, flush: &mut bool, now: Timestamp) -> Value {
        let kind = interim["type"].as_str().unwrap_or_default().to_owned();
        let last = match kind.as_str() {
            "FailureTarget" => "Failed",
            "SuccessCriteriaMet" => "Complete",
            _ => return interim,
        };
        let text = |key: &str| interim[key].as_str().unwrap_or_default();
        if find(status, &kind).is_none() {
            *flush |= ensure(status, &kind, true, text("reason"), text("message"), now);
        }
        view::condition(last, text("reason"), text("message"), now)
    }

    /// Uids of pods whose finalizer is gone.
    async fn release(&self, key: &str, pods: &[Arc<Pod>]) -> (Vec<String>, Option<SyncError>) {
        if pods.is_empty() {
            return (Vec::new(), None);
        }
        {
            let mut removed = self.removed.lock();
            removed.entry(key.to_owned()).or_default().extend(pods.iter().map(|p| p.metadata.uid.clone()));
        }
        let all = futures::future::join_all(pods.iter().map(|pod| self.remove_finalizer(pod))).await;
        let (mut freed, mut failure) = (Vec::new(), None);
        for (pod, result) in pods.iter().zip(all) {
            match result {
                Ok(()) => freed.push(pod.metadata.uid.clone()),
                Err(error) => {
                    if let Some(uids) = self.removed.lock().get_mut(key) {
                        uids.remove(&pod.metadata.uid);
                    }
                    failure = Some(error.into());
                }
            }
        }
        (freed, failure)
    }

    fn tell_end(&self, job: &Job, status: &Value, finished: &Value) {
        let text = |key: &str| finished[key].as_str().unwrap_or_default();
        if finished["type"] != "Complete" {
            self.tell(job, EventType::Warning, text("reason"), text("message"));
            return;
        }
        let succeeded = status["succeeded"].as_i64().unwrap_or(0);
        if job.completions().is_some_and(|completions| succeeded > completions) {
            let text = "Too many succeeded pods running after completion count reached";
            self.tell(job, EventType::Warning, "TooManySucceededPods", text);
        }
        self.tell(job, EventType::Normal, "Completed", "Job completed");
    }

    async fn write_status(&self, key: &str, job: &Job, status: &Value) -> Result<(), SyncError> {
        let m = &job.metadata;
        let mut wanted = status.clone();
        crate::workload::name_what_went(&job.status, &mut wanted);
        for list in ["succeeded", "failed"] {
            if wanted["uncountedTerminatedPods"].get(list).is_none() {
                wanted["uncountedTerminatedPods"][list] = Value::Null;
            }
        }
        let change = json!({"metadata": {"uid": m.uid}, "status": wanted});
        let updated: Job = self.client.merge(&JOBS, &m.namespace, &m.name, "status", &change).await?;
        self.written.wrote(key, "jobs", &updated.metadata.resource_version);
        Ok(())
    }
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn indexed_pod(job: &Job, view: &View<'_>, index: i64, per_index: bool) -> Value {
    let counts = per_index.then(|| view.failure_counts(index));
    let mut pod = from_template(&view::template(job, Some(index), counts), &JOBS, &job.metadata);
    pod["metadata"]["generateName"] = json!(view::generate_name(&job.metadata.name, index));
    pod
}

fn uids(status: &Value, list: &str) -> Vec<String> {
    let list = status["uncountedTerminatedPods"][list].as_array();
    list.into_iter().flatten().filter_map(|u| u.as_str().map(str::to_owned)).collect()
}

fn set_uids(status: &mut Value, list: &str, uids: &[String]) {
    let uncounted = &mut status["uncountedTerminatedPods"];
    if !uids.is_empty() {
        uncounted[list] = json!(uids);
    } else if let Some(uncounted) = uncounted.as_object_mut() {
        uncounted.remove(list);
    }
}

fn set_indexes(status: &mut Value, key: &str, text: &str) -> bool {
    if status[key].as_str().unwrap_or_default() == text {
        return false;
    }
    status[key] = json!(text);
    true
}

/// Moves the uids whose pods are released (not in `open`) into the counters.
fn settle(status: &mut Value, open: &BTreeSet<String>) -> bool {
    let mut changed = false;
    for key in ["succeeded", "failed"] {
        let before = uids(status, key);
        let left: Vec<String> = before.iter().filter(|uid| open.contains(*uid)).cloned().collect();
        if left.len() != before.len() {
            changed = true;
            let more = count(before.len() - left.len());
            status[key] = json!(status[key].as_i64().unwrap_or(0) + more);
            set_uids(status, key, &left);
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn released_pods_are_counted_once() {
        let mut status = json!({"failed": 1, "uncountedTerminatedPods": {"failed": ["a", "b"], "succeeded": ["c"]}});
        assert!(settle(&mut status, &["b".to_owned()].into()));
        assert_eq!(status, json!({"failed": 2, "succeeded": 1, "uncountedTerminatedPods": {"failed": ["b"]}}));
        assert!(!settle(&mut status, &["b".to_owned()].into()));
    }
}
