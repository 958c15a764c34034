//! VolumeBinding: claims must exist and be bound, and their volumes reachable from
//! the node; those that wait for their first consumer are given a volume, or a node
//! to be provisioned for, with the pod's placement.
//!
//! What is decided is assumed at once ([`Assumed`]), so that the next pod sees it,
//! and written before the pod is bound; the pod is bound when the binder (or a
//! provisioner) has made the bindings whole.
//!
//! Upstream followed: pkg/scheduler/framework/plugins/volumebinding. Limit: volumes
//! of in-tree plugins that moved to CSI drivers are taken as they are written.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use apimachinery::field::quote;
use apimachinery::labels::Selector;
use apimachinery::quantity::Quantity;
use client::resources::{PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES};
use client::{Client, ObjectMeta, WriteOptions};
use informers::{Informer, Key, Object};
use parking_lot::Mutex;
use placement::Node;
use placement::volumes::{BOUND_BY_CONTROLLER, NOT_SUPPORTED_PROVISIONER, SELECTED_NODE, find};
use reconciler::ObjectReference;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::Making;
use crate::framework::{MAX_SCORE, Plugin, PreBind, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::{Claim, Listers, StorageCapacity, Volume};
use crate::queue::ClusterEvent;

const KEY: &str = "VolumeBinding";
/// `bindTimeoutSeconds` where the configuration names none.
const BIND_TIMEOUT_SECONDS: u64 = 600;
/// Scores in the configuration's shape are of 0 to 10.
const MAX_SHAPE_SCORE: i64 = 10;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    let shape = making.args["shape"].as_array().filter(|points| !points.is_empty()).map_or_else(
        || vec![(0, MAX_SCORE), (100, 0)],
        |points| {
            let number = |v: &Value| v.as_i64().unwrap_or(0);
            let scale = MAX_SCORE / MAX_SHAPE_SCORE;
            points.iter().map(|p| (number(&p["utilization"]), number(&p["score"]) * scale)).collect()
        },
    );
    let listers = making.listers.clone();
    let changed = Arc::new(Notify::new());
    let wake = changed.clone();
    listers.claims.add_handler(move |_| wake.notify_waiters());
    let wake = changed.clone();
    listers.volumes.add_handler(move |_| wake.notify_waiters());
    Arc::new(VolumeBinding {
        assumed_claims: Arc::new(Assumed::new(listers.claims.clone())),
        assumed_volumes: Arc::new(Assumed::new(listers.volumes.clone())),
        listers,
        shape,
        timeout: Duration::from_secs(making.args["bindTimeoutSeconds"].as_u64().unwrap_or(BIND_TIMEOUT_SECONDS)),
        changed,
    })
}

/// Objects as they will be: what is assumed counts until the informer has anything
/// newer than what it was assumed from.
struct Assumed<T> {
    informer: Informer<T>,
    objects: Mutex<BTreeMap<Key, Arc<T>>>,
}

impl<T: Object> Assumed<T> {
    fn new(informer: Informer<T>) -> Self {
        Assumed { informer, objects: Mutex::default() }
    }
    fn get(&self, key: &Key) -> Option<Arc<T>> {
        let known = self.informer.get_key(key);
        let mut objects = self.objects.lock();
        match (objects.get(key), known) {
            (Some(assumed), Some(known)) if assumed.resource_version() == known.resource_version() => {
                Some(assumed.clone())
            }
            (_, known) => {
                objects.remove(key);
                known
            }
        }
    }
    fn assume(&self, object: Arc<T>) {
        self.objects.lock().insert(object.key(), object);
    }
    fn restore(&self, key: &Key) {
        self.objects.lock().remove(key);
    }
    fn list(&self) -> Vec<Arc<T>> {
        self.informer.keys().iter().filter_map(|key| self.get(key)).collect()
    }
}

fn key(m: &ObjectMeta) -> Key {
    Key::new(m.namespace.as_str(), m.name.as_str())
}

struct VolumeBinding {
    listers: Listers,
    assumed_claims: Arc<Assumed<Claim>>,
    assumed_volumes: Arc<Assumed<Volume>>,
    /// Utilization in percent → score.
    shape: Vec<(i64, i64)>,
    timeout: Duration,
    changed: Arc<Notify>,
}

