//! NodeRestriction: what a kubelet may write - its own Node without taints,
//! owners and reserved labels, mirror pods on itself, status of its pods,
//! tokens of its pods' accounts, its Lease, CSINode, slices and requests.
//!
//! Upstream followed: `plugin/pkg/admission/noderestriction/admission.go`,
//! `kubelet/pkg/apis/well_known_labels.go`.

use std::collections::BTreeSet;
use std::sync::Arc;

use apimachinery::field::quote;
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, forbidden_by, text};
use apiserver::authz::node::node_identity;
use apiserver::request::{
    AdmissionPlugin, AdmissionRequest, Attributes, Authorizer, Decision, Loopback, Operation, RequestInfo,
};
use async_trait::async_trait;

use super::{items, references};

const MIRROR: &str = "kubernetes.io/config.mirror";
const LEASE_NAMESPACE: &str = "kube-node-lease";

/// Labels of the kubernetes.io and k8s.io domains that a kubelet may set.
const KUBELET_LABELS: [&str; 11] = [
    "beta.kubernetes.io/arch",
    "beta.kubernetes.io/instance-type",
    "beta.kubernetes.io/os",
    "failure-domain.beta.kubernetes.io/region",
    "failure-domain.beta.kubernetes.io/zone",
    "kubernetes.io/arch",
    "kubernetes.io/hostname",
    "kubernetes.io/os",
    "node.kubernetes.io/instance-type",
    "topology.kubernetes.io/region",
    "topology.kubernetes.io/zone",
];
const KUBELET_LABEL_DOMAINS: [&str; 2] = ["kubelet.kubernetes.io", "node.kubernetes.io"];

pub struct NodeRestriction {
    pub loopback: Arc<dyn Loopback>,
    pub authorizer: Arc<dyn Authorizer>,
}

#[async_trait]
impl AdmissionPlugin for NodeRestriction {
    fn name(&self) -> &'static str {
        "NodeRestriction"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation != Operation::Connect
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let Some(node) = node_identity(&request.user).map(str::to_owned) else { return Ok(()) };
        if node.is_empty() {
            let why = format!("could not determine node from user {}", quote(&request.user.name));
            return Err(forbidden(request, why));
        }
        let resource = (request.resource.group.as_str(), request.resource.resource.as_str());
        match (resource, request.subresource.as_str()) {
            (("", "pods"), "") => self.pod(&node, request).await,
            (("", "pods"), "status") => pod_status(&node, request),
            (("", "pods"), "eviction") => self.eviction(&node, request).await,
            (("", "pods"), other) => Err(forbidden(
                request,
                format!("unexpected pod subresource {}, only 'status' and 'eviction' are allowed", quote(other)),
            )),
            (("", "nodes"), _) => own_node(&node, request),
            (("", "persistentvolumeclaims"), "status") => claim_status(&node, request),
            (("", "persistentvolumeclaims"), _) => Err(forbidden(request, "may only update PVC status")),
            (("", "serviceaccounts"), "token") if request.operation == Operation::Create => {
                self.token(&node, request).await
            }
            (("certificates.k8s.io", "podcertificaterequests"), _) => self.pod_certificate(&node, request).await,
            (("coordination.k8s.io", "leases"), _) => lease(&node, request),
            (("storage.k8s.io", "csinodes"), _) => csi_node(&node, request),
            (("resource.k8s.io", "resourceslices"), _) => resource_slice(&node, request),
            (("certificates.k8s.io", "certificatesigningrequests"), _) => signing_request(&node, request),
            _ => Ok(()),
        }
    }
}

impl NodeRestriction {
    async fn find(
        &self,
        request: &AdmissionRequest,
        resource: &str,
        namespace: &str,
        name: &str,
    ) -> Result<Value, Status> {
        let id = GroupResource::new("", resource);
        match self.loopback.get_cached(&id, namespace, name).await {
            Err(status) if !status.is_not_found() => Err(forbidden_by(request, status)),
            other => other,
        }
    }

