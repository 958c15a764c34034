//! Sums over a pod's containers: pod-level resources and the QoS class.
//!
//! Upstream followed: component-helpers/resource/helpers.go, DefaultPodLevelResources of
//! pkg/api/pod/util.go, pkg/apis/core/helper/qos/qos.go.

use std::collections::BTreeMap;

use apimachinery::{Quantity, Value, json};

use crate::edit::Fields;

type Amounts = BTreeMap<String, Quantity>;

/// Resources that a pod may name for itself.
fn pod_level(name: &str) -> bool {
    matches!(name, "cpu" | "memory") || name.starts_with(HUGE_PAGES)
}

const HUGE_PAGES: &str = "hugepages-";

/// A resource list as quantities; ill-formed ones count as absent.
pub fn amounts(list: &Value) -> Amounts {
    let Some(map) = list.as_object() else { return Amounts::new() };
    map.iter().filter_map(|(name, value)| Some((name.clone(), Quantity::parse(value.as_str()?).ok()?))).collect()
}

fn add(total: &mut Amounts, more: &Amounts) {
    for (name, quantity) in more {
        match total.get_mut(name) {
            Some(sum) => sum.add(quantity),
            None => {
                total.insert(name.clone(), quantity.clone());
            }
        }
    }
}

fn raise(total: &mut Amounts, other: &Amounts) {
    for (name, quantity) in other {
        if total.get(name).is_none_or(|have| quantity > have) {
            total.insert(name.clone(), quantity.clone());
        }
    }
}

/// What the containers need together: sidecars add up, other init containers
/// count one at a time over the sidecars before them. `list` is `requests` or `limits`.
pub fn aggregate(spec: &Value, list: &str) -> Amounts {
    let of = |container: &Value| amounts(container.at("resources").at(list));
    let mut total = Amounts::new();
    for container in spec.list("containers") {
        add(&mut total, &of(container));
    }
    let mut sidecars = Amounts::new();
    let mut init = Amounts::new();
    for container in spec.list("initContainers") {
        let mut own = of(container);
        if container.text("restartPolicy") == "Always" {
            add(&mut total, &own);
            add(&mut sidecars, &own);
            own = sidecars.clone();
        } else {
            add(&mut own, &sidecars);
        }
        raise(&mut init, &own);
    }
    raise(&mut total, &init);
    total
}

/// Completes `spec.resources` where it is given in part.
pub fn default_pod_level(spec: &mut Value) {
    let given = spec.at("resources");
    if given.is_zero("requests") && given.is_zero("limits") {
        return;
    }
    let requests = aggregate(spec, "requests");
    let limits = aggregate(spec, "limits");
    let every_container_limits = |spec: &Value, name: &str| {
        ["initContainers", "containers", "ephemeralContainers"]
            .iter()
            .flat_map(|list| spec.list(list))
            .all(|container| container.at("resources.limits").has(name))
    };
    let bounded: Vec<String> = limits.keys().filter(|name| every_container_limits(spec, name)).cloned().collect();
    let own = spec.child("resources");

    for (name, quantity) in &limits {
        if name.starts_with(HUGE_PAGES) && !own.at("requests").has(name) && !own.at("limits").has(name) {
            own.child("limits").set(name, quantity.to_string());
        }
    }
    for (name, quantity) in &requests {
        // Huge pages cannot be overcommitted: their request is their limit.
        if pod_level(name) && !name.starts_with(HUGE_PAGES) && !own.at("requests").has(name) {
            own.child("requests").set(name, quantity.to_string());
        }
    }
    for (name, quantity) in own.at("limits").as_object().cloned().unwrap_or_default() {
        if pod_level(&name) && !own.at("requests").has(&name) {
            own.child("requests").set(&name, quantity);
        }
    }
    for (name, request) in amounts(own.at("requests")) {
        if pod_level(&name) && !own.at("limits").has(&name) && bounded.contains(&name) {
            let limit = &limits[&name];
            let limit = if request > *limit { &request } else { limit };
            own.child("limits").set(&name, limit.to_string());
        }
    }
}

/// `Guaranteed`, `Burstable` or `BestEffort`.
pub fn qos_class(spec: &Value) -> &'static str {
    let own = spec.at("resources");
    let named = |list: &str| own.at(list).as_object().is_some_and(|map| map.keys().any(|name| pod_level(name)));
    if named("requests") || named("limits") {
        return requirements_class(own);
    }
    let mut classes = ["initContainers", "containers"]
        .iter()
        .flat_map(|list| spec.list(list))
        .map(|c| requirements_class(c.at("resources")));
    let Some(first) = classes.next() else { return "BestEffort" };
    if first == "Burstable" || classes.any(|class| class != first) { "Burstable" } else { first }
}

fn requirements_class(resources: &Value) -> &'static str {
    let none = json!({});
    let (requests, limits) = (resources.get("requests").unwrap_or(&none), resources.get("limits").unwrap_or(&none));
    let quantity = |list: &Value, name: &str| {
        list.get(name).and_then(Value::as_str).and_then(|text| Quantity::parse(text).ok()).unwrap_or_default()
    };
    let class = |name: &str| {
        let (request, limit) = (quantity(requests, name), quantity(limits, name));
        if request != limit {
            "Burstable"
        } else if request.is_zero() {
            "BestEffort"
        } else {
            "Guaranteed"
        }
    };
    if resources.is_zero("requests") && resources.is_zero("limits") {
        return "BestEffort";
    }
    let (cpu, memory) = (class("cpu"), class("memory"));
    if cpu == memory { cpu } else { "Burstable" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn container(requests: Value, limits: Value) -> Value {
        json!({"resources": {"requests": requests, "limits": limits}})
    }

    #[test]
    fn classes() {
        let full = json!({"cpu": "1", "memory": "1Gi"});
        assert_eq!(qos_class(&json!({"containers": [container(full.clone(), full.clone())]})), "Guaranteed");
        assert_eq!(qos_class(&json!({"containers": [container(full.clone(), json!({}))]})), "Burstable");
        assert_eq!(qos_class(&json!({"containers": [container(json!({}), json!({}))]})), "BestEffort");
        let mixed = json!({"containers": [container(full.clone(), full), container(json!({}), json!({}))]});
        assert_eq!(qos_class(&mixed), "Burstable");
    }

    #[test]
    fn sidecars_add_up() {
        let mut sidecar = container(json!({"cpu": "1"}), json!({}));
        sidecar.set("restartPolicy", "Always");
        let spec = json!({"containers": [container(json!({"cpu": "2"}), json!({}))],
            "initContainers": [sidecar, container(json!({"cpu": "5"}), json!({}))]});
        assert_eq!(aggregate(&spec, "requests")["cpu"].to_string(), "6");
    }
}
