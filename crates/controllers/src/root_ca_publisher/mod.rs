//! root-ca-certificate-publisher-controller: every namespace has the ConfigMap
//! `kube-root-ca.crt` with the cluster's root certificate.
//!
//! Watches namespaces and the ConfigMaps of that name; key: namespace. The
//! account may not read ConfigMaps, so whole ones are kept to be written back.
//! Upstream followed: pkg/controller/certificates/rootcacertpublisher.

mod decide;

use client::{Client, WriteOptions, resources};
use informers::{Event, Object, Selection};
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::Namespace;
use decide::{Decision, NAME};

pub async fn run(context: Context) -> Result<(), SyncError> {
    let root_ca = root_ca(&context)?;
    let client = context.client("root-ca-cert-publisher").await?;
    let selection = Selection::fields(format!("metadata.name={NAME}"));
    let maps = context.factory.informer_with::<Value>(&resources::CONFIG_MAPS, selection);
    let namespaces = context.factory.informer::<Namespace>(&resources::NAMESPACES);
    let queue: Queue<String> = Queue::new("root_ca_cert_publisher");
    maps.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Added { .. }) {
                queue.add(event.object().namespace().to_owned());
            }
        }
    });
    namespaces.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) && event.object().status.phase == "Active" {
                queue.add(event.object().metadata.name.clone());
            }
        }
    });
    context.synced().await;
    let sync = move |namespace: String| {
        let (client, maps, namespaces, root_ca) = (client.clone(), maps.clone(), namespaces.clone(), root_ca.clone());
        async move {
            let active = namespaces.get("", &namespace).is_some_and(|n| n.status.phase == "Active");
            let decision = decide::decide(active, &namespace, maps.get(&namespace, NAME).as_deref(), &root_ca);
            apply(&client, &namespace, decision).await
        }
    };
    Runner::new("root-ca-certificate-publisher-controller", 1).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

async fn apply(client: &Client, namespace: &str, decision: Decision) -> Result<Next, SyncError> {
    let options = WriteOptions::default();
    let written = match decision {
        Decision::Nothing => return Ok(Next::Done),
        Decision::Create(map) => client.create::<Value>(&resources::CONFIG_MAPS, namespace, &map, &options).await,
        Decision::Update(map) => client.update::<Value>(&resources::CONFIG_MAPS, namespace, NAME, &map, &options).await,
    };
    match written {
        // The namespace goes away.
        Err(error) if error.is_namespace_terminating() => Ok(Next::Done),
        Err(error) if error.is_already_exists() => Ok(Next::Done),
        other => other.map(|_| Next::Done).map_err(SyncError::from),
    }
}

/// `--root-ca-file`, else the certificate authority of the kubeconfig.
pub(crate) fn root_ca(context: &Context) -> Result<String, SyncError> {
    let path = &context.config.root_ca_file;
    let bytes = if path.is_empty() {
        match &context.clients.root().config().tls.ca {
            Some(source) => source.read().map_err(SyncError::new)?,
            None => Vec::new(),
        }
    } else {
        std::fs::read(path).map_err(|e| {
            SyncError::new(format!(
                "error parsing root-ca-file at {path}: open {path}: {}",
                client::error::Cause::from_io(&e, "")
            ))
        })?
    };
    String::from_utf8(bytes).map_err(|_| SyncError::new("the root certificate is not text"))
}
