//! Eviction: when the node runs short, pressure conditions are set, what can be
//! reclaimed is, and then pods are ended one at a time.
//!
//! The choice of thresholds, conditions and victims is pure ([`decide`]); this file
//! measures and acts. Critical pods are never evicted.
//! Limits: one pod a round, a round every [`PERIOD`].
//! Followed upstream: pkg/kubelet/eviction.

pub mod decide;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use reconciler::EventType;
use serde_json::json;

use crate::clock;
use crate::kubelet::{Kubelet, Pressure};
use crate::node::facts::{file_system, meminfo_bytes};
use crate::pod::Pod;
use crate::qos::{self, Side};
use crate::status::Verdict;
use decide::{Candidate, Observation, Signal, Threshold};

const PERIOD: Duration = Duration::from_secs(10);

/// Watches the node until shutdown.
pub async fn run(kubelet: Arc<Kubelet>) {
    let settings = &kubelet.settings;
    let hard = decide::parse(&settings.map("evictionHard"), &BTreeMap::new(), &settings.map("evictionMinimumReclaim"));
    let soft = decide::parse(
        &settings.map("evictionSoft"),
        &settings.map("evictionSoftGracePeriod"),
        &settings.map("evictionMinimumReclaim"),
    );
    let thresholds: Vec<Threshold> = match (hard, soft) {
        (Ok(hard), Ok(soft)) => hard.into_iter().chain(soft).collect(),
        (Err(error), _) | (_, Err(error)) => {
            tracing::error!(err = %error, "Eviction manager: bad thresholds");
            return;
        }
    };
    if thresholds.is_empty() {
        return;
    }
    tracing::info!("Eviction manager: starting control loop");
    let transition = i64::try_from(settings.duration("evictionPressureTransitionPeriod").as_nanos()).unwrap_or(0);
    let max_grace = settings.number("evictionMaxPodGracePeriod");
    let mut first_met: BTreeMap<usize, i64> = BTreeMap::new();
    let mut pressure_at: BTreeMap<&'static str, i64> = BTreeMap::new();
    loop {
        tokio::time::sleep(PERIOD).await;
        let now = clock::now_nanos();
        let observations = observe(&kubelet).await;
        let met: Vec<usize> =
            (0..thresholds.len()).filter(|i| decide::is_met(&thresholds[*i], &observations)).collect();
        first_met.retain(|i, _| met.contains(i));
        for index in &met {
            first_met.entry(*index).or_insert(now);
            if let Some(condition) = thresholds[*index].signal.condition() {
                pressure_at.insert(condition, now);
            }
        }
        let on = |name: &str| pressure_at.get(name).is_some_and(|at| now - at < transition.max(1));
        *kubelet.pressure.lock() =
            Pressure { memory: on("MemoryPressure"), disk: on("DiskPressure"), pids: on("PIDPressure") };
        let due = met.iter().map(|i| (&thresholds[*i], first_met[i])).find(|(t, since)| now - since >= t.grace_nanos);
        let Some((threshold, _)) = due else { continue };
        tracing::warn!(resource = threshold.signal.resource(), "Eviction manager: attempting to reclaim");
        if threshold.signal.is_disk() {
            crate::gc::reclaim(&kubelet).await;
            let after = observe(&kubelet).await;
            if !decide::is_met(threshold, &after) {
                tracing::info!(
                    resource = threshold.signal.resource(),
                    "Eviction manager: able to reduce resource pressure without evicting pods."
                );
                continue;
            }
        }
        let grace = if threshold.grace_nanos > 0 { max_grace } else { 1 };
        evict_one(&kubelet, threshold, &observations, grace);
    }
}

