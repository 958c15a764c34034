//! Services and endpoints to what packets may do on this node. Pure; one
//! address family at a time.
//!
//! Upstream followed: pkg/proxy/topology.go (CategorizeEndpoints), serviceport.go.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use ipnet::IpNet;

use crate::objects::{Endpoint, EndpointSlice, HEADLESS, PROXY_NAME, SERVICE_NAME, Service, ServicePort};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    V4,
    V6,
}

impl Family {
    pub fn of(address: IpAddr) -> Self {
        if address.is_ipv4() { Family::V4 } else { Family::V6 }
    }
    fn address_type(self) -> &'static str {
        match self {
            Family::V4 => "IPv4",
            Family::V6 => "IPv6",
        }
    }
}

/// What the node itself contributes.
#[derive(Debug, Clone, Default)]
pub struct NodeConfig {
    pub name: String,
    pub zone: String,
    /// Range of all pods; traffic to cluster IPs from elsewhere is masqueraded.
    pub cluster_cidrs: Vec<IpNet>,
    pub masquerade_all: bool,
    pub masquerade_bit: u8,
    /// nftables: addresses that accept node ports. Empty: all local ones.
    pub node_port_ips: Vec<IpAddr>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Target {
    pub ip: IpAddr,
    pub port: u16,
    pub local: bool,
}

impl Target {
    /// `1.2.3.4:80`, `[::1]:80`.
    pub fn text(&self) -> String {
        std::net::SocketAddr::new(self.ip, self.port).to_string()
    }
}

/// One port of one Service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Port {
    pub namespace: String,
    pub service: String,
    pub port_name: String,
    /// Lower case.
    pub protocol: String,
    pub cluster_ip: IpAddr,
    pub port: u16,
    /// 0 for none.
    pub node_port: u16,
    pub external_ips: Vec<IpAddr>,
    /// Load balancer addresses of VIP mode.
    pub balancer_ips: Vec<IpAddr>,
    pub source_ranges: Vec<IpNet>,
    /// Seconds of ClientIP affinity.
    pub affinity_seconds: Option<u32>,
    pub internal_local: bool,
    pub external_local: bool,
    pub health_check_node_port: u16,
    /// Where traffic by the Cluster policy may go.
    pub cluster_targets: Vec<Target>,
    /// Where traffic by the Local policy may go.
    pub local_targets: Vec<Target>,
    /// Whether any endpoint anywhere would do (decides reject or drop for Local).
    pub has_any_targets: bool,
    /// Ready endpoints on this node, terminating ones not counted.
    pub ready_local: usize,
}

impl Port {
    /// `namespace/name:port`, upstream's ServicePortName.
    pub fn name(&self) -> String {
        let base = format!("{}/{}", self.namespace, self.service);
        if self.port_name.is_empty() { base } else { format!("{base}:{}", self.port_name) }
    }
    pub fn external_addresses(&self) -> impl Iterator<Item = &IpAddr> {
        self.external_ips.iter().chain(&self.balancer_ips)
    }
    pub fn is_externally_reachable(&self) -> bool {
        self.node_port != 0 || !self.external_ips.is_empty() || !self.balancer_ips.is_empty()
    }
    pub fn internal_targets(&self) -> &[Target] {
        if self.internal_local { &self.local_targets } else { &self.cluster_targets }
    }
    pub fn external_targets(&self) -> &[Target] {
        if self.external_local { &self.local_targets } else { &self.cluster_targets }
    }
}

