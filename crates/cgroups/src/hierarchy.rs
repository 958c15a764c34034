//! The cgroup file systems of this machine: where each controller is mounted and
//! how groups are made, read and removed there.
//!
//! On v1 every controller is a hierarchy of its own and a group exists in all of
//! them; hybrid hosts (a v2 tree beside v1 controllers) count as v1, as they do
//! for libcontainer. Paths below are relative to a mount, beginning with `/`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Tries to remove a busy group before giving up; each waits 10 ms more.
pub const REMOVE_ATTEMPTS: u32 = 5;

/// Which kernel interface holds the controllers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// One hierarchy per controller.
    V1,
    /// The unified hierarchy.
    V2,
}

/// Mounted hierarchies.
#[derive(Debug, Clone)]
pub struct Hierarchy {
    version: Version,
    /// Mount point by controller name (`cpu`, `memory`, `name=systemd`; `` on v2).
    mounts: BTreeMap<String, PathBuf>,
}

impl Hierarchy {
    /// Reads this machine's mounts.
    pub fn detect() -> io::Result<Self> {
        Self::from_mountinfo(&fs::read_to_string("/proc/self/mountinfo")?)
    }

    /// From the text of a mountinfo file.
    pub fn from_mountinfo(text: &str) -> io::Result<Self> {
        let mut mounts = BTreeMap::new();
        let mut unified = None;
        for line in text.lines() {
            let Some((left, right)) = line.split_once(" - ") else {
                continue;
            };
            let Some(point) = left.split(' ').nth(4) else {
                continue;
            };
            let mut right = right.split(' ');
            match right.next() {
                Some("cgroup2") => {
                    unified.get_or_insert_with(|| PathBuf::from(point));
                }
                Some("cgroup") => {
                    for option in right.nth(1).unwrap_or_default().split(',') {
                        if is_controller(option) {
                            mounts.entry(option.to_string()).or_insert_with(|| PathBuf::from(point));
                        }
                    }
                }
                _ => {}
            }
        }
        match (mounts.is_empty(), unified) {
            (false, _) => Ok(Self { version: Version::V1, mounts }),
            (true, Some(point)) => Ok(Self { version: Version::V2, mounts: BTreeMap::from([(String::new(), point)]) }),
            (true, None) => Err(io::Error::new(io::ErrorKind::NotFound, "no cgroup mount found in mountinfo")),
        }
    }

    /// The interface in use.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Folder of a group for a controller (any controller on v2).
    pub fn path(&self, controller: &str, group: &str) -> Option<PathBuf> {
        let key = match self.version {
            Version::V1 => controller,
            Version::V2 => "",
        };
        let mount = self.mounts.get(key)?;
        Some(mount.join(group.trim_start_matches('/')))
    }

    /// Folders of a group in all hierarchies.
    pub fn paths(&self, group: &str) -> Vec<PathBuf> {
        let mut paths: Vec<_> = self.mounts.values().map(|mount| mount.join(group.trim_start_matches('/'))).collect();
        paths.sort();
        paths.dedup();
        paths
    }

    /// Whether the group is there in every hierarchy that limits pods.
    pub fn exists(&self, group: &str) -> bool {
        ["cpu", "memory", "pids", "cpuset", ""]
            .iter()
            .filter_map(|controller| self.path(controller, group))
            .all(|path| path.is_dir())
    }

    /// Makes the group everywhere, with cpuset values inherited (v1) or the
    /// controllers handed down (v2).
    pub fn create(&self, group: &str) -> io::Result<()> {
        match self.version {
            Version::V1 => {
                for path in self.paths(group) {
                    fs::create_dir_all(path)?;
                }
                if let Some(mount) = self.mounts.get("cpuset") {
                    inherit_cpuset(mount, group)?;
                }
                Ok(())
            }
            Version::V2 => {
                let Some(mount) = self.mounts.get("") else {
                    return Ok(());
                };
                let mut at = mount.clone();
                for part in group.split('/').filter(|p| !p.is_empty()) {
                    enable_controllers(&at)?;
                    at.push(part);
                    if let Err(error) = fs::create_dir(&at)
                        && error.kind() != io::ErrorKind::AlreadyExists
                    {
                        return Err(error);
                    }
                }
                Ok(())
            }
        }
    }

