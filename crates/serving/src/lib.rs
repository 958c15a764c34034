//! The secure port of a component that is no API server: health, metrics,
//! configuration, behind delegated authentication and authorization.
//!
//! kube-controller-manager and kube-scheduler serve with it. Paths in
//! `--authorization-always-allow-paths` are open to everybody; others need a
//! client certificate of `--client-ca-file` or a bearer token (TokenReview), and a
//! SubjectAccessReview that allows the path.
//!
//! Invariants: health answers without the API server; a review is remembered for
//! ten seconds; without kubeconfig for reviews nothing but the open paths and
//! `system:masters` is allowed.
//!
//! Upstream followed: apiserver/pkg/server/options/{serving,authentication,authorization}.go.

mod access;
mod listen;
mod options;

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use component_base::health::Checks;
use component_base::metrics::Registry;
use http::{Method, Request, Response, StatusCode};
use http_body_util::Full;

pub use access::Peer;
pub use listen::Server;
pub use options::Options;

/// Content type and body of a page.
pub type PageFn = Arc<dyn Fn() -> (&'static str, String) + Send + Sync>;

/// What is served. Clones share.
#[derive(Clone, Default)]
pub struct Endpoints {
    /// None: the path is not served.
    pub healthz: Option<Checks>,
    pub livez: Option<Checks>,
    pub readyz: Option<Checks>,
    pub metrics: Option<Arc<Registry>>,
    pages: BTreeMap<String, PageFn>,
}

impl Endpoints {
    /// `/configz` and the like.
    pub fn page(&mut self, path: &str, page: impl Fn() -> (&'static str, String) + Send + Sync + 'static) {
        self.pages.insert(path.to_owned(), Arc::new(page));
    }

    /// Answers a request that was let through.
    pub fn answer<B>(&self, request: &Request<B>) -> Response<Full<Bytes>> {
        let path = request.uri().path();
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return text(StatusCode::METHOD_NOT_ALLOWED, "text/plain; charset=utf-8", "Method Not Allowed\n".into());
        }
        for (name, checks) in [("healthz", &self.healthz), ("livez", &self.livez), ("readyz", &self.readyz)] {
            let Some(checks) = checks else { continue };
            let Some(rest) = path.strip_prefix('/').and_then(|p| p.strip_prefix(name)) else { continue };
            let answer = match rest {
                "" | "/" => {
                    let query = request.uri().query().unwrap_or_default();
                    let pairs = || query.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
                    let verbose = pairs().any(|(key, _)| key == "verbose");
                    let exclude: Vec<String> =
                        pairs().filter(|(key, _)| *key == "exclude").map(|(_, value)| value.to_owned()).collect();
                    Some(checks.answer(name, verbose, &exclude))
                }
                _ => rest.strip_prefix('/').and_then(|check| checks.answer_one(check)),
            };
            if let Some(answer) = answer {
                let code = StatusCode::from_u16(answer.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
                return text(code, "text/plain; charset=utf-8", answer.body);
            }
        }
        if path == "/metrics"
            && let Some(metrics) = &self.metrics
        {
            return text(
                StatusCode::OK,
                "text/plain; version=0.0.4; charset=utf-8; escaping=underscores",
                metrics.render(),
            );
        }
        if let Some(page) = self.pages.get(path) {
            let (content_type, body) = page();
            return text(StatusCode::OK, content_type, body);
        }
        text(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", "404 page not found\n".into())
    }
}

fn text(code: StatusCode, content_type: &'static str, body: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(body)));
    *response.status_mut() = code;
    let headers = response.headers_mut();
    headers.insert(http::header::CONTENT_TYPE, http::HeaderValue::from_static(content_type));
    headers.insert("x-content-type-options", http::HeaderValue::from_static("nosniff"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(endpoints: &Endpoints, uri: &str) -> (u16, String) {
        let response = endpoints.answer(&Request::get(uri).body(()).unwrap());
        let code = response.status().as_u16();
        let body = futures_free_body(response);
        (code, body)
    }
    fn futures_free_body(response: Response<Full<Bytes>>) -> String {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let body = runtime.block_on(http_body_util::BodyExt::collect(response.into_body())).unwrap().to_bytes();
        String::from_utf8(body.to_vec()).unwrap()
    }

    #[test]
    fn health_and_pages() {
        let mut endpoints = Endpoints::default();
        let checks = Checks::default();
        checks.add("leaderElection", || Ok(()));
        endpoints.healthz = Some(checks);
        endpoints.page("/configz", || ("application/json", "{}".into()));
        assert_eq!(get(&endpoints, "/healthz"), (200, "ok".into()));
        let verbose = get(&endpoints, "/healthz?verbose").1;
        assert_eq!(verbose, "[+]leaderElection ok\nhealthz check passed\n");
        assert_eq!(get(&endpoints, "/healthz/leaderElection"), (200, "ok".into()));
        assert_eq!(get(&endpoints, "/healthz/no"), (404, "404 page not found\n".into()));
        assert_eq!(get(&endpoints, "/configz"), (200, "{}".into()));
        assert_eq!(get(&endpoints, "/metrics").0, 404);
        assert_eq!(get(&endpoints, "/livez").0, 404);
    }
}
