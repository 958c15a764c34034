//! The order of things in a StatefulSet: which pod is next, what the update
//! deletes, what the status says. Pure.

use std::sync::Arc;

use jiff::Timestamp;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use super::identity::{in_range, ordinal, revision_of, start};
use crate::workload::{Workload, scaled};

/// The set's pods: by ordinal from the first on, with gaps, and those out of
/// range, highest ordinal first.
pub struct Members {
    pub replicas: Vec<Option<Arc<Pod>>>,
    pub condemned: Vec<Arc<Pod>>,
}

pub fn members(set: &Workload, pods: &[Arc<Pod>]) -> Members {
    let count = usize::try_from(set.replicas()).unwrap_or(0);
    let mut replicas: Vec<Option<Arc<Pod>>> = vec![None; count];
    let mut condemned: Vec<(i32, Arc<Pod>)> = Vec::new();
    for pod in pods {
        let Some(number) = ordinal(&pod.metadata.name) else { continue };
        if in_range(set, number) {
            let slot = usize::try_from(number - start(set)).ok().and_then(|at| replicas.get_mut(at));
            if let Some(slot) = slot {
                *slot = Some(pod.clone());
            }
        } else {
            condemned.push((number, pod.clone()));
        }
    }
    condemned.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
    Members { replicas, condemned: condemned.into_iter().map(|(_, pod)| pod).collect() }
}

pub fn is_parallel(set: &Workload) -> bool {
    set.spec.pod_management_policy == "Parallel"
}
pub fn is_running_and_ready(pod: &Pod) -> bool {
    pod.status.phase == "Running" && pod.is_ready()
}
pub fn is_unavailable(set: &Workload, pod: &Pod, now: Timestamp) -> bool {
    !pod.is_available(set.spec.min_ready_seconds, now) || pod.metadata.is_deleting()
}

/// Whether the new pod of `ordinal` is of the old revision: below the partition,
/// or among those not updated yet.
pub fn is_of_current(set: &Workload, ordinal: i32) -> bool {
    let below = |count: i64| i64::from(ordinal) < i64::from(start(set)) + count;
    let strategy = &set.spec.update_strategy;
    match strategy["rollingUpdate"].as_object() {
        Some(rolling) => below(rolling.get("partition").and_then(Value::as_i64).unwrap_or(0)),
        None => strategy["type"] == "RollingUpdate" && below(set.status_i64("currentReplicas")),
    }
}

/// What is counted of a set's pods.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub replicas: i64,
    pub ready: i64,
    pub available: i64,
    pub current: i64,
    pub updated: i64,
}

pub fn count<'a>(
    set: &Workload,
    pods: impl IntoIterator<Item = &'a Pod>,
    current: &str,
    update: &str,
    now: Timestamp,
) -> Counts {
    let mut counts = Counts::default();
    for pod in pods {
        if pod.status.phase.is_empty() {
            continue;
        }
        counts.replicas += 1;
        if is_running_and_ready(pod) {
            counts.ready += 1;
            counts.available += i64::from(pod.is_available(set.spec.min_ready_seconds, now));
        }
        if !pod.metadata.is_deleting() {
            counts.current += i64::from(revision_of(pod) == current);
            counts.updated += i64::from(revision_of(pod) == update);
        }
    }
    counts
}

/// Pods that the rolling update deletes now. All replicas exist here.
pub fn to_update(set: &Workload, replicas: &[Arc<Pod>], update: &str, now: Timestamp) -> Vec<Arc<Pod>> {
    let rolling = &set.spec.update_strategy["rollingUpdate"];
    let partition = usize::try_from(rolling["partition"].as_i64().unwrap_or(0)).unwrap_or(0);
    let limit = if rolling["maxUnavailable"].is_null() {
        1
    } else {
        let scaled = scaled(&rolling["maxUnavailable"], set.replicas(), false).unwrap_or(1);
        usize::try_from(scaled).unwrap_or(1).max(1)
    };
    let is_old = |pod: &Pod| revision_of(pod) != update;
    let parallel = is_parallel(set);
    let unavailable = replicas.iter().filter(|p| is_unavailable(set, p, now)).count();
    let broken_and_old = replicas
        .iter()
        .filter(|p| parallel && is_unavailable(set, p, now) && is_old(p) && !p.metadata.is_deleting())
        .count();
    if unavailable >= limit && broken_and_old == 0 {
        return Vec::new();
    }
    let room = limit.saturating_sub(unavailable);
    let downwards = || replicas.iter().enumerate().rev().filter(|(at, _)| *at >= partition).map(|(_, pod)| pod);
    if parallel {
        // Those that do not work go all, and cost nothing.
        let mut chosen: Vec<Arc<Pod>> = downwards()
            .filter(|p| is_old(p) && !p.is_available(set.spec.min_ready_seconds, now) && !p.metadata.is_deleting())
            .cloned()
            .collect();
        chosen.extend(downwards().filter(|p| is_old(p) && !is_unavailable(set, p, now)).take(room).cloned());
        return chosen;
    }
    downwards().filter(|p| is_old(p) && !p.metadata.is_deleting()).take(room).cloned().collect()
}

