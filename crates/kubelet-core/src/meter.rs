//! The kubelet's own metrics: what is counted as it happens, and what is read off the
//! pods when somebody asks.
//! Followed upstream: pkg/kubelet/metrics.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use component_base::metrics::Registry;

use crate::kubelet::Kubelet;
use crate::runtime_pod::State;

/// Where runtime calls are counted once there is a registry.
pub type Late = Arc<OnceLock<Arc<Registry>>>;

/// Counts the calls of a runtime.
pub fn of_runtime(late: Late) -> cri::Observer {
    cri::Observer(Arc::new(move |operation, took, failed| {
        let Some(registry) = late.get() else { return };
        registry.with("kubelet_runtime_operations_total", &[operation]).inc();
        registry.with("kubelet_runtime_operations_duration_seconds", &[operation]).observe(took.as_secs_f64());
        if failed {
            registry.with("kubelet_runtime_operations_errors_total", &[operation]).inc();
        }
    }))
}

impl Kubelet {
    /// One more of something.
    pub(crate) fn count(&self, name: &str, labels: &[&str]) {
        if let Some(family) = self.metrics.get(name) {
            family.with(labels).inc();
        }
    }

    /// How long something took.
    pub(crate) fn observe(&self, name: &str, labels: &[&str], took: Duration) {
        if let Some(family) = self.metrics.get(name) {
            family.with(labels).observe(took.as_secs_f64());
        }
    }

    fn gauge(&self, name: &str, labels: &[&str], value: f64) {
        if let Some(family) = self.metrics.get(name) {
            family.with(labels).set(value);
        }
    }

    /// Sets what is computed only when asked for.
    pub(crate) fn gauges(&self) {
        let cache = self.cache.all();
        let with = |state: State| cache.iter().flat_map(|p| &p.containers).filter(|c| c.state == state).count();
        for (name, state) in [
            ("created", State::Created),
            ("running", State::Running),
            ("exited", State::Exited),
            ("unknown", State::Unknown),
        ] {
            self.gauge("kubelet_running_containers", &[name], with(state) as f64);
        }
        let running = cache.iter().filter(|p| p.sandboxes.iter().any(|s| s.ready)).count();
        self.gauge("kubelet_running_pods", &[], running as f64);
        self.gauge("kubelet_node_name", &[&self.settings.node_name], 1.0);
        self.gauge("kubelet_metrics_provider", &["cadvisor"], 1.0);
        self.gauge("kubelet_mirror_pods", &[], self.mirrors.lock().len() as f64);
        if let Some(groups) = &self.cgroups {
            let version = if groups.version() == cgroups::Version::V1 { 1.0 } else { 2.0 };
            self.gauge("kubelet_cgroup_version", &[], version);
        }
        self.gauge("kubelet_pleg_last_seen_seconds", &[], self.pleg.last_seen_seconds());
        self.pods_gauges();
    }

    fn pods_gauges(&self) {
        let mut working: BTreeMap<(&str, &str, &str), usize> = BTreeMap::new();
        for lifecycle in ["sync", "terminating", "terminated"] {
            for (config, fixed) in
                [("desired", ""), ("desired", "true"), ("orphan", ""), ("orphan", "true"), ("runtime_only", "unknown")]
            {
                working.insert((lifecycle, config, fixed), 0);
            }
        }
        let mut desired = [0usize; 2];
        let mut active = [0usize; 2];
        let mut ephemeral = 0;
        let workers: Vec<_> = self.workers.lock().values().cloned().collect();
        for worker in workers {
            let pod = worker.pod();
            let fixed = usize::from(pod.is_static());
            desired[fixed] += 1;
            active[fixed] += usize::from(!pod.is_finished() && worker.verdict().is_none());
            ephemeral += pod.spec.ephemeral_containers.len();
            let config = if worker.is_removed() { "orphan" } else { "desired" };
            let key = (worker.lifecycle(), config, if pod.is_static() { "true" } else { "" });
            *working.entry(key).or_default() += 1;
        }
        for ((lifecycle, config, fixed), count) in working {
            self.gauge("kubelet_working_pods", &[lifecycle, config, fixed], count as f64);
        }
        for (name, counts) in [("kubelet_desired_pods", desired), ("kubelet_active_pods", active)] {
            self.gauge(name, &[""], counts[0] as f64);
            self.gauge(name, &["true"], counts[1] as f64);
        }
        self.gauge("kubelet_managed_ephemeral_containers", &[], f64::from(u32::try_from(ephemeral).unwrap_or(0)));
    }
}

/// The first part of a path, with the second of metrics.
pub(crate) fn root_of(path: &str) -> String {
    let mut parts = path.trim_start_matches('/').split('/');
    match (parts.next().unwrap_or_default(), parts.next()) {
        ("metrics", Some(second)) => format!("metrics/{second}"),
        (first, _) => first.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_requests() {
        assert_eq!(root_of("/metrics/cadvisor"), "metrics/cadvisor");
        assert_eq!(root_of("/exec/n/p/c"), "exec");
        assert_eq!(root_of("/metrics"), "metrics");
    }
}
