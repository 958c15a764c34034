//! One sync of a StatefulSet: its steps in order, each an API call.

use std::sync::Arc;

use apimachinery::labels::Selector;
use client::resources::{PERSISTENT_VOLUME_CLAIMS, PODS, STATEFUL_SETS};
use client::{DeleteOptions, Error, WriteOptions};
use jiff::Timestamp;
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::{ObjectReference, SyncError};
use serde_json::{Value, json};

use super::decide::{self, Members};
use super::history::{self, History};
use super::{Controller, identity, retention};
use crate::types::Claim;
use crate::workload::Workload;
use crate::workload::revision::Revision;

/// Whether the sync goes on to the next pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    On,
    Stop,
}

/// Pods handled at the same time by a Parallel set.
const MAX_BATCH: usize = 500;

/// What one sync looks at.
struct Sync<'a> {
    set: &'a Workload,
    history: &'a History,
    now: Timestamp,
    monotonic: bool,
}

impl Controller {
    /// True when ready pods are not available yet.
    pub(super) async fn update(
        &self,
        set: &Workload,
        selector: &Selector,
        pods: &[Arc<Pod>],
    ) -> Result<bool, SyncError> {
        let history = history::revisions(self, set, selector).await?;
        let now = self.context.now();
        let sync = Sync { set, history: &history, now, monotonic: !decide::is_parallel(set) };
        let mut members = decide::members(set, pods);
        let mut deleted = 0;
        let done = self.steps(&sync, &mut members, &mut deleted).await;
        let (current, update) = (&history.current.metadata.name, &history.update.metadata.name);
        let all = members.replicas.iter().flatten().chain(&members.condemned).map(AsRef::as_ref);
        let mut counts = decide::count(set, all, current, update, now);
        let waiting = counts.ready != counts.available;
        counts.current -= deleted;
        let status = decide::status(set, counts, current, update, history.collisions);
        let written = self.write_status(set, status).await;
        let truncated = history::truncate(self, set, pods, &history).await;
        done?;
        written?;
        truncated?;
        Ok(waiting)
    }

    async fn steps(&self, sync: &Sync<'_>, members: &mut Members, deleted: &mut i64) -> Result<(), SyncError> {
        let set = sync.set;
        if set.metadata.is_deleting() {
            return Ok(());
        }
        // The first pod in trouble may be deleted, so that a stuck set can shrink.
        let trouble = members
            .replicas
            .iter()
            .map(|r| r.as_ref())
            .chain(members.condemned.iter().rev().map(Some))
            .find(|pod| pod.is_none_or(|p| decide::is_unavailable(set, p, sync.now)))
            .flatten()
            .map(|p| p.metadata.uid.clone());
        if self.replicas(sync, members).await? == Step::Stop && sync.monotonic {
            return Ok(());
        }
        for pod in &members.condemned {
            if !self.claims_are_right(set, pod) {
                self.correct_claims(set, pod).await?;
            }
        }
        let mut outcome = Ok(());
        for pod in &members.condemned {
            match self.condemned(sync, pod, trouble.as_deref()).await {
                Ok(Step::Stop) if sync.monotonic => return Ok(()),
                Ok(_) => {}
                Err(error) if sync.monotonic => return Err(error),
                Err(error) => outcome = Err(error),
            }
        }
        outcome?;
        if set.spec.update_strategy["type"] == "OnDelete" {
            return Ok(());
        }
        let replicas: Vec<Arc<Pod>> = members.replicas.iter().flatten().cloned().collect();
        if replicas.len() < members.replicas.len() {
            return Ok(());
        }
        for pod in decide::to_update(set, &replicas, &sync.history.update.metadata.name, sync.now) {
            self.delete_pod(set, &pod).await?;
            // Upstream takes it off whatever revision it was of.
            *deleted += 1;
        }
        Ok(())
    }

