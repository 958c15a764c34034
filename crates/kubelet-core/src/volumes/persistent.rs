//! Claims bound to volumes: those that live on the node (`local`, `hostPath`)
//! and those that a CSI driver brings.

use std::sync::Arc;

use super::{Fault, Source, hostpath, text};
use crate::config::{FetchError, MountedVolume};
use crate::kubelet::Kubelet;
use crate::pod::Pod;

pub(super) async fn mount(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    claim: &str,
    read_only: bool,
    source: &dyn Source,
) -> Result<MountedVolume, Fault> {
    let namespace = &pod.metadata.namespace;
    let object = source
        .claim(namespace, claim)
        .await
        .map_err(|e| format!("error processing PVC {namespace}/{claim}: {}", describe(e, "PVC", claim)))?;
    let volume = text(&object, "/spec/volumeName");
    if volume.is_empty() || text(&object, "/status/phase") != "Bound" {
        return Err(format!("error processing PVC {namespace}/{claim}: PVC is not bound").into());
    }
    let persistent = source
        .persistent_volume(volume)
        .await
        .map_err(|e| format!("failed to fetch PV {volume}: {}", describe(e, "persistentvolume", volume)))?;
    let owner = text(&persistent, "/spec/claimRef/uid");
    let uid = text(&object, "/metadata/uid");
    if owner != uid {
        return Err(format!("found PV object {volume} with unexpected pvcUID {owner}; expected {uid}").into());
    }
    if persistent["spec"]["csi"].is_object() {
        return crate::csi::mount::persistent(kubelet, pod, &persistent, read_only).await;
    }
    let local = text(&persistent, "/spec/local/path");
    let host = text(&persistent, "/spec/hostPath/path");
    let path = if !local.is_empty() {
        if std::fs::metadata(local).is_err() {
            return Err(format!("stat {local}: no such file or directory").into());
        }
        local
    } else if !host.is_empty() {
        hostpath::check(host, text(&persistent, "/spec/hostPath/type"))?;
        host
    } else {
        return Err(format!("no volume plugin matched for persistent volume \"{volume}\"").into());
    };
    Ok(MountedVolume::at(path, read_only))
}

fn describe(error: FetchError, kind: &str, name: &str) -> String {
    match error {
        FetchError::NotFound => format!("{kind} \"{name}\" not found"),
        FetchError::Other(text) => text,
    }
}
