//! What to do next about a pod: [`plan_pod`], pure and synchronous.
//!
//! The executor follows the plan and makes no choice of its own except back-off,
//! which needs the clock of each start. The same inputs give the same plan; a pod
//! as it should be gives an empty one.
//!
//! Invariants: a pod marked deleted gets no new container; a plan never starts a
//! container whose running instance it does not also kill; init containers run in
//! order, sidecars among them stay up until the end.
//! Followed upstream: pkg/kubelet/kuberuntime/{kuberuntime_manager,kuberuntime_container}.go
//! (computePodActions, computeInitContainerActions), container/helpers.go.

mod init;
pub mod resize;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::hash;
use crate::pod::{Container, Pod, RestartPolicy};
use crate::runtime_pod::{ContainerStatus, RuntimePod, State};

/// Outcome of a probe, as the planner needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Success,
    Failure,
    Unknown,
}

/// Latest liveness and startup outcomes by container id; absent is "not yet".
#[derive(Debug, Clone, Default)]
pub struct ProbeOutcomes {
    pub liveness: BTreeMap<String, Outcome>,
    pub startup: BTreeMap<String, Outcome>,
    pub readiness: BTreeMap<String, Outcome>,
}

/// Why a container is killed; decides its grace and whether hooks run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KillReason {
    /// The pod or its spec changed.
    Stopped,
    Unknown,
    StartupProbe,
    LivenessProbe,
    FailedPostStart,
}

/// A container to be killed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kill {
    pub name: String,
    pub message: String,
    pub reason: KillReason,
}

/// What to do, in the order of the fields.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PodPlan {
    /// Kill everything, the sandbox included.
    pub kill_pod: bool,
    /// Then make a new sandbox.
    pub create_sandbox: bool,
    /// The sandbox in use, or the one to be replaced.
    pub sandbox_id: Option<String>,
    /// Attempt number of the sandbox to create, or of the one in use.
    pub attempt: u32,
    /// Containers to kill, by id.
    pub kill: BTreeMap<String, Kill>,
    /// Indices into `ephemeralContainers`.
    pub start_ephemeral: Vec<usize>,
    /// Indices into `initContainers`, in order.
    pub start_init: Vec<usize>,
    /// Running containers whose amounts change in place.
    pub resize: resize::Resize,
    /// Indices into `containers`.
    pub start: Vec<usize>,
}

impl PodPlan {
    /// Whether there is nothing to do.
    pub fn is_idle(&self) -> bool {
        !self.kill_pod
            && !self.create_sandbox
            && self.kill.is_empty()
            && self.start_ephemeral.is_empty()
            && self.start_init.is_empty()
            && self.start.is_empty()
            && self.resize.is_empty()
    }
}

/// The next steps for `pod`, whose runtime state is `status`.
pub fn plan_pod(pod: &Pod, status: &RuntimePod, probes: &ProbeOutcomes) -> PodPlan {
    let (changed, attempt, sandbox_id) = sandbox_changed(pod, status);
    let mut plan = PodPlan { kill_pod: changed, create_sandbox: changed, sandbox_id, attempt, ..PodPlan::default() };
    if changed {
        plan_new_sandbox(pod, status, probes, &mut plan);
        return plan;
    }
    for (index, container) in pod.spec.ephemeral_containers.iter().enumerate() {
        // Never restarted, hence started only when there was none.
        if status.find(&container.name).is_none() {
            plan.start_ephemeral.push(index);
        }
    }
    let initialized = init::plan(pod, status, probes, &mut plan);
    if plan.kill_pod || !initialized {
        return plan;
    }
    let mut kept = 0;
    for (index, container) in pod.spec.containers.iter().enumerate() {
        let current = status.find(&container.name);
        let Some(running) = current.filter(|c| c.state == State::Running) else {
            if should_restart(container, pod, status) {
                plan.start.push(index);
                if let Some(unknown) = current.filter(|c| c.state == State::Unknown) {
                    plan.kill.insert(unknown.id.clone(), unknown_state(unknown, "Container"));
                }
            }
            continue;
        };
        match kill_running(pod, container, running, probes, "Container") {
            None => kept += 1,
            Some((mut kill, restart)) => {
                if restart {
                    kill.message.push_str(", will be restarted");
                    plan.start.push(index);
                }
                plan.kill.insert(running.id.clone(), kill);
            }
        }
    }
    if kept == 0 && plan.start.is_empty() {
        plan.kill_pod = true;
        plan.start_init.clear();
    }
    plan
}

