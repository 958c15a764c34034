//! The node agent: makes the pods bound to this node run on its container runtime.
//!
//! The pure core decides ([`plan`], [`status`], [`config`]), thin tasks act. Tasks:
//! one a pod ([`worker`]), one each for relisting, static pods, node status, lease,
//! pod statuses, image pulls, probes (one a probe), log rotation, collection, and
//! the two servers. None waits for another's runtime call.

pub mod admission;
pub mod allocation;
pub mod api;
mod api_pods;
pub mod backoff;
pub mod bootstrap;
pub mod cache;
pub mod clock;
pub mod config;
pub mod credentials;
pub mod csi;
pub mod devices;
mod eviction;
mod gc;
pub mod hash;
mod hooks;
pub mod images;
mod kill;
pub mod kubelet;
pub mod labels;
pub mod logs;
pub mod meter;
mod mirror;
pub mod node;
pub mod plan;
pub mod pleg;
mod plugins;
pub mod pod;
pub mod pod_certificates;
pub mod probes;
pub mod qos;
pub mod quantity;
mod rotation;
pub mod run;
pub mod runtime_pod;
mod server;
pub mod settings;
mod start;
pub mod static_pods;
pub mod status;
pub mod statuses;
pub mod sync;
pub mod tls;
pub mod trust_bundles;
pub mod volumes;
pub mod worker;
pub mod yaml;
