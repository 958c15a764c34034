//! persistentvolume-binder-controller: claims and volumes find each other.
//!
//! A claim is bound when its volume's `claimRef` names it (with its uid), its own
//! `volumeName` names the volume, and both say phase Bound; four writes, each of
//! which may be the last before a crash and is taken up from there. A volume whose
//! claim is gone is Released and reclaimed; a claim that finds no volume waits, for
//! its first consumer, a provisioner, or an administrator.
//!
//! Own writes are seen at once in [`store::Known`], as in upstream's caches: an
//! informer that is behind must not undo a binding. Claims and volumes are synced
//! by one worker each. Slow work (recycling, deleting, provisioning) runs beside
//! them in [`operations`], once at a time per object.
//!
//! Upstream followed: pkg/controller/volume/persistentvolume. Limits: volumes of
//! in-tree plugins that upstream has dropped or moved to CSI drivers only get their
//! annotations, as there.

mod claims;
mod operations;
mod provision;
mod reclaim;
mod recycle;
mod store;
#[cfg(test)]
mod tests;
mod volumes;

use std::ops::Deref;
use std::sync::Arc;

use client::resources::{NODES, PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES, PODS, STORAGE_CLASSES};
use client::{Client, WriteOptions};
use informers::{Informer, Key};
use placement::volumes::{DYNAMICALLY_PROVISIONED, MIGRATED_TO, migrated_driver};
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};

use crate::Context;
use crate::types::{Claim, Node, StorageClass, Volume, pods_by_claim};
pub use claims::is_terminated;
use operations::Operations;
use store::Known;

/// Finalizer of volumes that an in-tree provisioner made and must delete.
const IN_TREE_FINALIZER: &str = "kubernetes.io/pv-controller";
/// The external provisioner's, which an in-tree volume does not need.
const EXTERNAL_FINALIZER: &str = "external-provisioner.volume.kubernetes.io/finalizer";

#[derive(Clone)]
pub(crate) struct Binder(Arc<Inner>);

pub(crate) struct Inner {
    client: Client,
    recorder: EventRecorder,
    claims: Informer<Claim>,
    volumes: Informer<Volume>,
    classes: Informer<StorageClass>,
    pods: Informer<Pod>,
    nodes: Informer<Node>,
    known: Known,
    operations: Operations,
    claim_queue: Queue<Key>,
    volume_queue: Queue<Key>,
    context: Context,
}

impl Deref for Binder {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("persistent-volume-binder").await?;
    let factory = &context.factory;
    let binder = Binder(Arc::new(Inner {
        recorder: context.recorder(&client, "persistentvolume-controller"),
        client,
        claims: factory.informer(&PERSISTENT_VOLUME_CLAIMS),
        volumes: factory.informer(&PERSISTENT_VOLUMES),
        classes: factory.informer(&STORAGE_CLASSES),
        pods: factory.informer(&PODS),
        nodes: factory.informer(&NODES),
        known: Known::default(),
        operations: Operations::new(context.shutdown.clone()),
        claim_queue: Queue::new("claims"),
        volume_queue: Queue::new("volumes"),
        context: context.clone(),
    }));
    pods_by_claim(&binder.pods);
    context.synced().await;
    // Everything is known before the first sync: a volume must not seem free
    // because its claim has not been looked at.
    for volume in binder.volumes.list() {
        binder.known.put_volume(volume);
    }
    for claim in binder.claims.list() {
        binder.known.put_claim(claim);
    }
    {
        let queue = binder.claim_queue.clone();
        binder.claims.add_handler(move |event| queue.add(event.key()));
        let queue = binder.volume_queue.clone();
        binder.volumes.add_handler(move |event| queue.add(event.key()));
    }
    let resync = {
        let binder = binder.clone();
        async move {
            // Level-driven: provisioning and waiting claims are told again each period.
            let mut period = tokio::time::interval(binder.context.config.pvclaimbinder_sync_period);
            period.tick().await;
            loop {
                tokio::select! {
                    _ = period.tick() => {}
                    () = binder.context.shutdown.cancelled() => return,
                }
                binder.claims.keys().into_iter().for_each(|key| binder.claim_queue.add(key));
                binder.volumes.keys().into_iter().for_each(|key| binder.volume_queue.add(key));
            }
        }
    };
    let (claim_queue, volume_queue) = (binder.claim_queue.clone(), binder.volume_queue.clone());
    let of_claims = binder.clone();
    let (claim_runner, volume_runner) = (Runner::new("claims", 1), Runner::new("volumes", 1));
    let sync_claims = claim_runner.run(claim_queue, context.shutdown.clone(), move |key| {
        let binder = of_claims.clone();
        async move { binder.sync_claim_key(&key).await.map(|()| Next::Done) }
    });
    let of_volumes = binder.clone();
    let sync_volumes = volume_runner.run(volume_queue, context.shutdown.clone(), move |key| {
        let binder = of_volumes.clone();
        async move { binder.sync_volume_key(&key).await.map(|()| Next::Done) }
    });
    tokio::join!(sync_claims, sync_volumes, resync);
    Ok(())
}