async fn observe(kubelet: &Kubelet) -> BTreeMap<Signal, Observation> {
    let facts = kubelet.facts();
    let meminfo = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let mut out = BTreeMap::new();
    let capacity = meminfo_bytes(&meminfo, "MemTotal");
    let working = capacity - meminfo_bytes(&meminfo, "MemFree") - meminfo_bytes(&meminfo, "Inactive(file)");
    out.insert(Signal::Memory, Observation { available: (capacity - working).max(0), capacity });
    let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let node = file_system(&facts.root_dir);
    out.insert(
        Signal::NodeFs,
        Observation { available: number(node.available_bytes), capacity: number(node.capacity_bytes) },
    );
    if node.inodes > 0 {
        out.insert(
            Signal::NodeFsInodes,
            Observation { available: number(node.inodes_free), capacity: number(node.inodes) },
        );
    }
    if let Ok(info) = kubelet.runtime.image_fs_info().await
        && let Some(mount) = info.image_filesystems.first().and_then(|f| f.fs_id.as_ref()).map(|i| i.mountpoint.clone())
    {
        let image = file_system(std::path::Path::new(&mount));
        out.insert(
            Signal::ImageFs,
            Observation { available: number(image.available_bytes), capacity: number(image.capacity_bytes) },
        );
        if image.inodes > 0 {
            out.insert(
                Signal::ImageFsInodes,
                Observation { available: number(image.inodes_free), capacity: number(image.inodes) },
            );
        }
    }
    let machine = crate::node::facts::Machine::read();
    let running = std::fs::read_to_string("/proc/loadavg")
        .ok()
        .and_then(|t| t.split(' ').nth(3)?.split('/').nth(1)?.parse::<i64>().ok())
        .unwrap_or(0);
    out.insert(Signal::Pids, Observation { available: machine.max_pids - running, capacity: machine.max_pids });
    out
}

fn evict_one(kubelet: &Arc<Kubelet>, threshold: &Threshold, observations: &BTreeMap<Signal, Observation>, grace: i64) {
    let workers: Vec<_> = kubelet.workers.lock().values().cloned().collect();
    let mut candidates: Vec<(Candidate, Arc<Pod>, _)> = workers
        .into_iter()
        .filter(|w| !w.is_done() && w.verdict().is_none())
        .map(|w| (w.pod(), w))
        .filter(|(p, _)| !p.is_critical() && !p.is_finished())
        .map(|(p, w)| (candidate(kubelet, threshold.signal, &p), p, w))
        .collect();
    candidates.sort_by(|a, b| decide::order(&a.0, &b.0));
    let Some((chosen, pod, worker)) = candidates.into_iter().next() else {
        tracing::error!("Eviction manager: unable to evict any pods from the node");
        return;
    };
    let message = decide::message(threshold, observations.get(&threshold.signal), &chosen);
    kubelet.event(&pod, EventType::Warning, "Evicted", message.clone());
    tracing::info!(pod = %pod.key(), message = %message, "Eviction manager: pod is evicted successfully");
    let condition = json!({
        "type": "DisruptionTarget", "status": "True", "reason": "TerminationByKubelet", "message": message,
        "lastProbeTime": null, "lastTransitionTime": clock::now_text(), "observedGeneration": pod.metadata.generation,
    });
    let verdict = Verdict {
        phase: Some("Failed"),
        reason: "Evicted".into(),
        message,
        condition: Some(condition),
        rejected: false,
    };
    worker.end(verdict, Some(grace));
}

fn candidate(kubelet: &Kubelet, signal: Signal, pod: &Arc<Pod>) -> Candidate {
    let (used, requested) = match signal {
        Signal::Memory => {
            let used =
                kubelet.cgroups.as_ref().map_or(0, |g| g.stats(&kubelet.pod_cgroup(pod)).memory_working_set_bytes);
            (used, qos::total_milli(pod, "memory", Side::Requests) / 1000)
        }
        Signal::Pids => (kubelet.cgroups.as_ref().map_or(0, |g| g.stats(&kubelet.pod_cgroup(pod)).pids), 0),
        _ => {
            let dir = crate::volumes::pod_dir(&kubelet.facts().root_dir, &pod.metadata.uid);
            let logs = std::path::PathBuf::from(crate::config::sandbox::log_directory(pod, &kubelet.facts()));
            let used = tree_bytes(&dir.join("volumes/kubernetes.io~empty-dir")) + tree_bytes(&logs);
            (used, qos::total_milli(pod, "ephemeral-storage", Side::Requests) / 1000)
        }
    };
    Candidate {
        name: pod.key(),
        priority: pod.spec.priority.unwrap_or(0),
        used: i64::try_from(used).unwrap_or(i64::MAX),
        requested,
        containers: pod.spec.containers.iter().map(|c| c.name.clone()).collect(),
    }
}

/// Bytes of the files below a folder; symlinks are not followed.
fn tree_bytes(dir: &std::path::Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(dir) else { return 0 };
    entries
        .flatten()
        .map(|e| match e.metadata() {
            Ok(m) if m.is_dir() => tree_bytes(&e.path()),
            Ok(m) => m.len(),
            Err(_) => 0,
        })
        .sum()
}
