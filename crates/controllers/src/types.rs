//! Projections that several controllers share.

use std::collections::BTreeMap;

use client::ObjectMeta;
use client::meta::null_is_empty;
use informers::Key;
use placement::volumes::{ClaimView, VolumeView};
pub use reconciler::pod::{Condition, Pod, Toleration};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

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
    #[serde(deserialize_with = "null_is_empty")]
    pub volumes_in_use: Vec<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub volumes_attached: Vec<AttachedVolume>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct AttachedVolume {
    pub name: String,
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
    /// An administrator says that it is off for good.
    pub fn is_out_of_service(&self) -> bool {
        self.spec.taints.iter().any(|t| t.key == "node.kubernetes.io/out-of-service")
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

/// A StorageClass.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StorageClass {
    pub metadata: ObjectMeta,
    pub provisioner: String,
    pub reclaim_policy: Option<String>,
    pub volume_binding_mode: Option<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub mount_options: Vec<String>,
}

informers::object!(Node, Namespace, ServiceAccount, Service, Claim, Volume, StorageClass);

impl Claim {
    pub fn view(&self) -> ClaimView<'_> {
        let m = &self.metadata;
        ClaimView { namespace: &m.namespace, name: &m.name, uid: &m.uid, annotations: &m.annotations, spec: &self.spec }
    }
    pub fn phase(&self) -> &str {
        self.status["phase"].as_str().unwrap_or_default()
    }
    /// The whole object, to be written back. The server keeps its managed fields.
    pub fn body(&self) -> Value {
        json!({"apiVersion": "v1", "kind": "PersistentVolumeClaim", "metadata": self.metadata,
            "spec": self.spec, "status": self.status})
    }
}

impl Volume {
    pub fn view(&self) -> VolumeView<'_> {
        let m = &self.metadata;
        VolumeView {
            name: &m.name,
            labels: &m.labels,
            annotations: &m.annotations,
            deleting: m.is_deleting(),
            spec: &self.spec,
            phase: self.phase(),
        }
    }
    pub fn phase(&self) -> &str {
        self.status["phase"].as_str().unwrap_or_default()
    }
    /// Namespace and name of the claim it is or was bound to, and its uid, which
    /// is empty for a volume that waits for a claim.
    pub fn claim(&self) -> Option<(Key, &str)> {
        let held = self.spec.get("claimRef").filter(|c| c.is_object())?;
        let text = |name: &str| held[name].as_str().unwrap_or_default();
        Some((Key::new(text("namespace"), text("name")), text("uid")))
    }
    pub fn body(&self) -> Value {
        json!({"apiVersion": "v1", "kind": "PersistentVolume", "metadata": self.metadata,
            "spec": self.spec, "status": self.status})
    }
}

/// Claims that a pod's volumes refer to, those of generic ephemeral volumes included.
pub fn claims_of(pod: &Pod) -> impl Iterator<Item = String> + '_ {
    pod.spec.volumes.iter().filter_map(|volume| match (&volume.persistent_volume_claim, &volume.ephemeral) {
        (Some(claim), _) => Some(claim.claim_name.clone()),
        (None, Some(_)) => Some(format!("{}-{}", pod.metadata.name, volume.name)),
        (None, None) => None,
    })
}

/// Indexes pods by `namespace/name` of their claims, under the name `claim`.
pub fn pods_by_claim(pods: &informers::Informer<Pod>) {
    pods.add_index("claim", |pod| {
        claims_of(pod).map(|name| Key::new(pod.metadata.namespace.as_str(), name).to_string()).collect()
    });
}

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
