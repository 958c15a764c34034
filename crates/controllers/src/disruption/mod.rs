//! disruption-controller: how many pods a PodDisruptionBudget lets go.
//!
//! Watches budgets, pods and the workloads that own them. The API server lowers
//! `disruptionsAllowed` with each eviction and notes the pod; here all is counted
//! anew. Upstream followed: pkg/controller/disruption. Limits: other owners with a
//! scale subresource (custom resources) are found by name only if they are of the
//! built-in kinds.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::labels::{Selector, format_label_selector};
use client::resources::{
    DEPLOYMENTS, POD_DISRUPTION_BUDGETS, PODS, REPLICA_SETS, REPLICATION_CONTROLLERS, STATEFUL_SETS,
};
use client::{Client, ObjectMeta};
use informers::{Event, Informer, Key};
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::{parse_time, time_text};
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use crate::workload::{Workload, name_what_went, scaled};

/// An evicted pod must be seen going within this time.
const DELETION_TIMEOUT: SignedDuration = SignedDuration::from_mins(2);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Budget {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}
informers::object!(Budget);

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    budgets: Informer<Budget>,
    pods: Informer<Pod>,
    deployments: Informer<Workload>,
    replica_sets: Informer<Workload>,
    replication_controllers: Informer<Workload>,
    stateful_sets: Informer<Workload>,
    context: Context,
}

fn selector(budget: &Budget) -> Selector {
    Selector::from_label_selector(&budget.spec["selector"]).unwrap_or_else(|_| Selector::nothing())
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("disruption-controller").await?;
    let recorder = context.recorder(&client, "controllermanager");
    let factory = &context.factory;
    let controller = Controller {
        client,
        recorder,
        budgets: factory.informer(&POD_DISRUPTION_BUDGETS),
        pods: factory.informer(&PODS),
        deployments: factory.informer(&DEPLOYMENTS),
        replica_sets: factory.informer(&REPLICA_SETS),
        replication_controllers: factory.informer(&REPLICATION_CONTROLLERS),
        stateful_sets: factory.informer(&STATEFUL_SETS),
        context: context.clone(),
    };
    let queue: Queue<Key> = Queue::new("disruption");
    {
        let queue = queue.clone();
        controller.budgets.add_handler(move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        });
    }
    {
        let (queue, budgets) = (queue.clone(), controller.budgets.clone());
        controller.pods.add_handler(move |event| {
            let pod = event.object();
            for budget in budgets.store().list_namespace(&pod.metadata.namespace) {
                if selector(&budget).matches(&pod.metadata.labels) {
                    queue.add(Key::new(pod.metadata.namespace.as_str(), budget.metadata.name.as_str()));
                }
            }
        });
    }
    context.synced().await;
    Runner::new("disruption", 1)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

/// What a budget's pods amount to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Expected {
    pods: i64,
    healthy: i64,
}

/// Healthy pods wanted, of `pods` selected ones whose owners want `scale`.
fn expected(spec: &Value, pods: usize, scale: i64) -> Expected {
    let whole = i32::try_from(scale).unwrap_or(i32::MAX);
    let of = |value: &Value| i64::from(scaled(value, whole, true).unwrap_or(0));
    if !spec["maxUnavailable"].is_null() {
        return Expected { pods: scale, healthy: (scale - of(&spec["maxUnavailable"])).max(0) };
    }
    match &spec["minAvailable"] {
        Value::Number(n) => Expected { pods: i64::try_from(pods).unwrap_or(0), healthy: n.as_i64().unwrap_or(0) },
        value if value.is_string() => Expected { pods: scale, healthy: of(value) },
        _ => Expected { pods: 0, healthy: 0 },
    }
}

/// Whether the owners' scale matters.
fn needs_scale(spec: &Value) -> bool {
    !spec["maxUnavailable"].is_null() || spec["minAvailable"].is_string()
}

/// Evicted pods that are still expected to go, and when the first is overdue.
fn disrupted<'p>(
    budget: &Budget,
    pods: &'p [Arc<Pod>],
    now: Timestamp,
) -> (BTreeMap<String, String>, Vec<&'p Pod>, Option<Timestamp>) {
    let (mut kept, mut overdue, mut recheck) = (BTreeMap::new(), Vec::new(), None::<Timestamp>);
    for pod in pods.iter().filter(|p| !p.metadata.is_deleting()) {
        let Some(text) = budget.status["disruptedPods"][&pod.metadata.name].as_str() else { continue };
        let Some(at) = parse_time(text) else { continue };
        let due = at + DELETION_TIMEOUT;
        if due < now {
            overdue.push(pod.as_ref());
        } else {
            recheck = Some(recheck.map_or(due, |r| r.min(due)));
            kept.insert(pod.metadata.name.clone(), text.to_owned());
        }
    }
    (kept, overdue, recheck)
}

