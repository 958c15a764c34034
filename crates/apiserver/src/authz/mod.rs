//! Who may do what: the union of authorizers in upstream's order (system:masters,
//! then the modes of `--authorization-mode`), RBAC, Node, the text of a refusal
//! and the review resources.
//!
//! Upstream followed: `apiserver/pkg/authorization/{union,authorizerfactory,path}`,
//! `pkg/kubeapiserver/authorizer`, `handlers/responsewriters/errors.go`.

pub mod abac;
pub mod match_conditions;
pub mod node;
pub mod rbac;
pub mod review;
pub mod rules;
pub mod webhook;

use std::sync::Arc;

use apimachinery::Status;
use apimachinery::field::quote;
use async_trait::async_trait;

use crate::request::{Attributes, Authorizer, Decision, GROUP_MASTERS, RequestInfo, ResolvedRules, UserInfo, Verdict};

/// Asks each authorizer in turn; the first allow or deny decides. Without any,
/// the reasons are joined by line breaks, each with its authorizer's name.
pub struct Union(Vec<(String, Arc<dyn Authorizer>)>);

impl Union {
    /// Names are the modes in lower case (`node`, `rbac`), or those of an
    /// AuthorizationConfiguration. system:masters is asked first whatever the
    /// modes are.
    pub fn new(modes: Vec<(String, Arc<dyn Authorizer>)>) -> Self {
        let mut all: Vec<(String, Arc<dyn Authorizer>)> =
            vec![("kubernetes.io/system-privileged-group".to_owned(), Arc::new(PrivilegedGroups))];
        all.extend(modes);
        Union(all)
    }
}

#[async_trait]
impl Authorizer for Union {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        let verdict = self.judge(attributes).await;
        (verdict.decision, verdict.reason)
    }

    async fn judge(&self, attributes: &Attributes) -> Verdict {
        let (mut reasons, mut errors) = (Vec::new(), Vec::new());
        for (name, authorizer) in &self.0 {
            let verdict = authorizer.judge(attributes).await;
            if verdict.decision != Decision::NoOpinion {
                return verdict;
            }
            if !verdict.reason.is_empty() {
                reasons.push(format!("{name}: {}", verdict.reason));
            }
            errors.extend(verdict.error);
        }
        Verdict {
            decision: Decision::NoOpinion,
            reason: reasons.join("\n"),
            error: (!errors.is_empty()).then(|| rbac::aggregate(&errors)),
        }
    }

    async fn rules_for(&self, user: &UserInfo, namespace: &str) -> ResolvedRules {
        let mut all = ResolvedRules::default();
        let mut errors: Vec<String> = Vec::new();
        for (_, authorizer) in &self.0 {
            let part = authorizer.rules_for(user, namespace).await;
            all.incomplete |= part.incomplete;
            all.resource_rules.extend(part.resource_rules);
            all.non_resource_rules.extend(part.non_resource_rules);
            if !part.evaluation_error.is_empty() {
                errors.push(part.evaluation_error);
            }
        }
        all.evaluation_error = match errors.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            many => format!("[{}]", many.join(", ")),
        };
        all
    }
}

/// system:masters may do everything.
pub struct PrivilegedGroups;

#[async_trait]
impl Authorizer for PrivilegedGroups {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        if attributes.user.groups.iter().any(|g| g == GROUP_MASTERS) {
            (Decision::Allow, String::new())
        } else {
            (Decision::NoOpinion, String::new())
        }
    }
    /// Upstream's union of rule resolvers does not include this one.
    async fn rules_for(&self, _user: &UserInfo, _namespace: &str) -> ResolvedRules {
        ResolvedRules::default()
    }
}

/// `--authorization-mode=AlwaysAllow`.
pub struct AlwaysAllow;

