//! Which volumes should be attached where, and which are, as far as known. Pure.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use client::ObjectMeta;
use reconciler::pod::Pod;
use sha2::{Digest, Sha256};

use crate::types::Volume;

/// `DanglingAttach` aside, how long a driver may take: the CSI timeout.
pub const OPERATION_TIMEOUT: Duration = Duration::from_secs(120);
/// `ReconcilerMaxWaitForUnmountDuration`.
pub const MAX_WAIT_FOR_UNMOUNT: Duration = Duration::from_secs(6 * 60);
const PLUGIN: &str = "kubernetes.io/csi/";

/// A CSI volume.
#[derive(Debug, Clone, PartialEq)]
pub struct Source {
    pub volume: String,
    pub driver: String,
    pub handle: String,
    /// May be attached to several nodes.
    pub shared: bool,
}

impl Source {
    pub fn of(volume: &Volume) -> Option<Source> {
        let csi = volume.spec.get("csi").filter(|c| c.is_object())?;
        let view = volume.view();
        let mut modes = view.access_modes().peekable();
        let shared = modes.peek().is_none() || modes.any(|m| matches!(m, "ReadWriteMany" | "ReadOnlyMany"));
        Some(Source {
            volume: volume.metadata.name.clone(),
            driver: csi["driver"].as_str()?.to_owned(),
            handle: csi["volumeHandle"].as_str()?.to_owned(),
            shared,
        })
    }
    /// The name of the volume in a node's status.
    pub fn key(&self) -> String {
        format!("{PLUGIN}{}^{}", self.driver, self.handle)
    }
}

/// Driver and handle of a volume's name; `None` for volumes of other plugins.
pub fn split(key: &str) -> Option<(&str, &str)> {
    key.strip_prefix(PLUGIN)?.split_once('^')
}

/// The name of the VolumeAttachment.
pub fn attachment_name(handle: &str, driver: &str, node: &str) -> String {
    format!("csi-{}", hex::encode(Sha256::digest(format!("{handle}{driver}{node}"))))
}

/// One volume at one node, attached or on the way.
#[derive(Debug, Clone, Default)]
pub struct Place {
    pub confirmed: bool,
    /// Since when it is being attached.
    pub attaching: Option<Instant>,
    /// Since when its attachment is being deleted.
    pub detaching: Option<Instant>,
    /// Since when nobody wants it.
    pub unwanted: Option<Instant>,
}

#[derive(Debug, Default)]
pub struct World {
    /// Nodes that leave attaching to this controller.
    pub managed: BTreeSet<String>,
    sources: BTreeMap<String, Source>,
    /// Volume → node → uid → pod.
    desired: BTreeMap<String, BTreeMap<String, BTreeMap<String, ObjectMeta>>>,
    /// uid → where the pod stands in `desired`.
    pods: BTreeMap<String, BTreeSet<(String, String)>>,
    actual: BTreeMap<String, BTreeMap<String, Place>>,
    in_use: BTreeMap<String, BTreeSet<String>>,
    reported: BTreeMap<String, BTreeSet<String>>,
    must_report: BTreeSet<String>,
    /// VolumeAttachment → volume.
    attachments: BTreeMap<String, String>,
    /// Where it was told that another node holds the volume.
    told: BTreeSet<(String, String)>,
}

impl World {
    /// Sets what a pod wants (nothing: it is done). Volumes whose wishes changed.
    pub fn want(&mut self, pod: &Pod, sources: Vec<Source>) -> BTreeSet<String> {
        let (uid, node) = (&pod.metadata.uid, &pod.spec.node_name);
        let managed = self.managed.contains(node);
        let wanted: BTreeSet<(String, String)> =
            sources.iter().filter(|_| managed).map(|s| (s.key(), node.clone())).collect();
        for source in sources {
            self.sources.insert(source.key(), source);
        }
        let before = self.pods.remove(uid).unwrap_or_default();
        for (volume, node) in before.difference(&wanted) {
            self.told.remove(&(volume.clone(), node.clone()));
            if let Some(nodes) = self.desired.get_mut(volume) {
                if let Some(pods) = nodes.get_mut(node) {
                    pods.remove(uid);
                    if pods.is_empty() {
                        nodes.remove(node);
                    }
                }
                if nodes.is_empty() {
                    self.desired.remove(volume);
                }
            }
        }
        for (volume, node) in &wanted {
            let pods = self.desired.entry(volume.clone()).or_default().entry(node.clone()).or_default();
            pods.insert(uid.clone(), pod.metadata.clone());
        }
        let touched = before.symmetric_difference(&wanted).map(|(volume, _)| volume.clone()).collect();
        if !wanted.is_empty() {
            self.pods.insert(uid.clone(), wanted);
        }
        touched
    }

