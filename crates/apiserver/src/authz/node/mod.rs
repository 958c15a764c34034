//! The Node authorizer: a kubelet sees what its own pods need, its own Node,
//! Lease and CSINode, and for the rest what the `system:node` rules say.
//!
//! Upstream followed: `plugin/pkg/auth/authorizer/node/node_authorizer.go`,
//! `pkg/auth/nodeidentifier`.

pub mod graph;

use std::sync::Arc;

use apimachinery::GroupResource;
use apimachinery::field::quote;
use async_trait::async_trait;
use parking_lot::RwLock;
use storage::Entry;

use super::rules::Rule;
use crate::request::{Attributes, Authorizer, Decision, EntryEvent, Loopback, RequestInfo, ResolvedRules, UserInfo};
use graph::{Graph, Kind};

const NODE_PREFIX: &str = "system:node:";
const NODES_GROUP: &str = "system:nodes";
const LEASE_NAMESPACE: &str = "kube-node-lease";

/// The node a user is: `None` for others, an empty name for a kubelet
/// without a name.
pub fn node_identity(user: &UserInfo) -> Option<&str> {
    let name = user.name.strip_prefix(NODE_PREFIX)?;
    user.groups.iter().any(|g| g == NODES_GROUP).then_some(name)
}

pub struct NodeAuthorizer {
    graph: Arc<RwLock<Graph>>,
    rules: Vec<Rule>,
}

const WATCHED: [(&str, &str); 5] = [
    ("", "pods"),
    ("", "persistentvolumes"),
    ("storage.k8s.io", "volumeattachments"),
    ("resource.k8s.io", "resourceslices"),
    ("certificates.k8s.io", "podcertificaterequests"),
];

fn apply(graph: &RwLock<Graph>, resource: &str, entry: &Entry) {
    if resource == "pods" && entry.field("spec.nodeName").unwrap_or_default().is_empty() {
        // No node, no ties: not worth decoding.
        return graph.write().remove_pod(entry.namespace(), entry.name());
    }
    let Ok(object) = entry.value() else { return };
    let mut graph = graph.write();
    match resource {
        "pods" => graph.put_pod(&object),
        "persistentvolumes" => graph.put_volume(&object),
        "volumeattachments" => graph.put_own_node(Kind::VolumeAttachment, &object),
        "resourceslices" => graph.put_own_node(Kind::ResourceSlice, &object),
        _ => graph.put_own_node(Kind::PodCertificateRequest, &object),
    }
}

fn remove(graph: &mut Graph, resource: &str, entry: &Entry) {
    let (namespace, name) = (entry.namespace(), entry.name());
    match resource {
        "pods" => graph.remove_pod(namespace, name),
        "persistentvolumes" => graph.remove_volume(name),
        "volumeattachments" => graph.remove_own_node(Kind::VolumeAttachment, namespace, name),
        "resourceslices" => graph.remove_own_node(Kind::ResourceSlice, namespace, name),
        _ => graph.remove_own_node(Kind::PodCertificateRequest, namespace, name),
    }
}

impl NodeAuthorizer {
    /// `rules` are those of the bootstrap role `system:node`. Starts the watches
    /// that feed the graph; abort the tasks to stop. Resources that are not
    /// served (`served` says no) are not watched.
    pub fn start(
        loopback: &Arc<dyn Loopback>,
        rules: Vec<Rule>,
        served: &dyn Fn(&GroupResource) -> bool,
    ) -> (Arc<Self>, Vec<tokio::task::JoinHandle<()>>) {
        let graph = Arc::new(RwLock::new(Graph::default()));
        let mut tasks = Vec::new();
        for (group, resource) in WATCHED {
            let id = GroupResource::new(group, resource);
            if !served(&id) {
                continue;
            }
            let mut events = loopback.watch_entries(&id);
            let graph = graph.clone();
            tasks.push(tokio::spawn(async move {
                while let Some(event) = events.recv().await {
                    match event {
                        EntryEvent::Synced => {}
                        EntryEvent::Applied(entry) => apply(&graph, resource, &entry),
                        EntryEvent::Deleted(entry) => remove(&mut graph.write(), resource, &entry),
                    }
                }
            }));
        }
        (Arc::new(NodeAuthorizer { graph, rules }), tasks)
    }

    pub fn from_graph(graph: Graph, rules: Vec<Rule>) -> Self {
        NodeAuthorizer { graph: Arc::new(RwLock::new(graph)), rules }
    }

