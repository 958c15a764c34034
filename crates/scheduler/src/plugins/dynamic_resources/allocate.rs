//! Devices for claims on one node: a search with backtracking. Pure.
//!
//! Upstream followed: dynamic-resource-allocation/structured. Limits: devices that
//! share counters or are allocated several times at once are passed over, and so are
//! taint rules; constraints other than matchAttribute are refused.

use std::collections::{BTreeMap, BTreeSet};

use placement::Node;
use placement::affinity::selector_matches;
use placement::pod::NodeSelector;
use serde_json::{Value, json};

use super::selectors::Selectors;
use crate::listers::WithSpec;

/// `AllocationResultsMaxSize`.
const MAX_RESULTS: usize = 32;

/// Driver, pool and name.
pub type DeviceId = (String, String, String);

/// A device that a node can use.
#[derive(Debug, Clone)]
struct Device<'s> {
    id: DeviceId,
    value: &'s Value,
    slice: &'s Value,
}

/// The slices of the newest generation of each pool, and whether they are all there.
fn pools(slices: &[std::sync::Arc<WithSpec>]) -> BTreeMap<(String, String), (Vec<&Value>, bool)> {
    let mut found: BTreeMap<(String, String), (i64, Vec<&Value>)> = BTreeMap::new();
    for slice in slices {
        let spec = &slice.spec;
        let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
        let generation = spec["pool"]["generation"].as_i64().unwrap_or(0);
        let pool = found.entry((text(&spec["driver"]), text(&spec["pool"]["name"]))).or_default();
        if pool.1.is_empty() || generation > pool.0 {
            *pool = (generation, vec![spec]);
        } else if generation == pool.0 {
            pool.1.push(spec);
        }
    }
    let whole = |specs: &Vec<&Value>| {
        specs.first().is_some_and(|s| s["pool"]["resourceSliceCount"].as_u64() == Some(specs.len() as u64))
    };
    found.into_iter().map(|(key, (_, specs))| (key, (specs.clone(), whole(&specs)))).collect()
}

/// Whether what the fields of `at` say (a slice, or a device in one) includes the node.
fn includes(at: &Value, node: &Node) -> bool {
    if at["allNodes"] == true {
        return true;
    }
    if let Some(name) = at["nodeName"].as_str() {
        return name == node.name();
    }
    let selector = &at["nodeSelector"];
    selector.is_object()
        && serde_json::from_value::<NodeSelector>(selector.clone()).is_ok_and(|s| selector_matches(&s, node))
}

fn place<'d>(device: &'d Device) -> &'d Value {
    if device.slice["perDeviceNodeSelection"] == true { device.value } else { device.slice }
}

/// The nodes from which all of the devices can be used.
fn node_selector(devices: &[&Device], node: &Node) -> Value {
    let mut requirements: Vec<Value> = Vec::new();
    for device in devices {
        let at = place(device);
        if at["nodeName"].is_string() {
            return json!({"nodeSelectorTerms": [{"matchFields": [
                {"key": "metadata.name", "operator": "In", "values": [node.name()]}]}]});
        }
        // The API server lets one term pass; several devices' terms must all hold.
        let terms = at["nodeSelector"]["nodeSelectorTerms"].as_array().into_iter().flatten();
        for expression in terms.flat_map(|t| t["matchExpressions"].as_array().into_iter().flatten()) {
            if !requirements.contains(expression) {
                requirements.push(expression.clone());
            }
        }
    }
    if requirements.is_empty() {
        return Value::Null;
    }
    json!({"nodeSelectorTerms": [{"matchExpressions": requirements}]})
}

fn tolerated(taint: &Value, tolerations: &Value) -> bool {
    let same = |t: &Value, name: &str| t[name].as_str().unwrap_or_default() == taint[name].as_str().unwrap_or_default();
    tolerations.as_array().into_iter().flatten().any(|t| {
        (t["effect"].is_null() || same(t, "effect"))
            && (t["key"].is_null() || same(t, "key"))
            && (t["operator"] == "Exists" || same(t, "value"))
    })
}

/// A request, or one of the alternatives of a request.
struct Wanted<'c> {
    /// `request`, or `request/subrequest`.
    name: String,
    /// The name that constraints may use for all alternatives.
    parent: String,
    spec: &'c Value,
    class: std::sync::Arc<WithSpec>,
}

struct Chosen {
    claim: usize,
    request: String,
    parent: String,
    device: usize,
    spec: Value,
}

