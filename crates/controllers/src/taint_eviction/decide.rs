//! Tolerations against NoExecute taints.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use reconciler::clock::time_text;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use crate::types::{Node, Taint, Toleration, tolerates};

/// What was already decided about a pod.
#[derive(Debug, Clone, PartialEq)]
pub enum Work {
    Scheduled {
        created: Timestamp,
        due: Timestamp,
    },
    /// Deleted; kept so that it is not deleted twice.
    Done,
}

#[derive(Debug, PartialEq)]
pub enum Decision {
    Nothing,
    /// Scheduled already; look again then.
    Wait(Duration),
    Cancel,
    Schedule {
        created: Timestamp,
        due: Timestamp,
        wait: Duration,
    },
    Evict {
        cancel_first: bool,
    },
}

pub fn no_execute(taints: &[Taint]) -> Vec<&Taint> {
    taints.iter().filter(|t| t.effect == "NoExecute").collect()
}

pub fn decide(pod: Option<&Pod>, node: Option<&Node>, work: Option<&Work>, now: Timestamp) -> Decision {
    let Some(pod) = pod else {
        return if work.is_some() { Decision::Cancel } else { Decision::Nothing };
    };
    let due = match work {
        Some(Work::Scheduled { due, .. }) => Some(*due),
        _ => None,
    };
    let Some(node) = node else {
        // A node that is gone neither evicts nor saves: what was due stays due.
        return match due {
            Some(due) if due <= now => Decision::Evict { cancel_first: false },
            Some(due) => Decision::Wait(until(due, now)),
            None => Decision::Nothing,
        };
    };
    let taints = no_execute(&node.spec.taints);
    if taints.is_empty() {
        return if work.is_some() { Decision::Cancel } else { Decision::Nothing };
    }
    let Some(used) = matching(&taints, &pod.spec.tolerations) else {
        return match work {
            Some(Work::Done) => Decision::Nothing,
            // An eviction that fell due by itself is not cancelled first.
            _ => Decision::Evict { cancel_first: due.is_some_and(|due| due > now) },
        };
    };
    let Some(seconds) = min_seconds(&used) else {
        return if work.is_some() { Decision::Cancel } else { Decision::Nothing };
    };
    match (work, due) {
        (Some(Work::Done), _) => Decision::Nothing,
        (_, Some(due)) if due <= now => Decision::Evict { cancel_first: false },
        // The first schedule counts, whatever tolerations say later.
        (_, Some(due)) => Decision::Wait(until(due, now)),
        (_, None) if seconds == 0 => Decision::Evict { cancel_first: false },
        (_, None) => {
            let wait = Duration::from_secs(seconds as u64);
            Decision::Schedule { created: now, due: now + SignedDuration::from_secs(seconds), wait }
        }
    }
}

fn until(due: Timestamp, now: Timestamp) -> Duration {
    Duration::try_from(due.duration_since(now)).unwrap_or_default()
}

/// For each taint the first toleration that takes it; None when one is not tolerated.
fn matching<'a>(taints: &[&Taint], tolerations: &'a [Toleration]) -> Option<Vec<&'a Toleration>> {
    taints.iter().map(|taint| tolerations.iter().find(|t| tolerates(t, taint))).collect()
}

/// None: forever.
fn min_seconds(used: &[&Toleration]) -> Option<i64> {
    used.iter().filter_map(|t| t.toleration_seconds).map(|s| s.max(0)).min()
}

