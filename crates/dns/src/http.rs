//! The small HTTP servers of health, ready and prometheus.

use std::convert::Infallible;
use std::sync::Arc;

use bytes::Bytes;
use http_body_util::Full;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// Code and body for a path.
pub type Handler = Arc<dyn Fn(&str) -> (u16, String) + Send + Sync>;

/// `:8080`, `localhost:9153` or `1.2.3.4:80` as an address to listen on.
fn address(text: &str) -> String {
    match text.strip_prefix(':') {
        Some(port) => format!("[::]:{port}"),
        None => text.to_owned(),
    }
}

pub async fn listen(text: &str) -> Result<TcpListener, String> {
    let wanted = address(text);
    match TcpListener::bind(&wanted).await {
        Ok(listener) => Ok(listener),
        // A machine without IPv6.
        Err(_) if wanted.starts_with("[::]:") => TcpListener::bind(wanted.replacen("[::]", "0.0.0.0", 1))
            .await
            .map_err(|e| format!("listen tcp {text}: {e}")),
        Err(error) => Err(format!("listen tcp {text}: {error}")),
    }
}

pub async fn serve(listener: TcpListener, handler: Handler, stop: CancellationToken) {
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, _)) = accepted else { continue };
        let handler = handler.clone();
        tokio::spawn(async move {
            let service = service_fn(move |request: Request<hyper::body::Incoming>| {
                let (code, body) = handler(request.uri().path());
                let response = Response::builder()
                    .status(code)
                    .header("Content-Type", "text/plain; charset=utf-8")
                    .body(Full::new(Bytes::from(body)))
                    .unwrap_or_default();
                async move { Ok::<_, Infallible>(response) }
            });
            let _ = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new())
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
    }
}
