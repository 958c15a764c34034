//! `idle`: memory and CPU of processes that have nothing to do, then memory once
//! the OpenAPI document was asked for.

use std::time::Duration;

use serde_json::{Value, json};

use super::Bench;
use crate::measure::{Window, calibration};
use crate::wire::{Call, Wire};

pub async fn idle(bench: &Bench, seconds: u64) -> anyhow::Result<Value> {
    let window = Window::start(&bench.processes);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let quiet = window.stop();
    let total: f64 = quiet.rss.values().sum();
    let cpu: f64 = quiet.cpu.values().sum();
    let wire = Wire::connect(&bench.config).await?;
    let (_, bytes) = wire.drain(&Call::get("/openapi/v2")).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = window.stop();
    Ok(json!({
        "row": "idle", "seconds": seconds, "rssMB": quiet.rss, "rssTotalMB": total, "peakMB": quiet.peak,
        "millicores": (cpu * 1000.0 / quiet.wall.as_secs_f64() * 10.0).round() / 10.0,
        "cpuSeconds": quiet.cpu, "openapiBytes": bytes, "rssAfterOpenapiMB": after.rss, "calibration": calibration(),
    }))
}