/// What a node would give the pod.
#[derive(Debug, Clone, Default)]
struct PodVolumes {
    bindings: Vec<(Arc<Volume>, Arc<Claim>)>,
    provisions: Vec<(Arc<Claim>, Option<Arc<StorageCapacity>>)>,
}

/// Why a node has not what the pod's claims need.
#[derive(Debug, Default, PartialEq, Eq)]
struct Conflicts {
    bound_elsewhere: bool,
    nothing_to_bind: bool,
    no_space: bool,
    volume_gone: bool,
}

impl Conflicts {
    fn reasons(&self) -> Vec<String> {
        [
            (self.bound_elsewhere, "node(s) didn't match PersistentVolume's node affinity"),
            (self.nothing_to_bind, "node(s) didn't find available persistent volumes to bind"),
            (self.no_space, "node(s) did not have enough free storage"),
            (self.volume_gone, "node(s) unavailable due to one or more pvc(s) bound to non-existent pv(s)"),
        ]
        .into_iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, reason)| reason.to_owned())
        .collect()
    }
}

#[derive(Clone, Default)]
struct Claims {
    bound: Vec<Arc<Claim>>,
    /// That wait for their consumer, the smallest first.
    waiting: Vec<Arc<Claim>>,
    volumes: BTreeMap<String, Vec<Arc<Volume>>>,
    /// By node; shared by the cycle's copies of the state.
    by_node: Arc<Mutex<BTreeMap<String, PodVolumes>>>,
    all_bound: bool,
}

impl VolumeBinding {
    fn claims(&self, pod: &PodInfo) -> Result<Option<Claims>, Verdict> {
        let m = &pod.pod.metadata;
        let mut found = Claims::default();
        let (mut any, mut immediate) = (false, false);
        let refuse = |text: String| Err(Verdict::unresolvable(text));
        for (name, ephemeral) in pod.pod.claim_names() {
            any = true;
            let at = Key::new(m.namespace.as_str(), name.as_str());
            let Some(claim) = self.assumed_claims.get(&at) else {
                return refuse(if ephemeral {
                    let name = quote(&name);
                    format!("waiting for ephemeral volume controller to create the persistentvolumeclaim {name}")
                } else {
                    super::claim_not_found(&name)
                });
            };
            if claim.status["phase"] == "Lost" {
                return refuse(format!(
                    "persistentvolumeclaim {} bound to non-existent persistentvolume {}",
                    quote(&name),
                    quote(claim.view().volume_name())
                ));
            }
            if claim.metadata.is_deleting() {
                return refuse(format!("persistentvolumeclaim {} is being deleted", quote(&name)));
            }
            if ephemeral && claim.metadata.controller().is_none_or(|o| o.uid != m.uid) {
                return refuse(format!("PVC {at} was not created for pod {} (pod is not owner)", pod.pod.key()));
            }
            if claim.view().is_fully_bound() {
                found.bound.push(claim);
                continue;
            }
            let class = claim.view().class();
            let waits = self.listers.storage_classes.get("", class).is_some_and(|c| c.waits_for_consumer());
            if waits && claim.view().volume_name().is_empty() {
                found.waiting.push(claim);
            } else {
                immediate = true;
            }
        }
        if immediate {
            return refuse("pod has unbound immediate PersistentVolumeClaims".into());
        }
        if !any {
            return Ok(None);
        }
        let classes: BTreeSet<String> = found.waiting.iter().map(|c| c.view().class().to_owned()).collect();
        for class in classes {
            let all = self.assumed_volumes.list();
            let of_class = all.into_iter().filter(|v| v.view().class() == class).collect();
            found.volumes.insert(class, of_class);
        }
        found.waiting.sort_by_key(|c| c.view().request());
        Ok(Some(found))
    }

