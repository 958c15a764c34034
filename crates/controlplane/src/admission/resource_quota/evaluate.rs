//! What an object costs, by kind, and which quotas it concerns. Pure; the
//! quota controller counts with the same functions.
//!
//! Upstream followed: `pkg/quota/v1/evaluator/core`,
//! `apiserver/pkg/quota/v1/generic`.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::quantity::{Format, Quantity};
use apimachinery::{GroupResource, Value};
use apiserver::admission::text;

use crate::admission::items;
use crate::admission::resources::{List, Side, list, of_pod_with_overhead};

const STORAGE_CLASS_SUFFIX: &str = ".storageclass.storage.k8s.io/";

fn one() -> Quantity {
    Quantity::new(1, Format::DecimalSI)
}

fn count(number: usize) -> Quantity {
    Quantity::new(number as i64, Format::DecimalSI)
}

/// `count/deployments.apps`.
pub fn object_count_name(resource: &GroupResource) -> String {
    if resource.group.is_empty() {
        format!("count/{}", resource.resource)
    } else {
        format!("count/{}.{}", resource.resource, resource.group)
    }
}

/// Kinds whose plain name counts too.
fn plain_count_name(resource: &GroupResource) -> Option<&'static str> {
    if !resource.group.is_empty() {
        return None;
    }
    ["configmaps", "resourcequotas", "replicationcontrollers", "secrets"]
        .into_iter()
        .find(|name| *name == resource.resource)
}

/// What the object adds to usage.
pub fn usage(resource: &GroupResource, object: &Value) -> List {
    let mut used = List::from([(object_count_name(resource), one())]);
    if let Some(plain) = plain_count_name(resource) {
        used.insert(plain.into(), one());
    }
    match (resource.group.as_str(), resource.resource.as_str()) {
        ("", "pods") => pod_usage(object, &mut used),
        ("", "services") => service_usage(&object["spec"], &mut used),
        ("", "persistentvolumeclaims") => claim_usage(object, &mut used),
        _ => {}
    }
    used
}

/// Only objects that still hold resources count; finished pods do not.
fn pod_usage(pod: &Value, used: &mut List) {
    let phase = text(&pod["status"], "phase");
    if phase == "Succeeded" || phase == "Failed" {
        return;
    }
    used.insert("pods".into(), one());
    let spec = &pod["spec"];
    let requests = of_pod_with_overhead(spec, Side::Requests);
    let limits = of_pod_with_overhead(spec, Side::Limits);
    used.extend(compute_usage(&requests, &limits));
}

/// The quota names of requests and limits.
fn compute_usage(requests: &List, limits: &List) -> List {
    let mut used = List::new();
    for (name, quantity) in requests {
        match name.as_str() {
            "cpu" | "memory" | "ephemeral-storage" => {
                used.insert(name.clone(), quantity.clone());
                used.insert(format!("requests.{name}"), quantity.clone());
            }
            huge if huge.starts_with("hugepages-") => {
                used.insert(huge.to_owned(), quantity.clone());
                used.insert(format!("requests.{huge}"), quantity.clone());
            }
            other if other.contains('/') && !other.contains("kubernetes.io/") => {
                used.insert(format!("requests.{other}"), quantity.clone());
            }
            _ => {}
        }
    }
    for name in ["cpu", "memory", "ephemeral-storage"] {
        if let Some(quantity) = limits.get(name) {
            used.insert(format!("limits.{name}"), quantity.clone());
        }
    }
    used
}

fn service_usage(spec: &Value, used: &mut List) {
    used.insert("services".into(), one());
    used.insert("services.loadbalancers".into(), count(0));
    used.insert("services.nodeports".into(), count(0));
    let ports = items(spec, "ports").count();
    match text(spec, "type") {
        "NodePort" => {
            used.insert("services.nodeports".into(), count(ports));
        }
        "LoadBalancer" => {
            used.insert("services.loadbalancers".into(), one());
            let ports = if spec["allocateLoadBalancerNodePorts"] == false {
                items(spec, "ports").filter(|p| p["nodePort"].as_i64().unwrap_or_default() != 0).count()
            } else {
                ports
            };
            used.insert("services.nodeports".into(), count(ports));
        }
        _ => {}
    }
}

fn claim_class(claim: &Value) -> &str {
    match claim["metadata"]["annotations"]["volume.beta.kubernetes.io/storage-class"].as_str() {
        Some(class) => class,
        None => text(&claim["spec"], "storageClassName"),
    }
}

