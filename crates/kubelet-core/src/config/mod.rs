//! From a pod to the messages a runtime takes: pure, given what was gathered.
//!
//! One file a concern; nothing here reads a file or the clock. What a container
//! needs from elsewhere (config maps, secrets, services, mounted volumes) comes in
//! as [`Gathered`].
//! Followed upstream: pkg/kubelet/kuberuntime/{kuberuntime_sandbox,
//! kuberuntime_container,kuberuntime_container_linux,security_context}.go,
//! pkg/kubelet/kubelet_pods.go.

pub mod container;
pub mod dns;
pub mod env;
pub mod expand;
pub mod hosts;
pub mod sandbox;
pub mod security;

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value;

use crate::pod::ImageSource;

/// What does not change from pod to pod.
#[derive(Debug, Clone, Default)]
pub struct NodeFacts {
    pub node_name: String,
    pub root_dir: PathBuf,
    pub pod_logs_dir: PathBuf,
    pub cluster_domain: String,
    pub cluster_dns: Vec<String>,
    pub host_ips: Vec<String>,
    pub memory_capacity_bytes: i64,
    /// Quantities by resource name.
    pub allocatable: BTreeMap<String, String>,
    pub cpu_cfs_quota: bool,
    pub cfs_period_micros: u64,
    pub seccomp_default: bool,
    pub cgroup_v2: bool,
    pub recursive_read_only: bool,
    pub single_process_oom_kill: bool,
}

/// A volume as it stands on the node.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MountedVolume {
    pub path: PathBuf,
    pub read_only: bool,
    /// An image that the runtime mounts.
    pub image: Option<ImageSource>,
}

impl MountedVolume {
    /// A folder or file of the node.
    pub fn at(path: impl Into<PathBuf>, read_only: bool) -> Self {
        Self { path: path.into(), read_only, image: None }
    }
}

/// An object fetched from the API, or why it could not be.
pub type Fetched = Result<Value, FetchError>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FetchError {
    NotFound,
    Other(String),
}

/// What was gathered for a pod from outside of it.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    pub config_maps: BTreeMap<String, Fetched>,
    pub secrets: BTreeMap<String, Fetched>,
    /// Service environment, in upstream's spelling.
    pub services: BTreeMap<String, String>,
    pub pod_ips: Vec<String>,
    pub volumes: BTreeMap<String, MountedVolume>,
    /// References of pulled images by the volume that holds them.
    pub image_refs: BTreeMap<String, String>,
}
