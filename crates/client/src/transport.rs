//! Connections to one server: a few HTTP/2 connections shared by all requests,
//! or a pool of HTTP/1.1 ones where ALPN gave no better.
//!
//! Invariants: a connection that was marked closed takes no new request, its
//! running ones end by themselves (or at once after `close_connections`). A
//! request that provably never left is sent again on a new connection, whatever
//! its method. A dead peer is found by pings: 30 s without a byte, then 15 s for
//! the answer, upstream's http2 health check.
//!
//! Upstream followed: client-go/transport, apimachinery/pkg/util/net/http.go.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use bytes::Bytes;
use http::{Request, Response, Uri};
use http_body_util::Full;
use hyper::body::{Body, Frame, Incoming};
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use parking_lot::Mutex;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_util::sync::CancellationToken;

use crate::config::{ConfigError, TlsConfig};
use crate::error::{Cause, CauseKind};
use crate::tls;

const DIAL_TIMEOUT: Duration = Duration::from_secs(30);
const TLS_HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
const PING_AFTER_IDLE: Duration = Duration::from_secs(30);
const PING_TIMEOUT: Duration = Duration::from_secs(15);
/// Go's client gives streams 4 MiB; the connection window must hold several.
const STREAM_WINDOW_BYTES: u32 = 4 << 20;
const CONNECTION_WINDOW_BYTES: u32 = 64 << 20;
const MAX_FRAME_BYTES: u32 = 256 << 10;
/// Streams on one connection before another is opened. Servers allow at least
/// 250 (upstream's API server and ours: 1000).
const MAX_STREAMS_PER_CONNECTION: usize = 200;
/// client-go: 25 idle HTTP/1.1 connections, each for 90 s.
const MAX_IDLE_HTTP1: usize = 25;
const HTTP1_IDLE_TIMEOUT: Duration = Duration::from_secs(90);

pub trait Io: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Io for T {}
/// A connection before HTTP.
pub type BoxIo = Box<dyn Io>;

pub struct Transport {
    target: Target,
    tls: TlsConfig,
    pool: Mutex<Pool>,
    /// Held while dialling, so that a burst of requests makes one connection.
    dialling: tokio::sync::Mutex<()>,
}

/// Where to connect, taken from the host URL.
#[derive(Debug, Clone)]
pub struct Target {
    pub secure: bool,
    pub host: String,
    pub port: u16,
    /// Path prefix without trailing slash.
    pub prefix: String,
}

#[derive(Default)]
struct Pool {
    h2: Vec<Arc<H2>>,
    h1_idle: Vec<(http1::SendRequest<Full<Bytes>>, Instant)>,
    /// What the last handshake gave; decides whether dialling is serialized.
    speaks_h1: bool,
    /// Replaced by `close_connections`; connections die with the token they were born under.
    epoch: CancellationToken,
}

struct H2 {
    sender: http2::SendRequest<Full<Bytes>>,
    streams: AtomicUsize,
}

/// An answer's body. Dropping it resets the stream.
pub struct ResponseBody {
    inner: Incoming,
    connection: Option<Arc<H2>>,
}

impl Target {
    pub fn parse(host: &str) -> Result<Self, ConfigError> {
        let bad = |why: &str| ConfigError::new(format!("host must be a URL or a host:port pair: \"{host}\": {why}"));
        let text = if host.contains("://") { host.to_owned() } else { format!("http://{host}") };
        let uri: Uri = text.parse().map_err(|e| bad(&format!("{e}")))?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad("unknown scheme")),
        };
        let name = uri.host().ok_or_else(|| bad("no host"))?;
        Ok(Target {
            secure,
            host: name.trim_start_matches('[').trim_end_matches(']').to_owned(),
            port: uri.port_u16().unwrap_or(if secure { 443 } else { 80 }),
            prefix: uri.path().trim_end_matches('/').to_owned(),
        })
    }
    /// `host:port` with brackets where needed; default ports are left out as Go does.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => host,
            _ => format!("{host}:{}", self.port),
        }
    }
    pub fn base(&self) -> String {
        format!("{}://{}{}", if self.secure { "https" } else { "http" }, self.authority(), self.prefix)
    }
}

