//! node-ipam-controller: gives every node its pod ranges out of `--cluster-cidr`.
//!
//! Runs only with `--allocate-node-cidrs`. What nodes have already, and the
//! service ranges where they overlap, counts as taken; ranges are handed out in
//! order, going round.
//! Upstream followed: pkg/controller/nodeipam/ipam/range_allocator.go.

mod decide;

use std::sync::Arc;

use client::{Client, Patch, WriteOptions, resources};
use informers::{Event, Informer};
use parking_lot::Mutex;
use reconciler::{EventRecorder, EventType, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::types::Node;
use decide::{Pools, Verdict};

/// `cidrUpdateWorkers`, `cidrUpdateRetries`.
const WORKERS: usize = 30;
const TRIES: usize = 3;

pub async fn run(context: Context) -> Result<(), SyncError> {
    if !context.config.allocate_node_cidrs {
        tracing::warn!("Skipping node-ipam-controller: --allocate-node-cidrs is off");
        return Ok(());
    }
    let pools = Pools::new(&context.config).map_err(SyncError::new)?;
    let client = context.client("node-controller").await?;
    let recorder = context.recorder(&client, "cidrAllocator");
    let nodes = context.factory.informer::<Node>(&resources::NODES);
    let pools = Arc::new(Mutex::new(pools));
    let queue: Queue<String> = Queue::new("cidrallocator_node");
    context.synced().await;
    // What is given must be known before anything new is.
    for node in nodes.list() {
        if let Err(error) = pools.lock().occupy(&node) {
            tracing::error!(node = node.metadata.name, error, "Node has a range that cannot be taken");
        }
    }
    nodes.add_handler({
        let (queue, pools) = (queue.clone(), pools.clone());
        move |event| match event {
            Event::Deleted { object, .. } => pools.lock().release(object),
            _ => queue.add(event.object().metadata.name.clone()),
        }
    });
    let allocator = Arc::new(Allocator { client, recorder, nodes, pools });
    let sync = move |name: String| {
        let allocator = allocator.clone();
        async move { allocator.sync(&name).await }
    };
    Runner::new("node-ipam-controller", WORKERS).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

struct Allocator {
    client: Client,
    recorder: EventRecorder,
    nodes: Informer<Node>,
    pools: Arc<Mutex<Pools>>,
}

impl Allocator {
    async fn sync(&self, name: &str) -> Result<Next, SyncError> {
        let Some(node) = self.nodes.get("", name) else { return Ok(Next::Done) };
        let verdict = self.pools.lock().decide(&node);
        let ranges = match verdict {
            Err(error) => {
                // Only an operator can mend it.
                tracing::error!(node = name, error, "Failed to occupy the node's range");
                return Ok(Next::Done);
            }
            Ok(Verdict::Nothing) => return Ok(Next::Done),
            Ok(Verdict::Full) => {
                let reference = ObjectReference {
                    kind: "Node".into(),
                    api_version: "v1".into(),
                    name: name.to_owned(),
                    uid: node.metadata.uid.clone(),
                    ..Default::default()
                };
                let message = format!("Node {name} status is now: CIDRNotAvailable");
                self.recorder.event(&reference, EventType::Normal, "CIDRNotAvailable", message);
                return Err(SyncError::new(
                    "failed to allocate cidr from cluster cidr: CIDR allocation failed; there are no remaining CIDRs left to allocate in the accepted range",
                ));
            }
            Ok(Verdict::Give(ranges)) => ranges,
        };
        let patch = Patch::Strategic(json!({"spec": {"podCIDR": ranges[0], "podCIDRs": ranges}}));
        let options = WriteOptions::default();
        let mut failure = None;
        for _ in 0..TRIES {
            match self.client.patch::<Value>(&resources::NODES, "", name, "", &patch, &options).await {
                Ok(_) => {
                    tracing::info!(node = name, ?ranges, "Set node PodCIDR");
                    return Ok(Next::Done);
                }
                Err(error) => failure = Some(error),
            }
        }
        // A timeout may have written it: only a refusal gives the ranges back, and lets it be tried again.
        if failure.as_ref().is_some_and(|e| e.status().is_some() && !e.is_server_timeout() && !e.is_timeout()) {
            self.pools.lock().refused(name);
        }
        match failure {
            Some(error) => Err(error.into()),
            None => Ok(Next::Done),
        }
    }
}
