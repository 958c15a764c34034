//! bootstrap-signer-controller: signs kube-public/cluster-info with every bootstrap
//! token that may sign, so that a joining node can trust it.
//!
//! Watches that ConfigMap (whole, to be written back) and the bootstrap tokens.
//! Upstream followed: pkg/controller/bootstrap/bootstrapsigner.go.

mod decide;

use client::{WriteOptions, resources};
use informers::{Event, Selection};
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::token_cleaner::{TokenSecret, selection};

const NAMESPACE: &str = "kube-public";
const NAME: &str = "cluster-info";

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("bootstrap-signer").await?;
    let selected = Selection {
        namespace: NAMESPACE.into(),
        field_selector: format!("metadata.name={NAME}"),
        ..Default::default()
    };
    let maps = context.factory.informer_with::<Value>(&resources::CONFIG_MAPS, selected);
    let secrets = context.factory.informer_with::<TokenSecret>(&resources::SECRETS, selection());
    let queue: Queue<String> = Queue::new("bootstrap_signer_queue");
    maps.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(NAME.to_owned());
            }
        }
    });
    secrets.add_handler({
        let queue = queue.clone();
        move |_| queue.add(NAME.to_owned())
    });
    context.synced().await;
    let clock = context.clock.clone();
    let sync = move |_| {
        let (client, maps, secrets, clock) = (client.clone(), maps.clone(), secrets.clone(), clock.clone());
        async move {
            let Some(map) = maps.get(NAMESPACE, NAME) else { return Ok(Next::Done) };
            let tokens = secrets.list();
            let Some(signed) = decide::decide(&map, tokens.iter().map(|s| &**s), clock.now()) else {
                return Ok(Next::Done);
            };
            let options = WriteOptions::default();
            match client.update::<Value>(&resources::CONFIG_MAPS, NAMESPACE, NAME, &signed, &options).await {
                // The change that conflicts is on its way through the watch.
                Err(error) if error.is_conflict() || error.is_not_found() => Ok(Next::Done),
                other => other.map(|_| Next::Done).map_err(SyncError::from),
            }
        }
    };
    Runner::new("bootstrap-signer-controller", 1).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