/// The status, an update completed if all replicas are of the new revision.
pub fn status(set: &Workload, mut counts: Counts, current: &str, update: &str, collisions: i64) -> Value {
    let replicas = i64::from(set.replicas());
    let mut current = current;
    if counts.updated == replicas && counts.ready == replicas && counts.replicas == replicas {
        counts.current = counts.updated;
        current = update;
    }
    let mut made = json!({
        "observedGeneration": set.metadata.generation, "replicas": counts.replicas,
        "availableReplicas": counts.available, "currentRevision": current, "updateRevision": update,
        "collisionCount": collisions,
    });
    for (key, count) in
        [("readyReplicas", counts.ready), ("currentReplicas", counts.current), ("updatedReplicas", counts.updated)]
    {
        if count != 0 {
            made[key] = json!(count);
        }
    }
    if let Some(conditions) = set.status["conditions"].as_array().filter(|c| !c.is_empty()) {
        made["conditions"] = json!(conditions);
    }
    made
}

/// Whether the status must be written.
pub fn differs(set: &Workload, wanted: &Value) -> bool {
    let number = |value: &Value, key: &str| value[key].as_i64().unwrap_or(0);
    let counts = ["replicas", "currentReplicas", "readyReplicas", "updatedReplicas", "availableReplicas"];
    number(wanted, "observedGeneration") > number(&set.status, "observedGeneration")
        || counts.iter().any(|key| number(wanted, key) != number(&set.status, key))
        || ["currentRevision", "updateRevision"].iter().any(|key| wanted[*key] != set.status[*key])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(spec: Value) -> Workload {
        let mut spec = spec;
        spec["replicas"] = json!(3);
        serde_json::from_value(json!({"metadata": {"name": "web", "generation": 1}, "spec": spec})).unwrap()
    }
    fn pod(ordinal: i32, revision: &str, ready: bool) -> Arc<Pod> {
        let status = if ready { "True" } else { "False" };
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": format!("web-{ordinal}"), "labels": {"controller-revision-hash": revision}},
                "status": {"phase": "Running", "conditions": [{"type": "Ready", "status": status}]},
            }))
            .unwrap(),
        )
    }
    fn chosen(set: &Workload, pods: &[Arc<Pod>]) -> Vec<String> {
        let now = Timestamp::UNIX_EPOCH;
        to_update(set, pods, "new", now).iter().map(|p| p.metadata.name.clone()).collect()
    }

    #[test]
    fn the_highest_old_pod_goes_when_all_are_well() {
        let set = set(json!({"updateStrategy": {"type": "RollingUpdate", "rollingUpdate": {"partition": 1}}}));
        assert_eq!(chosen(&set, &[pod(0, "old", true), pod(1, "old", true), pod(2, "new", true)]), ["web-1"]);
        assert!(chosen(&set, &[pod(0, "old", true), pod(1, "old", true), pod(2, "new", false)]).is_empty());
        assert!(chosen(&set, &[pod(0, "old", true), pod(1, "new", true), pod(2, "new", true)]).is_empty());
    }

    #[test]
    fn parallel_replaces_broken_ones_beyond_the_budget() {
        let set = set(json!({"podManagementPolicy": "Parallel",
            "updateStrategy": {"type": "RollingUpdate", "rollingUpdate": {"maxUnavailable": 2}}}));
        assert_eq!(chosen(&set, &[pod(0, "old", false), pod(1, "old", true), pod(2, "old", true)]), ["web-0", "web-2"]);
    }

    #[test]
    fn completed_and_converged() {
        let mut set = set(json!({"updateStrategy": {"type": "RollingUpdate"}}));
        let pods: Vec<Arc<Pod>> = (0..3).map(|n| pod(n, "new", true)).collect();
        let counts = count(&set, pods.iter().map(AsRef::as_ref), "old", "new", Timestamp::UNIX_EPOCH);
        let made = status(&set, counts, "old", "new", 0);
        assert_eq!((&made["currentRevision"], &made["currentReplicas"]), (&json!("new"), &json!(3)));
        assert!(differs(&set, &made));
        set.status = made.clone();
        assert!(!differs(&set, &made));
    }
}
