//! Which slices are made, changed and deleted for one address family. Pure.
//!
//! Invariants: an endpoint that has a place keeps it; slices of different ports
//! are apart; a service without endpoints has one empty slice.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use reconciler::pod::Pod;

use super::slice::{self, Endpoint, EndpointKey, Port, Slice};
use crate::types::{Node, Service};

#[derive(Debug, Default)]
pub struct Changes {
    pub create: Vec<Slice>,
    pub update: Vec<Slice>,
    pub delete: Vec<Slice>,
    pub unchanged: Vec<Slice>,
    /// Texts on pods that were left out.
    pub errors: Vec<String>,
}

/// The desired endpoints of one set of ports.
struct Group {
    ports: Vec<Port>,
    endpoints: BTreeMap<EndpointKey, Endpoint>,
}

/// `max`: endpoints of one slice at most.
pub fn reconcile(
    service: &Service,
    family: &str,
    pods: &[Arc<Pod>],
    node: impl Fn(&str) -> Option<Arc<Node>>,
    existing: Vec<Slice>,
    max: usize,
    controller: &str,
) -> Changes {
    let mut changes = Changes::default();
    let total = existing.len();
    let mut by_ports: BTreeMap<Vec<Port>, Vec<Slice>> = BTreeMap::new();
    for old in existing {
        if old.is_owned_by(&service.metadata) {
            by_ports.entry(port_key(&old.ports)).or_default().push(old);
        } else {
            changes.delete.push(old);
        }
    }
    let mut groups = desired(service, family, pods, node, &mut changes.errors);
    let kept: BTreeSet<Vec<Port>> = groups.keys().cloned().collect();
    for (key, group) in &mut groups {
        let slices = by_ports.remove(key).unwrap_or_default();
        one_group(service, family, slices, group, max, controller, &mut changes);
    }
    for (key, slices) in by_ports {
        if !kept.contains(&key) {
            changes.delete.extend(slices);
        }
    }
    if total == changes.delete.len() && changes.create.is_empty() {
        let placeholder = slice::new(service, family, Vec::new(), controller);
        // One that is there already is not made anew.
        if changes.delete.len() == 1 && same_placeholder(&changes.delete[0], &placeholder) {
            changes.unchanged.append(&mut changes.delete);
        } else {
            changes.create.push(placeholder);
        }
    }
    changes
}

fn port_key(ports: &[Port]) -> Vec<Port> {
    let mut key = ports.to_vec();
    key.sort();
    key
}

fn same_placeholder(a: &Slice, b: &Slice) -> bool {
    a.metadata.namespace == b.metadata.namespace
        && a.metadata.labels == b.metadata.labels
        && a.address_type == b.address_type
        && a.endpoints == b.endpoints
        && a.ports == b.ports
}

fn desired(
    service: &Service,
    family: &str,
    pods: &[Arc<Pod>],
    node: impl Fn(&str) -> Option<Arc<Node>>,
    errors: &mut Vec<String>,
) -> BTreeMap<Vec<Port>, Group> {
    let mut groups: BTreeMap<Vec<Port>, Group> = BTreeMap::new();
    for pod in pods.iter().filter(|p| slice::has_endpoint(p, true)) {
        let mut ports = slice::ports(service, pod);
        slice::sort_ports(&mut ports);
        let group = groups.entry(port_key(&ports)).or_insert_with(|| Group { ports, endpoints: BTreeMap::new() });
        let found = node(&pod.spec.node_name);
        if found.is_none() && !service.spec.publish_not_ready_addresses {
            let (pod, s) = (&pod.metadata.name, &service.metadata);
            let missing = &pods_node(pods, pod);
            errors.push(format!("skipping Pod {pod} for Service {}/{}: Node {missing} Not Found", s.namespace, s.name));
            continue;
        }
        let endpoint = slice::endpoint(pod, found.as_deref(), service, family);
        if !endpoint.addresses.is_empty() {
            group.endpoints.insert(endpoint.key(), endpoint);
        }
    }
    groups
}

fn pods_node(pods: &[Arc<Pod>], name: &str) -> String {
    pods.iter().find(|p| p.metadata.name == name).map(|p| p.spec.node_name.clone()).unwrap_or_default()
}

fn one_group(
    service: &Service,
    family: &str,
    existing: Vec<Slice>,
    group: &mut Group,
    max: usize,
    controller: &str,
    changes: &mut Changes,
) {
    let wanted = &mut group.endpoints;
    let (mut update, mut unchanged): (Vec<Slice>, Vec<Slice>) = (Vec::new(), Vec::new());
    // First what is in place already stays there.
    for mut old in existing {
        let before = old.endpoints.len();
        let mut differs = false;
        let mut endpoints = Vec::with_capacity(before);
        for endpoint in &old.endpoints {
            if let Some(found) = wanted.remove(&endpoint.key()) {
                differs |= !found.is_like(endpoint);
                endpoints.push(found);
            }
        }
        let (labels, relabelled) = slice::labels(&old.metadata, service, controller);
        if differs || before != endpoints.len() {
            if endpoints.is_empty() {
                changes.delete.push(old);
                continue;
            }
            old.endpoints = endpoints;
            old.metadata.labels = labels;
            update.push(old);
        } else if relabelled {
            old.metadata.labels = labels;
            update.push(old);
        } else {
            unchanged.push(old);
        }
    }
    // Then slices that are written anyway are filled, the fullest first.
    update.sort_by_key(|s| std::cmp::Reverse(s.endpoints.len()));
    for slice in &mut update {
        fill(slice, wanted, max);
    }
    // The rest goes into one unchanged slice that can take it, or into new ones.
    while !wanted.is_empty() {
        let place = (wanted.len() < max).then(|| closest(&unchanged, wanted.len(), max)).flatten();
        match place {
            Some(at) => {
                let mut slice = unchanged.remove(at);
                fill(&mut slice, wanted, max);
                update.push(slice);
            }
            None => {
                let mut slice = slice::new(service, family, group.ports.clone(), controller);
                fill(&mut slice, wanted, max);
                changes.create.push(slice);
            }
        }
    }
    changes.update.extend(update);
    changes.unchanged.extend(unchanged);
}

