//! One claim: bound or not, and what to do about it.

use std::sync::Arc;

use apimachinery::field::quote;
use apimachinery::quantity::Quantity;
use client::resources::PERSISTENT_VOLUME_CLAIMS;
use placement::volumes::{
    BETA_STORAGE_PROVISIONER, BIND_COMPLETED, BOUND_BY_CONTROLLER, SELECTED_NODE, STORAGE_PROVISIONER, satisfies,
};
use reconciler::events::EventType;
use reconciler::{ObjectReference, SyncError};
use serde_json::{Value, json};

use super::{Binder, mend_migration};
use crate::types::{Claim, StorageClass, Volume};

/// Capacity of the claim while its volume was made larger already.
const PRE_RESIZE_CAPACITY: &str = "volume.alpha.kubernetes.io/pre-resize-capacity";
const DEFAULT_CLASS: &str = "storageclass.kubernetes.io/is-default-class";
const BETA_DEFAULT_CLASS: &str = "storageclass.beta.kubernetes.io/is-default-class";

/// The default class: the newest of those that say so, then by name.
pub fn default_class(classes: &[Arc<StorageClass>]) -> Option<&Arc<StorageClass>> {
    let says = |class: &StorageClass| {
        [DEFAULT_CLASS, BETA_DEFAULT_CLASS]
            .iter()
            .any(|key| class.metadata.annotations.get(*key).is_some_and(|v| v == "true"))
    };
    classes.iter().filter(|c| says(c)).min_by(|a, b| {
        // Times of the wire compare as texts.
        let newest = b.metadata.creation_timestamp.cmp(&a.metadata.creation_timestamp);
        newest.then_with(|| a.metadata.name.cmp(&b.metadata.name))
    })
}

impl Binder {
    pub(super) async fn sync_claim(&self, claim: Arc<Claim>) -> Result<(), SyncError> {
        let claim = self.mend_claim_migration(claim).await?;
        if claim.metadata.annotations.contains_key(BIND_COMPLETED) {
            self.sync_bound_claim(claim).await
        } else {
            self.sync_unbound_claim(claim).await
        }
    }

    async fn mend_claim_migration(&self, claim: Arc<Claim>) -> Result<Arc<Claim>, SyncError> {
        let mut changed = (*claim).clone();
        let annotations = &mut changed.metadata.annotations;
        let made_by =
            annotations.get(STORAGE_PROVISIONER).or_else(|| annotations.get(BETA_STORAGE_PROVISIONER)).cloned();
        if !mend_migration(annotations, made_by) {
            return Ok(claim);
        }
        self.put_claim(&changed, "").await.map_err(|error| {
            SyncError::new(format!("persistent Volume Controller can't anneal migration annotations: {error}"))
        })
    }

    /// The class binds only when a pod is there.
    fn delays_binding(&self, claim: &Claim) -> Result<bool, SyncError> {
        let name = claim.view().class();
        let Some(class) = (!name.is_empty()).then(|| self.classes.get("", name)).flatten() else { return Ok(false) };
        match class.volume_binding_mode.as_deref() {
            None => Err(SyncError::new(format!("VolumeBindingMode not set for StorageClass {}", quote(name)))),
            Some(mode) => Ok(mode == "WaitForFirstConsumer"),
        }
    }

    async fn sync_unbound_claim(&self, claim: Arc<Claim>) -> Result<(), SyncError> {
        if claim.view().volume_name().is_empty() {
            let delays = self.delays_binding(&claim)?;
            let best = self.known.best_match(&claim.view(), delays).map_err(|error| {
                SyncError::new(format!("error finding PV for claim {}: {error}", quote(&claim.metadata.key())))
            })?;
            return match best {
                Some(volume) => self.bind(volume, claim).await,
                None => self.wait_for_volume(claim, delays).await,
            };
        }
        let name = claim.view().volume_name().to_owned();
        let Some(volume) = self.known.volume(&name) else {
            self.set_claim_status(claim, "Pending", None).await?;
            return Ok(());
        };
        if !volume.view().has_claim() {
            if let Err(why) = satisfies(&volume.view(), &claim.view()) {
                let text = format!("Cannot bind to requested volume {}: {why}", quote(&name));
                self.claim_event(&claim, EventType::Warning, "VolumeMismatch", text);
                self.set_claim_status(claim, "Pending", None).await?;
                return Ok(());
            }
            return self.bind(volume, claim).await;
        }
        if volume.view().is_bound_to(&claim.view()) {
            return self.bind(volume, claim).await;
        }
        let text = format!("volume {} already bound to a different claim.", quote(&name));
        self.claim_event(&claim, EventType::Warning, "FailedBinding", text);
        if !claim.metadata.annotations.contains_key(BOUND_BY_CONTROLLER) {
            // The user's choice; it may become free.
            self.set_claim_status(claim, "Pending", None).await?;
            return Ok(());
        }
        let holder = volume.claim().map(|(key, _)| key.to_string()).unwrap_or_default();
        Err(SyncError::new(format!(
            "invalid binding of claim {} to volume {}: volume already claimed by {}",
            quote(&claim.metadata.key()),
            quote(&name),
            quote(&holder)
        )))
    }