/// The DisruptionTarget condition, unless the pod has it.
pub fn condition_patch(pod: &Pod, now: Timestamp) -> Option<Value> {
    const REASON: &str = "DeletionByTaintManager";
    const MESSAGE: &str = "Taint manager: deleting due to NoExecute taint";
    let old = pod.condition("DisruptionTarget");
    if old.is_some_and(|c| c.status == "True" && c.reason == REASON && c.message == MESSAGE) {
        return None;
    }
    let mut condition = json!({
        "type": "DisruptionTarget", "status": "True", "reason": REASON, "message": MESSAGE,
        "observedGeneration": pod.metadata.generation,
    });
    if old.is_none_or(|c| c.status != "True") {
        condition["lastTransitionTime"] = time_text(now).into();
    }
    Some(json!({"metadata": {"uid": pod.metadata.uid}, "status": {"conditions": [condition]}}))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(keys: &[&str]) -> Node {
        let taints: Vec<Value> = keys.iter().map(|k| json!({"key": k, "effect": "NoExecute"})).collect();
        serde_json::from_value(json!({"metadata": {"name": "n"}, "spec": {"taints": taints}})).unwrap()
    }
    fn pod(tolerations: Value) -> Pod {
        serde_json::from_value(
            json!({"metadata": {"name": "p"}, "spec": {"nodeName": "n", "tolerations": tolerations}}),
        )
        .unwrap()
    }
    fn now() -> Timestamp {
        "2026-11-30T12:00:00Z".parse().unwrap()
    }
    fn later(seconds: i64) -> Timestamp {
        now() + SignedDuration::from_secs(seconds)
    }

    #[test]
    fn intolerant_pods_go_at_once() {
        let evict = Decision::Evict { cancel_first: false };
        assert_eq!(decide(Some(&pod(json!([]))), Some(&node(&["a"])), None, now()), evict);
        let wrong = pod(json!([{"key": "a", "operator": "Equal", "value": "x"}]));
        assert_eq!(decide(Some(&wrong), Some(&node(&["a"])), None, now()), evict);
        assert_eq!(decide(Some(&wrong), Some(&node(&["a"])), Some(&Work::Done), now()), Decision::Nothing);
        assert_eq!(decide(Some(&wrong), Some(&node(&[])), None, now()), Decision::Nothing);
    }

    #[test]
    fn the_shortest_toleration_counts() {
        let both = pod(json!([
            {"key": "a", "operator": "Exists", "tolerationSeconds": 300},
            {"key": "b", "operator": "Exists", "tolerationSeconds": 5},
        ]));
        let scheduled = decide(Some(&both), Some(&node(&["a", "b"])), None, now());
        assert_eq!(scheduled, Decision::Schedule { created: now(), due: later(5), wait: Duration::from_secs(5) });
        let work = Work::Scheduled { created: now(), due: later(5) };
        assert_eq!(
            decide(Some(&both), Some(&node(&["a", "b"])), Some(&work), later(2)),
            Decision::Wait(Duration::from_secs(3))
        );
        assert_eq!(
            decide(Some(&both), Some(&node(&["a", "b"])), Some(&work), later(5)),
            Decision::Evict { cancel_first: false }
        );
        assert_eq!(decide(Some(&both), Some(&node(&[])), Some(&work), later(2)), Decision::Cancel);
        assert_eq!(decide(None, None, Some(&work), later(2)), Decision::Cancel);
        assert_eq!(
            decide(Some(&both), Some(&node(&["a", "c"])), Some(&work), later(2)),
            Decision::Evict { cancel_first: true }
        );
    }

    #[test]
    fn tolerating_forever_cancels() {
        let forever = pod(json!([{"operator": "Exists"}]));
        let work = Work::Scheduled { created: now(), due: later(5) };
        assert_eq!(decide(Some(&forever), Some(&node(&["a"])), Some(&work), now()), Decision::Cancel);
        assert_eq!(decide(Some(&forever), Some(&node(&["a"])), None, now()), Decision::Nothing);
    }

    #[test]
    fn the_condition_is_written_once() {
        let mut pod = pod(json!([]));
        let patch = condition_patch(&pod, now()).unwrap();
        pod.status.conditions = serde_json::from_value(patch["status"]["conditions"].clone()).unwrap();
        assert_eq!(condition_patch(&pod, later(1)), None);
    }
}
