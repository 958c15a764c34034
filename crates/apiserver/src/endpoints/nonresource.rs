//! What is no resource: discovery, OpenAPI, version, health, the index, and the
//! routes that other parts have added.

use std::sync::Arc;

use apimachinery::status::Details;
use apimachinery::{Status, Value, json};
use codec::MediaType;
use component_base::health::{Answer, Checks};
use http::header::{self, HeaderValue};
use hyper::body::Incoming;

use crate::body::{Body, Response};
use crate::negotiate::{self, Clause, Offer, Output};
use crate::pipeline::{Cx, nosniff, paths_document, response, status_response, text_error};
use crate::{discovery, encode};

pub async fn handle(cx: &Cx, request: http::Request<Incoming>) -> Response {
    let path = cx.info.path.clone();
    match respond(cx, &path, request).await {
        Ok(response) => response,
        Err(status) => cx.error(&status),
    }
}

/// go-restful's 406, which lists what a route can produce.
pub fn route_not_acceptable(types: &[&str]) -> Status {
    Status::failure(
        406,
        "NotAcceptable",
        format!("406: Not Acceptable\n\nAvailable representations: {}", types.join(", ")),
    )
    .with_details(Details::default())
}

/// Whether an Accept header takes a media type at all.
pub fn accepts(accept: &str, media: &str) -> bool {
    if accept.trim().is_empty() {
        return true;
    }
    let (kind, subtype) = media.split_once('/').unwrap_or((media, ""));
    negotiate::parse_accept(accept)
        .iter()
        .any(|c| (c.kind == "*" || c.kind == kind) && (c.subtype == "*" || c.subtype == subtype))
}

async fn respond(cx: &Cx, path: &str, request: http::Request<Incoming>) -> Result<Response, Status> {
    let trimmed = if path.len() > 1 { path.trim_end_matches('/') } else { path };
    if let Some(route) = cx.core.routes.find(path) {
        return Ok(route.handle(cx, request).await);
    }
    let parts: Vec<&str> = trimmed.trim_start_matches('/').split('/').collect();
    match parts.as_slice() {
        [""] => Ok(index(cx, 200)),
        ["api"] | ["apis"] => root_discovery(cx, parts[0] == "api"),
        ["api", version] => group_version(cx, "", version, request).await,
        ["apis", group] => {
            let table = cx.core.table.load();
            let group = table.group(group).filter(|g| !g.name.is_empty()).ok_or_else(super::not_found);
            match group {
                Ok(group) => {
                    get_only(cx)?;
                    discovery_document(cx, discovery::group_document(group), "APIGroup")
                }
                Err(_) => Ok(page_not_found()),
            }
        }
        ["apis", group, version] => group_version(cx, group, version, request).await,
        ["version"] => {
            get_only(cx)?;
            let json = negotiate::Encoding::Json.as_str();
            if !accepts(&cx.accept(), json) {
                return Err(route_not_acceptable(&[json]));
            }
            let mut version = json!({});
            for (name, value) in component_base::tables::version::VERSION {
                version[*name] = json!(value);
            }
            let ty = schema::type_by_name("io.k8s.apimachinery.pkg.version.Info");
            let bytes = match ty {
                Some(ty) => codec::json::encode(&version, ty),
                None => serde_json::to_vec(&version).map_err(Status::internal)?,
            };
            Ok(response(200, negotiate::Encoding::Json.as_str(), Body::full(encode::indent(&bytes))))
        }
        ["livez" | "readyz" | "healthz", rest @ ..] => {
            let health = &cx.core.health;
            let checks = match parts[0] {
                "livez" => &health.livez,
                "readyz" => &health.readyz,
                _ => &health.healthz,
            };
            Ok(health_answer(cx, parts[0], checks, rest))
        }
        _ if path.starts_with("/debug/") || path.starts_with("/logs") || path == "/configz" => Ok(page_not_found()),
        _ => Ok(index(cx, 404)),
    }
}

/// Go's `http.NotFound`.
pub fn page_not_found() -> Response {
    text_error(404, "404 page not found")
}

fn get_only(cx: &Cx) -> Result<(), Status> {
    if cx.method == http::Method::GET { Ok(()) } else { Err(super::not_allowed()) }
}

fn index(cx: &Cx, code: u16) -> Response {
    let mut paths: Vec<String> = cx.core.routes.listed();
    paths.push("/apis/".into());
    for path in ["/api", "/apis", "/version", "/livez", "/readyz", "/healthz"] {
        paths.push(path.into());
    }
    let table = cx.core.table.load();
    for group in &table.groups {
        let prefix = if group.name.is_empty() {
            "/api".to_owned()
        } else {
            let prefix = format!("/apis/{}", group.name);
            paths.push(prefix.clone());
            prefix
        };
        paths.extend(group.versions.iter().map(|v| format!("{prefix}/{}", v.version)));
    }
    let health = &cx.core.health;
    for (endpoint, checks) in [("livez", &health.livez), ("readyz", &health.readyz), ("healthz", &health.healthz)] {
        paths.extend(checks.names().into_iter().map(|name| format!("/{endpoint}/{name}")));
    }
    paths.sort();
    paths.dedup();
    paths_document(code, &paths)
}

