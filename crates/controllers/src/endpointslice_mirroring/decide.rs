//! The slices that Endpoints amount to, against those there are. Pure.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use client::{ObjectMeta, resources};
use reconciler::owner::controller_ref;

use super::CONTROLLER;
use crate::endpoints::{Address, Endpoints, repack};
use crate::endpointslice::slice::{
    Conditions, Endpoint, EndpointKey, MANAGED_BY, Port, SERVICE_NAME, Slice, TRIGGER_TIME, sort_ports,
};

const LAST_APPLIED: &str = "kubectl.kubernetes.io/last-applied-configuration";

#[derive(Debug, Default)]
pub struct Changes {
    pub create: Vec<Slice>,
    pub update: Vec<Slice>,
    pub delete: Vec<Arc<Slice>>,
    /// Right as they are.
    pub same: Vec<Arc<Slice>>,
}

/// Addresses that were left out: all, and those that are none.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub skipped: usize,
    pub invalid: usize,
}

/// Address type and ports, the latter in upstream's order.
type PortKey = (String, Vec<Port>);

struct Group {
    ports: Vec<Port>,
    endpoints: BTreeMap<EndpointKey, Endpoint>,
}

fn key(family: &str, ports: &[Port]) -> PortKey {
    let mut ports = ports.to_vec();
    sort_ports(&mut ports);
    (family.to_owned(), ports)
}

fn endpoint(address: &Address, ready: bool) -> Option<(Endpoint, &'static str)> {
    let ip: IpAddr = address.ip.parse().ok()?;
    let endpoint = Endpoint {
        addresses: vec![ip.to_canonical().to_string()],
        conditions: Conditions { ready: Some(ready), ..Conditions::default() },
        hostname: (!address.hostname.is_empty()).then(|| address.hostname.clone()),
        target_ref: address.target_ref.clone(),
        node_name: address.node_name.clone(),
        ..Endpoint::default()
    };
    Some((endpoint, if ip.to_canonical().is_ipv4() { "IPv4" } else { "IPv6" }))
}

pub fn reconcile(endpoints: &Endpoints, existing: &[Arc<Slice>], max: usize) -> (Changes, Told) {
    let mut told = Told::default();
    let mut groups: BTreeMap<PortKey, Group> = BTreeMap::new();
    for subset in repack(&endpoints.subsets) {
        let mut ports: Vec<Port> = subset
            .ports
            .iter()
            .map(|port| Port {
                name: Some(port.name.clone()),
                port: Some(port.port),
                protocol: Some(port.protocol.clone()),
                app_protocol: port.app_protocol.clone(),
            })
            .collect();
        sort_ports(&mut ports);
        for family in ["IPv4", "IPv6"] {
            groups
                .entry(key(family, &ports))
                .or_insert_with(|| Group { ports: ports.clone(), endpoints: BTreeMap::new() });
        }
        let (all, mut added) = (subset.addresses.len() + subset.not_ready_addresses.len(), 0);
        let ready = subset.addresses.iter().map(|a| (a, true));
        for (address, ready) in ready.chain(subset.not_ready_addresses.iter().map(|a| (a, false))) {
            if added >= max {
                break;
            }
            match endpoint(address, ready) {
                None => told.invalid += 1,
                Some((endpoint, family)) => {
                    added += 1;
                    if let Some(group) = groups.get_mut(&key(family, &ports)) {
                        group.endpoints.insert(endpoint.key(), endpoint);
                    }
                }
            }
        }
        told.skipped += all - added;
    }
    let mut by_key: BTreeMap<PortKey, Vec<&Arc<Slice>>> = BTreeMap::new();
    for slice in existing {
        by_key.entry(key(&slice.address_type, &slice.ports)).or_default().push(slice);
    }
    let mut changes = Changes::default();
    for (key, group) in groups {
        let slices = by_key.remove(&key).unwrap_or_default();
        if group.endpoints.is_empty() {
            changes.delete.extend(slices.into_iter().cloned());
            continue;
        }
        let mut slices = slices.into_iter();
        let kept = slices.next();
        changes.delete.extend(slices.cloned());
        if let Some(kept) = kept
            && is_right(endpoints, kept, &group.endpoints)
        {
            changes.same.push(kept.clone());
            continue;
        }
        let mut slice = new_slice(endpoints, &key.0, group.ports);
        slice.endpoints = group.endpoints.into_values().take(max).collect();
        match kept {
            None => changes.create.push(slice),
            Some(kept) => {
                slice.metadata.generate_name.clear();
                slice.metadata.name.clone_from(&kept.metadata.name);
                changes.update.push(slice);
            }
        }
    }
    // Ports that are no more.
    changes.delete.extend(by_key.into_values().flatten().cloned());
    recycle(&mut changes);
    (changes, told)
}

