//! What pods, services and claims use of a quota. Pure.
//!
//! Upstream followed: pkg/quota/v1/evaluator/core.

use std::collections::BTreeMap;

use apimachinery::quantity::{Format, Quantity};
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::parse_time;
use reconciler::pod::{Container, Pod};
use serde_json::Value;

use crate::types::{Claim, Service};

pub type Usage = BTreeMap<String, Quantity>;

fn one() -> Quantity {
    Quantity::new(1, Format::DecimalSI)
}

pub fn add(total: &mut Usage, more: &Usage) {
    for (name, amount) in more {
        match total.get_mut(name) {
            Some(have) => have.add(amount),
            None => {
                total.insert(name.clone(), amount.clone());
            }
        }
    }
}

fn raise(total: &mut Usage, other: &Usage) {
    for (name, amount) in other {
        if total.get(name).is_none_or(|have| amount > have) {
            total.insert(name.clone(), amount.clone());
        }
    }
}

pub fn read(list: &BTreeMap<String, Value>) -> Usage {
    list.iter().filter_map(|(name, value)| Some((name.clone(), Quantity::from_value(value).ok()?))).collect()
}

/// Containers and sidecars together, init containers one after another, overhead.
fn sum(pod: &Pod, of: impl Fn(&Container) -> Usage, level: Option<&BTreeMap<String, Value>>) -> Usage {
    let mut total = Usage::new();
    for container in &pod.spec.containers {
        add(&mut total, &of(container));
    }
    let (mut sidecars, mut init) = (Usage::new(), Usage::new());
    for container in &pod.spec.init_containers {
        let mut wanted = of(container);
        if container.restart_policy.as_deref() == Some("Always") {
            add(&mut total, &wanted);
            add(&mut sidecars, &wanted);
            raise(&mut init, &sidecars);
        } else {
            add(&mut wanted, &sidecars);
            raise(&mut init, &wanted);
        }
    }
    raise(&mut total, &init);
    total.extend(level.map(read).unwrap_or_default());
    total
}

/// The pod no longer holds resources: it ended, or its grace is over.
fn is_over(pod: &Pod, now: Timestamp) -> bool {
    let m = &pod.metadata;
    let deleted = m.deletion_timestamp.as_deref().and_then(parse_time).zip(m.deletion_grace_period_seconds);
    pod.is_finished() || deleted.is_some_and(|(at, grace)| now > at + SignedDuration::from_secs(grace))
}

pub fn of_pod(pod: &Pod, now: Timestamp) -> Usage {
    let mut usage = Usage::from([("count/pods".to_owned(), one())]);
    if is_over(pod, now) {
        return usage;
    }
    usage.insert("pods".into(), one());
    let level = pod.spec.resources.as_ref();
    let mut requests = sum(pod, |c| read(&c.resources.requests), level.map(|r| &r.requests));
    let mut limits = sum(pod, |c| read(&c.resources.limits), level.map(|r| &r.limits));
    let overhead = read(&pod.spec.overhead);
    add(&mut requests, &overhead);
    for (name, amount) in &overhead {
        // Overhead adds to limits that are set, never makes one.
        if let Some(limit) = limits.get_mut(name) {
            limit.add(amount);
        }
    }
    for (name, amount) in requests {
        if matches!(name.as_str(), "cpu" | "memory" | "ephemeral-storage") || name.starts_with("hugepages-") {
            usage.insert(name.clone(), amount.clone());
        }
        usage.insert(format!("requests.{name}"), amount);
    }
    for (name, amount) in limits {
        if matches!(name.as_str(), "cpu" | "memory" | "ephemeral-storage") {
            usage.insert(format!("limits.{name}"), amount);
        }
    }
    usage
}

pub fn of_service(service: &Service) -> Usage {
    let mut usage = Usage::from([("services".to_owned(), one()), ("count/services".to_owned(), one())]);
    let ports = i64::try_from(service.spec.ports.len()).unwrap_or(0);
    let node_ports = match service.spec.kind.as_str() {
        "NodePort" => ports,
        "LoadBalancer" => {
            usage.insert("services.loadbalancers".into(), one());
            match service.spec.allocate_load_balancer_node_ports {
                Some(false) => {
                    i64::try_from(service.spec.ports.iter().filter(|p| p.node_port != 0).count()).unwrap_or(0)
                }
                _ => ports,
            }
        }
        _ => 0,
    };
    usage.insert("services.nodeports".into(), Quantity::new(node_ports, Format::DecimalSI));
    usage
}

