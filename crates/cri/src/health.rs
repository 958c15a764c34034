//! The gRPC health protocol, as probes speak it.

use tonic::transport::{Channel, Endpoint};

use crate::{Code, CriError, Result};

#[allow(clippy::all, clippy::pedantic, missing_docs)]
mod v1 {
    tonic::include_proto!("grpc.health.v1");
}

/// The status of a healthy service.
pub const SERVING: i32 = 1;

/// Connects in plain text to `host:port`.
pub async fn connect(address: &str) -> Result<Channel> {
    let failed = |e: tonic::transport::Error| CriError::new(Code::Unavailable, e.to_string());
    let endpoint = Endpoint::from_shared(format!("http://{address}")).map_err(failed)?;
    endpoint.user_agent("kube-probe/1.37").map_err(failed)?.connect().await.map_err(failed)
}

/// Asks for the status of a service.
pub async fn check(channel: Channel, service: &str) -> Result<i32> {
    let request = v1::HealthCheckRequest { service: service.to_string() };
    let answer = v1::health_client::HealthClient::new(channel).check(request).await;
    answer.map(|a| a.into_inner().status).map_err(|status| CriError::new(status.code(), status.message()))
}
