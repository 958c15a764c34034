//! The in-tree plugins: a file each, a line in the registry each.

mod balanced_allocation;
mod dynamic_resources;
mod gates;
mod image_locality;
mod inter_pod_affinity;
mod node_affinity;
mod node_name;
mod node_ports;
mod node_unschedulable;
mod resources_fit;
mod taint_toleration;
mod topology_spread;
mod volume_binding;
mod volume_limits;
mod volume_restrictions;
mod volume_zone;

use std::sync::Arc;

use serde_json::Value;

use crate::framework::Plugin;
use crate::listers::Listers;

/// What a plugin is made of: its `pluginConfig` arguments (null: defaults) and
/// the listers.
pub struct Making<'a> {
    pub args: &'a Value,
    pub listers: &'a Listers,
}

/// What a claim that is not there is called.
fn claim_not_found(name: &str) -> String {
    format!("persistentvolumeclaim {} not found", apimachinery::field::quote(name))
}

type Make = fn(&Making) -> Arc<dyn Plugin>;

/// Name, the points it extends, and how it is made. The order is that of the
/// default multiPoint list.
pub const REGISTRY: &[(&str, &[&str], Option<Make>)] = &[
    ("SchedulingGates", &["preEnqueue"], Some(gates::make)),
    ("PrioritySort", &["queueSort"], None),
    ("NodeName", &["preFilter", "filter"], Some(node_name::make)),
    ("NodeUnschedulable", &["preFilter", "filter"], Some(node_unschedulable::make)),
    ("TaintToleration", &["preFilter", "filter", "preScore", "score"], Some(taint_toleration::make)),
    ("NodeAffinity", &["preFilter", "filter", "preScore", "score"], Some(node_affinity::make)),
    ("NodePorts", &["preFilter", "filter"], Some(node_ports::make)),
    ("NodeResourcesFit", &["preFilter", "filter", "preScore", "score"], Some(resources_fit::make)),
    ("VolumeRestrictions", &["preFilter", "filter"], Some(volume_restrictions::make)),
    ("NodeVolumeLimits", &["preFilter", "filter"], Some(volume_limits::make)),
    ("VolumeBinding", &["preFilter", "filter", "preScore", "score", "reserve", "preBind"], Some(volume_binding::make)),
    ("VolumeZone", &["preFilter", "filter"], Some(volume_zone::make)),
    ("PodTopologySpread", &["preFilter", "filter", "preScore", "score"], Some(topology_spread::make)),
    ("InterPodAffinity", &["preFilter", "filter", "preScore", "score"], Some(inter_pod_affinity::make)),
    ("DynamicResources", &["preEnqueue", "preFilter", "filter", "reserve", "preBind"], Some(dynamic_resources::make)),
    ("DefaultPreemption", &["postFilter"], None),
    ("NodeResourcesBalancedAllocation", &["preScore", "score"], Some(balanced_allocation::make)),
    ("ImageLocality", &["score"], Some(image_locality::make)),
    ("DefaultBinder", &["bind"], None),
    ("NodeDeclaredFeatures", &[], None),
];

/// Weights of the default profile; 1 for those not named.
pub fn default_weight(name: &str) -> i64 {
    match name {
        "TaintToleration" => 3,
        "NodeAffinity" | "PodTopologySpread" | "InterPodAffinity" | "DynamicResources" => 2,
        _ => 1,
    }
}
