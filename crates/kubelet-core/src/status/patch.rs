//! The strategic merge patch from one status to the next.
//!
//! Conditions merge by type, so only those that changed are sent and those of
//! others stay; lists of addresses are replaced whole; a field that is gone is null.

use serde_json::{Map, Value, json};

/// Lists that the API merges by `ip`; replaced here, since an old address must go.
const ADDRESS_LISTS: [&str; 2] = ["podIPs", "hostIPs"];

/// The patch of `status`; none when nothing changed.
pub fn diff(old: &Value, new: &Value) -> Option<Value> {
    let empty = Map::new();
    let (old, new) = (old.as_object().unwrap_or(&empty), new.as_object().unwrap_or(&empty));
    let mut out = Map::new();
    for (key, value) in new {
        let before = old.get(key);
        if before == Some(value) {
            continue;
        }
        if key == "conditions" {
            let changed = conditions(before.unwrap_or(&Value::Null), value);
            if !changed.is_empty() {
                out.insert(key.clone(), Value::Array(changed));
            }
        } else if ADDRESS_LISTS.contains(&key.as_str()) && before.is_some() {
            let mut list = vec![json!({"$patch": "replace"})];
            list.extend(value.as_array().cloned().unwrap_or_default());
            out.insert(key.clone(), Value::Array(list));
        } else if let (Value::Object(_), Some(Value::Object(before))) = (value, before) {
            // Maps merge too: keys that are gone need a null of their own.
            out.insert(key.clone(), with_nulls(before, value));
        } else {
            out.insert(key.clone(), value.clone());
        }
    }
    for key in old.keys() {
        if !new.contains_key(key) {
            out.insert(key.clone(), Value::Null);
        }
    }
    (!out.is_empty()).then_some(Value::Object(out))
}

fn with_nulls(before: &Map<String, Value>, value: &Value) -> Value {
    let mut out = value.clone();
    if let Some(map) = out.as_object_mut() {
        for (key, old) in before {
            match (map.get_mut(key), old) {
                (None, _) => {
                    map.insert(key.clone(), Value::Null);
                }
                (Some(inner @ Value::Object(_)), Value::Object(old)) => *inner = with_nulls(old, inner),
                _ => {}
            }
        }
    }
    out
}

fn conditions(old: &Value, new: &Value) -> Vec<Value> {
    let empty = Vec::new();
    let old = old.as_array().unwrap_or(&empty);
    let mut out = Vec::new();
    for condition in new.as_array().unwrap_or(&empty) {
        match old.iter().find(|c| c["type"] == condition["type"]) {
            Some(before) if before == condition => {}
            Some(before) => {
                let mut changed = condition.clone();
                if let (Some(before), Some(map)) = (before.as_object(), changed.as_object_mut()) {
                    for key in before.keys() {
                        map.entry(key.clone()).or_insert(Value::Null);
                    }
                }
                out.push(changed);
            }
            None => out.push(condition.clone()),
        }
    }
    // Others' conditions are theirs to take away.
    for before in old {
        let kind = before["type"].as_str().unwrap_or_default();
        let gone = !new.as_array().unwrap_or(&empty).iter().any(|c| c["type"] == kind);
        if gone && super::conditions::PASSING.contains(&kind) {
            out.push(json!({"$patch": "delete", "type": kind}));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed() {
        let old = json!({"phase": "Pending", "message": "x", "podIPs": [{"ip": "1"}],
            "conditions": [{"type": "Ready", "status": "False", "reason": "no"}, {"type": "Mine", "status": "True"}]});
        let new = json!({"phase": "Running", "podIPs": [{"ip": "2"}],
            "conditions": [{"type": "Ready", "status": "True"}, {"type": "Mine", "status": "True"}]});
        assert_eq!(
            diff(&old, &new).unwrap(),
            json!({"phase": "Running", "message": null, "podIPs": [{"$patch": "replace"}, {"ip": "2"}],
                "conditions": [{"type": "Ready", "status": "True", "reason": null}]})
        );
        assert_eq!(diff(&new, &new), None);
    }

    #[test]
    fn only_the_kubelets_own_passing_conditions_are_taken_away() {
        let old = json!({"conditions": [{"type": "PodResizePending", "status": "True"}, {"type": "Mine"}]});
        let new = json!({"conditions": []});
        assert_eq!(
            diff(&old, &new).unwrap(),
            json!({"conditions": [{"$patch": "delete", "type": "PodResizePending"}]})
        );
    }
}
