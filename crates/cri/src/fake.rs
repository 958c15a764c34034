//! A runtime in memory, for tests of what stands on [`Runtime`].
//!
//! Sandboxes are ready when run; containers run when started, until a test ends
//! them ([`FakeRuntime::exit`]). Failures are scripted per method
//! ([`FakeRuntime::fail`]); every call is noted in order ([`FakeRuntime::calls`]).
//! Ids count up, the clock stands still unless moved: runs are repeatable.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;

use crate::{Code, CriError, EventStream, Result, Runtime, v1};

/// State of the fake; see the module text.
#[derive(Debug, Default)]
pub struct FakeRuntime {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    next: u64,
    now_nanos: i64,
    sandboxes: BTreeMap<String, v1::PodSandboxStatus>,
    containers: BTreeMap<String, (String, v1::ContainerStatus)>,
    images: BTreeMap<String, v1::Image>,
    failures: BTreeMap<&'static str, VecDeque<CriError>>,
    calls: Vec<String>,
}

impl FakeRuntime {
    /// An empty runtime at time 0.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the clock (nanoseconds since the epoch).
    pub fn set_now(&self, nanos: i64) {
        self.state.lock().now_nanos = nanos;
    }

    /// Makes the next call of `method` (snake case) fail.
    pub fn fail(&self, method: &'static str, error: CriError) {
        self.state.lock().failures.entry(method).or_default().push_back(error);
    }

    /// Adds an image by name.
    pub fn add_image(&self, name: &str) {
        let image = v1::Image {
            id: format!("sha256:{name}"),
            repo_tags: vec![name.to_string()],
            size: 1,
            spec: Some(v1::ImageSpec { image: name.to_string(), ..Default::default() }),
            ..Default::default()
        };
        self.state.lock().images.insert(name.to_string(), image);
    }

    /// Ends a running container as if its process had exited.
    pub fn exit(&self, id: &str, code: i32, reason: &str) {
        let mut state = self.state.lock();
        let now = state.now_nanos;
        if let Some((_, status)) = state.containers.get_mut(id) {
            status.state = v1::ContainerState::ContainerExited as i32;
            status.exit_code = code;
            status.finished_at = now;
            status.reason = reason.to_string();
        }
    }

    /// Calls so far, as `method argument`.
    pub fn calls(&self) -> Vec<String> {
        self.state.lock().calls.clone()
    }
}

