//! `--authorization-mode=ABAC`: policies of a file, one JSON object a line.
//!
//! Upstream followed: `pkg/auth/authorizer/abac`, `pkg/apis/abac`.

use std::path::Path;

use apimachinery::Value;
use async_trait::async_trait;
use serde_json::json;

use crate::request::{Attributes, Authorizer, Decision, GROUP_AUTHENTICATED, RequestInfo, ResolvedRules, UserInfo};

const API_VERSION: &str = "abac.authorization.kubernetes.io/v1beta1";

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Policy {
    user: String,
    group: String,
    readonly: bool,
    api_group: String,
    resource: String,
    namespace: String,
    non_resource_path: String,
}

#[derive(Debug)]
pub struct Policies(Vec<Policy>);

impl Policies {
    /// `path` is for errors.
    pub fn parse(text: &str, path: &Path) -> Result<Self, String> {
        let mut policies = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            let policy: Value = serde_json::from_str(trimmed).map_err(|error| {
                format!("error reading policy file {}, line {}: {line}: {error}", path.display(), i + 1)
            })?;
            policies.push(policy_of(&policy));
        }
        Ok(Policies(policies))
    }
}

/// A policy of v1beta1, or one without a version.
fn policy_of(object: &Value) -> Policy {
    let versioned = object["apiVersion"] == API_VERSION && object["kind"] == "Policy";
    let spec = if versioned { &object["spec"] } else { object };
    let text = |field: &str| spec[field].as_str().unwrap_or_default().to_owned();
    let mut policy = Policy {
        user: text("user"),
        group: text("group"),
        readonly: spec["readonly"].as_bool() == Some(true),
        api_group: text("apiGroup"),
        resource: text("resource"),
        namespace: text("namespace"),
        non_resource_path: text("nonResourcePath"),
    };
    if policy.user == "*" || policy.group == "*" {
        policy.group = GROUP_AUTHENTICATED.into();
        policy.user.clear();
    }
    if !versioned {
        policy.api_group = "*".into();
        policy.non_resource_path.clear();
        if policy.user.is_empty() && policy.group.is_empty() {
            policy.group = GROUP_AUTHENTICATED.into();
        }
        if policy.namespace.is_empty() && policy.resource.is_empty() {
            policy.non_resource_path = "*".into();
        }
        for field in [&mut policy.namespace, &mut policy.resource] {
            if field.is_empty() {
                *field = "*".into();
            }
        }
    }
    policy
}

impl Policy {
    fn concerns(&self, user: &UserInfo) -> bool {
        (!self.user.is_empty() || !self.group.is_empty())
            && (self.user.is_empty() || self.user == user.name)
            && (self.group.is_empty() || user.groups.contains(&self.group))
    }

    fn covers(&self, info: &RequestInfo) -> bool {
        if self.readonly && !matches!(info.verb.as_str(), "get" | "list" | "watch") {
            return false;
        }
        let is = |wanted: &str, given: &str| wanted == "*" || wanted == given;
        if info.is_resource_request {
            return is(&self.namespace, &info.namespace)
                && is(&self.resource, &info.resource)
                && is(&self.api_group, &info.api_group);
        }
        let prefix = self.non_resource_path.trim_end_matches('*');
        is(&self.non_resource_path, &info.path)
            || (self.non_resource_path.ends_with('*') && info.path.starts_with(prefix))
    }
}

#[async_trait]
impl Authorizer for Policies {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        if self.0.iter().any(|policy| policy.concerns(&attributes.user) && policy.covers(&attributes.info)) {
            (Decision::Allow, String::new())
        } else {
            (Decision::NoOpinion, "No policy matched.".into())
        }
    }

    async fn rules_for(&self, user: &UserInfo, namespace: &str) -> ResolvedRules {
        let mut rules = ResolvedRules::default();
        let wanted =
            |policy: &&Policy| policy.concerns(user) && (policy.namespace == "*" || policy.namespace == namespace);
        for policy in self.0.iter().filter(wanted) {
            let verbs = if policy.readonly { json!(["get", "list", "watch"]) } else { json!(["*"]) };
            if !policy.resource.is_empty() {
                rules.resource_rules.push(json!({
                    "verbs": verbs, "apiGroups": [policy.api_group], "resources": [policy.resource],
                }));
            }
            if !policy.non_resource_path.is_empty() {
                rules.non_resource_rules.push(json!({"verbs": verbs, "nonResourceURLs": [policy.non_resource_path]}));
            }
        }
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn decide(policy: &str, user: &str, info: RequestInfo) -> Decision {
        let policies = Policies::parse(&format!("# who may\n\n{policy}\n"), Path::new("p")).unwrap();
        let user = UserInfo { name: user.into(), groups: vec![GROUP_AUTHENTICATED.into()], ..Default::default() };
        policies.authorize(&Attributes { user, info }).await.0
    }

    fn pods(verb: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            namespace: "a".into(),
            resource: "pods".into(),
            ..Default::default()
        }
    }

    #[tokio::test]
    async fn versioned_policies() {
        let spec = r#"{"user": "jane", "readonly": true, "namespace": "a", "resource": "pods", "apiGroup": ""}"#;
        let line = format!(r#"{{"apiVersion": "{API_VERSION}", "kind": "Policy", "spec": {spec}}}"#);
        assert_eq!(decide(&line, "jane", pods("list")).await, Decision::Allow);
        assert_eq!(decide(&line, "jane", pods("create")).await, Decision::NoOpinion);
        assert_eq!(decide(&line, "joe", pods("list")).await, Decision::NoOpinion);
        let spec = r#"{"group": "*", "nonResourcePath": "/healthz*"}"#;
        let line = format!(r#"{{"apiVersion": "{API_VERSION}", "kind": "Policy", "spec": {spec}}}"#);
        let path = |path: &str| RequestInfo { path: path.into(), verb: "get".into(), ..Default::default() };
        assert_eq!(decide(&line, "joe", path("/healthz/ping")).await, Decision::Allow);
        assert_eq!(decide(&line, "joe", path("/metrics")).await, Decision::NoOpinion);
    }

    #[tokio::test]
    async fn policies_without_version_leave_out_what_is_any() {
        assert_eq!(decide(r#"{"user": "jane"}"#, "jane", pods("delete")).await, Decision::Allow);
        assert_eq!(decide(r#"{"user": "jane", "namespace": "b"}"#, "jane", pods("get")).await, Decision::NoOpinion);
        assert_eq!(decide("{}", "joe", pods("delete")).await, Decision::Allow);
    }

    #[test]
    fn a_wrong_line_is_named() {
        let error = Policies::parse("{}\n{\n", Path::new("/etc/p")).unwrap_err();
        assert!(error.starts_with("error reading policy file /etc/p, line 2: {: "), "{error}");
    }
}
