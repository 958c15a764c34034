//! Verdicts, the plugin trait and a profile's run of its extension points.
//!
//! Upstream followed: pkg/scheduler/framework/{interface,runtime/framework}.go.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::pin::Pin;
use std::sync::Arc;

use client::Client;
use placement::Node;

use crate::info::{NodeInfo, PodInfo, Snapshot};
use crate::listers::Listers;
use crate::queue::ClusterEvent;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    Success,
    /// Something is wrong with the scheduler or its world, not with the pod.
    Error,
    /// Other pods' going may help.
    Unschedulable,
    /// No pod's going can help.
    Unresolvable,
    /// The plugin has nothing to say in this cycle.
    Skip,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub code: Code,
    pub reasons: Vec<String>,
    /// Who said so; filled in by the framework.
    pub plugin: &'static str,
}

impl Verdict {
    pub const OK: Verdict = Verdict { code: Code::Success, reasons: Vec::new(), plugin: "" };
    pub const SKIP: Verdict = Verdict { code: Code::Skip, reasons: Vec::new(), plugin: "" };

    pub fn unschedulable(reason: impl Into<String>) -> Self {
        Verdict { code: Code::Unschedulable, reasons: vec![reason.into()], plugin: "" }
    }
    pub fn unresolvable(reason: impl Into<String>) -> Self {
        Verdict { code: Code::Unresolvable, reasons: vec![reason.into()], plugin: "" }
    }
    pub fn error(reason: impl Into<String>) -> Self {
        Verdict { code: Code::Error, reasons: vec![reason.into()], plugin: "" }
    }
    pub fn is_ok(&self) -> bool {
        self.code == Code::Success
    }
    pub fn message(&self) -> String {
        self.reasons.join(", ")
    }
}

/// What a plugin computes once a cycle and reads for each node.
pub trait PluginState: Any + Send + Sync {
    fn boxed_clone(&self) -> Box<dyn PluginState>;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Any + Clone + Send + Sync> PluginState for T {
    fn boxed_clone(&self) -> Box<dyn PluginState> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The state of one cycle, by plugin and phase.
#[derive(Default)]
pub struct State {
    map: BTreeMap<&'static str, Box<dyn PluginState>>,
    pub skip_filter: BTreeSet<&'static str>,
    pub skip_score: BTreeSet<&'static str>,
}

impl Clone for State {
    fn clone(&self) -> Self {
        State {
            map: self.map.iter().map(|(k, v)| (*k, (**v).boxed_clone())).collect(),
            skip_filter: self.skip_filter.clone(),
            skip_score: self.skip_score.clone(),
        }
    }
}

impl State {
    pub fn put<T: PluginState>(&mut self, key: &'static str, value: T) {
        self.map.insert(key, Box::new(value));
    }
    pub fn get<T: 'static>(&self, key: &'static str) -> Option<&T> {
        self.map.get(key).and_then(|v| (**v).as_any().downcast_ref())
    }
    pub fn get_mut<T: 'static>(&mut self, key: &'static str) -> Option<&mut T> {
        self.map.get_mut(key).and_then(|v| (**v).as_any_mut().downcast_mut())
    }
}

pub const MAX_SCORE: i64 = 100;

/// Names that PreFilter restricts the search to; `None`: all nodes.
pub type Restriction = Option<BTreeSet<String>>;

/// Work before a binding. Its error is why the pod cannot be bound.
pub type PreBind = Pin<Box<dyn Future<Output = Result<(), String>> + Send>>;

/// A scheduling plugin. Every extension point defaults to having nothing to say.
pub trait Plugin: Send + Sync {
    fn name(&self) -> &'static str;

