//! The repair loop: every three minutes, and at start, the node port bitmap is
//! written from what services use, addresses of services that are gone are
//! freed, and missing ones are taken again.
//!
//! Upstream followed: `pkg/registry/core/service/{portallocator,ipallocator}/controller`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Value};
use apiserver::request::Loopback;

use super::cluster_ips::ClusterIps;
use super::families::{health_check_port, list, needs_cluster_ip, needs_health_check};
use super::node_ports::NodePorts;

const PERIOD: Duration = Duration::from_secs(3 * 60);
const RETRY: Duration = Duration::from_secs(1);
/// An address without its service is left alone this long: the service may be
/// about to be written.
const GRACE_SECONDS: i64 = 60;

/// Ports that services use.
fn used_ports(services: &[Value]) -> Vec<i64> {
    let mut used = Vec::new();
    for spec in services.iter().map(|service| &service["spec"]) {
        used.extend(super::node_port_numbers(spec));
        if needs_health_check(spec) {
            used.extend(Some(health_check_port(spec)).filter(|port| *port != 0));
        }
    }
    used
}

/// Addresses to free and, with their services, addresses to take.
fn plan(services: &[Value], addresses: &[Value], now: i64) -> (Vec<String>, Vec<(String, Value)>) {
    let mut owners: BTreeMap<String, &Value> = BTreeMap::new();
    for service in services.iter().filter(|service| needs_cluster_ip(&service["spec"])) {
        for ip in list(&service["spec"], "clusterIPs").into_iter().filter(|ip| ip != "None") {
            owners.insert(ip, service);
        }
    }
    let name = |object: &Value| object["metadata"]["name"].as_str().unwrap_or_default().to_owned();
    let is_old = |object: &Value| {
        let created = object["metadata"]["creationTimestamp"].as_str().and_then(|t| t.parse::<jiff::Timestamp>().ok());
        created.is_some_and(|created| created.as_second() + GRACE_SECONDS < now)
    };
    let stale = |object: &&Value| {
        let managed = object["metadata"]["labels"]["ipaddress.kubernetes.io/managed-by"] == "ipallocator.k8s.io";
        let parent = &object["spec"]["parentRef"];
        let owned = owners.get(&name(object)).is_some_and(|service| {
            parent["name"] == service["metadata"]["name"] && parent["namespace"] == service["metadata"]["namespace"]
        });
        managed && !owned && is_old(object)
    };
    let freed: Vec<String> = addresses.iter().filter(stale).map(name).collect();
    let have: Vec<String> = addresses.iter().map(name).collect();
    let missing =
        owners.into_iter().filter(|(ip, _)| !have.contains(ip)).map(|(ip, service)| (ip, service.clone())).collect();
    (freed, missing)
}

pub async fn run(loopback: Arc<dyn Loopback>, ips: Arc<ClusterIps>, ports: Arc<NodePorts>) {
    loop {
        let pause = match once(&loopback, &ips, &ports).await {
            Ok(()) => PERIOD,
            Err(error) => {
                tracing::warn!(error, "Service addresses and ports could not be repaired");
                RETRY
            }
        };
        tokio::time::sleep(pause).await;
    }
}

async fn once(loopback: &Arc<dyn Loopback>, ips: &ClusterIps, ports: &NodePorts) -> Result<(), String> {
    let services =
        loopback.list_cached(&GroupResource::new("", "services"), "").await.map_err(|status| status.message)?;
    ports.repair(&used_ports(&services)).await?;
    let addresses = loopback
        .list_cached(&GroupResource::new("networking.k8s.io", "ipaddresses"), "")
        .await
        .map_err(|status| status.message)?;
    let (freed, missing) = plan(&services, &addresses, jiff::Timestamp::now().as_second());
    for ip in freed {
        ips.release(&ip).await;
    }
    for (ip, service) in missing {
        let Ok(parsed) = ip.parse() else { continue };
        if let Err(error) = ips.allocate(parsed, &service, false).await {
            tracing::warn!(error, ip, "The address of a service could not be taken again");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn address(ip: &str, service: &str, created: &str) -> Value {
        json!({"metadata": {"name": ip, "creationTimestamp": created, "labels": {"ipaddress.kubernetes.io/managed-by": "ipallocator.k8s.io"}},
               "spec": {"parentRef": {"name": service, "namespace": "a"}}})
    }

    #[test]
    fn orphans_are_freed_after_grace_and_missing_addresses_taken() {
        let services = [
            json!({"metadata": {"name": "s", "namespace": "a"}, "spec": {"type": "ClusterIP", "clusterIPs": ["10.0.0.1"]}}),
            json!({"metadata": {"name": "t", "namespace": "a"}, "spec": {"type": "ClusterIP", "clusterIPs": ["10.0.0.2"]}}),
        ];
        let addresses = [
            address("10.0.0.1", "s", "1970-01-01T00:00:00Z"),
            address("10.0.0.8", "gone", "1970-01-01T00:00:00Z"),
            address("10.0.0.9", "coming", "1970-01-01T00:16:30Z"),
        ];
        let (freed, missing) = plan(&services, &addresses, 1_000);
        assert_eq!(freed, ["10.0.0.8"]);
        assert_eq!(missing.iter().map(|(ip, _)| ip.as_str()).collect::<Vec<_>>(), ["10.0.0.2"]);
    }

    #[test]
    fn health_check_ports_count_only_where_they_are_needed() {
        let spec = |policy: &str| {
            json!({"spec": {"type": "LoadBalancer", "externalTrafficPolicy": policy,
            "healthCheckNodePort": 31000, "ports": [{"nodePort": 30001}]}})
        };
        assert_eq!(used_ports(&[spec("Local")]), [30001, 31000]);
        assert_eq!(used_ports(&[spec("Cluster")]), [30001]);
    }
}
