//! NodeVolumeLimits: how many CSI volumes a node can hold, by driver.
//!
//! Upstream followed: pkg/scheduler/framework/plugins/nodevolumelimits. Limit:
//! volumes of in-tree plugins that moved to drivers are not counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Making, claim_not_found};
use crate::framework::{Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::{Claim, Listers, WithSpec};
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(NodeVolumeLimits { listers: making.listers.clone(), prefix: hex(rand::random()) })
}

struct NodeVolumeLimits {
    listers: Listers,
    /// Makes handles of volumes that are not provisioned yet differ from all real ones.
    prefix: String,
}

fn hex(n: u128) -> String {
    format!("{n:032x}")
}

/// Volume (`driver/handle`) → driver.
type Volumes = BTreeMap<String, String>;

fn limits(node: &WithSpec) -> BTreeMap<String, i64> {
    let drivers = node.spec["drivers"].as_array().into_iter().flatten();
    drivers.filter_map(|d| Some((d["name"].as_str()?.to_owned(), d["allocatable"]["count"].as_i64()?))).collect()
}

impl NodeVolumeLimits {
    fn volumes(&self, pod: &PodInfo, new: bool, found: &mut Volumes) -> Result<(), String> {
        let m = &pod.pod.metadata;
        for (name, ephemeral) in pod.pod.claim_names() {
            let Some(claim) = self.listers.claims.get(&m.namespace, &name) else {
                if new {
                    return Err(format!("looking up PVC {}/{name}: {}", m.namespace, claim_not_found(&name)));
                }
                // An existing pod's claim that is gone counts no more.
                continue;
            };
            if ephemeral && claim.metadata.controller().is_none_or(|o| o.uid != m.uid) {
                return Err(format!(
                    "PVC {}/{name} was not created for pod {} (pod is not owner)",
                    m.namespace,
                    pod.pod.key()
                ));
            }
            if let Some((driver, handle)) = self.driver(&claim) {
                found.insert(format!("{driver}/{handle}"), driver);
            }
        }
        Ok(())
    }

    fn driver(&self, claim: &Claim) -> Option<(String, String)> {
        let bound = claim.view().volume_name();
        let volume = (!bound.is_empty()).then(|| self.listers.volumes.get("", bound)).flatten();
        if let Some(volume) = volume {
            let csi = volume.spec.get("csi")?;
            return Some((csi["driver"].as_str()?.to_owned(), csi["volumeHandle"].as_str()?.to_owned()));
        }
        // By its class: a volume that is to be provisioned.
        let class = self.listers.storage_classes.get("", claim.view().class())?;
        let handle = format!("{}-{}", self.prefix, claim.metadata.key());
        (!class.provisioner.is_empty()).then(|| (class.provisioner.clone(), handle))
    }

    fn attached(&self, node: &str) -> Volumes {
        let mut found = Volumes::new();
        for attachment in self.listers.attachments.list() {
            let spec = &attachment.spec;
            let (Some(driver), Some(volume)) =
                (spec["attacher"].as_str(), spec["source"]["persistentVolumeName"].as_str())
            else {
                continue;
            };
            if spec["nodeName"] != node {
                continue;
            }
            let Some(volume) = self.listers.volumes.get("", volume) else { continue };
            if let Some(handle) = volume.spec["csi"]["volumeHandle"].as_str() {
                found.insert(format!("{driver}/{handle}"), driver.to_owned());
            }
        }
        found
    }

    /// A driver that asks for it must be on the node.
    fn is_installed(&self, driver: &str, node: Option<&WithSpec>) -> bool {
        let asks =
            self.listers.csi_drivers.get("", driver).is_some_and(|d| d.spec["preventPodSchedulingIfMissing"] == true);
        let has = |node: &WithSpec| {
            node.spec["drivers"].as_array().into_iter().flatten().any(|d| d["name"].as_str() == Some(driver))
        };
        !asks || node.is_some_and(has)
    }
}

impl Plugin for NodeVolumeLimits {
    fn name(&self) -> &'static str {
        "NodeVolumeLimits"
    }
    fn pre_filter(&self, _: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        if pod.pod.claim_names().next().is_some() { (Verdict::OK, None) } else { (Verdict::SKIP, None) }
    }
    fn filter(&self, _: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let csi_node = self.listers.csi_nodes.get("", node.name());
        let mut new = Volumes::new();
        if let Err(text) = self.volumes(pod, true, &mut new) {
            let not_found = text.ends_with(" not found");
            return if not_found { Verdict::unresolvable(text) } else { Verdict::error(text) };
        }
        for driver in new.values() {
            if !self.is_installed(driver, csi_node.as_deref()) {
                return Verdict::unschedulable(format!("{driver} CSI driver is not installed on the node"));
            }
        }
        let limits = csi_node.as_deref().map(limits).unwrap_or_default();
        if new.is_empty() || limits.is_empty() {
            return Verdict::OK;
        }
        let mut used = Volumes::new();
        for other in &node.pods {
            if let Err(text) = self.volumes(other, false, &mut used) {
                return Verdict::error(text);
            }
        }
        new.retain(|volume, _| !used.contains_key(volume));
        used.extend(self.attached(node.name()));
        let count = |volumes: &Volumes, driver: &str| volumes.values().filter(|d| *d == driver).count() as i64;
        let too_many = |(driver, limit): (&String, &i64)| {
            let wanted = count(&new, driver);
            wanted > 0 && count(&used, driver) + wanted > *limit
        };
        if limits.iter().any(too_many) {
            return Verdict::unschedulable("node(s) exceed max volume count");
        }
        Verdict::OK
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::CsiNode { old: None, .. } => true,
            ClusterEvent::CsiNode { old: Some(old), new } => {
                let before = limits(old);
                limits(new).iter().any(|(driver, limit)| *limit > before.get(driver).copied().unwrap_or(0))
            }
            ClusterEvent::PodDeleted(gone) => gone.pod.claim_names().next().is_some(),
            ClusterEvent::Claim(claim) => {
                claim.metadata.namespace == pod.pod.metadata.namespace
                    && pod.pod.claim_names().any(|(name, _)| name == claim.metadata.name)
            }
            ClusterEvent::AttachmentDeleted => pod.pod.spec.volumes.iter().any(|v| v.persistent_volume_claim.is_some()),
            _ => false,
        }
    }
}
