//! What of a pod's wished resources this node has granted, what of that is in force,
//! and the two conditions that tell of the difference.
//!
//! A pod runs with its *allocated* resources. A change of the spec is a wish: it is
//! allocated when it fits beside the other pods' allocations, else it is pending.
//! What the runtime and the kernel were last told is *actuated*; while it differs
//! from the allocation the resize is in progress.
//! Both survive a restart of the kubelet in two files ([`checkpoint`]).
//! Followed upstream: pkg/kubelet/allocation, pkg/kubelet/status/status_manager.go.

pub mod checkpoint;
mod messages;
mod resize;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::pod::{Container, ContainerKind, Pod, Resources};
use crate::quantity;

const ALLOCATED_FILE: &str = "allocated_pods_state";
const ACTUATED_FILE: &str = "actuated_pods_state";

/// Condition while a wish is not granted.
pub const PENDING: &str = "PodResizePending";
/// Condition while a granted wish is not yet in force.
pub const IN_PROGRESS: &str = "PodResizeInProgress";

/// Resources of one pod.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PodResources {
    #[serde(rename = "ContainerResources")]
    pub containers: BTreeMap<String, Resources>,
    #[serde(rename = "PodLevelResources")]
    pub pod: Option<Resources>,
    #[serde(rename = "EmptyDirVolumeLimits")]
    pub volumes: Option<BTreeMap<String, String>>,
}

impl PodResources {
    /// What a pod's spec asks for.
    pub fn of(pod: &Pod) -> Self {
        let containers = pod
            .all_containers()
            .filter(|(kind, c)| is_resizable(*kind, c))
            .map(|(_, c)| (c.name.clone(), c.resources.clone()))
            .collect();
        Self { containers, pod: pod.spec.resources.clone(), volumes: None }
    }
}

/// Whether a container's resources can change while it runs.
pub fn is_resizable(kind: ContainerKind, container: &Container) -> bool {
    kind == ContainerKind::Regular || kind == ContainerKind::Init && container.is_restartable_init()
}

/// The four amounts that a resize changes, as numbers (absent is zero).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Amounts {
    pub memory_limit: i64,
    pub memory_request: i64,
    pub cpu_limit: i64,
    pub cpu_request: i64,
}

impl Amounts {
    /// A container without a limit of its own has the pod's.
    pub fn of(pod: Option<&Resources>, own: &Resources) -> Self {
        let value = |list: &BTreeMap<String, String>, name: &str| list.get(name).map(|t| quantity::value(t));
        let milli = |list: &BTreeMap<String, String>, name: &str| list.get(name).map(|t| quantity::milli_value(t));
        let outer = pod.map(|p| &p.limits);
        Self {
            memory_limit: value(&own.limits, "memory").or(outer.and_then(|l| value(l, "memory"))).unwrap_or(0),
            memory_request: value(&own.requests, "memory").unwrap_or(0),
            cpu_limit: milli(&own.limits, "cpu").or(outer.and_then(|l| milli(l, "cpu"))).unwrap_or(0),
            cpu_request: milli(&own.requests, "cpu").unwrap_or(0),
        }
    }
}

/// One of the two conditions of a pod.
#[derive(Debug, Clone, PartialEq)]
struct Condition {
    reason: String,
    message: String,
    generation: i64,
    probed: String,
    changed: String,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Conditions {
    pending: Option<Condition>,
    in_progress: Option<Condition>,
}

fn renewed(old: Option<&Condition>, reason: &str, message: &str, generation: i64) -> Condition {
    let now = crate::clock::now_text();
    if let Some(old) = old
        && (old.reason.as_str(), old.message.as_str(), old.generation) == (reason, message, generation)
    {
        return old.clone();
    }
    Condition {
        reason: reason.into(),
        message: message.into(),
        generation,
        changed: old.filter(|o| o.reason == reason).map_or_else(|| now.clone(), |o| o.changed.clone()),
        probed: now,
    }
}

#[derive(Default)]
struct State {
    allocated: BTreeMap<String, PodResources>,
    actuated: BTreeMap<String, PodResources>,
    conditions: BTreeMap<String, Conditions>,
}

/// Resources and resize conditions of the node's pods.
#[derive(Default)]
pub struct Allocations {
    state: Mutex<State>,
    /// Held while one wish is decided upon, so that two never take the same room.
    pub(crate) deciding: Mutex<()>,
    dir: Option<PathBuf>,
}

impl Allocations {
    /// Reads the files below the kubelet's root folder.
    pub fn open(dir: &Path) -> Result<Self, String> {
        let state = State {
            allocated: checkpoint::read(&dir.join(ALLOCATED_FILE))?,
            actuated: checkpoint::read(&dir.join(ACTUATED_FILE))?,
            ..State::default()
        };
        Ok(Self { state: Mutex::new(state), deciding: Mutex::default(), dir: Some(dir.to_path_buf()) })
    }

