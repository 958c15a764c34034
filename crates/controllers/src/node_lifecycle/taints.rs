//! Taints and labels that follow from a node's state.

use std::collections::BTreeMap;

use crate::types::{Node, Taint};

const NOT_READY: &str = "node.kubernetes.io/not-ready";
const UNREACHABLE: &str = "node.kubernetes.io/unreachable";
const UNSCHEDULABLE: &str = "node.kubernetes.io/unschedulable";

/// (condition, status, taint).
const FOR_CONDITIONS: [(&str, &str, &str); 6] = [
    ("Ready", "False", NOT_READY),
    ("Ready", "Unknown", UNREACHABLE),
    ("MemoryPressure", "True", "node.kubernetes.io/memory-pressure"),
    ("DiskPressure", "True", "node.kubernetes.io/disk-pressure"),
    ("NetworkUnavailable", "True", "node.kubernetes.io/network-unavailable"),
    ("PIDPressure", "True", "node.kubernetes.io/pid-pressure"),
];

/// (stable label, beta label).
const LABELS: [(&str, &str); 2] =
    [("kubernetes.io/os", "beta.kubernetes.io/os"), ("kubernetes.io/arch", "beta.kubernetes.io/arch")];

fn taint(key: &str, effect: &str) -> Taint {
    Taint { key: key.into(), effect: effect.into(), ..Default::default() }
}

pub fn same(a: &Taint, b: &Taint) -> bool {
    a.key == b.key && a.effect == b.effect
}

pub fn has(node: &Node, wanted: &Taint) -> bool {
    node.spec.taints.iter().any(|t| same(t, wanted))
}

/// NoSchedule taints to add and to remove, by the node's conditions.
pub fn no_schedule_changes(node: &Node) -> (Vec<Taint>, Vec<Taint>) {
    let mut wanted: Vec<&str> = Vec::new();
    for condition in &node.status.conditions {
        let found =
            FOR_CONDITIONS.iter().find(|(kind, status, _)| condition.kind == *kind && condition.status == *status);
        wanted.extend(found.map(|(_, _, key)| *key));
    }
    if node.spec.unschedulable {
        wanted.push(UNSCHEDULABLE);
    }
    let ours = |key: &str| key == UNSCHEDULABLE || FOR_CONDITIONS.iter().any(|(_, _, k)| *k == key);
    let present: Vec<&Taint> = node.spec.taints.iter().filter(|t| t.effect == "NoSchedule" && ours(&t.key)).collect();
    let add = wanted
        .iter()
        .filter(|key| !present.iter().any(|t| t.key == **key))
        .map(|key| taint(key, "NoSchedule"))
        .collect();
    let remove = present.into_iter().filter(|t| !wanted.contains(&t.key.as_str())).cloned().collect();
    (add, remove)
}

/// The NoExecute taint of a Ready status and the one it excludes; None when ready.
pub fn no_execute_pair(ready: &str) -> Option<(Taint, Taint)> {
    let (not_ready, unreachable) = (taint(NOT_READY, "NoExecute"), taint(UNREACHABLE, "NoExecute"));
    match ready {
        "False" => Some((not_ready, unreachable)),
        "Unknown" => Some((unreachable, not_ready)),
        _ => None,
    }
}

pub fn no_execute_both() -> [Taint; 2] {
    [taint(UNREACHABLE, "NoExecute"), taint(NOT_READY, "NoExecute")]
}

/// Beta labels that must follow the stable ones.
pub fn label_changes(node: &Node) -> Option<BTreeMap<String, String>> {
    let labels = &node.metadata.labels;
    let changes: BTreeMap<String, String> = LABELS
        .iter()
        .filter_map(|(stable, beta)| {
            let value = labels.get(*stable)?;
            (labels.get(*beta) != Some(value)).then(|| ((*beta).to_owned(), value.clone()))
        })
        .collect();
    (!changes.is_empty()).then_some(changes)
}

/// The list with `remove` taken out and `add` put in (replaced where it is); None
/// when nothing changes.
pub fn swapped(current: &[Taint], add: &[Taint], remove: &[Taint]) -> Option<Vec<Taint>> {
    // New ones first, as upstream's AddOrUpdateTaint builds its list.
    let mut out: Vec<Taint> = Vec::new();
    for new in add.iter().rev() {
        if !current.iter().any(|t| same(t, new) && t.value == new.value) {
            out.push(new.clone());
        }
    }
    let replaced = |t: &Taint| out.iter().any(|new| same(new, t));
    let kept: Vec<Taint> =
        current.iter().filter(|t| !replaced(t) && !remove.iter().any(|r| same(r, t))).cloned().collect();
    if out.is_empty() && kept.len() == current.len() {
        return None;
    }
    out.extend(kept);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn node(value: Value) -> Node {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn conditions_make_taints_and_unmake_them() {
        let sick = node(json!({
            "spec": {"unschedulable": true, "taints": [
                {"key": "node.kubernetes.io/memory-pressure", "effect": "NoSchedule"},
                {"key": "mine", "effect": "NoSchedule"},
                {"key": "node.kubernetes.io/unreachable", "effect": "NoExecute"},
            ]},
            "status": {"conditions": [{"type": "Ready", "status": "Unknown"}, {"type": "MemoryPressure", "status": "False"}]},
        }));
        let (add, remove) = no_schedule_changes(&sick);
        let keys = |list: &[Taint]| list.iter().map(|t| t.key.clone()).collect::<Vec<_>>();
        assert_eq!(keys(&add), [UNREACHABLE, UNSCHEDULABLE]);
        assert_eq!(keys(&remove), ["node.kubernetes.io/memory-pressure"]);
        let after = swapped(&sick.spec.taints, &add, &remove).unwrap();
        assert_eq!(keys(&after), [UNSCHEDULABLE, UNREACHABLE, "mine", UNREACHABLE]);
        assert_eq!(swapped(&after, &add, &remove), None, "converged");
    }

    #[test]
    fn beta_labels_follow() {
        let wrong =
            node(json!({"metadata": {"labels": {"kubernetes.io/os": "linux", "beta.kubernetes.io/os": "plan9"}}}));
        assert_eq!(label_changes(&wrong).unwrap(), BTreeMap::from([("beta.kubernetes.io/os".into(), "linux".into())]));
        assert_eq!(label_changes(&node(json!({"metadata": {}}))), None);
    }
}
