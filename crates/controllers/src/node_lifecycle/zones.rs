//! Zones: how disrupted they are, and at which rate their nodes are tainted.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use jiff::{SignedDuration, Timestamp};

use crate::Config;

/// A node that could not be tainted is tried again after this.
const RETRY: SignedDuration = SignedDuration::from_millis(50);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ZoneState {
    Initial,
    Normal,
    PartialDisruption,
    FullDisruption,
}

/// What a pass over all zones means for all nodes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Nothing is ready any more: take NoExecute taints off.
    pub stop_all: bool,
    /// Something is ready again: begin counting silence anew.
    pub resume: bool,
}

#[derive(Debug)]
pub struct Zones {
    eviction_rate: f64,
    secondary_rate: f64,
    large_cluster: i64,
    unhealthy_threshold: f64,
    states: BTreeMap<String, ZoneState>,
    queues: BTreeMap<String, TaintQueue>,
}

/// Nodes to taint. A name stays in `wanted` after it was tainted, so that it is
/// not tainted twice, until it is forgotten.
#[derive(Debug)]
struct TaintQueue {
    queue: VecDeque<(String, Timestamp)>,
    wanted: BTreeSet<String>,
    rate: f64,
    /// Token bucket of one.
    tokens: f64,
    filled_at: Option<Timestamp>,
}

/// Region and zone labels; upstream's `GetZoneKey`.
pub fn zone_key(labels: &BTreeMap<String, String>) -> String {
    let get = |names: [&str; 2]| names.iter().find_map(|n| labels.get(*n)).map(String::as_str).unwrap_or_default();
    let region = get(["topology.kubernetes.io/region", "failure-domain.beta.kubernetes.io/region"]);
    let zone = get(["topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"]);
    if region.is_empty() && zone.is_empty() {
        return String::new();
    }
    format!("{region}:\0:{zone}")
}

impl Zones {
    pub fn new(config: &Config) -> Self {
        Zones {
            eviction_rate: config.node_eviction_rate,
            secondary_rate: config.secondary_node_eviction_rate,
            large_cluster: config.large_cluster_size_threshold,
            unhealthy_threshold: config.unhealthy_zone_threshold,
            states: BTreeMap::new(),
            queues: BTreeMap::new(),
        }
    }

    pub fn know(&mut self, zone: &str) {
        if !self.states.contains_key(zone) {
            self.states.insert(zone.to_owned(), ZoneState::Initial);
        }
        if !self.queues.contains_key(zone) {
            self.queues.insert(zone.to_owned(), TaintQueue::new(self.eviction_rate));
        }
    }

    fn state_of(&self, ready: &[bool]) -> ZoneState {
        let unready = ready.iter().filter(|r| !**r).count();
        if unready > 0 && unready == ready.len() {
            ZoneState::FullDisruption
        } else if unready > 2 && unready as f64 / ready.len() as f64 >= self.unhealthy_threshold {
            ZoneState::PartialDisruption
        } else {
            ZoneState::Normal
        }
    }

    fn rate(&self, state: ZoneState, size: usize) -> f64 {
        match state {
            ZoneState::PartialDisruption if size as i64 > self.large_cluster => self.secondary_rate,
            ZoneState::PartialDisruption => 0.0,
            _ => self.eviction_rate,
        }
    }

    /// `ready` of each node by zone.
    pub fn disruption(&mut self, by_zone: &BTreeMap<String, Vec<bool>>) -> Outcome {
        let new: BTreeMap<&String, ZoneState> =
            by_zone.iter().map(|(zone, ready)| (zone, self.state_of(ready))).collect();
        for zone in by_zone.keys() {
            self.know(zone);
        }
        self.states.retain(|zone, _| by_zone.contains_key(zone));
        let all_now = new.values().all(|s| *s == ZoneState::FullDisruption);
        let all_before = self.states.values().all(|s| *s == ZoneState::FullDisruption);
        if all_now && all_before {
            return Outcome::default();
        }
        if all_now {
            for zone in by_zone.keys() {
                self.set_rate(zone, 0.0);
                self.states.insert(zone.clone(), ZoneState::FullDisruption);
            }
            return Outcome { stop_all: true, resume: false };
        }
        for (zone, state) in new {
            if !all_before && self.states.get(zone) == Some(&state) {
                continue;
            }
            let rate = self.rate(state, by_zone[zone].len());
            self.set_rate(zone, rate);
            self.states.insert(zone.clone(), state);
        }
        Outcome { stop_all: false, resume: all_before }
    }

    fn set_rate(&mut self, zone: &str, rate: f64) {
        if let Some(queue) = self.queues.get_mut(zone)
            && queue.rate != rate
        {
            // A bucket that was empty stays empty under the new rate.
            queue.rate = rate;
        }
    }

