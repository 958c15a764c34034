//! Folders and tmpfs mounts of volumes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use nix::mount::{MntFlags, MsFlags, mount, umount2};

use crate::config::NodeFacts;
use crate::pod::Pod;
use crate::qos::{self, Side};
use crate::quantity;

fn io(what: &str, path: &Path, error: impl std::fmt::Display) -> String {
    format!("{what} {}: {error}", path.display())
}

/// A folder of the given mode; upper folders are only root's to write.
pub(super) fn plain_dir(path: &Path, mode: u32) -> Result<(), String> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(path).map_err(|e| io("mkdir", path, e))?;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(|e| io("chmod", path, e))
}

/// Marks a volume as set up, where upstream's kubelet looks for it.
pub(super) fn mark_ready(root: &Path, uid: &str, name: &str) -> Result<(), String> {
    let dir = super::pod_dir(root, uid).join("plugins/kubernetes.io~empty-dir").join(name);
    if dir.join("ready").exists() {
        return Ok(());
    }
    fs::create_dir_all(&dir).map_err(|e| io("mkdir", &dir, e))?;
    fs::set_permissions(&dir, fs::Permissions::from_mode(0o750)).map_err(|e| io("chmod", &dir, e))?;
    fs::write(dir.join("ready"), "").map_err(|e| io("open", &dir, e))
}

/// An emptyDir on disk, in memory or on huge pages.
pub(super) fn empty_dir(
    pod: &Pod,
    path: &Path,
    medium: &str,
    size_limit: Option<&str>,
    facts: &NodeFacts,
) -> Result<(), String> {
    match medium {
        "" => plain_dir(path, 0o777),
        "Memory" => {
            let limit = size_limit.map(quantity::value).filter(|l| *l > 0);
            tmpfs(path, size_of_tmpfs(pod, limit, facts))
        }
        other if other == "HugePages" || other.starts_with("HugePages-") => {
            plain_dir(path, 0o777)?;
            if is_mount_point(path) {
                return Ok(());
            }
            let size = other.strip_prefix("HugePages-").unwrap_or("2Mi").replace('i', "");
            mount(Some("nodev"), path, Some("hugetlbfs"), MsFlags::empty(), Some(format!("pagesize={size}").as_str()))
                .map_err(|e| io("mount", path, e))
        }
        other => Err(format!("unknown storage medium \"{other}\"")),
    }
}

/// The tmpfs that holds secrets, tokens and the like.
pub(super) fn tmpfs_for_content(pod: &Pod, path: &Path, facts: &NodeFacts) -> Result<(), String> {
    tmpfs(path, size_of_tmpfs(pod, None, facts))
}

/// A volume in memory is at most what the pod may use, else what the node can give.
fn size_of_tmpfs(pod: &Pod, limit: Option<i64>, facts: &NodeFacts) -> i64 {
    let node = facts.allocatable.get("memory").map_or(0, |t| quantity::value(t));
    let all_limited = pod.spec.containers.iter().all(|c| c.resources.limits.contains_key("memory"));
    let own = if all_limited { qos::total_milli(pod, "memory", Side::Limits) / 1000 } else { 0 };
    [Some(node), Some(own), limit].into_iter().flatten().filter(|l| *l > 0).min().unwrap_or(0)
}

fn tmpfs(path: &Path, size: i64) -> Result<(), String> {
    plain_dir(path, 0o777)?;
    if is_mount_point(path) {
        return Ok(());
    }
    let mut options = Vec::new();
    if size > 0 {
        options.push(format!("size={size}"));
    }
    let with_noswap = [options.clone(), vec!["noswap".into()]].concat().join(",");
    // Kernels before 6.4 do not know noswap.
    for data in [with_noswap, options.join(",")] {
        if mount(Some("tmpfs"), path, Some("tmpfs"), MsFlags::empty(), Some(data.as_str())).is_ok() {
            return fs::set_permissions(path, fs::Permissions::from_mode(0o1777)).map_err(|e| io("chmod", path, e));
        }
    }
    Err(format!("mount failed: tmpfs at {}", path.display()))
}

/// Whether something is mounted exactly there.
pub(crate) fn is_mount_point(path: &Path) -> bool {
    mount_points_below(path).iter().any(|p| p == path)
}

/// Mount points at and below a folder, deepest first.
pub(super) fn mount_points_below(dir: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    let mut points: Vec<PathBuf> = text
        .lines()
        .filter_map(|line| line.split(' ').nth(4))
        .map(|point| PathBuf::from(point.replace("\\040", " ")))
        .filter(|point| point.starts_with(dir))
        .collect();
    points.sort_by_key(|p| std::cmp::Reverse(p.components().count()));
    points
}

/// Unmounts, detaching what is still in use.
pub(super) fn unmount(path: &Path) -> std::io::Result<()> {
    umount2(path, MntFlags::empty()).or_else(|_| umount2(path, MntFlags::MNT_DETACH)).map_err(std::io::Error::from)
}

/// Binds a file or folder to another place.
pub(super) fn bind(from: &Path, to: &Path) -> Result<(), String> {
    mount(Some(from), to, None::<&str>, MsFlags::MS_BIND, None::<&str>).map_err(|e| io("mount", to, e))
}
