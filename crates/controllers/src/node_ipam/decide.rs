//! Ranges of one or two families, cut into equal parts.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use ipnet::IpNet;

use crate::Config;
use crate::types::Node;

/// Upstream cuts IPv6 no finer than 16 bits below the cluster's range.
const MAX_SUBNET_BITS: u8 = 16;

#[derive(Debug, PartialEq)]
pub enum Verdict {
    Nothing,
    Give(Vec<String>),
    Full,
}

#[derive(Debug)]
pub struct Pools {
    pools: Vec<Pool>,
    /// Given, and not yet seen on the node: name → (uid, ranges).
    given: BTreeMap<String, (String, Vec<String>)>,
}

#[derive(Debug)]
struct Pool {
    cluster: IpNet,
    mask: u8,
    taken: BTreeSet<u32>,
    next: u32,
}

impl Pools {
    pub fn new(config: &Config) -> Result<Self, String> {
        let parse = |text: &str, what: &str| -> Result<Vec<IpNet>, String> {
            text.split(',')
                .map(str::trim)
                .filter(|t| !t.is_empty())
                .map(|t| t.parse().map_err(|_| format!("failed to parse {what} {t:?}")))
                .collect()
        };
        let clusters = parse(&config.cluster_cidr, "--cluster-cidr")?;
        if clusters.is_empty() {
            return Err("at least one of the cluster CIDRs must be given: --cluster-cidr".to_owned());
        }
        if clusters.len() > 2 {
            return Err(format!("length of clusterCIDRs is:{} more than max allowed of 2", clusters.len()));
        }
        let services = parse(&config.service_cluster_ip_range, "--service-cluster-ip-range")?;
        let dual = clusters.len() == 2;
        if dual && config.node_cidr_mask_size != 0 {
            return Err("usage of --node-cidr-mask-size is not allowed with dual-stack clusters".to_owned());
        }
        let mut pools = Vec::new();
        for cluster in clusters {
            let v4 = cluster.addr().is_ipv4();
            let special = if v4 { config.node_cidr_mask_size_ipv4 } else { config.node_cidr_mask_size_ipv6 };
            let mask = match (special, config.node_cidr_mask_size) {
                (0, 0) => {
                    if v4 {
                        24
                    } else {
                        64
                    }
                }
                (0, general) => general,
                (special, _) => special,
            };
            let mask = u8::try_from(mask).map_err(|_| format!("invalid node CIDR mask size {mask}"))?;
            if mask < cluster.prefix_len() || mask > cluster.max_prefix_len() {
                return Err("node CIDR mask size must be larger than the cluster CIDR's mask".to_owned());
            }
            if !v4 && mask - cluster.prefix_len() > MAX_SUBNET_BITS {
                return Err("New CIDR set failed; the node CIDR size is too big".to_owned());
            }
            let mut pool = Pool { cluster: cluster.trunc(), mask, taken: BTreeSet::new(), next: 0 };
            for service in &services {
                pool.occupy_overlap(service);
            }
            pools.push(pool);
        }
        Ok(Pools { pools, given: BTreeMap::new() })
    }

    /// Marks what the node has.
    pub fn occupy(&mut self, node: &Node) -> Result<(), String> {
        for (pool, text) in self.pools.iter_mut().zip(&node.spec.pod_cidrs) {
            let range: IpNet =
                text.parse().map_err(|_| format!("failed to parse node {}, CIDR {text}", node.metadata.name))?;
            if !pool.cluster.contains(&range.addr()) {
                return Err(format!("cidr {range} is out the range of cluster cidr {}", pool.cluster));
            }
            pool.occupy_overlap(&range);
        }
        Ok(())
    }

    /// A node without ranges gets one of each pool; all or none.
    pub fn decide(&mut self, node: &Node) -> Result<Verdict, String> {
        if !node.spec.pod_cidrs.is_empty() {
            self.given.remove(&node.metadata.name);
            self.occupy(node)?;
            return Ok(Verdict::Nothing);
        }
        let written = self.given.get(&node.metadata.name).is_some_and(|(uid, _)| *uid == node.metadata.uid);
        if node.metadata.is_deleting() || written {
            return Ok(Verdict::Nothing);
        }
        let mut given = Vec::new();
        for index in 0..self.pools.len() {
            match self.pools[index].take() {
                Some(range) => given.push(range.to_string()),
                None => {
                    self.give_back(&given);
                    return Ok(Verdict::Full);
                }
            }
        }
        self.given.insert(node.metadata.name.clone(), (node.metadata.uid.clone(), given.clone()));
        Ok(Verdict::Give(given))
    }

    /// The node is gone.
    pub fn release(&mut self, node: &Node) {
        self.give_back(&node.spec.pod_cidrs.clone());
        self.refused(&node.metadata.name);
    }

