//! Topology hints: by the service's `trafficDistribution`, or by the old
//! topology-mode annotation in proportion to the zones' CPU. Pure but for the
//! memory of zones and of which services have hints.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::quantity::Quantity;
use reconciler::events::EventType;

use super::decide::Changes;
use super::slice::{Endpoint, Hints, Named, Slice};
use crate::types::{Node, Service};

/// By how much an endpoint may be overloaded.
const OVERLOAD: f64 = 0.2;
const DISABLED: &str = "TopologyAwareHintsDisabled";

/// Type, reason, text.
pub type Told = (EventType, &'static str, String);

pub fn by_annotation(service: &Service) -> bool {
    let annotations = &service.metadata.annotations;
    let value = annotations
        .get("service.kubernetes.io/topology-aware-hints")
        .or_else(|| annotations.get("service.kubernetes.io/topology-mode"));
    value.is_some_and(|v| v == "Auto" || v == "auto")
}

/// A distribution that asks for hints.
pub fn distribution(service: &Service) -> Option<&str> {
    let value = service.spec.traffic_distribution.as_deref()?;
    let known = ["PreferClose", "PreferSameZone", "PreferSameNode"].contains(&value);
    (known && !by_annotation(service)).then_some(value)
}

/// Zone (and node) of each ready endpoint as its hint.
pub fn prefer_close(distribution: &str, changes: &mut Changes) {
    let nodes = distribution == "PreferSameNode";
    let wanted = |endpoint: &Endpoint| {
        let name = |name: &Option<String>| name.iter().map(|n| Named { name: n.clone() }).collect::<Vec<_>>();
        let for_nodes = if nodes { name(&endpoint.node_name) } else { Vec::new() };
        let hints = Hints { for_zones: name(&endpoint.zone), for_nodes };
        (hints != Hints::default()).then_some(hints)
    };
    let (stale, fine): (Vec<Slice>, Vec<Slice>) = std::mem::take(&mut changes.unchanged).into_iter().partition(|s| {
        s.endpoints.iter().any(|e| {
            let has = e.hints.clone().filter(|h| *h != Hints::default());
            e.is_ready() && has != wanted(e)
        })
    });
    changes.unchanged = fine;
    changes.update.extend(stale);
    for endpoint in changes.create.iter_mut().chain(&mut changes.update).flat_map(|s| &mut s.endpoints) {
        if endpoint.is_ready() {
            endpoint.hints = wanted(endpoint);
        }
    }
}

pub fn remove(changes: &mut Changes) {
    let (hinted, fine): (Vec<Slice>, Vec<Slice>) =
        std::mem::take(&mut changes.unchanged).into_iter().partition(|s| s.endpoints.iter().any(|e| e.hints.is_some()));
    changes.unchanged = fine;
    changes.update.extend(hinted);
    for endpoint in changes.create.iter_mut().chain(&mut changes.update).flat_map(|s| &mut s.endpoints) {
        endpoint.hints = None;
    }
}

#[derive(Debug, Clone, Copy)]
struct Allocation {
    minimum: i64,
    maximum: i64,
    desired: f64,
}

/// CPU by zone, and the hints that were given.
#[derive(Debug, Default)]
pub struct Topology {
    /// Share of each zone; None when the nodes do not tell enough.
    ratios: Option<BTreeMap<String, f64>>,
    /// Service → family → zone → endpoints.
    given: BTreeMap<String, BTreeMap<String, BTreeMap<String, i64>>>,
    populated: BTreeSet<String>,
}

impl Topology {
    pub fn set_nodes<'a>(&mut self, nodes: impl IntoIterator<Item = &'a Node>) {
        self.ratios = None;
        let mut cpu: BTreeMap<String, i64> = BTreeMap::new();
        let excluded = |n: &Node| {
            ["control-plane", "master"]
                .iter()
                .any(|role| n.metadata.labels.contains_key(&format!("node-role.kubernetes.io/{role}")))
        };
        for node in nodes.into_iter().filter(|n| !excluded(n) && n.is_ready()) {
            let zone = node.metadata.labels.get("topology.kubernetes.io/zone").filter(|z| !z.is_empty());
            let text = node.status.allocatable.get("cpu").and_then(|v| v.as_str()).unwrap_or_default();
            let milli = Quantity::parse(text).map_or(0, |q| q.milli_value());
            let (Some(zone), true) = (zone, milli != 0) else { return };
            *cpu.entry(zone.clone()).or_default() += milli;
        }
        let total: i64 = cpu.values().sum();
        if total == 0 || cpu.len() < 2 {
            return;
        }
        self.ratios = Some(cpu.into_iter().map(|(zone, milli)| (zone, milli as f64 / total as f64)).collect());
    }

    /// Services whose endpoints no longer suit the zones.
    pub fn overloaded(&self) -> Vec<String> {
        let overloaded = |zones: &BTreeMap<String, i64>| {
            if zones.is_empty() {
                return false;
            }
            let Some(ratios) = &self.ratios else { return true };
            let total = zones.values().sum::<i64>() as f64;
            ratios.iter().any(|(zone, ratio)| {
                let least = (total * ratio * (1.0 / (1.0 + OVERLOAD))).ceil() as i64;
                zones.get(zone).is_none_or(|has| *has < least)
            })
        };
        self.given.iter().filter(|(_, f)| f.values().any(overloaded)).map(|(key, _)| key.clone()).collect()
    }

    pub fn has_hints(&self, service: &str) -> bool {
        self.populated.contains(service)
    }

    pub fn forget(&mut self, service: &str, family: &str) {
        if let Some(families) = self.given.get_mut(service) {
            families.remove(family);
            if families.is_empty() {
                self.given.remove(service);
            }
        }
        self.populated.remove(service);
    }

    /// Gives hints in proportion to the zones' CPU, or takes all away with the reason.
    pub fn add(&mut self, service: &str, family: &str, changes: &mut Changes) -> Option<Told> {
        let told = |text: String| (EventType::Warning, DISABLED, format!("{text}, addressType: {family}"));
        let all = || changes.create.iter().chain(&changes.update).chain(&changes.unchanged);
        let ready = all().flat_map(|s| &s.endpoints).filter(|e| e.is_ready()).count();
        let allocations = match self.allocate(ready) {
            Ok(allocations) => allocations,
            Err(text) => {
                self.forget(service, family);
                remove(changes);
                return Some(told(text));
            }
        };
        let mut given = keep_unchanged(changes, &allocations);
        for endpoint in changes.create.iter_mut().chain(&mut changes.update).flat_map(|s| &mut s.endpoints) {
            if !endpoint.is_ready() {
                continue;
            }
            let Some(zone) = endpoint.zone.clone().filter(|z| !z.is_empty()) else {
                self.forget(service, family);
                remove(changes);
                return Some(told("One or more endpoints do not have a zone specified".into()));
            };
            *given.entry(zone.clone()).or_default() += 1;
            endpoint.hints = Some(to_zone(&zone));
        }
        let (mut giving, mut receiving) = exchange(&allocations, &given);
        for endpoint in changes.create.iter_mut().chain(&mut changes.update).flat_map(|s| &mut s.endpoints) {
            let Some(from) = endpoint.zone.clone().filter(|_| endpoint.is_ready()) else { continue };
            if !giving.contains_key(&from) {
                continue;
            }
            let Some(to) = receiving.keys().next().cloned() else { break };
            endpoint.hints = Some(to_zone(&to));
            take_one(&mut giving, &from);
            take_one(&mut receiving, &to);
            *given.entry(to).or_default() += 1;
            *given.entry(from).or_default() -= 1;
        }
        if given.is_empty() {
            self.forget(service, family);
            remove(changes);
            return Some(told("No hints allocated for zones".into()));
        }
        self.given.entry(service.into()).or_default().insert(family.into(), given);
        let first = self.populated.insert(service.into());
        first.then(|| {
            let text = format!("Topology Aware Hints has been enabled, addressType: {family}");
            (EventType::Normal, "TopologyAwareHintsEnabled", text)
        })
    }

    fn allocate(&self, endpoints: usize) -> Result<BTreeMap<String, Allocation>, String> {
        let Some(ratios) = &self.ratios else {
            return Err(
                "Insufficient Node information: allocatable CPU or zone not specified on one or more nodes".into()
            );
        };
        let zones = ratios.len();
        if zones > endpoints {
            return Err(format!("Insufficient number of endpoints ({endpoints} endpoints, {zones} zones)"));
        }
        let total = i64::try_from(endpoints).unwrap_or(i64::MAX);
        let mut made = BTreeMap::new();
        let mut least = 0;
        for (zone, ratio) in ratios {
            let desired = ratio * total as f64;
            let minimum = (desired * (1.0 / (1.0 + OVERLOAD))).ceil() as i64;
            least += minimum;
            if least > total {
                return Err(format!(
                    "Unable to allocate minimum required endpoints to each zone without exceeding overload threshold \
                     ({endpoints} endpoints, {zones} zones)"
                ));
            }
            made.insert(zone.clone(), Allocation { minimum, maximum: 0, desired: desired.max(minimum as f64) });
        }
        for allocation in made.values_mut() {
            allocation.maximum = allocation.minimum + total - least;
        }
        Ok(made)
    }
}

