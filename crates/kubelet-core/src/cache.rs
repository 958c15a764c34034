//! What the runtime said last about each pod, and how to ask it.
//!
//! [`PodCache::refresh`] asks about one pod and stores the answer; the relist task
//! calls it for what changed, a pod's worker after each of its own actions, so that
//! no worker waits for the next relist. Exited containers never change and are not
//! asked about twice.
//! Followed upstream: pkg/kubelet/container/cache.go, kuberuntime_container.go.

use std::collections::BTreeMap;
use std::sync::Arc;

use cri::{Result, Runtime, v1};
use futures::future::join_all;
use parking_lot::Mutex;

use crate::labels;
use crate::runtime_pod::{ContainerStatus, RuntimePod, SandboxStatus, State};

/// Longest termination message read from a file; the rest of it is dropped.
const MAX_MESSAGE_BYTES: u64 = 4096;
/// Longest message taken from the end of the log.
const MAX_LOG_BYTES: usize = 2048;
const MAX_LOG_LINES: usize = 80;

/// Runtime state by pod uid.
pub struct PodCache {
    runtime: Arc<dyn Runtime>,
    pods: Mutex<BTreeMap<String, Arc<RuntimePod>>>,
}

impl PodCache {
    pub fn new(runtime: Arc<dyn Runtime>) -> Self {
        Self { runtime, pods: Mutex::default() }
    }

    /// The last answer; empty for a pod the runtime does not know.
    pub fn get(&self, uid: &str) -> Arc<RuntimePod> {
        self.pods.lock().get(uid).cloned().unwrap_or_default()
    }

    /// All pods the runtime knows.
    pub fn all(&self) -> Vec<Arc<RuntimePod>> {
        self.pods.lock().values().cloned().collect()
    }

    /// Forgets a pod that the runtime no longer has.
    pub fn forget(&self, uid: &str) {
        self.pods.lock().remove(uid);
    }

    /// Asks the runtime about one pod and stores the answer.
    pub async fn refresh(&self, uid: &str) -> Result<Arc<RuntimePod>> {
        let selector = std::collections::HashMap::from([(labels::POD_UID.to_string(), uid.to_string())]);
        let sandboxes = self
            .runtime
            .list_pod_sandbox(Some(v1::PodSandboxFilter { label_selector: selector.clone(), ..Default::default() }));
        let containers =
            self.runtime.list_containers(Some(v1::ContainerFilter { label_selector: selector, ..Default::default() }));
        let (sandboxes, containers) = tokio::try_join!(sandboxes, containers)?;
        self.inspect(uid, sandboxes, containers).await
    }

    /// Looks closer at a pod's listed sandboxes and containers and stores the result.
    pub async fn inspect(
        &self,
        uid: &str,
        sandboxes: Vec<v1::PodSandbox>,
        containers: Vec<v1::Container>,
    ) -> Result<Arc<RuntimePod>> {
        let before = self.get(uid);
        let mut pod = RuntimePod { uid: uid.to_string(), ..Default::default() };
        let described = join_all(sandboxes.iter().map(|s| self.runtime.pod_sandbox_status(&s.id, false)));
        let looked_at = join_all(containers.iter().map(|c| self.container(c, &before)));
        // The runtime is asked about all of them at once: a pod's readiness waits for this.
        let (described, looked_at) = tokio::join!(described, looked_at);
        let named = sandboxes
            .iter()
            .filter_map(|s| s.metadata.as_ref())
            .map(|m| (m.name.clone(), m.namespace.clone()))
            .next_back()
            .or_else(|| {
                let labels = &containers.first()?.labels;
                let label = |key: &str| labels.get(key).cloned().unwrap_or_default();
                Some((label(labels::POD_NAME), label(labels::POD_NAMESPACE)))
            });
        (pod.name, pod.namespace) = named.unwrap_or_default();
        for answer in described {
            match answer {
                Ok(answer) => pod.sandboxes.extend(answer.status.as_ref().map(SandboxStatus::from_cri)),
                Err(error) if error.is_not_found() => {}
                Err(error) => return Err(error),
            }
        }
        for status in looked_at {
            pod.containers.extend(status?);
        }
        pod.settle(Some(&before));
        let pod = Arc::new(pod);
        if pod.containers.is_empty() && pod.sandboxes.is_empty() {
            self.forget(uid);
        } else {
            self.pods.lock().insert(uid.to_string(), pod.clone());
        }
        Ok(pod)
    }

    /// One container's state; none when it is gone or not the kubelet's.
    async fn container(&self, container: &v1::Container, before: &RuntimePod) -> Result<Option<ContainerStatus>> {
        if State::from_cri(container.state) == State::Exited
            && let Some(known) = before.containers.iter().find(|c| c.id == container.id && c.state == State::Exited)
        {
            return Ok(Some(known.clone()));
        }
        let answer = match self.runtime.container_status(&container.id, false).await {
            Ok(answer) => answer,
            Err(error) if error.is_not_found() => return Ok(None),
            Err(error) => return Err(error),
        };
        let Some(mut status) = answer.status.and_then(ContainerStatus::from_cri) else { return Ok(None) };
        if status.state == State::Exited {
            add_message(&mut status).await;
        }
        Ok(Some(status))
    }
}

/// Adds what a container left as its last words.
async fn add_message(status: &mut ContainerStatus) {
    let Some(path) = status.annotations.get(labels::TERMINATION_MESSAGE_PATH).filter(|p| !p.is_empty()) else {
        return;
    };
    let file = status.mounts.iter().find(|m| m.container_path == *path).map(|m| m.host_path.clone());
    let mut text = match file {
        Some(file) => read_limited(&file).await,
        None => String::new(),
    };
    let fallback =
        status.annotations.get(labels::TERMINATION_MESSAGE_POLICY).map(String::as_str) == Some("FallbackToLogsOnError");
    if text.is_empty() && fallback && status.exit_code != 0 && status.reason != "ContainerCannotRun" {
        text = crate::logs::tail_text(&status.log_path, MAX_LOG_LINES, MAX_LOG_BYTES).await;
    }
    if text.is_empty() {
        return;
    }
    if !status.message.is_empty() {
        status.message.push_str(": ");
    }
    status.message.push_str(&text);
}

async fn read_limited(path: &str) -> String {
    use tokio::io::AsyncReadExt;
    let Ok(file) = tokio::fs::File::open(path).await else { return String::new() };
    let mut bytes = Vec::new();
    match file.take(MAX_MESSAGE_BYTES).read_to_end(&mut bytes).await {
        Ok(_) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => format!("Error reading termination log {path}: {error}"),
    }
}
