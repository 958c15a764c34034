//! Small plugins on pods: DefaultTolerationSeconds, ExtendedResourceToleration,
//! AlwaysPullImages, PodTopologyLabels; and TaintNodesByCondition on nodes.
//!
//! Upstream followed: `plugin/pkg/admission/{defaulttolerationseconds,
//! extendedresourcetoleration,alwayspullimages,podtopologylabels,nodetaint}`.

use std::collections::BTreeSet;
use std::sync::Arc;

use apimachinery::field::{FieldError, Path};
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;
use serde_json::json;

use super::{is_pod, items, push};

const CONTAINER_LISTS: [&str; 3] = ["initContainers", "containers", "ephemeralContainers"];

pub struct DefaultTolerationSeconds {
    /// `--default-not-ready-toleration-seconds`.
    pub not_ready_seconds: i64,
    /// `--default-unreachable-toleration-seconds`.
    pub unreachable_seconds: i64,
}

impl DefaultTolerationSeconds {
    fn apply(&self, spec: &mut Value) {
        for (key, seconds) in [
            ("node.kubernetes.io/not-ready", self.not_ready_seconds),
            ("node.kubernetes.io/unreachable", self.unreachable_seconds),
        ] {
            let tolerated = items(spec, "tolerations").any(|t| {
                let (own_key, effect) = (text(t, "key"), text(t, "effect"));
                (own_key == key || own_key.is_empty()) && (effect == "NoExecute" || effect.is_empty())
            });
            if !tolerated {
                push(
                    spec,
                    "tolerations",
                    json!({"key": key, "operator": "Exists", "effect": "NoExecute", "tolerationSeconds": seconds}),
                );
            }
        }
    }
}

#[async_trait]
impl AdmissionPlugin for DefaultTolerationSeconds {
    fn name(&self) -> &'static str {
        "DefaultTolerationSeconds"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if is_pod(request) && request.subresource.is_empty() {
            self.apply(&mut request.object["spec"]);
        }
        Ok(())
    }
}

/// Adds or replaces the toleration of the same key, operator and effect.
pub fn add_or_update_toleration(spec: &mut Value, toleration: Value) {
    let same = |t: &Value| ["key", "operator", "effect", "value"].iter().all(|f| t.get(f) == toleration.get(f));
    if let Some(found) = spec["tolerations"].as_array_mut().into_iter().flatten().find(|t| same(t)) {
        *found = toleration;
    } else {
        push(spec, "tolerations", toleration);
    }
}

/// Names with a domain that is not kubernetes.io, and not `requests.`-prefixed.
fn is_extended_resource(name: &str) -> bool {
    name.contains('/') && !name.contains("kubernetes.io/") && !name.starts_with("requests.")
}

/// Off by default.
pub struct ExtendedResourceToleration;

#[async_trait]
impl AdmissionPlugin for ExtendedResourceToleration {
    fn name(&self) -> &'static str {
        "ExtendedResourceToleration"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is_pod(request) || !request.subresource.is_empty() {
            return Ok(());
        }
        let spec = &mut request.object["spec"];
        let names: BTreeSet<String> = ["containers", "initContainers"]
            .iter()
            .flat_map(|list| items(spec, list))
            .flat_map(|c| c["resources"]["requests"].as_object().into_iter().flatten())
            .map(|(name, _)| name.clone())
            .filter(|name| is_extended_resource(name))
            .collect();
        for name in names {
            add_or_update_toleration(spec, json!({"key": name, "operator": "Exists", "effect": "NoSchedule"}));
        }
        Ok(())
    }
}

/// Off by default.
pub struct AlwaysPullImages;

fn images(spec: &Value) -> BTreeSet<&str> {
    CONTAINER_LISTS.iter().flat_map(|list| items(spec, list)).map(|c| text(c, "image")).collect()
}

fn ignores_pull_policy(request: &AdmissionRequest) -> bool {
    if !is_pod(request) || !request.subresource.is_empty() {
        return true;
    }
    request.operation == Operation::Update
        && images(&request.object["spec"]).is_subset(&images(&request.old_object["spec"]))
}

