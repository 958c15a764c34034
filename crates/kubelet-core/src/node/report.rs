//! Registers the node and keeps its status current: looked at every
//! `nodeStatusUpdateFrequency`, written when it changed and at least every
//! `nodeStatusReportFrequency`.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use client::{Patch, WriteOptions, resources};
use reconciler::EventType;
use serde_json::{Value, json};

use super::object::{self, Health, Identity};
use crate::api::Api;
use crate::clock;
use crate::kubelet::Kubelet;

/// First and longest wait between attempts to register.
const MIN_REGISTER_WAIT: Duration = Duration::from_millis(100);
const MAX_REGISTER_WAIT: Duration = Duration::from_secs(7);
/// While the node is not ready, changes are looked for this often.
const FAST: Duration = Duration::from_millis(100);
/// A runtime that has not said it is ready for so long is down.
const RUNTIME_DOWN: Duration = Duration::from_secs(30);

pub(super) async fn run(kubelet: &Arc<Kubelet>, api: &Arc<Api>, identity: Identity) {
    let settings = &kubelet.settings;
    if settings.flag("registerNode") {
        register(kubelet, api, &identity).await;
    }
    kubelet.node_registered.store(true, Ordering::Release);
    let mut seen = Seen::default();
    ensure_csi_node(kubelet, api).await;
    kubelet.pods().iter().filter(|p| p.is_static()).for_each(|p| kubelet.wake(&p.metadata.uid));
    let frequency = settings.duration("nodeStatusUpdateFrequency").max(Duration::from_millis(100));
    let report = settings.duration("nodeStatusReportFrequency");
    let mut written_at: Option<tokio::time::Instant> = None;
    let mut images = Vec::new();
    let mut images_at = None::<tokio::time::Instant>;
    let mut first = true;
    let mut was_ready = false;
    loop {
        if images_at.is_none_or(|at| at.elapsed() >= frequency) {
            // Bounded, so that a hanging runtime does not silence the node.
            if let Ok(Ok(list)) = tokio::time::timeout(Duration::from_secs(2), image_list(kubelet)).await {
                images = list;
            }
            images_at = Some(tokio::time::Instant::now());
        }
        follow(kubelet, api, &mut seen).await;
        let health = health(kubelet, images.clone());
        let ready = health.not_ready.is_empty();
        let old = api.node_object(&settings.node_name).map(|n| n["status"].clone()).unwrap_or_default();
        let mut status =
            object::status(settings, &identity, &health, &kubelet.facts().host_ips, &old, &clock::now_text());
        object::add_plugins(&mut status, &kubelet.devices.amounts(), kubelet.csi.volumes_in_use());
        let due = written_at.is_none_or(|at| at.elapsed() >= report);
        if (due || object::changed(&old, &status)) && !old.is_null() {
            match write(kubelet, api, &old, &status).await {
                Ok(()) => {
                    written_at = Some(tokio::time::Instant::now());
                    tell(kubelet, &old, &status, first);
                    first = false;
                }
                Err(text) => tracing::error!(err = %text, "Error updating node status, will retry"),
            }
        }
        if ready && !was_ready {
            tracing::info!("Fast updating node status as it just became ready");
        }
        was_ready = ready;
        let pause = if ready { frequency } else { FAST.max(frequency / 20) };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = kubelet.node_news.notified() => {}
        }
    }
}

/// In-tree plugins whose volumes CSI drivers serve.
const MIGRATED_PLUGINS: &str = "kubernetes.io/aws-ebs,kubernetes.io/azure-disk,kubernetes.io/azure-file,kubernetes.io/cinder,kubernetes.io/gce-pd,kubernetes.io/portworx-volume,kubernetes.io/vsphere-volume";