    fn find(&self, claims: &Claims, node: &Node) -> Result<PodVolumes, Result<Conflicts, String>> {
        let mut conflicts = Conflicts::default();
        for claim in &claims.bound {
            match self.assumed_volumes.get(&Key::new("", claim.view().volume_name())) {
                None => conflicts.volume_gone = true,
                Some(volume) => conflicts.bound_elsewhere = !volume.view().is_reachable(node),
            }
            if conflicts != Conflicts::default() {
                break;
            }
        }
        let mut found = PodVolumes::default();
        let mut to_provision: Vec<Arc<Claim>> = Vec::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for claim in &claims.waiting {
            match claim.metadata.annotations.get(SELECTED_NODE) {
                Some(selected) if selected != node.name() => {
                    conflicts.nothing_to_bind = true;
                    return Err(Ok(conflicts));
                }
                Some(_) => to_provision.push(claim.clone()),
                None => {
                    let volumes = claims.volumes.get(claim.view().class()).map_or(&[][..], Vec::as_slice);
                    let chosen =
                        find(&claim.view(), volumes, |v| v.view(), Some(node), |name| taken.contains(name), true);
                    match chosen.map_err(Err)? {
                        Some(volume) => {
                            taken.insert(volume.metadata.name.clone());
                            found.bindings.push((volume.clone(), claim.clone()));
                        }
                        None => to_provision.push(claim.clone()),
                    }
                }
            }
        }
        for claim in to_provision {
            let class_name = claim.view().class();
            let class = self.listers.storage_classes.get("", class_name);
            let Some(class) = class else {
                return Err(Err(format!("failed to find storage class {}", quote(class_name))));
            };
            let provisioned = !class.provisioner.is_empty() && class.provisioner != NOT_SUPPORTED_PROVISIONER;
            if !provisioned || !topology_allows(&class.allowed_topologies, node) {
                conflicts.nothing_to_bind = true;
                break;
            }
            match self.capacity(&class.provisioner, class_name, &claim, node) {
                Some(capacity) => found.provisions.push((claim, capacity)),
                None => {
                    conflicts.no_space = true;
                    break;
                }
            }
        }
        if conflicts == Conflicts::default() { Ok(found) } else { Err(Ok(conflicts)) }
    }

    /// `None`: the driver tells its capacity, and there is not enough at the node;
    /// `Some(None)`: it does not tell.
    fn capacity(&self, driver: &str, class: &str, claim: &Claim, node: &Node) -> Option<Option<Arc<StorageCapacity>>> {
        if claim.spec["resources"]["requests"]["storage"].is_null() {
            return Some(None);
        }
        let tells = self.listers.csi_drivers.get("", driver).is_some_and(|d| d.spec["storageCapacity"] == true);
        if !tells {
            return Some(None);
        }
        let wanted = claim.view().request().value();
        let enough = |c: &&Arc<StorageCapacity>| {
            c.storage_class_name == class
                && limit(c).is_some_and(|limit| limit >= wanted)
                && c.node_topology.is_object()
                && Selector::from_label_selector(&c.node_topology).is_ok_and(|s| s.matches(&node.metadata.labels))
        };
        self.listers.capacities.list().iter().find(enough).map(|c| Some(c.clone()))
    }

    fn score_of(&self, volumes: &PodVolumes) -> i64 {
        // Class → requested, capacity.
        let mut classes: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
        if volumes.bindings.is_empty() {
            for (claim, capacity) in &volumes.provisions {
                let Some(capacity) = capacity else { continue };
                let entry = classes.entry(claim.view().class()).or_default();
                entry.1 = Quantity::from_value(&capacity.capacity).unwrap_or_default().value();
                entry.0 += claim.view().request().value();
            }
        } else {
            for (volume, claim) in &volumes.bindings {
                let entry = classes.entry(volume.view().class()).or_default();
                entry.0 += claim.view().request().value();
                entry.1 += volume.view().capacity().value();
            }
        }
        if classes.is_empty() {
            return 0;
        }
        let utilization = |(requested, capacity): &(i64, i64)| {
            if *capacity == 0 || requested > capacity { 100 } else { requested * 100 / capacity }
        };
        let sum: i64 = classes.values().map(|c| on_shape(&self.shape, utilization(c))).sum();
        (sum as f64 / classes.len() as f64).round() as i64
    }
}

