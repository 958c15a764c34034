//! How a probe asks: a command in the container, an HTTP request, a TCP
//! connection, a gRPC health call. The texts reach users as events.
//! Followed upstream: pkg/probe/{exec,http,tcp,grpc}.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Empty};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::kubelet::Kubelet;
use crate::plan::Outcome;
use crate::pod::{Container, GrpcAction, HttpGetAction, IntOrString, Probe};

/// Bytes of a response's body that are read.
const MAX_BODY_BYTES: usize = 10 << 10;
/// Redirects that are followed.
const MAX_REDIRECTS: usize = 10;

type Checked = (Outcome, String);

/// One check.
pub async fn check(
    kubelet: &Arc<Kubelet>,
    container: &Container,
    container_id: &str,
    pod_ip: &str,
    probe: &Probe,
) -> Checked {
    let timeout = Duration::from_secs(u64::try_from(probe.timeout_seconds).unwrap_or(1));
    if let Some(exec) = &probe.exec {
        return exec_check(kubelet, container_id, &exec.command, timeout).await;
    }
    if let Some(get) = &probe.http_get {
        return match resolve_port(&get.port, container) {
            Ok(port) => http_check(get, port, pod_ip, timeout).await,
            Err(text) => (Outcome::Unknown, text),
        };
    }
    if let Some(tcp) = &probe.tcp_socket {
        let host = if tcp.host.is_empty() { pod_ip } else { &tcp.host };
        return match resolve_port(&tcp.port, container) {
            Ok(port) => match dial(host, port, timeout).await {
                Ok(_) => (Outcome::Success, String::new()),
                Err(text) => (Outcome::Failure, text),
            },
            Err(text) => (Outcome::Unknown, text),
        };
    }
    if let Some(grpc) = &probe.grpc {
        return grpc_check(grpc, pod_ip, timeout).await;
    }
    (Outcome::Unknown, format!("missing probe handler for {}", container.name))
}

/// A port by number or by the container's name for it.
pub fn resolve_port(port: &IntOrString, container: &Container) -> Result<u16, String> {
    let number = match port {
        IntOrString::Int(number) => *number,
        IntOrString::Text(name) => match container.ports.iter().find(|p| p.name == *name) {
            Some(port) => i64::from(port.container_port),
            None => name.parse().map_err(|_| format!("port \"{name}\" not found"))?,
        },
    };
    match u16::try_from(number) {
        Ok(number) if number > 0 => Ok(number),
        _ => Err(format!("invalid port number: {number}")),
    }
}

async fn exec_check(kubelet: &Arc<Kubelet>, id: &str, command: &[String], timeout: Duration) -> Checked {
    let call = kubelet.runtime.exec_sync(id, command.to_vec(), Some(timeout));
    match call.await {
        Ok(answer) => {
            let mut output = answer.stdout;
            output.extend(answer.stderr);
            output.truncate(MAX_BODY_BYTES);
            let text = String::from_utf8_lossy(&output).into_owned();
            if answer.exit_code == 0 { (Outcome::Success, text) } else { (Outcome::Failure, text) }
        }
        Err(error) if error.code == cri::Code::DeadlineExceeded => {
            let text = format!("command timed out: \"{}\" timed out after {}s", command.join(" "), timeout.as_secs());
            (Outcome::Failure, text)
        }
        Err(error) => (Outcome::Unknown, error.to_string()),
    }
}

fn host_port(host: &str, port: u16) -> String {
    if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") }
}

