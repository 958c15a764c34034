//! Puts the kubelet together and runs its tasks until shutdown.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use cgroups::{CgroupName, Cgroups, Driver, ResourceConfig};
use cri::{Remote, Runtime};
use reconciler::events::EventRecorder;
use tokio_util::sync::CancellationToken;

use crate::config::NodeFacts;
use crate::kubelet::{Kubelet, Parts};
use crate::node::facts::{self, Machine};
use crate::settings::Settings;
use crate::{clock, quantity, static_pods};

/// How often the runtime is asked whether it is well.
const RUNTIME_CHECK: Duration = Duration::from_secs(5);
/// How often leftovers are looked for.
const HOUSEKEEPING: Duration = Duration::from_secs(2);
/// How often the burstable class's share is set anew.
const QOS_UPDATE: Duration = Duration::from_secs(60);

/// Runs the kubelet; errors are those of the start.
pub async fn run(settings: Settings, shutdown: CancellationToken) -> Result<(), String> {
    let fail = |text: String| format!("failed to run Kubelet: {text}");
    check_swap(&settings).map_err(&fail)?;
    let machine = Machine::read();
    let endpoint = settings.text("containerRuntimeEndpoint").to_string();
    let image_endpoint = settings.text("imageServiceEndpoint").to_string();
    let calls = crate::meter::Late::default();
    let remote = Remote::new(&endpoint, Some(&image_endpoint), settings.duration("runtimeRequestTimeout"))
        .map_err(|e| fail(e.message))?
        .observed(crate::meter::of_runtime(calls.clone()));
    let connection = crate::bootstrap::connect(&settings, shutdown.clone()).await.map_err(&fail)?;
    let version = remote.validate(&endpoint).await.map_err(&fail)?;
    let runtime: Arc<dyn Runtime> = Arc::new(remote);
    let features = runtime.features().await.unwrap_or_default();
    let groups = open_cgroups(&settings, features.cgroup_driver).map_err(&fail)?;
    let host_ips = facts::host_ips(&settings).await.map_err(&fail)?;
    let (capacity, allocatable) = facts::resources(&settings, &machine);
    prepare_dirs(&settings).map_err(&fail)?;
    if let Some(groups) = &groups {
        setup_cgroups(groups, &settings, &machine).map_err(&fail)?;
    }
    let allocations = crate::allocation::Allocations::open(&settings.root_dir).map_err(&fail)?;
    let devices = crate::devices::Devices::open(&settings.root_dir);
    let node_facts = NodeFacts {
        node_name: settings.node_name.clone(),
        root_dir: settings.root_dir.clone(),
        pod_logs_dir: settings.text("podLogsDir").into(),
        cluster_domain: settings.text("clusterDomain").into(),
        cluster_dns: settings.list("clusterDNS"),
        host_ips,
        memory_capacity_bytes: machine.memory_bytes,
        allocatable: allocatable.clone(),
        cpu_cfs_quota: settings.flag("cpuCFSQuota"),
        cfs_period_micros: u64::try_from(settings.duration("cpuCFSQuotaPeriod").as_micros()).unwrap_or(100_000),
        seccomp_default: settings.flag("seccompDefault"),
        cgroup_v2: groups.as_ref().is_some_and(|g| g.version() == cgroups::Version::V2),
        recursive_read_only: features.handlers.iter().any(|(name, rro, _)| name.is_empty() && *rro),
        single_process_oom_kill: settings.flag("singleProcessOOMKill"),
    };
    let recorder = match &connection {
        Some(connection) => EventRecorder::core(
            connection.client.with_rate(
                settings.number("eventRecordQPS") as f32,
                u32::try_from(settings.number("eventBurst")).unwrap_or(100),
            ),
            "kubelet",
            &settings.node_name,
            shutdown.clone(),
        ),
        None => EventRecorder::discard(),
    };
    let api =
        connection.as_ref().map(|c| crate::api::Api::new(c.client.clone(), &settings.node_name, shutdown.clone()));
    let kubelet = Kubelet::new(Parts {
        settings,
        runtime,
        runtime_name: version.runtime_name.clone(),
        runtime_version: version.runtime_version.clone(),
        cgroups: groups,
        api,
        recorder,
        facts: node_facts,
        allocations,
        devices,
        shutdown: shutdown.clone(),
    });
    // Set once: there is one kubelet in a process.
    let _ = calls.set(kubelet.metrics.clone());
    tracing::info!(
        containerRuntime = %version.runtime_name,
        version = %version.runtime_version,
        apiVersion = "v1",
        "Container runtime initialized"
    );
    crate::node::start(&kubelet, &machine, capacity, allocatable, &features);
    crate::server::start(&kubelet, connection.as_ref()).await.map_err(&fail)?;
    start_tasks(&kubelet).await;
    tracing::info!("Started kubelet");
    let _ = sd_notify::notify(&[sd_notify::NotifyState::Ready]);
    shutdown.cancelled().await;
    Ok(())
}

