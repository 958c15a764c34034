//! Claims bound to volumes that live on the node: `local` and `hostPath`.
//!
//! Other kinds of volumes need a CSI driver; the error says so.

use super::{Source, hostpath, text};
use crate::config::{FetchError, MountedVolume};
use crate::pod::{ClaimSource, Pod};

pub(super) async fn mount(pod: &Pod, claim: &ClaimSource, source: &dyn Source) -> Result<MountedVolume, String> {
    let namespace = &pod.metadata.namespace;
    let object = source.claim(namespace, &claim.claim_name).await.map_err(|e| {
        format!("error processing PVC {namespace}/{}: {}", claim.claim_name, describe(e, "PVC", &claim.claim_name))
    })?;
    let volume = text(&object, "/spec/volumeName");
    if volume.is_empty() || text(&object, "/status/phase") != "Bound" {
        return Err(format!("error processing PVC {namespace}/{}: PVC is not bound", claim.claim_name));
    }
    let persistent = source
        .persistent_volume(volume)
        .await
        .map_err(|e| format!("failed to fetch PV {volume}: {}", describe(e, "persistentvolume", volume)))?;
    let owner = text(&persistent, "/spec/claimRef/uid");
    let uid = text(&object, "/metadata/uid");
    if owner != uid {
        return Err(format!("found PV object {volume} with unexpected pvcUID {owner}; expected {uid}"));
    }
    let local = text(&persistent, "/spec/local/path");
    let host = text(&persistent, "/spec/hostPath/path");
    let path = if !local.is_empty() {
        if std::fs::metadata(local).is_err() {
            return Err(format!("stat {local}: no such file or directory"));
        }
        local
    } else if !host.is_empty() {
        hostpath::check(host, text(&persistent, "/spec/hostPath/type"))?;
        host
    } else {
        return Err(format!("no volume plugin matched for persistent volume \"{volume}\""));
    };
    Ok(MountedVolume { path: path.into(), read_only: claim.read_only })
}

fn describe(error: FetchError, kind: &str, name: &str) -> String {
    match error {
        FetchError::NotFound => format!("{kind} \"{name}\" not found"),
        FetchError::Other(text) => text,
    }
}