pub fn of_claim(claim: &Claim) -> Usage {
    let mut usage =
        Usage::from([("persistentvolumeclaims".to_owned(), one()), ("count/persistentvolumeclaims".to_owned(), one())]);
    let class = claim
        .metadata
        .annotations
        .get("volume.beta.kubernetes.io/storage-class")
        .map(String::as_str)
        .or(claim.spec["storageClassName"].as_str())
        .unwrap_or_default();
    let suffix = ".storageclass.storage.k8s.io/";
    if !class.is_empty() {
        usage.insert(format!("{class}{suffix}persistentvolumeclaims"), one());
    }
    if let Ok(mut storage) = Quantity::from_value(&claim.spec["resources"]["requests"]["storage"])
        && !claim.spec["resources"]["requests"]["storage"].is_null()
    {
        let allocated = Quantity::from_value(&claim.status["allocatedResources"]["storage"]);
        if let Ok(allocated) = allocated
            && allocated > storage
        {
            storage = allocated;
        }
        if !class.is_empty() {
            usage.insert(format!("{class}{suffix}requests.storage"), storage.clone());
        }
        usage.insert("requests.storage".into(), storage);
    }
    usage
}

/// Whether the pod is in all of the quota's scopes.
pub fn in_scopes(spec: &Value, pod: &Pod) -> bool {
    let plain = spec["scopes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .all(|scope| in_scope(scope, "Exists", &[], pod));
    let selected = spec["scopeSelector"]["matchExpressions"].as_array().into_iter().flatten().all(|e| {
        let values: Vec<&str> = e["values"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        in_scope(e["scopeName"].as_str().unwrap_or_default(), e["operator"].as_str().unwrap_or_default(), &values, pod)
    });
    plain && selected
}

pub fn has_scopes(spec: &Value) -> bool {
    let full = |list: &Value| list.as_array().is_some_and(|l| !l.is_empty());
    full(&spec["scopes"]) || full(&spec["scopeSelector"]["matchExpressions"])
}

fn in_scope(scope: &str, operator: &str, values: &[&str], pod: &Pod) -> bool {
    match scope {
        "Terminating" => pod.spec.active_deadline_seconds.is_some_and(|s| s >= 0),
        "NotTerminating" => pod.spec.active_deadline_seconds.is_none_or(|s| s < 0),
        "BestEffort" => is_best_effort(pod),
        "NotBestEffort" => !is_best_effort(pod),
        "CrossNamespacePodAffinity" => has_foreign_terms(pod),
        "PriorityClass" => {
            let class = pod.spec.priority_class_name.as_str();
            match operator {
                "In" => values.contains(&class),
                "NotIn" => !class.is_empty() && !values.contains(&class) || class.is_empty(),
                "DoesNotExist" => class.is_empty(),
                _ => !class.is_empty(),
            }
        }
        _ => false,
    }
}

fn is_best_effort(pod: &Pod) -> bool {
    let asks = |list: &BTreeMap<String, Value>| {
        read(list).iter().any(|(name, amount)| matches!(name.as_str(), "cpu" | "memory") && !amount.is_zero())
    };
    let level = pod.spec.resources.iter().any(|r| asks(&r.requests) || asks(&r.limits));
    let mut containers = pod.spec.containers.iter().chain(&pod.spec.init_containers);
    !level && !containers.any(|c| asks(&c.resources.requests) || asks(&c.resources.limits))
}

fn has_foreign_terms(pod: &Pod) -> bool {
    let Some(affinity) = &pod.spec.affinity else { return false };
    let foreign = |term: &Value| {
        term["namespaces"].as_array().is_some_and(|n| !n.is_empty()) || !term["namespaceSelector"].is_null()
    };
    ["podAffinity", "podAntiAffinity"].iter().any(|side| {
        let list = |key: &str| affinity[*side][key].as_array().cloned().unwrap_or_default();
        list("requiredDuringSchedulingIgnoredDuringExecution").iter().any(foreign)
            || list("preferredDuringSchedulingIgnoredDuringExecution").iter().any(|t| foreign(&t["podAffinityTerm"]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pod(spec: Value, status: Value) -> Pod {
        serde_json::from_value(json!({"spec": spec, "status": status})).unwrap()
    }

    #[test]
    fn finished_pods_are_only_counted() {
        let spec = json!({"containers": [{"resources": {"requests": {"cpu": "100m"}, "limits": {"memory": "1Gi"}}}]});
        let now = Timestamp::UNIX_EPOCH;
        let usage = of_pod(&pod(spec.clone(), json!({"phase": "Running"})), now);
        assert_eq!(usage["requests.cpu"].to_string(), "100m");
        assert_eq!(usage["limits.memory"].to_string(), "1Gi");
        assert!(of_pod(&pod(spec, json!({"phase": "Succeeded"})), now).keys().eq(["count/pods"]));
    }

    #[test]
    fn scopes() {
        let best = pod(json!({"containers": [{}], "priorityClassName": "high"}), json!({}));
        assert!(in_scopes(&json!({"scopes": ["BestEffort", "NotTerminating"]}), &best));
        let by_class = |operator: &str| {
            json!({"scopeSelector": {"matchExpressions": [
                {"scopeName": "PriorityClass", "operator": operator, "values": ["high"]}]}})
        };
        assert!(in_scopes(&by_class("In"), &best));
        assert!(!in_scopes(&by_class("NotIn"), &best));
    }
}
