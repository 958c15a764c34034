//! The `scale` subresource: a view of replicas and selector of a workload.
//!
//! Upstream followed: `pkg/registry/apps/*/storage` ScaleREST.

use std::sync::Arc;

use apimachinery::{GroupVersionKind, Status, Value, go, json, labels};
use async_trait::async_trait;
use http::header;
use hyper::body::Incoming;
use patch::apply::{FieldManager, ReplicasPaths, scale_to_parent, scale_to_subresource};

use super::patch::PatchType;
use crate::body::Response;
use crate::encode;
use crate::negotiate::{self, Offer, Output, Transform};
use crate::pipeline::{Cx, response};
use crate::registry::kind::decode_body;
use crate::registry::options::WriteOptions;
use crate::registry::update::NewObject;
use crate::registry::{Caller, Resource, managed, meta, plain_error};
use crate::request::{AdmissionRequest, Operation};
use crate::serving::{Column, ScalePaths, Served};

const API_VERSION: &str = "autoscaling/v1";

fn at<'a>(object: &'a Value, path: &str) -> &'a Value {
    let mut value = object;
    for step in path.trim_start_matches('.').split('.').filter(|s| !s.is_empty()) {
        value = &value[step];
    }
    value
}

fn set_at(object: &mut Value, path: &str, new: Value) {
    let mut value = object;
    for step in path.trim_start_matches('.').split('.').filter(|s| !s.is_empty()) {
        if !value.is_object() {
            *value = json!({});
        }
        value = &mut value[step];
    }
    *value = new;
}

/// A member of a custom resource that is to be an `int64` or a `string`; `None`:
/// nothing is there. The error is Go's.
pub fn nested<'v>(object: &'v Value, path: &str, wanted: &str) -> Result<Option<&'v Value>, String> {
    let steps: Vec<&str> = path.trim_start_matches('.').split('.').collect();
    let mut at = object;
    for (i, step) in steps.iter().enumerate() {
        if !at.is_object() {
            if at.is_null() {
                return Ok(None);
            }
            let so_far = steps[..=i].join(".");
            return Err(format!(
                ".{so_far} accessor error: {} is of the type {}, expected map[string]interface{{}}",
                patch::gofmt::plain(at),
                go::type_name(at)
            ));
        }
        match at.get(*step) {
            Some(next) => at = next,
            None => return Ok(None),
        }
    }
    let fits = match wanted {
        "int64" => at.as_i64().is_some(),
        _ => at.is_string(),
    };
    if fits {
        return Ok(Some(at));
    }
    Err(format!(
        ".{} accessor error: {} is of the type {}, expected {wanted}",
        steps.join("."),
        patch::gofmt::plain(at),
        go::type_name(at)
    ))
}

/// The Scale of an object.
pub fn view(object: &Value, paths: &ScalePaths) -> Value {
    let mut metadata = json!({});
    for key in ["name", "namespace", "uid", "resourceVersion", "creationTimestamp"] {
        let value = &object["metadata"][key];
        if !value.is_null() {
            metadata[key] = value.clone();
        }
    }
    let mut status = json!({"replicas": at(object, &paths.status_replicas).as_i64().unwrap_or(0)});
    let selector = at(object, &paths.selector);
    let text = match selector {
        Value::String(text) => text.clone(),
        Value::Object(map) if map.contains_key("matchLabels") || map.contains_key("matchExpressions") => {
            labels::Selector::from_label_selector(selector).map(|s| s.to_string()).unwrap_or_default()
        }
        Value::Object(_) => labels::Selector::from_map_value(selector).to_string(),
        _ => String::new(),
    };
    if !text.is_empty() {
        status["selector"] = json!(text);
    }
    let mut spec = json!({});
    let replicas = at(object, &paths.spec_replicas).as_i64().unwrap_or(0);
    if replicas != 0 {
        spec["replicas"] = json!(replicas);
    }
    json!({"kind": "Scale", "apiVersion": API_VERSION, "metadata": metadata, "spec": spec, "status": status})
}

fn answer(scale: &Value, output: &Output) -> Result<Response, Status> {
    let ty = schema::type_by_api_version(API_VERSION, "Scale").ok_or_else(|| Status::internal("no Scale"))?;
    let mut scale = scale.clone();
    codec::canonicalize(&mut scale, ty);
    if let Transform::Table { beta } = output.transform {
        let columns = [("Name", "string"), ("Desired", "integer"), ("Available", "integer"), ("Age", "string")].map(
            |(name, kind)| Column {
                name: name.into(),
                kind: kind.into(),
                description: name.into(),
                ..Column::default()
            },
        );
        let revision = Some(meta::resource_version(&scale).to_owned());
        let mut table = encode::TableWriter::with_columns(&columns, beta, "", revision, "", None);
        let cells = [
            json!(meta::name(&scale)),
            json!(scale["spec"]["replicas"].as_i64().unwrap_or(0)),
            json!(scale["status"]["replicas"].as_i64().unwrap_or(0)),
            api::printers::age(&scale, jiff::Timestamp::now().as_second()),
        ];
        let partial = json!({
            "kind": "PartialObjectMetadata",
            "apiVersion": encode::meta_version(beta),
            "metadata": scale["metadata"],
        });
        table.push(&cells, &[], Some(encode::partial_bytes(&partial, codec::MediaType::Json)));
        return Ok(response(200, output.encoding.as_str(), encode::document(table.finish(), output)?));
    }
    Ok(response(200, output.encoding.as_str(), encode::typed(&scale, ty, output)?))
}

