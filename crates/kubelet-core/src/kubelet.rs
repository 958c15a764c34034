//! What all tasks of the kubelet share: configuration, runtime, caches, the pods.
//!
//! Invariants: locks here are held for map operations only, never over an await;
//! a pod has at most one worker; the worker alone acts on its pod.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cgroups::{CgroupName, Cgroups};
use cri::{Runtime, v1};
use parking_lot::{Mutex, RwLock};
use reconciler::ObjectReference;
use reconciler::events::{EventRecorder, EventType};
use tokio_util::sync::CancellationToken;

use crate::allocation::Allocations;
use crate::api::Api;
use crate::backoff::Backoff;
use crate::cache::PodCache;
use crate::config::NodeFacts;
use crate::images::{Images, Notice};
use crate::pleg::Pleg;
use crate::pod::{CONFIG_HASH, CONFIG_MIRROR, Pod};
use crate::probes::Probes;
use crate::settings::Settings;
use crate::status::WaitReasons;
use crate::statuses::Statuses;
use crate::volumes::{NoSource, Source};
use crate::worker::Worker;

/// The shared state.
pub struct Kubelet {
    pub settings: Settings,
    pub runtime: Arc<dyn Runtime>,
    /// `containerd`, and its version.
    pub runtime_name: String,
    pub runtime_version: String,
    pub cgroups: Option<Cgroups>,
    pub cgroup_root: CgroupName,
    pub api: Option<Arc<Api>>,
    pub recorder: EventRecorder,
    pub cache: Arc<PodCache>,
    pub pleg: Pleg,
    pub statuses: Statuses,
    pub probes: Probes,
    pub images: Images,
    pub backoff: Mutex<Backoff>,
    pub shutdown: CancellationToken,
    /// Why the runtime's network is not ready; empty when it is.
    pub network_problem: Mutex<String>,
    /// When the runtime last answered that it is ready, nanoseconds.
    pub runtime_ready_at: Mutex<i64>,
    pub sources_ready: SourcesReady,
    pub node_registered: AtomicBool,
    pub started_at_nanos: i64,
    pub pressure: Mutex<Pressure>,
    /// A pod's group came or went: the classes' shares change.
    pub qos_news: tokio::sync::Notify,
    /// Resources granted to pods and in force.
    pub allocations: Allocations,
    pub csi: crate::csi::Csi,
    /// Held while a CSI volume is staged or unstaged.
    pub(crate) csi_stages: tokio::sync::Mutex<()>,
    pub devices: crate::devices::Devices,
    /// What the node's status tells has changed.
    pub node_news: tokio::sync::Notify,
    pub metrics: Arc<component_base::metrics::Registry>,
    pub(crate) facts: RwLock<Arc<NodeFacts>>,
    pub(crate) reasons: Mutex<BTreeMap<String, WaitReasons>>,
    pub(crate) workers: Mutex<BTreeMap<String, Arc<Worker>>>,
    /// Mirror pods by `namespace/name`.
    pub(crate) mirrors: Mutex<BTreeMap<String, Arc<Pod>>>,
    /// Static pods whose mirror is being made or removed, by `namespace/name`.
    pub(crate) mirroring: Mutex<BTreeSet<String>>,
    pub(crate) resolv_conf: Mutex<PathBuf>,
}

/// What the node is short of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pressure {
    pub memory: bool,
    pub disk: bool,
    pub pids: bool,
}

/// Which sources have told all their pods once.
#[derive(Debug, Default)]
pub struct SourcesReady {
    pub files: AtomicBool,
    pub api: AtomicBool,
}

impl SourcesReady {
    /// Whether a pod that no source names is really not wanted.
    pub fn all(&self) -> bool {
        self.files.load(Ordering::Acquire) && self.api.load(Ordering::Acquire)
    }
}

/// What [`Kubelet::new`] is made from.
pub struct Parts {
    pub settings: Settings,
    pub runtime: Arc<dyn Runtime>,
    pub runtime_name: String,
    pub runtime_version: String,
    pub cgroups: Option<Cgroups>,
    pub api: Option<Arc<Api>>,
    pub recorder: EventRecorder,
    pub facts: NodeFacts,
    pub allocations: Allocations,
    pub devices: crate::devices::Devices,
    pub shutdown: CancellationToken,
}

