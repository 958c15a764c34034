//! The way of a request: request info, authentication, audit, impersonation,
//! priority and fairness, authorization, handler; and the headers that every
//! answer gets.
//!
//! Invariant: no handler runs without an allowing authorizer.
//!
//! Upstream followed: `apiserver/pkg/server/config.go` DefaultBuildHandlerChain.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use apimachinery::{Status, json};
use async_trait::async_trait;
use futures::FutureExt;
use http::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::body::Incoming;

use crate::body::{Body, Gzip, Response};
use crate::core::{AuditTrail, Core};
use crate::metrics::{self, Finished};
use crate::negotiate::{self, Offer, Output};
use crate::query::Query;
use crate::registry::Warnings;
use crate::request::{Attributes, Decision, RequestInfo, UserInfo, Verdict};
use crate::serve::{Connection, Service};
use crate::{authz, encode, endpoints, request_info};

const AUDIT_ID: HeaderName = HeaderName::from_static("audit-id");
const PF_SCHEMA: HeaderName = HeaderName::from_static("x-kubernetes-pf-flowschema-uid");
const PF_LEVEL: HeaderName = HeaderName::from_static("x-kubernetes-pf-prioritylevel-uid");
/// Answers longer than this are compressed for clients that take gzip.
const GZIP_THRESHOLD: usize = 128 * 1024;
/// All `Warning` headers together are cut at this length (upstream: 4096).
const MAX_WARNING_LENGTH: usize = 256;

/// A place in the server, given back when dropped.
pub struct Ticket {
    pub flow_schema_uid: String,
    pub priority_level_uid: String,
    pub guard: Option<Box<dyn Send + Sync>>,
}

/// Priority and fairness.
#[async_trait]
pub trait Fairness: Send + Sync {
    /// Waits for a place; `Err` carries the same uids and the 429.
    async fn admit(
        &self,
        user: &UserInfo,
        info: &RequestInfo,
        long_running: bool,
    ) -> Result<Option<Ticket>, (Option<Ticket>, Status)>;
}

/// What the audit log is told of a request.
pub struct AuditRecord<'a> {
    pub cx: &'a Cx,
    pub stage: &'static str,
    /// The answer so far, before it is compressed.
    pub response: Option<&'a Response>,
    /// The answer goes on: its end is to be told too.
    pub long: bool,
}

pub trait Audit: Send + Sync {
    /// What it gives back is dropped when the answer has been sent.
    fn record(&self, record: &AuditRecord<'_>) -> Option<Box<dyn Send + Sync>>;
}

/// The filters that other modules bring.
#[derive(Default)]
pub struct Filters {
    pub impersonation: crate::impersonation::Impersonation,
    pub fairness: OnceLock<Arc<dyn Fairness>>,
    pub audit: OnceLock<Arc<dyn Audit>>,
}

/// A request on its way.
pub struct Cx {
    pub core: Arc<Core>,
    pub connection: Arc<Connection>,
    pub method: http::Method,
    pub uri: http::Uri,
    pub headers: HeaderMap,
    pub query: Query,
    pub info: RequestInfo,
    pub user: UserInfo,
    /// Who really asks, when `user` is impersonated.
    pub impersonator: Option<UserInfo>,
    /// By which right of constrained impersonation, if by one.
    pub impersonation_constraint: String,
    pub bodies: crate::audit::Bodies,
    pub warnings: Warnings,
    pub audit: AuditTrail,
    pub audit_id: String,
    pub received: jiff::Timestamp,
    pub started: Instant,
}

impl Cx {
    pub fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or_default()
    }
    pub fn accept(&self) -> String {
        let values: Vec<&str> = self.headers.get_all(header::ACCEPT).iter().filter_map(|v| v.to_str().ok()).collect();
        values.join(",")
    }
    pub fn pretty(&self) -> bool {
        negotiate::wants_pretty(&self.query, &self.headers)
    }
    pub fn negotiate(&self, offer: &Offer) -> Result<Output, Status> {
        negotiate::negotiate(&self.accept(), self.pretty(), offer)
    }
    /// An error in the encoding that the client accepts.
    pub fn error(&self, status: &Status) -> Response {
        let output = self.negotiate(&Offer::OBJECTS).unwrap_or(Output { pretty: true, ..Output::JSON });
        status_response(status, &output)
    }
    fn metrics_verb(&self) -> &'static str {
        let apply = self.header(header::CONTENT_TYPE).starts_with("application/apply-patch");
        metrics::verb(&self.info, apply)
    }
    /// Runs until its client or its own timeout ends it.
    pub fn long_running(&self) -> bool {
        long_running(&self.info)
    }
}