    /// Keeps a pod out of the active queue.
    fn pre_enqueue(&self, pod: &PodInfo) -> Verdict {
        let _ = pod;
        Verdict::OK
    }
    fn pre_filter(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot) -> (Verdict, Restriction) {
        let _ = (state, pod, snapshot);
        (Verdict::OK, None)
    }
    fn filter(&self, state: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        let _ = (state, pod, node);
        Verdict::OK
    }
    /// Keeps the cycle's state right when preemption tries the node without, or
    /// nomination with, another pod.
    fn pod_added(&self, state: &mut State, pod: &PodInfo, added: &PodInfo, node: &NodeInfo) {
        let _ = (state, pod, added, node);
    }
    fn pod_removed(&self, state: &mut State, pod: &PodInfo, removed: &PodInfo, node: &NodeInfo) {
        let _ = (state, pod, removed, node);
    }
    fn pre_score(&self, state: &mut State, pod: &PodInfo, snapshot: &Snapshot, feasible: &[Arc<NodeInfo>]) -> Verdict {
        let _ = (state, pod, snapshot, feasible);
        Verdict::OK
    }
    /// `None`: the plugin does not score.
    fn score(&self, state: &State, pod: &PodInfo, node: &NodeInfo, snapshot: &Snapshot) -> Option<i64> {
        let _ = (state, pod, node, snapshot);
        None
    }
    /// Brings the scores of all feasible nodes to 0..=100.
    fn normalize(&self, state: &State, nodes: &[Arc<NodeInfo>], scores: &mut [i64]) {
        let _ = (state, nodes, scores);
    }
    fn reserve(&self, state: &mut State, pod: &PodInfo, node: &str) -> Verdict {
        let _ = (state, pod, node);
        Verdict::OK
    }
    fn unreserve(&self, state: &mut State, pod: &PodInfo, node: &str) {
        let _ = (state, pod, node);
    }
    fn permit(&self, state: &State, pod: &PodInfo, node: &str) -> Verdict {
        let _ = (state, pod, node);
        Verdict::OK
    }
    /// What must be done before the pod is bound; it may take long, and runs beside
    /// the scheduler. `None`: nothing.
    fn pre_bind(&self, state: &State, pod: &Arc<PodInfo>, node: &Arc<Node>, client: &Client) -> Option<PreBind> {
        let _ = (state, pod, node, client);
        None
    }
    /// Whether an event may make a pod schedulable that this plugin turned down:
    /// upstream's EventsToRegister with its queueing hints.
    fn hint(&self, event: &ClusterEvent, pod: &PodInfo) -> bool {
        let _ = (event, pod);
        false
    }
}

/// Scales to 0..=100 by the greatest; upstream's DefaultNormalizeScore.
pub fn default_normalize(scores: &mut [i64], reverse: bool) {
    let max = scores.iter().copied().max().unwrap_or(0);
    for score in scores.iter_mut() {
        *score = if max == 0 {
            if reverse { MAX_SCORE } else { 0 }
        } else {
            let scaled = MAX_SCORE * *score / max;
            if reverse { MAX_SCORE - scaled } else { scaled }
        };
    }
}

/// A plugin with the points it is enabled at.
#[derive(Clone)]
pub struct Enabled {
    pub plugin: Arc<dyn Plugin>,
    pub weight: i64,
    pub points: BTreeSet<&'static str>,
}

/// A scheduler name with its plugins, in order.
pub struct Profile {
    pub scheduler_name: String,
    pub plugins: Vec<Enabled>,
    pub percentage_of_nodes_to_score: i64,
    pub listers: Listers,
}

impl Profile {
    fn at(&self, point: &'static str) -> impl Iterator<Item = &Enabled> {
        self.plugins.iter().filter(move |e| e.points.contains(point))
    }

    pub fn pre_enqueue(&self, pod: &PodInfo) -> Verdict {
        for enabled in self.at("preEnqueue") {
            let verdict = enabled.plugin.pre_enqueue(pod);
            if !verdict.is_ok() {
                return Verdict { plugin: enabled.plugin.name(), ..verdict };
            }
        }
        Verdict::OK
    }

    /// The first refusal, or the nodes to look at.
    pub fn pre_filter(
        &self,
        state: &mut State,
        pod: &PodInfo,
        snapshot: &Snapshot,
    ) -> Result<Restriction, (Verdict, BTreeSet<&'static str>)> {
        let mut restriction: Restriction = None;
        let mut restricting = BTreeSet::new();
        for enabled in self.at("preFilter") {
            let name = enabled.plugin.name();
            let (verdict, names) = enabled.plugin.pre_filter(state, pod, snapshot);
            match verdict.code {
                Code::Skip => {
                    state.skip_filter.insert(name);
                }
                Code::Success => {}
                _ => return Err((Verdict { plugin: name, ..verdict }, BTreeSet::from([name]))),
            }
            if let Some(names) = names {
                restricting.insert(name);
                let merged = match restriction {
                    None => names,
                    Some(before) => before.intersection(&names).cloned().collect(),
                };
                if merged.is_empty() {
                    let text = format!(
                        "node(s) didn't satisfy plugin(s) [{}] simultaneously",
                        restricting.iter().copied().collect::<Vec<_>>().join(" ")
                    );
                    let text =
                        if restricting.len() == 1 { format!("node(s) didn't satisfy plugin {name}") } else { text };
                    return Err((Verdict { plugin: name, ..Verdict::unresolvable(text) }, restricting));
                }
                restriction = Some(merged);
            }
        }
        Ok(restriction)
    }

