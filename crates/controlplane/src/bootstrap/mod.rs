//! What a fresh server makes by itself, and keeps making: system namespaces,
//! RBAC policy, priority classes, flow control defaults, the `kubernetes`
//! Service with its endpoints, the default ServiceCIDR, APIServices, two config
//! maps and the server's identity lease.
//!
//! Each part is a task of its own: a pure plan, then writes through the
//! loopback client, repeated on failure every [`RETRY`] until it holds.
//!
//! Upstream followed: `pkg/controlplane/instance.go` and its post-start hooks.

pub mod apiservices;
pub mod authentication;
pub mod flowcontrol;
pub mod identity;
pub mod kubernetes_service;
pub mod legacy_tokens;
pub mod namespaces;
pub mod priority_classes;
pub mod rbac;
pub mod service_cidr;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

/// Between attempts of a hook that failed (upstream: one second).
pub const RETRY: Duration = Duration::from_secs(1);

/// What bootstrapping needs to know of the server.
#[derive(Clone)]
pub struct Config {
    pub kubernetes_service: kubernetes_service::Config,
    /// `--service-cluster-ip-range`, primary first.
    pub service_cidrs: Vec<String>,
    pub authentication: authentication::Required,
    pub identity: identity::Config,
}

/// Names of the post-start hooks that have finished, for
/// `/readyz/poststarthook/…`.
#[derive(Clone, Default)]
pub struct Hooks(Arc<Mutex<std::collections::BTreeSet<&'static str>>>);

impl Hooks {
    pub fn is_done(&self, name: &str) -> bool {
        self.0.lock().contains(name)
    }
    fn done(&self, name: &'static str) {
        self.0.lock().insert(name);
    }
}

/// Starts every part. `leases` is where this server's address is kept alive;
/// `None` with `--endpoint-reconciler-type=none`.
pub fn start(
    config: Config,
    loopback: Arc<dyn Loopback>,
    leases: Option<Arc<dyn kubernetes_service::MasterLeases>>,
    hooks: Hooks,
    stop: CancellationToken,
) -> Vec<tokio::task::JoinHandle<()>> {
    let mut tasks = Vec::new();
    let mut spawn = |future: std::pin::Pin<Box<dyn Future<Output = ()> + Send>>| {
        let stop = stop.clone();
        tasks.push(tokio::spawn(async move {
            tokio::select! {
                () = stop.cancelled() => {}
                () = future => {}
            }
        }));
    };
    {
        let (loopback, hooks) = (loopback.clone(), hooks.clone());
        spawn(Box::pin(async move {
            until_ok("rbac/bootstrap-roles", || rbac::reconcile(&loopback)).await;
            hooks.done("rbac/bootstrap-roles");
        }));
    }
    {
        let (loopback, hooks) = (loopback.clone(), hooks.clone());
        spawn(Box::pin(async move {
            until_ok("scheduling/bootstrap-system-priority-classes", || priority_classes::ensure(&loopback)).await;
            hooks.done("scheduling/bootstrap-system-priority-classes");
        }));
    }
    {
        let (loopback, hooks) = (loopback.clone(), hooks.clone());
        spawn(Box::pin(async move {
            until_ok("priority-and-fairness-config-producer", || flowcontrol::ensure(&loopback)).await;
            hooks.done("priority-and-fairness-config-producer");
            every(flowcontrol::PERIOD, "flow control defaults", || flowcontrol::ensure(&loopback)).await;
        }));
    }
    {
        let loopback = loopback.clone();
        spawn(Box::pin(async move {
            every(namespaces::PERIOD, "system namespaces", || namespaces::ensure(&loopback)).await;
        }));
    }
    {
        let loopback = loopback.clone();
        let cidrs = config.service_cidrs.clone();
        spawn(Box::pin(async move { service_cidr::run(loopback, cidrs).await }));
    }
    {
        let loopback = loopback.clone();
        let service = config.kubernetes_service.clone();
        spawn(Box::pin(async move { kubernetes_service::run(service, loopback, leases).await }));
    }
    {
        let loopback = loopback.clone();
        spawn(Box::pin(async move {
            every(authentication::PERIOD, "extension-apiserver-authentication", || {
                authentication::ensure(&loopback, &config.authentication)
            })
            .await;
        }));
    }
    {
        let loopback = loopback.clone();
        spawn(Box::pin(async move {
            every(legacy_tokens::PERIOD, "legacy token tracking", || legacy_tokens::ensure(&loopback)).await;
        }));
    }
    {
        let (loopback, hooks) = (loopback.clone(), hooks.clone());
        spawn(Box::pin(async move {
            until_ok("apiservice-registration-controller", || apiservices::ensure(&loopback)).await;
            hooks.done("apiservice-registration-controller");
            every(apiservices::PERIOD, "APIServices", || apiservices::ensure(&loopback)).await;
        }));
    }
    {
        let loopback = loopback.clone();
        spawn(Box::pin(async move { identity::run(config.identity, loopback).await }));
    }
    tasks
}

/// Repeats until it succeeds.
async fn until_ok<F, R>(what: &'static str, mut attempt: F)
where
    F: FnMut() -> R,
    R: Future<Output = Result<(), Status>>,
{
    while let Err(status) = attempt().await {
        tracing::warn!(hook = what, error = %status, "A start-up hook failed and is tried again");
        tokio::time::sleep(RETRY).await;
    }
}

/// Runs now and then every `period`; sooner after a failure.
async fn every<F, R>(period: Duration, what: &'static str, mut attempt: F)
where
    F: FnMut() -> R,
    R: Future<Output = Result<(), Status>>,
{
    loop {
        match attempt().await {
            Ok(()) => tokio::time::sleep(period).await,
            Err(status) => {
                tracing::warn!(part = what, error = %status, "A part of the server's own objects is not in place");
                tokio::time::sleep(RETRY.min(period)).await;
            }
        }
    }
}

/// Creates the object unless one of its name is there.
async fn create_missing(
    loopback: &Arc<dyn Loopback>,
    resource: &GroupResource,
    namespace: &str,
    object: Value,
) -> Result<(), Status> {
    let name = object["metadata"]["name"].as_str().unwrap_or_default().to_owned();
    if loopback.get_cached(resource, namespace, &name).await.is_ok() {
        return Ok(());
    }
    match loopback.create(resource, namespace, object).await {
        Err(status) if !status.is_already_exists() => Err(status),
        _ => Ok(()),
    }
}
