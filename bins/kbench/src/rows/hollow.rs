//! `hollow`: nodes without a kubelet behind them. Each has a Node and a Lease that
//! is renewed as a kubelet's is; pods bound to them become Running and Ready, and
//! deleted ones go. Also the list from which other rows take their nodes.
//!
//! One watch serves all nodes (a kubelet has one each), unless asked otherwise.
//! Limits: [`WORKERS`] writes at once.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::resources::{LEASES, NODES, PODS};
use client::{Client, DeleteOptions, ListOptions, Patch, WatchEvent};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};

use super::Bench;
use crate::measure::{Latencies, Window, calibration};

/// The kubelet's: nodeLeaseDurationSeconds 40, renewed at a quarter of it.
const LEASE_SECONDS: u32 = 40;
const RENEW: Duration = Duration::from_secs(10);
const WORKERS: usize = 64;

pub fn node(name: &str, cpu: &str, memory: &str, pods: &str) -> Value {
    let room = json!({"cpu": cpu, "memory": memory, "pods": pods, "ephemeral-storage": "100Gi"});
    let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    json!({
        "apiVersion": "v1", "kind": "Node",
        "metadata": {"name": name, "labels": {
            "kubernetes.io/hostname": name, "kubernetes.io/os": "linux", "kubernetes.io/arch": "amd64", "kbench": "hollow",
        }},
        "status": {
            "capacity": room, "allocatable": room,
            "conditions": [{"type": "Ready", "status": "True", "reason": "KubeletReady", "message": "kubelet is posting ready status", "lastHeartbeatTime": now, "lastTransitionTime": now}],
            "addresses": [{"type": "Hostname", "address": name}],
            "nodeInfo": {"architecture": "amd64", "bootID": "", "containerRuntimeVersion": "hollow://1", "kernelVersion": "6.1", "kubeProxyVersion": "", "kubeletVersion": "v1.37.2", "machineID": "", "operatingSystem": "linux", "osImage": "hollow", "systemUUID": ""},
        },
    })
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Pod {
    metadata: client::ObjectMeta,
    spec: Spec,
    status: Status,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Spec {
    node_name: String,
    containers: Vec<Container>,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Container {
    name: String,
    image: String,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Status {
    phase: String,
}

/// Hollow nodes that live until this is dropped or their client's server goes.
pub struct Hollow {
    tasks: tokio::task::JoinSet<()>,
    renewed: Arc<AtomicU64>,
    latencies: Arc<std::sync::Mutex<Latencies>>,
}

impl Hollow {
    /// Makes `count` nodes and runs them.
    pub async fn start(bench: &Bench, count: usize) -> anyhow::Result<Self> {
        let client = bench.client()?;
        let names: Vec<String> = (0..count).map(|index| format!("hollow-{index:05}")).collect();
        let gate = Arc::new(Semaphore::new(WORKERS));
        let mut making = tokio::task::JoinSet::new();
        for name in &names {
            let (client, name, permit) = (client.clone(), name.clone(), gate.clone().acquire_owned().await?);
            making.spawn(async move {
                let _permit = permit;
                // kubeadm's lab gives a pod its size by the node; 110 pods of any kind fit.
                let made =
                    client.create::<Value>(&NODES, "", &node(&name, "32", "64Gi", "110"), &Default::default()).await;
                match made {
                    Err(error) if !error.is_already_exists() => Err(anyhow::anyhow!("node {name}: {error}")),
                    _ => Ok(()),
                }
            });
        }
        while let Some(made) = making.join_next().await {
            made??;
        }
        let mut hollow =
            Hollow { tasks: tokio::task::JoinSet::new(), renewed: Arc::default(), latencies: Arc::default() };
        for (index, name) in names.iter().enumerate() {
            // Spread over the period, as kubelets are by their start.
            let offset = RENEW.mul_f64(index as f64 / count as f64);
            let (client, name) = (client.clone(), name.clone());
            let (renewed, latencies) = (hollow.renewed.clone(), hollow.latencies.clone());
            hollow.tasks.spawn(async move { renew(client, name, offset, renewed, latencies).await });
        }
        let names: Arc<HashSet<String>> = Arc::new(names.into_iter().collect());
        let (sender, receiver) = mpsc::channel(1024);
        hollow.tasks.spawn(follow_pods(client.clone(), sender));
        hollow.tasks.spawn(run_pods(client, names, receiver));
        Ok(hollow)
    }
}

async fn renew(
    client: Client,
    name: String,
    offset: Duration,
    renewed: Arc<AtomicU64>,
    latencies: Arc<std::sync::Mutex<Latencies>>,
) {
    tokio::time::sleep(offset).await;
    let mut tick = tokio::time::interval(RENEW);
    let mut lease: Option<Value> = None;
    loop {
        tick.tick().await;
        let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%S.%6fZ").to_string();
        let started = Instant::now();
        let answer: Result<Value, _> = match lease.take() {
            Some(mut object) => {
                object["spec"]["renewTime"] = json!(now);
                client.update(&LEASES, "kube-node-lease", &name, &object, &Default::default()).await
            }
            None => {
                let object = json!({
                    "apiVersion": "coordination.k8s.io/v1", "kind": "Lease",
                    "metadata": {"name": name, "namespace": "kube-node-lease"},
                    "spec": {"holderIdentity": name, "leaseDurationSeconds": LEASE_SECONDS, "renewTime": now},
                });
                match client.create(&LEASES, "kube-node-lease", &object, &Default::default()).await {
                    Err(error) if error.is_already_exists() => client.get(&LEASES, "kube-node-lease", &name).await,
                    other => other,
                }
            }
        };
        // A failed renewal is tried anew at the next tick; the count shows it.
        if let Ok(object) = answer {
            lease = Some(object);
            renewed.fetch_add(1, Ordering::Relaxed);
            if let Ok(mut latencies) = latencies.lock() {
                latencies.add(started.elapsed());
            }
        }
    }
}

/// Pods as they come; begins anew with a list when the watch ends.
async fn follow_pods(client: Client, pods: mpsc::Sender<Pod>) {
    loop {
        let options = ListOptions::fields("spec.nodeName!=");
        let Ok(list) = client.list::<Pod>(&PODS, "", &options).await else {
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        for pod in list.items {
            if pods.send(pod).await.is_err() {
                return;
            }
        }
        let options = ListOptions { resource_version: list.metadata.resource_version, ..options };
        let Ok(mut watch) = client.watch::<Pod>(&PODS, "", &options).await else { continue };
        while let Some(Ok(event)) = watch.next().await {
            if let WatchEvent::Added(pod) | WatchEvent::Modified(pod) = event
                && pods.send(pod).await.is_err()
            {
                return;
            }
        }
    }
}

/// Pending pods become Running, deleted ones are removed.
async fn run_pods(client: Client, names: Arc<HashSet<String>>, mut pods: mpsc::Receiver<Pod>) {
    let gate = Arc::new(Semaphore::new(WORKERS));
    let mut address: u32 = 0;
    while let Some(pod) = pods.recv().await {
        let deleting = pod.metadata.is_deleting();
        if !names.contains(&pod.spec.node_name) || (!deleting && pod.status.phase != "Pending") {
            continue;
        }
        address += 1;
        let ip = format!("10.{}.{}.{}", 64 + (address >> 16 & 63), address >> 8 & 255, address & 255);
        let Ok(permit) = gate.clone().acquire_owned().await else { return };
        let client = client.clone();
        tokio::spawn(async move {
            let _permit = permit;
            let (namespace, name) = (&pod.metadata.namespace, &pod.metadata.name);
            // Lost races (a pod that is gone or has changed) come back as the next event.
            if deleting {
                let now = DeleteOptions { grace_period_seconds: Some(0), ..Default::default() };
                let _ = client.delete(&PODS, namespace, name, &now).await;
            } else {
                let status = running(&pod, &ip);
                let _ = client
                    .patch::<Value>(&PODS, namespace, name, "status", &Patch::Strategic(status), &Default::default())
                    .await;
            }
        });
    }
}

fn running(pod: &Pod, ip: &str) -> Value {
    let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    let conditions: Vec<Value> = ["PodReadyToStartContainers", "Initialized", "Ready", "ContainersReady"]
        .iter()
        .map(|kind| json!({"type": kind, "status": "True", "lastTransitionTime": now}))
        .collect();
    let containers: Vec<Value> = pod
        .spec
        .containers
        .iter()
        .map(|c| {
            json!({
                "name": c.name, "image": c.image, "imageID": c.image, "containerID": format!("hollow://{}", pod.metadata.uid),
                "ready": true, "started": true, "restartCount": 0, "state": {"running": {"startedAt": now}},
            })
        })
        .collect();
    json!({"status": {
        "phase": "Running", "startTime": now, "podIP": ip, "podIPs": [{"ip": ip}], "hostIP": "127.0.0.1",
        "conditions": conditions, "containerStatuses": containers,
    }})
}

/// `count` nodes for `seconds`: what their heartbeats cost.
pub async fn hollow(bench: &Bench, count: usize, seconds: u64) -> anyhow::Result<Value> {
    let calibration = calibration();
    let hollow = Hollow::start(bench, count).await?;
    // The first round makes the leases.
    tokio::time::sleep(RENEW).await;
    let before = hollow.renewed.load(Ordering::Relaxed);
    if let Ok(mut latencies) = hollow.latencies.lock() {
        *latencies = Latencies::default();
    }
    let window = Window::start(&bench.processes);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let cost = window.stop();
    let renewed = hollow.renewed.load(Ordering::Relaxed) - before;
    let latencies = hollow.latencies.lock().map(|mut l| std::mem::take(&mut *l)).unwrap_or_default();
    let due = count as u64 * seconds / RENEW.as_secs();
    Ok(json!({
        "row": "hollow", "nodes": count, "renewalsDue": due, "cost": cost.report(renewed as f64),
        "latencyMs": latencies.report(), "calibration": calibration,
    }))
}