    fn save(&self, file: &str, entries: &BTreeMap<String, PodResources>) {
        let Some(dir) = &self.dir else { return };
        if let Err(error) = checkpoint::write(&dir.join(file), entries) {
            tracing::error!(err = %error, "Failed to save pod resource information checkpoint");
        }
    }

    /// The pod with the resources it was granted; the pod itself when they are the same.
    pub fn allocated(&self, pod: &Arc<Pod>) -> Arc<Pod> {
        match self.state.lock().allocated.get(&pod.metadata.uid) {
            Some(granted) if *granted != PodResources::of(pod) => Arc::new(with_resources(pod, granted)),
            _ => pod.clone(),
        }
    }

    pub fn is_allocated(&self, uid: &str) -> bool {
        self.state.lock().allocated.contains_key(uid)
    }

    /// Grants the pod what its spec asks for.
    pub fn allocate(&self, pod: &Pod) {
        let mut state = self.state.lock();
        let wanted = PodResources::of(pod);
        if state.allocated.get(&pod.metadata.uid) != Some(&wanted) {
            state.allocated.insert(pod.metadata.uid.clone(), wanted);
            self.save(ALLOCATED_FILE, &state.allocated);
        }
    }

    /// What is in force for a pod; a pod not seen before starts with its allocation.
    pub fn actuated(&self, pod: &Pod) -> PodResources {
        let mut state = self.state.lock();
        if let Some(known) = state.actuated.get(&pod.metadata.uid) {
            return known.clone();
        }
        let fresh = PodResources::of(pod);
        state.actuated.insert(pod.metadata.uid.clone(), fresh.clone());
        self.save(ACTUATED_FILE, &state.actuated);
        fresh
    }

    /// Notes that a container runs with these resources.
    pub fn set_actuated(&self, uid: &str, container: &str, resources: &Resources) {
        self.change_actuated(uid, |pod| {
            pod.containers.insert(container.to_string(), resources.clone());
        });
    }

    /// Notes one resource (`cpu`, `memory`) of a container.
    pub fn set_actuated_part(&self, uid: &str, container: &str, resource: &str, resources: &Resources) {
        self.change_actuated(uid, |pod| {
            copy_part(pod.containers.entry(container.to_string()).or_default(), resource, resources);
        });
    }

    /// Notes one resource of the pod as a whole.
    pub fn set_actuated_pod_part(&self, uid: &str, resource: &str, resources: &Resources) {
        self.change_actuated(uid, |pod| copy_part(pod.pod.get_or_insert_default(), resource, resources));
    }

    fn change_actuated(&self, uid: &str, change: impl FnOnce(&mut PodResources)) {
        let mut state = self.state.lock();
        let before = state.actuated.get(uid).cloned();
        let entry = state.actuated.entry(uid.to_string()).or_default();
        change(entry);
        if before.as_ref() != Some(entry) {
            self.save(ACTUATED_FILE, &state.actuated);
        }
    }

    /// Forgets a pod. The files follow with the next change.
    pub fn forget(&self, uid: &str) {
        let mut state = self.state.lock();
        state.allocated.remove(uid);
        state.actuated.remove(uid);
        state.conditions.remove(uid);
    }

