//! Which toleration covers which, and lists of them put together.
//!
//! Upstream followed: `pkg/util/tolerations`.

use apimachinery::Value;
use apiserver::admission::text;

/// Whether `wide` tolerates all that `narrow` does (`isSuperset`).
pub fn covers(wide: &Value, narrow: &Value) -> bool {
    if wide == narrow {
        return true;
    }
    let (key, operator, effect) = (text(wide, "key"), text(wide, "operator"), text(wide, "effect"));
    if key != text(narrow, "key") && !(key.is_empty() && operator == "Exists") {
        return false;
    }
    if effect != text(narrow, "effect") && !effect.is_empty() {
        return false;
    }
    if effect == "NoExecute"
        && let Some(seconds) = wide["tolerationSeconds"].as_i64()
        && narrow["tolerationSeconds"].as_i64().is_none_or(|wanted| wanted > seconds)
    {
        return false;
    }
    match operator {
        "Equal" | "" => text(narrow, "operator") == "Equal" && text(narrow, "value") == text(wide, "value"),
        "Exists" => true,
        _ => false,
    }
}

/// The union in order, without those that another covers (`MergeTolerations`).
pub fn merge(first: &[Value], second: &[Value]) -> Vec<Value> {
    let all: Vec<&Value> = first.iter().chain(second).collect();
    let mut merged: Vec<Value> = Vec::new();
    for (i, toleration) in all.iter().enumerate() {
        let covered = merged.iter().any(|other| covers(other, toleration))
            || all[i + 1..].iter().any(|other| other != toleration && covers(other, toleration));
        if !covered {
            merged.push((*toleration).clone());
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use std::slice;

    use serde_json::json;

    use super::*;

    #[test]
    fn wider_tolerations_swallow_narrower_ones() {
        let (wide, narrow) = (json!({"operator": "Exists"}), json!({"key": "a", "operator": "Equal", "value": "b"}));
        let other = json!({"key": "c", "operator": "Exists", "effect": "NoSchedule"});
        assert_eq!(merge(slice::from_ref(&narrow), slice::from_ref(&wide)), [wide]);
        assert_eq!(merge(&[narrow.clone(), other.clone()], slice::from_ref(&narrow)), [narrow, other]);
    }
}