/// All ports of one family, in the order of their names.
pub fn compile<'a>(
    family: Family,
    services: impl IntoIterator<Item = &'a Service>,
    slices: impl IntoIterator<Item = &'a EndpointSlice>,
    node: &NodeConfig,
) -> Vec<Port> {
    let mut by_service: BTreeMap<(&str, &str), Vec<&EndpointSlice>> = BTreeMap::new();
    for slice in slices {
        let labels = &slice.metadata.labels;
        if slice.address_type != family.address_type()
            || labels.contains_key(PROXY_NAME)
            || labels.contains_key(HEADLESS)
        {
            continue;
        }
        if let Some(name) = labels.get(SERVICE_NAME) {
            by_service.entry((slice.metadata.namespace.as_str(), name.as_str())).or_default().push(slice);
        }
    }
    let mut ports = Vec::new();
    for service in services {
        let metadata = &service.metadata;
        let spec = &service.spec;
        if spec.cluster_ip == "None"
            || spec.cluster_ip.is_empty()
            || spec.kind == "ExternalName"
            || metadata.labels.contains_key(PROXY_NAME)
        {
            continue;
        }
        let addresses =
            if spec.cluster_ips.is_empty() { std::slice::from_ref(&spec.cluster_ip) } else { &spec.cluster_ips };
        let Some(cluster_ip) =
            addresses.iter().filter_map(|a| a.parse::<IpAddr>().ok()).find(|a| Family::of(*a) == family)
        else {
            continue;
        };
        let own = by_service.get(&(metadata.namespace.as_str(), metadata.name.as_str())).map_or(&[][..], Vec::as_slice);
        for port in &spec.ports {
            ports.push(one(family, service, port, cluster_ip, own, node));
        }
    }
    ports.sort_by(|a, b| (a.name(), &a.protocol).cmp(&(b.name(), &b.protocol)));
    ports
}

fn of_family(texts: &[String], family: Family) -> Vec<IpAddr> {
    texts.iter().filter_map(|t| t.parse::<IpAddr>().ok()).filter(|a| Family::of(*a) == family).collect()
}

fn one(
    family: Family,
    service: &Service,
    port: &ServicePort,
    cluster_ip: IpAddr,
    slices: &[&EndpointSlice],
    node: &NodeConfig,
) -> Port {
    let spec = &service.spec;
    let protocol = if port.protocol.is_empty() { "tcp".to_owned() } else { port.protocol.to_lowercase() };
    let balancer: Vec<String> = service
        .status
        .load_balancer
        .ingress
        .iter()
        .filter(|i| i.ip_mode.as_deref().unwrap_or("VIP") == "VIP")
        .map(|i| i.ip.clone())
        .collect();
    let affinity = (spec.session_affinity == "ClientIP").then(|| {
        spec.session_affinity_config
            .as_ref()
            .and_then(|c| c.client_ip.as_ref())
            .and_then(|c| c.timeout_seconds)
            .unwrap_or(10800)
    });
    let mut compiled = Port {
        namespace: service.metadata.namespace.clone(),
        service: service.metadata.name.clone(),
        port_name: port.name.clone(),
        protocol,
        cluster_ip,
        port: port.port,
        node_port: port.node_port,
        external_ips: of_family(&spec.external_ips, family),
        balancer_ips: of_family(&balancer, family),
        source_ranges: spec
            .load_balancer_source_ranges
            .iter()
            .filter_map(|r| r.trim().parse::<IpNet>().ok())
            .filter(|n| Family::of(n.addr()) == family)
            .collect(),
        affinity_seconds: affinity,
        internal_local: spec.internal_traffic_policy.as_deref() == Some("Local"),
        external_local: spec.external_traffic_policy == "Local",
        health_check_node_port: u16::try_from(spec.health_check_node_port).unwrap_or(0),
        cluster_targets: Vec::new(),
        local_targets: Vec::new(),
        has_any_targets: false,
        ready_local: 0,
    };
    categorize(&mut compiled, slices, node);
    compiled
}

struct Candidate<'a> {
    target: Target,
    endpoint: &'a Endpoint,
}

impl Candidate<'_> {
    fn ready(&self) -> bool {
        self.endpoint.conditions.ready != Some(false)
    }
    /// Serving though it ends: the fallback when nothing is ready.
    fn serving_terminating(&self) -> bool {
        let c = &self.endpoint.conditions;
        c.serving.unwrap_or(self.ready()) && c.terminating == Some(true)
    }
}

