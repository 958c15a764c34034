//! Metadata of objects held as [`Value`]: readers that never fail (absent is
//! empty) and the few writers that the server and controllers share.

use serde_json::{Map, Value, json};

/// Well-known finalizers and values of metadata.
pub const FINALIZER_ORPHAN: &str = "orphan";
pub const FINALIZER_FOREGROUND: &str = "foregroundDeletion";
pub const LAST_APPLIED_ANNOTATION: &str = "kubectl.kubernetes.io/last-applied-configuration";

fn text<'a>(object: &'a Value, key: &str) -> &'a str {
    object.get("metadata").and_then(|meta| meta.get(key)).and_then(Value::as_str).unwrap_or("")
}
fn member<'a>(object: &'a Value, key: &str) -> Option<&'a Value> {
    object.get("metadata")?.get(key).filter(|value| !value.is_null())
}

pub fn api_version(object: &Value) -> &str {
    object.get("apiVersion").and_then(Value::as_str).unwrap_or("")
}
pub fn kind(object: &Value) -> &str {
    object.get("kind").and_then(Value::as_str).unwrap_or("")
}
pub fn name(object: &Value) -> &str {
    text(object, "name")
}
pub fn generate_name(object: &Value) -> &str {
    text(object, "generateName")
}
pub fn namespace(object: &Value) -> &str {
    text(object, "namespace")
}
pub fn uid(object: &Value) -> &str {
    text(object, "uid")
}
pub fn resource_version(object: &Value) -> &str {
    text(object, "resourceVersion")
}
pub fn creation_timestamp(object: &Value) -> Option<&str> {
    member(object, "creationTimestamp")?.as_str()
}
pub fn deletion_timestamp(object: &Value) -> Option<&str> {
    member(object, "deletionTimestamp")?.as_str()
}
pub fn deletion_grace_period_seconds(object: &Value) -> Option<i64> {
    member(object, "deletionGracePeriodSeconds")?.as_i64()
}
pub fn generation(object: &Value) -> i64 {
    member(object, "generation").and_then(Value::as_i64).unwrap_or(0)
}
pub fn labels(object: &Value) -> Option<&Map<String, Value>> {
    member(object, "labels")?.as_object()
}
pub fn annotations(object: &Value) -> Option<&Map<String, Value>> {
    member(object, "annotations")?.as_object()
}
pub fn label<'a>(object: &'a Value, key: &str) -> Option<&'a str> {
    labels(object)?.get(key)?.as_str()
}
pub fn annotation<'a>(object: &'a Value, key: &str) -> Option<&'a str> {
    annotations(object)?.get(key)?.as_str()
}
pub fn finalizers(object: &Value) -> impl Iterator<Item = &str> {
    member(object, "finalizers").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}
pub fn has_finalizer(object: &Value, finalizer: &str) -> bool {
    finalizers(object).any(|f| f == finalizer)
}
pub fn managed_fields(object: &Value) -> &[Value] {
    member(object, "managedFields").and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
/// `namespace/name`, or the name alone for cluster-scoped objects.
pub fn key(object: &Value) -> String {
    match namespace(object) {
        "" => name(object).to_owned(),
        namespace => format!("{namespace}/{}", name(object)),
    }
}

/// One entry of `ownerReferences`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnerReference<'a> {
    pub api_version: &'a str,
    pub kind: &'a str,
    pub name: &'a str,
    pub uid: &'a str,
    pub controller: bool,
    pub block_owner_deletion: bool,
}

