//! NodeName: a pod that names its node fits only there.

use std::sync::Arc;

use super::Making;
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::queue::ClusterEvent;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(NodeName)
}

struct NodeName;

impl Plugin for NodeName {
    fn name(&self) -> &'static str {
        "NodeName"
    }
    fn pre_filter(&self, _: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        if pod.pod.spec.node_name.is_empty() { (Verdict::SKIP, None) } else { (Verdict::OK, None) }
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        if pod.pod.spec.node_name == node.name() {
            return Verdict::OK;
        }
        Verdict::unresolvable("node(s) didn't match the requested node name")
    }
    fn hint(&self, event: &ClusterEvent, _: &PodInfo) -> bool {
        matches!(event, ClusterEvent::NodeAdded(_))
    }
}
