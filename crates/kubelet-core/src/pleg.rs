//! Pod lifecycle events: once a second the runtime's lists are compared with the
//! last ones, and what changed is looked at and told to the pod's worker. Where the
//! runtime streams container events, those bring a pod's turn forward.
//!
//! Health: a relist older than [`RELIST_THRESHOLD`] makes the node not ready.
//! Followed upstream: pkg/kubelet/pleg/{generic,evented}.go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use cri::{Runtime, v1};
use futures::StreamExt;
use tokio_util::sync::CancellationToken;

use crate::cache::PodCache;
use crate::{clock, labels};

/// Time between relists.
pub const RELIST_PERIOD: Duration = Duration::from_secs(1);
/// Oldest relist of a healthy node.
pub const RELIST_THRESHOLD: Duration = Duration::from_secs(180);
/// Pause before a broken event stream is opened again.
const EVENT_RETRY: Duration = Duration::from_secs(5);

/// What a relist saw of one pod: ids and states.
type Picture = BTreeMap<String, i32>;

/// Watches the runtime.
pub struct Pleg {
    runtime: Arc<dyn Runtime>,
    cache: Arc<PodCache>,
    last_relist_nanos: AtomicI64,
}

impl Pleg {
    pub fn new(runtime: Arc<dyn Runtime>, cache: Arc<PodCache>) -> Self {
        Self { runtime, cache, last_relist_nanos: AtomicI64::new(0) }
    }

    /// Why the node is not healthy, if it is not.
    pub fn unhealthy(&self) -> Option<String> {
        let last = self.last_relist_nanos.load(Ordering::Relaxed);
        if last == 0 {
            return Some("pleg has yet to be successful".into());
        }
        let age = Duration::from_nanos(u64::try_from(clock::now_nanos() - last).unwrap_or(0));
        (age > RELIST_THRESHOLD).then(|| {
            format!(
                "pleg was last seen active {:?} ago; threshold is 3m0s",
                Duration::from_millis(age.as_millis() as u64)
            )
        })
    }

    /// When the runtime was last looked at, in seconds; 0 for never.
    pub fn last_seen_seconds(&self) -> f64 {
        (self.last_relist_nanos.load(Ordering::Relaxed) / 1_000_000_000) as f64
    }

    /// One comparison; returns the uids of pods that changed.
    pub async fn relist(&self, before: &mut BTreeMap<String, Picture>) -> cri::Result<BTreeSet<String>> {
        let (sandboxes, containers) =
            tokio::try_join!(self.runtime.list_pod_sandbox(None), self.runtime.list_containers(None))?;
        let mut by_pod: BTreeMap<String, (Vec<v1::PodSandbox>, Vec<v1::Container>)> = BTreeMap::new();
        for sandbox in sandboxes {
            if let Some(uid) = sandbox.labels.get(labels::POD_UID) {
                by_pod.entry(uid.clone()).or_default().0.push(sandbox);
            }
        }
        for container in containers {
            if let Some(uid) = container.labels.get(labels::POD_UID) {
                by_pod.entry(uid.clone()).or_default().1.push(container);
            }
        }
        let mut changed = BTreeSet::new();
        let gone: Vec<String> = before.keys().filter(|uid| !by_pod.contains_key(*uid)).cloned().collect();
        for uid in gone {
            before.remove(&uid);
            self.cache.forget(&uid);
            changed.insert(uid);
        }
        for (uid, (sandboxes, containers)) in by_pod {
            let picture: Picture = sandboxes
                .iter()
                .map(|s| (s.id.clone(), s.state))
                .chain(containers.iter().map(|c| (c.id.clone(), c.state)))
                .collect();
            if before.get(&uid) == Some(&picture) {
                continue;
            }
            match self.cache.inspect(&uid, sandboxes, containers).await {
                Ok(_) => {
                    before.insert(uid.clone(), picture);
                    changed.insert(uid);
                }
                // Not remembered, so that the next relist tries again.
                Err(error) => tracing::error!(pod_uid = %uid, err = %error, "PLEG: Ignoring events for pod"),
            }
        }
        self.last_relist_nanos.store(clock::now_nanos(), Ordering::Relaxed);
        Ok(changed)
    }

    /// Runs until shutdown; `notify` is told of each pod that changed.
    pub async fn run(
        &self,
        shutdown: CancellationToken,
        metrics: &component_base::metrics::Registry,
        notify: impl Fn(&str) + Send + Sync,
    ) {
        let mut pictures = BTreeMap::new();
        let mut before: Option<Instant> = None;
        let mut timer = tokio::time::interval(RELIST_PERIOD);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = shutdown.cancelled() => return,
                _ = timer.tick() => {}
            }
            let began = Instant::now();
            if let Some(before) = before.replace(began) {
                let interval = began.duration_since(before).as_secs_f64();
                metrics.with("kubelet_pleg_relist_interval_seconds", &[]).observe(interval);
            }
            let relisted = self.relist(&mut pictures).await;
            metrics.with("kubelet_pleg_relist_duration_seconds", &[]).observe(began.elapsed().as_secs_f64());
            match relisted {
                Ok(changed) => changed.iter().for_each(|uid| notify(uid)),
                Err(error) => tracing::error!(err = %error, "GenericPLEG: Unable to retrieve pods"),
            }
        }
    }

    /// Follows the runtime's event stream, where it has one.
    pub async fn follow_events(&self, shutdown: CancellationToken, notify: impl Fn(&str) + Send + Sync) {
        loop {
            let stream = tokio::select! {
                () = shutdown.cancelled() => return,
                stream = self.runtime.container_events() => stream,
            };
            match stream {
                Err(error) if error.is_unimplemented() => return,
                Err(_) => {}
                Ok(mut stream) => loop {
                    let event = tokio::select! {
                        () = shutdown.cancelled() => return,
                        event = stream.next() => event,
                    };
                    let Some(Ok(event)) = event else { break };
                    let uid = event.pod_sandbox_status.and_then(|s| s.metadata).map(|m| m.uid);
                    let Some(uid) = uid.filter(|uid| !uid.is_empty()) else { continue };
                    if self.cache.refresh(&uid).await.is_ok() {
                        notify(&uid);
                    }
                },
            }
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = tokio::time::sleep(EVENT_RETRY) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cri::fake::FakeRuntime;

    #[tokio::test]
    async fn changes_are_told_once() {
        let runtime = Arc::new(FakeRuntime::new());
        let cache = Arc::new(PodCache::new(runtime.clone()));
        let pleg = Pleg::new(runtime.clone(), cache.clone());
        let mut pictures = BTreeMap::new();
        assert!(pleg.relist(&mut pictures).await.unwrap().is_empty());
        let config = v1::PodSandboxConfig {
            labels: [(labels::POD_UID.to_string(), "u".to_string())].into(),
            ..Default::default()
        };
        let id = runtime.run_pod_sandbox(config, "").await.unwrap();
        assert_eq!(pleg.relist(&mut pictures).await.unwrap().len(), 1);
        assert!(cache.get("u").sandboxes[0].ready);
        assert!(pleg.relist(&mut pictures).await.unwrap().is_empty());
        runtime.remove_pod_sandbox(&id).await.unwrap();
        assert_eq!(pleg.relist(&mut pictures).await.unwrap().len(), 1);
        assert!(cache.get("u").sandboxes.is_empty());
        assert!(pleg.unhealthy().is_none());
    }
}
