//! The runtime behind a unix socket.
//!
//! Deadlines follow upstream: `runtimeRequestTimeout` (2 m) for most calls, twice
//! that for a sandbox's start (it may pull and run CNI), the grace period on top
//! for a stop, the probe's timeout on top for an exec; none for pulls and event
//! streams. Limit: one message is at most 16 MiB, as upstream's.

use std::time::Duration;

use async_trait::async_trait;
use futures::StreamExt;
use hyper_util::rt::TokioIo;
use tonic::transport::{Channel, Endpoint};

use crate::v1::image_service_client::ImageServiceClient;
use crate::v1::runtime_service_client::RuntimeServiceClient;
use crate::{Code, CriError, EventStream, Result, Runtime, v1};

/// Deadline of a call unless configured (`runtimeRequestTimeout`).
pub const DEFAULT_REQUEST_TIMEOUT: Duration = Duration::from_secs(120);

/// Largest message either way; upstream's `maxMsgSize`.
const MAX_MESSAGE_BYTES: usize = 16 << 20;

/// How long one dial may take before the call that needs it fails.
const DIAL_TIMEOUT: Duration = Duration::from_secs(3);

/// A runtime reached over gRPC.
#[derive(Debug, Clone)]
pub struct Remote {
    socket: String,
    timeout: Duration,
    runtime: RuntimeServiceClient<Channel>,
    image: ImageServiceClient<Channel>,
    observer: Option<Observer>,
}

type Observe = dyn Fn(&'static str, Duration, bool) + Send + Sync;

/// Is told of calls, for metrics.
#[derive(Clone)]
pub struct Observer(pub std::sync::Arc<Observe>);

impl std::fmt::Debug for Observer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Observer")
    }
}

impl Remote {
    /// A client of `endpoint` (`unix:///path`); dials lazily. `image_endpoint` is
    /// where images are managed when that is elsewhere.
    pub fn new(endpoint: &str, image_endpoint: Option<&str>, timeout: Duration) -> Result<Self> {
        let socket = socket_path(endpoint)?;
        let image_socket = match image_endpoint {
            Some(other) if !other.is_empty() => socket_path(other)?,
            _ => socket.clone(),
        };
        let runtime = channel(&socket);
        let image = if image_socket == socket { runtime.clone() } else { channel(&image_socket) };
        Ok(Self {
            observer: None,
            socket,
            timeout,
            runtime: RuntimeServiceClient::new(runtime)
                .max_decoding_message_size(MAX_MESSAGE_BYTES)
                .max_encoding_message_size(MAX_MESSAGE_BYTES),
            image: ImageServiceClient::new(image)
                .max_decoding_message_size(MAX_MESSAGE_BYTES)
                .max_encoding_message_size(MAX_MESSAGE_BYTES),
        })
    }

    /// Path of the socket, for messages.
    pub fn socket(&self) -> &str {
        &self.socket
    }

    /// Checks that the endpoint speaks CRI v1, in upstream's words.
    pub async fn validate(&self, endpoint: &str) -> std::result::Result<v1::VersionResponse, String> {
        self.version().await.map_err(|error| {
            format!("validate service connection: validate CRI v1 runtime API for endpoint \"{endpoint}\": {error}")
        })
    }

    /// Tells of each call: its name, how long it took, whether it failed.
    #[must_use]
    pub fn observed(self, observer: Observer) -> Self {
        Self { observer: Some(observer), ..self }
    }

    async fn call<T>(
        &self,
        operation: &'static str,
        deadline: Option<Duration>,
        call: impl Future<Output = std::result::Result<tonic::Response<T>, tonic::Status>>,
    ) -> Result<T> {
        let began = std::time::Instant::now();
        let answer = match deadline {
            Some(limit) => match tokio::time::timeout(limit, call).await {
                Ok(answer) => answer,
                Err(_) => Err(tonic::Status::deadline_exceeded("context deadline exceeded")),
            },
            None => call.await,
        };
        if let Some(Observer(observer)) = &self.observer {
            observer(operation, began.elapsed(), answer.is_err());
        }
        answer.map(tonic::Response::into_inner).map_err(|status| CriError::from_status(&status, &self.socket))
    }
}

