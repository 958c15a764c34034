//! The named checks of `/livez`, `/readyz` and `/healthz`, in upstream's order.
//! A check named after a start-up hook is good once the hook is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use apiserver::core::Core;
use parking_lot::RwLock;

use crate::bootstrap::Hooks;

/// Start-up hooks in the order of upstream's checks.
pub const HOOKS: [&str; 30] = [
    "start-apiserver-admission-initializer",
    "generic-apiserver-start-informers",
    "priority-and-fairness-config-consumer",
    "priority-and-fairness-filter",
    "storage-object-count-tracker-hook",
    "start-apiextensions-informers",
    "start-apiextensions-controllers",
    "crd-informer-synced",
    "start-system-namespaces-controller",
    "peer-endpoint-reconciler-controller",
    "start-cluster-authentication-info-controller",
    "start-kube-apiserver-identity-lease-controller",
    "start-kube-apiserver-identity-lease-garbage-collector",
    "storage-readiness",
    "start-legacy-token-tracking-controller",
    "start-service-ip-repair-controllers",
    "rbac/bootstrap-roles",
    "scheduling/bootstrap-system-priority-classes",
    "priority-and-fairness-config-producer",
    "bootstrap-controller",
    "start-kubernetes-service-cidr-controller",
    "aggregator-reload-proxy-client-cert",
    "start-kube-aggregator-informers",
    "apiservice-status-local-available-controller",
    "apiservice-status-remote-available-controller",
    "apiservice-registration-controller",
    "apiservice-discovery-controller",
    "kube-apiserver-autoregistration",
    "apiservice-openapi-controller",
    "apiservice-openapiv3-controller",
];

/// Which hooks are done, and what is known of the store.
pub struct Progress {
    bootstrap: Hooks,
    all: AtomicBool,
    etcd: RwLock<Option<String>>,
    stopping: AtomicBool,
}

impl Progress {
    pub fn new(bootstrap: Hooks) -> Self {
        Progress { bootstrap, all: AtomicBool::new(false), etcd: RwLock::new(None), stopping: AtomicBool::new(false) }
    }
    /// All hooks that are done with the watch caches full.
    pub fn all_done(&self) {
        self.all.store(true, Ordering::SeqCst);
    }
    pub fn is_done(&self, hook: &str) -> bool {
        match hook {
            "rbac/bootstrap-roles"
            | "scheduling/bootstrap-system-priority-classes"
            | "priority-and-fairness-config-producer"
            | "apiservice-registration-controller" => self.bootstrap.is_done(hook),
            "kube-apiserver-autoregistration" => self.bootstrap.is_done("apiservice-registration-controller"),
            _ => self.all.load(Ordering::SeqCst),
        }
    }
    /// The outcome of the last look at the store.
    pub fn etcd(&self, outcome: Result<(), String>) {
        *self.etcd.write() = outcome.err();
    }
    pub fn stopping(&self) {
        self.stopping.store(true, Ordering::SeqCst);
    }
}

/// Adds all checks to the core.
pub fn install(core: &Arc<Core>, progress: &Arc<Progress>) {
    let etcd = |progress: &Arc<Progress>| {
        let progress = progress.clone();
        move || progress.etcd.read().clone().map_or(Ok(()), Err)
    };
    for (endpoint, checks) in
        [("livez", &core.health.livez), ("readyz", &core.health.readyz), ("healthz", &core.health.healthz)]
    {
        checks.add("ping", || Ok(()));
        checks.add("log", || Ok(()));
        if endpoint != "readyz" {
            checks.add("loopback-serving-certificate", || Ok(()));
        }
        checks.add("etcd", etcd(progress));
        if endpoint == "readyz" {
            checks.add("etcd-readiness", etcd(progress));
            let (progress, core) = (progress.clone(), Arc::downgrade(core));
            checks.add("informer-sync", move || {
                let ready = core
                    .upgrade()
                    .is_some_and(|core| core.table.load().resources().iter().all(|resource| resource.storage.ready()));
                if ready || progress.is_done("storage-readiness") {
                    Ok(())
                } else {
                    Err("informers not synced yet".to_owned())
                }
            });
        }
        for hook in HOOKS {
            if hook == "apiservice-openapi-controller" {
                let progress = progress.clone();
                checks.add("autoregister-completion", move || {
                    if progress.is_done("kube-apiserver-autoregistration") {
                        Ok(())
                    } else {
                        Err("missing APIService registration".to_owned())
                    }
                });
            }
            let progress = progress.clone();
            checks.add(format!("poststarthook/{hook}"), move || {
                if progress.is_done(hook) { Ok(()) } else { Err("not finished".to_owned()) }
            });
        }
        if endpoint == "readyz" {
            let progress = progress.clone();
            checks.add("shutdown", move || {
                if progress.stopping.load(Ordering::SeqCst) {
                    Err("process is shutting down".to_owned())
                } else {
                    Ok(())
                }
            });
        }
    }
}
