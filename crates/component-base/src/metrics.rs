//! Metrics with upstream's names, in the Prometheus text format.
//!
//! Families come from the tables of v1.37.2; a family with labels and without a
//! sample is not shown, one without labels is there from the start, as Prometheus
//! clients do. What tells of the Go runtime (`go_…`) is left out: there is none.
//! Values are atomics: recording takes no lock once a child is held.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::RwLock;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    Counter,
    Gauge,
    Histogram,
    Summary,
}

/// One metric family of upstream's.
#[derive(Debug)]
pub struct Descriptor {
    pub name: &'static str,
    pub kind: Type,
    /// `STABLE`, `BETA`, `ALPHA`, `INTERNAL`.
    pub stability: &'static str,
    pub labels: &'static [&'static str],
    /// Upper bounds without +Inf.
    pub buckets: &'static [f64],
}

/// A number that many threads add to.
#[derive(Debug, Default)]
pub struct Number(AtomicU64);

impl Number {
    pub fn get(&self) -> f64 {
        f64::from_bits(self.0.load(Ordering::Relaxed))
    }
    pub fn set(&self, value: f64) {
        self.0.store(value.to_bits(), Ordering::Relaxed);
    }
    pub fn add(&self, delta: f64) {
        let _ = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |bits| Some((f64::from_bits(bits) + delta).to_bits()));
    }
    pub fn inc(&self) {
        self.add(1.0);
    }
}

/// One child of a family: a label set's value.
#[derive(Debug)]
pub struct Child {
    pub value: Number,
    bounds: &'static [f64],
    counts: Vec<AtomicU64>,
}

impl Child {
    fn new(bounds: &'static [f64]) -> Self {
        Child { value: Number::default(), bounds, counts: (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect() }
    }
    pub fn inc(&self) {
        self.value.inc();
    }
    pub fn add(&self, delta: f64) {
        self.value.add(delta);
    }
    pub fn set(&self, value: f64) {
        self.value.set(value);
    }
    /// Counts one observation of a histogram.
    pub fn observe(&self, sample: f64) {
        let slot = self.bounds.partition_point(|bound| *bound < sample);
        self.counts[slot].fetch_add(1, Ordering::Relaxed);
        self.value.add(sample);
    }
}

#[derive(Debug)]
pub struct Family {
    descriptor: &'static Descriptor,
    children: RwLock<BTreeMap<Vec<String>, Arc<Child>>>,
}

impl Family {
    /// The child of a label set, values in the order of the family's labels.
    pub fn with(&self, labels: &[&str]) -> Arc<Child> {
        debug_assert_eq!(labels.len(), self.descriptor.labels.len(), "{}", self.descriptor.name);
        if let Some(child) = self.children.read().iter().find(|(k, _)| k.iter().eq(labels.iter())).map(|(_, c)| c) {
            return child.clone();
        }
        let key: Vec<String> = labels.iter().map(|l| (*l).to_owned()).collect();
        self.children.write().entry(key).or_insert_with(|| Arc::new(Child::new(self.descriptor.buckets))).clone()
    }
    /// Forgets a label set.
    pub fn remove(&self, labels: &[&str]) {
        self.children.write().retain(|key, _| !key.iter().eq(labels.iter()));
    }

