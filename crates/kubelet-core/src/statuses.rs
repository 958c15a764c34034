//! Tells the API server the status of each pod, and takes pods out of the API once
//! nothing of them is left on the node.
//!
//! Invariant: only the newest status of a pod is ever sent; what could not be sent
//! stays dirty and is tried again. A write never blocks a pod's worker.
//! Limits: [`MAX_PARALLEL`] writes at once, retries every [`RETRY_PERIOD`].
//! Followed upstream: pkg/kubelet/status/status_manager.go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use client::{DeleteOptions, Patch, WriteOptions, resources};
use futures::StreamExt;
use futures::stream::FuturesUnordered;
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::api::Api;
use crate::pod::Pod;
use crate::status::patch;

const MAX_PARALLEL: usize = 8;
const RETRY_PERIOD: Duration = Duration::from_secs(10);

struct Entry {
    pod: Arc<Pod>,
    status: Value,
    version: u64,
    sent: u64,
    /// Nothing of the pod is left on the node.
    finished: bool,
    /// Status and resourceVersion the API answered last.
    known: Option<(Value, u64)>,
}

/// Statuses by pod uid.
#[derive(Default)]
pub struct Statuses {
    entries: Mutex<BTreeMap<String, Entry>>,
    wake: Notify,
}

/// Where a pod's status goes: the pod itself or its mirror.
pub type Target = Arc<dyn Fn(&Pod) -> Option<Arc<Pod>> + Send + Sync>;

impl Statuses {
    /// The last status of a pod, if the kubelet has made one.
    pub fn get(&self, uid: &str) -> Option<Value> {
        self.entries.lock().get(uid).map(|e| e.status.clone())
    }

    /// Notes a pod's status; unchanged ones cost nothing.
    pub fn set(&self, pod: &Arc<Pod>, status: Value) {
        let mut entries = self.entries.lock();
        let entry = entries.entry(pod.metadata.uid.clone()).or_insert_with(|| Entry {
            pod: pod.clone(),
            status: Value::Null,
            version: 0,
            sent: 0,
            finished: false,
            known: None,
        });
        entry.pod = pod.clone();
        if entry.status != status {
            entry.status = status;
            entry.version += 1;
            drop(entries);
            self.wake.notify_one();
        }
    }

    /// The pod's resources are gone: it may leave the API.
    pub fn finish(&self, pod: &Arc<Pod>) {
        let mut entries = self.entries.lock();
        if let Some(entry) = entries.get_mut(&pod.metadata.uid) {
            entry.pod = pod.clone();
            entry.finished = true;
            entry.version += 1;
        }
        drop(entries);
        self.wake.notify_one();
    }

    /// A pod object came anew (a mirror was made, a deletion was asked for).
    pub fn touch(&self, uid: &str) {
        if let Some(entry) = self.entries.lock().get_mut(uid) {
            entry.version += 1;
            entry.known = None;
        }
        self.wake.notify_one();
    }

    /// Forgets a pod that is gone from the API.
    pub fn forget(&self, uid: &str) {
        self.entries.lock().remove(uid);
    }

    /// Writes until shutdown: side by side for different pods, one after the other for
    /// one pod, so that a slow write holds up nobody else's.
    pub async fn run(&self, api: Arc<Api>, target: Target, shutdown: CancellationToken) {
        let mut flying = FuturesUnordered::new();
        let mut busy: BTreeSet<String> = BTreeSet::new();
        // A write that failed waits for the next round of all, or for news of the pod.
        let mut failed: BTreeMap<String, u64> = BTreeMap::new();
        let mut round = tokio::time::interval(RETRY_PERIOD);
        loop {
            let dirty: Vec<(String, u64)> = self
                .entries
                .lock()
                .iter()
                .filter(|(uid, e)| e.version > e.sent && !busy.contains(*uid))
                .filter(|(uid, e)| failed.get(*uid).is_none_or(|version| e.version > *version))
                .map(|(uid, e)| (uid.clone(), e.version))
                .take(MAX_PARALLEL.saturating_sub(busy.len()))
                .collect();
            for (uid, version) in dirty {
                busy.insert(uid.clone());
                let (api, target) = (&api, &target);
                flying.push(async move {
                    let done = self.send(&uid, api, target).await;
                    (uid, version, done)
                });
            }
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = self.wake.notified() => {}
                Some((uid, version, done)) = flying.next() => {
                    if done {
                        failed.remove(&uid);
                    } else {
                        failed.insert(uid.clone(), version);
                    }
                    busy.remove(&uid);
                }
                _ = round.tick() => failed.clear(),
            }
        }
    }

    /// Sends one pod's status; false when that is to be tried again later.
    async fn send(&self, uid: &str, api: &Api, target: &Target) -> bool {
        let Some((pod, status, version, finished, known)) = self
            .entries
            .lock()
            .get(uid)
            .map(|e| (e.pod.clone(), e.status.clone(), e.version, e.finished, e.known.clone()))
        else {
            return true;
        };
        let Some(object) = target(&pod) else { return false };
        let seen: u64 = object.metadata.resource_version.parse().unwrap_or(0);
        let old = match &known {
            Some((status, at)) if *at > seen => status,
            _ => &object.status,
        };
        let m = &object.metadata;
        if let Some(changes) = patch::diff(old, &status) {
            let body = json!({"metadata": {"uid": m.uid}, "status": changes});
            let answer = api
                .client
                .patch::<Value>(
                    &resources::PODS,
                    &m.namespace,
                    &m.name,
                    "status",
                    &Patch::Strategic(body),
                    &WriteOptions::default(),
                )
                .await;
            match answer {
                Ok(answer) => {
                    let at = answer["metadata"]["resourceVersion"].as_str().and_then(|v| v.parse().ok()).unwrap_or(0);
                    if let Some(entry) = self.entries.lock().get_mut(uid) {
                        entry.known = Some((answer["status"].clone(), at));
                    }
                }
                Err(error) if error.is_not_found() || error.is_conflict() => {
                    // Gone, or another pod of the same name: nobody to tell.
                    tracing::debug!(pod = %object.key(), err = %error, "Pod does not exist on the server");
                }
                Err(error) => {
                    tracing::warn!(pod = %object.key(), err = %error, "Failed to update status for pod");
                    return false;
                }
            }
        }
        if finished && object.metadata.deletion_timestamp.is_some() && !pod.is_static() {
            let options = DeleteOptions::uid(&m.uid).grace(0);
            match api.client.delete(&resources::PODS, &m.namespace, &m.name, &options).await {
                Ok(_) => tracing::debug!(pod = %object.key(), "Pod fully terminated and removed from etcd"),
                Err(error) if error.is_not_found() || error.is_conflict() => {}
                Err(error) => {
                    tracing::warn!(pod = %object.key(), err = %error, "Failed to delete status for pod");
                    return false;
                }
            }
        }
        if let Some(entry) = self.entries.lock().get_mut(uid) {
            entry.sent = entry.sent.max(version);
        }
        true
    }
}
