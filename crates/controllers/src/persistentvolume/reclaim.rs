//! What becomes of a volume whose claim is gone: kept, scrubbed, or deleted.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use apimachinery::field::quote;
use client::DeleteOptions;
use client::resources::PERSISTENT_VOLUMES;
use placement::volumes::{DYNAMICALLY_PROVISIONED, MIGRATED_TO};
use reconciler::SyncError;
use reconciler::events::EventType;

use super::claims::is_terminated;
use super::{Binder, IN_TREE_FINALIZER};
use crate::types::Volume;

/// The in-tree plugins that provision, recycle or delete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plugin {
    HostPath,
    Nfs,
}

impl Plugin {
    pub fn by_name(name: &str) -> Option<Plugin> {
        match name {
            "kubernetes.io/host-path" => Some(Plugin::HostPath),
            "kubernetes.io/nfs" => Some(Plugin::Nfs),
            _ => None,
        }
    }
    fn of(volume: &Volume) -> Option<Plugin> {
        if volume.spec["hostPath"].is_object() {
            Some(Plugin::HostPath)
        } else {
            volume.spec["nfs"].is_object().then_some(Plugin::Nfs)
        }
    }
}

/// Who deletes the volume's storage: `Some` is the one plugin that can, host path;
/// `None` is an external provisioner.
pub fn deleter(volume: &Volume) -> Result<Option<Plugin>, String> {
    const CANNOT: &str = "no deletable volume plugin matched";
    let annotations = &volume.metadata.annotations;
    if let Some(name) = annotations.get(DYNAMICALLY_PROVISIONED).filter(|n| !n.is_empty()) {
        return match Plugin::by_name(name) {
            Some(Plugin::HostPath) => Ok(Some(Plugin::HostPath)),
            _ if !name.starts_with("kubernetes.io/") => Ok(None),
            Some(Plugin::Nfs) => Err(CANNOT.into()),
            None => Err(format!("no volume plugin matched name: {name}")),
        };
    }
    if annotations.contains_key(MIGRATED_TO) || volume.spec["csi"].is_object() {
        return Ok(None);
    }
    match Plugin::of(volume) {
        Some(Plugin::HostPath) => Ok(Some(Plugin::HostPath)),
        found => {
            let why = if found.is_some() { CANNOT } else { "no volume plugin matched" };
            let name = quote(&volume.metadata.name);
            Err(format!("error getting deleter volume plugin for volume {name}: {why}"))
        }
    }
}

impl Binder {
    pub(super) async fn reclaim(&self, volume: Arc<Volume>) -> Result<(), SyncError> {
        let m = &volume.metadata;
        if m.annotations.get(MIGRATED_TO).is_some_and(|driver| !driver.is_empty()) {
            // The CSI driver's provisioner does it.
            return Ok(());
        }
        let operation = |what: &str| format!("{what}-{}[{}]", m.name, m.uid);
        match volume.spec["persistentVolumeReclaimPolicy"].as_str().unwrap_or_default() {
            "Retain" => {}
            "Recycle" => {
                let (binder, volume) = (self.clone(), volume.clone());
                let work = async move { binder.recycle(volume).await };
                self.operations.start(operation("recycle"), work);
            }
            "Delete" => {
                let (binder, volume) = (self.clone(), volume.clone());
                let work = async move { binder.delete(volume).await };
                self.operations.start(operation("delete"), work);
            }
            _ => {
                let text = "Volume has unrecognized PersistentVolumeReclaimPolicy";
                self.fail_volume(volume, "VolumeUnknownReclaimPolicy", text).await?;
            }
        }
        Ok(())
    }

    async fn delete(&self, volume: Arc<Volume>) -> Result<(), SyncError> {
        match deleter(&volume) {
            Err(text) => {
                self.fail_volume(volume, "VolumeFailedDelete", &text).await?;
                return Ok(());
            }
            Ok(None) => return Ok(()),
            Ok(Some(_)) => {}
        }
        // Work of an earlier sync may be done, so the server is asked.
        let Ok(live) = self.client.get::<Volume>(&PERSISTENT_VOLUMES, "", &volume.metadata.name).await else {
            return Ok(());
        };
        if !self.is_released(&live) {
            return Ok(());
        }
        if let Err(text) = self.delete_storage(&volume).await {
            self.fail_volume(volume, "VolumeFailedDelete", &text).await?;
            return Err(SyncError::new(text));
        }
        let options = DeleteOptions::default();
        if let Err(error) = self.client.delete(&PERSISTENT_VOLUMES, "", &volume.metadata.name, &options).await {
            // The next sync finds it Released still.
            tracing::info!(volume = volume.metadata.name, %error, "Failed to delete the volume from the database");
        }
        Ok(())
    }

