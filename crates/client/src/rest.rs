//! The client proper: typed verbs over raw requests, client-go's retry rules.
//!
//! Retries, as client-go's: at most ten, only when the server names a
//! `Retry-After` on 429 or 5xx, or when a GET lost its connection; a 401 is tried
//! once more when the credential can be renewed. Everything else is the caller's.
//!
//! Upstream followed: client-go/rest/{client,request,with_retry}.go.

use std::sync::Arc;
use std::time::{Duration, Instant};

use apimachinery::{GroupResource, Status};
use bytes::{Bytes, BytesMut};
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER, USER_AGENT};
use http::{Method, StatusCode};
use http_body_util::{BodyExt, Full};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::auth::Authenticator;
use crate::config::{ClientCert, Config, ConfigError, Source};
use crate::error::{Cause, CauseKind, Error, Result, generic_status};
use crate::flowcontrol::RateLimiter;
use crate::meta::List;
use crate::options::{DeleteOptions, ListOptions, LogOptions, Patch, WriteOptions};
use crate::resource::ResourceRef;
use crate::transport::{ResponseBody, Target, Transport};
use crate::user_agent;
use crate::watch::WatchStream;

const MAX_RETRIES: u32 = 10;
/// client-go waits so long before a GET is repeated after a lost connection.
const RETRY_AFTER_CONNECTION_LOSS: Duration = Duration::from_secs(1);
/// A whole answer; lists are paged far below it. More is refused, not truncated.
const MAX_RESPONSE_BYTES: usize = 1 << 30;
/// Bodies of errors, of which only the message is wanted.
const MAX_ERROR_BYTES: usize = 1 << 20;
/// client-go's `CertCallbackRefreshDuration`.
const CERTIFICATE_CHECK_PERIOD: Duration = Duration::from_secs(300);
/// Servers that cannot cut objects down answer with whole ones.
const METADATA: &str = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";
const METADATA_LIST: &str = "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";
/// Waiting longer than this for the token bucket is worth a line in the log.
const LONG_THROTTLE: Duration = Duration::from_secs(1);

/// One identity against one server. Cheap to clone; clones share connections,
/// credentials and rate.
#[derive(Clone)]
pub struct Client {
    shared: Arc<Shared>,
    limiter: Option<Arc<RateLimiter>>,
    user_agent: HeaderValue,
    timeout: Option<Duration>,
}

struct Shared {
    config: Config,
    transport: Transport,
    auth: Authenticator,
}

/// A request that is not one of the typed verbs.
#[derive(Debug, Clone)]
pub struct Request {
    pub method: Method,
    /// Absolute path without query, escaped.
    pub path: String,
    pub query: Vec<(String, String)>,
    pub headers: HeaderMap,
    pub body: Bytes,
    pub content_type: &'static str,
    pub accept: &'static str,
    /// Limit of the whole exchange, instead of the client's.
    pub timeout: Option<Duration>,
    /// Takes no token from the bucket (watches that are restarted, health checks).
    pub unthrottled: bool,
    /// The answer never ends by itself: no timeout.
    pub streaming: bool,
    /// For error texts.
    pub resource: GroupResource,
    pub name: String,
}

/// The head of an answer and its unread body.
pub struct Response {
    pub status: StatusCode,
    pub headers: HeaderMap,
    body: ResponseBody,
    verb: &'static str,
    url: String,
    deadline: Option<tokio::time::Instant>,
}

