//! The part of the plan about changed resources of running containers.
//!
//! Compares what is in force with what is allocated. A policy that asks for a restart
//! turns the change into a kill and a start; else the container is updated in place,
//! decreases before increases.
//! Followed upstream: kuberuntime_manager.go (computePodResizeAction).

use super::{Kill, KillReason, PodPlan};
use crate::allocation::{Amounts, PodResources, is_resizable};
use crate::pod::{Container, ContainerKind, Pod};
use crate::runtime_pod::{RuntimePod, State};

/// An update of one container.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    pub id: String,
    pub name: String,
    pub wanted: Amounts,
    pub current: Amounts,
}

/// Updates by resource, in the order they are made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Resize {
    pub memory: Vec<Update>,
    pub cpu: Vec<Update>,
    /// A container restarts with other amounts, or the pod's own changed: the pod's
    /// group changes too.
    pub pod: bool,
}

impl Resize {
    pub fn is_empty(&self) -> bool {
        self.memory.is_empty() && self.cpu.is_empty() && !self.pod
    }
}

/// Adds what changed amounts need to a plan that keeps the pod.
pub fn plan(pod: &Pod, status: &RuntimePod, actuated: &PodResources, plan: &mut PodPlan) {
    if plan.kill_pod || plan.create_sandbox {
        return;
    }
    let lists = [(ContainerKind::Init, &pod.spec.init_containers), (ContainerKind::Regular, &pod.spec.containers)];
    for (kind, list) in lists {
        for (index, container) in list.iter().enumerate().filter(|(_, c)| is_resizable(kind, c)) {
            let Some(running) = status.find(&container.name).filter(|c| c.state == State::Running) else { continue };
            if plan.kill.contains_key(&running.id) {
                continue;
            }
            let none = crate::pod::Resources::default();
            let own = actuated.containers.get(&container.name).unwrap_or(&none);
            let wanted = Amounts::of(pod.spec.resources.as_ref(), &container.resources);
            let current = Amounts::of(actuated.pod.as_ref(), own);
            if wanted == current {
                continue;
            }
            if restarts(container, wanted, current) {
                let message = format!("Container {} resize requires restart", container.name);
                let kill = Kill { name: container.name.clone(), message, reason: KillReason::Stopped };
                plan.kill.insert(running.id.clone(), kill);
                let start = if kind == ContainerKind::Init { &mut plan.start_init } else { &mut plan.start };
                start.push(index);
                start.sort_unstable();
                start.dedup();
                plan.resize.pod = true;
                continue;
            }
            let update = Update { id: running.id.clone(), name: container.name.clone(), wanted, current };
            if let Some(ordering) = change(wanted.memory_limit, current.memory_limit)
                .or(change(wanted.memory_request, current.memory_request))
            {
                ordering.place(&mut plan.resize.memory, update.clone());
            }
            if let Some(ordering) =
                change(wanted.cpu_limit, current.cpu_limit).or(change(wanted.cpu_request, current.cpu_request))
            {
                ordering.place(&mut plan.resize.cpu, update);
            }
        }
    }
    if let Some(own) = &pod.spec.resources {
        let none = crate::pod::Resources::default();
        let before = actuated.pod.as_ref().unwrap_or(&none);
        if Amounts::of(None, own) != Amounts::of(None, before) {
            plan.resize.pod = true;
        }
    }
}

#[derive(Clone, Copy)]
enum Change {
    Less,
    More,
}

impl Change {
    fn place(self, list: &mut Vec<Update>, update: Update) {
        match self {
            Change::Less => list.insert(0, update),
            Change::More => list.push(update),
        }
    }
}

fn change(wanted: i64, current: i64) -> Option<Change> {
    match wanted.cmp(&current) {
        std::cmp::Ordering::Less => Some(Change::Less),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Change::More),
    }
}

fn restarts(container: &Container, wanted: Amounts, current: Amounts) -> bool {
    let policy = |name: &str| {
        container
            .resize_policy
            .iter()
            .find(|p| p.resource_name == name)
            .is_some_and(|p| p.restart_policy == "RestartContainer")
    };
    let memory = (wanted.memory_limit, wanted.memory_request) != (current.memory_limit, current.memory_request);
    let cpu = (wanted.cpu_limit, wanted.cpu_request) != (current.cpu_limit, current.cpu_request);
    memory && policy("memory") || cpu && policy("cpu")
}

/// Whether anything that runs is not yet as it was allocated.
pub fn in_progress(pod: &Pod, status: &RuntimePod, actuated: &PodResources) -> bool {
    let mut scratch = PodPlan::default();
    plan(pod, status, actuated, &mut scratch);
    !scratch.resize.is_empty()
}
