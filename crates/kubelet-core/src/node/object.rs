//! The Node object: pure.
//! Followed upstream: pkg/kubelet/{kubelet_node_status.go,nodestatus/setters.go}.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::facts::Machine;
use crate::settings::Settings;

/// Features a 1.37 kubelet declares.
const DECLARED_FEATURES: [&str; 4] = [
    "ExtendWebSocketsToKubelet",
    "InPlacePodLevelResourcesVerticalScaling",
    "InPlacePodVerticalScalingInitContainers",
    "RestartAllContainersOnContainerExits",
];

/// What does not change while the kubelet runs.
#[derive(Debug, Clone)]
pub(super) struct Identity {
    pub machine: Machine,
    pub capacity: BTreeMap<String, String>,
    pub allocatable: BTreeMap<String, String>,
    pub features: cri::Features,
    pub runtime_version: String,
}

/// What does.
#[derive(Debug, Clone, Default)]
pub(super) struct Health {
    /// Why the kubelet is not ready; empty when it is.
    pub not_ready: String,
    pub memory_pressure: bool,
    pub disk_pressure: bool,
    pub pid_pressure: bool,
    /// Names and size of each image, largest first.
    pub images: Vec<(Vec<String>, u64)>,
}

/// The object a kubelet registers.
pub(super) fn initial(settings: &Settings, identity: &Identity, status: Value) -> Value {
    let mut labels: BTreeMap<String, String> = BTreeMap::from([
        ("kubernetes.io/hostname".to_string(), settings.hostname.clone()),
        ("kubernetes.io/os".into(), "linux".into()),
        ("kubernetes.io/arch".into(), identity.machine.architecture.into()),
        ("beta.kubernetes.io/os".into(), "linux".into()),
        ("beta.kubernetes.io/arch".into(), identity.machine.architecture.into()),
    ]);
    labels.extend(settings.node_labels.clone());
    let mut spec = Map::new();
    let mut taints = settings.taints.clone();
    if settings.cloud_provider == "external" {
        taints.push(
            json!({"key": "node.cloudprovider.kubernetes.io/uninitialized", "value": "true", "effect": "NoSchedule"}),
        );
    }
    if !taints.is_empty() {
        spec.insert("taints".into(), json!(taints));
    }
    if !settings.provider_id.is_empty() {
        spec.insert("providerID".into(), json!(settings.provider_id));
    }
    let mut annotations = Map::new();
    if settings.flag("enableControllerAttachDetach") {
        annotations.insert("volumes.kubernetes.io/controller-managed-attach-detach".into(), json!("true"));
    }
    json!({
        "apiVersion": "v1",
        "kind": "Node",
        "metadata": {"name": settings.node_name, "labels": labels, "annotations": annotations},
        "spec": spec,
        "status": status,
    })
}

/// The whole status. `old` keeps transition times and what others wrote.
pub(super) fn status(
    settings: &Settings,
    identity: &Identity,
    health: &Health,
    host_ips: &[String],
    old: &Value,
    now: &str,
) -> Value {
    let machine = &identity.machine;
    let mut addresses: Vec<Value> = host_ips.iter().map(|ip| json!({"type": "InternalIP", "address": ip})).collect();
    addresses.push(json!({"type": "Hostname", "address": settings.hostname}));
    let limit = settings.number("nodeStatusMaxImages");
    let mut images = health.images.clone();
    if let Ok(limit) = usize::try_from(limit) {
        images.truncate(limit);
    }
    let images: Vec<Value> = images
        .iter()
        .map(|(names, size)| {
            let names = if names.is_empty() { Value::Null } else { json!(names) };
            json!({"names": names, "sizeBytes": size})
        })
        .collect();
    let mut status = old.as_object().cloned().unwrap_or_default();
    // Extended resources of device plugins and the like stay.
    let merge = |old: &Value, new: &BTreeMap<String, String>| {
        let mut out = old.as_object().cloned().unwrap_or_default();
        out.extend(new.iter().map(|(k, v)| (k.clone(), json!(v))));
        Value::Object(out)
    };
    let capacity = merge(&old["capacity"], &identity.capacity);
    let allocatable = merge(&old["allocatable"], &identity.allocatable);
    status.insert("capacity".into(), capacity);
    status.insert("allocatable".into(), allocatable);
    if settings.cloud_provider != "external" || old.get("addresses").is_none() {
        status.insert("addresses".into(), json!(addresses));
    }
    status.insert("daemonEndpoints".into(), json!({"kubeletEndpoint": {"Port": settings.number("port")}}));
    status.insert("declaredFeatures".into(), json!(DECLARED_FEATURES));
    if identity.features.supplemental_groups_policy {
        status.insert("features".into(), json!({"supplementalGroupsPolicy": true}));
    }
    if !identity.features.handlers.is_empty() {
        let handlers: Vec<Value> = identity
            .features
            .handlers
            .iter()
            .map(|(name, recursive, userns)| {
                json!({"name": name, "features": {"recursiveReadOnlyMounts": recursive, "userNamespaces": userns}})
            })
            .collect();
        status.insert("runtimeHandlers".into(), json!(handlers));
    }
    if images.is_empty() {
        status.remove("images");
    } else {
        status.insert("images".into(), json!(images));
    }
    status.insert(
        "nodeInfo".into(),
        json!({
            "architecture": machine.architecture,
            "bootID": machine.boot_id,
            "containerRuntimeVersion": identity.runtime_version,
            "kernelVersion": machine.kernel_version,
            "kubeProxyVersion": "",
            "kubeletVersion": component_base::version::git_version(),
            "machineID": machine.machine_id,
            "operatingSystem": "linux",
            "osImage": machine.os_image,
            "runningInUserNamespace": false,
            "systemUUID": machine.system_uuid,
        }),
    );
    status.insert("conditions".into(), conditions(health, old, now));
    Value::Object(status)
}

