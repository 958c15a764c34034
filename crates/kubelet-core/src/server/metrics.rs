//! Metrics in text form: the kubelet's own, resource usage, cAdvisor's names, probes.

use std::fmt::Write;
use std::sync::Arc;

use http::{Response, StatusCode};

use super::stats::Stats;
use super::{Body, text};
use crate::clock;
use crate::kubelet::Kubelet;

fn answer(out: String) -> Response<Body> {
    let mut response = text(StatusCode::OK, out);
    response.headers_mut().insert(
        "content-type",
        http::HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8; escaping=underscores"),
    );
    response
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

struct Text(String);

impl Text {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }
    fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl std::fmt::Display) {
        let labels: Vec<String> = labels.iter().map(|(k, v)| format!("{k}=\"{}\"", escape(v))).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }
}

/// `/metrics`.
pub(super) fn own(kubelet: &Arc<Kubelet>) -> Response<Body> {
    kubelet.gauges();
    answer(kubelet.metrics.render())
}

/// `/metrics/resource`.
pub(super) async fn resource(_kubelet: &Arc<Kubelet>, stats: &Stats) -> Response<Body> {
    let mut out = Text(String::new());
    let millis = clock::now_nanos() / 1_000_000;
    let seconds = |nanos: u64| nanos as f64 / 1e9;
    let containers = stats.containers();
    let pods = stats.pods();
    let (node, _) = stats.node();
    out.family(
        "container_cpu_usage_seconds_total",
        "counter",
        "[STABLE] Cumulative cpu time consumed by the container in core-seconds",
    );
    for c in &containers {
        let labels = [("container", c.container.as_str()), ("namespace", &c.namespace), ("pod", &c.pod)];
        out.sample("container_cpu_usage_seconds_total", &labels, format!("{} {millis}", seconds(c.stats.cpu_nanos)));
    }
    out.family("container_memory_working_set_bytes", "gauge", "[STABLE] Current working set of the container in bytes");
    for c in &containers {
        let labels = [("container", c.container.as_str()), ("namespace", &c.namespace), ("pod", &c.pod)];
        out.sample(
            "container_memory_working_set_bytes",
            &labels,
            format!("{} {millis}", c.stats.memory_working_set_bytes),
        );
    }
    out.family(
        "container_start_time_seconds",
        "gauge",
        "[STABLE] Start time of the container since unix epoch in seconds",
    );
    for c in &containers {
        let labels = [("container", c.container.as_str()), ("namespace", &c.namespace), ("pod", &c.pod)];
        out.sample("container_start_time_seconds", &labels, c.started_at as f64 / 1e9);
    }
    out.family(
        "node_cpu_usage_seconds_total",
        "counter",
        "[STABLE] Cumulative cpu time consumed by the node in core-seconds",
    );
    out.sample("node_cpu_usage_seconds_total", &[], format!("{} {millis}", seconds(node.cpu_nanos)));
    out.family("node_memory_working_set_bytes", "gauge", "[STABLE] Current working set of the node in bytes");
    out.sample("node_memory_working_set_bytes", &[], format!("{} {millis}", node.memory_working_set_bytes));
    out.family(
        "pod_cpu_usage_seconds_total",
        "counter",
        "[STABLE] Cumulative cpu time consumed by the pod in core-seconds",
    );
    for (namespace, pod, usage) in &pods {
        let labels = [("namespace", namespace.as_str()), ("pod", pod)];
        out.sample("pod_cpu_usage_seconds_total", &labels, format!("{} {millis}", seconds(usage.cpu_nanos)));
    }
    out.family("pod_memory_working_set_bytes", "gauge", "[STABLE] Current working set of the pod in bytes");
    for (namespace, pod, usage) in &pods {
        let labels = [("namespace", namespace.as_str()), ("pod", pod)];
        out.sample("pod_memory_working_set_bytes", &labels, format!("{} {millis}", usage.memory_working_set_bytes));
    }
    out.family(
        "resource_scrape_error",
        "gauge",
        "[STABLE] 1 if there was an error while getting container metrics, 0 otherwise",
    );
    out.sample("resource_scrape_error", &[], 0);
    answer(out.0)
}

/// `/metrics/cadvisor`: the families that dashboards read.
pub(super) async fn cadvisor(kubelet: &Arc<Kubelet>, stats: &Stats) -> Response<Body> {
    let mut out = Text(String::new());
    let containers = stats.containers();
    let facts = kubelet.facts();
    type Pick = fn(&cgroups::Stats) -> f64;
    let families: [(&str, &str, &str, Pick); 6] = [
        ("container_cpu_usage_seconds_total", "counter", "Cumulative cpu time consumed in seconds.", |s| {
            s.cpu_nanos as f64 / 1e9
        }),
        (
            "container_memory_usage_bytes",
            "gauge",
            "Current memory usage in bytes, including all memory regardless of when it was accessed",
            |s| s.memory_usage_bytes as f64,
        ),
        ("container_memory_working_set_bytes", "gauge", "Current working set in bytes.", |s| {
            s.memory_working_set_bytes as f64
        }),
        ("container_memory_rss", "gauge", "Size of RSS in bytes.", |s| s.memory_rss_bytes as f64),
        ("container_processes", "gauge", "Number of processes running inside the container.", |s| s.pids as f64),
        ("container_spec_memory_limit_bytes", "gauge", "Memory limit for the container.", |s| {
            s.memory_limit_bytes.unwrap_or(0) as f64
        }),
    ];
    for (name, kind, help, pick) in families {
        out.family(name, kind, help);
        for c in &containers {
            let labels = [
                ("container", c.container.as_str()),
                ("id", &c.id),
                ("image", &c.image),
                ("name", &c.id),
                ("namespace", &c.namespace),
                ("pod", &c.pod),
            ];
            out.sample(name, &labels, pick(&c.stats));
        }
    }
    out.family("machine_memory_bytes", "gauge", "Amount of memory installed on the machine.");
    out.sample("machine_memory_bytes", &[], facts.memory_capacity_bytes);
    answer(out.0)
}

/// `/metrics/probes`.
pub(super) fn probes(kubelet: &Arc<Kubelet>) -> Response<Body> {
    let mut out = Text(String::new());
    out.family(
        "prober_probe_total",
        "counter",
        "[BETA] Cumulative number of a liveness, readiness or startup probe for a container by result.",
    );
    for ((namespace, pod, container, kind, result), count) in kubelet.probes.counts() {
        let labels = [
            ("container", container.as_str()),
            ("namespace", &namespace),
            ("pod", &pod),
            ("probe_type", kind),
            ("result", result),
        ];
        out.sample("prober_probe_total", &labels, count);
    }
    answer(out.0)
}
