//! deployment-controller: ReplicaSets by template, rolled over by strategy.
//!
//! Watches Deployments, their ReplicaSets and pods. Each sync looks at all of the
//! Deployment's ReplicaSets and takes the next steps: make the new one, scale up
//! and down within surge and unavailability, clean the history, tell progress.
//! Upstream followed: pkg/controller/deployment.

mod decide;
mod revision;
mod status;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{DEPLOYMENTS, PODS, REPLICA_SETS};
use client::{Client, DeleteOptions, WriteOptions};
use informers::{Event, Informer, Key};
use reconciler::events::EventType;
use reconciler::owner::{ClaimManager, controller_of};
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::replicaset::{BY_CONTROLLER, index_by_controller};
use crate::workload::{Workload, condition};

/// After so many failures a key waits for the next event.
const MAX_RETRIES: u32 = 15;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    deployments: Informer<Workload>,
    sets: Informer<Workload>,
    pods: Informer<Pod>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("deployment-controller").await?;
    let recorder = context.recorder(&client, "deployment-controller");
    let deployments = context.factory.informer::<Workload>(&DEPLOYMENTS);
    let sets = context.factory.informer::<Workload>(&REPLICA_SETS);
    let pods = context.factory.informer::<Pod>(&PODS);
    index_by_controller(&pods);
    let queue: Queue<Key> = Queue::new("deployment");
    {
        let queue = queue.clone();
        deployments.add_handler(move |event| queue.add(event.key()));
    }
    {
        let (queue, all) = (queue.clone(), deployments.clone());
        let owner = |set: &Workload| {
            controller_of(&set.metadata, &DEPLOYMENTS)
                .map(|o| Key::new(set.metadata.namespace.as_str(), o.name.as_str()))
        };
        sets.add_handler(move |event| {
            for set in event.old().into_iter().chain([event.object()]) {
                match owner(set) {
                    Some(key) => queue.add(key),
                    // An orphan may be adopted by whoever selects it.
                    None if set.metadata.controller().is_none() && !matches!(event, Event::Deleted { .. }) => {
                        for deployment in all.store().list_namespace(&set.metadata.namespace) {
                            if deployment.selector().is_ok_and(|s| s.matches(&set.metadata.labels)) {
                                queue.add(Key::new(
                                    deployment.metadata.namespace.as_str(),
                                    deployment.metadata.name.as_str(),
                                ));
                            }
                        }
                    }
                    None => {}
                }
            }
        });
    }
    {
        // Recreate waits for the last pod to go.
        let (queue, sets, all) = (queue.clone(), sets.clone(), deployments.clone());
        pods.add_handler(move |event| {
            let Event::Deleted { object, .. } = event else { return };
            let Some(owner) = controller_of(&object.metadata, &REPLICA_SETS) else { return };
            let Some(set) = sets.store().get(&object.metadata.namespace, &owner.name) else { return };
            let Some(owner) = controller_of(&set.metadata, &DEPLOYMENTS) else { return };
            let key = Key::new(set.metadata.namespace.as_str(), owner.name.as_str());
            if all.store().get_key(&key).is_some_and(|d| d.spec.strategy["type"] == "Recreate") {
                queue.add(key);
            }
        });
    }
    context.synced().await;
    let controller = Controller { client, recorder, deployments, sets, pods, context: context.clone() };
    Runner::new("deployment", context.config.concurrent("deployment"))
        .max_retries(MAX_RETRIES)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(deployment) = self.deployments.store().get_key(key) else { return Ok(Next::Done) };
        let regarding = ObjectReference::new(&DEPLOYMENTS, &deployment.metadata);
        let selector = deployment.selector().map_err(SyncError::new)?;
        if selector.is_empty() && !selector.selects_nothing() {
            self.recorder.event(
                &regarding,
                EventType::Warning,
                "SelectingAll",
                "This deployment is selecting all pods. A non-empty selector is required.",
            );
            return Ok(Next::Done);
        }
        let all = self.sets.store().list_namespace(&deployment.metadata.namespace);
        let owned = ClaimManager::new(&self.client, &DEPLOYMENTS, &deployment.metadata, &REPLICA_SETS, &[])
            .claim(all, |s| &s.metadata, |s| selector.matches(&s.metadata.labels))
            .await?;
        if deployment.metadata.is_deleting() {
            self.write_status(&deployment, &owned, None).await?;
            return Ok(Next::Done);
        }
        // Pausing and resuming are told in the Progressing condition.
        if let Some(conditions) = status::pause_condition(&deployment, self.context.now()) {
            let change = json!({"metadata": {"uid": deployment.metadata.uid}, "status": {"conditions": conditions}});
            self.update(&DEPLOYMENTS, &deployment, "status", change).await?;
            return Ok(Next::Done);
        }
        let (new, old) = revision::split(&deployment, &owned);
        if deployment.spec.paused {
            let new = self.sync_revision(&deployment, new, &old, false).await?;
            let sets = with(&old, new.as_ref());
            self.scale_proportionally(&deployment, new.as_ref(), &sets, &regarding).await?;
            self.cleanup(&deployment, &old).await?;
            self.write_status(&deployment, &sets, new.as_deref()).await?;
            return Ok(Next::Done);
        }
        // A change of replicas alone is no rollout.
        if decide::is_scaling(&deployment, &with(&old, new.as_ref())) {
            let new = self.sync_revision(&deployment, new, &old, false).await?;
            let sets = with(&old, new.as_ref());
            self.scale_proportionally(&deployment, new.as_ref(), &sets, &regarding).await?;
            self.write_status(&deployment, &sets, new.as_deref()).await?;
            return Ok(Next::Done);
        }
        if deployment.spec.strategy["type"] == "Recreate" {
            return self.recreate(&deployment, new, old, &regarding).await;
        }
        self.rolling(&deployment, new, old, &regarding).await
    }

    async fn rolling(
        &self,
        deployment: &Arc<Workload>,
        new: Option<Arc<Workload>>,
        old: Vec<Arc<Workload>>,
        regarding: &ObjectReference,
    ) -> Result<Next, SyncError> {
        let Some(new) = self.sync_revision(deployment, new, &old, true).await? else { return Ok(Next::Done) };
        let sets = with(&old, Some(&new));
        let up = decide::new_replicas(deployment, &sets, &new);
        if up != new.replicas() {
            let scaled = self.scale(deployment, &new, up, regarding).await?;
            let sets = with(&old, Some(&scaled));
            return self.finish(deployment, &sets, Some(&scaled)).await;
        }
        let steps = decide::old_replicas(deployment, &sets, &new, &old);
        if !steps.is_empty() {
            let mut after: Vec<Arc<Workload>> = sets.clone();
            for (set, replicas) in steps {
                let scaled = self.scale(deployment, &set, replicas, regarding).await?;
                if let Some(slot) = after.iter_mut().find(|s| s.metadata.uid == scaled.metadata.uid) {
                    *slot = scaled;
                }
            }
            return self.finish(deployment, &after, Some(&new)).await;
        }
        if status::is_complete(deployment, &deployment.status) {
            self.cleanup(deployment, &old).await?;
        }
        self.finish(deployment, &sets, Some(&new)).await
    }

    async fn recreate(
        &self,
        deployment: &Arc<Workload>,
        new: Option<Arc<Workload>>,
        old: Vec<Arc<Workload>>,
        regarding: &ObjectReference,
    ) -> Result<Next, SyncError> {
        let new = self.sync_revision(deployment, new, &old, false).await?;
        let mut sets = with(&old, new.as_ref());
        let mut scaled_down = false;
        for set in old.iter().filter(|s| s.replicas() > 0) {
            let scaled = self.scale(deployment, set, 0, regarding).await?;
            if let Some(slot) = sets.iter_mut().find(|s| s.metadata.uid == scaled.metadata.uid) {
                *slot = scaled;
            }
            scaled_down = true;
        }
        if scaled_down {
            return self.finish(deployment, &sets, new.as_ref()).await;
        }
        // Pods of old sets must be gone, terminating ones too.
        let running = old
            .iter()
            .any(|set| self.pods.store().by_index(BY_CONTROLLER, &set.metadata.uid).iter().any(|p| !p.is_finished()));
        if running {
            return self.finish(deployment, &sets, new.as_ref()).await;
        }
        let Some(mut new) = self.sync_revision(deployment, new, &old, true).await? else { return Ok(Next::Done) };
        if new.replicas() != deployment.replicas() {
            new = self.scale(deployment, &new, deployment.replicas(), regarding).await?;
        }
        if status::is_complete(deployment, &deployment.status) {
            self.cleanup(deployment, &old).await?;
        }
        self.finish(deployment, &with(&old, Some(&new)), Some(&new)).await
    }

    async fn finish(
        &self,
        deployment: &Workload,
        sets: &[Arc<Workload>],
        new: Option<&Arc<Workload>>,
    ) -> Result<Next, SyncError> {
        let left = self.write_progress(deployment, sets, new.map(AsRef::as_ref)).await?;
        Ok(left.map_or(Next::Done, Next::After))
    }

    /// Finds or makes the ReplicaSet of the present template, and keeps revision
    /// numbers. `create`: make it when there is none.
    async fn sync_revision(
        &self,
        deployment: &Workload,
        new: Option<Arc<Workload>>,
        old: &[Arc<Workload>],
        create: bool,
    ) -> Result<Option<Arc<Workload>>, SyncError> {
        let number = revision::next_number(old);
        if let Some(new) = new {
            let (annotations, changed) = revision::annotations(deployment, &new, number);
            let min_ready = new.spec.min_ready_seconds != deployment.spec.min_ready_seconds;
            let new = if changed || min_ready {
                let change = json!({
                    "metadata": {"annotations": annotations}, "spec": {"minReadySeconds": deployment.spec.min_ready_seconds}});
                Arc::new(self.update(&REPLICA_SETS, &new, "", change).await?)
            } else {
                new
            };
            let own = new.metadata.annotations.get(revision::REVISION).cloned().unwrap_or_default();
            self.set_revision(deployment, &own).await?;
            return Ok(Some(new));
        }
        if !create {
            return Ok(None);
        }
        let sets = with(old, None);
        let object = revision::new_set(deployment, number, decide::first_replicas(deployment, &sets));
        let namespace = &deployment.metadata.namespace;
        match self.client.create::<Workload>(&REPLICA_SETS, namespace, &object, &WriteOptions::default()).await {
            Ok(created) => {
                let replicas = created.replicas();
                if replicas > 0 {
                    let regarding = ObjectReference::new(&DEPLOYMENTS, &deployment.metadata);
                    let text = format!("Scaled up replica set {} from 0 to {replicas}", created.metadata.name);
                    self.recorder.event(&regarding, EventType::Normal, "ScalingReplicaSet", text);
                }
                self.set_revision(deployment, &number.to_string()).await?;
                Ok(Some(Arc::new(created)))
            }
            Err(error) if error.is_already_exists() => {
                let name = object["metadata"]["name"].as_str().unwrap_or_default();
                let existing: Workload = self.client.get(&REPLICA_SETS, namespace, name).await?;
                let ours = existing.metadata.controller().is_some_and(|o| o.uid == deployment.metadata.uid)
                    && revision::same_template(deployment, &existing);
                if ours {
                    return Ok(Some(Arc::new(existing)));
                }
                // Another template has the name: the next hash is another.
                let count = deployment.status["collisionCount"].as_i64().unwrap_or(0) + 1;
                let change = json!({"status": {"collisionCount": count}});
                self.update(&DEPLOYMENTS, deployment, "status", change).await?;
                Err(error.into())
            }
            Err(error) => {
                let text = format!(
                    "Failed to create new replica set {}: {error}",
                    apimachinery::field::quote(object["metadata"]["name"].as_str().unwrap_or_default())
                );
                let condition = status::failure(deployment, "FailedCreate", &text, self.context.now());
                let change = json!({"status": {"conditions": condition}});
                self.update(&DEPLOYMENTS, deployment, "status", change).await?;
                Err(error.into())
            }
        }
    }

    async fn set_revision(&self, deployment: &Workload, number: &str) -> Result<(), SyncError> {
        if number.is_empty() || deployment.metadata.annotations.get(revision::REVISION).is_some_and(|n| n == number) {
            return Ok(());
        }
        let change = json!({"metadata": {"annotations": {revision::REVISION: number}}});
        self.update(&DEPLOYMENTS, deployment, "status", change).await.map(drop)
    }

    async fn scale(
        &self,
        deployment: &Workload,
        set: &Arc<Workload>,
        replicas: i32,
        regarding: &ObjectReference,
    ) -> Result<Arc<Workload>, SyncError> {
        let before = set.replicas();
        let desired = deployment.replicas();
        let annotations = json!({
            revision::DESIRED: desired.to_string(),
            revision::MAX: (desired + decide::limits(deployment).0).to_string(),
        });
        let same = annotations
            .as_object()
            .into_iter()
            .flatten()
            .all(|(k, v)| set.metadata.annotations.get(k).map(String::as_str) == v.as_str());
        if before == replicas && same {
            return Ok(set.clone());
        }
        let change = json!({"metadata": {"annotations": annotations}, "spec": {"replicas": replicas}});
        let scaled = self.update(&REPLICA_SETS, set, "", change).await?;
        if before != replicas {
            let direction = if replicas > before { "up" } else { "down" };
            let text = format!("Scaled {direction} replica set {} from {before} to {replicas}", set.metadata.name);
            self.recorder.event(regarding, EventType::Normal, "ScalingReplicaSet", text);
        }
        Ok(Arc::new(scaled))
    }

    async fn scale_proportionally(
        &self,
        deployment: &Workload,
        new: Option<&Arc<Workload>>,
        sets: &[Arc<Workload>],
        regarding: &ObjectReference,
    ) -> Result<(), SyncError> {
        for (set, replicas) in decide::proportions(deployment, new, sets) {
            self.scale(deployment, &set, replicas, regarding).await?;
        }
        Ok(())
    }

    /// Deletes the oldest empty ReplicaSets above the history's limit.
    async fn cleanup(&self, deployment: &Workload, old: &[Arc<Workload>]) -> Result<(), SyncError> {
        let Some(limit) = deployment.spec.revision_history_limit.filter(|l| *l != i32::MAX) else { return Ok(()) };
        for set in revision::beyond_history(old, limit) {
            let m = &set.metadata;
            match self.client.delete(&REPLICA_SETS, &m.namespace, &m.name, &DeleteOptions::default()).await {
                Err(error) if !error.is_not_found() => return Err(error.into()),
                _ => {}
            }
        }
        Ok(())
    }

    async fn write_status(
        &self,
        deployment: &Workload,
        sets: &[Arc<Workload>],
        new: Option<&Workload>,
    ) -> Result<(), SyncError> {
        let wanted = status::calculate(deployment, sets, new, self.context.now());
        self.put_status(deployment, wanted).await
    }

    /// Status with the Progressing condition; when to look again for its deadline.
    async fn write_progress(
        &self,
        deployment: &Workload,
        sets: &[Arc<Workload>],
        new: Option<&Workload>,
    ) -> Result<Option<Duration>, SyncError> {
        let now = self.context.now();
        let mut wanted = status::calculate(deployment, sets, new, now);
        status::progress(deployment, &mut wanted, sets, new, now);
        let left = status::deadline_left(deployment, &wanted, now);
        self.put_status(deployment, wanted).await?;
        Ok(left)
    }

    async fn put_status(&self, deployment: &Workload, mut wanted: Value) -> Result<(), SyncError> {
        if wanted == deployment.status {
            return Ok(());
        }
        crate::workload::name_what_went(&deployment.status, &mut wanted);
        let change = json!({"metadata": {"uid": deployment.metadata.uid}, "status": wanted});
        self.update(&DEPLOYMENTS, deployment, "status", change).await.map(drop)
    }

    async fn update(
        &self,
        resource: &client::ResourceRef,
        object: &Workload,
        subresource: &str,
        mut change: Value,
    ) -> Result<Workload, SyncError> {
        let m = &object.metadata;
        if subresource.is_empty() {
            // What was decided on an old state is a conflict: a ReplicaSet is not
            // scaled twice because the store has not seen the first time.
            change["metadata"]["resourceVersion"] = m.resource_version.as_str().into();
        }
        self.client.merge(resource, &m.namespace, &m.name, subresource, &change).await.map_err(SyncError::from)
    }
}

fn with(old: &[Arc<Workload>], new: Option<&Arc<Workload>>) -> Vec<Arc<Workload>> {
    old.iter().chain(new).cloned().collect()
}

/// Whether a Deployment tells that its rollout stands still.
pub fn timed_out(status: &Value) -> bool {
    condition(status, "Progressing").is_some_and(|c| c["reason"] == "ProgressDeadlineExceeded")
}
