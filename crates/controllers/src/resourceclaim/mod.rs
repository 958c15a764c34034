//! resourceclaim-controller: claims of devices out of templates, and reservations
//! of pods that are done taken back.
//!
//! A claim made from a template is owned by its pod and named in the pod's status.
//! A claim that the scheduler has allocated is given free when nobody holds it, which
//! lets the device be used by others. Upstream followed: pkg/controller/resourceclaim.
//! Limit: claims of pod groups (their gates are off by default).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use apimachinery::field::quote;
use client::resources::{PODS, RESOURCE_CLAIM_TEMPLATES, RESOURCE_CLAIMS};
use client::{Client, DeleteOptions, ObjectMeta, Patch, WriteOptions};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::events::EventType;
use reconciler::owner::is_controlled_by;
use reconciler::pod::{Pod, PodClaim};
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;

const MANAGER: &str = "ResourceClaimController";
const POD_CLAIM: &str = "resource.kubernetes.io/pod-claim-name";
/// Put on claims by the scheduler when it allocates them.
const FINALIZER: &str = "resource.kubernetes.io/delete-protection";
const POD: &str = "pod:";
const CLAIM: &str = "claim:";
/// Indexes of pods by `namespace/name` of their claims and templates.
const BY_CLAIM: &str = "resource claim";
const BY_TEMPLATE: &str = "resource claim template";
/// `maxBaseLen`: room for a hyphen and five characters in a name of 63.
const MAX_BASE: usize = 57;

/// A ResourceClaim, or a template of them.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct ResourceClaim {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}
informers::object!(ResourceClaim);

impl ResourceClaim {
    fn body(&self) -> Value {
        json!({"apiVersion": RESOURCE_CLAIMS.api_version(), "kind": "ResourceClaim", "metadata": self.metadata,
            "spec": self.spec, "status": self.status})
    }
    fn is_allocated(&self) -> bool {
        self.status["allocation"].is_object()
    }
    fn reserved_for(&self) -> &[Value] {
        self.status["reservedFor"].as_array().map_or(&[], Vec::as_slice)
    }
}

/// The name of a pod's claim, and whether the pod must own it. `Ok(None)`: none is
/// needed; `Err`: it is not made yet.
fn claim_name<'p>(pod: &'p Pod, claim: &'p PodClaim) -> Result<Option<(&'p str, bool)>, String> {
    if let Some(name) = &claim.resource_claim_name {
        return Ok(Some((name, false)));
    }
    match pod.status.resource_claim_statuses.iter().find(|s| s.name == claim.name) {
        Some(status) => Ok(status.resource_claim_name.as_deref().map(|name| (name, true))),
        None => Err(format!("pod {}: ResourceClaim not created yet", quote(&pod.metadata.key()))),
    }
}

fn claim_names(pod: &Pod) -> BTreeSet<String> {
    let named = pod.spec.resource_claims.iter().filter_map(|c| claim_name(pod, c).ok().flatten());
    let extended = pod.status.extended_resource_claim_status.as_ref().and_then(|s| s["resourceClaimName"].as_str());
    named.map(|(name, _)| name.to_owned()).chain(extended.map(str::to_owned)).collect()
}

fn is_done(pod: &Pod) -> bool {
    pod.is_finished() || (pod.metadata.is_deleting() && pod.spec.node_name.is_empty())
}

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    pods: Informer<Pod>,
    claims: Informer<ResourceClaim>,
    templates: Informer<ResourceClaim>,
    queue: Queue<String>,
    /// Claims made here that the informer may not have: pod uid → its claim's name → name.
    made: Arc<Mutex<BTreeMap<String, BTreeMap<String, String>>>>,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("resource-claim-controller").await?;
    let controller = Controller {
        recorder: context.recorder(&client, "resource_claim"),
        client,
        pods: context.factory.informer(&PODS),
        claims: context.factory.informer(&RESOURCE_CLAIMS),
        templates: context.factory.informer(&RESOURCE_CLAIM_TEMPLATES),
        queue: Queue::new("resource_claim"),
        made: Arc::default(),
    };
    let key = |pod: &Pod, name: &str| format!("{}/{name}", pod.metadata.namespace);
    controller.pods.add_index(BY_CLAIM, move |pod| claim_names(pod).iter().map(|name| key(pod, name)).collect());
    controller.pods.add_index(BY_TEMPLATE, move |pod| {
        let templates = pod.spec.resource_claims.iter().filter_map(|c| c.resource_claim_template_name.as_deref());
        templates.map(|name| key(pod, name)).collect()
    });
    {
        let controller = controller.clone();
        controller.clone().pods.add_handler(move |event| {
            let gone = matches!(event, Event::Deleted { .. });
            controller.look_at_pod(event.object(), gone);
        });
    }
    {
        let controller = controller.clone();
        controller.clone().claims.add_handler(move |event| {
            let key = event.key();
            if !matches!(event, Event::Deleted { .. }) {
                controller.queue.add(format!("{CLAIM}{key}"));
            }
            for pod in controller.pods.by_index(BY_CLAIM, &key.to_string()) {
                controller.look_at_pod(&pod, false);
            }
        });
    }
    {
        let controller = controller.clone();
        controller.clone().templates.add_handler(move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                for pod in controller.pods.by_index(BY_TEMPLATE, &event.key().to_string()) {
                    controller.look_at_pod(&pod, false);
                }
            }
        });
    }
    context.synced().await;
    let (queue, workers) = (controller.queue.clone(), context.config.concurrent("resource-claim"));
    Runner::new("resource_claim", workers)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move {
                match key.strip_prefix(POD) {
                    Some(pod) => controller.sync_pod(&Key::parse(pod)).await?,
                    None => controller.sync_claim(&Key::parse(key.strip_prefix(CLAIM).unwrap_or(&key))).await?,
                }
                Ok(Next::Done)
            }
        })
        .await;
    Ok(())
}

