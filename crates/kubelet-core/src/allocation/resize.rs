//! Grants and carries out changes of a pod's resources.
//!
//! Order of an update, memory before cpu: the pod's group grows before its containers
//! and shrinks after them, so that no container ever has more than its pod. Memory
//! limits below what is in use are refused before anything is touched.
//! Followed upstream: allocation_manager.go (handlePodResourcesResize),
//! kuberuntime_manager.go (doPodResizeAction).

use std::sync::Arc;

use cgroups::ResourceConfig;
use cgroups::resources::Qos;
use reconciler::events::EventType;

use super::{Amounts, messages};
use crate::kubelet::Kubelet;
use crate::plan::resize::{self, Resize, Update};
use crate::pod::{Container, Pod};
use crate::qos::{self, Side};
use crate::runtime_pod::RuntimePod;

impl Kubelet {
    /// The pod as it runs: with the resources it was granted, after its wish has been
    /// looked at.
    pub(crate) fn settle_resources(self: &Arc<Self>, pod: &Arc<Pod>) -> Arc<Pod> {
        let uid = &pod.metadata.uid;
        if !self.allocations.is_allocated(uid) {
            self.allocations.allocate(pod);
            return pod.clone();
        }
        let granted = self.allocations.allocated(pod);
        if Arc::ptr_eq(&granted, pod) {
            self.allocations.clear_pending(uid);
            return granted;
        }
        let _deciding = self.allocations.deciding.lock();
        if let Some((message, infeasible)) = self.why_not(pod, &granted) {
            if self.allocations.set_pending(pod, &message, infeasible) {
                let (reason, what) =
                    if infeasible { ("ResizeInfeasible", "Infeasible") } else { ("ResizeDeferred", "Deferred") };
                let text = messages::text(pod, what, pod.metadata.generation, &message);
                self.event(pod, EventType::Warning, reason, text);
            }
            return granted;
        }
        self.allocations.allocate(pod);
        self.allocations.clear_pending(uid);
        // A fault of an earlier resize says nothing of this one.
        self.allocations.clear_in_progress(uid);
        let (generation, _) = self.allocations.set_in_progress(pod, "", "");
        self.event(pod, EventType::Normal, "ResizeStarted", messages::text(pod, "started", generation, ""));
        if shrinks(&granted, pod) {
            self.retry_resizes(uid);
        }
        pod.clone()
    }

    /// Why a wish cannot be granted now, and whether it never can.
    fn why_not(self: &Arc<Self>, pod: &Arc<Pod>, granted: &Arc<Pod>) -> Option<(String, bool)> {
        if qos::of(pod) == Qos::Guaranteed {
            let differs = |name: &str| {
                pod.all_containers().any(|(kind, c)| {
                    super::is_resizable(kind, c)
                        && granted
                            .container(&c.name)
                            .is_some_and(|(_, old)| old.resources.requests.get(name) != c.resources.requests.get(name))
                })
            };
            for (setting, policy, resource, manager) in
                [("cpuManagerPolicy", "static", "cpu", "CPU"), ("memoryManagerPolicy", "Static", "memory", "Memory")]
            {
                if self.settings.text(setting) == policy && differs(resource) {
                    let text = format!(
                        "Resize is infeasible for Guaranteed Pods alongside {manager} Manager policy \"{policy}\""
                    );
                    return Some((text, true));
                }
            }
        }
        crate::admission::room_for(self, pod).err().map(|message| (message, false))
    }

    /// Looks again at wishes that wait for room, the most deserving first.
    pub(crate) fn retry_resizes(&self, except: &str) {
        let mut waiting: Vec<_> = self
            .allocations
            .deferred()
            .into_iter()
            .filter(|(uid, _)| uid != except)
            .filter_map(|(uid, since)| {
                let worker = self.workers.lock().get(&uid).cloned()?;
                let pod = worker.pod();
                let grows = grows(&self.allocations.allocated(&pod), &pod);
                let class = u8::from(qos::of(&pod) != Qos::Guaranteed);
                Some(((grows, -pod.spec.priority.unwrap_or(0), class, since), worker))
            })
            .collect();
        waiting.sort_by(|a, b| a.0.cmp(&b.0));
        for (_, worker) in waiting {
            worker.wake();
        }
    }

