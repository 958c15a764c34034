//! WebSocket streams of exec, attach, port-forward and watch, in the
//! `*.channel.k8s.io` framing: the first byte of a message is its channel.

use bytes::Bytes;
use futures::{SinkExt, StreamExt};
use http::Method;
use http::header::{HeaderValue, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{self, Message, handshake::client::generate_key, protocol::WebSocketConfig};

use crate::error::{Cause, CauseKind, Error, Result, generic_status};
use crate::resource::ResourceRef;
use crate::rest::{Client, Request};
use crate::transport::BoxIo;

/// One message; the streams carry terminal and port data in small pieces.
const MAX_MESSAGE_BYTES: usize = 32 << 20;

/// Channels of remote commands.
pub const STDIN: u8 = 0;
pub const STDOUT: u8 = 1;
pub const STDERR: u8 = 2;
/// The final `Status`.
pub const ERROR: u8 = 3;
pub const RESIZE: u8 = 4;
/// v5: the payload is the number of the channel that is closed.
pub const CLOSE: u8 = 255;

pub const REMOTE_COMMAND_V5: &str = "v5.channel.k8s.io";
pub const REMOTE_COMMAND_V4: &str = "v4.channel.k8s.io";

pub struct WebSocket {
    stream: WebSocketStream<BoxIo>,
    protocol: String,
    url: String,
}

/// What to run by [`Client::exec`].
#[derive(Debug, Clone, Default)]
pub struct ExecOptions {
    pub container: String,
    pub command: Vec<String>,
    pub stdin: bool,
    pub stdout: bool,
    pub stderr: bool,
    pub tty: bool,
}

impl Client {
    /// Opens `request` (a GET) as a WebSocket speaking one of `protocols`.
    pub async fn websocket(&self, mut request: Request, protocols: &[&str]) -> Result<WebSocket> {
        request.method = Method::GET;
        let (io, http_request, url) = self.upgrade_parts(&request).await?;
        let fail = |cause: Cause| Error::Transport { verb: "Get", url: url.clone(), cause };
        let (mut parts, ()) = http_request.into_parts();
        // tungstenite takes the path from the URI and wants a ws scheme.
        let ws = url.replacen("http", "ws", 1);
        parts.uri = ws.parse().map_err(|e: http::uri::InvalidUri| fail(Cause::other(e)))?;
        let headers = &mut parts.headers;
        headers.insert(http::header::CONNECTION, HeaderValue::from_static("Upgrade"));
        headers.insert(http::header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(http::header::SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13"));
        let key = generate_key().parse().map_err(|e| fail(Cause::other(e)))?;
        headers.insert(http::header::SEC_WEBSOCKET_KEY, key);
        if !protocols.is_empty() {
            let value = protocols.join(", ").parse().map_err(|e| fail(Cause::other(e)))?;
            headers.insert(SEC_WEBSOCKET_PROTOCOL, value);
        }
        let config = WebSocketConfig::default()
            .max_message_size(Some(MAX_MESSAGE_BYTES))
            .max_frame_size(Some(MAX_MESSAGE_BYTES));
        let http_request = http::Request::from_parts(parts, ());
        match tokio_tungstenite::client_async_with_config(http_request, io, Some(config)).await {
            Ok((stream, response)) => {
                let protocol = response
                    .headers()
                    .get(SEC_WEBSOCKET_PROTOCOL)
                    .and_then(|v| v.to_str().ok())
                    .unwrap_or_default()
                    .to_owned();
                Ok(WebSocket { stream, protocol, url })
            }
            Err(tungstenite::Error::Http(response)) => {
                let code = response.status().as_u16();
                let body = response.body().as_deref().unwrap_or_default();
                if let Ok(status) = serde_json::from_slice::<apimachinery::Status>(body)
                    && status.kind == "Status"
                    && !status.message.is_empty()
                {
                    return Err(Error::from(status));
                }
                let text = String::from_utf8_lossy(body);
                Err(Error::from(generic_status(code, "GET", &request.resource, &request.name, text.trim(), 0)))
            }
            Err(error) => Err(fail(cause_of(&error))),
        }
    }

    /// Runs a command in a container; v5 protocol, v4 where the server knows no other.
    pub async fn exec(&self, namespace: &str, pod: &str, options: &ExecOptions) -> Result<WebSocket> {
        let mut query: Vec<(&str, String)> = options.command.iter().map(|c| ("command", c.clone())).collect();
        if !options.container.is_empty() {
            query.push(("container", options.container.clone()));
        }
        for (name, set) in [
            ("stdin", options.stdin),
            ("stdout", options.stdout),
            ("stderr", options.stderr && !options.tty),
            ("tty", options.tty),
        ] {
            if set {
                query.push((name, "true".to_owned()));
            }
        }
        self.pod_stream(&crate::resources::PODS, namespace, pod, "exec", query).await
    }

    async fn pod_stream(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        pod: &str,
        subresource: &str,
        query: Vec<(&str, String)>,
    ) -> Result<WebSocket> {
        let request = Request::of(Method::GET, resource, namespace, pod, subresource).query(query);
        self.websocket(request, &[REMOTE_COMMAND_V5, REMOTE_COMMAND_V4]).await
    }
}

impl WebSocket {
    /// The subprotocol that the server chose; empty for none.
    pub fn protocol(&self) -> &str {
        &self.protocol
    }

    pub async fn send(&mut self, channel: u8, data: &[u8]) -> Result<()> {
        let mut message = Vec::with_capacity(data.len() + 1);
        message.push(channel);
        message.extend_from_slice(data);
        self.send_message(Message::Binary(message.into())).await
    }

    /// Half-closes a channel (v5 only; earlier protocols cannot).
    pub async fn close_channel(&mut self, channel: u8) -> Result<()> {
        self.send(CLOSE, &[channel]).await
    }

    /// The next message as channel and data; None when the stream is closed.
    pub async fn receive(&mut self) -> Result<Option<(u8, Bytes)>> {
        loop {
            let data: Bytes = match self.stream.next().await {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Binary(data))) => data,
                Some(Ok(Message::Text(text))) => Bytes::copy_from_slice(text.as_bytes()),
                Some(Ok(_)) => continue,
                Some(Err(tungstenite::Error::ConnectionClosed)) => return Ok(None),
                Some(Err(error)) => return Err(self.error(&error)),
            };
            if let Some(channel) = data.first() {
                return Ok(Some((*channel, data.slice(1..))));
            }
        }
    }

    /// The raw stream, for framings of other kinds (port-forward tunnels).
    pub fn into_inner(self) -> WebSocketStream<BoxIo> {
        self.stream
    }

    pub async fn close(mut self) {
        // The peer may be gone already; nobody is left to tell.
        let _ = self.stream.close(None).await;
    }

    async fn send_message(&mut self, message: Message) -> Result<()> {
        match self.stream.send(message).await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.error(&error)),
        }
    }

    fn error(&self, error: &tungstenite::Error) -> Error {
        Error::Transport { verb: "Get", url: self.url.clone(), cause: cause_of(error) }
    }
}

fn cause_of(error: &tungstenite::Error) -> Cause {
    match error {
        tungstenite::Error::Io(io) => Cause::from_io(io, ""),
        tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => Cause::new(CauseKind::Eof, "EOF"),
        other => Cause::other(other),
    }
}