    pub fn source(&self, volume: &str) -> Option<&Source> {
        self.sources.get(volume)
    }
    pub fn is_shared(&self, volume: &str) -> bool {
        self.sources.get(volume).is_none_or(|s| s.shared)
    }
    /// Nodes where pods want the volume, with the pods.
    pub fn wanted_at(&self, volume: &str) -> BTreeMap<String, Vec<ObjectMeta>> {
        let nodes = self.desired.get(volume).into_iter().flatten();
        nodes.map(|(node, pods)| (node.clone(), pods.values().cloned().collect())).collect()
    }
    pub fn is_wanted_at(&self, volume: &str, node: &str) -> bool {
        self.desired.get(volume).is_some_and(|nodes| nodes.contains_key(node))
    }
    pub fn places(&self, volume: &str) -> BTreeMap<String, Place> {
        self.actual.get(volume).cloned().unwrap_or_default()
    }
    pub fn place_mut(&mut self, volume: &str, node: &str) -> Option<&mut Place> {
        self.actual.get_mut(volume)?.get_mut(node)
    }
    pub fn is_known(&self, volume: &str, node: &str) -> bool {
        self.actual.get(volume).is_some_and(|nodes| nodes.contains_key(node))
    }
    pub fn volumes(&self) -> BTreeSet<String> {
        self.actual.keys().chain(self.desired.keys()).cloned().collect()
    }
    pub fn volumes_on(&self, node: &str) -> BTreeSet<String> {
        let at = self.actual.iter().filter(|(_, nodes)| nodes.contains_key(node)).map(|(volume, _)| volume.clone());
        at.chain(self.desired.iter().filter(|(_, n)| n.contains_key(node)).map(|(v, _)| v.clone())).collect()
    }
    pub fn volume_of(&self, attachment: &str) -> Option<String> {
        self.attachments.get(attachment).cloned()
    }
    /// Makes the names of known places' attachments known.
    pub fn name_sources(&mut self) {
        for (volume, nodes) in &self.actual {
            if let Some((driver, handle)) = split(volume) {
                for node in nodes.keys() {
                    self.attachments.insert(attachment_name(handle, driver, node), volume.clone());
                }
            }
        }
    }

    fn place(&mut self, volume: &str, source: Option<Source>, node: &str) -> &mut Place {
        if let Some(source) = source {
            self.sources.insert(volume.to_owned(), source);
        }
        if let Some((driver, handle)) = split(volume) {
            self.attachments.insert(attachment_name(handle, driver, node), volume.to_owned());
        }
        let nodes = self.actual.entry(volume.to_owned()).or_default();
        if !nodes.contains_key(node) {
            // Until the node says otherwise, its kubelet may be mounting it.
            self.in_use.entry(node.to_owned()).or_default().insert(volume.to_owned());
        }
        nodes.entry(node.to_owned()).or_default()
    }
    /// It is attached, and to be told in the node's status.
    pub fn attached(&mut self, volume: &str, source: Option<Source>, node: &str) {
        let place = self.place(volume, source, node);
        *place = Place { confirmed: true, ..Place::default() };
        self.report(volume, node);
    }
    /// It may be attached.
    pub fn uncertain(&mut self, volume: &str, source: Option<Source>, node: &str) -> &mut Place {
        let place = self.place(volume, source, node);
        place.confirmed = false;
        place
    }
    pub fn detached(&mut self, volume: &str, node: &str) {
        if let Some(nodes) = self.actual.get_mut(volume) {
            nodes.remove(node);
            if nodes.is_empty() {
                self.actual.remove(volume);
            }
        }
        if let Some((driver, handle)) = split(volume) {
            self.attachments.remove(&attachment_name(handle, driver, node));
        }
        self.unreport(volume, node);
        if !self.actual.contains_key(volume) && !self.desired.contains_key(volume) {
            self.sources.remove(volume);
        }
    }

    pub fn set_in_use(&mut self, node: &str, volumes: &[String]) {
        self.in_use.insert(node.to_owned(), volumes.iter().cloned().collect());
    }
    pub fn is_in_use(&self, volume: &str, node: &str) -> bool {
        self.in_use.get(node).is_some_and(|volumes| volumes.contains(volume))
    }
    /// The node is gone; what pods still want there stays until they go.
    pub fn forget_node(&mut self, node: &str) {
        if !self.desired.values().any(|nodes| nodes.contains_key(node)) {
            self.managed.remove(node);
        }
    }

    // ---- the node's status ----

