//! Whether this node takes a pod; a refusal is the pod's end, with a reason.
//!
//! Checks run in upstream's order and the first refusal counts. Pods that were
//! running before this kubelet began are taken as they are.
//! Followed upstream: pkg/kubelet/lifecycle/predicate.go, sysctl/allowlist.go, preemption.

use std::sync::Arc;

use reconciler::events::EventType;
use serde_json::Value;

use crate::kubelet::Kubelet;
use crate::pod::Pod;
use crate::qos::{self, Side};
use crate::quantity;
use crate::status::Verdict;

/// Kernel settings that are safe for every pod.
const SAFE_SYSCTLS: [&str; 11] = [
    "kernel.shm_rmid_forced",
    "net.ipv4.ip_local_port_range",
    "net.ipv4.tcp_syncookies",
    "net.ipv4.ping_group_range",
    "net.ipv4.ip_unprivileged_port_start",
    "net.ipv4.ip_local_reserved_ports",
    "net.ipv4.tcp_keepalive_time",
    "net.ipv4.tcp_fin_timeout",
    "net.ipv4.tcp_keepalive_intvl",
    "net.ipv4.tcp_keepalive_probes",
    "net.ipv4.tcp_rmem",
];

struct Refusal {
    reason: String,
    message: String,
}

fn refuse(reason: impl Into<String>, message: impl Into<String>) -> Result<(), Refusal> {
    Err(Refusal { reason: reason.into(), message: message.into() })
}

/// Admits a pod, or says how it ends.
pub fn admit(kubelet: &Arc<Kubelet>, pod: &Arc<Pod>) -> Result<(), Verdict> {
    if !kubelet.cache.get(&pod.metadata.uid).containers.is_empty() {
        return Ok(());
    }
    let node = kubelet.api.as_ref().and_then(|api| api.node_object(&kubelet.settings.node_name));
    let others = others(kubelet, pod);
    let facts = kubelet.facts();
    let result = sysctls(pod, &kubelet.settings.list("allowedUnsafeSysctls"))
        .and_then(|()| apparmor(pod))
        .and_then(|()| node.as_ref().map_or(Ok(()), |n| placement(pod, n)))
        .and_then(|()| fits(pod, &others, &facts.allocatable));
    let Err(refusal) = result else { return Ok(()) };
    kubelet.count("kubelet_admission_rejections_total", &[&refusal.reason]);
    kubelet.event(pod, EventType::Warning, &refusal.reason, refusal.message.clone());
    tracing::info!(pod = %pod.key(), podUID = %pod.metadata.uid, reason = %refusal.reason, message = %refusal.message, operation = "add", "Pod admission denied");
    Err(Verdict {
        phase: Some("Failed"),
        reason: refusal.reason,
        message: format!("Pod was rejected: {}", refusal.message),
        condition: None,
        rejected: true,
    })
}

/// The node's other pods, with the resources they were granted.
fn others(kubelet: &Kubelet, pod: &Pod) -> Vec<Arc<Pod>> {
    let workers = kubelet.workers.lock();
    workers
        .values()
        .filter(|w| !w.is_terminated() && w.verdict().is_none())
        .map(|w| w.pod())
        .filter(|p| p.metadata.uid != pod.metadata.uid && !p.is_finished())
        .map(|p| kubelet.allocations.allocated(&p))
        .collect()
}

/// Whether a pod that is here already has room for what its spec asks for now.
pub(crate) fn room_for(kubelet: &Kubelet, pod: &Pod) -> Result<(), String> {
    let Some(first) = shortages(pod, &others(kubelet, pod), &kubelet.facts().allocatable).into_iter().next() else {
        return Ok(());
    };
    Err(first.text())
}

/// A node that is short takes critical pods, and under memory pressure alone those
/// that have asked for memory.
pub fn under_pressure(kubelet: &Arc<Kubelet>, pod: &Arc<Pod>) -> Option<Verdict> {
    let pressure = *kubelet.pressure.lock();
    let running = !kubelet.cache.get(&pod.metadata.uid).containers.is_empty();
    if pressure == crate::kubelet::Pressure::default() || pod.is_critical() || running || pod.is_finished() {
        return None;
    }
    if pressure.memory && !pressure.disk && !pressure.pids {
        let tolerated = pod.spec.tolerations.iter().any(|t| {
            tolerates(t, &serde_json::json!({"key": "node.kubernetes.io/memory-pressure", "effect": "NoSchedule"}))
        });
        if qos::of(pod) != cgroups::resources::Qos::BestEffort || tolerated {
            return None;
        }
    }
    let names: Vec<&str> =
        [("MemoryPressure", pressure.memory), ("DiskPressure", pressure.disk), ("PIDPressure", pressure.pids)]
            .into_iter()
            .filter_map(|(name, on)| on.then_some(name))
            .collect();
    let message = format!("The node had condition: [{}]. ", names.join(" "));
    kubelet.event(pod, EventType::Warning, "Evicted", message.clone());
    Some(Verdict {
        phase: Some("Failed"),
        reason: "Evicted".into(),
        message: format!("Pod was rejected: {message}"),
        condition: None,
        rejected: true,
    })
}