fn to_zone(zone: &str) -> Hints {
    Hints { for_zones: vec![Named { name: zone.to_owned() }], for_nodes: Vec::new() }
}

fn take_one(zones: &mut BTreeMap<String, i64>, zone: &str) {
    if let Some(left) = zones.get_mut(zone) {
        *left -= 1;
        if *left <= 0 {
            zones.remove(zone);
        }
    }
}

/// Unchanged slices whose hints still suit keep them; the others are rewritten.
fn keep_unchanged(changes: &mut Changes, allocations: &BTreeMap<String, Allocation>) -> BTreeMap<String, i64> {
    let mut given: BTreeMap<String, i64> = BTreeMap::new();
    for slice in std::mem::take(&mut changes.unchanged) {
        match zones_of(&slice, &given, allocations) {
            Some(zones) => {
                for (zone, count) in zones {
                    *given.entry(zone).or_default() += count;
                }
                changes.unchanged.push(slice);
            }
            None => changes.update.push(slice),
        }
    }
    given
}

fn zones_of(
    slice: &Slice,
    given: &BTreeMap<String, i64>,
    allocations: &BTreeMap<String, Allocation>,
) -> Option<BTreeMap<String, i64>> {
    let mut zones: BTreeMap<String, i64> = BTreeMap::new();
    for endpoint in slice.endpoints.iter().filter(|e| e.is_ready()) {
        let hints = endpoint.hints.as_ref().filter(|h| !h.for_zones.is_empty())?;
        for zone in &hints.for_zones {
            allocations.get(&zone.name)?;
            *zones.entry(zone.name.clone()).or_default() += 1;
        }
    }
    let fits = zones
        .iter()
        .all(|(zone, count)| count + given.get(zone).copied().unwrap_or(0) <= allocations[zone.as_str()].maximum);
    fits.then_some(zones)
}

