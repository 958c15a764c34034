//! The kubelet's view of a Pod: the fields it acts on, and the whole object.
//!
//! [`Pod`] is a projection; [`Pod::raw`] keeps the object it came from for what
//! must be written or served whole. Nulls are dropped before decoding, as an
//! explicit null means "absent" everywhere in the API.
//! Limit: a status is kept as a value; only the kubelet's own status code reads it.

mod container;
mod security;
mod volume;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

pub use container::*;
pub use security::*;
pub use volume::*;

/// Where a pod came from; the value of [`CONFIG_SOURCE`].
pub const CONFIG_SOURCE: &str = "kubernetes.io/config.source";
/// When the kubelet first saw a pod.
pub const CONFIG_SEEN: &str = "kubernetes.io/config.seen";
/// Hash of a static pod's manifest.
pub const CONFIG_HASH: &str = "kubernetes.io/config.hash";
/// Marks a mirror pod; its value is the static pod's hash.
pub const CONFIG_MIRROR: &str = "kubernetes.io/config.mirror";

/// Priority from which a pod is critical (system-cluster-critical).
pub const SYSTEM_CRITICAL_PRIORITY: i64 = 2_000_000_000;

/// A pod; see the module text.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Pod {
    pub metadata: Metadata,
    pub spec: PodSpec,
    pub status: Value,
    #[serde(skip)]
    pub raw: Arc<Value>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Metadata {
    pub name: String,
    pub namespace: String,
    pub uid: String,
    pub resource_version: String,
    pub generation: i64,
    pub labels: BTreeMap<String, String>,
    pub annotations: BTreeMap<String, String>,
    pub creation_timestamp: Option<String>,
    pub deletion_timestamp: Option<String>,
    pub deletion_grace_period_seconds: Option<i64>,
    pub owner_references: Vec<Value>,
    pub finalizers: Vec<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodSpec {
    pub volumes: Vec<Volume>,
    pub init_containers: Vec<Container>,
    pub containers: Vec<Container>,
    pub ephemeral_containers: Vec<Container>,
    pub restart_policy: RestartPolicy,
    pub termination_grace_period_seconds: Option<i64>,
    pub active_deadline_seconds: Option<i64>,
    pub dns_policy: String,
    pub dns_config: Option<DnsConfig>,
    pub service_account_name: String,
    pub node_name: String,
    pub node_selector: BTreeMap<String, String>,
    pub host_network: bool,
    #[serde(rename = "hostPID")]
    pub host_pid: bool,
    #[serde(rename = "hostIPC")]
    pub host_ipc: bool,
    pub host_users: Option<bool>,
    pub share_process_namespace: bool,
    pub security_context: PodSecurityContext,
    pub image_pull_secrets: Vec<NameRef>,
    pub hostname: String,
    pub subdomain: String,
    #[serde(rename = "setHostnameAsFQDN")]
    pub set_hostname_as_fqdn: bool,
    pub hostname_override: Option<String>,
    pub host_aliases: Vec<HostAlias>,
    pub affinity: Option<Value>,
    pub tolerations: Vec<Value>,
    pub priority: Option<i64>,
    pub priority_class_name: String,
    pub runtime_class_name: Option<String>,
    pub enable_service_links: Option<bool>,
    pub readiness_gates: Vec<ReadinessGate>,
    pub overhead: BTreeMap<String, String>,
    pub resources: Option<Resources>,
    pub os: Option<NameRef>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
pub enum RestartPolicy {
    #[default]
    Always,
    OnFailure,
    Never,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct NameRef {
    pub name: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct HostAlias {
    pub ip: String,
    pub hostnames: Vec<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ReadinessGate {
    pub condition_type: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct DnsConfig {
    pub nameservers: Vec<String>,
    pub searches: Vec<String>,
    pub options: Vec<DnsOption>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct DnsOption {
    pub name: String,
    pub value: Option<String>,
}

/// Which of a pod's lists a container is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContainerKind {
    Init,
    Regular,
    Ephemeral,
}

impl Pod {
    /// Decodes an object; the error is serde's.
    pub fn from_value(mut value: Value) -> Result<Arc<Self>, serde_json::Error> {
        drop_nulls(&mut value);
        let mut pod = Pod::deserialize(&value)?;
        pod.raw = Arc::new(value);
        Ok(Arc::new(pod))
    }

    /// `namespace/name`, as log lines name a pod.
    pub fn key(&self) -> String {
        format!("{}/{}", self.metadata.namespace, self.metadata.name)
    }

    /// `name_namespace(uid)`, as messages to users name a pod.
    pub fn format(&self) -> String {
        format!("{}_{}({})", self.metadata.name, self.metadata.namespace, self.metadata.uid)
    }

    /// `file`, `http` or `api`; pods from the API have no annotation.
    pub fn source(&self) -> &str {
        self.metadata.annotations.get(CONFIG_SOURCE).map_or("api", String::as_str)
    }

    /// Whether this is the API's reflection of a static pod.
    pub fn is_mirror(&self) -> bool {
        self.metadata.annotations.contains_key(CONFIG_MIRROR)
    }

    /// Whether this came from a file or URL and not from the API.
    pub fn is_static(&self) -> bool {
        self.source() != "api"
    }

    /// Whether eviction and preemption must leave it alone.
    pub fn is_critical(&self) -> bool {
        self.is_static() || self.is_mirror() || self.spec.priority.is_some_and(|p| p >= SYSTEM_CRITICAL_PRIORITY)
    }

    /// Grace of an orderly end.
    pub fn grace_seconds(&self) -> i64 {
        self.metadata.deletion_grace_period_seconds.or(self.spec.termination_grace_period_seconds).unwrap_or(30)
    }

    /// All containers with their lists, init first.
    pub fn all_containers(&self) -> impl Iterator<Item = (ContainerKind, &Container)> {
        let init = self.spec.init_containers.iter().map(|c| (ContainerKind::Init, c));
        let main = self.spec.containers.iter().map(|c| (ContainerKind::Regular, c));
        let more = self.spec.ephemeral_containers.iter().map(|c| (ContainerKind::Ephemeral, c));
        init.chain(main).chain(more)
    }

    /// A container by name.
    pub fn container(&self, name: &str) -> Option<(ContainerKind, &Container)> {
        self.all_containers().find(|(_, c)| c.name == name)
    }

    /// The phase the API shows.
    pub fn phase(&self) -> &str {
        self.status["phase"].as_str().unwrap_or_default()
    }

    /// Whether the pod has ended for good, as the API shows it.
    pub fn is_finished(&self) -> bool {
        matches!(self.phase(), "Succeeded" | "Failed")
    }

    /// `spec.containers{name}`, the field path of events about a container.
    pub fn field_path(&self, name: &str) -> String {
        match self.container(name) {
            Some((ContainerKind::Init, _)) => format!("spec.initContainers{{{name}}}"),
            Some((ContainerKind::Ephemeral, _)) => format!("spec.ephemeralContainers{{{name}}}"),
            Some((ContainerKind::Regular, _)) => format!("spec.containers{{{name}}}"),
            None => String::new(),
        }
    }
}

/// Removes null members of objects, at any depth.
pub fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, v| !v.is_null());
            map.values_mut().for_each(drop_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_nulls),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nulls_and_unknown_fields_are_no_obstacle() {
        let pod = Pod::from_value(json!({
            "metadata": {"name": "a", "namespace": "n", "uid": "u", "creationTimestamp": null},
            "spec": {"containers": [{"name": "c", "image": "i", "somethingNew": 1}], "hostPID": true},
            "status": {}
        }))
        .unwrap();
        assert_eq!(pod.format(), "a_n(u)");
        assert!(pod.spec.host_pid);
        assert_eq!(pod.field_path("c"), "spec.containers{c}");
        assert_eq!(pod.source(), "api");
        assert_eq!(pod.grace_seconds(), 30);
    }
}
