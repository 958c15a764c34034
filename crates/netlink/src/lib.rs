//! The few netlink requests that the node agents make: links by address, routes
//! of our own protocol, a VXLAN device with its neighbours.
//!
//! Invariant: only routes with [`PROTOCOL`] are ever listed or removed, so that
//! what an administrator or a DHCP client set stays.

use std::net::{IpAddr, Ipv4Addr};

use futures::TryStreamExt;
use ipnet::IpNet;
use rtnetlink::packet_route::address::AddressAttribute;
use rtnetlink::packet_route::link::LinkAttribute;
use rtnetlink::packet_route::neighbour::{NeighbourAttribute, NeighbourFlags, NeighbourState};
use rtnetlink::packet_route::route::{RouteAddress, RouteAttribute, RouteMessage, RouteProtocol};
use rtnetlink::{Handle, LinkUnspec, LinkVxlan, RouteMessageBuilder};

/// The protocol number on routes that are ours (`proto 70` in `ip route`).
pub const PROTOCOL: u8 = 70;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("netlink socket: {0}")]
    Socket(#[from] std::io::Error),
    #[error("netlink: {0}")]
    Request(#[from] rtnetlink::Error),
    #[error("no link {0}")]
    NoLink(String),
}

pub type Result<T> = std::result::Result<T, Error>;

/// An IPv4 route of ours.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    pub destination: IpNet,
    pub gateway: Ipv4Addr,
    /// Index of the link it leaves by.
    pub link: u32,
    /// The gateway needs no route of its own (tunnel peers).
    pub onlink: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    pub index: u32,
    pub name: String,
    pub mtu: u32,
    /// The network of the address it was found by.
    pub network: IpNet,
}

#[derive(Clone)]
pub struct Netlink {
    handle: Handle,
}

impl Netlink {
    /// Opens a socket; its task ends when the last clone is dropped.
    pub fn connect() -> Result<Self> {
        let (connection, handle, _) = rtnetlink::new_connection()?;
        tokio::spawn(connection);
        Ok(Netlink { handle })
    }

    /// The link that carries `address`.
    pub async fn link_of(&self, address: IpAddr) -> Result<Option<Link>> {
        let mut addresses = self.handle.address().get().execute();
        while let Some(message) = addresses.try_next().await? {
            let local = message.attributes.iter().find_map(|a| match a {
                AddressAttribute::Local(ip) | AddressAttribute::Address(ip) if *ip == address => Some(*ip),
                _ => None,
            });
            let Some(local) = local else { continue };
            let index = message.header.index;
            let mut links = self.handle.link().get().match_index(index).execute();
            let Some(link) = links.try_next().await? else { continue };
            let mut name = String::new();
            let mut mtu = 1500;
            for attribute in link.attributes {
                match attribute {
                    LinkAttribute::IfName(text) => name = text,
                    LinkAttribute::Mtu(value) => mtu = value,
                    _ => {}
                }
            }
            let network = IpNet::new(local, message.header.prefix_len).map_or(IpNet::from(local), |net| net.trunc());
            return Ok(Some(Link { index, name, mtu, network }));
        }
        Ok(None)
    }

    /// Our IPv4 routes of the main table.
    pub async fn routes(&self) -> Result<Vec<Route>> {
        let query = RouteMessageBuilder::<Ipv4Addr>::new().build();
        let mut found = Vec::new();
        let mut stream = self.handle.route().get(query).execute();
        while let Some(message) = stream.try_next().await? {
            if u8::from(message.header.protocol) == PROTOCOL
                && let Some(route) = read_route(&message)
            {
                found.push(route);
            }
        }
        found.sort();
        Ok(found)
    }

    pub async fn replace_route(&self, route: &Route) -> Result<()> {
        let request = self.handle.route().add(message(route)).replace();
        Ok(request.execute().await?)
    }

    pub async fn delete_route(&self, route: &Route) -> Result<()> {
        Ok(self.handle.route().del(message(route)).execute().await?)
    }