fn fill(slice: &mut Slice, wanted: &mut BTreeMap<EndpointKey, Endpoint>, max: usize) {
    while slice.endpoints.len() < max
        && let Some((_, endpoint)) = wanted.pop_first()
    {
        slice.endpoints.push(endpoint);
    }
}

/// The slice that is fullest after taking `count`.
fn closest(slices: &[Slice], count: usize, max: usize) -> Option<usize> {
    let fits = slices.iter().enumerate().filter(|(_, s)| count + s.endpoints.len() <= max);
    fits.max_by_key(|(_, s)| s.endpoints.len()).map(|(at, _)| at)
}

/// What would be deleted is rewritten instead of making new objects.
pub fn reuse(service: &Service, changes: &mut Changes) {
    let mut kept = Vec::new();
    for old in std::mem::take(&mut changes.delete) {
        let fits = changes
            .create
            .last()
            .is_some_and(|new| new.address_type == old.address_type && old.is_owned_by(&service.metadata));
        match changes.create.pop_if(|_| fits) {
            Some(mut new) => {
                new.metadata.name = old.metadata.name;
                changes.update.push(new);
            }
            None => kept.push(old),
        }
    }
    changes.delete = kept;
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const CONTROLLER: &str = "endpointslice-controller.k8s.io";

    fn service() -> Service {
        serde_json::from_value(json!({
            "metadata": {"name": "svc", "namespace": "ns", "uid": "u"},
            "spec": {"selector": {"a": "b"}, "clusterIP": "10.0.0.1", "ipFamilies": ["IPv4"],
                "ports": [{"port": 80, "targetPort": 8080, "protocol": "TCP"}]},
        }))
        .unwrap()
    }
    fn pod(name: &str, ip: &str, ready: bool) -> Arc<Pod> {
        let status = if ready { "True" } else { "False" };
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": name, "namespace": "ns", "uid": name}, "spec": {"nodeName": "n1"},
                "status": {"phase": "Running", "podIP": ip, "podIPs": [{"ip": ip}],
                    "conditions": [{"type": "Ready", "status": status}]},
            }))
            .unwrap(),
        )
    }
    fn node(name: &str) -> Option<Arc<Node>> {
        (name == "n1").then(|| Arc::new(Node::default()))
    }
    fn run(pods: &[Arc<Pod>], existing: Vec<Slice>) -> Changes {
        reconcile(&service(), "IPv4", pods, node, existing, 100, CONTROLLER)
    }
    fn named(mut slice: Slice, name: &str) -> Slice {
        slice.metadata.name = name.into();
        slice
    }

    #[test]
    fn a_service_without_pods_has_an_empty_slice() {
        let first = run(&[], Vec::new());
        assert_eq!(first.create.len(), 1);
        assert!(first.create[0].ports.is_empty() && first.create[0].endpoints.is_empty());
        let again = run(&[], first.create);
        assert!(again.create.is_empty() && again.update.is_empty() && again.delete.is_empty());
    }

    #[test]
    fn converged_and_changed_in_place() {
        let pods = [pod("a", "10.1.0.1", true), pod("b", "10.1.0.2", true)];
        let first = run(&pods, Vec::new());
        assert_eq!(first.create[0].endpoints.len(), 2);
        let there = named(first.create[0].clone(), "svc-x");
        let again = run(&pods, vec![there.clone()]);
        assert!(again.create.is_empty() && again.update.is_empty() && again.delete.is_empty());
        let pods = [pod("a", "10.1.0.1", true), pod("b", "10.1.0.2", false)];
        let changed = run(&pods, vec![there]);
        assert_eq!(changed.update.len(), 1);
        assert_eq!(changed.update[0].endpoints[1].conditions.ready, Some(false));
    }

    #[test]
    fn the_empty_slice_becomes_the_first_real_one() {
        let placeholder = named(run(&[], Vec::new()).create.remove(0), "svc-x");
        let mut changes = run(&[pod("a", "10.1.0.1", true)], vec![placeholder]);
        assert_eq!((changes.create.len(), changes.delete.len()), (1, 1));
        reuse(&service(), &mut changes);
        assert_eq!((changes.create.len(), changes.update.len(), changes.delete.len()), (0, 1, 0));
        assert_eq!(changes.update[0].metadata.name, "svc-x");
    }

    #[test]
    fn a_hundred_to_a_slice() {
        let pods: Vec<_> =
            (0..150).map(|n| pod(&format!("p{n}"), &format!("10.1.{}.{}", n / 100, n % 100), true)).collect();
        let mut sizes: Vec<usize> = run(&pods, Vec::new()).create.iter().map(|s| s.endpoints.len()).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [50, 100]);
    }
}