    /// The first refusal of the node.
    pub fn filter(&self, state: &State, pod: &PodInfo, node: &NodeInfo) -> Verdict {
        for enabled in self.at("filter") {
            let name = enabled.plugin.name();
            if state.skip_filter.contains(name) {
                continue;
            }
            let verdict = enabled.plugin.filter(state, pod, node);
            if !verdict.is_ok() {
                return Verdict { plugin: name, ..verdict };
            }
        }
        Verdict::OK
    }

    pub fn pod_added(&self, state: &mut State, pod: &PodInfo, added: &PodInfo, node: &NodeInfo) {
        for enabled in self.at("preFilter") {
            if !state.skip_filter.contains(enabled.plugin.name()) {
                enabled.plugin.pod_added(state, pod, added, node);
            }
        }
    }
    pub fn pod_removed(&self, state: &mut State, pod: &PodInfo, removed: &PodInfo, node: &NodeInfo) {
        for enabled in self.at("preFilter") {
            if !state.skip_filter.contains(enabled.plugin.name()) {
                enabled.plugin.pod_removed(state, pod, removed, node);
            }
        }
    }

    /// Weighted totals of the feasible nodes.
    pub fn scores(
        &self,
        state: &mut State,
        pod: &PodInfo,
        snapshot: &Snapshot,
        feasible: &[Arc<NodeInfo>],
    ) -> Vec<i64> {
        for enabled in self.at("preScore") {
            if enabled.plugin.pre_score(state, pod, snapshot, feasible).code == Code::Skip {
                state.skip_score.insert(enabled.plugin.name());
            }
        }
        let mut totals = vec![0; feasible.len()];
        for enabled in self.at("score") {
            if state.skip_score.contains(enabled.plugin.name()) {
                continue;
            }
            let mut scores = Vec::with_capacity(feasible.len());
            for node in feasible {
                match enabled.plugin.score(state, pod, node, snapshot) {
                    Some(score) => scores.push(score),
                    None => break,
                }
            }
            if scores.len() != feasible.len() {
                continue;
            }
            enabled.plugin.normalize(state, feasible, &mut scores);
            for (total, score) in totals.iter_mut().zip(scores) {
                *total += score * enabled.weight;
            }
        }
        totals
    }

    pub fn reserve(&self, state: &mut State, pod: &PodInfo, node: &str) -> Verdict {
        for enabled in self.at("reserve") {
            let verdict = enabled.plugin.reserve(state, pod, node);
            if !verdict.is_ok() {
                self.unreserve(state, pod, node);
                return Verdict { plugin: enabled.plugin.name(), ..verdict };
            }
        }
        Verdict::OK
    }
    pub fn unreserve(&self, state: &mut State, pod: &PodInfo, node: &str) {
        for enabled in self.plugins.iter().rev().filter(|e| e.points.contains("reserve")) {
            enabled.plugin.unreserve(state, pod, node);
        }
    }
    pub fn permit(&self, state: &State, pod: &PodInfo, node: &str) -> Verdict {
        for enabled in self.at("permit") {
            let verdict = enabled.plugin.permit(state, pod, node);
            if !verdict.is_ok() {
                return Verdict { plugin: enabled.plugin.name(), ..verdict };
            }
        }
        Verdict::OK
    }

    /// The work that goes before a binding, with whose it is, in order.
    pub fn pre_bind(
        &self,
        state: &State,
        pod: &Arc<PodInfo>,
        node: &Arc<Node>,
        client: &Client,
    ) -> Vec<(&'static str, PreBind)> {
        let work = |e: &Enabled| Some((e.plugin.name(), e.plugin.pre_bind(state, pod, node, client)?));
        self.at("preBind").filter_map(work).collect()
    }

    pub fn has(&self, point: &'static str, name: &str) -> bool {
        self.at(point).any(|e| e.plugin.name() == name)
    }

    /// Whether an event may help a pod that `plugins` turned down.
    pub fn hinted(&self, event: &ClusterEvent, pod: &PodInfo, plugins: &BTreeSet<&'static str>) -> bool {
        self.plugins.iter().any(|e| plugins.contains(e.plugin.name()) && e.plugin.hint(event, pod))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalizing() {
        let mut scores = [0, 5, 10];
        default_normalize(&mut scores, false);
        assert_eq!(scores, [0, 50, 100]);
        let mut scores = [0, 0];
        default_normalize(&mut scores, true);
        assert_eq!(scores, [100, 100]);
    }
}