impl Transport {
    pub fn new(target: Target, tls: TlsConfig) -> Self {
        Transport { target, tls, pool: Mutex::new(Pool::default()), dialling: tokio::sync::Mutex::new(()) }
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    /// Ends every connection, running requests included: the identity has changed.
    pub fn close_connections(&self) {
        let mut pool = self.pool.lock();
        pool.h2.clear();
        pool.h1_idle.clear();
        std::mem::take(&mut pool.epoch).cancel();
    }

    /// Sends one request. The URI must be in origin form for HTTP/1.1's sake; the
    /// `Host` header or `:authority` is added here.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Result<Response<ResponseBody>, Cause> {
        let (parts, body) = request.into_parts();
        let mut attempt = 0;
        loop {
            let connection = self.connection().await?;
            let mut again = Request::new(body.clone());
            *again.method_mut() = parts.method.clone();
            *again.headers_mut() = parts.headers.clone();
            let path = parts.uri.path_and_query().map_or("/", |p| p.as_str());
            let outcome = match connection {
                Connection::H2(h2) => {
                    let scheme = if self.target.secure { "https" } else { "http" };
                    *again.uri_mut() = Uri::builder()
                        .scheme(scheme)
                        .authority(self.target.authority())
                        .path_and_query(path)
                        .build()
                        .map_err(Cause::other)?;
                    *again.version_mut() = http::Version::HTTP_2;
                    h2.send(again).await
                }
                Connection::H1(sender) => {
                    *again.uri_mut() = path.parse().map_err(|e: http::uri::InvalidUri| Cause::other(e))?;
                    let host = self.target.authority().parse().map_err(Cause::other)?;
                    again.headers_mut().insert(http::header::HOST, host);
                    self.send_h1(sender, again).await
                }
            };
            match outcome {
                Ok(response) => return Ok(response),
                // Never sent: the connection had died unseen. Bounded, since each
                // round removes a dead connection or dials a fresh one.
                Err(Outcome { sent: false, .. }) if attempt < 5 => attempt += 1,
                Err(outcome) => return Err(outcome.cause),
            }
        }
    }

    /// A connection of its own for an upgrade, speaking HTTP/1.1.
    pub async fn dial_http1(&self) -> Result<BoxIo, Cause> {
        Ok(self.dial(&[b"http/1.1"]).await?.0)
    }

    async fn connection(&self) -> Result<Connection, Cause> {
        if let Some(found) = self.pooled() {
            return Ok(found);
        }
        let h1 = self.pool.lock().speaks_h1 || !self.target.secure;
        if h1 {
            return self.open().await;
        }
        let _one = self.dialling.lock().await;
        if let Some(found) = self.pooled() {
            return Ok(found);
        }
        self.open().await
    }

    fn pooled(&self) -> Option<Connection> {
        let mut pool = self.pool.lock();
        pool.h2.retain(|h2| !h2.sender.is_closed());
        if let Some(h2) = pool.h2.iter().find(|h2| h2.streams.load(Ordering::Relaxed) < MAX_STREAMS_PER_CONNECTION) {
            return Some(Connection::H2(h2.clone()));
        }
        let now = Instant::now();
        pool.h1_idle.retain(|(s, since)| !s.is_closed() && now.duration_since(*since) < HTTP1_IDLE_TIMEOUT);
        // A sender that is not ready is still reading its answer.
        if let Some(index) = pool.h1_idle.iter().rposition(|(sender, _)| sender.is_ready()) {
            return Some(Connection::H1(pool.h1_idle.remove(index).0));
        }
        None
    }

