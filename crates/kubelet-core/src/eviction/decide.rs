//! Thresholds, whether they are met, and who goes first: pure.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::quantity;

/// What is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Signal {
    Memory,
    NodeFs,
    NodeFsInodes,
    ImageFs,
    ImageFsInodes,
    Pids,
}

impl Signal {
    fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "memory.available" => Signal::Memory,
            "nodefs.available" => Signal::NodeFs,
            "nodefs.inodesFree" => Signal::NodeFsInodes,
            "imagefs.available" | "containerfs.available" => Signal::ImageFs,
            "imagefs.inodesFree" | "containerfs.inodesFree" => Signal::ImageFsInodes,
            "pid.available" => Signal::Pids,
            _ => return None,
        })
    }

    /// The node condition that tells of a shortage.
    pub fn condition(self) -> Option<&'static str> {
        Some(match self {
            Signal::Memory => "MemoryPressure",
            Signal::Pids => "PIDPressure",
            _ => "DiskPressure",
        })
    }

    /// The resource, as messages name it.
    pub fn resource(self) -> &'static str {
        match self {
            Signal::Memory => "memory",
            Signal::NodeFs | Signal::ImageFs => "ephemeral-storage",
            Signal::NodeFsInodes | Signal::ImageFsInodes => "inodes",
            Signal::Pids => "pids",
        }
    }

    pub fn is_disk(self) -> bool {
        !matches!(self, Signal::Memory | Signal::Pids)
    }
}

/// How much must be left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Amount {
    Absolute(i64),
    Percent(f64),
}

impl Amount {
    fn of(self, capacity: i64) -> i64 {
        match self {
            Amount::Absolute(amount) => amount,
            Amount::Percent(percent) => (capacity as f64 * percent / 100.0) as i64,
        }
    }
}

/// One configured threshold; without grace it is a hard one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Threshold {
    pub signal: Signal,
    pub amount: Amount,
    pub grace_nanos: i64,
}

/// What was measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Observation {
    pub available: i64,
    pub capacity: i64,
}

/// From the configuration's maps.
pub fn parse(
    amounts: &BTreeMap<String, String>,
    graces: &BTreeMap<String, String>,
    _minimum: &BTreeMap<String, String>,
) -> Result<Vec<Threshold>, String> {
    let mut out = Vec::new();
    for (name, text) in amounts {
        let signal = Signal::parse(name).ok_or_else(|| format!("unsupported eviction signal {name}"))?;
        let amount = match text.strip_suffix('%') {
            Some(percent) => {
                Amount::Percent(percent.parse().map_err(|_| format!("bad eviction threshold {name}: {text}"))?)
            }
            None => Amount::Absolute(quantity::value(text)),
        };
        // 0 and 100 % switch a threshold off.
        if matches!(amount, Amount::Percent(p) if p == 0.0 || p == 100.0) {
            continue;
        }
        let grace_nanos = match graces.get(name) {
            Some(text) => apimachinery::duration::parse(text)?,
            None => 0,
        };
        out.push(Threshold { signal, amount, grace_nanos });
    }
    Ok(out)
}

/// Whether less is left than the threshold wants.
pub fn is_met(threshold: &Threshold, observations: &BTreeMap<Signal, Observation>) -> bool {
    observations.get(&threshold.signal).is_some_and(|o| o.capacity > 0 && o.available < threshold.amount.of(o.capacity))
}

/// A pod that could go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    pub name: String,
    pub priority: i64,
    pub used: i64,
    pub requested: i64,
    pub containers: Vec<String>,
}

/// First those over their request, then by priority, then by how much over.
pub fn order(a: &Candidate, b: &Candidate) -> Ordering {
    let over = |c: &Candidate| c.used > c.requested;
    over(b)
        .cmp(&over(a))
        .then(a.priority.cmp(&b.priority))
        .then((b.used - b.requested).cmp(&(a.used - a.requested)))
        .then_with(|| a.name.cmp(&b.name))
}

/// What the pod's status and event say.
pub fn message(threshold: &Threshold, observation: Option<&Observation>, pod: &Candidate) -> String {
    let resource = threshold.signal.resource();
    let mut text = format!("The node was low on resource: {resource}. ");
    let show = |n: i64| match resource {
        "memory" | "ephemeral-storage" => quantity::bytes(n),
        _ => n.to_string(),
    };
    if let Some(o) = observation {
        text.push_str(&format!(
            "Threshold quantity: {}, available: {}. ",
            show(threshold.amount.of(o.capacity)),
            show(o.available / 1024 * 1024)
        ));
    }
    if let [container] = pod.containers.as_slice()
        && pod.used > pod.requested
        && resource != "pids"
    {
        text.push_str(&format!(
            "Container {container} was using {}, request is {}, has larger consumption of {resource}. ",
            show(pod.used),
            show(pod.requested)
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(name: &str, priority: i64, used: i64, requested: i64) -> Candidate {
        Candidate { name: name.into(), priority, used, requested, containers: vec!["c".into()] }
    }

    #[test]
    fn thresholds_by_amount_and_percent() {
        let map = BTreeMap::from([
            ("memory.available".to_string(), "100Mi".to_string()),
            ("nodefs.available".into(), "10%".into()),
            ("imagefs.available".into(), "0%".into()),
        ]);
        let parsed = parse(&map, &BTreeMap::new(), &BTreeMap::new()).unwrap();
        assert_eq!(parsed.len(), 2);
        let seen = BTreeMap::from([
            (Signal::Memory, Observation { available: 99 << 20, capacity: 1 << 30 }),
            (Signal::NodeFs, Observation { available: 11, capacity: 100 }),
        ]);
        assert!(is_met(&parsed[0], &seen));
        assert!(!is_met(&parsed[1], &seen));
    }

    #[test]
    fn the_pod_furthest_over_its_request_goes_first() {
        let mut list = [
            candidate("within", 0, 10, 20),
            candidate("important", 100, 90, 10),
            candidate("little", 0, 30, 20),
            candidate("much", 0, 80, 20),
        ];
        list.sort_by(order);
        assert_eq!(list.each_ref().map(|c| c.name.as_str()), ["much", "little", "important", "within"]);
    }

    #[test]
    fn the_message() {
        let threshold = Threshold { signal: Signal::Memory, amount: Amount::Absolute(100 << 20), grace_nanos: 0 };
        let seen = Observation { available: 50 << 20, capacity: 1 << 30 };
        assert_eq!(
            message(&threshold, Some(&seen), &candidate("p", 0, 64 << 20, 0)),
            "The node was low on resource: memory. Threshold quantity: 100Mi, available: 50Mi. Container c was using 64Mi, request is 0, has larger consumption of memory. "
        );
    }
}
