//! CSI drivers of this node and their volumes.
//!
//! [`register`](Csi::register) takes a driver in: it is asked for its node id, and the
//! node's annotation, topology labels and CSINode tell of it. [`mount`] brings a volume
//! to a pod (attached by the controller, staged once a node, published once a pod),
//! [`teardown`] takes it away in the opposite order.
//! Limits: a call of a driver may take [`CALL_TIMEOUT`].
//! Left out: raw block volumes, expansion on the node, SELinux mounts.
//! Followed upstream: pkg/volume/csi.

pub mod mount;
mod node;
mod teardown;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use cri::plugins::{self, csi as wire};
use parking_lot::Mutex;
use wire::node_client::NodeClient;
use wire::node_service_capability::rpc::Type as Ability;

use crate::kubelet::Kubelet;

/// Longest time a call of a driver may take.
pub const CALL_TIMEOUT: Duration = Duration::from_secs(120);

/// A registered driver.
#[derive(Debug, Clone)]
pub struct Driver {
    pub name: String,
    pub endpoint: PathBuf,
    version: (u64, u64, u64),
}

impl Driver {
    fn client(&self) -> NodeClient<plugins::Channel> {
        NodeClient::new(plugins::connect(&self.endpoint))
    }

    /// Whether the driver says it can do something.
    pub(crate) async fn can(&self, what: Ability) -> Result<bool, String> {
        use wire::node_service_capability::Type;
        let mut client = self.client();
        let call = client.node_get_capabilities(wire::NodeGetCapabilitiesRequest {});
        let answer = plugins::call(&self.endpoint, CALL_TIMEOUT, call).await.map_err(|e| e.to_string())?;
        Ok(answer.capabilities.iter().any(|c| matches!(&c.r#type, Some(Type::Rpc(rpc)) if rpc.r#type() == what)))
    }
}

/// Drivers, and what they hold.
#[derive(Default)]
pub struct Csi {
    drivers: Mutex<BTreeMap<String, Driver>>,
    /// Unique names of attachable volumes in use, as the node's status lists them.
    in_use: Mutex<BTreeSet<String>>,
    /// Volumes published to pods by this process, by pod uid and volume.
    published: Mutex<BTreeSet<(String, String)>>,
}

impl Csi {
    /// A driver by name.
    pub fn driver(&self, name: &str) -> Result<Driver, String> {
        self.drivers
            .lock()
            .get(name)
            .cloned()
            .ok_or_else(|| format!("driver name {name} not found in the list of registered CSI drivers"))
    }

    /// Attachable volumes in use.
    pub fn volumes_in_use(&self) -> Vec<String> {
        self.in_use.lock().iter().cloned().collect()
    }

    /// Takes a driver in.
    pub async fn register(
        &self,
        kubelet: &Arc<Kubelet>,
        name: &str,
        endpoint: &Path,
        versions: &[String],
    ) -> Result<(), String> {
        tracing::info!(plugin = name, endpoint = %endpoint.display(), versions = %versions.join(","), "Trying to validate a new CSI Driver");
        let version = highest(name, versions)?;
        if let Some(old) = self.drivers.lock().get(name).filter(|old| old.version >= version) {
            let (major, minor, patch) = old.version;
            return Err(format!(
                "kubernetes.io/csi: RegisterPlugin for CSI driver {name:?} failed. Another driver with the same name is already registered with a higher supported version: \"{major}.{minor}.{patch}\""
            ));
        }
        let driver = Driver { name: name.to_string(), endpoint: endpoint.to_path_buf(), version };
        let mut client = driver.client();
        let info = plugins::call(endpoint, CALL_TIMEOUT, client.node_get_info(wire::NodeGetInfoRequest {}))
            .await
            .map_err(|e| e.to_string())?;
        if info.node_id.is_empty() {
            return Err(format!("error adding CSI driver node info: driverNodeID must not be empty (driver {name})"));
        }
        let before = self.drivers.lock().insert(name.to_string(), driver);
        let told = node::install(kubelet, name, &info).await;
        if let Err(text) = told {
            let mut drivers = self.drivers.lock();
            match before {
                Some(before) => drivers.insert(name.to_string(), before),
                None => drivers.remove(name),
            };
            return Err(text);
        }
        // Pods may be waiting for it.
        for pod in kubelet.pods() {
            kubelet.wake(&pod.metadata.uid);
        }
        Ok(())
    }

    /// Signs a driver off.
    pub async fn deregister(&self, kubelet: &Arc<Kubelet>, name: &str) {
        self.drivers.lock().remove(name);
        if let Err(text) = node::uninstall(kubelet, name).await {
            tracing::error!(err = %text, plugin = name, "Error uninstalling CSI driver");
        }
    }
}

/// The highest version below 2; a driver of the future is not understood.
fn highest(name: &str, versions: &[String]) -> Result<(u64, u64, u64), String> {
    let head = format!("kubernetes.io/csi: RegisterPlugin for CSI driver {name:?} failed.");
    if versions.is_empty() {
        return Err(format!("{head} Plugin returned an empty list for supported versions"));
    }
    let parse = |text: &String| {
        let mut parts = text.trim_start_matches('v').split('.').map(str::parse::<u64>);
        let mut next = || parts.next().and_then(Result::ok);
        Some((next()?, next()?, next().unwrap_or(0)))
    };
    versions.iter().filter_map(parse).filter(|v| v.0 < 2).max().ok_or_else(|| {
        format!(
            "{head} None of the versions specified {versions:?} are supported. err=None of the versions are supported"
        )
    })
}

/// Hex of SHA-256.
pub(crate) fn sha256_hex(text: &str) -> String {
    use sha2::Digest;
    hex::encode(sha2::Sha256::digest(text.as_bytes()))
}

/// Where a volume is staged for the node.
pub(crate) fn stage_path(root: &Path, driver: &str, handle: &str) -> PathBuf {
    root.join("plugins/kubernetes.io/csi").join(driver).join(sha256_hex(handle)).join("globalmount")
}

/// Name of the VolumeAttachment of a volume on a node.
pub(crate) fn attachment_name(handle: &str, driver: &str, node: &str) -> String {
    format!("csi-{}", sha256_hex(&format!("{handle}{driver}{node}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions() {
        let list = |l: &[&str]| l.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(highest("d", &list(&["1.0.0", "1.2.0", "2.0.0"])), Ok((1, 2, 0)));
        assert!(highest("d", &list(&["2.0.0"])).is_err());
        assert!(highest("d", &[]).unwrap_err().ends_with("empty list for supported versions"));
    }

    #[test]
    fn names() {
        assert_eq!(
            stage_path(Path::new("/k"), "d", "v").display().to_string(),
            "/k/plugins/kubernetes.io/csi/d/4c94485e0c21ae6c41ce1dfe7b6bfaceea5ab68e40a2476f50208e526f506080/globalmount"
        );
        assert_eq!(attachment_name("v", "d", "n").len(), 68);
    }
}
