//! daemonset-controller: one pod on each node that the template fits.
//!
//! Watches DaemonSets, their pods and ControllerRevisions, and nodes. Pods are
//! pinned to their node by affinity and bound by the scheduler. A node wakes only
//! those sets for which it changes something. Upstream followed:
//! pkg/controller/daemon.

mod backoff;
mod decide;
mod fit;
mod history;
mod update;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{CONTROLLER_REVISIONS, DAEMON_SETS, NODES, PODS};
use client::{Client, ResourceRef};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::events::EventType;
use reconciler::owner::{ClaimManager, controller_of};
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Expectations, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::replicaset::{BY_CONTROLLER, index_by_controller, subscribe};
use crate::types::{Node, pods_by_node};
use crate::workload::Workload;
use crate::workload::pods::{BURST, PodControl, from_template};
use crate::workload::revision::{self, Revision};

use backoff::Backoff;
use decide::{Plan, World};

static SETS: ResourceRef = DAEMON_SETS;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    control: PodControl,
    sets: Informer<Workload>,
    revisions: Informer<Revision>,
    pods: Informer<Pod>,
    nodes: Informer<Node>,
    expectations: Arc<Expectations>,
    /// Of failed pods, by set, generation and node.
    backoff: Arc<Mutex<Backoff>>,
    queue: Queue<Key>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("daemon-set-controller").await?;
    let recorder = context.recorder(&client, "daemonset-controller");
    let sets = context.factory.informer::<Workload>(&DAEMON_SETS);
    let revisions = context.factory.informer::<Revision>(&CONTROLLER_REVISIONS);
    let pods = context.factory.informer::<Pod>(&PODS);
    let nodes = context.factory.informer::<Node>(&NODES);
    index_by_controller(&pods);
    pods_by_node(&pods);
    let queue: Queue<Key> = Queue::new("daemonset");
    let node_queue: Queue<String> = Queue::new("daemonset-node-updates");
    let expectations = Arc::new(Expectations::new());
    {
        let queue = queue.clone();
        sets.add_handler(move |event| queue.add(event.key()));
    }
    subscribe(&SETS, &sets, &pods, &queue, &expectations);
    revision::subscribe(&SETS, &sets, &revisions, &queue);
    {
        let queue = node_queue.clone();
        nodes.add_handler(move |event| match event {
            Event::Updated { old, new }
                if old.metadata.labels == new.metadata.labels && old.spec.taints == new.spec.taints => {}
            Event::Deleted { .. } => {}
            event => queue.add(event.object().metadata.name.clone()),
        });
    }
    context.synced().await;
    let controller = Controller {
        control: PodControl { client: client.clone(), recorder: recorder.clone() },
        client,
        recorder,
        sets,
        revisions,
        pods,
        nodes,
        expectations,
        backoff: Arc::default(),
        queue: queue.clone(),
        context: context.clone(),
    };
    let by_node = controller.clone();
    let runner = Runner::new("daemonset", context.config.concurrent("daemonset"));
    let node_runner = Runner::new("daemonset-node-updates", 1);
    tokio::join!(
        runner.run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        }),
        node_runner.run(node_queue, context.shutdown.clone(), move |name| {
            by_node.node_changed(&name);
            async { Ok(Next::Done) }
        }),
    );
    Ok(())
}

