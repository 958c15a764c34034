//! The node agent: makes the pods bound to this node run on its container runtime.
//!
//! The pure core decides ([`plan`], [`status`], [`config`]), thin tasks act. Tasks:
//! one a pod ([`worker`]), one each for relisting, static pods, node status, lease,
//! pod statuses, image pulls, probes (one a probe), log rotation, collection, and
//! the two servers. None waits for another's runtime call.

pub mod backoff;
pub mod cache;
pub mod clock;
pub mod config;
pub mod hash;
pub mod images;
pub mod labels;
pub mod logs;
pub mod plan;
pub mod pleg;
pub mod pod;
pub mod qos;
pub mod quantity;
pub mod runtime_pod;
pub mod settings;
pub mod status;
pub mod volumes;
pub mod yaml;