impl Request {
    pub fn new(method: Method, path: impl Into<String>) -> Self {
        Request {
            method,
            path: path.into(),
            query: Vec::new(),
            headers: HeaderMap::new(),
            body: Bytes::new(),
            content_type: "application/json",
            accept: "application/json, */*",
            timeout: None,
            unthrottled: false,
            streaming: false,
            resource: GroupResource::default(),
            name: String::new(),
        }
    }
    pub fn get(path: impl Into<String>) -> Self {
        Self::new(Method::GET, path)
    }
    /// A request about a resource; errors will name it.
    pub fn of(method: Method, resource: &ResourceRef, namespace: &str, name: &str, subresource: &str) -> Self {
        let mut request = Self::new(method, resource.path(namespace, name, subresource));
        request.resource = resource.group_resource();
        request.name = name.to_owned();
        request.accept = "application/json";
        request
    }
    pub fn query<K: Into<String>, V: Into<String>>(mut self, pairs: impl IntoIterator<Item = (K, V)>) -> Self {
        self.query.extend(pairs.into_iter().map(|(k, v)| (k.into(), v.into())));
        self
    }
    pub fn json<B: Serialize + ?Sized>(mut self, body: &B) -> Result<Self> {
        self.body = serde_json::to_vec(body).map_err(|e| Error::Decode(e.to_string()))?.into();
        Ok(self)
    }
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }
    pub fn unthrottled(mut self) -> Self {
        self.unthrottled = true;
        self
    }
    pub fn streaming(mut self) -> Self {
        self.streaming = true;
        self
    }
}

impl Client {
    /// Reads nothing and connects nowhere yet; a wrong host is the only error.
    /// Must be called within a tokio runtime when client certificates come from files.
    pub fn new(config: Config) -> Result<Self, ConfigError> {
        let target = Target::parse(&config.host)?;
        let limiter = RateLimiter::new(config.qps, config.burst, Instant::now()).map(Arc::new);
        let user_agent = HeaderValue::from_str(&config.user_agent)
            .map_err(|_| ConfigError::new("the user agent holds characters that a header may not"))?;
        let timeout = config.timeout;
        let shared = Arc::new(Shared {
            transport: Transport::new(target, config.tls.clone()),
            auth: Authenticator::new(config.auth.clone()),
            config,
        });
        watch_certificate_files(&shared);
        Ok(Client { shared, limiter, user_agent, timeout })
    }

    pub fn config(&self) -> &Config {
        &self.shared.config
    }
    /// `https://host:port`, as error texts show it.
    pub fn host(&self) -> String {
        self.shared.transport.target().base()
    }

    /// The same connections and credentials under another user agent part
    /// (client-go's `AddUserAgent`): `…/leader-election`.
    pub fn with_user_agent_part(&self, part: &str) -> Self {
        let agent = user_agent::with_part(self.user_agent.to_str().unwrap_or_default(), part);
        let mut client = self.clone();
        if let Ok(agent) = HeaderValue::from_str(&agent) {
            client.user_agent = agent;
        }
        client
    }
    /// The same connections with a token bucket of its own.
    pub fn with_rate(&self, qps: f32, burst: u32) -> Self {
        let mut client = self.clone();
        client.limiter = RateLimiter::new(qps, burst, Instant::now()).map(Arc::new);
        client
    }
    /// The same connections with another limit of whole requests.
    pub fn with_timeout(&self, timeout: Option<Duration>) -> Self {
        let mut client = self.clone();
        client.timeout = timeout;
        client
    }

    /// Ends all connections, so that a new certificate is used at once.
    pub fn close_connections(&self) {
        self.shared.transport.close_connections();
    }

    // ---- typed verbs; `namespace` is empty for cluster-scoped resources and "all namespaces" ----

