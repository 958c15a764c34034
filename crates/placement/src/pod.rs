//! What placement reads of a Pod.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

fn empty_when_null<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Ok(Option::<T>::deserialize(deserializer)?.unwrap_or_default())
}

/// Quantities as written, by resource name.
pub type Quantities = BTreeMap<String, String>;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Metadata {
    pub name: String,
    pub namespace: String,
    pub uid: String,
    pub resource_version: String,
    pub generation: i64,
    pub creation_timestamp: Option<String>,
    pub deletion_timestamp: Option<String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub labels: BTreeMap<String, String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub annotations: BTreeMap<String, String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub owner_references: Vec<Owner>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Owner {
    pub kind: String,
    pub name: String,
    pub uid: String,
    pub controller: Option<bool>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
pub struct Pod {
    #[serde(default)]
    pub metadata: Metadata,
    #[serde(default)]
    pub spec: Spec,
    #[serde(default)]
    pub status: Status,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Spec {
    pub node_name: String,
    pub scheduler_name: String,
    pub containers: Vec<Container>,
    #[serde(deserialize_with = "empty_when_null")]
    pub init_containers: Vec<Container>,
    #[serde(deserialize_with = "empty_when_null")]
    pub overhead: Quantities,
    pub resources: Option<Requirements>,
    #[serde(deserialize_with = "empty_when_null")]
    pub node_selector: BTreeMap<String, String>,
    pub affinity: Option<Affinity>,
    #[serde(deserialize_with = "empty_when_null")]
    pub tolerations: Vec<Toleration>,
    #[serde(deserialize_with = "empty_when_null")]
    pub topology_spread_constraints: Vec<SpreadConstraint>,
    pub priority: Option<i32>,
    pub preemption_policy: Option<String>,
    pub host_network: bool,
    #[serde(deserialize_with = "empty_when_null")]
    pub scheduling_gates: Vec<Gate>,
    #[serde(deserialize_with = "empty_when_null")]
    pub volumes: Vec<Volume>,
    #[serde(deserialize_with = "empty_when_null")]
    pub resource_claims: Vec<DeviceClaim>,
}

/// A claim of devices: by name, or made from a template.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DeviceClaim {
    pub name: String,
    pub resource_claim_name: Option<String>,
    pub resource_claim_template_name: Option<String>,
}

/// What became of a claim from a template.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DeviceClaimStatus {
    pub name: String,
    pub resource_claim_name: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Gate {
    pub name: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Container {
    pub name: String,
    pub image: String,
    pub resources: Requirements,
    #[serde(deserialize_with = "empty_when_null")]
    pub ports: Vec<Port>,
    pub restart_policy: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Requirements {
    #[serde(deserialize_with = "empty_when_null")]
    pub requests: Quantities,
    #[serde(deserialize_with = "empty_when_null")]
    pub limits: Quantities,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Port {
    pub container_port: u16,
    pub host_port: u16,
    #[serde(rename = "hostIP")]
    pub host_ip: String,
    pub protocol: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Toleration {
    pub key: String,
    pub operator: String,
    pub value: String,
    pub effect: String,
    pub toleration_seconds: Option<i64>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SpreadConstraint {
    pub max_skew: i32,
    pub topology_key: String,
    pub when_unsatisfiable: String,
    pub label_selector: Option<Value>,
    pub min_domains: Option<i32>,
    pub node_affinity_policy: Option<String>,
    pub node_taints_policy: Option<String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub match_label_keys: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Volume {
    pub name: String,
    pub persistent_volume_claim: Option<ClaimSource>,
    pub ephemeral: Option<Value>,
    // Disks of which a node can hold one writer, as written.
    pub gce_persistent_disk: Option<Value>,
    pub aws_elastic_block_store: Option<Value>,
    pub iscsi: Option<Value>,
    pub rbd: Option<Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimSource {
    pub claim_name: String,
    pub read_only: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Affinity {
    pub node_affinity: Option<NodeAffinity>,
    pub pod_affinity: Option<PodAffinity>,
    pub pod_anti_affinity: Option<PodAffinity>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NodeAffinity {
    #[serde(rename = "requiredDuringSchedulingIgnoredDuringExecution")]
    pub required: Option<NodeSelector>,
    #[serde(rename = "preferredDuringSchedulingIgnoredDuringExecution", deserialize_with = "empty_when_null")]
    pub preferred: Vec<PreferredTerm>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NodeSelector {
    #[serde(deserialize_with = "empty_when_null")]
    pub node_selector_terms: Vec<NodeSelectorTerm>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NodeSelectorTerm {
    #[serde(deserialize_with = "empty_when_null")]
    pub match_expressions: Vec<Requirement>,
    #[serde(deserialize_with = "empty_when_null")]
    pub match_fields: Vec<Requirement>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Requirement {
    pub key: String,
    pub operator: String,
    #[serde(deserialize_with = "empty_when_null")]
    pub values: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct PreferredTerm {
    pub weight: i64,
    pub preference: NodeSelectorTerm,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodAffinity {
    #[serde(rename = "requiredDuringSchedulingIgnoredDuringExecution", deserialize_with = "empty_when_null")]
    pub required: Vec<PodAffinityTerm>,
    #[serde(rename = "preferredDuringSchedulingIgnoredDuringExecution", deserialize_with = "empty_when_null")]
    pub preferred: Vec<WeightedPodAffinityTerm>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodAffinityTerm {
    pub label_selector: Option<Value>,
    #[serde(deserialize_with = "empty_when_null")]
    pub namespaces: Vec<String>,
    pub topology_key: String,
    pub namespace_selector: Option<Value>,
    #[serde(deserialize_with = "empty_when_null")]
    pub match_label_keys: Vec<String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub mismatch_label_keys: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct WeightedPodAffinityTerm {
    pub weight: i64,
    pub pod_affinity_term: PodAffinityTerm,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Status {
    pub phase: String,
    pub nominated_node_name: String,
    pub start_time: Option<String>,
    #[serde(deserialize_with = "empty_when_null")]
    pub conditions: Vec<Condition>,
    #[serde(deserialize_with = "empty_when_null")]
    pub container_statuses: Vec<ContainerStatus>,
    #[serde(deserialize_with = "empty_when_null")]
    pub resource_claim_statuses: Vec<DeviceClaimStatus>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Condition {
    #[serde(rename = "type")]
    pub kind: String,
    pub status: String,
    pub reason: String,
    pub message: String,
    pub observed_generation: Option<i64>,
}

/// Resources that a resize has left allocated count too.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContainerStatus {
    pub name: String,
    #[serde(deserialize_with = "empty_when_null")]
    pub allocated_resources: Quantities,
    pub resources: Option<Requirements>,
}

impl Pod {
    pub fn key(&self) -> String {
        format!("{}/{}", self.metadata.namespace, self.metadata.name)
    }
    pub fn priority(&self) -> i32 {
        self.spec.priority.unwrap_or(0)
    }
    /// Claims that the volumes refer to; true for those of generic ephemeral volumes.
    pub fn claim_names(&self) -> impl Iterator<Item = (String, bool)> + '_ {
        self.spec.volumes.iter().filter_map(|v| match (&v.persistent_volume_claim, &v.ephemeral) {
            (Some(claim), _) => Some((claim.claim_name.clone(), false)),
            (None, Some(_)) => Some((format!("{}-{}", self.metadata.name, v.name), true)),
            (None, None) => None,
        })
    }
    pub fn is_terminating(&self) -> bool {
        self.metadata.deletion_timestamp.is_some()
    }
    pub fn is_finished(&self) -> bool {
        self.status.phase == "Succeeded" || self.status.phase == "Failed"
    }
    pub fn required_affinity(&self) -> &[PodAffinityTerm] {
        self.spec.affinity.as_ref().and_then(|a| a.pod_affinity.as_ref()).map_or(&[], |a| &a.required)
    }
    pub fn required_anti_affinity(&self) -> &[PodAffinityTerm] {
        self.spec.affinity.as_ref().and_then(|a| a.pod_anti_affinity.as_ref()).map_or(&[], |a| &a.required)
    }
    pub fn preferred_affinity(&self) -> &[WeightedPodAffinityTerm] {
        self.spec.affinity.as_ref().and_then(|a| a.pod_affinity.as_ref()).map_or(&[], |a| &a.preferred)
    }
    pub fn preferred_anti_affinity(&self) -> &[WeightedPodAffinityTerm] {
        self.spec.affinity.as_ref().and_then(|a| a.pod_anti_affinity.as_ref()).map_or(&[], |a| &a.preferred)
    }
    /// `(host IP, protocol, port)` of each host port; wildcard addresses as `0.0.0.0`.
    pub fn host_ports(&self) -> impl Iterator<Item = (&str, &str, u16)> {
        let sidecars = self.spec.init_containers.iter().filter(|c| c.restart_policy.as_deref() == Some("Always"));
        self.spec.containers.iter().chain(sidecars).flat_map(|c| &c.ports).filter(|p| p.host_port > 0).map(|p| {
            let ip = if p.host_ip.is_empty() || p.host_ip == "::" { "0.0.0.0" } else { p.host_ip.as_str() };
            let protocol = if p.protocol.is_empty() { "TCP" } else { p.protocol.as_str() };
            (ip, protocol, p.host_port)
        })
    }
}
