//! NodeUnschedulable: cordoned nodes take only pods that tolerate it.

use std::sync::Arc;

use placement::node::Taint;
use placement::taints::tolerated;

use super::Making;
use crate::framework::{Plugin, State, Verdict};
use crate::info::{NodeInfo, PodInfo};
use crate::queue::ClusterEvent;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(NodeUnschedulable)
}

struct NodeUnschedulable;

fn cordon() -> Taint {
    Taint { key: "node.kubernetes.io/unschedulable".into(), value: String::new(), effect: "NoSchedule".into() }
}

impl Plugin for NodeUnschedulable {
    fn name(&self) -> &'static str {
        "NodeUnschedulable"
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        if !node.node.spec.unschedulable || tolerated(&pod.pod.spec.tolerations, &cordon()) {
            return Verdict::OK;
        }
        Verdict::unresolvable("node(s) were unschedulable")
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::NodeAdded(node) => !node.spec.unschedulable,
            ClusterEvent::NodeUpdated { old, new } => old.spec.unschedulable && !new.spec.unschedulable,
            ClusterEvent::TargetUpdated { new, .. } => tolerated(&new.pod.spec.tolerations, &cordon()),
            _ => {
                let _ = pod;
                false
            }
        }
    }
}