pub struct Search<'s> {
    devices: Vec<Device<'s>>,
    /// Pools of which slices are missing: all of their devices cannot be had.
    incomplete: bool,
    node: &'s Node,
    used: &'s BTreeSet<DeviceId>,
    selectors: &'s Selectors,
    classes: &'s dyn Fn(&str) -> Option<std::sync::Arc<WithSpec>>,
    claims: Vec<&'s Value>,
    chosen: Vec<Chosen>,
}

/// An allocation for each claim (by its spec), `None` when the node has not enough.
pub fn allocate(
    slices: &[std::sync::Arc<WithSpec>],
    node: &Node,
    claims: &[&Value],
    used: &BTreeSet<DeviceId>,
    selectors: &Selectors,
    classes: &dyn Fn(&str) -> Option<std::sync::Arc<WithSpec>>,
) -> Result<Option<Vec<Value>>, String> {
    let mut devices = Vec::new();
    let mut incomplete = false;
    for ((driver, pool), (specs, whole)) in pools(slices) {
        let here: Vec<&Value> =
            specs.into_iter().filter(|s| s["perDeviceNodeSelection"] == true || includes(s, node)).collect();
        if here.is_empty() {
            continue;
        }
        incomplete |= !whole;
        if !whole {
            continue;
        }
        for slice in here {
            for value in slice["devices"].as_array().into_iter().flatten() {
                let shared = value["consumesCounters"].is_array() || value["allowMultipleAllocations"] == true;
                if shared || (slice["perDeviceNodeSelection"] == true && !includes(value, node)) {
                    continue;
                }
                let name = value["name"].as_str().unwrap_or_default().to_owned();
                devices.push(Device { id: (driver.clone(), pool.clone(), name), value, slice });
            }
        }
    }
    let claims = claims.to_vec();
    let mut search = Search { devices, incomplete, node, used, selectors, classes, claims, chosen: Vec::new() };
    if !search.request(0, 0)? {
        return Ok(None);
    }
    Ok(Some((0..search.claims.len()).map(|at| search.result(at)).collect()))
}

