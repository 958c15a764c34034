//! PodTopologySpread: matching pods even over topology domains.
//!
//! Upstream followed: plugins/podtopologyspread/{common,filtering,scoring}.go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use apimachinery::labels::{Operator, Requirement, Selector};
use placement::affinity::required_matches;
use placement::pod::SpreadConstraint;
use placement::taints::{PLACEMENT_EFFECTS, untolerated};

use super::Making;
use crate::framework::{MAX_SCORE, Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::Listers;
use crate::queue::ClusterEvent;

const FILTER: &str = "PodTopologySpread";
const SCORE: &str = "PodTopologySpread/score";
const HOSTNAME: &str = "kubernetes.io/hostname";
const ZONE: &str = "topology.kubernetes.io/zone";

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    let list = making.args["defaultingType"].as_str() == Some("List");
    let defaults: Vec<SpreadConstraint> = if list {
        serde_json::from_value(making.args["defaultConstraints"].clone()).unwrap_or_default()
    } else {
        [(HOSTNAME, 3), (ZONE, 5)]
            .map(|(key, skew)| SpreadConstraint {
                max_skew: skew,
                topology_key: key.into(),
                when_unsatisfiable: "ScheduleAnyway".into(),
                ..Default::default()
            })
            .into()
    };
    Arc::new(TopologySpread { listers: making.listers.clone(), defaults, system: !list })
}

struct TopologySpread {
    listers: Listers,
    defaults: Vec<SpreadConstraint>,
    /// Upstream's own defaults: nodes without the zone label still count.
    system: bool,
}

#[derive(Debug, Clone)]
struct Constraint {
    max_skew: i64,
    key: String,
    selector: Selector,
    min_domains: i64,
    honor_affinity: bool,
    honor_taints: bool,
}

impl Constraint {
    /// Whether a node's pods count, by the policies.
    fn counts(&self, pod: &PodInfo, node: &NodeInfo) -> bool {
        (!self.honor_affinity || required_matches(&pod.pod, &node.node))
            && (!self.honor_taints
                || untolerated(&node.node.spec.taints, &pod.pod.spec.tolerations, &PLACEMENT_EFFECTS).is_none())
    }
    /// Pods of the namespace on the node that match; going ones do not count.
    fn matching(&self, node: &NodeInfo, namespace: &str) -> i64 {
        let n = node
            .pods
            .iter()
            .filter(|p| {
                !p.pod.is_terminating()
                    && p.pod.metadata.namespace == namespace
                    && self.selector.matches(&p.pod.metadata.labels)
            })
            .count();
        i64::try_from(n).unwrap_or(i64::MAX)
    }
}

fn selector_of(constraint: &SpreadConstraint, pod: &PodInfo) -> Selector {
    let Some(value) = &constraint.label_selector else { return Selector::nothing() };
    let Ok(mut selector) = Selector::from_label_selector(value) else { return Selector::nothing() };
    for key in &constraint.match_label_keys {
        // Kept by the API server in the selector as well; twice says the same.
        if let Some(value) = pod.pod.metadata.labels.get(key)
            && let Ok(requirement) =
                Requirement::new(key, Operator::In, vec![value.clone()], &apimachinery::Path::root())
        {
            selector.add(requirement);
        }
    }
    selector
}

fn constraint(c: &SpreadConstraint, selector: Selector) -> Constraint {
    Constraint {
        max_skew: i64::from(c.max_skew),
        key: c.topology_key.clone(),
        selector,
        min_domains: i64::from(c.min_domains.unwrap_or(1)),
        honor_affinity: c.node_affinity_policy.as_deref() != Some("Ignore"),
        honor_taints: c.node_taints_policy.as_deref() == Some("Honor"),
    }
}

#[derive(Clone, Default)]
struct Filtering {
    constraints: Vec<Constraint>,
    /// For each constraint: domain → matching pods.
    domains: Vec<BTreeMap<String, i64>>,
}

#[derive(Clone, Default)]
struct Scoring {
    constraints: Vec<Constraint>,
    ignored: BTreeSet<String>,
    domains: Vec<BTreeMap<String, i64>>,
    weights: Vec<f64>,
}