    fn render(&self, out: &mut String) {
        let children = self.children.read();
        if children.is_empty() {
            return;
        }
        let d = self.descriptor;
        let kind = match d.kind {
            Type::Counter => "counter",
            Type::Gauge => "gauge",
            Type::Histogram => "histogram",
            Type::Summary => "summary",
        };
        let _ = writeln!(out, "# HELP {} [{}]", d.name, if d.stability.is_empty() { "ALPHA" } else { d.stability });
        let _ = writeln!(out, "# TYPE {} {kind}", d.name);
        for (labels, child) in children.iter() {
            let pairs: Vec<String> =
                d.labels.iter().zip(labels).map(|(name, value)| format!("{name}=\"{}\"", escape(value))).collect();
            let joined = pairs.join(",");
            let braces = if joined.is_empty() { String::new() } else { format!("{{{joined}}}") };
            if d.kind != Type::Histogram {
                let _ = writeln!(out, "{}{braces} {}", d.name, number(child.value.get()));
                continue;
            }
            let comma = if joined.is_empty() { "" } else { "," };
            let mut cumulative = 0;
            for (slot, count) in child.counts.iter().enumerate() {
                cumulative += count.load(Ordering::Relaxed);
                let le = d.buckets.get(slot).map_or_else(|| "+Inf".to_owned(), |b| number(*b));
                let _ = writeln!(out, "{}_bucket{{{joined}{comma}le=\"{le}\"}} {cumulative}", d.name);
            }
            let _ = writeln!(out, "{}_sum{braces} {}", d.name, number(child.value.get()));
            let _ = writeln!(out, "{}_count{braces} {cumulative}", d.name);
        }
    }
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

/// Go's shortest form, exponents from 21 digits on as Prometheus prints them.
fn number(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+Inf".into() } else { "-Inf".into() };
    }
    if value != 0.0 && (value.abs() < 1e-4 || value.abs() >= 1e21) {
        let text = format!("{value:e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        return format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs());
    }
    format!("{value}")
}

/// Families without labels that upstream makes as vectors: they come with their
/// first sample.
const VECTORS: &[&str] = &[
    "apiserver_externaljwt_fetch_keys_data_timestamp",
    "apiserver_externaljwt_fetch_keys_success_timestamp",
    "endpoint_slice_controller_desired_endpoint_slices",
    "endpoint_slice_controller_endpoints_added_per_sync",
    "endpoint_slice_controller_endpoints_desired",
    "endpoint_slice_controller_endpoints_removed_per_sync",
    "endpoint_slice_controller_num_endpoint_slices",
    "endpoint_slice_mirroring_controller_addresses_skipped_per_sync",
    "endpoint_slice_mirroring_controller_desired_endpoint_slices",
    "endpoint_slice_mirroring_controller_endpoints_added_per_sync",
    "endpoint_slice_mirroring_controller_endpoints_desired",
    "endpoint_slice_mirroring_controller_endpoints_removed_per_sync",
    "endpoint_slice_mirroring_controller_endpoints_updated_per_sync",
    "endpoint_slice_mirroring_controller_num_endpoint_slices",
    "kubelet_pod_start_sli_duration_seconds",
    "kubelet_pod_start_total_duration_seconds",
    "kubeproxy_iptables_ct_state_invalid_dropped_packets_total",
    "kubeproxy_iptables_localhost_nodeports_accepted_packets_total",
];

fn born_at_once(descriptor: &Descriptor) -> bool {
    descriptor.labels.is_empty()
        && descriptor.kind != Type::Summary
        && !descriptor.name.starts_with("go_")
        && !descriptor.name.starts_with("process_")
        && !VECTORS.contains(&descriptor.name)
}

type Collector = Box<dyn Fn(&Registry) + Send + Sync>;

/// The families of one component.
pub struct Registry {
    families: BTreeMap<&'static str, Family>,
    /// Run before a scrape, to set gauges that are computed only then.
    collectors: RwLock<Vec<Collector>>,
}

impl Registry {
    pub fn new(component: &str, table: &'static [Descriptor]) -> Arc<Self> {
        let mut families = BTreeMap::new();
        for descriptor in table.iter().chain(PROCESS) {
            families.insert(descriptor.name, Family { descriptor, children: RwLock::default() });
        }
        let registry = Arc::new(Registry { families, collectors: RwLock::default() });
        for family in registry.families.values().filter(|family| born_at_once(family.descriptor)) {
            family.with(&[]);
        }
        if let Some(family) = registry.get("kubernetes_build_info") {
            let values: Vec<&str> =
                family.descriptor.labels.iter().map(|label| crate::version::field(build_label(label))).collect();
            family.with(&values).set(1.0);
        }
        registry.set_features(component, &crate::features::FeatureGates::default());
        registry
    }

    /// Shows the gates as they are set.
    pub fn set_features(&self, component: &str, gates: &crate::features::FeatureGates) {
        let Some(family) = self.get("kubernetes_feature_enabled") else { return };
        for (name, stage, on) in gates.all(component) {
            let values: Vec<&str> =
                family.descriptor.labels.iter().map(|l| if *l == "name" { name } else { stage }).collect();
            family.with(&values).set(f64::from(u8::from(on)));
        }
    }

    /// A family by upstream's name.
    pub fn get(&self, name: &str) -> Option<&Family> {
        self.families.get(name)
    }

    /// The child of a family's label set. A name that the component's table
    /// lacks is a mistake of the program.
    pub fn with(&self, name: &str, labels: &[&str]) -> Arc<Child> {
        self.families.get(name).unwrap_or_else(|| panic!("no metric {name} in the table")).with(labels)
    }

    /// Makes the families without labels shown from the start, at zero, as those of a
    /// Prometheus client are.
    pub fn show_plain(&self) {
        for family in self.families.values().filter(|f| f.descriptor.labels.is_empty()) {
            family.with(&[]);
        }
    }

    pub fn on_scrape(&self, collector: impl Fn(&Registry) + Send + Sync + 'static) {
        self.collectors.write().push(Box::new(collector));
    }

    /// The body of `/metrics` (`text/plain; version=0.0.4`).
    pub fn render(&self) -> String {
        for collector in self.collectors.read().iter() {
            collector(self);
        }
        self.process();
        let mut out = String::with_capacity(64 * 1024);
        for family in self.families.values() {
            family.render(&mut out);
        }
        out
    }

