//! Brings one pod to its spec: the executor of [`plan_pod`](crate::plan::plan_pod).
//! Followed upstream: pkg/kubelet/kubelet.go (SyncPod), kuberuntime_manager.go.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures::future::join_all;
use reconciler::events::EventType;

use crate::clock;
use crate::config::sandbox;
use crate::kubelet::Kubelet;
use crate::plan::{self, PodPlan};
use crate::pod::Pod;
use crate::runtime_pod::RuntimePod;
use crate::status::{self, Verdict};
use crate::{qos, volumes};

/// A sync that went through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Synced {
    /// The pod is as it should be, or on its way.
    Fine,
    /// The pod's containers are over for good.
    Ended,
}

/// A sync to be repeated; the kinds differ in when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SyncError {
    Mount(String),
    Network(String),
    Other(String),
}

/// Pause before volumes that a driver did not take away are tried again.
const UNPUBLISH_RETRY: Duration = Duration::from_secs(10);

impl Kubelet {
    /// One look at a pod.
    pub async fn sync_pod(self: &Arc<Self>, pod: &Arc<Pod>) -> Result<Synced, SyncError> {
        let uid = &pod.metadata.uid;
        let runtime = self.cache.get(uid);
        let pod = &self.settle_resources(pod);
        self.note_resize(pod, &runtime);
        if self.deadline_left(pod) == Some(Duration::ZERO) {
            let verdict = Verdict {
                phase: Some("Failed"),
                reason: "DeadlineExceeded".into(),
                message: "Pod was active on the node longer than the specified deadline".into(),
                condition: None,
                rejected: false,
            };
            self.event(pod, EventType::Normal, "DeadlineExceeded", verdict.message.clone());
            if let Some(worker) = self.workers.lock().get(uid) {
                worker.end(verdict, None);
            }
            return Ok(Synced::Ended);
        }
        let phase = self.publish(pod, None, false);
        if matches!(phase.as_str(), "Succeeded" | "Failed") {
            return Ok(Synced::Ended);
        }
        self.ensure_mirror(pod);
        let network = self.network_problem.lock().clone();
        if !network.is_empty() && !pod.spec.host_network {
            let text = format!("network is not ready: {network}");
            self.event(pod, EventType::Warning, "NetworkNotReady", text.clone());
            return Err(SyncError::Network(text));
        }
        self.ensure_cgroup(pod).map_err(SyncError::Other)?;
        make_dirs(&volumes::pod_dir(&self.facts().root_dir, uid)).map_err(SyncError::Other)?;
        if let Err(text) = self.devices.allocate(pod).await {
            return Ok(self.refuse_devices(pod, &text));
        }
        let mounted = volumes::mount_all(self, pod, &runtime.ips).await;
        for (reason, message) in self.api.iter().flat_map(|api| api.certificate_news(uid)) {
            self.event(pod, EventType::Warning, reason, message);
        }
        let mounted = mounted.map_err(|error| {
            let text = error.text();
            if !error.silent {
                self.event(pod, EventType::Warning, "FailedMount", text.clone());
            }
            SyncError::Mount(text)
        })?;
        let names: Vec<&str> = runtime.containers.iter().map(|c| c.id.as_str()).collect();
        let mut plan = plan::plan_pod(pod, &runtime, &self.probes.outcomes_of(&names));
        plan::resize::plan(pod, &runtime, &self.allocations.actuated(pod), &mut plan);
        if plan.is_idle() {
            self.probes.start(self, pod);
            return Ok(Synced::Fine);
        }
        let result = self.execute(pod, &runtime, plan, mounted).await;
        if let Ok(runtime) = self.cache.refresh(uid).await {
            self.note_resize(pod, &runtime);
            self.probes.start(self, pod);
        }
        let phase = self.publish(pod, None, false);
        if matches!(phase.as_str(), "Succeeded" | "Failed") {
            return Ok(Synced::Ended);
        }
        result.map(|()| Synced::Fine).map_err(SyncError::Other)
    }