/// The workload with the replicas of a Scale.
struct Scaled<'a> {
    cx: &'a Cx,
    stored: &'a Arc<Resource>,
    caller: &'a Caller<'a>,
    paths: &'a ScalePaths,
    change: Change<'a>,
    name: &'a str,
}

impl Scaled<'_> {
    fn replicas_paths(&self) -> ReplicasPaths {
        let path = self.paths.spec_replicas.trim_start_matches('.').split('.').map(str::to_owned).collect();
        [(self.caller.api_version.to_owned(), path)].into()
    }

    /// The Scale before the change, with the field owners that a Scale shows.
    fn live(&self, old: &Value) -> Result<Value, Status> {
        let mut live = view(old, self.paths);
        let entries = scale_to_subresource(old["metadata"].get("managedFields"), &self.replicas_paths())
            .map_err(Status::internal)?;
        meta::set(&mut live, "managedFields", entries.unwrap_or_default());
        Ok(live)
    }

    fn with_fields<T>(&self, run: impl FnOnce(&FieldManager<'_>) -> T) -> T {
        let now = meta::time(jiff::Timestamp::now());
        run(&FieldManager {
            kind: GroupVersionKind::new("autoscaling", "v1", "Scale"),
            subresource: self.caller.subresource,
            types: &managed::TypesOf { kind: "Scale", codec: self.stored.codec.as_ref() },
            reset: None,
            now: &now,
        })
    }

    fn applied(&self, old: &Value, bytes: &[u8], options: &WriteOptions) -> Result<Value, Status> {
        let decoded = managed::decode_apply(bytes)?;
        let live = self.live(old)?;
        let force = options.force.unwrap_or(false);
        self.with_fields(|fields| fields.apply(Some(&live), &decoded.value, &options.field_manager, force))
            .map_err(|error| error.status())
    }

    /// managedFields of the workload after the change.
    fn entries(&self, old: &Value, scale: Value) -> Result<Value, Status> {
        let is_apply = matches!(self.change, Change::Patch(PatchType::ApplyYaml, ..));
        let scale = if is_apply {
            scale
        } else {
            let live = self.live(old)?;
            self.with_fields(|fields| fields.update(Some(&live), scale, self.caller.manager))
        };
        let entries = scale_to_parent(
            old["metadata"].get("managedFields"),
            scale["metadata"].get("managedFields"),
            self.caller.api_version,
            &self.replicas_paths(),
        )
        .map_err(Status::internal)?;
        Ok(entries.unwrap_or_default())
    }
}

enum Change<'a> {
    /// A whole Scale, from PUT.
    Put(Value),
    Patch(PatchType, &'a [u8], &'a WriteOptions),
}

#[async_trait]
impl NewObject for Scaled<'_> {
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status> {
        let Some(old) = current else {
            return Err(Status::not_found(&self.stored.group_resource, self.name));
        };
        let scale = match &self.change {
            Change::Put(scale) => scale.clone(),
            Change::Patch(patch_type, bytes, options) => {
                if *patch_type == PatchType::ApplyYaml {
                    self.applied(old, bytes, options)?
                } else {
                    super::patch::decode_patched(
                        self.stored.codec.as_ref(),
                        &GroupVersionKind::new("autoscaling", "v1", "Scale"),
                        &view(old, self.paths),
                        *patch_type,
                        bytes,
                        options.field_validation,
                        &self.cx.warnings,
                    )?
                }
            }
        };
        super::write::check_name(&scale, self.name, self.caller.namespace)?;
        // Admission sees Scales, never the workload.
        let old_view = view(old, self.paths);
        let request = self.admission(scale, old_view.clone());
        let scale = self.cx.core.mutate_admission(self.caller, request).await?;
        let replicas = scale["spec"]["replicas"].as_i64().unwrap_or(0);
        if self.stored.codec.is_custom() {
            self.check_custom(old, &scale)?;
        } else if replicas < 0 {
            let error = apimachinery::FieldError::invalid(
                &apimachinery::Path::new("spec").child("replicas"),
                &json!(replicas),
                "must be greater than or equal to 0",
            );
            return Err(Status::invalid(&apimachinery::GroupKind::new("autoscaling", "Scale"), self.name, &[error]));
        }
        if let (wanted, false) = (meta::uid(&scale), meta::uid(&scale).is_empty())
            && wanted != meta::uid(old)
        {
            return Err(Status::conflict(
                &self.stored.group_resource,
                self.name,
                &format!("Precondition failed: UID in precondition: {wanted}, UID in object meta: {}", meta::uid(old)),
            ));
        }
        let mut object = old.clone();
        let entries = self.entries(old, scale.clone())?;
        set_at(&mut object, &self.paths.spec_replicas, json!(replicas));
        // Without a resourceVersion it is the present one that is scaled.
        if !meta::resource_version(&scale).is_empty() {
            meta::set(&mut object, "resourceVersion", meta::resource_version(&scale));
        }
        meta::set(&mut object, "managedFields", entries);
        self.stored.codec.defaults(&mut object);
        self.stored.codec.canonicalize(&mut object);
        let request = self.admission(view(&object, self.paths), old_view);
        self.cx.core.validate_admission(self.caller, request).await?;
        Ok(object)
    }
}

