//! A stream of bytes as WebSocket messages, for clients that upgrade a GET of a log.
//!
//! Subprotocols `binary.k8s.io` (or none): messages as they come; `base64.binary.k8s.io`:
//! each message in base64. The first message is empty and says that the stream is open;
//! what the client sends is ignored; the end of the stream closes.
//! Limits: messages of at most [`MESSAGE`] bytes.
//! Upstream followed: `streaming/pkg/httpstream/wsstream/stream.go`.

use apimachinery::Status;
use base64::Engine as _;
use bytes::{Buf, Bytes};
use futures::{SinkExt, StreamExt};
use http::header;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use crate::body::{Body, Response};

/// Upstream's read buffer.
const MESSAGE: usize = 2048;
const PROTOCOLS: [&str; 3] = ["", "binary.k8s.io", "base64.binary.k8s.io"];

/// Whether the request wants to become a WebSocket.
pub fn is_websocket(headers: &http::HeaderMap) -> bool {
    crate::forward::is_upgrade(headers)
        && headers.get(header::UPGRADE).is_some_and(|v| v.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

/// The first protocol of the client that is known; bearer tokens among them are none.
fn protocol(headers: &http::HeaderMap) -> Option<&'static str> {
    let asked: Vec<&str> = headers
        .get_all(header::SEC_WEBSOCKET_PROTOCOL)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .map(str::trim)
        .filter(|p| !p.starts_with("base64url.bearer."))
        .collect();
    if asked.is_empty() {
        return Some("");
    }
    asked.iter().find_map(|asked| PROTOCOLS.into_iter().find(|known| known == asked))
}

/// Answers the upgrade; `body` follows as messages.
pub fn stream(request: http::Request<Incoming>, body: Incoming) -> Result<Response, Status> {
    let Some(key) = request.headers().get(header::SEC_WEBSOCKET_KEY) else {
        return Err(Status::bad_request("websocket: no key"));
    };
    let accept = derive_accept_key(key.as_bytes());
    let Some(chosen) = protocol(request.headers()) else {
        let mut refused = http::Response::new(Body::empty());
        *refused.status_mut() = http::StatusCode::FORBIDDEN;
        return Ok(refused);
    };
    let upgrade = hyper::upgrade::on(request);
    tokio::spawn(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await;
        let _ = pump(socket, body, chosen == "base64.binary.k8s.io").await;
    });
    let mut response = http::Response::new(Body::empty());
    *response.status_mut() = http::StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, http::HeaderValue::from_static("Upgrade"));
    headers.insert(header::UPGRADE, http::HeaderValue::from_static("websocket"));
    if let Ok(value) = http::HeaderValue::from_str(&accept) {
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, value);
    }
    if !chosen.is_empty() {
        headers.insert(header::SEC_WEBSOCKET_PROTOCOL, http::HeaderValue::from_static(chosen));
    }
    Ok(response)
}

type Socket = WebSocketStream<TokioIo<hyper::upgrade::Upgraded>>;

async fn pump(mut socket: Socket, mut body: Incoming, text: bool) -> Result<(), tokio_tungstenite::tungstenite::Error> {
    socket.send(message(Bytes::new(), text)).await?;
    loop {
        let frame = tokio::select! {
            frame = body.frame() => frame,
            received = socket.next() => match received {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                Some(Ok(_)) => continue,
            },
        };
        let Some(Ok(frame)) = frame else { break };
        let Ok(mut data) = frame.into_data() else { continue };
        while data.has_remaining() {
            let piece = data.copy_to_bytes(data.remaining().min(MESSAGE));
            socket.send(message(piece, text)).await?;
        }
    }
    socket.close(None).await
}

fn message(bytes: Bytes, text: bool) -> Message {
    if text {
        Message::Text(base64::engine::general_purpose::STANDARD.encode(&bytes).into())
    } else {
        Message::Binary(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> http::HeaderMap {
        let mut headers = http::HeaderMap::new();
        headers.insert(header::SEC_WEBSOCKET_PROTOCOL, text.parse().unwrap());
        headers
    }

    #[test]
    fn the_protocol_meant() {
        assert_eq!(protocol(&http::HeaderMap::new()), Some(""));
        assert_eq!(protocol(&asked("base64url.bearer.authorization.k8s.io.eA, binary.k8s.io")), Some("binary.k8s.io"));
        assert_eq!(protocol(&asked("v4.channel.k8s.io, base64.binary.k8s.io")), Some("base64.binary.k8s.io"));
        assert_eq!(protocol(&asked("v4.channel.k8s.io")), None);
    }

    #[test]
    fn base64_where_asked_for() {
        assert_eq!(message(Bytes::from_static(b"hi"), true), Message::Text("aGk=".into()));
        assert_eq!(message(Bytes::from_static(b"hi"), false), Message::Binary(Bytes::from_static(b"hi")));
    }
}
