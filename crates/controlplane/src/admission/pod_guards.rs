//! PodResizeValidator: a resize must fit what the pod's node can allocate.
//! PodGroupProtection: pod groups get a finalizer, and nothing joins a group
//! that is being deleted (behind GenericWorkload and CompositePodGroup).
//!
//! Upstream followed: `plugin/pkg/admission/{podresize,podgroupprotection}`.

use std::sync::Arc;

use apimachinery::quantity::Quantity;
use apimachinery::status::Cause;
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::{is_pod, items, push};

const OS_LABEL: &str = "kubernetes.io/os";
const SCHEDULING: &str = "scheduling.k8s.io";
const GROUP_FINALIZER: &str = "scheduling.k8s.io/podgroup-protection";
const COMPOSITE_FINALIZER: &str = "scheduling.k8s.io/compositepodgroup-protection";

pub struct PodResizeValidator(pub Arc<dyn Loopback>);

fn quantity(value: &Value) -> Quantity {
    value.as_str().and_then(|text| Quantity::parse(text).ok()).unwrap_or_default()
}

/// Requests of a pod as the scheduler counts them: pod-level ones, else the
/// containers' sum or the largest init container beside its sidecars.
fn request_of(spec: &Value, resource: &str, amount: fn(&Quantity) -> i64) -> i64 {
    let of = |holder: &Value| amount(&quantity(&holder["resources"]["requests"][resource]));
    let overhead = amount(&quantity(&spec["overhead"][resource]));
    if spec["resources"]["requests"].get(resource).is_some() {
        return of(spec) + overhead;
    }
    let running: i64 = items(spec, "containers").map(of).sum();
    let (mut sidecars, mut peak) = (0, 0);
    for container in items(spec, "initContainers") {
        if text(container, "restartPolicy") == "Always" {
            sidecars += of(container);
            peak = peak.max(sidecars);
        } else {
            peak = peak.max(sidecars + of(container));
        }
    }
    (running + sidecars).max(peak) + overhead
}

/// Why the pod does not fit; `None` when it does.
fn does_not_fit(spec: &Value, allocatable: &Value) -> Option<String> {
    let mut parts = Vec::new();
    for (resource, amount) in [("cpu", Quantity::milli_value as fn(&Quantity) -> i64), ("memory", Quantity::value)] {
        let (requested, available) = (request_of(spec, resource, amount), amount(&quantity(&allocatable[resource])));
        if requested > available {
            parts.push(format!("{resource}, requested: {requested}, allocatable: {available}"));
        }
    }
    (!parts.is_empty()).then(|| format!("Node didn't have enough allocatable resources: {}", parts.join("; ")))
}

fn with_cause(mut status: Status, reason: &str) -> Status {
    if let Some(details) = &mut status.details {
        details.causes.push(Cause { reason: reason.into(), ..Cause::default() });
    }
    status
}

#[async_trait]
impl AdmissionPlugin for PodResizeValidator {
    fn name(&self) -> &'static str {
        "PodResizeValidator"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Update
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let node_name = text(&request.object["spec"], "nodeName").to_owned();
        let same = request.object["metadata"]["generation"] == request.old_object["metadata"]["generation"];
        if !is_pod(request) || request.subresource != "resize" || node_name.is_empty() || same {
            return Ok(());
        }
        let nodes = GroupResource::new("", "nodes");
        let node = self.0.get_cached(&nodes, "", &node_name).await.map_err(|status| {
            let name = apimachinery::field::quote(&node_name);
            let why = match status.is_not_found() {
                true => format!("node {name} not found"),
                false => format!("failed to get node {name}: {}", status.message),
            };
            forbidden(request, why)
        })?;
        if let Some(why) = does_not_fit(&request.object["spec"], &node["status"]["allocatable"]) {
            return Err(with_cause(forbidden(request, why), "NodeCapacity"));
        }
        let os = text(&node["metadata"]["labels"], OS_LABEL);
        if os != "linux" {
            let (name, os) = (apimachinery::field::quote(&node_name), apimachinery::field::quote(os));
            let why = format!("pod resize is only supported on linux nodes, node {name} is {os}");
            return Err(with_cause(forbidden(request, why), "UnsupportedPlatform"));
        }
        Ok(())
    }
}

pub struct PodGroupProtection(pub Arc<dyn Loopback>);

impl PodGroupProtection {
    async fn check_parent(&self, request: &AdmissionRequest, link: ParentLink<'_>) -> Result<(), Status> {
        if link.name.is_empty() {
            return Ok(());
        }
        let parents = GroupResource::new(SCHEDULING, link.resource);
        let parent = match self.0.get_cached(&parents, &request.namespace, link.name).await {
            Ok(parent) => parent,
            Err(status) if status.is_not_found() => return Ok(()),
            Err(status) => return Err(forbidden(request, status.message)),
        };
        if parent["metadata"]["deletionTimestamp"].is_null() {
            return Ok(());
        }
        let name = apimachinery::field::quote(link.name);
        let why =
            format!("cannot create {} referencing {} {name} because it is being deleted", link.child, link.parent);
        Err(forbidden(request, why))
    }
}

/// What a new object hangs on.
struct ParentLink<'a> {
    child: &'static str,
    parent: &'static str,
    resource: &'static str,
    name: &'a str,
}

fn composite() -> bool {
    api::gates::enabled("CompositePodGroup")
}

#[async_trait]
impl AdmissionPlugin for PodGroupProtection {
    fn name(&self) -> &'static str {
        "PodGroupProtection"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create && api::gates::enabled("GenericWorkload")
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.resource.group != SCHEDULING || !request.subresource.is_empty() {
            return Ok(());
        }
        let finalizer = match request.resource.resource.as_str() {
            "podgroups" => GROUP_FINALIZER,
            "compositepodgroups" if composite() => COMPOSITE_FINALIZER,
            _ => return Ok(()),
        };
        let metadata = &mut request.object["metadata"];
        if !items(metadata, "finalizers").any(|own| own == finalizer) {
            push(metadata, "finalizers", finalizer.into());
        }
        Ok(())
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.subresource.is_empty() {
            return Ok(());
        }
        let spec = &request.object["spec"];
        let above = |child| ParentLink {
            child,
            parent: "CompositePodGroup",
            resource: "compositepodgroups",
            name: text(spec, "parentCompositePodGroupName"),
        };
        let link = match (request.resource.group.as_str(), request.resource.resource.as_str()) {
            ("", "pods") => ParentLink {
                child: "Pod",
                parent: "PodGroup",
                resource: "podgroups",
                name: text(&spec["schedulingGroup"], "podGroupName"),
            },
            (SCHEDULING, "podgroups") if composite() => above("PodGroup"),
            (SCHEDULING, "compositepodgroups") if composite() => above("CompositePodGroup"),
            _ => return Ok(()),
        };
        self.check_parent(request, link).await
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_resize_fits_its_node() {
        let spec = json!({
            "containers": [{"resources": {"requests": {"cpu": "2", "memory": "1Ki"}}}],
            "initContainers": [{"restartPolicy": "Always", "resources": {"requests": {"cpu": "500m"}}}]});
        assert_eq!(does_not_fit(&spec, &json!({"cpu": "2500m", "memory": "1Ki"})), None);
        assert_eq!(
            does_not_fit(&spec, &json!({"cpu": "2", "memory": "1000"})).expect("too much"),
            "Node didn't have enough allocatable resources: cpu, requested: 2500, allocatable: 2000; memory, requested: 1024, allocatable: 1000"
        );
    }
}
