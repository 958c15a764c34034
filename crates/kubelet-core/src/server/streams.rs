//! Exec, attach and port-forward: between the caller and the runtime's streaming
//! server.
//!
//! A caller that speaks SPDY is joined to the runtime byte by byte. A WebSocket
//! caller's channels become SPDY streams, since only those can be half-closed with
//! every runtime; a port-forward's SPDY-in-WebSocket tunnel is unwrapped.
//! Limit: a connection without traffic ends after `streamingConnectionIdleTimeout`.
//! Followed upstream: pkg/kubelet/server/server.go, staging/src/k8s.io/{kubelet,streaming}.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use cri::v1;
use futures::{SinkExt, StreamExt};
use http::{Request, Response, StatusCode};
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, frame::coding::CloseCode};

use super::{Body, containers, full, query_values, spdy, text, websocket};
use crate::kubelet::Kubelet;

const EXEC_PROTOCOLS: [&str; 5] =
    ["v5.channel.k8s.io", "v4.channel.k8s.io", "v3.channel.k8s.io", "v2.channel.k8s.io", "channel.k8s.io"];
const TUNNEL_PROTOCOL: &str = "SPDY/3.1+portforward.k8s.io";
/// Protocols of SPDY streams towards the runtime, best first.
const RUNTIME_PROTOCOLS: [&str; 4] = ["v4.channel.k8s.io", "v3.channel.k8s.io", "v2.channel.k8s.io", "channel.k8s.io"];

/// Channels of the WebSocket protocols.
const STDIN: u8 = 0;
const STDOUT: u8 = 1;
const STDERR: u8 = 2;
const ERROR: u8 = 3;
const RESIZE: u8 = 4;
/// v5: the other side of the named channel is closed.
const CLOSE: u8 = 255;

/// Which streams are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Wanted {
    stdin: bool,
    stdout: bool,
    stderr: bool,
    tty: bool,
}

fn wanted(query: &str) -> Result<Wanted, String> {
    let flag = |names: [&str; 2]| {
        names
            .iter()
            .flat_map(|n| query_values(query, n))
            .any(|v| matches!(v.as_str(), "1" | "true" | "True" | "TRUE" | "t" | "T"))
    };
    let tty = flag(["tty", "tty"]);
    let out = Wanted {
        stdin: flag(["input", "stdin"]),
        stdout: flag(["output", "stdout"]),
        stderr: flag(["error", "stderr"]) && !tty,
        tty,
    };
    if !out.stdin && !out.stdout && !out.stderr {
        return Err("you must specify at least 1 of stdin, stdout, stderr".into());
    }
    Ok(out)
}

/// The answer to a failed preparation, by the runtime's code.
fn failed(error: &cri::CriError) -> Response<Body> {
    let status = match error.code {
        cri::Code::NotFound => StatusCode::NOT_FOUND,
        cri::Code::ResourceExhausted => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    };
    text(status, error.to_string())
}

pub(super) async fn exec(
    kubelet: &Arc<Kubelet>,
    namespace: &str,
    name: &str,
    container: &str,
    query: &str,
    request: Request<Incoming>,
) -> Response<Body> {
    let wanted = match wanted(query) {
        Ok(wanted) => wanted,
        Err(error) => return text(StatusCode::BAD_REQUEST, error),
    };
    let pod = match containers::pod(kubelet, namespace, name) {
        Ok(pod) => pod,
        Err(answer) => return answer,
    };
    let Some(id) = containers::running_id(kubelet, &pod, container) else {
        return text(StatusCode::INTERNAL_SERVER_ERROR, format!("container not found (\"{container}\")"));
    };
    let command = query_values(query, "command");
    let prepared = kubelet
        .runtime
        .exec(v1::ExecRequest {
            container_id: id,
            cmd: command,
            tty: wanted.tty,
            stdin: wanted.stdin,
            stdout: wanted.stdout,
            stderr: wanted.stderr,
        })
        .await;
    match prepared {
        Ok(url) => remote_command(kubelet, &url, wanted, request).await,
        Err(error) => failed(&error),
    }
}

