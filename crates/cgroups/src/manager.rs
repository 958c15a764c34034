//! Groups of pods on this machine, whatever the driver.

use std::fs;
use std::io;
use std::path::Path;

use crate::resources::{ResourceConfig, shares_from_weight, weight_from_shares};
use crate::{CgroupName, Hierarchy, Stats, Version, stats, systemd};

/// Who makes groups: this program by writing files, or systemd.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Driver {
    /// Files in the cgroup file system.
    Cgroupfs,
    /// Transient slices.
    Systemd,
}

/// A group could not be made, changed or removed.
#[derive(Debug, thiserror::Error)]
#[error("{action} cgroup {name}: {source}")]
pub struct Error {
    /// What was tried.
    pub action: &'static str,
    /// The group as its driver spells it.
    pub name: String,
    /// Why it failed.
    pub source: io::Error,
}

/// Creates, changes, measures and removes groups.
#[derive(Debug, Clone)]
pub struct Cgroups {
    hierarchy: Hierarchy,
    driver: Driver,
}

impl Cgroups {
    /// On the mounts of this machine.
    pub fn detect(driver: Driver) -> io::Result<Self> {
        Ok(Self::new(Hierarchy::detect()?, driver))
    }

    /// On the given mounts.
    pub fn new(hierarchy: Hierarchy, driver: Driver) -> Self {
        Self { hierarchy, driver }
    }

    /// The kernel interface in use.
    pub fn version(&self) -> Version {
        self.hierarchy.version()
    }

    /// The driver in use.
    pub fn driver(&self) -> Driver {
        self.driver
    }

    /// The group's path as the driver spells it; also the CRI `cgroup_parent`.
    pub fn path_of(&self, name: &CgroupName) -> String {
        match self.driver {
            Driver::Cgroupfs => name.to_cgroupfs(),
            Driver::Systemd => name.to_systemd(),
        }
    }

    /// Whether the group is there.
    pub fn exists(&self, name: &CgroupName) -> bool {
        self.hierarchy.exists(&self.path_of(name))
    }

    /// Makes a group and sets its values; fine when it exists.
    pub fn create(&self, name: &CgroupName, resources: &ResourceConfig) -> Result<(), Error> {
        let path = self.path_of(name);
        let fail = |source| Error { action: "create", name: path.clone(), source };
        if self.driver == Driver::Systemd && !self.exists(name) {
            let arguments = systemd::start_arguments(name, self.version(), resources);
            systemd::busctl(&arguments).map_err(fail)?;
        }
        self.hierarchy.create(&path).map_err(fail)?;
        self.write(&path, resources).map_err(fail)
    }

    /// Sets the values of an existing group.
    pub fn update(&self, name: &CgroupName, resources: &ResourceConfig) -> Result<(), Error> {
        let path = self.path_of(name);
        let fail = |source| Error { action: "update", name: path.clone(), source };
        if self.driver == Driver::Systemd {
            let arguments = systemd::set_arguments(name, self.version(), resources);
            systemd::busctl(&arguments).map_err(fail)?;
        }
        self.write(&path, resources).map_err(fail)
    }

    /// Limits in force on a group; none where the kernel's file cannot be read.
    pub fn limits(&self, name: &CgroupName) -> ResourceConfig {
        let path = self.path_of(name);
        match self.version() {
            Version::V1 => {
                let number = |controller: &str, file: &str| -> Option<i64> {
                    fs::read_to_string(self.hierarchy.path(controller, &path)?.join(file)).ok()?.trim().parse().ok()
                };
                ResourceConfig {
                    memory_bytes: number("memory", "memory.limit_in_bytes"),
                    cpu_shares: number("cpu", "cpu.shares").and_then(|n| u64::try_from(n).ok()),
                    cpu_quota_micros: number("cpu", "cpu.cfs_quota_us"),
                    cpu_period_micros: number("cpu", "cpu.cfs_period_us").and_then(|n| u64::try_from(n).ok()),
                    ..Default::default()
                }
            }
            Version::V2 => {
                let text = |file: &str| -> Option<String> {
                    fs::read_to_string(self.hierarchy.path("", &path)?.join(file)).ok()
                };
                let limit = |text: &str| if text == "max" { Some(-1) } else { text.parse().ok() };
                let cpu = text("cpu.max").unwrap_or_default();
                let mut cpu = cpu.split_whitespace();
                ResourceConfig {
                    memory_bytes: text("memory.max").and_then(|t| limit(t.trim())),
                    cpu_shares: text("cpu.weight").and_then(|t| t.trim().parse().ok()).map(shares_from_weight),
                    cpu_quota_micros: cpu.next().and_then(limit),
                    cpu_period_micros: cpu.next().and_then(|t| t.parse().ok()),
                    ..Default::default()
                }
            }
        }
    }

    /// Kills what is left in the group and removes it with all below.
    pub fn destroy(&self, name: &CgroupName) -> Result<(), Error> {
        let path = self.path_of(name);
        let fail = |source| Error { action: "remove", name: path.clone(), source };
        for pid in self.hierarchy.pids(&path) {
            // SIGKILL, and a process that is gone already is what was wanted.
            kill(pid);
        }
        if self.driver == Driver::Systemd && self.exists(name) {
            let _ = systemd::busctl(&systemd::stop_arguments(name));
        }
        self.hierarchy.remove(&path).map_err(fail)
    }

