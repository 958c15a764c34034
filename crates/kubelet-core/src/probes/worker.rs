//! The life of one probe.

use std::sync::Arc;
use std::time::Duration;

use reconciler::events::EventType;
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::{Kind, check};
use crate::clock;
use crate::kubelet::Kubelet;
use crate::plan::Outcome;
use crate::pod::{Pod, Probe};
use crate::runtime_pod::State;

/// What a probe remembers between checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Memory {
    container_id: String,
    last: Option<Outcome>,
    run: i64,
    /// The container is being restarted: no checks until there is a new one.
    on_hold: bool,
}

impl Memory {
    fn new(container_id: &str) -> Self {
        Self { container_id: container_id.to_string(), last: None, run: 0, on_hold: false }
    }

    /// Takes a check's outcome; the result to publish, if the threshold is met.
    pub fn next(&mut self, probe: &Probe, kind: Kind, outcome: Outcome) -> Option<Outcome> {
        if self.last == Some(outcome) {
            self.run += 1;
        } else {
            self.last = Some(outcome);
            self.run = 1;
        }
        let threshold = if outcome == Outcome::Success { probe.success_threshold } else { probe.failure_threshold };
        if self.run < threshold {
            return None;
        }
        if (kind == Kind::Liveness || kind == Kind::Startup) && outcome != Outcome::Success {
            // The container will be restarted, as far as this probe goes.
            self.on_hold = true;
            self.run = 0;
        }
        Some(if outcome == Outcome::Unknown { Outcome::Failure } else { outcome })
    }
}

/// When to look again.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Next {
    /// Something about the pod must change first; its worker tells.
    News,
    At(Instant),
}

/// Checks until stopped.
pub async fn run(
    kubelet: Arc<Kubelet>,
    pod: Arc<Pod>,
    container_name: String,
    kind: Kind,
    probe: Probe,
    stop: CancellationToken,
    wake: Arc<Notify>,
) {
    let period = Duration::from_secs(u64::try_from(probe.period_seconds).unwrap_or(10));
    let mut memory = Memory::new("");
    let mut last_check: Option<Instant> = None;
    loop {
        let due = last_check.map(|at| at + period);
        let next = tokio::select! {
            () = stop.cancelled() => break,
            next = step(&kubelet, &pod, &container_name, kind, &probe, &mut memory, due) => next,
        };
        let until = match next {
            Some(Next::News) => None,
            Some(Next::At(at)) => Some(at),
            None => {
                let now = Instant::now();
                last_check = Some(now);
                Some(now + period)
            }
        };
        tokio::select! {
            () = stop.cancelled() => break,
            () = wake.notified() => {}
            () = sleep_until(until) => {}
        }
    }
    if !memory.container_id.is_empty() {
        kubelet.probes.forget(&memory.container_id, kind);
    }
}

async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// What holds before the first check. A container that ran before this kubelet keeps
/// the state the API shows, so that a restart of the kubelet takes no pod out of
/// service.
fn initial(kubelet: &Kubelet, pod: &Pod, current: &crate::runtime_pod::ContainerStatus, kind: Kind) -> Outcome {
    let field = match kind {
        Kind::Readiness => "ready",
        Kind::Startup => "started",
        Kind::Liveness => return kind.initial(),
    };
    if current.started_at >= kubelet.started_at_nanos {
        return kind.initial();
    }
    let known = kubelet.api_pod(pod).is_some_and(|api| {
        ["containerStatuses", "initContainerStatuses"].iter().any(|key| {
            api.status[*key]
                .as_array()
                .into_iter()
                .flatten()
                .any(|s| s[field] == true && s["containerID"].as_str().is_some_and(|id| id.ends_with(&current.id)))
        })
    });
    if known { Outcome::Success } else { kind.initial() }
}

/// One look: none when a check was made, else when to look again.
async fn step(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    container_name: &str,
    kind: Kind,
    probe: &Probe,
    memory: &mut Memory,
    due: Option<Instant>,
) -> Option<Next> {
    let uid = &pod.metadata.uid;
    let runtime = kubelet.cache.get(uid);
    let Some(current) = runtime.find(container_name) else { return Some(Next::News) };
    if current.id != memory.container_id {
        if !memory.container_id.is_empty() {
            kubelet.probes.forget(&memory.container_id, kind);
        }
        *memory = Memory::new(&current.id);
        kubelet.probes.set(&current.id, kind, initial(kubelet, pod, current, kind));
    }
    if memory.on_hold {
        return Some(Next::News);
    }
    if current.state != State::Running {
        if kind == Kind::Readiness && kubelet.probes.set(&current.id, kind, Outcome::Failure) {
            kubelet.wake(uid);
        }
        return Some(Next::News);
    }
    let Some((_, container)) = pod.container(container_name) else { return Some(Next::News) };
    if kind == Kind::Startup {
        if kubelet.probes.result(&current.id, kind) == Some(Outcome::Success) {
            return Some(Next::News);
        }
    } else if container.startup_probe.is_some()
        && kubelet.probes.result(&current.id, Kind::Startup) != Some(Outcome::Success)
    {
        return Some(Next::News);
    }
    let delay_left = current.started_at + probe.initial_delay_seconds * 1_000_000_000 - clock::now_nanos();
    if let Ok(nanos) = u64::try_from(delay_left)
        && nanos > 0
    {
        return Some(Next::At(Instant::now() + Duration::from_nanos(nanos)));
    }
    if let Some(at) = due.filter(|at| *at > Instant::now()) {
        return Some(Next::At(at));
    }
    let ip = runtime.ips.first().cloned().unwrap_or_default();
    let ip = if pod.spec.host_network { kubelet.facts().host_ips.first().cloned().unwrap_or_default() } else { ip };
    let (outcome, text) = check::check(kubelet, container, &current.id, &ip, probe).await;
    kubelet.probes.count(pod, container_name, kind, outcome);
    let (reason, message) = match outcome {
        Outcome::Success => ("", String::new()),
        Outcome::Failure => ("Unhealthy", format!("{} probe failed: {text}", kind.name())),
        Outcome::Unknown => {
            ("Unhealthy", format!("{} probe errored and resulted in unknown state: {text}", kind.name()))
        }
    };
    if !reason.is_empty() {
        kubelet.event_for(pod, container_name, EventType::Warning, reason, message);
    }
    if let Some(result) = memory.next(probe, kind, outcome)
        && kubelet.probes.set(&current.id, kind, result)
    {
        kubelet.wake(uid);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds() {
        let probe = Probe { success_threshold: 2, failure_threshold: 3, ..Default::default() };
        let mut memory = Memory::new("c");
        let mut feed = |o| memory.next(&probe, Kind::Readiness, o);
        assert_eq!(feed(Outcome::Success), None);
        assert_eq!(feed(Outcome::Success), Some(Outcome::Success));
        assert_eq!(feed(Outcome::Failure), None);
        assert_eq!(feed(Outcome::Success), None);
        for expected in [None, None, Some(Outcome::Failure), Some(Outcome::Failure)] {
            assert_eq!(feed(Outcome::Failure), expected);
        }
    }

    #[test]
    fn a_failed_liveness_probe_rests_until_there_is_a_new_container() {
        let probe = Probe { success_threshold: 1, failure_threshold: 1, ..Default::default() };
        let mut memory = Memory::new("c");
        assert_eq!(memory.next(&probe, Kind::Liveness, Outcome::Failure), Some(Outcome::Failure));
        assert!(memory.on_hold);
    }
}
