//! Health in plain HTTP on loopback: `healthzBindAddress:healthzPort`.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use bytes::Bytes;
use component_base::health::Checks;
use http_body_util::Full;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

use crate::kubelet::Kubelet;

/// The kubelet's checks, in upstream's order.
pub(super) fn checks(kubelet: &Arc<Kubelet>) -> Checks {
    let checks = Checks::default();
    checks.add("ping", || Ok(()));
    checks.add("log", || Ok(()));
    let k = kubelet.clone();
    checks.add("syncloop", move || match k.pleg.unhealthy() {
        Some(text) => Err(text),
        None => Ok(()),
    });
    checks.add("device-plugin", || Ok(()));
    checks
}

/// Answers a health path with its query.
pub(super) fn answer(checks: &Checks, path: &str, query: &str) -> Option<(u16, String)> {
    let rest = path.strip_prefix("/healthz")?;
    let pairs = query.split('&').map(|p| p.split_once('=').unwrap_or((p, "")));
    let verbose = pairs.clone().any(|(k, _)| k == "verbose");
    let exclude: Vec<String> = pairs.filter(|(k, _)| *k == "exclude").map(|(_, v)| v.to_string()).collect();
    let answer = match rest.trim_start_matches('/') {
        "" => checks.answer("healthz", verbose, &exclude),
        name => checks.answer_one(name)?,
    };
    Some((answer.code, answer.body))
}

pub(super) async fn start(kubelet: &Arc<Kubelet>) -> Result<(), String> {
    let port = kubelet.settings.number("healthzPort");
    if port <= 0 {
        return Ok(());
    }
    let address = kubelet.settings.text("healthzBindAddress");
    let address: SocketAddr = match address.parse::<std::net::IpAddr>() {
        Ok(ip) => SocketAddr::new(ip, u16::try_from(port).unwrap_or(0)),
        Err(e) => return Err(format!("bad healthz address {address:?}: {e}")),
    };
    let listener = TcpListener::bind(address).await;
    let checks = checks(kubelet);
    let shutdown = kubelet.shutdown.clone();
    tokio::spawn(async move {
        // Upstream retries for ever and says so in its log.
        let listener = match listener {
            Ok(listener) => listener,
            Err(mut error) => loop {
                tracing::error!(err = %format!("listen tcp {address}: bind: {error}"), "Failed to start healthz server");
                tokio::time::sleep(std::time::Duration::from_secs(5)).await;
                match TcpListener::bind(address).await {
                    Ok(listener) => break listener,
                    Err(again) => error = again,
                }
            },
        };
        loop {
            let stream = tokio::select! {
                () = shutdown.cancelled() => return,
                accepted = listener.accept() => accepted,
            };
            let Ok((stream, _)) = stream else { continue };
            let checks = checks.clone();
            tokio::spawn(async move {
                let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
                    let uri = request.uri();
                    let (code, body) = answer(&checks, uri.path(), uri.query().unwrap_or_default())
                        .unwrap_or((404, "404 page not found\n".into()));
                    let mut response = hyper::Response::new(Full::new(Bytes::from(body)));
                    *response.status_mut() = hyper::StatusCode::from_u16(code).unwrap_or_default();
                    response
                        .headers_mut()
                        .insert("content-type", hyper::header::HeaderValue::from_static("text/plain; charset=utf-8"));
                    async move { Ok::<_, Infallible>(response) }
                });
                let _ =
                    hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
            });
        }
    });
    Ok(())
}
