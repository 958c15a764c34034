//! The RBAC authorizer: roles and bindings held in memory with an index from
//! subject to bindings, fed by four watches. No request reads the store.
//!
//! Which of several allowing bindings the reason names is upstream's map order;
//! here it is the first by name, cluster bindings before namespaced ones.
//!
//! Upstream followed: `plugin/pkg/auth/authorizer/rbac/rbac.go`,
//! `pkg/registry/rbac/validation/rule.go`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use apimachinery::field::quote;
use apimachinery::{GroupResource, Value};
use async_trait::async_trait;
use parking_lot::RwLock;
use serde::Deserialize;

use super::rules::Rule;
use crate::request::{Attributes, Authorizer, Decision, Loopback, LoopbackEvent, RequestInfo, ResolvedRules, UserInfo};

pub const GROUP: &str = "rbac.authorization.k8s.io";

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Subject {
    pub kind: String,
    pub name: String,
    pub namespace: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct RoleRef {
    pub kind: String,
    pub name: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Metadata {
    name: String,
    namespace: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct RoleObject {
    metadata: Metadata,
    rules: Vec<Rule>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct BindingObject {
    metadata: Metadata,
    subjects: Vec<Subject>,
    role_ref: RoleRef,
}

/// Users, service accounts (as user names) and groups.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum SubjectKey {
    User(String),
    Group(String),
}

fn subject_key(subject: &Subject, binding_namespace: &str) -> Option<SubjectKey> {
    match subject.kind.as_str() {
        "User" => Some(SubjectKey::User(subject.name.clone())),
        "Group" => Some(SubjectKey::Group(subject.name.clone())),
        "ServiceAccount" => {
            let namespace = if subject.namespace.is_empty() { binding_namespace } else { &subject.namespace };
            (!namespace.is_empty())
                .then(|| SubjectKey::User(format!("system:serviceaccount:{namespace}:{}", subject.name)))
        }
        _ => None,
    }
}

#[derive(Debug, Default)]
struct Scope {
    roles: HashMap<String, Arc<[Rule]>>,
    bindings: BTreeMap<String, (RoleRef, Vec<Subject>)>,
    by_subject: HashMap<SubjectKey, BTreeSet<String>>,
}

impl Scope {
    fn put_binding(&mut self, namespace: &str, binding: BindingObject) {
        self.remove_binding(namespace, &binding.metadata.name);
        for subject in &binding.subjects {
            if let Some(key) = subject_key(subject, namespace) {
                self.by_subject.entry(key).or_default().insert(binding.metadata.name.clone());
            }
        }
        self.bindings.insert(binding.metadata.name, (binding.role_ref, binding.subjects));
    }

    fn remove_binding(&mut self, namespace: &str, name: &str) {
        let Some((_, subjects)) = self.bindings.remove(name) else { return };
        for key in subjects.iter().filter_map(|subject| subject_key(subject, namespace)) {
            if let Some(names) = self.by_subject.get_mut(&key) {
                names.remove(name);
                if names.is_empty() {
                    self.by_subject.remove(&key);
                }
            }
        }
    }

    /// Bindings that name the user or one of the groups, by name.
    fn bindings_of(&self, user: &UserInfo) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut collect = |key: SubjectKey| {
            if let Some(names) = self.by_subject.get(&key) {
                found.extend(names.iter().map(String::as_str));
            }
        };
        collect(SubjectKey::User(user.name.clone()));
        for group in &user.groups {
            collect(SubjectKey::Group(group.clone()));
        }
        found
    }
}

/// The four kinds' state. Pure: tests feed it objects.
#[derive(Debug, Default)]
pub struct Index {
    cluster: Scope,
    namespaces: HashMap<String, Scope>,
}

/// Where a rule came from, for the reason text.
struct Source<'a> {
    binding: &'a str,
    namespace: &'a str,
    role: &'a RoleRef,
    subject: &'a Subject,
}

impl Source<'_> {
    fn describe(&self) -> String {
        let (kind, name) = if self.namespace.is_empty() {
            ("ClusterRoleBinding", self.binding.to_owned())
        } else {
            ("RoleBinding", format!("{}/{}", self.binding, self.namespace))
        };
        let subject = if self.subject.kind == "ServiceAccount" {
            let namespace =
                if self.subject.namespace.is_empty() { self.namespace } else { self.subject.namespace.as_str() };
            format!("{}/{namespace}", self.subject.name)
        } else {
            self.subject.name.clone()
        };
        format!(
            "{kind} {} of {} {} to {} {}",
            quote(&name),
            self.role.kind,
            quote(&self.role.name),
            self.subject.kind,
            quote(&subject)
        )
    }
}

