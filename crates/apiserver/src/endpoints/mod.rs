//! From an authorized request to its handler.

pub mod connect;
pub mod nonresource;
pub mod patch;
pub mod read;
pub mod scale;
pub mod watch;
pub mod write;

use std::sync::Arc;
use std::time::Duration;

use apimachinery::status::Details;
use apimachinery::{Status, Value};
use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use hyper::body::Incoming;

use crate::body::Response;
use crate::negotiate::ALL;
use crate::pipeline::Cx;
use crate::registry::Caller;
use crate::serving::{Backend, Served, SubBackend, VirtualRequest};

/// The time that a request may take.
pub fn timeout(cx: &Cx) -> Result<Duration, Status> {
    let most = cx.core.settings.request_timeout;
    let Some(text) = cx.query.get("timeout").filter(|t| !t.is_empty()) else { return Ok(most) };
    let nanoseconds = apimachinery::duration::parse(text)
        .map_err(|error| Status::bad_request(format!("invalid timeout specified in the request URL - {error}")))?;
    let asked = Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(0));
    Ok(if asked.is_zero() { most } else { asked.min(most) })
}

pub fn not_found() -> Status {
    Status::failure(404, "NotFound", "the server could not find the requested resource")
        .with_details(Details::default())
}
pub fn not_allowed() -> Status {
    Status::failure(405, "MethodNotAllowed", "the server does not allow this method on the requested resource")
        .with_details(Details::default())
}

/// go-restful's answer to a body that the route does not consume.
pub fn route_unsupported() -> Status {
    Status::failure(415, "UnsupportedMediaType", "415: Unsupported Media Type").with_details(Details::default())
}

/// go-restful refuses what accepts nothing that the route produces, before the
/// handler looks at parameters of media types.
fn check_route(cx: &Cx, list: bool) -> Result<(), Status> {
    const STREAMS: [&str; 2] = ["application/json;stream=watch", "application/vnd.kubernetes.protobuf;stream=watch"];
    let accept = cx.accept();
    if ALL.iter().any(|encoding| nonresource::accepts(&accept, encoding.as_str())) {
        return Ok(());
    }
    let mut types: Vec<&str> = ALL.iter().map(|encoding| encoding.as_str()).collect();
    if list {
        types.extend(STREAMS);
    }
    Err(nonresource::route_not_acceptable(&types))
}

pub async fn handle(cx: &Cx, request: http::Request<Incoming>) -> Response {
    if !cx.info.is_resource_request {
        return nonresource::handle(cx, request).await;
    }
    // A group version that is not served has no routes at all.
    let table = cx.core.table.load();
    let Some(group) = table.group(&cx.info.api_group) else { return nonresource::page_not_found() };
    let custom = || {
        let mut resources = group.versions.iter().flat_map(|version| &version.resources);
        resources.all(|served| served.codec.is_custom())
    };
    if table.version(&cx.info.api_group, &cx.info.api_version).is_none() && custom() {
        return nonresource::page_not_found();
    }
    drop(table);
    match resource(cx, request).await {
        Ok(response) => response,
        Err(status) => cx.error(&status),
    }
}

/// The body of a write, at most `limit` bytes.
pub async fn body(cx: &Cx, request: http::Request<Incoming>) -> Result<Bytes, Status> {
    let limit = cx.core.settings.max_body;
    let too_large =
        || Status::failure(413, "RequestEntityTooLarge", format!("Request entity too large: limit is {limit}"));
    let content_type = cx.header(http::header::CONTENT_TYPE);
    let mut body = request.into_body();
    let mut out = BytesMut::new();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| Status::bad_request(format!("reading the body: {error}")))?;
        if let Ok(data) = frame.into_data() {
            if out.len() + data.len() > limit {
                return Err(too_large());
            }
            out.extend_from_slice(&data);
        }
    }
    let bytes = out.freeze();
    cx.bodies.request(content_type, &bytes);
    Ok(bytes)
}

/// A caller of the registry for this request.
pub fn caller<'a>(
    cx: &'a Cx,
    namespace: &'a str,
    api_version: &'a str,
    dry_run: bool,
    options: &'a Value,
    manager: &'a str,
) -> Caller<'a> {
    Caller {
        core: &cx.core,
        user: &cx.user,
        warnings: &cx.warnings,
        audit: &cx.audit,
        namespace,
        subresource: &cx.info.subresource,
        api_version,
        dry_run,
        options,
        manager,
    }
}