    pub async fn get<T: DeserializeOwned>(&self, resource: &ResourceRef, namespace: &str, name: &str) -> Result<T> {
        self.get_subresource(resource, namespace, name, "").await
    }
    /// None when it does not exist.
    pub async fn get_opt<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
    ) -> Result<Option<T>> {
        match self.get(resource, namespace, name).await {
            Ok(object) => Ok(Some(object)),
            Err(error) if error.is_not_found() => Ok(None),
            Err(error) => Err(error),
        }
    }
    pub async fn get_subresource<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        subresource: &str,
    ) -> Result<T> {
        self.exchange(Request::of(Method::GET, resource, namespace, name, subresource)).await
    }

    /// Type and metadata of an object; None when it does not exist.
    pub async fn get_metadata<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
    ) -> Result<Option<T>> {
        let mut request = Request::of(Method::GET, resource, namespace, name, "");
        request.accept = METADATA;
        match self.exchange(request).await {
            Ok(object) => Ok(Some(object)),
            Err(error) if error.is_not_found() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// One page (all, when `options.limit` is 0).
    pub async fn list<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        options: &ListOptions,
    ) -> Result<List<T>> {
        let mut request = Request::of(Method::GET, resource, namespace, "", "").query(options.query());
        if options.metadata_only {
            request.accept = METADATA_LIST;
        }
        self.exchange(request).await
    }

    /// All pages, 500 at a time, beginning anew without pages when the continue token expires.
    pub async fn list_all<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        options: &ListOptions,
    ) -> Result<List<T>> {
        let mut options = options.clone();
        if options.limit == 0 {
            options.limit = 500;
        }
        let mut list: List<T> = self.list(resource, namespace, &options).await?;
        while !list.metadata.continue_token.is_empty() {
            options.continue_token = std::mem::take(&mut list.metadata.continue_token);
            options.resource_version.clear();
            options.resource_version_match.clear();
            match self.list::<T>(resource, namespace, &options).await {
                Ok(page) => {
                    list.items.extend(page.items);
                    list.metadata = page.metadata;
                }
                Err(error) if error.is_expired() => {
                    options.limit = 0;
                    options.continue_token.clear();
                    return self.list(resource, namespace, &options).await;
                }
                Err(error) => return Err(error),
            }
        }
        Ok(list)
    }

    pub async fn create<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        object: &(impl Serialize + ?Sized),
        options: &WriteOptions,
    ) -> Result<T> {
        self.create_subresource(resource, namespace, "", "", object, options).await
    }
    /// POST to a subresource of an object: binding, eviction, token.
    pub async fn create_subresource<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        subresource: &str,
        object: &(impl Serialize + ?Sized),
        options: &WriteOptions,
    ) -> Result<T> {
        let request = Request::of(Method::POST, resource, namespace, name, subresource);
        self.exchange(request.query(options.query()).json(object)?).await
    }

    pub async fn update<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        object: &(impl Serialize + ?Sized),
        options: &WriteOptions,
    ) -> Result<T> {
        self.update_subresource(resource, namespace, name, "", object, options).await
    }
    /// PUT to a subresource: status, scale, approval, finalize.
    pub async fn update_subresource<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        subresource: &str,
        object: &(impl Serialize + ?Sized),
        options: &WriteOptions,
    ) -> Result<T> {
        let request = Request::of(Method::PUT, resource, namespace, name, subresource);
        self.exchange(request.query(options.query()).json(object)?).await
    }

    /// Reads an object, merges `change` (RFC 7386) and writes it back whole: for
    /// those whose role may update what it may not patch, as upstream's
    /// controllers write their status. A write in between is a conflict.
    pub async fn merge<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        subresource: &str,
        change: &Value,
    ) -> Result<T> {
        let object: Value = self.get(resource, namespace, name).await?;
        let merged = patch::merge_patch::apply(object, change, false).map_err(|e| Error::Decode(e.to_string()))?;
        self.update_subresource(resource, namespace, name, subresource, &merged, &WriteOptions::default()).await
    }
    /// `subresource` empty for the object itself.
    pub async fn patch<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        subresource: &str,
        patch: &Patch,
        options: &WriteOptions,
    ) -> Result<T> {
        let mut request = Request::of(Method::PATCH, resource, namespace, name, subresource).query(options.query());
        if let Patch::Apply { force: true, .. } = patch {
            request = request.query([("force", "true")]);
        }
        request.content_type = patch.content_type();
        self.exchange(request.json(patch.body())?).await
    }

    /// The answer is the object while finalizers hold it, else a `Status`.
    pub async fn delete(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        name: &str,
        options: &DeleteOptions,
    ) -> Result<Value> {
        self.exchange(Request::of(Method::DELETE, resource, namespace, name, "").json(options)?).await
    }
    pub async fn delete_collection(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        options: &DeleteOptions,
        selection: &ListOptions,
    ) -> Result<Value> {
        let request = Request::of(Method::DELETE, resource, namespace, "", "").query(selection.query());
        self.exchange(request.json(options)?).await
    }

    /// Opens a watch; `options` as for a list, `watch=true` is added. Errors of the
    /// answer's head (410, 403…) come here, later ones in the stream.
    pub async fn watch<T: DeserializeOwned>(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        options: &ListOptions,
    ) -> Result<WatchStream<T>> {
        let mut request =
            Request::of(Method::GET, resource, namespace, "", "").query(options.query()).query([("watch", "true")]);
        request.accept =
            if options.metadata_only { METADATA } else { "application/json;stream=watch,application/json" };
        Ok(WatchStream::new(self.send(request.streaming()).await?))
    }

    /// A pod's log as it comes.
    pub async fn pod_logs(&self, namespace: &str, pod: &str, options: &LogOptions) -> Result<Response> {
        let mut request = Request::of(Method::GET, &crate::resources::PODS, namespace, pod, "log");
        request.accept = "application/json, */*";
        self.send(request.query(options.query()).streaming()).await
    }

    // ---- raw ----

    /// Sends and decodes the whole answer.
    pub async fn exchange<T: DeserializeOwned>(&self, request: Request) -> Result<T> {
        let response = self.send(request).await?;
        let bytes = response.bytes().await?;
        serde_json::from_slice(&bytes).map_err(|e| Error::Decode(format!("unable to decode the server's answer: {e}")))
    }

    /// The text of a GET, for health endpoints and `/version`.
    pub async fn get_text(&self, path: &str) -> Result<String> {
        let bytes = self.send(Request::get(path)).await?.bytes().await?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Sends with retries; an answer that is not 2xx becomes [`Error::Status`].
    pub async fn send(&self, request: Request) -> Result<Response> {
        let mut retries = 0;
        let mut renewed = false;
        loop {
            let outcome = self.attempt(&request).await;
            let wait = match &outcome {
                Ok(_) => None,
                Err((Error::Status(status), retry_after, header)) => {
                    if status.code == 401
                        && let Some(header) = header
                        && self.shared.auth.can_refresh()
                        && !renewed
                    {
                        renewed = true;
                        self.shared.auth.refused(header);
                        continue;
                    }
                    let may = status.code == 429 || status.code >= 500;
                    retry_after.filter(|_| may).map(|seconds| Duration::from_secs(seconds.into()))
                }
                Err((Error::Transport { cause, .. }, ..))
                    if request.method == Method::GET && cause.is_connection_loss() =>
                {
                    Some(RETRY_AFTER_CONNECTION_LOSS)
                }
                Err(_) => None,
            };
            match (outcome, wait) {
                (Err((error, ..)), Some(wait)) if retries < MAX_RETRIES => {
                    tracing::debug!(%error, ?wait, "retrying a request");
                    retries += 1;
                    tokio::time::sleep(wait).await;
                }
                (Ok(response), _) => return Ok(response),
                (Err((error, ..)), _) => return Err(error),
            }
        }
    }

    /// One exchange of heads. The error carries the `Retry-After` seconds and the credential used.
    async fn attempt(&self, request: &Request) -> std::result::Result<Response, (Error, Option<u32>, Option<String>)> {
        let timeout = if request.streaming { None } else { request.timeout.or(self.timeout) };
        let url = self.url(request, timeout);
        let verb = go_verb(&request.method);
        let transport_error = |cause: Cause| (Error::Transport { verb, url: url.clone(), cause }, None, None);
        if !request.unthrottled
            && let Some(limiter) = &self.limiter
        {
            let waited = limiter.wait().await;
            if waited > LONG_THROTTLE {
                tracing::info!(
                    ?waited,
                    request = format!("{}:{url}", request.method),
                    "Waited before sending request: client-side throttling, not priority and fairness"
                );
            }
        }
        let header = self.shared.auth.header().await.map_err(transport_error)?;
        let http_request = self.head(request, &url, header.as_deref()).map_err(transport_error)?;
        let deadline = timeout.map(|t| tokio::time::Instant::now() + t);
        let sending = self.shared.transport.send(http_request);
        let response = match deadline {
            None => sending.await,
            Some(deadline) => match tokio::time::timeout_at(deadline, sending).await {
                Ok(response) => response,
                Err(_) => Err(Cause::new(
                    CauseKind::Timeout,
                    "context deadline exceeded (Client.Timeout exceeded while awaiting headers)",
                )),
            },
        };
        let response = response.map_err(transport_error)?;
        let (head, body) = response.into_parts();
        for warning in head.headers.get_all(http::header::WARNING) {
            if let Some(text) = warning.to_str().ok().and_then(warning_text) {
                tracing::warn!("{text}");
            }
        }
        let response = Response { status: head.status, headers: head.headers, body, verb, url, deadline };
        if response.status.is_success() || response.status == StatusCode::SWITCHING_PROTOCOLS {
            return Ok(response);
        }
        let retry_after = response.headers.get(RETRY_AFTER).and_then(|v| v.to_str().ok()?.trim().parse().ok());
        let status = response.into_status(request).await;
        Err((Error::from(status), retry_after, header))
    }

    fn url(&self, request: &Request, timeout: Option<Duration>) -> String {
        let mut pairs: Vec<(&str, String)> = request.query.iter().map(|(k, v)| (k.as_str(), v.clone())).collect();
        if let Some(timeout) = timeout
            && !request.resource.resource.is_empty()
        {
            pairs.push(("timeout", go_duration(timeout)));
        }
        pairs.sort();
        let mut url = format!("{}{}", self.host(), request.path);
        for (i, (key, value)) in pairs.iter().enumerate() {
            url.push(if i == 0 { '?' } else { '&' });
            query_escape(key, &mut url);
            url.push('=');
            query_escape(value, &mut url);
        }
        url
    }

    fn head(
        &self,
        request: &Request,
        url: &str,
        authorization: Option<&str>,
    ) -> std::result::Result<http::Request<Full<Bytes>>, Cause> {
        let mut out = http::Request::new(Full::new(request.body.clone()));
        *out.method_mut() = request.method.clone();
        *out.uri_mut() = url.parse().map_err(|e: http::uri::InvalidUri| Cause::other(e))?;
        let headers = out.headers_mut();
        headers.insert(ACCEPT, HeaderValue::from_static(request.accept));
        headers.insert(USER_AGENT, self.user_agent.clone());
        if !request.body.is_empty() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(request.content_type));
        }
        if let Some(text) = authorization {
            let mut value = HeaderValue::from_str(text).map_err(|_| {
                Cause::new(CauseKind::Credentials, "net/http: invalid header field value for \"Authorization\"")
            })?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        let impersonate = &self.shared.config.impersonate;
        let mut impersonation: Vec<(String, &str)> = Vec::new();
        if !impersonate.user.is_empty() {
            impersonation.push(("impersonate-user".into(), &impersonate.user));
            if !impersonate.uid.is_empty() {
                impersonation.push(("impersonate-uid".into(), &impersonate.uid));
            }
            impersonation.extend(impersonate.groups.iter().map(|g| ("impersonate-group".to_owned(), g.as_str())));
            impersonation.extend(
                impersonate.extra.iter().map(|(k, v)| (format!("impersonate-extra-{k}").to_lowercase(), v.as_str())),
            );
        }
        for (name, value) in impersonation {
            let name = HeaderName::try_from(name).map_err(Cause::other)?;
            headers.append(name, HeaderValue::from_str(value).map_err(Cause::other)?);
        }
        for (name, value) in &request.headers {
            headers.append(name, value.clone());
        }
        Ok(out)
    }

    /// What a WebSocket needs of this client: a fresh connection and the request's headers.
    pub(crate) async fn upgrade_parts(
        &self,
        request: &Request,
    ) -> Result<(crate::transport::BoxIo, http::Request<()>, String)> {
        let url = self.url(request, None);
        let fail = |cause: Cause| Error::Transport { verb: go_verb(&request.method), url: url.clone(), cause };
        let header = self.shared.auth.header().await.map_err(fail)?;
        let (mut parts, _) = self.head(request, &url, header.as_deref()).map_err(fail)?.into_parts();
        let io = self.shared.transport.dial_http1().await.map_err(fail)?;
        let authority = self.shared.transport.target().authority();
        parts.headers.insert(http::header::HOST, authority.parse().map_err(|e| fail(Cause::other(e)))?);
        Ok((io, http::Request::from_parts(parts, ()), url))
    }
}