    /// A pod whose devices cannot be had is at its end.
    fn refuse_devices(&self, pod: &Arc<Pod>, text: &str) -> Synced {
        let message = format!("Allocate failed due to {text}, which is unexpected");
        self.event(pod, EventType::Warning, "UnexpectedAdmissionError", message.clone());
        let verdict = Verdict {
            phase: Some("Failed"),
            reason: "UnexpectedAdmissionError".into(),
            message: format!("Pod was rejected: {message}"),
            condition: None,
            rejected: true,
        };
        if let Some(worker) = self.workers.lock().get(&pod.metadata.uid) {
            worker.end(verdict, Some(0));
        }
        Synced::Ended
    }

    async fn execute(
        self: &Arc<Self>,
        pod: &Arc<Pod>,
        runtime: &RuntimePod,
        plan: PodPlan,
        mounted: std::collections::BTreeMap<String, crate::config::MountedVolume>,
    ) -> Result<(), String> {
        if plan.kill_pod {
            if plan.create_sandbox && plan.sandbox_id.is_some() {
                self.event(
                    pod,
                    EventType::Normal,
                    "SandboxChanged",
                    "Pod sandbox changed, it will be killed and re-created.",
                );
            }
            self.kill_pod(pod, runtime, None).await?;
            if plan.create_sandbox {
                self.purge_init(pod, runtime).await;
            }
        } else {
            let kills = plan.kill.iter().map(|(id, kill)| self.kill_container(pod, id, kill, None));
            for result in join_all(kills).await {
                result?;
            }
        }
        let mut pod_ips = runtime.ips.clone();
        let mut sandbox_id = plan.sandbox_id.clone().unwrap_or_default();
        let dns = self.dns(pod);
        let config = sandbox::config(pod, plan.attempt, dns, self.cgroup_parent(pod), &self.facts());
        if plan.create_sandbox {
            let failed = |text: String| {
                self.event(
                    pod,
                    EventType::Warning,
                    "FailedCreatePodSandBox",
                    format!("Failed to create pod sandbox: {text}"),
                );
                format!(
                    "failed to \"CreatePodSandbox\" for \"{}\" with CreatePodSandboxError: {:?}",
                    pod.format(),
                    format!("Failed to create sandbox for pod \"{}\": {text}", pod.format())
                )
            };
            let config = config.clone().map_err(&failed)?;
            if pod.spec.host_users == Some(false) {
                return Err(failed(
                    "can't set `spec.hostUsers: false`, runtime does not support user namespaces".into(),
                ));
            }
            let handler = self.runtime_handler(pod).await.map_err(&failed)?;
            std::fs::create_dir_all(&config.log_directory)
                .map_err(|e| failed(format!("create pod log directory for pod \"{}\": {e}", pod.format())))?;
            let began = std::time::Instant::now();
            self.count("kubelet_started_pods_total", &[]);
            let made = self.runtime.run_pod_sandbox(config, &handler).await;
            self.observe("kubelet_run_podsandbox_duration_seconds", &[&handler], began.elapsed());
            if made.is_err() {
                self.count("kubelet_started_pods_errors_total", &[]);
            }
            sandbox_id = made.map_err(|e| failed(e.to_string()))?;
            let status =
                self.runtime.pod_sandbox_status(&sandbox_id, false).await.map_err(|e| failed(e.to_string()))?;
            if let Some(status) = status.status {
                pod_ips = crate::runtime_pod::SandboxStatus::from_cri(&status).ips.unwrap_or_default();
            }
        }
        if plan.start_ephemeral.is_empty() && plan.start_init.is_empty() && plan.start.is_empty() {
            return if plan.resize.is_empty() { Ok(()) } else { self.resize_pod(pod, runtime, &plan.resize).await };
        }
        let config = config?;
        let context = crate::start::Context {
            pod,
            sandbox_id: &sandbox_id,
            sandbox: &config,
            pod_ips: if pod.spec.host_network { self.facts().host_ips.clone() } else { pod_ips },
            volumes: mounted,
            runtime,
        };
        let mut first_error = None;
        for index in plan.start_ephemeral {
            let container = &pod.spec.ephemeral_containers[index];
            if let Err(text) = self.start_container(&context, container).await {
                first_error.get_or_insert(text);
            }
        }
        for index in plan.start_init {
            let container = &pod.spec.init_containers[index];
            if let Err(text) = self.start_container(&context, container).await {
                first_error.get_or_insert(text);
                // A sidecar that fails does not hold the others back.
                if !container.is_restartable_init() {
                    break;
                }
            }
        }
        if !plan.resize.is_empty()
            && let Err(text) = self.resize_pod(pod, runtime, &plan.resize).await
        {
            first_error.get_or_insert(text);
        }
        for index in plan.start {
            let container = &pod.spec.containers[index];
            if let Err(text) = self.start_container(&context, container).await {
                first_error.get_or_insert(text);
            }
        }
        first_error.map_or(Ok(()), Err)
    }