impl TopologySpread {
    fn constraints(&self, pod: &PodInfo, action: &str) -> Vec<Constraint> {
        let own = &pod.pod.spec.topology_spread_constraints;
        if !own.is_empty() {
            return own
                .iter()
                .filter(|c| c.when_unsatisfiable == action)
                .map(|c| constraint(c, selector_of(c, pod)))
                .collect();
        }
        let defaults: Vec<&SpreadConstraint> =
            self.defaults.iter().filter(|c| c.when_unsatisfiable == action).collect();
        if defaults.is_empty() {
            return Vec::new();
        }
        let Some(selector) = self.listers.default_selector(&pod.pod) else { return Vec::new() };
        defaults.into_iter().map(|c| constraint(c, selector.clone())).collect()
    }
}

fn has_all(node: &NodeInfo, constraints: &[Constraint]) -> bool {
    constraints.iter().all(|c| node.node.label(&c.key).is_some())
}

impl Plugin for TopologySpread {
    fn name(&self) -> &'static str {
        FILTER
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot) -> (Verdict, Restriction) {
        let constraints = self.constraints(pod, "DoNotSchedule");
        if constraints.is_empty() {
            return (Verdict::SKIP, None);
        }
        let mut computed = Filtering { domains: vec![BTreeMap::new(); constraints.len()], constraints };
        for node in snapshot.nodes.iter().filter(|n| has_all(n, &computed.constraints)) {
            for (constraint, domains) in computed.constraints.iter().zip(&mut computed.domains) {
                if !constraint.counts(pod, node) {
                    continue;
                }
                let value = node.node.label(&constraint.key).unwrap_or_default().to_owned();
                *domains.entry(value).or_default() += constraint.matching(node, &pod.pod.metadata.namespace);
            }
        }
        state.put(FILTER, computed);
        (Verdict::OK, None)
    }
    fn pod_added(&self, state: &mut State, pod: &PodInfo, added: &PodInfo, node: &NodeInfo) {
        shift(state, pod, added, node, 1);
    }
    fn pod_removed(&self, state: &mut State, pod: &PodInfo, removed: &PodInfo, node: &NodeInfo) {
        shift(state, pod, removed, node, -1);
    }
    fn filter(&self, state: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(computed) = state.get::<Filtering>(FILTER) else { return Verdict::OK };
        for (constraint, domains) in computed.constraints.iter().zip(&computed.domains) {
            let Some(value) = node.node.label(&constraint.key) else {
                return Verdict::unresolvable(
                    "node(s) didn't match pod topology spread constraints (missing required label)",
                );
            };
            let fewest = if i64::try_from(domains.len()).unwrap_or(i64::MAX) < constraint.min_domains {
                0
            } else {
                domains.values().copied().min().unwrap_or(i64::MAX)
            };
            let own = i64::from(constraint.selector.matches(&pod.pod.metadata.labels));
            let here = domains.get(value).copied().unwrap_or(0);
            if fewest != i64::MAX && here + own - fewest > constraint.max_skew {
                return Verdict::unschedulable("node(s) didn't match pod topology spread constraints");
            }
        }
        Verdict::OK
    }
    fn pre_score(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot, feasible: &[Arc<NodeInfo>]) -> Verdict {
        let constraints = self.constraints(pod, "ScheduleAnyway");
        if constraints.is_empty() || feasible.is_empty() {
            return Verdict::SKIP;
        }
        let defaulted = pod.pod.spec.topology_spread_constraints.is_empty();
        // With the system's defaults a node without zone counts all the same.
        let require_all = !defaulted || !self.system;
        let mut scoring =
            Scoring { domains: vec![BTreeMap::new(); constraints.len()], constraints, ..Default::default() };
        for node in feasible {
            if require_all && !has_all(node, &scoring.constraints) {
                scoring.ignored.insert(node.name().to_owned());
                continue;
            }
            for (constraint, domains) in scoring.constraints.iter().zip(&mut scoring.domains) {
                if constraint.key != HOSTNAME
                    && let Some(value) = node.node.label(&constraint.key)
                {
                    domains.entry(value.to_owned()).or_insert(0);
                }
            }
        }
        let counted = feasible.len() - scoring.ignored.len();
        scoring.weights = scoring
            .constraints
            .iter()
            .zip(&scoring.domains)
            .map(|(c, domains)| {
                let size = if c.key == HOSTNAME { counted } else { domains.len() };
                (size as f64 + 2.0).ln()
            })
            .collect();
        for node in snapshot.nodes.iter().filter(|n| !require_all || has_all(n, &scoring.constraints)) {
            for (constraint, domains) in scoring.constraints.iter().zip(&mut scoring.domains) {
                if constraint.key == HOSTNAME || !constraint.counts(pod, node) {
                    continue;
                }
                let Some(value) = node.node.label(&constraint.key) else { continue };
                if let Some(count) = domains.get_mut(value) {
                    *count += constraint.matching(node, &pod.pod.metadata.namespace);
                }
            }
        }
        state.put(SCORE, scoring);
        Verdict::OK
    }
    fn score(&self, state: &State, pod: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let scoring = state.get::<Scoring>(SCORE)?;
        if scoring.ignored.contains(node.name()) {
            return Some(0);
        }
        let mut score = 0.0;
        for ((constraint, domains), weight) in scoring.constraints.iter().zip(&scoring.domains).zip(&scoring.weights) {
            let Some(value) = node.node.label(&constraint.key) else { continue };
            let count = if constraint.key == HOSTNAME {
                constraint.matching(node, &pod.pod.metadata.namespace)
            } else {
                domains.get(value).copied().unwrap_or(0)
            };
            score += count as f64 * weight + (constraint.max_skew - 1) as f64;
        }
        Some(score.round() as i64)
    }
    fn normalize(&self, state: &State, nodes: &[Arc<NodeInfo>], scores: &mut [i64]) {
        let Some(scoring) = state.get::<Scoring>(SCORE) else { return };
        let counted = |index: usize| !scoring.ignored.contains(nodes[index].name());
        let kept: Vec<i64> = scores.iter().enumerate().filter(|(i, _)| counted(*i)).map(|(_, s)| *s).collect();
        let (min, max) = (kept.iter().copied().min().unwrap_or(0), kept.iter().copied().max().unwrap_or(0));
        for (index, score) in scores.iter_mut().enumerate() {
            *score = if !counted(index) {
                0
            } else if max == 0 {
                MAX_SCORE
            } else {
                MAX_SCORE * (max + min - *score) / max
            };
        }
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        let constraints = self.constraints(pod, "DoNotSchedule");
        let concerns = |other: &PodInfo| {
            other.pod.metadata.namespace == pod.pod.metadata.namespace
                && constraints.iter().any(|c| c.selector.matches(&other.pod.metadata.labels))
        };
        let keyed = |labels: &BTreeMap<String, String>| constraints.iter().all(|c| labels.contains_key(&c.key));
        match event {
            ClusterEvent::PodAdded(other) | ClusterEvent::PodDeleted(other) => concerns(other),
            ClusterEvent::PodUpdated { old, new } => {
                concerns(old) != concerns(new)
                    || (new.pod.is_terminating() != old.pod.is_terminating() && concerns(new))
            }
            ClusterEvent::TargetUpdated { old, new } => old.pod.metadata.labels != new.pod.metadata.labels,
            ClusterEvent::NodeAdded(node) => keyed(&node.metadata.labels),
            ClusterEvent::NodeUpdated { old, new } => {
                (keyed(&old.metadata.labels) || keyed(&new.metadata.labels))
                    && (old.metadata.labels != new.metadata.labels || old.spec.taints != new.spec.taints)
            }
            _ => false,
        }
    }
}

fn shift(state: &mut State, pod: &PodInfo, changed: &PodInfo, node: &NodeInfo, by: i64) {
    let Some(computed) = state.get_mut::<Filtering>(FILTER) else { return };
    if changed.pod.metadata.namespace != pod.pod.metadata.namespace || !has_all(node, &computed.constraints) {
        return;
    }
    for (constraint, domains) in computed.constraints.iter().zip(&mut computed.domains) {
        if !constraint.counts(pod, node) || !constraint.selector.matches(&changed.pod.metadata.labels) {
            continue;
        }
        let value = node.node.label(&constraint.key).unwrap_or_default();
        if let Some(count) = domains.get_mut(value) {
            *count += by;
        }
    }
}
