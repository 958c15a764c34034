//! Probes: one task a probe, its results by container id, and the changes told to
//! the pod's worker.
//!
//! What a result means is decided in [`worker::next`], purely; how a check is made
//! is in [`check`].
//! Followed upstream: pkg/kubelet/prober.

pub mod check;
pub mod worker;

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::kubelet::Kubelet;
use crate::plan::{Outcome, ProbeOutcomes};
use crate::pod::{ContainerKind, Pod, Probe};

/// Which of a container's probes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Startup,
    Liveness,
    Readiness,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Startup => "Startup",
            Kind::Liveness => "Liveness",
            Kind::Readiness => "Readiness",
        }
    }
    /// What holds before the first result.
    pub fn initial(self) -> Outcome {
        match self {
            Kind::Startup => Outcome::Unknown,
            Kind::Liveness => Outcome::Success,
            Kind::Readiness => Outcome::Failure,
        }
    }
}

type Key = (String, String, Kind);

struct Running {
    stop: CancellationToken,
    wake: Arc<Notify>,
}

/// All probes of the node.
#[derive(Default)]
pub struct Probes {
    running: Mutex<BTreeMap<Key, Running>>,
    results: Mutex<ProbeOutcomes>,
    counts: Mutex<BTreeMap<Count, u64>>,
}

/// Namespace, pod, container, kind and result of checks that were made.
pub type Count = (String, String, String, &'static str, &'static str);

impl Probes {
    /// Results of all containers.
    pub fn outcomes(&self) -> ProbeOutcomes {
        self.results.lock().clone()
    }

    /// Results of one pod's containers.
    pub fn outcomes_of(&self, ids: &[&str]) -> ProbeOutcomes {
        let results = self.results.lock();
        let pick = |map: &BTreeMap<String, Outcome>| {
            ids.iter().filter_map(|id| Some((id.to_string(), *map.get(*id)?))).collect()
        };
        ProbeOutcomes {
            liveness: pick(&results.liveness),
            startup: pick(&results.startup),
            readiness: pick(&results.readiness),
        }
    }

    /// Starts the probes of a pod that are not running yet, and wakes the rest.
    pub fn start(&self, kubelet: &Arc<Kubelet>, pod: &Arc<Pod>) {
        for (list, container) in pod.all_containers() {
            if list == ContainerKind::Ephemeral || (list == ContainerKind::Init && !container.is_restartable_init()) {
                continue;
            }
            for (kind, probe) in [
                (Kind::Startup, &container.startup_probe),
                (Kind::Liveness, &container.liveness_probe),
                (Kind::Readiness, &container.readiness_probe),
            ] {
                let Some(probe) = probe else { continue };
                let key = (pod.metadata.uid.clone(), container.name.clone(), kind);
                let mut running = self.running.lock();
                if let Some(known) = running.get(&key) {
                    known.wake.notify_one();
                    continue;
                }
                let entry = Running { stop: CancellationToken::new(), wake: Arc::default() };
                tokio::spawn(worker::run(
                    kubelet.clone(),
                    pod.clone(),
                    container.name.clone(),
                    kind,
                    with_defaults(probe),
                    entry.stop.clone(),
                    entry.wake.clone(),
                ));
                running.insert(key, entry);
            }
        }
    }

    /// How many checks were made, for metrics.
    pub fn counts(&self) -> BTreeMap<Count, u64> {
        self.counts.lock().clone()
    }

    pub(crate) fn count(&self, pod: &Pod, container: &str, kind: Kind, outcome: Outcome) {
        let result = match outcome {
            Outcome::Success => "successful",
            Outcome::Failure => "failed",
            Outcome::Unknown => "unknown",
        };
        let m = &pod.metadata;
        let key = (m.namespace.clone(), m.name.clone(), container.to_string(), kind.name(), result);
        *self.counts.lock().entry(key).or_insert(0) += 1;
    }

    /// Forgets the counts of a pod that is gone.
    pub(crate) fn forget_counts(&self, pod: &Pod) {
        let m = &pod.metadata;
        self.counts.lock().retain(|(namespace, name, ..), _| *namespace != m.namespace || *name != m.name);
    }

    /// Ends all probes of a pod.
    pub fn stop(&self, uid: &str) {
        self.running.lock().retain(|(pod, _, _), running| {
            if pod == uid {
                running.stop.cancel();
            }
            pod != uid
        });
    }

    /// Ends liveness and startup probes of a pod that is being ended; readiness
    /// goes on, so that endpoints follow.
    pub fn stop_restarting(&self, uid: &str) {
        self.running.lock().retain(|(pod, _, kind), running| {
            let ends = pod == uid && *kind != Kind::Readiness;
            if ends {
                running.stop.cancel();
            }
            !ends
        });
    }

    pub(crate) fn result(&self, id: &str, kind: Kind) -> Option<Outcome> {
        let results = self.results.lock();
        match kind {
            Kind::Startup => results.startup.get(id).copied(),
            Kind::Liveness => results.liveness.get(id).copied(),
            Kind::Readiness => results.readiness.get(id).copied(),
        }
    }

    /// Notes a result; true when it is a new one.
    pub(crate) fn set(&self, id: &str, kind: Kind, outcome: Outcome) -> bool {
        let mut results = self.results.lock();
        let map = match kind {
            Kind::Startup => &mut results.startup,
            Kind::Liveness => &mut results.liveness,
            Kind::Readiness => &mut results.readiness,
        };
        map.insert(id.to_string(), outcome) != Some(outcome)
    }

    pub(crate) fn forget(&self, id: &str, kind: Kind) {
        let mut results = self.results.lock();
        match kind {
            Kind::Startup => results.startup.remove(id),
            Kind::Liveness => results.liveness.remove(id),
            Kind::Readiness => results.readiness.remove(id),
        };
    }
}

/// Zero means the API's default (static pods are defaulted elsewhere, but cheap).
fn with_defaults(probe: &Probe) -> Probe {
    let mut probe = probe.clone();
    for (field, default) in [
        (&mut probe.timeout_seconds, 1),
        (&mut probe.period_seconds, 10),
        (&mut probe.success_threshold, 1),
        (&mut probe.failure_threshold, 3),
    ] {
        if *field <= 0 {
            *field = default;
        }
    }
    probe
}
