//! Bare HTTP/2 connections for load: no retries, no rate limit, no decoding.
//!
//! Invariant: what is measured is the server; a request costs the client as
//! little as hyper allows. Everything else in this program that needs an API
//! client uses the workspace's own (`client`).

use std::sync::Arc;

use anyhow::{Context, bail};
use bytes::Bytes;
use client::Config;
use client::auth::Authenticator;
use client::transport::Target;
use http::{HeaderValue, Method, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};

/// Large windows: the server is never held back by this program.
const STREAM_WINDOW_BYTES: u32 = 16 << 20;
const CONNECTION_WINDOW_BYTES: u32 = 256 << 20;
const MAX_FRAME_BYTES: u32 = 256 << 10;

pub const JSON: &str = "application/json";
pub const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
pub const MERGE_PATCH: &str = "application/merge-patch+json";

/// One connection; clones share it.
#[derive(Clone)]
pub struct Wire {
    sender: http2::SendRequest<Full<Bytes>>,
    base: Arc<Base>,
}

struct Base {
    scheme: &'static str,
    authority: String,
    authorization: Option<HeaderValue>,
}

/// A request in the form in which load is described.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: Method,
    pub path: String,
    pub accept: &'static str,
    pub content_type: &'static str,
    pub gzip: bool,
    pub body: Bytes,
}

impl Call {
    pub fn get(path: impl Into<String>) -> Self {
        Call {
            method: Method::GET,
            path: path.into(),
            accept: JSON,
            content_type: JSON,
            gzip: false,
            body: Bytes::new(),
        }
    }
    pub fn write(method: Method, path: impl Into<String>, content_type: &'static str, body: Bytes) -> Self {
        Call { method, content_type, body, ..Call::get(path) }
    }
}

impl Wire {
    pub async fn connect(config: &Config) -> anyhow::Result<Self> {
        let target = Target::parse(&config.host)?;
        let stream = tokio::net::TcpStream::connect((target.host.as_str(), target.port)).await?;
        stream.set_nodelay(true)?;
        let authorization = match Authenticator::new(config.auth.clone()).header().await {
            Ok(header) => header.map(|text| HeaderValue::from_str(&text)).transpose()?,
            Err(cause) => bail!("{cause}"),
        };
        let scheme = if target.secure { "https" } else { "http" };
        let base = Arc::new(Base { scheme, authority: target.authority(), authorization });
        let mut builder = http2::Builder::new(TokioExecutor::new());
        builder
            .timer(TokioTimer::new())
            .initial_stream_window_size(STREAM_WINDOW_BYTES)
            .initial_connection_window_size(CONNECTION_WINDOW_BYTES)
            .max_frame_size(MAX_FRAME_BYTES);
        let sender = if target.secure {
            let tls = client::tls::client_config(&config.tls, &[b"h2"]).map_err(|cause| anyhow::anyhow!("{cause}"))?;
            let name = config.tls.server_name.clone().unwrap_or(target.host);
            let name = rustls_pki_types::ServerName::try_from(name)?;
            let stream = tokio_rustls::TlsConnector::from(tls).connect(name, stream).await?;
            let (sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
            tokio::spawn(connection);
            sender
        } else {
            let (sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
            tokio::spawn(connection);
            sender
        };
        Ok(Wire { sender, base })
    }

    pub async fn connect_many(config: &Config, count: usize) -> anyhow::Result<Vec<Self>> {
        let mut wires = Vec::with_capacity(count);
        for _ in 0..count {
            wires.push(Wire::connect(config).await?);
        }
        Ok(wires)
    }

    /// The answer's head and its unread body.
    pub async fn open(&self, call: &Call) -> anyhow::Result<http::Response<Incoming>> {
        let mut request = Request::builder()
            .method(call.method.clone())
            .uri(format!("{}://{}{}", self.base.scheme, self.base.authority, call.path))
            .header(http::header::ACCEPT, call.accept)
            .header(http::header::USER_AGENT, "kbench/1");
        if call.gzip {
            request = request.header(http::header::ACCEPT_ENCODING, "gzip");
        }
        if !call.body.is_empty() {
            request = request.header(http::header::CONTENT_TYPE, call.content_type);
        }
        if let Some(value) = &self.base.authorization {
            request = request.header(http::header::AUTHORIZATION, value);
        }
        let mut sender = self.sender.clone();
        sender.ready().await?;
        Ok(sender.send_request(request.body(Full::new(call.body.clone()))?).await?)
    }

    /// Status and length of the body, which is thrown away.
    pub async fn drain(&self, call: &Call) -> anyhow::Result<(StatusCode, usize)> {
        let response = self.open(call).await?;
        let status = response.status();
        let mut body = response.into_body();
        let mut bytes = 0;
        while let Some(frame) = body.frame().await {
            bytes += frame?.data_ref().map_or(0, Bytes::len);
        }
        Ok((status, bytes))
    }

    /// The whole body of a 2xx answer.
    pub async fn fetch(&self, call: &Call) -> anyhow::Result<Bytes> {
        let response = self.open(call).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{} {}: {status}: {}", call.method, call.path, String::from_utf8_lossy(&body[..body.len().min(500)]));
        }
        Ok(body)
    }

    /// The body of a 2xx answer as JSON.
    pub async fn json(&self, call: &Call) -> anyhow::Result<serde_json::Value> {
        serde_json::from_slice(&self.fetch(call).await?).with_context(|| format!("answer of {}", call.path))
    }
}
