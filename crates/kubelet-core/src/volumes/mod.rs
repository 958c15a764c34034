//! Volumes of pods on this node: made before containers start, refreshed while
//! the pod runs, taken away after its end.
//!
//! Each kind has its file; this one walks a pod's volumes. What comes from the API
//! is fetched through [`Source`], so that everything here runs against a fake.
//! Layout below the root folder is upstream's:
//! `pods/UID/volumes/kubernetes.io~KIND/NAME`.
//! Followed upstream: pkg/volume/*, pkg/kubelet/volumemanager.

pub mod atomic;
mod content;
mod hostpath;
mod mounts;
mod ownership;
mod persistent;
pub mod subpath;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use futures::future::join_all;
use serde_json::Value;

use crate::config::{FetchError, Fetched, MountedVolume, NodeFacts};
use crate::kubelet::Kubelet;
use crate::pod::{Pod, PodCertificateSource, TrustBundleSource, Volume};

pub use content::Payload;
pub(crate) use mounts::is_mount_point;

/// What volumes need from the API.
#[async_trait]
pub trait Source: Send + Sync {
    async fn config_map(&self, namespace: &str, name: &str) -> Fetched;
    async fn secret(&self, namespace: &str, name: &str) -> Fetched;
    async fn claim(&self, namespace: &str, name: &str) -> Fetched;
    async fn persistent_volume(&self, name: &str) -> Fetched;
    /// A token of the pod's service account for an audience (empty: the API's).
    async fn token(&self, pod: &Pod, audience: &str, expiration_seconds: i64) -> Result<String, String>;
    /// Trust anchors (PEM) of ClusterTrustBundles.
    async fn trust_anchors(&self, source: &TrustBundleSource) -> Result<Vec<u8>, String>;
    /// Key and certificate chain (PEM) of one podCertificate source, by its place in the volume.
    async fn pod_certificate(
        &self,
        pod: &Pod,
        volume: &str,
        index: usize,
        source: &PodCertificateSource,
    ) -> Result<(String, String), String>;
}

/// No API: everything is absent.
pub struct NoSource;

#[async_trait]
impl Source for NoSource {
    async fn config_map(&self, _: &str, _: &str) -> Fetched {
        Err(FetchError::NotFound)
    }
    async fn secret(&self, _: &str, _: &str) -> Fetched {
        Err(FetchError::NotFound)
    }
    async fn claim(&self, _: &str, _: &str) -> Fetched {
        Err(FetchError::NotFound)
    }
    async fn persistent_volume(&self, _: &str) -> Fetched {
        Err(FetchError::NotFound)
    }
    async fn token(&self, _: &Pod, _: &str, _: i64) -> Result<String, String> {
        Err("no API server to ask for a token".into())
    }
    async fn trust_anchors(&self, _: &TrustBundleSource) -> Result<Vec<u8>, String> {
        Err("ClusterTrustBundle projection is not supported in static kubelet mode".into())
    }
    async fn pod_certificate(
        &self,
        _: &Pod,
        _: &str,
        _: usize,
        _: &PodCertificateSource,
    ) -> Result<(String, String), String> {
        Err("unimplemented".into())
    }
}

/// A volume that could not be made ready.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What failed, as events name it.
    pub operation: &'static str,
    /// The PersistentVolume, or the pod's volume; empty stands for the latter.
    pub volume: String,
    pub message: String,
    /// Not worth an event: it is waited for.
    pub silent: bool,
}

impl Fault {
    pub(crate) fn of(operation: &'static str, volume: &str, message: String) -> Self {
        Self { operation, volume: volume.to_string(), message, silent: false }
    }

    pub(crate) fn silent(volume: &str, message: String) -> Self {
        Self { silent: true, ..Self::of("MountVolume.WaitForAttach", volume, message) }
    }

    /// The event's text.
    pub fn text(&self) -> String {
        format!("{} failed for volume \"{}\" : {}", self.operation, self.volume, self.message)
    }
}

impl From<String> for Fault {
    fn from(message: String) -> Self {
        Self::of("MountVolume.SetUp", "", message)
    }
}

/// Folder of a pod.
pub fn pod_dir(root: &Path, uid: &str) -> PathBuf {
    root.join("pods").join(uid)
}

fn volume_dir(root: &Path, uid: &str, kind: &str, name: &str) -> PathBuf {
    pod_dir(root, uid).join("volumes").join(format!("kubernetes.io~{kind}")).join(name)
}