/// Starts everything that needs the first look at the runtime.
async fn start_tasks(kubelet: &Arc<Kubelet>) {
    let shutdown = kubelet.shutdown.clone();
    spawn(kubelet, "runtime state", |k| async move { watch_runtime(&k).await });
    // Nothing is decided before what runs is known.
    let mut pictures = std::collections::BTreeMap::new();
    while let Err(error) = kubelet.pleg.relist(&mut pictures).await {
        tracing::error!(err = %error, "GenericPLEG: Unable to retrieve pods");
        tokio::select! {
            () = shutdown.cancelled() => return,
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
        }
    }
    spawn(kubelet, "relist", |k| async move {
        let waker = k.clone();
        let meter = k.metrics.clone();
        k.pleg.run(k.shutdown.clone(), &meter, move |uid| waker.wake(uid)).await;
    });
    spawn(kubelet, "events", |k| async move {
        let waker = k.clone();
        k.pleg.follow_events(k.shutdown.clone(), move |uid| waker.wake(uid)).await;
    });
    spawn(kubelet, "device plugins", |k| async move { crate::devices::serve(k).await });
    spawn(kubelet, "plugins", |k| async move { crate::plugins::run(k).await });
    let manifests = kubelet.settings.text("staticPodPath").to_string();
    if manifests.is_empty() {
        kubelet.sources_ready.files.store(true, Ordering::Release);
    } else {
        tracing::info!(path = %manifests, "Adding static pod path");
        spawn(kubelet, "static pods", |k| async move {
            let stop = k.shutdown.clone();
            static_pods::run(k, manifests.into(), stop).await;
        });
    }
    match kubelet.api.clone() {
        None => kubelet.sources_ready.api.store(true, Ordering::Release),
        Some(api) => {
            tracing::info!("Adding apiserver pod source");
            spawn(kubelet, "pods of the API", |k| async move { crate::api_pods::run(k).await });
            spawn(kubelet, "pod statuses", |k| async move {
                let target = k.clone();
                let stop = k.shutdown.clone();
                k.statuses.run(api, Arc::new(move |pod| target.api_pod(pod)), stop).await;
            });
        }
    }
    spawn(kubelet, "housekeeping", |k| async move { housekeeping(&k).await });
    spawn(kubelet, "log rotation", |k| async move { crate::rotation::run(k).await });
    spawn(kubelet, "collection", |k| async move { crate::gc::run(k).await });
    spawn(kubelet, "eviction", |k| async move { crate::eviction::run(k).await });
    spawn(kubelet, "qos", |k| async move { update_qos(&k).await });
}

fn spawn<F, Fut>(kubelet: &Arc<Kubelet>, name: &'static str, task: F)
where
    F: FnOnce(Arc<Kubelet>) -> Fut,
    Fut: Future<Output = ()> + Send + 'static,
{
    let future = task(kubelet.clone());
    let shutdown = kubelet.shutdown.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = shutdown.cancelled() => {}
            () = future => tracing::debug!(task = name, "Task ended"),
        }
    });
}

