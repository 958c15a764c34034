//! pod-garbage-collector-controller: deletes pods that nobody else will.
//!
//! Every 20 s, as upstream: finished pods above the threshold, the oldest first;
//! terminating pods on nodes that are out of service; pods of nodes that are gone
//! (after 40 s of quarantine and a look at the server); terminating pods that
//! were never bound.
//! Upstream followed: pkg/controller/podgc.

mod decide;

use std::collections::BTreeSet;
use std::time::Duration;

use client::{Client, DeleteOptions, Error, Patch, WriteOptions, resources};
use reconciler::pod::Pod;
use reconciler::{Queue, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::Node;
use decide::Reason;

/// `gcCheckPeriod`, `quarantineTime`.
const PERIOD: Duration = Duration::from_secs(20);
const QUARANTINE: Duration = Duration::from_secs(40);

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("pod-garbage-collector").await?;
    let pods = context.factory.informer::<Pod>(&resources::PODS);
    let nodes = context.factory.informer::<Node>(&resources::NODES);
    context.synced().await;
    let threshold = context.config.terminated_pod_gc_threshold;
    let quarantine: Queue<String> = Queue::new("orphaned_pods_nodes");
    let mut period = tokio::time::interval(PERIOD);
    loop {
        tokio::select! {
            _ = period.tick() => {}
            () = context.shutdown.cancelled() => return Ok(()),
        }
        let (all_pods, all_nodes) = (pods.list(), nodes.list());
        for node in decide::unknown_nodes(&all_pods, &all_nodes) {
            quarantine.add_after(node, QUARANTINE);
        }
        let gone = gone_nodes(&client, &quarantine, &all_nodes).await;
        for (pod, reason) in decide::decide(&all_pods, &all_nodes, &gone, threshold) {
            if let Err(error) = delete(&client, &pod, reason).await
                && !error.is_not_found()
            {
                tracing::error!(pod = pod.metadata.key(), %error, "Failed to garbage collect a pod");
            }
        }
    }
}

/// Of the nodes whose quarantine is over, those that the server does not know.
async fn gone_nodes(client: &Client, quarantine: &Queue<String>, nodes: &[std::sync::Arc<Node>]) -> BTreeSet<String> {
    let mut gone = BTreeSet::new();
    while let Some(name) = quarantine.try_get() {
        if !nodes.iter().any(|n| n.metadata.name == name) {
            match client.get_opt::<client::PartialObject>(&resources::NODES, "", &name).await {
                Ok(None) => {
                    gone.insert(name.clone());
                }
                Ok(Some(_)) => {}
                Err(error) => tracing::error!(node = name, %error, "Error while getting node"),
            }
        }
        quarantine.done(&name);
    }
    gone
}

/// First the phase, so that owners count the pod as failed, then the deletion.
async fn delete(client: &Client, pod: &Pod, reason: Reason) -> Result<(), Error> {
    let (namespace, name) = (&pod.metadata.namespace, &pod.metadata.name);
    tracing::info!(pod = pod.metadata.key(), ?reason, "PodGC is force deleting Pod");
    if let Some(patch) = decide::status_patch(pod, reason, jiff::Timestamp::now()) {
        let options = WriteOptions::default();
        client.patch::<Value>(&resources::PODS, namespace, name, "status", &Patch::Strategic(patch), &options).await?;
    }
    client.delete(&resources::PODS, namespace, name, &DeleteOptions::default().grace(0)).await.map(|_| ())
}