fn limit(capacity: &StorageCapacity) -> Option<i64> {
    let read = |v: &Value| (!v.is_null()).then(|| Quantity::from_value(v).ok()).flatten().map(|q| q.value());
    read(&capacity.maximum_volume_size).or_else(|| read(&capacity.capacity))
}

/// The value of a broken line at `at`.
fn on_shape(shape: &[(i64, i64)], at: i64) -> i64 {
    let Some(right) = shape.iter().position(|(x, _)| at <= *x) else {
        return shape.last().map_or(0, |(_, y)| *y);
    };
    if right == 0 {
        return shape[0].1;
    }
    let ((x0, y0), (x1, y1)) = (shape[right - 1], shape[right]);
    y0 + (y1 - y0) * (at - x0) / (x1 - x0)
}

/// Terms are alternatives; none allow every node.
fn topology_allows(terms: &Value, node: &Node) -> bool {
    let Some(terms) = terms.as_array().filter(|t| !t.is_empty()) else { return true };
    terms.iter().any(|term| {
        let Some(expressions) = term["matchLabelExpressions"].as_array().filter(|e| !e.is_empty()) else {
            return false;
        };
        expressions.iter().all(|e| {
            let value = e["key"].as_str().and_then(|key| node.label(key));
            let values = e["values"].as_array();
            value.is_some_and(|v| values.is_some_and(|list| list.iter().any(|x| x == v)))
        })
    })
}

/// The volume with the claim in its spec; `None`: it has it.
fn promised(volume: &Volume, claim: &Claim) -> Option<Volume> {
    let (held, m) = (&volume.spec["claimRef"], &claim.metadata);
    let same =
        held["name"] == m.name.as_str() && held["namespace"] == m.namespace.as_str() && held["uid"] == m.uid.as_str();
    let ours = volume.view().is_bound_to(&claim.view());
    if same && (ours || volume.metadata.annotations.contains_key(BOUND_BY_CONTROLLER)) {
        return None;
    }
    let mut changed = volume.clone();
    changed.spec["claimRef"] = json!(ObjectReference::new(&PERSISTENT_VOLUME_CLAIMS, m));
    if !ours {
        changed.metadata.annotations.insert(BOUND_BY_CONTROLLER.into(), "yes".into());
    }
    Some(changed)
}

