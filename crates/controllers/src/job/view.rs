//! A Job with its pods as one sync sees them, and what follows. Pure.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use client::ObjectMeta;
use jiff::Timestamp;
use reconciler::clock::{parse_time, time_text};
use reconciler::pod::{Pod, deletion_order};
use serde::Deserialize;
use serde_json::{Value, json};

use super::backoff::{finished_at, remaining};
use super::indexes::{self, Indexes};
use super::policy::{self, Verdict};

pub const FINALIZER: &str = "batch.kubernetes.io/job-tracking";
const FAILURES: &str = "batch.kubernetes.io/job-index-failure-count";
const IGNORED: &str = "batch.kubernetes.io/job-index-ignored-failure-count";

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Job {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}
informers::object!(Job);

impl Job {
    pub fn is_suspended(&self) -> bool {
        self.spec["suspend"] == true
    }
    pub fn is_indexed(&self) -> bool {
        self.spec["completionMode"] == "Indexed"
    }
    pub fn completions(&self) -> Option<i64> {
        self.spec["completions"].as_i64()
    }
    pub fn backoff_per_index(&self) -> Option<i64> {
        self.spec["backoffLimitPerIndex"].as_i64()
    }
    pub fn condition(&self, kind: &str) -> Option<&Value> {
        find(&self.status, kind)
    }
    pub fn is_finished(&self) -> bool {
        ["Complete", "Failed"].iter().any(|kind| self.condition(kind).is_some())
    }
    /// Managed by somebody else.
    pub fn is_foreign(&self) -> bool {
        self.spec["managedBy"].as_str().is_some_and(|by| by != "kubernetes.io/job-controller")
    }
    /// Only finished pods are replaced, not those that terminate.
    pub fn waits_for_the_end(&self) -> bool {
        self.spec["podReplacementPolicy"] == "Failed"
    }
    pub fn pod_failed(&self, pod: &Pod) -> bool {
        match pod.status.phase.as_str() {
            "Failed" => true,
            "Succeeded" => false,
            _ => pod.metadata.is_deleting() && !self.waits_for_the_end(),
        }
    }
    pub fn verdict(&self, pod: &Pod) -> Verdict {
        policy::failure(&self.spec["podFailurePolicy"], pod)
    }
    fn counts(&self, pod: &Pod) -> bool {
        self.verdict(pod).counts
    }
    pub fn start_time(&self) -> Option<Timestamp> {
        self.status["startTime"].as_str().and_then(parse_time)
    }
}

/// A condition that is true.
pub fn find<'a>(status: &'a Value, kind: &str) -> Option<&'a Value> {
    status["conditions"].as_array()?.iter().find(|c| c["type"] == kind && c["status"] == "True")
}

pub fn condition(kind: &str, reason: &str, message: &str, now: Timestamp) -> Value {
    let now = time_text(now);
    json!({"type": kind, "status": "True", "reason": reason, "message": message,
        "lastProbeTime": now, "lastTransitionTime": now})
}

/// Sets a condition; true if that changed it. One that would begin false is left out.
pub fn ensure(status: &mut Value, kind: &str, is: bool, reason: &str, message: &str, now: Timestamp) -> bool {
    let mut wanted = condition(kind, reason, message, now);
    wanted["status"] = json!(if is { "True" } else { "False" });
    if !status["conditions"].is_array() {
        status["conditions"] = json!([]);
    }
    let Some(list) = status["conditions"].as_array_mut() else { return false };
    let same = |c: &Value| ["status", "reason", "message"].iter().all(|key| c[*key] == wanted[*key]);
    let changed = match list.iter().position(|c| c["type"] == kind) {
        Some(at) if same(&list[at]) => false,
        Some(at) => {
            list[at] = wanted;
            true
        }
        None if is => {
            list.push(wanted);
            true
        }
        None => false,
    };
    if list.is_empty()
        && let Some(status) = status.as_object_mut()
    {
        status.remove("conditions");
    }
    changed
}

pub fn has_finalizer(pod: &Pod) -> bool {
    pod.metadata.finalizers.iter().any(|f| f == FINALIZER)
}