impl State {
    fn enter(&mut self, method: &'static str, argument: &str) -> Result<()> {
        self.calls.push(format!("{method} {argument}").trim_end().to_string());
        match self.failures.get_mut(method).and_then(VecDeque::pop_front) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    fn id(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn container(&mut self, id: &str) -> Result<&mut v1::ContainerStatus> {
        self.containers.get_mut(id).map(|(_, status)| status).ok_or_else(|| not_found("container", id))
    }
}

fn not_found(kind: &str, id: &str) -> CriError {
    CriError::new(Code::NotFound, format!("an error occurred when try to find {kind} \"{id}\": not found"))
}

fn selected(
    wanted: &std::collections::HashMap<String, String>,
    labels: &std::collections::HashMap<String, String>,
) -> bool {
    wanted.iter().all(|(k, v)| labels.get(k) == Some(v))
}

#[async_trait]
impl Runtime for FakeRuntime {
    async fn version(&self) -> Result<v1::VersionResponse> {
        self.state.lock().enter("version", "")?;
        Ok(v1::VersionResponse {
            version: "0.1.0".into(),
            runtime_name: "fake".into(),
            runtime_version: "1.0.0".into(),
            runtime_api_version: "v1".into(),
        })
    }

    async fn status(&self, _verbose: bool) -> Result<v1::StatusResponse> {
        self.state.lock().enter("status", "")?;
        let ready = |name: &str| v1::RuntimeCondition { r#type: name.into(), status: true, ..Default::default() };
        Ok(v1::StatusResponse {
            status: Some(v1::RuntimeStatus { conditions: vec![ready("RuntimeReady"), ready("NetworkReady")] }),
            ..Default::default()
        })
    }

    async fn runtime_config(&self) -> Result<v1::RuntimeConfigResponse> {
        Err(CriError::new(Code::Unimplemented, "unknown method"))
    }

    async fn update_runtime_config(&self, pod_cidr: &str) -> Result<()> {
        self.state.lock().enter("update_runtime_config", pod_cidr)
    }

    async fn run_pod_sandbox(&self, config: v1::PodSandboxConfig, runtime_handler: &str) -> Result<String> {
        let mut state = self.state.lock();
        let name = config.metadata.clone().unwrap_or_default().name;
        state.enter("run_pod_sandbox", &name)?;
        let id = state.id("sandbox-");
        let status = v1::PodSandboxStatus {
            id: id.clone(),
            metadata: config.metadata,
            state: v1::PodSandboxState::SandboxReady as i32,
            created_at: state.now_nanos,
            network: Some(v1::PodSandboxNetworkStatus { ip: format!("10.0.0.{}", state.next), additional_ips: vec![] }),
            labels: config.labels,
            annotations: config.annotations,
            runtime_handler: runtime_handler.to_string(),
            ..Default::default()
        };
        state.sandboxes.insert(id.clone(), status);
        Ok(id)
    }

    async fn stop_pod_sandbox(&self, id: &str) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("stop_pod_sandbox", id)?;
        let now = state.now_nanos;
        for (sandbox, status) in state.containers.values_mut() {
            if sandbox == id && status.state == v1::ContainerState::ContainerRunning as i32 {
                status.state = v1::ContainerState::ContainerExited as i32;
                status.exit_code = 137;
                status.finished_at = now;
            }
        }
        if let Some(status) = state.sandboxes.get_mut(id) {
            status.state = v1::PodSandboxState::SandboxNotready as i32;
            status.network = None;
        }
        Ok(())
    }

    async fn remove_pod_sandbox(&self, id: &str) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("remove_pod_sandbox", id)?;
        state.sandboxes.remove(id);
        state.containers.retain(|_, (sandbox, _)| sandbox != id);
        Ok(())
    }

    async fn pod_sandbox_status(&self, id: &str, _verbose: bool) -> Result<v1::PodSandboxStatusResponse> {
        let mut state = self.state.lock();
        state.enter("pod_sandbox_status", id)?;
        let status = state.sandboxes.get(id).cloned().ok_or_else(|| not_found("sandbox", id))?;
        Ok(v1::PodSandboxStatusResponse { status: Some(status), ..Default::default() })
    }

    async fn list_pod_sandbox(&self, filter: Option<v1::PodSandboxFilter>) -> Result<Vec<v1::PodSandbox>> {
        let mut state = self.state.lock();
        state.enter("list_pod_sandbox", "")?;
        let filter = filter.unwrap_or_default();
        Ok(state
            .sandboxes
            .values()
            .filter(|s| filter.id.is_empty() || s.id == filter.id)
            .filter(|s| filter.state.as_ref().is_none_or(|wanted| wanted.state == s.state))
            .filter(|s| selected(&filter.label_selector, &s.labels))
            .map(|s| v1::PodSandbox {
                id: s.id.clone(),
                metadata: s.metadata.clone(),
                state: s.state,
                created_at: s.created_at,
                labels: s.labels.clone(),
                annotations: s.annotations.clone(),
                runtime_handler: s.runtime_handler.clone(),
            })
            .collect())
    }

    async fn create_container(
        &self,
        sandbox_id: &str,
        config: v1::ContainerConfig,
        _sandbox: v1::PodSandboxConfig,
    ) -> Result<String> {
        let mut state = self.state.lock();
        let name = config.metadata.clone().unwrap_or_default().name;
        state.enter("create_container", &name)?;
        if !state.sandboxes.contains_key(sandbox_id) {
            return Err(not_found("sandbox", sandbox_id));
        }
        let id = state.id("container-");
        let image = config.image.unwrap_or_default();
        let status = v1::ContainerStatus {
            id: id.clone(),
            metadata: config.metadata,
            state: v1::ContainerState::ContainerCreated as i32,
            created_at: state.now_nanos,
            image_ref: image.image.clone(),
            image_id: image.image.clone(),
            image: Some(image),
            labels: config.labels,
            annotations: config.annotations,
            mounts: config.mounts,
            log_path: config.log_path,
            ..Default::default()
        };
        state.containers.insert(id.clone(), (sandbox_id.to_string(), status));
        Ok(id)
    }

    async fn start_container(&self, id: &str) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("start_container", id)?;
        let now = state.now_nanos;
        let status = state.container(id)?;
        status.state = v1::ContainerState::ContainerRunning as i32;
        status.started_at = now;
        Ok(())
    }