/// The status, with its condition.
fn status(
    budget: &Budget,
    expected: Expected,
    healthy: i64,
    disrupted: &BTreeMap<String, String>,
    now: Timestamp,
) -> Value {
    let allowed = if expected.pods <= 0 { 0 } else { (healthy - expected.healthy).max(0) };
    let (state, reason) = if allowed > 0 { ("True", "SufficientPods") } else { ("False", "InsufficientPods") };
    let generation = budget.metadata.generation;
    let mut conditions: Vec<Value> = budget.status["conditions"].as_array().cloned().unwrap_or_default();
    let new = json!({"type": "DisruptionAllowed", "status": state, "reason": reason, "message": "",
        "observedGeneration": generation, "lastTransitionTime": time_text(now)});
    match conditions.iter_mut().find(|c| c["type"] == "DisruptionAllowed") {
        Some(found) => {
            let since = found["lastTransitionTime"].clone();
            let same = found["status"] == state;
            *found = new;
            if same {
                found["lastTransitionTime"] = since;
            }
        }
        None => conditions.push(new),
    }
    let mut made = json!({
        "currentHealthy": healthy, "desiredHealthy": expected.healthy, "expectedPods": expected.pods,
        "disruptionsAllowed": allowed, "observedGeneration": generation, "conditions": conditions,
    });
    if !disrupted.is_empty() {
        made["disruptedPods"] = json!(disrupted);
    }
    made
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(budget) = self.budgets.store().get_key(key) else { return Ok(Next::Done) };
        match self.count(&budget).await {
            Ok(next) => Ok(next),
            Err(error) => {
                self.fail_safe(&budget, &error.to_string()).await?;
                Err(error)
            }
        }
    }

    fn tell(&self, budget: &Budget, kind: EventType, reason: &'static str, text: String) {
        let regarding = ObjectReference::new(&POD_DISRUPTION_BUDGETS, &budget.metadata);
        self.recorder.event(&regarding, kind, reason, text);
    }

    async fn count(&self, budget: &Budget) -> Result<Next, SyncError> {
        let selects = selector(budget);
        let pods: Vec<Arc<Pod>> = self
            .pods
            .store()
            .list_namespace(&budget.metadata.namespace)
            .into_iter()
            .filter(|p| selects.matches(&p.metadata.labels) && !p.is_finished())
            .collect();
        if pods.is_empty() {
            self.tell(budget, EventType::Normal, "NoPods", "No matching pods found".into());
        }
        let scale = if needs_scale(&budget.spec) { self.scale(budget, &pods)? } else { 0 };
        let now = self.context.now();
        let (evicted, overdue, recheck) = disrupted(budget, &pods, now);
        for pod in overdue {
            let namespace = &budget.metadata.namespace;
            let text = format!("Pod was expected by PDB {namespace}/{namespace} to be deleted but it wasn't");
            self.recorder.event(&ObjectReference::new(&PODS, &pod.metadata), EventType::Warning, "NotDeleted", text);
        }
        let healthy = pods
            .iter()
            .filter(|p| !p.metadata.is_deleting() && !evicted.contains_key(&p.metadata.name) && p.is_ready())
            .count();
        let healthy = i64::try_from(healthy).unwrap_or(0);
        let wanted = status(budget, expected(&budget.spec, pods.len(), scale), healthy, &evicted, now);
        if wanted != budget.status {
            self.write(budget, wanted).await?;
        }
        let wait = recheck.and_then(|at| Duration::try_from(at.duration_since(now)).ok());
        Ok(wait.map_or(Next::Done, |wait| Next::After(wait.max(Duration::from_secs(1)))))
    }

    /// Replicas that the pods' owners want together.
    fn scale(&self, budget: &Budget, pods: &[Arc<Pod>]) -> Result<i64, SyncError> {
        let mut scales: BTreeMap<String, i64> = BTreeMap::new();
        let mut unmanaged = false;
        for pod in pods {
            let Some(owner) = pod.metadata.controller() else {
                unmanaged = true;
                continue;
            };
            let namespace = &pod.metadata.namespace;
            let group = owner.api_version.split_once('/').map_or("", |(group, _)| group);
            let informer = match (group, owner.kind.as_str()) {
                ("apps", "ReplicaSet") => &self.replica_sets,
                ("", "ReplicationController") => &self.replication_controllers,
                ("apps", "StatefulSet") => &self.stateful_sets,
                _ => {
                    return Err(SyncError::new(format!("found no controllers for pod {:?}", pod.metadata.name)));
                }
            };
            let found = informer.store().get(namespace, &owner.name).filter(|set| set.metadata.uid == owner.uid);
            let Some(set) = found else {
                return Err(SyncError::new(format!("found no controllers for pod {:?}", pod.metadata.name)));
            };
            // A ReplicaSet of a Deployment counts as the Deployment.
            let deployment = set
                .metadata
                .controller()
                .and_then(|o| self.deployments.store().get(namespace, &o.name).filter(|d| d.metadata.uid == o.uid));
            let top = deployment.unwrap_or(set);
            scales.insert(top.metadata.uid.clone(), i64::from(top.replicas()));
        }
        if unmanaged {
            let text = format!(
                "Pods selected by this PodDisruptionBudget (selector: {}) were found to be unmanaged. As a result, the \
                 status of the PDB cannot be calculated correctly, which may result in undefined behavior. To account \
                 for these pods please set \".spec.minAvailable\" field of the PDB to an integer value.",
                go_selector(&budget.spec["selector"])
            );
            self.tell(budget, EventType::Warning, "UnmanagedPods", text);
        }
        Ok(scales.values().sum())
    }

    async fn write(&self, budget: &Budget, mut status: Value) -> Result<(), SyncError> {
        name_what_went(&budget.status, &mut status);
        if let Some(pods) = status.get_mut("disruptedPods").filter(|pods| pods.is_object()) {
            name_what_went(&budget.status["disruptedPods"], pods);
        }
        let m = &budget.metadata;
        let change = json!({"metadata": {"uid": m.uid}, "status": status});
        self.client.merge::<Value>(&POD_DISRUPTION_BUDGETS, &m.namespace, &m.name, "status", &change).await?;
        Ok(())
    }

    /// What cannot be counted allows nothing.
    async fn fail_safe(&self, budget: &Budget, error: &str) -> Result<(), SyncError> {
        let text = format!("Failed to calculate the number of expected pods: {error}");
        self.tell(budget, EventType::Warning, "CalculateExpectedPodCountFailed", text);
        let mut status = budget.status.clone();
        if !status.is_object() {
            status = json!({});
        }
        status["disruptionsAllowed"] = json!(0);
        for key in ["currentHealthy", "desiredHealthy", "expectedPods"] {
            if status[key].is_null() {
                status[key] = json!(0);
            }
        }
        let mut list: Vec<Value> = status["conditions"].as_array().cloned().unwrap_or_default();
        let observed = status["observedGeneration"].as_i64().unwrap_or(0);
        let mut new = json!({"type": "DisruptionAllowed", "status": "False", "reason": "SyncFailed",
            "message": error, "lastTransitionTime": time_text(self.context.now())});
        if observed != 0 {
            new["observedGeneration"] = json!(observed);
        }
        match list.iter_mut().find(|c| c["type"] == "DisruptionAllowed") {
            Some(found) => {
                if found["status"] == "False" {
                    new["lastTransitionTime"] = found["lastTransitionTime"].clone();
                }
                *found = new;
            }
            None => list.push(new),
        }
        status["conditions"] = json!(list);
        if status != budget.status {
            self.write(budget, status).await?;
        }
        Ok(())
    }
}