impl Index {
    /// `resource` is one of roles, clusterroles, rolebindings, clusterrolebindings.
    /// An object that does not decode leaves what was known.
    pub fn apply(&mut self, resource: &str, object: Value) {
        match resource {
            "clusterroles" | "roles" => {
                let Ok(role) = RoleObject::deserialize(object) else { return };
                self.scope_mut(&role.metadata.namespace).roles.insert(role.metadata.name, role.rules.into());
            }
            _ => {
                let Ok(binding) = BindingObject::deserialize(object) else { return };
                let namespace = binding.metadata.namespace.clone();
                self.scope_mut(&namespace).put_binding(&namespace, binding);
            }
        }
    }

    pub fn remove(&mut self, resource: &str, namespace: &str, name: &str) {
        let scope = self.scope_mut(namespace);
        match resource {
            "clusterroles" | "roles" => {
                scope.roles.remove(name);
            }
            _ => scope.remove_binding(namespace, name),
        }
        if !namespace.is_empty() && scope.roles.is_empty() && scope.bindings.is_empty() {
            self.namespaces.remove(namespace);
        }
    }

    fn scope_mut(&mut self, namespace: &str) -> &mut Scope {
        if namespace.is_empty() { &mut self.cluster } else { self.namespaces.entry(namespace.to_owned()).or_default() }
    }

    /// The rules of a role reference, or upstream's lister error.
    fn role_rules(&self, role: &RoleRef, namespace: &str) -> Result<Arc<[Rule]>, String> {
        let missing = |resource: &str| format!("{resource}.{GROUP} {} not found", quote(&role.name));
        match role.kind.as_str() {
            "Role" => self
                .namespaces
                .get(namespace)
                .and_then(|scope| scope.roles.get(&role.name))
                .cloned()
                .ok_or_else(|| missing("roles")),
            "ClusterRole" => self.cluster.roles.get(&role.name).cloned().ok_or_else(|| missing("clusterroles")),
            kind => Err(format!("unsupported role reference kind: {}", quote(kind))),
        }
    }