    fn decide(&self, user: &UserInfo, info: &RequestInfo) -> (Decision, String) {
        let Some(node) = node_identity(user) else { return no("") };
        if node.is_empty() {
            return no(format!("unknown node for user {}", quote(&user.name)));
        }
        if info.is_resource_request {
            let verb = info.verb.as_str();
            match (info.api_group.as_str(), info.resource.as_str()) {
                ("", "secrets") => return self.read_namespaced(node, Kind::Secret, info),
                ("", "configmaps") => return self.read_namespaced(node, Kind::ConfigMap, info),
                ("", "persistentvolumeclaims") => {
                    return match (info.subresource.as_str(), verb) {
                        ("status", "update" | "patch") => self.tied(node, Kind::PersistentVolumeClaim, info),
                        ("status", _) => no("can only get/update/patch this type"),
                        _ => self.get_only(node, Kind::PersistentVolumeClaim, info),
                    };
                }
                ("", "persistentvolumes") => return self.get_only(node, Kind::PersistentVolume, info),
                ("resource.k8s.io", "resourceclaims") => return self.get_only(node, Kind::ResourceClaim, info),
                ("storage.k8s.io", "volumeattachments") => return self.get_only(node, Kind::VolumeAttachment, info),
                ("", "serviceaccounts") => return self.service_account(node, info),
                ("coordination.k8s.io", "leases") => return lease(node, info),
                ("storage.k8s.io", "csinodes") => return csi_node(node, info),
                ("resource.k8s.io", "resourceslices") => return self.resource_slice(node, info),
                ("", "nodes") => return own_node(node, info),
                ("", "pods") => return self.pod(node, info),
                // podcertificaterequests: its gate is on by default in 1.37.
                ("certificates.k8s.io", "podcertificaterequests") => return self.pod_certificate(node, info),
                _ => {}
            }
        }
        if self.rules.iter().any(|rule| rule.allows(info)) { allow() } else { no("") }
    }

    fn tied(&self, node: &str, kind: Kind, info: &RequestInfo) -> (Decision, String) {
        if info.name.is_empty() {
            return no("No Object name found");
        }
        if self.graph.read().ties(node, kind, &info.namespace, &info.name) {
            allow()
        } else {
            no(format!("no relationship found between node '{node}' and this object"))
        }
    }

    fn get_only(&self, node: &str, kind: Kind, info: &RequestInfo) -> (Decision, String) {
        if info.verb != "get" {
            return no("can only get individual resources of this type");
        }
        if !info.subresource.is_empty() {
            return no("cannot get subresource");
        }
        self.tied(node, kind, info)
    }

    fn read_namespaced(&self, node: &str, kind: Kind, info: &RequestInfo) -> (Decision, String) {
        if !matches!(info.verb.as_str(), "get" | "list" | "watch") {
            return no("can only read resources of this type");
        }
        if !info.subresource.is_empty() {
            return no("cannot read subresource");
        }
        if info.namespace.is_empty() {
            return no("can only read namespaced object of this type");
        }
        self.tied(node, kind, info)
    }

    fn service_account(&self, node: &str, info: &RequestInfo) -> (Decision, String) {
        if info.verb == "get" && info.subresource.is_empty() {
            return self.read_namespaced(node, Kind::ServiceAccount, info);
        }
        if info.verb != "create" || info.name.is_empty() {
            return no("can only create tokens for individual service accounts");
        }
        if info.subresource != "token" {
            return no("can only create token subresource of serviceaccount");
        }
        self.tied(node, Kind::ServiceAccount, info)
    }

    fn resource_slice(&self, node: &str, info: &RequestInfo) -> (Decision, String) {
        if !info.subresource.is_empty() {
            return no("cannot authorize ResourceSlice subresources");
        }
        match info.verb.as_str() {
            "create" => allow(),
            "get" | "update" | "patch" | "delete" => self.tied(node, Kind::ResourceSlice, info),
            "watch" | "list" | "deletecollection" if selects_node(info, node) => allow(),
            "watch" | "list" | "deletecollection" => {
                no("can only list/watch/deletecollection resourceslices with nodeName field selector")
            }
            _ => no(
                "only the following verbs are allowed for a ResourceSlice: get, watch, list, create, update, patch, delete, deletecollection",
            ),
        }
    }

    fn pod_certificate(&self, node: &str, info: &RequestInfo) -> (Decision, String) {
        if !info.subresource.is_empty() {
            return no("nodes may not access the status subresource of PodCertificateRequests");
        }
        match info.verb.as_str() {
            "create" => allow(),
            "get" => self.tied(node, Kind::PodCertificateRequest, info),
            "list" | "watch" if selects_node(info, node) => allow(),
            "list" | "watch" => no("can only list/watch podcertificaterequests with nodeName field selector"),
            verb => no(format!("nodes may not {verb} podcertificaterequests")),
        }
    }

    fn pod(&self, node: &str, info: &RequestInfo) -> (Decision, String) {
        match (info.subresource.as_str(), info.verb.as_str()) {
            ("", "get") => self.get_only(node, Kind::Pod, info),
            ("", "list" | "watch") => {
                if selects_node(info, node) {
                    allow()
                } else if !info.name.is_empty() {
                    self.tied(node, Kind::Pod, info)
                } else {
                    no("can only list/watch pods with spec.nodeName field selector")
                }
            }
            ("", "create" | "delete") | ("status", "update" | "patch") | ("eviction", "create") => allow(),
            _ => no(""),
        }
    }
}