    /// Processes in the group and below it.
    pub fn pids(&self, name: &CgroupName) -> Vec<i32> {
        self.hierarchy.pids(&self.path_of(name))
    }

    /// Groups directly below, by their last component.
    pub fn children(&self, name: &CgroupName) -> Vec<CgroupName> {
        self.hierarchy
            .children(&self.path_of(name))
            .into_iter()
            .filter_map(|entry| match self.driver {
                Driver::Cgroupfs => Some(name.child(&entry)),
                Driver::Systemd => entry.ends_with(".slice").then(|| CgroupName::parse_systemd(&entry)),
            })
            .collect()
    }

    /// Usage of a group.
    pub fn stats(&self, name: &CgroupName) -> Stats {
        stats::read(&self.hierarchy, &self.path_of(name))
    }

    /// Usage of a group given by its path (a container's, a slice's).
    pub fn stats_of_path(&self, path: &str) -> Stats {
        stats::read(&self.hierarchy, path)
    }

    fn write(&self, path: &str, resources: &ResourceConfig) -> io::Result<()> {
        match self.version() {
            Version::V1 => self.write_v1(path, resources),
            Version::V2 => match self.hierarchy.path("", path) {
                Some(folder) => write_v2(&folder, resources),
                None => Ok(()),
            },
        }
    }

    fn write_v1(&self, path: &str, resources: &ResourceConfig) -> io::Result<()> {
        if let Some(folder) = self.hierarchy.path("cpu", path) {
            if let Some(shares) = resources.cpu_shares {
                put(&folder, "cpu.shares", &shares.to_string())?;
            }
            if let Some(quota) = resources.cpu_quota_micros {
                if let Some(period) = resources.cpu_period_micros {
                    put(&folder, "cpu.cfs_period_us", &period.to_string())?;
                }
                let quota = if quota == 0 { -1 } else { quota };
                put(&folder, "cpu.cfs_quota_us", &quota.to_string())?;
            }
        }
        if let Some(folder) = self.hierarchy.path("memory", path)
            && let Some(memory) = resources.memory_bytes.filter(|m| *m != 0)
        {
            put(&folder, "memory.limit_in_bytes", &memory.to_string())?;
        }
        if let Some(folder) = self.hierarchy.path("pids", path)
            && let Some(pids) = resources.pids_limit.filter(|p| *p != 0)
        {
            put(&folder, "pids.max", &limit_text(pids))?;
        }
        if let Some(folder) = self.hierarchy.path("hugetlb", path) {
            for (size, bytes) in &resources.hugepage_bytes {
                put(&folder, &format!("hugetlb.{size}.limit_in_bytes"), &bytes.to_string())?;
            }
        }
        Ok(())
    }
}

fn write_v2(folder: &Path, resources: &ResourceConfig) -> io::Result<()> {
    if let Some(shares) = resources.cpu_shares {
        put(folder, "cpu.weight", &weight_from_shares(shares).to_string())?;
    }
    if let Some(quota) = resources.cpu_quota_micros {
        let period = resources.cpu_period_micros.unwrap_or(100_000);
        let quota = if quota == 0 { -1 } else { quota };
        put(folder, "cpu.max", &format!("{} {period}", limit_text(quota)))?;
    }
    if let Some(memory) = resources.memory_bytes.filter(|m| *m != 0) {
        put(folder, "memory.max", &limit_text(memory))?;
    }
    if let Some(pids) = resources.pids_limit.filter(|p| *p != 0) {
        put(folder, "pids.max", &limit_text(pids))?;
    }
    for (size, bytes) in &resources.hugepage_bytes {
        put(folder, &format!("hugetlb.{size}.max"), &limit_text(*bytes))?;
    }
    for (file, value) in &resources.unified {
        put(folder, file, value)?;
    }
    Ok(())
}

fn limit_text(value: i64) -> String {
    if value < 0 { "max".into() } else { value.to_string() }
}

fn put(folder: &Path, file: &str, value: &str) -> io::Result<()> {
    fs::write(folder.join(file), value)
        .map_err(|error| io::Error::new(error.kind(), format!("write {}: {error}", folder.join(file).display())))
}

#[allow(unsafe_code)]
fn kill(pid: i32) {
    if pid > 1 {
        // SAFETY: kill takes plain integers and touches no memory of ours.
        unsafe { libc::kill(pid, libc::SIGKILL) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v2_values_are_written_as_the_kernel_reads_them() {
        let folder = std::env::temp_dir().join(format!("cgroups-v2-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let resources = ResourceConfig {
            cpu_shares: Some(1024),
            cpu_quota_micros: Some(-1),
            cpu_period_micros: Some(100_000),
            memory_bytes: Some(4096),
            pids_limit: Some(-1),
            ..Default::default()
        };
        write_v2(&folder, &resources).unwrap();
        let read = |file: &str| fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(read("cpu.weight"), "100");
        assert_eq!(read("cpu.max"), "max 100000");
        assert_eq!(read("memory.max"), "4096");
        assert_eq!(read("pids.max"), "max");
        fs::remove_dir_all(&folder).unwrap();
    }
}
