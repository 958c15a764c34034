//! POST, PUT and DELETE.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/{create,update,delete}.go`.

use std::sync::Arc;

use apimachinery::{GroupVersionKind, Status, Value, json};
use async_trait::async_trait;
use bytes::Bytes;
use codec::MediaType;
use futures::StreamExt;
use http::header;
use hyper::body::Incoming;
use storage::{Entry, ListRequest, ListResult};

use crate::body::Response;
use crate::encode;
use crate::negotiate::{self, Output};
use crate::pipeline::{Cx, response};
use crate::registry::create::match_namespace;
use crate::registry::delete::Deleted;
use crate::registry::kind::decode_body;
use crate::registry::options::{DeleteOptions, ListOptions, WriteOptions};
use crate::registry::select::selection;
use crate::registry::swap::Preconditions;
use crate::registry::update::NewObject;
use crate::registry::{Caller, Resource, managed, meta};
use crate::request::Operation;
use crate::serving::{Answer, Served, Virtual, VirtualRequest};

/// Deletes of a collection that run at once: upstream's default of
/// `--delete-collection-workers`.
const COLLECTION_WORKERS: usize = 1;

/// `apiVersion`s that a body may have beside the request's own.
fn accepted(served: &Served) -> Vec<String> {
    let _ = served;
    Vec::new()
}

fn media(cx: &Cx, served: &Served) -> Result<MediaType, Status> {
    negotiate::body_encoding(cx.header(header::CONTENT_TYPE), served.codec.media_types())
}

/// Warns of owner references that were there twice.
pub fn dedup_owners(cx: &Cx, object: &mut Value, after_admission: bool) {
    let gone = meta::dedup_owner_references(object);
    if !gone.is_empty() {
        let when = if after_admission { " after mutating admission happens" } else { "" };
        cx.warnings.add(format!(
            ".metadata.ownerReferences contains duplicate entries{when}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: {}",
            gone.join(", ")
        ));
    }
}

/// To the hub version, defaults applied before.
pub fn to_hub(served: &Served, stored: &Resource, object: &mut Value) -> Result<(), Status> {
    served.codec.defaults(object);
    // The hub of a custom version is the version itself; one that says otherwise
    // is refused by validation.
    if object["apiVersion"].as_str() != Some(&stored.hub) && !served.codec.is_custom() {
        served.codec.convert(object, &stored.hub)?;
    }
    served.codec.canonicalize(object);
    Ok(())
}

pub async fn create(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let media = media(cx, served)?;
    let bytes = super::body(cx, request).await?;
    let options = WriteOptions::read(&cx.query, "CreateOptions", false)?;
    let body =
        decode_body(served.codec.as_ref(), &served.gvk, &accepted(served), &bytes, media, options.field_validation)?;
    cx.warnings.extend(body.warnings);
    let mut object = body.object;
    let namespace = if served.namespaced {
        cx.info.namespace.clone()
    } else if cx.info.resource == "namespaces" && cx.info.api_group.is_empty() {
        meta::name(&object).to_owned()
    } else {
        String::new()
    };
    meta::wipe_system_fields(&mut object);
    match_namespace(&mut object, served.namespaced, &namespace)?;
    dedup_owners(cx, &mut object, false);
    to_hub(served, stored, &mut object)?;
    let manager = options.manager(cx.header(header::USER_AGENT));
    let api_version = served.api_version();
    let caller = super::caller(cx, &namespace, &api_version, options.dry_run, &options.object, &manager);
    managed::record_create(&caller, stored, &mut object);
    let object = admit_create(cx, stored, &caller, object).await?;
    let entry = stored.create(&caller, object, true).await?;
    let include = super::read::include_object(cx, &output)?;
    let body = encode::entry(served, &entry, &output, &include)?;
    Ok(response(201, output.encoding.as_str(), body))
}

/// Mutating admission of a create.
pub async fn admit_create(cx: &Cx, stored: &Resource, caller: &Caller<'_>, object: Value) -> Result<Value, Status> {
    let name = if meta::name(&object).is_empty() { cx.info.name.clone() } else { meta::name(&object).to_owned() };
    let request = stored.admission(caller, Operation::Create, &name, object, Value::Null);
    let mut object = cx.core.mutate_admission(caller, request).await?;
    dedup_owners(cx, &mut object, true);
    stored.codec.defaults(&mut object);
    stored.codec.canonicalize(&mut object);
    Ok(object)
}

/// Mutating admission of an update.
pub async fn admit_update(
    cx: &Cx,
    stored: &Resource,
    caller: &Caller<'_>,
    name: &str,
    object: Value,
    old: &Value,
) -> Result<Value, Status> {
    let request = stored.admission(caller, Operation::Update, name, object, old.clone());
    let mut object = cx.core.mutate_admission(caller, request).await?;
    dedup_owners(cx, &mut object, true);
    stored.codec.defaults(&mut object);
    stored.codec.canonicalize(&mut object);
    Ok(object)
}

