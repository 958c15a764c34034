//! A projection of Pod that the controllers share (so that one process watches
//! pods once), and the questions they ask of it.
//!
//! Upstream followed: pkg/api/v1/pod/util.go, pkg/controller/controller_utils.go.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use client::ObjectMeta;
use client::meta::null_is_empty;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::parse_time;

/// `controller.kubernetes.io/pod-deletion-cost`.
pub const POD_DELETION_COST: &str = "controller.kubernetes.io/pod-deletion-cost";

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Pod {
    pub metadata: ObjectMeta,
    pub spec: PodSpec,
    pub status: PodStatus,
}

informers::object!(Pod);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodSpec {
    pub node_name: String,
    pub host_network: bool,
    pub hostname: String,
    pub subdomain: String,
    pub restart_policy: String,
    pub scheduler_name: String,
    pub priority: Option<i32>,
    pub priority_class_name: String,
    pub service_account_name: String,
    pub active_deadline_seconds: Option<i64>,
    pub termination_grace_period_seconds: Option<i64>,
    /// Resource name → quantity text, of the RuntimeClass.
    pub overhead: BTreeMap<String, Value>,
    pub resources: Option<Resources>,
    #[serde(deserialize_with = "null_is_empty")]
    pub containers: Vec<Container>,
    #[serde(deserialize_with = "null_is_empty")]
    pub init_containers: Vec<Container>,
    #[serde(deserialize_with = "null_is_empty")]
    pub tolerations: Vec<Toleration>,
    #[serde(deserialize_with = "null_is_empty")]
    pub volumes: Vec<Volume>,
    /// Kept whole: only the DaemonSet controller looks into it.
    pub affinity: Option<Value>,
    #[serde(deserialize_with = "null_is_empty")]
    pub scheduling_gates: Vec<Value>,
    #[serde(deserialize_with = "null_is_empty")]
    pub resource_claims: Vec<PodClaim>,
}

/// A claim of devices: by name, or to be made from a template.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodClaim {
    pub name: String,
    pub resource_claim_name: Option<String>,
    pub resource_claim_template_name: Option<String>,
}

