//! What priority and fairness counts, with upstream's names.
//!
//! Upstream followed: `apiserver/pkg/util/flowcontrol/metrics`.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use component_base::metrics::{Child, Registry};

/// Nothing is counted before the registry is there.
#[derive(Default)]
pub struct FlowMetrics(OnceLock<Arc<Registry>>);

/// Raises a gauge while it lives, and tells a histogram how long that was.
pub struct Measured {
    gauge: Arc<Child>,
    seconds: Option<Arc<Child>>,
    began: std::time::Instant,
}

impl Drop for Measured {
    fn drop(&mut self) {
        self.gauge.add(-1.0);
        if let Some(seconds) = &self.seconds {
            seconds.observe(self.began.elapsed().as_secs_f64());
        }
    }
}

impl FlowMetrics {
    /// The first registry holds.
    pub fn install(&self, registry: Arc<Registry>) {
        let _ = self.0.set(registry);
    }

    fn raise(&self, gauge: &str, seconds: Option<(&str, &[&str])>, labels: &[&str]) -> Option<Measured> {
        let registry = self.0.get()?;
        let gauge = registry.with(gauge, labels);
        gauge.inc();
        let seconds = seconds.map(|(family, labels)| registry.with(family, labels));
        Some(Measured { gauge, seconds, began: std::time::Instant::now() })
    }

    /// A request that waits in a queue.
    pub fn queued(&self, level: &str, schema: &str) -> Option<Measured> {
        self.raise("apiserver_flowcontrol_current_inqueue_requests", None, &[level, schema])
    }

    /// A request that has its seat. `kind`: `regular` or `watch`.
    pub fn executing(&self, level: &str, schema: &str, kind: &str) -> Option<Measured> {
        let registry = self.0.get()?;
        registry.with("apiserver_flowcontrol_dispatched_requests_total", &[level, schema]).inc();
        let seconds = ("apiserver_flowcontrol_request_execution_seconds", &[level, schema, kind][..]);
        self.raise("apiserver_flowcontrol_current_executing_requests", Some(seconds), &[level, schema])
    }

    /// How long a request waited before it was let in or refused.
    pub fn waited(&self, level: &str, schema: &str, executed: bool, took: Duration) {
        let Some(registry) = self.0.get() else { return };
        let labels = [level, schema, if executed { "true" } else { "false" }];
        registry.with("apiserver_flowcontrol_request_wait_duration_seconds", &labels).observe(took.as_secs_f64());
    }

    /// `reason`: `queue-full`, `concurrency-limit`, `time-out`.
    pub fn rejected(&self, level: &str, schema: &str, reason: &str) {
        let Some(registry) = self.0.get() else { return };
        registry.with("apiserver_flowcontrol_rejected_requests_total", &[level, schema, reason]).inc();
    }

    /// Seats of a level, by its share and as they are now.
    pub fn seats(&self, level: &str, seats: u64) {
        let Some(registry) = self.0.get() else { return };
        for family in ["apiserver_flowcontrol_nominal_limit_seats", "apiserver_flowcontrol_current_limit_seats"] {
            registry.with(family, &[level]).set(seats as f64);
        }
    }
}

#[cfg(test)]
mod tests {
    use component_base::tables::kube_apiserver::METRICS;

    use super::*;

    #[test]
    fn every_family_takes_the_labels_it_is_given() {
        let metrics = FlowMetrics::default();
        assert!(metrics.queued("l", "s").is_none());
        let registry = Registry::new("kube-apiserver", METRICS);
        metrics.install(registry.clone());
        drop(metrics.queued("l", "s"));
        drop(metrics.executing("l", "s", "regular"));
        metrics.waited("l", "s", true, Duration::from_millis(1));
        metrics.rejected("l", "s", "time-out");
        metrics.seats("l", 7);
        let text = registry.render();
        assert!(
            text.contains(r#"apiserver_flowcontrol_dispatched_requests_total{priority_level="l",flow_schema="s"} 1"#)
        );
        assert!(text.contains(r#"apiserver_flowcontrol_nominal_limit_seats{priority_level="l"} 7"#));
    }
}