impl<'s> Search<'s> {
    fn wanted(&self, claim: usize, request: usize) -> Result<Option<Vec<Wanted<'s>>>, String> {
        let Some(request) = self.claims[claim]["devices"]["requests"].get(request) else { return Ok(None) };
        let name = request["name"].as_str().unwrap_or_default();
        let one = |spec: &'s Value, full: String| {
            let class = spec["deviceClassName"].as_str().unwrap_or_default();
            let class =
                (self.classes)(class).ok_or_else(|| format!("could not retrieve device class {class}: not found"))?;
            Ok(Wanted { name: full, parent: name.to_owned(), spec, class })
        };
        if let Some(alternatives) = request["firstAvailable"].as_array() {
            let named = |spec: &'s Value| {
                let full = format!("{name}/{}", spec["name"].as_str().unwrap_or_default());
                one(spec, full)
            };
            return alternatives.iter().map(named).collect::<Result<Vec<_>, String>>().map(Some);
        }
        Ok(Some(vec![one(&request["exactly"], name.to_owned())?]))
    }

    /// Serves the requests from this one on.
    fn request(&mut self, claim: usize, request: usize) -> Result<bool, String> {
        if claim == self.claims.len() {
            return Ok(true);
        }
        let Some(alternatives) = self.wanted(claim, request)? else { return self.request(claim + 1, 0) };
        for wanted in alternatives {
            let fitting: Vec<usize> = {
                let mut found = Vec::new();
                for at in 0..self.devices.len() {
                    if self.fits(&wanted, at)? {
                        found.push(at);
                    }
                }
                found
            };
            let served = if wanted.spec["allocationMode"] == "All" {
                self.all(claim, request, &wanted, &fitting)?
            } else {
                let count = wanted.spec["count"].as_u64().unwrap_or(1);
                self.some(claim, request, &wanted, &fitting, usize::try_from(count).unwrap_or(usize::MAX), 0)?
            };
            if served {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all(&mut self, claim: usize, request: usize, wanted: &Wanted, fitting: &[usize]) -> Result<bool, String> {
        let before = self.chosen.len();
        // All means all: a pool that is not whole may have more.
        let mut served = !self.incomplete && !fitting.is_empty();
        for at in fitting {
            served = served && self.choose(claim, wanted, *at)?;
        }
        if served && self.request(claim, request + 1)? {
            return Ok(true);
        }
        self.chosen.truncate(before);
        Ok(false)
    }

    /// Chooses `count` more of `fitting`, from the one at `from` on.
    fn some(
        &mut self,
        claim: usize,
        request: usize,
        wanted: &Wanted,
        fitting: &[usize],
        count: usize,
        from: usize,
    ) -> Result<bool, String> {
        if count == 0 {
            return self.request(claim, request + 1);
        }
        if fitting.len().saturating_sub(from) < count {
            return Ok(false);
        }
        for next in from..fitting.len() {
            let before = self.chosen.len();
            if self.choose(claim, wanted, fitting[next])?
                && self.some(claim, request, wanted, fitting, count - 1, next + 1)?
            {
                return Ok(true);
            }
            self.chosen.truncate(before);
        }
        Ok(false)
    }

    fn fits(&self, wanted: &Wanted, at: usize) -> Result<bool, String> {
        let device = &self.devices[at];
        let driver = &device.id.0;
        let class = &wanted.class.spec["selectors"];
        if !self.selectors.hold(class, driver, device.value)? {
            return Ok(false);
        }
        self.selectors.hold(&wanted.spec["selectors"], driver, device.value)
    }

    /// Takes a device if it is free, its taints are tolerated and constraints hold.
    fn choose(&mut self, claim: usize, wanted: &Wanted, at: usize) -> Result<bool, String> {
        let device = &self.devices[at];
        let admin = wanted.spec["adminAccess"] == true;
        let taken = |c: &Chosen| c.device == at && c.spec["adminAccess"] != true;
        if !admin && (self.used.contains(&device.id) || self.chosen.iter().any(taken)) {
            return Ok(false);
        }
        let taints = device.value["taints"].as_array().into_iter().flatten();
        let mut blocking = taints.filter(|t| matches!(t["effect"].as_str(), Some("NoSchedule" | "NoExecute")));
        if !blocking.all(|t| tolerated(t, &wanted.spec["tolerations"])) {
            return Ok(false);
        }
        if self.chosen.iter().filter(|c| c.claim == claim).count() >= MAX_RESULTS {
            return Ok(false);
        }
        for constraint in self.claims[claim]["devices"]["constraints"].as_array().into_iter().flatten() {
            let Some(name) = constraint["matchAttribute"].as_str() else {
                return Err("empty constraint (unsupported constraint type?)".into());
            };
            let meant = |full: &str, parent: &str| {
                let requests = constraint["requests"].as_array().filter(|r| !r.is_empty());
                requests.is_none_or(|list| list.iter().any(|r| r == full || r == parent))
            };
            if !meant(&wanted.name, &wanted.parent) {
                continue;
            }
            let value = |device: &Device| attribute(device, name).cloned();
            let Some(own) = value(device) else { return Ok(false) };
            let others = self.chosen.iter().filter(|c| c.claim == claim && meant(&c.request, &c.parent));
            if others.map(|c| value(&self.devices[c.device])).any(|other| other.as_ref() != Some(&own)) {
                return Ok(false);
            }
        }
        self.chosen.push(Chosen {
            claim,
            request: wanted.name.clone(),
            parent: wanted.parent.clone(),
            device: at,
            spec: wanted.spec.clone(),
        });
        Ok(true)
    }

    /// A claim's `status.allocation`.
    fn result(&self, claim: usize) -> Value {
        let chosen: Vec<&Chosen> = self.chosen.iter().filter(|c| c.claim == claim).collect();
        let results: Vec<Value> = chosen
            .iter()
            .map(|c| {
                let (driver, pool, name) = &self.devices[c.device].id;
                let mut result = json!({"request": c.request, "driver": driver, "pool": pool, "device": name});
                for field in ["adminAccess", "tolerations"] {
                    if !c.spec[field].is_null() {
                        result[field] = c.spec[field].clone();
                    }
                }
                result
            })
            .collect();
        let mut allocation = json!({"devices": {"results": results}});
        let configs = self.configs(claim, &chosen);
        if !configs.is_empty() {
            allocation["devices"]["config"] = configs.into();
        }
        let devices: Vec<&Device> = chosen.iter().map(|c| &self.devices[c.device]).collect();
        let selector = node_selector(&devices, self.node);
        if !selector.is_null() {
            allocation["nodeSelector"] = selector;
        }
        allocation
    }

    /// Of the classes first, then the claim's own.
    fn configs(&self, claim: usize, chosen: &[&Chosen]) -> Vec<Value> {
        let mut configs = Vec::new();
        let mut seen = BTreeSet::new();
        for c in chosen {
            if !seen.insert(c.request.clone()) {
                continue;
            }
            let class = c.spec["deviceClassName"].as_str().and_then(|name| (self.classes)(name));
            let of_class = class.as_ref().and_then(|class| class.spec["config"].as_array());
            for config in of_class.into_iter().flatten() {
                configs.push(json!({"source": "FromClass", "requests": [c.request], "opaque": config["opaque"]}));
            }
        }
        for config in self.claims[claim]["devices"]["config"].as_array().into_iter().flatten() {
            let mut config = config.clone();
            config["source"] = "FromClaim".into();
            configs.push(config);
        }
        configs
    }
}

/// An attribute by its qualified name.
fn attribute<'d>(device: &'d Device, name: &str) -> Option<&'d Value> {
    let attributes = &device.value["attributes"];
    attributes.get(name).or_else(|| {
        let (domain, id) = name.split_once('/')?;
        (domain == device.id.0).then(|| attributes.get(id)).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn slice(node: &str, devices: Value) -> Arc<WithSpec> {
        let spec = json!({"driver": "d.io", "nodeName": node, "devices": devices,
            "pool": {"name": node, "generation": 1, "resourceSliceCount": 1}});
        Arc::new(WithSpec { spec, ..WithSpec::default() })
    }

    fn run(devices: Value, claim: Value, used: &[&str]) -> Option<Vec<String>> {
        let node: Node = serde_json::from_value(json!({"metadata": {"name": "n1"}})).unwrap();
        let used = used.iter().map(|d| ("d.io".into(), "n1".into(), (*d).to_owned())).collect();
        let class = Arc::new(WithSpec::default());
        let classes = |_: &str| Some(class.clone());
        let slices = [slice("n1", devices), slice("n2", json!([{"name": "elsewhere"}]))];
        let found = allocate(&slices, &node, &[&claim], &used, &Selectors::default(), &classes).unwrap()?;
        let results = found[0]["devices"]["results"].as_array().unwrap().clone();
        Some(
            results
                .iter()
                .map(|r| format!("{}={}", r["request"].as_str().unwrap(), r["device"].as_str().unwrap()))
                .collect(),
        )
    }

    fn exactly(name: &str, more: Value) -> Value {
        let mut spec = json!({"deviceClassName": "c", "allocationMode": "ExactCount", "count": 1});
        for (key, value) in more.as_object().unwrap() {
            spec[key] = value.clone();
        }
        json!({"name": name, "exactly": spec})
    }

    #[test]
    fn free_devices_of_the_node() {
        let devices = json!([{"name": "a"}, {"name": "b"}]);
        let one = json!({"devices": {"requests": [exactly("r", json!({}))]}});
        assert_eq!(run(devices.clone(), one.clone(), &[]).unwrap(), ["r=a"]);
        assert_eq!(run(devices.clone(), one.clone(), &["a"]).unwrap(), ["r=b"]);
        assert_eq!(run(devices.clone(), one, &["a", "b"]), None);
        let all = json!({"devices": {"requests": [exactly("r", json!({"allocationMode": "All"}))]}});
        assert_eq!(run(devices.clone(), all.clone(), &[]).unwrap(), ["r=a", "r=b"]);
        assert_eq!(run(devices, all, &["b"]), None);
    }

    #[test]
    fn the_first_alternative_that_can_be_served() {
        let devices = json!([{"name": "a", "attributes": {"model": {"string": "x"}}}]);
        let selector = |text: &str| json!([{"cel": {"expression": text}}]);
        let claim = json!({"devices": {"requests": [{"name": "r", "firstAvailable": [
            {"name": "x", "deviceClassName": "c", "selectors": selector("device.attributes['d.io'].model == 'z'")},
            {"name": "y", "deviceClassName": "c"}]}]}});
        assert_eq!(run(devices, claim, &[]).unwrap(), ["r/y=a"]);
    }

    #[test]
    fn constraints_make_the_search_go_back() {
        let device = |name: &str, numa: i64| json!({"name": name, "attributes": {"numa": {"int": numa}}});
        let devices = json!([device("a", 1), device("b", 2), device("c", 2)]);
        let claim = json!({"devices": {"requests": [exactly("r", json!({"count": 2}))],
            "constraints": [{"matchAttribute": "d.io/numa"}]}});
        assert_eq!(run(devices, claim, &[]).unwrap(), ["r=b", "r=c"]);
    }

    #[test]
    fn taints_keep_away_who_does_not_tolerate_them() {
        let devices = json!([{"name": "a", "taints": [{"key": "k", "effect": "NoSchedule"}]}]);
        let plain = json!({"devices": {"requests": [exactly("r", json!({}))]}});
        assert_eq!(run(devices.clone(), plain, &[]), None);
        let tolerant = json!({"tolerations": [{"key": "k", "operator": "Exists"}]});
        let claim = json!({"devices": {"requests": [exactly("r", tolerant)]}});
        assert_eq!(run(devices, claim, &[]).unwrap(), ["r=a"]);
    }
}
