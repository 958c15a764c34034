//! DynamicResources: pods with ResourceClaims go where their devices are.
//!
//! A pod waits before the queue until its claims are there. Claims that are not
//! allocated get devices with the pod's placement ([`allocate`]); what is chosen
//! counts as used at once, and is written, with the reservation for the pod, before
//! the pod is bound.
//!
//! Upstream followed: pkg/scheduler/framework/plugins/dynamicresources. Limits:
//! extended resources by claims, binding conditions and pod groups; scores.

mod allocate;
mod selectors;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use apimachinery::field::quote;
use client::resources::RESOURCE_CLAIMS;
use client::{Client, WriteOptions};
use parking_lot::Mutex;
use placement::Node;
use placement::affinity::selector_matches;
use placement::pod::NodeSelector;
use serde_json::{Value, json};

use super::Making;
use crate::framework::{Plugin, PreBind, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::{Listers, ResourceClaim, WithSpec};
use crate::queue::ClusterEvent;
use allocate::DeviceId;
use selectors::Selectors;

const KEY: &str = "DynamicResources";
/// Kept on allocated claims until they are free.
const FINALIZER: &str = "resource.kubernetes.io/delete-protection";
/// `ResourceClaimReservedForMaxSize`.
const MAX_HOLDERS: usize = 256;
/// Tries to write a claim that others write too.
const WRITE_TRIES: usize = 5;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(DynamicResources { listers: making.listers.clone(), selectors: Arc::default(), pending: Arc::default() })
}

/// Allocations that are being written: uid of the claim → allocation.
type Pending = Arc<Mutex<BTreeMap<String, Value>>>;

struct DynamicResources {
    listers: Listers,
    selectors: Arc<Selectors>,
    pending: Pending,
}

#[derive(Clone, Default)]
struct Claims {
    all: Vec<Arc<ResourceClaim>>,
    used: Arc<BTreeSet<DeviceId>>,
    slices: Arc<Vec<Arc<WithSpec>>>,
    /// By node, in the order of the claims that are not allocated.
    found: Arc<Mutex<BTreeMap<String, Vec<Value>>>>,
    /// What was reserved: claim's uid → allocation.
    reserved: BTreeMap<String, Value>,
}

impl Claims {
    fn open(&self) -> impl Iterator<Item = &Arc<ResourceClaim>> {
        self.all.iter().filter(|c| !c.is_allocated())
    }
}

fn holders(claim: &ResourceClaim) -> &[Value] {
    claim.status["reservedFor"].as_array().map_or(&[], Vec::as_slice)
}

fn is_reserved_for(claim: &ResourceClaim, uid: &str) -> bool {
    holders(claim).iter().any(|h| h["uid"] == uid)
}

fn devices_of(allocation: &Value) -> impl Iterator<Item = DeviceId> + '_ {
    let results = allocation["devices"]["results"].as_array().into_iter().flatten();
    let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
    results
        .filter(|r| r["adminAccess"] != true)
        .map(move |r| (text(&r["driver"]), text(&r["pool"]), text(&r["device"])))
}

impl DynamicResources {
    /// The pod's claims; an error is why they are not to be had yet.
    fn claims(&self, pod: &PodInfo) -> Result<Vec<Arc<ResourceClaim>>, String> {
        let m = &pod.pod.metadata;
        let mut found = Vec::new();
        for wanted in &pod.pod.spec.resource_claims {
            let (name, own) = match &wanted.resource_claim_name {
                Some(name) => (name.as_str(), false),
                None => {
                    let status = pod.pod.status.resource_claim_statuses.iter().find(|s| s.name == wanted.name);
                    let Some(status) = status else {
                        return Err(format!("pod {}: ResourceClaim not created yet", quote(&pod.pod.key())));
                    };
                    match &status.resource_claim_name {
                        Some(name) => (name.as_str(), true),
                        // The template's claim is not needed.
                        None => continue,
                    }
                }
            };
            let claim = self
                .listers
                .resource_claims
                .get(&m.namespace, name)
                .ok_or_else(|| format!("resourceclaim.resource.k8s.io {} not found", quote(name)))?;
            if claim.metadata.is_deleting() {
                return Err(format!("resourceclaim {} is being deleted", quote(name)));
            }
            if own && claim.metadata.controller().is_none_or(|o| o.uid != m.uid) {
                return Err(format!(
                    "ResourceClaim {}/{name} was not created for pod {} (pod is not owner)",
                    m.namespace,
                    pod.pod.key()
                ));
            }
            found.push(claim);
        }
        Ok(found)
    }

