//! `deploy`: a Deployment on hollow nodes from its creation until all its pods are
//! ready: the whole control plane at work.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use client::resources::{DEPLOYMENTS, PODS};
use client::{DeleteOptions, ListOptions, Propagation, WatchEvent};
use serde_json::{Value, json};

use super::Bench;
use super::hollow::Hollow;
use crate::measure::{Window, calibration};

const PATIENCE: Duration = Duration::from_secs(600);

pub async fn deploy(bench: &Bench, replicas: usize, nodes: usize) -> anyhow::Result<Value> {
    bench.ensure_namespace().await?;
    let client = bench.client()?;
    let _hollow = Hollow::start(bench, nodes).await?;
    let labels = json!({"app": "deploy"});
    let deployment = json!({
        "apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "deploy", "labels": labels},
        "spec": {"replicas": replicas, "selector": {"matchLabels": labels}, "template": {
            "metadata": {"labels": labels},
            "spec": {"containers": [{"name": "pause", "image": "registry.k8s.io/pause:3.10.2", "resources": {"requests": {"cpu": "10m", "memory": "16Mi"}}}]},
        }},
    });
    let calibration = calibration();
    let window = Window::start(&bench.processes);
    let made: Value = client.create(&DEPLOYMENTS, &bench.namespace, &deployment, &Default::default()).await?;
    let options = ListOptions {
        resource_version: made["metadata"]["resourceVersion"].as_str().unwrap_or_default().to_owned(),
        ..ListOptions::fields("metadata.name=deploy")
    };
    let ready = async {
        let mut watch = client.watch::<Value>(&DEPLOYMENTS, &bench.namespace, &options).await?;
        while let Some(event) = watch.next().await {
            if let WatchEvent::Modified(object) = event?
                && object["status"]["readyReplicas"].as_u64() == Some(replicas as u64)
            {
                return anyhow::Ok(());
            }
        }
        bail!("the watch of the deployment ended")
    };
    tokio::time::timeout(PATIENCE, ready).await.context("the deployment is not ready in time")??;
    let cost = window.stop();
    let own = ListOptions::labels("app=deploy");
    let pods = client.list_all::<client::PartialObject>(&PODS, &bench.namespace, &own).await?.items.len();
    let window = Window::start(&bench.processes);
    let options = DeleteOptions { propagation_policy: Some(Propagation::Foreground), ..Default::default() };
    client.delete(&DEPLOYMENTS, &bench.namespace, "deploy", &options).await?;
    let started = Instant::now();
    while client.get_opt::<Value>(&DEPLOYMENTS, &bench.namespace, "deploy").await?.is_some() {
        if started.elapsed() > PATIENCE {
            bail!("the deployment is not gone in time");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(json!({
        "row": "deploy", "replicas": replicas, "nodes": nodes, "podsSeen": pods, "cost": cost.report(replicas as f64),
        "removal": window.stop().report(replicas as f64), "calibration": calibration,
    }))
}