/// `/api` and `/apis`: legacy or aggregated.
fn root_discovery(cx: &Cx, core: bool) -> Result<Response, Status> {
    let clauses = negotiate::parse_accept(&cx.accept());
    for clause in &clauses {
        if let Some(encoding) = aggregated_encoding(clause) {
            return aggregated(cx, core, encoding);
        }
        if clause.param("as").is_none() && plain_encoding(clause).is_some() {
            break;
        }
    }
    let all_aggregated = !clauses.is_empty() && clauses.iter().all(|c| c.param("as").is_some());
    if all_aggregated {
        return Err(negotiate::not_acceptable(&negotiate::ALL));
    }
    if core {
        get_only(cx)?;
    }
    let document = if core {
        discovery::api_versions(&cx.core.settings.external_address)
    } else {
        discovery::group_list(&cx.core.table.load())
    };
    discovery_document(cx, document, if core { "APIVersions" } else { "APIGroupList" })
}

fn plain_encoding(clause: &Clause) -> Option<MediaType> {
    negotiate::ALL.into_iter().find(|encoding| {
        let subtype = &encoding.as_str()["application/".len()..];
        (clause.kind == "*" || clause.kind == "application") && (clause.subtype == "*" || clause.subtype == subtype)
    })
}

fn aggregated_encoding(clause: &Clause) -> Option<MediaType> {
    let wanted = clause.param("g") == Some("apidiscovery.k8s.io")
        && clause.param("v") == Some("v2")
        && clause.param("as") == Some("APIGroupDiscoveryList");
    plain_encoding(clause).filter(|encoding| wanted && *encoding != MediaType::Yaml)
}

fn aggregated(cx: &Cx, core: bool, encoding: MediaType) -> Result<Response, Status> {
    let document = discovery::aggregated(&cx.core.table.load(), core);
    let ty = schema::type_by_api_version("apidiscovery.k8s.io/v2", "APIGroupDiscoveryList")
        .ok_or_else(|| Status::internal("no APIGroupDiscoveryList"))?;
    let json = codec::json::encode(&document, ty);
    let tag = discovery::etag(&json);
    let media = format!("{};g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList", encoding.as_str());
    let mut answer = if cx.header(header::IF_NONE_MATCH) == tag {
        let mut unchanged = http::Response::new(Body::empty());
        *unchanged.status_mut() = http::StatusCode::NOT_MODIFIED;
        unchanged
    } else {
        let output = Output { encoding, transform: negotiate::Transform::None, pretty: cx.pretty() };
        response(200, &media, encode::typed(&document, ty, &output)?)
    };
    let headers = answer.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("Accept"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    Ok(answer)
}

async fn group_version(
    cx: &Cx,
    group: &str,
    version: &str,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let table = cx.core.table.load_full();
    let Some(found) = table.version(group, version) else {
        return Ok(page_not_found());
    };
    if let Some(remote) = found.remote.clone() {
        drop(table);
        return Ok(remote.proxy(cx, request).await);
    }
    get_only(cx)?;
    let json = negotiate::ALL.iter().any(|encoding| accepts(&cx.accept(), encoding.as_str()));
    if !json {
        return Err(route_not_acceptable(&negotiate::ALL.map(|e| e.as_str())));
    }
    discovery_document(cx, discovery::resource_list(group, found), "APIResourceList")
}

fn discovery_document(cx: &Cx, document: Value, kind: &str) -> Result<Response, Status> {
    let output = cx.negotiate(&Offer::PLAIN)?;
    let name = format!("io.k8s.apimachinery.pkg.apis.meta.v1.{kind}");
    let ty = schema::type_by_name(&name).ok_or_else(|| Status::internal(format!("no {kind}")))?;
    Ok(response(200, output.encoding.as_str(), encode::typed(&document, ty, &output)?))
}

fn health_answer(cx: &Cx, endpoint: &str, checks: &Checks, rest: &[&str]) -> Response {
    let answer = if rest.is_empty() {
        let exclude: Vec<String> = cx.query.all("exclude").map(str::to_owned).collect();
        checks.answer(endpoint, cx.query.has("verbose"), &exclude)
    } else {
        let name = rest.join("/");
        let Some(answer) = checks.answer_one(&name) else { return page_not_found() };
        let Answer { code, body } = answer;
        let mut one = response(code, "text/plain; charset=utf-8", Body::full(body));
        if code != 200 {
            nosniff(&mut one);
        }
        return one;
    };
    let mut whole = response(answer.code, "text/plain; charset=utf-8", Body::full(answer.body));
    nosniff(&mut whole);
    whole
}

/// A Status for a route that has no encoder of its own.
pub fn status(status: &Status) -> Response {
    status_response(status, &Output::JSON)
}

/// A fixed document as a route.
pub struct Fixed {
    pub content_type: String,
    pub body: bytes::Bytes,
    pub headers: Vec<(header::HeaderName, HeaderValue)>,
}

#[async_trait::async_trait]
impl crate::routes::Route for Fixed {
    async fn handle(&self, _cx: &Cx, _request: http::Request<Incoming>) -> Response {
        let mut answer = response(200, &self.content_type, Body::full(self.body.clone()));
        for (name, value) in &self.headers {
            answer.headers_mut().insert(name.clone(), value.clone());
        }
        answer
    }
}

/// Arc for [`crate::routes::Routes::add`].
pub fn fixed(content_type: &str, body: impl Into<bytes::Bytes>) -> Arc<Fixed> {
    Arc::new(Fixed { content_type: content_type.to_owned(), body: body.into(), headers: Vec::new() })
}