    /// Index of a link by name.
    pub async fn index(&self, name: &str) -> Result<Option<u32>> {
        let mut links = self.handle.link().get().match_name(name.to_owned()).execute();
        match links.try_next().await {
            Ok(link) => Ok(link.map(|l| l.header.index)),
            // The kernel answers ENODEV for an unknown name.
            Err(rtnetlink::Error::NetlinkError(error)) if error.raw_code() == -libc::ENODEV => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// A VXLAN device without learning; made when absent. Returns its index.
    pub async fn ensure_vxlan(
        &self,
        name: &str,
        vni: u32,
        parent: &Link,
        local: Ipv4Addr,
        port: u16,
        mac: [u8; 6],
    ) -> Result<u32> {
        if self.index(name).await?.is_none() {
            let message = LinkVxlan::new(name, vni)
                .dev(parent.index)
                .local(local)
                .port(port)
                .learning(false)
                .append_extra_attribute(LinkAttribute::Address(mac.to_vec()))
                .append_extra_attribute(LinkAttribute::Mtu(parent.mtu.saturating_sub(50)))
                .build();
            self.handle.link().add(message).execute().await?;
        }
        let index = self.index(name).await?.ok_or_else(|| Error::NoLink(name.to_owned()))?;
        self.handle.link().set(LinkUnspec::new_with_index(index).up().build()).execute().await?;
        Ok(index)
    }

    /// Gives a link a /32 address; having it already is no error.
    pub async fn ensure_address(&self, link: u32, address: Ipv4Addr) -> Result<()> {
        match self.handle.address().add(link, IpAddr::V4(address), 32).execute().await {
            Err(rtnetlink::Error::NetlinkError(error)) if error.raw_code() == -libc::EEXIST => Ok(()),
            other => Ok(other?),
        }
    }

    /// Where a tunnel peer is: its address on the tunnel at `mac`, `mac` at `outer`.
    pub async fn replace_peer(&self, link: u32, inner: Ipv4Addr, mac: [u8; 6], outer: Ipv4Addr) -> Result<()> {
        self.handle
            .neighbours()
            .add(link, IpAddr::V4(inner))
            .state(NeighbourState::Permanent)
            .link_layer_address(&mac)
            .replace()
            .execute()
            .await?;
        let mut request = self
            .handle
            .neighbours()
            .add_bridge(link, &mac)
            .state(NeighbourState::Permanent)
            .flags(NeighbourFlags::Own)
            .replace();
        request.message_mut().attributes.push(NeighbourAttribute::Destination(outer.into()));
        Ok(request.execute().await?)
    }
}

fn message(route: &Route) -> RouteMessage {
    let (address, length) = match route.destination {
        IpNet::V4(net) => (net.network(), net.prefix_len()),
        IpNet::V6(_) => (Ipv4Addr::UNSPECIFIED, 0),
    };
    let mut builder = RouteMessageBuilder::<Ipv4Addr>::new()
        .destination_prefix(address, length)
        .gateway(route.gateway)
        .output_interface(route.link)
        .protocol(RouteProtocol::from(PROTOCOL));
    if route.onlink {
        builder = builder.onlink();
    }
    builder.build()
}

fn read_route(message: &RouteMessage) -> Option<Route> {
    let mut destination = None;
    let mut gateway = None;
    let mut link = None;
    for attribute in &message.attributes {
        match attribute {
            RouteAttribute::Destination(RouteAddress::Inet(address)) => destination = Some(*address),
            RouteAttribute::Gateway(RouteAddress::Inet(address)) => gateway = Some(*address),
            RouteAttribute::Oif(index) => link = Some(*index),
            _ => {}
        }
    }
    let net = ipnet::Ipv4Net::new(destination?, message.header.destination_prefix_length).ok()?;
    let onlink = message.header.flags.contains(rtnetlink::packet_route::route::RouteFlags::Onlink);
    Some(Route { destination: IpNet::V4(net), gateway: gateway?, link: link?, onlink })
}
