//! What every component binary shares: flags as upstream spells them, feature
//! gates, klog-shaped logs, metrics, health checks, version and shutdown.
//!
//! Upstream followed: staging/src/k8s.io/component-base.

pub mod cli;
pub mod features;
pub mod flags;
pub mod health;
pub mod logs;
pub mod metrics;
pub mod shutdown;
pub mod tables;
pub mod version;
