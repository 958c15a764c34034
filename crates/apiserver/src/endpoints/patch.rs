//! PATCH: JSON patch, merge patch, strategic merge patch and apply.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/patch.go`.

use std::sync::Arc;

use apimachinery::{GroupVersionKind, Status, Value};
use async_trait::async_trait;
use bytes::Bytes;
use codec::{FieldValidation, MediaType};
use http::header;
use hyper::body::Incoming;

use super::write::{admit_create, admit_update, check_name, dedup_owners, to_hub};
use crate::body::Response;
use crate::encode;
use crate::pipeline::{Cx, response};
use crate::registry::KindCodec;
use crate::registry::create::match_namespace;
use crate::registry::options::WriteOptions;
use crate::registry::update::NewObject;
use crate::registry::{Caller, Resource, Warnings, managed, meta};
use crate::serving::Served;

/// Tries when a patch without resourceVersion meets other writers.
const MAX_CONFLICTS: usize = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatchType {
    Json,
    Merge,
    Strategic,
    ApplyYaml,
}

impl PatchType {
    pub fn read(content_type: &str) -> Option<Self> {
        match content_type.split(';').next().unwrap_or_default().trim() {
            "application/json-patch+json" => Some(PatchType::Json),
            "application/merge-patch+json" => Some(PatchType::Merge),
            "application/strategic-merge-patch+json" => Some(PatchType::Strategic),
            "application/apply-patch+yaml" => Some(PatchType::ApplyYaml),
            _ => None,
        }
    }
}

/// What all ways of patching share.
struct Patch<'a> {
    cx: &'a Cx,
    served: &'a Served,
    stored: &'a Arc<Resource>,
    caller: &'a Caller<'a>,
    options: &'a WriteOptions,
    patch_type: PatchType,
    bytes: Bytes,
    name: &'a str,
}

impl Patch<'_> {
    /// The present object in the request's version, as patches see it.
    fn versioned(&self, current: &Value) -> Result<Value, Status> {
        let mut object = current.clone();
        let api_version = self.served.api_version();
        if object["apiVersion"].as_str() != Some(&api_version) {
            self.served.codec.convert(&mut object, &api_version)?;
            self.served.codec.canonicalize(&mut object);
        }
        Ok(object)
    }

    /// The patched object in hub version.
    fn patched(&self, current: &Value) -> Result<Value, Status> {
        let versioned = self.versioned(current)?;
        let mut object = decode_patched(
            self.served.codec.as_ref(),
            &self.served.gvk,
            &versioned,
            self.patch_type,
            &self.bytes,
            self.options.field_validation,
            &self.cx.warnings,
        )?;
        match_namespace(&mut object, self.served.namespaced, self.caller.namespace)?;
        to_hub(self.served, self.stored, &mut object)?;
        Ok(object)
    }
}

impl Patch<'_> {
    /// The object that server-side apply makes, in hub version.
    fn applied(&self, current: Option<&Value>) -> Result<Value, Status> {
        let object = managed::apply(self.caller, self.stored, current, &self.bytes, self.options, &self.cx.warnings)?;
        let json = serde_json::to_vec(&object).map_err(Status::internal)?;
        let gvk = &self.served.gvk;
        let decoded = self
            .served
            .codec
            .decode(&gvk.api_version(), &gvk.kind, &json, MediaType::Json)
            .map_err(Status::bad_request)?;
        let mut object = decoded.value;
        object["apiVersion"] = Value::String(gvk.api_version());
        object["kind"] = Value::String(gvk.kind.clone());
        match_namespace(&mut object, self.served.namespaced, self.caller.namespace)?;
        to_hub(self.served, self.stored, &mut object)?;
        Ok(object)
    }
}