    /// Brings the condition of a resize under way up to date; tells of its end.
    pub(crate) fn note_resize(&self, pod: &Arc<Pod>, runtime: &RuntimePod) {
        let uid = &pod.metadata.uid;
        if resize::in_progress(pod, runtime, &self.allocations.actuated(pod)) {
            self.allocations.set_in_progress(pod, "", "");
        } else if let Some(generation) = self.allocations.clear_in_progress(uid) {
            self.event(pod, EventType::Normal, "ResizeCompleted", messages::text(pod, "completed", generation, ""));
        }
    }

    /// Carries out the updates of a plan.
    pub(crate) async fn resize_pod(
        self: &Arc<Self>,
        pod: &Arc<Pod>,
        runtime: &RuntimePod,
        resize: &Resize,
    ) -> Result<(), String> {
        let done = self.try_resize(pod, runtime, resize).await;
        if let Err(text) = &done {
            tracing::error!(err = %text, pod = %pod.key(), "Allocated pod resize is not currently feasible");
            let (generation, news) = self.allocations.set_in_progress(pod, "Error", text);
            if news {
                self.event(pod, EventType::Warning, "ResizeError", messages::text(pod, "error", generation, text));
            }
        }
        self.qos_news.notify_one();
        done
    }

    async fn try_resize(self: &Arc<Self>, pod: &Arc<Pod>, runtime: &RuntimePod, resize: &Resize) -> Result<(), String> {
        let facts = self.facts();
        let name = self.pod_cgroup(pod);
        let wanted =
            cgroups::resources::for_pod(qos::of(pod), qos::totals(pod), facts.cpu_cfs_quota, facts.cfs_period_micros);
        let current = self.cgroups.as_ref().map(|g| g.limits(&name)).unwrap_or_default();
        let memory_now = current.memory_bytes.filter(|m| *m >= 0).unwrap_or(i64::MAX);
        if !resize.memory.is_empty() || resize.pod {
            let wanted_memory = wanted.memory_bytes.unwrap_or(memory_now);
            self.check_memory(pod, &resize.memory, (wanted_memory < memory_now).then_some(wanted_memory)).await?;
            let set = ResourceConfig { memory_bytes: wanted.memory_bytes, ..Default::default() };
            if wanted_memory > memory_now {
                self.set_group(pod, &set)?;
            }
            self.update_containers(pod, runtime, &resize.memory, "memory").await?;
            if wanted_memory < memory_now {
                self.set_group(pod, &set)?;
            }
            self.actuate_pod(pod, "memory");
        }
        if !resize.cpu.is_empty() || resize.pod {
            let quota_now = current.cpu_quota_micros.unwrap_or(-1);
            let shares_now = current.cpu_shares.unwrap_or(cgroups::resources::MIN_SHARES);
            let quota = wanted.cpu_quota_micros.unwrap_or(quota_now);
            let shares = wanted.cpu_shares.unwrap_or(shares_now);
            let limit = ResourceConfig {
                cpu_quota_micros: wanted.cpu_quota_micros,
                cpu_period_micros: wanted.cpu_period_micros,
                ..Default::default()
            };
            let request = ResourceConfig { cpu_shares: wanted.cpu_shares, ..Default::default() };
            if quota > quota_now {
                self.set_group(pod, &limit)?;
            }
            if shares > shares_now {
                self.set_group(pod, &request)?;
            }
            self.update_containers(pod, runtime, &resize.cpu, "cpu").await?;
            if shares < shares_now {
                self.set_group(pod, &request)?;
            }
            if quota < quota_now {
                self.set_group(pod, &limit)?;
            }
            self.actuate_pod(pod, "cpu");
        }
        Ok(())
    }

    fn actuate_pod(&self, pod: &Pod, resource: &str) {
        if let Some(own) = &pod.spec.resources {
            self.allocations.set_actuated_pod_part(&pod.metadata.uid, resource, own);
        }
    }

