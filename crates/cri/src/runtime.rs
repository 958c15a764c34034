//! The boundary trait: what kubelet and crictl ask of a container runtime.
//!
//! Methods take and return the wire messages, since nearly every field of them
//! matters to someone. Which optional methods a runtime has is found out by
//! calling them: `Unimplemented` is an answer, not a failure.

use std::pin::Pin;
use std::time::Duration;

use async_trait::async_trait;
use futures::Stream;

use crate::{Result, v1};

/// Container events as the runtime sends them.
pub type EventStream = Pin<Box<dyn Stream<Item = Result<v1::ContainerEventResponse>> + Send + 'static>>;

/// What the runtime at hand can do beyond the oldest supported one.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Features {
    /// `supplementalGroupsPolicy` of a pod is honoured.
    pub supplemental_groups_policy: bool,
    /// The runtime's cgroup driver: `cgroupfs` or `systemd`; none when it cannot say.
    pub cgroup_driver: Option<&'static str>,
    /// Runtime handlers by name with (recursive read-only mounts, user namespaces).
    pub handlers: Vec<(String, bool, bool)>,
}

/// A container runtime.
#[async_trait]
pub trait Runtime: Send + Sync + 'static {
    /// Runtime name and version; also the liveness check of an endpoint.
    async fn version(&self) -> Result<v1::VersionResponse>;
    /// Conditions RuntimeReady and NetworkReady; `verbose` adds an info map.
    async fn status(&self, verbose: bool) -> Result<v1::StatusResponse>;
    /// The runtime's own configuration (cgroup driver); `Unimplemented` before containerd 2.
    async fn runtime_config(&self) -> Result<v1::RuntimeConfigResponse>;
    /// Tells the runtime the node's pod CIDR.
    async fn update_runtime_config(&self, pod_cidr: &str) -> Result<()>;

    /// Creates and starts a sandbox; returns its id.
    async fn run_pod_sandbox(&self, config: v1::PodSandboxConfig, runtime_handler: &str) -> Result<String>;
    /// Stops what runs in the sandbox and gives its network back; idempotent.
    async fn stop_pod_sandbox(&self, id: &str) -> Result<()>;
    /// Removes a sandbox; idempotent.
    async fn remove_pod_sandbox(&self, id: &str) -> Result<()>;
    /// State of one sandbox.
    async fn pod_sandbox_status(&self, id: &str, verbose: bool) -> Result<v1::PodSandboxStatusResponse>;
    /// Sandboxes that pass the filter.
    async fn list_pod_sandbox(&self, filter: Option<v1::PodSandboxFilter>) -> Result<Vec<v1::PodSandbox>>;

    /// Creates a container in a sandbox; returns its id.
    async fn create_container(
        &self,
        sandbox_id: &str,
        config: v1::ContainerConfig,
        sandbox: v1::PodSandboxConfig,
    ) -> Result<String>;
    /// Starts a created container.
    async fn start_container(&self, id: &str) -> Result<()>;
    /// Sends the stop signal, and SIGKILL after `timeout_seconds`.
    async fn stop_container(&self, id: &str, timeout_seconds: i64) -> Result<()>;
    /// Removes a container, running or not; idempotent.
    async fn remove_container(&self, id: &str) -> Result<()>;
    /// Containers that pass the filter.
    async fn list_containers(&self, filter: Option<v1::ContainerFilter>) -> Result<Vec<v1::Container>>;
    /// State of one container.
    async fn container_status(&self, id: &str, verbose: bool) -> Result<v1::ContainerStatusResponse>;
    /// Changes the cgroup limits of a container.
    async fn update_container_resources(&self, id: &str, linux: v1::LinuxContainerResources) -> Result<()>;
    /// Asks the runtime to open the log file anew (after rotation).
    async fn reopen_container_log(&self, id: &str) -> Result<()>;

    /// Runs a command in a container; no timeout means the runtime's own.
    async fn exec_sync(
        &self,
        id: &str,
        command: Vec<String>,
        timeout: Option<Duration>,
    ) -> Result<v1::ExecSyncResponse>;
    /// Prepares a streaming exec; returns the URL to connect to.
    async fn exec(&self, request: v1::ExecRequest) -> Result<String>;
    /// Prepares a streaming attach; returns the URL to connect to.
    async fn attach(&self, request: v1::AttachRequest) -> Result<String>;
    /// Prepares a port-forward; returns the URL to connect to.
    async fn port_forward(&self, request: v1::PortForwardRequest) -> Result<String>;

    /// Usage of one container.
    async fn container_stats(&self, id: &str) -> Result<v1::ContainerStats>;
    /// Usage of the containers that pass the filter.
    async fn list_container_stats(&self, filter: Option<v1::ContainerStatsFilter>) -> Result<Vec<v1::ContainerStats>>;
    /// Usage of one sandbox.
    async fn pod_sandbox_stats(&self, id: &str) -> Result<v1::PodSandboxStats>;
    /// Usage of the sandboxes that pass the filter.
    async fn list_pod_sandbox_stats(
        &self,
        filter: Option<v1::PodSandboxStatsFilter>,
    ) -> Result<Vec<v1::PodSandboxStats>>;
    /// Stream of container state changes; `Unimplemented` before containerd 1.7.
    async fn container_events(&self) -> Result<EventStream>;

    /// Images that pass the filter.
    async fn list_images(&self, filter: Option<v1::ImageFilter>) -> Result<Vec<v1::Image>>;
    /// One image, none when it is absent.
    async fn image_status(&self, image: v1::ImageSpec, verbose: bool) -> Result<v1::ImageStatusResponse>;
    /// Pulls an image; returns its reference. Cancelled by dropping the future.
    async fn pull_image(
        &self,
        image: v1::ImageSpec,
        auth: Option<v1::AuthConfig>,
        sandbox: Option<v1::PodSandboxConfig>,
    ) -> Result<String>;
    /// Removes an image; idempotent.
    async fn remove_image(&self, image: v1::ImageSpec) -> Result<()>;
    /// File systems that hold images.
    async fn image_fs_info(&self) -> Result<v1::ImageFsInfoResponse>;

    /// Asks for everything optional once.
    async fn features(&self) -> Result<Features> {
        let status = self.status(false).await?;
        let mut features = Features {
            supplemental_groups_policy: status.features.is_some_and(|f| f.supplemental_groups_policy),
            ..Features::default()
        };
        for handler in status.runtime_handlers {
            let flags = handler.features.unwrap_or_default();
            features.handlers.push((handler.name, flags.recursive_read_only_mounts, flags.user_namespaces));
        }
        match self.runtime_config().await {
            Ok(config) => {
                features.cgroup_driver = config.linux.map(|linux| match linux.cgroup_driver() {
                    v1::CgroupDriver::Systemd => "systemd",
                    v1::CgroupDriver::Cgroupfs => "cgroupfs",
                });
            }
            Err(error) if error.is_unimplemented() => {}
            Err(error) => return Err(error),
        }
        Ok(features)
    }
}