fn annotated(pod: &Pod, key: &str) -> i64 {
    pod.metadata.annotations.get(key).and_then(|n| n.parse().ok()).unwrap_or(0)
}

pub struct View<'a> {
    pub job: &'a Job,
    pub pods: Vec<Arc<Pod>>,
    pub active: Vec<Arc<Pod>>,
    /// Uids whose finalizer this controller has removed and not seen go.
    pub removed: BTreeSet<String>,
    pub uncounted_succeeded: BTreeSet<String>,
    pub uncounted_failed: BTreeSet<String>,
    /// As the status has them, and with the new ones.
    pub before: Indexes,
    pub succeeded_indexes: Indexes,
    pub failed_indexes: Option<Indexes>,
    /// By index: the last failed pod, kept until its successor carries its count.
    pub delayed: BTreeMap<i64, Arc<Pod>>,
    pub now: Timestamp,
}

impl<'a> View<'a> {
    pub fn new(job: &'a Job, pods: Vec<Arc<Pod>>, removed: BTreeSet<String>, now: Timestamp) -> Self {
        let uids = |key: &str| -> BTreeSet<String> {
            let list = job.status["uncountedTerminatedPods"][key].as_array();
            list.into_iter().flatten().filter_map(|u| u.as_str().map(str::to_owned)).collect()
        };
        let mut view = View {
            active: pods.iter().filter(|p| p.is_active()).cloned().collect(),
            uncounted_succeeded: uids("succeeded"),
            uncounted_failed: uids("failed"),
            before: Indexes::new(),
            succeeded_indexes: Indexes::new(),
            failed_indexes: None,
            delayed: BTreeMap::new(),
            job,
            pods,
            removed,
            now,
        };
        if job.is_indexed() {
            view.read_indexes();
        }
        view
    }

    fn read_indexes(&mut self) {
        let completions = self.job.completions().unwrap_or(0);
        let list = |key: &str| indexes::parse(self.job.status[key].as_str().unwrap_or_default(), completions);
        self.before = list("completedIndexes");
        let new = self.pods.iter().filter(|p| p.status.phase == "Succeeded" && has_finalizer(p));
        self.succeeded_indexes = self.before.clone();
        let new: Vec<i64> = new.filter_map(|p| self.index(p)).collect();
        self.succeeded_indexes.extend(new);
        let Some(limit) = self.job.backoff_per_index() else { return };
        let mut failed = list("failedIndexes");
        for pod in self.pods.iter().filter(|p| has_finalizer(p) && self.job.pod_failed(p)) {
            let verdict = self.job.verdict(pod);
            let over = verdict.counts && annotated(pod, FAILURES) >= limit;
            if let Some(index) = self.index(pod)
                && (verdict.fail_index || over)
            {
                failed.insert(index);
            }
        }
        let active: Indexes = self.active.iter().filter_map(|p| self.index(p)).collect();
        let total = |p: &Pod| annotated(p, FAILURES) + annotated(p, IGNORED);
        for pod in &self.pods {
            let Some(index) = self.index(pod) else { continue };
            let settled = active.contains(&index) || self.succeeded_indexes.contains(&index) || failed.contains(&index);
            if settled || !self.is_open(pod) || !self.job.pod_failed(pod) {
                continue;
            }
            let newer = self.delayed.get(&index).is_none_or(|last| {
                total(last) <= total(pod) && finished_at(pod, self.now) >= finished_at(last, self.now)
            });
            if newer {
                self.delayed.insert(index, pod.clone());
            }
        }
        self.failed_indexes = Some(failed);
    }

    /// The pod's index if the job has one of that number.
    pub fn index(&self, pod: &Pod) -> Option<i64> {
        indexes::of(pod).filter(|index| *index < self.job.completions().unwrap_or(0))
    }
    /// Not accounted for yet.
    pub fn is_open(&self, pod: &Pod) -> bool {
        has_finalizer(pod) && !self.removed.contains(&pod.metadata.uid)
    }