    /// Each replica in turn, or all together.
    async fn replicas(&self, sync: &Sync<'_>, members: &mut Members) -> Result<Step, SyncError> {
        let first = identity::start(sync.set);
        let number = |at: usize| first.saturating_add(i32::try_from(at).unwrap_or(i32::MAX));
        if sync.monotonic {
            for at in 0..members.replicas.len() {
                let (step, made) = self.replica(sync, number(at), members.replicas[at].clone()).await?;
                members.replicas[at] = made;
                if step == Step::Stop {
                    return Ok(Step::Stop);
                }
            }
            return Ok(Step::On);
        }
        let (mut at, mut batch) = (0, 1);
        while at < members.replicas.len() {
            let end = (at + batch).min(members.replicas.len());
            let all = (at..end).map(|n| self.replica(sync, number(n), members.replicas[n].clone()));
            let mut failure = None;
            for (n, result) in (at..end).zip(futures::future::join_all(all).await) {
                match result {
                    Ok((_, made)) => members.replicas[n] = made,
                    Err(error) => failure = Some(error),
                }
            }
            if let Some(error) = failure {
                return Err(error);
            }
            at = end;
            batch = (batch * 2).min(MAX_BATCH);
        }
        Ok(Step::On)
    }

    async fn replica(
        &self,
        sync: &Sync<'_>,
        ordinal: i32,
        pod: Option<Arc<Pod>>,
    ) -> Result<(Step, Option<Arc<Pod>>), SyncError> {
        let set = sync.set;
        let Some(pod) = pod else {
            return match self.create_pod(sync, ordinal).await? {
                None => Ok((Step::Stop, None)),
                Some(made) if sync.monotonic => Ok((Step::Stop, Some(made))),
                Some(made) => Ok((Step::On, Some(made))),
            };
        };
        let keep = |step: Step| Ok((step, Some(pod.clone())));
        if pod.is_finished() {
            if !pod.metadata.is_deleting() {
                self.delete_pod(set, &pod).await?;
            }
            return keep(Step::Stop);
        }
        if pod.status.phase == "Pending" {
            self.create_claims(set, ordinal, &pod.metadata.name).await?;
            self.correct_claims(set, &pod).await?;
        }
        let ready = decide::is_running_and_ready(&pod) && pod.is_available(set.spec.min_ready_seconds, sync.now);
        if sync.monotonic && (pod.metadata.is_deleting() || !ready) {
            return keep(Step::Stop);
        }
        let right = identity::identity_matches(set, &pod) && identity::storage_matches(set, &pod);
        if !right || !self.claims_are_right(set, &pod) {
            self.correct_pod(set, &pod, ordinal).await?;
        }
        keep(Step::On)
    }

    async fn condemned(&self, sync: &Sync<'_>, pod: &Arc<Pod>, trouble: Option<&str>) -> Result<Step, SyncError> {
        if pod.metadata.is_deleting() {
            return Ok(Step::Stop);
        }
        let min_ready = sync.set.spec.min_ready_seconds;
        let well = decide::is_running_and_ready(pod) && pod.is_available(min_ready, sync.now);
        if sync.monotonic && !well && trouble != Some(pod.metadata.uid.as_str()) {
            return Ok(Step::Stop);
        }
        self.delete_pod(sync.set, pod).await?;
        Ok(Step::Stop)
    }