/// The path of a unix endpoint.
fn socket_path(endpoint: &str) -> Result<String> {
    if let Some(path) = endpoint.strip_prefix("unix://") {
        return Ok(path.to_string());
    }
    if endpoint.starts_with('/') {
        return Ok(endpoint.to_string());
    }
    let scheme = endpoint.split_once("://").map_or("", |(scheme, _)| scheme);
    Err(CriError::new(Code::InvalidArgument, format!("protocol \"{scheme}\" not supported")))
}

/// A lazy channel; the URI is never resolved, the connector dials the socket.
pub(crate) fn channel(socket: &str) -> Channel {
    let path = socket.to_string();
    Endpoint::from_static("http://localhost").connect_timeout(DIAL_TIMEOUT).connect_with_connector_lazy(
        tower::service_fn(move |_: tonic::transport::Uri| {
            let path = path.clone();
            async move { tokio::net::UnixStream::connect(path).await.map(TokioIo::new) }
        }),
    )
}

#[async_trait]
impl Runtime for Remote {
    async fn version(&self) -> Result<v1::VersionResponse> {
        let request = v1::VersionRequest { version: "0.1.0".into() };
        self.call("version", Some(self.timeout), self.runtime.clone().version(request)).await
    }

    async fn status(&self, verbose: bool) -> Result<v1::StatusResponse> {
        let request = v1::StatusRequest { verbose };
        self.call("status", Some(self.timeout), self.runtime.clone().status(request)).await
    }

    async fn runtime_config(&self) -> Result<v1::RuntimeConfigResponse> {
        let request = v1::RuntimeConfigRequest {};
        self.call("runtime_config", Some(self.timeout), self.runtime.clone().runtime_config(request)).await
    }

    async fn update_runtime_config(&self, pod_cidr: &str) -> Result<()> {
        let request = v1::UpdateRuntimeConfigRequest {
            runtime_config: Some(v1::RuntimeConfig {
                network_config: Some(v1::NetworkConfig { pod_cidr: pod_cidr.to_string() }),
            }),
        };
        self.call("update_runtime_config", Some(self.timeout), self.runtime.clone().update_runtime_config(request))
            .await
            .map(drop)
    }

    async fn run_pod_sandbox(&self, config: v1::PodSandboxConfig, runtime_handler: &str) -> Result<String> {
        let request = v1::RunPodSandboxRequest { config: Some(config), runtime_handler: runtime_handler.to_string() };
        let id = self
            .call("run_podsandbox", Some(self.timeout * 2), self.runtime.clone().run_pod_sandbox(request))
            .await?
            .pod_sandbox_id;
        if id.is_empty() {
            return Err(CriError::new(Code::Unknown, "podSandboxId is not set for sandbox"));
        }
        Ok(id)
    }

    async fn stop_pod_sandbox(&self, id: &str) -> Result<()> {
        let request = v1::StopPodSandboxRequest { pod_sandbox_id: id.to_string() };
        self.call("stop_podsandbox", Some(self.timeout), self.runtime.clone().stop_pod_sandbox(request)).await.map(drop)
    }

    async fn remove_pod_sandbox(&self, id: &str) -> Result<()> {
        let request = v1::RemovePodSandboxRequest { pod_sandbox_id: id.to_string() };
        self.call("remove_podsandbox", Some(self.timeout), self.runtime.clone().remove_pod_sandbox(request))
            .await
            .map(drop)
    }

    async fn pod_sandbox_status(&self, id: &str, verbose: bool) -> Result<v1::PodSandboxStatusResponse> {
        let request = v1::PodSandboxStatusRequest { pod_sandbox_id: id.to_string(), verbose };
        self.call("podsandbox_status", Some(self.timeout), self.runtime.clone().pod_sandbox_status(request)).await
    }

    async fn list_pod_sandbox(&self, filter: Option<v1::PodSandboxFilter>) -> Result<Vec<v1::PodSandbox>> {
        let request = v1::ListPodSandboxRequest { filter };
        self.call("list_podsandbox", Some(self.timeout), self.runtime.clone().list_pod_sandbox(request))
            .await
            .map(|r| r.items)
    }

