//! The kubelet's servers: 10248 for health, 10250 for the API server and operators.
//!
//! Every request on 10250 is authenticated and authorized before its path is looked
//! at further ([`auth`]). Bodies of answers are streamed where they can be large.
//! Limits: headers are hyper's, request bodies are read up to [`MAX_BODY_BYTES`].
//! Followed upstream: pkg/kubelet/server/{server,auth}.go.

mod auth;
mod certificate;
mod containers;
mod healthz;
mod logs;
mod metrics;
mod reads;
mod spdy;
mod stats;
mod streams;
mod websocket;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use bytes::Bytes;
use http::{Method, Request, Response, StatusCode};
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpListener;

use crate::bootstrap::Connection;
use crate::kubelet::Kubelet;

/// Largest request body.
const MAX_BODY_BYTES: usize = 1 << 20;
/// Most streams of one HTTP/2 connection.
const MAX_STREAMS: u32 = 1000;

pub(crate) type Body = BoxBody<Bytes, Infallible>;

/// What handlers share.
pub(crate) struct Server {
    kubelet: Arc<Kubelet>,
    auth: auth::Auth,
    checks: component_base::health::Checks,
    stats: stats::Stats,
}

/// Starts both servers; a bad certificate or address is an error.
pub async fn start(kubelet: &Arc<Kubelet>, connection: Option<&Connection>) -> Result<(), String> {
    healthz::start(kubelet).await?;
    let settings = &kubelet.settings;
    if !settings.flag("enableServer") {
        return Ok(());
    }
    let certificates = certificate::serving(kubelet, connection).await?;
    let options = pki::tls::ServerOptions {
        min_version: settings.text("tlsMinVersion").to_string(),
        cipher_suites: settings.list("tlsCipherSuites"),
        ask_client_certificate: true,
        ..Default::default()
    };
    let tls = pki::tls::server_config(certificates, &options).map_err(|e| e.to_string())?;
    let acceptor = tokio_rustls::TlsAcceptor::from(tls);
    let server = Arc::new(Server {
        auth: auth::Auth::new(kubelet, connection)?,
        checks: healthz::checks(kubelet),
        stats: stats::Stats::new(kubelet),
        kubelet: kubelet.clone(),
    });
    let ip = settings.text("address");
    let port = u16::try_from(settings.number("port")).unwrap_or(10250);
    let address: SocketAddr = match ip.parse::<std::net::IpAddr>() {
        Ok(ip) => SocketAddr::new(ip, port),
        Err(e) => return Err(format!("bad address {ip:?}: {e}")),
    };
    tracing::info!(address = ip, port, "Starting to listen");
    let listener = TcpListener::bind(address).await.map_err(|e| {
        let text = e.to_string();
        let text = text.split(" (os error").next().unwrap_or_default().to_lowercase();
        format!("Failed to listen and serve: listen tcp {address}: bind: {text}")
    })?;
    let shutdown = kubelet.shutdown.clone();
    tokio::spawn(async move {
        loop {
            let accepted = tokio::select! {
                () = shutdown.cancelled() => return,
                accepted = listener.accept() => accepted,
            };
            let Ok((stream, peer)) = accepted else { continue };
            let _ = stream.set_nodelay(true);
            let (server, acceptor) = (server.clone(), acceptor.clone());
            tokio::spawn(async move {
                match acceptor.accept(stream).await {
                    Ok(stream) => serve(server, stream, peer).await,
                    Err(error) => tracing::debug!(err = %error, peer = %peer, "http: TLS handshake error"),
                }
            });
        }
    });
    Ok(())
}

async fn serve(server: Arc<Server>, stream: tokio_rustls::server::TlsStream<tokio::net::TcpStream>, peer: SocketAddr) {
    let chain: Arc<Vec<Vec<u8>>> = Arc::new(
        stream.get_ref().1.peer_certificates().unwrap_or_default().iter().map(|c| c.as_ref().to_vec()).collect(),
    );
    let service = service_fn(move |request| {
        let (server, chain) = (server.clone(), chain.clone());
        async move { Ok::<_, Infallible>(server.answer(request, &chain).await) }
    });
    let mut builder = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new());
    builder.http2().max_concurrent_streams(MAX_STREAMS);
    if let Err(error) = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).await {
        tracing::debug!(err = %error, peer = %peer, "Connection ended");
    }
}

impl Server {
    async fn answer(self: Arc<Self>, request: Request<Incoming>, chain: &[Vec<u8>]) -> Response<Body> {
        let user = match self.auth.authenticate(&request, chain).await {
            Ok(Some(user)) => user,
            Ok(None) => return text(StatusCode::UNAUTHORIZED, "Unauthorized"),
            Err(error) => {
                tracing::error!(err = %error, "Unable to authenticate the request due to an error");
                return text(StatusCode::UNAUTHORIZED, "Unauthorized");
            }
        };
        if let Err(answer) = self.auth.authorize(&request, &user).await {
            return answer;
        }
        let path = crate::meter::root_of(request.uri().path());
        let method = request.method().as_str().to_string();
        let long = if matches!(path.as_str(), "exec" | "attach" | "portForward" | "debug") { "true" } else { "false" };
        let labels = [method.as_str(), path.as_str(), "readwrite", long];
        let kubelet = self.kubelet.clone();
        kubelet.count("kubelet_http_requests_total", &labels);
        if method == "GET" && matches!(path.as_str(), "exec" | "attach" | "portForward") {
            kubelet.count("kubelet_websocket_streaming_requests_total", &[&path.to_lowercase()]);
        }
        let inflight = kubelet.metrics.get("kubelet_http_inflight_requests").map(|f| f.with(&labels));
        if let Some(child) = &inflight {
            child.add(1.0);
        }
        let began = std::time::Instant::now();
        let answer = self.route(request).await;
        kubelet.observe("kubelet_http_requests_duration_seconds", &labels, began.elapsed());
        if let Some(child) = &inflight {
            child.add(-1.0);
        }
        answer
    }