    /// None when a claim of an earlier pod of the name is still there.
    async fn create_pod(&self, sync: &Sync<'_>, ordinal: i32) -> Result<Option<Arc<Pod>>, SyncError> {
        let set = sync.set;
        let name = identity::pod_name(set, ordinal);
        let nobody = client::ObjectMeta { name: name.clone(), ..client::ObjectMeta::default() };
        if retention::deletes_when_scaled(set) {
            for claim in self.claims_of(set, ordinal) {
                if retention::is_stale(&claim.metadata, &PODS, &nobody) {
                    return Ok(None);
                }
            }
        }
        if let Err(error) = self.create_claims(set, ordinal, &name).await {
            self.tell_pod("create", set, &name, Some(&error.to_string()));
            return Err(error);
        }
        let revision: &Revision =
            if decide::is_of_current(set, ordinal) { &sync.history.current } else { &sync.history.update };
        let pod = identity::new_pod(set, &template_of(revision), ordinal, &revision.metadata.name);
        let created: Result<Pod, Error> =
            self.client.create(&PODS, &set.metadata.namespace, &pod, &WriteOptions::default()).await;
        match created {
            Ok(created) => {
                self.written.wrote(&set.metadata.key(), "pods", &created.metadata.resource_version);
                self.correct_claims(set, &created).await?;
                self.tell_pod("create", set, &name, None);
                Ok(Some(Arc::new(created)))
            }
            Err(error) => {
                if !error.is_already_exists() {
                    self.tell_pod("create", set, &name, Some(&error.to_string()));
                }
                Err(error.into())
            }
        }
    }

    async fn delete_pod(&self, set: &Workload, pod: &Pod) -> Result<(), SyncError> {
        let m = &pod.metadata;
        match self.client.delete(&PODS, &m.namespace, &m.name, &DeleteOptions::default()).await {
            Err(error) if !error.is_not_found() => {
                self.tell_pod("delete", set, &m.name, Some(&error.to_string()));
                Err(error.into())
            }
            _ => {
                self.tell_pod("delete", set, &m.name, None);
                Ok(())
            }
        }
    }

    /// Gives a pod its labels, volumes and claims' owners back.
    async fn correct_pod(&self, set: &Workload, pod: &Pod, ordinal: i32) -> Result<(), SyncError> {
        let m = &pod.metadata;
        if !identity::storage_matches(set, pod) {
            self.create_claims(set, ordinal, &m.name).await?;
        }
        self.correct_claims(set, pod).await?;
        let mut object: Value = self.client.get(&PODS, &m.namespace, &m.name).await?;
        identity::correct(set, &mut object);
        let done: Result<Pod, Error> =
            self.client.update(&PODS, &m.namespace, &m.name, &object, &WriteOptions::default()).await;
        match done {
            Ok(updated) => {
                self.written.wrote(&set.metadata.key(), "pods", &updated.metadata.resource_version);
                self.tell_pod("update", set, &m.name, None);
                Ok(())
            }
            Err(error) => {
                self.tell_pod("update", set, &m.name, Some(&error.to_string()));
                Err(error.into())
            }
        }
    }

    /// Those of a pod's claims that exist.
    fn claims_of(&self, set: &Workload, ordinal: i32) -> Vec<Arc<Claim>> {
        let store = self.claims.store();
        identity::claim_names(set, ordinal).values().filter_map(|n| store.get(&set.metadata.namespace, n)).collect()
    }

    async fn create_claims(&self, set: &Workload, ordinal: i32, pod: &str) -> Result<(), SyncError> {
        let namespace = &set.metadata.namespace;
        let mut errors = Vec::new();
        for claim in identity::claims(set, ordinal) {
            let name = claim["metadata"]["name"].as_str().unwrap_or_default().to_owned();
            if let Some(existing) = self.claims.store().get(namespace, &name) {
                if existing.metadata.is_deleting() {
                    errors.push(format!("pvc {name} is being deleted"));
                }
                continue;
            }
            let done: Result<Claim, Error> =
                self.client.create(&PERSISTENT_VOLUME_CLAIMS, namespace, &claim, &WriteOptions::default()).await;
            match done {
                Ok(made) => {
                    self.written.wrote(&set.metadata.key(), "claims", &made.metadata.resource_version);
                    let text = format!("Create Claim {name} Pod {pod} in StatefulSet {} success", set.metadata.name);
                    self.tell(set, EventType::Normal, "SuccessfulCreate", text);
                }
                Err(error) => {
                    if !error.is_already_exists() {
                        let text = format!(
                            "Create Claim {name} for Pod {pod} in StatefulSet {} failed error: {error}",
                            set.metadata.name
                        );
                        self.tell(set, EventType::Warning, "FailedCreate", text);
                    }
                    errors.push(format!("failed to create PVC {name}: {error}"));
                }
            }
        }
        match errors.len() {
            0 => Ok(()),
            1 => Err(SyncError::new(errors.remove(0))),
            _ => Err(SyncError::new(format!("[{}]", errors.join(", ")))),
        }
    }