    fn process(&self) {
        let set = |name: &str, value: f64| self.with(name, &[]).set(value);
        let Ok(stat) = std::fs::read_to_string("/proc/self/stat") else { return };
        // Fields after the command's closing bracket; the first is field 3.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let field = |n: usize| fields.get(n - 3).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
        // The tick is 100 on every Linux Kubernetes runs on.
        set("process_cpu_seconds_total", (field(14) + field(15)) / 100.0);
        set("process_virtual_memory_bytes", field(23));
        set("process_resident_memory_bytes", field(24) * 4096.0);
        let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
        // The soft limit stands behind the name; without limit Prometheus shows the largest number.
        let limit = |name: &str| {
            let soft = limits.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next());
            soft.map(|soft| soft.parse().unwrap_or(u64::MAX as f64))
        };
        for (metric, name) in
            [("process_max_fds", "Max open files"), ("process_virtual_memory_max_bytes", "Max address space")]
        {
            if let Some(value) = limit(name) {
                set(metric, value);
            }
        }
        let (received, sent) = network_bytes(&std::fs::read_to_string("/proc/self/net/dev").unwrap_or_default());
        set("process_network_receive_bytes_total", received);
        set("process_network_transmit_bytes_total", sent);
        if let Ok(entries) = std::fs::read_dir("/proc/self/fd") {
            set("process_open_fds", entries.count() as f64);
        }
        let boot = std::fs::read_to_string("/proc/stat")
            .ok()
            .and_then(|s| s.lines().find_map(|l| l.strip_prefix("btime ").and_then(|t| t.parse::<f64>().ok())));
        if let Some(boot) = boot {
            set("process_start_time_seconds", boot + field(22) / 100.0);
        }
    }
}

/// Bytes of all devices in `/proc/net/dev`.
fn network_bytes(devices: &str) -> (f64, f64) {
    let counts = devices.lines().filter_map(|line| {
        let fields: Vec<f64> =
            line.split_once(':')?.1.split_whitespace().map(|field| field.parse().unwrap_or(0.0)).collect();
        Some((*fields.first()?, *fields.get(8)?))
    });
    counts.fold((0.0, 0.0), |(received, sent), (r, s)| (received + r, sent + s))
}

fn build_label(label: &str) -> &'static str {
    match label {
        "major" => "major",
        "minor" => "minor",
        "git_version" => "gitVersion",
        "git_commit" => "gitCommit",
        "git_tree_state" => "gitTreeState",
        "build_date" => "buildDate",
        "go_version" => "goVersion",
        "compiler" => "compiler",
        "platform" => "platform",
        _ => "",
    }
}

const fn process(name: &'static str, kind: Type) -> Descriptor {
    Descriptor { name, kind, stability: "ALPHA", labels: &[], buckets: &[] }
}

static PROCESS: &[Descriptor] = &[
    process("process_cpu_seconds_total", Type::Counter),
    process("process_virtual_memory_bytes", Type::Gauge),
    process("process_resident_memory_bytes", Type::Gauge),
    process("process_open_fds", Type::Gauge),
    process("process_max_fds", Type::Gauge),
    process("process_virtual_memory_max_bytes", Type::Gauge),
    process("process_network_receive_bytes_total", Type::Counter),
    process("process_network_transmit_bytes_total", Type::Counter),
    process("process_start_time_seconds", Type::Gauge),
];

#[cfg(test)]
mod tests {
    use super::*;

    static TABLE: &[Descriptor] = &[
        Descriptor { name: "a_total", kind: Type::Counter, stability: "STABLE", labels: &["code"], buckets: &[] },
        Descriptor { name: "b_seconds", kind: Type::Histogram, stability: "ALPHA", labels: &[], buckets: &[0.1, 1.0] },
    ];

    #[test]
    fn families_without_labels_are_there_from_the_start() {
        let text = Registry::new("kubelet", TABLE).render();
        assert!(text.contains("b_seconds_count 0\n") && !text.contains("a_total"), "{text}");
    }

    #[test]
    fn bytes_of_all_devices_are_added() {
        let text = "Inter-|\n face |\n  lo: 10 1 0 0 0 0 0 0 20 1\neth0:5 1 0 0 0 0 0 0 7 1\n";
        assert_eq!(network_bytes(text), (15.0, 27.0));
    }

    #[test]
    fn text_format() {
        let registry = Registry::new("kubelet", TABLE);
        registry.with("a_total", &["200"]).inc();
        registry.with("b_seconds", &[]).observe(0.1);
        registry.with("b_seconds", &[]).observe(5.0);
        let text = registry.render();
        assert!(text.contains("# HELP a_total [STABLE]\n# TYPE a_total counter\na_total{code=\"200\"} 1\n"), "{text}");
        assert!(text.contains(
            "b_seconds_bucket{le=\"0.1\"} 1\nb_seconds_bucket{le=\"1\"} 1\nb_seconds_bucket{le=\"+Inf\"} 2\nb_seconds_sum 5.1\nb_seconds_count 2\n"
        ));
        assert_eq!(number(1e-5), "1e-05");
    }
}
