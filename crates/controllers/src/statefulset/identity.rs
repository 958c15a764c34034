//! Names, ordinals, pods and claims of a StatefulSet. Pure.

use std::collections::BTreeMap;

use client::ObjectMeta;
use client::resources::STATEFUL_SETS;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use crate::workload::pods::from_template;
use crate::workload::revision::HASH_LABEL;
use crate::workload::{Workload, string_map};

pub const POD_NAME_LABEL: &str = "statefulset.kubernetes.io/pod-name";
const INDEX_LABEL: &str = "apps.kubernetes.io/pod-index";

/// The set's name and the ordinal in a pod's name.
pub fn parent_and_ordinal(name: &str) -> Option<(&str, i32)> {
    let (parent, digits) = name.rsplit_once('-')?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().map(|ordinal| (parent, ordinal))
}

pub fn ordinal(name: &str) -> Option<i32> {
    parent_and_ordinal(name).map(|(_, ordinal)| ordinal)
}

pub fn is_member(set: &ObjectMeta, pod: &str) -> bool {
    parent_and_ordinal(pod).is_some_and(|(parent, _)| parent == set.name)
}

pub fn start(set: &Workload) -> i32 {
    set.spec.ordinals["start"].as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0)
}

pub fn in_range(set: &Workload, ordinal: i32) -> bool {
    ordinal >= start(set) && ordinal < start(set).saturating_add(set.replicas())
}

pub fn pod_name(set: &Workload, ordinal: i32) -> String {
    format!("{}-{ordinal}", set.metadata.name)
}

fn template_name(claim: &Value) -> &str {
    claim["metadata"]["name"].as_str().unwrap_or_default()
}

/// Template's name → claim's name, of one pod.
pub fn claim_names(set: &Workload, ordinal: i32) -> BTreeMap<String, String> {
    let name = |claim| format!("{}-{}-{ordinal}", template_name(claim), set.metadata.name);
    set.spec.volume_claim_templates.iter().map(|c| (template_name(c).to_owned(), name(c))).collect()
}

/// The claims of one pod as they are created.
pub fn claims(set: &Workload, ordinal: i32) -> Vec<Value> {
    let selector = string_map(&set.spec.selector["matchLabels"]);
    let names = claim_names(set, ordinal);
    set.spec
        .volume_claim_templates
        .iter()
        .map(|template| {
            let mut claim = template.clone();
            claim["apiVersion"] = json!("v1");
            claim["kind"] = json!("PersistentVolumeClaim");
            claim["metadata"]["name"] = json!(names.get(template_name(template)));
            claim["metadata"]["namespace"] = json!(set.metadata.namespace);
            for (key, value) in &selector {
                claim["metadata"]["labels"][key] = json!(value);
            }
            if let Some(claim) = claim.as_object_mut() {
                claim.remove("status");
            }
            claim
        })
        .collect()
}

/// The pod of `ordinal` made of `template`, the one of revision `revision`.
pub fn new_pod(set: &Workload, template: &Value, ordinal: i32, revision: &str) -> Value {
    let mut pod = from_template(template, &STATEFUL_SETS, &set.metadata);
    let name = pod_name(set, ordinal);
    let metadata = &mut pod["metadata"];
    metadata["name"] = json!(name);
    metadata["labels"][POD_NAME_LABEL] = json!(name);
    metadata["labels"][INDEX_LABEL] = json!(ordinal.to_string());
    metadata["labels"][HASH_LABEL] = json!(revision);
    let spec = &mut pod["spec"];
    spec["hostname"] = json!(name);
    if !set.spec.service_name.is_empty() {
        spec["subdomain"] = json!(set.spec.service_name);
    }
    with_claims(set, ordinal, spec);
    pod
}

/// Puts the set's claims before the pod's other volumes.
pub fn with_claims(set: &Workload, ordinal: i32, spec: &mut Value) {
    let names = claim_names(set, ordinal);
    if names.is_empty() {
        return;
    }
    let mut volumes: Vec<Value> = names
        .iter()
        .map(|(volume, claim)| json!({"name": volume, "persistentVolumeClaim": {"claimName": claim}}))
        .collect();
    let own = spec["volumes"].as_array().cloned().unwrap_or_default();
    volumes.extend(own.into_iter().filter(|v| v["name"].as_str().is_none_or(|name| !names.contains_key(name))));
    spec["volumes"] = json!(volumes);
}

/// Writes the identity into a pod that is there; what cannot change is left.
pub fn correct(set: &Workload, pod: &mut Value) {
    let Some(ordinal) = pod["metadata"]["name"].as_str().and_then(ordinal) else { return };
    pod["metadata"]["labels"][POD_NAME_LABEL] = json!(pod_name(set, ordinal));
    pod["metadata"]["labels"][INDEX_LABEL] = json!(ordinal.to_string());
    with_claims(set, ordinal, &mut pod["spec"]);
}

pub fn identity_matches(set: &Workload, pod: &Pod) -> bool {
    let m = &pod.metadata;
    parent_and_ordinal(&m.name).is_some_and(|(parent, ordinal)| {
        parent == set.metadata.name && m.name == pod_name(set, ordinal) && m.labels.get(POD_NAME_LABEL) == Some(&m.name)
    })
}

pub fn storage_matches(set: &Workload, pod: &Pod) -> bool {
    let Some(ordinal) = ordinal(&pod.metadata.name) else { return false };
    claim_names(set, ordinal).iter().all(|(volume, claim)| {
        let found = pod.spec.volumes.iter().find(|v| v.name == *volume);
        found.and_then(|v| v.persistent_volume_claim.as_ref()).is_some_and(|c| c.claim_name == *claim)
    })
}

/// Name of the revision a pod is of.
pub fn revision_of(pod: &Pod) -> &str {
    pod.metadata.labels.get(HASH_LABEL).map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals() {
        assert_eq!(parent_and_ordinal("web-a-12"), Some(("web-a", 12)));
        assert_eq!(parent_and_ordinal("web-"), None);
        assert_eq!(parent_and_ordinal("web"), None);
        assert_eq!(parent_and_ordinal("web-x"), None);
    }

    #[test]
    fn pods_and_claims() {
        let set: Workload = serde_json::from_value(json!({
            "metadata": {"name": "db", "namespace": "ns", "uid": "u"},
            "spec": {"serviceName": "svc", "replicas": 2, "ordinals": {"start": 3},
                "selector": {"matchLabels": {"app": "x"}},
                "volumeClaimTemplates": [{"metadata": {"name": "data", "labels": {"l": "1"}}, "spec": {}, "status": {}}]},
        }))
        .unwrap();
        let template =
            json!({"metadata": {"labels": {"app": "x"}}, "spec": {"volumes": [{"name": "data"}, {"name": "v"}]}});
        let pod = new_pod(&set, &template, 3, "db-1");
        assert_eq!(pod["metadata"]["labels"][INDEX_LABEL], "3");
        assert_eq!(pod["spec"]["volumes"].as_array().unwrap().len(), 2);
        assert_eq!(pod["spec"]["volumes"][0]["persistentVolumeClaim"]["claimName"], "data-db-3");
        let read: Pod = serde_json::from_value(pod).unwrap();
        assert!(identity_matches(&set, &read) && storage_matches(&set, &read));
        let claim = &claims(&set, 3)[0];
        assert_eq!(
            claim["metadata"],
            json!({"name": "data-db-3", "namespace": "ns", "labels": {"app": "x", "l": "1"}})
        );
        assert!(claim.get("status").is_none());
        assert!(in_range(&set, 4) && !in_range(&set, 5) && !in_range(&set, 2));
    }
}