impl Kubelet {
    pub fn new(parts: Parts) -> Arc<Self> {
        let cache = Arc::new(PodCache::new(parts.runtime.clone()));
        let serial = parts.settings.flag("serializeImagePulls");
        let parallel = parts.settings.number("maxParallelImagePulls");
        let parallel = if serial { Some(1) } else { usize::try_from(parallel).ok().filter(|n| *n > 0) };
        let max = parts.settings.duration("crashLoopBackOff.maxContainerRestartPeriod");
        let max = if max.is_zero() { crate::backoff::MAX } else { max };
        let metrics = component_base::metrics::Registry::new("kubelet", component_base::tables::kubelet::METRICS);
        metrics.show_plain();
        Arc::new(Self {
            pleg: Pleg::new(parts.runtime.clone(), cache.clone()),
            images: Images::new(parts.runtime.clone(), parallel),
            cgroup_root: CgroupName::parse(parts.settings.text("cgroupRoot")),
            resolv_conf: Mutex::new(parts.settings.text("resolvConf").into()),
            settings: parts.settings,
            runtime: parts.runtime,
            runtime_name: parts.runtime_name,
            runtime_version: parts.runtime_version,
            cgroups: parts.cgroups,
            api: parts.api,
            recorder: parts.recorder,
            cache,
            statuses: Statuses::default(),
            probes: Probes::default(),
            backoff: Mutex::new(Backoff::new(crate::backoff::BASE.min(max), max)),
            shutdown: parts.shutdown,
            network_problem: Mutex::default(),
            runtime_ready_at: Mutex::new(0),
            sources_ready: SourcesReady::default(),
            node_registered: AtomicBool::new(false),
            started_at_nanos: crate::clock::now_nanos(),
            pressure: Mutex::default(),
            qos_news: tokio::sync::Notify::new(),
            allocations: parts.allocations,
            csi: crate::csi::Csi::default(),
            csi_stages: tokio::sync::Mutex::default(),
            devices: parts.devices,
            node_news: tokio::sync::Notify::new(),
            metrics,
            facts: RwLock::new(Arc::new(parts.facts)),
            reasons: Mutex::default(),
            workers: Mutex::default(),
            mirrors: Mutex::default(),
            mirroring: Mutex::default(),
        })
    }

    /// Facts of the node as they are now.
    pub fn facts(&self) -> Arc<NodeFacts> {
        self.facts.read().clone()
    }

    /// What volumes are filled from.
    pub fn source(&self) -> Arc<dyn Source> {
        match &self.api {
            Some(api) => api.clone(),
            None => Arc::new(NoSource),
        }
    }

    /// Wakes the worker of a pod.
    pub fn wake(&self, uid: &str) {
        if let Some(worker) = self.workers.lock().get(uid) {
            worker.wake();
        }
    }

    /// The pods that this kubelet has, whatever their state.
    pub fn pods(&self) -> Vec<Arc<Pod>> {
        self.workers.lock().values().map(|w| w.pod()).collect()
    }

    /// A pod by namespace and name.
    pub fn pod_by_name(&self, namespace: &str, name: &str) -> Option<Arc<Pod>> {
        let workers = self.workers.lock();
        let mut found: Vec<Arc<Pod>> = workers
            .values()
            .map(|w| w.pod())
            .filter(|p| p.metadata.namespace == namespace && p.metadata.name == name)
            .collect();
        // Of two of a name (one ending), the one that is not ending.
        found.sort_by_key(|p| p.metadata.deletion_timestamp.is_some());
        found.into_iter().next()
    }

    /// The pod that the API has for this one: itself, or the mirror of this very
    /// manifest (an earlier one's says nothing of this pod).
    pub fn api_pod(&self, pod: &Pod) -> Option<Arc<Pod>> {
        if pod.is_static() {
            let hash = pod.metadata.annotations.get(CONFIG_HASH);
            let mirrors = self.mirrors.lock();
            return mirrors
                .get(&pod.key())
                .filter(|m| {
                    m.metadata.annotations.get(CONFIG_MIRROR) == hash && m.metadata.deletion_timestamp.is_none()
                })
                .cloned();
        }
        self.workers.lock().get(&pod.metadata.uid).map(|w| w.pod())
    }

