//! Which pods go, and what the status says. Pure.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use reconciler::clock::time_text;
use reconciler::pod::{Pod, deletion_order};
use serde_json::{Value, json};

use crate::workload::{Workload, condition};

/// The `count` pods to delete first. `related`: pods whose sharing a node counts
/// against it.
pub fn victims(pods: &[Arc<Pod>], related: &[Arc<Pod>], count: usize, now: Timestamp) -> Vec<Arc<Pod>> {
    if count >= pods.len() {
        return pods.to_vec();
    }
    let mut crowd: BTreeMap<&str, usize> = BTreeMap::new();
    for pod in related.iter().filter(|p| p.is_active()) {
        *crowd.entry(&pod.spec.node_name).or_default() += 1;
    }
    let rank = |pod: &Pod| crowd.get(pod.spec.node_name.as_str()).copied().unwrap_or(0);
    let mut sorted = pods.to_vec();
    sorted.sort_by(|a, b| deletion_order(a, rank(a), b, rank(b), now));
    sorted.truncate(count);
    sorted
}

/// The status that the pods amount to; the present one when nothing changed.
pub fn status(set: &Workload, pods: &[Arc<Pod>], terminating: usize, failure: Option<&str>, now: Timestamp) -> Value {
    let labels = set.template_labels();
    let labeled = pods.iter().filter(|p| labels.iter().all(|(k, v)| p.metadata.labels.get(k) == Some(v))).count();
    let ready = pods.iter().filter(|p| p.is_ready()).count();
    let available = pods.iter().filter(|p| p.is_available(set.spec.min_ready_seconds, now)).count();
    let mut made = json!({"replicas": pods.len(), "observedGeneration": set.metadata.generation});
    for (key, count) in [("fullyLabeledReplicas", labeled), ("readyReplicas", ready), ("availableReplicas", available)]
    {
        if count > 0 {
            made[key] = json!(count);
        }
    }
    if set.status.get("terminatingReplicas").is_some() || !is_replication_controller(set) {
        made["terminatingReplicas"] = json!(terminating);
    }
    let mut conditions: Vec<Value> = set.status["conditions"].as_array().cloned().unwrap_or_default();
    match failure {
        Some(message) if condition(&set.status, "ReplicaFailure").is_none() => {
            let wanted = usize::try_from(set.replicas()).unwrap_or(0);
            let reason = if pods.len() < wanted { "FailedCreate" } else { "FailedDelete" };
            conditions.push(json!({
                "type": "ReplicaFailure", "status": "True", "reason": reason, "message": message,
                "lastTransitionTime": time_text(now),
            }));
        }
        Some(_) => {}
        None => conditions.retain(|c| c["type"] != "ReplicaFailure"),
    }
    if !conditions.is_empty() {
        made["conditions"] = json!(conditions);
    }
    made
}

/// ReplicationControllers have no count of terminating pods; their selector is a map.
fn is_replication_controller(set: &Workload) -> bool {
    set.spec.selector.get("matchLabels").is_none() && set.spec.selector.get("matchExpressions").is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(name: &str, node: &str, ready: bool) -> Arc<Pod> {
        let status = if ready { "True" } else { "False" };
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": name, "labels": {"a": "b"}},
                "spec": {"nodeName": node},
                "status": {"phase": "Running", "conditions": [{"type": "Ready", "status": status}]},
            }))
            .unwrap(),
        )
    }

    #[test]
    fn unready_go_first_then_the_crowded() {
        let now = Timestamp::UNIX_EPOCH;
        let pods = [pod("a", "n1", true), pod("b", "n2", false), pod("c", "n1", true)];
        assert_eq!(victims(&pods, &[], 1, now)[0].metadata.name, "b");
        let pods = [pod("a", "n2", true), pod("c", "n1", true), pod("d", "n1", true)];
        assert_eq!(victims(&pods, &pods, 1, now)[0].spec.node_name, "n1");
    }

    #[test]
    fn a_converged_status_is_the_same() {
        let mut set: Workload = serde_json::from_value(json!({
            "metadata": {"generation": 2},
            "spec": {"replicas": 1, "selector": {"matchLabels": {"a": "b"}}, "template": {"metadata": {"labels": {"a": "b"}}}},
        }))
        .unwrap();
        let pods = [pod("a", "n1", true)];
        let first = status(&set, &pods, 0, None, Timestamp::UNIX_EPOCH);
        assert_eq!(
            first,
            json!({"replicas": 1, "fullyLabeledReplicas": 1, "readyReplicas": 1, "availableReplicas": 1, "observedGeneration": 2, "terminatingReplicas": 0})
        );
        set.status = first.clone();
        assert_eq!(status(&set, &pods, 0, None, Timestamp::UNIX_EPOCH), first);
        let failed = status(&set, &[], 0, Some("quota"), Timestamp::UNIX_EPOCH);
        assert_eq!(failed["conditions"][0]["reason"], "FailedCreate");
    }
}