impl Response {
    /// The whole body.
    pub async fn bytes(self) -> Result<Bytes> {
        self.collect(MAX_RESPONSE_BYTES).await
    }

    /// The next part of the body; None at its end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>> {
        loop {
            match self.body.frame().await {
                None => return Ok(None),
                Some(Err(error)) => return Err(self.error(Cause::from_hyper(&error))),
                Some(Ok(frame)) => {
                    if let Ok(data) = frame.into_data()
                        && !data.is_empty()
                    {
                        return Ok(Some(data));
                    }
                }
            }
        }
    }

    pub(crate) fn into_body(self) -> (ResponseBody, &'static str, String) {
        (self.body, self.verb, self.url)
    }

    fn error(&self, cause: Cause) -> Error {
        Error::Transport { verb: self.verb, url: self.url.clone(), cause }
    }

    async fn collect(mut self, limit: usize) -> Result<Bytes> {
        let deadline = self.deadline;
        let reading = async {
            let mut first: Option<Bytes> = None;
            let mut rest: Option<BytesMut> = None;
            let mut size = 0;
            while let Some(chunk) = self.chunk().await? {
                size += chunk.len();
                if size > limit {
                    return Err(Error::Decode(format!("the server's answer is larger than {limit} bytes")));
                }
                match (&mut first, &mut rest) {
                    (None, _) => first = Some(chunk),
                    (Some(head), None) => {
                        let mut all = BytesMut::with_capacity(head.len() + chunk.len());
                        all.extend_from_slice(head);
                        all.extend_from_slice(&chunk);
                        rest = Some(all);
                    }
                    (Some(_), Some(all)) => all.extend_from_slice(&chunk),
                }
            }
            Ok(rest.map(BytesMut::freeze).or(first).unwrap_or_default())
        };
        match deadline {
            None => reading.await,
            Some(deadline) => match tokio::time::timeout_at(deadline, reading).await {
                Ok(result) => result,
                Err(_) => Err(self.error(Cause::new(
                    CauseKind::Timeout,
                    "context deadline exceeded (Client.Timeout or context cancellation while reading body)",
                ))),
            },
        }
    }

    /// The `Status` in the body, or client-go's generic one.
    async fn into_status(self, request: &Request) -> Status {
        let code = self.status.as_u16();
        let retry_after =
            self.headers.get(RETRY_AFTER).and_then(|v| v.to_str().ok()?.trim().parse::<u32>().ok()).unwrap_or_default();
        let body = self.collect(MAX_ERROR_BYTES).await.unwrap_or_default();
        if let Ok(value) = serde_json::from_slice::<Value>(&body)
            && value["kind"] == "Status"
            && value["status"] != "Success"
            && let Ok(mut status) = serde_json::from_value::<Status>(value)
        {
            if status.code == 0 {
                status.code = code;
            }
            return status;
        }
        let text = String::from_utf8_lossy(&body);
        generic_status(code, request.method.as_str(), &request.resource, &request.name, text.trim(), retry_after)
    }
}