/// `checkName`: what the object says of itself against the URL.
pub fn check_name(object: &Value, name: &str, namespace: &str) -> Result<(), Status> {
    let own = meta::name(object);
    if own.is_empty() {
        return Err(Status::bad_request(format!(
            "the name of the object ({name} based on URL) was undeterminable: name must be provided"
        )));
    }
    if own != name {
        return Err(Status::bad_request(format!(
            "the name of the object ({own}) does not match the name on the URL ({name})"
        )));
    }
    let own = meta::namespace(object);
    if !namespace.is_empty() && !own.is_empty() && own != namespace {
        return Err(Status::bad_request(format!(
            "the namespace of the object ({own}) does not match the namespace on the request ({namespace})"
        )));
    }
    Ok(())
}

/// The object of a PUT.
struct Put<'a> {
    cx: &'a Cx,
    stored: &'a Arc<Resource>,
    caller: &'a Caller<'a>,
    object: Value,
    name: &'a str,
}

#[async_trait]
impl NewObject for Put<'_> {
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status> {
        let mut object = self.object.clone();
        match current {
            Some(old) => {
                managed::record_update(self.caller, self.stored, old, &mut object);
                admit_update(self.cx, self.stored, self.caller, self.name, object, old).await
            }
            None => {
                managed::record_create(self.caller, self.stored, &mut object);
                admit_create(self.cx, self.stored, self.caller, object).await
            }
        }
    }
    fn preconditions(&self) -> Preconditions {
        let uid = meta::uid(&self.object);
        Preconditions { uid: (!uid.is_empty()).then(|| uid.to_owned()), resource_version: None }
    }
}

pub async fn update(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let name = cx.info.name.clone();
    let namespace = if served.namespaced { cx.info.namespace.clone() } else { String::new() };
    let bytes_media = media(cx, served)?;
    let bytes = super::body(cx, request).await?;
    let options = WriteOptions::read(&cx.query, "UpdateOptions", false)?;
    let body = decode_body(
        served.codec.as_ref(),
        &served.gvk,
        &accepted(served),
        &bytes,
        bytes_media,
        options.field_validation,
    )?;
    cx.warnings.extend(body.warnings);
    let mut object = body.object;
    match_namespace(&mut object, served.namespaced, &namespace)?;
    check_name(&object, &name, &namespace)?;
    dedup_owners(cx, &mut object, false);
    to_hub(served, stored, &mut object)?;
    let manager = options.manager(cx.header(header::USER_AGENT));
    let api_version = served.api_version();
    let caller = super::caller(cx, &namespace, &api_version, options.dry_run, &options.object, &manager);
    let mut put = Put { cx, stored, caller: &caller, object, name: &name };
    let updated = stored.update(&caller, &name, &mut put, true).await?;
    let include = super::read::include_object(cx, &output)?;
    let body = encode::entry(served, &updated.entry, &output, &include)?;
    Ok(response(if updated.created { 201 } else { 200 }, output.encoding.as_str(), body))
}

/// DeleteOptions of the body, else of the query.
async fn delete_options(cx: &Cx, request: http::Request<Incoming>) -> Result<DeleteOptions, Status> {
    let content_type = cx.header(header::CONTENT_TYPE).to_owned();
    let bytes = super::body(cx, request).await?;
    if bytes.is_empty() {
        return DeleteOptions::read(&cx.query);
    }
    let media = negotiate::body_encoding(&content_type, &negotiate::ALL)?;
    let ty = schema::type_by_name("io.k8s.apimachinery.pkg.apis.meta.v1.DeleteOptions")
        .ok_or_else(|| Status::internal("no DeleteOptions"))?;
    check_delete_kind(&bytes, media)?;
    let decoded = codec::decode(&bytes, media, ty).map_err(|error| Status::bad_request(error.0))?;
    let mut object = decoded.value;
    if let Some(map) = object.as_object_mut() {
        map.insert("kind".into(), json!("DeleteOptions"));
        map.insert("apiVersion".into(), json!("meta.k8s.io/v1"));
    }
    DeleteOptions::from_object(object)
}

/// A body of another kind is refused with upstream's text.
fn check_delete_kind(bytes: &Bytes, media: MediaType) -> Result<(), Status> {
    let (api_version, kind) = match media {
        MediaType::Json => codec::peek_type_meta(bytes).map(|t| (t.api_version, t.kind)),
        MediaType::Yaml => codec::decode_untyped(bytes, media).map(|d| {
            let text = |key: &str| d.value[key].as_str().unwrap_or("").to_owned();
            (text("apiVersion"), text("kind"))
        }),
        MediaType::Protobuf => codec::protobuf::unwrap(bytes).map(|u| (u.api_version.clone(), u.kind.clone())),
    }
    .map_err(|error| Status::bad_request(error.0))?;
    if kind.is_empty() || kind == "DeleteOptions" {
        return Ok(());
    }
    Err(Status::bad_request(format!(
        "no kind {} is registered for version {} in scheme {}",
        apimachinery::field::quote(&kind),
        apimachinery::field::quote(&api_version),
        apimachinery::field::quote(crate::registry::kind::SCHEME)
    )))
}