/// The node's CSINode, which tells that no CSI driver is here.
pub(crate) async fn ensure_csi_node(kubelet: &Kubelet, api: &Api) {
    let name = &kubelet.settings.node_name;
    let Some(node) = api.node_object(name) else { return };
    let object = json!({
        "apiVersion": "storage.k8s.io/v1", "kind": "CSINode",
        "metadata": {
            "name": name,
            "annotations": {"storage.alpha.kubernetes.io/migrated-plugins": MIGRATED_PLUGINS},
            "ownerReferences": [{"apiVersion": "v1", "kind": "Node", "name": name, "uid": node["metadata"]["uid"]}],
        },
        "spec": {"drivers": []},
    });
    match api.client.create::<Value>(&resources::CSI_NODES, "", &object, &WriteOptions::default()).await {
        Ok(_) => {}
        Err(error) if error.is_already_exists() => {}
        Err(error) => tracing::warn!(err = %error, "Failed to create the CSINode"),
    }
}

/// What of the node's spec was acted on.
#[derive(Default)]
struct Seen {
    pod_cidr: String,
    unschedulable: Option<bool>,
}

/// Acts on what others write into the node: its pod CIDR, cordons.
async fn follow(kubelet: &Kubelet, api: &Api, seen: &mut Seen) {
    let name = &kubelet.settings.node_name;
    let Some(node) = api.node_object(name) else { return };
    let cidrs: Vec<&str> =
        node["spec"]["podCIDRs"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let cidr = cidrs.join(",");
    if !cidr.is_empty() && cidr != seen.pod_cidr {
        tracing::info!(CIDR = %cidr, "Updating runtime config through cri with podcidr");
        match kubelet.runtime.update_runtime_config(&cidr).await {
            Ok(()) => {
                tracing::info!(originalPodCIDR = %seen.pod_cidr, newPodCIDR = %cidr, "Updating Pod CIDR");
                seen.pod_cidr = cidr;
            }
            Err(error) => tracing::error!(err = %error, "Failed to update the runtime's pod CIDR"),
        }
    }
    let unschedulable = node["spec"]["unschedulable"] == true;
    if seen.unschedulable.is_some_and(|before| before != unschedulable) {
        let reason = if unschedulable { "NodeNotSchedulable" } else { "NodeSchedulable" };
        kubelet.node_event(EventType::Normal, reason, format!("Node {name} status is now: {reason}"));
    }
    seen.unschedulable = Some(unschedulable);
}

async fn register(kubelet: &Arc<Kubelet>, api: &Api, identity: &Identity) {
    let settings = &kubelet.settings;
    let node = settings.node_name.as_str();
    let mut wait = MIN_REGISTER_WAIT;
    loop {
        tracing::info!(node, "Attempting to register node");
        let health = health(kubelet, vec![]);
        let status =
            object::status(settings, identity, &health, &kubelet.facts().host_ips, &Value::Null, &clock::now_text());
        let wanted = object::initial(settings, identity, status);
        match api.client.create::<Value>(&resources::NODES, "", &wanted, &WriteOptions::default()).await {
            Ok(_) => {
                tracing::info!(node, "Successfully registered node");
                break;
            }
            Err(error) if error.is_already_exists() => match update_existing(api, node, &wanted).await {
                Ok(()) => {
                    tracing::info!(node, "Node was previously registered");
                    break;
                }
                Err(error) => {
                    tracing::error!(err = %error, node, "Unable to register node with API server, error updating node")
                }
            },
            Err(error) => tracing::error!(err = %error, node, "Unable to register node with API server"),
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(MAX_REGISTER_WAIT);
    }
    // What follows reads the node from the informer.
    let mut left = 100;
    while api.node_object(node).is_none() && left > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        left -= 1;
    }
}

/// Labels and annotations of the kubelet's own are brought up to date.
async fn update_existing(api: &Api, node: &str, wanted: &Value) -> client::Result<()> {
    let current: Value = api.client.get(&resources::NODES, "", node).await?;
    let mut changes = json!({});
    for part in ["labels", "annotations"] {
        for (key, value) in wanted["metadata"][part].as_object().into_iter().flatten() {
            if current["metadata"][part].get(key) != Some(value) {
                changes["metadata"][part][key] = value.clone();
            }
        }
    }
    if changes != json!({}) {
        api.client
            .patch::<Value>(&resources::NODES, "", node, "", &Patch::Strategic(changes), &WriteOptions::default())
            .await?;
    }
    Ok(())
}

async fn write(kubelet: &Kubelet, api: &Api, old: &Value, new: &Value) -> Result<(), String> {
    let Some(changes) = diff(old, new) else { return Ok(()) };
    let body = json!({"status": changes});
    let node = &kubelet.settings.node_name;
    let answer = api
        .client
        .with_timeout(Some(Duration::from_secs(10)))
        .patch::<Value>(&resources::NODES, "", node, "status", &Patch::Strategic(body), &WriteOptions::default())
        .await;
    answer.map(drop).map_err(|e| format!("failed to patch status for node \"{node}\": {e}"))
}

/// Strategic patch of a node's status: conditions and addresses merge by type.
fn diff(old: &Value, new: &Value) -> Option<Value> {
    let mut changes = crate::status::patch::diff(old, new)?;
    if let Some(addresses) = changes.get_mut("addresses").and_then(Value::as_array_mut) {
        addresses.insert(0, json!({"$patch": "replace"}));
    }
    Some(changes)
}

async fn image_list(kubelet: &Kubelet) -> cri::Result<Vec<(Vec<String>, u64)>> {
    let mut list: Vec<(Vec<String>, u64)> = kubelet
        .runtime
        .list_images(None)
        .await?
        .into_iter()
        .map(|i| {
            let mut names = i.repo_digests;
            names.extend(i.repo_tags);
            (names, i.size)
        })
        .collect();
    list.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    Ok(list)
}

fn health(kubelet: &Kubelet, images: Vec<(Vec<String>, u64)>) -> Health {
    let mut problems = Vec::new();
    let ready_at = *kubelet.runtime_ready_at.lock();
    let age = clock::now_nanos() - ready_at;
    if ready_at == 0 {
        problems.push("container runtime status check may not have completed yet".to_string());
    } else if age > i64::try_from(RUNTIME_DOWN.as_nanos()).unwrap_or(i64::MAX) {
        problems.push("container runtime is down".to_string());
    }
    if let Some(text) = kubelet.pleg.unhealthy() {
        problems.push(format!("PLEG is not healthy: {text}"));
    }
    let network = kubelet.network_problem.lock().clone();
    if !network.is_empty() {
        problems.push(network);
    }
    let not_ready = match problems.len() {
        0 => String::new(),
        1 => problems.remove(0),
        _ => format!("[{}]", problems.join(", ")),
    };
    let pressure = *kubelet.pressure.lock();
    Health {
        not_ready,
        memory_pressure: pressure.memory,
        disk_pressure: pressure.disk,
        pid_pressure: pressure.pids,
        images,
    }
}

/// Events for what changed.
fn tell(kubelet: &Kubelet, old: &Value, new: &Value, first: bool) {
    let status = |object: &Value, kind: &str| {
        object["conditions"]
            .as_array()
            .and_then(|l| l.iter().find(|c| c["type"] == kind))
            .map(|c| c["status"] == "True")
    };
    let name = &kubelet.settings.node_name;
    let event = |reason: &str| {
        kubelet.node_event(EventType::Normal, reason, format!("Node {name} status is now: {reason}"));
    };
    for (kind, on, off) in [
        ("MemoryPressure", "NodeHasInsufficientMemory", "NodeHasSufficientMemory"),
        ("DiskPressure", "NodeHasDiskPressure", "NodeHasNoDiskPressure"),
        ("PIDPressure", "NodeHasInsufficientPID", "NodeHasSufficientPID"),
        ("Ready", "NodeReady", "NodeNotReady"),
    ] {
        let (before, now) = (status(old, kind), status(new, kind));
        if now != before && now.is_some() || first && kind != "Ready" {
            event(if now == Some(true) { on } else { off });
        }
    }
    if first {
        kubelet.node_event(EventType::Normal, "NodeAllocatableEnforced", "Updated Node Allocatable limit across pods");
    }
}
