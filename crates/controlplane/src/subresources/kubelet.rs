//! Where a node's kubelet is and how it is spoken to.
//!
//! Upstream followed: `pkg/kubelet/client/kubelet_client.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::core::Core;
use apiserver::forward::Target;
use pki::tls::ServerTrust;

use crate::server::Options;

/// `--kubelet-port` of nodes that say nothing.
const DEFAULT_PORT: u16 = 10250;

pub struct Kubelets {
    tls: Arc<rustls::ClientConfig>,
    /// `--kubelet-preferred-address-types`.
    address_types: Vec<String>,
}

impl Kubelets {
    pub fn new(options: &Options) -> Result<Self, String> {
        let read = |path: &std::path::PathBuf| {
            std::fs::read_to_string(path).map_err(|error| crate::server::security::open_error(path, &error))
        };
        let identity = match (&options.kubelet_cert, &options.kubelet_key) {
            (Some(cert), Some(key)) => {
                let chain = pki::Certificate::all_from_pem(&read(cert)?).map_err(|error| error.to_string())?;
                let key = pki::PrivateKey::from_pem(&read(key)?).map_err(|error| error.to_string())?;
                Some((chain, key))
            }
            _ => None,
        };
        let pool = match &options.kubelet_ca {
            Some(path) => Some(pki::Pool::from_pem(&read(path)?).map_err(|error| error.to_string())?),
            None => None,
        };
        let trust = match &pool {
            Some(pool) => ServerTrust::Roots(pool),
            None => ServerTrust::Anyone,
        };
        let identity = identity.as_ref().map(|(chain, key)| (chain.as_slice(), key));
        let tls = pki::tls::client_config(trust, identity).map_err(|error| error.to_string())?;
        Ok(Kubelets { tls: Arc::new(tls), address_types: options.kubelet_address_types.clone() })
    }

    pub fn tls(&self) -> Arc<rustls::ClientConfig> {
        self.tls.clone()
    }

    /// The address by preference.
    fn address(&self, node: &Value) -> Option<String> {
        let addresses = node["status"]["addresses"].as_array()?;
        self.address_types.iter().find_map(|wanted| {
            addresses
                .iter()
                .find(|a| a["type"] == wanted.as_str())
                .and_then(|a| a["address"].as_str())
                .map(str::to_owned)
        })
    }

    /// The kubelet of a node.
    pub async fn target(&self, core: &Core, name: &str) -> Result<Target, Status> {
        let nodes = core
            .table
            .load()
            .stored(&GroupResource::new("", "nodes"))
            .cloned()
            .ok_or_else(|| Status::internal("nodes are not served"))?;
        let entry =
            nodes.storage.get(&nodes.key("", name)?, None).await.map_err(|error| nodes.storage_status(error, name))?;
        let node = nodes.value(&entry)?;
        let host = self.address(&node).ok_or_else(|| {
            apiserver::registry::plain_error(format!(
                "no preferred addresses found; known addresses: {:?}",
                Vec::<String>::new()
            ))
        })?;
        let port = node["status"]["daemonEndpoints"]["kubeletEndpoint"]["Port"]
            .as_u64()
            .and_then(|port| u16::try_from(port).ok())
            .filter(|port| *port > 0)
            .unwrap_or(DEFAULT_PORT);
        Ok(Target { host, port, tls: Some(self.tls.clone()), server_name: None })
    }
}
