//! `fill`: exemplar pods, nodes, services. Its cost is the row `create`.

use http::Method;
use serde_json::{Value, json};

use super::{Bench, run_all};
use crate::exemplar;
use crate::measure::{Window, calibration};
use crate::wire::{Call, JSON};

/// Creates `pods` pods from number `from` on; the answer is the row.
pub async fn pods(bench: &Bench, from: usize, pods: usize) -> anyhow::Result<Value> {
    bench.ensure_namespace().await?;
    let (path, namespace) = (bench.pods(), bench.namespace.clone());
    let calibration = calibration();
    let window = Window::start(&bench.processes);
    let latencies = run_all(bench, pods, move |index| {
        let body = serde_json::to_vec(&exemplar::pod(&namespace, from + index)).unwrap_or_default();
        Call::write(Method::POST, path.clone(), JSON, body.into())
    })
    .await?;
    let cost = window.stop();
    Ok(json!({
        "row": "create", "inFlight": bench.conns * bench.streams, "cost": cost.report(pods as f64),
        "latencyMs": latencies.report(), "calibration": calibration,
    }))
}

/// Ready nodes without a kubelet.
pub async fn nodes(bench: &Bench, count: usize) -> anyhow::Result<Value> {
    let window = Window::start(&bench.processes);
    run_all(bench, count, |index| {
        let body = serde_json::to_vec(&super::hollow::node(&format!("hollow-{index:05}"), "4", "32Gi", "110"));
        Call::write(Method::POST, "/api/v1/nodes", JSON, body.unwrap_or_default().into())
    })
    .await?;
    Ok(json!({"row": "fill-nodes", "cost": window.stop().report(count as f64)}))
}

pub async fn services(bench: &Bench, count: usize) -> anyhow::Result<Value> {
    bench.ensure_namespace().await?;
    let path = format!("/api/v1/namespaces/{}/services", bench.namespace);
    let window = Window::start(&bench.processes);
    run_all(bench, count, move |index| {
        let body = json!({
            "apiVersion": "v1", "kind": "Service", "metadata": {"name": format!("service-{index:05}")},
            "spec": {"selector": {"app": "exemplar", "group": format!("g{index}")}, "ports": [{"name": "http", "port": 80, "targetPort": 8080}]},
        });
        Call::write(Method::POST, path.clone(), JSON, body.to_string().into())
    })
    .await?;
    Ok(json!({"row": "fill-services", "cost": window.stop().report(count as f64)}))
}
