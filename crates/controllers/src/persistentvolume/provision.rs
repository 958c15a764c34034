//! A volume for a claim that found none: asked of the class's provisioner, which
//! is mostly another program that watches the claim's annotation.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use client::WriteOptions;
use client::resources::{PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES};
use placement::volumes::{
    BETA_STORAGE_PROVISIONER, BOUND_BY_CONTROLLER, DYNAMICALLY_PROVISIONED, SELECTED_NODE, STORAGE_PROVISIONER,
    migrated_driver,
};
use reconciler::events::EventType;
use reconciler::{ObjectReference, SyncError};
use serde_json::{Value, json};

use super::reclaim::Plugin;
use super::{Binder, IN_TREE_FINALIZER, mend_migration};
use crate::types::{Claim, StorageClass, Volume};

/// Tries to write the object of a volume whose storage is there, and their interval.
const CREATE_TRIES: u32 = 5;
const CREATE_INTERVAL: Duration = Duration::from_secs(10);
const HOST_PATH: &str = "kubernetes.io/host-path";

/// Who provisions for a class: `Some` is the in-tree plugin, `None` an external one.
pub fn provisioner(class: &StorageClass) -> Result<Option<Plugin>, String> {
    let name = class.provisioner.as_str();
    if migrated_driver(name).is_some() {
        return Ok(None);
    }
    match Plugin::by_name(name) {
        Some(Plugin::HostPath) => Ok(Some(Plugin::HostPath)),
        Some(Plugin::Nfs) => Err("no provisionable volume plugin matched".into()),
        None if name.starts_with("kubernetes.io/") => Err(format!("no volume plugin matched name: {name}")),
        None => Ok(None),
    }
}

impl Binder {
    pub(super) fn provision_claim(&self, claim: &Arc<Claim>) {
        if !self.context.config.enable_dynamic_provisioning {
            return;
        }
        let name = claim.view().class();
        let Some(class) = self.classes.get("", name) else {
            let text = format!("storageclass.storage.k8s.io {} not found", apimachinery::field::quote(name));
            self.claim_event(claim, EventType::Warning, "ProvisioningFailed", text);
            return;
        };
        let plugin = match provisioner(&class) {
            Ok(plugin) => plugin,
            Err(text) => return self.claim_event(claim, EventType::Warning, "ProvisioningFailed", text),
        };
        let operation = format!("provision-{}[{}]", claim.metadata.key(), claim.metadata.uid);
        let (binder, claim) = (self.clone(), claim.clone());
        self.operations.start(operation, async move {
            match plugin {
                None => binder.ask_external(claim, &class).await,
                Some(_) => binder.provision_host_path(claim, &class).await,
            }
        });
    }

    /// Names the provisioner on the claim.
    async fn set_provisioner(&self, claim: Arc<Claim>, name: &str) -> Result<Arc<Claim>, client::Error> {
        if claim.metadata.annotations.get(STORAGE_PROVISIONER).is_some_and(|v| v == name) {
            return Ok(claim);
        }
        let mut changed = (*claim).clone();
        for key in [BETA_STORAGE_PROVISIONER, STORAGE_PROVISIONER] {
            changed.metadata.annotations.insert(key.into(), name.into());
        }
        mend_migration(&mut changed.metadata.annotations, Some(name.to_owned()));
        self.put_claim(&changed, "").await
    }

    async fn ask_external(&self, claim: Arc<Claim>, class: &StorageClass) -> Result<(), SyncError> {
        let name = migrated_driver(&class.provisioner).unwrap_or(&class.provisioner);
        let claim = match self.set_provisioner(claim.clone(), name).await {
            Ok(claim) => claim,
            Err(error) => {
                let text = format!("Error saving claim: {error}");
                self.claim_event(&claim, EventType::Warning, "ProvisioningFailed", text);
                return Err(error.into());
            }
        };
        let text = format!(
            "Waiting for a volume to be created either by the external provisioner '{name}' or manually by the system \
             administrator. If volume creation is delayed, please verify that the provisioner is running and correctly \
             registered."
        );
        self.claim_event(&claim, EventType::Normal, "ExternalProvisioning", text);
        Ok(())
    }

