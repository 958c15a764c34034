//! Containers and what is in them: ports, environment, probes, hooks, resources.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::SecurityContext;

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
    pub resize_policy: Vec<ResizePolicy>,
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

/// Requests and limits; written with the fields in the API's order.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Resources {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub limits: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub requests: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<serde_json::Value>,
}

/// Whether a change of one resource restarts the container.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ResizePolicy {
    pub resource_name: String,
    pub restart_policy: String,
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

impl Container {
    /// Whether this init container is a sidecar.
    pub fn is_restartable_init(&self) -> bool {
        self.restart_policy.as_deref() == Some("Always")
    }
}