/// Makes all volumes that containers of the pod use ready, or brings their content
/// up to date.
pub async fn mount_all(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    pod_ips: &[String],
) -> Result<BTreeMap<String, MountedVolume>, Fault> {
    let (facts, source) = (kubelet.facts(), kubelet.source());
    let (facts, source) = (facts.as_ref(), source.as_ref());
    // Most of the time goes into waiting for the API: side by side, told of in order.
    let made = join_all(pod.spec.volumes.iter().map(|v| mount(kubelet, pod, v, facts, pod_ips, source))).await;
    let mut out = BTreeMap::new();
    for (volume, mounted) in pod.spec.volumes.iter().zip(made) {
        let mounted = mounted.map_err(|mut fault| {
            if fault.volume.is_empty() {
                fault.volume.clone_from(&volume.name);
            }
            fault
        })?;
        if let Some(mounted) = mounted {
            out.insert(volume.name.clone(), mounted);
        }
    }
    Ok(out)
}

async fn mount(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    volume: &Volume,
    facts: &NodeFacts,
    pod_ips: &[String],
    source: &dyn Source,
) -> Result<Option<MountedVolume>, Fault> {
    let root = &facts.root_dir;
    let uid = &pod.metadata.uid;
    let group = pod.spec.security_context.fs_group;
    if let Some(host) = &volume.host_path {
        hostpath::check(&host.path, host.r#type.as_deref().unwrap_or_default())?;
        return Ok(Some(MountedVolume::at(&host.path, false)));
    }
    if let Some(empty) = &volume.empty_dir {
        let path = volume_dir(root, uid, "empty-dir", &volume.name);
        mounts::empty_dir(pod, &path, &empty.medium, empty.size_limit.as_deref(), facts)?;
        mounts::mark_ready(root, uid, &volume.name)?;
        if let Some(group) = group {
            ownership::apply(&path, group, false)?;
        }
        return Ok(Some(MountedVolume::at(path, false)));
    }
    if let Some(claim) = &volume.persistent_volume_claim {
        return persistent::mount(kubelet, pod, &claim.claim_name, claim.read_only, source).await.map(Some);
    }
    if volume.ephemeral.is_some() {
        let name = format!("{}-{}", pod.metadata.name, volume.name);
        return persistent::mount(kubelet, pod, &name, false, source).await.map(Some);
    }
    if let Some(inline) = &volume.csi {
        return crate::csi::mount::inline(kubelet, pod, &volume.name, inline).await.map(Some);
    }
    if let Some(image) = &volume.image {
        // The runtime mounts it; the image is pulled before a container starts.
        return Ok(Some(MountedVolume { image: Some(image.clone()), read_only: true, ..Default::default() }));
    }
    let Some((kind, memory, payload)) = content::collect(pod, volume, facts, pod_ips, source).await? else {
        return Err(format!("no volume plugin matched for volume \"{}\"", volume.name).into());
    };
    let path = volume_dir(root, uid, kind, &volume.name);
    if memory {
        mounts::tmpfs_for_content(pod, &path, facts)?;
    } else {
        mounts::plain_dir(&path, 0o777)?;
    }
    mounts::mark_ready(root, uid, &format!("wrapped_{}", volume.name))?;
    if atomic::write(&path, &payload).map_err(|e| Fault::from(e.to_string()))?
        && let Some(group) = group
    {
        ownership::apply(&path, group, true)?;
    }
    Ok(Some(MountedVolume::at(path, true)))
}

/// Gives a tree to a group.
pub(crate) fn set_group(path: &Path, group: i64, read_only: bool) -> Result<(), String> {
    ownership::apply(path, group, read_only)
}

/// Takes a pod's volumes away; what its containers left (last words) stays.
pub fn unmount_volumes(root: &Path, uid: &str) -> std::io::Result<()> {
    let dir = pod_dir(root, uid);
    for point in mounts::mount_points_below(&dir) {
        mounts::unmount(&point)?;
    }
    for part in ["volumes", "volume-subpaths", "plugins"] {
        match std::fs::remove_dir_all(dir.join(part)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Takes away everything of a pod below the root folder.
pub fn unmount_all(root: &Path, uid: &str) -> std::io::Result<()> {
    let dir = pod_dir(root, uid);
    for point in mounts::mount_points_below(&dir) {
        mounts::unmount(&point)?;
    }
    match std::fs::remove_dir_all(&dir) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Names of what the pod's volumes read from the API, to tell which pods a change
/// concerns.
pub fn references(pod: &Pod) -> (Vec<String>, Vec<String>) {
    let (mut maps, mut secrets) = (vec![], vec![]);
    for volume in &pod.spec.volumes {
        maps.extend(volume.config_map.iter().map(|c| c.name.clone()));
        secrets.extend(volume.secret.iter().map(|s| s.secret_name.clone()));
        for part in volume.projected.iter().flat_map(|p| &p.sources) {
            maps.extend(part.config_map.iter().map(|c| c.name.clone()));
            secrets.extend(part.secret.iter().map(|s| s.name.clone()));
        }
    }
    (maps, secrets)
}

/// A field of a fetched object as text.
fn text<'a>(object: &'a Value, pointer: &str) -> &'a str {
    object.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}