/// The body of a Status of success.
fn success(details: apimachinery::status::Details, output: &Output) -> Response {
    let status = Status {
        status: "Success".into(),
        details: Some(details),
        reason: String::new(),
        message: String::new(),
        code: 0,
        ..Status::failure(0, "", "")
    };
    response(200, output.encoding.as_str(), encode::status(&status, output))
}

pub async fn delete(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let options = delete_options(cx, request).await?;
    let api_version = served.api_version();
    let namespace = if served.namespaced { cx.info.namespace.as_str() } else { "" };
    let caller = super::caller(cx, namespace, &api_version, options.dry_run, &options.object, "");
    let name = cx.info.name.as_str();
    let admission = stored.admission(&caller, Operation::Delete, name, Value::Null, Value::Null);
    cx.core.mutate_admission(&caller, admission).await?;
    if let Some(text) = stored.hooks.warning_on_delete(&options) {
        cx.warnings.add(text);
    }
    match stored.delete(&caller, name, &options, true).await? {
        Deleted::Status(details) => Ok(success(details, &output)),
        Deleted::Object { entry, gone } => {
            let code = if !gone && options.orphan_dependents == Some(false) { 202 } else { 200 };
            let include = super::read::include_object(cx, &output)?;
            Ok(response(code, output.encoding.as_str(), encode::entry(served, &entry, &output, &include)?))
        }
    }
}

pub async fn delete_collection(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let namespace = if served.namespaced { cx.info.namespace.as_str() } else { "" };
    let list_options = ListOptions::read(&without_body_options(cx), false)?;
    let selection = selection(served, namespace, None, &list_options)?;
    let options = delete_options(cx, request).await?;
    let api_version = served.api_version();
    let caller = super::caller(cx, namespace, &api_version, options.dry_run, &options.object, "");
    let admission = stored.admission(&caller, Operation::Delete, "", Value::Null, Value::Null);
    cx.core.mutate_admission(&caller, admission).await?;
    let revision =
        list_options.revision().map_err(|why| Status::bad_request(format!("invalid resource version: {why}")))?;
    let listing = ListRequest {
        scope: selection.scope,
        predicate: selection.predicate,
        resource_version: revision,
        resource_version_match: list_options.resource_version_match,
        limit: u64::try_from(list_options.limit).unwrap_or(0),
        continue_token: list_options.continue_token,
    };
    let result = stored.storage.list(&listing).await.map_err(|error| stored.storage_status(error, ""))?;
    let deletions = futures::stream::iter(result.entries.iter().cloned())
        .map(|entry: Arc<Entry>| {
            let caller = &caller;
            let options = &options;
            async move {
                let caller = Caller { namespace: entry.namespace(), ..caller.clone() };
                match stored.delete(&caller, entry.name(), options, true).await {
                    Err(status) if status.is_not_found() => Ok(()),
                    other => other.map(|_| ()),
                }
            }
        })
        .buffer_unordered(COLLECTION_WORKERS)
        .collect::<Vec<_>>()
        .await;
    for outcome in deletions {
        outcome?;
    }
    let result = ListResult {
        entries: result.entries,
        revision: result.revision,
        continue_token: result.continue_token,
        remaining_item_count: result.remaining_item_count,
    };
    let include = super::read::include_object(cx, &output)?;
    Ok(response(200, output.encoding.as_str(), encode::list(served, &result, &output, &include)?))
}

fn without_body_options(cx: &Cx) -> crate::query::Query {
    let mut query = cx.query.clone();
    query.remove("watch");
    query
}

/// POST to a resource or subresource without storage.
pub async fn create_virtual(
    cx: &Cx,
    served: &Served,
    gvk: &GroupVersionKind,
    target: &dyn Virtual,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let media = media(cx, served)?;
    let bytes = super::body(cx, request).await?;
    let options = WriteOptions::read(&cx.query, "CreateOptions", false)?;
    let body =
        decode_body(served.codec.as_ref(), gvk, &target.accepted_versions(), &bytes, media, options.field_validation)?;
    cx.warnings.extend(body.warnings);
    let mut object = body.object;
    if !target.keeps_system_metadata() {
        meta::wipe_system_fields(&mut object);
    }
    let in_namespace = served.namespaced;
    if object.get("metadata").is_some() {
        match_namespace(&mut object, in_namespace, &cx.info.namespace)?;
    }
    served.codec.defaults(&mut object);
    served.codec.canonicalize(&mut object);
    let api_version = gvk.api_version();
    let namespace = if in_namespace { cx.info.namespace.as_str() } else { "" };
    let manager = options.manager(cx.header(header::USER_AGENT));
    let caller = super::caller(cx, namespace, &api_version, options.dry_run, &options.object, &manager);
    let object = if object.get("metadata").is_some() {
        managed::record_virtual(served.codec.as_ref(), gvk, &caller, object)
    } else {
        object
    };
    let virtual_request = VirtualRequest { caller: &caller, info: &cx.info, query: &cx.query, served };
    let answer: Answer = target.create(&virtual_request, object).await?;
    super::read::virtual_answer(cx, served, answer, &output)
}
