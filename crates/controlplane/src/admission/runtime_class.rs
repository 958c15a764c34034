//! RuntimeClass: the class's overhead and scheduling constraints go into the pod.
//!
//! Upstream followed: `plugin/pkg/admission/runtimeclass/admission.go`,
//! `pkg/util/tolerations`.

use std::sync::Arc;

use apimachinery::field::quote;
use apimachinery::quantity::Quantity;
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::forbidden;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::{is_pod, items, tolerations};

pub struct RuntimeClass(pub Arc<dyn Loopback>);

impl RuntimeClass {
    async fn class(&self, request: &AdmissionRequest) -> Result<Option<Value>, Status> {
        let Some(name) = request.object["spec"]["runtimeClassName"].as_str() else { return Ok(None) };
        let resource = GroupResource::new("node.k8s.io", "runtimeclasses");
        if let Ok(found) = self.0.get_cached(&resource, "", name).await {
            return Ok(Some(found));
        }
        match self.0.get(&resource, "", name).await {
            Ok(found) => Ok(Some(found)),
            Err(status) if status.is_not_found() => {
                Err(forbidden(request, format!("pod rejected: RuntimeClass {} not found", quote(name))))
            }
            Err(status) => Err(status),
        }
    }
}

/// Equal as quantities, whatever the spelling.
fn same_resources(left: &Value, right: &Value) -> bool {
    let empty = serde_json::Map::new();
    let (left, right) = (left.as_object().unwrap_or(&empty), right.as_object().unwrap_or(&empty));
    left.len() == right.len()
        && left.iter().all(|(name, value)| {
            right.get(name).is_some_and(|other| match (Quantity::from_value(value), Quantity::from_value(other)) {
                (Ok(a), Ok(b)) => a == b,
                _ => value == other,
            })
        })
}

fn is_empty(value: &Value) -> bool {
    value.as_object().is_none_or(serde_json::Map::is_empty)
}

/// Writes overhead, node selector and tolerations; or says what conflicts.
fn apply(class: &Value, spec: &mut Value) -> Result<(), String> {
    if class["overhead"].is_object() {
        let fixed = &class["overhead"]["podFixed"];
        if !is_empty(&spec["overhead"]) && !same_resources(fixed, &spec["overhead"]) {
            return Err("pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead".into());
        }
        if !is_empty(fixed) {
            spec["overhead"] = fixed.clone();
        }
    }
    let scheduling = &class["scheduling"];
    if !scheduling.is_object() {
        return Ok(());
    }
    for (key, value) in scheduling["nodeSelector"].as_object().into_iter().flatten() {
        match spec["nodeSelector"].get(key) {
            Some(own) if own != value => {
                let show = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                return Err(format!(
                    "conflict: runtimeClass.scheduling.nodeSelector[{key}] = {}; pod.spec.nodeSelector[{key}] = {}",
                    show(value),
                    show(own)
                ));
            }
            _ => spec["nodeSelector"][key] = value.clone(),
        }
    }
    let list = |of: &Value| items(of, "tolerations").cloned().collect::<Vec<_>>();
    let merged = tolerations::merge(&list(spec), &list(scheduling));
    if !merged.is_empty() {
        spec["tolerations"] = Value::Array(merged);
    }
    Ok(())
}

#[async_trait]
impl AdmissionPlugin for RuntimeClass {
    fn name(&self) -> &'static str {
        "RuntimeClass"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is_pod(request) || !request.subresource.is_empty() {
            return Ok(());
        }
        if let Some(class) = self.class(request).await? {
            apply(&class, &mut request.object["spec"]).map_err(|why| forbidden(request, why))?;
        }
        Ok(())
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is_pod(request) || !request.subresource.is_empty() {
            return Ok(());
        }
        let class = self.class(request).await?;
        let overhead = &request.object["spec"]["overhead"];
        match class.filter(|class| class["overhead"].is_object()) {
            Some(class) if !same_resources(&class["overhead"]["podFixed"], overhead) => {
                Err(forbidden(request, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead"))
            }
            None if overhead.is_object() => Err(forbidden(
                request,
                "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead",
            )),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn overhead_and_scheduling_go_into_the_pod() {
        let class = json!({"overhead": {"podFixed": {"cpu": "250m"}}, "scheduling": {
            "nodeSelector": {"a": "b"}, "tolerations": [{"key": "k", "operator": "Exists"}]}});
        let mut spec = json!({"overhead": {"cpu": "0.25"}, "nodeSelector": {"c": "d"}});
        apply(&class, &mut spec).unwrap();
        assert_eq!(spec["nodeSelector"], json!({"a": "b", "c": "d"}));
        assert_eq!(spec["tolerations"], json!([{"key": "k", "operator": "Exists"}]));
        apply(&class, &mut spec).unwrap();
        assert_eq!(spec["tolerations"].as_array().unwrap().len(), 1);
        assert_eq!(
            apply(&class, &mut json!({"nodeSelector": {"a": "x"}})).unwrap_err(),
            "conflict: runtimeClass.scheduling.nodeSelector[a] = b; pod.spec.nodeSelector[a] = x"
        );
        assert!(apply(&class, &mut json!({"overhead": {"cpu": "1"}})).is_err());
    }
}
