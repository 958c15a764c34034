//! Watches, compiles and applies until told to stop.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use component_base::flags::FlagSet;
use component_base::metrics::Registry;
use informers::{Factory, Selection};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::apply::{self, Iptables, Nftables};
use crate::compile::{self, Family, NodeConfig, Port};
use crate::config::{self, Config, Mode};
use crate::health::{self, Health, Local, ServicePorts};
use crate::objects::{EndpointSlice, HEADLESS, Node, PROXY_NAME, Service};

enum Backend {
    Nftables(Nftables),
    Iptables(Iptables),
}

impl Backend {
    async fn sync(&mut self, ports: &[Port], node: &NodeConfig) -> Result<(), apply::Error> {
        match self {
            Backend::Nftables(b) => b.sync(ports, node).await,
            Backend::Iptables(b) => b.sync(ports, node).await,
        }
    }
    async fn verify(&mut self) {
        match self {
            Backend::Nftables(b) => b.verify().await,
            Backend::Iptables(b) => b.verify().await,
        }
    }
}

pub async fn run(flags: FlagSet, shutdown: CancellationToken) -> anyhow::Result<()> {
    let config = config::load(&flags).map_err(anyhow::Error::msg)?;
    let registry = Registry::new("kube-proxy", component_base::tables::kube_proxy::METRICS);
    if config.kubeconfig.is_empty() && config.master.is_empty() {
        tracing::info!("Neither kubeconfig file nor master URL was specified, falling back to in-cluster config");
    }
    let mut client_config = client::Config::from_flags(&config.master, &config.kubeconfig)?;
    client_config.user_agent = component_base::version::user_agent("kube-proxy");
    client_config.qps = config.qps;
    client_config.burst = config.burst;
    let client = client::Client::new(client_config)?;
    prepare_kernel(&config);

    let changed = Arc::new(Notify::new());
    let factory = Factory::new(client, shutdown.clone());
    let own = Selection::labels(format!("!{PROXY_NAME},!{HEADLESS}"));
    let services = factory.informer_with::<Service>(&client::resources::SERVICES, own.clone());
    let slices = factory.informer_with::<EndpointSlice>(&client::resources::ENDPOINT_SLICES, own);
    let nodes = factory.informer_with::<Node>(
        &client::resources::NODES,
        Selection::fields(format!("metadata.name={}", config.hostname)),
    );
    let health = Health::new(config.sync_period * 2);
    let (notify, health_of_services) = (changed.clone(), health.clone());
    services.add_handler(move |_| note(&notify, &health_of_services));
    let (notify, health_of_slices) = (changed.clone(), health.clone());
    slices.add_handler(move |_| note(&notify, &health_of_slices));
    let (notify, health_of_node) = (changed.clone(), health.clone());
    nodes.add_handler(move |event| {
        let node = event.object();
        let gone = matches!(event, informers::Event::Deleted { .. }) || node.metadata.is_deleting();
        health_of_node.set_eligible(!gone);
        if event.old().is_none_or(|old| old.zone() != node.zone() || old.internal_ips() != node.internal_ips()) {
            note(&notify, &health_of_node);
        }
    });

    serve(&config, &health, &registry).await?;
    services.synced().await;
    slices.synced().await;
    nodes.synced().await;
    tracing::info!(mode = ?config.mode, "Caches are synced");

    let families = [Family::V4, Family::V6].into_iter().filter(|f| *f == Family::V4 || has_ipv6());
    let mut backends: Vec<(Family, Backend)> = Vec::new();
    for family in families {
        let backend = match config.mode {
            Mode::Nftables => {
                Iptables::remove(family).await;
                Backend::Nftables(Nftables::new(family))
            }
            Mode::Iptables => {
                Nftables::remove(family).await;
                Backend::Iptables(Iptables::new(family))
            }
        };
        backends.push((family, backend));
    }
    let mut health_ports = ServicePorts::default();
    let mut udp = UdpState::default();
    let mut failed = false;
    loop {
        let began = Instant::now();
        let node = node_config(&config, nodes.store().get("", &config.hostname).as_deref());
        let (services_now, slices_now) = (services.store().list(), slices.store().list());
        let mut all: Vec<Port> = Vec::new();
        let mut failure = None;
        for (family, backend) in &mut backends {
            let ports = compile::compile(
                *family,
                services_now.iter().map(AsRef::as_ref),
                slices_now.iter().map(AsRef::as_ref),
                &node,
            );
            if let Err(error) = backend.sync(&ports, &node).await {
                failure = Some(error);
            }
            all.extend(ports);
        }
        match failure {
            None => {
                failed = false;
                health.updated();
                udp.sync(&all).await;
            }
            Some(error) => {
                if !failed {
                    tracing::error!(err = %error, "Failed to sync proxy rules");
                }
                failed = true;
            }
        }
        let wanted: BTreeMap<u16, Local> = all
            .iter()
            .filter(|p| p.health_check_node_port != 0)
            .map(|p| {
                let local = Local { namespace: p.namespace.clone(), service: p.service.clone(), ready: p.ready_local };
                (p.health_check_node_port, local)
            })
            .collect();
        health_ports.sync(wanted, &health).await;
        // Changes that come together are laid together.
        let resync = if failed { config.min_sync_period.max(Duration::from_secs(1)) } else { config.sync_period };
        tokio::select! {
            () = shutdown.cancelled() => return Ok(()),
            () = changed.notified() => {
                tokio::time::sleep_until(began + config.min_sync_period).await;
            }
            () = tokio::time::sleep(resync) => {
                for (_, backend) in &mut backends {
                    backend.verify().await;
                }
            }
        }
    }
}

