//! Which ReplicaSet is the present template's, revision numbers, new sets. Pure.

use std::collections::BTreeMap;
use std::sync::Arc;

use client::resources::DEPLOYMENTS;
use reconciler::owner::controller_ref;
use serde_json::{Value, json};

use super::decide::limits;
use crate::workload::Workload;
use crate::workload::hash::template_hash;

pub const HASH_LABEL: &str = "pod-template-hash";
pub const REVISION: &str = "deployment.kubernetes.io/revision";
const HISTORY: &str = "deployment.kubernetes.io/revision-history";
pub const DESIRED: &str = "deployment.kubernetes.io/desired-replicas";
pub const MAX: &str = "deployment.kubernetes.io/max-replicas";
/// Annotations that stay on the Deployment.
const NOT_COPIED: [&str; 6] = [
    "kubectl.kubernetes.io/last-applied-configuration",
    REVISION,
    HISTORY,
    DESIRED,
    MAX,
    "deprecated.deployment.rollback.to",
];

fn without_hash(template: &Value) -> Value {
    let mut template = template.clone();
    if let Some(labels) = template["metadata"]["labels"].as_object_mut() {
        labels.remove(HASH_LABEL);
        if labels.is_empty()
            && let Some(metadata) = template["metadata"].as_object_mut()
        {
            metadata.remove("labels");
        }
    }
    if let Some(metadata) = template["metadata"].as_object_mut() {
        metadata.remove("creationTimestamp");
    }
    template
}

pub fn same_template(deployment: &Workload, set: &Workload) -> bool {
    without_hash(&deployment.spec.template) == without_hash(&set.spec.template)
}

/// The oldest set of the present template, and the others, oldest first.
pub fn split(deployment: &Workload, sets: &[Arc<Workload>]) -> (Option<Arc<Workload>>, Vec<Arc<Workload>>) {
    let mut sorted = sets.to_vec();
    sorted.sort_by_key(|s| age(s));
    let new = sorted.iter().find(|s| same_template(deployment, s)).cloned();
    let old = sorted.into_iter().filter(|s| new.as_ref().is_none_or(|n| n.metadata.uid != s.metadata.uid)).collect();
    (new, old)
}

pub fn age(set: &Workload) -> (Option<String>, String) {
    (set.metadata.creation_timestamp.clone(), set.metadata.name.clone())
}

pub fn number(set: &Workload) -> i64 {
    set.metadata.annotations.get(REVISION).and_then(|r| r.parse().ok()).unwrap_or(0)
}

pub fn next_number(old: &[Arc<Workload>]) -> i64 {
    old.iter().map(|s| number(s)).max().unwrap_or(0) + 1
}

/// The annotations the new set is to have, and whether they differ.
pub fn annotations(deployment: &Workload, set: &Workload, next: i64) -> (BTreeMap<String, String>, bool) {
    let mut made = set.metadata.annotations.clone();
    for (key, value) in deployment.metadata.annotations.iter().filter(|(k, _)| !NOT_COPIED.contains(&k.as_str())) {
        made.insert(key.clone(), value.clone());
    }
    let own = number(set);
    if own < next {
        if own > 0 {
            // A rolled back template remembers its former numbers.
            let history = made.entry(HISTORY.into()).or_default();
            if history.is_empty() {
                *history = own.to_string();
            } else {
                *history = format!("{history},{own}");
            }
        }
        made.insert(REVISION.into(), next.to_string());
    }
    let changed = made != set.metadata.annotations;
    (made, changed)
}

/// The ReplicaSet to create for the present template.
pub fn new_set(deployment: &Workload, revision: i64, replicas: i32) -> Value {
    let collisions = deployment.status["collisionCount"].as_i64();
    let hash = template_hash(&deployment.spec.template, collisions);
    let mut template = deployment.spec.template.clone();
    template["metadata"]["labels"][HASH_LABEL] = json!(hash);
    let mut selector = deployment.spec.selector.clone();
    selector["matchLabels"][HASH_LABEL] = json!(hash);
    let mut annotations: BTreeMap<String, String> = deployment
        .metadata
        .annotations
        .iter()
        .filter(|(k, _)| !NOT_COPIED.contains(&k.as_str()))
        .map(|(k, v)| (k.clone(), v.clone()))
        .collect();
    annotations.insert(REVISION.into(), revision.to_string());
    annotations.insert(DESIRED.into(), deployment.replicas().to_string());
    annotations.insert(MAX.into(), (deployment.replicas() + limits(deployment).0).to_string());
    let mut name = deployment.metadata.name.clone();
    name.truncate(253 - 1 - hash.len());
    json!({
        "apiVersion": "apps/v1", "kind": "ReplicaSet",
        "metadata": {
            "name": format!("{name}-{hash}"), "namespace": deployment.metadata.namespace,
            "labels": template["metadata"]["labels"], "annotations": annotations,
            "ownerReferences": [controller_ref(&DEPLOYMENTS, &deployment.metadata)],
        },
        "spec": {
            "replicas": replicas, "minReadySeconds": deployment.spec.min_ready_seconds,
            "selector": selector, "template": template,
        },
    })
}

/// Empty sets above the limit, oldest revision first.
pub fn beyond_history(old: &[Arc<Workload>], limit: i32) -> Vec<Arc<Workload>> {
    let mut alive: Vec<Arc<Workload>> = old.iter().filter(|s| !s.metadata.is_deleting()).cloned().collect();
    let excess = alive.len().saturating_sub(usize::try_from(limit).unwrap_or(0));
    alive.sort_by(|a, b| number(a).cmp(&number(b)).then_with(|| age(a).cmp(&age(b))));
    alive
        .into_iter()
        .take(excess)
        .filter(|s| {
            s.status_i64("replicas") == 0
                && s.replicas() == 0
                && s.metadata.generation <= s.status_i64("observedGeneration")
        })
        .collect()
}
