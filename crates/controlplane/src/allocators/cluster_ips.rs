//! Cluster IPs: an address is taken by making the IPAddress object of its name,
//! from the ranges of the ServiceCIDR objects that are ready.
//!
//! Upstream followed: `pkg/registry/core/service/ipallocator`.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use apimachinery::{GroupResource, Value, json};
use apiserver::request::Loopback;

use super::range::AddressRange;

const MANAGED_BY: &str = "ipallocator.k8s.io";
pub const FULL: &str = "range is full";
const ALLOCATED: &str = "provided IP is already allocated";
const NO_RANGE: &str = "the provided network does not match the current range";
const NOT_READY: &str = "allocator not ready";

pub struct ClusterIps {
    pub loopback: Arc<dyn Loopback>,
}

fn addresses() -> GroupResource {
    GroupResource::new("networking.k8s.io", "ipaddresses")
}

/// Ranges of ready, undeleted ServiceCIDRs, by text.
fn ready_ranges(objects: &[Value]) -> Vec<AddressRange> {
    let is_ready = |object: &&Value| {
        let condition = object["status"]["conditions"].as_array().into_iter().flatten().find(|c| c["type"] == "Ready");
        object["metadata"].get("deletionTimestamp").is_none() && condition.is_none_or(|c| c["status"] == "True")
    };
    let texts: BTreeSet<&str> = objects
        .iter()
        .filter(is_ready)
        .flat_map(|object| object["spec"]["cidrs"].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .collect();
    texts.into_iter().filter_map(|text| text.parse().ok()).map(AddressRange::new).collect()
}

impl ClusterIps {
    async fn ranges(&self) -> Result<Vec<AddressRange>, String> {
        let resource = GroupResource::new("networking.k8s.io", "servicecidrs");
        let objects = self.loopback.list_cached(&resource, "").await.map_err(|status| status.message)?;
        Ok(ready_ranges(&objects))
    }

    /// Takes the address for the service; a dry run only looks at a range of its
    /// family, upstream at any one, so that an address outside is told of it.
    pub async fn allocate(&self, ip: IpAddr, service: &Value, dry_run: bool) -> Result<(), String> {
        let ranges = self.ranges().await?;
        let of_family = |range: &&AddressRange| range.is_ipv6() == ip.is_ipv6();
        let mut inside: Vec<&AddressRange> = ranges.iter().filter(|range| range.net.contains(&ip)).collect();
        if dry_run && inside.is_empty() {
            inside.extend(ranges.iter().find(of_family));
        }
        let Some(range) = inside.iter().find(|range| range.contains(ip)).or(inside.first()) else {
            return Err(NO_RANGE.into());
        };
        if !range.contains(ip) {
            return Err(format!(
                "the provided IP ({ip}) is not in the valid range. The range of valid IPs is {}",
                range.net
            ));
        }
        if dry_run { Ok(()) } else { self.create(ip, service).await }
    }

    /// Takes any free address of a family; a dry run answers with the range's own.
    pub async fn allocate_next(&self, ipv6: bool, service: &Value, dry_run: bool) -> Result<IpAddr, String> {
        let ranges: Vec<AddressRange> = self.ranges().await?.into_iter().filter(|r| r.is_ipv6() == ipv6).collect();
        if ranges.is_empty() {
            return Err(NOT_READY.into());
        }
        for range in ranges {
            if dry_run {
                return Ok(range.net.network());
            }
            for ip in range.candidates(&mut |n| rand::random_range(0..n)) {
                if self.loopback.get_cached(&addresses(), "", &ip.to_string()).await.is_ok() {
                    continue;
                }
                match self.create(ip, service).await {
                    Ok(()) => return Ok(ip),
                    Err(error) if error == ALLOCATED => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Err(FULL.into())
    }

    pub async fn release(&self, ip: &str) {
        if let Err(status) = self.loopback.delete(&addresses(), "", ip, json!({})).await
            && !status.is_not_found()
        {
            tracing::warn!(error = %status, ip, "A cluster IP could not be released");
        }
    }

    async fn create(&self, ip: IpAddr, service: &Value) -> Result<(), String> {
        let object = json!({
            "apiVersion": "networking.k8s.io/v1",
            "kind": "IPAddress",
            "metadata": {
                "name": ip.to_string(),
                "labels": {
                    "ipaddress.kubernetes.io/ip-family": if ip.is_ipv6() { "IPv6" } else { "IPv4" },
                    "ipaddress.kubernetes.io/managed-by": MANAGED_BY,
                },
            },
            "spec": {"parentRef": {
                "resource": "services",
                "namespace": service["metadata"]["namespace"],
                "name": service["metadata"]["name"],
            }},
        });
        match self.loopback.create(&addresses(), "", object).await {
            Ok(_) => Ok(()),
            Err(status) if status.is_already_exists() => Err(ALLOCATED.into()),
            Err(status) => Err(status.message),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ready_ranges_serve() {
        let cidr = |text: &str, ready: &str| json!({"metadata": {}, "spec": {"cidrs": [text]}, "status": {"conditions": [{"type": "Ready", "status": ready}]}});
        let mut deleted = cidr("10.3.0.0/24", "True");
        deleted["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
        let all = [cidr("10.1.0.0/24", "True"), cidr("10.2.0.0/24", "False"), deleted];
        let ranges = ready_ranges(&all);
        assert_eq!(ranges.iter().map(|r| r.net.to_string()).collect::<Vec<_>>(), ["10.1.0.0/24"]);
    }
}