    /// Queues a node; whether it is new. `present`: it has the taint already.
    pub fn want_taint(&mut self, zone: &str, node: &str, present: bool) -> bool {
        self.know(zone);
        let Some(queue) = self.queues.get_mut(zone) else { return false };
        if !present {
            // It was tainted and somebody took the taint off: once more.
            queue.remove_done(node);
        }
        if !queue.wanted.insert(node.to_owned()) {
            return false;
        }
        queue.queue.push_back((node.to_owned(), Timestamp::MIN));
        true
    }

    pub fn forget(&mut self, zone: &str, node: &str) {
        if let Some(queue) = self.queues.get_mut(zone) {
            queue.wanted.remove(node);
            queue.queue.retain(|(name, _)| name != node);
        }
    }

    pub fn is_idle(&self) -> bool {
        self.queues.values().all(|queue| queue.queue.is_empty())
    }

    /// The next node that may be tainted now: (zone, node).
    pub fn next(&mut self, now: Timestamp) -> Option<(String, String)> {
        for (zone, queue) in &mut self.queues {
            let Some(index) = queue.queue.iter().position(|(_, at)| *at <= now) else { continue };
            if !queue.take_token(now) {
                continue;
            }
            let (name, _) = queue.queue.remove(index)?;
            return Some((zone.clone(), name));
        }
        None
    }

    pub fn tried(&mut self, zone: &str, node: &str, done: bool, now: Timestamp) {
        if let Some(queue) = self.queues.get_mut(zone)
            && !done
            && queue.wanted.contains(node)
        {
            queue.queue.push_back((node.to_owned(), now + RETRY));
        }
    }
}

impl TaintQueue {
    fn new(rate: f64) -> Self {
        TaintQueue { queue: VecDeque::new(), wanted: BTreeSet::new(), rate, tokens: 1.0, filled_at: None }
    }
    fn take_token(&mut self, now: Timestamp) -> bool {
        if self.rate <= 0.0 {
            return false;
        }
        let passed = self.filled_at.map_or(0.0, |at| now.duration_since(at).as_secs_f64().max(0.0));
        self.tokens = (self.tokens + passed * self.rate).min(1.0);
        self.filled_at = Some(now);
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
    fn remove_done(&mut self, node: &str) {
        if !self.queue.iter().any(|(name, _)| name == node) {
            self.wanted.remove(node);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zones() -> Zones {
        Zones::new(&Config::default())
    }
    fn one_zone(ready: &[bool]) -> BTreeMap<String, Vec<bool>> {
        BTreeMap::from([(String::new(), ready.to_vec())])
    }
    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_000_000 + second).unwrap()
    }

    #[test]
    fn one_node_in_ten_seconds() {
        let mut zones = zones();
        zones.disruption(&one_zone(&[true, true, false, false]));
        assert!(zones.want_taint("", "a", false));
        assert!(zones.want_taint("", "b", false));
        assert!(!zones.want_taint("", "b", false));
        assert_eq!(zones.next(at(0)).unwrap().1, "a");
        zones.tried("", "a", true, at(0));
        assert_eq!(zones.next(at(9)), None);
        assert_eq!(zones.next(at(10)).unwrap().1, "b");
        zones.tried("", "b", false, at(10));
        assert!(!zones.is_idle());
        assert_eq!(zones.next(at(20)).unwrap().1, "b");
        zones.tried("", "b", true, at(20));
        assert!(!zones.want_taint("", "b", true), "tainted already");
        assert!(zones.want_taint("", "b", false), "the taint was taken off");
    }

    #[test]
    fn all_down_stops_and_one_up_resumes() {
        let mut zones = zones();
        assert_eq!(zones.disruption(&one_zone(&[true, true])), Outcome::default());
        zones.want_taint("", "a", false);
        assert_eq!(zones.disruption(&one_zone(&[false, false])), Outcome { stop_all: true, resume: false });
        assert_eq!(zones.next(at(0)), None);
        assert_eq!(zones.disruption(&one_zone(&[false, false])), Outcome::default());
        assert_eq!(zones.disruption(&one_zone(&[true, false])), Outcome { stop_all: false, resume: true });
        assert!(zones.next(at(0)).is_some());
    }

    #[test]
    fn a_small_zone_half_down_is_not_evicted() {
        let mut zones = zones();
        zones.disruption(&one_zone(&[true, true, false, false, false]));
        zones.want_taint("", "a", false);
        assert_eq!(zones.next(at(0)), None);
        assert_eq!(zones.disruption(&BTreeMap::new()), Outcome { stop_all: false, resume: false });
    }
}