    async fn create_container(
        &self,
        sandbox_id: &str,
        config: v1::ContainerConfig,
        sandbox: v1::PodSandboxConfig,
    ) -> Result<String> {
        let request = v1::CreateContainerRequest {
            pod_sandbox_id: sandbox_id.to_string(),
            config: Some(config),
            sandbox_config: Some(sandbox),
        };
        self.call("create_container", Some(self.timeout), self.runtime.clone().create_container(request))
            .await
            .map(|r| r.container_id)
    }

    async fn start_container(&self, id: &str) -> Result<()> {
        let request = v1::StartContainerRequest { container_id: id.to_string() };
        self.call("start_container", Some(self.timeout), self.runtime.clone().start_container(request)).await.map(drop)
    }

    async fn stop_container(&self, id: &str, timeout_seconds: i64) -> Result<()> {
        let request = v1::StopContainerRequest { container_id: id.to_string(), timeout: timeout_seconds };
        let grace = Duration::from_secs(u64::try_from(timeout_seconds).unwrap_or(0));
        self.call("stop_container", Some(self.timeout + grace), self.runtime.clone().stop_container(request))
            .await
            .map(drop)
    }

    async fn remove_container(&self, id: &str) -> Result<()> {
        let request = v1::RemoveContainerRequest { container_id: id.to_string() };
        self.call("remove_container", Some(self.timeout), self.runtime.clone().remove_container(request))
            .await
            .map(drop)
    }

    async fn list_containers(&self, filter: Option<v1::ContainerFilter>) -> Result<Vec<v1::Container>> {
        let request = v1::ListContainersRequest { filter };
        self.call("list_containers", Some(self.timeout), self.runtime.clone().list_containers(request))
            .await
            .map(|r| r.containers)
    }

    async fn container_status(&self, id: &str, verbose: bool) -> Result<v1::ContainerStatusResponse> {
        let request = v1::ContainerStatusRequest { container_id: id.to_string(), verbose };
        self.call("container_status", Some(self.timeout), self.runtime.clone().container_status(request)).await
    }

    async fn update_container_resources(&self, id: &str, linux: v1::LinuxContainerResources) -> Result<()> {
        let request = v1::UpdateContainerResourcesRequest {
            container_id: id.to_string(),
            linux: Some(linux),
            ..Default::default()
        };
        self.call("update_container", Some(self.timeout), self.runtime.clone().update_container_resources(request))
            .await
            .map(drop)
    }

    async fn reopen_container_log(&self, id: &str) -> Result<()> {
        let request = v1::ReopenContainerLogRequest { container_id: id.to_string() };
        self.call("reopen_container_log", Some(self.timeout), self.runtime.clone().reopen_container_log(request))
            .await
            .map(drop)
    }

    async fn exec_sync(
        &self,
        id: &str,
        command: Vec<String>,
        timeout: Option<Duration>,
    ) -> Result<v1::ExecSyncResponse> {
        let seconds = timeout.map_or(0, |t| i64::try_from(t.as_secs()).unwrap_or(i64::MAX));
        let request = v1::ExecSyncRequest { container_id: id.to_string(), cmd: command, timeout: seconds };
        self.call("exec_sync", timeout.map(|t| t + self.timeout), self.runtime.clone().exec_sync(request)).await
    }

    async fn exec(&self, request: v1::ExecRequest) -> Result<String> {
        self.call("exec", Some(self.timeout), self.runtime.clone().exec(request)).await.map(|r| r.url)
    }

    async fn attach(&self, request: v1::AttachRequest) -> Result<String> {
        self.call("attach", Some(self.timeout), self.runtime.clone().attach(request)).await.map(|r| r.url)
    }

    async fn port_forward(&self, request: v1::PortForwardRequest) -> Result<String> {
        self.call("port_forward", Some(self.timeout), self.runtime.clone().port_forward(request)).await.map(|r| r.url)
    }

    async fn container_stats(&self, id: &str) -> Result<v1::ContainerStats> {
        let request = v1::ContainerStatsRequest { container_id: id.to_string() };
        self.call("container_stats", Some(self.timeout), self.runtime.clone().container_stats(request))
            .await
            .map(|r| r.stats.unwrap_or_default())
    }

