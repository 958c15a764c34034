//! NodePorts: host ports are taken once.

use std::sync::Arc;

use super::Making;
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::queue::ClusterEvent;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(NodePorts)
}

struct NodePorts;

impl Plugin for NodePorts {
    fn name(&self) -> &'static str {
        "NodePorts"
    }
    fn pre_filter(&self, _: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        if pod.pod.host_ports().next().is_none() { (Verdict::SKIP, None) } else { (Verdict::OK, None) }
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        if node.port_conflict(pod.pod.host_ports()) {
            return Verdict::unschedulable("node(s) didn't have free ports for the requested pod ports");
        }
        Verdict::OK
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::NodeAdded(_) => true,
            ClusterEvent::PodDeleted(gone) => {
                let wanted: Vec<_> = pod.pod.host_ports().collect();
                gone.pod
                    .host_ports()
                    .any(|(_, protocol, port)| wanted.iter().any(|(_, p, n)| *p == protocol && *n == port))
            }
            _ => false,
        }
    }
}
