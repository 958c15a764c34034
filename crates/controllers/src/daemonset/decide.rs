//! What the set's nodes need, and what its status says. Pure.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use reconciler::events::EventType;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use super::backoff::Backoff;
use super::fit::{Template, add_tolerations, target};
use crate::workload::{Workload, scaled};

pub const HASH_LABEL: &str = "controller-revision-hash";
const GENERATION_LABEL: &str = "pod-template-generation";
const GENERATION_ANNOTATION: &str = "deprecated.daemonset.template.generation";

/// One set as a sync sees it.
pub struct World<'a> {
    pub set: &'a Workload,
    /// Of the present template's revision.
    pub hash: &'a str,
    pub nodes: Vec<placement::Node>,
    /// The set's pods by the node they are on or meant for, finished ones that are
    /// being deleted left out.
    pub pods: BTreeMap<String, Vec<Arc<Pod>>>,
    template: Template,
}

#[derive(Default)]
pub struct Plan {
    /// Names of nodes that need a pod.
    pub create: Vec<String>,
    pub delete: Vec<Arc<Pod>>,
    pub events: Vec<(EventType, &'static str, String)>,
    /// Look again then.
    pub again: Option<Duration>,
}

impl<'a> World<'a> {
    pub fn new(set: &'a Workload, hash: &'a str, nodes: Vec<placement::Node>, owned: Vec<Arc<Pod>>) -> Self {
        let mut pods: BTreeMap<String, Vec<Arc<Pod>>> = BTreeMap::new();
        for pod in owned {
            if pod.is_finished() && pod.metadata.is_deleting() {
                continue;
            }
            if let Some(node) = target(&pod) {
                pods.entry(node.to_owned()).or_default().push(pod);
            }
        }
        World { set, hash, nodes, pods, template: Template::new(set) }
    }