    async fn pod(&self, node: &str, request: &AdmissionRequest) -> Result<(), Status> {
        match request.operation {
            Operation::Create => {
                if let Some(why) = mirror_pod_problem(node, &request.object) {
                    return Err(forbidden(request, why));
                }
                let owner = &request.object["metadata"]["ownerReferences"][0];
                let live = self.find(request, "nodes", "", node).await?;
                if owner["uid"] != live["metadata"]["uid"] {
                    let why = format!(
                        "node {node} UID mismatch: expected {} got {}",
                        text(owner, "uid"),
                        text(&live["metadata"], "uid")
                    );
                    return Err(forbidden(request, why));
                }
                match references::first_reference(&request.object["spec"]) {
                    Some(what) => {
                        let why = format!("node {} can not create pods that reference {what}", quote(node));
                        Err(forbidden(request, why))
                    }
                    None => Ok(()),
                }
            }
            Operation::Delete => {
                let live = self.find(request, "pods", &request.namespace, &request.name).await?;
                if text(&live["spec"], "nodeName") == node {
                    return Ok(());
                }
                let why = format!("node {} can only delete pods with spec.nodeName set to itself", quote(node));
                Err(forbidden(request, why))
            }
            other => Err(forbidden(
                request,
                format!(
                    "unexpected operation {}, node {} can only create and delete mirror pods",
                    quote(other.as_str()),
                    quote(node)
                ),
            )),
        }
    }

    async fn eviction(&self, node: &str, request: &AdmissionRequest) -> Result<(), Status> {
        if request.operation != Operation::Create {
            return Err(forbidden(request, format!("unexpected operation {}", request.operation.as_str())));
        }
        let name =
            if request.name.is_empty() { text(&request.object["metadata"], "name") } else { request.name.as_str() };
        if name.is_empty() {
            return Err(forbidden(request, "could not determine pod from request data"));
        }
        let live = self.find(request, "pods", &request.namespace, name).await?;
        if text(&live["spec"], "nodeName") == node {
            return Ok(());
        }
        Err(forbidden(request, format!("node {node} can only evict pods with spec.nodeName set to itself")))
    }

    async fn token(&self, node: &str, request: &AdmissionRequest) -> Result<(), Status> {
        let reference = &request.object["spec"]["boundObjectRef"];
        let bound = text(reference, "apiVersion") == "v1" && text(reference, "kind") == "Pod";
        if !bound || text(reference, "name").is_empty() {
            return Err(forbidden(request, "node requested token not bound to a pod"));
        }
        let uid = text(reference, "uid");
        if uid.is_empty() {
            return Err(forbidden(request, "node requested token with a pod binding without a uid"));
        }
        let pod = self.find(request, "pods", &request.namespace, text(reference, "name")).await?;
        if uid != text(&pod["metadata"], "uid") {
            return Err(forbidden(
                request,
                format!(
                    "the UID in the bound object reference ({uid}) does not match the UID in record. The object might have been deleted and then recreated"
                ),
            ));
        }
        if text(&pod["spec"], "nodeName") != node {
            return Err(forbidden(request, "node requested token bound to a pod scheduled on a different node"));
        }
        self.token_audience(request, &pod).await
    }

