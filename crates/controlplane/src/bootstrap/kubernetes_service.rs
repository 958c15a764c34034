//! The Service `kubernetes` in `default`, and its Endpoints and EndpointSlice:
//! the addresses of all servers that keep a lease in etcd alive.
//!
//! Upstream followed: `pkg/controlplane/controller/kubernetesservice`,
//! `pkg/controlplane/reconcilers/{lease,endpointsadapter}.go`.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use async_trait::async_trait;
use serde_json::json;

const NAMESPACE: &str = "default";
const NAME: &str = "kubernetes";
/// Between two looks, and the life of a lease.
pub const PERIOD: Duration = Duration::from_secs(10);
pub const LEASE_SECONDS: u64 = 15;

#[derive(Debug, Clone)]
pub struct Config {
    /// `--advertise-address`.
    pub public_ip: IpAddr,
    /// `--secure-port`.
    pub public_port: u16,
    /// First address of the service range.
    pub service_ip: IpAddr,
    /// 443.
    pub service_port: u16,
    /// `--kubernetes-service-node-port`, 0 for a ClusterIP service.
    pub node_port: u16,
}

/// Addresses of live servers, each under `/registry/masterleases/ADDRESS` with
/// an etcd lease.
#[async_trait]
pub trait MasterLeases: Send + Sync {
    async fn list(&self) -> Result<Vec<String>, Status>;
    async fn update(&self, ip: &str) -> Result<(), Status>;
    async fn remove(&self, ip: &str) -> Result<(), Status>;
}

/// A new service; an existing one is never changed.
pub fn service(config: &Config) -> Value {
    let mut port = json!({
        "name": "https",
        "protocol": "TCP",
        "port": config.service_port,
        "targetPort": config.public_port,
    });
    let mut kind = "ClusterIP";
    if config.node_port > 0 {
        port["nodePort"] = config.node_port.into();
        kind = "NodePort";
    }
    json!({
        "apiVersion": "v1",
        "kind": "Service",
        "metadata": {
            "name": NAME,
            "namespace": NAMESPACE,
            "labels": {"provider": "kubernetes", "component": "apiserver"},
        },
        "spec": {
            "ports": [port],
            "clusterIP": config.service_ip.to_string(),
            "ipFamilyPolicy": "SingleStack",
            "sessionAffinity": "None",
            "type": kind,
        },
    })
}

/// The Endpoints to write, or `None` when `live` is right. `check_ports` only
/// when this server leaves: until then others' ports stay.
pub fn endpoints(live: Option<&Value>, addresses: &[String], port: u16, check_ports: bool) -> Option<Value> {
    let ports = json!([{"name": "https", "port": port, "protocol": "TCP"}]);
    let mut object = live.cloned().unwrap_or_else(
        || json!({"apiVersion": "v1", "kind": "Endpoints", "metadata": {"name": NAME, "namespace": NAMESPACE}}),
    );
    let mut changed = live.is_none();
    if object["metadata"]["labels"]["endpointslice.kubernetes.io/skip-mirror"] != "true" {
        object["metadata"]["labels"]["endpointslice.kubernetes.io/skip-mirror"] = "true".into();
        changed = true;
    }
    let one_subset = object["subsets"].as_array().is_some_and(|list| list.len() == 1);
    let mut own: Vec<String> = object["subsets"][0]["addresses"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|a| a["ip"].as_str())
        .map(str::to_owned)
        .collect();
    let mut wanted = addresses.to_vec();
    own.sort();
    wanted.sort();
    let ports_right = one_subset && (!check_ports || object["subsets"][0]["ports"] == ports);
    if !one_subset || own != wanted {
        changed = true;
        let kept = if one_subset { object["subsets"][0]["ports"].clone() } else { ports.clone() };
        let list: Vec<Value> = wanted.iter().map(|ip| json!({"ip": ip})).collect();
        object["subsets"] = if list.is_empty() { json!([]) } else { json!([{"addresses": list, "ports": kept}]) };
    }
    if !ports_right && object["subsets"].as_array().is_some_and(|list| !list.is_empty()) {
        changed |= object["subsets"][0]["ports"] != ports;
        object["subsets"][0]["ports"] = ports;
    }
    changed.then_some(object)
}