#[async_trait]
impl Authorizer for AlwaysAllow {
    async fn authorize(&self, _attributes: &Attributes) -> (Decision, String) {
        (Decision::Allow, String::new())
    }
    async fn rules_for(&self, _user: &UserInfo, _namespace: &str) -> ResolvedRules {
        ResolvedRules {
            resource_rules: vec![serde_json::json!({"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]})],
            non_resource_rules: vec![serde_json::json!({"verbs": ["*"], "nonResourceURLs": ["*"]})],
            ..Default::default()
        }
    }
}

/// `--authorization-mode=AlwaysDeny`.
pub struct AlwaysDeny;

#[async_trait]
impl Authorizer for AlwaysDeny {
    async fn authorize(&self, _attributes: &Attributes) -> (Decision, String) {
        (Decision::NoOpinion, "Everything is forbidden.".into())
    }
    async fn rules_for(&self, _user: &UserInfo, _namespace: &str) -> ResolvedRules {
        ResolvedRules::default()
    }
}

/// Paths that need no permission (`--authorization-always-allow-paths` of the
/// controller manager and the scheduler; default /healthz, /readyz, /livez).
pub struct AlwaysAllowPaths {
    exact: Vec<String>,
    prefixes: Vec<String>,
}

impl AlwaysAllowPaths {
    pub fn new(paths: &[String]) -> Result<Self, String> {
        let mut all = AlwaysAllowPaths { exact: Vec::new(), prefixes: Vec::new() };
        for path in paths {
            let trimmed = path.trim_start_matches('/');
            match trimmed.strip_suffix('*') {
                Some(prefix) if !prefix.contains('*') => all.prefixes.push(prefix.to_owned()),
                None if !trimmed.contains('*') => all.exact.push(trimmed.to_owned()),
                _ => return Err(format!("only trailing * allowed in {}", quote(path))),
            }
        }
        Ok(all)
    }
    pub fn allows(&self, info: &RequestInfo) -> bool {
        let path = info.path.trim_start_matches('/');
        !info.is_resource_request
            && (self.exact.iter().any(|p| p == path) || self.prefixes.iter().any(|p| path.starts_with(p.as_str())))
    }
}

#[async_trait]
impl Authorizer for AlwaysAllowPaths {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        if self.allows(&attributes.info) {
            (Decision::Allow, String::new())
        } else {
            (Decision::NoOpinion, String::new())
        }
    }
}

/// `User "jane" cannot list resource "pods" in API group "" in the namespace "a"`.
pub fn forbidden_message(attributes: &Attributes) -> String {
    let info = &attributes.info;
    let user = quote(&attributes.user.name);
    if !info.is_resource_request {
        return format!("User {user} cannot {} path {}", info.verb, quote(&info.path));
    }
    let resource = if info.subresource.is_empty() {
        info.resource.clone()
    } else {
        format!("{}/{}", info.resource, info.subresource)
    };
    let start = format!(
        "User {user} cannot {} resource {} in API group {}",
        info.verb,
        quote(&resource),
        quote(&info.api_group)
    );
    if info.namespace.is_empty() {
        format!("{start} at the cluster scope")
    } else {
        format!("{start} in the namespace {}", quote(&info.namespace))
    }
}

/// The 403 of a refused request. Responses with it also carry
/// `X-Content-Type-Options: nosniff`.
pub fn forbidden_status(attributes: &Attributes, reason: &str) -> Status {
    let message = forbidden_message(attributes).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let why = if reason.is_empty() { message } else { format!("{message}: {reason}") };
    Status::forbidden(&attributes.info.group_resource(), &attributes.info.name, &why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attributes(info: RequestInfo) -> Attributes {
        Attributes { user: UserInfo { name: "jane".into(), ..Default::default() }, info }
    }

    #[test]
    fn refusals_read_as_upstreams() {
        let pod_log = RequestInfo {
            is_resource_request: true,
            verb: "get".into(),
            resource: "pods".into(),
            subresource: "log".into(),
            namespace: "a".into(),
            name: "p".into(),
            ..Default::default()
        };
        let status = forbidden_status(&attributes(pod_log), "");
        assert_eq!(
            status.message,
            r#"pods "p" is forbidden: User "jane" cannot get resource "pods/log" in API group "" in the namespace "a""#
        );
        let path = RequestInfo { verb: "get".into(), path: "/metrics".into(), ..Default::default() };
        let status = forbidden_status(&attributes(path), "because");
        assert_eq!(status.message, r#"forbidden: User "jane" cannot get path "/metrics": because"#);
    }

    #[test]
    fn always_allowed_paths_match_exactly_or_by_prefix() {
        let paths = AlwaysAllowPaths::new(&["/healthz".into(), "/readyz*".into()]).unwrap();
        let ask = |path: &str| RequestInfo { path: path.into(), ..Default::default() };
        assert!(paths.allows(&ask("/healthz")) && paths.allows(&ask("/readyz/a")) && !paths.allows(&ask("/healthz/a")));
        assert!(AlwaysAllowPaths::new(&["/a*b".into()]).is_err());
    }
}
