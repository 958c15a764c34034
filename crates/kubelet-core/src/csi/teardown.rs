//! Takes volumes of CSI drivers away: unpublished when their pod has ended, unstaged
//! when no pod of the node has them any more.
//! What there is is read from the files beside the volumes, so that a restarted
//! kubelet takes away what an earlier one brought.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use cri::plugins::{self, csi as wire};
use serde_json::Value;

use super::mount::DATA_FILE;
use super::{CALL_TIMEOUT, stage_path};
use crate::kubelet::Kubelet;

/// A volume as its file tells.
struct Brought {
    folder: PathBuf,
    driver: String,
    handle: String,
    inline: bool,
}

fn read(folder: &Path) -> Option<Brought> {
    let text = std::fs::read_to_string(folder.join(DATA_FILE)).ok()?;
    let data: Value = serde_json::from_str(&text).ok()?;
    Some(Brought {
        folder: folder.to_path_buf(),
        driver: data["driverName"].as_str()?.to_string(),
        handle: data["volumeHandle"].as_str()?.to_string(),
        inline: data["volumeLifecycleMode"] == "Ephemeral",
    })
}

fn of_pod(root: &Path, uid: &str) -> Vec<Brought> {
    let dir = crate::volumes::pod_dir(root, uid).join("volumes/kubernetes.io~csi");
    std::fs::read_dir(dir).into_iter().flatten().flatten().filter_map(|e| read(&e.path())).collect()
}

/// Whether another pod has the volume.
fn used(root: &Path, driver: &str, handle: &str) -> bool {
    let pods = std::fs::read_dir(root.join("pods")).into_iter().flatten().flatten();
    pods.flat_map(|pod| of_pod(root, &pod.file_name().to_string_lossy()))
        .any(|v| v.driver == driver && v.handle == handle)
}

impl Kubelet {
    /// Takes a pod's CSI volumes away.
    pub(crate) async fn unpublish(self: &Arc<Self>, uid: &str) -> Result<(), String> {
        let root = self.facts().root_dir.clone();
        for volume in of_pod(&root, uid) {
            let driver = self.csi.driver(&volume.driver)?;
            let target = volume.folder.join("mount");
            let request = wire::NodeUnpublishVolumeRequest {
                volume_id: volume.handle.clone(),
                target_path: target.display().to_string(),
            };
            let mut client = driver.client();
            plugins::call(&driver.endpoint, CALL_TIMEOUT, client.node_unpublish_volume(request))
                .await
                .map_err(|e| format!("kubernetes.io/csi: Unmounter.TearDownAt failed: {e}"))?;
            // The driver may leave the folder behind.
            let _ = std::fs::remove_dir(&target);
            std::fs::remove_file(volume.folder.join(DATA_FILE)).map_err(|e| e.to_string())?;
            let _ = std::fs::remove_dir(&volume.folder);
            if !volume.inline && !used(&root, &volume.driver, &volume.handle) {
                self.unstage(&root, &volume).await?;
            }
        }
        self.csi.published.lock().retain(|(pod, _)| pod != uid);
        Ok(())
    }

    async fn unstage(self: &Arc<Self>, root: &Path, volume: &Brought) -> Result<(), String> {
        let _staging = self.csi_stages.lock().await;
        let staging = stage_path(root, &volume.driver, &volume.handle);
        let folder = staging.parent().unwrap_or(&staging).to_path_buf();
        if folder.join(DATA_FILE).exists() {
            let driver = self.csi.driver(&volume.driver)?;
            let request = wire::NodeUnstageVolumeRequest {
                volume_id: volume.handle.clone(),
                staging_target_path: staging.display().to_string(),
            };
            let mut client = driver.client();
            plugins::call(&driver.endpoint, CALL_TIMEOUT, client.node_unstage_volume(request))
                .await
                .map_err(|e| format!("kubernetes.io/csi: attacher.UnmountDevice failed: {e}"))?;
            let _ = std::fs::remove_dir(&staging);
            std::fs::remove_file(folder.join(DATA_FILE)).map_err(|e| e.to_string())?;
            let _ = std::fs::remove_dir(&folder);
        }
        let unique = format!("kubernetes.io/csi/{}^{}", volume.driver, volume.handle);
        if self.csi.in_use.lock().remove(&unique) {
            self.node_news.notify_one();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_are_known_from_their_files() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("pods/u/volumes/kubernetes.io~csi/pv1");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(
            folder.join(DATA_FILE),
            r#"{"driverName":"d","volumeHandle":"h","volumeLifecycleMode":"Persistent"}"#,
        )
        .unwrap();
        assert!(used(root.path(), "d", "h"));
        assert!(!used(root.path(), "d", "other"));
        assert!(!of_pod(root.path(), "u")[0].inline);
    }
}