/// The slice that says the same as the Endpoints.
pub fn endpoint_slice(endpoints: &Value) -> Value {
    let subset = &endpoints["subsets"][0];
    let list = |field: &str| subset[field].as_array().cloned().unwrap_or_default();
    let (ready, not_ready) = (list("addresses"), list("notReadyAddresses"));
    let is_six = |address: &Value| address["ip"].as_str().is_some_and(|ip| ip.contains(':'));
    let mut all = ready.iter().chain(&not_ready).peekable();
    let six = all.peek().is_some() && all.all(is_six);
    let entry = |address: &Value, ready: bool| {
        let mut endpoint = json!({"addresses": [address["ip"]], "conditions": {"ready": ready}});
        for field in ["targetRef", "nodeName"] {
            if let Some(value) = address.get(field) {
                endpoint[field] = value.clone();
            }
        }
        endpoint
    };
    let entries: Vec<Value> = ready
        .iter()
        .map(|a| (a, true))
        .chain(not_ready.iter().map(|a| (a, false)))
        .filter(|(address, _)| is_six(address) == six)
        .map(|(address, ready)| entry(address, ready))
        .collect();
    let mut slice = json!({
        "apiVersion": "discovery.k8s.io/v1",
        "kind": "EndpointSlice",
        "metadata": {
            "name": endpoints["metadata"]["name"],
            "namespace": endpoints["metadata"]["namespace"],
            "labels": {"kubernetes.io/service-name": endpoints["metadata"]["name"]},
        },
        "addressType": if six { "IPv6" } else { "IPv4" },
        "endpoints": entries,
    });
    let ports: Vec<Value> = list("ports")
        .iter()
        .map(|p| json!({"name": p["name"].as_str().unwrap_or_default(), "protocol": p["protocol"], "port": p["port"]}))
        .collect();
    if !ports.is_empty() {
        slice["ports"] = ports.into();
    }
    slice
}

async fn write_endpoints(
    loopback: &Arc<dyn Loopback>,
    addresses: &[String],
    port: u16,
    check_ports: bool,
) -> Result<(), Status> {
    let resource = GroupResource::new("", "endpoints");
    let live = match loopback.get(&resource, NAMESPACE, NAME).await {
        Ok(live) => Some(live),
        Err(status) if status.is_not_found() => None,
        Err(status) => return Err(status),
    };
    let current = match endpoints(live.as_ref(), addresses, port, check_ports) {
        None => live.unwrap_or_default(),
        Some(object) if live.is_none() => match loopback.create(&resource, NAMESPACE, object).await {
            Err(status) if status.is_already_exists() => return Ok(()),
            other => other?,
        },
        Some(object) => loopback.update(&resource, NAMESPACE, "", object).await?,
    };
    write_slice(loopback, &endpoint_slice(&current)).await
}

async fn write_slice(loopback: &Arc<dyn Loopback>, wanted: &Value) -> Result<(), Status> {
    let resource = GroupResource::new("discovery.k8s.io", "endpointslices");
    let live = match loopback.get(&resource, NAMESPACE, NAME).await {
        Err(status) if status.is_not_found() => {
            return match loopback.create(&resource, NAMESPACE, wanted.clone()).await {
                Err(status) if !status.is_already_exists() => Err(status),
                _ => Ok(()),
            };
        }
        other => other?,
    };
    if live["addressType"] != wanted["addressType"] {
        loopback.delete(&resource, NAMESPACE, NAME, json!({})).await?;
        return loopback.create(&resource, NAMESPACE, wanted.clone()).await.map(|_| ());
    }
    let same = live["endpoints"] == wanted["endpoints"]
        && live["ports"] == wanted["ports"]
        && live["metadata"]["labels"] == wanted["metadata"]["labels"];
    if same {
        return Ok(());
    }
    loopback.update(&resource, NAMESPACE, "", wanted.clone()).await.map(|_| ())
}