/// Why a running container has to go, and whether it comes back.
fn kill_running(
    pod: &Pod,
    container: &Container,
    running: &ContainerStatus,
    probes: &ProbeOutcomes,
    noun: &str,
) -> Option<(Kill, bool)> {
    let kill = |what: &str, reason| Kill {
        name: container.name.clone(),
        message: format!("{noun} {} {what}", container.name),
        reason,
    };
    let restarts = restarts_on_failure(pod, container);
    if definition_changed(container, running) {
        return Some((kill("definition changed", KillReason::Stopped), true));
    }
    let failed = |outcomes: &BTreeMap<String, Outcome>| outcomes.get(&running.id) == Some(&Outcome::Failure);
    if failed(&probes.liveness) {
        return Some((kill("failed liveness probe", KillReason::LivenessProbe), restarts));
    }
    if failed(&probes.startup) {
        return Some((kill("failed startup probe", KillReason::StartupProbe), restarts));
    }
    None
}

fn unknown_state(status: &ContainerStatus, noun: &str) -> Kill {
    Kill {
        name: status.name.clone(),
        message: format!("{noun} is in \"{}\" state, try killing it before restart", status.state.name()),
        reason: KillReason::Unknown,
    }
}

/// A changed sandbox means that everything is made anew.
fn plan_new_sandbox(pod: &Pod, status: &RuntimePod, probes: &ProbeOutcomes, plan: &mut PodPlan) {
    let never = pod.spec.restart_policy == RestartPolicy::Never;
    if never && plan.attempt != 0 && !status.containers.is_empty() {
        // Its containers have run: the pod is over, no second sandbox.
        plan.create_sandbox = false;
        return;
    }
    let to_start: Vec<usize> = pod
        .spec
        .containers
        .iter()
        .enumerate()
        .filter(|(_, c)| !(pod.spec.restart_policy == RestartPolicy::OnFailure && succeeded(&c.name, status)))
        .map(|(i, _)| i)
        .collect();
    if to_start.is_empty() {
        let mut scratch = PodPlan::default();
        if init::plan(pod, status, probes, &mut scratch) {
            plan.create_sandbox = false;
            return;
        }
    }
    if pod.spec.init_containers.is_empty() {
        plan.start = to_start;
    } else {
        plan.start_init = vec![0];
    }
}

/// Whether a new sandbox is needed; its attempt and the id of the old one.
pub fn sandbox_changed(pod: &Pod, status: &RuntimePod) -> (bool, u32, Option<String>) {
    let Some(sandbox) = status.sandbox() else {
        return (true, 0, None);
    };
    let id = Some(sandbox.id.clone());
    let ready = status.sandboxes.iter().filter(|s| s.ready).count();
    if ready > 1 || !sandbox.ready {
        return (true, sandbox.attempt + 1, id);
    }
    if sandbox.host_network != pod.spec.host_network {
        return (true, sandbox.attempt + 1, None);
    }
    if !pod.spec.host_network && sandbox.ips.as_ref().is_some_and(Vec::is_empty) {
        return (true, sandbox.attempt + 1, id);
    }
    (false, sandbox.attempt, id)
}

/// Whether what runs is no longer what the spec says.
pub fn definition_changed(container: &Container, status: &ContainerStatus) -> bool {
    status.hash != 0 && status.hash != hash::container(&container.name, &container.image)
}

fn succeeded(name: &str, status: &RuntimePod) -> bool {
    status.find(name).is_some_and(|c| c.state == State::Exited && c.exit_code == 0)
}

/// The policy in force for one container.
pub fn policy_of(pod: &Pod, container: &Container) -> RestartPolicy {
    match container.restart_policy.as_deref() {
        Some("Always") => RestartPolicy::Always,
        Some("OnFailure") => RestartPolicy::OnFailure,
        Some("Never") => RestartPolicy::Never,
        _ => pod.spec.restart_policy,
    }
}

fn restarts_on_failure(pod: &Pod, container: &Container) -> bool {
    policy_of(pod, container) != RestartPolicy::Never
}

/// Whether a container that is not running should be started.
pub fn should_restart(container: &Container, pod: &Pod, status: &RuntimePod) -> bool {
    if pod.metadata.deletion_timestamp.is_some() {
        return false;
    }
    let Some(current) = status.find(&container.name) else {
        return true;
    };
    match current.state {
        State::Running => false,
        State::Unknown | State::Created => true,
        State::Exited => {
            if let Some(rule) = container.restart_policy_rules.iter().find(|rule| rule_matches(rule, current.exit_code))
            {
                return rule.action == "Restart";
            }
            match policy_of(pod, container) {
                RestartPolicy::Always => true,
                RestartPolicy::OnFailure => current.exit_code != 0,
                RestartPolicy::Never => false,
            }
        }
    }
}

fn rule_matches(rule: &crate::pod::RestartRule, exit_code: i32) -> bool {
    let Some(codes) = &rule.exit_codes else {
        return false;
    };
    match codes.operator.as_str() {
        "In" => codes.values.contains(&exit_code),
        "NotIn" => !codes.values.contains(&exit_code),
        _ => false,
    }
}

/// Whether a regular container has ever been made: then initialization is over.
pub fn any_regular_created(pod: &Pod, status: &RuntimePod) -> bool {
    pod.spec.containers.iter().any(|c| status.find(&c.name).is_some())
}
