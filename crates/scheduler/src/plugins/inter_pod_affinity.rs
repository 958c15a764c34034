//! InterPodAffinity: near some pods, away from others.
//!
//! PreFilter counts matching pods by topology value once; Filter and Score only
//! look up. Upstream followed: plugins/interpodaffinity/{filtering,scoring}.go.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::Making;
use crate::framework::{MAX_SCORE, Plugin, Restriction, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot, Term};
use crate::listers::Listers;
use crate::queue::ClusterEvent;

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    Arc::new(InterPodAffinity {
        listers: making.listers.clone(),
        hard_weight: making.args["hardPodAffinityWeight"].as_i64().unwrap_or(1),
        ignore_existing: making.args["ignorePreferredTermsOfExistingPods"].as_bool().unwrap_or(false),
    })
}

struct InterPodAffinity {
    listers: Listers,
    hard_weight: i64,
    ignore_existing: bool,
}

const FILTER: &str = "InterPodAffinity";
const SCORE: &str = "InterPodAffinity/score";

/// (topology key, value) → how many pods.
type Counts = HashMap<(String, String), i64>;

#[derive(Clone, Default)]
struct Filtering {
    /// Required anti-affinity of existing pods that mean this pod.
    existing_anti: Counts,
    affinity: Counts,
    anti: Counts,
    namespace_labels: BTreeMap<String, String>,
}

#[derive(Clone, Default)]
struct Scoring {
    by_topology: HashMap<String, HashMap<String, i64>>,
}

fn bump(counts: &mut Counts, key: &str, node: &NodeInfo, by: i64) {
    let Some(value) = node.node.label(key) else { return };
    let entry = counts.entry((key.to_owned(), value.to_owned())).or_default();
    *entry += by;
    if *entry == 0 {
        counts.remove(&(key.to_owned(), value.to_owned()));
    }
}

fn count(counts: &Counts, key: &str, node: &NodeInfo) -> i64 {
    node.node.label(key).map_or(0, |value| counts.get(&(key.to_owned(), value.to_owned())).copied().unwrap_or(0))
}

impl InterPodAffinity {
    fn labels_of(&self, namespace: &str) -> BTreeMap<String, String> {
        self.listers.namespace_labels(namespace)
    }

    fn term_matches(&self, term: &Term, existing: &PodInfo) -> bool {
        // Namespace labels matter only to terms with a selector.
        let labels = if term.namespace_selector.is_some() {
            self.labels_of(&existing.pod.metadata.namespace)
        } else {
            BTreeMap::new()
        };
        term.matches(&existing.pod, &labels)
    }

    /// Counts what `existing` on `node` means for `pod`, `by` +1 or −1.
    fn account(&self, state: &mut Filtering, pod: &PodInfo, existing: &PodInfo, node: &NodeInfo, by: i64) {
        for term in &existing.required_anti_affinity {
            if term.matches(&pod.pod, &state.namespace_labels) {
                bump(&mut state.existing_anti, &term.topology_key, node, by);
            }
        }
        // All required affinity terms must mean the pod for it to count for any.
        if !pod.required_affinity.is_empty() && pod.required_affinity.iter().all(|t| self.term_matches(t, existing)) {
            for term in &pod.required_affinity {
                bump(&mut state.affinity, &term.topology_key, node, by);
            }
        }
        for term in &pod.required_anti_affinity {
            if self.term_matches(term, existing) {
                bump(&mut state.anti, &term.topology_key, node, by);
            }
        }
    }

    /// The pod would be the first of its own group anywhere.
    fn is_first_of_itself(&self, state: &Filtering, pod: &PodInfo) -> bool {
        state.affinity.is_empty() && pod.required_affinity.iter().all(|t| t.matches(&pod.pod, &state.namespace_labels))
    }
}