/// One look: service, lease, endpoints.
async fn sync(
    config: &Config,
    loopback: &Arc<dyn Loopback>,
    leases: Option<&Arc<dyn MasterLeases>>,
) -> Result<(), Status> {
    super::create_missing(loopback, &GroupResource::new("", "services"), NAMESPACE, service(config)).await?;
    let Some(leases) = leases else { return Ok(()) };
    leases.update(&config.public_ip.to_string()).await?;
    let addresses = leases.list().await?;
    if addresses.is_empty() {
        return Err(Status::internal(
            "no API server IP addresses were listed in storage, refusing to erase all endpoints for the kubernetes Service",
        ));
    }
    write_endpoints(loopback, &addresses, config.public_port, false).await
}

pub async fn run(config: Config, loopback: Arc<dyn Loopback>, leases: Option<Arc<dyn MasterLeases>>) {
    super::every(PERIOD, "kubernetes service", || sync(&config, &loopback, leases.as_ref())).await;
}

/// On shutdown: this server leaves the endpoints at once.
pub async fn leave(
    config: &Config,
    loopback: &Arc<dyn Loopback>,
    leases: &Arc<dyn MasterLeases>,
) -> Result<(), Status> {
    leases.remove(&config.public_ip.to_string()).await?;
    let addresses = leases.list().await?;
    write_endpoints(loopback, &addresses, config.public_port, true).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(items: &[&str]) -> Vec<String> {
        items.iter().map(|s| (*s).to_owned()).collect()
    }

    #[test]
    fn endpoints_converge_and_then_stay() {
        let made = endpoints(None, &strings(&["10.0.0.2", "10.0.0.1"]), 6443, false).unwrap();
        assert_eq!(
            made["subsets"],
            json!([{"addresses": [{"ip": "10.0.0.1"}, {"ip": "10.0.0.2"}],
                    "ports": [{"name": "https", "port": 6443, "protocol": "TCP"}]}])
        );
        assert_eq!(endpoints(Some(&made), &strings(&["10.0.0.1", "10.0.0.2"]), 6443, false), None);
        let fewer = endpoints(Some(&made), &strings(&["10.0.0.1"]), 6443, false).unwrap();
        assert_eq!(fewer["subsets"][0]["addresses"], json!([{"ip": "10.0.0.1"}]));
        assert_eq!(endpoints(Some(&made), &[], 6443, true).unwrap()["subsets"], json!([]));
    }

    #[test]
    fn ports_are_corrected_only_when_asked() {
        let made = endpoints(None, &strings(&["10.0.0.1"]), 6443, false).unwrap();
        assert_eq!(endpoints(Some(&made), &strings(&["10.0.0.1"]), 7443, false), None);
        let corrected = endpoints(Some(&made), &strings(&["10.0.0.1"]), 7443, true).unwrap();
        assert_eq!(corrected["subsets"][0]["ports"][0]["port"], 7443);
    }

    #[test]
    fn the_slice_mirrors_the_endpoints() {
        let made = endpoints(None, &strings(&["192.0.2.10"]), 17443, false).unwrap();
        let slice = endpoint_slice(&made);
        assert_eq!(slice["addressType"], "IPv4");
        assert_eq!(slice["endpoints"], json!([{"addresses": ["192.0.2.10"], "conditions": {"ready": true}}]));
        assert_eq!(slice["ports"], json!([{"name": "https", "protocol": "TCP", "port": 17443}]));
        let six = endpoints(None, &strings(&["fd00::1"]), 6443, false).unwrap();
        assert_eq!(endpoint_slice(&six)["addressType"], "IPv6");
    }
}
