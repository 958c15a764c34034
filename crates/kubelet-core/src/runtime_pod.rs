//! What the runtime says about one pod.
//!
//! Built from CRI answers ([`RuntimePod::from_cri`]); everything the planner and
//! the status code know about reality is in here. Containers and sandboxes are
//! newest first.
//! Followed upstream: pkg/kubelet/container/runtime.go (PodStatus).

use std::collections::BTreeMap;

use cri::v1;

use crate::labels;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Created,
    Running,
    Exited,
    Unknown,
}

impl State {
    /// Spelling inside messages.
    pub fn name(self) -> &'static str {
        match self {
            State::Created => "created",
            State::Running => "running",
            State::Exited => "exited",
            State::Unknown => "unknown",
        }
    }

    /// From the wire.
    pub fn from_cri(state: i32) -> Self {
        match v1::ContainerState::try_from(state) {
            Ok(v1::ContainerState::ContainerCreated) => State::Created,
            Ok(v1::ContainerState::ContainerRunning) => State::Running,
            Ok(v1::ContainerState::ContainerExited) => State::Exited,
            _ => State::Unknown,
        }
    }
}

/// One container instance.
#[derive(Debug, Clone, PartialEq)]
pub struct ContainerStatus {
    pub id: String,
    pub name: String,
    pub state: State,
    /// Nanoseconds since the epoch; 0 is "never".
    pub created_at: i64,
    pub started_at: i64,
    pub finished_at: i64,
    pub exit_code: i32,
    pub image: String,
    pub image_ref: String,
    pub hash: u64,
    pub restart_count: u32,
    pub reason: String,
    pub message: String,
    pub user: Option<(i64, i64, Vec<i64>)>,
    pub resources: Option<v1::LinuxContainerResources>,
    pub mounts: Vec<v1::Mount>,
    pub log_path: String,
    pub annotations: BTreeMap<String, String>,
    pub labels: BTreeMap<String, String>,
    pub stop_signal: Option<&'static str>,
}

/// One sandbox instance.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SandboxStatus {
    pub id: String,
    pub ready: bool,
    pub attempt: u32,
    pub created_at: i64,
    pub host_network: bool,
    /// None when the runtime reports no network at all.
    pub ips: Option<Vec<String>>,
}

/// Everything the runtime knows of a pod.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct RuntimePod {
    pub uid: String,
    pub name: String,
    pub namespace: String,
    pub containers: Vec<ContainerStatus>,
    pub sandboxes: Vec<SandboxStatus>,
    /// Addresses of the newest ready sandbox, kept after it stopped.
    pub ips: Vec<String>,
}

impl RuntimePod {
    /// The newest instance of a container.
    pub fn find(&self, name: &str) -> Option<&ContainerStatus> {
        self.containers.iter().find(|c| c.name == name)
    }

    /// Whether anything of the pod is running.
    pub fn is_running(&self) -> bool {
        self.containers.iter().any(|c| c.state == State::Running) || self.sandboxes.iter().any(|s| s.ready)
    }

    /// The newest sandbox.
    pub fn sandbox(&self) -> Option<&SandboxStatus> {
        self.sandboxes.first()
    }

    /// Sorts newest first and takes the addresses of the newest sandbox that is ready.
    pub fn settle(&mut self, before: Option<&RuntimePod>) {
        self.containers
            .sort_by(|a, b| (b.created_at, b.restart_count, &b.id).cmp(&(a.created_at, a.restart_count, &a.id)));
        self.sandboxes.sort_by_key(|s| std::cmp::Reverse((s.created_at, s.attempt)));
        self.ips = self
            .sandboxes
            .first()
            .filter(|s| s.ready)
            .and_then(|s| s.ips.clone())
            .filter(|ips| !ips.is_empty())
            .or_else(|| before.map(|b| b.ips.clone()))
            .unwrap_or_default();
    }
}

impl ContainerStatus {
    /// From the wire; none without the kubelet's labels.
    pub fn from_cri(status: v1::ContainerStatus) -> Option<Self> {
        let labels: BTreeMap<_, _> = status.labels.into_iter().collect();
        let annotations: BTreeMap<_, _> = status.annotations.into_iter().collect();
        let name = labels.get(labels::CONTAINER_NAME)?.clone();
        let hash =
            annotations.get(labels::CONTAINER_HASH).and_then(|text| u64::from_str_radix(text, 16).ok()).unwrap_or(0);
        let restart_count = annotations.get(labels::RESTART_COUNT).and_then(|text| text.parse().ok()).unwrap_or(0);
        let user = status
            .user
            .and_then(|u| u.linux)
            .map(|linux| (linux.uid, linux.gid, linux.supplemental_groups.into_iter().collect()));
        Some(Self {
            id: status.id,
            name,
            state: State::from_cri(status.state),
            created_at: status.created_at,
            started_at: status.started_at,
            finished_at: status.finished_at,
            exit_code: status.exit_code,
            image: status.image.map(|i| i.image).unwrap_or_default(),
            image_ref: status.image_ref,
            hash,
            restart_count,
            reason: status.reason,
            message: status.message,
            user,
            resources: status.resources.and_then(|r| r.linux),
            mounts: status.mounts,
            log_path: status.log_path,
            annotations,
            labels,
            stop_signal: None,
        })
    }
}

impl SandboxStatus {
    /// From the wire.
    pub fn from_cri(status: &v1::PodSandboxStatus) -> Self {
        let network = status
            .linux
            .as_ref()
            .and_then(|l| l.namespaces.as_ref())
            .and_then(|n| n.options.as_ref())
            .map(v1::NamespaceOption::network);
        let ips = status.network.as_ref().map(|net| {
            std::iter::once(net.ip.clone())
                .chain(net.additional_ips.iter().map(|ip| ip.ip.clone()))
                .filter(|ip| !ip.is_empty())
                .collect()
        });
        Self {
            id: status.id.clone(),
            ready: status.state == v1::PodSandboxState::SandboxReady as i32,
            attempt: status.metadata.as_ref().map_or(0, |m| m.attempt),
            created_at: status.created_at,
            host_network: network == Some(v1::NamespaceMode::Node),
            ips,
        }
    }
}
