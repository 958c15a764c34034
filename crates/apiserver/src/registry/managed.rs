//! Field management of writes: who owns which fields, kept in
//! `metadata.managedFields`.
//!
//! Upstream followed: `apimachinery/pkg/util/managedfields`.

use apimachinery::{FieldError, GroupKind, Path, Status, Value};
use codec::{FieldValidation, MediaType};
use schema::Type;

use super::options::WriteOptions;
use super::{Caller, Resource, meta};
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

/// A patched object that is not decoded yet.
pub struct Patched {
    pub object: Value,
    /// What a strict reading of the patch objects to.
    pub strict_errors: Vec<String>,
    /// How upstream shows the result in an error about it.
    pub shown: String,
}

/// Applies a patch body to an object in the request's version. `original`: its
/// JSON in field order.
pub fn apply_bytes(
    patch_type: PatchType,
    object: &Value,
    original: &[u8],
    bytes: &[u8],
    type_of: Option<&'static Type>,
    validation: FieldValidation,
) -> Result<Patched, Status> {
    let strict = validation != FieldValidation::Ignore;
    let decoded = codec::decode_untyped(bytes, MediaType::Json).map_err(|error| {
        let text = error.0;
        Status::bad_request(if patch_type == PatchType::Json && strict {
            format!("error decoding patch: {text}")
        } else {
            text
        })
    })?;
    let mut strict_errors = if strict { decoded.strict_errors } else { Vec::new() };
    let failed = |error: patch::PatchError| {
        tracing::debug!(%error, "a patch was refused");
        error.status()
    };
    let object = match patch_type {
        PatchType::Json => {
            let operations = patch::json_patch::decode(&decoded.value, strict).map_err(failed)?;
            strict_errors = operations.strict_errors.clone();
            patch::json_patch::apply(&operations, object).map_err(failed)?
        }
        PatchType::Merge => {
            patch::merge_patch::apply(object.clone(), &decoded.value, strict).map_err(failed)?
        }
        PatchType::Strategic => {
            let ty = type_of.ok_or_else(|| Status::internal("strategic merge needs a built-in type"))?;
            let patched = patch::strategic::apply(object.clone(), &decoded.value, ty).map_err(failed)?;
            let shown = patch::gofmt::plain(&decoded.value);
            return Ok(Patched { object: patched, strict_errors, shown });
        }
        PatchType::ApplyYaml => return Err(Status::internal("apply is no patch of bytes")),
    };
    let shown = go_merged_text(original, &object);
    Ok(Patched { object, strict_errors, shown })
}

/// The text that upstream's patch library leaves: members of what it touched in
/// alphabetical order, untouched parts as they were.
fn go_merged_text(original: &[u8], patched: &Value) -> String {
    type Raw = std::collections::BTreeMap<String, Box<serde_json::value::RawValue>>;
    let (Ok(before), Value::Object(members)) = (serde_json::from_slice::<Raw>(original), patched) else {
        return patched.to_string();
    };
    let parts: Vec<String> = members
        .iter()
        .map(|(key, value)| {
            let text = match before.get(key) {
                Some(raw) if serde_json::from_str::<Value>(raw.get()).is_ok_and(|old| old == *value) => {
                    raw.get().to_owned()
                }
                Some(raw) => go_merged_text(raw.get().as_bytes(), value),
                None => value.to_string(),
            };
            format!("{}:{text}", Value::String(key.clone()))
        })
        .collect();
    format!("{{{}}}", parts.join(","))
}

/// How upstream words a patch whose result does not decode.
pub fn patched_is_bad(shown: &str, why: &str) -> Status {
    let error = FieldError::invalid(&Path::new("patch"), &Value::String(shown.to_owned()), why);
    Status::invalid(&GroupKind::default(), "", &[error])
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