#[async_trait]
impl AdmissionPlugin for AlwaysPullImages {
    fn name(&self) -> &'static str {
        "AlwaysPullImages"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if ignores_pull_policy(request) {
            return Ok(());
        }
        let spec = &mut request.object["spec"];
        for list in CONTAINER_LISTS {
            for container in spec[list].as_array_mut().into_iter().flatten() {
                container["imagePullPolicy"] = "Always".into();
            }
        }
        for volume in spec["volumes"].as_array_mut().into_iter().flatten() {
            if volume["image"].is_object() {
                volume["image"]["pullPolicy"] = "Always".into();
            }
        }
        Ok(())
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if ignores_pull_policy(request) {
            return Ok(());
        }
        let path = Path::new("spec");
        for list in ["containers", "initContainers", "ephemeralContainers"] {
            for (index, container) in items(&request.object["spec"], list).enumerate() {
                if container["imagePullPolicy"] != "Always" {
                    let at = path.child(list).index(index).child("imagePullPolicy");
                    let error = FieldError::not_supported(&at, &container["imagePullPolicy"], &["Always"]);
                    return Err(forbidden(request, error.to_string()));
                }
            }
        }
        Ok(())
    }
}

/// A pod bound to a node shows the node's topology.
pub struct PodTopologyLabels(pub Arc<dyn Loopback>);

const TOPOLOGY_LABELS: [&str; 2] = ["topology.kubernetes.io/zone", "topology.kubernetes.io/region"];

#[async_trait]
impl AdmissionPlugin for PodTopologyLabels {
    fn name(&self) -> &'static str {
        "PodTopologyLabels"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.resource.group.is_empty() || request.resource.resource != "pods" {
            return Ok(());
        }
        let node = match request.subresource.as_str() {
            "" => text(&request.object["spec"], "nodeName").to_owned(),
            "binding" if ["", "Node"].contains(&text(&request.object["target"], "kind")) => {
                text(&request.object["target"], "name").to_owned()
            }
            _ => return Ok(()),
        };
        if node.is_empty() {
            return Ok(());
        }
        let live = match self.0.get_cached(&GroupResource::new("", "nodes"), "", &node).await {
            Ok(live) => live,
            Err(status) if status.is_not_found() => return Ok(()),
            Err(status) => return Err(status),
        };
        for label in TOPOLOGY_LABELS {
            if let Some(value) = live["metadata"]["labels"].get(label) {
                request.object["metadata"]["labels"][label] = value.clone();
            }
        }
        Ok(())
    }
}

/// A new node is tainted until it is known to be ready.
pub struct TaintNodesByCondition;

#[async_trait]
impl AdmissionPlugin for TaintNodesByCondition {
    fn name(&self) -> &'static str {
        "TaintNodesByCondition"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.resource.group.is_empty() || request.resource.resource != "nodes" || !request.subresource.is_empty()
        {
            return Ok(());
        }
        let (key, effect) = ("node.kubernetes.io/not-ready", "NoSchedule");
        let spec = &mut request.object["spec"];
        if !items(spec, "taints").any(|t| text(t, "key") == key && text(t, "effect") == effect) {
            push(spec, "taints", json!({"key": key, "effect": effect}));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerations_are_added_unless_there() {
        let plugin = DefaultTolerationSeconds { not_ready_seconds: 300, unreachable_seconds: 60 };
        let mut spec = json!({"tolerations": [{"key": "node.kubernetes.io/not-ready", "operator": "Exists"}]});
        plugin.apply(&mut spec);
        assert_eq!(spec["tolerations"].as_array().unwrap().len(), 2);
        assert_eq!(spec["tolerations"][1]["tolerationSeconds"], 60);
        let mut everything = json!({"tolerations": [{"operator": "Exists"}]});
        plugin.apply(&mut everything);
        assert_eq!(everything["tolerations"].as_array().unwrap().len(), 1);
    }

    #[test]
    fn extended_resources_have_a_foreign_domain() {
        assert!(is_extended_resource("example.com/gpu"));
        assert!(!is_extended_resource("cpu") && !is_extended_resource("kubernetes.io/x"));
    }
}
