//! ttl-controller: tells kubelets by an annotation how long they may reuse Secrets
//! and ConfigMaps, longer in larger clusters.
//!
//! Upstream followed: pkg/controller/ttl.

mod decide;

use std::sync::Arc;

use client::{Patch, WriteOptions, resources};
use informers::Event;
use parking_lot::Mutex;
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::Node;
use decide::Boundary;

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("ttl-controller").await?;
    let nodes = context.factory.informer::<Node>(&resources::NODES);
    let queue: Queue<String> = Queue::new("ttlcontroller");
    let boundary = Arc::new(Mutex::new(Boundary::default()));
    nodes.add_handler({
        let (queue, nodes, boundary) = (queue.clone(), nodes.clone(), boundary.clone());
        move |event| {
            if boundary.lock().count(nodes.len()) {
                for node in nodes.list() {
                    queue.add(node.metadata.name.clone());
                }
            }
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.object().metadata.name.clone());
            }
        }
    });
    context.synced().await;
    let sync = move |name: String| {
        let (client, nodes, boundary) = (client.clone(), nodes.clone(), boundary.clone());
        async move {
            let Some(node) = nodes.get("", &name) else { return Ok(Next::Done) };
            let seconds = boundary.lock().ttl_seconds();
            let Some(patch) = decide::decide(&node, seconds) else { return Ok(Next::Done) };
            let options = WriteOptions::default();
            client.patch::<Value>(&resources::NODES, "", &name, "", &Patch::Strategic(patch), &options).await?;
            Ok(Next::Done)
        }
    };
    Runner::new("ttl-controller", 5).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
