//! One task a pod, from its first sight to its last trace: syncing, then ending,
//! then ended.
//!
//! A worker is told of news by [`Worker::update`] and [`Worker::wake`] and decides
//! by itself when to look again. A pod that must end interrupts whatever its worker
//! is doing (a pull, a slow start); a shorter grace interrupts a longer one.
//! Invariant: of two static pods of one name the second starts after the first is
//! gone.
//! Limits: a healthy pod is looked at every 60 to 90 s; after an error again in
//! 10 to 15 s, after a failed mount from 0.5 s doubling to 122 s.
//! Followed upstream: pkg/kubelet/pod_workers.go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::kubelet::Kubelet;
use crate::pod::Pod;
use crate::status::Verdict;
use crate::sync::{SyncError, Synced};

const RESYNC: Duration = Duration::from_secs(60);
const RESYNC_JITTER: f64 = 0.5;
const RETRY: Duration = Duration::from_secs(10);
const RETRY_JITTER: f64 = 0.5;
/// When an error is likely to pass soon (network not ready).
const RETRY_SOON: Duration = Duration::from_secs(1);
const MOUNT_RETRY: Duration = Duration::from_millis(500);
const MAX_MOUNT_RETRY: Duration = Duration::from_secs(122);

/// What is wanted of a pod.
#[derive(Debug, Clone)]
struct Desired {
    pod: Arc<Pod>,
    /// No source names the pod any more.
    removed: bool,
    /// The kubelet ends the pod for a reason of its own.
    verdict: Option<Verdict>,
    grace_override: Option<i64>,
}

/// Handle of a pod's task.
#[derive(Debug)]
pub struct Worker {
    desired: Mutex<Desired>,
    news: Notify,
    urgent: Notify,
    done: Mutex<bool>,
    stage: Mutex<&'static str>,
    /// Containers, volumes and group are gone; the pod takes no room any more.
    terminated: AtomicBool,
}

impl Worker {
    fn new(pod: Arc<Pod>) -> Arc<Self> {
        Arc::new(Self {
            desired: Mutex::new(Desired { pod, removed: false, verdict: None, grace_override: None }),
            news: Notify::new(),
            urgent: Notify::new(),
            done: Mutex::new(false),
            stage: Mutex::new("sync"),
            terminated: AtomicBool::new(false),
        })
    }

    /// The pod as last told.
    pub fn pod(&self) -> Arc<Pod> {
        self.desired.lock().pod.clone()
    }

    /// Something about the pod changed in the runtime or a probe.
    pub fn wake(&self) {
        self.news.notify_one();
    }

    /// A newer object. One that differs in its status only is kept but no news:
    /// the status comes from here.
    fn update(&self, pod: Arc<Pod>) {
        let mut desired = self.desired.lock();
        let (old, new) = (&desired.pod.metadata, &pod.metadata);
        let ends = new.deletion_timestamp.is_some()
            && (old.deletion_timestamp.is_none()
                || old.deletion_grace_period_seconds != new.deletion_grace_period_seconds);
        let news = ends
            || desired.pod.raw["spec"] != pod.raw["spec"]
            || old.labels != new.labels
            || old.annotations != new.annotations
            || old.deletion_timestamp != new.deletion_timestamp
            || !pod.spec.readiness_gates.is_empty()
            || pod.is_finished();
        desired.pod = pod;
        drop(desired);
        if ends {
            self.urgent.notify_one();
        }
        if news {
            self.news.notify_one();
        }
    }

    fn remove(&self) {
        self.desired.lock().removed = true;
        self.urgent.notify_one();
        self.news.notify_one();
    }

    /// Ends the pod for a reason of the kubelet's (eviction, deadline, admission).
    pub fn end(&self, verdict: Verdict, grace_seconds: Option<i64>) {
        let mut desired = self.desired.lock();
        if desired.verdict.is_none() {
            desired.verdict = Some(verdict);
            desired.grace_override = grace_seconds;
        }
        drop(desired);
        self.urgent.notify_one();
        self.news.notify_one();
    }

    /// Why the kubelet ends the pod, if it does.
    pub fn verdict(&self) -> Option<Verdict> {
        self.desired.lock().verdict.clone()
    }