    async fn runtime_handler(&self, pod: &Pod) -> Result<String, String> {
        let Some(name) = pod.spec.runtime_class_name.as_deref().filter(|n| !n.is_empty()) else {
            return Ok(String::new());
        };
        let Some(api) = &self.api else {
            return Err(format!("failed to get RuntimeClass \"{name}\": no API server"));
        };
        match api.runtime_class(name).await {
            Ok(class) => Ok(class["handler"].as_str().unwrap_or_default().to_string()),
            Err(_) => Err(format!("RuntimeClass \"{name}\" not found")),
        }
    }

    /// Removes init containers of an old sandbox: all of them run again.
    async fn purge_init(&self, pod: &Pod, runtime: &RuntimePod) {
        for container in &pod.spec.init_containers {
            for status in runtime.containers.iter().filter(|c| c.name == container.name) {
                if let Err(error) = self.runtime.remove_container(&status.id).await {
                    tracing::error!(err = %error, pod = %pod.key(), "Failed to remove pod init container");
                }
            }
        }
    }

    /// How much of the pod's active deadline is left.
    pub(crate) fn deadline_left(&self, pod: &Pod) -> Option<Duration> {
        let seconds = pod.spec.active_deadline_seconds?;
        let status = self.statuses.get(&pod.metadata.uid);
        let start = status
            .as_ref()
            .and_then(|s| s["startTime"].as_str())
            .or_else(|| pod.status["startTime"].as_str())
            .and_then(clock::parse_seconds)?;
        let left = start + seconds - clock::now_nanos() / 1_000_000_000;
        Some(Duration::from_secs(u64::try_from(left).unwrap_or(0)))
    }

    /// Makes and notes the pod's status; returns its phase.
    pub(crate) fn publish(&self, pod: &Arc<Pod>, verdict: Option<&Verdict>, terminal: bool) -> String {
        let uid = &pod.metadata.uid;
        let runtime = self.cache.get(uid);
        let previous = self.statuses.get(uid).unwrap_or_else(|| match self.api_pod(pod) {
            Some(api) => api.status.clone(),
            None => pod.status.clone(),
        });
        let ids: Vec<&str> = runtime.containers.iter().map(|c| c.id.as_str()).collect();
        let facts = self.facts();
        let status = status::generate(&status::Input {
            pod,
            runtime: &runtime,
            previous: &previous,
            reasons: &self.reasons_of(uid),
            probes: &self.probes.outcomes_of(&ids),
            host_ips: &facts.host_ips,
            runtime_name: &self.runtime_name,
            now: &clock::now_text(),
            verdict,
            terminal,
            resize: &self.allocations.conditions(uid, terminal),
        });
        let phase = status["phase"].as_str().unwrap_or_default().to_string();
        self.statuses.set(pod, status);
        phase
    }

    fn ensure_cgroup(&self, pod: &Pod) -> Result<(), String> {
        let Some(groups) = &self.cgroups else { return Ok(()) };
        let name = self.pod_cgroup(pod);
        if groups.exists(&name) {
            return Ok(());
        }
        let facts = self.facts();
        let mut config =
            cgroups::resources::for_pod(qos::of(pod), qos::totals(pod), facts.cpu_cfs_quota, facts.cfs_period_micros);
        let pids = self.settings.number("podPidsLimit");
        if pids > 0 {
            config.pids_limit = Some(pids);
        }
        groups.create(&name, &config).map_err(|e| format!("failed to create pod cgroup: {e}"))?;
        self.qos_news.notify_one();
        Ok(())
    }

