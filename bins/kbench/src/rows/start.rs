//! `start`: from exec to a good /readyz, of whatever command stands after `--`.

use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::Bench;
use crate::measure::{self, round};
use crate::wire::{Call, Wire};

/// The server must be ready in this time.
const PATIENCE: Duration = Duration::from_secs(120);
/// Between two looks. A look before the port is open costs the server nothing;
/// after that one connection is kept.
const LOOK: Duration = Duration::from_millis(5);

/// Ends the process when a row fails.
struct Server(tokio::process::Child);

impl Server {
    async fn stop(mut self) -> anyhow::Result<()> {
        if let Some(pid) = self.0.id() {
            tokio::process::Command::new("kill").arg(pid.to_string()).status().await?;
        }
        self.0.wait().await?;
        Ok(())
    }
}

/// `settle`: memory is read this long after ready.
pub async fn start(bench: &Bench, rounds: usize, settle: Duration, command: &[String]) -> anyhow::Result<Value> {
    let (program, arguments) = command.split_first().context("a command is expected after --")?;
    let mut all = Vec::new();
    for _ in 0..rounds {
        let started = Instant::now();
        let child = tokio::process::Command::new(program)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| program.clone())?;
        let pid = child.id().context("the server ended at once")?;
        let mut server = Server(child);
        ready(bench, &mut server, started).await?;
        let (wall, cpu) = (started.elapsed(), measure::cpu_seconds(pid).context("the server is gone")?);
        tokio::time::sleep(settle).await;
        let rss = measure::status_megabytes(pid, "VmRSS").unwrap_or(0.0);
        let settled = measure::cpu_seconds(pid).unwrap_or(0.0);
        all.push(json!({
            "wallSeconds": round(wall.as_secs_f64()), "cpuSeconds": round(cpu), "cpuSecondsSettled": round(settled),
            "rssMB": round(rss),
        }));
        server.stop().await?;
    }
    Ok(json!({"row": "start", "rounds": all, "calibration": measure::calibration()}))
}

async fn ready(bench: &Bench, server: &mut Server, started: Instant) -> anyhow::Result<()> {
    let mut wire: Option<Wire> = None;
    while started.elapsed() < PATIENCE {
        if let Some(status) = server.0.try_wait()? {
            bail!("the server ended before it was ready: {status}");
        }
        if wire.is_none() {
            wire = Wire::connect(&bench.config).await.ok();
        }
        if let Some(open) = &wire {
            match open.drain(&Call::get("/readyz")).await {
                Ok((status, _)) if status.is_success() => return Ok(()),
                Ok(_) => {}
                Err(_) => wire = None,
            }
        }
        tokio::time::sleep(LOOK).await;
    }
    bail!("not ready within {PATIENCE:?}")
}
