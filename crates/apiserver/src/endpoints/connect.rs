//! Subresources that take the connection over, watches as WebSocket, and group
//! versions that another server serves.

use std::sync::Arc;

use apimachinery::{Status, Value};
use bytes::BytesMut;
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use storage::Watcher;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use super::watch::Framer;
use crate::body::{Body, Response};
use crate::pipeline::Cx;
use crate::serving::{Connector, Served, Sub, VirtualRequest};

/// log, exec, attach, port-forward, proxy.
pub async fn call(
    cx: &Cx,
    served: &Served,
    sub: &Sub,
    connector: Arc<dyn Connector>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    // A proxy passes OPTIONS too, which is no verb.
    let options_of_proxy = cx.method == http::Method::OPTIONS && cx.info.subresource == "proxy";
    if !sub.verbs.contains(&cx.info.verb) && !options_of_proxy {
        return Err(super::not_allowed());
    }
    let api_version = served.api_version();
    let options = Value::Null;
    let namespace = if served.namespaced { cx.info.namespace.as_str() } else { "" };
    let caller = super::caller(cx, namespace, &api_version, false, &options, "");
    let virtual_request = VirtualRequest { caller: &caller, info: &cx.info, query: &cx.query, served };
    connector.connect(&virtual_request, request).await
}

/// A watch whose events are WebSocket messages.
pub fn websocket_watch(
    cx: &Cx,
    request: http::Request<Incoming>,
    mut watcher: Watcher,
    mut framer: Framer,
    deadline: tokio::time::Instant,
) -> Result<Response, Status> {
    // golang.org/x/net/websocket refuses a client without Origin, bare.
    let Some(key) = cx.headers.get(http::header::SEC_WEBSOCKET_KEY) else {
        return Err(Status::bad_request("websocket: no key"));
    };
    if cx.header(http::header::ORIGIN).is_empty() {
        let mut refused = http::Response::new(Body::empty());
        *refused.status_mut() = http::StatusCode::FORBIDDEN;
        return Ok(refused);
    }
    let accept = derive_accept_key(key.as_bytes());
    let binary = framer.is_binary();
    let stop = cx.core.shutdown.clone();
    let upgrade = hyper::upgrade::on(request);
    tokio::spawn(async move {
        use futures::{SinkExt, StreamExt};
        let Ok(upgraded) = upgrade.await else { return };
        let mut socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await;
        let expired = tokio::time::sleep_until(deadline);
        tokio::pin!(expired);
        loop {
            let item = tokio::select! {
                biased;
                () = &mut expired => break,
                () = stop.cancelled() => break,
                message = socket.next() => match message {
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => break,
                    Some(Ok(_)) => continue,
                },
                item = watcher.next() => item,
            };
            let Some(item) = item else { break };
            let mut bytes = BytesMut::new();
            let over = framer.push(&mut bytes, item);
            let bytes = bytes.freeze();
            let message = if binary {
                Message::Binary(bytes)
            } else {
                Message::Text(String::from_utf8_lossy(&bytes).into_owned().into())
            };
            if socket.send(message).await.is_err() || over {
                break;
            }
        }
        let _ = socket.close(None).await;
    });
    let mut response = http::Response::new(Body::empty());
    *response.status_mut() = http::StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(http::header::CONNECTION, http::HeaderValue::from_static("Upgrade"));
    headers.insert(http::header::UPGRADE, http::HeaderValue::from_static("websocket"));
    if let Ok(value) = http::HeaderValue::from_str(&accept) {
        headers.insert(http::header::SEC_WEBSOCKET_ACCEPT, value);
    }
    if let Some(protocols) = cx.headers.get(http::header::SEC_WEBSOCKET_PROTOCOL).and_then(|v| v.to_str().ok())
        && let Some(first) = protocols.split(',').map(str::trim).find(|p| !p.starts_with("base64url.bearer."))
        && let Ok(value) = http::HeaderValue::from_str(first)
    {
        headers.insert(http::header::SEC_WEBSOCKET_PROTOCOL, value);
    }
    Ok(response)
}
