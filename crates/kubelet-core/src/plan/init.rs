//! The part of the plan about init containers and sidecars.

use super::{Outcome, PodPlan, ProbeOutcomes, any_regular_created, kill_running, restarts_on_failure, unknown_state};
use crate::pod::Pod;
use crate::runtime_pod::{RuntimePod, State};

/// Adds what the init containers need; true when regular containers may run.
///
/// Goes through the list from its end: the last container that has a status tells
/// how far initialization came, what stands before it had its turn.
pub(super) fn plan(pod: &Pod, status: &RuntimePod, probes: &ProbeOutcomes, plan: &mut PodPlan) -> bool {
    let list = &pod.spec.init_containers;
    if list.is_empty() {
        return true;
    }
    let mut initialized = any_regular_created(pod, status);
    let mut seen_later = initialized;
    let last = list.len() - 1;
    let mut start: Vec<usize> = Vec::new();
    for (index, container) in list.iter().enumerate().rev() {
        let sidecar = container.is_restartable_init();
        let Some(current) = status.find(&container.name) else {
            if seen_later && sidecar {
                start.push(index);
            }
            continue;
        };
        if seen_later && !sidecar {
            continue;
        }
        if current.state == State::Unknown {
            plan.kill.insert(current.id.clone(), unknown_state(current, "Init container"));
        }
        match current.state {
            // Made but never started: the start failed, try again.
            State::Created => start.push(index),
            State::Running if sidecar => {
                let startup = probes.startup.get(&current.id);
                let started = container.startup_probe.is_none() || startup == Some(&Outcome::Success);
                if !started {
                    if startup == Some(&Outcome::Failure)
                        && let Some((kill, _)) = kill_running(pod, container, current, probes, "Init container")
                    {
                        plan.kill.insert(current.id.clone(), kill);
                        start.push(index);
                    }
                } else {
                    if index == last {
                        initialized = true;
                    } else if !seen_later {
                        start.push(index + 1);
                    }
                    if let Some((kill, _)) = kill_running(pod, container, current, probes, "Init container") {
                        plan.kill.insert(current.id.clone(), kill);
                        start.push(index);
                    }
                }
            }
            // A plain init container at work: wait for its end.
            State::Running => {}
            State::Exited | State::Unknown if sidecar => start.push(index),
            State::Exited | State::Unknown => {
                let failed = current.state == State::Unknown || current.exit_code != 0;
                if failed {
                    if !restarts_on_failure(pod, container) {
                        plan.kill_pod = true;
                        plan.start_init.clear();
                        return false;
                    }
                    start.push(index);
                } else if index == last {
                    initialized = true;
                } else {
                    start.push(index + 1);
                }
            }
        }
        seen_later = true;
    }
    if !seen_later {
        start.push(0);
    }
    start.sort_unstable();
    start.dedup();
    if pod.metadata.deletion_timestamp.is_none() {
        plan.start_init = start;
    }
    initialized
}
