//! Field management of writes: who owns which fields, kept in
//! `metadata.managedFields`.
//!
//! Upstream followed: `apimachinery/pkg/util/managedfields`.

use apimachinery::{FieldError, GroupKind, GroupVersionKind, Path, Status, Value};
use codec::{FieldValidation, MediaType};
use patch::apply::{ConvertError, FieldManager};
use patch::smd::TypeRef;
use schema::Type;

use super::options::WriteOptions;
use super::{Caller, KindCodec, Resource, meta};
use crate::endpoints::patch::PatchType;
use crate::serving::Served;

/// The object in the version of the request, for field management.
fn in_request_version<'o>(
    caller: &Caller<'_>,
    stored: &Resource,
    object: &'o Value,
) -> Result<std::borrow::Cow<'o, Value>, Status> {
    if object["apiVersion"].as_str() == Some(caller.api_version) {
        return Ok(std::borrow::Cow::Borrowed(object));
    }
    let mut converted = object.clone();
    stored.codec.convert(&mut converted, caller.api_version)?;
    stored.codec.canonicalize(&mut converted);
    Ok(std::borrow::Cow::Owned(converted))
}

fn request_kind(caller: &Caller<'_>, stored: &Resource) -> GroupVersionKind {
    let version = apimachinery::GroupVersion::parse(caller.api_version).unwrap_or_default();
    version.with_kind(stored.kind.kind.clone())
}

fn with_manager<T>(caller: &Caller<'_>, stored: &Resource, run: impl FnOnce(&FieldManager<'_>) -> T) -> T {
    let now = meta::time(jiff::Timestamp::now());
    run(&FieldManager {
        kind: request_kind(caller, stored),
        subresource: caller.subresource,
        types: stored.codec.field_types(),
        reset: stored.reset.get(caller.subresource),
        now: &now,
    })
}

fn record(caller: &Caller<'_>, stored: &Resource, old: Option<&Value>, object: &mut Value) {
    if caller.manager.is_empty() {
        return;
    }
    let managed = (|| {
        let mut new = in_request_version(caller, stored, object)?.into_owned();
        stored.codec.drop_empties(&mut new);
        let old = old.map(|old| in_request_version(caller, stored, old)).transpose()?;
        let updated = with_manager(caller, stored, |fields| fields.update(old.as_deref(), new, caller.manager));
        Ok::<_, Status>(updated["metadata"]["managedFields"].clone())
    })();
    match managed {
        Ok(entries) => meta::set(object, "managedFields", entries),
        // Upstream logs and leaves the fields as they were.
        Err(error) => tracing::debug!(%error, "managed fields were not updated"),
    }
}

/// Records that the caller's manager set what a new object has.
pub fn record_create(caller: &Caller<'_>, stored: &Resource, object: &mut Value) {
    record(caller, stored, None, object);
}

/// Records that the caller's manager set what differs from the old object.
pub fn record_update(caller: &Caller<'_>, stored: &Resource, old: &Value, object: &mut Value) {
    record(caller, stored, Some(old), object);
}

/// Field management of an object without storage, in its own version.
pub fn record_virtual(codec: &dyn KindCodec, gvk: &GroupVersionKind, caller: &Caller<'_>, object: Value) -> Value {
    let now = meta::time(jiff::Timestamp::now());
    let fields = FieldManager {
        kind: gvk.clone(),
        subresource: caller.subresource,
        types: &TypesOf { kind: &gvk.kind, codec },
        reset: None,
        now: &now,
    };
    fields.update(None, object, caller.manager)
}

/// Types of a kind that a codec of another kind serves (subresources).
pub struct TypesOf<'a> {
    pub kind: &'a str,
    pub codec: &'a dyn KindCodec,
}

impl patch::apply::Types for TypesOf<'_> {
    fn root(&self, api_version: &str) -> Option<TypeRef<'_>> {
        schema::type_by_api_version(api_version, self.kind).map(TypeRef::Type)
    }
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, ConvertError> {
        if self.root(api_version).is_none() {
            return Err(ConvertError::MissingVersion);
        }
        let mut object = object.clone();
        self.codec.convert(&mut object, api_version).map_err(|status| ConvertError::Failed(status.message))?;
        self.codec.drop_empties(&mut object);
        Ok(object)
    }
    fn empty(&self, api_version: &str) -> Value {
        let mut object = schema::type_by_api_version(api_version, self.kind)
            .map_or_else(|| Value::Object(Default::default()), codec::zero_value);
        object["apiVersion"] = api_version.into();
        object["kind"] = self.kind.into();
        object
    }
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
    let decoded =
        codec::decode_untyped(bytes, MediaType::Json).map_err(|_| Status::bad_request("invalid JSON patch"))?;
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
        PatchType::Merge => patch::merge_patch::apply(object.clone(), &decoded.value, strict).map_err(failed)?,
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

/// The configuration of an apply patch.
pub fn decode_apply(bytes: &[u8]) -> Result<codec::Decoded, Status> {
    let decoded = codec::decode_untyped(bytes, MediaType::Yaml).map_err(|error| {
        let text = error.0.trim_start_matches("error converting YAML to JSON: ").to_owned();
        Status::bad_request(format!("error encoding patch: {text}"))
    })?;
    if !decoded.value.is_object() && !decoded.value.is_null() {
        return Err(Status::bad_request(format!(
            "error decoding patch: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal {} into Go value of type map[string]interface {{}}",
            patch::json_patch::json_kind(&decoded.value)
        )));
    }
    Ok(decoded)
}

/// What a strict reading of the YAML objects to.
pub fn check_apply_strictness(
    decoded: &codec::Decoded,
    validation: FieldValidation,
    warnings: &super::Warnings,
) -> Result<(), Status> {
    if decoded.strict_errors.is_empty() || validation == FieldValidation::Ignore {
        return Ok(());
    }
    let text = decoded.strict_errors.join(", ");
    if validation == FieldValidation::Strict {
        return Err(Status::bad_request(format!("error strict decoding patch: {text}")));
    }
    warnings.extend(decoded.warnings());
    Ok(())
}

/// Server-side apply of a body to the present object; the new object in the
/// request's version, not yet decoded.
pub fn apply(
    caller: &Caller<'_>,
    stored: &Resource,
    current: Option<&Value>,
    bytes: &[u8],
    options: &WriteOptions,
    warnings: &super::Warnings,
) -> Result<Value, Status> {
    let decoded = decode_apply(bytes)?;
    let current = current.map(|old| in_request_version(caller, stored, old)).transpose()?;
    let object = with_manager(caller, stored, |fields| {
        fields.apply(current.as_deref(), &decoded.value, &options.field_manager, options.force.unwrap_or(false))
    })
    .map_err(|error| error.status())?;
    check_apply_strictness(&decoded, options.field_validation, warnings)?;
    Ok(object)
}
