//! Routes of the control plane that are no resources: keys of service accounts,
//! metrics, debug pages.

use std::sync::Arc;

use apiserver::body::{Body, Response};
use apiserver::core::Core;
use apiserver::endpoints::nonresource::{accepts, page_not_found, route_not_acceptable};
use apiserver::pipeline::{Cx, nosniff, response, text_error};
use apiserver::routes::Route;
use async_trait::async_trait;
use component_base::metrics::Registry;
use http::header::{CACHE_CONTROL, HeaderValue};
use hyper::body::Incoming;

use super::Options;

const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8; escaping=underscores";

/// A document that one media type names.
struct Document {
    content_type: &'static str,
    body: bytes::Bytes,
    cache_control: Option<&'static str>,
}

#[async_trait]
impl Route for Document {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        if !accepts(&cx.accept(), self.content_type) {
            return cx.error(&route_not_acceptable(&[self.content_type]));
        }
        let mut answer = response(200, self.content_type, Body::full(self.body.clone()));
        if let Some(value) = self.cache_control {
            answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(value));
        }
        answer
    }
}

struct Metrics(Arc<Registry>);

#[async_trait]
impl Route for Metrics {
    async fn handle(&self, _cx: &Cx, _request: http::Request<Incoming>) -> Response {
        response(200, METRICS_TYPE, Body::full(self.0.render()))
    }
}

/// `/flagz` and `/statusz`: text, or JSON for who asks for their kind.
struct Page {
    title: &'static str,
    text: String,
}

#[async_trait]
impl Route for Page {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        if !accepts(&cx.accept(), "text/plain") || cx.accept().is_empty() {
            let status = apimachinery::Status::failure(
                406,
                "NotAcceptable",
                "only the following media types are accepted: text/plain",
            );
            return cx.error(&status);
        }
        response(
            200,
            "text/plain; charset=utf-8",
            Body::full(format!(
                "\n{}\nWarning: This endpoint is not meant to be machine parseable, has no formatting compatibility guarantees and is for debugging purposes only.\n\n{}",
                self.title, self.text
            )),
        )
    }
}

struct Pprof;

#[async_trait]
impl Route for Pprof {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        if cx.info.path != "/debug/pprof/" && cx.info.path != "/debug/pprof" {
            return page_not_found();
        }
        let html = "<html><head><title>/debug/pprof/</title></head><body>no profiles: this server is not written in Go</body></html>\n";
        let mut answer = response(200, "text/html; charset=utf-8", Body::full(html));
        nosniff(&mut answer);
        answer
    }
}

/// `/debug/flags/v` takes PUT only.
struct FlagV;

#[async_trait]
impl Route for FlagV {
    async fn handle(&self, _cx: &Cx, _request: http::Request<Incoming>) -> Response {
        let mut answer = text_error(406, "unsupported http method");
        answer.headers_mut().insert(http::header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
        answer
    }
}

/// Adds all of them.
pub fn install(
    core: &Arc<Core>,
    options: &Options,
    keys: &[pki::PublicKey],
    metrics: &Arc<Registry>,
) -> Result<(), String> {
    if !keys.is_empty() {
        let jwks = pki::jwks::keyset_json(keys).map_err(|error| error.to_string())?;
        let issuer = options.service_account_issuers.first().cloned().unwrap_or_default();
        let uri = if options.service_account_jwks_uri.is_empty() {
            format!("https://{}/openid/v1/jwks", core.settings.external_address)
        } else {
            options.service_account_jwks_uri.clone()
        };
        let configuration = pki::jwks::configuration_json(&issuer, &uri, keys).map_err(|error| error.to_string())?;
        let cached = Some("public, max-age=3600");
        core.routes.add(
            "/.well-known/openid-configuration",
            true,
            Arc::new(Document { content_type: "application/json", body: configuration.into(), cache_control: cached }),
        );
        core.routes.add(
            "/openid/v1/jwks",
            true,
            Arc::new(Document { content_type: "application/jwk-set+json", body: jwks.into(), cache_control: cached }),
        );
    }
    core.routes.add("/metrics", true, Arc::new(Metrics(metrics.clone())));
    core.routes.add("/metrics/slis", true, Arc::new(Metrics(metrics.clone())));
    let flags: Vec<String> = options.flags.all().map(|(name, value)| format!("{name}={value}")).collect();
    core.routes.add("/flagz", true, Arc::new(Page { title: "kube-apiserver flagz", text: flags.join("\n") }));
    let version = component_base::version::git_version();
    core.routes.add(
        "/statusz",
        true,
        Arc::new(Page { title: "kube-apiserver statusz", text: format!("Binary version: {version}\n") }),
    );
    if options.profiling {
        core.routes.add("/debug/pprof/", false, Arc::new(Pprof));
        core.routes.add("/debug/pprof", false, Arc::new(Pprof));
        core.routes.add("/debug/flags/v", false, Arc::new(FlagV));
    }
    Ok(())
}

/// `/debug/api_priority_and_fairness/dump_priority_levels`: what each level is
/// doing now. Queues and requests are not shown one by one.
pub struct DumpPriorityLevels(pub Arc<apiserver::flowcontrol::PriorityAndFairness>);

#[async_trait]
impl Route for DumpPriorityLevels {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        if !cx.info.path.ends_with("/dump_priority_levels") {
            return page_not_found();
        }
        let mut text = "PriorityLevelName, WaitingRequests, SeatsInUse\n".to_owned();
        for (name, waiting, in_use) in self.0.levels() {
            text.push_str(&format!("{name}, {waiting}, {in_use}\n"));
        }
        response(200, "text/plain; charset=utf-8", Body::full(text))
    }
}