impl Controller {
    fn look_at_pod(&self, pod: &Pod, gone: bool) {
        if pod.spec.resource_claims.is_empty() && pod.status.extended_resource_claim_status.is_none() {
            return;
        }
        let m = &pod.metadata;
        if gone {
            self.made.lock().remove(&m.uid);
        }
        if gone || is_done(pod) {
            for name in claim_names(pod) {
                self.queue.add(format!("{CLAIM}{}/{name}", m.namespace));
            }
        }
        if !gone && !m.is_deleting() && self.needs_work(pod) {
            self.queue.add(format!("{POD}{}/{}", m.namespace, m.name));
        }
    }

    fn needs_work(&self, pod: &Pod) -> bool {
        pod.spec.resource_claims.iter().any(|claim| match claim_name(pod, claim) {
            Err(_) => true,
            Ok(None) => false,
            Ok(Some((name, own))) => match self.claims.get(&pod.metadata.namespace, name) {
                None => claim.resource_claim_template_name.is_some(),
                Some(known) if own && !is_controlled_by(&known.metadata, &pod.metadata) => false,
                Some(known) => must_reserve(pod, &known),
            },
        })
    }

    async fn sync_pod(&self, key: &Key) -> Result<(), SyncError> {
        let Some(pod) = self.pods.get_key(key).filter(|p| !p.metadata.is_deleting()) else { return Ok(()) };
        let mut new = BTreeMap::new();
        for claim in &pod.spec.resource_claims {
            match self.ensure(&pod, claim).await {
                Ok(name) => new.extend(name.map(|name| (claim.name.clone(), name))),
                Err(error) => {
                    let text = format!("PodResourceClaim {}: {error}", claim.name);
                    let regarding = ObjectReference::new(&PODS, &pod.metadata);
                    self.recorder.event(&regarding, EventType::Warning, "FailedResourceClaimCreation", text.as_str());
                    return Err(SyncError::new(format!("pod {key}, {text}")));
                }
            }
        }
        if !new.is_empty() {
            let known = pod.status.resource_claim_statuses.iter();
            let mut all: BTreeMap<String, String> =
                known.filter_map(|s| Some((s.name.clone(), s.resource_claim_name.clone()?))).collect();
            all.extend(new);
            let statuses: Vec<Value> =
                all.iter().map(|(name, claim)| json!({"name": name, "resourceClaimName": claim})).collect();
            let object = json!({"apiVersion": "v1", "kind": "Pod",
                "metadata": {"name": key.name, "namespace": key.namespace},
                "status": {"resourceClaimStatuses": statuses}});
            let (patch, options) = (Patch::Apply { object, force: true }, WriteOptions::manager(MANAGER));
            self.client
                .patch::<Value>(&PODS, &key.namespace, &key.name, "status", &patch, &options)
                .await
                .map_err(|error| SyncError::new(format!("update pod {key} ResourceClaimStatuses: {error}")))?;
        }
        if pod.spec.node_name.is_empty() {
            return Ok(());
        }
        // A pod that was bound past the scheduler still holds its claims.
        for claim in &pod.spec.resource_claims {
            let Some((name, own)) = claim_name(&pod, claim).map_err(SyncError::new)? else { continue };
            let Some(known) = self.claims.get(&key.namespace, name) else { return Ok(()) };
            if own && !is_controlled_by(&known.metadata, &pod.metadata) {
                return Err(SyncError::new(not_owner(&pod, name)));
            }
            if must_reserve(&pod, &known) {
                let mut changed = (*known).clone();
                let mut holders = changed.reserved_for().to_vec();
                holders.push(json!({"resource": "pods", "name": key.name, "uid": pod.metadata.uid}));
                changed.status["reservedFor"] = holders.into();
                self.write(&changed, "status").await?;
            }
        }
        Ok(())
    }

