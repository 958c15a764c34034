//! FlowSchemas and PriorityLevelConfigurations as the server uses them, and
//! which schema a request belongs to. Pure.
//!
//! Upstream followed: `apiserver/pkg/util/flowcontrol/{rule,apf_controller}.go`.

use std::collections::BTreeMap;

use apimachinery::Value;

use crate::request::{RequestInfo, UserInfo};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Distinguisher {
    None,
    ByUser,
    ByNamespace,
}

#[derive(Debug, Clone)]
pub struct FlowSchema {
    pub name: String,
    pub uid: String,
    pub precedence: i64,
    pub priority_level: String,
    pub distinguisher: Distinguisher,
    rules: Vec<Rule>,
}

#[derive(Debug, Clone, Default)]
struct Rule {
    subjects: Vec<Subject>,
    resource_rules: Vec<ResourceRule>,
    non_resource_rules: Vec<(Vec<String>, Vec<String>)>,
}

#[derive(Debug, Clone)]
enum Subject {
    User(String),
    Group(String),
    /// Namespace and name; `*` for all of the namespace.
    ServiceAccount(String, String),
}

#[derive(Debug, Clone)]
struct ResourceRule {
    verbs: Vec<String>,
    api_groups: Vec<String>,
    resources: Vec<String>,
    cluster_scope: bool,
    namespaces: Vec<String>,
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

fn strings(value: &Value, field: &str) -> Vec<String> {
    value[field].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn items<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten()
}

impl FlowSchema {
    pub fn from_object(object: &Value) -> Self {
        let spec = &object["spec"];
        FlowSchema {
            name: text(&object["metadata"], "name"),
            uid: text(&object["metadata"], "uid"),
            precedence: spec["matchingPrecedence"].as_i64().unwrap_or(1000),
            priority_level: text(&spec["priorityLevelConfiguration"], "name"),
            distinguisher: match spec["distinguisherMethod"]["type"].as_str() {
                Some("ByUser") => Distinguisher::ByUser,
                Some("ByNamespace") => Distinguisher::ByNamespace,
                _ => Distinguisher::None,
            },
            rules: items(spec, "rules").map(Rule::from_value).collect(),
        }
    }

    pub fn matches(&self, user: &UserInfo, info: &RequestInfo) -> bool {
        self.rules.iter().any(|rule| rule.matches(user, info))
    }

    /// The flow of a request within this schema.
    pub fn flow<'a>(&self, user: &'a UserInfo, info: &'a RequestInfo) -> &'a str {
        match self.distinguisher {
            Distinguisher::None => "",
            Distinguisher::ByUser => &user.name,
            Distinguisher::ByNamespace => &info.namespace,
        }
    }
}

impl Rule {
    fn from_value(value: &Value) -> Self {
        let subject = |s: &Value| match s["kind"].as_str() {
            Some("User") => Some(Subject::User(text(&s["user"], "name"))),
            Some("Group") => Some(Subject::Group(text(&s["group"], "name"))),
            Some("ServiceAccount") => {
                let account = &s["serviceAccount"];
                Some(Subject::ServiceAccount(text(account, "namespace"), text(account, "name")))
            }
            _ => None,
        };
        let resource = |r: &Value| ResourceRule {
            verbs: strings(r, "verbs"),
            api_groups: strings(r, "apiGroups"),
            resources: strings(r, "resources"),
            cluster_scope: r["clusterScope"] == true,
            namespaces: strings(r, "namespaces"),
        };
        Rule {
            subjects: items(value, "subjects").filter_map(subject).collect(),
            resource_rules: items(value, "resourceRules").map(resource).collect(),
            non_resource_rules: items(value, "nonResourceRules")
                .map(|r| (strings(r, "verbs"), strings(r, "nonResourceURLs")))
                .collect(),
        }
    }