    async fn provision_host_path(&self, claim: Arc<Claim>, class: &StorageClass) -> Result<(), SyncError> {
        let warn = |claim: &Claim, text: &str| self.claim_event(claim, EventType::Warning, "ProvisioningFailed", text);
        if claim.spec["dataSource"].is_object() {
            let text = format!(
                "plugin {HOST_PATH:?} is not a CSI plugin. Only CSI plugin can provision a claim with a datasource"
            );
            warn(&claim, &text);
            return Err(SyncError::new(text));
        }
        let claim = self.set_provisioner(claim, &class.provisioner).await?;
        let name = format!("pvc-{}", claim.metadata.uid);
        if self.client.get_opt::<Volume>(&PERSISTENT_VOLUMES, "", &name).await?.is_some() {
            // Made by an earlier try.
            return Ok(());
        }
        if !class.mount_options.is_empty() {
            let text = format!(
                "Mount options are not supported by the provisioner but StorageClass {} has mount options [{}]",
                apimachinery::field::quote(&class.metadata.name),
                class.mount_options.join(" ")
            );
            warn(&claim, &text);
            return Err(SyncError::new(format!("provisioner {HOST_PATH:?} doesn't support mount options")));
        }
        if !self.context.config.enable_hostpath_provisioner {
            let error = format!("provisioning in volume plugin {HOST_PATH:?} is disabled");
            warn(&claim, &format!("Failed to create provisioner: {error}"));
            return Err(SyncError::new(error));
        }
        if let Some(node) = claim.metadata.annotations.get(SELECTED_NODE)
            && self.nodes.get("", node).is_none()
        {
            let error = format!("node {} not found", apimachinery::field::quote(node));
            warn(&claim, &format!("Failed to get target node: {error}"));
            return Err(SyncError::new(error));
        }
        let path = format!("/tmp/hostpath_pv/{}", random_uuid());
        if let Err(error) = make_folder(&claim, path.clone()).await {
            self.reschedule(&claim).await;
            let class = apimachinery::field::quote(&class.metadata.name);
            warn(&claim, &format!("Failed to provision volume with StorageClass {class}: {error}"));
            return Err(SyncError::new(error));
        }
        let volume = host_path_volume(&claim, class, &name, &path);
        let mut failure = None;
        for _ in 0..CREATE_TRIES {
            match self.client.create::<Volume>(&PERSISTENT_VOLUMES, "", &volume, &WriteOptions::default()).await {
                Ok(written) => {
                    self.known.put_volume(Arc::new(written));
                    failure = None;
                    break;
                }
                Err(error) if error.is_already_exists() => {
                    failure = None;
                    break;
                }
                Err(error) => failure = Some(error.to_string()),
            }
            tokio::time::sleep(CREATE_INTERVAL).await;
        }
        let Some(error) = failure else {
            let text = format!("Successfully provisioned volume {name} using {HOST_PATH}");
            self.claim_event(&claim, EventType::Normal, "ProvisioningSucceeded", text);
            return Ok(());
        };
        let key = claim.metadata.key();
        let text = format!("Error creating provisioned PV object for claim {key}: {error}. Deleting the volume.");
        warn(&claim, &text);
        if let Err(error) = tokio::fs::remove_dir_all(&path).await {
            let text = format!("Error cleaning provisioned volume for claim {key}: {error}. Please delete manually.");
            self.claim_event(&claim, EventType::Warning, "ProvisioningCleanupFailed", text);
        }
        Ok(())
    }

    /// The scheduler may try another node.
    async fn reschedule(&self, claim: &Claim) {
        let mut changed = claim.clone();
        if changed.metadata.annotations.remove(SELECTED_NODE).is_some()
            && let Err(error) = self.put_claim(&changed, "").await
        {
            tracing::info!(claim = claim.metadata.key(), %error, "Failed to delete the annotation of the selected node");
        }
    }
}

async fn make_folder(claim: &Claim, path: String) -> Result<(), String> {
    if claim.spec["volumeMode"] == "Block" {
        return Err(format!("{HOST_PATH} does not support block volume provisioning"));
    }
    tokio::fs::create_dir_all(&path).await.map_err(|error| error.to_string())
}

fn host_path_volume(claim: &Claim, class: &StorageClass, name: &str, path: &str) -> Value {
    let policy = class.reclaim_policy.as_deref().unwrap_or("Delete");
    let annotations = BTreeMap::from([
        ("kubernetes.io/createdby", "hostpath-dynamic-provisioner"),
        (BOUND_BY_CONTROLLER, "yes"),
        (DYNAMICALLY_PROVISIONED, HOST_PATH),
    ]);
    let modes = match claim.view().access_modes().count() {
        0 => json!(["ReadWriteOnce"]),
        _ => claim.spec["accessModes"].clone(),
    };
    let finalizers = if policy == "Delete" { json!([IN_TREE_FINALIZER]) } else { json!([]) };
    json!({
        "apiVersion": "v1", "kind": "PersistentVolume",
        "metadata": {"name": name, "annotations": annotations, "finalizers": finalizers},
        "spec": {
            "persistentVolumeReclaimPolicy": policy,
            "accessModes": modes,
            "capacity": {"storage": claim.spec["resources"]["requests"]["storage"]},
            "hostPath": {"path": path},
            "claimRef": ObjectReference::new(&PERSISTENT_VOLUME_CLAIMS, &claim.metadata),
            "storageClassName": claim.view().class(),
        },
        "status": {"phase": "Bound"},
    })
}

/// A version 4 UUID.
fn random_uuid() -> String {
    let mut bytes: [u8; 16] = rand::random();
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    let text = hex::encode(bytes);
    [&text[..8], &text[8..12], &text[12..16], &text[16..20], &text[20..]].join("-")
}
