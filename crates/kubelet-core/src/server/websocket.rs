//! WebSocket on this server's side: the handshake and the choice of subprotocol.

use http::{Request, Response, StatusCode};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use super::{Body, full, text};

pub(super) type Socket = WebSocketStream<TokioIo<hyper::upgrade::Upgraded>>;

/// Whether a request asks for a WebSocket.
pub(super) fn wanted<B>(request: &Request<B>) -> bool {
    header(request, "upgrade").eq_ignore_ascii_case("websocket")
        && header(request, "connection").to_ascii_lowercase().contains("upgrade")
}

pub(super) fn header<'a, B>(request: &'a Request<B>, name: &str) -> &'a str {
    request.headers().get(name).and_then(|v| v.to_str().ok()).unwrap_or_default()
}

/// The first of the client's subprotocols that is spoken here.
pub(super) fn choose<B>(request: &Request<B>, spoken: &[&'static str]) -> Option<&'static str> {
    let offered: Vec<&str> = request
        .headers()
        .get_all("sec-websocket-protocol")
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .map(str::trim)
        .collect();
    offered.iter().find_map(|o| spoken.iter().copied().find(|s| s == o))
}

/// The answer that opens the socket, and the socket to come.
pub(super) fn accept<B>(
    request: &mut Request<B>,
    protocol: &str,
) -> Result<(Response<Body>, OnUpgrade), Response<Body>> {
    let key = header(request, "sec-websocket-key").to_string();
    if key.is_empty() {
        return Err(text(StatusCode::BAD_REQUEST, "missing Sec-WebSocket-Key"));
    }
    let mut response = Response::new(full(""));
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert("upgrade", http::HeaderValue::from_static("websocket"));
    headers.insert("connection", http::HeaderValue::from_static("Upgrade"));
    if let Ok(value) = derive_accept_key(key.as_bytes()).parse() {
        headers.insert("sec-websocket-accept", value);
    }
    if let Ok(value) = protocol.parse() {
        headers.insert("sec-websocket-protocol", value);
    }
    Ok((response, hyper::upgrade::on(request)))
}

/// The socket of an upgraded connection.
pub(super) async fn open(upgrade: OnUpgrade) -> Result<Socket, hyper::Error> {
    let upgraded = upgrade.await?;
    Ok(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await)
}
