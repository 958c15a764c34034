//! The secure port: accepts connections, speaks TLS and HTTP/1.1 or HTTP/2, and
//! hands each request to a [`Service`]. Shuts down gracefully: no new connection,
//! running requests are finished, then what is left is cut after the grace period.
//!
//! Limits: [`HANDSHAKE_TIMEOUT`], [`MAX_STREAMS`], [`WINDOW`], [`MAX_HEADER_BYTES`].
//!
//! Upstream followed: `apiserver/pkg/server/secure_serving.go`.

pub mod tls;

use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;

use crate::body::Response;
use crate::request::PeerCertificates;

/// A client that does not finish its TLS handshake in this time is dropped (upstream: 10 s).
pub const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// HTTP/2 streams of one connection. A watch takes one each, so upstream's 100
/// for ordinary clients would starve informers.
pub const MAX_STREAMS: u32 = 2000;
/// First HTTP/2 window of streams and connection; grows with the measured delay.
pub const WINDOW: u32 = 1024 * 1024;
/// Largest frame that is sent.
pub const FRAME: u32 = 128 * 1024;
/// Header bytes of one request (upstream: 1 MiB for HTTP/1.1).
pub const MAX_HEADER_BYTES: u32 = 1024 * 1024;
/// Idle connections end after this (upstream: 90 s).
pub const IDLE_TIMEOUT: Duration = Duration::from_secs(90);

/// What is known of a connection.
#[derive(Debug)]
pub struct Connection {
    pub remote: SocketAddr,
    pub local: SocketAddr,
    pub peer: PeerCertificates,
    pub http2: bool,
}

pub trait Service: Send + Sync + 'static {
    fn call(
        self: Arc<Self>,
        request: http::Request<Incoming>,
        connection: Arc<Connection>,
    ) -> Pin<Box<dyn Future<Output = Response> + Send>>;
}

/// Binds as upstream does, with its error text.
pub async fn bind(address: SocketAddr) -> Result<TcpListener, String> {
    let fail = |error: std::io::Error| {
        let why = match error.kind() {
            std::io::ErrorKind::AddrInUse => "bind: address already in use".to_owned(),
            std::io::ErrorKind::AddrNotAvailable => "bind: cannot assign requested address".to_owned(),
            std::io::ErrorKind::PermissionDenied => "bind: permission denied".to_owned(),
            _ => format!("bind: {error}"),
        };
        format!("failed to create listener: failed to listen on {address}: listen tcp {address}: {why}")
    };
    let domain = socket2::Domain::for_address(address);
    let socket = socket2::Socket::new(domain, socket2::Type::STREAM, Some(socket2::Protocol::TCP)).map_err(fail)?;
    socket.set_reuse_address(true).map_err(fail)?;
    if address.is_ipv6() && address.ip().is_unspecified() {
        socket.set_only_v6(false).map_err(fail)?;
    }
    socket.set_nonblocking(true).map_err(fail)?;
    socket.bind(&address.into()).map_err(fail)?;
    socket.listen(4096).map_err(fail)?;
    TcpListener::from_std(socket.into()).map_err(fail)
}

/// Serves until `shutdown`, then waits for running connections for at
/// most `grace`.
pub async fn serve(
    listener: TcpListener,
    config: Arc<rustls::ServerConfig>,
    service: Arc<dyn Service>,
    shutdown: CancellationToken,
    grace: Duration,
) {
    let acceptor = TlsAcceptor::from(config);
    let running = Arc::new(AtomicUsize::new(0));
    let (done_sender, mut done) = watch::channel(());
    let done_sender = Arc::new(done_sender);
    loop {
        let (stream, remote) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of descriptors: leave the running connections some time to end.
                    tracing::warn!(%error, "accepting a connection failed");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = shutdown.cancelled() => break,
        };
        running.fetch_add(1, Ordering::SeqCst);
        let (acceptor, service, shutdown) = (acceptor.clone(), service.clone(), shutdown.clone());
        let (running, done_sender) = (running.clone(), done_sender.clone());
        tokio::spawn(async move {
            connection(stream, remote, acceptor, service, shutdown).await;
            running.fetch_sub(1, Ordering::SeqCst);
            let _ = done_sender.send(());
        });
    }
    drop(listener);
    let all_gone = async {
        while running.load(Ordering::SeqCst) > 0 {
            if done.changed().await.is_err() {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(grace, all_gone).await;
}

async fn connection(
    stream: TcpStream,
    remote: SocketAddr,
    acceptor: TlsAcceptor,
    service: Arc<dyn Service>,
    shutdown: CancellationToken,
) {
    let _ = stream.set_nodelay(true);
    // Upstream's listener sets TCP keep-alive of 3 minutes; dead peers end their watches by it.
    let keepalive = socket2::TcpKeepalive::new().with_time(Duration::from_secs(180));
    let _ = socket2::SockRef::from(&stream).set_tcp_keepalive(&keepalive);
    let Ok(local) = stream.local_addr() else { return };
    let stream = match tokio::time::timeout(HANDSHAKE_TIMEOUT, acceptor.accept(stream)).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(error)) => {
            tracing::info!("http: TLS handshake error from {remote}: {error}");
            return;
        }
        Err(_) => {
            tracing::info!("http: TLS handshake error from {remote}: timed out");
            return;
        }
    };
    let (_, session) = stream.get_ref();
    let peer = PeerCertificates(
        session
            .peer_certificates()
            .unwrap_or_default()
            .iter()
            .map(|cert| bytes::Bytes::copy_from_slice(cert))
            .collect(),
    );
    let http2 = session.alpn_protocol() == Some(b"h2");
    let info = Arc::new(Connection { remote, local, peer, http2 });

    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(IDLE_TIMEOUT).max_headers(256).pipeline_flush(true);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(MAX_STREAMS)
        .initial_stream_window_size(WINDOW)
        .initial_connection_window_size(WINDOW)
        .adaptive_window(true)
        .max_frame_size(FRAME)
        .max_send_buf_size(FRAME as usize)
        .max_header_list_size(MAX_HEADER_BYTES)
        .keep_alive_interval(Duration::from_secs(30))
        .keep_alive_timeout(Duration::from_secs(15));
    let handler = hyper::service::service_fn(move |request| {
        let future = service.clone().call(request, info.clone());
        async move { Ok::<_, std::convert::Infallible>(future.await) }
    });
    let serving = builder.serve_connection_with_upgrades(TokioIo::new(stream), handler);
    tokio::pin!(serving);
    let stopped = tokio::select! {
        result = serving.as_mut() => {
            if let Err(error) = result {
                tracing::debug!(%remote, %error, "connection ended");
            }
            return;
        }
        () = shutdown.cancelled() => true,
    };
    if stopped {
        serving.as_mut().graceful_shutdown();
        let _ = serving.await;
    }
}
