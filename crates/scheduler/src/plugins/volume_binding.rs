//! VolumeBinding: claims must exist and be bound (or wait for a consumer), and a
//! bound volume must be reachable from the node.
//!
//! Limit: claims of WaitForFirstConsumer classes are not matched to volumes here
//! yet; their pods are turned down with upstream's sentence for no volume.

use std::sync::Arc;

use placement::affinity::selector_matches;

use super::Making;
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::{Listers, Volume};
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(VolumeBinding { listers: making.listers.clone() })
}

struct VolumeBinding {
    listers: Listers,
}

const KEY: &str = "VolumeBinding";

#[derive(Clone, Default)]
struct Claims {
    bound: Vec<Arc<Volume>>,
    waiting: bool,
}

impl VolumeBinding {
    fn claim_names(pod: &PodInfo) -> Vec<(String, bool)> {
        pod.pod
            .spec
            .volumes
            .iter()
            .filter_map(|v| match (&v.persistent_volume_claim, &v.ephemeral) {
                (Some(claim), _) => Some((claim.claim_name.clone(), false)),
                (None, Some(_)) => Some((format!("{}-{}", pod.pod.metadata.name, v.name), true)),
                _ => None,
            })
            .collect()
    }
}

impl Plugin for VolumeBinding {
    fn name(&self) -> &'static str {
        KEY
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        let names = Self::claim_names(pod);
        if names.is_empty() {
            return (Verdict::SKIP, None);
        }
        let namespace = &pod.pod.metadata.namespace;
        let mut found = Claims::default();
        let mut unbound_immediate = false;
        for (name, ephemeral) in names {
            let Some(claim) = self.listers.claims.store().get(namespace, &name) else {
                let text = if ephemeral {
                    format!(
                        "waiting for ephemeral volume controller to create the persistentvolumeclaim {}",
                        apimachinery::field::quote(&name)
                    )
                } else {
                    format!("persistentvolumeclaim {} not found", apimachinery::field::quote(&name))
                };
                return (Verdict::unresolvable(text), None);
            };
            if claim.status.phase == "Lost" {
                let text = format!(
                    "persistentvolumeclaim {} bound to non-existent persistentvolume {}",
                    apimachinery::field::quote(&name),
                    apimachinery::field::quote(&claim.spec.volume_name)
                );
                return (Verdict::unresolvable(text), None);
            }
            if claim.metadata.is_deleting() {
                let text = format!("persistentvolumeclaim {} is being deleted", apimachinery::field::quote(&name));
                return (Verdict::unresolvable(text), None);
            }
            let volume_name = &claim.spec.volume_name;
            if !volume_name.is_empty() && claim.metadata.annotations.contains_key("pv.kubernetes.io/bind-completed") {
                match self.listers.volumes.store().get("", volume_name) {
                    Some(volume) => found.bound.push(volume),
                    None => {
                        let text = format!("persistentvolume {} not found", apimachinery::field::quote(volume_name));
                        return (Verdict::unresolvable(text), None);
                    }
                }
                continue;
            }
            let class = claim.spec.storage_class_name.as_deref().unwrap_or_default();
            let waits = self
                .listers
                .storage_classes
                .store()
                .get("", class)
                .is_some_and(|c| c.volume_binding_mode.as_deref() == Some("WaitForFirstConsumer"));
            if waits {
                found.waiting = true;
            } else {
                unbound_immediate = true;
            }
        }
        if unbound_immediate {
            return (Verdict::unresolvable("pod has unbound immediate PersistentVolumeClaims"), None);
        }
        state.put(KEY, found);
        (Verdict::OK, None)
    }
    fn filter(&self, state: &State, _: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(claims) = state.get::<Claims>(KEY) else { return Verdict::OK };
        let reachable = |volume: &Arc<Volume>| {
            let required = volume.spec.node_affinity.as_ref().and_then(|a| a.required.as_ref());
            required.is_none_or(|selector| selector_matches(selector, &node.node))
        };
        if !claims.bound.iter().all(reachable) {
            return Verdict::unresolvable("node(s) didn't match PersistentVolume's node affinity");
        }
        if claims.waiting {
            return Verdict::unresolvable("node(s) didn't find available persistent volumes to bind");
        }
        Verdict::OK
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::Claim(claim) => {
                claim.metadata.namespace == pod.pod.metadata.namespace
                    && Self::claim_names(pod).iter().any(|(name, _)| *name == claim.metadata.name)
            }
            ClusterEvent::Volume(_) | ClusterEvent::StorageClass | ClusterEvent::NodeAdded(_) => true,
            ClusterEvent::NodeUpdated { old, new } => old.metadata.labels != new.metadata.labels,
            _ => false,
        }
    }
}