/// `Get`, `Put`… as Go's `url.Error` writes methods.
fn go_verb(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "Get",
        "PUT" => "Put",
        "POST" => "Post",
        "PATCH" => "Patch",
        "DELETE" => "Delete",
        "HEAD" => "Head",
        _ => "Options",
    }
}

/// Go's `time.Duration.String` for durations of at least a millisecond.
pub fn go_duration(duration: Duration) -> String {
    let seconds = duration.as_secs();
    let millis = duration.subsec_millis();
    if seconds == 0 {
        return if millis == 0 { "0s".to_owned() } else { format!("{millis}ms") };
    }
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let fraction =
        if millis == 0 { String::new() } else { format!(".{}", format!("{millis:03}").trim_end_matches('0')) };
    match (hours, minutes) {
        (0, 0) => format!("{rest}{fraction}s"),
        (0, _) => format!("{minutes}m{rest}{fraction}s"),
        _ => format!("{hours}h{minutes}m{rest}{fraction}s"),
    }
}

/// Go's `url.QueryEscape`.
fn query_escape(text: &str, out: &mut String) {
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => out.push(byte as char),
            b' ' => out.push('+'),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
}

/// The text of `299 - "text"`.
fn warning_text(header: &str) -> Option<String> {
    let quoted = header.strip_prefix("299 ")?.split_once(' ')?.1;
    let inner = quoted.strip_prefix('"')?;
    let mut out = String::new();
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => out.extend(chars.next()),
            '"' => break,
            c => out.push(c),
        }
    }
    Some(out)
}