    async fn open(&self) -> Result<Connection, Cause> {
        let epoch = self.pool.lock().epoch.clone();
        let (io, protocol) = self.dial(&[b"h2", b"http/1.1"]).await?;
        let io = TokioIo::new(io);
        if protocol.as_deref() == Some(b"h2") {
            let (sender, connection) = http2::Builder::new(TokioExecutor::new())
                .timer(TokioTimer::new())
                .initial_stream_window_size(STREAM_WINDOW_BYTES)
                .initial_connection_window_size(CONNECTION_WINDOW_BYTES)
                .max_frame_size(MAX_FRAME_BYTES)
                .keep_alive_interval(PING_AFTER_IDLE)
                .keep_alive_timeout(PING_TIMEOUT)
                .keep_alive_while_idle(true)
                .handshake(io)
                .await
                .map_err(|e| Cause::from_hyper(&e))?;
            // The connection's task ends with the connection or its epoch.
            tokio::spawn(async move {
                tokio::select! {
                    result = connection => if let Err(error) = result {
                        tracing::debug!(%error, "HTTP/2 connection ended");
                    },
                    () = epoch.cancelled() => {}
                }
            });
            let h2 = Arc::new(H2 { sender, streams: AtomicUsize::new(0) });
            let mut pool = self.pool.lock();
            pool.speaks_h1 = false;
            pool.h2.push(h2.clone());
            return Ok(Connection::H2(h2));
        }
        let (sender, connection) = http1::handshake(io).await.map_err(|e| Cause::from_hyper(&e))?;
        tokio::spawn(async move {
            tokio::select! {
                result = connection => if let Err(error) = result {
                    tracing::debug!(%error, "HTTP/1.1 connection ended");
                },
                () = epoch.cancelled() => {}
            }
        });
        self.pool.lock().speaks_h1 = true;
        Ok(Connection::H1(sender))
    }