    /// No volume fits: a default class may have come, a pod may have to, or one is made.
    async fn wait_for_volume(&self, claim: Arc<Claim>, delays: bool) -> Result<(), SyncError> {
        if !claim.view().has_class()
            && let Some(class) = default_class(&self.classes.list())
        {
            let mut changed = (*claim).clone();
            changed.spec["storageClassName"] = class.metadata.name.as_str().into();
            self.put_claim(&changed, "").await.map_err(|error| {
                SyncError::new(format!("can't update PersistentVolumeClaim[{}]: {error}", quote(&claim.metadata.key())))
            })?;
            return Ok(());
        }
        if delays && !claim.metadata.annotations.contains_key(SELECTED_NODE) {
            self.tell_what_delays(&claim);
        } else if !claim.view().class().is_empty() {
            self.provision_claim(&claim);
            return Ok(());
        } else {
            let text = "no persistent volumes available for this claim and no storage class is set";
            self.claim_event(&claim, EventType::Normal, "FailedBinding", text);
        }
        self.set_claim_status(claim, "Pending", None).await?;
        Ok(())
    }

    fn tell_what_delays(&self, claim: &Claim) {
        let pods = self.pods.by_index("claim", &claim.metadata.key());
        let waiting: Vec<&str> = pods
            .iter()
            .filter(|p| !is_terminated(p) && p.spec.node_name.is_empty())
            .map(|p| p.metadata.name.as_str())
            .collect();
        let (reason, text) = match waiting.as_slice() {
            [] => ("WaitForFirstConsumer", "waiting for first consumer to be created before binding".to_owned()),
            [one] => ("WaitForPodScheduled", format!("waiting for pod {one} to be scheduled")),
            many => ("WaitForPodScheduled", format!("waiting for pods {} to be scheduled", many.join(","))),
        };
        self.claim_event(claim, EventType::Normal, reason, text);
    }

    async fn sync_bound_claim(&self, claim: Arc<Claim>) -> Result<(), SyncError> {
        let name = claim.view().volume_name().to_owned();
        if name.is_empty() {
            let text = "Bound claim has lost reference to PersistentVolume. Data on the volume is lost!";
            return self.lose_claim(claim, "ClaimLost", text).await;
        }
        let Some(volume) = self.known.volume(&name) else {
            let text = "Bound claim has lost its PersistentVolume. Data on the volume is lost!";
            return self.lose_claim(claim, "ClaimLost", text).await;
        };
        match volume.claim() {
            // The volume is behind: bind again.
            None => self.bind(volume, claim).await,
            Some((_, uid)) if uid == claim.metadata.uid => self.bind(volume, claim).await,
            Some(_) => {
                let text = "Two claims are bound to the same volume, this one is bound incorrectly";
                self.lose_claim(claim, "ClaimMisbound", text).await
            }
        }
    }

    async fn lose_claim(&self, claim: Arc<Claim>, reason: &str, text: &str) -> Result<(), SyncError> {
        if claim.phase() == "Lost" {
            return Ok(());
        }
        let claim = self.set_claim_status(claim, "Lost", None).await?;
        self.claim_event(&claim, EventType::Warning, reason, text);
        Ok(())
    }

    /// The four writes of a binding, of which only the missing ones are made.
    async fn bind(&self, volume: Arc<Volume>, claim: Arc<Claim>) -> Result<(), SyncError> {
        let volume = match bound_volume(&volume, &claim) {
            Some(changed) => self.put_volume(&changed, "").await?,
            None => volume,
        };
        let volume = self.set_volume_phase(volume, "Bound", "").await?;
        let claim = match bound_claim(&claim, &volume) {
            Some(changed) => self.put_claim(&changed, "").await?,
            None => claim,
        };
        self.set_claim_status(claim, "Bound", Some(&volume)).await?;
        Ok(())
    }