    /// A token's audience must be one that the pod's volumes ask for, or
    /// explicitly allowed to the node.
    async fn token_audience(&self, request: &AdmissionRequest, pod: &Value) -> Result<(), Status> {
        let audiences: Vec<&str> = items(&request.object["spec"], "audiences").filter_map(Value::as_str).collect();
        let audience = match audiences.as_slice() {
            [] => "",
            [one] => one,
            _ => return Err(forbidden(request, "node may only request 0 or 1 audiences")),
        };
        let mut errors = Vec::new();
        for volume in items(&pod["spec"], "volumes") {
            let projected = items(&volume["projected"], "sources")
                .filter_map(|source| source.get("serviceAccountToken"))
                .any(|token| text(token, "audience") == audience);
            if projected {
                return Ok(());
            }
            let driver = match self.driver_of(pod, volume).await {
                Ok(driver) => driver,
                Err(status) => {
                    errors.push(status.message);
                    continue;
                }
            };
            if driver.is_empty() {
                continue;
            }
            match self.loopback.get_cached(&GroupResource::new("storage.k8s.io", "csidrivers"), "", &driver).await {
                Ok(found) => {
                    if items(&found["spec"], "tokenRequests").any(|t| text(t, "audience") == audience) {
                        return Ok(());
                    }
                }
                Err(status) => errors.push(status.message),
            }
        }
        if !errors.is_empty() {
            let all = apiserver::authz::rbac::aggregate(&errors);
            return Err(forbidden(request, format!("error validating audience {}: {all}", quote(audience))));
        }
        let info = self.info(request, "request-serviceaccounts-token-audience", audience, &request.name);
        let attributes = Attributes { user: request.user.clone(), info };
        if self.authorizer.authorize(&attributes).await.0 == Decision::Allow {
            return Ok(());
        }
        let why = format!("{} is not authorized to request tokens for audience {}", request.user.name, quote(audience));
        Err(forbidden(request, why))
    }

    /// The CSI driver behind a volume; empty when there is none.
    async fn driver_of(&self, pod: &Value, volume: &Value) -> Result<String, Status> {
        let claim = if volume.get("ephemeral").is_some() {
            format!("{}-{}", text(&pod["metadata"], "name"), text(volume, "name"))
        } else if volume.get("persistentVolumeClaim").is_some() {
            text(&volume["persistentVolumeClaim"], "claimName").to_owned()
        } else {
            return Ok(text(&volume["csi"], "driver").to_owned());
        };
        let namespace = text(&pod["metadata"], "namespace");
        let claims = GroupResource::new("", "persistentvolumeclaims");
        let claim = self.loopback.get_cached(&claims, namespace, &claim).await?;
        let volumes = GroupResource::new("", "persistentvolumes");
        let volume = self.loopback.get_cached(&volumes, "", text(&claim["spec"], "volumeName")).await?;
        Ok(text(&volume["spec"]["csi"], "driver").to_owned())
    }