pub fn owner_references(object: &Value) -> impl Iterator<Item = OwnerReference<'_>> {
    member(object, "ownerReferences").and_then(Value::as_array).into_iter().flatten().map(|reference| {
        let text = |key: &str| reference.get(key).and_then(Value::as_str).unwrap_or("");
        let flag = |key: &str| reference.get(key).and_then(Value::as_bool).unwrap_or(false);
        OwnerReference {
            api_version: text("apiVersion"),
            kind: text("kind"),
            name: text("name"),
            uid: text("uid"),
            controller: flag("controller"),
            block_owner_deletion: flag("blockOwnerDeletion"),
        }
    })
}
pub fn controller_of(object: &Value) -> Option<OwnerReference<'_>> {
    owner_references(object).find(|reference| reference.controller)
}
pub fn is_controlled_by(object: &Value, uid: &str) -> bool {
    controller_of(object).is_some_and(|reference| reference.uid == uid)
}
/// The controlling reference to `owner`, upstream's NewControllerRef.
pub fn controller_reference(owner: &Value, api_version: &str, kind: &str) -> Value {
    json!({
        "apiVersion": api_version,
        "kind": kind,
        "name": name(owner),
        "uid": uid(owner),
        "controller": true,
        "blockOwnerDeletion": true,
    })
}

/// `metadata` for writing, created where absent.
pub fn metadata_mut(object: &mut Value) -> &mut Map<String, Value> {
    if !object.is_object() {
        *object = Value::Object(Map::new());
    }
    let Value::Object(map) = object else { unreachable!("made an object above") };
    object_member(map, "metadata")
}
fn object_member<'a>(map: &'a mut Map<String, Value>, key: &str) -> &'a mut Map<String, Value> {
    let member = map.entry(key).or_insert_with(|| Value::Object(Map::new()));
    if !member.is_object() {
        *member = Value::Object(Map::new());
    }
    let Value::Object(map) = member else { unreachable!("made an object above") };
    map
}

/// Sets a metadata member; empty text removes it.
pub fn set(object: &mut Value, key: &str, value: &str) {
    let metadata = metadata_mut(object);
    if value.is_empty() {
        metadata.remove(key);
    } else {
        metadata.insert(key.to_owned(), Value::String(value.to_owned()));
    }
}
pub fn set_label(object: &mut Value, key: &str, value: &str) {
    object_member(metadata_mut(object), "labels").insert(key.to_owned(), Value::String(value.to_owned()));
}
pub fn set_annotation(object: &mut Value, key: &str, value: &str) {
    object_member(metadata_mut(object), "annotations").insert(key.to_owned(), Value::String(value.to_owned()));
}
pub fn remove_annotation(object: &mut Value, key: &str) {
    let metadata = metadata_mut(object);
    if let Some(Value::Object(annotations)) = metadata.get_mut("annotations") {
        annotations.remove(key);
        if annotations.is_empty() {
            metadata.remove("annotations");
        }
    }
}
/// Adds a finalizer if it is not there; true when it was added.
pub fn add_finalizer(object: &mut Value, finalizer: &str) -> bool {
    if has_finalizer(object, finalizer) {
        return false;
    }
    let list = metadata_mut(object).entry("finalizers").or_insert_with(|| Value::Array(Vec::new()));
    if !list.is_array() {
        *list = Value::Array(Vec::new());
    }
    if let Value::Array(items) = list {
        items.push(Value::String(finalizer.to_owned()));
    }
    true
}
/// Removes a finalizer; true when it was there.
pub fn remove_finalizer(object: &mut Value, finalizer: &str) -> bool {
    let metadata = metadata_mut(object);
    let Some(Value::Array(items)) = metadata.get_mut("finalizers") else { return false };
    let before = items.len();
    items.retain(|item| item.as_str() != Some(finalizer));
    let removed = items.len() < before;
    if items.is_empty() {
        metadata.remove("finalizers");
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readers_and_writers() {
        let mut object = json!({"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a", "namespace": "b",
            "ownerReferences": [{"kind": "ReplicaSet", "name": "r", "uid": "u", "controller": true}]}});
        assert_eq!(key(&object), "b/a");
        assert!(is_controlled_by(&object, "u"));
        assert!(add_finalizer(&mut object, "x/y") && !add_finalizer(&mut object, "x/y"));
        assert!(remove_finalizer(&mut object, "x/y"));
        assert!(object["metadata"].get("finalizers").is_none());
        set_label(&mut object, "l", "v");
        assert_eq!(label(&object, "l"), Some("v"));
    }
}
