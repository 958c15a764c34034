//! `/stats/summary`: usage of node, pods and containers, from cgroups and file
//! systems; rates come from the difference to the reading before.
//! Followed upstream: pkg/kubelet/stats, pkg/kubelet/apis/stats/v1alpha1.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use cgroups::CgroupName;
use parking_lot::Mutex;
use serde_json::{Value, json};

use crate::clock;
use crate::kubelet::Kubelet;
use crate::node::facts::{file_system, meminfo_bytes};
use crate::runtime_pod::State;

/// Two readings closer than this give no new rate.
const MIN_INTERVAL_NANOS: i64 = 1_000_000_000;

#[derive(Clone, Copy)]
struct Reading {
    at: i64,
    cpu_nanos: u64,
    rate: Option<u64>,
}

/// Readings of the last time, by group.
pub(super) struct Stats {
    kubelet: Arc<Kubelet>,
    readings: Mutex<BTreeMap<String, Reading>>,
}

/// Usage of one container, for metrics.
pub(super) struct ContainerUsage {
    pub namespace: String,
    pub pod: String,
    pub container: String,
    pub id: String,
    pub image: String,
    pub stats: cgroups::Stats,
    pub started_at: i64,
}

impl Stats {
    pub(super) fn new(kubelet: &Arc<Kubelet>) -> Self {
        Self { kubelet: kubelet.clone(), readings: Mutex::default() }
    }

    fn read(&self, path: &str) -> (cgroups::Stats, Option<u64>) {
        let Some(groups) = &self.kubelet.cgroups else { return (cgroups::Stats::default(), None) };
        let stats = groups.stats_of_path(path);
        let at = clock::now_nanos();
        let mut readings = self.readings.lock();
        let rate = match readings.get(path) {
            Some(old) if at - old.at < MIN_INTERVAL_NANOS => return (stats, old.rate),
            Some(old) => {
                let span = u128::try_from(at - old.at).unwrap_or(1).max(1);
                let used = u128::from(stats.cpu_nanos.saturating_sub(old.cpu_nanos));
                u64::try_from(used * 1_000_000_000 / span).ok()
            }
            None => None,
        };
        readings.insert(path.to_string(), Reading { at, cpu_nanos: stats.cpu_nanos, rate });
        (stats, rate)
    }

    /// The group path of a pod.
    fn pod_path(&self, pod: &crate::pod::Pod) -> String {
        self.kubelet.cgroup_parent(pod)
    }

    /// Usage of all running containers.
    pub(super) fn containers(&self) -> Vec<ContainerUsage> {
        let mut out = Vec::new();
        for pod in self.kubelet.pods() {
            let base = self.pod_path(&pod);
            let runtime = self.kubelet.cache.get(&pod.metadata.uid);
            for container in runtime.containers.iter().filter(|c| c.state == State::Running) {
                let (stats, _) = self.read(&format!("{base}/{}", container.id));
                out.push(ContainerUsage {
                    namespace: pod.metadata.namespace.clone(),
                    pod: pod.metadata.name.clone(),
                    container: container.name.clone(),
                    id: container.id.clone(),
                    image: container.image.clone(),
                    stats,
                    started_at: container.started_at,
                });
            }
        }
        out
    }

    /// Usage of all pods, with namespace and name.
    pub(super) fn pods(&self) -> Vec<(String, String, cgroups::Stats)> {
        self.kubelet
            .pods()
            .iter()
            .filter(|p| self.kubelet.cache.get(&p.metadata.uid).is_running())
            .map(|p| (p.metadata.namespace.clone(), p.metadata.name.clone(), self.read(&self.pod_path(p)).0))
            .collect()
    }

    /// Usage of the node.
    pub(super) fn node(&self) -> (cgroups::Stats, Option<u64>) {
        let (mut stats, rate) = self.read("/");
        let meminfo = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
        let get = |key: &str| u64::try_from(meminfo_bytes(&meminfo, key)).unwrap_or(0);
        if stats.memory_usage_bytes == 0 {
            stats.memory_usage_bytes = get("MemTotal").saturating_sub(get("MemFree"));
            stats.memory_working_set_bytes = stats.memory_usage_bytes.saturating_sub(get("Inactive(file)"));
            stats.memory_rss_bytes = get("AnonPages");
        }
        if stats.cpu_nanos == 0 {
            stats.cpu_nanos = proc_stat_nanos();
        }
        (stats, rate)
    }