fn claim_usage(claim: &Value, used: &mut List) {
    used.insert("persistentvolumeclaims".into(), one());
    let class = claim_class(claim);
    if !class.is_empty() {
        used.insert(format!("{class}{STORAGE_CLASS_SUFFIX}persistentvolumeclaims"), one());
    }
    let mut size = list(&claim["spec"]["resources"]["requests"]).remove("storage");
    // A claim that is being grown counts what is already allocated for it.
    if let Some(allocated) = list(&claim["status"]["allocatedResources"]).remove("storage")
        && size.as_ref().is_none_or(|size| allocated > *size)
    {
        size = Some(allocated);
    }
    if let Some(size) = size {
        if !class.is_empty() {
            used.insert(format!("{class}{STORAGE_CLASS_SUFFIX}requests.storage"), size.clone());
        }
        used.insert("requests.storage".into(), size);
    }
}

/// Those of `names` that this kind of object can use.
pub fn matching<'a>(resource: &GroupResource, names: impl IntoIterator<Item = &'a String>) -> BTreeSet<String> {
    let own = object_count_name(resource);
    let plain = plain_count_name(resource);
    names
        .into_iter()
        .filter(|name| {
            let name = name.as_str();
            name == own
                || Some(name) == plain
                || match (resource.group.as_str(), resource.resource.as_str()) {
                    ("", "pods") => is_pod_resource(name),
                    ("", "services") => ["services", "services.nodeports", "services.loadbalancers"].contains(&name),
                    ("", "persistentvolumeclaims") => {
                        ["persistentvolumeclaims", "requests.storage"].contains(&name)
                            || name.ends_with(&format!("{STORAGE_CLASS_SUFFIX}requests.storage"))
                            || name.ends_with(&format!("{STORAGE_CLASS_SUFFIX}persistentvolumeclaims"))
                    }
                    _ => false,
                }
        })
        .cloned()
        .collect()
}

fn is_pod_resource(name: &str) -> bool {
    const NAMES: [&str; 10] = [
        "cpu",
        "memory",
        "ephemeral-storage",
        "requests.cpu",
        "requests.memory",
        "requests.ephemeral-storage",
        "limits.cpu",
        "limits.memory",
        "limits.ephemeral-storage",
        "pods",
    ];
    NAMES.contains(&name)
        || name.starts_with("hugepages-")
        || name.starts_with("requests.hugepages-")
        || name.strip_prefix("requests.").is_some_and(|rest| rest.contains('/') && !rest.contains("kubernetes.io/"))
}

/// A quota on cpu or memory demands that every container says its own.
pub fn missing_requirements(resource: &GroupResource, required: &BTreeSet<String>, object: &Value) -> Option<String> {
    if !resource.group.is_empty() || resource.resource != "pods" {
        return None;
    }
    const DEMANDED: [&str; 6] = ["cpu", "memory", "requests.cpu", "requests.memory", "limits.cpu", "limits.memory"];
    let spec = &object["spec"];
    let pod_level = compute_usage(&list(&spec["resources"]["requests"]), &list(&spec["resources"]["limits"]));
    let required: Vec<&String> =
        required.iter().filter(|name| DEMANDED.contains(&name.as_str()) && !pod_level.contains_key(*name)).collect();
    let mut missing: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for container in items(spec, "containers").chain(items(spec, "initContainers")) {
        let resources = &container["resources"];
        let own = compute_usage(&list(&resources["requests"]), &list(&resources["limits"]));
        for name in required.iter().filter(|name| !own.contains_key(**name)) {
            missing.entry(name.as_str()).or_default().insert(text(container, "name"));
        }
    }
    if missing.is_empty() {
        return None;
    }
    let parts: Vec<String> = missing
        .into_iter()
        .map(|(name, containers)| format!("{name} for: {}", containers.into_iter().collect::<Vec<_>>().join(",")))
        .collect();
    Some(format!("must specify {}", parts.join("; ")))
}

/// Whether all of the quota's scopes hold for the object.
pub fn scopes_match(quota_spec: &Value, resource: &GroupResource, object: &Value) -> bool {
    let plain = items(quota_spec, "scopes").filter_map(Value::as_str).map(|scope| (scope, "Exists", Vec::new()));
    let selected = items(&quota_spec["scopeSelector"], "matchExpressions").map(|expression| {
        let values = items(expression, "values").filter_map(Value::as_str).collect();
        (text(expression, "scopeName"), text(expression, "operator"), values)
    });
    plain.chain(selected).all(|(scope, operator, values)| scope_matches(scope, operator, &values, resource, object))
}

fn scope_matches(scope: &str, operator: &str, values: &[&str], resource: &GroupResource, object: &Value) -> bool {
    let spec = &object["spec"];
    match (resource.group.as_str(), resource.resource.as_str()) {
        ("", "pods") => match scope {
            "Terminating" => spec["activeDeadlineSeconds"].as_i64().is_some_and(|seconds| seconds >= 0),
            "NotTerminating" => spec["activeDeadlineSeconds"].as_i64().is_none_or(|seconds| seconds < 0),
            "BestEffort" => is_best_effort(spec),
            "NotBestEffort" => !is_best_effort(spec),
            "PriorityClass" => selects(text(spec, "priorityClassName"), operator, values),
            "CrossNamespacePodAffinity" => uses_foreign_affinity(spec),
            _ => false,
        },
        ("", "persistentvolumeclaims") if scope == "VolumeAttributesClass" => {
            let names = [
                text(spec, "volumeAttributesClassName"),
                text(&object["status"], "currentVolumeAttributesClassName"),
                text(&object["status"]["modifyVolumeStatus"], "targetVolumeAttributesClassName"),
            ];
            names.iter().any(|name| !name.is_empty() && selects(name, operator, values))
        }
        _ => false,
    }
}