    pub fn report(&mut self, volume: &str, node: &str) {
        if self.reported.entry(node.to_owned()).or_default().insert(volume.to_owned()) {
            self.must_report.insert(node.to_owned());
        }
    }
    pub fn unreport(&mut self, volume: &str, node: &str) {
        if self.reported.get_mut(node).is_some_and(|volumes| volumes.remove(volume)) {
            self.must_report.insert(node.to_owned());
        }
    }
    /// The node is new, or writing its status failed.
    pub fn report_again(&mut self, node: &str) {
        if self.reported.contains_key(node) {
            self.must_report.insert(node.to_owned());
        }
    }
    /// The volumes to write into the node's status, if that is due.
    pub fn take_report(&mut self, node: &str) -> Option<BTreeSet<String>> {
        self.must_report.remove(node).then(|| self.reported.get(node).cloned().unwrap_or_default())
    }

    /// True the first time that it is told.
    pub fn tell_held(&mut self, volume: &str, node: &str) -> bool {
        self.told.insert((volume.to_owned(), node.to_owned()))
    }
}

/// Why a pod waits: who has the volume at other nodes. Upstream's sentences.
pub fn held_by(pod: &ObjectMeta, holders: &[ObjectMeta]) -> String {
    if holders.is_empty() {
        return "Volume is already exclusively attached to one node, waiting on detach before it can be attached to \
                another node"
            .into();
    }
    let local: Vec<&str> = holders.iter().filter(|h| h.namespace == pod.namespace).map(|h| h.name.as_str()).collect();
    let others = holders.len() - local.len();
    match (local.is_empty(), others) {
        (true, others) => format!("Volume is already used by {others} pod(s) in different namespaces"),
        (false, 0) => format!("Volume is already used by pod(s) {}", local.join(", ")),
        (false, others) => {
            format!("Volume is already used by pod(s) {} and {others} pod(s) in different namespaces", local.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn source() -> Source {
        let volume: Volume = serde_json::from_value(json!({"metadata": {"name": "pv"}, "spec": {
            "accessModes": ["ReadWriteOnce"], "csi": {"driver": "d", "volumeHandle": "h"}}}))
        .unwrap();
        Source::of(&volume).unwrap()
    }

    fn pod(uid: &str, node: &str) -> Pod {
        serde_json::from_value(
            json!({"metadata": {"name": uid, "namespace": "n", "uid": uid}, "spec": {"nodeName": node}}),
        )
        .unwrap()
    }

    #[test]
    fn names_are_upstreams() {
        assert_eq!(source().key(), "kubernetes.io/csi/d^h");
        assert_eq!(split("kubernetes.io/csi/d^h"), Some(("d", "h")));
        assert!(!source().shared);
        assert_eq!(attachment_name("h", "d", "n"), format!("csi-{}", hex::encode(Sha256::digest(b"hdn"))),);
    }

    #[test]
    fn wishes_come_and_go_with_pods() {
        let mut world = World::default();
        assert!(world.want(&pod("a", "n1"), vec![source()]).is_empty(), "the node attaches by itself");
        world.managed.insert("n1".into());
        assert_eq!(world.want(&pod("a", "n1"), vec![source()]).len(), 1);
        assert!(world.want(&pod("a", "n1"), vec![source()]).is_empty(), "nothing new");
        assert!(world.is_wanted_at(&source().key(), "n1"));
        assert_eq!(world.want(&pod("a", "n1"), vec![]).len(), 1);
        assert!(!world.is_wanted_at(&source().key(), "n1"));
    }

    #[test]
    fn an_attached_volume_is_reported_until_it_is_not() {
        let (mut world, key) = (World::default(), source().key());
        world.attached(&key, Some(source()), "n1");
        assert!(world.is_in_use(&key, "n1"), "assumed");
        assert_eq!(world.take_report("n1"), Some(BTreeSet::from([key.clone()])));
        assert_eq!(world.take_report("n1"), None);
        world.unreport(&key, "n1");
        assert_eq!(world.take_report("n1"), Some(BTreeSet::new()));
        world.detached(&key, "n1");
        assert!(world.volumes().is_empty());
    }

    #[test]
    fn who_holds_it() {
        let named = |namespace: &str, name: &str| ObjectMeta {
            namespace: namespace.into(),
            name: name.into(),
            ..ObjectMeta::default()
        };
        let pod = named("n", "q");
        assert_eq!(held_by(&pod, &[named("n", "p")]), "Volume is already used by pod(s) p");
        assert_eq!(
            held_by(&pod, &[named("n", "p"), named("m", "x")]),
            "Volume is already used by pod(s) p and 1 pod(s) in different namespaces"
        );
        assert_eq!(held_by(&pod, &[named("m", "x")]), "Volume is already used by 1 pod(s) in different namespaces");
    }
}
