//! Quality of service and resource totals of a pod.
//! Followed upstream: pkg/apis/core/v1/helper/qos, component-helpers/resource.

use std::collections::BTreeMap;

use cgroups::resources::{PodTotals, Qos};

use crate::pod::{Container, Pod, RestartPolicy};
use crate::quantity;

/// The class of a pod, as its status names it.
pub fn name(qos: Qos) -> &'static str {
    match qos {
        Qos::Guaranteed => "Guaranteed",
        Qos::Burstable => "Burstable",
        Qos::BestEffort => "BestEffort",
    }
}

/// Computes the class: only cpu and memory count.
pub fn of(pod: &Pod) -> Qos {
    let mut requests: BTreeMap<&str, i64> = BTreeMap::new();
    let mut limits: BTreeMap<&str, i64> = BTreeMap::new();
    let mut guaranteed = true;
    if let Some(resources) = pod.spec.resources.as_ref().filter(|r| !r.requests.is_empty() || !r.limits.is_empty()) {
        add_positive(&mut requests, &resources.requests);
        add_positive(&mut limits, &resources.limits);
        guaranteed = limits.len() == 2;
    } else {
        for (_, container) in pod.all_containers().filter(|(kind, _)| *kind != crate::pod::ContainerKind::Ephemeral) {
            add_positive(&mut requests, &container.resources.requests);
            let mut found = BTreeMap::new();
            add_positive(&mut found, &container.resources.limits);
            if found.len() < 2 {
                guaranteed = false;
            }
            add_positive(&mut limits, &container.resources.limits);
        }
    }
    if requests.is_empty() && limits.is_empty() {
        return Qos::BestEffort;
    }
    if guaranteed && requests.len() == limits.len() && requests.iter().all(|(k, v)| limits.get(k) == Some(v)) {
        return Qos::Guaranteed;
    }
    Qos::Burstable
}

fn add_positive<'a>(total: &mut BTreeMap<&'a str, i64>, list: &'a BTreeMap<String, String>) {
    for name in ["cpu", "memory"] {
        let amount = list.get(name).map_or(0, |text| quantity::milli_value(text));
        if amount > 0 {
            *total.entry(name).or_insert(0) += amount;
        }
    }
}

/// Which side of a container's resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Requests,
    Limits,
}

fn list(container: &Container, side: Side) -> &BTreeMap<String, String> {
    match side {
        Side::Requests => &container.resources.requests,
        Side::Limits => &container.resources.limits,
    }
}

/// Total of one resource over a pod, in thousandths: the sum of what runs together
/// (containers and sidecars) or the largest init step, whichever is more, then
/// pod-level values and overhead.
pub fn total_milli(pod: &Pod, resource: &str, side: Side) -> i64 {
    let amount = |c: &Container| list(c, side).get(resource).map_or(0, |t| quantity::milli_value(t));
    let mut running: i64 = pod.spec.containers.iter().map(amount).sum();
    let mut sidecars = 0;
    let mut init = 0;
    for container in &pod.spec.init_containers {
        if container.is_restartable_init() {
            sidecars += amount(container);
            init = init.max(sidecars);
        } else {
            init = init.max(sidecars + amount(container));
        }
    }
    running += sidecars;
    let mut total = running.max(init);
    if let Some(resources) = &pod.spec.resources {
        let own = match side {
            Side::Requests => &resources.requests,
            Side::Limits => &resources.limits,
        };
        if let Some(text) = own.get(resource) {
            total = quantity::milli_value(text);
        }
    }
    if let Some(overhead) = pod.spec.overhead.get(resource)
        && (side == Side::Requests || total > 0)
    {
        total += quantity::milli_value(overhead);
    }
    total
}

