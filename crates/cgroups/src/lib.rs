//! Control groups for pods: names, values and files, on cgroup v1 and v2, with the
//! cgroupfs and the systemd driver.
//!
//! - [`CgroupName`]: a path of plain components (`kubepods`, `burstable`, `podUID`)
//!   and how each driver spells it.
//! - [`resources`]: pure arithmetic: shares, quota, weight, as upstream computes them.
//! - [`Cgroups`]: creates, updates, measures and removes groups on this machine.
//!
//! Invariants: nothing outside the given root is written; creating what exists
//! and removing what is gone both succeed. Limit: a group is removed in at most
//! [`hierarchy::REMOVE_ATTEMPTS`] tries.
//! Followed upstream: pkg/kubelet/cm/{cgroup_manager_linux,helpers_linux,
//! qos_container_manager_linux,pod_container_manager_linux}.go.

pub mod hierarchy;
mod manager;
mod name;
pub mod resources;
mod stats;
mod systemd;

pub use hierarchy::{Hierarchy, Version};
pub use manager::{Cgroups, Driver, Error};
pub use name::CgroupName;
pub use resources::ResourceConfig;
pub use stats::Stats;
