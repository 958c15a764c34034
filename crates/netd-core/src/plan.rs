//! What a node's network is to be, from the cluster's nodes. Pure.

use std::net::Ipv4Addr;

use ipnet::Ipv4Net;
use serde_json::json;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peer {
    pub name: String,
    pub address: Ipv4Addr,
    pub pods: Ipv4Net,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    pub own: Peer,
    /// The other nodes, by name.
    pub peers: Vec<Peer>,
}

/// Why there is no plan yet.
pub type Reason = &'static str;

pub fn plan(node_name: &str, all: &[Peer]) -> Result<Plan, Reason> {
    let own = all
        .iter()
        .find(|p| p.name == node_name)
        .ok_or(
            "the node has no podCIDR or no InternalIP yet (controller manager: --allocate-node-cidrs, --cluster-cidr)",
        )?
        .clone();
    let mut peers: Vec<Peer> = all.iter().filter(|p| p.name != node_name).cloned().collect();
    peers.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Plan { own, peers })
}

impl Plan {
    /// `10-ferrokube.conflist`: ptp with host-local addresses of this node's
    /// range, and portmap for hostPort.
    pub fn cni(&self, mtu: u32) -> String {
        let conflist = json!({
            "cniVersion": "0.4.0",
            "name": "ferrokube",
            "plugins": [
                {
                    "type": "ptp",
                    "ipMasq": false,
                    "mtu": mtu,
                    "ipam": {
                        "type": "host-local",
                        "ranges": [[{"subnet": self.own.pods.to_string()}]],
                        "routes": [{"dst": "0.0.0.0/0"}],
                    },
                },
                {"type": "portmap", "capabilities": {"portMappings": true}},
            ],
        });
        format!("{conflist:#}\n")
    }

    /// The nftables table of masquerade: pods of this node are hidden behind it
    /// unless they talk to pods or to nodes' own addresses on the cluster.
    pub fn nft(&self) -> String {
        let mut ranges: Vec<String> = self.peers.iter().map(|p| p.pods.to_string()).collect();
        ranges.push(self.own.pods.to_string());
        ranges.sort();
        format!(
            "table ip ferrokube-netd\ndelete table ip ferrokube-netd\ntable ip ferrokube-netd {{\n\tset cluster-pods {{\n\t\ttype ipv4_addr\n\t\tflags interval\n\t\tauto-merge\n\t\telements = {{ {} }}\n\t}}\n\tchain postrouting {{\n\t\ttype nat hook postrouting priority srcnat + 10; policy accept;\n\t\tip saddr {} ip daddr != @cluster-pods ip daddr != 224.0.0.0/4 masquerade\n\t}}\n}}\n",
            ranges.join(", "),
            self.own.pods
        )
    }
}

/// The hardware address of a node's tunnel end: locally administered, made of
/// the node's address, so that nobody has to publish it.
pub fn tunnel_mac(address: Ipv4Addr) -> [u8; 6] {
    let [a, b, c, d] = address.octets();
    [0x0e, 0x70, a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(name: &str, address: [u8; 4], pods: &str) -> Peer {
        Peer { name: name.into(), address: address.into(), pods: pods.parse().unwrap() }
    }

    #[test]
    fn own_node_apart_from_its_peers() {
        let all = [peer("b", [10, 0, 0, 2], "10.244.1.0/24"), peer("a", [10, 0, 0, 1], "10.244.0.0/24")];
        let made = plan("a", &all).unwrap();
        assert_eq!(made.own.name, "a");
        assert_eq!(made.peers.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["b"]);
        assert!(made.nft().contains("elements = { 10.244.0.0/24, 10.244.1.0/24 }"));
        assert!(made.nft().contains("ip saddr 10.244.0.0/24 ip daddr != @cluster-pods"));
        let conflist: serde_json::Value = serde_json::from_str(&made.cni(1450)).unwrap();
        assert_eq!(conflist["plugins"][0]["ipam"]["ranges"][0][0]["subnet"], "10.244.0.0/24");
        assert!(plan("c", &all).is_err());
        assert_eq!(tunnel_mac([10, 0, 0, 1].into()), [0x0e, 0x70, 10, 0, 0, 1]);
    }
}