    fn info(&self, request: &AdmissionRequest, verb: &str, resource: &str, name: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: request.resource.group.clone(),
            api_version: request.resource.version.clone(),
            resource: resource.into(),
            namespace: request.namespace.clone(),
            name: name.into(),
            ..Default::default()
        }
    }

    async fn pod_certificate(&self, node: &str, request: &AdmissionRequest) -> Result<(), Status> {
        if request.operation != Operation::Create {
            return Err(forbidden(request, format!("unexpected operation {}", request.operation.as_str())));
        }
        if !request.subresource.is_empty() {
            return Err(forbidden(request, format!("unexpected subresource {}", request.subresource)));
        }
        let spec = &request.object["spec"];
        let named = text(spec, "nodeName");
        if named != node {
            return Err(forbidden(
                request,
                format!(
                    "PodCertificateRequest.Spec.NodeName={}, which is not the requesting node {}",
                    quote(named),
                    quote(node)
                ),
            ));
        }
        let live = self.find(request, "nodes", "", node).await?;
        let pod_name = format!("{}/{}", request.namespace, text(spec, "podName"));
        if live["metadata"]["uid"] != spec["nodeUID"] {
            return Err(forbidden(
                request,
                format!(
                    "PodCertificateRequest for pod {} names node UID {}, inconsistent with the running node ({})",
                    quote(&pod_name),
                    quote(text(spec, "nodeUID")),
                    quote(text(&live["metadata"], "uid"))
                ),
            ));
        }
        let pod = self.find(request, "pods", &request.namespace, text(spec, "podName")).await?;
        if pod["metadata"]["uid"] != spec["podUID"] {
            return Err(forbidden(
                request,
                format!(
                    "PodCertificateRequest for pod {} contains pod UID ({}) which differs from running pod {}",
                    quote(&pod_name),
                    quote(text(spec, "podUID")),
                    quote(text(&pod["metadata"], "uid"))
                ),
            ));
        }
        if text(&pod["spec"], "nodeName") != node {
            return Err(forbidden(
                request,
                format!(
                    "pod {} is not running on node {} named in the PodCertificateRequest",
                    quote(&pod_name),
                    quote(node)
                ),
            ));
        }
        if pod["metadata"]["annotations"].get(MIRROR).is_some() {
            return Err(forbidden(request, format!("pod {} is a mirror pod", quote(&pod_name))));
        }
        if pod["spec"]["serviceAccountName"] != spec["serviceAccountName"] {
            return Err(forbidden(
                request,
                format!(
                    "PodCertificateRequest for pod {} contains serviceAccountName ({}) that differs from running pod ({})",
                    quote(&pod_name),
                    quote(text(spec, "serviceAccountName")),
                    quote(text(&pod["spec"], "serviceAccountName"))
                ),
            ));
        }
        let account =
            self.find(request, "serviceaccounts", &request.namespace, text(spec, "serviceAccountName")).await?;
        if account["metadata"]["uid"] != spec["serviceAccountUID"] {
            return Err(forbidden(
                request,
                format!(
                    "PodCertificateRequest for pod {} names service account UID {}, which differs from the running service account ({})",
                    quote(&pod_name),
                    quote(text(spec, "serviceAccountUID")),
                    quote(text(&account["metadata"], "uid"))
                ),
            ));
        }
        let signer = text(spec, "signerName");
        let mounts = items(&pod["spec"], "volumes")
            .flat_map(|volume| items(&volume["projected"], "sources"))
            .any(|source| text(&source["podCertificate"], "signerName") == signer);
        if mounts {
            return Ok(());
        }
        let info = self.info(
            request,
            "request-serviceaccounts-podcertificate-signer",
            &signer.replace('/', ":"),
            text(spec, "serviceAccountName"),
        );
        let attributes = Attributes { user: request.user.clone(), info };
        if self.authorizer.authorize(&attributes).await.0 == Decision::Allow {
            return Ok(());
        }
        Err(forbidden(
            request,
            format!(
                "pod {} does not mount a podCertificate projected volume for signer {}",
                quote(&pod_name),
                quote(signer)
            ),
        ))
    }
}

fn mirror_pod_problem(node: &str, pod: &Value) -> Option<String> {
    let shown = quote(node);
    if pod["metadata"]["annotations"].get(MIRROR).is_none() {
        return Some(format!(
            "pod does not have {} annotation, node {shown} can only create mirror pods",
            quote(MIRROR)
        ));
    }
    if text(&pod["spec"], "nodeName") != node {
        return Some(format!("node {shown} can only create pods with spec.nodeName set to itself"));
    }
    let owners: Vec<&Value> = items(&pod["metadata"], "ownerReferences").collect();
    let owner = match owners.as_slice() {
        [] => return Some(format!("node {shown} can only create pods with an owner reference set to itself")),
        [one] => one,
        _ => return Some(format!("node {shown} can only create pods with a single owner reference set to itself")),
    };
    if text(owner, "apiVersion") != "v1" || text(owner, "kind") != "Node" || text(owner, "name") != node {
        return Some(format!("node {shown} can only create pods with an owner reference set to itself"));
    }
    if owner["controller"] != true {
        return Some(format!("node {shown} can only create pods with a controller owner reference set to itself"));
    }
    if owner["blockOwnerDeletion"] == true {
        return Some(format!("node {shown} must not set blockOwnerDeletion on an owner reference"));
    }
    None
}