pub(super) async fn attach(
    kubelet: &Arc<Kubelet>,
    namespace: &str,
    name: &str,
    container: &str,
    query: &str,
    request: Request<Incoming>,
) -> Response<Body> {
    let wanted = match wanted(query) {
        Ok(wanted) => wanted,
        Err(error) => return text(StatusCode::BAD_REQUEST, error),
    };
    let pod = match containers::pod(kubelet, namespace, name) {
        Ok(pod) => pod,
        Err(answer) => return answer,
    };
    let Some(id) = containers::running_id(kubelet, &pod, container) else {
        let text_of = format!("container {container} not found in pod {name}_{namespace}");
        return text(StatusCode::INTERNAL_SERVER_ERROR, text_of);
    };
    // The container's own terminal decides, as upstream takes it from the spec.
    let tty = pod.container(container).is_some_and(|(_, c)| c.tty);
    let wanted = Wanted { tty, stderr: wanted.stderr && !tty, ..wanted };
    let prepared = kubelet
        .runtime
        .attach(v1::AttachRequest {
            container_id: id,
            tty,
            stdin: wanted.stdin,
            stdout: wanted.stdout,
            stderr: wanted.stderr,
        })
        .await;
    match prepared {
        Ok(url) => remote_command(kubelet, &url, wanted, request).await,
        Err(error) => failed(&error),
    }
}

pub(super) async fn port_forward(
    kubelet: &Arc<Kubelet>,
    namespace: &str,
    name: &str,
    query: &str,
    mut request: Request<Incoming>,
) -> Response<Body> {
    let pod = match containers::pod(kubelet, namespace, name) {
        Ok(pod) => pod,
        Err(answer) => return answer,
    };
    let runtime = kubelet.cache.get(&pod.metadata.uid);
    let Some(sandbox) = runtime.sandbox().filter(|s| s.ready) else {
        return text(StatusCode::INTERNAL_SERVER_ERROR, format!("not found pod (\"{}\")", pod.format()));
    };
    let ports: Vec<i32> = ["port", "ports"]
        .iter()
        .flat_map(|k| query_values(query, k))
        .flat_map(|v| v.split(',').filter_map(|p| p.parse().ok()).collect::<Vec<i32>>())
        .collect();
    let prepared =
        kubelet.runtime.port_forward(v1::PortForwardRequest { pod_sandbox_id: sandbox.id.clone(), port: ports }).await;
    let url = match prepared {
        Ok(url) => url,
        Err(error) => return failed(&error),
    };
    if !websocket::wanted(&request) {
        return join_spdy(kubelet, &url, request).await;
    }
    let Some(protocol) = websocket::choose(&request, &[TUNNEL_PROTOCOL]) else {
        return text(
            StatusCode::BAD_REQUEST,
            format!(
                "unable to negotiate protocol: client supports other protocols, server accepts [{TUNNEL_PROTOCOL}]"
            ),
        );
    };
    let (mut stream, host, path) = match dial(&url).await {
        Ok(dialed) => dialed,
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error),
    };
    let rest = match spdy::upgrade(&mut stream, &host, &path, &["portforward.k8s.io"]).await {
        Ok(Ok(rest)) => rest,
        Ok(Err((status, body))) => return text(StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY), body),
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
    };
    let (response, upgrade) = match websocket::accept(&mut request, protocol) {
        Ok(accepted) => accepted,
        Err(answer) => return answer,
    };
    tokio::spawn(async move {
        if let Ok(socket) = websocket::open(upgrade).await {
            tunnel(socket, stream, rest).await;
        }
    });
    response
}

/// Carries a byte stream inside binary messages.
async fn tunnel(mut socket: websocket::Socket, mut stream: TcpStream, rest: BytesMut) {
    if !rest.is_empty() && socket.send(Message::Binary(rest.freeze())).await.is_err() {
        return;
    }
    let mut buffer = BytesMut::with_capacity(32 << 10);
    loop {
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Binary(bytes))) => if stream.write_all(&bytes).await.is_err() { break },
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
            read = stream.read_buf(&mut buffer) => match read {
                Ok(0) | Err(_) => break,
                Ok(_) => {
                    let bytes = buffer.split().freeze();
                    if socket.send(Message::Binary(bytes)).await.is_err() { break }
                    buffer.reserve(32 << 10);
                }
            },
        }
    }
    let _ = socket.close(None).await;
}

