//! serviceaccount-controller: every active namespace has the account `default`.
//!
//! Watches service accounts and namespaces; key: namespace.
//! Upstream followed: pkg/controller/serviceaccount/serviceaccounts_controller.go.

mod decide;

use client::{WriteOptions, resources};
use informers::Event;
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::{Namespace, ServiceAccount};

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("service-account-controller").await?;
    let accounts = context.factory.informer::<ServiceAccount>(&resources::SERVICE_ACCOUNTS);
    let namespaces = context.factory.informer::<Namespace>(&resources::NAMESPACES);
    let queue: Queue<String> = Queue::new("serviceaccount");
    accounts.add_handler({
        let queue = queue.clone();
        move |event| {
            if let Event::Deleted { object, .. } = event {
                queue.add(object.metadata.namespace.clone());
            }
        }
    });
    namespaces.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.object().metadata.name.clone());
            }
        }
    });
    context.synced().await;
    let sync = move |namespace: String| {
        let (client, accounts, namespaces) = (client.clone(), accounts.clone(), namespaces.clone());
        async move {
            let observed = namespaces.get("", &namespace);
            let exists = accounts.get(&namespace, decide::NAME).is_some();
            let Some(account) = decide::decide(observed.as_deref(), exists) else { return Ok(Next::Done) };
            let options = WriteOptions::default();
            match client.create::<Value>(&resources::SERVICE_ACCOUNTS, &namespace, &account, &options).await {
                Err(error) if error.is_already_exists() || error.is_namespace_terminating() => Ok(Next::Done),
                other => other.map(|_| Next::Done).map_err(SyncError::from),
            }
        }
    };
    Runner::new("serviceaccount-controller", 1).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