/// Sums for the pod's group.
pub fn totals(pod: &Pod) -> PodTotals {
    let declared = |resource: &str| {
        let pod_level = pod.spec.resources.as_ref().is_some_and(|r| r.limits.contains_key(resource));
        pod_level
            || pod
                .spec
                .containers
                .iter()
                .chain(pod.spec.init_containers.iter())
                .all(|c| c.resources.limits.get(resource).is_some_and(|t| quantity::milli_value(t) > 0))
    };
    PodTotals {
        cpu_request_milli: total_milli(pod, "cpu", Side::Requests),
        cpu_limit_milli: total_milli(pod, "cpu", Side::Limits),
        cpu_limits_declared: declared("cpu"),
        memory_limit_bytes: total_milli(pod, "memory", Side::Limits) / 1000,
        memory_limits_declared: declared("memory"),
    }
}

/// `oom_score_adj` of a container.
pub fn oom_score(pod: &Pod, container: &Container, memory_capacity_bytes: i64) -> i64 {
    if pod.spec.priority.is_some_and(|p| p >= NODE_CRITICAL_PRIORITY)
        || (pod.is_static() && pod.spec.priority_class_name == "system-node-critical")
    {
        return GUARANTEED_OOM_SCORE;
    }
    match of(pod) {
        Qos::Guaranteed => GUARANTEED_OOM_SCORE,
        Qos::BestEffort => BEST_EFFORT_OOM_SCORE,
        Qos::Burstable => {
            let request = container.resources.requests.get("memory").map_or(0, |t| quantity::value(t));
            let capacity = memory_capacity_bytes.max(1);
            let score = 1000 - (1000i128 * i128::from(request) / i128::from(capacity)) as i64;
            if score < 1000 + GUARANTEED_OOM_SCORE {
                return 1000 + GUARANTEED_OOM_SCORE;
            }
            if score == BEST_EFFORT_OOM_SCORE {
                return score - 1;
            }
            score.min(BEST_EFFORT_OOM_SCORE - 1)
        }
    }
}

/// system-node-critical.
pub const NODE_CRITICAL_PRIORITY: i64 = 2_000_001_000;
const GUARANTEED_OOM_SCORE: i64 = -997;
const BEST_EFFORT_OOM_SCORE: i64 = 1000;

/// Whether a pod's containers may ever restart (used by phases).
pub fn restarts(pod: &Pod) -> bool {
    pod.spec.restart_policy != RestartPolicy::Never
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pod(containers: serde_json::Value) -> std::sync::Arc<Pod> {
        Pod::from_value(json!({"spec": {"containers": containers}})).unwrap()
    }

    #[test]
    fn classes() {
        let best = pod(json!([{"name": "c"}]));
        let burst = pod(json!([{"name": "c", "resources": {"requests": {"cpu": "50m"}, "limits": {"cpu": "200m"}}}]));
        let full = json!({"requests": {"cpu": "1", "memory": "1Gi"}, "limits": {"cpu": "1000m", "memory": "1024Mi"}});
        let guaranteed = pod(json!([{"name": "c", "resources": full}]));
        assert_eq!(of(&best), Qos::BestEffort);
        assert_eq!(of(&burst), Qos::Burstable);
        assert_eq!(of(&guaranteed), Qos::Guaranteed);
    }

    #[test]
    fn oom_scores() {
        let capacity = 24_684_092 * 1024;
        let burst = pod(json!([{"name": "c", "resources": {"requests": {"memory": "20Mi"}}}]));
        assert_eq!(oom_score(&burst, &burst.spec.containers[0], capacity), 999);
        let best = pod(json!([{"name": "c"}]));
        assert_eq!(oom_score(&best, &best.spec.containers[0], capacity), 1000);
    }

    #[test]
    fn the_largest_init_step_counts() {
        let pod = Pod::from_value(json!({"spec": {
            "initContainers": [
                {"name": "s", "restartPolicy": "Always", "resources": {"requests": {"cpu": "100m"}}},
                {"name": "i", "resources": {"requests": {"cpu": "1"}}}],
            "containers": [{"name": "c", "resources": {"requests": {"cpu": "200m"}}}]}}))
        .unwrap();
        assert_eq!(total_milli(&pod, "cpu", Side::Requests), 1100);
    }
}