    fn class(&self, name: &str) -> Option<Arc<WithSpec>> {
        self.listers.device_classes.get("", name)
    }

    /// The first class that a claim names and that is not there.
    fn missing_class(&self, claim: &ResourceClaim) -> Option<String> {
        for request in claim.spec["devices"]["requests"].as_array().into_iter().flatten() {
            let name = request["name"].as_str().unwrap_or_default();
            let one = |spec: &Value, full: String| {
                let class = spec["deviceClassName"].as_str().unwrap_or_default();
                self.class(class).is_none().then(|| format!("request {full}: device class {class} does not exist"))
            };
            let missing = match request["firstAvailable"].as_array() {
                Some(list) => list
                    .iter()
                    .find_map(|spec| one(spec, format!("{name}/{}", spec["name"].as_str().unwrap_or_default()))),
                None => one(&request["exactly"], name.to_owned()),
            };
            if missing.is_some() {
                return missing;
            }
        }
        None
    }

    /// Devices that claims have, or are about to have.
    fn used(&self) -> BTreeSet<DeviceId> {
        let claims = self.listers.resource_claims.list();
        let mut pending = self.pending.lock();
        // What the informer shows allocated, or has lost, needs no assumption any more.
        pending.retain(|uid, _| claims.iter().any(|c| c.metadata.uid == *uid && !c.is_allocated()));
        let known = claims.iter().flat_map(|c| devices_of(&c.status["allocation"]));
        known.chain(pending.values().flat_map(devices_of)).collect()
    }
}

impl Plugin for DynamicResources {
    fn name(&self) -> &'static str {
        KEY
    }
    fn pre_enqueue(&self, pod: &PodInfo) -> Verdict {
        match self.claims(pod) {
            Ok(_) => Verdict::OK,
            Err(text) => Verdict::unresolvable(text),
        }
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, _: &Snapshot) -> (Verdict, Restriction) {
        if pod.pod.spec.resource_claims.is_empty() {
            return (Verdict::SKIP, None);
        }
        let all = match self.claims(pod) {
            Ok(all) if all.is_empty() => return (Verdict::SKIP, None),
            Ok(all) => all,
            Err(text) => return (Verdict::unresolvable(text), None),
        };
        for claim in &all {
            let name = &claim.metadata.name;
            if claim.is_allocated() {
                if holders(claim).len() >= MAX_HOLDERS && !is_reserved_for(claim, pod.uid()) {
                    return (Verdict::unresolvable("resourceclaim in use"), None);
                }
                continue;
            }
            if self.pending.lock().contains_key(&claim.metadata.uid) {
                let text = format!("resource claim {name} is in the process of being allocated");
                return (Verdict::unresolvable(text), None);
            }
            if let Some(text) = self.missing_class(claim) {
                return (Verdict::unresolvable(text), None);
            }
        }
        let claims = Claims {
            all,
            used: Arc::new(self.used()),
            slices: Arc::new(self.listers.resource_slices.list()),
            ..Claims::default()
        };
        state.put(KEY, claims);
        (Verdict::OK, None)
    }
    fn filter(&self, state: &State, _: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(claims) = state.get::<Claims>(KEY) else { return Verdict::OK };
        for claim in claims.all.iter().filter(|c| c.is_allocated()) {
            let selector = &claim.status["allocation"]["nodeSelector"];
            let here = selector.is_null()
                || serde_json::from_value::<NodeSelector>(selector.clone())
                    .is_ok_and(|s| selector_matches(&s, &node.node));
            if !here {
                return Verdict::unresolvable("resourceclaim not available on the node");
            }
        }
        let open: Vec<&Value> = claims.open().map(|c| &c.spec).collect();
        if open.is_empty() {
            return Verdict::OK;
        }
        let classes = |name: &str| self.class(name);
        match allocate::allocate(&claims.slices, &node.node, &open, &claims.used, &self.selectors, &classes) {
            Err(text) => Verdict::error(text),
            Ok(None) => Verdict::unresolvable("cannot allocate all claims"),
            Ok(Some(found)) => {
                claims.found.lock().insert(node.name().to_owned(), found);
                Verdict::OK
            }
        }
    }
    fn reserve(&self, state: &mut State, _: &PodInfo, node: &str) -> Verdict {
        let Some(claims) = state.get_mut::<Claims>(KEY) else { return Verdict::OK };
        let found = claims.found.lock().get(node).cloned().unwrap_or_default();
        let uids: Vec<String> = claims.open().map(|c| c.metadata.uid.clone()).collect();
        if found.len() != uids.len() {
            return Verdict::error("claim allocation not found for node");
        }
        claims.reserved = uids.into_iter().zip(found).collect();
        self.pending.lock().extend(claims.reserved.clone());
        Verdict::OK
    }
    fn unreserve(&self, state: &mut State, _: &PodInfo, _: &str) {
        let Some(claims) = state.get::<Claims>(KEY) else { return };
        let mut pending = self.pending.lock();
        claims.reserved.keys().for_each(|uid| {
            pending.remove(uid);
        });
    }
    fn pre_bind(&self, state: &State, pod: &Arc<PodInfo>, _: &Arc<Node>, client: &Client) -> Option<PreBind> {
        let claims = state.get::<Claims>(KEY)?;
        let work: Vec<(Arc<ResourceClaim>, Option<Value>)> = claims
            .all
            .iter()
            .filter(|c| !is_reserved_for(c, pod.uid()))
            .map(|c| (c.clone(), claims.reserved.get(&c.metadata.uid).cloned()))
            .collect();
        if work.is_empty() {
            return None;
        }
        let (client, pod) = (client.clone(), pod.clone());
        Some(Box::pin(async move {
            for (claim, allocation) in work {
                bind(&client, &pod, &claim, allocation).await?;
            }
            Ok(())
        }))
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        if pod.pod.spec.resource_claims.is_empty() {
            return false;
        }
        match event {
            ClusterEvent::DeviceClass | ClusterEvent::ResourceSlice | ClusterEvent::NodeAdded(_) => true,
            ClusterEvent::NodeUpdated { old, new } => old.metadata.labels != new.metadata.labels,
            ClusterEvent::TargetUpdated { .. } => self.claims(pod).is_ok(),
            ClusterEvent::DeviceClaim { old, new } => {
                let was = old.as_ref().is_some_and(|c| c.is_allocated());
                let Some(new) = new else { return was };
                if was && !new.is_allocated() {
                    // Its devices are free.
                    return true;
                }
                let ours = self.claims(pod).is_ok_and(|all| all.iter().any(|c| c.metadata.uid == new.metadata.uid));
                ours && old.as_ref().is_none_or(|old| old.status != new.status)
            }
            _ => false,
        }
    }
}

