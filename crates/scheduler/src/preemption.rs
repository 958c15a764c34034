//! DefaultPreemption: which pods would have to go for another to fit. Pure.
//!
//! Upstream followed: pkg/scheduler/framework/preemption,
//! plugins/defaultpreemption.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::labels::Selector;

use crate::cycle::{Failure, Nominated, fits, histogram};
use crate::framework::{Code, Profile, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::Budget;

pub const NOT_HELPFUL: &str = "Preemption is not helpful for scheduling";
pub const NO_VICTIMS: &str = "No preemption victims found for incoming pod";

#[derive(Debug)]
pub struct Candidate {
    pub node: String,
    pub victims: Vec<Arc<PodInfo>>,
    violations: usize,
}

#[derive(Debug)]
pub enum Outcome {
    Candidate(Candidate),
    /// What stands after `preemption: ` (or alone, as upstream has it).
    Text(String),
}

/// A budget with its selector parsed.
struct Guard {
    namespace: String,
    selector: Selector,
    allowed: i64,
    disrupted: Vec<String>,
}

fn guards(budgets: &[Arc<Budget>]) -> Vec<Guard> {
    budgets
        .iter()
        .filter_map(|b| {
            let selector = Selector::from_label_selector(b.spec.selector.as_ref()?).ok()?;
            // An empty selector selects all in policy/v1.
            Some(Guard {
                namespace: b.metadata.namespace.clone(),
                selector,
                allowed: b.status.disruptions_allowed,
                disrupted: b.status.disrupted_pods.iter().flatten().map(|(name, _)| name.clone()).collect(),
            })
        })
        .collect()
}

/// Looks for a node where pods of lower priority could make room.
pub fn find(
    profile: &Profile,
    state: &State,
    pod: &PodInfo,
    snapshot: &Snapshot,
    nominated: &Nominated,
    failure: &Failure,
) -> Outcome {
    if pod.pod.spec.preemption_policy.as_deref() == Some("Never") {
        return Outcome::Text("not eligible due to preemptionPolicy=Never.".into());
    }
    if failure.pre_filter.is_some() {
        // Upstream finds no node in the statuses of a PreFilter refusal.
        return Outcome::Text("not found".into());
    }
    let promised = &pod.pod.status.nominated_node_name;
    if !promised.is_empty()
        && failure.verdicts.get(promised).is_none_or(|v| v.code != Code::Unresolvable)
        && let Some(node) = snapshot.get(promised)
        && node.pods.iter().any(|p| p.pod.is_terminating() && p.pod.priority() < pod.pod.priority())
    {
        return Outcome::Text("not eligible due to a terminating pod on the nominated node.".into());
    }
    let guards = guards(&profile.listers.budgets.store().list());
    let mut refusals: BTreeMap<String, Verdict> = BTreeMap::new();
    let mut candidates: Vec<Candidate> = Vec::new();
    for node in &snapshot.nodes {
        let verdict = failure.verdicts.get(node.name());
        if verdict.is_none_or(|v| v.code == Code::Unresolvable) {
            refusals.insert(node.name().to_owned(), Verdict::unresolvable(NOT_HELPFUL));
            continue;
        }
        match victims(profile, state, pod, node, nominated, &guards) {
            Ok(candidate) => candidates.push(candidate),
            Err(verdict) => {
                refusals.insert(node.name().to_owned(), verdict);
            }
        }
    }
    match best(candidates) {
        Some(candidate) => Outcome::Candidate(candidate),
        None => {
            Outcome::Text(format!("0/{} nodes are available: {}.", snapshot.nodes.len(), histogram(refusals.values())))
        }
    }
}

/// The fewest and least important pods whose going makes the pod fit the node.
fn victims(
    profile: &Profile,
    state: &State,
    pod: &PodInfo,
    node: &NodeInfo,
    nominated: &Nominated,
    guards: &[Guard],
) -> Result<Candidate, Verdict> {
    let (mut state, mut node) = (state.clone(), node.clone());
    let mut lower: Vec<Arc<PodInfo>> =
        node.pods.iter().filter(|p| p.pod.priority() < pod.pod.priority()).cloned().collect();
    if lower.is_empty() {
        return Err(Verdict::unresolvable(NO_VICTIMS));
    }
    for victim in &lower {
        node.remove(victim.uid());
        profile.pod_removed(&mut state, pod, victim, &node);
    }
    let verdict = fits(profile, &state, pod, &node, nominated);
    if !verdict.is_ok() {
        return Err(verdict);
    }
    // Most important first; those are spared first.
    lower.sort_by(more_important);
    let mut allowed: Vec<i64> = guards.iter().map(|g| g.allowed).collect();
    let (guarded, free): (Vec<_>, Vec<_>) = lower.into_iter().partition(|p| violates(p, guards, &mut allowed));
    let mut chosen = Vec::new();
    let mut violations = 0;
    let mut spare = |list: Vec<Arc<PodInfo>>, guarded: bool| {
        for candidate in list {
            node.add(candidate.clone());
            profile.pod_added(&mut state, pod, &candidate, &node);
            if fits(profile, &state, pod, &node, nominated).is_ok() {
                continue;
            }
            node.remove(candidate.uid());
            profile.pod_removed(&mut state, pod, &candidate, &node);
            violations += usize::from(guarded);
            chosen.push(candidate);
        }
    };
    spare(guarded, true);
    spare(free, false);
    if chosen.is_empty() {
        return Err(Verdict::unresolvable(NO_VICTIMS));
    }
    chosen.sort_by(more_important);
    Ok(Candidate { node: node.name().to_owned(), victims: chosen, violations })
}

fn more_important(a: &Arc<PodInfo>, b: &Arc<PodInfo>) -> std::cmp::Ordering {
    b.pod.priority().cmp(&a.pod.priority()).then_with(|| start(a).cmp(start(b)))
}

/// Earlier started is more important; not started yet is least.
fn start(pod: &PodInfo) -> &str {
    pod.pod.status.start_time.as_deref().unwrap_or("9999")
}

fn violates(pod: &PodInfo, guards: &[Guard], allowed: &mut [i64]) -> bool {
    let mut violated = false;
    if pod.pod.metadata.labels.is_empty() {
        return false;
    }
    for (guard, left) in guards.iter().zip(allowed) {
        let covers = guard.namespace == pod.pod.metadata.namespace
            && !guard.selector.is_empty()
            && guard.selector.matches(&pod.pod.metadata.labels)
            && !guard.disrupted.contains(&pod.pod.metadata.name);
        if covers {
            *left -= 1;
            violated |= *left < 0;
        }
    }
    violated
}

/// Upstream's order of comparisons.
fn best(candidates: Vec<Candidate>) -> Option<Candidate> {
    candidates.into_iter().min_by(|a, b| {
        let highest = |c: &Candidate| c.victims.iter().map(|v| v.pod.priority()).max().unwrap_or(i32::MIN);
        let sum = |c: &Candidate| {
            c.victims.iter().map(|v| i64::from(v.pod.priority()) + i64::from(i32::MAX) + 1).sum::<i64>()
        };
        // The later the most important victim started, the better.
        let earliest = |c: &Candidate| {
            let top = highest(c);
            c.victims.iter().filter(|v| v.pod.priority() == top).map(|v| start(v).to_owned()).min().unwrap_or_default()
        };
        a.violations
            .cmp(&b.violations)
            .then_with(|| highest(a).cmp(&highest(b)))
            .then_with(|| sum(a).cmp(&sum(b)))
            .then_with(|| a.victims.len().cmp(&b.victims.len()))
            .then_with(|| earliest(b).cmp(&earliest(a)))
    })
}
