//! Owners of claims by persistentVolumeClaimRetentionPolicy. Pure.
//!
//! Retain both: no owner. Deleted with the set: the set owns. Deleted on scaling:
//! the pod owns once it is out of range.

use client::resources::{PODS, STATEFUL_SETS};
use client::{ObjectMeta, OwnerReference, ResourceRef};
use reconciler::owner::controller_ref;

use super::identity::{in_range, ordinal};
use crate::workload::Workload;

fn policy(set: &Workload) -> (bool, bool) {
    let deletes = |key: &str| set.spec.persistent_volume_claim_retention_policy[key] == "Delete";
    (deletes("whenScaled"), deletes("whenDeleted"))
}

/// Claims of pods that were scaled away are deleted.
pub fn deletes_when_scaled(set: &Workload) -> bool {
    policy(set).0
}

fn refers(owner: &OwnerReference, resource: &ResourceRef, object: &ObjectMeta) -> bool {
    owner.api_version == resource.api_version() && owner.kind == resource.kind && owner.name == object.name
}

/// An owner of the object's name with another uid: an earlier one's claim.
pub fn is_stale(claim: &ObjectMeta, resource: &ResourceRef, object: &ObjectMeta) -> bool {
    claim.owner_references.iter().find(|o| refers(o, resource, object)).is_some_and(|o| o.uid != object.uid)
}

fn owned_by(claim: &ObjectMeta, owner: &ObjectMeta) -> bool {
    claim.owner_references.iter().any(|o| o.uid == owner.uid)
}

/// Another controller has the claim, though the policy would delete it.
pub fn has_conflict(claim: &ObjectMeta, set: &Workload, pod: &ObjectMeta) -> bool {
    if policy(set) == (false, false) {
        return false;
    }
    claim.owner_references.iter().any(|owner| {
        if refers(owner, &STATEFUL_SETS, &set.metadata) {
            owner.uid != set.metadata.uid
        } else if refers(owner, &PODS, pod) {
            owner.uid != pod.uid
        } else {
            owner.controller == Some(true)
        }
    })
}

/// Whether set and pod should own it.
fn wanted(set: &Workload, pod: &ObjectMeta) -> (bool, bool) {
    let scaled_down = !ordinal(&pod.name).is_some_and(|n| in_range(set, n));
    match policy(set) {
        (false, false) => (false, false),
        (false, true) => (true, false),
        (true, false) => (false, scaled_down),
        (true, true) => (!scaled_down, scaled_down),
    }
}

pub fn is_right(claim: &ObjectMeta, set: &Workload, pod: &ObjectMeta) -> bool {
    if is_stale(claim, &STATEFUL_SETS, &set.metadata) || is_stale(claim, &PODS, pod) {
        return true;
    }
    let (by_set, by_pod) = (owned_by(claim, &set.metadata), owned_by(claim, pod));
    if has_conflict(claim, set, pod) {
        return !by_set && !by_pod;
    }
    let loose = |o: &OwnerReference| (o.uid == set.metadata.uid || o.uid == pod.uid) && o.controller != Some(true);
    !claim.owner_references.iter().any(loose) && (by_set, by_pod) == wanted(set, pod)
}

/// The owners that make it right.
pub fn corrected(claim: &ObjectMeta, set: &Workload, pod: &ObjectMeta) -> Vec<OwnerReference> {
    let conflict = has_conflict(claim, set, pod);
    let foreign = |o: &&OwnerReference| !refers(o, &STATEFUL_SETS, &set.metadata) && !refers(o, &PODS, pod);
    let mut owners: Vec<OwnerReference> = claim.owner_references.iter().filter(foreign).cloned().collect();
    if !conflict {
        let (by_set, by_pod) = wanted(set, pod);
        if by_set {
            owners.push(controller_ref(&STATEFUL_SETS, &set.metadata));
        }
        if by_pod {
            owners.push(controller_ref(&PODS, pod));
        }
    }
    owners
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn set(scaled: &str, deleted: &str, replicas: i32) -> Workload {
        serde_json::from_value(json!({"metadata": {"name": "db", "uid": "s"}, "spec": {"replicas": replicas,
            "persistentVolumeClaimRetentionPolicy": {"whenScaled": scaled, "whenDeleted": deleted}}}))
        .unwrap()
    }
    fn pod() -> ObjectMeta {
        ObjectMeta { name: "db-1".into(), uid: "p".into(), ..ObjectMeta::default() }
    }

    #[test]
    fn owners_follow_the_policy() {
        for (scaled, deleted, replicas, owners) in [
            ("Retain", "Retain", 2, &[][..]),
            ("Retain", "Delete", 2, &["s"]),
            ("Delete", "Retain", 2, &[]),
            ("Delete", "Retain", 1, &["p"]),
            ("Delete", "Delete", 2, &["s"]),
            ("Delete", "Delete", 1, &["p"]),
        ] {
            let set = set(scaled, deleted, replicas);
            let mut claim = ObjectMeta::default();
            assert_eq!(is_right(&claim, &set, &pod()), owners.is_empty());
            claim.owner_references = corrected(&claim, &set, &pod());
            let uids: Vec<&str> = claim.owner_references.iter().map(|o| o.uid.as_str()).collect();
            assert_eq!(uids, owners, "{scaled} {deleted} {replicas}");
            assert!(is_right(&claim, &set, &pod()));
        }
    }

    #[test]
    fn foreign_controllers_are_left_alone() {
        let other = OwnerReference { uid: "x".into(), controller: Some(true), ..OwnerReference::default() };
        let claim = ObjectMeta { owner_references: vec![other], ..ObjectMeta::default() };
        let set = set("Retain", "Delete", 2);
        assert!(has_conflict(&claim, &set, &pod()) && is_right(&claim, &set, &pod()));
    }
}