    /// What was given could not be written.
    pub fn refused(&mut self, name: &str) {
        if let Some((_, ranges)) = self.given.remove(name) {
            self.give_back(&ranges);
        }
    }

    fn give_back(&mut self, ranges: &[String]) {
        for (pool, text) in self.pools.iter_mut().zip(ranges) {
            if let Ok(range) = text.parse::<IpNet>()
                && pool.cluster.contains(&range.addr())
            {
                let (first, last) = pool.span(&range);
                for index in first..=last {
                    pool.taken.remove(&index);
                }
            }
        }
    }
}

impl Pool {
    fn count(&self) -> u32 {
        1u32.checked_shl(u32::from(self.mask - self.cluster.prefix_len())).unwrap_or(u32::MAX)
    }

    fn take(&mut self) -> Option<IpNet> {
        let count = self.count();
        let index = (0..count).map(|i| (self.next + i) % count).find(|i| !self.taken.contains(i))?;
        self.taken.insert(index);
        self.next = (index + 1) % count;
        Some(self.range(index))
    }

    fn range(&self, index: u32) -> IpNet {
        let shift = u32::from(self.cluster.max_prefix_len() - self.mask);
        let base = to_bits(self.cluster.network());
        let offset = u128::from(index).checked_shl(shift).unwrap_or(0);
        let address = match self.cluster {
            IpNet::V4(_) => IpAddr::from(((base + offset) as u32).to_be_bytes()),
            IpNet::V6(_) => IpAddr::from((base + offset).to_be_bytes()),
        };
        IpNet::new(address, self.mask).expect("the mask fits its family, checked when the pool was made")
    }

    /// Indexes of the parts that `range` touches; it must lie in the cluster's range.
    fn span(&self, range: &IpNet) -> (u32, u32) {
        let shift = u32::from(self.cluster.max_prefix_len() - self.mask);
        let base = to_bits(self.cluster.network());
        let last = to_bits(self.cluster.broadcast());
        let index = |address: IpAddr| ((to_bits(address).clamp(base, last) - base) >> shift) as u32;
        (index(range.network()), index(range.broadcast()))
    }

    fn occupy_overlap(&mut self, range: &IpNet) {
        let same_family = range.addr().is_ipv4() == self.cluster.addr().is_ipv4();
        if same_family && (self.cluster.contains(&range.network()) || range.contains(&self.cluster.network())) {
            let (first, last) = self.span(range);
            self.taken.extend(first..=last);
        }
    }
}

fn to_bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(v4) => u128::from(u32::from(v4)),
        IpAddr::V6(v6) => u128::from(v6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(cluster: &str, service: &str) -> Config {
        Config { cluster_cidr: cluster.into(), service_cluster_ip_range: service.into(), ..Default::default() }
    }
    fn node(ranges: &[&str]) -> Node {
        let mut node = Node::default();
        node.spec.pod_cidrs = ranges.iter().map(|r| (*r).to_owned()).collect();
        node
    }
    fn give(pools: &mut Pools) -> Vec<String> {
        let mut node = node(&[]);
        node.metadata.name = format!("n{}", pools.given.len());
        node.metadata.uid.clone_from(&node.metadata.name);
        let verdict = pools.decide(&node).unwrap();
        assert_eq!(pools.decide(&node).unwrap(), Verdict::Nothing, "the store lags behind");
        match verdict {
            Verdict::Give(ranges) => ranges,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn in_order_around_what_is_taken() {
        let mut pools = Pools::new(&config("10.244.0.0/22", "10.96.0.0/12")).unwrap();
        pools.occupy(&node(&["10.244.1.0/24"])).unwrap();
        assert_eq!(give(&mut pools), ["10.244.0.0/24"]);
        assert_eq!(give(&mut pools), ["10.244.2.0/24"]);
        pools.release(&node(&["10.244.0.0/24"]));
        assert_eq!(give(&mut pools), ["10.244.3.0/24"], "going round");
        assert_eq!(give(&mut pools), ["10.244.0.0/24"]);
        assert_eq!(pools.decide(&node(&[])).unwrap(), Verdict::Full);
        assert!(pools.decide(&node(&["10.0.0.0/24"])).unwrap_err().contains("out the range of cluster cidr"));
    }

    #[test]
    fn the_service_range_inside_is_left_out_and_families_go_together() {
        let mut pools = Pools::new(&config("10.0.0.0/16,fd00::/56", "10.0.0.0/23,fd01::/112")).unwrap();
        assert_eq!(give(&mut pools), ["10.0.2.0/24", "fd00::/64"]);
        assert_eq!(give(&mut pools), ["10.0.3.0/24", "fd00:0:0:1::/64"]);
    }

    #[test]
    fn faults() {
        assert!(Pools::new(&config("", "")).is_err());
        assert!(Pools::new(&config("10.0.0.0/25", "")).is_err(), "smaller than a node's part");
    }
}
