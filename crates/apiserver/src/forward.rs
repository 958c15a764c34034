//! Forwards a request to another HTTP server (kubelet, pod, service, aggregated
//! server), upgrades included: after a 101 both ends are joined byte by byte, so
//! SPDY and WebSocket streams pass untouched.
//!
//! One connection for each request, as its user's stream lives that long.
//! Limits: [`CONNECT_TIMEOUT`].
//!
//! Upstream followed: `apimachinery/pkg/util/proxy/upgradeaware.go`.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http::header::{self, HeaderName};
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::net::TcpStream;

use crate::body::{Body, Response};

/// Upstream's dialer gives up after this.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// Headers that belong to one hop; `Connection` and `Upgrade` stay on upgrades.
const HOP_HEADERS: [HeaderName; 6] = [
    header::PROXY_AUTHENTICATE,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
];

/// Where a request goes.
#[derive(Clone)]
pub struct Target {
    pub host: String,
    pub port: u16,
    /// `None`: plain HTTP.
    pub tls: Option<Arc<rustls::ClientConfig>>,
    /// The name of the certificate where it is not the host's.
    pub server_name: Option<String>,
}

impl Target {
    pub fn authority(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }
}

/// Why the other server was not reached, in Go's words.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ForwardError(pub String);

trait Stream: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send {}
impl<T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send> Stream for T {}

async fn connect(target: &Target) -> Result<Box<dyn Stream>, ForwardError> {
    let dial = |address: &str, why: &str| ForwardError(format!("dial tcp {address}: {why}"));
    let mut addresses: Vec<SocketAddr> = Vec::new();
    match tokio::net::lookup_host((target.host.as_str(), target.port)).await {
        Ok(found) => addresses.extend(found),
        Err(_) => return Err(dial("", &format!("lookup {}: no such host", target.host)).trimmed()),
    }
    let mut last = dial(&target.authority(), "no addresses");
    for address in addresses {
        let stream = match tokio::time::timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => stream,
            Ok(Err(error)) => {
                last = dial(&address.to_string(), &go_connect_error(&error));
                continue;
            }
            Err(_) => {
                last = dial(&address.to_string(), "i/o timeout");
                continue;
            }
        };
        let _ = stream.set_nodelay(true);
        let Some(config) = &target.tls else { return Ok(Box::new(stream)) };
        let name = target.server_name.as_ref().unwrap_or(&target.host).clone();
        let name =
            ServerName::try_from(name.clone()).map_err(|_| ForwardError(format!("tls: invalid server name {name}")))?;
        let connector = tokio_rustls::TlsConnector::from(config.clone());
        let stream = connector
            .connect(name, stream)
            .await
            .map_err(|error| ForwardError(format!("tls: failed to verify certificate: {error}")))?;
        return Ok(Box::new(stream));
    }
    Err(last)
}

impl ForwardError {
    fn trimmed(self) -> Self {
        ForwardError(self.0.replace("tcp :", "tcp:"))
    }
}

fn go_connect_error(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::ConnectionRefused => "connect: connection refused".into(),
        std::io::ErrorKind::HostUnreachable => "connect: no route to host".into(),
        std::io::ErrorKind::NetworkUnreachable => "connect: network is unreachable".into(),
        std::io::ErrorKind::TimedOut => "connect: connection timed out".into(),
        _ => format!("connect: {error}"),
    }
}

pub fn is_upgrade(headers: &http::HeaderMap) -> bool {
    headers
        .get(header::CONNECTION)
        .and_then(|v| v.to_str().ok())
        .is_some_and(|v| v.to_ascii_lowercase().split(',').any(|part| part.trim() == "upgrade"))
}

/// A GET of the other server without a request of a client behind it.
pub async fn get(target: &Target, path_and_query: &str) -> Result<http::Response<Incoming>, ForwardError> {
    get_with(target, path_and_query, http::HeaderMap::new()).await
}

/// As [`get`], with headers.
pub async fn get_with(
    target: &Target,
    path_and_query: &str,
    headers: http::HeaderMap,
) -> Result<http::Response<Incoming>, ForwardError> {
    let stream = connect(target).await?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|error| ForwardError(error.to_string()))?;
    tokio::spawn(async move {
        let _ = connection.await;
    });
    let mut request = http::Request::get(path_and_query)
        .header(header::HOST, target.authority())
        .header(header::USER_AGENT, "kube-apiserver")
        .body(Body::empty())
        .map_err(|error| ForwardError(error.to_string()))?;
    request.headers_mut().extend(headers);
    sender.send_request(request).await.map_err(|error| ForwardError(error.to_string()))
}

/// Sends `request` on with another path; its answer, or the joined streams.
pub async fn forward(
    target: &Target,
    path_and_query: &str,
    request: http::Request<Incoming>,
) -> Result<Response, ForwardError> {
    send(target, path_and_query, request, false).await
}

/// The same with the `Host` that the client named, as a proxy sends it.
pub async fn forward_for_host(
    target: &Target,
    path_and_query: &str,
    request: http::Request<Incoming>,
) -> Result<Response, ForwardError> {
    send(target, path_and_query, request, true).await
}

async fn send(
    target: &Target,
    path_and_query: &str,
    mut request: http::Request<Incoming>,
    keep_host: bool,
) -> Result<Response, ForwardError> {
    let upgrade = is_upgrade(request.headers());
    let client = upgrade.then(|| hyper::upgrade::on(&mut request));
    let (mut parts, body) = request.into_parts();
    parts.uri = path_and_query.parse().map_err(|error| ForwardError(format!("invalid path: {error}")))?;
    parts.version = http::Version::HTTP_11;
    for name in HOP_HEADERS {
        parts.headers.remove(name);
    }
    if !upgrade {
        parts.headers.remove(header::CONNECTION);
        parts.headers.remove(header::UPGRADE);
    }
    // The credentials of this hop are the server's own.
    parts.headers.remove(header::AUTHORIZATION);
    if !(keep_host && parts.headers.contains_key(header::HOST))
        && let Ok(host) = target.authority().parse()
    {
        parts.headers.insert(header::HOST, host);
    }
    let stream = connect(target).await?;
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .preserve_header_case(true)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| ForwardError(error.to_string()))?;
    tokio::spawn(async move {
        let _ = connection.with_upgrades().await;
    });
    let mut answer = sender
        .send_request(http::Request::from_parts(parts, Body::Incoming(body)))
        .await
        .map_err(|error| ForwardError(error.to_string()))?;
    if answer.status() == http::StatusCode::SWITCHING_PROTOCOLS
        && let Some(client) = client
    {
        let server = hyper::upgrade::on(&mut answer);
        tokio::spawn(async move {
            let (Ok(client), Ok(server)) = (client.await, server.await) else { return };
            let (mut client, mut server) = (TokioIo::new(client), TokioIo::new(server));
            let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
        });
        let (parts, _) = answer.into_parts();
        return Ok(http::Response::from_parts(parts, Body::empty()));
    }
    let (mut parts, body) = answer.into_parts();
    for name in HOP_HEADERS {
        parts.headers.remove(name);
    }
    parts.headers.remove(header::CONNECTION);
    parts.headers.remove(header::TRANSFER_ENCODING);
    parts.version = http::Version::default();
    Ok(http::Response::from_parts(parts, Body::Incoming(body)))
}
