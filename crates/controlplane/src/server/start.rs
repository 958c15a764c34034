//! What a server does for itself once its registry works: bootstrap objects and
//! the record of its own address.

use std::net::IpAddr;
use std::sync::Arc;

use apimachinery::{Status, json};
use apiserver::request::Loopback;
use async_trait::async_trait;
use storage::{Consistency, ListOptions, SharedStore, StorageError, Swap};
use tokio_util::sync::CancellationToken;

use super::Options;
use crate::bootstrap::{self, authentication, identity, kubernetes_service};

/// A server that does not renew its address in this time is taken out of the
/// endpoints of the `kubernetes` Service.
const MASTER_LEASE_SECONDS: u64 = 15;

/// Addresses of live servers under `/registry/masterleases/`.
struct StoreLeases {
    store: SharedStore,
    prefix: String,
}

fn failed(error: StorageError) -> Status {
    apiserver::registry::plain_error(error.to_string())
}

#[async_trait]
impl kubernetes_service::MasterLeases for StoreLeases {
    async fn list(&self) -> Result<Vec<String>, Status> {
        let page = self.store.list(&self.prefix, ListOptions::default()).await.map_err(failed)?;
        Ok(page.kvs.iter().map(|kv| kv.key[self.prefix.len()..].to_owned()).collect())
    }

    async fn update(&self, ip: &str) -> Result<(), Status> {
        let key = format!("{}{ip}", self.prefix);
        // The generation is bumped so that each renewal is a write of its own.
        let read = self.store.get(&key, Consistency::Linearizable).await.map_err(failed)?;
        let generation = read
            .kv
            .as_ref()
            .and_then(|kv| codec::protobuf::decode(&kv.value).ok())
            .and_then(|object| object["metadata"]["generation"].as_i64())
            .unwrap_or(0);
        let ty = schema::type_by_api_version("v1", "Endpoints").ok_or_else(|| Status::internal("no Endpoints"))?;
        let mut object = json!({
            "kind": "Endpoints",
            "apiVersion": "v1",
            "metadata": {"generation": generation + 1},
            "subsets": [{"addresses": [{"ip": ip}]}],
        });
        codec::canonicalize(&mut object, ty);
        let bytes = codec::protobuf::encode(&object, ty).into();
        let expected = read.kv.map_or(0, |kv| kv.mod_revision);
        match self.store.update(&key, bytes, expected, MASTER_LEASE_SECONDS).await.map_err(failed)? {
            Swap::Done { .. } => Ok(()),
            Swap::Mismatch { .. } => Err(Status::internal("the lease of this server changed meanwhile")),
        }
    }

    async fn remove(&self, ip: &str) -> Result<(), Status> {
        let key = format!("{}{ip}", self.prefix);
        let read = self.store.get(&key, Consistency::Linearizable).await.map_err(failed)?;
        if let Some(kv) = read.kv {
            self.store.delete(&key, kv.mod_revision).await.map_err(failed)?;
        }
        Ok(())
    }
}

/// The first usable address of a service range.
pub fn first_service_ip(cidr: &str) -> Option<IpAddr> {
    let net: ipnet::IpNet = cidr.parse().ok()?;
    Some(match net.network() {
        IpAddr::V4(ip) => IpAddr::V4((u32::from(ip) + 1).into()),
        IpAddr::V6(ip) => IpAddr::V6((u128::from(ip) + 1).into()),
    })
}

fn text_of(path: Option<&std::path::PathBuf>) -> String {
    path.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default()
}

/// Starts all bootstrap tasks; they end with `stop`.
pub fn bootstrap(
    options: &Options,
    store: SharedStore,
    loopback: Arc<dyn Loopback>,
    hooks: bootstrap::Hooks,
    stop: CancellationToken,
) -> Result<(), String> {
    let cidr = options.service_cidrs.first().cloned().unwrap_or_default();
    let service_ip = first_service_ip(&cidr)
        .ok_or_else(|| format!("failed to parse service-cluster-ip-range: invalid CIDR address: {cidr}"))?;
    let hostname = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default().trim().to_owned();
    let config = bootstrap::Config {
        kubernetes_service: kubernetes_service::Config {
            public_ip: options.advertise,
            public_port: options.bind.port(),
            service_ip,
            service_port: 443,
            node_port: u16::try_from(options.flags.i64("kubernetes-service-node-port")).unwrap_or(0),
        },
        service_cidrs: options.service_cidrs.clone(),
        authentication: authentication::Required {
            client_ca: text_of(options.client_ca.as_ref()),
            request_header_ca: text_of(options.request_header_ca.as_ref()),
            allowed_names: options.request_header_names.clone(),
            username_headers: options.request_header_user.clone(),
            uid_headers: options.request_header_uid.clone(),
            group_headers: options.request_header_group.clone(),
            extra_header_prefixes: options.request_header_extra.clone(),
        },
        identity: identity::Config {
            hostname,
            holder_suffix: uuid::Uuid::new_v4().to_string(),
            peer_address: std::net::SocketAddr::new(options.advertise, options.bind.port()).to_string(),
        },
    };
    let leases: Option<Arc<dyn kubernetes_service::MasterLeases>> =
        (options.endpoint_reconciler != "none").then(|| {
            let prefix = format!("{}/masterleases/", options.etcd_prefix.trim_end_matches('/'));
            Arc::new(StoreLeases { store, prefix }) as Arc<dyn kubernetes_service::MasterLeases>
        });
    bootstrap::start(config, loopback, leases, hooks, stop);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_address_of_a_range() {
        assert_eq!(first_service_ip("10.96.0.0/12"), Some("10.96.0.1".parse().expect("an address")));
        assert_eq!(first_service_ip("fd00::/108"), Some("fd00::1".parse().expect("an address")));
        assert_eq!(first_service_ip("x"), None);
    }
}