    /// Calls `visit` with each rule of the user until it returns false; errors
    /// of missing roles are collected.
    fn visit(
        &self,
        user: &UserInfo,
        namespace: &str,
        errors: &mut Vec<String>,
        visit: &mut dyn FnMut(&Source<'_>, &Rule) -> bool,
    ) {
        let scopes = [(&self.cluster, "")]
            .into_iter()
            .chain(self.namespaces.get(namespace).filter(|_| !namespace.is_empty()).map(|scope| (scope, namespace)));
        for (scope, binding_namespace) in scopes {
            for binding in scope.bindings_of(user) {
                let Some((role, subjects)) = scope.bindings.get(binding) else { continue };
                let applies = |subject: &&Subject| match subject_key(subject, binding_namespace) {
                    Some(SubjectKey::User(name)) => name == user.name,
                    Some(SubjectKey::Group(name)) => user.groups.contains(&name),
                    None => false,
                };
                let Some(subject) = subjects.iter().find(applies) else { continue };
                match self.role_rules(role, binding_namespace) {
                    Err(error) => errors.push(error),
                    Ok(rules) => {
                        let source = Source { binding, namespace: binding_namespace, role, subject };
                        for rule in rules.iter() {
                            if !visit(&source, rule) {
                                return;
                            }
                        }
                    }
                }
            }
        }
    }

    pub fn authorize(&self, user: &UserInfo, info: &RequestInfo) -> (Decision, String) {
        let mut errors = Vec::new();
        let mut reason = None;
        self.visit(user, &info.namespace, &mut errors, &mut |source, rule| {
            if rule.allows(info) {
                reason = Some(format!("RBAC: allowed by {}", source.describe()));
            }
            reason.is_none()
        });
        match reason {
            Some(reason) => (Decision::Allow, reason),
            None if errors.is_empty() => (Decision::NoOpinion, String::new()),
            None => (Decision::NoOpinion, format!("RBAC: {}", aggregate(&errors))),
        }
    }

    /// All rules of a user in a namespace (empty: cluster-wide only) and the
    /// errors of resolving them.
    pub fn rules_of(&self, user: &UserInfo, namespace: &str) -> (Vec<Rule>, Vec<String>) {
        let mut errors = Vec::new();
        let mut rules = Vec::new();
        self.visit(user, namespace, &mut errors, &mut |_, rule| {
            rules.push(rule.clone());
            true
        });
        (rules, errors)
    }

    /// The rules a role reference grants, as a binding in `namespace` would.
    pub fn reference_rules(&self, kind: &str, name: &str, namespace: &str) -> Result<Vec<Rule>, String> {
        let role = RoleRef { kind: kind.into(), name: name.into() };
        self.role_rules(&role, namespace).map(|rules| rules.to_vec())
    }
}

/// Go's Aggregate: one error bare, several in brackets, duplicates once.
pub fn aggregate(errors: &[String]) -> String {
    let mut seen: Vec<&str> = Vec::new();
    for error in errors {
        if !seen.contains(&error.as_str()) {
            seen.push(error);
        }
    }
    match seen.as_slice() {
        [one] => (*one).to_owned(),
        many => format!("[{}]", many.join(", ")),
    }
}

/// The authorizer over a live index.
pub struct Rbac {
    index: Arc<RwLock<Index>>,
}

const RESOURCES: [&str; 4] = ["clusterroles", "roles", "clusterrolebindings", "rolebindings"];

impl Rbac {
    /// Starts the four watches. The returned tasks end with the loopback's
    /// channels; abort them to stop.
    pub fn start(loopback: &Arc<dyn Loopback>) -> (Arc<Self>, Vec<tokio::task::JoinHandle<()>>) {
        let index = Arc::new(RwLock::new(Index::default()));
        let tasks = RESOURCES
            .into_iter()
            .map(|resource| {
                let mut events = loopback.watch(&GroupResource::new(GROUP, resource));
                let index = index.clone();
                tokio::spawn(async move {
                    while let Some(event) = events.recv().await {
                        match event {
                            LoopbackEvent::Synced => {}
                            LoopbackEvent::Applied(object) => index.write().apply(resource, object),
                            LoopbackEvent::Deleted(object) => {
                                let field =
                                    |name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
                                index.write().remove(resource, &field("namespace"), &field("name"));
                            }
                        }
                    }
                })
            })
            .collect();
        (Arc::new(Rbac { index }), tasks)
    }

    pub fn from_index(index: Index) -> Self {
        Rbac { index: Arc::new(RwLock::new(index)) }
    }

    pub fn index(&self) -> Arc<RwLock<Index>> {
        self.index.clone()
    }
}

#[async_trait]
impl Authorizer for Rbac {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        self.index.read().authorize(&attributes.user, &attributes.info)
    }