async fn remote_command(
    kubelet: &Arc<Kubelet>,
    url: &str,
    wanted: Wanted,
    mut request: Request<Incoming>,
) -> Response<Body> {
    if !websocket::wanted(&request) {
        return join_spdy(kubelet, url, request).await;
    }
    let Some(protocol) = websocket::choose(&request, &EXEC_PROTOCOLS) else {
        return text(StatusCode::BAD_REQUEST, "unable to upgrade: no supported WebSocket subprotocol");
    };
    let (mut stream, host, path) = match dial(url).await {
        Ok(dialed) => dialed,
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error),
    };
    let rest = match spdy::upgrade(&mut stream, &host, &path, &RUNTIME_PROTOCOLS).await {
        Ok(Ok(rest)) => rest,
        Ok(Err((status, body))) => return text(StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY), body),
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
    };
    let (response, upgrade) = match websocket::accept(&mut request, protocol) {
        Ok(accepted) => accepted,
        Err(answer) => return answer,
    };
    tokio::spawn(async move {
        match websocket::open(upgrade).await {
            Ok(socket) => {
                if let Err(error) = bridge(socket, stream, rest, wanted, protocol).await {
                    tracing::debug!(err = %error, "Stream ended");
                }
            }
            Err(error) => tracing::debug!(err = %error, "Upgrade failed"),
        }
    });
    response
}

/// Carries channels of a WebSocket over SPDY streams.
async fn bridge(
    mut socket: websocket::Socket,
    stream: TcpStream,
    rest: BytesMut,
    wanted: Wanted,
    protocol: &str,
) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut decoder = spdy::Decoder::new(reader, rest);
    let mut encoder = spdy::Encoder::new()?;
    let mut streams: BTreeMap<u8, u32> = BTreeMap::new();
    let list = [
        (ERROR, "error", true),
        (STDIN, "stdin", wanted.stdin),
        (STDOUT, "stdout", wanted.stdout),
        (STDERR, "stderr", wanted.stderr),
        (RESIZE, "resize", wanted.tty),
    ];
    for (channel, kind, open) in list {
        if open {
            let (id, frame) = encoder.open(&BTreeMap::from([("streamtype", kind)]))?;
            writer.write_all(&frame).await?;
            if channel == ERROR {
                // Nothing is ever sent on it from here.
                writer.write_all(&spdy::data(id, b"", true)).await?;
            }
            streams.insert(channel, id);
        }
    }
    // An empty message on the lowest channel tells that the streams are open.
    let lowest =
        [(STDOUT, wanted.stdout), (STDERR, wanted.stderr)].iter().find(|(_, on)| *on).map_or(ERROR, |(c, _)| *c);
    socket.send(Message::Binary(message(lowest, b""))).await.map_err(closed)?;
    let channel_of = |id: u32| streams.iter().find(|(_, s)| **s == id).map(|(c, _)| *c);
    let (mut sink, mut source) = (&mut socket).split();
    let mut open: Vec<u8> = [ERROR, STDOUT, STDERR].into_iter().filter(|c| streams.contains_key(c)).collect();
    let mut events = Vec::new();
    // Data before the status: what was printed comes before how it ended.
    let mut status: Option<Bytes> = None;
    loop {
        tokio::select! {
            more = decoder.next(&mut events) => {
                let more = more?;
                for event in events.drain(..) {
                    match event {
                        spdy::Event::Data(id, bytes) => match channel_of(id) {
                            Some(ERROR) => status = final_status(protocol, &bytes).map(|s| message(ERROR, &s)),
                            Some(channel) => sink.send(Message::Binary(message(channel, &bytes))).await.map_err(closed)?,
                            None => {}
                        },
                        spdy::Event::End(id) => {
                            if let Some(channel) = channel_of(id) {
                                open.retain(|c| *c != channel);
                            }
                        }
                        spdy::Event::Ping(id) => writer.write_all(&spdy::pong(id)).await?,
                        spdy::Event::GoAway | spdy::Event::Other => {}
                    }
                }
                if !more || open.is_empty() {
                    break;
                }
            }
            message = source.next() => match message {
                Some(Ok(Message::Binary(bytes))) if !bytes.is_empty() => match bytes[0] {
                    CLOSE => {
                        if let Some(id) = bytes.get(1).and_then(|c| streams.get(c)) {
                            writer.write_all(&spdy::data(*id, b"", true)).await?;
                        }
                    }
                    channel @ (STDIN | RESIZE) => {
                        if let Some(id) = streams.get(&channel) {
                            writer.write_all(&spdy::data(*id, &bytes[1..], false)).await?;
                        }
                    }
                    _ => {}
                },
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                Some(Ok(_)) => {}
            },
        }
    }
    if let Some(status) = status {
        sink.send(Message::Binary(status)).await.map_err(closed)?;
    }
    let end = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    drop((sink, source));
    let _ = socket.close(Some(end)).await;
    // The other side closes after us.
    while let Ok(Some(Ok(_))) = tokio::time::timeout(std::time::Duration::from_secs(1), socket.next()).await {}
    Ok(())
}

