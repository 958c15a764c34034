//! statefulset-controller: pods with names and claims of their own, made and
//! deleted in order.
//!
//! Watches StatefulSets, pods, claims and ControllerRevisions. OrderedReady goes
//! on only when the pod before is running and available; Parallel does not wait.
//! A sync does nothing while the stores lack the controller's own writes.
//! Upstream followed: pkg/controller/statefulset.

mod control;
mod decide;
mod history;
mod identity;
mod retention;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{CONTROLLER_REVISIONS, PERSISTENT_VOLUME_CLAIMS, PODS, STATEFUL_SETS};
use client::{Client, ResourceRef};
use informers::{Event, Informer, Key};
use reconciler::owner::{ClaimManager, controller_of};
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Next, Queue, Runner, SyncError};

use crate::Context;
use crate::replicaset::{BY_CONTROLLER, index_by_controller};
use crate::types::Claim;
use crate::workload::Workload;
use crate::workload::consistency::Consistency;
use crate::workload::revision::Revision;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    sets: Informer<Workload>,
    pods: Informer<Pod>,
    claims: Informer<Claim>,
    revisions: Informer<Revision>,
    written: Arc<Consistency>,
    context: Context,
}

static SETS: ResourceRef = STATEFUL_SETS;

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("statefulset-controller").await?;
    let recorder = context.recorder(&client, "statefulset-controller");
    let sets = context.factory.informer::<Workload>(&STATEFUL_SETS);
    let pods = context.factory.informer::<Pod>(&PODS);
    let claims = context.factory.informer::<Claim>(&PERSISTENT_VOLUME_CLAIMS);
    let revisions = context.factory.informer::<Revision>(&CONTROLLER_REVISIONS);
    index_by_controller(&pods);
    let queue: Queue<Key> = Queue::new("statefulset");
    {
        let queue = queue.clone();
        sets.add_handler(move |event| queue.add(event.key()));
    }
    subscribe(&sets, &pods, &queue);
    context.synced().await;
    let controller = Controller {
        client,
        recorder,
        sets,
        pods,
        claims,
        revisions,
        written: Arc::default(),
        context: context.clone(),
    };
    Runner::new("statefulset", context.config.concurrent("statefulset"))
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

/// Wakes the owners of pods that change, and those who may adopt one.
fn subscribe(sets: &Informer<Workload>, pods: &Informer<Pod>, queue: &Queue<Key>) {
    let (sets, queue) = (sets.clone(), queue.clone());
    let owner = |pod: &Pod| {
        let m = &pod.metadata;
        controller_of(m, &SETS).map(|o| Key::new(m.namespace.as_str(), o.name.as_str()))
    };
    pods.add_handler(move |event| {
        let adopt = |pod: &Pod| {
            for set in sets.store().list_namespace(&pod.metadata.namespace) {
                if set.selector().is_ok_and(|s| s.matches(&pod.metadata.labels)) {
                    queue.add(Key::new(set.metadata.namespace.as_str(), set.metadata.name.as_str()));
                }
            }
        };
        match event {
            Event::Updated { old, new } => {
                let (before, after) = (owner(old), owner(new));
                if before != after {
                    before.into_iter().for_each(|key| queue.add(key));
                }
                match after {
                    Some(key) => {
                        let became_ready = !old.is_ready() && new.is_ready();
                        if became_ready
                            && let Some(set) = sets.store().get_key(&key)
                            && let Ok(seconds @ 1..) = u64::try_from(set.spec.min_ready_seconds)
                        {
                            queue.add_after(key.clone(), Duration::from_secs(seconds + 1));
                        }
                        queue.add(key);
                    }
                    None if new.metadata.controller().is_none()
                        && (old.metadata.labels != new.metadata.labels || old.metadata.controller().is_some()) =>
                    {
                        adopt(new);
                    }
                    None => {}
                }
            }
            Event::Added { object, .. } if !object.metadata.is_deleting() => match owner(object) {
                Some(key) => queue.add(key),
                None if object.metadata.controller().is_none() => adopt(object),
                None => {}
            },
            Event::Added { object, .. } | Event::Deleted { object, .. } => {
                owner(object).into_iter().for_each(|key| queue.add(key));
            }
        }
    });
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let seen = |resource: &str| match resource {
            "pods" => self.pods.last_resource_version(),
            "claims" => self.claims.last_resource_version(),
            _ => self.sets.last_resource_version(),
        };
        if !self.written.is_ready(&name, seen) {
            return Ok(Next::Again);
        }
        let Some(set) = self.sets.store().get_key(key) else {
            self.written.forget(&name);
            return Ok(Next::Done);
        };
        let Ok(selector) = set.selector() else {
            tracing::error!(key = name, "Error converting StatefulSet selector");
            return Ok(Next::Done);
        };
        let store = self.pods.store();
        let mut candidates = store.by_index(BY_CONTROLLER, &set.metadata.uid);
        candidates.extend(store.by_index(BY_CONTROLLER, &format!("{}/", set.metadata.namespace)));
        let pods = ClaimManager::new(&self.client, &STATEFUL_SETS, &set.metadata, &PODS, &[])
            .claim(
                candidates,
                |p| &p.metadata,
                |p| selector.matches(&p.metadata.labels) && identity::is_member(&set.metadata, &p.metadata.name),
            )
            .await?;
        let waiting = self.update(&set, &selector, &pods).await?;
        if !waiting || set.spec.min_ready_seconds <= 0 {
            return Ok(Next::Done);
        }
        let now = self.context.now();
        let soonest = pods.iter().filter_map(|p| p.available_in(set.spec.min_ready_seconds, now)).min();
        let fallback = Duration::from_secs(u64::try_from(set.spec.min_ready_seconds).unwrap_or(0));
        Ok(Next::After(soonest.unwrap_or(fallback)))
    }
}