fn pod_status(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    let shown = quote(node);
    if request.operation != Operation::Update {
        return Err(forbidden(request, format!("unexpected operation {}", quote(request.operation.as_str()))));
    }
    let (old, new) = (&request.old_object, &request.object);
    if text(&old["spec"], "nodeName") != node {
        return Err(forbidden(
            request,
            format!("node {shown} can only update pod status for pods with spec.nodeName set to itself"),
        ));
    }
    let empty = serde_json::Map::new();
    let labels = |pod: &Value| pod["metadata"]["labels"].as_object().unwrap_or(&empty).clone();
    if labels(old) != labels(new) {
        return Err(forbidden(request, format!("node {shown} cannot update labels through pod status")));
    }
    for (field, sentence) in [
        ("resourceClaimStatuses", "cannot update resource claim statues"),
        ("extendedResourceClaimStatus", "cannot update extended resource claim status"),
        ("nodeAllocatableResourceClaimStatuses", "cannot update node allocatable resource claim statuses"),
    ] {
        if old["status"][field] != new["status"][field] {
            return Err(forbidden(request, format!("node {shown} {sentence}")));
        }
    }
    Ok(())
}

fn own_node(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    let shown = quote(node);
    let named = if request.name.is_empty() { text(&request.object["metadata"], "name") } else { &request.name };
    if named != node {
        return Err(forbidden(request, format!("node {shown} is not allowed to modify node {}", quote(named))));
    }
    let (old, new) = (&request.old_object, &request.object);
    match request.operation {
        Operation::Create => {
            if new["spec"].get("configSource").is_some() {
                return Err(forbidden(
                    request,
                    format!("node {shown} is not allowed to create pods with a non-nil configSource"),
                ));
            }
            let bad = forbidden_labels(&modified_labels(&new["metadata"]["labels"], &Value::Null));
            if !bad.is_empty() {
                let why = format!("node {shown} is not allowed to set the following labels: {}", bad.join(", "));
                return Err(forbidden(request, why));
            }
        }
        Operation::Update => {
            let changed = |a: &Value, b: &Value| a != b;
            if new["spec"].get("configSource").is_some()
                && changed(&new["spec"]["configSource"], &old["spec"]["configSource"])
            {
                return Err(forbidden(
                    request,
                    format!("node {shown} is not allowed to update configSource to a new non-nil configSource"),
                ));
            }
            if changed(&new["spec"]["taints"], &old["spec"]["taints"]) {
                return Err(forbidden(request, format!("node {shown} is not allowed to modify taints")));
            }
            if changed(&new["metadata"]["ownerReferences"], &old["metadata"]["ownerReferences"]) {
                return Err(forbidden(request, format!("node {shown} is not allowed to modify ownerReferences")));
            }
            let bad = forbidden_labels(&modified_labels(&new["metadata"]["labels"], &old["metadata"]["labels"]));
            if !bad.is_empty() {
                return Err(forbidden(request, format!("is not allowed to modify labels: {}", bad.join(", "))));
            }
        }
        _ => {}
    }
    Ok(())
}

fn modified_labels(new: &Value, old: &Value) -> BTreeSet<String> {
    let keys = |value: &Value| value.as_object().into_iter().flatten().map(|(k, _)| k.clone()).collect::<Vec<_>>();
    keys(new).into_iter().chain(keys(old)).filter(|key| new.get(key) != old.get(key)).collect()
}

fn forbidden_labels(modified: &BTreeSet<String>) -> Vec<String> {
    let in_domain = |namespace: &str, domain: &str| {
        namespace == domain || namespace.strip_suffix(domain).is_some_and(|rest| rest.ends_with('.'))
    };
    let is_bad = |label: &&String| {
        let namespace = label.split_once('/').map_or("", |(namespace, _)| namespace);
        let reserved = in_domain(namespace, "kubernetes.io") || in_domain(namespace, "k8s.io");
        let kubelets = KUBELET_LABELS.contains(&label.as_str())
            || KUBELET_LABEL_DOMAINS.iter().any(|domain| in_domain(namespace, domain));
        in_domain(namespace, "node-restriction.kubernetes.io") || (reserved && !kubelets)
    };
    modified.iter().filter(is_bad).cloned().collect()
}

