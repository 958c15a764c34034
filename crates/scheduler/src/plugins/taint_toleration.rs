//! TaintToleration: taints without a toleration keep off (NoSchedule,
//! NoExecute) or count against a node (PreferNoSchedule).

use std::sync::Arc;

use placement::taints::{PLACEMENT_EFFECTS, tolerated, untolerated};

use super::Making;
use crate::framework::{Plugin, State, Verdict, default_normalize};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::queue::ClusterEvent;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(TaintToleration)
}

struct TaintToleration;

impl Plugin for TaintToleration {
    fn name(&self) -> &'static str {
        "TaintToleration"
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        match untolerated(&node.node.spec.taints, &pod.pod.spec.tolerations, &PLACEMENT_EFFECTS) {
            None => Verdict::OK,
            Some(_) => Verdict::unresolvable("node(s) had untolerated taint(s)"),
        }
    }
    fn score(&self, _: &State, pod: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let tolerations: Vec<_> = pod
            .pod
            .spec
            .tolerations
            .iter()
            .filter(|t| t.effect.is_empty() || t.effect == "PreferNoSchedule")
            .cloned()
            .collect();
        let count = node
            .node
            .spec
            .taints
            .iter()
            .filter(|t| t.effect == "PreferNoSchedule" && !tolerated(&tolerations, t))
            .count();
        i64::try_from(count).ok()
    }
    fn normalize(&self, _: &State, _: &[Arc<NodeInfo>], scores: &mut [i64]) {
        default_normalize(scores, true);
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        let fits = |taints| untolerated(taints, &pod.pod.spec.tolerations, &PLACEMENT_EFFECTS).is_none();
        match event {
            ClusterEvent::NodeAdded(node) => fits(&node.spec.taints),
            ClusterEvent::NodeUpdated { old, new } => !fits(&old.spec.taints) && fits(&new.spec.taints),
            ClusterEvent::TargetUpdated { old, new } => old.pod.spec.tolerations != new.pod.spec.tolerations,
            _ => false,
        }
    }
}