/// Closes connections when the files of the client certificate change, as
/// upstream's certificate callback does. Ends with the client.
fn watch_certificate_files(shared: &Arc<Shared>) {
    let Some(ClientCert::Pem { cert: Source::File(cert), .. }) = &shared.config.tls.client else { return };
    let cert = cert.clone();
    let weak = Arc::downgrade(shared);
    let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
    let mut last = std::fs::read(&cert).unwrap_or_default();
    runtime.spawn(async move {
        loop {
            tokio::time::sleep(CERTIFICATE_CHECK_PERIOD).await;
            let Some(shared) = weak.upgrade() else { return };
            if let Ok(now) = std::fs::read(&cert)
                && now != last
            {
                last = now;
                tracing::info!(
                    "Certificate rotation detected, shutting down client connections to start using new credentials"
                );
                shared.transport.close_connections();
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_and_queries_as_go_writes_them() {
        assert_eq!(go_duration(Duration::from_secs(5)), "5s");
        assert_eq!(go_duration(Duration::from_millis(1500)), "1.5s");
        assert_eq!(go_duration(Duration::from_secs(3725)), "1h2m5s");
        let client = Client::new(Config::new("https://127.0.0.1:6443")).unwrap();
        let request = Request::of(Method::GET, &crate::resources::PODS, "a", "", "")
            .query(ListOptions::labels("a in (b, c)").query())
            .query([("watch", "true")]);
        assert_eq!(
            client.url(&request, Some(Duration::from_secs(5))),
            "https://127.0.0.1:6443/api/v1/namespaces/a/pods?labelSelector=a+in+%28b%2C+c%29&timeout=5s&watch=true"
        );
    }

    #[test]
    fn warnings() {
        assert_eq!(warning_text(r#"299 - "say \"x\" now""#).unwrap(), r#"say "x" now"#);
        assert_eq!(warning_text("199 - x"), None);
    }
}
