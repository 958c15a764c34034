//! Ends containers and pods: hooks first, then the stop signal, then SIGKILL.
//!
//! Sidecars outlive the regular containers and end in reverse order.
//! Followed upstream: kuberuntime_container.go (killContainer), kuberuntime_termination_order.go.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::future::join_all;
use reconciler::events::EventType;

use crate::kubelet::Kubelet;
use crate::plan::{Kill, KillReason};
use crate::pod::{ContainerKind, Pod};
use crate::runtime_pod::{RuntimePod, State};

/// What a container gets at least, even when its hook used up the grace.
const MIN_GRACE_SECONDS: i64 = 2;

impl Kubelet {
    /// Ends all of a pod's running containers, then its sandboxes.
    pub(crate) async fn kill_pod(
        self: &Arc<Self>,
        pod: &Arc<Pod>,
        runtime: &RuntimePod,
        grace: Option<i64>,
    ) -> Result<(), String> {
        let deadline = Instant::now()
            + Duration::from_secs(u64::try_from(grace.unwrap_or_else(|| pod.grace_seconds())).unwrap_or(0));
        let alive = |c: &&crate::runtime_pod::ContainerStatus| {
            matches!(c.state, State::Running | State::Unknown | State::Created)
        };
        let sidecar = |name: &str| {
            pod.container(name).is_some_and(|(kind, c)| kind == ContainerKind::Init && c.is_restartable_init())
        };
        let kill = |name: &str| Kill { name: name.to_string(), message: String::new(), reason: KillReason::Stopped };
        let first = runtime.containers.iter().filter(alive).filter(|c| !sidecar(&c.name));
        let results = join_all(first.map(|c| {
            let kill = kill(&c.name);
            async move { self.kill_container(pod, &c.id, &kill, grace).await }
        }))
        .await;
        let mut problems: Vec<String> = results.into_iter().filter_map(Result::err).collect();
        let mut sidecars: Vec<_> = runtime.containers.iter().filter(alive).filter(|c| sidecar(&c.name)).collect();
        let place = |name: &str| pod.spec.init_containers.iter().position(|c| c.name == name);
        sidecars.sort_by_key(|c| std::cmp::Reverse(place(&c.name)));
        for container in sidecars {
            let left = deadline.saturating_duration_since(Instant::now()).as_secs();
            let left = i64::try_from(left).unwrap_or(0);
            let result = self.kill_container(pod, &container.id, &kill(&container.name), Some(left)).await;
            problems.extend(result.err());
        }
        for sandbox in &runtime.sandboxes {
            // Also stopped ones: the call gives network resources back and is cheap.
            if !sandbox.ready && runtime.sandboxes.len() > 1 {
                continue;
            }
            if let Err(error) = self.runtime.stop_pod_sandbox(&sandbox.id).await
                && !error.is_not_found()
            {
                problems.push(format!(
                    "failed to \"KillPodSandbox\" for \"{}\" with KillPodSandboxError: \"{error}\"",
                    pod.metadata.uid
                ));
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(format!("[{}]", problems.join(", "))) }
    }

    /// Ends one container.
    pub(crate) async fn kill_container(
        self: &Arc<Self>,
        pod: &Arc<Pod>,
        id: &str,
        kill: &Kill,
        grace_override: Option<i64>,
    ) -> Result<(), String> {
        let container = pod.container(&kill.name).map(|(_, c)| c);
        let mut grace = match (kill.reason, container) {
            (KillReason::StartupProbe, Some(c)) => {
                c.startup_probe.as_ref().and_then(|p| p.termination_grace_period_seconds)
            }
            (KillReason::LivenessProbe, Some(c)) => {
                c.liveness_probe.as_ref().and_then(|p| p.termination_grace_period_seconds)
            }
            _ => None,
        }
        .unwrap_or_else(|| pod.grace_seconds());
        if let Some(limit) = grace_override {
            grace = limit;
        }
        let message =
            if kill.message.is_empty() { format!("Stopping container {}", kill.name) } else { kill.message.clone() };
        self.event_for(pod, &kill.name, EventType::Normal, "Killing", message);
        if let Some(hook) = container.and_then(|c| c.lifecycle.pre_stop.as_ref())
            && grace > 0
        {
            let limit = Duration::from_secs(u64::try_from(grace).unwrap_or(0));
            let began = Instant::now();
            match tokio::time::timeout(limit, self.run_hook(pod, id, &kill.name, hook)).await {
                Ok(Ok(())) => {}
                Ok(Err(text)) => {
                    tracing::error!(err = %text, pod = %pod.key(), containerName = %kill.name, "PreStop hook failed");
                    self.event_for(pod, &kill.name, EventType::Warning, "FailedPreStopHook", "PreStopHook failed");
                }
                Err(_) => {
                    tracing::info!(pod = %pod.key(), containerName = %kill.name, "PreStop hook not completed in grace period");
                }
            }
            grace -= i64::try_from(began.elapsed().as_secs()).unwrap_or(0);
            if grace_override.is_none() {
                grace = grace.max(MIN_GRACE_SECONDS);
            }
            grace = grace.max(0);
        } else if grace_override.is_none() {
            grace = grace.max(0);
        }
        match self.runtime.stop_container(id, grace).await {
            Ok(()) => Ok(()),
            Err(error) if error.is_not_found() => Ok(()),
            Err(error) => {
                Err(format!("failed to \"KillContainer\" for \"{}\" with KillContainerError: \"{error}\"", kill.name))
            }
        }
    }
}
