//! GET and LIST.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/get.go`.

use std::sync::Arc;

use apimachinery::status::{Cause, Details};
use apimachinery::{GroupResource, Status, json};
use hyper::body::Incoming;
use storage::{ListRequest, StorageError};

use crate::body::Response;
use crate::negotiate::{Offer, Output, Transform};
use crate::pipeline::{Cx, response};
use crate::registry::Resource;
use crate::registry::options::{ListOptions, parse_resource_version};
use crate::registry::select::selection;
use crate::serving::{Answer, Backend, Served};
use crate::{encode, negotiate};

/// The content type of an answer.
pub fn content_type(output: &Output) -> String {
    match output.transform {
        Transform::None => output.encoding.as_str().to_owned(),
        _ => output.encoding.as_str().to_owned(),
    }
}

/// `includeObject` of a Table request.
pub fn include_object(cx: &Cx, output: &Output) -> Result<String, Status> {
    let text = cx.query.text("includeObject");
    if !matches!(output.transform, Transform::Table { .. }) {
        return Ok(text);
    }
    match text.as_str() {
        "" | "None" | "Metadata" | "Object" => Ok(text),
        other => Err(Status::bad_request(format!(
            "Unable to convert to Table as requested: includeObject: Invalid value: {}: must be 'Metadata', 'Object', 'None', or empty",
            apimachinery::field::quote(other)
        ))),
    }
}

/// What a kind's answers may be.
pub fn offer(served: &Served, watch: bool) -> Offer<'static> {
    let offer = if watch { Offer::WATCH } else { Offer::OBJECTS };
    Offer { encodings: served.codec.media_types(), ..offer }
}

pub async fn get(cx: &Cx, served: &Served, stored: &Arc<Resource>) -> Result<Response, Status> {
    let output = cx.negotiate(&offer(served, false))?;
    let include = include_object(cx, &output)?;
    let name = &cx.info.name;
    let key = stored.key(&cx.info.namespace, name)?;
    let revision = parse_resource_version(&cx.query.text("resourceVersion")).map_err(crate::registry::plain_error)?;
    let entry = stored.storage.get(&key, revision).await.map_err(|error| match error {
        // The key as the registry has it, without the store's own prefix.
        StorageError::CorruptObject { message, .. } => {
            let group = &stored.group_resource;
            let key = format!("/{}/{}/{key}", group.group, group.resource).replace("//", "/");
            Status::internal(StorageError::CorruptObject { key, message })
        }
        error => stored.storage_status(error, name),
    })?;
    let body = encode::entry(served, &entry, &output, &include)?;
    Ok(response(200, &content_type(&output), body))
}

pub async fn list(
    cx: &Cx,
    served: &Arc<Served>,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
    forced_watch: bool,
) -> Result<Response, Status> {
    let info = &cx.info;
    let is_watch = info.verb == "watch";
    let name = (info.parts.len() >= 2).then(|| info.parts[1].as_str()).filter(|n| !n.is_empty());
    let namespace = if served.namespaced { info.namespace.as_str() } else { "" };
    if is_watch {
        let options = ListOptions::read(&cx.query, forced_watch)?;
        return super::watch::watch(cx, served, stored, request, namespace, name, options).await;
    }
    let output = cx.negotiate(&offer(served, false))?;
    let include = include_object(cx, &output)?;
    let options = ListOptions::read(&cx.query, false)?;
    let selection = selection(served, namespace, name, &options)?;
    let revision = options.revision().map_err(|why| Status::bad_request(format!("invalid resource version: {why}")))?;
    let request = ListRequest {
        scope: selection.scope,
        predicate: selection.predicate,
        resource_version: revision,
        resource_version_match: options.resource_version_match,
        limit: u64::try_from(options.limit).unwrap_or(0),
        continue_token: options.continue_token,
    };
    let result = stored.storage.list(&request).await.map_err(|error| match error {
        StorageError::CorruptObjects { objects } => unreadable(&stored.group_resource, &objects),
        error => stored.storage_status(error, ""),
    })?;
    let body = encode::list(served, &result, &output, &include)?;
    Ok(response(200, &content_type(&output), body))
}

/// A list some of whose objects do not decode.
fn unreadable(resource: &GroupResource, objects: &[(String, String)]) -> Status {
    let text = |(key, message): &(String, String)| {
        StorageError::CorruptObject { key: key.clone(), message: message.clone() }.to_string()
    };
    let texts: Vec<String> = objects.iter().map(text).collect();
    let joined = if texts.len() == 1 { texts[0].clone() } else { format!("[{}]", texts.join(", ")) };
    let causes = objects
        .iter()
        .zip(&texts)
        .map(|((key, _), text)| Cause {
            reason: "UnexpectedServerResponse".into(),
            message: text.clone(),
            field: key.clone(),
        })
        .collect();
    let message = format!("failed to read one or more {resource} from the storage: {joined}");
    Status::failure(500, "StorageReadError", message).with_details(Details {
        name: "list".into(),
        group: resource.group.clone(),
        kind: resource.resource.clone(),
        causes,
        ..Details::default()
    })
}

/// The answer of a virtual resource.
pub fn virtual_answer(cx: &Cx, served: &Served, answer: Answer, output: &Output) -> Result<Response, Status> {
    let _ = cx;
    let (code, object) = match answer {
        Answer::Object(code, object) => (code, object),
        Answer::List(object) => (200, object),
    };
    if let Transform::Table { beta } = output.transform
        && served.gvk.kind.as_str() == object["kind"].as_str().unwrap_or("").trim_end_matches("List")
    {
        let mut table =
            encode::TableWriter::new(served, beta, &cx.query.text("includeObject"), Some(String::new()), "", None);
        let items = object["items"].as_array().cloned().unwrap_or_else(|| vec![object.clone()]);
        let now = jiff::Timestamp::now().as_second();
        for item in &items {
            let row = match &served.backend {
                Backend::Virtual(target) => target.row(&served.gvk.version, item, now),
                Backend::Stored(stored) => stored.strategy.row(&served.gvk.version, item, now),
            };
            let partial = json!({
                "kind": "PartialObjectMetadata",
                "apiVersion": encode::meta_version(beta),
                "metadata": item["metadata"],
            });
            let ty = schema::type_by_name("io.k8s.apimachinery.pkg.apis.meta.v1.PartialObjectMetadata")
                .ok_or_else(|| Status::internal("no PartialObjectMetadata"))?;
            table.push(&row.cells, &row.conditions, Some(codec::json::encode(&partial, ty)));
        }
        let body = encode::document(table.finish(), output)?;
        return Ok(response(code, output.encoding.as_str(), body));
    }
    let api_version = object["apiVersion"].as_str().unwrap_or_default();
    let kind = object["kind"].as_str().unwrap_or_default();
    let body = match schema::type_by_api_version(api_version, kind) {
        Some(ty) => {
            let mut object = object;
            codec::canonicalize(&mut object, ty);
            encode::typed(&object, ty, output)?
        }
        None => encode::document(serde_json::to_vec(&object).map_err(Status::internal)?, output)?,
    };
    Ok(response(code, output.encoding.as_str(), body))
}

/// 406 for a request that accepts nothing of what a watch can send.
pub fn watch_not_acceptable() -> Status {
    let types = [
        format!("{};stream=watch", negotiate::Encoding::Json.as_str()),
        format!("{};stream=watch", negotiate::Encoding::Protobuf.as_str()),
    ];
    Status::failure(406, "NotAcceptable", format!("only the following media types are accepted: {}", types.join(", ")))
}
