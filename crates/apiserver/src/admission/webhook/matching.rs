//! Which webhooks a request concerns: rules and selectors.
//!
//! Upstream followed: `admission/plugin/webhook/predicates`.

use std::sync::Arc;

use apimachinery::labels::Selector;
use apimachinery::{GroupResource, GroupVersionResource, Status, Value};

use crate::admission::text;
use crate::request::{AdmissionRequest, Loopback, Operation};

/// A `RuleWithOperations`.
#[derive(Debug, Default)]
pub struct Rule {
    operations: Vec<String>,
    groups: Vec<String>,
    versions: Vec<String>,
    /// Resource and subresource.
    resources: Vec<(String, String)>,
    scope: String,
}

fn listed(items: &[String], wanted: &str) -> bool {
    items.iter().any(|item| item == "*" || item == wanted)
}

impl Rule {
    pub fn parse(rule: &Value) -> Self {
        let strings = |field: &str| -> Vec<String> {
            rule[field].as_array().into_iter().flatten().filter_map(|i| i.as_str().map(str::to_owned)).collect()
        };
        let split = |text: String| match text.split_once('/') {
            Some((resource, sub)) => (resource.to_owned(), sub.to_owned()),
            None => (text, String::new()),
        };
        Rule {
            operations: strings("operations"),
            groups: strings("apiGroups"),
            versions: strings("apiVersions"),
            resources: strings("resources").into_iter().map(split).collect(),
            scope: text(rule, "scope").to_owned(),
        }
    }

    /// `resource` may be another version of what the request names.
    pub fn matches(&self, request: &AdmissionRequest, resource: &GroupVersionResource) -> bool {
        self.in_scope(resource, &request.namespace)
            && listed(&self.operations, request.operation.as_str())
            && listed(&self.groups, &resource.group)
            && listed(&self.versions, &resource.version)
            && self.resources.iter().any(|(name, sub)| {
                (name == "*" || *name == resource.resource) && (sub == "*" || *sub == request.subresource)
            })
    }

    fn in_scope(&self, resource: &GroupVersionResource, namespace: &str) -> bool {
        let namespaces = resource.group.is_empty() && resource.version == "v1" && resource.resource == "namespaces";
        let cluster = namespaces || namespace.is_empty();
        match self.scope.as_str() {
            "" | "*" => true,
            "Namespaced" => !cluster,
            "Cluster" => cluster,
            _ => false,
        }
    }
}

fn labels(object: &Value) -> &Value {
    &object["metadata"]["labels"]
}

/// The object or its old form carries the labels.
pub fn object_matches(selector: &Selector, request: &AdmissionRequest) -> bool {
    let matches = |object: &Value| object.is_object() && selector.matches(labels(object));
    selector.is_empty() || matches(&request.object) || matches(&request.old_object)
}

/// Whose labels the namespace selector asks about.
#[derive(Debug, PartialEq)]
pub enum NamespaceLabels<'a> {
    /// Cluster-wide objects are always meant.
    Any,
    /// The request writes the namespace itself.
    Own(&'a Value),
    Of(&'a str),
}

pub fn namespace_labels(request: &AdmissionRequest) -> NamespaceLabels<'_> {
    let namespaces = request.resource.resource == "namespaces";
    if request.namespace.is_empty() && !namespaces {
        return NamespaceLabels::Any;
    }
    if namespaces
        && request.subresource.is_empty()
        && matches!(request.operation, Operation::Create | Operation::Update)
    {
        return NamespaceLabels::Own(labels(&request.object));
    }
    let name = if request.namespace.is_empty() { &request.name } else { &request.namespace };
    NamespaceLabels::Of(name)
}

/// Whether the request's namespace, or the one it writes, has the labels.
pub async fn in_namespace(
    loopback: &Arc<dyn Loopback>,
    selector: &Result<Selector, String>,
    request: &AdmissionRequest,
) -> Result<bool, Status> {
    let labels = namespace_labels(request);
    if labels == NamespaceLabels::Any {
        return Ok(true);
    }
    let selector = selector.as_ref().map_err(Status::internal)?;
    if selector.is_empty() {
        return Ok(true);
    }
    let name = match labels {
        NamespaceLabels::Any => return Ok(true),
        NamespaceLabels::Own(labels) => return Ok(selector.matches(labels)),
        NamespaceLabels::Of(name) => name,
    };
    match namespace(loopback, name).await {
        Ok(namespace) => Ok(selector.matches(&namespace["metadata"]["labels"])),
        Err(status) if status.is_not_found() => Err(status),
        Err(status) => Err(Status::internal(status.message)),
    }
}

