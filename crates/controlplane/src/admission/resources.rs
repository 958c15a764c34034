//! Resource lists as ordered maps of quantities, and what a pod asks for as a
//! whole.
//!
//! Upstream followed: `component-helpers/resource/helpers.go`, `quota/v1/resources.go`.

use std::collections::BTreeMap;

use apimachinery::Value;
use apimachinery::quantity::Quantity;
use apiserver::admission::text;

use super::items;

pub type List = BTreeMap<String, Quantity>;

pub fn list(value: &Value) -> List {
    value
        .as_object()
        .into_iter()
        .flatten()
        .filter_map(|(name, quantity)| Some((name.clone(), Quantity::from_value(quantity).ok()?)))
        .collect()
}

pub fn add(into: &mut List, other: &List) {
    for (name, quantity) in other {
        match into.get_mut(name) {
            Some(own) => own.add(quantity),
            None => {
                into.insert(name.clone(), quantity.clone());
            }
        }
    }
}

/// `left - right`, with what only `right` has negated.
pub fn subtract(left: &List, right: &List) -> List {
    let mut out = left.clone();
    for (name, quantity) in right {
        match out.get_mut(name) {
            Some(own) => own.sub(quantity),
            None => {
                let mut negated = quantity.clone();
                negated.neg();
                out.insert(name.clone(), negated);
            }
        }
    }
    out
}

pub fn maximum(into: &mut List, other: &List) {
    for (name, quantity) in other {
        match into.get(name) {
            Some(own) if own >= quantity => {}
            _ => {
                into.insert(name.clone(), quantity.clone());
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Requests,
    Limits,
}

impl Side {
    fn field(self) -> &'static str {
        match self {
            Side::Requests => "requests",
            Side::Limits => "limits",
        }
    }
}

/// What the pod needs at once: containers and sidecars together, or the
/// neediest moment of the init containers; pod-level values replace cpu,
/// memory and huge pages.
pub fn of_pod(spec: &Value, side: Side) -> List {
    let of = |container: &Value| list(&container["resources"][side.field()]);
    let mut total = List::new();
    for container in items(spec, "containers") {
        add(&mut total, &of(container));
    }
    let (mut sidecars, mut init) = (List::new(), List::new());
    for container in items(spec, "initContainers") {
        let mut own = of(container);
        if text(container, "restartPolicy") == "Always" {
            add(&mut total, &own);
            add(&mut sidecars, &own);
            own = sidecars.clone();
        } else {
            add(&mut own, &sidecars);
        }
        maximum(&mut init, &own);
    }
    maximum(&mut total, &init);
    for (name, quantity) in list(&spec["resources"][side.field()]) {
        if name == "cpu" || name == "memory" || name.starts_with("hugepages-") {
            total.insert(name, quantity);
        }
    }
    total
}

/// [`of_pod`] with the runtime's overhead; limits get it only where there are any.
pub fn of_pod_with_overhead(spec: &Value, side: Side) -> List {
    let mut total = of_pod(spec, side);
    for (name, quantity) in list(&spec["overhead"]) {
        match total.get_mut(&name) {
            Some(own) if side == Side::Requests || !own.is_zero() => own.add(&quantity),
            None if side == Side::Requests => {
                total.insert(name, quantity);
            }
            _ => {}
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn init_containers_count_by_their_neediest_moment_and_sidecars_always() {
        let spec = json!({
            "containers": [{"resources": {"requests": {"cpu": "1"}}}],
            "initContainers": [
                {"restartPolicy": "Always", "resources": {"requests": {"cpu": "500m"}}},
                {"resources": {"requests": {"cpu": "2"}}},
            ],
        });
        assert_eq!(of_pod(&spec, Side::Requests)["cpu"].canonical(), "2500m");
    }

    #[test]
    fn overhead_adds_to_limits_only_where_limited() {
        let spec = json!({"containers": [{"resources": {"limits": {"cpu": "1"}}}], "overhead": {"cpu": "250m", "memory": "1Mi"}});
        let limits = of_pod_with_overhead(&spec, Side::Limits);
        assert_eq!((limits["cpu"].canonical(), limits.contains_key("memory")), ("1250m".to_owned(), false));
        assert_eq!(of_pod_with_overhead(&spec, Side::Requests).len(), 2);
    }
}
