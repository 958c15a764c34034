//! kubectl's client-side apply annotation: the way from it to server-side apply.

use apimachinery::{Map, Value};

use super::Types;
use crate::smd::{self, Set};

pub(super) const ANNOTATION: &str = "kubectl.kubernetes.io/last-applied-configuration";
/// Only this field manager's applies look at the annotation.
pub(super) const MANAGER: &str = "kubectl";
/// Upstream's `TotalAnnotationSizeLimitB`.
const MAX_ANNOTATIONS_BYTES: usize = 256 * 1024;

fn annotation(object: &Value) -> Option<&str> {
    object["metadata"]["annotations"][ANNOTATION].as_str().filter(|text| !text.is_empty())
}

/// The fields that the last client-side apply set and that are still as it set
/// them: an apply may take them from whoever has them.
pub(super) fn allowed_conflicts(live: &Value, api_version: &str, types: &dyn Types) -> Option<Set> {
    let last: Value = serde_json::from_str(annotation(live)?).ok()?;
    if last["apiVersion"].as_str() != Some(api_version) || !last["kind"].is_string() {
        return None;
    }
    let ty = types.root(api_version)?;
    if !smd::validate(live, ty, false).is_empty() || !smd::validate(&last, ty, false).is_empty() {
        return None;
    }
    let compared = smd::compare(&last, live, ty).ok()?;
    let set = smd::field_set(&last, ty);
    Some(set.difference(&compared.modified).difference(&compared.added).difference(&compared.removed))
}

/// Brings the annotation up to date after an apply, where there is one.
pub(super) fn refresh(object: &mut Value, applied: &Value) {
    if annotation(object).is_none() {
        return;
    }
    let mut applied = applied.clone();
    if let Some(Value::Object(annotations)) = applied.get_mut("metadata").and_then(|m| m.get_mut("annotations")) {
        annotations.remove(ANNOTATION);
    }
    let text = format!("{applied}\n");
    let Some(annotations) = object["metadata"]["annotations"].as_object_mut() else { return };
    annotations.insert(ANNOTATION.to_owned(), text.into());
    if size(annotations) > MAX_ANNOTATIONS_BYTES {
        annotations.remove(ANNOTATION);
    }
}

fn size(annotations: &Map<String, Value>) -> usize {
    annotations.iter().map(|(key, value)| key.len() + value.as_str().map_or(0, str::len)).sum()
}
