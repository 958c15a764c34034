//! May the template's pod run on a node, and the pin that puts it there.

use placement::affinity::required_matches;
use placement::taints::{PLACEMENT_EFFECTS, untolerated};
use reconciler::pod::Pod;
use serde_json::{Value, json};

use crate::types::Node;
use crate::workload::Workload;

/// What placement reads of a node.
pub fn of_node(node: &Node) -> placement::Node {
    let mut made = placement::Node::default();
    made.metadata.name.clone_from(&node.metadata.name);
    made.metadata.labels.clone_from(&node.metadata.labels);
    made.spec.taints = node
        .spec
        .taints
        .iter()
        .map(|t| placement::node::Taint { key: t.key.clone(), value: t.value.clone(), effect: t.effect.clone() })
        .collect();
    made
}

/// Taints that every daemon pod stands: key and effect.
const TOLERATED: [(&str, &str); 6] = [
    ("node.kubernetes.io/not-ready", "NoExecute"),
    ("node.kubernetes.io/unreachable", "NoExecute"),
    ("node.kubernetes.io/disk-pressure", "NoSchedule"),
    ("node.kubernetes.io/memory-pressure", "NoSchedule"),
    ("node.kubernetes.io/pid-pressure", "NoSchedule"),
    ("node.kubernetes.io/unschedulable", "NoSchedule"),
];

/// Adds them to a pod's spec; one that matches the same taint is replaced.
pub fn add_tolerations(spec: &mut Value) {
    let mut list: Vec<Value> = spec["tolerations"].as_array().cloned().unwrap_or_default();
    let network = (spec["hostNetwork"] == true).then_some(("node.kubernetes.io/network-unavailable", "NoSchedule"));
    for (key, effect) in TOLERATED.into_iter().chain(network) {
        let wanted = json!({"key": key, "operator": "Exists", "effect": effect});
        let same = |t: &Value| {
            t["key"] == key
                && t["effect"] == effect
                && t["operator"] == "Exists"
                && t["value"].as_str().unwrap_or_default().is_empty()
        };
        match list.iter_mut().find(|t| same(t)) {
            Some(found) => *found = wanted,
            None => list.push(wanted),
        }
    }
    spec["tolerations"] = json!(list);
}

/// The template as the scheduler's rules see it.
pub struct Template {
    pod: placement::Pod,
}

impl Template {
    pub fn new(set: &Workload) -> Self {
        let mut spec = json!({});
        for key in ["nodeName", "nodeSelector", "affinity", "tolerations", "hostNetwork"] {
            if let Some(value) = set.spec.template["spec"].get(key) {
                spec[key] = value.clone();
            }
        }
        add_tolerations(&mut spec);
        spec["containers"] = json!([]);
        // A template that cannot be read fits like one without rules.
        Template { pod: serde_json::from_value(json!({"spec": spec})).unwrap_or_default() }
    }

    /// (a pod should be made there, a pod that is there may stay)
    pub fn on(&self, node: &placement::Node) -> (bool, bool) {
        let spec = &self.pod.spec;
        if !spec.node_name.is_empty() && spec.node_name != node.name() {
            return (false, false);
        }
        if !required_matches(&self.pod, node) {
            return (false, false);
        }
        if untolerated(&node.spec.taints, &spec.tolerations, &PLACEMENT_EFFECTS).is_some() {
            return (false, untolerated(&node.spec.taints, &spec.tolerations, &["NoExecute"]).is_none());
        }
        (true, true)
    }
}

/// Replaces the required node affinity by the node's name.
pub fn pin(spec: &mut Value, node: &str) {
    let terms = json!([{"matchFields": [{"key": "metadata.name", "operator": "In", "values": [node]}]}]);
    spec["affinity"]["nodeAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"]["nodeSelectorTerms"] = terms;
}

/// The node a daemon pod is on or meant for.
pub fn target(pod: &Pod) -> Option<&str> {
    if !pod.spec.node_name.is_empty() {
        return Some(&pod.spec.node_name);
    }
    let required = &pod.spec.affinity.as_ref()?["nodeAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"];
    let terms = required["nodeSelectorTerms"].as_array()?;
    let found = terms
        .iter()
        .filter_map(|t| t["matchFields"].as_array())
        .flatten()
        .find(|r| r["key"] == "metadata.name" && r["operator"] == "In")?;
    match found["values"].as_array()?.as_slice() {
        [one] => one.as_str(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(spec: Value) -> Workload {
        serde_json::from_value(json!({"spec": {"template": {"spec": spec}}})).unwrap()
    }
    fn node(labels: Value, taints: Value) -> placement::Node {
        of_node(
            &serde_json::from_value(json!({"metadata": {"name": "n1", "labels": labels}, "spec": {"taints": taints}}))
                .unwrap(),
        )
    }

    #[test]
    fn taints_keep_away_or_drive_away() {
        let plain = Template::new(&set(json!({"containers": []})));
        let taint = |key: &str, effect: &str| json!([{"key": key, "effect": effect}]);
        assert_eq!(plain.on(&node(json!({}), json!(null))), (true, true));
        assert_eq!(plain.on(&node(json!({}), taint("a", "NoSchedule"))), (false, true));
        assert_eq!(plain.on(&node(json!({}), taint("a", "NoExecute"))), (false, false));
        assert_eq!(plain.on(&node(json!({}), taint("node.kubernetes.io/unschedulable", "NoSchedule"))), (true, true));
        assert_eq!(plain.on(&node(json!({}), taint("node.kubernetes.io/not-ready", "NoSchedule"))), (false, true));
        let network = taint("node.kubernetes.io/network-unavailable", "NoSchedule");
        assert_eq!(plain.on(&node(json!({}), network.clone())), (false, true));
        assert_eq!(Template::new(&set(json!({"hostNetwork": true}))).on(&node(json!({}), network)), (true, true));
    }

    #[test]
    fn selectors_and_names() {
        let picky = Template::new(&set(json!({"nodeSelector": {"a": "1"}})));
        assert_eq!(picky.on(&node(json!({"a": "1"}), json!([]))), (true, true));
        assert_eq!(picky.on(&node(json!({}), json!([]))), (false, false));
        assert_eq!(Template::new(&set(json!({"nodeName": "n2"}))).on(&node(json!({}), json!([]))), (false, false));
    }

    #[test]
    fn a_pinned_pod_names_its_node() {
        let mut spec = json!({"affinity": {"nodeAffinity": {
            "requiredDuringSchedulingIgnoredDuringExecution": {"nodeSelectorTerms": [{"matchExpressions": []}]}}}});
        pin(&mut spec, "n7");
        let pod: Pod = serde_json::from_value(json!({"spec": spec})).unwrap();
        assert_eq!(target(&pod), Some("n7"));
        let mut plain = json!({});
        pin(&mut plain, "n8");
        let pod: Pod = serde_json::from_value(json!({"spec": plain})).unwrap();
        assert_eq!(target(&pod), Some("n8"));
    }
}
