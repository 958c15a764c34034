//! What the pod network reads of a Node.

use std::net::Ipv4Addr;

use client::ObjectMeta;
use serde::Deserialize;

use crate::plan::Peer;

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Node {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub spec: Spec,
    #[serde(default)]
    pub status: Status,
}
informers::object!(Node);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Spec {
    #[serde(rename = "podCIDR")]
    pub pod_cidr: String,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Status {
    pub addresses: Vec<Address>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Address {
    #[serde(rename = "type")]
    pub kind: String,
    pub address: String,
}

impl Node {
    /// None while the node lacks a pod range or an internal IPv4 address.
    pub fn peer(&self) -> Option<Peer> {
        let address: Ipv4Addr =
            self.status.addresses.iter().filter(|a| a.kind == "InternalIP").find_map(|a| a.address.parse().ok())?;
        let pods = self.spec.pod_cidr.parse().ok()?;
        Some(Peer { name: self.metadata.name.clone(), address, pods })
    }

    pub fn same_network(&self, other: &Node) -> bool {
        self.spec == other.spec && self.status.addresses == other.status.addresses
    }
}
