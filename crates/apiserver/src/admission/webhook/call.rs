//! The HTTPS client of webhooks: HTTP/1.1 with kept connections, services
//! reached at their cluster IP. Errors in the words of Go's client.
//!
//! Limits: [`MAX_IDLE`] idle connections a webhook for [`IDLE_TIMEOUT`], answers
//! of [`MAX_ANSWER`] bytes. The webhook's own timeout covers everything.
//!
//! Upstream followed: `apiserver/pkg/util/webhook/client.go`,
//! `kube-aggregator/pkg/apiserver/resolvers.go`.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use apimachinery::field::quote;
use apimachinery::{GroupResource, Value};
use bytes::Bytes;
use client::error::Cause;
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1::SendRequest;
use hyper_util::rt::TokioIo;
use parking_lot::Mutex;
use rustls::pki_types::ServerName;

use super::config::{Address, Hook};
use crate::admission::text;
use crate::request::Loopback;

const MAX_IDLE: usize = 25;
const IDLE_TIMEOUT: Duration = Duration::from_secs(90);
const MAX_ANSWER: usize = 16 << 20;
/// Configurations of different trust kept ready.
const MAX_CONFIGURATIONS: usize = 200;
/// Where Go looks for the system's roots, first found wins.
const SYSTEM_ROOTS: [&str; 3] =
    ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"];

/// PEM of the system's roots; empty when there are none.
pub fn system_roots() -> String {
    SYSTEM_ROOTS.iter().find_map(|path| std::fs::read_to_string(path).ok()).unwrap_or_default()
}

/// Where a call goes, before any look-up.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    /// Of the certificate, and of the connection unless a service stands for it.
    pub host: String,
    pub port: u16,
    /// `host[:port]` as the URL and the `Host` header have it.
    pub authority: String,
    pub path: String,
    pub service: Option<(String, String)>,
}

/// Reads the address of a webhook.
pub fn target(address: &Address) -> Result<Target, String> {
    match address {
        Address::Service { namespace, name, path, port } => {
            let host = format!("{name}.{namespace}.svc");
            let path = if path.starts_with('/') { path.clone() } else { format!("/{path}") };
            let service = Some((namespace.clone(), name.clone()));
            Ok(Target { authority: format!("{host}:{port}"), host, port: *port, path, service })
        }
        Address::Url(url) => {
            let uri: http::Uri = url.parse().map_err(|error| format!("Unparsable URL: {error}"))?;
            let host = uri.host().ok_or("Unparsable URL: no host")?;
            let authority = uri.authority().map(|a| a.as_str().to_owned()).unwrap_or_default();
            Ok(Target {
                host: host.trim_matches(['[', ']']).to_owned(),
                port: uri.port_u16().unwrap_or(443),
                authority,
                path: if uri.path().is_empty() { "/".into() } else { uri.path().to_owned() },
                service: None,
            })
        }
    }
}

/// Where a service is reached at a port: its cluster IP, or the other name of
/// an ExternalName.
pub fn service_address(service: &Value, port: u16) -> Result<(String, u16), String> {
    let (spec, name) = (&service["spec"], text(&service["metadata"], "name"));
    match text(spec, "type") {
        "ExternalName" => return Ok((text(spec, "externalName").to_owned(), port)),
        "ClusterIP" | "NodePort" | "LoadBalancer" | "" => {}
        other => return Err(format!("unsupported service type {}", quote(other))),
    }
    let mut ports = spec["ports"].as_array().into_iter().flatten();
    if !ports.any(|item| item["port"].as_u64() == Some(u64::from(port))) {
        return Err(format!("no service port {port} found for service {}", quote(name)));
    }
    match text(spec, "clusterIP") {
        "" | "None" => Err(format!("no service port {port} found for service {}", quote(name))),
        ip => Ok((ip.to_owned(), port)),
    }
}

type Sender = SendRequest<Full<Bytes>>;

/// What an HTTP exchange gave.
pub struct Reply {
    pub code: u16,
    pub content_type: String,
    pub body: Bytes,
}

pub struct Client {
    loopback: Arc<dyn Loopback>,
    /// By the PEM of the authorities.
    configurations: Mutex<HashMap<String, Arc<rustls::ClientConfig>>>,
    /// By authority and the PEM of the authorities.
    idle: Mutex<HashMap<(String, String), Vec<(Sender, Instant)>>>,
}

impl Client {
    pub fn new(loopback: Arc<dyn Loopback>) -> Self {
        Client { loopback, configurations: Default::default(), idle: Default::default() }
    }

    /// Posts `body`; the error is the reason within `failed to call webhook: …`.
    pub async fn post(&self, hook: &Hook, body: Bytes) -> Result<Reply, String> {
        let address = hook.address.as_ref().ok_or("webhook configuration must have either service or URL")?;
        let target = target(address)?;
        let path = format!("{}?timeout={}s", target.path, hook.timeout.as_secs());
        let exchange = self.exchange(hook, &target, &path, body);
        let outcome = match tokio::time::timeout(hook.timeout, exchange).await {
            Ok(outcome) => outcome,
            Err(_) => Err("context deadline exceeded".to_owned()),
        };
        outcome.map_err(|why| format!("Post {}: {why}", quote(&format!("https://{}{path}", target.authority))))
    }