    /// Removes a host path (under /tmp only, as upstream: it is for trying things
    /// out) and then the finalizer that has waited for it.
    pub(super) async fn delete_storage(&self, volume: &Volume) -> Result<(), String> {
        let path = volume.spec["hostPath"]["path"].as_str().unwrap_or_default().to_owned();
        if !is_under_tmp(&path) {
            return Err(format!("host_path deleter only supports /tmp/.+ but received provided {path}"));
        }
        remove_all(path).await?;
        let name = &volume.metadata.name;
        let live: Volume = self.client.get(&PERSISTENT_VOLUMES, "", name).await.map_err(|error| error.to_string())?;
        if live.metadata.finalizers.iter().any(|f| f == IN_TREE_FINALIZER) {
            let mut changed = live;
            changed.metadata.finalizers.retain(|f| f != IN_TREE_FINALIZER);
            self.put_volume(&changed, "")
                .await
                .map_err(|error| format!("persistent volume controller can't update finalizer: {error}"))?;
        }
        Ok(())
    }

    /// Nobody's: its claim is gone, is another, or has another volume.
    pub(super) fn is_released(&self, volume: &Volume) -> bool {
        let Some((key, uid)) = volume.claim().filter(|(_, uid)| !uid.is_empty()) else { return false };
        match self.known.claim(&key).filter(|claim| claim.metadata.uid == uid) {
            None => true,
            Some(claim) => {
                let named = claim.view().volume_name();
                !named.is_empty() && named != volume.metadata.name
            }
        }
    }

    async fn recycle(&self, volume: Arc<Volume>) -> Result<(), SyncError> {
        let Ok(live) = self.client.get::<Volume>(&PERSISTENT_VOLUMES, "", &volume.metadata.name).await else {
            return Ok(());
        };
        if !self.is_released(&live) {
            return Ok(());
        }
        let Some((claim, _)) = live.claim() else { return Ok(()) };
        let users: BTreeSet<String> = self
            .pods
            .by_index("claim", &claim.to_string())
            .iter()
            .filter(|p| !is_terminated(p))
            .map(|p| p.metadata.key())
            .collect();
        if !users.is_empty() && self.known.claim(&claim).is_none() {
            let users: Vec<String> = users.into_iter().collect();
            let text = format!("Volume is used by pods: {}", users.join(","));
            self.volume_event(&live, EventType::Normal, "VolumeFailedRecycle", text);
            return Ok(());
        }
        let live = Arc::new(live);
        let Some(plugin) = Plugin::of(&live) else {
            let text = "No recycler plugin found for the volume!";
            self.fail_volume(live, "VolumeFailedRecycle", text).await?;
            return Ok(());
        };
        if let Err(error) = self.scrub(&live, plugin).await {
            self.fail_volume(live, "VolumeFailedRecycle", &format!("Recycle failed: {error}")).await?;
            return Ok(());
        }
        self.volume_event(&live, EventType::Normal, "VolumeRecycled", "Volume recycled");
        self.unbind(&live).await
    }
}

/// Upstream's expression `/tmp/.+`, which is not anchored.
pub fn is_under_tmp(path: &str) -> bool {
    path.find("/tmp/").is_some_and(|at| path.len() > at + "/tmp/".len())
}

async fn remove_all(path: String) -> Result<(), String> {
    let removed = tokio::task::spawn_blocking(move || {
        let target = Path::new(&path);
        match std::fs::symlink_metadata(target) {
            Ok(found) if found.is_dir() => std::fs::remove_dir_all(target),
            Ok(_) => std::fs::remove_file(target),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        }
    });
    match removed.await {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(panic) => Err(panic.to_string()),
    }
}
