//! kube-system, kube-public, kube-node-lease and default: looked at every
//! minute, made again when missing.
//!
//! Upstream followed: `pkg/controlplane/controller/systemnamespaces`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status};
use apiserver::request::Loopback;
use serde_json::json;

pub const PERIOD: Duration = Duration::from_secs(60);
pub const SYSTEM: [&str; 4] = ["kube-system", "kube-public", "kube-node-lease", "default"];

pub async fn ensure(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    let namespaces = GroupResource::new("", "namespaces");
    for name in SYSTEM {
        let object = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name}});
        super::create_missing(loopback, &namespaces, "", object).await?;
    }
    Ok(())
}