    fn new_ones(&self, counted: &BTreeSet<String>, keep: impl Fn(&Pod) -> bool) -> Vec<&Pod> {
        self.pods
            .iter()
            .map(AsRef::as_ref)
            .filter(|p| self.is_open(p) && !counted.contains(&p.metadata.uid))
            .filter(|p| !self.job.is_indexed() || self.index(p).is_some())
            .filter(|p| keep(p))
            .collect()
    }
    pub fn newly_succeeded(&self) -> Vec<&Pod> {
        self.new_ones(&self.uncounted_succeeded, |p| p.status.phase == "Succeeded")
    }
    pub fn newly_failed(&self) -> Vec<&Pod> {
        self.new_ones(&self.uncounted_failed, |p| self.job.pod_failed(p))
    }
    /// With those that failed and count.
    pub fn failed(&self) -> i64 {
        let new = self.newly_failed().iter().filter(|p| self.job.counts(p)).count() + self.uncounted_failed.len();
        self.job.status["failed"].as_i64().unwrap_or(0) + i64::try_from(new).unwrap_or(0)
    }
    pub fn succeeded(&self) -> i64 {
        if self.job.is_indexed() {
            return i64::try_from(self.succeeded_indexes.len()).unwrap_or(0);
        }
        let new = self.newly_succeeded().len() + self.uncounted_succeeded.len();
        self.job.status["succeeded"].as_i64().unwrap_or(0) + i64::try_from(new).unwrap_or(0)
    }
    pub fn ready(&self) -> i64 {
        i64::try_from(self.active.iter().filter(|p| p.is_ready()).count()).unwrap_or(0)
    }
    pub fn terminating(&self) -> i64 {
        i64::try_from(self.pods.iter().filter(|p| p.is_terminating()).count()).unwrap_or(0)
    }

    /// What ends the job, as its interim condition: reason after reason in upstream's order.
    pub fn end(&self) -> Option<Value> {
        let job = self.job;
        if let Some(met) = job.condition("SuccessCriteriaMet") {
            return Some(met.clone());
        }
        if let Some(target) = job.condition("FailureTarget") {
            let text = |key: &str| target[key].as_str().unwrap_or_default();
            return Some(condition("Failed", text("reason"), text("message"), self.now));
        }
        let fail = |reason: &str, text: &str| Some(condition("FailureTarget", reason, text, self.now));
        let failed_pods = self.pods.iter().filter(|p| job.pod_failed(p));
        if let Some(why) = failed_pods.filter_map(|p| job.verdict(p).fail_job).next() {
            return fail("PodFailurePolicy", &why);
        }
        let limit = job.spec["backoffLimit"].as_i64().unwrap_or(6);
        if self.failed() > limit || self.restarts_exceed(limit) {
            return fail("BackoffLimitExceeded", "Job has reached the specified backoff limit");
        }
        if self.deadline_in().is_some_and(|left| left <= 0) {
            return fail("DeadlineExceeded", "Job was active longer than specified deadline");
        }
        if let Some(failed) = &self.failed_indexes {
            let count = i64::try_from(failed.len()).unwrap_or(0);
            if job.spec["maxFailedIndexes"].as_i64().is_some_and(|most| count > most) {
                let text = "Job has exceeded the specified maximal number of failed indexes";
                return fail("MaxFailedIndexesExceeded", text);
            }
            if count > 0 && count + self.succeeded() >= job.completions().unwrap_or(0) {
                return fail("FailedIndexes", "Job has failed indexes");
            }
        }
        let completions = job.completions().unwrap_or(0);
        let met = policy::success(&job.spec["successPolicy"], completions, &self.succeeded_indexes)?;
        Some(condition("SuccessCriteriaMet", "SuccessPolicy", &met, self.now))
    }

    /// Seconds until the active deadline.
    pub fn deadline_in(&self) -> Option<i64> {
        let allowed = self.job.spec["activeDeadlineSeconds"].as_i64().filter(|_| !self.job.is_suspended())?;
        let started = self.job.start_time()?;
        Some(allowed - self.now.duration_since(started).as_secs())
    }