fn sysctls(pod: &Pod, allowed: &[String]) -> Result<(), Refusal> {
    for sysctl in &pod.spec.security_context.sysctls {
        let name = sysctl.name.replace('/', ".");
        let listed = allowed.iter().any(|pattern| match pattern.strip_suffix('*') {
            Some(prefix) => name.starts_with(prefix),
            None => *pattern == name,
        });
        if !SAFE_SYSCTLS.contains(&name.as_str()) && !listed {
            return refuse("SysctlForbidden", format!("forbidden sysctl: \"{name}\" not allowlisted"));
        }
    }
    Ok(())
}

fn apparmor(pod: &Pod) -> Result<(), Refusal> {
    let wants = pod
        .all_containers()
        .filter_map(|(_, c)| c.security_context.app_armor_profile.as_ref())
        .chain(pod.spec.security_context.app_armor_profile.as_ref())
        .any(|p| p.r#type != "Unconfined");
    let enabled = std::fs::read_to_string("/sys/module/apparmor/parameters/enabled").is_ok_and(|t| t.starts_with('Y'));
    if wants && !enabled {
        return refuse("AppArmor", "Cannot enforce AppArmor: AppArmor is not enabled on the host");
    }
    Ok(())
}

/// Node selector and required node affinity, as the scheduler's filter reads them;
/// taints that forbid execution.
fn placement(pod: &Pod, node: &Value) -> Result<(), Refusal> {
    if pod.is_static() {
        return Ok(());
    }
    let labels = &node["metadata"]["labels"];
    let selected = pod.spec.node_selector.iter().all(|(k, v)| labels[k.as_str()].as_str() == Some(v));
    let affinity = pod
        .spec
        .affinity
        .as_ref()
        .map(|a| &a["nodeAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"]["nodeSelectorTerms"])
        .and_then(Value::as_array);
    let fits = affinity.is_none_or(|terms| terms.iter().any(|term| term_matches(term, node)));
    if !selected || !fits {
        return refuse(
            "NodeAffinity",
            "Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector",
        );
    }
    for taint in node["spec"]["taints"].as_array().map(Vec::as_slice).unwrap_or_default() {
        if taint["effect"] == "NoExecute" && !pod.spec.tolerations.iter().any(|t| tolerates(t, taint)) {
            return refuse("TaintToleration", "Predicate TaintToleration failed: node(s) had untolerated taint(s)");
        }
    }
    Ok(())
}

fn tolerates(toleration: &Value, taint: &Value) -> bool {
    let text = |v: &Value, key: &str| v[key].as_str().unwrap_or_default().to_string();
    let effect = text(toleration, "effect");
    let key = text(toleration, "key");
    let exists = text(toleration, "operator") == "Exists";
    (effect.is_empty() || effect == text(taint, "effect"))
        && (key.is_empty() && exists || key == text(taint, "key"))
        && (exists || text(toleration, "value") == text(taint, "value"))
}

fn term_matches(term: &Value, node: &Value) -> bool {
    let list = |key: &str| term[key].as_array().cloned().unwrap_or_default();
    let (expressions, fields) = (list("matchExpressions"), list("matchFields"));
    if expressions.is_empty() && fields.is_empty() {
        return false;
    }
    let labels = &node["metadata"]["labels"];
    expressions.iter().all(|e| requirement(e, labels[e["key"].as_str().unwrap_or_default()].as_str()))
        && fields.iter().all(|e| requirement(e, node["metadata"]["name"].as_str()))
}

fn requirement(expression: &Value, value: Option<&str>) -> bool {
    let values: Vec<&str> = expression["values"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let number = |text: Option<&str>| text.and_then(|t| t.parse::<i64>().ok());
    let bound = number(values.first().copied());
    match expression["operator"].as_str().unwrap_or_default() {
        "In" => value.is_some_and(|v| values.contains(&v)),
        "NotIn" => value.is_none_or(|v| !values.contains(&v)),
        "Exists" => value.is_some(),
        "DoesNotExist" => value.is_none(),
        "Gt" => number(value).zip(bound).is_some_and(|(v, b)| v > b),
        "Lt" => number(value).zip(bound).is_some_and(|(v, b)| v < b),
        _ => false,
    }
}

/// A resource that a pod asks for more of than is left.
struct Shortage {
    name: String,
    wanted: i64,
    used: i64,
    capacity: i64,
}

impl Shortage {
    fn text(&self) -> String {
        let Self { name, wanted, used, capacity } = self;
        format!("Node didn't have enough resource: {name}, requested: {wanted}, used: {used}, capacity: {capacity}")
    }
}

/// What a pod has no room for: number of pods, then cpu, memory and the rest.
fn shortages(
    pod: &Pod,
    others: &[Arc<Pod>],
    allocatable: &std::collections::BTreeMap<String, String>,
) -> Vec<Shortage> {
    let mut short = Vec::new();
    let limit = allocatable.get("pods").map_or(i64::MAX, |t| quantity::value(t));
    let count = i64::try_from(others.len()).unwrap_or(i64::MAX);
    if count + 1 > limit {
        short.push(Shortage { name: "pods".into(), wanted: 1, used: count, capacity: limit });
    }
    let mut names = vec!["cpu".to_string(), "memory".into(), "ephemeral-storage".into()];
    for container in &pod.spec.containers {
        names.extend(
            container.resources.requests.keys().filter(|n| n.contains('/') || n.starts_with("hugepages-")).cloned(),
        );
    }
    names.dedup();
    for name in names {
        let amount = |p: &Pod| {
            let milli = qos::total_milli(p, &name, Side::Requests);
            if name == "cpu" { milli } else { milli / 1000 }
        };
        let wanted = amount(pod);
        if wanted == 0 {
            continue;
        }
        let used: i64 = others.iter().map(|p| amount(p)).sum();
        // What the node does not have at all is another's to provide (DRA, the cluster).
        let Some(capacity) = allocatable.get(&name) else {
            if name.starts_with("hugepages-") {
                short.push(Shortage { name, wanted, used, capacity: 0 });
            }
            continue;
        };
        let capacity = if name == "cpu" { quantity::milli_value(capacity) } else { quantity::value(capacity) };
        if wanted > capacity - used {
            short.push(Shortage { name, wanted, used, capacity });
        }
    }
    short
}

fn fits(
    pod: &Pod,
    others: &[Arc<Pod>],
    allocatable: &std::collections::BTreeMap<String, String>,
) -> Result<(), Refusal> {
    let short = shortages(pod, others, allocatable);
    let Some(first) = short.first() else { return Ok(()) };
    if pod.is_critical() {
        let list: String =
            short.iter().map(|s| format!("(res: {}, q: {}), ", s.name, s.wanted - (s.capacity - s.used))).collect();
        return refuse(
            "UnexpectedAdmissionError",
            format!(
                "Unexpected error while attempting to recover from admission failure: preemption: error finding a set of pods to preempt: no set of running pods found to reclaim resources: [{list}]"
            ),
        );
    }
    refuse(format!("OutOf{}", first.name), first.text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeMap;

    fn pod(extra: Value) -> Arc<Pod> {
        Pod::from_value(json!({"metadata": {"name": "p", "namespace": "n", "annotations": extra["annotations"]}, "spec": extra["spec"]}))
            .unwrap()
    }

    #[test]
    fn texts_as_recorded() {
        let allocatable = BTreeMap::from([("cpu".to_string(), "2".to_string()), ("pods".into(), "110".into())]);
        let big = json!({"spec": {"containers": [{"name": "c", "resources": {"requests": {"cpu": "50"}}}]}});
        let used = pod(json!({"spec": {"containers": [{"name": "c", "resources": {"requests": {"cpu": "50m"}}}]}}));
        let refusal = fits(&pod(big), &[used], &allocatable).unwrap_err();
        assert_eq!(refusal.reason, "OutOfcpu");
        assert_eq!(
            refusal.message,
            "Node didn't have enough resource: cpu, requested: 50000, used: 50, capacity: 2000"
        );
        let fixed = json!({"annotations": {"kubernetes.io/config.source": "file"},
            "spec": {"containers": [{"name": "c", "resources": {"requests": {"cpu": "90"}}}]}});
        let refusal = fits(&pod(fixed), &[], &allocatable).unwrap_err();
        assert_eq!(refusal.reason, "UnexpectedAdmissionError");
        assert!(refusal.message.ends_with("to reclaim resources: [(res: cpu, q: 88000), ]"), "{}", refusal.message);
        let sysctl =
            pod(json!({"spec": {"securityContext": {"sysctls": [{"name": "net.core.somaxconn", "value": "1"}]}}}));
        assert_eq!(
            sysctls(&sysctl, &[]).unwrap_err().message,
            "forbidden sysctl: \"net.core.somaxconn\" not allowlisted"
        );
        assert!(sysctls(&sysctl, &["net.core.*".into()]).is_ok());
        let node = json!({"metadata": {"name": "w1", "labels": {"x": "y"}}});
        let selno = pod(json!({"spec": {"nodeSelector": {"a": "b"}}}));
        assert_eq!(
            placement(&selno, &node).unwrap_err().message,
            "Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector"
        );
    }
}
