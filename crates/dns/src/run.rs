//! Start, reload and end: from a Corefile to listening sockets.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use component_base::metrics::Registry;
use informers::Factory;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::chain::Chain;
use crate::corefile::{self, PodMode, Settings};
use crate::objects::Stores;
use crate::server::{self, Port};
use crate::{VERSION, http, metrics};

pub struct Options {
    /// The Corefile.
    pub conf: PathBuf,
    /// `-dns.port`: the port of blocks that name none.
    pub port: u16,
}

/// How long `ready` of the API server is waited for before answering without it.
const STARTUP_TIMEOUT: Duration = Duration::from_secs(5);

fn load(options: &Options) -> Result<(String, Vec<Settings>), String> {
    let shown = options.conf.display().to_string();
    let text = std::fs::read_to_string(&options.conf).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("open {shown}: no such file or directory"),
        _ => format!("open {shown}: {error}"),
    })?;
    let blocks = corefile::parse(&shown, &text)?;
    let mut all = Vec::new();
    for block in &blocks {
        let mut settings = corefile::settings(&shown, block)?;
        if settings.port == 53 && !block.keys.iter().any(|k| k.ends_with(":53")) {
            settings.port = options.port;
        }
        all.push(settings);
    }
    Ok((text, all))
}

/// The client of the first `kubernetes` plugin, by its settings or in-cluster.
fn kubernetes_client(settings: &[Settings]) -> Result<Option<client::Client>, String> {
    let Some(k) = settings.iter().find_map(|s| s.kubernetes.as_ref()) else { return Ok(None) };
    let mut config =
        client::Config::from_flags(&k.endpoint, &k.kubeconfig).map_err(|e| format!("plugin/kubernetes: {e}"))?;
    config.user_agent = format!("coredns/{VERSION} (linux/amd64) kubernetes/$Format");
    client::Client::new(config).map(Some).map_err(|e| format!("plugin/kubernetes: {e}"))
}

struct Running {
    chains: Vec<Arc<Chain>>,
    ports: BTreeMap<u16, watch::Sender<Arc<Port>>>,
}

