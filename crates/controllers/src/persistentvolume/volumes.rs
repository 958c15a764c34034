//! One volume: free, kept, bound, or left behind.

use std::sync::Arc;

use apimachinery::field::quote;
use client::resources::PERSISTENT_VOLUME_CLAIMS;
use placement::volumes::{BOUND_BY_CONTROLLER, DYNAMICALLY_PROVISIONED, modes_differ};
use reconciler::SyncError;
use reconciler::events::EventType;

use super::{Binder, mend_finalizers, mend_migration};
use crate::types::{Claim, Volume};

impl Binder {
    pub(super) async fn sync_volume(&self, volume: Arc<Volume>) -> Result<(), SyncError> {
        let volume = self.mend_volume(volume).await?;
        let Some((key, uid)) = volume.claim().map(|(key, uid)| (key, uid.to_owned())) else {
            self.set_volume_phase(volume, "Available", "").await?;
            return Ok(());
        };
        if uid.is_empty() {
            // Kept for a claim that has not come; the claim's sync binds it.
            self.set_volume_phase(volume, "Available", "").await?;
            return Ok(());
        }
        let mut claim = self.known.claim(&key);
        let left = matches!(volume.phase(), "Released" | "Failed");
        if claim.is_none() && !left {
            // A release cannot be taken back, so the server is asked.
            claim = match self.claims.get_key(&key) {
                Some(claim) => Some(claim),
                None => {
                    let resource = &PERSISTENT_VOLUME_CLAIMS;
                    self.client.get_opt::<Claim>(resource, &key.namespace, &key.name).await?.map(Arc::new)
                }
            };
        }
        if claim.as_ref().is_some_and(|c| c.metadata.uid != uid) {
            // A later claim of that name, or the known one is old.
            let live = self.client.get_opt::<Claim>(&PERSISTENT_VOLUME_CLAIMS, &key.namespace, &key.name).await?;
            claim = live.filter(|c| c.metadata.uid == uid).map(Arc::new);
        }
        let Some(claim) = claim else { return self.release(volume).await };
        let named = claim.view().volume_name();
        if named.is_empty() {
            if modes_differ(&claim.view(), &volume.view()) {
                let text = format!(
                    "Cannot bind PersistentVolume to requested PersistentVolumeClaim {} due to incompatible volumeMode.",
                    quote(&claim.metadata.name)
                );
                self.volume_event(&volume, EventType::Warning, "VolumeMismatch", text);
                let text = format!(
                    "Cannot bind PersistentVolume {} to requested PersistentVolumeClaim due to incompatible volumeMode.",
                    quote(&volume.metadata.name)
                );
                self.claim_event(&claim, EventType::Warning, "VolumeMismatch", text);
                return Ok(());
            }
            // Half a binding: the claim's sync makes it whole.
            self.claim_queue.add(key);
            return Ok(());
        }
        if named == volume.metadata.name {
            self.set_volume_phase(volume, "Bound", "").await?;
            return Ok(());
        }
        // The claim has found another volume.
        let provisioned = volume.metadata.annotations.contains_key(DYNAMICALLY_PROVISIONED);
        if provisioned && volume.spec["persistentVolumeReclaimPolicy"] == "Delete" {
            return self.release(volume).await;
        }
        self.unbind(&volume).await
    }

    async fn release(&self, volume: Arc<Volume>) -> Result<(), SyncError> {
        let volume = match volume.phase() {
            "Released" | "Failed" => volume,
            _ => self.set_volume_phase(volume, "Released", "").await?,
        };
        self.reclaim(volume).await
    }

    async fn mend_volume(&self, volume: Arc<Volume>) -> Result<Arc<Volume>, SyncError> {
        let mut changed = (*volume).clone();
        let made_by = changed.metadata.annotations.get(DYNAMICALLY_PROVISIONED).cloned();
        let annotated = mend_migration(&mut changed.metadata.annotations, made_by);
        let finalizers = mend_finalizers(&changed);
        if !annotated && finalizers.is_none() {
            return Ok(volume);
        }
        if let Some(finalizers) = finalizers {
            changed.metadata.finalizers = finalizers;
        }
        self.put_volume(&changed, "").await.map_err(|error| {
            SyncError::new(format!(
                "persistent Volume Controller can't anneal migration annotations or finalizer: {error}"
            ))
        })
    }

    /// Frees a volume: for anyone if the controller had bound it, for the same
    /// claim's name if a user had.
    pub(super) async fn unbind(&self, volume: &Volume) -> Result<(), SyncError> {
        let volume = self.put_volume(&unbound(volume), "").await?;
        self.set_volume_phase(volume, "Available", "").await?;
        Ok(())
    }
}

pub fn unbound(volume: &Volume) -> Volume {
    let mut changed = volume.clone();
    if changed.metadata.annotations.remove(BOUND_BY_CONTROLLER).is_some() {
        if let Some(spec) = changed.spec.as_object_mut() {
            spec.remove("claimRef");
        }
    } else if let Some(held) = changed.spec["claimRef"].as_object_mut() {
        held.remove("uid");
    }
    changed
}
