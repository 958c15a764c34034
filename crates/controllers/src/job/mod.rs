//! job-controller: pods until enough of them succeeded.
//!
//! Watches Jobs and their pods. A pod is counted exactly once: its finalizer goes
//! only after the status names its uid (uncountedTerminatedPods). The end is told
//! in two steps, FailureTarget and Failed, SuccessCriteriaMet and Complete.
//! Upstream followed: pkg/controller/job. Limit: Workloads and PodGroups (behind a
//! gate that is off) are not made.

mod backoff;
mod indexes;
mod policy;
mod sync;
mod view;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use client::resources::{JOBS, PODS};
use client::{Client, Patch, ResourceRef, WriteOptions};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::owner::controller_of;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Expectations, Next, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::replicaset::{BY_CONTROLLER, index_by_controller};
use crate::workload::consistency::Consistency;
use crate::workload::pods::PodControl;

use backoff::Record;
use view::{FINALIZER, Job, has_finalizer};

/// Changes of pods are answered together.
const BATCH: Duration = Duration::from_secs(1);

static RESOURCE: ResourceRef = JOBS;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    control: PodControl,
    jobs: Informer<Job>,
    pods: Informer<Pod>,
    expectations: Arc<Expectations>,
    /// Uids whose finalizer was removed, by job, until the store shows it.
    removed: Arc<Mutex<BTreeMap<String, BTreeSet<String>>>>,
    backoffs: Arc<Mutex<BTreeMap<String, Record>>>,
    /// Uids of jobs whose end was written.
    ended: Arc<Mutex<BTreeSet<String>>>,
    written: Arc<Consistency>,
    queue: Queue<Key>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("job-controller").await?;
    let recorder = context.recorder(&client, "job-controller");
    let jobs = context.factory.informer::<Job>(&JOBS);
    let pods = context.factory.informer::<Pod>(&PODS);
    index_by_controller(&pods);
    let queue: Queue<Key> = Queue::new("job");
    let orphans: Queue<Key> = Queue::new("job_orphan_pod");
    let controller = Controller {
        control: PodControl { client: client.clone(), recorder: recorder.clone() },
        client,
        recorder,
        jobs: jobs.clone(),
        pods: pods.clone(),
        expectations: Arc::new(Expectations::new()),
        removed: Arc::default(),
        backoffs: Arc::default(),
        ended: Arc::default(),
        written: Arc::default(),
        queue: queue.clone(),
        context: context.clone(),
    };
    {
        let (queue, orphans, pods) = (queue.clone(), orphans.clone(), pods.clone());
        jobs.add_handler(move |event| {
            if let Event::Deleted { object, .. } = event {
                for pod in pods.store().by_index(BY_CONTROLLER, &object.metadata.uid) {
                    orphans.add(Key::new(pod.metadata.namespace.as_str(), pod.metadata.name.as_str()));
                }
            }
            queue.add(event.key());
        });
    }
    subscribe(&controller, &orphans);
    context.synced().await;
    let release = controller.clone();
    let runner = Runner::new("job", context.config.concurrent("job"));
    let orphan_runner = Runner::new("job_orphan_pod", 1);
    tokio::join!(
        runner.run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        }),
        orphan_runner.run(orphans, context.shutdown.clone(), move |key| {
            let controller = release.clone();
            async move { controller.release_orphan(&key).await }
        }),
    );
    Ok(())
}

fn subscribe(controller: &Controller, orphans: &Queue<Key>) {
    let (controller, orphans) = (controller.clone(), orphans.clone());
    let pods = controller.pods.clone();
    let owner = |pod: &Pod| {
        let m = &pod.metadata;
        controller_of(m, &RESOURCE).map(|o| (Key::new(m.namespace.as_str(), o.name.as_str()), o.uid.clone()))
    };
    pods.add_handler(move |event| {
        let pod = event.object();
        let Some((key, uid)) = owner(pod) else {
            if let Some((key, _)) = event.old().and_then(|old| owner(old)) {
                controller.queue.add(key);
            }
            if pod.metadata.controller().is_none() {
                controller.wake_matching(pod);
                // One that was released may still carry the finalizer.
                if has_finalizer(pod) && !matches!(event, Event::Deleted { .. }) {
                    orphans.add(event.key());
                }
            }
            return;
        };
        let name = key.to_string();
        if !has_finalizer(pod) || matches!(event, Event::Deleted { .. }) {
            let mut removed = controller.removed.lock();
            if let Some(uids) = removed.get_mut(&name) {
                uids.remove(&pod.metadata.uid);
                if uids.is_empty() {
                    removed.remove(&name);
                }
            }
        }
        match event {
            Event::Added { .. } if !pod.metadata.is_deleting() => controller.expectations.creation_observed(&name),
            Event::Updated { .. } if !pod.metadata.is_deleting() => {}
            _ => controller.expectations.deletion_observed_of(&name, &pod.metadata.key()),
        }
        let alive = controller.jobs.store().get_key(&key).is_some_and(|job| job.metadata.uid == uid);
        if !alive && has_finalizer(pod) && !matches!(event, Event::Deleted { .. }) {
            orphans.add(event.key());
        }
        controller.queue.add_after(key, BATCH);
    });
}

impl Controller {
    fn wake_matching(&self, pod: &Pod) {
        for job in self.jobs.store().list_namespace(&pod.metadata.namespace) {
            let selector = apimachinery::labels::Selector::from_label_selector(&job.spec["selector"]);
            if selector.is_ok_and(|s| s.matches(&pod.metadata.labels)) {
                self.queue.add(Key::new(job.metadata.namespace.as_str(), job.metadata.name.as_str()));
            }
        }
    }

    /// Takes the finalizer off a pod whose job is gone or finished elsewhere.
    async fn release_orphan(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(pod) = self.pods.store().get_key(key) else { return Ok(Next::Done) };
        if !has_finalizer(&pod) {
            return Ok(Next::Done);
        }
        if let Some(owner) = controller_of(&pod.metadata, &RESOURCE) {
            let job = self.jobs.store().get(&pod.metadata.namespace, &owner.name);
            if job.is_some_and(|job| job.metadata.uid == owner.uid) {
                return Ok(Next::Done);
            }
        }
        self.remove_finalizer(&pod).await?;
        Ok(Next::Done)
    }

    /// One that is gone is fine.
    async fn remove_finalizer(&self, pod: &Pod) -> Result<(), client::Error> {
        let m = &pod.metadata;
        let patch = Patch::Strategic(json!({"metadata": {"$deleteFromPrimitiveList/finalizers": [FINALIZER]}}));
        let options = WriteOptions::default();
        match self.client.patch::<Value>(&PODS, &m.namespace, &m.name, "", &patch, &options).await {
            Err(error) if !error.is_not_found() => Err(error),
            _ => Ok(()),
        }
    }
}