async fn resource(cx: &Cx, request: http::Request<Incoming>) -> Result<Response, Status> {
    let info = &cx.info;
    let table = cx.core.table.load_full();
    if let Some(version) = table.version(&info.api_group, &info.api_version)
        && let Some(remote) = version.remote.clone()
    {
        drop(table);
        return Ok(remote.proxy(cx, request).await);
    }
    let Some(served) = table.served(&info.api_group, &info.api_version, &info.resource).cloned() else {
        return Err(not_found());
    };
    if let Some(text) = &served.warning {
        cx.warnings.add(text.clone());
    }
    // A namespaced resource is reached below its namespace; without, lists and watches only.
    let in_namespace = !info.namespace.is_empty() && info.resource != "namespaces";
    let named = info.parts.len() >= 2 && !info.parts[1].is_empty();
    if served.namespaced != in_namespace {
        if !served.namespaced || named && info.verb != "watch" {
            return Err(not_found());
        }
        if !matches!(info.verb.as_str(), "list" | "watch") {
            return Err(not_allowed());
        }
    }
    if !info.subresource.is_empty() {
        return subresource(cx, served, request).await;
    }
    let verb = info.verb.as_str();
    if cx.method == http::Method::HEAD || verb.is_empty() {
        return Err(not_allowed());
    }
    if !served.codec.is_custom() {
        check_route(cx, matches!(verb, "list" | "watch"))?;
    }
    let forced_watch = verb == "watch" && !cx.query.flag("watch").unwrap_or(false);
    let by_name = named && !forced_watch;
    match (&served.backend, verb) {
        (Backend::Stored(stored), "get") if by_name => read::get(cx, &served, stored).await,
        (Backend::Stored(stored), "get" | "list" | "watch") => {
            if verb == "watch" && !served.has_verb("watch") {
                return Err(Status::method_not_supported(&info.group_resource(), "watch"));
            }
            read::list(cx, &served, stored, request, forced_watch).await
        }
        (Backend::Stored(stored), "create") if !named => write::create(cx, &served, stored, request).await,
        (Backend::Stored(stored), "update") if named => write::update(cx, &served, stored, request).await,
        (Backend::Stored(stored), "patch") if named => patch::patch(cx, &served, stored, request).await,
        (Backend::Stored(stored), "delete") if named => write::delete(cx, &served, stored, request).await,
        (Backend::Stored(stored), "deletecollection") if served.has_verb("deletecollection") => {
            write::delete_collection(cx, &served, stored, request).await
        }
        (Backend::Virtual(virtual_resource), _) => {
            let virtual_resource = virtual_resource.clone();
            virtual_call(cx, &served, &served.gvk, &served.verbs, virtual_resource.as_ref(), request).await
        }
        _ => Err(not_allowed()),
    }
}

async fn subresource(cx: &Cx, served: Arc<Served>, request: http::Request<Incoming>) -> Result<Response, Status> {
    let info = &cx.info;
    let Some(sub) = served.sub(&info.subresource) else {
        if served.codec.is_custom() {
            return Err(Status::not_found(&info.group_resource(), &info.name));
        }
        return Err(not_found());
    };
    if let SubBackend::Connect(connector) = &sub.backend {
        return connect::call(cx, &served, sub, connector.clone(), request).await;
    }
    let rest = &info.parts[3.min(info.parts.len())..];
    if rest.iter().any(|part| !part.is_empty()) {
        return Err(not_found());
    }
    let verb = info.verb.as_str();
    if cx.method == http::Method::HEAD || !sub.verbs.iter().any(|v| v == verb) {
        return Err(not_allowed());
    }
    match &sub.backend {
        SubBackend::Virtual(virtual_resource) => {
            virtual_call(cx, &served, &sub.gvk, &sub.verbs, virtual_resource.clone().as_ref(), request).await
        }
        SubBackend::Object => {
            let Backend::Stored(stored) = &served.backend else { return Err(not_found()) };
            match verb {
                "get" => read::get(cx, &served, stored).await,
                "update" => write::update(cx, &served, stored, request).await,
                "patch" => patch::patch(cx, &served, stored, request).await,
                _ => Err(not_allowed()),
            }
        }
        SubBackend::Scale(paths) => {
            let Backend::Stored(stored) = &served.backend else { return Err(not_found()) };
            scale::handle(cx, &served, stored, paths, request).await
        }
        SubBackend::Connect(_) => Err(not_found()),
    }
}

/// A virtual resource or subresource: decode, ask, encode.
async fn virtual_call(
    cx: &Cx,
    served: &Served,
    gvk: &apimachinery::GroupVersionKind,
    verbs: &[String],
    target: &dyn crate::serving::Virtual,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let verb = cx.info.verb.as_str();
    if !verbs.iter().any(|v| v == verb) {
        if verb == "watch" && verbs.iter().any(|v| v == "list") {
            return Err(Status::method_not_supported(&cx.info.group_resource(), "watch"));
        }
        return Err(not_allowed());
    }
    let api_version = gvk.api_version();
    if verb == "create" {
        return write::create_virtual(cx, served, gvk, target, request).await;
    }
    let output = cx.negotiate(&crate::negotiate::Offer::OBJECTS)?;
    let options = Value::Null;
    let caller = caller(cx, &cx.info.namespace, &api_version, false, &options, "");
    let virtual_request = VirtualRequest { caller: &caller, info: &cx.info, query: &cx.query, served };
    let answer = match verb {
        "get" => target.get(&virtual_request).await?,
        _ => target.list(&virtual_request).await?,
    };
    read::virtual_answer(cx, served, answer, &output)
}