    /// Removes the group and all below it; processes in it must be gone.
    pub fn remove(&self, group: &str) -> io::Result<()> {
        for path in self.paths(group) {
            let mut attempt = 0;
            loop {
                match remove_tree(&path) {
                    Ok(()) => break,
                    Err(_) if attempt < REMOVE_ATTEMPTS => {
                        attempt += 1;
                        std::thread::sleep(std::time::Duration::from_millis(10 * u64::from(attempt)));
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Processes in the group and below it.
    pub fn pids(&self, group: &str) -> Vec<i32> {
        let mut pids = Vec::new();
        for path in self.paths(group) {
            collect_pids(&path, &mut pids);
        }
        pids.sort_unstable();
        pids.dedup();
        pids
    }

    /// Names of the groups directly below, over all hierarchies.
    pub fn children(&self, group: &str) -> Vec<String> {
        let mut names = Vec::new();
        for path in self.paths(group) {
            let Ok(entries) = fs::read_dir(path) else {
                continue;
            };
            for entry in entries.flatten() {
                if entry.file_type().is_ok_and(|t| t.is_dir()) {
                    names.push(entry.file_name().to_string_lossy().into_owned());
                }
            }
        }
        names.sort();
        names.dedup();
        names
    }
}

fn is_controller(option: &str) -> bool {
    option.starts_with("name=")
        || matches!(
            option,
            "cpu"
                | "cpuacct"
                | "cpuset"
                | "memory"
                | "devices"
                | "freezer"
                | "blkio"
                | "pids"
                | "hugetlb"
                | "net_cls"
                | "net_prio"
                | "perf_event"
                | "rdma"
                | "misc"
        )
}

/// A v1 cpuset accepts no process before its cpus and mems are set.
fn inherit_cpuset(mount: &Path, group: &str) -> io::Result<()> {
    let mut at = mount.to_path_buf();
    for part in group.split('/').filter(|p| !p.is_empty()) {
        let parent = at.clone();
        at.push(part);
        for file in ["cpuset.cpus", "cpuset.mems"] {
            let own = fs::read_to_string(at.join(file))?;
            if own.trim().is_empty() {
                let above = fs::read_to_string(parent.join(file))?;
                fs::write(at.join(file), above.trim())?;
            }
        }
    }
    Ok(())
}

/// Hands all available controllers of a v2 group to its children.
fn enable_controllers(at: &Path) -> io::Result<()> {
    let available = fs::read_to_string(at.join("cgroup.controllers"))?;
    let enabled = fs::read_to_string(at.join("cgroup.subtree_control"))?;
    for controller in available.split_whitespace() {
        if !enabled.split_whitespace().any(|e| e == controller) {
            // One at a time: a controller that cannot be handed down must not
            // keep the others back.
            let _ = fs::write(at.join("cgroup.subtree_control"), format!("+{controller}"));
        }
    }
    Ok(())
}

fn remove_tree(path: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(path) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    for entry in entries.flatten() {
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            remove_tree(&entry.path())?;
        }
    }
    match fs::remove_dir(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn collect_pids(path: &Path, pids: &mut Vec<i32>) {
    if let Ok(text) = fs::read_to_string(path.join("cgroup.procs")) {
        pids.extend(text.lines().filter_map(|line| line.parse::<i32>().ok()));
    }
    let Ok(entries) = fs::read_dir(path) else {
        return;
    };
    for entry in entries.flatten() {
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            collect_pids(&entry.path(), pids);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HYBRID: &str = "\
25 20 0:22 / /sys/fs/cgroup rw - tmpfs tmpfs rw,mode=755
26 25 0:23 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu
27 25 0:24 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
28 25 0:25 / /sys/fs/cgroup/systemd rw - cgroup cgroup rw,name=systemd
29 25 0:26 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
";

    #[test]
    fn a_hybrid_host_is_v1() {
        let hierarchy = Hierarchy::from_mountinfo(HYBRID).unwrap();
        assert_eq!(hierarchy.version(), Version::V1);
        assert_eq!(hierarchy.path("memory", "/kubepods/x"), Some(PathBuf::from("/sys/fs/cgroup/memory/kubepods/x")));
        assert_eq!(hierarchy.path("pids", "/kubepods"), None);
        assert_eq!(hierarchy.paths("/a").len(), 3);
    }

    #[test]
    fn a_unified_host_is_v2() {
        let text = "30 25 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw,nsdelegate\n";
        let hierarchy = Hierarchy::from_mountinfo(text).unwrap();
        assert_eq!(hierarchy.version(), Version::V2);
        assert_eq!(hierarchy.path("memory", "/a"), Some(PathBuf::from("/sys/fs/cgroup/a")));
    }
}