    async fn stop_container(&self, id: &str, timeout_seconds: i64) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("stop_container", &format!("{id} {timeout_seconds}"))?;
        let now = state.now_nanos;
        let status = state.container(id)?;
        if status.state == v1::ContainerState::ContainerRunning as i32 {
            status.state = v1::ContainerState::ContainerExited as i32;
            status.exit_code = 143;
            status.reason = "Error".into();
            status.finished_at = now;
        }
        Ok(())
    }

    async fn remove_container(&self, id: &str) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("remove_container", id)?;
        state.containers.remove(id);
        Ok(())
    }

    async fn list_containers(&self, filter: Option<v1::ContainerFilter>) -> Result<Vec<v1::Container>> {
        let mut state = self.state.lock();
        state.enter("list_containers", "")?;
        let filter = filter.unwrap_or_default();
        Ok(state
            .containers
            .values()
            .filter(|(_, c)| filter.id.is_empty() || c.id == filter.id)
            .filter(|(s, _)| filter.pod_sandbox_id.is_empty() || *s == filter.pod_sandbox_id)
            .filter(|(_, c)| filter.state.as_ref().is_none_or(|wanted| wanted.state == c.state))
            .filter(|(_, c)| selected(&filter.label_selector, &c.labels))
            .map(|(sandbox, c)| v1::Container {
                id: c.id.clone(),
                pod_sandbox_id: sandbox.clone(),
                metadata: c.metadata.clone(),
                image: c.image.clone(),
                image_ref: c.image_ref.clone(),
                image_id: c.image_id.clone(),
                state: c.state,
                created_at: c.created_at,
                labels: c.labels.clone(),
                annotations: c.annotations.clone(),
            })
            .collect())
    }

    async fn container_status(&self, id: &str, _verbose: bool) -> Result<v1::ContainerStatusResponse> {
        let mut state = self.state.lock();
        state.enter("container_status", id)?;
        let status = state.container(id)?.clone();
        Ok(v1::ContainerStatusResponse { status: Some(status), ..Default::default() })
    }

    async fn update_container_resources(&self, id: &str, _linux: v1::LinuxContainerResources) -> Result<()> {
        self.state.lock().enter("update_container_resources", id)
    }

    async fn reopen_container_log(&self, id: &str) -> Result<()> {
        self.state.lock().enter("reopen_container_log", id)
    }

    async fn exec_sync(
        &self,
        id: &str,
        command: Vec<String>,
        _timeout: Option<Duration>,
    ) -> Result<v1::ExecSyncResponse> {
        let mut state = self.state.lock();
        state.enter("exec_sync", &format!("{id} {}", command.join(" ")))?;
        state.container(id)?;
        Ok(v1::ExecSyncResponse::default())
    }

    async fn exec(&self, request: v1::ExecRequest) -> Result<String> {
        self.state.lock().enter("exec", &request.container_id)?;
        Ok(format!("http://127.0.0.1:1/exec/{}", request.container_id))
    }

    async fn attach(&self, request: v1::AttachRequest) -> Result<String> {
        self.state.lock().enter("attach", &request.container_id)?;
        Ok(format!("http://127.0.0.1:1/attach/{}", request.container_id))
    }

    async fn port_forward(&self, request: v1::PortForwardRequest) -> Result<String> {
        self.state.lock().enter("port_forward", &request.pod_sandbox_id)?;
        Ok(format!("http://127.0.0.1:1/portforward/{}", request.pod_sandbox_id))
    }

    async fn container_stats(&self, id: &str) -> Result<v1::ContainerStats> {
        self.state.lock().enter("container_stats", id)?;
        Ok(v1::ContainerStats::default())
    }

    async fn list_container_stats(&self, _filter: Option<v1::ContainerStatsFilter>) -> Result<Vec<v1::ContainerStats>> {
        self.state.lock().enter("list_container_stats", "")?;
        Ok(vec![])
    }

    async fn pod_sandbox_stats(&self, id: &str) -> Result<v1::PodSandboxStats> {
        self.state.lock().enter("pod_sandbox_stats", id)?;
        Ok(v1::PodSandboxStats::default())
    }

    async fn list_pod_sandbox_stats(
        &self,
        _filter: Option<v1::PodSandboxStatsFilter>,
    ) -> Result<Vec<v1::PodSandboxStats>> {
        self.state.lock().enter("list_pod_sandbox_stats", "")?;
        Ok(vec![])
    }

    async fn container_events(&self) -> Result<EventStream> {
        Err(CriError::new(Code::Unimplemented, "unknown method"))
    }

    async fn list_images(&self, filter: Option<v1::ImageFilter>) -> Result<Vec<v1::Image>> {
        let mut state = self.state.lock();
        state.enter("list_images", "")?;
        let wanted = filter.and_then(|f| f.image).map(|i| i.image);
        Ok(state
            .images
            .iter()
            .filter(|(name, _)| wanted.as_ref().is_none_or(|w| w.is_empty() || w == *name))
            .map(|(_, image)| image.clone())
            .collect())
    }

    async fn image_status(&self, image: v1::ImageSpec, _verbose: bool) -> Result<v1::ImageStatusResponse> {
        let mut state = self.state.lock();
        state.enter("image_status", &image.image)?;
        let found = state.images.values().find(|i| i.id == image.image || i.repo_tags.contains(&image.image)).cloned();
        Ok(v1::ImageStatusResponse { image: found, ..Default::default() })
    }

    async fn pull_image(
        &self,
        image: v1::ImageSpec,
        _auth: Option<v1::AuthConfig>,
        _sandbox: Option<v1::PodSandboxConfig>,
    ) -> Result<String> {
        self.state.lock().enter("pull_image", &image.image)?;
        self.add_image(&image.image);
        Ok(format!("sha256:{}", image.image))
    }

    async fn remove_image(&self, image: v1::ImageSpec) -> Result<()> {
        let mut state = self.state.lock();
        state.enter("remove_image", &image.image)?;
        state.images.retain(|name, i| *name != image.image && i.id != image.image);
        Ok(())
    }

    async fn image_fs_info(&self) -> Result<v1::ImageFsInfoResponse> {
        self.state.lock().enter("image_fs_info", "")?;
        Ok(v1::ImageFsInfoResponse::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_container_lives_and_ends() {
        let fake = FakeRuntime::new();
        let sandbox = fake.run_pod_sandbox(v1::PodSandboxConfig::default(), "").await.unwrap();
        let id = fake
            .create_container(&sandbox, v1::ContainerConfig::default(), v1::PodSandboxConfig::default())
            .await
            .unwrap();
        fake.start_container(&id).await.unwrap();
        fake.exit(&id, 3, "Error");
        let status = fake.container_status(&id, false).await.unwrap();
        assert_eq!(status.status.unwrap().exit_code, 3);
        fake.remove_pod_sandbox(&sandbox).await.unwrap();
        assert!(fake.container_status(&id, false).await.unwrap_err().is_not_found());
    }

    #[tokio::test]
    async fn scripted_failures_come_once() {
        let fake = FakeRuntime::new();
        fake.fail("version", CriError::new(Code::Unavailable, "gone"));
        assert!(fake.version().await.is_err());
        assert!(fake.version().await.is_ok());
    }
}