/// What the error channel says at the end: a Status from v4 on, before that the text
/// of a failure and nothing of a success.
fn final_status(protocol: &str, status: &[u8]) -> Option<Vec<u8>> {
    if protocol.starts_with("v4.") || protocol.starts_with("v5.") {
        return Some(status.to_vec());
    }
    match serde_json::from_slice::<serde_json::Value>(status) {
        Ok(object) if object["status"] == "Success" => None,
        Ok(object) => Some(object["message"].as_str().unwrap_or_default().as_bytes().to_vec()),
        Err(_) => Some(status.to_vec()),
    }
}

fn message(channel: u8, bytes: &[u8]) -> Bytes {
    let mut out = Vec::with_capacity(bytes.len() + 1);
    out.push(channel);
    out.extend_from_slice(bytes);
    Bytes::from(out)
}

fn closed(error: tokio_tungstenite::tungstenite::Error) -> std::io::Error {
    std::io::Error::other(error)
}

/// Connects to the host of a runtime's URL.
async fn dial(url: &str) -> Result<(TcpStream, String, String), String> {
    let uri: http::Uri = url.parse().map_err(|e| format!("bad streaming URL {url:?}: {e}"))?;
    let host = uri.authority().map(ToString::to_string).unwrap_or_default();
    let path = uri.path_and_query().map_or("/".into(), ToString::to_string);
    let stream = TcpStream::connect(&host).await.map_err(|e| format!("dial tcp {host}: {e}"))?;
    let _ = stream.set_nodelay(true);
    Ok((stream, host, path))
}

/// Joins a caller that asks for an upgrade to the runtime, head and bytes.
async fn join_spdy(_kubelet: &Arc<Kubelet>, url: &str, mut request: Request<Incoming>) -> Response<Body> {
    if websocket::header(&request, "upgrade").is_empty() {
        return text(StatusCode::BAD_REQUEST, "unable to upgrade: missing upgrade headers in request: http.Header{}");
    }
    let (mut stream, host, path) = match dial(url).await {
        Ok(dialed) => dialed,
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error),
    };
    let mut head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n");
    for (name, value) in request.headers() {
        if matches!(name.as_str(), "connection" | "upgrade" | "x-stream-protocol-version") {
            head.push_str(&format!("{name}: {}\r\n", value.to_str().unwrap_or_default()));
        }
    }
    head.push_str("\r\n");
    let answer = async {
        stream.write_all(head.as_bytes()).await?;
        spdy::read_head(&mut stream).await
    };
    let (status, headers, rest) = match answer.await {
        Ok(answer) => answer,
        Err(error) => return text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
    };
    if status != 101 {
        let mut body = rest.to_vec();
        let length = headers
            .iter()
            .find(|(k, _)| k.eq_ignore_ascii_case("content-length"))
            .and_then(|(_, v)| v.parse::<usize>().ok())
            .unwrap_or(body.len());
        while body.len() < length && matches!(stream.read_buf(&mut body).await, Ok(n) if n > 0) {}
        return text(StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY), String::from_utf8_lossy(&body));
    }
    let mut response = Response::new(full(""));
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    for (name, value) in &headers {
        if let (Ok(name), Ok(value)) = (name.parse::<http::HeaderName>(), value.parse::<http::HeaderValue>()) {
            response.headers_mut().append(name, value);
        }
    }
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let mut caller = TokioIo::new(upgraded);
        if !rest.is_empty() && caller.write_all(&rest).await.is_err() {
            return;
        }
        let _ = tokio::io::copy_bidirectional(&mut caller, &mut stream).await;
    });
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wanted_streams() {
        let both = wanted("input=1&output=1&error=1&tty=1").unwrap();
        assert_eq!(both, Wanted { stdin: true, stdout: true, stderr: false, tty: true });
        assert!(wanted("stdout=true").unwrap().stdout);
        assert!(wanted("tty=1").is_err());
    }
}
