//! Addresses and ports put into subsets, in upstream's order. Pure.

use std::collections::BTreeMap;

use client::ObjectMeta;
use client::meta::null_is_empty;
use reconciler::ObjectReference;
use reconciler::pod::Pod;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::endpointslice::slice::{find_port, has_endpoint, has_hostname};
use crate::types::Service;
use crate::workload::dump::dump;
use crate::workload::hash::fnv128a;

/// Addresses of one Endpoints at most.
pub const CAPACITY: usize = 1000;

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Endpoints {
    pub metadata: ObjectMeta,
    #[serde(deserialize_with = "null_is_empty")]
    pub subsets: Vec<Subset>,
}
informers::object!(Endpoints);

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Subset {
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub addresses: Vec<Address>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub not_ready_addresses: Vec<Address>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub ports: Vec<Port>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Address {
    pub ip: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hostname: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_ref: Option<ObjectReference>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Port {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub port: i32,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub protocol: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_protocol: Option<String>,
}

/// Address and uid of the target.
type AddressKey = (String, String);

impl Address {
    fn key(&self) -> AddressKey {
        (self.ip.clone(), self.target_ref.as_ref().map(|t| t.uid.clone()).unwrap_or_default())
    }
}

/// The subsets that a service's pods amount to.
pub fn of_pods<'a>(service: &Service, pods: impl IntoIterator<Item = &'a Pod>) -> Vec<Subset> {
    let mut single: Vec<Subset> = Vec::new();
    let publish = service.spec.publish_not_ready_addresses;
    for pod in pods.into_iter().filter(|p| has_endpoint(p, publish)) {
        let Some(address) = address(service, pod) else { continue };
        let ready = publish || pod.is_ready();
        let mut add = |ports: Vec<Port>| {
            let mut subset = Subset { ports, ..Subset::default() };
            let list = if ready { &mut subset.addresses } else { &mut subset.not_ready_addresses };
            list.push(address.clone());
            single.push(subset);
        };
        if service.spec.ports.is_empty() {
            if service.spec.cluster_ip == "None" {
                add(Vec::new());
            }
            continue;
        }
        for port in &service.spec.ports {
            let Some(number) = find_port(pod, port) else { continue };
            add(vec![Port {
                name: port.name.clone(),
                port: number,
                protocol: port.protocol.clone(),
                app_protocol: port.app_protocol.clone(),
            }]);
        }
    }
    repack(&single)
}

fn address(service: &Service, pod: &Pod) -> Option<Address> {
    let spec = &service.spec;
    let v6 = match spec.ip_families.first() {
        Some(family) => family == "IPv6",
        None if service.is_headless() => pod.status.pod_ip.contains(':'),
        None => spec.cluster_ip.contains(':'),
    };
    let ip = pod.status.pod_ips.iter().find(|p| p.ip.contains(':') == v6)?;
    Some(Address {
        ip: ip.ip.clone(),
        hostname: if has_hostname(pod, service) { pod.spec.hostname.clone() } else { String::new() },
        node_name: Some(pod.spec.node_name.clone()),
        target_ref: Some(ObjectReference {
            kind: "Pod".into(),
            namespace: pod.metadata.namespace.clone(),
            name: pod.metadata.name.clone(),
            uid: pod.metadata.uid.clone(),
            ..ObjectReference::default()
        }),
    })
}

/// Ports with the same addresses share a subset; an address that is not ready
/// anywhere for a port is not ready for it.
pub fn repack(subsets: &[Subset]) -> Vec<Subset> {
    let mut addresses: BTreeMap<AddressKey, Address> = BTreeMap::new();
    // None stands for endpoints without ports.
    let mut by_port: BTreeMap<Option<Port>, BTreeMap<AddressKey, bool>> = BTreeMap::new();
    for subset in subsets {
        let ports: Vec<Option<Port>> =
            if subset.ports.is_empty() { vec![None] } else { subset.ports.iter().cloned().map(Some).collect() };
        let ready = subset.addresses.iter().map(|a| (a, true));
        for (address, ready) in ready.chain(subset.not_ready_addresses.iter().map(|a| (a, false))) {
            let key = address.key();
            addresses.entry(key.clone()).or_insert_with(|| address.clone());
            for port in &ports {
                let slot = by_port.entry(port.clone()).or_default().entry(key.clone()).or_insert(ready);
                *slot &= ready;
            }
        }
    }
    let mut groups: BTreeMap<BTreeMap<AddressKey, bool>, Vec<Port>> = BTreeMap::new();
    for (port, members) in by_port {
        groups.entry(members).or_default().extend(port);
    }
    let mut made: Vec<Subset> = groups
        .into_iter()
        .map(|(members, mut ports)| {
            let of = |ready: bool| -> Vec<Address> {
                members
                    .iter()
                    .filter(|(_, r)| **r == ready)
                    .filter_map(|(key, _)| addresses.get(key).cloned())
                    .collect()
            };
            ports.sort_by_cached_key(|p| hash("EndpointPort", &json!(p)));
            Subset { addresses: of(true), not_ready_addresses: of(false), ports }
        })
        .collect();
    made.sort_by_cached_key(|s| hash("EndpointSubset", &json!(s)));
    made
}

fn hash(kind: &str, value: &serde_json::Value) -> u128 {
    fnv128a(dump(&format!("io.k8s.api.core.v1.{kind}"), &format!("v1.{kind}"), value).as_bytes())
}

pub fn count(subsets: &[Subset]) -> usize {
    subsets.iter().map(|s| s.addresses.len() + s.not_ready_addresses.len()).sum()
}

/// Cuts to [`CAPACITY`] in proportion to the subsets, ready ones first. True if it cut.
pub fn truncate(subsets: &mut [Subset]) -> bool {
    let ready: usize = subsets.iter().map(|s| s.addresses.len()).sum();
    if count(subsets) <= CAPACITY {
        return false;
    }
    let only_ready = ready > CAPACITY;
    let (room, total) = if only_ready { (CAPACITY, ready) } else { (CAPACITY - ready, count(subsets) - ready) };
    let mut left = room;
    for subset in subsets {
        let list = if only_ready { &mut subset.addresses } else { &mut subset.not_ready_addresses };
        let share = (list.len() * room).div_ceil(total.max(1)).min(left);
        list.truncate(share);
        left -= list.len();
        if only_ready {
            subset.not_ready_addresses.clear();
        }
    }
    true
}

/// Whether they differ in more than resourceVersions of targets.
pub fn same(a: &[Subset], b: &[Subset]) -> bool {
    let bare = |list: &[Subset]| {
        let mut list = list.to_vec();
        for target in list
            .iter_mut()
            .flat_map(|s| s.addresses.iter_mut().chain(&mut s.not_ready_addresses))
            .filter_map(|a| a.target_ref.as_mut())
        {
            target.resource_version.clear();
        }
        list
    };
    bare(a) == bare(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(ip: &str, port: i32, ready: bool) -> Subset {
        let address = Address { ip: ip.into(), ..Address::default() };
        let ports = vec![Port { port, protocol: "TCP".into(), ..Port::default() }];
        if ready {
            Subset { addresses: vec![address], ports, ..Subset::default() }
        } else {
            Subset { not_ready_addresses: vec![address], ports, ..Subset::default() }
        }
    }

    #[test]
    fn ports_with_the_same_addresses_share_a_subset() {
        let packed = repack(&[one("a", 1, true), one("a", 2, true), one("b", 1, false), one("b", 2, false)]);
        assert_eq!(packed.len(), 1);
        assert_eq!((packed[0].addresses.len(), packed[0].not_ready_addresses.len(), packed[0].ports.len()), (1, 1, 2));
        assert_eq!(repack(&packed), packed);
        assert_eq!(repack(&[one("a", 1, true), one("b", 2, true)]).len(), 2);
        assert_eq!(repack(&[one("a", 1, true), one("a", 1, false)])[0].addresses.len(), 0);
    }

    #[test]
    fn ready_addresses_have_the_room_first() {
        let mut subsets = vec![Subset {
            addresses: vec![Address::default(); 900],
            not_ready_addresses: vec![Address::default(); 300],
            ports: Vec::new(),
        }];
        assert!(truncate(&mut subsets));
        assert_eq!((subsets[0].addresses.len(), subsets[0].not_ready_addresses.len()), (900, 100));
        assert!(!truncate(&mut subsets));
    }
}