    /// The whole summary.
    pub(super) async fn summary(&self, only_cpu_and_memory: bool) -> Value {
        let now = clock::now_text();
        let facts = self.kubelet.facts();
        let (node, rate) = self.node();
        let capacity = u64::try_from(facts.memory_capacity_bytes).unwrap_or(0);
        let start = clock::seconds_text(boot_seconds());
        let mut systems = Vec::new();
        let pods_group = self.kubelet.cgroup_root.child("kubepods");
        systems.push(self.system("pods", &pods_group, &now, capacity, &start));
        let mut out = json!({
            "nodeName": self.kubelet.settings.node_name,
            "systemContainers": systems,
            "startTime": start,
            "cpu": cpu(&node, rate, &now),
            "memory": memory(&node, Some(capacity), &now),
            "swap": {"time": now, "swapAvailableBytes": 0, "swapUsageBytes": node.swap_usage_bytes},
        });
        let disk = file_system(&facts.root_dir);
        if !only_cpu_and_memory {
            out["fs"] = fs_stats(disk, None, None, &now);
            if let Some(network) = network("self", &now) {
                out["network"] = network;
            }
            out["rlimit"] = json!({"time": now, "maxpid": max_pids(), "curproc": current_processes()});
            let image =
                self.kubelet.runtime.image_fs_info().await.ok().and_then(|i| i.image_filesystems.into_iter().next());
            if let Some(image) = image {
                let mount = image.fs_id.map(|f| f.mountpoint).unwrap_or_default();
                let used = image.used_bytes.map(|v| v.value);
                let inodes = image.inodes_used.map(|v| v.value);
                let stats = fs_stats(file_system(Path::new(&mount)), used, inodes, &now);
                out["runtime"] = json!({"imageFs": stats, "containerFs": stats});
            }
        }
        let mut pods = Vec::new();
        for pod in self.kubelet.pods() {
            let runtime = self.kubelet.cache.get(&pod.metadata.uid);
            if !runtime.is_running() {
                continue;
            }
            let base = self.pod_path(&pod);
            let (usage, rate) = self.read(&base);
            let status = self.kubelet.statuses.get(&pod.metadata.uid).unwrap_or_default();
            let mut containers = Vec::new();
            for container in runtime.containers.iter().filter(|c| c.state == State::Running) {
                let (stats, rate) = self.read(&format!("{base}/{}", container.id));
                let mut one = json!({
                    "name": container.name,
                    "startTime": clock::seconds_text(container.started_at.div_euclid(1_000_000_000)),
                    "cpu": cpu(&stats, rate, &now),
                    "memory": memory(&stats, stats.memory_limit_bytes, &now),
                    "swap": {"time": now, "swapAvailableBytes": 0, "swapUsageBytes": stats.swap_usage_bytes},
                });
                if !only_cpu_and_memory {
                    let log = std::fs::metadata(&container.log_path).map(|m| m.len()).unwrap_or(0);
                    one["rootfs"] = fs_stats(disk, Some(0), Some(0), &now);
                    one["logs"] = fs_stats(disk, Some(log), Some(1), &now);
                }
                containers.push(one);
            }
            let mut one = json!({
                "podRef": {"name": pod.metadata.name, "namespace": pod.metadata.namespace, "uid": pod.metadata.uid},
                "startTime": status["startTime"],
                "containers": containers,
                "cpu": cpu(&usage, rate, &now),
                "memory": memory(&usage, usage.memory_limit_bytes, &now),
                "process_stats": {"process_count": usage.pids},
                "swap": {"time": now, "swapUsageBytes": usage.swap_usage_bytes},
            });
            if !only_cpu_and_memory {
                let pid =
                    self.kubelet.cgroups.as_ref().and_then(|g| g.pids(&self.kubelet.pod_cgroup(&pod)).first().copied());
                if let Some(network) =
                    pid.filter(|_| !pod.spec.host_network).and_then(|p| network(&p.to_string(), &now))
                {
                    one["network"] = network;
                }
                let logs: u64 = runtime
                    .containers
                    .iter()
                    .filter_map(|c| std::fs::metadata(&c.log_path).ok())
                    .map(|m| m.len())
                    .sum();
                one["ephemeral-storage"] = fs_stats(disk, Some(logs), Some(runtime.containers.len() as u64), &now);
            }
            pods.push(one);
        }
        json!({"node": out, "pods": pods})
    }