fn claim_status(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    if request.operation != Operation::Update {
        return Err(forbidden(request, format!("unexpected operation {}", quote(request.operation.as_str()))));
    }
    let cut = |claim: &Value| {
        let mut claim = claim.clone();
        for field in ["capacity", "conditions", "allocatedResourceStatuses", "allocatedResources"] {
            if let Some(status) = claim["status"].as_object_mut() {
                status.remove(field);
            }
        }
        for field in ["resourceVersion", "managedFields"] {
            if let Some(metadata) = claim["metadata"].as_object_mut() {
                metadata.remove(field);
            }
        }
        claim
    };
    if cut(&request.old_object) == cut(&request.object) {
        return Ok(());
    }
    let why = format!(
        "node {} is not allowed to update fields other than status.quantity and status.conditions",
        quote(node)
    );
    Err(forbidden(request, why))
}

fn lease(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    if request.namespace != LEASE_NAMESPACE {
        let why = format!("can only access leases in the {} system namespace", quote(LEASE_NAMESPACE));
        return Err(forbidden(request, why));
    }
    if own_name(request) == node {
        return Ok(());
    }
    Err(forbidden(request, "can only access node lease with the same name as the requesting node"))
}

/// On create the object's name counts, later the request's.
fn own_name(request: &AdmissionRequest) -> &str {
    if request.operation == Operation::Create { text(&request.object["metadata"], "name") } else { &request.name }
}

fn csi_node(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    if own_name(request) != node {
        return Err(forbidden(request, "can only access CSINode with the same name as the requesting node"));
    }
    if request.subresource == "status" {
        // CSIVolumeHealth is off by default in 1.37.
        return Err(forbidden(request, "CSIVolumeHealth feature gate is disabled"));
    }
    Ok(())
}

fn resource_slice(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    let (object, word) = match request.operation {
        Operation::Create => (&request.object, "create"),
        Operation::Delete => (&request.old_object, "delete"),
        _ => return Ok(()),
    };
    if text(&object["spec"], "nodeName") == node {
        return Ok(());
    }
    Err(forbidden(request, format!("can only {word} ResourceSlice with the same NodeName as the requesting node")))
}

fn signing_request(node: &str, request: &AdmissionRequest) -> Result<(), Status> {
    if request.operation != Operation::Create {
        return Ok(());
    }
    let spec = &request.object["spec"];
    if !["kubernetes.io/kubelet-serving", "kubernetes.io/kube-apiserver-client-kubelet"]
        .contains(&text(spec, "signerName"))
    {
        return Ok(());
    }
    match super::certificates::parse_request(spec) {
        Err(error) => Err(forbidden(request, format!("unable to parse csr: {error}"))),
        Ok(parsed) if parsed.subject().common_name == format!("system:node:{node}") => Ok(()),
        Ok(_) => Err(forbidden(request, format!("can only create a node CSR with CN=system:node:{node}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn reserved_labels_are_refused_and_kubelets_own_allowed() {
        let new = json!({
            "kubernetes.io/hostname": "n1",
            "node.kubernetes.io/anything": "x",
            "kubernetes.io/evil": "x",
            "a.node-restriction.kubernetes.io/z": "x",
            "example.com/a": "x",
        });
        let modified = modified_labels(&new, &Value::Null);
        assert_eq!(forbidden_labels(&modified), ["a.node-restriction.kubernetes.io/z", "kubernetes.io/evil"]);
        assert!(modified_labels(&new, &new).is_empty());
    }

    #[test]
    fn a_mirror_pod_must_belong_to_its_node() {
        let mut pod = json!({"metadata": {"annotations": {MIRROR: "h"}, "ownerReferences": [
            {"apiVersion": "v1", "kind": "Node", "name": "n1", "uid": "u", "controller": true}]}, "spec": {"nodeName": "n1"}});
        assert_eq!(mirror_pod_problem("n1", &pod), None);
        assert_eq!(
            mirror_pod_problem("n2", &pod).unwrap(),
            "node \"n2\" can only create pods with spec.nodeName set to itself"
        );
        pod["metadata"]["ownerReferences"][0]["controller"] = false.into();
        assert_eq!(
            mirror_pod_problem("n1", &pod).unwrap(),
            "node \"n1\" can only create pods with a controller owner reference set to itself"
        );
    }
}
