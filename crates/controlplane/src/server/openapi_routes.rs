//! `/openapi/v2` and `/openapi/v3`: the documents of crate `openapi`, made when
//! first asked for and kept as bytes.
//!
//! Invariant: a v3 document's hash is the SHA-512 of its bytes, so that clients
//! may keep it forever under that hash. Limits: v3 in JSON only (upstream also
//! has a protobuf form); custom resources are added by [`OpenApi::publish`].
//!
//! Upstream followed: `k8s.io/kube-openapi/pkg/{handler,handler3}`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{Map, Value, json};
use apiserver::body::{Body, Response};
use apiserver::core::Core;
use apiserver::negotiate::parse_accept;
use apiserver::pipeline::{Cx, response};
use apiserver::routes::Route;
use apiserver::serving::RemoteServer;
use async_trait::async_trait;
use bytes::Bytes;
use http::header::{CACHE_CONTROL, ETAG, EXPIRES, HeaderValue, IF_NONE_MATCH, LOCATION, VARY};
use hyper::body::Incoming;
use openapi::custom::Documents;
use parking_lot::Mutex;

use crate::aggregation::documents::OpenApiParts;
use crate::aggregation::remote::Remote;

const JSON: &str = "application/json";
/// Seconds that a document under its hash may be kept: a year.
const HASHED_SECONDS: i64 = 365 * 24 * 3600;

/// A document as it is sent.
#[derive(Clone)]
struct Rendered {
    bytes: Bytes,
    /// Upper-case hex, without quotes.
    hash: String,
}

impl Rendered {
    fn of(document: &Value) -> Self {
        Self::of_bytes(codec::json::encode_untyped(document))
    }
    fn of_bytes(bytes: Vec<u8>) -> Self {
        let bytes = Bytes::from(bytes);
        let hash = apiserver::discovery::etag(&bytes).trim_matches('"').to_owned();
        Rendered { bytes, hash }
    }
}

/// Documents of a group version that another server serves.
struct RemoteDocuments {
    key: String,
    parts: OpenApiParts,
    server: Arc<Remote>,
}

#[derive(Default)]
struct State {
    v2: Option<Rendered>,
    v2_protobuf: Option<Rendered>,
    v3: BTreeMap<String, Rendered>,
    /// By key, `apis/GROUP/VERSION`.
    custom: BTreeMap<String, Documents>,
    /// By APIService.
    remote: BTreeMap<String, RemoteDocuments>,
}

/// The published documents.
#[derive(Default)]
pub struct OpenApi {
    state: Mutex<State>,
}

impl OpenApi {
    /// Sets or takes away (`None`) the documents of a custom group version.
    pub fn publish(&self, group: &str, version: &str, custom: Option<Documents>) {
        let key = format!("apis/{group}/{version}");
        let mut state = self.state.lock();
        state.v3.remove(&key);
        state.v2 = None;
        state.v2_protobuf = None;
        match custom {
            Some(custom) => state.custom.insert(key, custom),
            None => state.custom.remove(&key),
        };
    }

    /// Sets or takes away what an APIService's server publishes: group, version,
    /// its parts, and the server.
    pub fn set_remote(&self, name: &str, remote: Option<(String, String, OpenApiParts, Arc<Remote>)>) {
        let mut state = self.state.lock();
        state.v2 = None;
        state.v2_protobuf = None;
        match remote {
            Some((group, version, parts, server)) => {
                let key = format!("apis/{group}/{version}");
                state.remote.insert(name.to_owned(), RemoteDocuments { key, parts, server });
            }
            None => {
                state.remote.remove(name);
            }
        }
    }

    /// The server of what an APIService publishes, as it is seen now.
    pub fn set_server(&self, name: &str, server: &Arc<Remote>) {
        if let Some(documents) = self.state.lock().remote.get_mut(name) {
            documents.server = server.clone();
        }
    }

    /// The server that publishes a key's document, and the document's address.
    fn remote(&self, key: &str) -> Option<(Arc<Remote>, String)> {
        let state = self.state.lock();
        let found = state.remote.values().find(|remote| remote.key == key)?;
        Some((found.server.clone(), found.parts.v3_url.clone()?))
    }

    fn v2(&self, core: &Core, protobuf: bool) -> Rendered {
        let mut state = self.state.lock();
        let State { v2, v2_protobuf, custom, remote, .. } = &mut *state;
        let document = || {
            let (mut paths, mut definitions) = (Map::new(), Map::new());
            for custom in custom.values() {
                paths.extend(custom.v2_paths.clone());
                definitions.extend(custom.v2_definitions.clone());
            }
            for remote in remote.values() {
                paths.extend(remote.parts.v2_paths.clone());
                definitions.extend(remote.parts.v2_definitions.clone());
            }
            openapi::v2::document(served(core), paths, definitions)
        };
        if protobuf {
            let encoded = || Rendered::of_bytes(openapi::protobuf::encode(&document()));
            return v2_protobuf.get_or_insert_with(encoded).clone();
        }
        v2.get_or_insert_with(|| Rendered::of(&document())).clone()
    }

    fn keys(&self, core: &Core) -> Vec<String> {
        let mut keys = openapi::v3::paths(served(core));
        for key in self.state.lock().custom.keys() {
            let group = key.rsplit_once('/').map_or("", |(group, _)| group).to_owned();
            keys.push(group);
            keys.push(key.clone());
        }
        keys.sort();
        keys.dedup();
        keys
    }

    fn v3(&self, core: &Core, key: &str) -> Option<Rendered> {
        let mut state = self.state.lock();
        if let Some(found) = state.v3.get(key) {
            return Some(found.clone());
        }
        let document = match state.custom.get(key) {
            Some(custom) => custom.v3.clone(),
            None => openapi::v3::document(key, served(core))?,
        };
        let rendered = Rendered::of(&document);
        state.v3.insert(key.to_owned(), rendered.clone());
        Some(rendered)
    }
}