/// A selector as Go prints the struct's pointer with `%v`.
pub fn go_selector(selector: &Value) -> String {
    let mut labels: Vec<String> = selector["matchLabels"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| format!("{key}: {},", value.as_str().unwrap_or_default()))
        .collect();
    labels.sort();
    let expressions: Vec<String> = selector["matchExpressions"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|e| {
            let values: Vec<&str> = e["values"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            format!(
                "LabelSelectorRequirement{{Key:{},Operator:{},Values:[{}],}},",
                e["key"].as_str().unwrap_or_default(),
                e["operator"].as_str().unwrap_or_default(),
                values.join(" ")
            )
        })
        .collect();
    if selector.is_null() {
        return format_label_selector(selector);
    }
    format!(
        "&LabelSelector{{MatchLabels:map[string]string{{{}}},MatchExpressions:[]LabelSelectorRequirement{{{}}},}}",
        labels.join(" "),
        expressions.concat()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_round_up() {
        assert_eq!(expected(&json!({"minAvailable": 2}), 3, 0), Expected { pods: 3, healthy: 2 });
        assert_eq!(expected(&json!({"minAvailable": "50%"}), 3, 3), Expected { pods: 3, healthy: 2 });
        assert_eq!(expected(&json!({"maxUnavailable": "50%"}), 3, 3), Expected { pods: 3, healthy: 1 });
    }

    #[test]
    fn a_converged_status_is_the_same() {
        let mut budget =
            Budget { metadata: ObjectMeta { generation: 1, ..ObjectMeta::default() }, ..Budget::default() };
        let now = Timestamp::UNIX_EPOCH;
        let wanted = Expected { pods: 3, healthy: 2 };
        let first = status(&budget, wanted, 3, &BTreeMap::new(), now);
        assert_eq!(
            (&first["disruptionsAllowed"], &first["conditions"][0]["reason"]),
            (&json!(1), &json!("SufficientPods"))
        );
        budget.status = first.clone();
        assert_eq!(status(&budget, wanted, 3, &BTreeMap::new(), now + SignedDuration::from_secs(9)), first);
    }
}
