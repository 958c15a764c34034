//! kube-apiserver-serving-clustertrustbundle-publisher-controller: the root
//! certificates of the API server as a ClusterTrustBundle, named after their hash.
//! Also podcertificaterequest-cleaner-controller, which deletes old requests.
//!
//! Upstream followed: pkg/controller/certificates/{clustertrustbundlepublisher,cleaner}.

use std::time::Duration;

use client::resources::CLUSTER_TRUST_BUNDLES;
use client::{Client, DeleteOptions, ListOptions, ObjectMeta, ResourceRef, WriteOptions};
use informers::{Informer, Key, Selection};
use jiff::SignedDuration;
use reconciler::clock::parse_time;
use reconciler::{Next, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::Context;
use crate::root_ca_publisher::root_ca;

const SIGNER: &str = "kubernetes.io/kube-apiserver-serving";
const BUNDLES: ResourceRef =
    ResourceRef::fixed("certificates.k8s.io", "v1", "clustertrustbundles", "ClusterTrustBundle", false);
const REQUESTS: ResourceRef =
    ResourceRef::fixed("certificates.k8s.io", "v1", "podcertificaterequests", "PodCertificateRequest", true);
/// Requests go when they are so old; upstream looks this often.
const REQUEST_AGE: SignedDuration = SignedDuration::from_mins(15);
const CLEAN_PERIOD: Duration = Duration::from_secs(300);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
struct Bundle {
    metadata: ObjectMeta,
    spec: Value,
}
informers::object!(Bundle);

/// `kubernetes.io:kube-apiserver-serving:` and the start of the contents' hash.
fn bundle_name(contents: &str) -> String {
    let hash = hex::encode(Sha256::digest(contents.as_bytes()));
    format!("{}:{}", SIGNER.replace('/', ":"), &hash[..24])
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let contents = root_ca(&context)?;
    if contents.is_empty() {
        return Ok(());
    }
    let client = context.client("kube-apiserver-serving-clustertrustbundle-publisher").await?;
    let resource = match context.discovery.find("certificates.k8s.io/v1", "ClusterTrustBundle").await? {
        Some(_) => BUNDLES,
        None => CLUSTER_TRUST_BUNDLES,
    };
    let selection = Selection::fields(format!("spec.signerName={SIGNER}"));
    let bundles: Informer<Bundle> = context.factory.informer_with(&resource, selection);
    let queue: Queue<Key> = Queue::new("ca_cert_publisher_cluster_trust_bundles");
    // One piece of work, whatever has changed.
    queue.add(Key::default());
    {
        let queue = queue.clone();
        bundles.add_handler(move |_| queue.add(Key::default()));
    }
    context.synced().await;
    Runner::new("ca_cert_publisher_cluster_trust_bundles", 1)
        .run(queue, context.shutdown.clone(), move |_| {
            let (client, resource, bundles, contents) =
                (client.clone(), resource.clone(), bundles.clone(), contents.clone());
            async move { publish(&client, &resource, &bundles, &contents).await.map(|()| Next::Done) }
        })
        .await;
    Ok(())
}

async fn publish(
    client: &Client,
    resource: &ResourceRef,
    bundles: &Informer<Bundle>,
    contents: &str,
) -> Result<(), SyncError> {
    let (name, options) = (bundle_name(contents), WriteOptions::default());
    match bundles.get("", &name) {
        None => {
            let object = json!({"apiVersion": resource.api_version(), "kind": "ClusterTrustBundle",
                "metadata": {"name": name}, "spec": {"signerName": SIGNER, "trustBundle": contents}});
            client.create::<Value>(resource, "", &object, &options).await?;
        }
        Some(known) if known.spec["trustBundle"] != contents => {
            client.merge::<Value>(resource, "", &name, "", &json!({"spec": {"trustBundle": contents}})).await?;
        }
        Some(_) => {}
    }
    // Those of earlier certificates.
    for old in bundles.list().iter().filter(|b| b.metadata.name != name) {
        match client.delete(resource, "", &old.metadata.name, &DeleteOptions::default()).await {
            Err(error) if !error.is_not_found() => return Err(error.into()),
            _ => {}
        }
    }
    Ok(())
}

pub async fn clean_requests(context: Context) -> Result<(), SyncError> {
    let client = context.client("certificate-controller").await?;
    let mut period = tokio::time::interval(CLEAN_PERIOD);
    loop {
        tokio::select! {
            _ = period.tick() => {}
            () = context.shutdown.cancelled() => return Ok(()),
        }
        let requests = match client.list_all::<Bundle>(&REQUESTS, "", &ListOptions::default()).await {
            Ok(list) => list.items,
            Err(error) => {
                tracing::error!(%error, "Unable to list PodCertificateRequests");
                continue;
            }
        };
        for m in requests.iter().map(|r| &r.metadata) {
            let made = m.creation_timestamp.as_deref().and_then(parse_time);
            if made.is_none_or(|at| context.now() < at + REQUEST_AGE) {
                continue;
            }
            let options = DeleteOptions::uid(m.uid.as_str());
            if let Err(error) = client.delete(&REQUESTS, &m.namespace, &m.name, &options).await
                && !error.is_not_found()
            {
                tracing::error!(request = m.key(), %error, "Error while attempting to clean PodCertificateRequest");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bundles_are_named_after_signer_and_contents() {
        let name = bundle_name("x");
        assert!(name.starts_with("kubernetes.io:kube-apiserver-serving:"), "{name}");
        assert_ne!(name, bundle_name("y"));
    }
}