    /// Takes the pod's volumes and group off the node; its logs and last words stay
    /// while the pod is known.
    pub(crate) async fn release(self: &Arc<Self>, pod: &Arc<Pod>) {
        let uid = pod.metadata.uid.clone();
        // A driver that is away is waited for: only it can take its volumes away.
        while let Err(text) = self.unpublish(&uid).await {
            tracing::error!(err = %text, pod = %pod.key(), podUID = %uid, "Error syncing pod, skipping");
            tokio::select! {
                () = tokio::time::sleep(UNPUBLISH_RETRY) => {}
                () = self.shutdown.cancelled() => return,
            }
        }
        let root = self.facts().root_dir.clone();
        let done = tokio::task::spawn_blocking(move || volumes::unmount_volumes(&root, &uid)).await;
        if let Ok(Err(error)) = done {
            tracing::error!(err = %error, pod = %pod.key(), "Failed to clean up the pod's volumes");
        }
        if let Some(groups) = self.cgroups.clone() {
            let name = self.pod_cgroup(pod);
            let done = tokio::task::spawn_blocking(move || groups.destroy(&name)).await;
            self.qos_news.notify_one();
            if let Ok(Err(error)) = done {
                tracing::error!(err = %error, pod = %pod.key(), "Failed to delete cgroup for pod");
            }
        }
    }

    /// Removes the last traces of a pod that no source names.
    pub(crate) async fn forget(self: &Arc<Self>, pod: &Arc<Pod>) {
        let uid = &pod.metadata.uid;
        let runtime = self.cache.get(uid);
        for sandbox in &runtime.sandboxes {
            if let Err(error) = self.runtime.remove_pod_sandbox(&sandbox.id).await {
                tracing::error!(err = %error, pod = %pod.key(), "Failed to remove sandbox");
            }
        }
        for container in &runtime.containers {
            let _ = std::fs::remove_file(crate::start::log_link(pod, &container.name, &container.id));
        }
        let _ = std::fs::remove_dir_all(sandbox::log_directory(pod, &self.facts()));
        if let Err(error) = volumes::unmount_all(&self.facts().root_dir, uid) {
            tracing::error!(err = %error, pod = %pod.key(), "Failed to remove the pod's folder");
        }
        self.cache.forget(uid);
        self.allocations.forget(uid);
        self.devices.forget(uid);
        self.statuses.forget(uid);
        self.images.forget_pod(uid);
        self.probes.forget_counts(pod);
        self.reasons.lock().remove(uid);
        self.backoff.lock().forget(&format!("{uid}_"));
        if let Some(api) = &self.api {
            api.forget_pod(uid).await;
        }
        if pod.is_static() {
            self.delete_mirror(pod);
        }
    }

    /// Ends a pod's containers and sandboxes; asks the runtime first, since the cache may lag.
    pub(crate) async fn kill_everything(self: &Arc<Self>, pod: &Arc<Pod>, grace: Option<i64>) -> Result<(), String> {
        let uid = &pod.metadata.uid;
        self.probes.stop_restarting(uid);
        let runtime = self.cache.refresh(uid).await.map_err(|e| e.to_string())?;
        self.kill_pod(pod, &runtime, grace).await?;
        self.cache.refresh(uid).await.map_err(|e| e.to_string())?;
        Ok(())
    }
}

/// The pod's folders, as upstream lays them out.
fn make_dirs(dir: &Path) -> Result<(), String> {
    use std::os::unix::fs::DirBuilderExt;
    for path in [dir.to_path_buf(), dir.join("volumes"), dir.join("plugins")] {
        if path.is_dir() {
            continue;
        }
        std::fs::DirBuilder::new()
            .recursive(true)
            .mode(0o750)
            .create(&path)
            .map_err(|e| format!("error making pod data directories: {e}"))?;
    }
    Ok(())
}
