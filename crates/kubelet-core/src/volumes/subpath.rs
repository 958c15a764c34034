//! Sub paths of volumes: bound to a place of their own, so that a container cannot
//! move the target away between check and mount.
//! Followed upstream: pkg/volume/util/subpath/subpath_linux.go.

use std::fs;
use std::path::{Path, PathBuf};

use super::mounts;

/// Binds `volume_path/sub_path` to its place under the pod's folder; a missing sub
/// path becomes a folder. Returns where the container's mount comes from.
pub fn prepare(
    pod_dir: &Path,
    volume: &str,
    volume_path: &Path,
    container: &str,
    index: usize,
    sub_path: &str,
    read_only_volume: bool,
) -> Result<PathBuf, String> {
    let wanted = volume_path.join(sub_path);
    if fs::symlink_metadata(&wanted).is_err() && !read_only_volume {
        fs::create_dir_all(&wanted).map_err(|e| {
            format!("failed to create subPath directory for volumeMount \"{volume}\" of container \"{container}\": {e}")
        })?;
    }
    let real = fs::canonicalize(&wanted).map_err(|e| go(&wanted, &e))?;
    let base = fs::canonicalize(volume_path).map_err(|e| go(volume_path, &e))?;
    if !real.starts_with(&base) {
        return Err(format!("subpath \"{}\" not within volume path \"{}\"", real.display(), base.display()));
    }
    let target = pod_dir.join("volume-subpaths").join(volume).join(container).join(index.to_string());
    if mounts::is_mount_point(&target) {
        mounts::unmount(&target).map_err(|e| format!("error unmounting {}: {e}", target.display()))?;
    }
    if let Some(parent) = target.parent() {
        fs::create_dir_all(parent).map_err(|e| go(parent, &e))?;
    }
    if real.is_dir() {
        fs::create_dir_all(&target).map_err(|e| go(&target, &e))?;
    } else if fs::symlink_metadata(&target).is_err() {
        fs::write(&target, "").map_err(|e| go(&target, &e))?;
    }
    mounts::bind(&real, &target)?;
    Ok(target)
}

fn go(path: &Path, error: &std::io::Error) -> String {
    let text = error.to_string();
    format!("lstat {}: {}", path.display(), text.split(" (os error").next().unwrap_or_default().to_lowercase())
}
