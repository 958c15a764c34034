//! Lays a plan: files, routes, tunnel, nftables. What is right already is left.

use std::net::IpAddr;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use ipnet::IpNet;
use netlink::{Link, Netlink, Route};
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

use crate::plan::{Plan, tunnel_mac};

const VXLAN: &str = "ferrokube.1";
const VNI: u32 = 1;
/// The kernel's old default, which flannel and others use as well.
const VXLAN_PORT: u16 = 8472;
const CONFLIST: &str = "10-ferrokube.conflist";

pub struct Applier {
    netlink: Netlink,
    cni_dir: PathBuf,
    /// The nftables text last loaded.
    loaded: String,
}

impl Applier {
    pub fn new(cni_dir: PathBuf) -> Result<Self> {
        Ok(Applier { netlink: Netlink::connect()?, cni_dir, loaded: String::new() })
    }

    pub async fn apply(&mut self, plan: &Plan) -> Result<()> {
        let link = self
            .netlink
            .link_of(IpAddr::V4(plan.own.address))
            .await?
            .with_context(|| format!("no link carries the node's address {}", plan.own.address))?;
        std::fs::write("/proc/sys/net/ipv4/ip_forward", "1").context("cannot turn on ip_forward")?;
        self.routes(plan, &link).await?;
        self.masquerade(plan).await?;
        // Last: the runtime starts pods as soon as it sees the file.
        self.cni(&plan.cni(link.mtu.saturating_sub(50)))
    }

    async fn routes(&self, plan: &Plan, link: &Link) -> Result<()> {
        let mut wanted = Vec::new();
        let mut tunnel = None;
        for peer in &plan.peers {
            let destination = IpNet::V4(peer.pods);
            if link.network.contains(&IpAddr::V4(peer.address)) {
                wanted.push(Route { destination, gateway: peer.address, link: link.index, onlink: false });
                continue;
            }
            let index = match tunnel {
                Some(index) => index,
                None => {
                    let mac = tunnel_mac(plan.own.address);
                    let index = self.netlink.ensure_vxlan(VXLAN, VNI, link, plan.own.address, VXLAN_PORT, mac).await?;
                    self.netlink.ensure_address(index, plan.own.pods.network()).await?;
                    tunnel = Some(index);
                    index
                }
            };
            let inner = peer.pods.network();
            self.netlink.replace_peer(index, inner, tunnel_mac(peer.address), peer.address).await?;
            wanted.push(Route { destination, gateway: inner, link: index, onlink: true });
        }
        let present = self.netlink.routes().await?;
        for route in present.iter().filter(|r| !wanted.iter().any(|w| w.destination == r.destination)) {
            tracing::info!(destination = %route.destination, "Removing a route");
            self.netlink.delete_route(route).await?;
        }
        for route in wanted.iter().filter(|w| !present.contains(w)) {
            tracing::info!(destination = %route.destination, gateway = %route.gateway, "Setting a route");
            self.netlink.replace_route(route).await?;
        }
        Ok(())
    }

    async fn masquerade(&mut self, plan: &Plan) -> Result<()> {
        let text = plan.nft();
        if self.loaded == text {
            return Ok(());
        }
        let mut child = Command::new("nft")
            .args(["-f", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("cannot run nft")?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(text.as_bytes()).await?;
        }
        let done = child.wait_with_output().await?;
        if !done.status.success() {
            bail!("nft: {}", String::from_utf8_lossy(&done.stderr).trim());
        }
        self.loaded = text;
        Ok(())
    }

    fn cni(&self, text: &str) -> Result<()> {
        let path = self.cni_dir.join(CONFLIST);
        if std::fs::read_to_string(&path).is_ok_and(|present| present == text) {
            return Ok(());
        }
        std::fs::create_dir_all(&self.cni_dir)?;
        let temporary = self.cni_dir.join(format!(".{CONFLIST}.tmp"));
        std::fs::write(&temporary, text)?;
        std::fs::rename(&temporary, &path).with_context(|| format!("cannot write {}", path.display()))?;
        tracing::info!(path = %path.display(), "Wrote the CNI configuration");
        Ok(())
    }
}