/// What would be deleted becomes what would be made, of the same family.
fn recycle(changes: &mut Changes) {
    let mut create = Vec::new();
    for mut slice in std::mem::take(&mut changes.create) {
        match changes.delete.iter().position(|old| old.address_type == slice.address_type) {
            None => create.push(slice),
            Some(at) => {
                // The name's prefix stays, as upstream's does.
                slice.metadata.name.clone_from(&changes.delete.remove(at).metadata.name);
                changes.update.push(slice);
            }
        }
    }
    changes.create = create;
}

fn is_right(endpoints: &Endpoints, slice: &Slice, wanted: &BTreeMap<EndpointKey, Endpoint>) -> bool {
    let m = &endpoints.metadata;
    let same_endpoints = slice.endpoints.len() == wanted.len()
        && slice.endpoints.iter().all(|have| wanted.get(&have.key()).is_some_and(|want| want.is_like(have)));
    let owner = slice.metadata.owner_references.iter().find(|o| o.kind == "Endpoints" && o.name == m.name);
    let fresh = new_slice(endpoints, "", Vec::new()).metadata;
    same_endpoints
        && fresh.labels == slice.metadata.labels
        && fresh.annotations == slice.metadata.annotations
        && owner.is_none_or(|o| o.uid == m.uid)
}

fn new_slice(endpoints: &Endpoints, family: &str, ports: Vec<Port>) -> Slice {
    let m = &endpoints.metadata;
    let with_dash = format!("{}-", m.name);
    let valid = apimachinery::names::is_dns1123_subdomain(&format!("{with_dash}a")).is_empty();
    let mut metadata = ObjectMeta {
        generate_name: if valid { with_dash } else { m.name.clone() },
        namespace: m.namespace.clone(),
        labels: m.labels.clone(),
        annotations: m.annotations.clone(),
        owner_references: vec![controller_ref(&resources::ENDPOINTS, m)],
        ..ObjectMeta::default()
    };
    metadata.annotations.retain(|key, _| key != TRIGGER_TIME && key != LAST_APPLIED);
    metadata.labels.insert(SERVICE_NAME.into(), m.name.clone());
    metadata.labels.insert(MANAGED_BY.into(), CONTROLLER.into());
    Slice { metadata, address_type: family.into(), endpoints: Vec::new(), ports }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn endpoints(subsets: serde_json::Value) -> Endpoints {
        serde_json::from_value(json!({
            "metadata": {"name": "s", "namespace": "n", "uid": "u", "labels": {"a": "b"},
                "annotations": {TRIGGER_TIME: "t", "k": "v"}},
            "subsets": subsets,
        }))
        .unwrap()
    }

    #[test]
    fn families_and_ports_have_slices_of_their_own() {
        let e = endpoints(json!([{"addresses": [{"ip": "192.0.2.1"}, {"ip": "fd00::1"}, {"ip": "x"}],
            "notReadyAddresses": [{"ip": "192.0.2.2"}], "ports": [{"port": 80, "protocol": "TCP"}]}]));
        let (changes, told) = reconcile(&e, &[], 1000);
        assert_eq!(told, Told { skipped: 1, invalid: 1 });
        let seen: Vec<_> = changes.create.iter().map(|s| (s.address_type.as_str(), s.endpoints.len())).collect();
        assert_eq!(seen, [("IPv4", 2), ("IPv6", 1)]);
        let made = &changes.create[0];
        assert_eq!(made.endpoints[1].conditions.ready, Some(false));
        assert_eq!(serde_json::to_value(&made.metadata.annotations).unwrap(), json!({"k": "v"}));
        assert_eq!(made.metadata.labels[MANAGED_BY], CONTROLLER);
    }

    #[test]
    fn converged_slices_are_left_and_others_reused() {
        let e = endpoints(json!([{"addresses": [{"ip": "192.0.2.1"}], "ports": [{"port": 80, "protocol": "TCP"}]}]));
        let mut slice = reconcile(&e, &[], 1000).0.create.remove(0);
        slice.metadata.name = "s-1".into();
        let slice = Arc::new(slice);
        let (changes, _) = reconcile(&e, std::slice::from_ref(&slice), 1000);
        assert!(changes.create.is_empty() && changes.update.is_empty() && changes.delete.is_empty());
        let other =
            endpoints(json!([{"addresses": [{"ip": "192.0.2.1"}], "ports": [{"port": 81, "protocol": "TCP"}]}]));
        let (changes, _) = reconcile(&other, &[slice], 1000);
        assert!(changes.create.is_empty() && changes.delete.is_empty());
        assert_eq!((changes.update[0].metadata.name.as_str(), changes.update[0].ports[0].port), ("s-1", Some(81)));
    }

    #[test]
    fn what_is_above_the_limit_is_told() {
        let e = endpoints(json!([{"addresses": [{"ip": "192.0.2.1"}, {"ip": "192.0.2.2"}, {"ip": "192.0.2.3"}],
            "ports": [{"port": 80, "protocol": "TCP"}]}]));
        let (changes, told) = reconcile(&e, &[], 2);
        assert_eq!((changes.create[0].endpoints.len(), told), (2, Told { skipped: 1, invalid: 0 }));
    }
}
