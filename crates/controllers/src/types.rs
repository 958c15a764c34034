//! Projections that several controllers share.

use std::collections::BTreeMap;

use client::ObjectMeta;
use client::meta::null_is_empty;
pub use reconciler::pod::{Condition, Pod, Toleration};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Node {
    pub metadata: ObjectMeta,
    pub spec: NodeSpec,
    pub status: NodeStatus,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NodeSpec {
    #[serde(rename = "podCIDR")]
    pub pod_cidr: String,
    #[serde(rename = "podCIDRs", deserialize_with = "null_is_empty")]
    pub pod_cidrs: Vec<String>,
    #[serde(rename = "providerID")]
    pub provider_id: String,
    pub unschedulable: bool,
    #[serde(deserialize_with = "null_is_empty")]
    pub taints: Vec<Taint>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Taint {
    pub key: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub value: String,
    pub effect: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_added: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NodeStatus {
    #[serde(deserialize_with = "null_is_empty")]
    pub allocatable: BTreeMap<String, Value>,
    #[serde(deserialize_with = "null_is_empty")]
    pub capacity: BTreeMap<String, Value>,
    #[serde(deserialize_with = "null_is_empty")]
    pub conditions: Vec<Condition>,
    #[serde(deserialize_with = "null_is_empty")]
    pub addresses: Vec<NodeAddress>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct NodeAddress {
    #[serde(rename = "type")]
    pub kind: String,
    pub address: String,
}

impl Node {
    pub fn condition(&self, kind: &str) -> Option<&Condition> {
        self.status.conditions.iter().find(|c| c.kind == kind)
    }
    pub fn is_ready(&self) -> bool {
        self.condition("Ready").is_some_and(|c| c.status == "True")
    }
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Namespace {
    pub metadata: ObjectMeta,
    pub spec: NamespaceSpec,
    pub status: NamespaceStatus,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct NamespaceSpec {
    #[serde(deserialize_with = "null_is_empty")]
    pub finalizers: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct NamespaceStatus {
    pub phase: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub conditions: Vec<Condition>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct ServiceAccount {
    pub metadata: ObjectMeta,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Service {
    pub metadata: ObjectMeta,
    pub spec: ServiceSpec,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ServiceSpec {
    #[serde(rename = "type")]
    pub kind: String,
    /// Empty: nobody's pods, endpoints are made by hand.
    #[serde(deserialize_with = "null_is_empty")]
    pub selector: BTreeMap<String, String>,
    #[serde(rename = "clusterIP")]
    pub cluster_ip: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub ip_families: Vec<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub ports: Vec<ServicePort>,
    pub publish_not_ready_addresses: bool,
    pub traffic_distribution: Option<String>,
    pub allocate_load_balancer_node_ports: Option<bool>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ServicePort {
    pub name: String,
    pub protocol: String,
    pub port: i32,
    pub node_port: i32,
    /// A number, or the name of a container's port.
    pub target_port: Value,
    pub app_protocol: Option<String>,
}

impl Service {
    pub fn is_headless(&self) -> bool {
        self.spec.cluster_ip.is_empty() || self.spec.cluster_ip == "None"
    }
    pub fn selects(&self, labels: &BTreeMap<String, String>) -> bool {
        !self.spec.selector.is_empty() && self.spec.selector.iter().all(|(k, v)| labels.get(k) == Some(v))
    }
}

/// A PersistentVolumeClaim.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Claim {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

/// A PersistentVolume.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Volume {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

informers::object!(Node, Namespace, ServiceAccount, Service, Claim, Volume);

/// Does `toleration` tolerate `taint`? Upstream's `ToleratesTaint`.
pub fn tolerates(toleration: &Toleration, taint: &Taint) -> bool {
    if !toleration.effect.is_empty() && toleration.effect != taint.effect {
        return false;
    }
    if !toleration.key.is_empty() && toleration.key != taint.key {
        return false;
    }
    match toleration.operator.as_str() {
        "" | "Equal" => toleration.value == taint.value,
        "Exists" => true,
        // Gt and Lt are behind a gate that is off.
        _ => false,
    }
}

/// Indexes pods by the node they are bound to, under the name `node`.
pub fn pods_by_node(pods: &informers::Informer<Pod>) {
    pods.add_index(
        "node",
        |pod| {
            if pod.spec.node_name.is_empty() { Vec::new() } else { vec![pod.spec.node_name.clone()] }
        },
    );
}