impl Plugin for VolumeBinding {
    fn name(&self) -> &'static str {
        KEY
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        match self.claims(pod) {
            Err(verdict) => (verdict, None),
            Ok(None) => (Verdict::SKIP, None),
            Ok(Some(claims)) => {
                state.put(KEY, claims);
                (Verdict::OK, None)
            }
        }
    }
    fn filter(&self, state: &State, _: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(claims) = state.get::<Claims>(KEY) else { return Verdict::OK };
        match self.find(claims, &node.node) {
            Ok(volumes) => {
                claims.by_node.lock().insert(node.name().to_owned(), volumes);
                Verdict::OK
            }
            Err(Ok(conflicts)) => Verdict { reasons: conflicts.reasons(), ..Verdict::unresolvable("") },
            Err(Err(text)) => Verdict::error(text),
        }
    }
    fn pre_score(&self, state: &mut State, _: &PodInfo, _: &Snapshot, _: &[Arc<NodeInfo>]) -> Verdict {
        if state.get::<Claims>(KEY).is_some() { Verdict::OK } else { Verdict::SKIP }
    }
    fn score(&self, state: &State, _: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let claims = state.get::<Claims>(KEY)?;
        Some(claims.by_node.lock().get(node.name()).map_or(0, |volumes| self.score_of(volumes)))
    }
    fn reserve(&self, state: &mut State, _: &PodInfo, node: &str) -> Verdict {
        let Some(claims) = state.get_mut::<Claims>(KEY) else { return Verdict::OK };
        let mut by_node = claims.by_node.lock();
        let Some(volumes) = by_node.get_mut(node) else { return Verdict::OK };
        if volumes.bindings.is_empty() && volumes.provisions.is_empty() {
            drop(by_node);
            claims.all_bound = true;
            return Verdict::OK;
        }
        for (volume, claim) in &mut volumes.bindings {
            if let Some(changed) = promised(volume, claim) {
                *volume = Arc::new(changed);
                self.assumed_volumes.assume(volume.clone());
            }
        }
        for (claim, _) in &mut volumes.provisions {
            let mut changed = (**claim).clone();
            changed.metadata.annotations.insert(SELECTED_NODE.into(), node.to_owned());
            *claim = Arc::new(changed);
            self.assumed_claims.assume(claim.clone());
        }
        Verdict::OK
    }
    fn unreserve(&self, state: &mut State, _: &PodInfo, node: &str) {
        let Some(claims) = state.get::<Claims>(KEY) else { return };
        let by_node = claims.by_node.lock();
        let Some(volumes) = by_node.get(node) else { return };
        volumes.bindings.iter().for_each(|(volume, _)| self.assumed_volumes.restore(&key(&volume.metadata)));
        volumes.provisions.iter().for_each(|(claim, _)| self.assumed_claims.restore(&key(&claim.metadata)));
    }
    fn pre_bind(&self, state: &State, _: &Arc<PodInfo>, node: &Arc<Node>, client: &Client) -> Option<PreBind> {
        let claims = state.get::<Claims>(KEY).filter(|c| !c.all_bound)?;
        let volumes = claims.by_node.lock().get(node.name()).cloned()?;
        let binding = Binding {
            client: client.clone(),
            claims: self.listers.claims.clone(),
            volumes: self.listers.volumes.clone(),
            node: node.clone(),
        };
        let (changed, timeout) = (self.changed.clone(), self.timeout);
        Some(Box::pin(async move {
            let written = binding.write(volumes).await?;
            let whole = async {
                loop {
                    // Asked for before the look, so that no change is missed.
                    let next = changed.notified();
                    tokio::pin!(next);
                    next.as_mut().enable();
                    if binding.is_whole(&written)? {
                        return Ok::<(), String>(());
                    }
                    next.await;
                }
            };
            match tokio::time::timeout(timeout, whole).await {
                Ok(done) => done.map_err(|error| format!("binding volumes: {error}")),
                Err(_) => Err("binding volumes: context deadline exceeded".into()),
            }
        }))
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        match event {
            ClusterEvent::Claim(claim) => {
                claim.metadata.namespace == pod.pod.metadata.namespace
                    && pod.pod.claim_names().any(|(name, _)| name == claim.metadata.name)
            }
            ClusterEvent::Volume(_) | ClusterEvent::NodeAdded(_) => true,
            ClusterEvent::StorageClass { old, new } => {
                old.as_ref().is_none_or(|old| old.allowed_topologies != new.allowed_topologies)
            }
            ClusterEvent::NodeUpdated { old, new } => old.metadata.labels != new.metadata.labels,
            ClusterEvent::CsiNode { old, new } => {
                const MIGRATED: &str = "storage.alpha.kubernetes.io/migrated-plugins";
                let of = |n: &crate::listers::WithSpec| n.metadata.annotations.get(MIGRATED).cloned();
                old.as_ref().is_none_or(|old| of(old) != of(new))
            }
            ClusterEvent::StorageCapacity { old, new } => match (old.as_ref().map(|old| limit(old)), limit(new)) {
                (None, _) => true,
                (Some(before), Some(now)) => before.is_none_or(|before| now > before),
                (Some(_), None) => false,
            },
            _ => false,
        }
    }
}

/// Writes what was decided, and tells when the others have done their part.
struct Binding {
    client: Client,
    claims: Informer<Claim>,
    volumes: Informer<Volume>,
    node: Arc<Node>,
}

#[derive(Default)]
struct Written {
    bindings: Vec<(Volume, Arc<Claim>)>,
    provisions: Vec<Claim>,
}

fn version(m: &ObjectMeta) -> u64 {
    m.resource_version.parse().unwrap_or(0)
}