impl Plugin for InterPodAffinity {
    fn name(&self) -> &'static str {
        FILTER
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot) -> (Verdict, Restriction) {
        let own = !pod.required_affinity.is_empty() || !pod.required_anti_affinity.is_empty();
        if !own && !snapshot.any_anti_affinity {
            return (Verdict::SKIP, None);
        }
        let mut computed =
            Filtering { namespace_labels: self.labels_of(&pod.pod.metadata.namespace), ..Default::default() };
        for node in &snapshot.nodes {
            if own {
                for existing in &node.pods {
                    self.account(&mut computed, pod, existing, node, 1);
                }
            } else if node.anti_affinity_pods > 0 {
                for existing in node.pods.iter().filter(|p| !p.required_anti_affinity.is_empty()) {
                    self.account(&mut computed, pod, existing, node, 1);
                }
            }
        }
        if !own && computed.existing_anti.is_empty() {
            return (Verdict::SKIP, None);
        }
        state.put(FILTER, computed);
        (Verdict::OK, None)
    }
    fn pod_added(&self, state: &mut State, pod: &PodInfo, added: &PodInfo, node: &NodeInfo) {
        if let Some(computed) = state.get_mut::<Filtering>(FILTER) {
            self.account(computed, pod, added, node, 1);
        }
    }
    fn pod_removed(&self, state: &mut State, pod: &PodInfo, removed: &PodInfo, node: &NodeInfo) {
        if let Some(computed) = state.get_mut::<Filtering>(FILTER) {
            self.account(computed, pod, removed, node, -1);
        }
    }
    fn filter(&self, state: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let Some(computed) = state.get::<Filtering>(FILTER) else { return Verdict::OK };
        if !pod.required_affinity.is_empty() {
            let keys = pod.required_affinity.iter().all(|t| node.node.label(&t.topology_key).is_some());
            let near = pod.required_affinity.iter().all(|t| count(&computed.affinity, &t.topology_key, node) > 0);
            if !keys || (!near && !self.is_first_of_itself(computed, pod)) {
                return Verdict::unresolvable("node(s) didn't match pod affinity rules");
            }
        }
        if pod.required_anti_affinity.iter().any(|t| count(&computed.anti, &t.topology_key, node) > 0) {
            return Verdict::unschedulable("node(s) didn't match pod anti-affinity rules");
        }
        let barred =
            computed.existing_anti.iter().any(|((key, value), n)| *n > 0 && node.node.label(key) == Some(value));
        if barred {
            return Verdict::unschedulable("node(s) didn't satisfy existing pods anti-affinity rules");
        }
        Verdict::OK
    }
    fn pre_score(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot, _: &[Arc<NodeInfo>]) -> Verdict {
        let own = !pod.preferred_affinity.is_empty() || !pod.preferred_anti_affinity.is_empty();
        if !own && (self.ignore_existing || !snapshot.any_affinity) {
            return Verdict::SKIP;
        }
        let labels = self.labels_of(&pod.pod.metadata.namespace);
        let mut scoring = Scoring::default();
        let mut add = |term: &Term, node: &NodeInfo, weight: i64| {
            if weight != 0
                && let Some(value) = node.node.label(&term.topology_key)
            {
                let by_value = scoring.by_topology.entry(term.topology_key.clone()).or_default();
                *by_value.entry(value.to_owned()).or_default() += weight;
            }
        };
        for node in &snapshot.nodes {
            for existing in node.pods.iter().filter(|p| own || p.has_affinity()) {
                for (weight, term) in &pod.preferred_affinity {
                    if self.term_matches(term, existing) {
                        add(term, node, *weight);
                    }
                }
                for (weight, term) in &pod.preferred_anti_affinity {
                    if self.term_matches(term, existing) {
                        add(term, node, -weight);
                    }
                }
                if self.hard_weight > 0 {
                    for term in existing.required_affinity.iter().filter(|t| t.matches(&pod.pod, &labels)) {
                        add(term, node, self.hard_weight);
                    }
                }
                if !self.ignore_existing {
                    for (weight, term) in
                        existing.preferred_affinity.iter().filter(|(_, t)| t.matches(&pod.pod, &labels))
                    {
                        add(term, node, *weight);
                    }
                    for (weight, term) in
                        existing.preferred_anti_affinity.iter().filter(|(_, t)| t.matches(&pod.pod, &labels))
                    {
                        add(term, node, -weight);
                    }
                }
            }
        }
        if scoring.by_topology.is_empty() {
            return Verdict::SKIP;
        }
        state.put(SCORE, scoring);
        Verdict::OK
    }
    fn score(&self, state: &State, _: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let scoring = state.get::<Scoring>(SCORE)?;
        let sum = scoring
            .by_topology
            .iter()
            .filter_map(|(key, values)| node.node.label(key).and_then(|v| values.get(v)))
            .sum();
        Some(sum)
    }
    fn normalize(&self, _: &State, _: &[Arc<NodeInfo>], scores: &mut [i64]) {
        let (min, max) = (scores.iter().copied().min().unwrap_or(0), scores.iter().copied().max().unwrap_or(0));
        for score in scores.iter_mut() {
            *score =
                if max > min { ((MAX_SCORE as f64) * ((*score - min) as f64 / (max - min) as f64)) as i64 } else { 0 };
        }
    }
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        let own = |other: &PodInfo| {
            pod.required_affinity.iter().chain(&pod.required_anti_affinity).any(|t| self.term_matches(t, other))
        };
        let labels = || self.labels_of(&pod.pod.metadata.namespace);
        match event {
            ClusterEvent::PodAdded(other) => pod.required_affinity.iter().any(|t| self.term_matches(t, other)),
            ClusterEvent::PodUpdated { old, new } => {
                old.pod.metadata.labels != new.pod.metadata.labels && (own(old) || own(new))
            }
            ClusterEvent::PodDeleted(other) => {
                let labels = labels();
                pod.required_anti_affinity.iter().any(|t| self.term_matches(t, other))
                    || other.required_anti_affinity.iter().any(|t| t.matches(&pod.pod, &labels))
            }
            ClusterEvent::TargetUpdated { old, new } => old.pod.metadata.labels != new.pod.metadata.labels,
            ClusterEvent::NodeAdded(node) => {
                let keyed = |t: &Term| node.metadata.labels.contains_key(&t.topology_key);
                pod.required_affinity.iter().all(keyed)
            }
            ClusterEvent::NodeUpdated { old, new } => old.metadata.labels != new.metadata.labels,
            ClusterEvent::NamespaceUpdated(_) => true,
            _ => false,
        }
    }
}