    fn set_group(&self, pod: &Pod, config: &ResourceConfig) -> Result<(), String> {
        match &self.cgroups {
            Some(groups) => groups.update(&self.pod_cgroup(pod), config).map_err(|e| e.to_string()),
            None => Ok(()),
        }
    }

    /// A limit below what is in use would kill: it is refused.
    async fn check_memory(&self, pod: &Pod, updates: &[Update], pod_limit: Option<i64>) -> Result<(), String> {
        let falls = |u: &&Update| {
            let (new, old) = (u.wanted.memory_limit, u.current.memory_limit);
            new != 0 && (old == 0 || new < old)
        };
        let mut problems = Vec::new();
        if let (Some(limit), Some(groups)) = (pod_limit, &self.cgroups) {
            let used = groups.stats(&self.pod_cgroup(pod)).memory_usage_bytes;
            if used >= u64::try_from(limit).unwrap_or(0) {
                problems.push(format!("attempting to set pod memory limit ({limit}) below current usage ({used})"));
            }
        }
        for update in updates.iter().filter(falls) {
            let stats = self.runtime.container_stats(&update.id).await;
            let memory = stats.ok().and_then(|s| s.memory);
            let used = memory.and_then(|m| m.usage_bytes.or(m.working_set_bytes)).map(|v| v.value);
            let limit = update.wanted.memory_limit;
            match used {
                None => problems.push(format!("missing container \"{}\" memory usage", update.name)),
                Some(used) if used >= u64::try_from(limit).unwrap_or(0) => problems.push(format!(
                    "attempting to set container \"{}\" memory limit ({limit}) below current usage ({used})",
                    update.name
                )),
                Some(_) => {}
            }
        }
        match problems.len() {
            0 => Ok(()),
            1 => Err(format!("cannot decrease memory limits: {}", problems[0])),
            _ => Err(format!("cannot decrease memory limits: [{}]", problems.join(", "))),
        }
    }

    async fn update_containers(
        &self,
        pod: &Pod,
        runtime: &RuntimePod,
        updates: &[Update],
        resource: &str,
    ) -> Result<(), String> {
        let facts = self.facts();
        for update in updates {
            let Some((_, container)) = pod.container(&update.name) else { continue };
            if !runtime.containers.iter().any(|c| c.id == update.id) {
                continue;
            }
            // Cpu comes second: memory is as wanted by then.
            let amounts = if resource == "memory" {
                Amounts {
                    cpu_limit: update.current.cpu_limit,
                    cpu_request: update.current.cpu_request,
                    ..update.wanted
                }
            } else {
                update.wanted
            };
            let linux = crate::config::container::resources(pod, &with_amounts(container, amounts), &facts);
            self.runtime.update_container_resources(&update.id, linux).await.map_err(|e| e.to_string())?;
            self.allocations.set_actuated_part(&pod.metadata.uid, &update.name, resource, &container.resources);
        }
        Ok(())
    }
}

fn with_amounts(container: &Container, amounts: Amounts) -> Container {
    let mut container = container.clone();
    let mut set = |limits: bool, name: &str, text: Option<String>| {
        let list = if limits { &mut container.resources.limits } else { &mut container.resources.requests };
        match text {
            Some(text) => list.insert(name.to_string(), text),
            None => list.remove(name),
        };
    };
    let some = |value: i64| (value > 0).then_some(value);
    set(true, "memory", some(amounts.memory_limit).map(|v| v.to_string()));
    set(false, "memory", some(amounts.memory_request).map(|v| v.to_string()));
    set(true, "cpu", some(amounts.cpu_limit).map(|v| format!("{v}m")));
    set(false, "cpu", some(amounts.cpu_request).map(|v| format!("{v}m")));
    container
}

fn requests(pod: &Pod) -> [i64; 2] {
    ["cpu", "memory"].map(|name| qos::total_milli(pod, name, Side::Requests))
}

fn grows(before: &Pod, after: &Pod) -> bool {
    let (before, after) = (requests(before), requests(after));
    after[0] > before[0] || after[1] > before[1]
}

fn shrinks(before: &Pod, after: &Pod) -> bool {
    grows(after, before)
}
