//! JSON Merge Patch (RFC 7386) as upstream's library does it.
//!
//! Upstream followed: gopkg.in/evanphx/json-patch.v4 `merge.go`.

use apimachinery::{Map, Value};

use crate::error::{PatchError, Result};
use crate::json_patch::json_kind;

/// Applies a merge patch. `strict`: `fieldValidation` is not `Ignore`.
pub fn apply(document: Value, patch: &Value, strict: bool) -> Result<Value> {
    match (document, patch) {
        (_, Value::Null) => Err(PatchError::BadRequest("Invalid JSON Patch".into())),
        (Value::Object(mut document), Value::Object(patch)) => {
            merge(&mut document, patch);
            Ok(Value::Object(document))
        }
        (_, Value::Object(patch)) => {
            let mut patch = Value::Object(patch.clone());
            prune_nulls(&mut patch);
            Ok(patch)
        }
        (_, other) if strict => Err(PatchError::BadRequest(format!(
            "error decoding patch: json: cannot unmarshal {} into Go value of type map[string]interface {{}}",
            json_kind(other)
        ))),
        (_, Value::Array(_)) => {
            let mut patch = patch.clone();
            prune_nulls(&mut patch);
            Ok(patch)
        }
        _ => Err(PatchError::BadRequest("Invalid JSON Patch".into())),
    }
}

fn merge(document: &mut Map<String, Value>, patch: &Map<String, Value>) {
    for (key, value) in patch {
        match (value, document.get_mut(key)) {
            (Value::Null, _) => {
                document.remove(key);
            }
            (Value::Object(patch), Some(Value::Object(current))) => merge(current, patch),
            (_, current) => {
                let mut value = value.clone();
                // An object keeps its scalars' place in the document as it is;
                // nulls inside of new values say nothing.
                if !matches!(current, Some(Value::Object(_))) {
                    prune_nulls(&mut value);
                }
                document.insert(key.clone(), value);
            }
        }
    }
}

/// Null members go, also inside of lists; null elements of lists stay.
fn prune_nulls(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, member| !member.is_null());
            map.values_mut().for_each(prune_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(prune_nulls),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn merges() {
        let document = json!({"a": {"b": 1, "c": 2}, "l": [1]});
        for (patch, expected) in [
            (json!({"a": {"b": null, "d": 3}}), json!({"a": {"c": 2, "d": 3}, "l": [1]})),
            (json!({"a": 1}), json!({"a": 1, "l": [1]})),
            (
                json!({"l": {"x": null, "y": [null, {"z": null}]}}),
                json!({"a": {"b": 1, "c": 2}, "l": {"y": [null, {}]}}),
            ),
            (json!({"n": {"x": null}}), json!({"a": {"b": 1, "c": 2}, "l": [1], "n": {}})),
            (json!({"nope": null}), document.clone()),
        ] {
            assert_eq!(apply(document.clone(), &patch, true).unwrap(), expected, "{patch}");
        }
    }

    #[test]
    fn what_is_no_object_is_refused() {
        let text = |patch: Value| apply(json!({}), &patch, true).unwrap_err().to_string();
        assert_eq!(text(json!(null)), "Invalid JSON Patch");
        assert_eq!(
            text(json!([])),
            "error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}"
        );
    }
}