impl Binding {
    async fn write(&self, volumes: PodVolumes) -> Result<Written, String> {
        let options = WriteOptions::default();
        let mut written = Written::default();
        for (volume, claim) in volumes.bindings {
            let name = &volume.metadata.name;
            let new = self.client.update::<Volume>(&PERSISTENT_VOLUMES, "", name, &volume.body(), &options).await;
            written.bindings.push((new.map_err(|error| error.to_string())?, claim));
        }
        for (claim, _) in volumes.provisions {
            let m = &claim.metadata;
            let resource = &PERSISTENT_VOLUME_CLAIMS;
            let new = self.client.update::<Claim>(resource, &m.namespace, &m.name, &claim.body(), &options).await;
            written.provisions.push(new.map_err(|error| error.to_string())?);
        }
        Ok(written)
    }

    fn is_reachable(&self, volume: &Volume) -> Result<(), String> {
        if volume.view().is_reachable(&self.node) {
            return Ok(());
        }
        Err(format!(
            "pv {} node affinity doesn't match node {}: no matching NodeSelectorTerms",
            quote(&volume.metadata.name),
            quote(self.node.name())
        ))
    }

    fn is_whole(&self, written: &Written) -> Result<bool, String> {
        for (ours, claim) in &written.bindings {
            let name = &ours.metadata.name;
            let volume = self.volumes.get("", name);
            let volume = volume.ok_or_else(|| {
                format!("failed to check binding: could not find v1.PersistentVolume {}", quote(name))
            })?;
            let claim = self.claims.get_key(&key(&claim.metadata)).ok_or_else(|| {
                let name = quote(&claim.metadata.key());
                format!("failed to check binding: could not find v1.PersistentVolumeClaim {name}")
            })?;
            if version(&ours.metadata) > version(&volume.metadata) {
                return Ok(false);
            }
            self.is_reachable(&volume)?;
            if volume.spec["claimRef"]["uid"].as_str().unwrap_or_default().is_empty() {
                return Err(format!("ClaimRef got reset for pv {}", quote(name)));
            }
            if !claim.view().is_fully_bound() {
                return Ok(false);
            }
        }
        for ours in &written.provisions {
            let name = &ours.metadata.name;
            let claim = self.claims.get_key(&key(&ours.metadata)).ok_or_else(|| {
                let name = quote(&ours.metadata.key());
                format!("failed to check provisioning pvc: could not find v1.PersistentVolumeClaim {name}")
            })?;
            if version(&ours.metadata) > version(&claim.metadata) {
                return Ok(false);
            }
            if claim.metadata.annotations.is_empty() {
                return Err(format!("selectedNode annotation reset for PVC {}", quote(name)));
            }
            // A provisioner that gives up on the node takes the annotation away.
            if claim.metadata.annotations.get(SELECTED_NODE).map(String::as_str) != Some(self.node.name()) {
                return Err(format!("provisioning failed for PVC {}", quote(name)));
            }
            let bound = claim.view().volume_name();
            if !bound.is_empty() {
                let Some(volume) = self.volumes.get("", bound) else { return Ok(false) };
                self.is_reachable(&volume)?;
            }
            if !claim.view().is_fully_bound() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugin() -> (Listers, VolumeBinding) {
        let listers = Listers::detached();
        let binding = VolumeBinding {
            assumed_claims: Arc::new(Assumed::new(listers.claims.clone())),
            assumed_volumes: Arc::new(Assumed::new(listers.volumes.clone())),
            listers: listers.clone(),
            shape: vec![(0, 100), (100, 0)],
            timeout: Duration::from_secs(1),
            changed: Arc::new(Notify::new()),
        };
        (listers, binding)
    }

    fn of<T: serde::de::DeserializeOwned>(value: Value) -> T {
        serde_json::from_value(value).unwrap()
    }

    fn world(provisioner: &str) -> (Listers, VolumeBinding, PodInfo, Vec<Node>) {
        let (listers, plugin) = plugin();
        listers.storage_classes.apply(of(json!({"metadata": {"name": "s"}, "provisioner": provisioner,
            "volumeBindingMode": "WaitForFirstConsumer"})));
        listers.claims.apply(of(
            json!({"metadata": {"namespace": "n", "name": "c", "uid": "u", "resourceVersion": "1"},
            "spec": {"storageClassName": "s", "accessModes": ["ReadWriteOnce"],
                "resources": {"requests": {"storage": "1Gi"}}}, "status": {"phase": "Pending"}}),
        ));
        let pod = of(json!({"metadata": {"namespace": "n", "name": "p"},
            "spec": {"volumes": [{"name": "v", "persistentVolumeClaim": {"claimName": "c"}}]}}));
        let nodes = ["n1", "n2"].map(|n| of(json!({"metadata": {"name": n, "labels": {"kubernetes.io/hostname": n}}})));
        (listers, plugin, PodInfo::new(Arc::new(pod)), nodes.into())
    }

    fn local(name: &str, node: &str) -> Volume {
        of(json!({"metadata": {"name": name, "resourceVersion": "1"}, "status": {"phase": "Available"}, "spec": {
            "storageClassName": "s", "accessModes": ["ReadWriteOnce"], "capacity": {"storage": "2Gi"},
            "nodeAffinity": {"required": {"nodeSelectorTerms": [{"matchExpressions": [
                {"key": "kubernetes.io/hostname", "operator": "In", "values": [node]}]}]}}}}))
    }

    #[test]
    fn a_waiting_claim_gets_a_volume_of_its_node_and_holds_it() {
        let (listers, plugin, pod, nodes) = world("kubernetes.io/no-provisioner");
        listers.volumes.apply(local("v1", "n1"));
        let mut state = State::default();
        let claims = plugin.claims(&pod).unwrap_or_else(|_| panic!()).unwrap();
        assert!(plugin.find(&claims, &nodes[0]).is_ok());
        let Err(Ok(conflicts)) = plugin.find(&claims, &nodes[1]) else { panic!() };
        assert_eq!(conflicts.reasons(), ["node(s) didn't find available persistent volumes to bind"]);
        claims.by_node.lock().insert("n1".into(), plugin.find(&claims, &nodes[0]).unwrap_or_default());
        state.put(KEY, claims);
        assert!(plugin.reserve(&mut state, &pod, "n1").is_ok());
        let held = plugin.assumed_volumes.get(&Key::new("", "v1")).unwrap();
        assert_eq!(held.spec["claimRef"]["name"], "c");
        plugin.unreserve(&mut state, &pod, "n1");
        assert!(plugin.assumed_volumes.get(&Key::new("", "v1")).unwrap().spec.get("claimRef").is_none());
    }

    #[test]
    fn without_a_volume_it_is_provisioned_where_the_class_allows() {
        let (_, plugin, pod, nodes) = world("example.com/x");
        let claims = plugin.claims(&pod).unwrap_or_else(|_| panic!()).unwrap();
        let volumes = plugin.find(&claims, &nodes[0]).unwrap_or_else(|_| panic!());
        assert_eq!(volumes.provisions.len(), 1);
        let terms = json!([{"matchLabelExpressions": [{"key": "kubernetes.io/hostname", "values": ["n2"]}]}]);
        assert!(!topology_allows(&terms, &nodes[0]) && topology_allows(&terms, &nodes[1]));
    }

    #[test]
    fn an_assumed_object_gives_way_to_a_newer_one() {
        let (listers, plugin, ..) = world("x");
        let mut assumed = local("v1", "n1");
        listers.volumes.apply(assumed.clone());
        assumed.metadata.labels.insert("assumed".into(), "yes".into());
        plugin.assumed_volumes.assume(Arc::new(assumed));
        let at = Key::new("", "v1");
        assert!(!plugin.assumed_volumes.get(&at).unwrap().metadata.labels.is_empty());
        let mut newer = local("v1", "n1");
        newer.metadata.resource_version = "2".into();
        listers.volumes.apply(newer);
        assert!(plugin.assumed_volumes.get(&at).unwrap().metadata.labels.is_empty());
    }

    #[test]
    fn shapes() {
        assert_eq!(on_shape(&[(0, 100), (100, 0)], 25), 75);
        assert_eq!(on_shape(&[(20, 10), (40, 30)], 10), 10);
        assert_eq!(on_shape(&[(20, 10), (40, 30)], 90), 30);
    }
}
