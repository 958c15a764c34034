//! VolumeRestrictions: disks with one writer a node, and ReadWriteOncePod claims.
//!
//! Upstream followed: pkg/scheduler/framework/plugins/volumerestrictions.

use std::collections::BTreeSet;
use std::sync::Arc;

use placement::pod::Volume;
use serde_json::Value;

use super::{Making, claim_not_found};
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::Listers;
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(VolumeRestrictions { listers: making.listers.clone() })
}

struct VolumeRestrictions {
    listers: Listers,
}

const KEY: &str = "VolumeRestrictions";

/// ReadWriteOncePod claims of the pod, and how many uses by others there are.
#[derive(Clone, Default)]
struct Claims {
    exclusive: BTreeSet<String>,
    uses: i64,
}

fn uses(exclusive: &BTreeSet<String>, pod: &PodInfo) -> i64 {
    let claims = pod.pod.spec.volumes.iter().filter_map(|v| v.persistent_volume_claim.as_ref());
    claims.filter(|c| exclusive.contains(&c.claim_name)).count() as i64
}

fn is_disk(v: &Volume) -> bool {
    v.gce_persistent_disk.is_some() || v.aws_elastic_block_store.is_some() || v.iscsi.is_some() || v.rbd.is_some()
}

fn read_only(a: &Value, b: &Value) -> bool {
    a["readOnly"] == true && b["readOnly"] == true
}

/// The same disk, of which one may write.
fn conflict(a: &Volume, b: &Volume) -> bool {
    if let (Some(a), Some(b)) = (&a.gce_persistent_disk, &b.gce_persistent_disk)
        && a["pdName"] == b["pdName"]
        && !read_only(a, b)
    {
        return true;
    }
    if let (Some(a), Some(b)) = (&a.aws_elastic_block_store, &b.aws_elastic_block_store)
        && a["volumeID"] == b["volumeID"]
    {
        return true;
    }
    if let (Some(a), Some(b)) = (&a.iscsi, &b.iscsi)
        && a["iqn"] == b["iqn"]
        && !read_only(a, b)
    {
        return true;
    }
    if let (Some(a), Some(b)) = (&a.rbd, &b.rbd) {
        let monitors = |v: &Value| v["monitors"].as_array().cloned().unwrap_or_default();
        let theirs = monitors(b);
        return monitors(a).iter().any(|m| theirs.contains(m))
            && a["pool"] == b["pool"]
            && a["image"] == b["image"]
            && !read_only(a, b);
    }
    false
}

fn disks_free<'p>(pod: &PodInfo, mut others: impl Iterator<Item = &'p Arc<PodInfo>>) -> bool {
    let disks: Vec<&Volume> = pod.pod.spec.volumes.iter().filter(|v| is_disk(v)).collect();
    disks.is_empty()
        || !others.any(|o| o.pod.spec.volumes.iter().any(|theirs| disks.iter().any(|ours| conflict(ours, theirs))))
}

impl Plugin for VolumeRestrictions {
    fn name(&self) -> &'static str {
        KEY
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot) -> (Verdict, Restriction) {
        let namespace = &pod.pod.metadata.namespace;
        let mut claims = Claims::default();
        for (name, ephemeral) in pod.pod.claim_names() {
            if ephemeral {
                continue;
            }
            let Some(claim) = self.listers.claims.get(namespace, &name) else {
                return (Verdict::unresolvable(claim_not_found(&name)), None);
            };
            if claim.view().access_modes().any(|m| m == "ReadWriteOncePod") {
                claims.exclusive.insert(name);
            }
        }
        if !claims.exclusive.is_empty() {
            let pods = snapshot.nodes.iter().flat_map(|n| &n.pods).filter(|p| p.pod.metadata.namespace == *namespace);
            let used: BTreeSet<String> = pods
                .flat_map(|p| &p.pod.spec.volumes)
                .filter_map(|v| v.persistent_volume_claim.as_ref())
                .map(|c| c.claim_name.clone())
                .collect();
            claims.uses = claims.exclusive.intersection(&used).count() as i64;
        }
        if claims.uses == 0 && !pod.pod.spec.volumes.iter().any(is_disk) {
            return (Verdict::SKIP, None);
        }
        state.put(KEY, claims);
        (Verdict::OK, None)
    }
    fn pod_added(&self, state: &mut State, pod: &PodInfo, added: &PodInfo, _: &NodeInfo) {
        if let Some(claims) = state.get_mut::<Claims>(KEY)
            && pod.pod.metadata.namespace == added.pod.metadata.namespace
        {
            claims.uses += uses(&claims.exclusive, added);
        }
    }
    fn pod_removed(&self, state: &mut State, pod: &PodInfo, removed: &PodInfo, _: &NodeInfo) {
        if let Some(claims) = state.get_mut::<Claims>(KEY)
            && pod.pod.metadata.namespace == removed.pod.metadata.namespace
        {
            claims.uses -= uses(&claims.exclusive, removed);
        }
    }
    fn filter(&self, state: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        if !disks_free(pod, node.pods.iter()) {
            return Verdict::unschedulable("node(s) had no available disk");
        }
        if state.get::<Claims>(KEY).is_some_and(|c| c.uses > 0) {
            return Verdict::unschedulable(
                "node(s) unavailable due to PersistentVolumeClaim with ReadWriteOncePod access mode already in-use by \
                 another pod",
            );
        }
        Verdict::OK
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        let names = |p: &PodInfo| -> BTreeSet<String> {
            p.pod.claim_names().filter(|(_, ephemeral)| !ephemeral).map(|(name, _)| name).collect()
        };
        match event {
            ClusterEvent::NodeAdded(_) => true,
            ClusterEvent::PodDeleted(gone) => {
                gone.pod.metadata.namespace == pod.pod.metadata.namespace
                    && (!disks_free(pod, std::iter::once(gone)) || !names(pod).is_disjoint(&names(gone)))
            }
            ClusterEvent::Claim(claim) => {
                claim.metadata.namespace == pod.pod.metadata.namespace && names(pod).contains(&claim.metadata.name)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_same_disk_has_one_writer() {
        let volume = |value: Value| serde_json::from_value::<Volume>(value).unwrap();
        let disk = |ro: bool| volume(json!({"name": "v", "gcePersistentDisk": {"pdName": "d", "readOnly": ro}}));
        assert!(conflict(&disk(true), &disk(false)));
        assert!(!conflict(&disk(true), &disk(true)));
        let rbd = |m: &str| volume(json!({"rbd": {"monitors": [m, "x"], "pool": "p", "image": "i"}}));
        assert!(conflict(&rbd("a"), &rbd("b")), "a monitor is shared");
        assert!(!conflict(&disk(false), &rbd("a")));
    }
}
