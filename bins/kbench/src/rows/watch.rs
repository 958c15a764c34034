//! `watch`: many watchers of one kind while pods are patched. All events that are
//! due must arrive at every watcher; the delay is from before the patch was sent
//! to when a probing watcher had read its event.
//!
//! Limit: [`STREAMS_PER_CONNECTION`] watches on one connection (upstream's server
//! allows 250 by default, its clients less).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::{Bench, write};
use crate::measure::{Latencies, Window, calibration};
use crate::wire::{Call, Wire};

const STREAMS_PER_CONNECTION: usize = 100;
/// Watchers that read times out of the events; the others only count them.
const PROBES: usize = 10;
/// After the last patch, the events must be there within this time.
const PATIENCE: Duration = Duration::from_secs(120);

struct Progress {
    /// Events still missing, over all watchers.
    missing: AtomicUsize,
    done: Notify,
}

pub async fn watch(
    bench: &Bench,
    watchers: usize,
    pods: usize,
    patches: usize,
    per_second: u64,
) -> anyhow::Result<Value> {
    let wires = Wire::connect_many(&bench.config, watchers.div_ceil(STREAMS_PER_CONNECTION)).await?;
    let first = Call::get(format!("{}?limit=1", bench.pods()));
    let list = wires.first().context("--watchers must not be 0")?.json(&first).await?;
    let revision = list["metadata"]["resourceVersion"].as_str().context("a list has a revision")?.to_owned();
    let path = format!("{}?watch=true&resourceVersion={revision}", bench.pods());
    let progress = Arc::new(Progress { missing: AtomicUsize::new(watchers * patches), done: Notify::new() });
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..watchers {
        let wire = &wires[number % wires.len()];
        let response = wire.open(&Call::get(path.clone())).await?;
        if !response.status().is_success() {
            bail!("watch: {}", response.status());
        }
        let (progress, probe) = (progress.clone(), number < PROBES);
        tasks.spawn(async move {
            let mut body = response.into_body();
            let (mut latencies, mut left, mut bytes, mut tail) = (Latencies::default(), patches, 0, Vec::new());
            while left > 0 {
                let Some(frame) = body.frame().await else { bail!("a watch ended with {left} events missing") };
                let frame = frame?;
                let Some(data) = frame.data_ref() else { continue };
                bytes += data.len();
                if probe {
                    stamps(&mut tail, data, &mut latencies);
                }
                let events = data.iter().filter(|b| **b == b'\n').count().min(left);
                left -= events;
                if events > 0 && progress.missing.fetch_sub(events, Ordering::AcqRel) == events {
                    progress.done.notify_one();
                }
            }
            Ok((latencies, bytes))
        });
    }
    let calibration = calibration();
    let window = Window::start(&bench.processes);
    write::paced(bench, pods, patches, per_second).await?;
    let delivered = tokio::time::timeout(PATIENCE, progress.done.notified()).await;
    let cost = window.stop();
    if delivered.is_err() {
        bail!("{} events did not arrive", progress.missing.load(Ordering::Acquire));
    }
    let (mut latencies, mut bytes) = (Latencies::default(), 0);
    while let Some(done) = tasks.join_next().await {
        let (l, b) = done??;
        latencies.merge(l);
        bytes += b;
    }
    let events = watchers * patches;
    Ok(json!({
        "row": "watch", "watchers": watchers, "patches": patches, "patchesPerSecond": per_second, "events": events,
        "bytesEach": bytes / events.max(1), "cost": cost.report(events as f64), "delayMs": latencies.report(),
        "calibration": calibration,
    }))
}

/// Times in the stamps of complete events; an incomplete one waits in `tail`.
fn stamps(tail: &mut Vec<u8>, data: &[u8], latencies: &mut Latencies) {
    let mark = format!("\"{}\":\"", write::STAMP);
    let now = write::now_nanos();
    tail.extend_from_slice(data);
    let Some(end) = tail.iter().rposition(|b| *b == b'\n') else { return };
    for line in tail[..end].split(|b| *b == b'\n') {
        let Some(at) = line.windows(mark.len()).position(|w| w == mark.as_bytes()) else { continue };
        let digits: String =
            line[at + mark.len()..].iter().take_while(|b| b.is_ascii_digit()).map(|b| *b as char).collect();
        if let Ok(sent) = digits.parse::<i64>() {
            latencies.add(Duration::from_nanos((now - sent).max(0) as u64));
        }
    }
    tail.drain(..=end);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_found_across_frames() {
        let (mut tail, mut latencies) = (Vec::new(), Latencies::default());
        stamps(&mut tail, br#"{"a":{"kbench/at":"12"#, &mut latencies);
        assert_eq!(latencies.len(), 0);
        stamps(&mut tail, b"34\"}}\n{\"kbench/at\":\"5\"}\n{\"rest", &mut latencies);
        assert_eq!(latencies.len(), 2);
        assert_eq!(tail, b"{\"rest");
    }
}
