//! EndpointSlices as they are read and written, and how they are made. Pure.

use std::collections::BTreeMap;
use std::net::IpAddr;

use client::meta::null_is_empty;
use client::{ObjectMeta, resources};
use reconciler::ObjectReference;
use reconciler::owner::controller_ref;
use reconciler::pod::{Container, Pod};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::types::{Node, Service, ServicePort};
use crate::workload::hash::fnv128a;

pub const MANAGED_BY: &str = "endpointslice.kubernetes.io/managed-by";
pub const SERVICE_NAME: &str = "kubernetes.io/service-name";
pub const HEADLESS: &str = "service.kubernetes.io/headless";
pub const TRIGGER_TIME: &str = "endpoints.kubernetes.io/last-change-trigger-time";
const ZONE: &str = "topology.kubernetes.io/zone";

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Slice {
    pub metadata: ObjectMeta,
    pub address_type: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub endpoints: Vec<Endpoint>,
    #[serde(deserialize_with = "null_is_empty")]
    pub ports: Vec<Port>,
}
informers::object!(Slice);

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Endpoint {
    #[serde(deserialize_with = "null_is_empty")]
    pub addresses: Vec<String>,
    pub conditions: Conditions,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hostname: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_ref: Option<ObjectReference>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "null_is_empty")]
    pub deprecated_topology: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<Hints>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Conditions {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub serving: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terminating: Option<bool>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Hints {
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub for_zones: Vec<Named>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub for_nodes: Vec<Named>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Named {
    pub name: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Port {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub port: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_protocol: Option<String>,
}

/// What makes two endpoints the same one: addresses, host name, target.
pub type EndpointKey = (Vec<String>, String, String, String);

impl Endpoint {
    pub fn key(&self) -> EndpointKey {
        let mut addresses = self.addresses.clone();
        addresses.sort();
        let target = self.target_ref.as_ref();
        (
            addresses,
            self.hostname.clone().unwrap_or_default(),
            target.map(|t| t.namespace.clone()).unwrap_or_default(),
            target.map(|t| t.name.clone()).unwrap_or_default(),
        )
    }

    /// Of endpoints with the same key: nothing that matters differs.
    pub fn is_like(&self, other: &Endpoint) -> bool {
        let bare = |t: &Option<ObjectReference>| {
            t.clone().map(|mut t| {
                t.resource_version.clear();
                t
            })
        };
        self.node_name == other.node_name
            && self.zone == other.zone
            && self.conditions == other.conditions
            && bare(&self.target_ref) == bare(&other.target_ref)
    }

    pub fn is_ready(&self) -> bool {
        self.conditions.ready == Some(true)
    }
}

impl Slice {
    /// As it is sent.
    pub fn body(&self) -> Value {
        json!({
            "apiVersion": resources::ENDPOINT_SLICES.api_version(), "kind": "EndpointSlice",
            "metadata": self.metadata, "addressType": self.address_type,
            "endpoints": self.endpoints, "ports": self.ports,
        })
    }
    pub fn service(&self) -> &str {
        self.metadata.labels.get(SERVICE_NAME).map_or("", String::as_str)
    }
    pub fn is_managed_by(&self, controller: &str) -> bool {
        self.metadata.labels.get(MANAGED_BY).is_some_and(|m| m == controller)
    }
    pub fn is_owned_by(&self, service: &ObjectMeta) -> bool {
        self.metadata
            .owner_references
            .iter()
            .any(|o| o.uid == service.uid && o.kind == "Service" && o.api_version == "v1")
    }
}

/// Ports in upstream's order, which is that of a hash of each.
pub fn sort_ports(ports: &mut [Port]) {
    ports.sort_by_cached_key(|port| {
        let text = |value: &Option<String>| value.clone().unwrap_or_else(|| "<nil>".into());
        let number = port.port.map_or_else(|| "<nil>".to_owned(), |n| n.to_string());
        let dump = format!(
            "(v1.EndpointPort){{Name:(*string){} Protocol:(*v1.Protocol){} Port:(*int32){number} AppProtocol:(*string){}}}",
            text(&port.name),
            text(&port.protocol),
            text(&port.app_protocol),
        );
        fnv128a(dump.as_bytes())
    });
}

/// A pod with an address that is not finished; terminating ones if they are wanted.
pub fn has_endpoint(pod: &Pod, terminating: bool) -> bool {
    let addressed = !pod.status.pod_ip.is_empty() || !pod.status.pod_ips.is_empty();
    !pod.is_finished() && addressed && (terminating || !pod.metadata.is_deleting())
}

pub fn has_hostname(pod: &Pod, service: &Service) -> bool {
    !pod.spec.hostname.is_empty() && pod.spec.subdomain == service.metadata.name
}

pub fn endpoint(pod: &Pod, node: Option<&Node>, service: &Service, family: &str) -> Endpoint {
    let serving = pod.is_ready();
    let terminating = pod.metadata.is_deleting();
    let ready = service.spec.publish_not_ready_addresses || (serving && !terminating);
    let zone = node.and_then(|n| n.metadata.labels.get(ZONE)).filter(|z| !z.is_empty()).cloned();
    Endpoint {
        addresses: addresses(pod, family),
        conditions: Conditions { ready: Some(ready), serving: Some(serving), terminating: Some(terminating) },
        hostname: has_hostname(pod, service).then(|| pod.spec.hostname.clone()),
        target_ref: Some(ObjectReference {
            kind: "Pod".into(),
            namespace: pod.metadata.namespace.clone(),
            name: pod.metadata.name.clone(),
            uid: pod.metadata.uid.clone(),
            ..ObjectReference::default()
        }),
        deprecated_topology: BTreeMap::new(),
        node_name: (!pod.spec.node_name.is_empty()).then(|| pod.spec.node_name.clone()),
        zone,
        hints: None,
    }
}

/// The pod's addresses of a family (`IPv4`, `IPv6`) in their usual form.
pub fn addresses(pod: &Pod, family: &str) -> Vec<String> {
    pod.status
        .pod_ips
        .iter()
        .filter_map(|ip| ip.ip.parse::<IpAddr>().ok())
        .filter(|ip| ip.is_ipv6() == (family == "IPv6"))
        .map(|ip| ip.to_string())
        .collect()
}

/// The ports of a pod for a service; those that it does not have are left out.
pub fn ports(service: &Service, pod: &Pod) -> Vec<Port> {
    if service.spec.ports.is_empty() && service.spec.cluster_ip == "None" {
        return Vec::new();
    }
    service
        .spec
        .ports
        .iter()
        .filter_map(|port| {
            Some(Port {
                name: Some(port.name.clone()),
                protocol: Some(port.protocol.clone()),
                port: Some(find_port(pod, port)?),
                app_protocol: port.app_protocol.clone(),
            })
        })
        .collect()
}

/// The number behind a service's target port.
pub fn find_port(pod: &Pod, port: &ServicePort) -> Option<i32> {
    let Some(name) = port.target_port.as_str() else {
        return port.target_port.as_i64().and_then(|n| i32::try_from(n).ok());
    };
    let is_sidecar = |c: &&Container| c.restart_policy.as_deref() == Some("Always");
    let containers = pod.spec.containers.iter().chain(pod.spec.init_containers.iter().filter(is_sidecar));
    containers.flat_map(|c| &c.ports).find(|p| p.name == name && p.protocol == port.protocol).map(|p| p.container_port)
}

/// Families of the service's slices.
pub fn families(service: &Service) -> Vec<&'static str> {
    let known: Vec<&'static str> =
        ["IPv4", "IPv6"].into_iter().filter(|family| service.spec.ip_families.iter().any(|f| f == family)).collect();
    if !known.is_empty() {
        return known;
    }
    match service.spec.cluster_ip.as_str() {
        "" | "None" => vec!["IPv4", "IPv6"],
        ip if ip.contains(':') => vec!["IPv6"],
        _ => vec!["IPv4"],
    }
}

/// The labels a slice should have, and whether those copied from the service differ.
pub fn labels(slice: &ObjectMeta, service: &Service, controller: &str) -> (BTreeMap<String, String>, bool) {
    let copied = |labels: &BTreeMap<String, String>| -> BTreeMap<String, String> {
        let own = |key: &String| [MANAGED_BY, SERVICE_NAME, HEADLESS].contains(&key.as_str());
        labels.iter().filter(|(key, _)| !own(key)).map(|(k, v)| (k.clone(), v.clone())).collect()
    };
    let mut made = copied(&service.metadata.labels);
    let changed = copied(&slice.labels) != made;
    if service.is_headless() {
        made.insert(HEADLESS.into(), String::new());
    }
    made.insert(SERVICE_NAME.into(), service.metadata.name.clone());
    made.insert(MANAGED_BY.into(), controller.into());
    (made, changed)
}

/// An empty slice of the service.
pub fn new(service: &Service, family: &str, ports: Vec<Port>, controller: &str) -> Slice {
    let m = &service.metadata;
    let with_dash = format!("{}-", m.name);
    let valid = apimachinery::names::is_dns1123_subdomain(&format!("{}a", with_dash)).is_empty();
    let mut metadata = ObjectMeta {
        generate_name: if valid { with_dash } else { m.name.clone() },
        namespace: m.namespace.clone(),
        owner_references: vec![controller_ref(&resources::SERVICES, m)],
        ..ObjectMeta::default()
    };
    metadata.labels = labels(&metadata, service, controller).0;
    Slice { metadata, address_type: family.into(), endpoints: Vec::new(), ports }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_ports_need_name_and_protocol() {
        let pod: Pod = serde_json::from_value(json!({"spec": {
            "containers": [{"ports": [{"name": "web", "containerPort": 80, "protocol": "TCP"}]}],
            "initContainers": [
                {"ports": [{"name": "init", "containerPort": 1, "protocol": "TCP"}]},
                {"restartPolicy": "Always", "ports": [{"name": "side", "containerPort": 2, "protocol": "TCP"}]}],
        }}))
        .unwrap();
        let port = |target: serde_json::Value, protocol: &str| ServicePort {
            target_port: target,
            protocol: protocol.into(),
            ..ServicePort::default()
        };
        assert_eq!(find_port(&pod, &port(json!("web"), "TCP")), Some(80));
        assert_eq!(find_port(&pod, &port(json!("web"), "UDP")), None);
        assert_eq!(find_port(&pod, &port(json!("init"), "TCP")), None);
        assert_eq!(find_port(&pod, &port(json!("side"), "TCP")), Some(2));
        assert_eq!(find_port(&pod, &port(json!(9), "TCP")), Some(9));
    }

    #[test]
    fn services_labels_are_mirrored_but_reserved_ones() {
        let service: Service = serde_json::from_value(
            json!({"metadata": {"name": "s", "labels": {"a": "b", HEADLESS: "x"}}, "spec": {"clusterIP": "10.0.0.1"}}),
        )
        .unwrap();
        let slice = new(&service, "IPv4", Vec::new(), "c");
        assert_eq!(
            serde_json::to_value(&slice.metadata.labels).unwrap(),
            json!({"a": "b", SERVICE_NAME: "s", MANAGED_BY: "c"})
        );
        assert!(!labels(&slice.metadata, &service, "c").1);
    }
}