fn allow() -> (Decision, String) {
    (Decision::Allow, String::new())
}

fn no(reason: impl Into<String>) -> (Decision, String) {
    (Decision::NoOpinion, reason.into())
}

/// Whether the request's field selector pins `spec.nodeName` to the node.
fn selects_node(info: &RequestInfo, node: &str) -> bool {
    info.field_selector.split(',').any(|term| {
        let Some((key, value)) = term.split_once("==").or_else(|| term.split_once('=')) else { return false };
        key.trim() == "spec.nodeName" && value.trim() == node
    })
}

fn lease(node: &str, info: &RequestInfo) -> (Decision, String) {
    if !matches!(info.verb.as_str(), "get" | "create" | "update" | "patch" | "delete") {
        return no("can only get, create, update, patch, or delete a node lease");
    }
    if info.namespace != LEASE_NAMESPACE {
        return no(format!("can only access leases in the \"{LEASE_NAMESPACE}\" system namespace"));
    }
    if info.verb != "create" && info.name != node {
        return no("can only access node lease with the same name as the requesting node");
    }
    allow()
}

fn csi_node(node: &str, info: &RequestInfo) -> (Decision, String) {
    match info.subresource.as_str() {
        "" if !matches!(info.verb.as_str(), "get" | "create" | "update" | "patch" | "delete") => {
            return no("can only get, create, update, patch, or delete a CSINode");
        }
        "" => {}
        // CSIVolumeHealth is off by default in 1.37.
        "status" => return no("CSINode status access requires CSIVolumeHealth feature"),
        _ => return no("cannot authorize CSINode subresources"),
    }
    if info.verb != "create" && info.name != node {
        return no("can only access CSINode with the same name as the requesting node");
    }
    allow()
}

fn own_node(node: &str, info: &RequestInfo) -> (Decision, String) {
    match (info.subresource.as_str(), info.verb.as_str()) {
        ("", "create" | "update" | "patch") | ("status", "update" | "patch") => allow(),
        ("", "get" | "list" | "watch") => match info.name.as_str() {
            own if own == node => allow(),
            "" => no(format!("node '{node}' cannot read all nodes, only its own Node object")),
            other => no(format!("node '{node}' cannot read '{other}', only its own Node object")),
        },
        _ => no(""),
    }
}

#[async_trait]
impl Authorizer for NodeAuthorizer {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        self.decide(&attributes.user, &attributes.info)
    }

    async fn rules_for(&self, user: &UserInfo, _namespace: &str) -> ResolvedRules {
        if node_identity(user).is_none() {
            return ResolvedRules::default();
        }
        ResolvedRules {
            incomplete: true,
            evaluation_error: "node authorizer does not support user rule resolution".into(),
            ..Default::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(verb: &str, group: &str, resource: &str, name: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: group.into(),
            resource: resource.into(),
            name: name.into(),
            namespace: "a".into(),
            ..Default::default()
        }
    }

    fn decide(info: RequestInfo) -> (Decision, String) {
        let user = UserInfo { name: "system:node:n1".into(), groups: vec![NODES_GROUP.into()], ..Default::default() };
        NodeAuthorizer::from_graph(Graph::default(), vec![]).decide(&user, &info)
    }

    #[test]
    fn a_node_reads_itself_only() {
        assert_eq!(decide(ask("get", "", "nodes", "n1")).0, Decision::Allow);
        assert_eq!(decide(ask("get", "", "nodes", "n2")).1, "node 'n1' cannot read 'n2', only its own Node object");
        assert_eq!(decide(ask("list", "", "nodes", "")).1, "node 'n1' cannot read all nodes, only its own Node object");
    }

    #[test]
    fn pods_are_listed_by_node_name_only() {
        let mut list = ask("list", "", "pods", "");
        assert_eq!(decide(list.clone()).1, "can only list/watch pods with spec.nodeName field selector");
        list.field_selector = "spec.nodeName=n1".into();
        assert_eq!(decide(list.clone()).0, Decision::Allow);
        list.field_selector = "spec.nodeName!=n1".into();
        assert_eq!(decide(list).0, Decision::NoOpinion);
    }

    #[test]
    fn an_unrelated_secret_is_refused_with_the_reason() {
        let (decision, reason) = decide(ask("get", "", "secrets", "s"));
        assert_eq!(decision, Decision::NoOpinion);
        assert_eq!(reason, "no relationship found between node 'n1' and this object");
        assert_eq!(decide(ask("list", "", "secrets", "")).1, "No Object name found");
    }

    #[test]
    fn only_members_of_system_nodes_are_nodes() {
        let user = UserInfo { name: "system:node:n1".into(), ..Default::default() };
        assert_eq!(node_identity(&user), None);
    }
}
