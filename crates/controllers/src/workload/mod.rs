//! What the controllers of workloads share: pods out of templates, hashes, names,
//! batches of creations, and patches of status.
//!
//! Upstream followed: pkg/controller/controller_utils.go, pkg/util/hash,
//! apimachinery/pkg/util/rand.

pub mod consistency;
pub mod dump;
pub mod hash;
pub mod pods;
pub mod revision;

use std::collections::BTreeMap;

use apimachinery::labels::Selector;
use client::ObjectMeta;
use serde::Deserialize;
use serde_json::Value;

/// A ReplicaSet, ReplicationController, Deployment, DaemonSet or StatefulSet as
/// their controllers read it. The template is kept whole: it becomes pods.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Workload {
    pub metadata: ObjectMeta,
    pub spec: Spec,
    pub status: Value,
}
informers::object!(Workload);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Spec {
    pub replicas: Option<i32>,
    pub selector: Value,
    pub template: Value,
    pub min_ready_seconds: i32,
    pub strategy: Value,
    pub update_strategy: Value,
    pub revision_history_limit: Option<i32>,
    pub progress_deadline_seconds: Option<i32>,
    pub paused: bool,
    pub service_name: String,
    pub pod_management_policy: String,
    pub volume_claim_templates: Vec<Value>,
    pub ordinals: Value,
    pub persistent_volume_claim_retention_policy: Value,
}

impl Workload {
    pub fn replicas(&self) -> i32 {
        self.spec.replicas.unwrap_or(1)
    }
    /// The selector; a ReplicationController's is a map.
    pub fn selector(&self) -> Result<Selector, String> {
        let selector = &self.spec.selector;
        let is_label_selector = selector.get("matchLabels").is_some_and(Value::is_object)
            || selector.get("matchExpressions").is_some_and(Value::is_array);
        match selector {
            Value::Null => Ok(Selector::nothing()),
            value if is_label_selector => Selector::from_label_selector(value),
            Value::Object(map) if map.is_empty() => Ok(Selector::nothing()),
            value => Ok(Selector::from_map_value(value)),
        }
    }
    pub fn status_i64(&self, key: &str) -> i64 {
        self.status.get(key).and_then(Value::as_i64).unwrap_or(0)
    }
    pub fn template_labels(&self) -> BTreeMap<String, String> {
        string_map(&self.spec.template["metadata"]["labels"])
    }
}

pub fn string_map(value: &Value) -> BTreeMap<String, String> {
    value.as_object().into_iter().flatten().filter_map(|(k, v)| v.as_str().map(|v| (k.clone(), v.to_owned()))).collect()
}

/// A condition of a workload's status.
pub fn condition<'a>(status: &'a Value, kind: &str) -> Option<&'a Value> {
    status["conditions"].as_array()?.iter().find(|c| c["type"] == kind)
}

/// `IntOrString` scaled to `total`; percentages rounded up or down.
pub fn scaled(value: &Value, total: i32, round_up: bool) -> Option<i32> {
    match value {
        Value::Number(n) => n.as_i64().and_then(|n| i32::try_from(n).ok()),
        Value::String(text) => {
            let percent: i64 = text.strip_suffix('%')?.parse().ok()?;
            let product = percent * i64::from(total);
            let scaled = if round_up { (product + 99).div_euclid(100) } else { product.div_euclid(100) };
            i32::try_from(scaled).ok()
        }
        _ => None,
    }
}

/// Makes a merge patch of a status whole: a key of `before` that is not in
/// `after` is taken out by name.
pub fn name_what_went(before: &serde_json::Value, after: &mut serde_json::Value) {
    for (key, _) in before.as_object().into_iter().flatten() {
        if after.get(key).is_none() {
            after[key] = serde_json::Value::Null;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn scaling() {
        assert_eq!(scaled(&json!("25%"), 10, true), Some(3));
        assert_eq!(scaled(&json!("25%"), 10, false), Some(2));
        assert_eq!(scaled(&json!(4), 10, false), Some(4));
        assert_eq!(scaled(&json!("x"), 10, false), None);
    }
}
