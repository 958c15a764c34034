//! `pods/binding` and `bindings`: puts a pod on a node.
//!
//! Upstream followed: `pkg/registry/core/pod/storage/storage.go` BindingREST.

use std::sync::Arc;

use apimachinery::{FieldError, GroupResource, Path, Status, Value, json};
use apiserver::registry::swap::{Preconditions, Swap};
use apiserver::registry::{Resource, meta, plain_error};
use apiserver::request::Operation;
use apiserver::serving::{Answer, Virtual, VirtualRequest};
use async_trait::async_trait;

/// Labels of the binding that the pod takes over.
const TOPOLOGY_LABELS: [&str; 2] = ["topology.kubernetes.io/zone", "topology.kubernetes.io/region"];

pub struct Binding;

/// `ValidatePodBinding`.
fn validate(binding: &Value) -> Result<(), Status> {
    let target = Path::new("target");
    let mut errors = Vec::new();
    let kind = binding["target"]["kind"].as_str().unwrap_or_default();
    if !matches!(kind, "" | "Node") {
        errors.push(FieldError::not_supported(&target.child("kind"), &json!(kind), &["Node", "<empty>"]));
    }
    if binding["target"]["name"].as_str().unwrap_or_default().is_empty() {
        errors.push(FieldError::required(&target.child("name"), ""));
    }
    if errors.is_empty() { Ok(()) } else { Err(plain_error(apimachinery::field::aggregate(&errors))) }
}

/// The bound pod; the error is upstream's sentence.
fn bind(pod: &mut Value, binding: &Value, now: &str) -> Result<(), String> {
    let name = meta::name(pod).to_owned();
    if !meta::deletion_timestamp(pod).is_empty() {
        return Err(format!("pod {name} is being deleted, cannot be assigned to a host"));
    }
    if let Some(node) = pod["spec"]["nodeName"].as_str().filter(|n| !n.is_empty()) {
        return Err(format!("pod {name} is already assigned to node {}", apimachinery::field::quote(node)));
    }
    if pod["spec"]["schedulingGates"].as_array().is_some_and(|gates| !gates.is_empty()) {
        return Err(format!("pod {name} has non-empty .spec.schedulingGates"));
    }
    pod["spec"]["nodeName"] = binding["target"]["name"].clone();
    // The nomination has served its purpose (ClearingNominatedNodeNameAfterBinding).
    if let Some(status) = pod["status"].as_object_mut() {
        status.remove("nominatedNodeName");
    }
    for key in ["annotations", "labels"] {
        let Some(given) = binding["metadata"][key].as_object() else { continue };
        let Some(fields) = meta::fields(pod) else { continue };
        let own = fields.entry(key).or_insert_with(|| json!({}));
        for (name, value) in given {
            if key == "annotations" || TOPOLOGY_LABELS.contains(&name.as_str()) {
                own[name] = value.clone();
            }
        }
    }
    let condition = json!({
        "type": "PodScheduled",
        "status": "True",
        "lastProbeTime": null,
        "lastTransitionTime": now,
    });
    set_condition(pod, condition);
    Ok(())
}

/// `UpdatePodCondition`: the transition time stays when the status does.
pub fn set_condition(pod: &mut Value, mut condition: Value) {
    if !pod["status"].is_object() {
        pod["status"] = json!({});
    }
    if !pod["status"]["conditions"].is_array() {
        pod["status"]["conditions"] = json!([]);
    }
    let Some(conditions) = pod["status"]["conditions"].as_array_mut() else { return };
    match conditions.iter_mut().find(|c| c["type"] == condition["type"]) {
        Some(present) => {
            if present["status"] == condition["status"] {
                condition["lastTransitionTime"] = present["lastTransitionTime"].clone();
            }
            *present = condition;
        }
        None => conditions.push(condition),
    }
}

fn pods(request: &VirtualRequest<'_>) -> Result<Arc<Resource>, Status> {
    request
        .caller
        .core
        .table
        .load()
        .stored(&GroupResource::new("", "pods"))
        .cloned()
        .ok_or_else(|| Status::internal("pods are not served"))
}

#[async_trait]
impl Virtual for Binding {
    fn keeps_system_metadata(&self) -> bool {
        true
    }

    async fn create(&self, request: &VirtualRequest<'_>, object: Value) -> Result<Answer, Status> {
        let caller = request.caller;
        let pods = pods(request)?;
        let name = if request.info.subresource.is_empty() {
            meta::name(&object).to_owned()
        } else {
            request.info.name.clone()
        };
        if meta::name(&object) != name {
            return Err(Status::bad_request("name in URL does not match name in Binding object"));
        }
        validate(&object)?;
        let mut admission = pods.admission(caller, Operation::Create, &name, object, Value::Null);
        admission.kind = apimachinery::GroupVersionKind::new("", "v1", "Binding");
        if request.info.subresource.is_empty() {
            admission.resource.resource = "bindings".into();
        }
        let object = caller.core.mutate_admission(caller, admission.clone()).await?;
        admission.object = object;
        let object = caller.core.validate_admission(caller, admission).await?;
        let text = |key: &str| Some(meta::text(&object, key).to_owned()).filter(|t| !t.is_empty());
        let preconditions = Preconditions { uid: text("uid"), resource_version: text("resourceVersion") };
        let key = pods.key(caller.namespace, &name)?;
        let mut swap = Swap::begin(&pods, key, &name).await?;
        loop {
            let Some(old) = swap.object()? else {
                return Err(Status::not_found(&pods.group_resource, &name));
            };
            let mut pod = old.clone();
            let now = meta::time(jiff::Timestamp::now());
            let outcome = preconditions
                .check(&pods.shown_key(request.caller, swap.key()), &old)
                .map_err(|error| pods.storage_status(error, &name))
                .and_then(|()| {
                    bind(&mut pod, &object, &now)
                        .map_err(|why| Status::conflict(&GroupResource::new("", "pods/binding"), &name, &why))
                });
            if let Err(status) = outcome {
                if swap.retry_fresh().await? {
                    continue;
                }
                return Err(status);
            }
            pods.codec.canonicalize(&mut pod);
            if caller.dry_run || swap.write(&mut pod, 0).await?.is_some() {
                return Ok(Answer::Object(201, super::created()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binds_once() {
        let mut pod = json!({"metadata": {"name": "a", "generation": 1}, "spec": {}, "status": {}});
        let binding = json!({"metadata": {"name": "a", "labels": {"x": "y"}}, "target": {"name": "n1"}});
        assert_eq!(bind(&mut pod, &binding, "2026-01-01T00:00:00Z"), Ok(()));
        assert_eq!(pod["spec"]["nodeName"], "n1");
        assert_eq!(pod["status"]["conditions"][0]["status"], "True");
        assert_eq!(
            bind(&mut pod, &binding, "2026-01-01T00:00:00Z"),
            Err("pod a is already assigned to node \"n1\"".to_owned())
        );
    }
}
