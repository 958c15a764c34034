//! node-lifecycle-controller: conditions and taints of nodes whose kubelet is
//! silent, NoSchedule taints for conditions, and readiness of pods on such nodes.
//!
//! Every `--node-monitor-period`: a node without a sign of life (status or Lease)
//! for the grace period gets Unknown conditions; nodes that are not ready are put
//! into their zone's queue, from which NoExecute taints are placed at the zone's
//! eviction rate; when nothing is ready anywhere, nothing is evicted.
//!
//! Files: `health` one node's signs of life; `zones` disruption and rates;
//! `taints` taints and labels that follow from a node; all pure. `apply` writes.
//! Upstream followed: pkg/controller/nodelifecycle.

mod apply;
mod health;
mod taints;
mod zones;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use client::{ObjectMeta, resources};
use futures::StreamExt;
use informers::{Event, Informer, Key, Selection};
use jiff::Timestamp;
use parking_lot::Mutex;
use reconciler::pod::Pod;
use reconciler::{Clock, EventType, Next, Queue, Runner, SyncError};
use serde::Deserialize;
use tokio::sync::Notify;

use crate::types::{Node, pods_by_node};
use crate::{Config, Context};
use apply::Writer;
use health::{Grace, Health, Step};
use zones::{Zones, zone_key};

/// `nodeUpdateWorkerSize`, `podUpdateWorkerSize`.
const NODE_WORKERS: usize = 8;
const POD_WORKERS: usize = 4;
/// `NodeEvictionPeriod`.
const TAINT_PERIOD: Duration = Duration::from_millis(100);
const LEASE_NAMESPACE: &str = "kube-node-lease";

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Lease {
    metadata: ObjectMeta,
    spec: LeaseSpec,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct LeaseSpec {
    renew_time: String,
}

informers::object!(Lease);

struct Controller {
    config: Arc<Config>,
    clock: Arc<dyn Clock>,
    nodes: Informer<Node>,
    pods: Informer<Pod>,
    leases: Informer<Lease>,
    writer: Writer,
    /// By node, as last observed.
    health: Mutex<BTreeMap<String, Health>>,
    zones: Mutex<Zones>,
    /// Nodes whose pods could not all be marked.
    retry: Mutex<BTreeSet<String>>,
    taint_work: Notify,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("node-controller").await?;
    let recorder = context.recorder(&client, "node-controller");
    let pods = context.factory.informer::<Pod>(&resources::PODS);
    let nodes = context.factory.informer::<Node>(&resources::NODES);
    let leases = context.factory.informer_with::<Lease>(&resources::LEASES, Selection::namespace(LEASE_NAMESPACE));
    pods_by_node(&pods);
    let node_queue: Queue<String> = Queue::new("node_lifecycle_controller");
    let pod_queue: Queue<Key> = Queue::new("node_lifecycle_controller_pods");
    nodes.add_handler({
        let queue = node_queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.object().metadata.name.clone());
            }
        }
    });
    pods.add_handler({
        let queue = pod_queue.clone();
        move |event| {
            let pod = event.object();
            let moved = event.old().is_none_or(|old| old.spec.node_name != pod.spec.node_name);
            if moved && !pod.spec.node_name.is_empty() && !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        }
    });
    context.synced().await;
    let controller = Arc::new(Controller {
        config: context.config.clone(),
        clock: context.clock.clone(),
        nodes,
        pods,
        leases,
        writer: Writer { client, recorder },
        health: Mutex::new(BTreeMap::new()),
        zones: Mutex::new(Zones::new(&context.config)),
        retry: Mutex::new(BTreeSet::new()),
        taint_work: Notify::new(),
    });
    let node_runner = Runner::new("node-lifecycle-controller", NODE_WORKERS);
    let node_sync = {
        let controller = controller.clone();
        move |name: String| {
            let controller = controller.clone();
            async move { controller.sync_node(&name).await }
        }
    };
    let pod_runner = Runner::new("node-lifecycle-controller", POD_WORKERS);
    let pod_sync = {
        let controller = controller.clone();
        move |key: Key| {
            let controller = controller.clone();
            async move { controller.sync_pod(&key).await }
        }
    };
    tokio::join!(
        node_runner.run(node_queue, context.shutdown.clone(), node_sync),
        pod_runner.run(pod_queue, context.shutdown.clone(), pod_sync),
        async {
            tokio::select! {
                () = controller.monitor() => {}
                () = controller.place_taints() => {}
                () = context.shutdown.cancelled() => {}
            }
        },
    );
    Ok(())
}

