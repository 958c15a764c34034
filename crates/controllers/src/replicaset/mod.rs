//! replicaset-controller and replicationcontroller-controller: as many pods as
//! asked for.
//!
//! Watches its sets and their pods; adopts matching orphans, releases what no
//! longer matches. Expectations keep it from acting on a store that has not seen
//! its own writes. Upstream followed: pkg/controller/replicaset.

mod decide;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{PODS, REPLICA_SETS, REPLICATION_CONTROLLERS};
use client::{Client, ResourceRef};
use informers::{Event, Informer, Key};
use reconciler::owner::{ClaimManager, controller_of};
use reconciler::pod::Pod;
use reconciler::{Expectations, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::workload::Workload;
use crate::workload::pods::{BURST, PodControl, from_template};

static SETS: ResourceRef = REPLICA_SETS;
static CONTROLLERS: ResourceRef = REPLICATION_CONTROLLERS;

pub async fn run(context: Context) -> Result<(), SyncError> {
    start(context, &SETS, "replicaset-controller", "replicaset").await
}

pub async fn run_replication_controllers(context: Context) -> Result<(), SyncError> {
    start(context, &CONTROLLERS, "replication-controller", "replicationcontroller").await
}

#[derive(Clone)]
struct Controller {
    resource: &'static ResourceRef,
    client: Client,
    control: PodControl,
    sets: Informer<Workload>,
    pods: Informer<Pod>,
    expectations: Arc<Expectations>,
    context: Context,
}

/// Index of pods by the uid of their controller; orphans under the empty text.
pub const BY_CONTROLLER: &str = "controller-uid";

pub fn index_by_controller(pods: &Informer<Pod>) {
    pods.store().add_index(BY_CONTROLLER, |pod: &Pod| {
        vec![pod.metadata.controller().map_or_else(|| format!("{}/", pod.metadata.namespace), |o| o.uid.clone())]
    });
}

async fn start(
    context: Context,
    resource: &'static ResourceRef,
    account: &'static str,
    name: &'static str,
) -> Result<(), SyncError> {
    let client = context.client(account).await?;
    let recorder = context.recorder(&client, account);
    let sets = context.factory.informer::<Workload>(resource);
    let pods = context.factory.informer::<Pod>(&PODS);
    index_by_controller(&pods);
    let queue: Queue<Key> = Queue::new(name);
    let expectations = Arc::new(Expectations::new());
    {
        let queue = queue.clone();
        sets.add_handler(move |event| queue.add(event.key()));
    }
    subscribe(resource, &sets, &pods, &queue, &expectations);
    context.synced().await;
    let controller = Controller {
        resource,
        control: PodControl { client: client.clone(), recorder },
        client,
        sets,
        pods,
        expectations,
        context: context.clone(),
    };
    let workers = context.config.concurrent(name);
    Runner::new(name, workers)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

/// Wakes the owners of pods that change, and lowers their expectations.
pub fn subscribe(
    resource: &'static ResourceRef,
    sets: &Informer<Workload>,
    pods: &Informer<Pod>,
    queue: &Queue<Key>,
    expectations: &Arc<Expectations>,
) {
    let (sets, queue, expectations) = (sets.clone(), queue.clone(), expectations.clone());
    let owner_key = move |pod: &Pod| {
        controller_of(&pod.metadata, resource).map(|o| Key::new(pod.metadata.namespace.as_str(), o.name.as_str()))
    };
    pods.add_handler(move |event| {
        let pod = event.object();
        let wake = |key: Key| queue.add(key);
        match event {
            Event::Added { .. } if pod.metadata.is_deleting() => {
                if let Some(key) = owner_key(pod) {
                    expectations.deletion_observed_of(&key.to_string(), &pod.metadata.key());
                    wake(key);
                }
            }
            Event::Added { .. } => match owner_key(pod) {
                Some(key) => {
                    expectations.creation_observed(&key.to_string());
                    wake(key);
                }
                None if pod.metadata.controller().is_none() => wake_matching(&sets, pod, &queue),
                None => {}
            },
            Event::Updated { old, new } => {
                if new.metadata.is_deleting() {
                    if let Some(key) = owner_key(new) {
                        expectations.deletion_observed_of(&key.to_string(), &new.metadata.key());
                        wake(key);
                    }
                    return;
                }
                let (before, after) = (owner_key(old), owner_key(new));
                if before != after
                    && let Some(key) = before
                {
                    wake(key);
                }
                match after {
                    Some(key) => {
                        // A pod that just became ready counts as available only later.
                        if !old.is_ready()
                            && new.is_ready()
                            && let Some(set) = sets.store().get_key(&key)
                            && set.spec.min_ready_seconds > 0
                        {
                            queue.add_after(
                                key.clone(),
                                Duration::from_secs(u64::try_from(set.spec.min_ready_seconds).unwrap_or(0) + 1),
                            );
                        }
                        wake(key);
                    }
                    None if new.metadata.controller().is_none()
                        && (old.metadata.labels != new.metadata.labels || old.metadata.controller().is_some()) =>
                    {
                        wake_matching(&sets, new, &queue);
                    }
                    None => {}
                }
            }
            Event::Deleted { .. } => {
                if let Some(key) = owner_key(pod) {
                    expectations.deletion_observed_of(&key.to_string(), &pod.metadata.key());
                    wake(key);
                }
            }
        }
    });
}

fn wake_matching(sets: &Informer<Workload>, pod: &Pod, queue: &Queue<Key>) {
    for set in sets.store().list_namespace(&pod.metadata.namespace) {
        if set.selector().is_ok_and(|s| s.matches(&pod.metadata.labels)) {
            queue.add(Key::new(set.metadata.namespace.as_str(), set.metadata.name.as_str()));
        }
    }
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let Some(set) = self.sets.store().get_key(key) else {
            self.expectations.delete(&name);
            return Ok(Next::Done);
        };
        let selector = match set.selector() {
            Ok(selector) => selector,
            // A selector that nothing can parse waits for its mending.
            Err(error) => {
                tracing::error!(set = name, err = %error, "Error converting pod selector to selector");
                return Ok(Next::Done);
            }
        };
        let satisfied = self.expectations.satisfied(&name);
        let store = self.pods.store();
        let mut candidates = store.by_index(BY_CONTROLLER, &set.metadata.uid);
        candidates.extend(store.by_index(BY_CONTROLLER, &format!("{}/", set.metadata.namespace)));
        let terminating = candidates
            .iter()
            .filter(|p| {
                p.metadata.is_deleting()
                    && !p.is_finished()
                    && p.metadata.controller().is_some_and(|o| o.uid == set.metadata.uid)
            })
            .count();
        let active: Vec<Arc<Pod>> = candidates.into_iter().filter(|p| p.is_active()).collect();
        let owned = ClaimManager::new(&self.client, self.resource, &set.metadata, &PODS, &[])
            .claim(active, |p| &p.metadata, |p| selector.matches(&p.metadata.labels))
            .await?;
        let regarding = ObjectReference::new(self.resource, &set.metadata);
        let mut failure = None;
        if satisfied && !set.metadata.is_deleting() {
            failure = self.manage(&set, &owned, &regarding, &name).await.err();
        }
        let now = self.context.now();
        let failed = failure.as_ref().map(|e| e.to_string());
        let wanted = decide::status(&set, &owned, terminating, failed.as_deref(), now);
        if wanted != set.status {
            self.write_status(&set, wanted).await?;
        }
        if let Some(error) = failure {
            return Err(error);
        }
        // Those that are ready but not available yet.
        let soonest = owned.iter().filter_map(|p| p.available_in(set.spec.min_ready_seconds, now)).min();
        Ok(soonest.map_or(Next::Done, Next::After))
    }

    async fn manage(
        &self,
        set: &Workload,
        pods: &[Arc<Pod>],
        regarding: &ObjectReference,
        key: &str,
    ) -> Result<(), SyncError> {
        let wanted = usize::try_from(set.replicas()).unwrap_or(0);
        if pods.len() < wanted {
            let count = (wanted - pods.len()).min(BURST);
            self.expectations.expect_creations(key, i64::try_from(count).unwrap_or(0));
            let new = vec![from_template(&set.spec.template, self.resource, &set.metadata); count];
            self.control.create_all(new, regarding, &self.expectations, key).await?;
        } else if pods.len() > wanted {
            let count = (pods.len() - wanted).min(BURST);
            let related = self.related(set);
            let victims = decide::victims(pods, &related, count, self.context.now());
            self.expectations.expect_deletions_of(key, victims.iter().map(|p| p.metadata.key()));
            self.control.delete_all(&victims, regarding, &self.expectations, key).await?;
        }
        Ok(())
    }

    /// Pods of the sets with the same controller (all ReplicaSets of a Deployment).
    fn related(&self, set: &Workload) -> Vec<Arc<Pod>> {
        let Some(owner) = set.metadata.controller() else { return Vec::new() };
        self.sets
            .store()
            .list_namespace(&set.metadata.namespace)
            .iter()
            .filter(|s| s.metadata.controller().is_some_and(|o| o.uid == owner.uid))
            .flat_map(|s| self.pods.store().by_index(BY_CONTROLLER, &s.metadata.uid))
            .collect()
    }

    async fn write_status(&self, set: &Workload, status: Value) -> Result<(), SyncError> {
        let m = &set.metadata;
        let mut status = status;
        crate::workload::name_what_went(&set.status, &mut status);
        let change = serde_json::json!({"metadata": {"uid": m.uid}, "status": status});
        let done = self.client.merge::<Value>(self.resource, &m.namespace, &m.name, "status", &change).await;
        match done {
            Err(error) if error.is_not_found() => Ok(()),
            other => other.map(drop).map_err(SyncError::from),
        }
    }
}