    fn matches(&self, user: &UserInfo, info: &RequestInfo) -> bool {
        if !self.subjects.iter().any(|subject| subject.matches(user)) {
            return false;
        }
        if info.is_resource_request {
            self.resource_rules.iter().any(|rule| rule.matches(info))
        } else {
            self.non_resource_rules
                .iter()
                .any(|(verbs, urls)| has(verbs, &info.verb) && urls.iter().any(|url| url_matches(url, &info.path)))
        }
    }
}

impl Subject {
    fn matches(&self, user: &UserInfo) -> bool {
        match self {
            Subject::User(name) => name == "*" || *name == user.name,
            Subject::Group(name) => name == "*" || user.groups.contains(name),
            Subject::ServiceAccount(namespace, name) => {
                let Some(rest) = user.name.strip_prefix("system:serviceaccount:") else { return false };
                let Some((own_namespace, own_name)) = rest.split_once(':') else { return false };
                own_namespace == namespace && (name == "*" || own_name == name)
            }
        }
    }
}

impl ResourceRule {
    fn matches(&self, info: &RequestInfo) -> bool {
        let resource_matches = self.resources.iter().any(|resource| {
            resource == "*"
                || match resource.split_once('/') {
                    None => info.subresource.is_empty() && *resource == info.resource,
                    Some((name, sub)) => name == info.resource && sub == info.subresource,
                }
        });
        let scope_matches =
            if info.namespace.is_empty() { self.cluster_scope } else { has(&self.namespaces, &info.namespace) };
        has(&self.verbs, &info.verb) && has(&self.api_groups, &info.api_group) && resource_matches && scope_matches
    }
}

fn has(set: &[String], item: &str) -> bool {
    set.iter().any(|s| s == "*" || s == item)
}

/// Exact, or below a path that ends in `/*`.
fn url_matches(rule: &str, path: &str) -> bool {
    rule == "*"
        || rule == path
        || rule.strip_suffix('*').is_some_and(|prefix| prefix.ends_with('/') && path.starts_with(prefix))
}

#[derive(Debug, Clone, PartialEq)]
pub struct PriorityLevel {
    pub name: String,
    pub uid: String,
    pub exempt: bool,
    pub shares: u64,
    /// `None`: a full level rejects.
    pub queuing: Option<Queuing>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Queuing {
    pub queues: usize,
    pub hand_size: usize,
    pub queue_length_limit: usize,
}

impl PriorityLevel {
    pub fn from_object(object: &Value) -> Self {
        let spec = &object["spec"];
        let exempt = spec["type"] == "Exempt";
        let limited = &spec["limited"];
        let number = |value: &Value, default: u64| value.as_u64().unwrap_or(default);
        let response = &limited["limitResponse"];
        let queuing = (response["type"] == "Queue").then(|| {
            let q = &response["queuing"];
            Queuing {
                queues: number(&q["queues"], 64).max(1) as usize,
                hand_size: number(&q["handSize"], 8).max(1) as usize,
                queue_length_limit: number(&q["queueLengthLimit"], 50) as usize,
            }
        });
        PriorityLevel {
            name: text(&object["metadata"], "name"),
            uid: text(&object["metadata"], "uid"),
            exempt,
            shares: if exempt {
                number(&spec["exempt"]["nominalConcurrencyShares"], 0)
            } else {
                number(&limited["nominalConcurrencyShares"], 30)
            },
            queuing,
        }
    }
}

/// Seats of each level: its part, rounded up, of all seats of the server.
pub fn seats(levels: &[PriorityLevel], server_seats: u64) -> BTreeMap<String, u64> {
    let total: u64 = levels.iter().map(|level| level.shares).sum::<u64>().max(1);
    levels.iter().map(|level| (level.name.clone(), (server_seats * level.shares).div_ceil(total))).collect()
}

/// The condition that a schema's level is missing, as the server reports it.
pub fn dangling_condition(schema: &FlowSchema, exists: bool) -> Value {
    let level = apimachinery::field::quote(&schema.priority_level);
    let (status, reason, message) = if exists {
        (
            "False",
            "Found",
            format!("This FlowSchema references the PriorityLevelConfiguration object named {level} and it exists"),
        )
    } else {
        (
            "True",
            "NotFound",
            format!(
                "This FlowSchema references the PriorityLevelConfiguration object named {level} but there is no such object"
            ),
        )
    };
    serde_json::json!({"type": "Dangling", "status": status, "reason": reason, "message": message})
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn leader_election() -> FlowSchema {
        FlowSchema::from_object(&json!({"metadata": {"name": "system-leader-election"}, "spec": {
            "priorityLevelConfiguration": {"name": "leader-election"}, "matchingPrecedence": 100,
            "distinguisherMethod": {"type": "ByUser"},
            "rules": [{"subjects": [{"kind": "ServiceAccount", "serviceAccount": {"namespace": "kube-system", "name": "*"}}],
                       "resourceRules": [{"verbs": ["get", "create", "update"], "apiGroups": ["coordination.k8s.io"],
                                          "resources": ["leases"], "namespaces": ["*"]}]}]}}))
    }

    fn lease(verb: &str, namespace: &str, subresource: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: "coordination.k8s.io".into(),
            resource: "leases".into(),
            subresource: subresource.into(),
            namespace: namespace.into(),
            ..Default::default()
        }
    }

    #[test]
    fn a_schema_matches_by_subject_verb_resource_and_scope() {
        let schema = leader_election();
        let user = UserInfo { name: "system:serviceaccount:kube-system:x".into(), ..Default::default() };
        assert!(schema.matches(&user, &lease("update", "a", "")));
        assert!(!schema.matches(&user, &lease("delete", "a", "")));
        assert!(!schema.matches(&user, &lease("update", "", "")));
        assert!(!schema.matches(&user, &lease("update", "a", "status")));
        let other = UserInfo { name: "system:serviceaccount:kube:x".into(), ..Default::default() };
        assert!(!schema.matches(&other, &lease("update", "a", "")));
        assert_eq!(schema.flow(&user, &lease("get", "a", "")), user.name);
    }

    #[test]
    fn urls_match_exactly_or_below() {
        assert!(url_matches("/healthz", "/healthz") && url_matches("/a/*", "/a/b"));
        assert!(!url_matches("/a/*", "/a") && !url_matches("/healthz", "/healthz/x"));
    }

    #[test]
    fn seats_are_shares_of_the_server_rounded_up() {
        let level = |name: &str, shares| PriorityLevel {
            name: name.into(),
            uid: String::new(),
            exempt: false,
            shares,
            queuing: None,
        };
        // The default configuration's 245 shares over 600 seats.
        let all = [level("catch-all", 5), level("leader-election", 10), level("rest", 230)];
        let seats = seats(&all, 600);
        assert_eq!((seats["catch-all"], seats["leader-election"]), (13, 25));
    }
}