impl Controller {
    /// Wakes the sets for which the node's change makes a difference.
    fn node_changed(&self, name: &str) {
        let Some(node) = self.nodes.store().get("", name) else { return };
        let node = fit::of_node(&node);
        let on_node = self.pods.store().by_index("node", name);
        for set in self.sets.store().list() {
            let fit = fit::Template::new(&set);
            let (run, keep) = fit.on(&node);
            let scheduled = on_node.iter().any(|pod| {
                pod.metadata.namespace == set.metadata.namespace
                    && controller_of(&pod.metadata, &DAEMON_SETS).is_some_and(|o| o.name == set.metadata.name)
            });
            let misplaced = scheduled && set.status_i64("numberMisscheduled") > 0;
            if (run && !scheduled) || (!keep && scheduled) || misplaced {
                self.queue.add(Key::new(set.metadata.namespace.as_str(), set.metadata.name.as_str()));
            }
        }
    }

    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let Some(set) = self.sets.store().get_key(key) else {
            self.expectations.delete(&name);
            return Ok(Next::Done);
        };
        let regarding = ObjectReference::new(&DAEMON_SETS, &set.metadata);
        if set.spec.selector.as_object().is_some_and(serde_json::Map::is_empty) {
            self.recorder.event(
                &regarding,
                EventType::Warning,
                "SelectingAll",
                "This daemon set is selecting all pods. A non-empty selector is required.",
            );
            return Ok(Next::Done);
        }
        // What became of its revisions cannot be known any more.
        if set.metadata.is_deleting() {
            return Ok(Next::Done);
        }
        let (current, old) = history::construct(self, &set).await?;
        let hash = revision::hash_of(&current).to_owned();
        if !self.expectations.satisfied(&name) {
            self.write_status(&set, &hash, false).await?;
            return Ok(Next::Done);
        }
        let done = self.update(&set, &hash, &name, &regarding, &old).await;
        let written = self.write_status(&set, &hash, true).await;
        let again = done?;
        let soon = written?;
        Ok(again.into_iter().chain(soon).min().map_or(Next::Done, Next::After))
    }

    async fn update(
        &self,
        set: &Workload,
        hash: &str,
        key: &str,
        regarding: &ObjectReference,
        old: &[Arc<Revision>],
    ) -> Result<Option<Duration>, SyncError> {
        let world = self.world(set, hash).await?;
        let plan = decide::manage(&world, &mut self.backoff.lock(), self.context.now());
        for (kind, reason, text) in &plan.events {
            self.recorder.event(regarding, *kind, reason, text.as_str());
        }
        let again = plan.again;
        self.apply(set, hash, key, regarding, plan).await?;
        if self.expectations.satisfied(key) && set.spec.update_strategy["type"] == "RollingUpdate" {
            let world = self.world(set, hash).await?;
            let plan = update::roll(&world, self.context.now());
            self.apply(set, hash, key, regarding, plan).await?;
        }
        history::clean_up(self, set, old).await?;
        Ok(again)
    }

    /// Pods of the set (adopted and released on the way), the nodes, the template.
    async fn world<'a>(&self, set: &'a Workload, hash: &'a str) -> Result<World<'a>, SyncError> {
        let pods = self.claimed(set).await?;
        let nodes = self.nodes.store().list().iter().map(|n| fit::of_node(n)).collect();
        Ok(World::new(set, hash, nodes, pods))
    }

    async fn claimed(&self, set: &Workload) -> Result<Vec<Arc<Pod>>, SyncError> {
        let selector = set.selector().map_err(SyncError::new)?;
        let store = self.pods.store();
        let mut candidates = store.by_index(BY_CONTROLLER, &set.metadata.uid);
        candidates.extend(store.by_index(BY_CONTROLLER, &format!("{}/", set.metadata.namespace)));
        let owned = ClaimManager::new(&self.client, &DAEMON_SETS, &set.metadata, &PODS, &[])
            .claim(candidates, |p| &p.metadata, |p| selector.matches(&p.metadata.labels))
            .await?;
        Ok(owned)
    }

    async fn apply(
        &self,
        set: &Workload,
        hash: &str,
        key: &str,
        regarding: &ObjectReference,
        mut plan: Plan,
    ) -> Result<(), SyncError> {
        plan.create.truncate(BURST);
        plan.delete.truncate(BURST);
        let creations = i64::try_from(plan.create.len()).unwrap_or(0);
        self.expectations.expect_tracked(key, creations, plan.delete.iter().map(|p| p.metadata.key()));
        let template = decide::pod_template(set, hash);
        let new: Vec<Value> = plan
            .create
            .iter()
            .map(|node| {
                let mut pod = from_template(&template, &DAEMON_SETS, &set.metadata);
                fit::pin(&mut pod["spec"], node);
                pod
            })
            .collect();
        let created = self.control.create_all(new, regarding, &self.expectations, key).await;
        let deleted = self.control.delete_all(&plan.delete, regarding, &self.expectations, key).await;
        created?;
        deleted
    }

    /// The wait is until pods that are ready become available.
    async fn write_status(&self, set: &Workload, hash: &str, observed: bool) -> Result<Option<Duration>, SyncError> {
        let world = self.world(set, hash).await?;
        let (status, waiting) = decide::status(&world, observed, self.context.now());
        if let Some(mut status) = status {
            crate::workload::name_what_went(&set.status, &mut status);
            let m = &set.metadata;
            let change = json!({"metadata": {"uid": m.uid}, "status": status});
            self.client.merge::<Value>(&DAEMON_SETS, &m.namespace, &m.name, "status", &change).await?;
        }
        let wait = Duration::from_secs(u64::try_from(set.spec.min_ready_seconds).unwrap_or(0));
        Ok((waiting && !wait.is_zero()).then_some(wait))
    }
}