    async fn route(self: Arc<Self>, request: Request<Incoming>) -> Response<Body> {
        let path = request.uri().path().to_string();
        let query = request.uri().query().unwrap_or_default().to_string();
        let parts: Vec<String> = path.split('/').filter(|p| !p.is_empty()).map(unescape).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let debugging = self.kubelet.settings.flag("enableDebuggingHandlers");
        let get = request.method() == Method::GET;
        match parts.as_slice() {
            ["healthz", ..] if get => match healthz::answer(&self.checks, &path, &query) {
                Some((code, body)) => text(StatusCode::from_u16(code).unwrap_or_default(), body),
                None => not_found(),
            },
            ["pods"] if get => reads::pods(&self.kubelet),
            ["runningpods"] if get && debugging => reads::running_pods(&self.kubelet),
            ["configz"] if get => reads::configz(&self.kubelet),
            ["flagz"] if get => reads::flagz(&self.kubelet),
            ["metrics"] if get => metrics::own(&self.kubelet),
            ["metrics", "resource"] if get => metrics::resource(&self.kubelet, &self.stats).await,
            ["metrics", "cadvisor"] if get => metrics::cadvisor(&self.kubelet, &self.stats).await,
            ["metrics", "probes"] if get => metrics::probes(&self.kubelet),
            ["stats", "summary"] => json(&self.stats.summary(query.contains("only_cpu_and_memory=true")).await),
            ["logs", rest @ ..] if get && self.kubelet.settings.flag("enableSystemLogHandler") => {
                reads::system_logs(rest, path.ends_with('/'))
            }
            ["containerLogs", namespace, pod, container] if get && debugging => {
                logs::serve(&self.kubelet, namespace, pod, container, &query).await
            }
            ["run", namespace, pod, container] | ["run", namespace, pod, _, container] if debugging => {
                let (namespace, pod, container) = (namespace.to_string(), pod.to_string(), container.to_string());
                containers::run(&self.kubelet, &namespace, &pod, &container, request).await
            }
            ["exec", namespace, pod, container] | ["exec", namespace, pod, _, container] if debugging => {
                streams::exec(&self.kubelet, namespace, pod, container, &query, request).await
            }
            ["attach", namespace, pod, container] | ["attach", namespace, pod, _, container] if debugging => {
                streams::attach(&self.kubelet, namespace, pod, container, &query, request).await
            }
            ["portForward", namespace, pod] | ["portForward", namespace, pod, _] if debugging => {
                streams::port_forward(&self.kubelet, namespace, pod, &query, request).await
            }
            ["debug", "flags", "v"] => text(StatusCode::NOT_ACCEPTABLE, "unsupported http method"),
            _ => not_found(),
        }
    }
}

pub(crate) fn full(body: impl Into<Bytes>) -> Body {
    Full::new(body.into()).boxed()
}

pub(crate) fn text(status: StatusCode, body: impl Into<String>) -> Response<Body> {
    let mut response = Response::new(full(body.into()));
    *response.status_mut() = status;
    response.headers_mut().insert("content-type", http::HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}

pub(crate) fn json(value: &serde_json::Value) -> Response<Body> {
    let mut response = Response::new(full(value.to_string()));
    response.headers_mut().insert("content-type", http::HeaderValue::from_static("application/json"));
    response
}

pub(crate) fn not_found() -> Response<Body> {
    text(StatusCode::NOT_FOUND, "404 page not found\n")
}

/// Values of a query's key, unescaped.
pub(crate) fn query_values(query: &str, key: &str) -> Vec<String> {
    query
        .split('&')
        .filter_map(|pair| {
            let (k, v) = pair.split_once('=').unwrap_or((pair, ""));
            (unescape(k) == key).then(|| unescape(&v.replace('+', " ")))
        })
        .collect()
}

/// Percent-decoding; bad escapes stay as they are.
pub(crate) fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = (bytes[at] == b'%')
            .then(|| bytes.get(at + 1..at + 3))
            .flatten()
            .and_then(|h| std::str::from_utf8(h).ok())
            .and_then(|h| u8::from_str_radix(h, 16).ok());
        match hex {
            Some(byte) => {
                out.push(byte);
                at += 3;
            }
            None => {
                out.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries() {
        let query = "command=sh&command=-c&command=echo+a%26b&x";
        assert_eq!(query_values(query, "command"), ["sh", "-c", "echo a&b"]);
        assert_eq!(query_values(query, "x"), [""]);
        assert_eq!(unescape("%zz%41"), "%zzA");
    }
}
