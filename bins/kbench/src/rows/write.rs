//! `patch`: merge patches of one annotation over the pods of `fill`, as fast as
//! the server answers or at a rate.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};

use super::{Bench, run_all};
use crate::exemplar;
use crate::measure::{Window, calibration};
use crate::wire::{Call, MERGE_PATCH};

/// The annotation that a patch sets; watchers find its value by these bytes.
pub const STAMP: &str = "kbench/at";

/// Nanoseconds since the epoch.
pub fn now_nanos() -> i64 {
    jiff::Timestamp::now().as_nanosecond() as i64
}

pub fn stamp_call(pods_path: &str, index: usize) -> Call {
    let body = format!(r#"{{"metadata":{{"annotations":{{"{STAMP}":"{}"}}}}}}"#, now_nanos());
    Call::write(Method::PATCH, format!("{pods_path}/{}", exemplar::name(index)), MERGE_PATCH, body.into())
}

pub async fn patch(bench: &Bench, pods: usize, count: usize) -> anyhow::Result<Value> {
    let path = bench.pods();
    let calibration = calibration();
    let window = Window::start(&bench.processes);
    let latencies = run_all(bench, count, move |index| stamp_call(&path, index % pods)).await?;
    let cost = window.stop();
    Ok(json!({
        "row": "patch", "inFlight": bench.conns * bench.streams, "cost": cost.report(count as f64),
        "latencyMs": latencies.report(), "calibration": calibration,
    }))
}

/// `count` patches at `per_second`, or one after the other when it is 0.
pub async fn paced(bench: &Bench, pods: usize, count: usize, per_second: u64) -> anyhow::Result<()> {
    let path = bench.pods();
    if per_second == 0 {
        return run_all(bench, count, move |index| stamp_call(&path, index % pods)).await.map(drop);
    }
    let wires = bench.wires().await?;
    let mut tick = tokio::time::interval(Duration::from_nanos(1_000_000_000 / per_second));
    let mut tasks = tokio::task::JoinSet::new();
    for index in 0..count {
        tick.tick().await;
        let (wire, path) = (wires[index % wires.len()].clone(), path.clone());
        tasks.spawn(async move { wire.fetch(&stamp_call(&path, index % pods)).await.map(drop) });
    }
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(())
}
