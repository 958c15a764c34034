//! Which pods to delete.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::Timestamp;
use reconciler::clock::time_text;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use crate::types::Node;

const OUT_OF_SERVICE: &str = "node.kubernetes.io/out-of-service";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Terminated,
    OutOfService,
    Orphaned,
    UnscheduledTerminating,
}

/// Names of nodes that pods are bound to and that are not in the store.
pub fn unknown_nodes(pods: &[Arc<Pod>], nodes: &[Arc<Node>]) -> BTreeSet<String> {
    let known: BTreeSet<&str> = nodes.iter().map(|n| n.metadata.name.as_str()).collect();
    let bound = pods.iter().map(|p| p.spec.node_name.as_str()).filter(|name| !name.is_empty());
    bound.filter(|name| !known.contains(name)).map(str::to_owned).collect()
}

pub fn decide(
    pods: &[Arc<Pod>],
    nodes: &[Arc<Node>],
    gone_nodes: &BTreeSet<String>,
    threshold: i64,
) -> Vec<(Arc<Pod>, Reason)> {
    let mut out = Vec::new();
    if threshold > 0 {
        let mut finished: Vec<&Arc<Pod>> =
            pods.iter().filter(|p| !matches!(p.status.phase.as_str(), "Pending" | "Running" | "Unknown")).collect();
        let excess = finished.len().saturating_sub(threshold as usize);
        finished.sort_by(|a, b| {
            let key = |p: &Pod| {
                (p.status.reason != "Evicted", p.metadata.creation_timestamp.clone(), p.metadata.name.clone())
            };
            key(a).cmp(&key(b))
        });
        out.extend(finished.into_iter().take(excess).map(|p| (p.clone(), Reason::Terminated)));
    }
    let out_of_service = |name: &str| {
        nodes
            .iter()
            .any(|n| n.metadata.name == name && !n.is_ready() && n.spec.taints.iter().any(|t| t.key == OUT_OF_SERVICE))
    };
    for pod in pods.iter().filter(|p| p.metadata.is_deleting() && out_of_service(&p.spec.node_name)) {
        out.push((pod.clone(), Reason::OutOfService));
    }
    for pod in pods.iter().filter(|p| gone_nodes.contains(&p.spec.node_name)) {
        out.push((pod.clone(), Reason::Orphaned));
    }
    for pod in pods.iter().filter(|p| p.metadata.is_deleting() && p.spec.node_name.is_empty()) {
        out.push((pod.clone(), Reason::UnscheduledTerminating));
    }
    out
}

/// The patch of a pod that has not finished: Failed, and why when its node is gone.
pub fn status_patch(pod: &Pod, reason: Reason, now: Timestamp) -> Option<Value> {
    if pod.is_finished() {
        return None;
    }
    let mut patch = json!({"metadata": {"uid": pod.metadata.uid}, "status": {"phase": "Failed"}});
    if reason == Reason::Orphaned {
        patch["status"]["conditions"] = json!([{
            "type": "DisruptionTarget",
            "status": "True",
            "reason": "DeletionByPodGC",
            "message": "PodGC: node no longer exists",
            "lastTransitionTime": time_text(now),
            "observedGeneration": pod.metadata.generation,
        }]);
    }
    Some(patch)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(value: Value) -> Arc<Pod> {
        Arc::new(serde_json::from_value(value).unwrap())
    }
    fn names(decided: &[(Arc<Pod>, Reason)]) -> Vec<(&str, Reason)> {
        decided.iter().map(|(p, r)| (p.metadata.name.as_str(), *r)).collect()
    }

    #[test]
    fn finished_pods_above_the_threshold_oldest_and_evicted_first() {
        let finished = |name: &str, at: &str, reason: &str| {
            pod(json!({"metadata": {"name": name, "creationTimestamp": at}, "spec": {"nodeName": "n"},
                       "status": {"phase": "Failed", "reason": reason}}))
        };
        let pods = [
            finished("young", "2026-11-30T12:00:02Z", ""),
            finished("old", "2026-11-30T12:00:01Z", ""),
            finished("evicted", "2026-11-30T12:00:03Z", "Evicted"),
        ];
        let decided = decide(&pods, &[], &BTreeSet::new(), 1);
        assert_eq!(names(&decided), [("evicted", Reason::Terminated), ("old", Reason::Terminated)]);
        assert!(decide(&pods, &[], &BTreeSet::new(), 0).is_empty());
        assert!(decide(&pods, &[], &BTreeSet::new(), 3).is_empty());
    }

    #[test]
    fn orphans_and_unscheduled() {
        let pods = [
            pod(
                json!({"metadata": {"name": "orphan", "uid": "u", "generation": 1}, "spec": {"nodeName": "gone"}, "status": {"phase": "Running"}}),
            ),
            pod(json!({"metadata": {"name": "never", "deletionTimestamp": "t"}, "status": {"phase": "Pending"}})),
        ];
        assert_eq!(unknown_nodes(&pods, &[]), BTreeSet::from(["gone".to_owned()]));
        let decided = decide(&pods, &[], &BTreeSet::from(["gone".to_owned()]), 100);
        assert_eq!(names(&decided), [("orphan", Reason::Orphaned), ("never", Reason::UnscheduledTerminating)]);
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let patch = status_patch(&pods[0], Reason::Orphaned, now).unwrap();
        assert_eq!(patch["status"]["conditions"][0]["reason"], "DeletionByPodGC");
        assert!(status_patch(&pods[1], Reason::UnscheduledTerminating, now).unwrap()["status"]["conditions"].is_null());
    }
}
