//! The metrics of CoreDNS that dashboards and tests look at.

use component_base::metrics::{Descriptor, Type};

const SECONDS: &[f64] = &[
    0.00025, 0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.024, 2.048, 4.096, 8.192,
];

const fn family(
    name: &'static str,
    kind: Type,
    labels: &'static [&'static str],
    buckets: &'static [f64],
) -> Descriptor {
    Descriptor { name, kind, stability: "STABLE", labels, buckets }
}

pub static TABLE: &[Descriptor] = &[
    family("coredns_build_info", Type::Gauge, &["goversion", "revision", "version"], &[]),
    family("coredns_cache_entries", Type::Gauge, &["server", "type", "view", "zones"], &[]),
    family("coredns_cache_hits_total", Type::Counter, &["server", "type", "view", "zones"], &[]),
    family("coredns_cache_misses_total", Type::Counter, &["server", "view", "zones"], &[]),
    family("coredns_dns_request_duration_seconds", Type::Histogram, &["server", "view", "zone"], SECONDS),
    family("coredns_dns_requests_total", Type::Counter, &["family", "proto", "server", "type", "view", "zone"], &[]),
    family("coredns_dns_responses_total", Type::Counter, &["plugin", "rcode", "server", "view", "zone"], &[]),
    family("coredns_forward_max_concurrent_rejects_total", Type::Counter, &[], &[]),
    family("coredns_health_request_failures_total", Type::Counter, &[], &[]),
    family("coredns_panics_total", Type::Counter, &[], &[]),
    family("coredns_reload_failed_total", Type::Counter, &[], &[]),
];