    async fn set_claim_status(
        &self,
        claim: Arc<Claim>,
        phase: &str,
        volume: Option<&Volume>,
    ) -> Result<Arc<Claim>, SyncError> {
        match claim_status(&claim, phase, volume).map_err(SyncError::new)? {
            None => Ok(claim),
            Some(status) => {
                let changed = Claim { status, ..(*claim).clone() };
                Ok(self.put_claim(&changed, "status").await?)
            }
        }
    }
}

/// Done, or being deleted with no container running.
pub fn is_terminated(pod: &reconciler::pod::Pod) -> bool {
    let stopped = |s: &reconciler::pod::ContainerStatus| s.state.terminated.is_some() || s.state.waiting.is_some();
    pod.is_finished() || (pod.metadata.is_deleting() && pod.status.container_statuses.iter().all(stopped))
}

/// The volume with the claim in its spec, if that changes it.
pub fn bound_volume(volume: &Volume, claim: &Claim) -> Option<Volume> {
    let (held, wanted) = (&volume.spec["claimRef"], &claim.metadata);
    let same = held["name"] == wanted.name.as_str()
        && held["namespace"] == wanted.namespace.as_str()
        && held["uid"] == wanted.uid.as_str();
    let by_controller =
        !volume.view().is_bound_to(&claim.view()) && !volume.metadata.annotations.contains_key(BOUND_BY_CONTROLLER);
    if same && !by_controller {
        return None;
    }
    let mut changed = volume.clone();
    if !same {
        changed.spec["claimRef"] = json!(ObjectReference::new(&PERSISTENT_VOLUME_CLAIMS, wanted));
    }
    if by_controller {
        changed.metadata.annotations.insert(BOUND_BY_CONTROLLER.into(), "yes".into());
    }
    Some(changed)
}

/// The claim with the volume in its spec and its marks, if that changes it.
pub fn bound_claim(claim: &Claim, volume: &Volume) -> Option<Claim> {
    let names = claim.view().volume_name() == volume.metadata.name;
    if names && claim.metadata.annotations.contains_key(BIND_COMPLETED) {
        return None;
    }
    let mut changed = claim.clone();
    if !names {
        changed.spec["volumeName"] = volume.metadata.name.as_str().into();
        changed.metadata.annotations.entry(BOUND_BY_CONTROLLER.into()).or_insert_with(|| "yes".into());
    }
    changed.metadata.annotations.entry(BIND_COMPLETED.into()).or_insert_with(|| "yes".into());
    Some(changed)
}

/// The status that goes with a phase and a volume; `None`: it is so.
pub fn claim_status(claim: &Claim, phase: &str, volume: Option<&Volume>) -> Result<Option<Value>, String> {
    let mut status = if claim.status.is_object() { claim.status.clone() } else { json!({}) };
    let new_phase = claim.phase() != phase;
    if new_phase {
        status["phase"] = phase.into();
    }
    match volume {
        None => {
            if let Some(fields) = status.as_object_mut() {
                fields.remove("accessModes");
                fields.remove("capacity");
                fields.remove("currentVolumeAttributesClassName");
            }
        }
        Some(volume) => {
            if status["accessModes"] != volume.spec["accessModes"] {
                status["accessModes"] = volume.spec["accessModes"].clone();
            }
            // Once bound, the capacity is that of the expansion's work.
            if new_phase {
                let offered = &volume.spec["capacity"]["storage"];
                if offered.is_null() {
                    let name = quote(&volume.metadata.name);
                    return Err(format!("PersistentVolume {name} is without a storage capacity"));
                }
                if let Some(before) = volume.metadata.annotations.get(PRE_RESIZE_CAPACITY) {
                    let before = if Quantity::parse(before).is_ok() { json!(before) } else { offered.clone() };
                    status["capacity"]["storage"] = before;
                } else if !same_quantity(&status["capacity"]["storage"], offered) {
                    status["capacity"] = volume.spec["capacity"].clone();
                }
            }
            let class = &volume.spec["volumeAttributesClassName"];
            if claim.phase() == "Pending" && phase == "Bound" && status["currentVolumeAttributesClassName"] != *class {
                status["currentVolumeAttributesClassName"] = class.clone();
            }
        }
    }
    // Reading a missing field by index may have left a null.
    if let Some(fields) = status.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    Ok((status != claim.status).then_some(status))
}

fn same_quantity(a: &Value, b: &Value) -> bool {
    match (Quantity::from_value(a), Quantity::from_value(b)) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}
