//! What a row is measured by: CPU time and memory of processes from /proc,
//! latencies, and the state of the machine beside them.
//!
//! Limits: Linux; CPU time has the kernel's tick (10 ms), so that a row should
//! run for seconds.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// USER_HZ, which is 100 on every Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// A process by the name it has in the report.
#[derive(Debug, Clone)]
pub struct Process {
    pub name: String,
    pub pid: u32,
}

/// `NAME=PID`.
pub fn process(text: &str) -> Result<Process, String> {
    let (name, pid) = text.split_once('=').ok_or("NAME=PID is expected")?;
    Ok(Process { name: name.to_owned(), pid: pid.parse().map_err(|e| format!("{pid}: {e}"))? })
}

/// utime + stime in seconds; None when the process is gone.
pub fn cpu_seconds(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The command's name may hold blanks; fields count from its closing parenthesis.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let utime: f64 = fields.next()?.parse().ok()?;
    let stime: f64 = fields.next()?.parse().ok()?;
    Some((utime + stime) / TICKS_PER_SECOND)
}

/// A line of /proc/PID/status in MB (`VmRSS`, `VmHWM`, `RssAnon`).
pub fn status_megabytes(pid: u32, line: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let found = status.lines().find_map(|l| l.strip_prefix(line)?.strip_prefix(':'))?;
    let kilobytes: f64 = found.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kilobytes / 1000.0)
}

/// CPU time of processes between its making and [`stop`](Window::stop).
pub struct Window {
    processes: Vec<(Process, f64)>,
    started: Instant,
}

/// What a window saw.
#[derive(Debug, Clone)]
pub struct Cost {
    pub wall: Duration,
    /// By process name, in seconds.
    pub cpu: BTreeMap<String, f64>,
    pub rss: BTreeMap<String, f64>,
    pub peak: BTreeMap<String, f64>,
}

impl Window {
    pub fn start(processes: &[Process]) -> Self {
        let processes = processes.iter().map(|p| (p.clone(), cpu_seconds(p.pid).unwrap_or(0.0))).collect();
        Window { processes, started: Instant::now() }
    }

    pub fn stop(&self) -> Cost {
        let wall = self.started.elapsed();
        let by = |f: &dyn Fn(&Process, f64) -> Option<f64>| {
            self.processes.iter().filter_map(|(p, before)| Some((p.name.clone(), f(p, *before)?))).collect()
        };
        Cost {
            wall,
            cpu: by(&|p, before| Some(cpu_seconds(p.pid)? - before)),
            rss: by(&|p, _| status_megabytes(p.pid, "VmRSS")),
            peak: by(&|p, _| status_megabytes(p.pid, "VmHWM")),
        }
    }
}

impl Cost {
    /// Units of work per CPU second and CPU milliseconds per unit, by process.
    pub fn report(&self, work: f64) -> Value {
        let mut by = serde_json::Map::new();
        for (name, cpu) in &self.cpu {
            by.insert(
                name.clone(),
                json!({
                    "cpuSeconds": round(*cpu),
                    "perCpuSecond": if *cpu > 0.0 { round(work / cpu) } else { 0.0 },
                    "cpuMsEach": if work > 0.0 { (cpu * 1e6 / work).round() / 1e3 } else { 0.0 },
                    "rssMB": self.rss.get(name).map(|v| round(*v)),
                    "peakMB": self.peak.get(name).map(|v| round(*v)),
                }),
            );
        }
        json!({
            "work": work,
            "wallSeconds": round(self.wall.as_secs_f64()),
            "perSecond": round(work / self.wall.as_secs_f64()),
            "processes": by,
        })
    }
}

/// Three decimals.
pub fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// Latencies in microseconds.
#[derive(Default)]
pub struct Latencies(Vec<u32>);

impl Latencies {
    pub fn add(&mut self, latency: Duration) {
        self.0.push(latency.as_micros().min(u128::from(u32::MAX)) as u32);
    }
    pub fn merge(&mut self, other: Latencies) {
        self.0.extend(other.0);
    }
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// p50, p90, p99 and max in milliseconds.
    pub fn report(mut self) -> Value {
        self.0.sort_unstable();
        let at = |q: f64| match self.0.len() {
            0 => 0.0,
            n => round(f64::from(self.0[((n as f64 * q) as usize).min(n - 1)]) / 1000.0),
        };
        json!({"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1.0)})
    }
}

/// The three load averages.
pub fn load() -> Vec<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_ascii_whitespace().take(3).filter_map(|n| n.parse().ok()).collect()
}

/// How fast the machine is at this moment: a fixed loop of hashing in its own CPU
/// time and in wall time (their ratio is the share of a core one thread gets), and
/// the disk's fdatasync. Printed beside every result.
pub fn calibration() -> Value {
    use sha2::Digest;
    const ROUNDS: usize = 64;
    let block = vec![7u8; 1 << 20];
    let me = std::process::id();
    let (cpu, wall) = (cpu_seconds(me).unwrap_or(0.0), Instant::now());
    let mut hash = sha2::Sha256::new();
    for _ in 0..ROUNDS {
        hash.update(&block);
    }
    let _ = hash.finalize();
    let (wall, cpu) = (wall.elapsed().as_secs_f64(), cpu_seconds(me).unwrap_or(0.0) - cpu);
    let mut syncs = sync_times().unwrap_or_default();
    syncs.sort_by(f64::total_cmp);
    let quantile = |q: f64| syncs.get((syncs.len() as f64 * q) as usize).map(|v| round(*v));
    json!({
        "sha256MBPerCpuSecond": if cpu > 0.0 { (ROUNDS as f64 / cpu).round() } else { 0.0 },
        "shareOfCore": if wall > 0.0 { round((cpu / wall).min(1.0)) } else { 0.0 },
        "fdatasyncMs": {"p50": quantile(0.5), "p90": quantile(0.9)},
        "load": load(),
    })
}

/// Milliseconds of 50 writes of 2 KB, each synced.
fn sync_times() -> std::io::Result<Vec<f64>> {
    use std::io::Write;
    let path = std::env::temp_dir().join(format!("kbench-{}", std::process::id()));
    let mut file = std::fs::File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..50 {
        let started = Instant::now();
        file.write_all(&[1; 2048])?;
        file.sync_data()?;
        times.push(started.elapsed().as_secs_f64() * 1000.0);
    }
    std::fs::remove_file(&path)?;
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles() {
        let mut latencies = Latencies::default();
        (1..=100).for_each(|n| latencies.add(Duration::from_millis(n)));
        assert_eq!(latencies.report(), json!({"p50": 51.0, "p90": 91.0, "p99": 100.0, "max": 100.0}));
    }

    #[test]
    fn own_cpu_time_is_read() {
        assert!(cpu_seconds(std::process::id()).is_some());
        assert!(status_megabytes(std::process::id(), "VmRSS").is_some_and(|mb| mb > 0.1));
        assert_eq!(cpu_seconds(u32::MAX), None);
    }

    #[test]
    fn costs_are_divided() {
        let cost = Cost {
            wall: Duration::from_secs(2),
            cpu: [("a".to_owned(), 0.5)].into(),
            rss: BTreeMap::new(),
            peak: BTreeMap::new(),
        };
        let report = cost.report(1000.0);
        assert_eq!(report["perSecond"], 500.0);
        assert_eq!(report["processes"]["a"]["perCpuSecond"], 2000.0);
        assert_eq!(report["processes"]["a"]["cpuMsEach"], 0.5);
    }
}