fn selects(name: &str, operator: &str, values: &[&str]) -> bool {
    match operator {
        "In" => values.contains(&name),
        "NotIn" => !values.contains(&name),
        "DoesNotExist" => name.is_empty(),
        _ => !name.is_empty(),
    }
}

fn is_best_effort(spec: &Value) -> bool {
    let counted = |resources: &Value| {
        ["requests", "limits"].iter().any(|side| {
            list(&resources[*side])
                .iter()
                .any(|(name, quantity)| (name == "cpu" || name == "memory") && !quantity.is_zero())
        })
    };
    !counted(&spec["resources"])
        && !items(spec, "containers").chain(items(spec, "initContainers")).any(|c| counted(&c["resources"]))
}

fn uses_foreign_affinity(spec: &Value) -> bool {
    let foreign = |term: &Value| {
        items(term, "namespaces").next().is_some() || term.get("namespaceSelector").is_some_and(|s| !s.is_null())
    };
    ["podAffinity", "podAntiAffinity"].iter().any(|kind| {
        let affinity = &spec["affinity"][*kind];
        items(affinity, "requiredDuringSchedulingIgnoredDuringExecution").any(foreign)
            || items(affinity, "preferredDuringSchedulingIgnoredDuringExecution")
                .any(|t| foreign(&t["podAffinityTerm"]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn core(resource: &str) -> GroupResource {
        GroupResource::new("", resource)
    }

    fn shown(list: &List) -> Vec<String> {
        list.iter().map(|(name, quantity)| format!("{name}={}", quantity.canonical())).collect()
    }

    #[test]
    fn a_pod_costs_its_requests_and_a_finished_one_its_object() {
        let mut pod = json!({"spec": {"containers": [{"resources": {"requests": {"cpu": "100m"}, "limits": {"memory": "1Gi"}}}]}});
        assert_eq!(
            shown(&usage(&core("pods"), &pod)),
            ["count/pods=1", "cpu=100m", "limits.memory=1Gi", "pods=1", "requests.cpu=100m"]
        );
        pod["status"]["phase"] = "Succeeded".into();
        assert_eq!(shown(&usage(&core("pods"), &pod)), ["count/pods=1"]);
    }

    #[test]
    fn services_claims_and_others_have_their_names() {
        let service = json!({"spec": {"type": "LoadBalancer", "ports": [{}, {}]}});
        assert_eq!(
            shown(&usage(&core("services"), &service)),
            ["count/services=1", "services=1", "services.loadbalancers=1", "services.nodeports=2"]
        );
        let claim = json!({"spec": {"storageClassName": "gold", "resources": {"requests": {"storage": "2Gi"}}}});
        assert!(
            shown(&usage(&core("persistentvolumeclaims"), &claim))
                .contains(&"gold.storageclass.storage.k8s.io/requests.storage=2Gi".to_owned())
        );
        assert_eq!(shown(&usage(&GroupResource::new("apps", "deployments"), &json!({}))), ["count/deployments.apps=1"]);
        assert_eq!(shown(&usage(&core("secrets"), &json!({}))), ["count/secrets=1", "secrets=1"]);
    }

    #[test]
    fn containers_must_say_what_is_limited() {
        let required: BTreeSet<String> = ["limits.cpu", "requests.memory", "pods"].map(str::to_owned).into();
        let pod =
            json!({"spec": {"containers": [{"name": "c", "resources": {"limits": {"cpu": "1"}}}, {"name": "d"}]}});
        assert_eq!(
            missing_requirements(&core("pods"), &required, &pod).unwrap(),
            "must specify limits.cpu for: d; requests.memory for: c,d"
        );
    }

    #[test]
    fn scopes_choose_pods() {
        let best_effort = json!({"spec": {"containers": [{}]}});
        let scoped = |scope: &str| json!({"scopes": [scope]});
        assert!(scopes_match(&scoped("BestEffort"), &core("pods"), &best_effort));
        assert!(!scopes_match(&scoped("Terminating"), &core("pods"), &best_effort));
        let class = json!({"scopeSelector": {"matchExpressions": [{"scopeName": "PriorityClass", "operator": "In", "values": ["high"]}]}});
        assert!(!scopes_match(&class, &core("pods"), &best_effort));
        assert!(scopes_match(&class, &core("pods"), &json!({"spec": {"priorityClassName": "high"}})));
    }
}