/// Keeps what the node's condition says of the runtime current.
async fn watch_runtime(kubelet: &Kubelet) {
    loop {
        match kubelet.runtime.status(false).await {
            Ok(answer) => {
                let conditions = answer.status.map(|s| s.conditions).unwrap_or_default();
                let find = |name: &str| conditions.iter().find(|c| c.r#type == name);
                let describe = |name: &str, c: Option<&cri::v1::RuntimeCondition>| match c {
                    Some(c) if c.status => String::new(),
                    Some(c) => format!("{name}={} reason:{} message:{}", c.status, c.reason, c.message),
                    None => format!("{name}=false reason: message:"),
                };
                let network = describe("NetworkReady", find("NetworkReady"));
                *kubelet.network_problem.lock() = if network.is_empty() {
                    String::new()
                } else {
                    format!("container runtime network not ready: {network}")
                };
                if find("RuntimeReady").is_some_and(|c| c.status) {
                    *kubelet.runtime_ready_at.lock() = clock::now_nanos();
                }
            }
            Err(error) => tracing::error!(err = %error, "Container runtime sanity check failed"),
        }
        tokio::time::sleep(RUNTIME_CHECK).await;
    }
}

/// Ends pods that run though no source names them, and sweeps their folders.
async fn housekeeping(kubelet: &Arc<Kubelet>) {
    loop {
        tokio::time::sleep(HOUSEKEEPING).await;
        if !kubelet.sources_ready.all() {
            continue;
        }
        let orphans: Vec<_> = {
            let workers = kubelet.workers.lock();
            kubelet.cache.all().into_iter().filter(|p| !workers.contains_key(&p.uid)).collect()
        };
        for orphan in orphans {
            let pod = orphan_pod(&orphan);
            if orphan.is_running() {
                tracing::info!(pod = %pod.key(), podUID = %orphan.uid, "Clean up containers for orphaned pod we had not seen before");
                if let Err(error) = kubelet.kill_pod(&pod, &orphan, None).await {
                    tracing::error!(err = %error, pod = %pod.key(), "Failed to kill orphaned pod");
                    continue;
                }
                let _ = kubelet.cache.refresh(&orphan.uid).await;
            }
            kubelet.forget(&pod).await;
        }
        sweep_folders(kubelet).await;
        sweep_cgroups(kubelet);
    }
}

/// A pod of which only what runs is known.
fn orphan_pod(orphan: &crate::runtime_pod::RuntimePod) -> Arc<crate::pod::Pod> {
    let mut pod = crate::pod::Pod::default();
    pod.metadata.name.clone_from(&orphan.name);
    pod.metadata.namespace.clone_from(&orphan.namespace);
    pod.metadata.uid.clone_from(&orphan.uid);
    let grace = orphan
        .containers
        .iter()
        .filter_map(|c| c.annotations.get(crate::labels::POD_TERMINATION_GRACE)?.parse().ok())
        .max();
    pod.spec.termination_grace_period_seconds = grace;
    Arc::new(pod)
}

/// Removes folders of pods that neither a source nor the runtime knows.
async fn sweep_folders(kubelet: &Arc<Kubelet>) {
    let dir = kubelet.facts().root_dir.join("pods");
    let Ok(entries) = std::fs::read_dir(&dir) else { return };
    for entry in entries.flatten() {
        let uid = entry.file_name().to_string_lossy().into_owned();
        let known = kubelet.workers.lock().contains_key(&uid) || !kubelet.cache.get(&uid).sandboxes.is_empty();
        if !known && let Err(error) = kubelet.unpublish(&uid).await {
            tracing::warn!(err = %error, podUID = %uid, "Orphaned pod found, but its volumes could not be removed");
            continue;
        }
        if !known && let Err(error) = crate::volumes::unmount_all(&kubelet.facts().root_dir, &uid) {
            tracing::warn!(err = %error, podUID = %uid, "Orphaned pod found, but its volumes could not be removed");
        }
    }
}

/// Removes groups of pods that neither a source nor the runtime knows.
fn sweep_cgroups(kubelet: &Kubelet) {
    let Some(groups) = &kubelet.cgroups else { return };
    let base = kubelet.cgroup_root.child("kubepods");
    for class in [base.clone(), base.child("burstable"), base.child("besteffort")] {
        for group in groups.children(&class) {
            let Some(uid) = group.components().last().and_then(|c| c.strip_prefix("pod")) else { continue };
            let known = kubelet.workers.lock().contains_key(uid) || !kubelet.cache.get(uid).sandboxes.is_empty();
            if !known && let Err(error) = groups.destroy(&group) {
                tracing::warn!(err = %error, cgroup = %group, "Failed to delete cgroup of orphaned pod");
            }
        }
    }
}

fn open_cgroups(settings: &Settings, detected: Option<&str>) -> Result<Option<Cgroups>, String> {
    if !settings.flag("cgroupsPerQOS") {
        return Ok(None);
    }
    let name = detected.unwrap_or(settings.text("cgroupDriver"));
    let driver = match name {
        "systemd" => Driver::Systemd,
        "cgroupfs" | "" => Driver::Cgroupfs,
        other => return Err(format!("cgroup driver must be cgroupfs or systemd, not {other:?}")),
    };
    if detected.is_some() {
        tracing::info!(cgroupDriver = name, "Using cgroup driver setting received from the CRI runtime");
    }
    let groups = Cgroups::detect(driver).map_err(|e| e.to_string())?;
    if groups.version() == cgroups::Version::V1 && settings.flag("failCgroupV1") {
        return Err("kubelet is configured to not run on a host using cgroup v1. cgroup v1 support is unsupported and will be removed in a future release".into());
    }
    Ok(Some(groups))
}

/// Makes the groups all pods are in.
fn setup_cgroups(groups: &Cgroups, settings: &Settings, machine: &Machine) -> Result<(), String> {
    let root = CgroupName::parse(settings.text("cgroupRoot"));
    if root != CgroupName::root() && !groups.exists(&root) {
        return Err(format!("invalid configuration: cgroup-root {:?} doesn't exist", root.components()));
    }
    let base = root.child("kubepods");
    let reserved = |resource: &str| -> i64 {
        ["kubeReserved", "systemReserved"]
            .iter()
            .filter_map(|key| settings.map(key).get(resource).map(|t| quantity::milli_value(t)))
            .sum()
    };
    let whole = ResourceConfig {
        cpu_shares: Some(cgroups::resources::shares_from_milli_cpu(machine.cpus * 1000 - reserved("cpu"))),
        memory_bytes: Some(machine.memory_bytes - reserved("memory") / 1000),
        pids_limit: Some(machine.max_pids).filter(|p| *p > 0),
        ..Default::default()
    };
    groups.create(&base, &whole).map_err(|e| e.to_string())?;
    let least = ResourceConfig { cpu_shares: Some(cgroups::resources::MIN_SHARES), ..Default::default() };
    for class in ["burstable", "besteffort"] {
        groups.create(&base.child(class), &least).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// The burstable class weighs what its pods ask for.
async fn update_qos(kubelet: &Kubelet) {
    let Some(groups) = kubelet.cgroups.clone() else { return };
    let name = kubelet.cgroup_root.child("kubepods").child("burstable");
    let mut last = 0;
    loop {
        let request: i64 = kubelet
            .pods()
            .iter()
            .filter(|p| !p.is_finished() && crate::qos::of(p) == cgroups::resources::Qos::Burstable)
            .map(|p| crate::qos::total_milli(p, "cpu", crate::qos::Side::Requests))
            .sum();
        let shares = cgroups::resources::shares_from_milli_cpu(request);
        if shares != last {
            let config = ResourceConfig { cpu_shares: Some(shares), ..Default::default() };
            match groups.update(&name, &config) {
                Ok(()) => last = shares,
                Err(error) => tracing::warn!(err = %error, "Failed to update QoS cgroup configuration"),
            }
        }
        tokio::select! {
            () = kubelet.qos_news.notified() => {}
            () = tokio::time::sleep(QOS_UPDATE) => {}
        }
    }
}

/// Swap makes memory limits and eviction unreliable, so it must be off unless allowed.
fn check_swap(settings: &Settings) -> Result<(), String> {
    let text = std::fs::read_to_string("/proc/swaps").unwrap_or_default();
    let swaps: Vec<&str> = text.lines().skip(1).filter(|l| !l.trim().is_empty()).collect();
    if settings.flag("failSwapOn") && !swaps.is_empty() {
        return Err(format!(
            "running with swap on is not supported, please disable swap or set --fail-swap-on flag to false. /proc/swaps contained: [{}]",
            text.lines().collect::<Vec<_>>().join(" ")
        ));
    }
    Ok(())
}

/// The folders a kubelet keeps, with upstream's modes.
fn prepare_dirs(settings: &Settings) -> Result<(), String> {
    use std::os::unix::fs::DirBuilderExt;
    let root = &settings.root_dir;
    let make = |path: &Path, mode: u32| {
        if path.is_dir() {
            return Ok(());
        }
        std::fs::DirBuilder::new()
            .recursive(true)
            .mode(mode)
            .create(path)
            .map_err(|e| format!("error creating directory \"{}\": {e}", path.display()))
    };
    make(root, 0o700)?;
    for name in ["pods", "plugins", "plugins_registry", "pod-resources"] {
        make(&root.join(name), 0o750)?;
    }
    make(&root.join("checkpoints"), 0o700)?;
    make(&root.join("device-plugins"), 0o755)?;
    make(Path::new(settings.text("podLogsDir")), 0o755)?;
    Ok(())
}
