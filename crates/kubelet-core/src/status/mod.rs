//! The status of a pod, from its spec, what runs, and what probes say: pure.
//!
//! Works on JSON, since the result is written to the API as it stands and the
//! parts others own (conditions of other components) pass through unread.
//!
//! Invariants: a phase that is Failed or Succeeded stays; restart counts never
//! fall; a condition's transition time moves only with its status.
//! Followed upstream: pkg/kubelet/kubelet_pods.go, pkg/kubelet/status/generate.go,
//! pkg/kubelet/prober/prober_manager.go.

mod conditions;
mod containers;
pub mod patch;
mod phase;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::plan::{self, ProbeOutcomes};
use crate::pod::{ContainerKind, Pod};
use crate::qos::{self, Side};
use crate::quantity;
use crate::runtime_pod::RuntimePod;

/// Why a container is not running, by container name: reason and message.
pub type WaitReasons = BTreeMap<String, (String, String)>;

/// An end of the pod decided by the kubelet and not by its containers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    pub phase: Option<&'static str>,
    pub reason: String,
    pub message: String,
    /// A condition to add, such as DisruptionTarget.
    pub condition: Option<Value>,
    /// The pod was never taken: there is nothing to say of its containers.
    pub rejected: bool,
}

/// Everything a status is made from.
#[derive(Debug)]
pub struct Input<'a> {
    pub pod: &'a Pod,
    pub runtime: &'a RuntimePod,
    /// The status before: the kubelet's last one, or the API's after a restart.
    pub previous: &'a Value,
    pub reasons: &'a WaitReasons,
    pub probes: &'a ProbeOutcomes,
    pub host_ips: &'a [String],
    /// `containerd`, the scheme of container ids.
    pub runtime_name: &'a str,
    /// RFC 3339 with whole seconds.
    pub now: &'a str,
    pub verdict: Option<&'a Verdict>,
    /// The pod is being ended: what does not run counts as over.
    pub terminal: bool,
    /// The conditions of a resize.
    pub resize: &'a [Value],
}

/// The pod's status.
pub fn generate(input: &Input<'_>) -> Value {
    let pod = input.pod;
    if let Some(verdict) = input.verdict.filter(|v| v.rejected) {
        return rejected(input, verdict);
    }
    let mut init = containers::statuses(input, ContainerKind::Init);
    let mut main = containers::statuses(input, ContainerKind::Regular);
    let ephemeral = containers::statuses(input, ContainerKind::Ephemeral);
    containers::set_readiness(input, ContainerKind::Init, &mut init);
    containers::set_readiness(input, ContainerKind::Regular, &mut main);

    let before = input.previous["phase"].as_str().unwrap_or_default();
    let mut phase = phase::of(pod, &init, &main, input.terminal);
    if matches!(before, "Failed" | "Succeeded") {
        phase = if before == "Failed" { "Failed" } else { "Succeeded" };
    }
    let mut status = Map::new();
    for kept in ["nominatedNodeName", "resourceClaimStatuses", "extendedResourceClaimStatus", "resize"] {
        if let Some(value) = input.previous.get(kept).or_else(|| pod.status.get(kept)) {
            status.insert(kept.into(), value.clone());
        }
    }
    for text in ["reason", "message"] {
        if let Some(value) = input.previous.get(text) {
            status.insert(text.into(), value.clone());
        }
    }
    // The kubelet's verdict is told once nothing of the pod runs: until then it may
    // still be using what the phase says is free.
    if let Some(verdict) = input.verdict.filter(|_| input.terminal || !input.runtime.is_running()) {
        if let Some(end) = verdict.phase
            && !matches!(before, "Failed" | "Succeeded")
        {
            phase = end;
        }
        for (key, text) in [("reason", &verdict.reason), ("message", &verdict.message)] {
            if !text.is_empty() {
                status.insert(key.into(), json!(text));
            }
        }
    }
    status.insert("phase".into(), json!(phase));
    status.insert("qosClass".into(), json!(qos::name(qos::of(pod))));
    if pod.metadata.generation != 0 && !pod.is_static() {
        status.insert("observedGeneration".into(), json!(pod.metadata.generation));
    }
    let start = input.previous["startTime"].as_str().unwrap_or(input.now);
    status.insert("startTime".into(), json!(start));
    addresses(input, &mut status);
    resources(pod, &mut status);
    status.insert("conditions".into(), conditions::all(input, phase, &init, &main));
    for (key, list) in
        [("initContainerStatuses", init), ("containerStatuses", main), ("ephemeralContainerStatuses", ephemeral)]
    {
        if !list.is_empty() {
            status.insert(key.into(), Value::Array(list));
        }
    }
    Value::Object(status)
}

/// Status of a pod that this node refused.
fn rejected(input: &Input<'_>, verdict: &Verdict) -> Value {
    let start = input.previous["startTime"].as_str().unwrap_or(input.now);
    let mut status = json!({
        "phase": verdict.phase.unwrap_or("Failed"),
        "reason": verdict.reason,
        "message": verdict.message,
        "qosClass": qos::name(qos::of(input.pod)),
        "startTime": start,
    });
    if input.pod.metadata.generation != 0 && !input.pod.is_static() {
        status["observedGeneration"] = json!(input.pod.metadata.generation);
    }
    status
}

fn addresses(input: &Input<'_>, status: &mut Map<String, Value>) {
    let list = |ips: &[String]| ips.iter().map(|ip| json!({"ip": ip})).collect::<Vec<_>>();
    if let Some(first) = input.host_ips.first() {
        status.insert("hostIP".into(), json!(first));
        status.insert("hostIPs".into(), json!(list(input.host_ips)));
    }
    let ips = if input.pod.spec.host_network { input.host_ips } else { &input.runtime.ips };
    if let Some(first) = ips.first() {
        status.insert("podIP".into(), json!(first));
        status.insert("podIPs".into(), json!(list(ips)));
    } else {
        for key in ["podIP", "podIPs"] {
            if let Some(value) = input.previous.get(key) {
                status.insert(key.into(), value.clone());
            }
        }
    }
}

/// Pod-level totals, shown since pods can be resized.
fn resources(pod: &Pod, status: &mut Map<String, Value>) {
    let side = |side: Side| {
        let mut names: Vec<&String> = pod
            .spec
            .containers
            .iter()
            .chain(&pod.spec.init_containers)
            .flat_map(|c| match side {
                Side::Requests => c.resources.requests.keys(),
                Side::Limits => c.resources.limits.keys(),
            })
            .collect();
        if let Some(own) = &pod.spec.resources {
            names.extend(match side {
                Side::Requests => own.requests.keys(),
                Side::Limits => own.limits.keys(),
            });
        }
        names.sort();
        names.dedup();
        let mut out = Map::new();
        for name in names {
            let milli = qos::total_milli(pod, name, side);
            let text = if name == "cpu" { quantity::cpu(milli) } else { quantity::bytes(milli / 1000) };
            out.insert(name.clone(), json!(text));
        }
        out
    };
    let (requests, limits) = (side(Side::Requests), side(Side::Limits));
    let mut all = Map::new();
    if !requests.is_empty() {
        status.insert("allocatedResources".into(), json!(requests));
        all.insert("requests".into(), json!(requests));
    }
    if !limits.is_empty() {
        all.insert("limits".into(), json!(limits));
    }
    status.insert("resources".into(), Value::Object(all));
}

/// Whether a sandbox is up, for the condition PodReadyToStartContainers.
fn sandbox_ready(input: &Input<'_>) -> bool {
    !plan::sandbox_changed(input.pod, input.runtime).0
}
