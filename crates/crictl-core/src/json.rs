//! CRI messages as cri-tools prints them in JSON.

use std::collections::BTreeMap;

use cri::v1;
use serde_json::{Value, json};

fn time(nanoseconds: i64) -> String {
    apimachinery::time::format_nano(
        nanoseconds.div_euclid(1_000_000_000),
        i32::try_from(nanoseconds.rem_euclid(1_000_000_000)).unwrap_or(0),
    )
}

fn map(of: &std::collections::HashMap<String, String>) -> BTreeMap<&String, &String> {
    of.iter().collect()
}

pub fn container_state(state: i32) -> &'static str {
    match v1::ContainerState::try_from(state) {
        Ok(v1::ContainerState::ContainerCreated) => "CONTAINER_CREATED",
        Ok(v1::ContainerState::ContainerRunning) => "CONTAINER_RUNNING",
        Ok(v1::ContainerState::ContainerExited) => "CONTAINER_EXITED",
        _ => "CONTAINER_UNKNOWN",
    }
}

pub fn sandbox_state(state: i32) -> &'static str {
    if state == v1::PodSandboxState::SandboxReady as i32 { "SANDBOX_READY" } else { "SANDBOX_NOTREADY" }
}

pub fn container(c: &v1::Container) -> Value {
    let meta = c.metadata.clone().unwrap_or_default();
    json!({
        "id": c.id, "podSandboxId": c.pod_sandbox_id, "metadata": {"name": meta.name, "attempt": meta.attempt},
        "image": {"image": c.image.as_ref().map_or("", |i| i.image.as_str())}, "imageRef": c.image_ref,
        "state": container_state(c.state), "createdAt": c.created_at.to_string(), "labels": map(&c.labels),
        "annotations": map(&c.annotations),
    })
}

pub fn sandbox(s: &v1::PodSandbox) -> Value {
    let meta = s.metadata.clone().unwrap_or_default();
    json!({
        "id": s.id,
        "metadata": {"name": meta.name, "uid": meta.uid, "namespace": meta.namespace, "attempt": meta.attempt},
        "state": sandbox_state(s.state), "createdAt": s.created_at.to_string(), "labels": map(&s.labels),
        "annotations": map(&s.annotations), "runtimeHandler": s.runtime_handler,
    })
}

pub fn image(i: &v1::Image) -> Value {
    json!({
        "id": i.id, "repoTags": i.repo_tags, "repoDigests": i.repo_digests, "size": i.size.to_string(),
        "uid": i.uid.as_ref().map(|u| json!({"value": u.value.to_string()})), "username": i.username, "spec": null,
        "pinned": i.pinned,
    })
}

/// What the runtime says beside the status: JSON texts become JSON.
fn info(of: &std::collections::HashMap<String, String>) -> Value {
    match of.get("info") {
        Some(text) => serde_json::from_str(text).unwrap_or_else(|_| json!(text)),
        None => json!(map(of)),
    }
}

pub fn container_status(response: &v1::ContainerStatusResponse) -> Value {
    let Some(s) = &response.status else { return json!({"status": null}) };
    let meta = s.metadata.clone().unwrap_or_default();
    json!({
        "info": info(&response.info),
        "status": {
            "id": s.id, "metadata": {"attempt": meta.attempt, "name": meta.name}, "state": container_state(s.state),
            "createdAt": time(s.created_at), "startedAt": time(s.started_at), "finishedAt": time(s.finished_at),
            "exitCode": s.exit_code, "image": {"image": s.image.as_ref().map_or("", |i| i.image.as_str())},
            "imageRef": s.image_ref, "reason": s.reason, "message": s.message, "labels": map(&s.labels),
            "annotations": map(&s.annotations), "logPath": s.log_path,
            "mounts": s.mounts.iter().map(|m| json!({
                "containerPath": m.container_path, "hostPath": m.host_path, "readonly": m.readonly,
                "selinuxRelabel": m.selinux_relabel,
            })).collect::<Vec<_>>(),
        },
    })
}

pub fn sandbox_status(response: &v1::PodSandboxStatusResponse) -> Value {
    let Some(s) = &response.status else { return json!({"status": null}) };
    let meta = s.metadata.clone().unwrap_or_default();
    json!({
        "info": info(&response.info),
        "status": {
            "id": s.id,
            "metadata": {"attempt": meta.attempt, "name": meta.name, "namespace": meta.namespace, "uid": meta.uid},
            "state": sandbox_state(s.state), "createdAt": time(s.created_at),
            "network": {
                "ip": s.network.as_ref().map_or("", |n| n.ip.as_str()),
                "additionalIps": s.network.iter().flat_map(|n| &n.additional_ips).map(|p| p.ip.clone()).collect::<Vec<_>>(),
            },
            "labels": map(&s.labels), "annotations": map(&s.annotations), "runtimeHandler": s.runtime_handler,
        },
    })
}

pub fn image_status(response: &v1::ImageStatusResponse) -> Value {
    json!({"status": response.image.as_ref().map(image), "info": info(&response.info)})
}

pub fn runtime_status(response: &v1::StatusResponse) -> Value {
    let conditions: Vec<Value> = response
        .status
        .iter()
        .flat_map(|s| &s.conditions)
        .map(|c| json!({"type": c.r#type, "status": c.status, "reason": c.reason, "message": c.message}))
        .collect();
    let mut out = json!({"status": {"conditions": conditions}});
    let mut keys: Vec<_> = response.info.iter().collect();
    keys.sort();
    for (key, text) in keys {
        out[key] = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
    }
    out
}

pub fn container_stats(s: &v1::ContainerStats) -> Value {
    let attributes = s.attributes.clone().unwrap_or_default();
    let meta = attributes.metadata.unwrap_or_default();
    json!({
        "attributes": {"id": attributes.id, "metadata": {"name": meta.name, "attempt": meta.attempt}, "labels": map(&attributes.labels)},
        "cpu": {"usageCoreNanoSeconds": {"value": cpu(s).to_string()}},
        "memory": {"workingSetBytes": {"value": memory(s).to_string()}},
        "writableLayer": {"usedBytes": {"value": disk(s).to_string()}, "inodesUsed": {"value": inodes(s).to_string()}},
    })
}

pub fn cpu(s: &v1::ContainerStats) -> u64 {
    s.cpu.as_ref().and_then(|c| c.usage_core_nano_seconds.as_ref()).map_or(0, |v| v.value)
}
pub fn memory(s: &v1::ContainerStats) -> u64 {
    s.memory.as_ref().and_then(|m| m.working_set_bytes.as_ref()).map_or(0, |v| v.value)
}
pub fn disk(s: &v1::ContainerStats) -> u64 {
    s.writable_layer.as_ref().and_then(|l| l.used_bytes.as_ref()).map_or(0, |v| v.value)
}
pub fn inodes(s: &v1::ContainerStats) -> u64 {
    s.writable_layer.as_ref().and_then(|l| l.inodes_used.as_ref()).map_or(0, |v| v.value)
}
