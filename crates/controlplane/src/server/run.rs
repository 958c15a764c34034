//! Start and end of the server.
//!
//! Upstream followed: `cmd/kube-apiserver/app/server.go`,
//! `apiserver/pkg/server/genericapiserver.go`.

use std::sync::Arc;
use std::time::Duration;

use apiserver::core::{Core, Settings};
use apiserver::flowcontrol::max_in_flight::MaxInFlight;
use apiserver::loopback::CoreLoopback;
use apiserver::pipeline::Pipeline;
use apiserver::request::{Authenticator, Loopback};
use apiserver::serve::{self, tls};
use storage::etcd::{EtcdConfig, EtcdStore};
use tokio_util::sync::CancellationToken;

use super::health::{self, Progress};
use super::install::{Extras, Installer};
use super::{Options, security};

/// How often the store's health is looked at for the health checks.
const ETCD_CHECK_PERIOD: Duration = Duration::from_secs(2);

/// Runs until `stop`. The error is the text after `"command failed" err=`.
pub async fn run(options: Options, stop: CancellationToken) -> Result<(), String> {
    api::gates::set(options.gates.all("kube-apiserver").map(|(name, _, on)| (name.to_owned(), on)));
    security::preflight(&options)?;
    let listener = serve::bind(options.bind).await?;
    let certificates = tls::Certificates::load(super::serving_cert::pair(&options)?, options.sni.clone())
        .map_err(|e| e.to_string())?;
    let store = EtcdStore::connect(EtcdConfig {
        servers: options.etcd_servers.clone(),
        prefix: options.etcd_prefix.clone(),
        ca_file: options.etcd_ca.clone(),
        cert_file: options.etcd_cert.clone(),
        key_file: options.etcd_key.clone(),
        compaction_interval: options.etcd_compaction,
        lease_reuse_duration_seconds: options.lease_reuse_seconds,
        healthcheck_timeout: options.etcd_health_timeout,
    })
    .await
    .map_err(|error| error.to_string())?;

    let host =
        if options.external_host.is_empty() { options.advertise.to_string() } else { options.external_host.clone() };
    let core = Core::new(Settings {
        request_timeout: options.request_timeout,
        min_request_timeout: options.min_request_timeout,
        external_address: format!("{host}:{}", options.bind.port()),
        enable_profiling: options.profiling,
        ..Settings::default()
    });
    let loopback: Arc<dyn Loopback> = CoreLoopback::new(&core);
    let authentication = security::authentication(&options, &loopback)?;
    let mut extras = Extras::default();
    crate::kinds::install(&mut extras, &loopback);
    let kubelets = Arc::new(crate::subresources::kubelet::Kubelets::new(&options)?);
    let tokens = security::token_requests(&options, &authentication, &loopback)?;
    crate::subresources::install(&mut extras, &authentication.authenticator, tokens.map(Arc::new), &kubelets);
    extras.virtuals.insert(
        ("", "componentstatuses"),
        Arc::new(crate::subresources::component_statuses::ComponentStatuses {
            store: store.clone(),
            tls: kubelets.tls(),
            etcd_servers: options.etcd_servers.len(),
        }),
    );
    let rbac = Arc::new(std::sync::OnceLock::new());
    for (resource, hooks) in crate::admission::rbac_escalation::RbacEscalation::hooks(&rbac) {
        extras.hooks.insert((apiserver::authz::rbac::GROUP, resource), hooks);
    }
    let classes = Arc::new(crate::admission::priority::SystemClasses);
    extras.hooks.insert(("scheduling.k8s.io", "priorityclasses"), classes);
    let prefix = options.etcd_prefix.trim_end_matches('/').to_owned();
    let ips = Arc::new(crate::allocators::cluster_ips::ClusterIps { loopback: loopback.clone() });
    let ports = crate::allocators::node_ports::NodePorts::new(store.clone(), &prefix, &options.node_port_range);
    let ports = Arc::new(ports.map_err(|error| format!("error parsing --service-node-port-range: {error}"))?);
    let families = options.service_cidrs.iter().map(|cidr| crate::allocators::families::family_of(cidr)).collect();
    let services = crate::allocators::Services { ips: ips.clone(), ports: ports.clone(), families };
    extras.hooks.insert(("", "services"), Arc::new(services));
    let installer = Installer {
        store: store.clone(),
        transformers: super::encryption::from_flags(&options.flags, core.shutdown.clone())?,
        prefix: options.etcd_prefix.trim_end_matches('/').to_owned(),
        event_ttl_seconds: options.event_ttl.as_secs(),
        runtime: options.runtime.clone(),
        extras,
    };
    let table = super::table::TableKeeper::new(&core, installer.groups());
    let documents = super::openapi_routes::install(&core);
    let definitions = crate::crd::controller::Controller {
        core: Arc::downgrade(&core),
        loopback: loopback.clone(),
        place: crate::crd::install::Place {
            store: store.clone(),
            transformers: installer.transformers.clone(),
            prefix: installer.prefix.clone(),
            client: Arc::new(apiserver::admission::webhook::call::Client::new(loopback.clone())),
        },
        table: table.clone(),
        documents: documents.clone(),
    };
    tokio::spawn(definitions.run(core.shutdown.clone()));
    tokio::spawn(crate::crd::registration::run(table.clone(), loopback.clone(), core.shutdown.clone()));
    let authenticator: Arc<dyn Authenticator> = authentication.authenticator.clone();
    core.set_authenticator(authenticator);
    let authorization = security::authorization(&options, &core, &loopback)?;
    core.set_authorizer(authorization.authorizer.clone());
    if let Some(authorizer) = authorization.rbac.clone() {
        let _ = rbac.set(authorizer);
    }
    if let Some(audit) = super::audit::from_flags(&options.flags)? {
        let _ = core.filters.audit.set(audit);
    }
    let mut flow_metrics = None;
    if options.priority_and_fairness {
        let seats = u64::try_from(options.max_in_flight + options.max_mutating_in_flight).unwrap_or(0);
        let fairness = apiserver::flowcontrol::PriorityAndFairness::new(seats, options.request_timeout);
        let _ = core.filters.fairness.set(fairness.clone());
        flow_metrics = Some(fairness.clone());
        core.routes.add(
            "/debug/api_priority_and_fairness/",
            false,
            Arc::new(super::routes::DumpPriorityLevels(fairness.clone())),
        );
        tokio::spawn(fairness.run(loopback.clone()));
    } else {
        let limit = MaxInFlight::new(options.max_in_flight, options.max_mutating_in_flight);
        let _ = core.filters.fairness.set(Arc::new(limit));
    }
    let (mutating_webhooks, validating_webhooks) = apiserver::admission::webhook::plugins(&core, &loopback);
    let plugins =
        crate::admission::config::PluginConfigurations::load(options.flags.str("admission-control-config-file"))?;
    let admission = crate::admission::chain(&crate::admission::Config {
        enable: options.enable_admission.clone(),
        disable: options.disable_admission.clone(),
        default_not_ready_toleration_seconds: options.flags.i64("default-not-ready-toleration-seconds"),
        default_unreachable_toleration_seconds: options.flags.i64("default-unreachable-toleration-seconds"),
        pod_security: crate::admission::pod_security::Configuration::from_value(plugins.of("PodSecurity"))?,
        plugins,
        core: core.clone(),
        loopback: loopback.clone(),
        authorizer: authorization.authorizer.clone(),
        mutating_webhooks: Some(mutating_webhooks),
        validating_webhooks: Some(validating_webhooks),
    })?;
    core.set_admission(Arc::new(admission.measured(&core)));

    let hooks = crate::bootstrap::Hooks::default();
    let progress = Arc::new(Progress::new(hooks.clone()));
    health::install(&core, &progress);
    watch_etcd(store.clone(), progress.clone(), core.shutdown.clone());

    let metrics =
        component_base::metrics::Registry::new("kube-apiserver", component_base::tables::kube_apiserver::METRICS);
    metrics.set_features("kube-apiserver", &options.gates);
    storage::metrics::install(metrics.clone());
    if let Some(fairness) = flow_metrics {
        fairness.metrics.install(metrics.clone());
    }
    super::routes::install(&core, &options, &authentication.keys, &metrics)?;
    core.set_metrics(metrics);

    let tls_config =
        tls::server_config(certificates.clone(), &authentication.authorities).map_err(|e| e.to_string())?;
    reload_certificates(certificates, core.shutdown.clone());
    tokio::spawn(security::reload_bundles(authentication.bundles.clone(), core.shutdown.clone()));
    tracing::info!("Serving securely on {}", options.bind);
    let serving = tokio::spawn(serve::serve(
        listener,
        Arc::new(tls_config),
        Arc::new(Pipeline(core.clone())),
        core.shutdown.clone(),
        options.request_timeout,
    ));
    let caches = core.table.load().resources();
    let repaired = loopback.clone();
    tokio::spawn(async move {
        let read = ["services", "ipaddresses", "servicecidrs"];
        for cache in caches.iter().filter(|cache| read.contains(&cache.group_resource.resource.as_str())) {
            cache.storage.wait_ready().await;
        }
        crate::allocators::repair::run(repaired, ips, ports).await;
    });
    let aggregation = crate::aggregation::controller::Controller {
        loopback: loopback.clone(),
        identity: Arc::new(crate::aggregation::remote::Identity {
            cert: options.proxy_cert.clone(),
            key: options.proxy_key.clone(),
        }),
        table: table.clone(),
        documents: documents.clone(),
    };
    tokio::spawn(aggregation.run(core.shutdown.clone()));
    super::start::bootstrap(&options, store.clone(), loopback.clone(), hooks, core.shutdown.clone())?;
    for resource in core.table.load().resources() {
        tokio::select! {
            () = resource.storage.wait_ready() => {}
            () = stop.cancelled() => break,
        }
    }
    progress.all_done();

    stop.cancelled().await;
    progress.stopping();
    tracing::info!("[graceful-termination] shutdown event");
    tokio::time::sleep(options.shutdown_delay).await;
    core.shutdown.cancel();
    let _ = serving.await;
    Ok(())
}

fn watch_etcd(store: Arc<EtcdStore>, progress: Arc<Progress>, stop: CancellationToken) {
    tokio::spawn(async move {
        use storage::Store;
        loop {
            progress.etcd(store.health().await.map_err(|error| error.to_string()));
            tokio::select! {
                () = tokio::time::sleep(ETCD_CHECK_PERIOD) => {}
                () = stop.cancelled() => return,
            }
        }
    });
}

fn reload_certificates(certificates: Arc<tls::Certificates>, stop: CancellationToken) {
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(tls::RELOAD_PERIOD) => {}
                () = stop.cancelled() => return,
            }
            match certificates.reload() {
                Ok(true) => tracing::info!("Loaded a new cert/key pair"),
                Ok(false) => {}
                Err(error) => tracing::error!(err = %error, "Failed to load the serving certificate"),
            }
        }
    });
}
