//! The kubelet's view of a Pod: the fields it acts on, and the whole object.
//!
//! [`Pod`] is a projection; [`Pod::raw`] keeps the object it came from for what
//! must be written or served whole. Nulls are dropped before decoding, as an
//! explicit null means "absent" everywhere in the API.
//! Limit: a status is kept as a value; only the kubelet's own status code reads it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

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

/// A container of any of the three lists.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Container {
    pub name: String,
    pub image: String,
    pub command: Vec<String>,
    pub args: Vec<String>,
    pub working_dir: String,
    pub ports: Vec<ContainerPort>,
    pub env_from: Vec<EnvFrom>,
    pub env: Vec<EnvVar>,
    pub resources: Resources,
    pub restart_policy: Option<String>,
    pub restart_policy_rules: Vec<RestartRule>,
    pub volume_mounts: Vec<VolumeMount>,
    pub volume_devices: Vec<VolumeDevice>,
    pub liveness_probe: Option<Probe>,
    pub readiness_probe: Option<Probe>,
    pub startup_probe: Option<Probe>,
    pub lifecycle: Lifecycle,
    pub termination_message_path: String,
    pub termination_message_policy: String,
    pub image_pull_policy: String,
    pub security_context: SecurityContext,
    pub stdin: bool,
    pub stdin_once: bool,
    pub tty: bool,
    pub target_container_name: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct RestartRule {
    pub action: String,
    pub exit_codes: Option<ExitCodes>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ExitCodes {
    pub operator: String,
    pub values: Vec<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContainerPort {
    pub name: String,
    pub container_port: i32,
    pub host_port: i32,
    #[serde(rename = "hostIP")]
    pub host_ip: String,
    pub protocol: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EnvFrom {
    pub prefix: String,
    pub config_map_ref: Option<OptionalRef>,
    pub secret_ref: Option<OptionalRef>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct OptionalRef {
    pub name: String,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EnvVar {
    pub name: String,
    pub value: String,
    pub value_from: Option<EnvSource>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EnvSource {
    pub field_ref: Option<FieldRef>,
    pub resource_field_ref: Option<ResourceFieldRef>,
    pub config_map_key_ref: Option<KeyRef>,
    pub secret_key_ref: Option<KeyRef>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FieldRef {
    pub api_version: String,
    pub field_path: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ResourceFieldRef {
    pub container_name: String,
    pub resource: String,
    pub divisor: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct KeyRef {
    pub name: String,
    pub key: String,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Resources {
    pub requests: BTreeMap<String, String>,
    pub limits: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct VolumeMount {
    pub name: String,
    pub read_only: bool,
    pub recursive_read_only: Option<String>,
    pub mount_path: String,
    pub sub_path: String,
    pub sub_path_expr: String,
    pub mount_propagation: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct VolumeDevice {
    pub name: String,
    pub device_path: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Probe {
    pub exec: Option<ExecAction>,
    pub http_get: Option<HttpGetAction>,
    pub tcp_socket: Option<TcpAction>,
    pub grpc: Option<GrpcAction>,
    pub initial_delay_seconds: i64,
    pub timeout_seconds: i64,
    pub period_seconds: i64,
    pub success_threshold: i64,
    pub failure_threshold: i64,
    pub termination_grace_period_seconds: Option<i64>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct ExecAction {
    pub command: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct HttpGetAction {
    pub path: String,
    pub port: IntOrString,
    pub host: String,
    pub scheme: String,
    pub http_headers: Vec<HttpHeader>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct HttpHeader {
    pub name: String,
    pub value: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct TcpAction {
    pub port: IntOrString,
    pub host: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct GrpcAction {
    pub port: i32,
    pub service: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum IntOrString {
    Int(i64),
    Text(String),
}

impl Default for IntOrString {
    fn default() -> Self {
        Self::Int(0)
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Lifecycle {
    pub post_start: Option<Handler>,
    pub pre_stop: Option<Handler>,
    pub stop_signal: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Handler {
    pub exec: Option<ExecAction>,
    pub http_get: Option<HttpGetAction>,
    pub tcp_socket: Option<TcpAction>,
    pub sleep: Option<SleepAction>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SleepAction {
    pub seconds: i64,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodSecurityContext {
    pub run_as_user: Option<i64>,
    pub run_as_group: Option<i64>,
    pub run_as_non_root: Option<bool>,
    pub supplemental_groups: Vec<i64>,
    pub supplemental_groups_policy: Option<String>,
    pub fs_group: Option<i64>,
    pub fs_group_change_policy: Option<String>,
    pub sysctls: Vec<Sysctl>,
    pub se_linux_options: Option<SeLinuxOptions>,
    pub seccomp_profile: Option<Profile>,
    pub app_armor_profile: Option<Profile>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Sysctl {
    pub name: String,
    pub value: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SeLinuxOptions {
    pub user: String,
    pub role: String,
    pub r#type: String,
    pub level: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Profile {
    pub r#type: String,
    pub localhost_profile: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SecurityContext {
    pub capabilities: Option<Capabilities>,
    pub privileged: Option<bool>,
    pub run_as_user: Option<i64>,
    pub run_as_group: Option<i64>,
    pub run_as_non_root: Option<bool>,
    pub read_only_root_filesystem: Option<bool>,
    pub allow_privilege_escalation: Option<bool>,
    pub proc_mount: Option<String>,
    pub se_linux_options: Option<SeLinuxOptions>,
    pub seccomp_profile: Option<Profile>,
    pub app_armor_profile: Option<Profile>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Capabilities {
    pub add: Vec<String>,
    pub drop: Vec<String>,
}

/// A volume; exactly one source is set on a valid pod.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Volume {
    pub name: String,
    pub empty_dir: Option<EmptyDir>,
    pub host_path: Option<HostPath>,
    pub config_map: Option<ConfigMapSource>,
    pub secret: Option<SecretSource>,
    #[serde(rename = "downwardAPI")]
    pub downward_api: Option<DownwardSource>,
    pub projected: Option<Projected>,
    pub persistent_volume_claim: Option<ClaimSource>,
    pub ephemeral: Option<Value>,
    pub image: Option<ImageSource>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EmptyDir {
    pub medium: String,
    pub size_limit: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct HostPath {
    pub path: String,
    pub r#type: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ConfigMapSource {
    pub name: String,
    pub items: Vec<KeyToPath>,
    pub default_mode: Option<i32>,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SecretSource {
    pub secret_name: String,
    /// Spelling inside a projected volume.
    pub name: String,
    pub items: Vec<KeyToPath>,
    pub default_mode: Option<i32>,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct KeyToPath {
    pub key: String,
    pub path: String,
    pub mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DownwardSource {
    pub items: Vec<DownwardItem>,
    pub default_mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DownwardItem {
    pub path: String,
    pub field_ref: Option<FieldRef>,
    pub resource_field_ref: Option<ResourceFieldRef>,
    pub mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Projected {
    pub sources: Vec<ProjectedSource>,
    pub default_mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ProjectedSource {
    pub config_map: Option<ConfigMapSource>,
    pub secret: Option<SecretSource>,
    #[serde(rename = "downwardAPI")]
    pub downward_api: Option<DownwardSource>,
    pub service_account_token: Option<TokenSource>,
    pub cluster_trust_bundle: Option<TrustBundleSource>,
    pub pod_certificate: Option<PodCertificateSource>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TrustBundleSource {
    pub name: Option<String>,
    pub signer_name: Option<String>,
    pub label_selector: Option<Value>,
    pub optional: bool,
    pub path: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodCertificateSource {
    pub signer_name: String,
    pub key_type: String,
    pub max_expiration_seconds: Option<i64>,
    pub credential_bundle_path: String,
    pub key_path: String,
    pub certificate_chain_path: String,
    pub user_annotations: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TokenSource {
    pub audience: String,
    pub expiration_seconds: Option<i64>,
    pub path: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimSource {
    pub claim_name: String,
    pub read_only: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ImageSource {
    pub reference: String,
    pub pull_policy: String,
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

impl Container {
    /// Whether this init container is a sidecar.
    pub fn is_restartable_init(&self) -> bool {
        self.restart_policy.as_deref() == Some("Always")
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