    async fn send_h1(
        &self,
        mut sender: http1::SendRequest<Full<Bytes>>,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<ResponseBody>, Outcome> {
        let response = match sender.try_send_request(request).await {
            Ok(response) => response,
            Err(mut error) => {
                let sent = error.take_message().is_none();
                return Err(Outcome { sent, cause: Cause::from_hyper(error.error()) });
            }
        };
        self.pool.lock().reclaim(sender);
        Ok(response.map(|inner| ResponseBody { inner, connection: None }))
    }

    async fn dial(&self, alpn: &[&[u8]]) -> Result<(BoxIo, Option<Vec<u8>>), Cause> {
        let stream = dial_tcp(&self.target.host, self.target.port).await?;
        if !self.target.secure {
            return Ok((Box::new(stream), None));
        }
        let config = tls::client_config(&self.tls, alpn)?;
        let verified = self.tls.server_name.clone().unwrap_or_else(|| self.target.host.clone());
        let name = rustls_pki_types::ServerName::try_from(verified.clone())
            .map_err(|_| Cause::new(CauseKind::Tls, format!("tls: invalid server name \"{verified}\"")))?;
        let handshake = tokio_rustls::TlsConnector::from(config).connect(name, stream);
        let stream = match tokio::time::timeout(TLS_HANDSHAKE_TIMEOUT, handshake).await {
            Err(_) => return Err(Cause::new(CauseKind::Timeout, "net/http: TLS handshake timeout")),
            Ok(Err(error)) => return Err(tls::handshake_error(&error, &verified)),
            Ok(Ok(stream)) => stream,
        };
        let protocol = stream.get_ref().1.alpn_protocol().map(<[u8]>::to_vec);
        Ok((Box::new(stream), protocol))
    }
}

impl Pool {
    /// Takes the sender back; one that is still busy with its answer is looked at
    /// again when it is wanted (`is_ready`).
    fn reclaim(&mut self, sender: http1::SendRequest<Full<Bytes>>) {
        if self.h1_idle.len() >= MAX_IDLE_HTTP1 {
            self.h1_idle.remove(0);
        }
        self.h1_idle.push((sender, Instant::now()));
    }
}

enum Connection {
    H2(Arc<H2>),
    H1(http1::SendRequest<Full<Bytes>>),
}

struct Outcome {
    /// Whether the server may have seen the request.
    sent: bool,
    cause: Cause,
}

/// Counts a stream for as long as it is open.
struct StreamCount(Option<Arc<H2>>);

impl Drop for StreamCount {
    fn drop(&mut self) {
        if let Some(h2) = &self.0 {
            h2.streams.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl H2 {
    async fn send(self: &Arc<Self>, request: Request<Full<Bytes>>) -> Result<Response<ResponseBody>, Outcome> {
        self.streams.fetch_add(1, Ordering::Relaxed);
        let mut count = StreamCount(Some(self.clone()));
        let mut sender = self.sender.clone();
        if let Err(error) = sender.ready().await {
            return Err(Outcome { sent: false, cause: Cause::from_hyper(&error) });
        }
        match sender.try_send_request(request).await {
            // From here on the body counts the stream.
            Ok(response) => Ok(response.map(|inner| ResponseBody { inner, connection: count.0.take() })),
            Err(mut error) => {
                let sent = error.take_message().is_none() && !refused(error.error());
                Err(Outcome { sent, cause: Cause::from_hyper(error.error()) })
            }
        }
    }
}

/// The server said that it did nothing with the stream.
fn refused(error: &hyper::Error) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(inner) = source {
        if let Some(h2) = inner.downcast_ref::<h2::Error>() {
            return h2.reason() == Some(h2::Reason::REFUSED_STREAM);
        }
        source = inner.source();
    }
    false
}

/// Connects to the first address that answers; the error is that of the last one, worded as Go's dialer.
pub async fn dial_tcp(host: &str, port: u16) -> Result<TcpStream, Cause> {
    let addresses: Vec<std::net::SocketAddr> = match host.parse::<std::net::IpAddr>() {
        Ok(ip) => vec![(ip, port).into()],
        Err(_) => match tokio::net::lookup_host((host, port)).await {
            Ok(found) => found.collect(),
            Err(_) => Vec::new(),
        },
    };
    if addresses.is_empty() {
        return Err(Cause::new(CauseKind::Dns, format!("dial tcp: lookup {host}{}: no such host", dns_server())));
    }
    let mut last = None;
    for address in addresses {
        match tokio::time::timeout(DIAL_TIMEOUT, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                // Latency matters more than a few small packets; a failure is harmless.
                let _ = stream.set_nodelay(true);
                return Ok(stream);
            }
            Ok(Err(error)) => last = Some(Cause::from_io(&error, &format!("dial tcp {address}: connect"))),
            Err(_) => last = Some(Cause::new(CauseKind::Timeout, format!("dial tcp {address}: i/o timeout"))),
        }
    }
    Err(last.unwrap_or_else(|| Cause::other("dial tcp: no addresses")))
}

/// ` on 10.96.0.10:53`, for the text of a failed lookup.
fn dns_server() -> String {
    let text = std::fs::read_to_string("/etc/resolv.conf").unwrap_or_default();
    text.lines()
        .find_map(|line| line.strip_prefix("nameserver ").map(|ip| format!(" on {}:53", ip.trim())))
        .unwrap_or_default()
}

impl Drop for ResponseBody {
    fn drop(&mut self) {
        if let Some(h2) = &self.connection {
            h2.streams.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Body for ResponseBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        Pin::new(&mut self.inner).poll_frame(cx)
    }
    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }
    fn size_hint(&self) -> hyper::body::SizeHint {
        self.inner.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts() {
        let target = Target::parse("https://[::1]:6443/prefix/").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.prefix.as_str()), ("::1", 6443, "/prefix"));
        assert_eq!(target.base(), "https://[::1]:6443/prefix");
        assert_eq!(Target::parse("https://example").unwrap().authority(), "example");
        assert!(!Target::parse("localhost:8080").unwrap().secure);
        assert!(Target::parse("ftp://x").is_err());
    }
}
