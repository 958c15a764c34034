//! The pod network of a node: a CNI configuration for the reference plugins, a
//! route to each other node's pods, and masquerade for what leaves the cluster.
//!
//! Every node routes directly to nodes on its own link and through VXLAN to the
//! rest. No state is kept: the whole of it follows from the Node objects, and is
//! laid anew whenever they change. Pods go on when the daemon does not run.
//!
//! `plan` decides (pure); `apply` executes. Limits: IPv4; one link.

pub mod apply;
pub mod nodes;
pub mod plan;

use std::time::Duration;

use client::Client;
use informers::Factory;
use tokio_util::sync::CancellationToken;

pub struct Options {
    pub node_name: String,
    /// Folder of the CNI configuration.
    pub cni_dir: std::path::PathBuf,
}

/// How long to wait after a failure, and between looks at the kernel without
/// one: routes that somebody removed come back within it.
const RESYNC: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_secs(2);

/// Runs until `shutdown`. Needs the network's privileges.
pub async fn run(client: Client, options: Options, shutdown: CancellationToken) -> anyhow::Result<()> {
    let factory = Factory::new(client, shutdown.clone());
    let nodes = factory.informer::<nodes::Node>(&client::resources::NODES);
    let changed = std::sync::Arc::new(tokio::sync::Notify::new());
    let notify = changed.clone();
    nodes.add_handler(move |event| {
        // Heartbeats change a Node every few minutes; only what routes rest on counts.
        if event.old().is_none_or(|old| !old.same_network(event.object())) {
            notify.notify_one();
        }
    });
    nodes.synced().await;
    let mut applier = apply::Applier::new(options.cni_dir.clone())?;
    loop {
        let all: Vec<plan::Peer> = nodes.store().list().iter().filter_map(|n| n.peer()).collect();
        let wait = match plan::plan(&options.node_name, &all) {
            Err(reason) => {
                tracing::info!(node = %options.node_name, reason, "Waiting for the node's pod network");
                RETRY
            }
            Ok(plan) => match applier.apply(&plan).await {
                Ok(()) => RESYNC,
                Err(error) => {
                    tracing::error!(err = %format!("{error:#}"), "Failed to lay the pod network");
                    RETRY
                }
            },
        };
        tokio::select! {
            () = shutdown.cancelled() => return Ok(()),
            () = changed.notified() => {}
            () = tokio::time::sleep(wait) => {}
        }
    }
}