    async fn rules_for(&self, user: &UserInfo, namespace: &str) -> ResolvedRules {
        let (rules, errors) = self.index.read().rules_of(user, namespace);
        let mut resolved = ResolvedRules::default();
        for rule in rules {
            let mut map = serde_json::Map::new();
            let mut put = |name: &str, values: &[String]| {
                if !values.is_empty() {
                    map.insert(name.into(), values.into());
                }
            };
            put("verbs", &rule.verbs);
            let is_resource = !rule.resources.is_empty();
            if is_resource {
                put("apiGroups", &rule.api_groups);
                put("resources", &rule.resources);
                put("resourceNames", &rule.resource_names);
                resolved.resource_rules.push(Value::Object(map));
            } else if !rule.non_resource_urls.is_empty() {
                put("nonResourceURLs", &rule.non_resource_urls);
                resolved.non_resource_rules.push(Value::Object(map));
            }
        }
        if !errors.is_empty() {
            resolved.evaluation_error = aggregate(&errors);
        }
        resolved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn user(name: &str, groups: &[&str]) -> UserInfo {
        UserInfo { name: name.into(), groups: groups.iter().map(|g| (*g).into()).collect(), ..Default::default() }
    }

    fn list_pods(namespace: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: "list".into(),
            resource: "pods".into(),
            namespace: namespace.into(),
            ..Default::default()
        }
    }

    fn world() -> Index {
        let mut index = Index::default();
        let rules = json!([{"verbs": ["list"], "apiGroups": [""], "resources": ["pods"]}]);
        index.apply("clusterroles", json!({"metadata": {"name": "view"}, "rules": rules}));
        index.apply(
            "rolebindings",
            json!({"metadata": {"name": "b", "namespace": "a"}, "roleRef": {"kind": "ClusterRole", "name": "view"},
                   "subjects": [{"kind": "ServiceAccount", "name": "s"}, {"kind": "Group", "name": "dev"}]}),
        );
        index
    }

    #[test]
    fn a_role_binding_grants_in_its_namespace_only() {
        let index = world();
        let dev = user("jane", &["dev"]);
        let (decision, reason) = index.authorize(&dev, &list_pods("a"));
        assert_eq!(decision, Decision::Allow);
        assert_eq!(reason, r#"RBAC: allowed by RoleBinding "b/a" of ClusterRole "view" to Group "dev""#);
        assert_eq!(index.authorize(&dev, &list_pods("b")), (Decision::NoOpinion, String::new()));
        assert_eq!(index.authorize(&dev, &list_pods("")), (Decision::NoOpinion, String::new()));
    }

    #[test]
    fn a_service_account_subject_defaults_to_the_binding_s_namespace() {
        let (decision, reason) = world().authorize(&user("system:serviceaccount:a:s", &[]), &list_pods("a"));
        assert_eq!(decision, Decision::Allow);
        assert!(reason.ends_with(r#"to ServiceAccount "s/a""#), "{reason}");
    }

    #[test]
    fn deleted_bindings_and_changed_subjects_stop_granting() {
        let mut index = world();
        index.apply(
            "rolebindings",
            json!({"metadata": {"name": "b", "namespace": "a"}, "roleRef": {"kind": "ClusterRole", "name": "view"},
                   "subjects": [{"kind": "User", "name": "bob"}]}),
        );
        assert_eq!(index.authorize(&user("jane", &["dev"]), &list_pods("a")).0, Decision::NoOpinion);
        assert_eq!(index.authorize(&user("bob", &[]), &list_pods("a")).0, Decision::Allow);
        index.remove("rolebindings", "a", "b");
        assert_eq!(index.authorize(&user("bob", &[]), &list_pods("a")).0, Decision::NoOpinion);
    }

    #[test]
    fn a_binding_to_a_missing_role_gives_the_error_as_reason() {
        let mut index = world();
        index.remove("clusterroles", "", "view");
        let (decision, reason) = index.authorize(&user("jane", &["dev"]), &list_pods("a"));
        assert_eq!(decision, Decision::NoOpinion);
        assert_eq!(reason, r#"RBAC: clusterroles.rbac.authorization.k8s.io "view" not found"#);
    }
}
