//! One object in the versions that webhooks and policies ask for.

use std::sync::Arc;

use apimachinery::{GroupVersionKind, GroupVersionResource, Status, Value};
use codec::MediaType;
use serde_json::value::RawValue;

use crate::request::AdmissionRequest;
use crate::serving::{Backend, Served, Table};

/// How the object is to be seen.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    pub resource: GroupVersionResource,
    pub kind: GroupVersionKind,
}

/// Other versions of the same stored resource, with their kinds.
pub fn equivalents(table: &Table, resource: &GroupVersionResource, subresource: &str) -> Vec<View> {
    let Some(served) = table.served(&resource.group, &resource.version, &resource.resource) else { return Vec::new() };
    let Backend::Stored(stored) = &served.backend else { return Vec::new() };
    let versions = table.groups.iter().flat_map(|group| &group.versions);
    let others = versions.flat_map(|version| &version.resources).filter(|other| {
        matches!(&other.backend, Backend::Stored(backend) if Arc::ptr_eq(backend, stored)) && other.gvr != *resource
    });
    others
        .filter_map(|other| {
            let kind = if subresource.is_empty() { other.gvk.clone() } else { other.sub(subresource)?.gvk.clone() };
            Some(View { resource: other.gvr.clone(), kind })
        })
        .collect()
}

/// Converts objects of one request between versions. Subresources of another
/// kind (Scale, Eviction) have one version only and stay as they are.
pub struct Converter(Option<Arc<Served>>);

impl Converter {
    pub fn new(table: &Table, request: &AdmissionRequest) -> Self {
        let resource = &request.resource;
        let served = table.served(&resource.group, &resource.version, &resource.resource);
        Converter(served.filter(|served| served.gvk.kind == request.kind.kind).cloned())
    }

    pub fn convert(&self, object: &Value, api_version: &str) -> Result<Value, Status> {
        let mut object = object.clone();
        if let Some(served) = &self.0
            && object.is_object()
            && object["apiVersion"].as_str() != Some(api_version)
        {
            served.codec.convert(&mut object, api_version)?;
            served.codec.canonicalize(&mut object);
        }
        Ok(object)
    }

    /// As expressions see it: what a built-in type holds empty is absent.
    pub fn expressed(&self, object: &Value, api_version: &str) -> Result<Value, Status> {
        let mut object = self.convert(object, api_version)?;
        if let Some(served) = self.0.as_ref().filter(|served| !served.codec.is_custom())
            && object.is_object()
        {
            served.codec.drop_empties(&mut object);
        }
        Ok(object)
    }

    pub fn json(&self, object: &Value) -> Box<RawValue> {
        let bytes = match &self.0 {
            Some(served) if object.is_object() => served.codec.json(object),
            _ => codec::json::encode_untyped(object),
        };
        let text = String::from_utf8(bytes).unwrap_or_default();
        RawValue::from_string(text.trim_end().to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    /// What is served, unless the request's kind is another.
    pub fn served(&self) -> Option<&Arc<Served>> {
        self.0.as_ref()
    }

    /// Brings a patched object into form, as decoding its JSON would.
    pub fn decode(&self, kind: &GroupVersionKind, patched: Value) -> Result<Value, Status> {
        let Some(served) = &self.0 else { return Ok(patched) };
        let bytes = codec::json::encode_untyped(&patched);
        let decoded = served.codec.decode(&kind.api_version(), &kind.kind, &bytes, MediaType::Json);
        let mut object = decoded.map_err(Status::internal)?.value;
        served.codec.defaults(&mut object);
        Ok(object)
    }
}