fn note(notify: &Notify, health: &Health) {
    health.queued();
    notify.notify_one();
}

fn node_config(config: &Config, node: Option<&Node>) -> NodeConfig {
    let mut made = NodeConfig {
        name: config.hostname.clone(),
        zone: node.map(|n| n.zone().to_owned()).unwrap_or_default(),
        cluster_cidrs: config.cluster_cidrs.clone(),
        masquerade_all: config.masquerade_all,
        masquerade_bit: config.masquerade_bit,
        node_port_ips: Vec::new(),
    };
    let primary = config.node_port_addresses.is_empty() || config.node_port_addresses.iter().any(|a| a == "primary");
    if config.mode == Mode::Nftables && primary {
        // nftables' default: the node's own addresses.
        made.node_port_ips =
            node.map(Node::internal_ips).unwrap_or_default().iter().filter_map(|a| a.parse::<IpAddr>().ok()).collect();
    }
    made
}

/// Flows of UDP ports, to forget those whose endpoint went or first came.
#[derive(Default)]
struct UdpState {
    targets: BTreeMap<(IpAddr, u16), BTreeSet<IpAddr>>,
}

impl UdpState {
    async fn sync(&mut self, ports: &[Port]) {
        let mut now: BTreeMap<(IpAddr, u16), BTreeSet<IpAddr>> = BTreeMap::new();
        for port in ports.iter().filter(|p| p.protocol == "udp") {
            let ips: BTreeSet<IpAddr> = port.cluster_targets.iter().map(|t| t.ip).collect();
            for address in std::iter::once(&port.cluster_ip).chain(port.external_addresses()) {
                now.insert((*address, port.port), ips.clone());
            }
        }
        for ((address, port), ips) in &now {
            if let Some(before) = self.targets.get(&(*address, *port)) {
                for gone in before.difference(ips) {
                    apply::forget_udp(&address.to_string(), &gone.to_string()).await;
                }
                if before.is_empty() && !ips.is_empty() {
                    apply::forget_udp_to(&address.to_string(), *port).await;
                }
            }
        }
        for ((address, port), _) in self.targets.iter().filter(|(key, _)| !now.contains_key(*key)) {
            apply::forget_udp_to(&address.to_string(), *port).await;
        }
        self.targets = now;
    }
}

fn has_ipv6() -> bool {
    std::path::Path::new("/proc/net/if_inet6").exists()
}

/// Sysctls as upstream sets them; what a container may not write is said once.
fn prepare_kernel(config: &Config) {
    let set = |name: &str, value: String, only_raise: bool| {
        let path = format!("/proc/sys/{}", name.replace('.', "/"));
        let Ok(present) = std::fs::read_to_string(&path) else { return };
        let present = present.trim();
        if present == value || (only_raise && present.parse::<i64>().unwrap_or(0) >= value.parse::<i64>().unwrap_or(0))
        {
            return;
        }
        if let Err(error) = std::fs::write(&path, &value) {
            tracing::warn!(sysctl = name, value, err = %error, "Cannot set a sysctl");
        }
    };
    if config.mode == Mode::Iptables && config.localhost_node_ports {
        set("net.ipv4.conf.all.route_localnet", "1".into(), false);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let max = (config.conntrack_max_per_core * i64::try_from(cores).unwrap_or(1)).max(config.conntrack_min);
    set("net.netfilter.nf_conntrack_max", max.to_string(), true);
    for (name, value) in [
        ("net.netfilter.nf_conntrack_tcp_timeout_established", config.established_timeout),
        ("net.netfilter.nf_conntrack_tcp_timeout_close_wait", config.close_wait_timeout),
    ] {
        if let Some(value) = value {
            set(name, value.as_secs().to_string(), false);
        }
    }
}

async fn serve(config: &Config, health: &Health, registry: &Arc<Registry>) -> anyhow::Result<()> {
    let health = health.clone();
    let own: health::Handler = Arc::new(move |path| {
        let (code, body) = health.answer(path);
        (code, "application/json", body)
    });
    let listener = TcpListener::bind(&config.healthz_address)
        .await
        .map_err(|e| anyhow::anyhow!("failed to start proxy healthz on {}: {e}", config.healthz_address))?;
    health::serve(listener, own);
    let (registry, document) = (registry.clone(), config.document.clone());
    let mode = if config.mode == Mode::Nftables { "nftables" } else { "iptables" };
    let metrics: health::Handler = Arc::new(move |path| match path {
        "/metrics" => (200, "text/plain; version=0.0.4; charset=utf-8", registry.render()),
        "/proxyMode" => (200, "text/plain; charset=utf-8", mode.to_owned()),
        "/healthz" => (200, "text/plain; charset=utf-8", "ok".to_owned()),
        "/configz" => {
            let body = apimachinery::json!({"kubeproxy.config.k8s.io": document});
            (200, "application/json", body.to_string())
        }
        _ => (404, "text/plain; charset=utf-8", "404 page not found\n".to_owned()),
    });
    let listener = TcpListener::bind(&config.metrics_address)
        .await
        .map_err(|e| anyhow::anyhow!("starting metrics server failed: {}: {e}", config.metrics_address))?;
    health::serve(listener, metrics);
    Ok(())
}