/// Writes the allocation, if there is one, and that the pod holds the claim.
async fn bind(client: &Client, pod: &PodInfo, claim: &ResourceClaim, allocation: Option<Value>) -> Result<(), String> {
    let (resource, options) = (&RESOURCE_CLAIMS, WriteOptions::default());
    let (namespace, name) = (&claim.metadata.namespace, &claim.metadata.name);
    let mut current = claim.clone();
    for tries in 1.. {
        let done = async {
            if allocation.is_some()
                && !current.is_allocated()
                && !current.metadata.finalizers.iter().any(|f| f == FINALIZER)
            {
                let mut held = current.clone();
                held.metadata.finalizers.push(FINALIZER.into());
                current = client.update(resource, namespace, name, &held.body(), &options).await?;
            }
            let mut changed = current.clone();
            if let Some(allocation) = allocation.as_ref().filter(|_| !current.is_allocated()) {
                let mut allocation = allocation.clone();
                allocation["allocationTimestamp"] = apimachinery::time::format_timestamp(jiff::Timestamp::now()).into();
                changed.status["allocation"] = allocation;
            }
            let mut reserved = holders(&current).to_vec();
            reserved.push(json!({"resource": "pods", "name": pod.pod.metadata.name, "uid": pod.uid()}));
            changed.status["reservedFor"] = reserved.into();
            client
                .update_subresource::<ResourceClaim>(resource, namespace, name, "status", &changed.body(), &options)
                .await
        };
        match done.await {
            Ok(_) => return Ok(()),
            Err(error) if error.is_conflict() && tries < WRITE_TRIES => {}
            Err(error) => {
                return Err(format!("add allocation and reservation to ResourceClaim {namespace}/{name}: {error}"));
            }
        }
        let fresh: ResourceClaim = client
            .get(resource, namespace, name)
            .await
            .map_err(|error| format!("get updated claim {namespace}/{name} after conflict: {error}"))?;
        if fresh.metadata.uid != claim.metadata.uid || fresh.metadata.is_deleting() {
            return Err(format!("claim {namespace}/{name} got deleted in the meantime"));
        }
        if is_reserved_for(&fresh, pod.uid()) {
            return Ok(());
        }
        current = fresh;
    }
    Ok(())
}
