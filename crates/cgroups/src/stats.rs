//! Usage of a group, from the kernel's files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Hierarchy, Version};

/// Usage of a group and all below it. Missing files read as zero or none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stats {
    /// CPU time used so far, nanoseconds.
    pub cpu_nanos: u64,
    /// Memory charged, page cache included.
    pub memory_usage_bytes: u64,
    /// Usage without the page cache that could be dropped at once.
    pub memory_working_set_bytes: u64,
    /// Anonymous memory.
    pub memory_rss_bytes: u64,
    /// The limit; none when unlimited.
    pub memory_limit_bytes: Option<u64>,
    /// Page faults.
    pub page_faults: u64,
    /// Page faults that had to read.
    pub major_page_faults: u64,
    /// Swap used.
    pub swap_usage_bytes: u64,
    /// Processes and threads.
    pub pids: u64,
}

/// What v1 reports for "no limit", rounded down to a page, and anything near it.
const UNLIMITED_BYTES: u64 = 1 << 62;

/// Reads the usage of `group`.
pub(crate) fn read(hierarchy: &Hierarchy, group: &str) -> Stats {
    match hierarchy.version() {
        Version::V1 => read_v1(hierarchy, group),
        Version::V2 => hierarchy.path("", group).map(|path| read_v2(&path)).unwrap_or_default(),
    }
}

fn read_v1(hierarchy: &Hierarchy, group: &str) -> Stats {
    let mut stats = Stats::default();
    if let Some(path) = hierarchy.path("cpuacct", group) {
        stats.cpu_nanos = number(&path.join("cpuacct.usage")).unwrap_or(0);
    }
    if let Some(path) = hierarchy.path("memory", group) {
        let table = table(&path.join("memory.stat"));
        let get = |key: &str| table.get(key).copied().unwrap_or(0);
        stats.memory_usage_bytes = number(&path.join("memory.usage_in_bytes")).unwrap_or(0);
        stats.memory_working_set_bytes = stats.memory_usage_bytes.saturating_sub(get("total_inactive_file"));
        stats.memory_rss_bytes = get("total_rss");
        stats.page_faults = get("total_pgfault");
        stats.major_page_faults = get("total_pgmajfault");
        stats.swap_usage_bytes = get("total_swap");
        stats.memory_limit_bytes = number(&path.join("memory.limit_in_bytes")).filter(|limit| *limit < UNLIMITED_BYTES);
    }
    if let Some(path) = hierarchy.path("pids", group) {
        stats.pids = number(&path.join("pids.current")).unwrap_or(0);
    }
    stats
}

fn read_v2(path: &Path) -> Stats {
    let cpu = table(&path.join("cpu.stat"));
    let memory = table(&path.join("memory.stat"));
    let get = |key: &str| memory.get(key).copied().unwrap_or(0);
    let usage = number(&path.join("memory.current")).unwrap_or(0);
    Stats {
        cpu_nanos: cpu.get("usage_usec").copied().unwrap_or(0) * 1000,
        memory_usage_bytes: usage,
        memory_working_set_bytes: usage.saturating_sub(get("inactive_file")),
        memory_rss_bytes: get("anon"),
        memory_limit_bytes: number(&path.join("memory.max")),
        page_faults: get("pgfault"),
        major_page_faults: get("pgmajfault"),
        swap_usage_bytes: number(&path.join("memory.swap.current")).unwrap_or(0),
        pids: number(&path.join("pids.current")).unwrap_or(0),
    }
}

fn number(path: &Path) -> Option<u64> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

fn table(path: &Path) -> BTreeMap<String, u64> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines()
        .filter_map(|line| {
            let (key, value) = line.split_once(' ')?;
            Some((key.to_string(), value.trim().parse().ok()?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v2_working_set_leaves_inactive_files_out() {
        let dir = std::env::temp_dir().join(format!("cgroups-stats-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        fs::write(dir.join("cpu.stat"), "usage_usec 5\nuser_usec 4\n").unwrap();
        fs::write(dir.join("memory.current"), "1000\n").unwrap();
        fs::write(dir.join("memory.stat"), "anon 600\ninactive_file 300\n").unwrap();
        fs::write(dir.join("memory.max"), "max\n").unwrap();
        let stats = read_v2(&dir);
        fs::remove_dir_all(&dir).unwrap();
        assert_eq!(stats.cpu_nanos, 5000);
        assert_eq!(stats.memory_working_set_bytes, 700);
        assert_eq!(stats.memory_rss_bytes, 600);
        assert_eq!(stats.memory_limit_bytes, None);
    }
}
