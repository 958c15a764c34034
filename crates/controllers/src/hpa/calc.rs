//! Replicas out of metrics. Pure: metrics, pods and `now` come in.
//!
//! Upstream followed: pkg/controller/podautoscaler/{replica_calculator.go,metrics/utilization.go}.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use apimachinery::quantity::Quantity;
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::parse_time;
use reconciler::pod::Pod;

/// One pod's metric, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    pub at: Timestamp,
    pub window: SignedDuration,
    pub value: i64,
}

pub type Samples = BTreeMap<String, Sample>;

/// How far usage may be from its target before anything is done.
#[derive(Debug, Clone, Copy)]
pub struct Tolerances {
    pub down: f64,
    pub up: f64,
}

impl Tolerances {
    pub fn holds(&self, ratio: f64) -> bool {
        (1.0 - self.down..=1.0 + self.up).contains(&ratio)
    }
}

/// `--horizontal-pod-autoscaler-{cpu-initialization-period,initial-readiness-delay}`.
#[derive(Debug, Clone, Copy)]
pub struct Delays {
    pub cpu_initialization: Duration,
    pub initial_readiness: Duration,
}

fn is_cpu_unready(pod: &Pod, sample: &Sample, delays: Delays, now: Timestamp) -> bool {
    let started = pod.status.start_time.as_deref().and_then(parse_time);
    let (Some(ready), Some(started)) = (pod.condition("Ready"), started) else { return true };
    let Some(changed) = ready.last_transition_time.as_deref().and_then(parse_time) else { return true };
    if started + delays.cpu_initialization > now {
        // While it starts, its first window of measurements does not count.
        ready.status == "False" || sample.at < changed + sample.window
    } else {
        ready.status == "False" && started + delays.initial_readiness > changed
    }
}

#[derive(Debug, Default)]
struct Groups {
    ready: usize,
    unready: BTreeSet<String>,
    missing: BTreeSet<String>,
}

/// Takes the samples of pods that do not count out of `samples`.
fn group(pods: &[&Pod], samples: &mut Samples, cpu: bool, delays: Delays, now: Timestamp) -> Groups {
    let mut groups = Groups::default();
    for pod in pods {
        let name = &pod.metadata.name;
        if pod.metadata.is_deleting() || pod.status.phase == "Failed" {
            samples.remove(name);
        } else if pod.status.phase == "Pending" {
            groups.unready.insert(name.clone());
        } else {
            match samples.get(name) {
                None => {
                    groups.missing.insert(name.clone());
                }
                Some(sample) if cpu && is_cpu_unready(pod, sample, delays, now) => {
                    groups.unready.insert(name.clone());
                }
                Some(_) => groups.ready += 1,
            }
        }
    }
    groups.unready.iter().for_each(|name| {
        samples.remove(name);
    });
    groups
}

/// What is measured against what: usage over a target by pod, or over requests.
pub enum Target<'a> {
    /// Thousandths a pod.
    Average(i64),
    /// Percent of what pods request, in thousandths.
    Utilization { percent: i32, requests: &'a BTreeMap<String, i64> },
}

struct Usage {
    ratio: f64,
    percent: i32,
    average: i64,
}

fn usage(target: &Target, samples: &Samples) -> Result<Usage, String> {
    match target {
        Target::Average(target) => {
            let total: i64 = samples.values().map(|s| s.value).sum();
            let average = total / i64::try_from(samples.len()).unwrap_or(1).max(1);
            Ok(Usage { ratio: average as f64 / *target as f64, percent: 0, average })
        }
        Target::Utilization { percent, requests } => {
            let known: Vec<(i64, i64)> =
                samples.iter().filter_map(|(name, s)| Some((s.value, *requests.get(name)?))).collect();
            let (used, requested): (i64, i64) =
                known.iter().fold((0, 0), |(u, r), (used, requested)| (u + used, r + requested));
            if requested == 0 {
                return Err("no metrics returned matched known pods".into());
            }
            let now = i32::try_from(used * 100 / requested).unwrap_or(i32::MAX);
            let average = used / i64::try_from(known.len()).unwrap_or(1);
            Ok(Usage { ratio: f64::from(now) / f64::from(*percent), percent: now, average })
        }
    }
}

