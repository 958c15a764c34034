//! NodeAffinity: nodeSelector, required and preferred node affinity.

use std::collections::BTreeSet;
use std::sync::Arc;

use placement::affinity::{named_nodes, preferred_weight, required_matches, selector_matches};
use placement::pod::NodeAffinity as Terms;

use super::Making;
use crate::framework::{Plugin, Restriction, State, Verdict, default_normalize};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(NodeAffinity { added: serde_json::from_value(making.args["addedAffinity"].clone()).ok() })
}

struct NodeAffinity {
    /// `addedAffinity` of the plugin's arguments.
    added: Option<Terms>,
}

impl Plugin for NodeAffinity {
    fn name(&self) -> &'static str {
        "NodeAffinity"
    }
    fn pre_filter(&self, _: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        let spec = &pod.pod.spec;
        let required =
            spec.affinity.as_ref().and_then(|a| a.node_affinity.as_ref()).is_some_and(|a| a.required.is_some());
        if self.added.is_none() && !required && spec.node_selector.is_empty() {
            return (Verdict::SKIP, None);
        }
        match named_nodes(&pod.pod) {
            Some(names) if names.is_empty() => (Verdict::unresolvable("pod affinity terms conflict"), None),
            Some(names) => (Verdict::OK, Some(names.into_iter().collect::<BTreeSet<_>>())),
            None => (Verdict::OK, None),
        }
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let enforced = self.added.as_ref().and_then(|a| a.required.as_ref());
        if enforced.is_some_and(|selector| !selector_matches(selector, &node.node)) {
            return Verdict::unresolvable("node(s) didn't match scheduler-enforced node affinity");
        }
        if required_matches(&pod.pod, &node.node) {
            return Verdict::OK;
        }
        Verdict::unresolvable("node(s) didn't match Pod's node affinity/selector")
    }
    fn pre_score(&self, _: &mut State, pod: &PodInfo, _: &Snapshot, _: &[Arc<NodeInfo>]) -> Verdict {
        let own = pod
            .pod
            .spec
            .affinity
            .as_ref()
            .and_then(|a| a.node_affinity.as_ref())
            .is_some_and(|a| !a.preferred.is_empty());
        if own || self.added.as_ref().is_some_and(|a| !a.preferred.is_empty()) { Verdict::OK } else { Verdict::SKIP }
    }
    fn score(&self, _: &State, pod: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let added: i64 = self.added.as_ref().map_or(0, |a| {
            a.preferred
                .iter()
                .filter(|t| placement::affinity::term_matches(&t.preference, &node.node))
                .map(|t| t.weight)
                .sum()
        });
        Some(added + preferred_weight(&pod.pod, &node.node))
    }
    fn normalize(&self, _: &State, _: &[Arc<NodeInfo>], scores: &mut [i64]) {
        default_normalize(scores, false);
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::NodeAdded(node) => required_matches(&pod.pod, node),
            ClusterEvent::NodeUpdated { old, new } => {
                !required_matches(&pod.pod, old) && required_matches(&pod.pod, new)
            }
            _ => false,
        }
    }
}