/// How many endpoints zones give to others, and get.
fn exchange(
    allocations: &BTreeMap<String, Allocation>,
    given: &BTreeMap<String, i64>,
) -> (BTreeMap<String, i64>, BTreeMap<String, i64>) {
    let (mut over, mut under): (BTreeMap<&str, f64>, BTreeMap<&str, f64>) = (BTreeMap::new(), BTreeMap::new());
    for (zone, allocation) in allocations {
        let has = given.get(zone).copied().unwrap_or(0) as f64;
        if has > allocation.desired {
            over.insert(zone, has - allocation.desired);
        } else if has < allocation.desired {
            under.insert(zone, allocation.desired - has);
        }
    }
    let most = |zones: &BTreeMap<&str, f64>| {
        let best = zones.iter().filter(|(_, n)| **n > 0.0).max_by(|a, b| a.1.total_cmp(b.1));
        best.map(|(zone, n)| ((*zone).to_owned(), *n))
    };
    let (mut giving, mut receiving): (BTreeMap<String, i64>, BTreeMap<String, i64>) = Default::default();
    while let (Some((from, give)), Some((to, get))) = (most(&over), most(&under)) {
        if (give < 1.0 && get < 1.0) || give < 0.5 || get < 0.5 {
            break;
        }
        *giving.entry(from.clone()).or_default() += 1;
        *receiving.entry(to.clone()).or_default() += 1;
        over.entry(allocations.get_key_value(&from).map_or("", |(k, _)| k)).and_modify(|n| *n -= 1.0);
        under.entry(allocations.get_key_value(&to).map_or("", |(k, _)| k)).and_modify(|n| *n -= 1.0);
    }
    (giving, receiving)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn nodes(cpus: &[(&str, &str)]) -> Vec<Node> {
        cpus.iter()
            .map(|(zone, cpu)| {
                serde_json::from_value(json!({
                    "metadata": {"name": zone, "labels": {"topology.kubernetes.io/zone": zone}},
                    "status": {"allocatable": {"cpu": cpu}, "conditions": [{"type": "Ready", "status": "True"}]},
                }))
                .unwrap()
            })
            .collect()
    }
    fn slice(zones: &[&str]) -> Slice {
        let endpoints: Vec<_> = zones.iter().map(|z| json!({"zone": z, "conditions": {"ready": true}})).collect();
        serde_json::from_value(json!({"endpoints": endpoints})).unwrap()
    }
    fn hinted(changes: &Changes) -> Vec<String> {
        let of = |e: &Endpoint| e.hints.as_ref().map_or_else(String::new, |h| h.for_zones[0].name.clone());
        changes.create.iter().flat_map(|s| &s.endpoints).map(of).collect()
    }

    #[test]
    fn zones_give_what_they_have_too_much() {
        let mut topology = Topology::default();
        topology.set_nodes(&nodes(&[("a", "1"), ("b", "1")]));
        let mut changes = Changes { create: vec![slice(&["a", "a", "a", "b"])], ..Changes::default() };
        let told = topology.add("ns/s", "IPv4", &mut changes).unwrap();
        assert_eq!(told.2, "Topology Aware Hints has been enabled, addressType: IPv4");
        assert_eq!(hinted(&changes), ["b", "a", "a", "b"]);
        assert!(topology.overloaded().is_empty());
        topology.set_nodes(&nodes(&[("a", "9"), ("b", "1")]));
        assert_eq!(topology.overloaded(), ["ns/s"]);
    }

    #[test]
    fn too_few_endpoints() {
        let mut topology = Topology::default();
        topology.set_nodes(&nodes(&[("a", "1"), ("b", "1"), ("c", "1")]));
        let mut changes = Changes { create: vec![slice(&["a"])], ..Changes::default() };
        let told = topology.add("ns/s", "IPv4", &mut changes).unwrap();
        assert_eq!(told.2, "Insufficient number of endpoints (1 endpoints, 3 zones), addressType: IPv4");
        assert_eq!(hinted(&changes), [""]);
    }

    #[test]
    fn close_endpoints() {
        let mut changes = Changes { unchanged: vec![slice(&["a"])], ..Changes::default() };
        prefer_close("PreferClose", &mut changes);
        assert_eq!(changes.update[0].endpoints[0].hints, Some(to_zone("a")));
        let mut again = Changes { unchanged: std::mem::take(&mut changes.update), ..Changes::default() };
        prefer_close("PreferClose", &mut again);
        assert!(again.update.is_empty());
        remove(&mut again);
        assert_eq!(again.update[0].endpoints[0].hints, None);
    }
}