/// Replicas, the percentage (of a utilization) and the average value.
pub type Proposal = (i32, i32, i64);

fn ceil(value: f64) -> i32 {
    // `as` saturates, which is what a count does here.
    value.ceil() as i32
}

pub fn by_pods(
    target: &Target,
    pods: &[&Pod],
    mut samples: Samples,
    current: i32,
    tolerances: Tolerances,
    cpu: bool,
    delays: Delays,
    now: Timestamp,
) -> Result<Proposal, String> {
    if pods.is_empty() {
        return Err("no pods returned by selector while calculating replica count".into());
    }
    let groups = group(pods, &mut samples, cpu, delays, now);
    if samples.is_empty() {
        return Err("did not receive metrics for targeted pods (pods might be unready)".into());
    }
    let first = usage(target, &samples)?;
    let told = |replicas: i32| Ok((replicas, first.percent, first.average));
    let up_with_unready = !groups.unready.is_empty() && first.ratio > 1.0;
    if !up_with_unready && groups.missing.is_empty() {
        if tolerances.holds(first.ratio) {
            return told(current);
        }
        return told(ceil(first.ratio * groups.ready as f64));
    }
    // What is not known speaks against the change.
    let assume = |name: &str, idle: bool| Sample {
        at: now,
        window: SignedDuration::ZERO,
        value: match target {
            _ if idle => 0,
            Target::Average(target) => *target,
            Target::Utilization { percent, requests } => {
                requests.get(name).copied().unwrap_or(0) * i64::from((*percent).max(100)) / 100
            }
        },
    };
    if first.ratio != 1.0 {
        for name in &groups.missing {
            samples.insert(name.clone(), assume(name, first.ratio > 1.0));
        }
    }
    if up_with_unready {
        for name in &groups.unready {
            samples.insert(name.clone(), assume(name, true));
        }
    }
    let second = usage(target, &samples)?.ratio;
    let turned = (first.ratio < 1.0 && second > 1.0) || (first.ratio > 1.0 && second < 1.0);
    if tolerances.holds(second) || turned {
        return told(current);
    }
    let replicas = ceil(second * samples.len() as f64);
    if (second < 1.0 && replicas > current) || (second > 1.0 && replicas < current) {
        return told(current);
    }
    told(replicas)
}

/// Out of one value for all pods and its target.
pub fn by_value(usage: i64, target: i64, pods: &[&Pod], current: i32, tolerances: Tolerances) -> Result<i32, String> {
    let ratio = usage as f64 / target as f64;
    if current == 0 {
        return Ok(ceil(ratio));
    }
    if tolerances.holds(ratio) {
        return Ok(current);
    }
    if pods.is_empty() {
        return Err(
            "unable to calculate ready pods: no pods returned by selector while calculating replica count".into()
        );
    }
    let ready = pods.iter().filter(|p| p.status.phase == "Running" && p.is_ready()).count();
    Ok(ceil(ratio * ready as f64))
}

/// Out of one value for all pods and a target a pod: replicas and usage a pod.
pub fn by_value_per_pod(usage: i64, target: i64, replicas: i32, tolerances: Tolerances) -> (i32, i64) {
    let ratio = usage as f64 / (target as f64 * f64::from(replicas));
    let wanted = if tolerances.holds(ratio) { replicas } else { ceil(usage as f64 / target as f64) };
    (wanted, (usage as f64 / f64::from(replicas)).ceil() as i64)
}