impl Binder {
    async fn sync_claim_key(&self, key: &Key) -> Result<(), SyncError> {
        if let Some(claim) = self.claims.get_key(key) {
            if !self.known.put_claim(claim.clone()) {
                return Ok(());
            }
            return self.sync_claim(claim).await;
        }
        if let Some(gone) = self.known.remove_claim(key)
            && let Some(volume) = gone.spec["volumeName"].as_str()
        {
            // Its volume is released at once, not at the next period.
            self.volume_queue.add(Key::new("", volume));
        }
        Ok(())
    }

    async fn sync_volume_key(&self, key: &Key) -> Result<(), SyncError> {
        if let Some(volume) = self.volumes.get_key(key) {
            if !self.known.put_volume(volume.clone()) {
                return Ok(());
            }
            return self.sync_volume(volume).await;
        }
        if let Some(gone) = self.known.remove_volume(&key.name)
            && let Some((claim, _)) = gone.claim()
        {
            self.claim_queue.add(claim);
        }
        Ok(())
    }

    // ---- writes; each returns, and remembers, what the server then has ----

    async fn put_claim(&self, claim: &Claim, subresource: &str) -> Result<Arc<Claim>, client::Error> {
        let (m, options) = (&claim.metadata, WriteOptions::default());
        let resource = &PERSISTENT_VOLUME_CLAIMS;
        let written: Claim = self
            .client
            .update_subresource(resource, &m.namespace, &m.name, subresource, &claim.body(), &options)
            .await?;
        let written = Arc::new(written);
        self.known.put_claim(written.clone());
        Ok(written)
    }

    async fn put_volume(&self, volume: &Volume, subresource: &str) -> Result<Arc<Volume>, client::Error> {
        let options = WriteOptions::default();
        let name = &volume.metadata.name;
        let written: Volume = self
            .client
            .update_subresource(&PERSISTENT_VOLUMES, "", name, subresource, &volume.body(), &options)
            .await?;
        let written = Arc::new(written);
        self.known.put_volume(written.clone());
        Ok(written)
    }

    async fn set_volume_phase(
        &self,
        volume: Arc<Volume>,
        phase: &str,
        message: &str,
    ) -> Result<Arc<Volume>, client::Error> {
        if volume.phase() == phase {
            return Ok(volume);
        }
        let mut changed = (*volume).clone();
        changed.status["phase"] = phase.into();
        match message {
            "" => {
                if let Some(status) = changed.status.as_object_mut() {
                    status.remove("message");
                }
            }
            message => changed.status["message"] = message.into(),
        }
        self.put_volume(&changed, "status").await
    }

    async fn fail_volume(&self, volume: Arc<Volume>, reason: &str, message: &str) -> Result<(), client::Error> {
        if volume.phase() == "Failed" {
            return Ok(());
        }
        let volume = self.set_volume_phase(volume, "Failed", message).await?;
        self.volume_event(&volume, EventType::Warning, reason, message);
        Ok(())
    }

    fn claim_event(&self, claim: &Claim, kind: EventType, reason: &str, message: impl Into<String>) {
        self.recorder.event(&ObjectReference::new(&PERSISTENT_VOLUME_CLAIMS, &claim.metadata), kind, reason, message);
    }
    fn volume_event(&self, volume: &Volume, kind: EventType, reason: &str, message: impl Into<String>) {
        self.recorder.event(&ObjectReference::new(&PERSISTENT_VOLUMES, &volume.metadata), kind, reason, message);
    }
}

/// The annotation that names the CSI driver of a migrated plugin, as it should be.
/// True: it was changed. `provisioner` is what the object says it was made by.
fn mend_migration(annotations: &mut std::collections::BTreeMap<String, String>, provisioner: Option<String>) -> bool {
    let Some(provisioner) = provisioner else { return false };
    match migrated_driver(&provisioner) {
        Some(driver) if annotations.get(MIGRATED_TO).map(String::as_str) != Some(driver) => {
            annotations.insert(MIGRATED_TO.into(), driver.into());
            true
        }
        Some(_) => false,
        None => annotations.remove(MIGRATED_TO).is_some_and(|was| !was.is_empty()),
    }
}

/// Finalizers of a provisioned volume, as they should be; `None`: they are.
fn mend_finalizers(volume: &Volume) -> Option<Vec<String>> {
    let m = &volume.metadata;
    let provisioner = m.annotations.get(DYNAMICALLY_PROVISIONED)?;
    let mut wanted = m.finalizers.clone();
    if migrated_driver(provisioner).is_some() {
        wanted.retain(|f| f != IN_TREE_FINALIZER);
    } else if provisioner.starts_with("kubernetes.io/") {
        let policy = volume.spec["persistentVolumeReclaimPolicy"].as_str().unwrap_or_default();
        if policy == "Delete" && !wanted.iter().any(|f| f == IN_TREE_FINALIZER) {
            wanted.push(IN_TREE_FINALIZER.into());
        } else if matches!(policy, "Retain" | "Recycle") {
            wanted.retain(|f| f != IN_TREE_FINALIZER);
        }
        wanted.retain(|f| f != EXTERNAL_FINALIZER);
    }
    (wanted != m.finalizers).then_some(wanted)
}