impl Scaled<'_> {
    /// A custom resource that had no replicas must get some; the number itself is
    /// a matter of its validation.
    fn check_custom(&self, old: &Value, scale: &Value) -> Result<(), Status> {
        let path = &self.paths.spec_replicas;
        let present = nested(old, path, "int64").map_err(plain_error)?;
        if present.is_none() && scale["spec"]["replicas"].is_null() && matches!(self.change, Change::Patch(..)) {
            let quoted = apimachinery::field::quote(path);
            return Err(Status::bad_request(format!("the spec replicas field {quoted} cannot be empty")));
        }
        Ok(())
    }

    fn admission(&self, scale: Value, old: Value) -> AdmissionRequest {
        let mut request = self.stored.admission(self.caller, Operation::Update, self.name, scale, old);
        request.kind = GroupVersionKind::new("autoscaling", "v1", "Scale");
        request
    }
}

pub async fn handle(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    paths: &ScalePaths,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let output = cx.negotiate(&Offer::OBJECTS)?;
    let name = cx.info.name.as_str();
    let namespace = if served.namespaced { cx.info.namespace.as_str() } else { "" };
    let verb = cx.info.verb.as_str();
    if verb == "get" {
        let key = stored.key(namespace, name)?;
        let entry = stored.storage.get(&key, None).await.map_err(|e| stored.storage_status(e, name))?;
        let object = encode::value(served, &entry)?;
        if served.codec.is_custom() {
            let found = nested(&object, &paths.spec_replicas, "int64").map_err(Status::bad_request)?;
            nested(&object, &paths.status_replicas, "int64").map_err(Status::bad_request)?;
            if found.is_none() {
                let quoted = apimachinery::field::quote(&paths.spec_replicas);
                return Err(Status::internal(format!("the spec replicas field {quoted} does not exist")));
            }
        }
        return answer(&view(&object, paths), &output);
    }
    let content_type = cx.header(header::CONTENT_TYPE).to_owned();
    let options;
    let bytes;
    let change = if verb == "update" {
        let media = negotiate::body_encoding(&content_type, &negotiate::ALL)?;
        bytes = super::body(cx, request).await?;
        options = WriteOptions::read(&cx.query, "UpdateOptions", false)?;
        let expected = GroupVersionKind::new("autoscaling", "v1", "Scale");
        let body = decode_body(served.codec.as_ref(), &expected, &[], &bytes, media, options.field_validation)?;
        cx.warnings.extend(body.warnings);
        super::write::check_name(&body.object, name, namespace)?;
        Change::Put(body.object)
    } else {
        let Some(patch_type) = PatchType::read(&content_type) else {
            return Err(super::route_unsupported());
        };
        bytes = super::body(cx, request).await?;
        options = WriteOptions::read(&cx.query, "PatchOptions", patch_type == PatchType::ApplyYaml)?;
        Change::Patch(patch_type, &bytes, &options)
    };
    let manager = options.manager(cx.header(header::USER_AGENT));
    let api_version = served.api_version();
    let caller = super::caller(cx, namespace, &api_version, options.dry_run, &options.object, &manager);
    let mut scaled = Scaled { cx, stored, caller: &caller, paths, change, name };
    let updated = stored.update(&caller, name, &mut scaled, false).await?;
    answer(&view(&encode::value(served, &updated.entry)?, paths), &output)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accessor_errors_are_gos() {
        let object = json!({"spec": {"replicas": "x"}, "status": 1});
        assert_eq!(
            nested(&object, ".spec.replicas", "int64").unwrap_err(),
            ".spec.replicas accessor error: x is of the type string, expected int64"
        );
        assert_eq!(
            nested(&object, ".status.replicas", "int64").unwrap_err(),
            ".status.replicas accessor error: 1 is of the type int64, expected map[string]interface{}"
        );
        assert_eq!(nested(&object, ".spec.nosuch", "int64"), Ok(None));
    }
}
