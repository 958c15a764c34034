//! Surfaces of what plugs into a node: CSI drivers, device plugins, and how they
//! announce themselves. All speak gRPC over a unix socket of their own.
//!
//! Followed upstream: pkg/kubelet/pluginmanager, pkg/volume/csi/csi_client.go,
//! pkg/kubelet/cm/devicemanager/plugin.

use std::path::Path;
use std::time::Duration;

pub use tonic::transport::Channel;

use crate::{Code, CriError, Result};

/// Package `csi.v1`.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod csi {
    tonic::include_proto!("csi.v1");
}

/// Package `pluginregistration`.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod registration {
    tonic::include_proto!("pluginregistration");
}

/// Package `v1beta1` of device plugins.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod device {
    tonic::include_proto!("v1beta1");
}

/// A lazy channel to a plugin's socket.
pub fn connect(socket: &Path) -> Channel {
    crate::remote::channel(&socket.display().to_string())
}

/// Waits for an answer of a plugin; the error reads as Go's gRPC library prints it.
pub async fn call<T>(
    socket: &Path,
    deadline: Duration,
    call: impl Future<Output = std::result::Result<tonic::Response<T>, tonic::Status>>,
) -> Result<T> {
    let answer = tokio::time::timeout(deadline, call)
        .await
        .map_err(|_| CriError::new(Code::DeadlineExceeded, "context deadline exceeded"))?;
    answer
        .map(tonic::Response::into_inner)
        .map_err(|status| CriError::from_status(&status, &socket.display().to_string()))
}

/// What the kubelet is told by a device plugin that registers.
pub type OnRegister = std::sync::Arc<dyn Fn(device::RegisterRequest) -> std::result::Result<(), String> + Send + Sync>;

struct Registrar(OnRegister);

#[tonic::async_trait]
impl device::registration_server::Registration for Registrar {
    async fn register(
        &self,
        request: tonic::Request<device::RegisterRequest>,
    ) -> std::result::Result<tonic::Response<device::Empty>, tonic::Status> {
        match (self.0)(request.into_inner()) {
            Ok(()) => Ok(tonic::Response::new(device::Empty {})),
            Err(text) => Err(tonic::Status::unknown(text)),
        }
    }
}

/// Answers device plugins on a socket until the future is dropped.
pub async fn serve_registration(listener: tokio::net::UnixListener, on_register: OnRegister) -> std::io::Result<()> {
    let incoming = futures::stream::unfold(listener, |listener| async move {
        let accepted = listener.accept().await.map(|(stream, _)| stream);
        Some((accepted, listener))
    });
    tonic::transport::Server::builder()
        .add_service(device::registration_server::RegistrationServer::new(Registrar(on_register)))
        .serve_with_incoming(incoming)
        .await
        .map_err(std::io::Error::other)
}
