//! The two system priority classes.
//!
//! Upstream followed: `pkg/registry/scheduling/rest/storage_scheduling.go`,
//! `pkg/apis/scheduling/v1/helpers.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::json;

pub const SYSTEM_CLUSTER_CRITICAL: &str = "system-cluster-critical";
pub const SYSTEM_NODE_CRITICAL: &str = "system-node-critical";

pub fn objects() -> [Value; 2] {
    let class = |name: &str, value: i64, description: &str| {
        json!({
            "apiVersion": "scheduling.k8s.io/v1",
            "kind": "PriorityClass",
            "metadata": {"name": name},
            "value": value,
            "description": description,
        })
    };
    [
        class(
            SYSTEM_NODE_CRITICAL,
            2_000_001_000,
            "Used for system critical pods that must not be moved from their current node.",
        ),
        class(
            SYSTEM_CLUSTER_CRITICAL,
            2_000_000_000,
            "Used for system critical pods that must run in the cluster, but can be moved to another node if necessary.",
        ),
    ]
}

pub async fn ensure(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    let classes = GroupResource::new("scheduling.k8s.io", "priorityclasses");
    for object in objects() {
        super::create_missing(loopback, &classes, "", object).await?;
    }
    Ok(())
}