    /// `sync`, `terminating` or `terminated`.
    pub fn lifecycle(&self) -> &'static str {
        *self.stage.lock()
    }

    /// Whether no source names the pod any more.
    pub fn is_removed(&self) -> bool {
        self.desired.lock().removed
    }

    /// Whether nothing of the pod takes the node's resources any more.
    pub fn is_terminated(&self) -> bool {
        self.terminated.load(Ordering::Acquire)
    }

    /// Whether everything of the pod is gone from the node.
    pub fn is_done(&self) -> bool {
        *self.done.lock()
    }

    fn must_end(&self) -> bool {
        let desired = self.desired.lock();
        desired.removed
            || desired.verdict.is_some()
            || desired.pod.metadata.deletion_timestamp.is_some()
            || desired.pod.is_finished()
    }

    /// Grace of the pod's end; shorter ones win.
    fn grace(&self) -> Option<i64> {
        let desired = self.desired.lock();
        let own = desired.pod.metadata.deletion_grace_period_seconds;
        match (desired.grace_override, own) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }
}

fn jittered(base: Duration, factor: f64) -> Duration {
    base.mul_f64(1.0 + rand::random::<f64>() * factor)
}

impl Kubelet {
    /// A source names a pod: starts its worker, or tells it the news.
    pub fn upsert(self: &Arc<Self>, pod: Arc<Pod>) {
        if pod.is_mirror() {
            self.mirror_seen(pod);
            return;
        }
        let mut workers = self.workers.lock();
        if let Some(worker) = workers.get(&pod.metadata.uid) {
            worker.update(pod.clone());
            drop(workers);
            self.statuses.touch(&pod.metadata.uid);
            return;
        }
        // A pod that ended before this kubelet began needs no worker's care, but
        // its leftovers may.
        self.allocations.backfill(&pod);
        let worker = Worker::new(pod.clone());
        workers.insert(pod.metadata.uid.clone(), worker.clone());
        drop(workers);
        if let Some(refusal) = crate::admission::under_pressure(self, &pod) {
            worker.end(refusal, Some(0));
        } else if !pod.is_finished()
            && pod.metadata.deletion_timestamp.is_none()
            && let Err(verdict) = crate::admission::admit(self, &self.allocations.allocated(&pod))
        {
            worker.end(verdict, Some(0));
        }
        let kubelet = self.clone();
        tokio::spawn(async move { kubelet.run_worker(worker).await });
    }

    /// No source names the pod any more.
    pub fn remove(&self, uid: &str) {
        if let Some(worker) = self.workers.lock().get(uid) {
            worker.remove();
        }
        self.statuses.touch(uid);
    }

    fn mirror_seen(&self, mirror: Arc<Pod>) {
        let key = mirror.key();
        self.mirrors.lock().insert(key.clone(), mirror);
        self.wake_static(&key);
    }

    /// A mirror pod left the API; its static pod makes it anew.
    pub fn mirror_gone(&self, key: &str) {
        self.mirrors.lock().remove(key);
        self.wake_static(key);
    }

    pub(crate) fn wake_static(&self, key: &str) {
        let workers = self.workers.lock();
        for worker in workers.values() {
            let pod = worker.pod();
            if pod.is_static() && pod.key() == key {
                self.statuses.touch(&pod.metadata.uid);
                worker.wake();
            }
        }
    }

    /// Whether another static pod of the same name is still here.
    fn blocked(&self, pod: &Pod) -> bool {
        pod.is_static()
            && self.workers.lock().values().any(|other| {
                let other_pod = other.pod();
                other_pod.is_static()
                    && other_pod.metadata.uid != pod.metadata.uid
                    && other_pod.key() == pod.key()
                    && other.desired.lock().removed
                    && !other.is_done()
            })
    }