    pub fn fits(&self, node: &placement::Node) -> (bool, bool) {
        self.template.on(node)
    }
    pub fn node(&self, name: &str) -> Option<&placement::Node> {
        self.nodes.iter().find(|n| n.name() == name)
    }
    pub fn is_available(&self, pod: &Pod, now: Timestamp) -> bool {
        pod.is_available(self.set.spec.min_ready_seconds, now)
    }
    /// Made of the present template, by hash or by the generation of old days.
    pub fn is_updated(&self, pod: &Pod) -> bool {
        let label = |key: &str| pod.metadata.labels.get(key).map(String::as_str);
        let by_hash = !self.hash.is_empty() && label(HASH_LABEL) == Some(self.hash);
        by_hash || generation(self.set).is_some_and(|g| label(GENERATION_LABEL) == Some(&g))
    }
}

/// The template's generation as text, when the annotation holds a number.
fn generation(set: &Workload) -> Option<String> {
    let number: i64 = set.metadata.annotations.get(GENERATION_ANNOTATION)?.parse().ok()?;
    Some(number.to_string())
}

/// The template that pods are made of.
pub fn pod_template(set: &Workload, hash: &str) -> Value {
    let mut template = set.spec.template.clone();
    add_tolerations(&mut template["spec"]);
    if let Some(generation) = generation(set) {
        template["metadata"]["labels"][GENERATION_LABEL] = json!(generation);
    }
    if !hash.is_empty() {
        template["metadata"]["labels"][HASH_LABEL] = json!(hash);
    }
    template
}

/// A limit of the rolling update, scaled to `total` and rounded up; 0 when it has none.
pub fn rolling_limit(set: &Workload, key: &str, total: usize) -> usize {
    if set.spec.update_strategy["type"] != "RollingUpdate" {
        return 0;
    }
    let value = &set.spec.update_strategy["rollingUpdate"][key];
    let scaled = scaled(value, i32::try_from(total).unwrap_or(i32::MAX), true).unwrap_or(0);
    usize::try_from(scaled).unwrap_or(0)
}

/// Bound pods first, then the older, then by name.
fn age_order(a: &Pod, b: &Pod) -> Ordering {
    a.spec
        .node_name
        .is_empty()
        .cmp(&b.spec.node_name.is_empty())
        .then_with(|| a.metadata.creation_timestamp.cmp(&b.metadata.creation_timestamp))
        .then_with(|| a.metadata.name.cmp(&b.metadata.name))
}

/// Nodes without their pod, and pods that must go.
pub fn manage(world: &World<'_>, backoff: &mut Backoff, now: Timestamp) -> Plan {
    let mut plan = Plan::default();
    for node in &world.nodes {
        let (run, keep) = world.fits(node);
        match world.pods.get(node.name()) {
            None if run => plan.create.push(node.name().to_owned()),
            None => {}
            Some(pods) if keep => on_node(world, node, pods, run, backoff, now, &mut plan),
            Some(pods) => plan.delete.extend(pods.iter().filter(|p| !p.metadata.is_deleting()).cloned()),
        }
    }
    // Pods for nodes that are gone are never bound, so nobody else removes them.
    let known: BTreeSet<&str> = world.nodes.iter().map(placement::Node::name).collect();
    for (_, pods) in world.pods.iter().filter(|(node, _)| !known.contains(node.as_str())) {
        plan.delete.extend(pods.iter().filter(|p| p.spec.node_name.is_empty()).cloned());
    }
    plan
}

fn on_node(
    world: &World<'_>,
    node: &placement::Node,
    pods: &[Arc<Pod>],
    run: bool,
    backoff: &mut Backoff,
    now: Timestamp,
    plan: &mut Plan,
) {
    let mut running: Vec<Arc<Pod>> = Vec::new();
    for pod in pods.iter().filter(|p| !p.metadata.is_deleting()) {
        let m = &pod.metadata;
        let found = |what: &str, then: &str| {
            format!("Found {what} daemon pod {}/{} on node {}, will try to {then} it", m.namespace, m.name, node.name())
        };
        match pod.status.phase.as_str() {
            "Failed" => {
                let observed = world.set.status_i64("observedGeneration");
                let key = format!("{}/{observed}/{}", world.set.metadata.uid, node.name());
                if let Some(delay) = backoff.waiting(&key, now) {
                    plan.again = Some(plan.again.map_or(delay, |d| d.min(delay)));
                    continue;
                }
                backoff.next(&key, now);
                plan.events.push((EventType::Warning, "FailedDaemonPod", found("failed", "kill")));
                plan.delete.push(pod.clone());
            }
            "Succeeded" => {
                plan.events.push((EventType::Normal, "SucceededDaemonPod", found("succeeded", "delete")));
                plan.delete.push(pod.clone());
            }
            _ => running.push(pod.clone()),
        }
    }
    running.sort_by(|a, b| age_order(a, b));
    let surges = rolling_limit(world.set, "maxSurge", 1) > 0;
    if !surges {
        plan.delete.extend(running.into_iter().skip(1));
        return;
    }
    if running.len() <= 1 {
        if running.is_empty() && run {
            plan.create.push(node.name().to_owned());
        }
        return;
    }
    // Two may stay: an old one that is ready and a new one that is not yet.
    let (mut new, mut old): (Option<Arc<Pod>>, Option<Arc<Pod>>) = (None, None);
    for pod in running {
        let is_new = pod.metadata.labels.get(HASH_LABEL).is_some_and(|h| h == world.hash);
        let slot = if is_new { &mut new } else { &mut old };
        if slot.is_none() {
            *slot = Some(pod);
        } else {
            plan.delete.push(pod);
        }
    }
    if let (Some(new), Some(old)) = (new, old)
        && (!old.is_ready() || world.is_available(&new, now))
    {
        plan.delete.push(old);
    }
}

/// The status when it differs from the present one; and whether ready pods are
/// not available yet. `observed`: the present generation was acted on.
pub fn status(world: &World<'_>, observed: bool, now: Timestamp) -> (Option<Value>, bool) {
    let (mut desired, mut current, mut misplaced, mut ready, mut updated, mut available) = (0, 0, 0, 0, 0, 0);
    for node in &world.nodes {
        let oldest = world.pods.get(node.name()).and_then(|pods| pods.iter().min_by(|a, b| age_order(a, b)));
        if !world.fits(node).0 {
            misplaced += i64::from(oldest.is_some());
            continue;
        }
        desired += 1;
        let Some(pod) = oldest else { continue };
        current += 1;
        ready += i64::from(pod.is_ready());
        available += i64::from(world.is_available(pod, now));
        updated += i64::from(world.is_updated(pod));
    }
    let waiting = ready != available;
    let counts = [
        ("desiredNumberScheduled", desired, true),
        ("currentNumberScheduled", current, true),
        ("numberMisscheduled", misplaced, true),
        ("numberReady", ready, true),
        ("updatedNumberScheduled", updated, false),
        ("numberAvailable", available, false),
        ("numberUnavailable", desired - available, false),
    ];
    let set = world.set;
    let same = counts.iter().all(|(key, count, _)| set.status_i64(key) == *count);
    if same && set.status_i64("observedGeneration") >= set.metadata.generation {
        return (None, waiting);
    }
    let mut made = set.status.as_object().cloned().unwrap_or_default();
    for (key, count, always) in counts {
        if count != 0 || always {
            made.insert(key.into(), json!(count));
        } else {
            made.remove(key);
        }
    }
    if observed {
        made.insert("observedGeneration".into(), json!(set.metadata.generation));
    }
    (Some(Value::Object(made)), waiting)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn set(update: Value) -> Workload {
        serde_json::from_value(json!({
            "metadata": {"name": "agent", "namespace": "ns", "uid": "u", "generation": 2},
            "spec": {"template": {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": []}},
                "selector": {"matchLabels": {"app": "x"}}, "updateStrategy": update},
        }))
        .unwrap()
    }
    pub fn rolling(unavailable: i64, surge: i64) -> Value {
        json!({"type": "RollingUpdate", "rollingUpdate": {"maxUnavailable": unavailable, "maxSurge": surge}})
    }
    pub fn nodes(names: &[&str]) -> Vec<placement::Node> {
        names.iter().map(|n| serde_json::from_value(json!({"metadata": {"name": n}})).unwrap()).collect()
    }
    pub fn pod(name: &str, node: &str, hash: &str, ready: bool) -> Arc<Pod> {
        let status = if ready { "True" } else { "False" };
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": name, "namespace": "ns", "labels": {HASH_LABEL: hash},
                    "creationTimestamp": "2026-01-01T00:00:00Z"},
                "spec": {"nodeName": node},
                "status": {"phase": "Running", "conditions": [{"type": "Ready", "status": status}]},
            }))
            .unwrap(),
        )
    }
    pub fn names(pods: &[Arc<Pod>]) -> Vec<&str> {
        pods.iter().map(|p| p.metadata.name.as_str()).collect()
    }

    #[test]
    fn one_pod_a_node() {
        let set = set(rolling(1, 0));
        let pods = vec![pod("a", "n1", "h", true), pod("b", "n1", "h", true)];
        let world = World::new(&set, "h", nodes(&["n1", "n2"]), pods);
        let plan = manage(&world, &mut Backoff::default(), Timestamp::UNIX_EPOCH);
        assert_eq!(plan.create, ["n2"]);
        assert_eq!(names(&plan.delete), ["b"]);
    }

    #[test]
    fn a_converged_set_is_left_alone() {
        let mut set = set(rolling(1, 0));
        let first = {
            let world = World::new(&set, "h", nodes(&["n1"]), vec![pod("a", "n1", "h", true)]);
            let plan = manage(&world, &mut Backoff::default(), Timestamp::UNIX_EPOCH);
            assert!(plan.create.is_empty() && plan.delete.is_empty());
            status(&world, true, Timestamp::UNIX_EPOCH).0.unwrap()
        };
        assert_eq!(
            first,
            json!({"currentNumberScheduled": 1, "desiredNumberScheduled": 1, "numberAvailable": 1,
                "numberMisscheduled": 0, "numberReady": 1, "observedGeneration": 2, "updatedNumberScheduled": 1})
        );
        set.status = first;
        let world = World::new(&set, "h", nodes(&["n1"]), vec![pod("a", "n1", "h", true)]);
        assert_eq!(status(&world, true, Timestamp::UNIX_EPOCH).0, None);
    }

    #[test]
    fn failed_pods_go_at_growing_intervals() {
        let set = set(rolling(1, 0));
        let mut failed = (*pod("a", "n1", "h", false)).clone();
        failed.status.phase = "Failed".into();
        let world = World::new(&set, "h", nodes(&["n1"]), vec![Arc::new(failed)]);
        let mut backoff = Backoff::default();
        let plan = manage(&world, &mut backoff, Timestamp::UNIX_EPOCH);
        assert_eq!(plan.events[0].2, "Found failed daemon pod ns/a on node n1, will try to kill it");
        assert_eq!(names(&plan.delete), ["a"]);
        let plan = manage(&world, &mut backoff, Timestamp::UNIX_EPOCH);
        assert!(plan.delete.is_empty());
        assert_eq!(plan.again, Some(Duration::from_secs(1)));
    }
}