    fn system(&self, name: &str, group: &CgroupName, now: &str, capacity: u64, start: &str) -> Value {
        let path = self.kubelet.cgroups.as_ref().map(|g| g.path_of(group)).unwrap_or_default();
        let (stats, rate) = self.read(&path);
        json!({
            "name": name,
            "startTime": start,
            "cpu": cpu(&stats, rate, now),
            "memory": memory(&stats, Some(capacity), now),
            "swap": {"time": now, "swapUsageBytes": stats.swap_usage_bytes},
        })
    }
}

fn cpu(stats: &cgroups::Stats, rate: Option<u64>, now: &str) -> Value {
    let mut out = json!({"time": now, "usageCoreNanoSeconds": stats.cpu_nanos});
    if let Some(rate) = rate {
        out["usageNanoCores"] = json!(rate);
    }
    out
}

fn memory(stats: &cgroups::Stats, limit: Option<u64>, now: &str) -> Value {
    let mut out = json!({
        "time": now,
        "usageBytes": stats.memory_usage_bytes,
        "workingSetBytes": stats.memory_working_set_bytes,
        "rssBytes": stats.memory_rss_bytes,
        "pageFaults": stats.page_faults,
        "majorPageFaults": stats.major_page_faults,
    });
    if let Some(limit) = limit {
        out["availableBytes"] = json!(limit.saturating_sub(stats.memory_working_set_bytes));
    }
    out
}

fn fs_stats(disk: crate::node::facts::FileSystem, used: Option<u64>, inodes_used: Option<u64>, now: &str) -> Value {
    json!({
        "time": now,
        "availableBytes": disk.available_bytes,
        "capacityBytes": disk.capacity_bytes,
        "usedBytes": used.unwrap_or(disk.capacity_bytes.saturating_sub(disk.available_bytes)),
        "inodesFree": disk.inodes_free,
        "inodes": disk.inodes,
        "inodesUsed": inodes_used.unwrap_or(disk.inodes.saturating_sub(disk.inodes_free)),
    })
}

/// Counters of a network namespace's interfaces, seen through a process in it.
fn network(process: &str, now: &str) -> Option<Value> {
    let text = std::fs::read_to_string(format!("/proc/{process}/net/dev")).ok()?;
    let interfaces: Vec<Value> = text
        .lines()
        .skip(2)
        .filter_map(|line| {
            let (name, rest) = line.split_once(':')?;
            let name = name.trim();
            let numbers: Vec<u64> = rest.split_whitespace().filter_map(|n| n.parse().ok()).collect();
            if name == "lo" || numbers.len() < 11 {
                return None;
            }
            Some(json!({"name": name, "rxBytes": numbers[0], "rxErrors": numbers[2], "txBytes": numbers[8], "txErrors": numbers[10]}))
        })
        .collect();
    let main = interfaces.iter().find(|i| i["name"] == "eth0").or_else(|| interfaces.first())?.clone();
    let mut out = main;
    out["time"] = json!(now);
    out["interfaces"] = json!(interfaces);
    Some(out)
}

fn boot_seconds() -> i64 {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    text.lines().find_map(|l| l.strip_prefix("btime ")?.trim().parse().ok()).unwrap_or(0)
}

/// CPU time of the whole machine from /proc/stat (100 ticks a second).
fn proc_stat_nanos() -> u64 {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let Some(line) = text.lines().next() else { return 0 };
    let ticks: Vec<u64> = line.split_whitespace().skip(1).filter_map(|n| n.parse().ok()).collect();
    let busy: u64 = ticks.iter().enumerate().filter(|(i, _)| !matches!(i, 3 | 4)).map(|(_, t)| t).take(6).sum();
    busy * 10_000_000
}

fn max_pids() -> i64 {
    crate::node::facts::Machine::read().max_pids
}

fn current_processes() -> u64 {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').nth(3).and_then(|f| f.split('/').nth(1)?.parse().ok()).unwrap_or(0)
}