    /// Makes a claim that is missing; its name, when the pod's status lacks it.
    async fn ensure(&self, pod: &Pod, claim: &PodClaim) -> Result<Option<String>, String> {
        let namespace = &pod.metadata.namespace;
        match claim_name(pod, claim) {
            Err(_) => {}
            Ok(None) => return Ok(None),
            Ok(Some((name, own))) => {
                let known = match self.claims.get(namespace, name) {
                    Some(known) => Some((*known).clone()),
                    None => self
                        .client
                        .get_opt::<ResourceClaim>(&RESOURCE_CLAIMS, namespace, name)
                        .await
                        .map_err(|error| format!("checking claim existence: {error}"))?,
                };
                if known.is_some_and(|k| !own || is_controlled_by(&k.metadata, &pod.metadata)) {
                    return Ok(None);
                }
            }
        }
        let Some(template) = &claim.resource_claim_template_name else { return Ok(None) };
        if let Some(known) = self.made_before(pod, claim) {
            return Ok(Some(known));
        }
        let template = self.templates.get(namespace, template).ok_or_else(|| {
            let name = quote(template);
            format!("resource claim template {name}: resourceclaimtemplate.resource.k8s.io {name} not found")
        })?;
        let body = from_template(pod, claim, &template);
        let options = WriteOptions::default();
        let made: ResourceClaim = self
            .client
            .create(&RESOURCE_CLAIMS, namespace, &body, &options)
            .await
            .map_err(|error| format!("create ResourceClaim : {error}"))?;
        let name = made.metadata.name;
        self.made.lock().entry(pod.metadata.uid.clone()).or_default().insert(claim.name.clone(), name.clone());
        Ok(Some(name))
    }

    /// A claim of the pod that an earlier sync has made.
    fn made_before(&self, pod: &Pod, claim: &PodClaim) -> Option<String> {
        let known = self.claims.list_namespace(&pod.metadata.namespace);
        let found = known.iter().find(|c| {
            is_controlled_by(&c.metadata, &pod.metadata)
                && c.metadata.annotations.get(POD_CLAIM).is_some_and(|name| *name == claim.name)
        });
        found
            .map(|c| c.metadata.name.clone())
            .or_else(|| self.made.lock().get(&pod.metadata.uid)?.get(&claim.name).cloned())
    }

    async fn write(&self, claim: &ResourceClaim, subresource: &str) -> Result<ResourceClaim, client::Error> {
        let (m, options) = (&claim.metadata, WriteOptions::default());
        let resource = &RESOURCE_CLAIMS;
        self.client.update_subresource(resource, &m.namespace, &m.name, subresource, &claim.body(), &options).await
    }

    async fn sync_claim(&self, key: &Key) -> Result<(), SyncError> {
        let Some(claim) = self.claims.get_key(key) else { return Ok(()) };
        let mut remaining = Vec::new();
        for holder in claim.reserved_for() {
            if self.still_holds(key, holder).await? {
                remaining.push(holder.clone());
            }
        }
        let ours = |m: &ObjectMeta| m.finalizers.iter().any(|f| f == FINALIZER);
        let fewer = remaining.len() < claim.reserved_for().len();
        let must_free = ours(&claim.metadata) && remaining.is_empty();
        if fewer || (must_free && claim.metadata.is_deleting()) {
            let mut changed = (*claim).clone();
            if let Some(status) = changed.status.as_object_mut() {
                match remaining.is_empty() {
                    true => status.remove("reservedFor"),
                    false => status.insert("reservedFor".into(), remaining.clone().into()),
                };
                if must_free {
                    status.remove("allocation");
                }
            }
            if changed.status != claim.status {
                changed = self.write(&changed, "status").await?;
            }
            if ours(&changed.metadata) && !changed.is_allocated() {
                changed.metadata.finalizers.retain(|f| f != FINALIZER);
                self.write(&changed, "").await?;
            }
        }
        if !remaining.is_empty() {
            return Ok(());
        }
        let owner = claim.metadata.controller().filter(|o| o.kind == "Pod" && o.api_version == "v1");
        if let Some(owner) = owner
            && let Some(pod) = self.pods.get(&key.namespace, &owner.name)
            && (pod.metadata.uid != owner.uid || is_done(&pod))
        {
            // The garbage collector would wait for the pod to be gone.
            let deleted =
                self.client.delete(&RESOURCE_CLAIMS, &key.namespace, &key.name, &DeleteOptions::default()).await;
            if let Err(error) = deleted {
                tracing::debug!(claim = %key, %error, "Failed to delete the claim of a pod that is done");
            }
        }
        Ok(())
    }

