//! Defaults of volumes, in pods and in persistent volumes.
//!
//! Upstream followed: pkg/apis/core/v1/defaults.go and the `+default` markers of
//! the volume source types.

use apimachinery::{Value, json};

use super::image;
use crate::core::persistentvolumeclaim::defaults as claim;
use crate::edit::Fields;

/// Mode of files made from a Secret, ConfigMap, downward API or projection.
const DEFAULT_MODE: i64 = 0o644;
/// Lifetime of a projected ServiceAccount token, seconds.
const TOKEN_EXPIRATION_SECONDS: i64 = 3600;

/// Defaults of one entry of `spec.volumes`. An entry without any source is an emptyDir.
pub fn volume(volume: &mut Value) {
    let sourceless =
        volume.as_object().is_some_and(|map| map.iter().all(|(key, value)| key == "name" || value.is_null()));
    if sourceless {
        volume.set("emptyDir", json!({}));
    }
    if let Some(source) = volume.at_mut("image")
        && source.is_zero("pullPolicy")
    {
        let policy = image::pull_policy(source.text("reference"));
        source.set("pullPolicy", policy);
    }
    for key in ["secret", "configMap", "downwardAPI", "projected"] {
        if let Some(source) = volume.at_mut(key) {
            source.default("defaultMode", DEFAULT_MODE);
        }
    }
    if let Some(source) = volume.at_mut("downwardAPI") {
        downward_items(source);
    }
    if let Some(source) = volume.at_mut("projected") {
        for entry in source.list_mut("sources") {
            if let Some(projection) = entry.at_mut("downwardAPI") {
                downward_items(projection);
            }
            if let Some(token) = entry.at_mut("serviceAccountToken") {
                token.default("expirationSeconds", TOKEN_EXPIRATION_SECONDS);
            }
        }
    }
    if let Some(template) = volume.at_mut("ephemeral.volumeClaimTemplate") {
        claim::spec(template.child("spec"));
    }
    source(volume);
}

fn downward_items(source: &mut Value) {
    for item in source.list_mut("items") {
        if let Some(field) = item.at_mut("fieldRef") {
            field.default_zero("apiVersion", "v1");
        }
    }
}

/// Sources that pods and persistent volumes share.
pub fn source(holder: &mut Value) {
    if let Some(path) = holder.at_mut("hostPath") {
        path.default("type", "");
    }
    if let Some(iscsi) = holder.at_mut("iscsi") {
        iscsi.default_zero("iscsiInterface", "default");
    }
    if let Some(rbd) = holder.at_mut("rbd") {
        rbd.default_zero("pool", "rbd");
        rbd.default_zero("user", "admin");
        rbd.default_zero("keyring", "/etc/ceph/keyring");
    }
    if let Some(disk) = holder.at_mut("azureDisk") {
        disk.default("cachingMode", "ReadWrite");
        disk.default("fsType", "ext4");
        disk.default("readOnly", false);
        disk.default("kind", "Shared");
    }
    if let Some(scale) = holder.at_mut("scaleIO") {
        scale.default_zero("storageMode", "ThinProvisioned");
        scale.default_zero("fsType", "xfs");
    }
}