fn go_errno(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// Connects; the error reads as Go's dialer words it.
pub async fn dial(host: &str, port: u16, timeout: Duration) -> Result<TcpStream, String> {
    let address = host_port(host, port);
    match tokio::time::timeout(timeout, TcpStream::connect(&address)).await {
        Ok(Ok(stream)) => Ok(stream),
        Ok(Err(error)) => Err(format!("dial tcp {address}: connect: {}", go_errno(&error))),
        Err(_) => Err(format!("dial tcp {address}: i/o timeout")),
    }
}

/// What an HTTP request came to.
pub struct HttpAnswer {
    pub status: u16,
    pub location: Option<String>,
}

async fn http_check(get: &HttpGetAction, port: u16, pod_ip: &str, timeout: Duration) -> Checked {
    let host = if get.host.is_empty() { pod_ip } else { &get.host };
    let scheme = if get.scheme.eq_ignore_ascii_case("HTTPS") { "https" } else { "http" };
    let mut path = if get.path.starts_with('/') { get.path.clone() } else { format!("/{}", get.path) };
    let deadline = tokio::time::Instant::now() + timeout;
    for _ in 0..MAX_REDIRECTS {
        let url = format!("{scheme}://{}{path}", host_port(host, port));
        let headers: Vec<(String, String)> =
            get.http_headers.iter().map(|h| (h.name.clone(), h.value.clone())).collect();
        let request = http_get(scheme, host, port, &path, &headers);
        match tokio::time::timeout_at(deadline, request).await {
            Err(_) => {
                let text = format!(
                    "Get \"{url}\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)"
                );
                return (Outcome::Failure, text);
            }
            Ok(Err(text)) => return (Outcome::Failure, format!("Get \"{url}\": {text}")),
            Ok(Ok(answer)) => match answer.status {
                301 | 302 | 303 | 307 | 308 => match answer.location.as_deref().map(|l| local_path(l, host)) {
                    // Redirects to another host count as success: only this host is probed.
                    Some(None) => return (Outcome::Success, "Probe terminated redirects".into()),
                    Some(Some(next)) => path = next,
                    None => return (Outcome::Success, String::new()),
                },
                200..=399 => return (Outcome::Success, String::new()),
                code => return (Outcome::Failure, format!("HTTP probe failed with statuscode: {code}")),
            },
        }
    }
    (Outcome::Failure, format!("stopped after {MAX_REDIRECTS} redirects"))
}

/// The path of a redirect that stays on the host.
fn local_path(location: &str, host: &str) -> Option<String> {
    if location.starts_with('/') && !location.starts_with("//") {
        return Some(location.to_string());
    }
    let uri: http::Uri = location.parse().ok()?;
    let same = uri.host().is_none_or(|h| h.trim_matches(['[', ']']) == host);
    same.then(|| uri.path_and_query().map_or("/".into(), ToString::to_string))
}

/// One GET over HTTP/1.1, certificates unchecked as upstream's probes do.
pub async fn http_get(
    scheme: &str,
    host: &str,
    port: u16,
    path: &str,
    headers: &[(String, String)],
) -> Result<HttpAnswer, String> {
    let address = host_port(host, port);
    let stream =
        TcpStream::connect(&address).await.map_err(|e| format!("dial tcp {address}: connect: {}", go_errno(&e)))?;
    let mut request = http::Request::builder().method("GET").uri(path);
    let given = |name: &str| headers.iter().any(|(k, _)| k.eq_ignore_ascii_case(name));
    if !given("host") {
        request = request.header("Host", &address);
    }
    if !given("user-agent") {
        request = request.header("User-Agent", "kube-probe/1.37");
    }
    if !given("accept") {
        request = request.header("Accept", "*/*");
    }
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.header("Connection", "close").body(Empty::<Bytes>::new()).map_err(|e| e.to_string())?;
    if scheme == "https" {
        let name = rustls_pki_types::ServerName::try_from(host.to_string()).map_err(|e| e.to_string())?;
        let connector = tokio_rustls::TlsConnector::from(crate::tls::unverified());
        let stream = connector.connect(name, stream).await.map_err(|e| tls_text(&e))?;
        exchange(TokioIo::new(stream), request).await
    } else {
        exchange(TokioIo::new(stream), request).await
    }
}

fn tls_text(error: &std::io::Error) -> String {
    let text = error.to_string();
    if text.contains("corrupt message") || text.contains("InvalidContentType") {
        return "http: server gave HTTP response to HTTPS client".into();
    }
    format!("tls: {text}")
}

async fn exchange<T>(io: T, request: http::Request<Empty<Bytes>>) -> Result<HttpAnswer, String>
where
    T: hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
{
    let (mut sender, connection) = hyper::client::conn::http1::handshake(io).await.map_err(|_| "EOF".to_string())?;
    let driver = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    let answer = match answer {
        Ok(answer) => answer,
        Err(error) => {
            driver.abort();
            return Err(if error.is_parse() {
                "net/http: HTTP/1.x transport connection broken: malformed HTTP response".into()
            } else {
                "EOF".into()
            });
        }
    };
    let status = answer.status().as_u16();
    let location = answer.headers().get("location").and_then(|v| v.to_str().ok()).map(str::to_string);
    let mut body = answer.into_body();
    let mut read = 0;
    while let Some(Ok(frame)) = body.frame().await {
        read += frame.data_ref().map_or(0, Bytes::len);
        if read > MAX_BODY_BYTES {
            break;
        }
    }
    driver.abort();
    Ok(HttpAnswer { status, location })
}

async fn grpc_check(grpc: &GrpcAction, pod_ip: &str, timeout: Duration) -> Checked {
    let port = u16::try_from(grpc.port).unwrap_or(0);
    let address = host_port(pod_ip, port);
    let service = grpc.service.clone().unwrap_or_default();
    let unreachable = || {
        let text = format!(
            "timeout: failed to connect service \"{address}\" within {}s: context deadline exceeded",
            timeout.as_secs()
        );
        (Outcome::Failure, text)
    };
    let deadline = tokio::time::Instant::now() + timeout;
    let connect = async {
        // A refused connection is tried again until the deadline, as gRPC clients do.
        loop {
            match cri::health::connect(&address).await {
                Ok(channel) => return channel,
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    };
    let Ok(channel) = tokio::time::timeout_at(deadline, connect).await else { return unreachable() };
    match tokio::time::timeout_at(deadline, cri::health::check(channel, &service)).await {
        Err(_) => {
            let text = format!("timeout: health rpc did not complete within {}s", timeout.as_secs());
            (Outcome::Failure, text)
        }
        Ok(Ok(cri::health::SERVING)) => (Outcome::Success, "service healthy".into()),
        Ok(Ok(state)) => {
            let name = match state {
                2 => "NOT_SERVING",
                3 => "SERVICE_UNKNOWN",
                _ => "UNKNOWN",
            };
            (Outcome::Failure, format!("service unhealthy (responded with \"{name}\")"))
        }
        Ok(Err(error)) if error.is_unimplemented() => (
            Outcome::Failure,
            "error: this server does not implement the grpc health protocol (grpc.health.v1.Health)".into(),
        ),
        Ok(Err(error)) => (Outcome::Failure, format!("error: health rpc probe failed: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports() {
        let container: Container =
            serde_json::from_value(serde_json::json!({"ports": [{"name": "web", "containerPort": 80}]})).unwrap();
        assert_eq!(resolve_port(&IntOrString::Text("web".into()), &container), Ok(80));
        assert_eq!(resolve_port(&IntOrString::Text("8080".into()), &container), Ok(8080));
        assert_eq!(
            resolve_port(&IntOrString::Text("nosuch".into()), &container),
            Err("port \"nosuch\" not found".into())
        );
    }

    #[test]
    fn redirects() {
        assert_eq!(local_path("/x", "1.2.3.4"), Some("/x".into()));
        assert_eq!(local_path("http://1.2.3.4:80/y?z", "1.2.3.4"), Some("/y?z".into()));
        assert_eq!(local_path("http://192.0.2.1/", "1.2.3.4"), None);
    }

    #[tokio::test]
    async fn a_refused_connection_reads_as_recorded() {
        let error = dial("127.0.0.1", 1, Duration::from_secs(1)).await.unwrap_err();
        assert_eq!(error, "dial tcp 127.0.0.1:1: connect: connection refused");
    }
}