    fn restarts_exceed(&self, limit: i64) -> bool {
        if self.job.spec["template"]["spec"]["restartPolicy"] != "OnFailure" {
            return false;
        }
        let restarts: i64 = self
            .pods
            .iter()
            .filter(|p| matches!(p.status.phase.as_str(), "Running" | "Pending"))
            .flat_map(|p| p.status.container_statuses.iter().chain(&p.status.init_container_statuses))
            .map(|s| i64::from(s.restart_count))
            .sum();
        if limit == 0 { restarts > 0 } else { restarts >= limit }
    }

    /// How many pods should run.
    pub fn wanted_active(&self) -> i64 {
        let parallelism = self.job.spec["parallelism"].as_i64().unwrap_or(1);
        let active = i64::try_from(self.active.len()).unwrap_or(0);
        match self.job.completions() {
            None if self.succeeded() > 0 => active,
            None => parallelism,
            Some(completions) => (completions - self.succeeded()).min(parallelism).max(0),
        }
    }

    /// At least `count` active pods to delete: those with double or wrong indexes,
    /// then the youngest in life.
    pub fn surplus(&self, count: usize) -> Vec<Arc<Pod>> {
        let mut sorted = self.active.clone();
        sorted.sort_by(|a, b| deletion_order(a, 0, b, 0, self.now));
        let mut gone: Vec<Arc<Pod>> = Vec::new();
        if self.job.is_indexed() {
            let mut seen = Indexes::new();
            let mut kept = Vec::new();
            for pod in sorted.into_iter().rev() {
                match self.index(&pod) {
                    Some(index) if seen.insert(index) => kept.push(pod),
                    _ => gone.push(pod),
                }
            }
            kept.reverse();
            sorted = kept;
        }
        let more = count.saturating_sub(gone.len());
        gone.extend(sorted.into_iter().take(more));
        gone
    }

    /// The first `count` indexes that nobody works on.
    pub fn pending_indexes(&self, count: usize) -> Vec<i64> {
        let mut taken = self.succeeded_indexes.clone();
        taken.extend(self.active.iter().filter_map(|p| self.index(p)));
        if self.job.waits_for_the_end() {
            taken.extend(self.pods.iter().filter(|p| p.is_terminating()).filter_map(|p| self.index(p)));
        }
        taken.extend(self.failed_indexes.iter().flatten());
        (0..self.job.completions().unwrap_or(0)).filter(|index| !taken.contains(index)).take(count).collect()
    }

    /// Seconds an index must wait for after its last failure.
    pub fn index_delay(&self, index: i64) -> Option<std::time::Duration> {
        let last = self.delayed.get(&index)?;
        let failures = u32::try_from(annotated(last, FAILURES) + annotated(last, IGNORED) + 1).unwrap_or(u32::MAX);
        remaining(failures, Some(finished_at(last, self.now)), self.now)
    }

    /// The counts that the successor of an index's last pod carries.
    pub fn failure_counts(&self, index: i64) -> (i64, i64) {
        match self.delayed.get(&index) {
            None => (0, 0),
            Some(last) if self.job.counts(last) => (annotated(last, FAILURES) + 1, annotated(last, IGNORED)),
            Some(last) => (annotated(last, FAILURES), annotated(last, IGNORED) + 1),
        }
    }

    /// Whether the pod is done with, so that its finalizer may go. `ending`: the job ends.
    pub fn may_release(&self, pod: &Pod, ending: bool) -> bool {
        if self.job.metadata.is_deleting() || ending || pod.status.phase == "Succeeded" {
            return true;
        }
        let held =
            self.index(pod).and_then(|i| self.delayed.get(&i)).is_some_and(|p| p.metadata.uid == pod.metadata.uid);
        self.job.pod_failed(pod) && !held
    }
}

