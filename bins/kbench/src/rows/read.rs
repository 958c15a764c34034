//! `get` and `list`: reads of what `fill` has made. The proof is a hash over all
//! objects without drawn values, so that two servers must give the same.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::Bench;
use crate::exemplar;
use crate::measure::{Latencies, Window, calibration, round};
use crate::wire::{Call, JSON, PROTOBUF};

/// `resource_version`: `0` or empty (a quorum read).
pub async fn get(bench: &Bench, pods: usize, seconds: u64, resource_version: &str) -> anyhow::Result<Value> {
    let query =
        if resource_version.is_empty() { String::new() } else { format!("?resourceVersion={resource_version}") };
    let calibration = calibration();
    let wires = bench.wires().await?;
    let window = Window::start(&bench.processes);
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = tokio::task::JoinSet::new();
    for (w, wire) in wires.iter().enumerate() {
        for s in 0..bench.streams {
            let (wire, path, query) = (wire.clone(), bench.pods(), query.clone());
            let mut index = (w * bench.streams + s) * 7919;
            tasks.spawn(async move {
                let (mut latencies, mut bytes) = (Latencies::default(), 0);
                while Instant::now() < until {
                    index = (index + 1) % pods;
                    let call = Call::get(format!("{path}/{}{query}", exemplar::name(index)));
                    let started = Instant::now();
                    let (status, length) = wire.drain(&call).await?;
                    if !status.is_success() {
                        bail!("{status} at {}", call.path);
                    }
                    latencies.add(started.elapsed());
                    bytes += length;
                }
                anyhow::Ok((latencies, bytes))
            });
        }
    }
    let (mut latencies, mut bytes) = (Latencies::default(), 0);
    while let Some(done) = tasks.join_next().await {
        let (l, b) = done??;
        latencies.merge(l);
        bytes += b;
    }
    let cost = window.stop();
    let count = latencies.len();
    Ok(json!({
        "row": if resource_version == "0" { "get-rv0" } else { "get" }, "inFlight": bench.conns * bench.streams,
        "bytesEach": bytes.checked_div(count), "cost": cost.report(count as f64), "latencyMs": latencies.report(),
        "calibration": calibration,
    }))
}

/// Whole lists, one after the other on one connection.
pub async fn list(bench: &Bench, rounds: usize, accept: &str, gzip: bool, query: &str) -> anyhow::Result<Value> {
    let accept = match accept {
        "json" => JSON,
        "protobuf" => PROTOBUF,
        other => bail!("--accept is json or protobuf, not {other}"),
    };
    let wires = bench.wires().await?;
    let wire = wires.first().context("--conns must not be 0")?;
    let path = match query {
        "" => bench.pods(),
        query => format!("{}?{query}", bench.pods()),
    };
    let call = Call { accept, gzip, ..Call::get(path) };
    let calibration = calibration();
    let window = Window::start(&bench.processes);
    let (mut latencies, mut bytes) = (Latencies::default(), 0);
    for _ in 0..rounds {
        let started = Instant::now();
        let (status, length) = wire.drain(&call).await?;
        if !status.is_success() {
            bail!("{status} at {}", call.path);
        }
        latencies.add(started.elapsed());
        bytes = length;
    }
    let cost = window.stop();
    let name = match (accept, gzip) {
        (PROTOBUF, _) => "list-protobuf",
        (_, true) => "list-gzip",
        _ => "list",
    };
    Ok(json!({
        "row": name, "bytesEach": bytes, "cost": cost.report(rounds as f64), "latencyMs": latencies.report(),
        "calibration": calibration,
    }))
}

/// Count and hash of all pods of the namespace.
pub async fn proof(bench: &Bench) -> anyhow::Result<Value> {
    let wires = bench.wires().await?;
    let wire = wires.first().context("--conns must not be 0")?;
    let mut list = wire.json(&Call::get(bench.pods())).await?;
    let Some(Value::Array(items)) = list.get_mut("items").map(Value::take) else { bail!("no items in the list") };
    let count = items.len();
    let mut texts: Vec<String> = items.into_iter().map(|item| exemplar::comparable(item).to_string()).collect();
    texts.sort_unstable();
    let mut hash = Sha256::new();
    let mut length = 0;
    for text in &texts {
        hash.update(text);
        length += text.len();
    }
    let average = if count > 0 { round(length as f64 / count as f64) } else { 0.0 };
    Ok(json!({"row": "proof", "pods": count, "bytesEach": average, "sha256": hex::encode(hash.finalize())}))
}