fn categorize(port: &mut Port, slices: &[&EndpointSlice], node: &NodeConfig) {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut seen = BTreeSet::new();
    for slice in slices {
        let matching = slice.ports.iter().filter(|p| {
            p.name.as_deref().unwrap_or_default() == port.port_name
                && p.protocol.as_deref().unwrap_or("TCP").eq_ignore_ascii_case(&port.protocol)
        });
        for number in matching.filter_map(|p| p.port) {
            for endpoint in &slice.endpoints {
                // The first address is the endpoint's; more are not used.
                let Some(ip) = endpoint.addresses.first().and_then(|a| a.parse::<IpAddr>().ok()) else { continue };
                let local = endpoint.node_name.as_deref() == Some(node.name.as_str());
                let target = Target { ip, port: number, local };
                if seen.insert((ip, number)) {
                    candidates.push(Candidate { target, endpoint });
                }
            }
        }
    }
    candidates.sort_by(|a, b| a.target.cmp(&b.target));
    port.ready_local = candidates.iter().filter(|c| c.ready() && c.target.local).count();

    let topology = topology_mode(&candidates, node);
    let mut cluster: Vec<&Candidate> = candidates.iter().filter(|c| c.ready() && topology.allows(c, node)).collect();
    if cluster.is_empty() {
        cluster = candidates.iter().filter(|c| c.serving_terminating()).collect();
    }
    let mut local: Vec<&Candidate> = candidates.iter().filter(|c| c.ready() && c.target.local).collect();
    if local.is_empty() {
        local = candidates.iter().filter(|c| c.serving_terminating() && c.target.local).collect();
    }
    port.has_any_targets = !cluster.is_empty() || !local.is_empty();
    port.cluster_targets = cluster.into_iter().map(|c| c.target.clone()).collect();
    port.local_targets = local.into_iter().map(|c| c.target.clone()).collect();
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Topology {
    Everywhere,
    SameNode,
    SameZone,
}

impl Topology {
    fn allows(self, candidate: &Candidate, node: &NodeConfig) -> bool {
        let hints = candidate.endpoint.hints.as_ref();
        match self {
            Topology::Everywhere => true,
            Topology::SameNode => hints.is_some_and(|h| h.for_nodes.iter().any(|n| n.name == node.name)),
            Topology::SameZone => hints.is_some_and(|h| h.for_zones.iter().any(|z| z.name == node.zone)),
        }
    }
}

/// Hints count only when every ready endpoint has them and one is for us.
fn topology_mode(candidates: &[Candidate], node: &NodeConfig) -> Topology {
    let ready: Vec<&Candidate> = candidates.iter().filter(|c| c.ready()).collect();
    if ready.is_empty() {
        return Topology::Everywhere;
    }
    let all =
        |has: fn(&crate::objects::Hints) -> bool| ready.iter().all(|c| c.endpoint.hints.as_ref().is_some_and(has));
    if all(|h| !h.for_nodes.is_empty()) && ready.iter().any(|c| Topology::SameNode.allows(c, node)) {
        return Topology::SameNode;
    }
    if !node.zone.is_empty()
        && all(|h| !h.for_zones.is_empty())
        && ready.iter().any(|c| Topology::SameZone.allows(c, node))
    {
        return Topology::SameZone;
    }
    Topology::Everywhere
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// The recorded Services and slices, or None where the recordings are absent.
    pub fn recorded() -> Option<(Vec<Service>, Vec<EndpointSlice>)> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/fidelity/proxy/input.jsonl");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: no recordings beside the checkout");
            return None;
        };
        let (mut services, mut slices) = (Vec::new(), Vec::new());
        for line in text.lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("a recording");
            if value["kind"] == "Service" {
                services.push(serde_json::from_value(value).expect("a Service"));
            } else {
                slices.push(serde_json::from_value(value).expect("a slice"));
            }
        }
        Some((services, slices))
    }

    pub fn node() -> NodeConfig {
        NodeConfig {
            name: "w1".into(),
            cluster_cidrs: vec!["10.244.0.0/16".parse().unwrap()],
            masquerade_bit: 14,
            ..Default::default()
        }
    }

    #[test]
    fn endpoints_as_upstream_chose_them() {
        let Some((services, slices)) = recorded() else { return };
        let ports = compile(Family::V4, &services, &slices, &node());
        let find = |name: &str| ports.iter().find(|p| p.name() == name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(find("px/three:http").cluster_targets.len(), 3);
        assert_eq!(find("px/np-local:http").local_targets.len(), 1);
        assert!(find("px/none:http").cluster_targets.is_empty() && find("px/notready:http").cluster_targets.is_empty());
        let term: Vec<String> = find("px/term:http").cluster_targets.iter().map(Target::text).collect();
        assert_eq!(term, ["10.244.1.111:8080"]);
        assert_eq!(find("px/affinity:http").affinity_seconds, Some(600));
        assert!(!ports.iter().any(|p| p.service == "extname" || p.service == "headless"));
    }
}