    fn reference(&self, pod: &Pod, container: &str) -> ObjectReference {
        // Events of static pods are about the pod's own uid, which is the manifest's hash.
        ObjectReference {
            kind: "Pod".into(),
            namespace: pod.metadata.namespace.clone(),
            name: pod.metadata.name.clone(),
            uid: pod.metadata.uid.clone(),
            api_version: "v1".into(),
            resource_version: pod.metadata.resource_version.clone(),
            field_path: if container.is_empty() { String::new() } else { pod.field_path(container) },
        }
    }

    /// Records an event about a pod.
    pub fn event(&self, pod: &Pod, kind: EventType, reason: &str, message: impl Into<String>) {
        self.event_for(pod, "", kind, reason, message);
    }

    /// Records an event about a container.
    pub fn event_for(&self, pod: &Pod, container: &str, kind: EventType, reason: &str, message: impl Into<String>) {
        self.recorder.event(&self.reference(pod, container), kind, reason, message);
    }

    /// Records an event about the node.
    pub fn node_event(&self, kind: EventType, reason: &str, message: impl Into<String>) {
        let reference = ObjectReference {
            kind: "Node".into(),
            name: self.settings.node_name.clone(),
            uid: self.settings.node_name.clone(),
            ..Default::default()
        };
        self.recorder.event(&reference, kind, reason, message);
    }

    /// Makes an event of a pull's notice.
    pub(crate) fn notice(&self, pod: &Pod, container: &str, notice: Notice) {
        match notice {
            Notice::Normal(reason, message) => self.event_for(pod, container, EventType::Normal, reason, message),
            Notice::Warning(reason, message) => self.event_for(pod, container, EventType::Warning, reason, message),
        }
    }

    /// Group of a pod.
    pub fn pod_cgroup(&self, pod: &Pod) -> CgroupName {
        use cgroups::resources::Qos;
        let base = self.cgroup_root.child("kubepods");
        let class = match crate::qos::of(pod) {
            Qos::Guaranteed => base,
            Qos::Burstable => base.child("burstable"),
            Qos::BestEffort => base.child("besteffort"),
        };
        class.child(&format!("pod{}", pod.metadata.uid))
    }

    /// The `cgroup_parent` of a pod's sandbox.
    pub fn cgroup_parent(&self, pod: &Pod) -> String {
        match &self.cgroups {
            Some(groups) => groups.path_of(&self.pod_cgroup(pod)),
            None => String::new(),
        }
    }

    /// Name settings of a pod.
    pub fn dns(&self, pod: &Pod) -> v1::DnsConfig {
        let path = self.resolv_conf.lock().clone();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let host = crate::config::dns::parse(&text);
        let (config, missing) = crate::config::dns::for_pod(pod, &self.facts(), &host);
        if missing {
            self.event(
                pod,
                EventType::Warning,
                "MissingClusterDNS",
                format!(
                    "pod: \"{}\". kubelet does not have ClusterDNS IP configured and cannot create Pod using \"{}\" policy. Falling back to \"Default\" policy.",
                    pod.format(),
                    if pod.spec.dns_policy.is_empty() { "ClusterFirst" } else { &pod.spec.dns_policy }
                ),
            );
        }
        config
    }

    /// Notes why a container is not running.
    pub(crate) fn set_reason(&self, uid: &str, container: &str, reason: &str, message: &str) {
        self.reasons
            .lock()
            .entry(uid.to_string())
            .or_default()
            .insert(container.to_string(), (reason.to_string(), message.to_string()));
    }

    pub(crate) fn clear_reason(&self, uid: &str, container: &str) {
        if let Some(reasons) = self.reasons.lock().get_mut(uid) {
            reasons.remove(container);
        }
    }

    pub(crate) fn reasons_of(&self, uid: &str) -> WaitReasons {
        self.reasons.lock().get(uid).cloned().unwrap_or_default()
    }
}