    async fn list_container_stats(&self, filter: Option<v1::ContainerStatsFilter>) -> Result<Vec<v1::ContainerStats>> {
        let request = v1::ListContainerStatsRequest { filter };
        self.call("list_container_stats", Some(self.timeout), self.runtime.clone().list_container_stats(request))
            .await
            .map(|r| r.stats)
    }

    async fn pod_sandbox_stats(&self, id: &str) -> Result<v1::PodSandboxStats> {
        let request = v1::PodSandboxStatsRequest { pod_sandbox_id: id.to_string() };
        self.call("podsandbox_stats", Some(self.timeout), self.runtime.clone().pod_sandbox_stats(request))
            .await
            .map(|r| r.stats.unwrap_or_default())
    }

    async fn list_pod_sandbox_stats(
        &self,
        filter: Option<v1::PodSandboxStatsFilter>,
    ) -> Result<Vec<v1::PodSandboxStats>> {
        let request = v1::ListPodSandboxStatsRequest { filter };
        self.call("list_podsandbox_stats", Some(self.timeout), self.runtime.clone().list_pod_sandbox_stats(request))
            .await
            .map(|r| r.stats)
    }

    async fn container_events(&self) -> Result<EventStream> {
        let request = v1::GetEventsRequest {};
        let stream =
            self.call("get_container_events", None, self.runtime.clone().get_container_events(request)).await?;
        let socket = self.socket.clone();
        Ok(Box::pin(stream.map(move |item| item.map_err(|status| CriError::from_status(&status, &socket)))))
    }

    async fn list_images(&self, filter: Option<v1::ImageFilter>) -> Result<Vec<v1::Image>> {
        let request = v1::ListImagesRequest { filter };
        self.call("list_images", Some(self.timeout), self.image.clone().list_images(request)).await.map(|r| r.images)
    }

    async fn image_status(&self, image: v1::ImageSpec, verbose: bool) -> Result<v1::ImageStatusResponse> {
        let request = v1::ImageStatusRequest { image: Some(image), verbose };
        self.call("image_status", Some(self.timeout), self.image.clone().image_status(request)).await
    }

    async fn pull_image(
        &self,
        image: v1::ImageSpec,
        auth: Option<v1::AuthConfig>,
        sandbox: Option<v1::PodSandboxConfig>,
    ) -> Result<String> {
        let request = v1::PullImageRequest { image: Some(image), auth, sandbox_config: sandbox };
        self.call("pull_image", None, self.image.clone().pull_image(request)).await.map(|r| r.image_ref)
    }

    async fn remove_image(&self, image: v1::ImageSpec) -> Result<()> {
        let request = v1::RemoveImageRequest { image: Some(image) };
        self.call("remove_image", Some(self.timeout), self.image.clone().remove_image(request)).await.map(drop)
    }

    async fn image_fs_info(&self) -> Result<v1::ImageFsInfoResponse> {
        let request = v1::ImageFsInfoRequest {};
        self.call("image_fs_info", Some(self.timeout), self.image.clone().image_fs_info(request)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints() {
        assert_eq!(socket_path("unix:///run/x.sock").as_deref(), Ok("/run/x.sock"));
        assert_eq!(socket_path("/run/x.sock").as_deref(), Ok("/run/x.sock"));
        assert!(socket_path("tcp://127.0.0.1:1").is_err());
    }

    #[tokio::test]
    async fn a_missing_socket_reads_as_grpc_go_says_it() {
        let remote =
            Remote::new("unix:///nonexistent/x.sock", None, DEFAULT_REQUEST_TIMEOUT).expect("endpoint is well formed");
        let error = remote.validate("unix:///nonexistent/x.sock").await.unwrap_err();
        assert_eq!(
            error,
            "validate service connection: validate CRI v1 runtime API for endpoint \"unix:///nonexistent/x.sock\": rpc error: code = Unavailable desc = connection error: desc = \"transport: Error while dialing: dial unix /nonexistent/x.sock: connect: no such file or directory\""
        );
    }
}
