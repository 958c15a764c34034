//! NodeResourcesFit: room for the requests; scores by how full a node gets.

use std::sync::Arc;

use placement::Resources;
use placement::resources::insufficient;
use serde_json::Value;

use super::Making;
use crate::framework::{Code, MAX_SCORE, Plugin, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::queue::ClusterEvent;

#[derive(Debug, Clone, PartialEq)]
enum Strategy {
    Least,
    Most,
    /// Points (utilization, score 0..=100) of a line.
    Ratio(Vec<(i64, i64)>),
}

pub struct Fit {
    strategy: Strategy,
    resources: Vec<(String, i64)>,
    ignored: Vec<String>,
    ignored_groups: Vec<String>,
}

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    let scoring = &making.args["scoringStrategy"];
    let strategy = match scoring["type"].as_str() {
        Some("MostAllocated") => Strategy::Most,
        Some("RequestedToCapacityRatio") => Strategy::Ratio(
            scoring["requestedToCapacityRatio"]["shape"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|p| (p["utilization"].as_i64().unwrap_or(0), p["score"].as_i64().unwrap_or(0) * 10))
                .collect(),
        ),
        _ => Strategy::Least,
    };
    let texts = |key: &str| -> Vec<String> {
        making.args[key].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    Arc::new(Fit {
        strategy,
        resources: weights(&scoring["resources"]),
        ignored: texts("ignoredResources"),
        ignored_groups: texts("ignoredResourceGroups"),
    })
}

/// `resources: [{name, weight}]` of plugin arguments; cpu and memory by default.
pub fn weights(list: &Value) -> Vec<(String, i64)> {
    let read: Vec<(String, i64)> = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|r| Some((r["name"].as_str()?.to_owned(), r["weight"].as_i64().filter(|w| *w > 0).unwrap_or(1))))
        .collect();
    if read.is_empty() { vec![("cpu".into(), 1), ("memory".into(), 1)] } else { read }
}

impl Fit {
    fn is_ignored(&self, name: &str) -> bool {
        self.ignored.iter().any(|i| i == name)
            || name.split_once('/').is_some_and(|(group, _)| self.ignored_groups.iter().any(|g| g == group))
    }

    fn shortages(&self, wanted: &Resources, node: &NodeInfo) -> Vec<(String, bool)> {
        let mut found = insufficient(wanted, &node.requested, node.pods.len(), &node.allocatable);
        found.retain(|(name, _)| !self.is_ignored(name));
        found
    }

    fn one(&self, requested: i64, capacity: i64) -> i64 {
        if capacity == 0 {
            return 0;
        }
        match &self.strategy {
            Strategy::Least if requested > capacity => 0,
            Strategy::Least => (capacity - requested) * MAX_SCORE / capacity,
            Strategy::Most => requested.min(capacity) * MAX_SCORE / capacity,
            Strategy::Ratio(shape) => line(shape, if requested > capacity { 100 } else { requested * 100 / capacity }),
        }
    }
}

/// The broken line through `shape` at `x`.
fn line(shape: &[(i64, i64)], x: i64) -> i64 {
    let Some(first) = shape.first() else { return 0 };
    if x <= first.0 {
        return first.1;
    }
    for pair in shape.windows(2) {
        let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
        if x <= x1 {
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0).max(1);
        }
    }
    shape.last().map_or(0, |p| p.1)
}

/// What the node would have given away with this pod, and what it has.
pub fn requested_and_capacity(pod: &PodInfo, node: &NodeInfo, resource: &str) -> (i64, i64) {
    match resource {
        // Scorers count containers without requests as small ones.
        "cpu" => (node.nonzero.0 + pod.nonzero.0, node.allocatable.milli_cpu),
        "memory" => (node.nonzero.1 + pod.nonzero.1, node.allocatable.memory),
        other => (node.requested.get(other) + pod.requests.get(other), node.allocatable.get(other)),
    }
}

impl Plugin for Fit {
    fn name(&self) -> &'static str {
        "NodeResourcesFit"
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let found = self.shortages(&pod.requests, node);
        if found.is_empty() {
            return Verdict::OK;
        }
        let code = if found.iter().any(|(_, never)| *never) { Code::Unresolvable } else { Code::Unschedulable };
        let reasons = found
            .into_iter()
            .map(|(name, _)| if name == "pods" { "Too many pods".to_owned() } else { format!("Insufficient {name}") })
            .collect();
        Verdict { code, reasons, plugin: "" }
    }
    fn score(&self, _: &State, pod: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let (mut total, mut weights) = (0, 0);
        for (name, weight) in &self.resources {
            let (requested, capacity) = requested_and_capacity(pod, node, name);
            let scalar = name != "cpu" && name != "memory";
            if capacity == 0 || (scalar && pod.requests.get(name) == 0) {
                continue;
            }
            total += self.one(requested, capacity) * weight;
            weights += weight;
        }
        Some(if weights == 0 { 0 } else { total / weights })
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::NodeAdded(node) => {
                let empty = NodeInfo::new(node.clone());
                self.shortages(&pod.requests, &empty).is_empty()
            }
            ClusterEvent::NodeUpdated { old, new } => {
                let room = Resources::read(&new.status.allocatable);
                let before = Resources::read(&old.status.allocatable);
                let more = room.milli_cpu > before.milli_cpu
                    || room.memory > before.memory
                    || room.ephemeral_storage > before.ephemeral_storage
                    || room.pods > before.pods
                    || room.scalar.iter().any(|(name, value)| *value > before.get(name));
                more && self.shortages(&pod.requests, &NodeInfo::new(new.clone())).is_empty()
            }
            ClusterEvent::PodDeleted(_) => true,
            ClusterEvent::PodUpdated { old, new } => shrank(&old.requests, &new.requests),
            ClusterEvent::TargetUpdated { old, new } => shrank(&old.requests, &new.requests),
            _ => false,
        }
    }
}

fn shrank(old: &Resources, new: &Resources) -> bool {
    new.milli_cpu < old.milli_cpu
        || new.memory < old.memory
        || new.ephemeral_storage < old.ephemeral_storage
        || old.scalar.iter().any(|(name, value)| new.get(name) < *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_line() {
        let shape = [(0, 0), (50, 100), (100, 0)];
        assert_eq!(
            [line(&shape, 0), line(&shape, 25), line(&shape, 50), line(&shape, 75), line(&shape, 100)],
            [0, 50, 100, 50, 0]
        );
    }
}