    fn claims_are_right(&self, set: &Workload, pod: &Pod) -> bool {
        let Some(ordinal) = identity::ordinal(&pod.metadata.name) else { return true };
        self.claims_of(set, ordinal).iter().all(|c| retention::is_right(&c.metadata, set, &pod.metadata))
    }

    async fn correct_claims(&self, set: &Workload, pod: &Pod) -> Result<(), SyncError> {
        let Some(ordinal) = identity::ordinal(&pod.metadata.name) else { return Ok(()) };
        for claim in self.claims_of(set, ordinal) {
            let m = &claim.metadata;
            if retention::has_conflict(m, set, &pod.metadata) {
                let text = format!(
                    "PersistentVolumeClaim {} has a conflicting OwnerReference that acts as a manging controller, the \
                     retention policy is ignored for this claim",
                    m.name
                );
                self.tell(set, EventType::Warning, "ConflictingController", text);
            }
            if retention::is_right(m, set, &pod.metadata) {
                continue;
            }
            let owners = retention::corrected(m, set, &pod.metadata);
            let change = json!({"metadata": {"uid": m.uid, "ownerReferences": owners}});
            let updated: Claim =
                self.client.merge(&PERSISTENT_VOLUME_CLAIMS, &m.namespace, &m.name, "", &change).await?;
            self.written.wrote(&set.metadata.key(), "claims", &updated.metadata.resource_version);
        }
        Ok(())
    }

    fn tell(&self, set: &Workload, kind: EventType, reason: &'static str, text: String) {
        self.recorder.event(&ObjectReference::new(&STATEFUL_SETS, &set.metadata), kind, reason, text);
    }

    fn tell_pod(&self, verb: &str, set: &Workload, pod: &str, error: Option<&str>) {
        let (word, well, ill) = match verb {
            "create" => ("Create", "SuccessfulCreate", "FailedCreate"),
            "delete" => ("Delete", "SuccessfulDelete", "FailedDelete"),
            _ => ("Update", "SuccessfulUpdate", "FailedUpdate"),
        };
        let set_name = &set.metadata.name;
        match error {
            None => {
                let text = format!("{word} Pod {pod} in StatefulSet {set_name} successful");
                self.tell(set, EventType::Normal, well, text);
            }
            Some(error) => {
                let text = format!("{word} Pod {pod} in StatefulSet {set_name} failed error: {error}");
                self.tell(set, EventType::Warning, ill, text);
            }
        }
    }

    async fn write_status(&self, set: &Workload, mut status: Value) -> Result<(), SyncError> {
        if !decide::differs(set, &status) {
            return Ok(());
        }
        crate::workload::name_what_went(&set.status, &mut status);
        let m = &set.metadata;
        let change = json!({"metadata": {"uid": m.uid}, "status": status});
        let updated: Workload = self.client.merge(&STATEFUL_SETS, &m.namespace, &m.name, "status", &change).await?;
        self.written.wrote(&m.key(), "sets", &updated.metadata.resource_version);
        Ok(())
    }
}

/// The pod template that a revision keeps.
fn template_of(revision: &Revision) -> Value {
    let mut template = revision.data["spec"]["template"].clone();
    if let Some(template) = template.as_object_mut() {
        template.remove("$patch");
    }
    template
}
