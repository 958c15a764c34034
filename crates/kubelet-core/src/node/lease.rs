//! The node's lease: renewed every quarter of its duration, whatever else happens.
//! Followed upstream: component-helpers/apimachinery/lease.

use std::time::Duration;

use client::{WriteOptions, resources};
use serde_json::{Value, json};

use crate::api::Api;
use crate::clock;
use crate::kubelet::Kubelet;

const NAMESPACE: &str = "kube-node-lease";
const MIN_RETRY: Duration = Duration::from_millis(200);
const MAX_RETRY: Duration = Duration::from_secs(7);
/// Attempts to renew before the lease is read anew.
const MAX_UPDATES: u32 = 5;
const CALL_TIMEOUT: Duration = Duration::from_secs(10);

pub(super) async fn run(kubelet: &Kubelet, api: &Api) {
    let name = kubelet.settings.node_name.as_str();
    let seconds = kubelet.settings.number("nodeLeaseDurationSeconds");
    let period = Duration::from_secs(u64::try_from(seconds).unwrap_or(40)).mul_f64(0.25);
    let client = api.client.with_timeout(Some(CALL_TIMEOUT));
    let mut held: Option<Value> = None;
    loop {
        held = match held {
            Some(lease) => renew(&client, name, seconds, lease, api).await,
            None => None,
        };
        if held.is_none() {
            held = Some(ensure(&client, name, seconds, api).await);
        }
        tokio::time::sleep(period.mul_f64(1.0 + 0.04 * rand::random::<f64>())).await;
    }
}

fn renewed(mut lease: Value, name: &str, seconds: i64, api: &Api) -> Value {
    lease["spec"]["holderIdentity"] = json!(name);
    lease["spec"]["leaseDurationSeconds"] = json!(seconds);
    lease["spec"]["renewTime"] = json!(clock::now_micro());
    if lease["metadata"].get("ownerReferences").is_none()
        && let Some(node) = api.node_object(name)
    {
        lease["metadata"]["ownerReferences"] =
            json!([{"apiVersion": "v1", "kind": "Node", "name": name, "uid": node["metadata"]["uid"]}]);
    }
    lease
}

/// Renews; none when the lease must be read anew.
async fn renew(client: &client::Client, name: &str, seconds: i64, lease: Value, api: &Api) -> Option<Value> {
    for _ in 0..MAX_UPDATES {
        let wanted = renewed(lease.clone(), name, seconds, api);
        match client.update::<Value>(&resources::LEASES, NAMESPACE, name, &wanted, &WriteOptions::default()).await {
            Ok(lease) => return Some(lease),
            Err(error) if error.is_conflict() || error.is_not_found() => return None,
            Err(error) => tracing::error!(err = %error, "Failed to update lease"),
        }
    }
    tracing::error!(retries = MAX_UPDATES, "Failed to update lease using latest lease, fallback to ensure lease");
    None
}

async fn ensure(client: &client::Client, name: &str, seconds: i64, api: &Api) -> Value {
    let mut wait = MIN_RETRY;
    loop {
        let outcome = match client.get_opt::<Value>(&resources::LEASES, NAMESPACE, name).await {
            Ok(Some(lease)) => {
                let wanted = renewed(lease, name, seconds, api);
                client.update::<Value>(&resources::LEASES, NAMESPACE, name, &wanted, &WriteOptions::default()).await
            }
            Ok(None) => {
                let lease = json!({"apiVersion": "coordination.k8s.io/v1", "kind": "Lease",
                    "metadata": {"name": name, "namespace": NAMESPACE}, "spec": {}});
                let wanted = renewed(lease, name, seconds, api);
                client.create::<Value>(&resources::LEASES, NAMESPACE, &wanted, &WriteOptions::default()).await
            }
            Err(error) => Err(error),
        };
        match outcome {
            Ok(lease) => return lease,
            Err(error) => {
                tracing::error!(err = %error, interval = ?wait, "Failed to ensure lease exists, will retry");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(MAX_RETRY);
            }
        }
    }
}