/// The template of a pod of `index`.
pub fn template(job: &Job, index: Option<i64>, counts: Option<(i64, i64)>) -> Value {
    let mut template = job.spec["template"].clone();
    let mut finalizers: Vec<Value> = template["metadata"]["finalizers"].as_array().cloned().unwrap_or_default();
    if !finalizers.iter().any(|f| f == FINALIZER) {
        finalizers.push(json!(FINALIZER));
    }
    template["metadata"]["finalizers"] = json!(finalizers);
    let Some(index) = index else { return template };
    for list in ["initContainers", "containers"] {
        for container in template["spec"][list].as_array_mut().into_iter().flatten() {
            let named = |e: &Value| e["name"] == "JOB_COMPLETION_INDEX";
            if container["env"].as_array().is_some_and(|env| env.iter().any(named)) {
                continue;
            }
            let path = format!("metadata.labels['{}']", indexes::INDEX);
            let variable = json!({"name": "JOB_COMPLETION_INDEX", "valueFrom": {"fieldRef": {"fieldPath": path}}});
            match container["env"].as_array_mut() {
                Some(env) => env.push(variable),
                None => container["env"] = json!([variable]),
            }
        }
        if template["spec"][list].is_null()
            && let Some(spec) = template["spec"].as_object_mut()
        {
            spec.remove(list);
        }
    }
    let text = index.to_string();
    template["metadata"]["annotations"][indexes::INDEX] = json!(text);
    template["metadata"]["labels"][indexes::INDEX] = json!(text);
    template["spec"]["hostname"] = json!(format!("{}-{index}", job.metadata.name));
    if let Some((failures, ignored)) = counts {
        template["metadata"]["annotations"][FAILURES] = json!(failures.to_string());
        if ignored > 0 {
            template["metadata"]["annotations"][IGNORED] = json!(ignored.to_string());
        }
    }
    template
}

/// generateName of an index's pods, of at most 58 bytes.
pub fn generate_name(job: &str, index: i64) -> String {
    let end = format!("-{index}-");
    let keep = job.len().min(58_usize.saturating_sub(end.len()));
    format!("{}{end}", job.get(..keep).unwrap_or(job))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(spec: Value, status: Value) -> Job {
        serde_json::from_value(json!({"metadata": {"name": "j", "uid": "u"}, "spec": spec, "status": status})).unwrap()
    }
    fn pod(uid: &str, phase: &str, index: Option<&str>) -> Arc<Pod> {
        let annotations = index.map_or(json!({}), |i| json!({indexes::INDEX: i}));
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": uid, "uid": uid, "finalizers": [FINALIZER], "annotations": annotations},
                "status": {"phase": phase},
            }))
            .unwrap(),
        )
    }
    fn view(job: &Job, pods: Vec<Arc<Pod>>) -> View<'_> {
        View::new(job, pods, BTreeSet::new(), Timestamp::UNIX_EPOCH)
    }

    #[test]
    fn counts_and_limits() {
        let job = job(json!({"completions": 3, "parallelism": 2, "backoffLimit": 1}), json!({}));
        let seen = view(&job, vec![pod("a", "Succeeded", None), pod("b", "Failed", None), pod("c", "Running", None)]);
        assert_eq!((seen.succeeded(), seen.failed(), seen.wanted_active()), (1, 1, 2));
        assert!(seen.end().is_none());
        let seen = view(&job, vec![pod("a", "Failed", None), pod("b", "Failed", None)]);
        assert_eq!(seen.end().unwrap()["reason"], "BackoffLimitExceeded");
    }

    #[test]
    fn indexes_that_nobody_works_on() {
        let job = job(
            json!({"completions": 4, "parallelism": 4, "completionMode": "Indexed", "backoffLimitPerIndex": 1}),
            json!({"completedIndexes": "1"}),
        );
        let seen = view(&job, vec![pod("a", "Running", Some("0")), pod("b", "Failed", Some("2"))]);
        assert_eq!(seen.pending_indexes(9), [2, 3]);
        assert_eq!(seen.failure_counts(2), (1, 0));
        assert!(!seen.may_release(&seen.pods[1], false));
        let made = template(&job, Some(2), Some((1, 0)));
        assert_eq!(made["metadata"]["annotations"][FAILURES], "1");
    }

    #[test]
    fn conditions_change_once() {
        let mut status = json!({});
        let now = Timestamp::UNIX_EPOCH;
        assert!(!ensure(&mut status, "Suspended", false, "JobResumed", "Job resumed", now));
        assert_eq!(status, json!({}));
        assert!(ensure(&mut status, "Suspended", true, "JobSuspended", "Job suspended", now));
        assert!(!ensure(&mut status, "Suspended", true, "JobSuspended", "Job suspended", now));
    }
}