fn long_running(info: &RequestInfo) -> bool {
    if !info.is_resource_request {
        return info.path.starts_with("/debug/pprof/");
    }
    matches!(info.verb.as_str(), "watch" | "proxy")
        || matches!(info.subresource.as_str(), "attach" | "exec" | "proxy" | "log" | "portforward")
}

pub fn response(code: u16, content_type: &str, body: Body) -> Response {
    let mut response = http::Response::new(body);
    *response.status_mut() = http::StatusCode::from_u16(code).unwrap_or(http::StatusCode::INTERNAL_SERVER_ERROR);
    if let Ok(value) = HeaderValue::from_str(content_type) {
        response.headers_mut().insert(header::CONTENT_TYPE, value);
    }
    response
}

pub fn status_response(status: &Status, output: &Output) -> Response {
    let code = if status.code == 0 { 500 } else { status.code };
    let mut response = response(code, output.encoding.as_str(), encode::status(status, output));
    if let Some(seconds) = status.details.as_ref().map(|d| d.retry_after_seconds).filter(|s| *s > 0) {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// Go's `http.Error`.
pub fn text_error(code: u16, text: &str) -> Response {
    let mut response = response(code, "text/plain; charset=utf-8", Body::full(format!("{text}\n")));
    nosniff(&mut response);
    response
}

pub fn nosniff(response: &mut Response) {
    response.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
}

/// The whole server as a [`Service`].
pub struct Pipeline(pub Arc<Core>);

impl Service for Pipeline {
    fn call(
        self: Arc<Self>,
        request: http::Request<Incoming>,
        connection: Arc<Connection>,
    ) -> Pin<Box<dyn Future<Output = Response> + Send>> {
        Box::pin(async move {
            let path = request.uri().path().to_owned();
            match AssertUnwindSafe(run(self.0.clone(), request, connection)).catch_unwind().await {
                Ok(response) => response,
                Err(panic) => {
                    let text = panic
                        .downcast_ref::<String>()
                        .cloned()
                        .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
                        .unwrap_or_default();
                    tracing::error!(path, panic = text, "a request panicked");
                    text_error(500, "This request caused apiserver to panic. Look in the logs for details.")
                }
            }
        })
    }
}

async fn run(core: Arc<Core>, request: http::Request<Incoming>, connection: Arc<Connection>) -> Response {
    let audit_id = request
        .headers()
        .get(&AUDIT_ID)
        .and_then(|v| v.to_str().ok())
        .filter(|v| !v.is_empty())
        .map(|v| v.chars().take(64).collect())
        .unwrap_or_else(|| uuid::Uuid::new_v4().to_string());
    let query = Query::parse(request.uri().query().unwrap_or_default());
    let (info, info_error) = match request_info::read(request.method(), request.uri().path(), &query) {
        Ok(info) => (info, None),
        Err(error) => (RequestInfo::default(), Some(error)),
    };
    let mut cx = Cx {
        method: request.method().clone(),
        uri: request.uri().clone(),
        headers: request.headers().clone(),
        query,
        info,
        user: UserInfo::default(),
        impersonator: None,
        impersonation_constraint: String::new(),
        bodies: Default::default(),
        warnings: Warnings::default(),
        audit: AuditTrail::default(),
        audit_id,
        received: jiff::Timestamp::now(),
        started: Instant::now(),
        core,
        connection,
    };
    let mut ticket = None;
    let mut response = match info_error {
        Some(error) => cx.error(&Status::internal(format!("failed to create RequestInfo: {error}"))),
        None => guarded(&mut cx, request, &mut ticket).await,
    };
    record_answer(&cx, &mut response);
    finish(&cx, &mut response, ticket.as_ref());
    if let Some(metrics) = cx.core.metrics() {
        metrics.finished(&Finished {
            info: &cx.info,
            verb: cx.metrics_verb(),
            code: response.status().as_u16(),
            dry_run: cx.query.has("dryRun"),
            took: cx.started.elapsed(),
            size: response.body().known_len(),
            long_running: cx.long_running(),
        });
        if cx.long_running() && response.body().known_len().is_none() {
            let raised = metrics.long_running(&cx.info, cx.metrics_verb());
            let body = std::mem::replace(response.body_mut(), Body::empty());
            *response.body_mut() = Body::Guarded(Box::new(body), Box::new(raised));
        }
    }
    response
}

/// Tells the audit log of the answer; of a long one also of its end.
fn record_answer(cx: &Cx, response: &mut Response) {
    let Some(audit) = cx.core.filters.audit.get() else { return };
    let known = !cx.user.name.is_empty();
    let long = known && cx.long_running() && response.body().known_len().is_none();
    let stage = if long || !known { "ResponseStarted" } else { "ResponseComplete" };
    let guard = audit.record(&AuditRecord { cx, stage, response: Some(response), long });
    if let Some(guard) = guard {
        let body = std::mem::replace(response.body_mut(), Body::empty());
        *response.body_mut() = Body::Guarded(Box::new(body), guard);
    }
}

async fn guarded(cx: &mut Cx, request: http::Request<Incoming>, ticket: &mut Option<Ticket>) -> Response {
    let unauthorized = || Status::failure(401, "Unauthorized", "Unauthorized");
    let Some(authenticator) = cx.core.authenticator().cloned() else { return cx.error(&unauthorized()) };
    let _in_flight = cx.core.metrics().filter(|_| !cx.long_running()).map(|metrics| metrics.in_flight(&cx.info));
    let began = Instant::now();
    let answer = authenticator.authenticate(&cx.headers, &cx.uri, &cx.connection.peer).await;
    if let Some(metrics) = cx.core.metrics() {
        let (result, user) = match &answer {
            Ok(Some(found)) => ("success", Some(&found.user)),
            Ok(None) => ("failure", None),
            Err(_) => ("error", None),
        };
        metrics.authenticated(result, user, began.elapsed());
    }
    match answer {
        Ok(Some(found)) => {
            cx.user = found.user;
            cx.warnings.extend(found.warnings);
            for (key, value) in found.audit_annotations {
                cx.audit.annotate(&key, value);
            }
        }
        Ok(None) => return cx.error(&unauthorized()),
        Err(error) => {
            tracing::error!(err = %error, "Unable to authenticate the request");
            return cx.error(&unauthorized());
        }
    }
    cx.headers.remove(header::AUTHORIZATION);
    if let Some(audit) = cx.core.filters.audit.get() {
        audit.record(&AuditRecord { cx, stage: "RequestReceived", response: None, long: false });
    }
    if let Err(status) = impersonate(cx).await {
        return forbidden(cx, &status);
    }
    if let Some(fairness) = cx.core.filters.fairness.get().cloned() {
        match fairness.admit(&cx.user, &cx.info, cx.long_running()).await {
            Ok(place) => *ticket = place,
            Err((place, status)) => {
                *ticket = place;
                return refused(&status);
            }
        }
    }
    let Some(authorizer) = cx.core.authorizer().cloned() else { return cx.error(&unauthorized()) };
    let attributes = Attributes { user: cx.user.clone(), info: cx.info.clone() };
    let began = Instant::now();
    let Verdict { decision, reason, error } = authorizer.judge(&attributes).await;
    if let Some(metrics) = cx.core.metrics() {
        metrics.authorized(decision, began.elapsed());
    }
    if decision != Decision::Allow
        && let Some(error) = error
    {
        cx.audit.annotate("authorization.k8s.io/reason", "internal error");
        let uri = apimachinery::field::quote(cx.uri.path_and_query().map_or(cx.uri.path(), |all| all.as_str()));
        return text_error(500, &escaped(&format!("Internal Server Error: {uri}: {error}")));
    }
    if decision != Decision::Allow {
        cx.audit.annotate("authorization.k8s.io/decision", "forbid");
        cx.audit.annotate("authorization.k8s.io/reason", reason.clone());
        return forbidden(cx, &authz::forbidden_status(&attributes, &reason));
    }
    cx.audit.annotate("authorization.k8s.io/decision", "allow");
    cx.audit.annotate("authorization.k8s.io/reason", reason);

    if cx.long_running() {
        return endpoints::handle(cx, request).await;
    }
    let limit = match endpoints::timeout(cx) {
        Ok(limit) => limit,
        Err(status) => return cx.error(&status),
    };
    match tokio::time::timeout(limit, endpoints::handle(cx, request)).await {
        Ok(response) => response,
        Err(_) => cx.error(&Status::timeout("request did not complete within the allotted timeout", 0)),
    }
}

/// Text that no browser takes for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The answer of priority and fairness is plain text.
fn refused(status: &Status) -> Response {
    let mut response = text_error(status.code, &status.message);
    let seconds = status.details.as_ref().map_or(0, |details| details.retry_after_seconds);
    if seconds > 0 {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// Takes over the user that `Impersonate-` headers ask for.
async fn impersonate(cx: &mut Cx) -> Result<(), Status> {
    let Some(wanted) = crate::impersonation::wanted_user(&cx.headers)? else { return Ok(()) };
    let core = cx.core.clone();
    let Some(authorizer) = core.authorizer() else { return Ok(()) };
    let attributes = Attributes { user: cx.user.clone(), info: cx.info.clone() };
    let found = core.filters.impersonation.check(authorizer.as_ref(), &attributes, &wanted).await?;
    cx.impersonator = Some(std::mem::replace(&mut cx.user, found.user));
    cx.impersonation_constraint = found.constraint;
    let names: Vec<HeaderName> = cx
        .headers
        .keys()
        .filter(|name| crate::impersonation::is_impersonation_header(name.as_str()))
        .cloned()
        .collect();
    for name in names {
        cx.headers.remove(&name);
    }
    Ok(())
}

fn forbidden(cx: &Cx, status: &Status) -> Response {
    let mut response = cx.error(status);
    nosniff(&mut response);
    response
}

/// Headers of every answer, and compression.
fn finish(cx: &Cx, response: &mut Response, ticket: Option<&Ticket>) {
    if let Ok(value) = HeaderValue::from_str(&cx.audit_id) {
        response.headers_mut().insert(AUDIT_ID, value);
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache, private"));
    for text in cx.warnings.take() {
        if let Some(value) = warning(&text) {
            response.headers_mut().append(header::WARNING, value);
        }
    }
    if let Some(ticket) = ticket.filter(|ticket| !ticket.flow_schema_uid.is_empty()) {
        for (name, uid) in [(PF_SCHEMA, &ticket.flow_schema_uid), (PF_LEVEL, &ticket.priority_level_uid)] {
            if let Ok(value) = HeaderValue::from_str(uid) {
                response.headers_mut().insert(name, value);
            }
        }
    }
    let gzip = cx.header(header::ACCEPT_ENCODING).split(',').any(|e| e.trim() == "gzip");
    if gzip
        && !response.headers().contains_key(header::CONTENT_ENCODING)
        && response.body().known_len().is_some_and(|length| length > GZIP_THRESHOLD)
    {
        compress(response);
    }
}

/// A `Warning` header: `299 - "text"`; none for a text with control characters.
fn warning(text: &str) -> Option<HeaderValue> {
    if text.chars().any(char::is_control) {
        return None;
    }
    let clean = text;
    let mut end = clean.len();
    if end > MAX_WARNING_LENGTH * 16 {
        end = MAX_WARNING_LENGTH * 16;
        while !clean.is_char_boundary(end) {
            end -= 1;
        }
    }
    let quoted = clean[..end].replace('\\', "\\\\").replace('"', "\\\"");
    HeaderValue::from_bytes(format!("299 - \"{quoted}\"").as_bytes()).ok()
}

fn compress(response: &mut Response) {
    use std::io::Write;
    let body = std::mem::replace(response.body_mut(), Body::empty());
    let level = flate2::Compression::new(1);
    let body = match body {
        Body::Spliced(spliced) => {
            *response.body_mut() = Body::Gzip(Box::new(Gzip::new(*spliced, level)));
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
            return;
        }
        body => body,
    };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
    let written = match &body {
        Body::Full(bytes) => encoder.write_all(bytes.as_deref().unwrap_or_default()),
        Body::Pieces(pieces) => pieces.iter().try_for_each(|piece| encoder.write_all(piece)),
        Body::Spliced(_) | Body::Stream(_) | Body::Incoming(_) | Body::Gzip(_) | Body::Guarded(..) => return,
    };
    match written.and_then(|()| encoder.finish()) {
        Ok(bytes) => {
            *response.body_mut() = Body::full(bytes);
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        }
        Err(_) => *response.body_mut() = body,
    }
}

/// The index document: `{"paths": […]}`.
pub fn paths_document(code: u16, paths: &[String]) -> Response {
    let json = serde_json::to_vec_pretty(&json!({ "paths": paths })).unwrap_or_default();
    response(code, "application/json", Body::full(json))
}