/// What became of a claim from a template; no name: none is needed.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodClaimStatus {
    pub name: String,
    pub resource_claim_name: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Container {
    pub name: String,
    pub image: String,
    /// `Always` for sidecars among the init containers.
    pub restart_policy: Option<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub ports: Vec<ContainerPort>,
    pub resources: Resources,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContainerPort {
    pub name: String,
    pub container_port: i32,
    pub host_port: i32,
    pub protocol: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Resources {
    #[serde(deserialize_with = "null_is_empty")]
    pub requests: BTreeMap<String, Value>,
    #[serde(deserialize_with = "null_is_empty")]
    pub limits: BTreeMap<String, Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Toleration {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub key: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub operator: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub value: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub effect: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toleration_seconds: Option<i64>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Volume {
    pub name: String,
    pub persistent_volume_claim: Option<ClaimSource>,
    /// Present for generic ephemeral volumes.
    pub ephemeral: Option<Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimSource {
    pub claim_name: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodStatus {
    pub phase: String,
    pub reason: String,
    pub message: String,
    pub start_time: Option<String>,
    #[serde(rename = "podIP")]
    pub pod_ip: String,
    #[serde(rename = "podIPs", deserialize_with = "null_is_empty")]
    pub pod_ips: Vec<PodIp>,
    #[serde(rename = "hostIP")]
    pub host_ip: String,
    pub qos_class: String,
    pub nominated_node_name: String,
    pub observed_generation: i64,
    #[serde(deserialize_with = "null_is_empty")]
    pub conditions: Vec<Condition>,
    #[serde(deserialize_with = "null_is_empty")]
    pub container_statuses: Vec<ContainerStatus>,
    #[serde(deserialize_with = "null_is_empty")]
    pub init_container_statuses: Vec<ContainerStatus>,
    pub resources: Option<Resources>,
    #[serde(deserialize_with = "null_is_empty")]
    pub resource_claim_statuses: Vec<PodClaimStatus>,
    pub extended_resource_claim_status: Option<Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct PodIp {
    pub ip: String,
}

/// A condition as pods, nodes and workloads have it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Condition {
    #[serde(rename = "type")]
    pub kind: String,
    pub status: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_probe_time: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_heartbeat_time: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_transition_time: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub message: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContainerStatus {
    pub name: String,
    pub ready: bool,
    pub started: Option<bool>,
    pub restart_count: i32,
    pub state: ContainerState,
    pub resources: Option<Resources>,
    #[serde(deserialize_with = "null_is_empty")]
    pub allocated_resources: BTreeMap<String, Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct ContainerState {
    pub running: Option<Running>,
    pub terminated: Option<Terminated>,
    pub waiting: Option<Waiting>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Running {
    pub started_at: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Terminated {
    pub exit_code: i32,
    pub reason: String,
    pub started_at: Option<String>,
    pub finished_at: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Waiting {
    pub reason: String,
}

impl Pod {
    pub fn condition(&self, kind: &str) -> Option<&Condition> {
        self.status.conditions.iter().find(|c| c.kind == kind)
    }
    /// The Ready condition is true.
    pub fn is_ready(&self) -> bool {
        self.condition("Ready").is_some_and(|c| c.status == "True")
    }
    /// Ready for at least `min_ready_seconds`.
    pub fn is_available(&self, min_ready_seconds: i32, now: Timestamp) -> bool {
        if !self.is_ready() {
            return false;
        }
        if min_ready_seconds == 0 {
            return true;
        }
        self.ready_since().is_some_and(|at| now.duration_since(at).as_secs() >= i64::from(min_ready_seconds))
    }
    /// Seconds until it is available; None when it is, or when it is not ready.
    pub fn available_in(&self, min_ready_seconds: i32, now: Timestamp) -> Option<std::time::Duration> {
        let ready = self.is_ready().then(|| self.ready_since()).flatten()?;
        let left = jiff::SignedDuration::from_secs(min_ready_seconds.into()) - now.duration_since(ready);
        std::time::Duration::try_from(left).ok().filter(|left| !left.is_zero())
    }
    pub fn ready_since(&self) -> Option<Timestamp> {
        self.condition("Ready")?.last_transition_time.as_deref().and_then(parse_time)
    }
    /// Neither finished nor being deleted.
    pub fn is_active(&self) -> bool {
        !self.is_finished() && !self.metadata.is_deleting()
    }
    /// Being deleted and not finished.
    pub fn is_terminating(&self) -> bool {
        !self.is_finished() && self.metadata.is_deleting()
    }
    /// Succeeded or failed.
    pub fn is_finished(&self) -> bool {
        matches!(self.status.phase.as_str(), "Succeeded" | "Failed")
    }
    /// The pod-deletion-cost annotation; 0 when absent or wrong.
    pub fn deletion_cost(&self) -> i32 {
        let Some(text) = self.metadata.annotations.get(POD_DELETION_COST) else { return 0 };
        let canonical = text == "0" || !text.trim_start_matches('-').starts_with(['0', '+']);
        if canonical { text.parse().unwrap_or(0) } else { 0 }
    }
    fn restarts(&self) -> (i32, i32) {
        let max = |list: &[ContainerStatus], keep: &dyn Fn(&str) -> bool| {
            list.iter().filter(|s| keep(&s.name)).map(|s| s.restart_count).max().unwrap_or(0)
        };
        let sidecar = |name: &str| {
            self.spec.init_containers.iter().any(|c| c.name == name && c.restart_policy.as_deref() == Some("Always"))
        };
        (max(&self.status.container_statuses, &|_| true), max(&self.status.init_container_statuses, &sidecar))
    }
}

/// Which of two pods is deleted first (`Less`), for pods of one workload; `rank_a`
/// and `rank_b` count the active pods of the same owner on their nodes. Upstream's
/// `ActivePodsWithRanks`, with logarithmic scale-down.
pub fn deletion_order(a: &Pod, rank_a: usize, b: &Pod, rank_b: usize, now: Timestamp) -> Ordering {
    let unassigned = |p: &Pod| p.spec.node_name.is_empty();
    let phase = |p: &Pod| match p.status.phase.as_str() {
        "Pending" => 0,
        "Unknown" => 1,
        _ => 2,
    };
    unassigned(b)
        .cmp(&unassigned(a))
        .then_with(|| phase(a).cmp(&phase(b)))
        .then_with(|| a.is_ready().cmp(&b.is_ready()))
        .then_with(|| a.deletion_cost().cmp(&b.deletion_cost()))
        .then_with(|| rank_b.cmp(&rank_a))
        .then_with(|| match (a.is_ready() && b.is_ready(), a.ready_since(), b.ready_since()) {
            (true, ready_a, ready_b) if ready_a != ready_b => by_age(ready_a, ready_b, a, b, now),
            _ => Ordering::Equal,
        })
        .then_with(|| {
            let (a, b) = (a.restarts(), b.restarts());
            b.0.cmp(&a.0).then(b.1.cmp(&a.1))
        })
        .then_with(|| {
            let created = |p: &Pod| p.metadata.creation_timestamp.as_deref().and_then(parse_time);
            match (created(a), created(b)) {
                (created_a, created_b) if created_a != created_b => by_age(created_a, created_b, a, b, now),
                _ => Ordering::Equal,
            }
        })
}

/// Younger first, but ages within the same power of two are the same, and then the uid decides.
fn by_age(time_a: Option<Timestamp>, time_b: Option<Timestamp>, a: &Pod, b: &Pod, now: Timestamp) -> Ordering {
    match (time_a, time_b) {
        // Without a time it is the youngest.
        (None, _) => Ordering::Less,
        (_, None) => Ordering::Greater,
        (Some(time_a), Some(time_b)) => {
            let bucket = |t: Timestamp| {
                let nanos = now.duration_since(t).as_nanos();
                if nanos <= 0 { -1 } else { nanos.ilog2() as i64 }
            };
            bucket(time_a).cmp(&bucket(time_b)).then_with(|| a.metadata.uid.cmp(&b.metadata.uid))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(text: &str) -> Pod {
        serde_json::from_str(text).unwrap()
    }
    fn ready(uid: &str, since: &str) -> Pod {
        pod(&format!(
            r#"{{"metadata":{{"uid":"{uid}","creationTimestamp":"{since}"}},"spec":{{"nodeName":"n"}},
               "status":{{"phase":"Running","conditions":[{{"type":"Ready","status":"True","lastTransitionTime":"{since}"}}]}}}}"#
        ))
    }

    #[test]
    fn order_of_deletion() {
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let running = ready("b", "2026-11-30T11:00:00Z");
        let unassigned = pod(r#"{"status":{"phase":"Pending"}}"#);
        let pending = pod(r#"{"spec":{"nodeName":"n"},"status":{"phase":"Pending"}}"#);
        let order = |a: &Pod, ra, b: &Pod, rb| deletion_order(a, ra, b, rb, now);
        assert_eq!(order(&unassigned, 0, &pending, 0), Ordering::Less);
        assert_eq!(order(&pending, 0, &running, 0), Ordering::Less);
        assert_eq!(order(&running, 2, &running, 1), Ordering::Less, "the crowded node first");
        let young = ready("c", "2026-11-30T11:59:59Z");
        assert_eq!(order(&young, 1, &running, 1), Ordering::Less);
        // 60 and 50 minutes lie in one power of two: the uid decides.
        let similar = ready("a", "2026-11-30T11:10:00Z");
        assert_eq!(order(&similar, 1, &running, 1), Ordering::Less);
        let mut dear = running.clone();
        dear.metadata.annotations.insert(POD_DELETION_COST.into(), "5".into());
        assert_eq!(order(&running, 1, &dear, 1), Ordering::Less);
    }

    #[test]
    fn availability() {
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let pod = ready("a", "2026-11-30T11:59:50Z");
        assert!(pod.is_available(0, now) && pod.is_available(10, now) && !pod.is_available(11, now));
        assert_eq!(pod.available_in(15, now).unwrap().as_secs(), 5);
        assert_eq!(pod.available_in(5, now), None);
    }
}
