//! VolumeZone: volumes with zone or region labels are used there.
//!
//! Upstream followed: pkg/scheduler/framework/plugins/volumezone.

use std::collections::BTreeSet;
use std::sync::Arc;

use apimachinery::field::quote;

use super::{Making, claim_not_found};
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::{Listers, Volume};
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(VolumeZone { listers: making.listers.clone() })
}

struct VolumeZone {
    listers: Listers,
}

const KEY: &str = "VolumeZone";
/// Labels, and what the old ones are called today.
const LABELS: &[(&str, &str)] = &[
    ("failure-domain.beta.kubernetes.io/zone", "topology.kubernetes.io/zone"),
    ("failure-domain.beta.kubernetes.io/region", "topology.kubernetes.io/region"),
    ("topology.kubernetes.io/zone", "topology.kubernetes.io/zone"),
    ("topology.kubernetes.io/region", "topology.kubernetes.io/region"),
];

#[derive(Clone, PartialEq)]
struct Topology {
    key: &'static str,
    today: &'static str,
    values: BTreeSet<String>,
}

fn topologies(volume: &Volume) -> Vec<Topology> {
    LABELS
        .iter()
        .filter_map(|(key, today)| {
            let text = volume.metadata.labels.get(*key)?;
            let values: BTreeSet<String> = text.split("__").map(|v| v.trim().to_owned()).collect();
            // A label with an empty zone cannot be read and is passed over.
            (!values.contains("")).then_some(Topology { key, today, values })
        })
        .collect()
}

impl VolumeZone {
    fn of_pod(&self, pod: &PodInfo) -> Result<Vec<Topology>, String> {
        let mut found = Vec::new();
        for (name, ephemeral) in pod.pod.claim_names() {
            if ephemeral {
                continue;
            }
            let namespace = &pod.pod.metadata.namespace;
            let claim = self.listers.claims.get(namespace, &name).ok_or_else(|| claim_not_found(&name))?;
            let volume = claim.view().volume_name();
            if volume.is_empty() {
                let class = claim.view().class();
                if class.is_empty() {
                    return Err("PersistentVolumeClaim had no pv name and storageClass name".into());
                }
                let known = self.listers.storage_classes.get("", class);
                let known = known.ok_or_else(|| format!("storageclass.storage.k8s.io {} not found", quote(class)))?;
                if known.volume_binding_mode.is_none() {
                    return Err(format!("VolumeBindingMode not set for StorageClass {}", quote(class)));
                }
                if known.waits_for_consumer() {
                    continue;
                }
                return Err("PersistentVolume had no name".into());
            }
            let volume = self
                .listers
                .volumes
                .get("", volume)
                .ok_or_else(|| format!("persistentvolume {} not found", quote(volume)))?;
            found.extend(topologies(&volume));
        }
        Ok(found)
    }
}

impl Plugin for VolumeZone {
    fn name(&self) -> &'static str {
        KEY
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        match self.of_pod(pod) {
            Err(text) => (Verdict::unresolvable(text), None),
            Ok(found) if found.is_empty() => (Verdict::SKIP, None),
            Ok(found) => {
                state.put(KEY, found);
                (Verdict::OK, None)
            }
        }
    }
    fn filter(&self, state: &State, _: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(wanted) = state.get::<Vec<Topology>>(KEY) else { return Verdict::OK };
        if !LABELS.iter().any(|(key, _)| node.node.label(key).is_some()) {
            return Verdict::OK;
        }
        let fits = |t: &Topology| {
            let value = node.node.label(t.key).or_else(|| node.node.label(t.today));
            value.is_some_and(|v| t.values.contains(v))
        };
        if wanted.iter().all(fits) {
            Verdict::OK
        } else {
            Verdict::unresolvable("node(s) had no available volume zone")
        }
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::NodeAdded(_) | ClusterEvent::Volume(_) => true,
            ClusterEvent::NodeUpdated { old, new } => old.metadata.labels != new.metadata.labels,
            ClusterEvent::StorageClass { old, new } => old.is_none() && new.waits_for_consumer(),
            ClusterEvent::Claim(claim) => {
                claim.metadata.namespace == pod.pod.metadata.namespace
                    && pod.pod.claim_names().any(|(name, ephemeral)| !ephemeral && name == claim.metadata.name)
            }
            _ => false,
        }
    }
}