impl Controller {
    /// Taints and labels that follow from the node's own state.
    async fn sync_node(&self, name: &str) -> Result<Next, SyncError> {
        let Some(node) = self.nodes.get("", name) else { return Ok(Next::Done) };
        let (add, remove) = taints::no_schedule_changes(&node);
        if !add.is_empty() || !remove.is_empty() {
            self.writer.swap_taints(name, &add, &remove, self.clock.now()).await?;
        }
        if let Some(labels) = taints::label_changes(&node) {
            self.writer.patch_labels(name, labels).await?;
        }
        Ok(Next::Done)
    }

    /// A pod that was bound to a node known not to be ready is not ready.
    async fn sync_pod(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(pod) = self.pods.get_key(key) else { return Ok(Next::Done) };
        let ready = {
            let health = self.health.lock();
            health.get(&pod.spec.node_name).and_then(|h| h.ready.as_ref().map(|c| c.status == "True"))
        };
        if ready == Some(false) && self.nodes.get("", &pod.spec.node_name).is_some() {
            self.writer.mark_pods_not_ready(&[pod], self.clock.now()).await?;
        }
        Ok(Next::Done)
    }

    async fn monitor(&self) {
        let mut known: BTreeMap<String, Arc<Node>> = BTreeMap::new();
        let mut period = tokio::time::interval(self.config.node_monitor_period);
        period.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            period.tick().await;
            self.monitor_once(&mut known).await;
        }
    }

    async fn monitor_once(&self, known: &mut BTreeMap<String, Arc<Node>>) {
        let nodes = self.nodes.list();
        for node in &nodes {
            self.zones.lock().know(&zone_key(&node.metadata.labels));
            if !known.contains_key(&node.metadata.name) {
                known.insert(node.metadata.name.clone(), node.clone());
                let text = format!("Registered Node {} in Controller", node.metadata.name);
                self.writer.node_event(node, "RegisteredNode", &text);
                self.mark_reachable(node).await;
            }
        }
        let present: BTreeSet<&str> = nodes.iter().map(|n| n.metadata.name.as_str()).collect();
        let removed: Vec<String> = known.keys().filter(|name| !present.contains(name.as_str())).cloned().collect();
        for name in removed {
            if let Some(node) = known.remove(&name) {
                self.writer.node_event(&node, "RemovingNode", &format!("Removing Node {name} from Controller"));
            }
            self.retry.lock().remove(&name);
            self.health.lock().remove(&name);
        }
        let mut by_zone: BTreeMap<String, Vec<bool>> = BTreeMap::new();
        let checks = futures::stream::iter(nodes.clone()).map(|node| async move {
            let ready = self.check(&node).await;
            (node, ready)
        });
        let checked: Vec<(Arc<Node>, Option<bool>)> = checks.buffer_unordered(NODE_WORKERS).collect().await;
        for (node, ready) in checked {
            if let Some(ready) = ready
                && !node.metadata.labels.contains_key("node.kubernetes.io/exclude-disruption")
            {
                by_zone.entry(zone_key(&node.metadata.labels)).or_default().push(ready);
            }
        }
        let outcome = self.zones.lock().disruption(&by_zone);
        if outcome.stop_all {
            tracing::info!("Controller detected that all Nodes are not-Ready. Entering master disruption mode");
            for node in &nodes {
                self.mark_reachable(node).await;
            }
        }
        if outcome.resume {
            tracing::info!("Controller detected that some Nodes are Ready. Exiting master disruption mode");
            let now = self.clock.now();
            for health in self.health.lock().values_mut() {
                health.probed = now;
            }
        }
        self.taint_work.notify_one();
    }

    /// Looks at one node. Whether it is ready now; None when its state could not be written.
    async fn check(&self, node: &Node) -> Option<bool> {
        let name = &node.metadata.name;
        let grace =
            Grace { running: self.config.node_monitor_grace_period, startup: self.config.node_startup_grace_period };
        let lease = self.leases.get(LEASE_NAMESPACE, name);
        let saved = self.health.lock().get(name).cloned();
        let step: Step =
            health::step(saved, node, lease.as_ref().map(|l| l.spec.renew_time.as_str()), self.clock.now(), &grace);
        if let Some(conditions) = &step.write
            && let Err(error) = self.writer.patch_conditions(name, conditions).await
        {
            tracing::error!(node = name, %error, "Update health of Node from Controller error, Skipping - no pods will be evicted");
            return None;
        }
        self.health.lock().insert(name.clone(), step.health.clone());
        let Some(current) = step.current else { return Some(false) };
        self.evict_or_not(node, &step.observed).await;
        let became_not_ready = current != "True" && step.observed == "True";
        if became_not_ready {
            self.writer.node_status_change(node, "NodeNotReady");
        }
        let retry = self.retry.lock().contains(name);
        if became_not_ready || (retry && step.observed != "True") {
            let pods = self.pods.by_index("node", name);
            if let Err(error) = self.writer.mark_pods_not_ready(&pods, self.clock.now()).await {
                tracing::error!(node = name, %error, "Unable to mark all pods NotReady on node; queuing for retry");
                self.retry.lock().insert(name.clone());
                return Some(current == "True");
            }
        }
        self.retry.lock().remove(name);
        Some(current == "True")
    }

    /// NoExecute taints by the Ready condition as it was observed.
    async fn evict_or_not(&self, node: &Node, observed: &str) {
        let Some((taint, opposite)) = taints::no_execute_pair(observed) else {
            self.mark_reachable(node).await;
            return;
        };
        if taints::has(node, &opposite) {
            // One of the two is there already: swapping it costs no rate.
            let swapped = self.writer.swap_taints(&node.metadata.name, &[taint], &[opposite], self.clock.now()).await;
            if let Err(error) = swapped {
                tracing::error!(node = node.metadata.name, %error, "Failed to instantly swap taints. Will try again in the next cycle");
            }
            return;
        }
        let zone = zone_key(&node.metadata.labels);
        let present = taints::has(node, &taint);
        if self.zones.lock().want_taint(&zone, &node.metadata.name, present) {
            tracing::debug!(node = node.metadata.name, observed, "Adding it to the Taint queue");
            self.taint_work.notify_one();
        }
    }

    async fn mark_reachable(&self, node: &Node) {
        let both = taints::no_execute_both();
        let present: Vec<_> = both.into_iter().filter(|t| taints::has(node, t)).collect();
        if !present.is_empty()
            && let Err(error) = self.writer.swap_taints(&node.metadata.name, &[], &present, self.clock.now()).await
        {
            tracing::error!(node = node.metadata.name, %error, "Failed to remove taints from node. Will retry in next iteration");
            return;
        }
        self.zones.lock().forget(&zone_key(&node.metadata.labels), &node.metadata.name);
    }

    /// Places queued NoExecute taints at their zones' rates.
    async fn place_taints(&self) {
        loop {
            if self.zones.lock().is_idle() {
                self.taint_work.notified().await;
            }
            loop {
                let next = self.zones.lock().next(self.clock.now());
                let Some((zone, name)) = next else { break };
                let done = self.place_taint(&name).await;
                self.zones.lock().tried(&zone, &name, done, self.clock.now());
            }
            tokio::time::sleep(TAINT_PERIOD).await;
        }
    }

    /// False: try again.
    async fn place_taint(&self, name: &str) -> bool {
        let Some(node) = self.nodes.get("", name) else { return true };
        let Some(ready) = node.condition("Ready") else { return false };
        let Some((taint, opposite)) = taints::no_execute_pair(&ready.status) else { return true };
        match self.writer.swap_taints(name, &[taint], &[opposite], self.clock.now()).await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(node = name, %error, "Failed to taint a node");
                false
            }
        }
    }
}

/// The time of the wire, or `now` when it cannot be read.
fn time_or(text: Option<&str>, now: Timestamp) -> Timestamp {
    text.and_then(reconciler::clock::parse_time).unwrap_or(now)
}

impl Writer {
    fn node_event(&self, node: &Node, reason: &str, text: &str) {
        let message = format!("Node {} event: {text}", node.metadata.name);
        self.recorder.event(&apply::node_reference(node), EventType::Normal, reason, message);
    }
    fn node_status_change(&self, node: &Node, status: &str) {
        let message = format!("Node {} status is now: {status}", node.metadata.name);
        self.recorder.event(&apply::node_reference(node), EventType::Normal, status, message);
    }
}