/// Adds what plugins bring: amounts of their devices, volumes in use.
pub(super) fn add_plugins(status: &mut Value, amounts: &BTreeMap<String, (usize, usize)>, in_use: Vec<String>) {
    for (name, (capacity, allocatable)) in amounts {
        status["capacity"][name.as_str()] = json!(capacity.to_string());
        status["allocatable"][name.as_str()] = json!(allocatable.to_string());
    }
    if in_use.is_empty() {
        if let Some(map) = status.as_object_mut() {
            map.remove("volumesInUse");
        }
    } else {
        status["volumesInUse"] = json!(in_use);
    }
}

fn conditions(health: &Health, old: &Value, now: &str) -> Value {
    let empty = Vec::new();
    let before = old["conditions"].as_array().unwrap_or(&empty);
    let one = |kind: &str, status: bool, reason: &str, message: &str| {
        let status = if status { "True" } else { "False" };
        let same = before.iter().find(|c| c["type"] == kind && c["status"] == status);
        let since = same.and_then(|c| c["lastTransitionTime"].as_str()).unwrap_or(now);
        json!({"type": kind, "status": status, "reason": reason, "message": message,
            "lastHeartbeatTime": now, "lastTransitionTime": since})
    };
    let pressure = |kind: &str, on: bool, bad: (&str, &str), good: (&str, &str)| {
        let (reason, message) = if on { bad } else { good };
        one(kind, on, reason, message)
    };
    let mut list = vec![
        pressure(
            "MemoryPressure",
            health.memory_pressure,
            ("KubeletHasInsufficientMemory", "kubelet has insufficient memory available"),
            ("KubeletHasSufficientMemory", "kubelet has sufficient memory available"),
        ),
        pressure(
            "DiskPressure",
            health.disk_pressure,
            ("KubeletHasDiskPressure", "kubelet has disk pressure"),
            ("KubeletHasNoDiskPressure", "kubelet has no disk pressure"),
        ),
        pressure(
            "PIDPressure",
            health.pid_pressure,
            ("KubeletHasInsufficientPID", "kubelet has insufficient PID available"),
            ("KubeletHasSufficientPID", "kubelet has sufficient PID available"),
        ),
    ];
    list.push(if health.not_ready.is_empty() {
        one("Ready", true, "KubeletReady", "kubelet is posting ready status")
    } else {
        one("Ready", false, "KubeletNotReady", &health.not_ready)
    });
    for other in before {
        if !list.iter().any(|c| c["type"] == other["type"]) {
            list.push(other.clone());
        }
    }
    json!(list)
}

/// Whether anything but heartbeat times differs.
pub(super) fn changed(old: &Value, new: &Value) -> bool {
    let without_times = |status: &Value| {
        let mut status = status.clone();
        for condition in status["conditions"].as_array_mut().into_iter().flatten() {
            if let Some(map) = condition.as_object_mut() {
                map.remove("lastHeartbeatTime");
            }
        }
        status
    };
    without_times(old) != without_times(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_keeps_its_time() {
        let old = json!({"conditions": [
            {"type": "Ready", "status": "True", "lastTransitionTime": "T0", "lastHeartbeatTime": "T0",
             "reason": "KubeletReady", "message": "kubelet is posting ready status"},
            {"type": "NetworkUnavailable", "status": "False"}]});
        let made = conditions(&Health::default(), &old, "T1");
        assert_eq!(made[3]["lastTransitionTime"], "T0");
        assert_eq!(made[0]["lastTransitionTime"], "T1");
        assert_eq!(made[4]["type"], "NetworkUnavailable");
        let down = Health { not_ready: "container runtime is down".into(), ..Default::default() };
        assert_eq!(conditions(&down, &old, "T1")[3]["reason"], "KubeletNotReady");
        assert!(!changed(
            &json!({"conditions": [{"lastHeartbeatTime": 1}]}),
            &json!({"conditions": [{"lastHeartbeatTime": 2}]})
        ));
    }
}
