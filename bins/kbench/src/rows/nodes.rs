//! `node`: pods on a real node, from their creation to Ready and from deletion
//! with a grace of one second to gone, one at a time and in bursts.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use client::resources::PODS;
use client::{Client, DeleteOptions, ListOptions, WatchEvent, WatchStream};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Bench;
use crate::measure::{Latencies, Window, calibration};

const PATIENCE: Duration = Duration::from_secs(120);

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Pod {
    metadata: client::ObjectMeta,
    status: Status,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Status {
    conditions: Vec<Condition>,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Condition {
    r#type: String,
    status: String,
}

impl Pod {
    fn ready(&self) -> bool {
        self.status.conditions.iter().any(|c| c.r#type == "Ready" && c.status == "True")
    }
}

pub async fn node(bench: &Bench, image: &str, node: &str, pods: usize, burst: usize) -> anyhow::Result<Value> {
    bench.ensure_namespace().await?;
    let client = bench.client()?;
    let list = client.list::<Pod>(&PODS, &bench.namespace, &ListOptions { limit: 1, ..Default::default() }).await?;
    let options = ListOptions {
        resource_version: list.metadata.resource_version,
        label_selector: "kbench=node".into(),
        ..Default::default()
    };
    let mut watch = client.watch::<Pod>(&PODS, &bench.namespace, &options).await?;
    let calibration = calibration();
    let (mut started, mut stopped) = (Latencies::default(), Latencies::default());
    let window = Window::start(&bench.processes);
    let mut index = 0;
    while index < pods {
        let batch: Vec<String> = (index..(index + burst).min(pods)).map(|n| format!("start-{n:04}")).collect();
        index += batch.len();
        create(bench, &client, &mut watch, image, node, &batch, &mut started).await?;
        remove(bench, &client, &mut watch, &batch, &mut stopped).await?;
    }
    let cost = window.stop();
    Ok(json!({
        "row": if burst == 1 { "node" } else { "node-burst" }, "pods": pods, "burst": burst,
        "cost": cost.report(pods as f64), "readyMs": started.report(), "goneMs": stopped.report(),
        "calibration": calibration,
    }))
}

async fn create(
    bench: &Bench,
    client: &Client,
    watch: &mut WatchStream<Pod>,
    image: &str,
    node: &str,
    batch: &[String],
    latencies: &mut Latencies,
) -> anyhow::Result<()> {
    let mut waiting = BTreeMap::new();
    for name in batch {
        let mut pod = json!({
            "apiVersion": "v1", "kind": "Pod", "metadata": {"name": name, "labels": {"kbench": "node"}},
            "spec": {"containers": [{"name": "pause", "image": image, "imagePullPolicy": "IfNotPresent"}]},
        });
        if !node.is_empty() {
            pod["spec"]["nodeSelector"] = json!({"kubernetes.io/hostname": node});
        }
        waiting.insert(name.clone(), Instant::now());
        client.create::<Value>(&PODS, &bench.namespace, &pod, &Default::default()).await?;
    }
    until(watch, |event| {
        if let WatchEvent::Added(pod) | WatchEvent::Modified(pod) = event
            && pod.ready()
            && let Some(since) = waiting.remove(&pod.metadata.name)
        {
            latencies.add(since.elapsed());
        }
        waiting.is_empty()
    })
    .await
}

async fn remove(
    bench: &Bench,
    client: &Client,
    watch: &mut WatchStream<Pod>,
    batch: &[String],
    latencies: &mut Latencies,
) -> anyhow::Result<()> {
    let mut waiting = BTreeMap::new();
    let options = DeleteOptions { grace_period_seconds: Some(1), ..Default::default() };
    for name in batch {
        waiting.insert(name.clone(), Instant::now());
        client.delete(&PODS, &bench.namespace, name, &options).await?;
    }
    until(watch, |event| {
        if let WatchEvent::Deleted(pod) = event
            && let Some(since) = waiting.remove(&pod.metadata.name)
        {
            latencies.add(since.elapsed());
        }
        waiting.is_empty()
    })
    .await
}

async fn until(watch: &mut WatchStream<Pod>, mut done: impl FnMut(WatchEvent<Pod>) -> bool) -> anyhow::Result<()> {
    let all = async {
        while let Some(event) = watch.next().await {
            if done(event?) {
                return Ok(());
            }
        }
        bail!("the watch ended")
    };
    tokio::time::timeout(PATIENCE, all).await.context("pods did not come or go in time")?
}
