//! The proxy's own health (10256), metrics (10249) and the health check node
//! ports of Services with the Local policy (`pkg/proxy/healthcheck`).

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use http_body_util::Full;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use parking_lot::Mutex;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A sync that is due for this long makes the proxy unhealthy: twice the period.
#[derive(Clone)]
pub struct Health(Arc<Mutex<State>>);

struct State {
    limit: Duration,
    queued: Option<Instant>,
    updated: Option<Instant>,
    /// The node is being deleted or is not eligible: load balancers go elsewhere.
    eligible: bool,
}

impl Health {
    pub fn new(limit: Duration) -> Self {
        Health(Arc::new(Mutex::new(State { limit, queued: None, updated: None, eligible: true })))
    }
    pub fn queued(&self) {
        self.0.lock().queued.get_or_insert_with(Instant::now);
    }
    pub fn updated(&self) {
        let mut state = self.0.lock();
        state.queued = None;
        state.updated = Some(Instant::now());
    }
    pub fn set_eligible(&self, eligible: bool) {
        self.0.lock().eligible = eligible;
    }
    pub fn is_healthy(&self) -> bool {
        let state = self.0.lock();
        match (state.queued, state.updated) {
            (Some(queued), Some(_)) => queued.elapsed() < state.limit,
            (_, updated) => updated.is_some(),
        }
    }

    /// Code and body of `/healthz` and `/livez`.
    pub fn answer(&self, path: &str) -> (u16, String) {
        let healthy = self.is_healthy();
        let eligible = self.0.lock().eligible;
        let now = apimachinery::time::format_nano(jiff::Timestamp::now().as_second(), 0);
        let ok = match path {
            "/livez" => healthy,
            "/healthz" => healthy && eligible,
            _ => return (404, "404 page not found\n".into()),
        };
        let body = if path == "/healthz" {
            format!("{{\"lastUpdated\": {now:?},\"currentTime\": {now:?}, \"nodeEligible\": {eligible}}}")
        } else {
            format!("{{\"lastUpdated\": {now:?},\"currentTime\": {now:?}}}")
        };
        (if ok { 200 } else { 503 }, body)
    }
}

pub type Handler = Arc<dyn Fn(&str) -> (u16, &'static str, String) + Send + Sync>;

/// Serves until the returned task is aborted.
pub fn serve(listener: TcpListener, handler: Handler) -> JoinHandle<()> {
    tokio::spawn(async move {
        loop {
            let Ok((stream, _)) = listener.accept().await else { continue };
            let handler = handler.clone();
            tokio::spawn(async move {
                let service = service_fn(move |request: Request<hyper::body::Incoming>| {
                    let (code, kind, body) = handler(request.uri().path());
                    let response = Response::builder()
                        .status(code)
                        .header("Content-Type", kind)
                        .header("X-Content-Type-Options", "nosniff")
                        .body(Full::new(Bytes::from(body)))
                        .unwrap_or_default();
                    async move { Ok::<_, Infallible>(response) }
                });
                let _ = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new())
                    .serve_connection(TokioIo::new(stream), service)
                    .await;
            });
        }
    })
}

/// The health check node ports now needed.
#[derive(Default)]
pub struct ServicePorts {
    running: BTreeMap<u16, (JoinHandle<()>, Arc<Mutex<Local>>)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Local {
    pub namespace: String,
    pub service: String,
    pub ready: usize,
}

impl ServicePorts {
    pub async fn sync(&mut self, wanted: BTreeMap<u16, Local>, health: &Health) {
        self.running.retain(|port, (task, _)| {
            let keep = wanted.contains_key(port);
            if !keep {
                task.abort();
            }
            keep
        });
        for (port, local) in wanted {
            if let Some((_, state)) = self.running.get(&port) {
                *state.lock() = local;
                continue;
            }
            let listener = match TcpListener::bind(("0.0.0.0", port)).await {
                Ok(listener) => listener,
                Err(error) => {
                    tracing::error!(service = %local.service, port, err = %error, "Failed to start healthcheck");
                    continue;
                }
            };
            let state = Arc::new(Mutex::new(local));
            let (seen, health) = (state.clone(), health.clone());
            let handler: Handler = Arc::new(move |_| {
                let local = seen.lock().clone();
                let healthy = health.is_healthy();
                let body = format!(
                    "{{\n\t\"service\": {{\n\t\t\"namespace\": {:?},\n\t\t\"name\": {:?}\n\t}},\n\t\"localEndpoints\": {},\n\t\"serviceProxyHealthy\": {healthy}\n}}",
                    local.namespace, local.service, local.ready
                );
                (if local.ready > 0 && healthy { 200 } else { 503 }, "application/json", body)
            });
            self.running.insert(port, (serve(listener, handler), state));
        }
    }
}