    async fn still_holds(&self, key: &Key, holder: &Value) -> Result<bool, SyncError> {
        let text = |name: &str| holder[name].as_str().unwrap_or_default();
        if !text("apiGroup").is_empty() || text("resource") != "pods" {
            // Somebody else's to take away.
            return Ok(true);
        }
        Ok(match self.pods.get(&key.namespace, text("name")) {
            Some(pod) => pod.metadata.uid == text("uid") && !is_done(&pod),
            // It may be too new for the informer.
            None => self
                .client
                .get_opt::<Pod>(&PODS, &key.namespace, text("name"))
                .await?
                .is_some_and(|pod| pod.metadata.uid == text("uid")),
        })
    }
}

fn not_owner(pod: &Pod, claim: &str) -> String {
    format!(
        "ResourceClaim {}/{claim} was not created for pod {} (pod is not owner)",
        pod.metadata.namespace,
        pod.metadata.key()
    )
}

/// Bound to a node with a claim that is allocated, but not for it.
fn must_reserve(pod: &Pod, claim: &ResourceClaim) -> bool {
    !pod.spec.node_name.is_empty()
        && claim.is_allocated()
        && !claim.reserved_for().iter().any(|holder| holder["uid"] == pod.metadata.uid.as_str())
}

fn from_template(pod: &Pod, claim: &PodClaim, template: &ResourceClaim) -> Value {
    let m = &pod.metadata;
    let mut prefix = format!("{}-{}-", m.name, claim.name);
    if prefix.len() > MAX_BASE {
        let share = |text: &str| text[..text.len() * MAX_BASE / prefix.len()].to_owned();
        prefix = format!("{}-{}", share(&m.name), share(&claim.name));
    }
    let mut metadata = json!({
        "generateName": prefix,
        "ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": m.name, "uid": m.uid, "controller": true}],
        "annotations": {},
    });
    let given = &template.spec["metadata"];
    if given["annotations"].is_object() {
        metadata["annotations"] = given["annotations"].clone();
    }
    metadata["annotations"][POD_CLAIM] = claim.name.as_str().into();
    if given["labels"].is_object() {
        metadata["labels"] = given["labels"].clone();
    }
    json!({"apiVersion": RESOURCE_CLAIMS.api_version(), "kind": "ResourceClaim", "metadata": metadata,
        "spec": template.spec["spec"]})
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<T: serde::de::DeserializeOwned>(value: Value) -> T {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn names_of_claims() {
        let pod: Pod = of(json!({"metadata": {"name": "p", "namespace": "n"}, "spec": {"resourceClaims": [
            {"name": "a", "resourceClaimName": "direct"}, {"name": "b", "resourceClaimTemplateName": "t"},
            {"name": "c", "resourceClaimTemplateName": "t"}, {"name": "d", "resourceClaimTemplateName": "t"}]},
            "status": {"resourceClaimStatuses": [{"name": "b", "resourceClaimName": "made"}, {"name": "c"}]}}));
        let names: Vec<_> = pod.spec.resource_claims.iter().map(|c| claim_name(&pod, c)).collect();
        assert_eq!(names[..3], [Ok(Some(("direct", false))), Ok(Some(("made", true))), Ok(None)]);
        assert!(names[3].is_err());
        assert_eq!(claim_names(&pod).into_iter().collect::<Vec<_>>(), ["direct", "made"]);
    }

    #[test]
    fn claims_from_templates_are_the_pods() {
        let pod: Pod = of(json!({"metadata": {"name": "p", "uid": "u"}}));
        let claim = PodClaim { name: "g".into(), ..PodClaim::default() };
        let template: ResourceClaim =
            of(json!({"spec": {"metadata": {"labels": {"l": "1"}}, "spec": {"devices": {}}}}));
        let made = from_template(&pod, &claim, &template);
        assert_eq!(made["metadata"]["generateName"], "p-g-");
        assert_eq!(made["metadata"]["annotations"], json!({POD_CLAIM: "g"}));
        assert_eq!(made["spec"], json!({"devices": {}}));
        let long: Pod = of(json!({"metadata": {"name": "p".repeat(60), "uid": "u"}}));
        let name = from_template(&long, &claim, &template)["metadata"]["generateName"].as_str().unwrap().len();
        assert!(name <= MAX_BASE, "{name}");
    }

    #[test]
    fn who_must_reserve() {
        let claim: ResourceClaim = of(json!({"status": {"allocation": {}, "reservedFor": [{"uid": "x"}]}}));
        let pod = |node: &str, uid: &str| of::<Pod>(json!({"metadata": {"uid": uid}, "spec": {"nodeName": node}}));
        assert!(must_reserve(&pod("n", "u"), &claim));
        assert!(!must_reserve(&pod("", "u"), &claim) && !must_reserve(&pod("n", "x"), &claim));
    }
}