/// A namespace, from the store when the cache does not have it yet.
pub async fn namespace(loopback: &Arc<dyn Loopback>, name: &str) -> Result<Value, Status> {
    let namespaces = GroupResource::new(String::new(), "namespaces".to_owned());
    match loopback.get_cached(&namespaces, "", name).await {
        Err(status) if status.is_not_found() => loopback.get(&namespaces, "", name).await,
        found => found,
    }
}

/// What no webhook is asked about: the configurations themselves, and reviews
/// whose interception could break the cluster.
pub fn is_exempt(request: &AdmissionRequest) -> bool {
    const KINDS: [&str; 6] = [
        "ValidatingWebhookConfiguration",
        "MutatingWebhookConfiguration",
        "ValidatingAdmissionPolicy",
        "ValidatingAdmissionPolicyBinding",
        "MutatingAdmissionPolicy",
        "MutatingAdmissionPolicyBinding",
    ];
    let configuration =
        request.kind.group == "admissionregistration.k8s.io" && KINDS.contains(&request.kind.kind.as_str());
    configuration || is_review(request)
}

/// Reviews, which nothing is asked about.
pub fn is_review(request: &AdmissionRequest) -> bool {
    let resource = request.resource.resource.as_str();
    match request.resource.group.as_str() {
        "authentication.k8s.io" => matches!(resource, "selfsubjectreviews" | "tokenreviews"),
        "authorization.k8s.io" => matches!(
            resource,
            "localsubjectaccessreviews"
                | "selfsubjectaccessreviews"
                | "selfsubjectrulesreviews"
                | "subjectaccessreviews"
        ),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn request(resource: &str, sub: &str, namespace: &str) -> AdmissionRequest {
        AdmissionRequest {
            resource: GroupVersionResource::new("", "v1", resource),
            subresource: sub.into(),
            namespace: namespace.into(),
            ..AdmissionRequest::empty(Operation::Create)
        }
    }
    fn rule(resources: &[&str], scope: &str) -> Rule {
        Rule::parse(&json!({
            "operations": ["CREATE"], "apiGroups": [""], "apiVersions": ["*"], "resources": resources, "scope": scope,
        }))
    }
    fn matches(rule: &Rule, request: &AdmissionRequest) -> bool {
        rule.matches(request, &request.resource)
    }

    #[test]
    fn subresources_are_meant_only_when_named() {
        assert!(matches(&rule(&["pods"], "*"), &request("pods", "", "a")));
        assert!(!matches(&rule(&["pods"], "*"), &request("pods", "status", "a")));
        assert!(!matches(&rule(&["*"], "*"), &request("pods", "status", "a")));
        assert!(matches(&rule(&["pods/*"], "*"), &request("pods", "status", "a")));
        assert!(matches(&rule(&["*/*"], "*"), &request("pods", "", "a")));
        assert!(matches(&rule(&["*/scale"], "*"), &request("pods", "scale", "a")));
    }

    #[test]
    fn namespaces_are_cluster_wide() {
        assert!(!matches(&rule(&["*"], "Namespaced"), &request("namespaces", "", "a")));
        assert!(matches(&rule(&["*"], "Cluster"), &request("namespaces", "", "a")));
        assert!(matches(&rule(&["*"], "Namespaced"), &request("pods", "", "a")));
        assert!(!matches(&rule(&["*"], "Cluster"), &request("pods", "", "a")));
    }

    #[test]
    fn the_labels_of_a_namespace_being_written_are_its_own() {
        let mut own = request("namespaces", "", "a");
        own.object = json!({"metadata": {"labels": {"x": "y"}}});
        assert_eq!(namespace_labels(&own), NamespaceLabels::Own(&json!({"x": "y"})));
        own.operation = Operation::Delete;
        assert_eq!(namespace_labels(&own), NamespaceLabels::Of("a"));
        assert_eq!(namespace_labels(&request("nodes", "", "")), NamespaceLabels::Any);
    }

    #[test]
    fn either_form_of_the_object_may_match() {
        let selector = Selector::parse("x=y").unwrap();
        let mut update = request("pods", "", "a");
        assert!(!object_matches(&selector, &update));
        update.old_object = json!({"metadata": {"labels": {"x": "y"}}});
        assert!(object_matches(&selector, &update));
    }
}