    async fn exchange(&self, hook: &Hook, target: &Target, path: &str, body: Bytes) -> Result<Reply, String> {
        let request = || {
            http::Request::post(path)
                .header(http::header::HOST, &target.authority)
                .header(http::header::CONTENT_TYPE, "application/json")
                .header(http::header::ACCEPT, "application/json, */*")
                .header(http::header::USER_AGENT, "kube-apiserver-admission")
                .body(Full::new(body.clone()))
                .map_err(|error| error.to_string())
        };
        let key = (target.authority.clone(), hook.authorities.clone());
        // A kept connection may have been closed by the other side meanwhile:
        // then the call goes out again on a new one, as Go does it.
        if let Some(mut sender) = self.take_idle(&key)
            && let Ok(answer) = sender.send_request(request()?).await
        {
            return self.finish(key, sender, answer).await;
        }
        let mut sender = self.connect(hook, target).await?;
        let answer = sender.send_request(request()?).await.map_err(|error| Cause::from_hyper(&error).text)?;
        self.finish(key, sender, answer).await
    }

    async fn finish(
        &self,
        key: (String, String),
        sender: Sender,
        answer: http::Response<hyper::body::Incoming>,
    ) -> Result<Reply, String> {
        let (parts, body) = answer.into_parts();
        let body = Limited::new(body, MAX_ANSWER).collect().await.map_err(|error| error.to_string())?.to_bytes();
        let content_type = parts.headers.get(http::header::CONTENT_TYPE).and_then(|v| v.to_str().ok());
        let reply =
            Reply { code: parts.status.as_u16(), content_type: content_type.unwrap_or_default().to_owned(), body };
        self.keep(key, sender);
        Ok(reply)
    }

    fn take_idle(&self, key: &(String, String)) -> Option<Sender> {
        let mut idle = self.idle.lock();
        let kept = idle.get_mut(key)?;
        while let Some((sender, since)) = kept.pop() {
            if since.elapsed() < IDLE_TIMEOUT && !sender.is_closed() && sender.is_ready() {
                return Some(sender);
            }
        }
        idle.remove(key);
        None
    }

    fn keep(&self, key: (String, String), sender: Sender) {
        let mut idle = self.idle.lock();
        if idle.len() >= MAX_CONFIGURATIONS && !idle.contains_key(&key) {
            idle.clear();
        }
        let kept = idle.entry(key).or_default();
        kept.retain(|(sender, since)| since.elapsed() < IDLE_TIMEOUT && !sender.is_closed());
        if kept.len() < MAX_IDLE {
            kept.push((sender, Instant::now()));
        }
    }

    async fn connect(&self, hook: &Hook, target: &Target) -> Result<Sender, String> {
        let (host, port) = match &target.service {
            None => (target.host.clone(), target.port),
            Some((namespace, name)) => {
                let services = GroupResource::new(String::new(), "services".to_owned());
                let service = self.loopback.get_cached(&services, namespace, name).await.map_err(|status| {
                    if status.is_not_found() { format!("service {} not found", quote(name)) } else { status.message }
                })?;
                service_address(&service, target.port)?
            }
        };
        let config = self.configuration(&hook.authorities)?;
        let name = ServerName::try_from(target.host.clone()).map_err(|error| error.to_string())?;
        let stream = client::transport::dial_tcp(&host, port).await.map_err(|cause| cause.text)?;
        let stream = tokio_rustls::TlsConnector::from(config).connect(name, stream).await.map_err(handshake)?;
        let (sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .map_err(|error| Cause::from_hyper(&error).text)?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(err = %error, "A connection to a webhook ended");
            }
        });
        Ok(sender)
    }

    fn configuration(&self, authorities: &str) -> Result<Arc<rustls::ClientConfig>, String> {
        if let Some(config) = self.configurations.lock().get(authorities) {
            return Ok(config.clone());
        }
        let pem = if authorities.is_empty() { system_roots() } else { authorities.to_owned() };
        let roots = pki::Pool::from_pem(&pem).map_err(|error| format!("unable to load root certificates: {error}"))?;
        let config = pki::tls::client_config(pki::tls::ServerTrust::Roots(&roots), None).map_err(|e| e.to_string())?;
        let config = Arc::new(config);
        let mut kept = self.configurations.lock();
        if kept.len() >= MAX_CONFIGURATIONS {
            kept.clear();
        }
        kept.insert(authorities.to_owned(), config.clone());
        Ok(config)
    }
}

fn handshake(error: std::io::Error) -> String {
    match error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
        Some(tls) => pki::tls::handshake_text(tls),
        None => Cause::from_io(&error, "read tcp: read").text,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn addresses_keep_the_port_as_written() {
        let url = |url: &str| target(&Address::Url(url.into())).unwrap();
        assert_eq!(url("https://a.example/x").authority, "a.example");
        assert_eq!(url("https://a.example/x").port, 443);
        assert_eq!(url("https://127.0.0.1:1/hook?x=y").path, "/hook");
        assert_eq!(url("https://[::1]:8443").host, "::1");
        let service = Address::Service { namespace: "n".into(), name: "s".into(), path: "/x".into(), port: 443 };
        assert_eq!(target(&service).unwrap().authority, "s.n.svc:443");
    }

    #[test]
    fn services_are_reached_at_their_cluster_ip() {
        let service = json!({
            "metadata": {"name": "s"},
            "spec": {"type": "ClusterIP", "clusterIP": "10.0.0.1", "ports": [{"port": 443}]},
        });
        assert_eq!(service_address(&service, 443), Ok(("10.0.0.1".into(), 443)));
        assert_eq!(service_address(&service, 80), Err("no service port 80 found for service \"s\"".into()));
        let external = json!({"spec": {"type": "ExternalName", "externalName": "a.example"}});
        assert_eq!(service_address(&external, 80), Ok(("a.example".into(), 80)));
    }
}