/// What pods request of a resource, in thousandths; of one container if it is named.
pub fn requests(pods: &[&Pod], container: &str, resource: &str) -> Result<BTreeMap<String, i64>, String> {
    let read = |value: &serde_json::Value| Quantity::from_value(value).unwrap_or_default().milli_value();
    let mut found = BTreeMap::new();
    for pod in pods {
        let name = &pod.metadata.name;
        let pod_level = pod.spec.resources.as_ref().filter(|r| container.is_empty() && !r.requests.is_empty());
        if let Some(value) = pod_level.and_then(|r| r.requests.get(resource)) {
            found.insert(name.clone(), read(value));
            continue;
        }
        let sidecars = pod.spec.init_containers.iter().filter(|c| c.restart_policy.as_deref() == Some("Always"));
        let (mut total, mut seen) = (0, false);
        for c in pod.spec.containers.iter().chain(sidecars).filter(|c| container.is_empty() || c.name == container) {
            let Some(value) = c.resources.requests.get(resource) else {
                return Err(format!("missing request for {resource} in container {} of Pod {name}", c.name));
            };
            total += read(value);
            seen = true;
        }
        if !container.is_empty() && !seen {
            return Err(format!("container {container} not found in Pod {name}"));
        }
        found.insert(name.clone(), total);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const TOLERANCES: Tolerances = Tolerances { down: 0.1, up: 0.1 };
    const DELAYS: Delays =
        Delays { cpu_initialization: Duration::from_secs(300), initial_readiness: Duration::from_secs(30) };

    fn pod(name: &str, phase: &str) -> Pod {
        serde_json::from_value(json!({"metadata": {"name": name}, "status": {"phase": phase,
            "startTime": "2026-01-01T00:00:00Z", "conditions": [{"type": "Ready", "status": "True",
            "lastTransitionTime": "2026-01-01T00:00:10Z"}]}, "spec": {"containers": [
            {"name": "c", "resources": {"requests": {"cpu": "1"}}}]}}))
        .unwrap()
    }

    fn proposal(pods: &[Pod], values: &[(&str, i64)], current: i32) -> Result<Proposal, String> {
        let now: Timestamp = "2026-01-01T01:00:00Z".parse().unwrap();
        let samples = values
            .iter()
            .map(|(name, value)| ((*name).to_owned(), Sample { at: now, window: SignedDuration::ZERO, value: *value }))
            .collect();
        let pods: Vec<&Pod> = pods.iter().collect();
        let requests = requests(&pods, "", "cpu")?;
        let target = Target::Utilization { percent: 50, requests: &requests };
        by_pods(&target, &pods, samples, current, TOLERANCES, true, DELAYS, now)
    }

    #[test]
    fn usage_over_requests() {
        let pods = [pod("a", "Running"), pod("b", "Running")];
        assert_eq!(proposal(&pods, &[("a", 1000), ("b", 1000)], 2), Ok((4, 100, 1000)));
        assert_eq!(proposal(&pods, &[("a", 520), ("b", 520)], 2), Ok((2, 52, 520)), "within the tolerance");
        assert_eq!(proposal(&pods, &[("a", 100), ("b", 100)], 2), Ok((1, 10, 100)));
        assert!(proposal(&pods, &[], 2).unwrap_err().starts_with("did not receive metrics"));
        assert!(proposal(&[], &[], 2).unwrap_err().starts_with("no pods returned"));
    }

    #[test]
    fn what_is_not_known_speaks_against_the_change() {
        let pods = [pod("a", "Running"), pod("b", "Running")];
        assert_eq!(proposal(&pods, &[("a", 100)], 2).unwrap().0, 2, "the missing one may be busy");
        let pods = [pod("a", "Running"), pod("b", "Pending"), pod("c", "Pending")];
        assert_eq!(proposal(&pods, &[("a", 1000)], 3).unwrap().0, 3, "those that start may be idle");
    }

    #[test]
    fn values_for_all_pods() {
        let pods = [pod("a", "Running"), pod("b", "Running")];
        let pods: Vec<&Pod> = pods.iter().collect();
        assert_eq!(by_value(30, 10, &pods, 2, TOLERANCES), Ok(6));
        assert_eq!(by_value(25, 10, &[], 0, TOLERANCES), Ok(3));
        assert_eq!(by_value_per_pod(50, 10, 2, TOLERANCES), (5, 25));
    }
}