/// Runs until `shutdown`; an error is told by the caller, which exits 1.
pub async fn run(options: Options, shutdown: CancellationToken) -> Result<(), String> {
    let registry = Registry::new("coredns", metrics::TABLE);
    registry.with("coredns_build_info", &["", "", VERSION]).set(1.0);
    let (mut text, settings) = load(&options)?;
    let stores = match kubernetes_client(&settings)? {
        Some(client) => {
            let factory = Factory::new(client, shutdown.clone());
            let verified = settings.iter().any(|s| s.kubernetes.as_ref().is_some_and(|k| k.pods == PodMode::Verified));
            Some((Stores::watch(&factory, verified), factory))
        }
        None => None,
    };
    if let Some((stores, factory)) = &stores
        && tokio::time::timeout(STARTUP_TIMEOUT, factory.wait_for_sync()).await.is_err()
        && !stores.has_synced()
    {
        println!("[WARNING] plugin/kubernetes: starting server with unsynced Kubernetes API");
    }
    let stores = stores.map(|(stores, _)| stores);
    let build = |settings: &[Settings]| -> Vec<Arc<Chain>> {
        settings.iter().map(|s| Arc::new(Chain::new(s.clone(), stores.clone(), registry.clone()))).collect()
    };
    let mut running = Running { chains: build(&settings), ports: BTreeMap::new() };
    for port in settings.iter().map(|s| s.port).collect::<std::collections::BTreeSet<_>>() {
        let chains: Vec<Arc<Chain>> = running.chains.iter().filter(|c| c.settings.port == port).cloned().collect();
        for zone in chains.iter().flat_map(|c| &c.settings.zones) {
            println!("{zone}:{port}");
        }
        let bind: Vec<IpAddr> = chains.iter().flat_map(|c| &c.settings.bind).filter_map(|b| b.parse().ok()).collect();
        let (sender, receiver) = watch::channel(Arc::new(Port { chains }));
        let addresses = if bind.is_empty() {
            // One dual-stack socket where the kernel has IPv6.
            vec![IpAddr::V6(Ipv6Addr::UNSPECIFIED)]
        } else {
            bind
        };
        for address in addresses {
            let bound = match server::bind(address, port).await {
                Err(_) if address == IpAddr::V6(Ipv6Addr::UNSPECIFIED) => {
                    server::bind(IpAddr::V4(Ipv4Addr::UNSPECIFIED), port).await?
                }
                other => other?,
            };
            for socket in bound.0 {
                tokio::spawn(server::serve_udp(socket, receiver.clone(), shutdown.clone()));
            }
            tokio::spawn(server::serve_tcp(bound.1, receiver.clone(), shutdown.clone()));
        }
        running.ports.insert(port, sender);
    }
    println!("CoreDNS-{VERSION}\nlinux/amd64, ferrokube");

    let lameduck = side_servers(&running, &registry, &shutdown).await?;
    for chain in running.chains.iter().filter(|c| c.settings.detect_loop) {
        tokio::spawn(detect_loop(chain.clone()));
    }
    let reload = settings.iter().find_map(|s| s.reload.clone());
    let hosts_reload =
        settings.iter().filter_map(|s| s.hosts.as_ref()).map(|h| h.reload).filter(|d| !d.is_zero()).min();
    let mut hosts_tick = hosts_reload.map(tokio::time::interval);
    loop {
        let reload_wait = async {
            match &reload {
                Some(r) => tokio::time::sleep(r.interval + r.jitter.mul_f64(rand::random::<f64>())).await,
                None => std::future::pending().await,
            }
        };
        let hosts_wait = async {
            match &mut hosts_tick {
                Some(tick) => drop(tick.tick().await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = shutdown.cancelled() => break,
            () = hosts_wait => running.chains.iter().filter_map(|c| c.hosts.as_ref()).for_each(crate::hosts::Hosts::reload),
            () = reload_wait => {
                let Ok(now) = std::fs::read_to_string(&options.conf) else { continue };
                if now == text {
                    continue;
                }
                match load(&options) {
                    Ok((new_text, settings)) => {
                        println!("[INFO] Reloading");
                        text = new_text;
                        let chains = build(&settings);
                        for (port, sender) in &running.ports {
                            let of_port: Vec<_> = chains.iter().filter(|c| c.settings.port == *port).cloned().collect();
                            sender.send_replace(Arc::new(Port { chains: of_port }));
                        }
                        running.chains = chains;
                        println!("[INFO] Reloading complete");
                    }
                    Err(error) => {
                        registry.with("coredns_reload_failed_total", &[]).inc();
                        println!("[ERROR] Restart failed: {error}");
                        println!("[ERROR] plugin/reload: Corefile changed but reload failed: starting with listener file descriptors: {error}");
                        // Told once for each broken text.
                        text = now;
                    }
                }
            }
        }
    }
    if !lameduck.is_zero() {
        println!(
            "[INFO] plugin/health: Going into lameduck mode for {}",
            apimachinery::duration::format(i64::try_from(lameduck.as_nanos()).unwrap_or(i64::MAX))
        );
        tokio::time::sleep(lameduck).await;
    }
    Ok(())
}

/// health, ready and prometheus. Returns the lameduck time.
async fn side_servers(
    running: &Running,
    registry: &Arc<Registry>,
    shutdown: &CancellationToken,
) -> Result<Duration, String> {
    let mut lameduck = Duration::ZERO;
    // They go on through the lameduck time, until the process ends.
    let stop = CancellationToken::new();
    let mut taken = std::collections::BTreeSet::new();
    for chain in &running.chains {
        if let Some(health) = chain.settings.health.as_ref().filter(|h| taken.insert(h.address.clone())) {
            lameduck = lameduck.max(health.lameduck);
            let ended = shutdown.clone();
            let handler: http::Handler = Arc::new(move |path| match path {
                "/health" if !ended.is_cancelled() => (200, "OK".into()),
                "/health" => (503, "Shutting down".into()),
                _ => (404, "404 page not found\n".into()),
            });
            tokio::spawn(http::serve(http::listen(&health.address).await?, handler, stop.clone()));
        }
        if let Some(address) = chain.settings.ready.as_ref().filter(|a| taken.insert((*a).clone())) {
            let chains = running.chains.clone();
            let ended = shutdown.clone();
            let handler: http::Handler = Arc::new(move |path| match path {
                "/ready" if ended.is_cancelled() => (503, "Shutting down".into()),
                "/ready" if chains.iter().all(|c| c.ready()) => (200, "OK".into()),
                "/ready" => (503, "kubernetes".into()),
                _ => (404, "404 page not found\n".into()),
            });
            tokio::spawn(http::serve(http::listen(address).await?, handler, stop.clone()));
        }
        if let Some(address) = chain.settings.prometheus.as_ref().filter(|a| taken.insert((*a).clone())) {
            let registry = registry.clone();
            let chains = running.chains.clone();
            let handler: http::Handler = Arc::new(move |path| match path {
                "/metrics" => {
                    chains.iter().for_each(|c| c.refresh_cache_metrics());
                    (200, registry.render())
                }
                _ => (404, "404 page not found\n".into()),
            });
            tokio::spawn(http::serve(http::listen(address).await?, handler, stop.clone()));
        }
    }
    Ok(lameduck)
}

/// Sends one query that only we know through `forward`; the server ends the
/// process when it comes back. Looks for 30 s, as CoreDNS does.
async fn detect_loop(chain: Arc<Chain>) {
    let Some(forward) = chain.forward_for_probe() else { return };
    for _ in 0..3 {
        if forward.ask(&chain.probe()).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
    }
}