fn served(core: &Core) -> impl Fn(&schema::Resource) -> bool {
    let table = core.table.load_full();
    move |resource| table.served(resource.group, resource.version, resource.resource).is_some()
}

/// The first of `subtypes` (of `application/`) that the client's clauses name,
/// in their order; JSON when it says nothing.
fn chosen<'a>(cx: &Cx, subtypes: &[&'a str]) -> Option<&'a str> {
    let accept = cx.accept();
    if accept.is_empty() {
        return subtypes.first().copied();
    }
    parse_accept(&accept).iter().filter(|clause| matches!(clause.kind.as_str(), "application" | "*")).find_map(
        |clause| subtypes.iter().find(|subtype| clause.subtype == "*" || clause.subtype == **subtype).copied(),
    )
}

/// The document, or 304 to who has it.
fn answer(cx: &Cx, rendered: &Rendered, media: &str) -> Response {
    let tag = format!("\"{}\"", rendered.hash);
    let known = cx.header(IF_NONE_MATCH).split(',').any(|known| matches!(known.trim(), "*") || known.trim() == tag);
    let body = if known { Body::empty() } else { Body::full(rendered.bytes.clone()) };
    let mut answer = response(if known { 304 } else { 200 }, media, body);
    if let Ok(value) = HeaderValue::from_str(&tag) {
        answer.headers_mut().insert(ETAG, value);
    }
    answer
}

fn not_acceptable() -> Response {
    let mut empty = response(406, "", Body::empty());
    empty.headers_mut().remove(http::header::CONTENT_TYPE);
    empty
}

struct V2(Arc<OpenApi>);

#[async_trait]
impl Route for V2 {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        let [old, new] = openapi::protobuf::SUBTYPES;
        let mut answer = match chosen(cx, &["json", old, new]) {
            Some("json") => answer(cx, &self.0.v2(&cx.core, false), JSON),
            Some(_) => answer(cx, &self.0.v2(&cx.core, true), openapi::protobuf::MEDIA_TYPE),
            None => not_acceptable(),
        };
        answer.headers_mut().append(VARY, HeaderValue::from_static("Accept"));
        answer.headers_mut().append(VARY, HeaderValue::from_static("Accept-Encoding"));
        answer
    }
}

/// The index; the aggregator sends it as text.
struct V3Index(Arc<OpenApi>);

#[async_trait]
impl Route for V3Index {
    async fn handle(&self, cx: &Cx, _request: http::Request<Incoming>) -> Response {
        let mut paths = Map::new();
        for key in self.0.keys(&cx.core) {
            if let Some(rendered) = self.0.v3(&cx.core, &key) {
                let url = format!("/openapi/v3/{key}?hash={}", rendered.hash);
                paths.insert(key, json!({"serverRelativeURL": url}));
            }
        }
        for remote in self.0.state.lock().remote.values() {
            if let Some(url) = &remote.parts.v3_url {
                paths.insert(remote.key.clone(), json!({"serverRelativeURL": url}));
            }
        }
        let body = codec::json::encode_untyped(&json!({"paths": paths}));
        response(200, "text/plain; charset=utf-8", Body::full(body))
    }
}

struct V3(Arc<OpenApi>);

#[async_trait]
impl Route for V3 {
    async fn handle(&self, cx: &Cx, request: http::Request<Incoming>) -> Response {
        let key = cx.info.path.trim_start_matches("/openapi/v3/").to_owned();
        if let Some((server, _)) = self.0.remote(&key) {
            return server.proxy(cx, request).await;
        }
        let mut answer = if chosen(cx, &["json"]).is_none() {
            not_acceptable()
        } else if let Some(rendered) = self.0.v3(&cx.core, &key) {
            self.document(cx, &request, &key, &rendered)
        } else {
            // Upstream writes nothing at all for a group version it does not know.
            response(200, "", Body::empty())
        };
        answer.headers_mut().insert(VARY, HeaderValue::from_static("Accept"));
        answer
    }
}

impl V3 {
    fn document(&self, cx: &Cx, request: &http::Request<Incoming>, key: &str, rendered: &Rendered) -> Response {
        let query = request.uri().query().unwrap_or("");
        let hash = query.split('&').find_map(|pair| pair.strip_prefix("hash=")).unwrap_or("");
        if hash.is_empty() {
            return answer(cx, rendered, JSON);
        }
        if hash != rendered.hash {
            let mut moved = response(301, JSON, Body::empty());
            let url = format!("/openapi/v3/{key}?hash={}", rendered.hash);
            if let Ok(value) = HeaderValue::from_str(&url) {
                moved.headers_mut().insert(LOCATION, value);
            }
            return moved;
        }
        let mut answer = answer(cx, rendered, JSON);
        answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, immutable"));
        let expires = jiff::Timestamp::now() + jiff::SignedDuration::from_secs(HASHED_SECONDS);
        let text = expires.strftime("%a, %d %b %Y %H:%M:%S UTC").to_string();
        if let Ok(value) = HeaderValue::from_str(&text) {
            answer.headers_mut().insert(EXPIRES, value);
        }
        answer
    }
}

/// Adds the routes; the returned handle publishes custom resources.
pub fn install(core: &Core) -> Arc<OpenApi> {
    let published = Arc::new(OpenApi::default());
    core.routes.add("/openapi/v2", true, Arc::new(V2(published.clone())));
    core.routes.add("/openapi/v3", true, Arc::new(V3Index(published.clone())));
    core.routes.add("/openapi/v3/", true, Arc::new(V3(published.clone())));
    published
}