    async fn run_worker(self: Arc<Self>, worker: Arc<Worker>) {
        let uid = worker.pod().metadata.uid.clone();
        while self.blocked(&worker.pod()) && !worker.must_end() {
            // The predecessor wakes its successors when it is gone.
            tokio::select! {
                () = worker.news.notified() => {}
                () = self.shutdown.cancelled() => return,
            }
        }
        self.sync_until_end(&worker).await;
        if self.shutdown.is_cancelled() {
            return;
        }
        *worker.stage.lock() = "terminating";
        let began = std::time::Instant::now();
        self.end(&worker).await;
        self.observe("kubelet_pod_worker_duration_seconds", &["kill"], began.elapsed());
        if self.shutdown.is_cancelled() {
            return;
        }
        *worker.stage.lock() = "terminated";
        let began = std::time::Instant::now();
        self.release(&worker.pod()).await;
        worker.terminated.store(true, Ordering::Release);
        self.observe("kubelet_pod_worker_duration_seconds", &["terminated"], began.elapsed());
        self.retry_resizes("");
        // Ended: stays known (its status and logs are asked for) until no source names it.
        loop {
            self.statuses.finish(&worker.pod());
            let removed = worker.desired.lock().removed;
            if removed {
                break;
            }
            tokio::select! {
                () = worker.news.notified() => {}
                () = self.shutdown.cancelled() => return,
            }
        }
        let pod = worker.pod();
        self.forget(&pod).await;
        *worker.done.lock() = true;
        let mut workers = self.workers.lock();
        workers.remove(&uid);
        // A successor of the same name may be waiting.
        for other in workers.values() {
            if other.pod().key() == pod.key() {
                other.wake();
            }
        }
    }

    async fn sync_until_end(self: &Arc<Self>, worker: &Arc<Worker>) {
        let mut mount_failures = 0;
        let seen = std::time::Instant::now();
        let mut operation = "create";
        loop {
            if worker.must_end() {
                return;
            }
            let pod = worker.pod();
            let began = std::time::Instant::now();
            if operation == "create" {
                self.observe("kubelet_pod_worker_start_duration_seconds", &[], seen.elapsed());
            }
            let outcome = tokio::select! {
                outcome = self.sync_pod(&pod) => outcome,
                () = worker.urgent.notified() => continue,
                () = self.shutdown.cancelled() => return,
            };
            self.observe("kubelet_pod_worker_duration_seconds", &[operation], began.elapsed());
            operation = "sync";
            let wait = match outcome {
                Ok(Synced::Ended) => return,
                Ok(Synced::Fine) => {
                    mount_failures = 0;
                    let mut wait = jittered(RESYNC, RESYNC_JITTER);
                    if let Some(left) = self.deadline_left(&pod) {
                        wait = wait.min(left);
                    }
                    wait
                }
                Err(SyncError::Mount(text)) => {
                    let wait = MOUNT_RETRY * 2u32.saturating_pow(mount_failures);
                    mount_failures = (mount_failures + 1).min(16);
                    tracing::error!(err = %text, pod = %pod.key(), podUID = %pod.metadata.uid, "Error syncing pod, skipping");
                    wait.min(MAX_MOUNT_RETRY)
                }
                Err(SyncError::Network(text)) => {
                    tracing::error!(err = %text, pod = %pod.key(), podUID = %pod.metadata.uid, "Error syncing pod, skipping");
                    jittered(RETRY_SOON, RETRY_JITTER)
                }
                Err(SyncError::Other(text)) => {
                    tracing::error!(err = %text, pod = %pod.key(), podUID = %pod.metadata.uid, "Error syncing pod, skipping");
                    jittered(RETRY, RETRY_JITTER)
                }
            };
            tokio::select! {
                () = worker.news.notified() => {}
                () = tokio::time::sleep(wait) => {}
                () = self.shutdown.cancelled() => return,
            }
        }
    }

    /// Ends the pod's containers, again with less grace when that is asked for.
    async fn end(self: &Arc<Self>, worker: &Arc<Worker>) {
        loop {
            let pod = self.allocations.allocated(&worker.pod());
            let verdict = worker.verdict();
            self.publish(&pod, verdict.as_ref(), false);
            let grace = worker.grace();
            let killed = tokio::select! {
                killed = self.kill_everything(&pod, grace) => killed,
                () = worker.urgent.notified() => continue,
                () = self.shutdown.cancelled() => return,
            };
            match killed {
                Ok(()) => break,
                Err(text) => {
                    tracing::error!(err = %text, pod = %pod.key(), podUID = %pod.metadata.uid, "Error syncing pod, skipping");
                    tokio::select! {
                        () = worker.news.notified() => {}
                        () = tokio::time::sleep(jittered(RETRY, RETRY_JITTER)) => {}
                        () = self.shutdown.cancelled() => return,
                    }
                }
            }
        }
        let pod = self.allocations.allocated(&worker.pod());
        self.probes.stop(&pod.metadata.uid);
        self.publish(&pod, worker.verdict().as_ref(), true);
    }
}
