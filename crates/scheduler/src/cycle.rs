//! One scheduling decision: PreFilter, Filter, Score, choice. Pure.
//!
//! Upstream followed: pkg/scheduler/schedule_one.go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::framework::{Code, Profile, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};

/// Clusters of this size and smaller are searched whole.
const MIN_FEASIBLE: usize = 100;

/// Why no node was found.
#[derive(Debug, Clone, Default)]
pub struct Failure {
    pub nodes: usize,
    /// Each node's refusal, in snapshot order; absent nodes were not looked at.
    pub verdicts: BTreeMap<String, Verdict>,
    /// A PreFilter refusal concerns all nodes.
    pub pre_filter: Option<Verdict>,
    pub plugins: BTreeSet<&'static str>,
}

impl Failure {
    /// Upstream's FitError text, without what preemption adds.
    pub fn message(&self) -> String {
        if self.nodes == 0 {
            return "no nodes available to schedule pods".into();
        }
        let head = format!("0/{} nodes are available:", self.nodes);
        if let Some(verdict) = &self.pre_filter {
            return format!("{head} {}.", verdict.message());
        }
        format!("{head} {}.", histogram(self.verdicts.values()))
    }
}

/// `1 Insufficient cpu, 2 node(s) were unschedulable`, sorted as texts.
pub fn histogram<'a>(verdicts: impl Iterator<Item = &'a Verdict>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for verdict in verdicts {
        for reason in &verdict.reasons {
            *counts.entry(reason).or_default() += 1;
        }
    }
    let mut texts: Vec<String> = counts.into_iter().map(|(reason, count)| format!("{count} {reason}")).collect();
    texts.sort();
    texts.join(", ")
}

#[derive(Debug)]
pub enum Outcome {
    Node(String),
    Unschedulable(Failure),
    Error(String),
}

/// Pods that were promised a node by preemption and count there.
pub type Nominated = BTreeMap<String, Vec<Arc<PodInfo>>>;

/// How many feasible nodes are enough.
pub fn enough(nodes: usize, percentage: i64) -> usize {
    if nodes < MIN_FEASIBLE {
        return nodes;
    }
    let percentage = match percentage {
        p if p >= 100 => return nodes,
        0 => (50 - i64::try_from(nodes).unwrap_or(i64::MAX) / 125).max(5),
        p => p,
    };
    (nodes * usize::try_from(percentage).unwrap_or(100) / 100).max(MIN_FEASIBLE)
}

/// Whether the pod fits a node: with the promised pods of the same or a higher
/// priority there, and without them (they may never come).
pub fn fits(profile: &Profile, state: &State, pod: &PodInfo, node: &NodeInfo, nominated: &Nominated) -> Verdict {
    let promised: Vec<&Arc<PodInfo>> = nominated
        .get(node.name())
        .into_iter()
        .flatten()
        .filter(|p| p.uid() != pod.uid() && p.pod.priority() >= pod.pod.priority())
        .collect();
    if !promised.is_empty() {
        let (mut state, mut node) = (state.clone(), node.clone());
        for other in promised {
            node.add(other.clone());
            profile.pod_added(&mut state, pod, other, &node);
        }
        let verdict = profile.filter(&state, pod, &node);
        if !verdict.is_ok() {
            return verdict;
        }
    }
    profile.filter(state, pod, node)
}

/// Chooses a node. `start` is where the search begins and is moved on; `random`
/// (0..1) decides between equal scores.
pub fn schedule(
    profile: &Profile,
    state: &mut State,
    pod: &PodInfo,
    snapshot: &Snapshot,
    nominated: &Nominated,
    start: &mut usize,
    random: f64,
) -> Outcome {
    let total = snapshot.nodes.len();
    let mut failure = Failure { nodes: total, ..Default::default() };
    if total == 0 {
        return Outcome::Unschedulable(failure);
    }
    let restriction = match profile.pre_filter(state, pod, snapshot) {
        Ok(restriction) => restriction,
        Err((verdict, _)) if verdict.code == Code::Error => {
            return Outcome::Error(format!(
                "running PreFilter plugin {}: {}",
                apimachinery::field::quote(verdict.plugin),
                verdict.message()
            ));
        }
        Err((verdict, plugins)) => {
            failure.plugins = plugins;
            failure.pre_filter = Some(verdict);
            return Outcome::Unschedulable(failure);
        }
    };
    // A node promised by preemption is tried alone first.
    let promised = &pod.pod.status.nominated_node_name;
    if !promised.is_empty()
        && let Some(node) = snapshot.get(promised)
        && fits(profile, state, pod, node, nominated).is_ok()
    {
        return Outcome::Node(promised.clone());
    }
    let candidates: Vec<&Arc<NodeInfo>> = match &restriction {
        None => snapshot.nodes.iter().collect(),
        Some(names) => {
            for node in snapshot.nodes.iter().filter(|n| !names.contains(n.name())) {
                let verdict = Verdict {
                    plugin: "NodeAffinity",
                    ..Verdict::unresolvable("node(s) didn't satisfy plugin(s) [NodeAffinity]")
                };
                failure.plugins.insert("NodeAffinity");
                failure.verdicts.insert(node.name().to_owned(), verdict);
            }
            snapshot.nodes.iter().filter(|n| names.contains(n.name())).collect()
        }
    };
    let count = candidates.len();
    let wanted = enough(count, profile.percentage_of_nodes_to_score);
    let mut feasible: Vec<Arc<NodeInfo>> = Vec::with_capacity(wanted);
    let mut looked = 0;
    for offset in 0..count {
        let node = candidates[(*start + offset) % count];
        looked += 1;
        let verdict = fits(profile, state, pod, node, nominated);
        match verdict.code {
            Code::Success => {
                feasible.push(node.clone());
                if feasible.len() >= wanted {
                    break;
                }
            }
            Code::Error => {
                return Outcome::Error(format!(
                    "running {} filter plugin: {}",
                    apimachinery::field::quote(verdict.plugin),
                    verdict.message()
                ));
            }
            _ => {
                failure.plugins.insert(verdict.plugin);
                failure.verdicts.insert(node.name().to_owned(), verdict);
            }
        }
    }
    if count > 0 {
        *start = (*start + looked) % count;
    }
    match feasible.as_slice() {
        [] => Outcome::Unschedulable(failure),
        [only] => Outcome::Node(only.name().to_owned()),
        _ => {
            let scores = profile.scores(state, pod, snapshot, &feasible);
            let best = scores.iter().copied().max().unwrap_or(0);
            let winners: Vec<&Arc<NodeInfo>> =
                feasible.iter().zip(&scores).filter(|(_, s)| **s == best).map(|(n, _)| n).collect();
            let pick = ((random * winners.len() as f64) as usize).min(winners.len().saturating_sub(1));
            Outcome::Node(winners[pick].name().to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_many_are_enough() {
        assert_eq!(enough(50, 0), 50);
        assert_eq!(enough(500, 0), 230);
        assert_eq!(enough(5000, 0), 500);
        assert_eq!(enough(1000, 100), 1000);
        assert_eq!(enough(1000, 5), 100);
    }

    #[test]
    fn reasons_are_counted_and_sorted() {
        let verdicts = [
            Verdict::unschedulable("Insufficient memory"),
            Verdict { reasons: vec!["Insufficient cpu".into(), "Too many pods".into()], ..Verdict::unschedulable("") },
            Verdict::unschedulable("Insufficient cpu"),
        ];
        assert_eq!(histogram(verdicts.iter()), "1 Insufficient memory, 1 Too many pods, 2 Insufficient cpu");
    }
}
