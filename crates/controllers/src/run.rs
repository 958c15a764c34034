//! The process: serve health, wait for the lease, start the controllers, stop them.
//!
//! Upstream followed: cmd/kube-controller-manager/app/controllermanager.go.

use std::sync::Arc;
use std::time::Duration;

use client::Client;
use component_base::health::Checks;
use component_base::metrics::Registry;
use informers::Factory;
use reconciler::leader::Elector;
use reconciler::{EventRecorder, LeaderConfig, SyncError, SystemClock};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::clients::Clients;
use crate::config::Config;
use crate::context::Context;
use crate::discovery::Discovery;
use crate::registry::{CONTROLLERS, Descriptor};

/// Upstream polls the API server's health each second for ten seconds, then fails.
const API_SERVER_WAIT: Duration = Duration::from_secs(10);
const API_SERVER_POLL: Duration = Duration::from_secs(1);
/// `HealthzAdaptor`'s tolerance.
const LEADER_HEALTH_TOLERANCE: Duration = Duration::from_secs(20);
/// `--controller-start-interval` is stretched by up to so much at random.
const START_JITTER: f64 = 1.0;

/// Runs until `shutdown`. The error's text is what the process ends with.
pub async fn run(config: Config, shutdown: CancellationToken) -> Result<(), SyncError> {
    let base = client::Config::from_flags(&config.master, &config.kubeconfig)?.with_component(
        "kube-controller-manager",
        config.kube_api_qps,
        config.kube_api_burst,
    );
    let clients = Arc::new(Clients::new(base.clone(), config.use_service_account_credentials)?);
    let host = host_name();
    let recorder = EventRecorder::core(clients.root().clone(), "kube-controller-manager", &host, shutdown.clone());

    let metrics = Registry::new("kube-controller-manager", component_base::tables::kube_controller_manager::METRICS);
    let checks = Checks::default();
    if config.serving.port != 0 {
        let server = serving::Server::bind(config.serving.clone(), &host).await.map_err(SyncError::new)?;
        let mut endpoints = serving::Endpoints::default();
        endpoints.healthz = Some(checks.clone());
        endpoints.metrics = Some(metrics.clone());
        tokio::spawn(server.run(endpoints, shutdown.clone()));
    }
    if !config.leader_elect {
        return lead(Arc::new(config), clients, checks, shutdown).await;
    }
    let mut leader = config.leader.clone();
    leader.identity = LeaderConfig::identity(&host);
    // Requests for the lease must not wait behind others, nor longer than half the deadline.
    let mut election = base;
    election.timeout = Some(leader.renew_deadline / 2);
    let election = Client::new(election)?.with_user_agent_part("leader-election");
    let lease_name = leader.name.clone();
    let elector = Elector::new(leader, election, recorder).map_err(SyncError::new)?;
    let status = elector.status();
    let gauge = metrics.get("leader_election_master_status").map(|family| family.with(&[&lease_name]));
    checks.add("leaderElection", move || {
        if let Some(gauge) = &gauge {
            gauge.set(f64::from(u8::from(status.is_leader())));
        }
        status.check(LEADER_HEALTH_TOLERANCE)
    });
    let failure = Arc::new(parking_lot::Mutex::new(None));
    let failed = failure.clone();
    elector
        .run(shutdown, move |token| async move {
            if let Err(error) = lead(Arc::new(config), clients, checks, token).await {
                *failed.lock() = Some(error);
            }
        })
        .await?;
    let outcome = failure.lock().take();
    match outcome {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// Starts all controllers and waits for their end.
async fn lead(
    config: Arc<Config>,
    clients: Arc<Clients>,
    checks: Checks,
    shutdown: CancellationToken,
) -> Result<(), SyncError> {
    wait_for_api_server(clients.root(), &shutdown).await?;
    let discovery = Arc::new(Discovery::new(clients.root_client("controller-discovery")?));
    let factory = Factory::new(clients.root_client("shared-informers")?, shutdown.clone());
    let context = Context {
        config: config.clone(),
        clients,
        factory,
        discovery,
        clock: Arc::new(SystemClock),
        shutdown: shutdown.clone(),
    };
    let mut running: JoinSet<(&'static str, Result<(), SyncError>)> = JoinSet::new();
    let wanted = |c: &&Descriptor| c.is_enabled(&config.controllers, &config.gates);
    let (first, others): (Vec<_>, Vec<_>) =
        CONTROLLERS.iter().filter(wanted).partition(|c| c.name == "serviceaccount-token-controller");
    for controller in first.into_iter().chain(others) {
        let Some(start) = controller.run else {
            tracing::warn!(controller = controller.name, "Controller is not part of this build");
            continue;
        };
        if !config.controller_start_interval.is_zero() {
            let pause = config.controller_start_interval.mul_f64(1.0 + START_JITTER * rand::random::<f64>());
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = shutdown.cancelled() => break,
            }
        }
        tracing::info!(controller = controller.name, "Starting controller");
        // Upstream's controllers have a check each; a controller that ends in error ends the process.
        checks.add(controller.name, || Ok(()));
        let (name, future) = (controller.name, start(context.clone()));
        running.spawn(async move { (name, future.await) });
    }
    let mut failure = None;
    loop {
        tokio::select! {
            ended = running.join_next() => match ended {
                None => break,
                Some(Ok((name, Ok(())))) => tracing::debug!(controller = name, "Controller has ended"),
                Some(Ok((name, Err(error)))) => {
                    failure = Some(SyncError::new(format!("error starting controller {name:?}: {error}")));
                    break;
                }
                Some(Err(panic)) => {
                    failure = Some(SyncError::new(format!("a controller panicked: {panic}")));
                    break;
                }
            },
            () = shutdown.cancelled() => break,
        }
    }
    if failure.is_none() {
        // Without controllers there is still a process to keep.
        shutdown.cancelled().await;
    }
    let draining = async { while running.join_next().await.is_some() {} };
    if failure.is_none() && tokio::time::timeout(config.controller_shutdown_timeout, draining).await.is_err() {
        tracing::warn!(timeout = ?config.controller_shutdown_timeout, "Controllers did not end in time");
    }
    match failure {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

async fn wait_for_api_server(client: &Client, shutdown: &CancellationToken) -> Result<(), SyncError> {
    let started = tokio::time::Instant::now();
    loop {
        let error = match client.get_text("/healthz").await {
            Ok(_) => return Ok(()),
            Err(error) => error,
        };
        if started.elapsed() > API_SERVER_WAIT {
            return Err(SyncError::new(format!(
                "failed to wait for apiserver being healthy: timed out waiting for the condition: failed to get apiserver /healthz status: {error}"
            )));
        }
        tracing::warn!(%error, "API server is not healthy yet");
        tokio::select! {
            () = tokio::time::sleep(API_SERVER_POLL) => {}
            () = shutdown.cancelled() => return Ok(()),
        }
    }
}

/// The machine's name, lower case, as upstream's `os.Hostname` users have it.
pub fn host_name() -> String {
    let text = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    text.trim().to_owned()
}
