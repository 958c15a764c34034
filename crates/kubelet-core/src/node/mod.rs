//! The node itself: what it is, its object in the API, its lease. Each in a task of
//! its own, so that no slow call of the runtime delays a heartbeat.

pub mod facts;
mod lease;
mod object;
mod report;

pub(crate) use report::ensure_csi_node;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::kubelet::Kubelet;
use facts::Machine;

/// Starts registration, status and lease; nothing without an API server.
pub fn start(
    kubelet: &Arc<Kubelet>,
    machine: &Machine,
    capacity: BTreeMap<String, String>,
    allocatable: BTreeMap<String, String>,
    features: &cri::Features,
) {
    let Some(api) = kubelet.api.clone() else { return };
    let identity = object::Identity {
        machine: machine.clone(),
        capacity,
        allocatable,
        features: features.clone(),
        runtime_version: format!("{}://{}", kubelet.runtime_name, kubelet.runtime_version),
    };
    kubelet.node_event(reconciler::EventType::Normal, "Starting", "Starting kubelet.");
    let shutdown = kubelet.shutdown.clone();
    let (k, a) = (kubelet.clone(), api.clone());
    tokio::spawn(async move {
        tokio::select! {
            () = k.shutdown.cancelled() => {}
            () = report::run(&k, &a, identity) => {}
        }
    });
    let k = kubelet.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = shutdown.cancelled() => {}
            () = lease::run(&k, &api) => {}
        }
    });
}