/// Patches `versioned` and decodes the result as `gvk`.
pub fn decode_patched(
    kind_codec: &dyn KindCodec,
    gvk: &GroupVersionKind,
    versioned: &Value,
    patch_type: PatchType,
    bytes: &[u8],
    validation: FieldValidation,
    warnings: &Warnings,
) -> Result<Value, Status> {
    let original = kind_codec.json(versioned);
    let type_of = schema::type_by_gvk(&gvk.group, &gvk.version, &gvk.kind);
    let patched = managed::apply_bytes(patch_type, versioned, &original, bytes, type_of, validation)?;
    let json = serde_json::to_vec(&patched.object).map_err(Status::internal)?;
    let bad = |why: &str| managed::patched_is_bad(&patched.shown, why);
    let text = |key: &str| patched.object[key].as_str().unwrap_or_default();
    let (api_version, kind) = (text("apiVersion"), text("kind"));
    let (api_version, kind) = if patch_type == PatchType::Strategic {
        (versioned["apiVersion"].as_str().unwrap_or_default(), gvk.kind.as_str())
    } else {
        (api_version, kind)
    };
    if kind.is_empty() {
        return Err(bad(&format!("Object 'Kind' is missing in '{}'", patched.shown)));
    }
    if api_version.is_empty() {
        return Err(bad(&format!("Object 'apiVersion' is missing in '{}'", patched.shown)));
    }
    // Custom resources take any kind; validation says more.
    let custom = kind_codec.is_custom() && gvk.group != "autoscaling";
    let (given_version, given_kind) =
        if custom { (api_version.to_owned(), kind.to_owned()) } else { (gvk.api_version(), gvk.kind.clone()) };
    if !custom && (api_version != gvk.api_version() || kind != gvk.kind) {
        let group_version = apimachinery::GroupVersion::parse(api_version).unwrap_or_default();
        return Err(bad(&match schema::type_by_api_version(api_version, kind) {
            None => format!(
                "no kind {} is registered for version {} in scheme {}",
                apimachinery::field::quote(kind),
                apimachinery::field::quote(api_version),
                apimachinery::field::quote(crate::registry::kind::SCHEME)
            ),
            Some(other) => match codec::decode(&json, MediaType::Json, other) {
                Err(error) => error.0,
                Ok(_) => format!(
                    "unable to convert object from {}.{kind} to {}.{}",
                    group_version.version, gvk.version, gvk.kind
                ),
            },
        }));
    }
    let decoded = kind_codec.decode(api_version, kind, &json, MediaType::Json).map_err(|why| bad(&why))?;
    let mut strict = patched.strict_errors.clone();
    strict.extend(decoded.strict_errors.iter().cloned());
    match validation {
        FieldValidation::Strict if !strict.is_empty() => {
            return Err(bad(&format!("strict decoding error: {}", strict.join(", "))));
        }
        FieldValidation::Warn => warnings.extend(strict),
        _ => {}
    }
    let mut object = decoded.value;
    object["apiVersion"] = Value::String(given_version);
    object["kind"] = Value::String(given_kind);
    Ok(object)
}

#[async_trait]
impl NewObject for Patch<'_> {
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status> {
        let Some(old) = current else {
            if self.patch_type != PatchType::ApplyYaml {
                return Err(Status::not_found(&self.stored.group_resource, self.name));
            }
            let mut object = self.applied(None)?;
            check_name(&object, self.name, self.caller.namespace)?;
            dedup_owners(self.cx, &mut object, false);
            return admit_create(self.cx, self.stored, self.caller, object).await;
        };
        let mut object = if self.patch_type == PatchType::ApplyYaml {
            self.applied(Some(old))?
        } else {
            let mut object = self.patched(old)?;
            managed::record_update(self.caller, self.stored, old, &mut object);
            object
        };
        check_name(&object, self.name, self.caller.namespace)?;
        dedup_owners(self.cx, &mut object, false);
        admit_update(self.cx, self.stored, self.caller, self.name, object, old).await
    }
    fn may_create(&self) -> bool {
        self.patch_type == PatchType::ApplyYaml
    }
}

pub async fn patch(
    cx: &Cx,
    served: &Served,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
) -> Result<Response, Status> {
    let content_type = cx.header(header::CONTENT_TYPE);
    let accepted = managed::patch_types(served);
    let Some(patch_type) = PatchType::read(content_type)
        .filter(|_| accepted.iter().any(|a| content_type.split(';').next().unwrap_or_default().trim() == *a))
    else {
        return Err(super::route_unsupported());
    };
    let output = cx.negotiate(&super::read::offer(served, false))?;
    let bytes = super::body(cx, request).await?;
    let options = WriteOptions::read(&cx.query, "PatchOptions", patch_type == PatchType::ApplyYaml)?;
    let manager = options.manager(cx.header(header::USER_AGENT));
    let api_version = served.api_version();
    let name = cx.info.name.as_str();
    let namespace = if served.namespaced { cx.info.namespace.as_str() } else { "" };
    let caller = super::caller(cx, namespace, &api_version, options.dry_run, &options.object, &manager);
    let mut patch = Patch { cx, served, stored, caller: &caller, options: &options, patch_type, bytes, name };
    let mut tries = 0;
    let updated = loop {
        match stored.update(&caller, name, &mut patch, true).await {
            Err(status) if status.is_conflict() && tries < MAX_CONFLICTS && !names_revision(&patch) => tries += 1,
            done => break done?,
        }
    };
    let include = super::read::include_object(cx, &output)?;
    let body = encode::entry(served, &updated.entry, &output, &include)?;
    Ok(response(if updated.created { 201 } else { 200 }, output.encoding.as_str(), body))
}

/// A patch that names a resourceVersion must meet it: trying again is no use.
fn names_revision(patch: &Patch<'_>) -> bool {
    match patch.patch_type {
        PatchType::Json => true,
        PatchType::ApplyYaml => true,
        PatchType::Merge | PatchType::Strategic => {
            serde_json::from_slice::<Value>(&patch.bytes).is_ok_and(|value| !meta::resource_version(&value).is_empty())
        }
    }
}