    /// Takes conditions over that an earlier kubelet set.
    pub fn backfill(&self, pod: &Pod) {
        let list = pod.status["conditions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut state = self.state.lock();
        for condition in list {
            let text = |key: &str| condition[key].as_str().unwrap_or_default().to_string();
            let slot = match condition["type"].as_str() {
                Some(PENDING) => &mut state.conditions.entry(pod.metadata.uid.clone()).or_default().pending,
                Some(IN_PROGRESS) => &mut state.conditions.entry(pod.metadata.uid.clone()).or_default().in_progress,
                _ => continue,
            };
            *slot = Some(Condition {
                reason: text("reason"),
                message: text("message"),
                generation: condition["observedGeneration"].as_i64().unwrap_or(0),
                probed: text("lastProbeTime"),
                changed: text("lastTransitionTime"),
            });
        }
    }

    /// Sets the pending condition; true when it is news.
    fn set_pending(&self, pod: &Pod, message: &str, infeasible: bool) -> bool {
        let reason = if infeasible { "Infeasible" } else { "Deferred" };
        let generation = pod.metadata.generation;
        let mut state = self.state.lock();
        let slot = &mut state.conditions.entry(pod.metadata.uid.clone()).or_default().pending;
        let news = slot.as_ref().is_none_or(|old| old.reason != reason || old.generation != generation);
        *slot = Some(renewed(slot.as_ref(), reason, message, generation));
        news
    }

    fn clear_pending(&self, uid: &str) {
        if let Some(conditions) = self.state.lock().conditions.get_mut(uid) {
            conditions.pending = None;
        }
    }

    /// Sets the other condition; an empty reason keeps the one before, the generation
    /// stays until the condition is cleared. Its generation, and whether it is news.
    fn set_in_progress(&self, pod: &Pod, reason: &str, message: &str) -> (i64, bool) {
        let mut state = self.state.lock();
        let slot = &mut state.conditions.entry(pod.metadata.uid.clone()).or_default().in_progress;
        let generation = slot.as_ref().map_or(pod.metadata.generation, |old| old.generation);
        let (reason, message) = match slot.as_ref().filter(|_| reason.is_empty() && message.is_empty()) {
            Some(old) => (old.reason.clone(), old.message.clone()),
            None => (reason.to_string(), message.to_string()),
        };
        let new = renewed(slot.as_ref(), &reason, &message, generation);
        let news = slot.as_ref() != Some(&new);
        *slot = Some(new);
        (generation, news)
    }

    /// The generation of the condition that was cleared, if there was one.
    fn clear_in_progress(&self, uid: &str) -> Option<i64> {
        self.state.lock().conditions.get_mut(uid)?.in_progress.take().map(|c| c.generation)
    }

    /// Uids of pods whose wish waits for room, with when it began to wait.
    fn deferred(&self) -> Vec<(String, String)> {
        let state = self.state.lock();
        let waits = |c: &&Condition| c.reason == "Deferred";
        state
            .conditions
            .iter()
            .filter_map(|(uid, c)| Some((uid.clone(), c.pending.as_ref().filter(waits)?.changed.clone())))
            .collect()
    }

    /// The conditions as the status shows them; a pod at its end has none.
    pub fn conditions(&self, uid: &str, terminal: bool) -> Vec<Value> {
        let mut state = self.state.lock();
        if terminal {
            state.conditions.remove(uid);
            return vec![];
        }
        let Some(conditions) = state.conditions.get(uid) else { return vec![] };
        [(PENDING, &conditions.pending), (IN_PROGRESS, &conditions.in_progress)]
            .into_iter()
            .filter_map(|(kind, condition)| {
                let condition = condition.as_ref()?;
                let mut out = json!({
                    "type": kind,
                    "status": "True",
                    "lastProbeTime": condition.probed,
                    "lastTransitionTime": condition.changed,
                });
                if condition.generation != 0 {
                    out["observedGeneration"] = json!(condition.generation);
                }
                for (key, text) in [("reason", &condition.reason), ("message", &condition.message)] {
                    if !text.is_empty() {
                        out[key] = json!(text);
                    }
                }
                Some(out)
            })
            .collect()
    }
}

fn copy_part(to: &mut Resources, resource: &str, from: &Resources) {
    for (to, from) in [(&mut to.requests, &from.requests), (&mut to.limits, &from.limits)] {
        match from.get(resource) {
            Some(amount) => to.insert(resource.to_string(), amount.clone()),
            None => to.remove(resource),
        };
    }
}

fn with_resources(pod: &Pod, granted: &PodResources) -> Pod {
    let mut pod = pod.clone();
    pod.spec.resources.clone_from(&granted.pod);
    for container in pod.spec.containers.iter_mut().chain(&mut pod.spec.init_containers) {
        if let Some(resources) = granted.containers.get(&container.name) {
            container.resources = resources.clone();
        }
    }
    pod
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(cpu: &str) -> Arc<Pod> {
        Pod::from_value(json!({"metadata": {"name": "p", "namespace": "n", "uid": "u", "generation": 2},
            "spec": {"containers": [{"name": "c", "resources": {"requests": {"cpu": cpu}}}]}}))
        .unwrap()
    }

    #[test]
    fn a_pod_runs_with_what_it_was_granted() {
        let dir = tempfile::tempdir().unwrap();
        let allocations = Allocations::open(dir.path()).unwrap();
        assert_eq!(allocations.allocated(&pod("2")).spec.containers[0].resources.requests["cpu"], "2");
        allocations.allocate(&pod("1"));
        assert_eq!(allocations.allocated(&pod("2")).spec.containers[0].resources.requests["cpu"], "1");
        let again = Allocations::open(dir.path()).unwrap();
        assert_eq!(again.allocated(&pod("2")).spec.containers[0].resources.requests["cpu"], "1");
    }

    #[test]
    fn conditions_keep_their_generation_and_tell_news_once() {
        let allocations = Allocations::default();
        assert!(allocations.set_pending(&pod("1"), "no room", false));
        assert!(!allocations.set_pending(&pod("1"), "no room", false));
        assert!(allocations.set_in_progress(&pod("1"), "", "").1);
        assert_eq!(allocations.set_in_progress(&pod("1"), "Error", "x"), (2, true));
        assert_eq!(allocations.set_in_progress(&pod("1"), "", ""), (2, false));
        let list = allocations.conditions("u", false);
        assert_eq!((&list[0]["reason"], &list[1]["reason"]), (&json!("Deferred"), &json!("Error")));
        assert_eq!(allocations.clear_in_progress("u"), Some(2));
        assert!(allocations.conditions("u", true).is_empty());
    }
}
