//! May this pod run on this node, and how well would it fit: what the scheduler,
//! the kubelet's admission and the DaemonSet controller must agree on. Pure.
//!
//! Upstream followed: component-helpers/scheduling, pkg/api/v1/resource,
//! pkg/scheduler/framework/plugins.

pub mod affinity;
pub mod node;
pub mod pod;
pub mod resources;
pub mod taints;
pub mod volumes;

pub use node::Node;
pub use pod::Pod;
pub use resources::Resources;
