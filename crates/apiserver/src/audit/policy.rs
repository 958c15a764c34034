//! The audit policy: which requests are recorded and how much of them. Pure.
//!
//! Upstream followed: `apiserver/pkg/audit/policy`, `pkg/apis/audit/validation`.

use apimachinery::Value;
use apimachinery::field::{FieldError, Path, aggregate};

use crate::request::{RequestInfo, UserInfo};

/// How much of a request is recorded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    #[default]
    None,
    Metadata,
    Request,
    RequestResponse,
}

const LEVELS: [(&str, Level); 4] = [
    ("None", Level::None),
    ("Metadata", Level::Metadata),
    ("Request", Level::Request),
    ("RequestResponse", Level::RequestResponse),
];

const STAGES: [&str; 4] = ["RequestReceived", "ResponseStarted", "ResponseComplete", "Panic"];

impl Level {
    pub fn as_str(self) -> &'static str {
        LEVELS.iter().find(|(_, level)| *level == self).map_or("None", |(name, _)| name)
    }
}

/// What the first matching rule says of a request.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Verdict {
    pub level: Level,
    pub omit_stages: Vec<String>,
    pub omit_managed_fields: bool,
}

#[derive(Debug, Default)]
struct Rule {
    verdict: Verdict,
    users: Vec<String>,
    groups: Vec<String>,
    verbs: Vec<String>,
    resources: Vec<Resources>,
    namespaces: Vec<String>,
    urls: Vec<String>,
}

#[derive(Debug, Default)]
struct Resources {
    group: String,
    resources: Vec<String>,
    names: Vec<String>,
}

#[derive(Debug, Default)]
pub struct Policy {
    rules: Vec<Rule>,
    fallback: Verdict,
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|item| item.as_str().map(str::to_owned)).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn check_stages(stages: &[String], path: &Path, errors: &mut Vec<FieldError>) {
    for (at, stage) in stages.iter().enumerate().filter(|(_, stage)| !STAGES.contains(&stage.as_str())) {
        let why = format!("allowed stages are {}", STAGES.join(","));
        errors.push(FieldError::invalid(&path.index(at), &Value::from(stage.as_str()), &why));
    }
}

fn check_rule(rule: &Value, path: &Path, errors: &mut Vec<FieldError>) {
    let level = text(&rule["level"]);
    if level.is_empty() {
        errors.push(FieldError::required(&path.child("level"), ""));
    } else if !LEVELS.iter().any(|(name, _)| *name == level) {
        let names: Vec<&str> = LEVELS.iter().map(|(name, _)| *name).collect();
        errors.push(FieldError::not_supported(&path.child("level"), &rule["level"], &names));
    }
    let urls = strings(&rule["nonResourceURLs"]);
    for (at, url) in urls.iter().enumerate().filter(|(_, url)| *url != "*") {
        let path = path.child("nonResourceURLs").index(at);
        let value = Value::from(url.as_str());
        if !url.starts_with('/') {
            let why = "non-resource URL rules must begin with a '/' character";
            errors.push(FieldError::invalid(&path, &value, why));
        }
        if url.strip_suffix('*').unwrap_or(url).contains('*') {
            let why = "non-resource URL wildcards '*' must be the final character of the rule";
            errors.push(FieldError::invalid(&path, &value, why));
        }
    }
    for resources in rule["resources"].as_array().into_iter().flatten() {
        if !strings(&resources["resourceNames"]).is_empty() && strings(&resources["resources"]).is_empty() {
            let why = "using resourceNames requires at least one resource";
            let path = path.child("resources").child("resourceNames");
            errors.push(FieldError::invalid(&path, &resources["resourceNames"], why));
        }
    }
    check_stages(&strings(&rule["omitStages"]), &path.child("omitStages"), errors);
    let resources = rule["resources"].as_array().is_some_and(|list| !list.is_empty());
    if !urls.is_empty() && (resources || !strings(&rule["namespaces"]).is_empty()) {
        let why = "rules cannot apply to both regular resources and non-resource URLs";
        errors.push(FieldError::invalid(&path.child("nonResourceURLs"), &rule["nonResourceURLs"], why));
    }
}

impl Policy {
    /// Reads a policy file's text (YAML or JSON).
    pub fn parse(bytes: &[u8]) -> Result<Self, String> {
        let json = codec::yaml::to_json(bytes).map_err(|error| format!("failed decoding: {}", error.0))?;
        let policy: Value = serde_json::from_slice(&json).map_err(|error| format!("failed decoding: {error}"))?;
        let (version, kind) = (text(&policy["apiVersion"]), text(&policy["kind"]));
        if version != "audit.k8s.io/v1" || kind != "Policy" {
            return Err(format!(
                "failed decoding: no kind \"{kind}\" is registered for version \"{version}\" in scheme \"k8s.io/apiserver/pkg/audit/scheme.go:30\""
            ));
        }
        let mut errors = Vec::new();
        let omitted = strings(&policy["omitStages"]);
        check_stages(&omitted, &Path::new("omitStages"), &mut errors);
        let rules = policy["rules"].as_array().map(Vec::as_slice).unwrap_or_default();
        for (at, rule) in rules.iter().enumerate() {
            check_rule(rule, &Path::new("rules").index(at), &mut errors);
        }
        if !errors.is_empty() {
            return Err(aggregate(&errors));
        }
        if rules.is_empty() {
            return Err("loaded illegal policy with 0 rules".into());
        }
        let fallback = Verdict {
            level: Level::None,
            omit_stages: omitted,
            omit_managed_fields: policy["omitManagedFields"] == true,
        };
        Ok(Policy { rules: rules.iter().map(|rule| Rule::parse(rule, &fallback)).collect(), fallback })
    }

    pub fn evaluate(&self, user: &UserInfo, info: &RequestInfo) -> &Verdict {
        self.rules.iter().find(|rule| rule.matches(user, info)).map_or(&self.fallback, |rule| &rule.verdict)
    }
}

impl Rule {
    fn parse(rule: &Value, fallback: &Verdict) -> Self {
        let level = text(&rule["level"]);
        let mut omit_stages = fallback.omit_stages.clone();
        omit_stages.extend(strings(&rule["omitStages"]));
        let resources = |value: &Value| Resources {
            group: text(&value["group"]).to_owned(),
            resources: strings(&value["resources"]),
            names: strings(&value["resourceNames"]),
        };
        Rule {
            verdict: Verdict {
                level: LEVELS.iter().find(|(name, _)| *name == level).map(|(_, level)| *level).unwrap_or_default(),
                omit_stages,
                omit_managed_fields: rule["omitManagedFields"].as_bool().unwrap_or(fallback.omit_managed_fields),
            },
            users: strings(&rule["users"]),
            groups: strings(&rule["userGroups"]),
            verbs: strings(&rule["verbs"]),
            resources: rule["resources"].as_array().into_iter().flatten().map(resources).collect(),
            namespaces: strings(&rule["namespaces"]),
            urls: strings(&rule["nonResourceURLs"]),
        }
    }

    fn matches(&self, user: &UserInfo, info: &RequestInfo) -> bool {
        if !self.users.is_empty() && !self.users.contains(&user.name)
            || !self.groups.is_empty() && !self.groups.iter().any(|group| user.groups.contains(group))
            || !self.verbs.is_empty() && !self.verbs.contains(&info.verb)
        {
            return false;
        }
        if !self.namespaces.is_empty() || !self.resources.is_empty() {
            return info.is_resource_request
                && (self.namespaces.is_empty() || self.namespaces.contains(&info.namespace))
                && (self.resources.is_empty() || self.resources.iter().any(|resources| resources.matches(info)));
        }
        if !self.urls.is_empty() {
            return !info.is_resource_request && self.urls.iter().any(|url| url_matches(url, &info.path));
        }
        true
    }
}

fn url_matches(spec: &str, path: &str) -> bool {
    spec == "*" || spec == path || spec.strip_suffix('*').is_some_and(|prefix| path.starts_with(prefix))
}

impl Resources {
    fn matches(&self, info: &RequestInfo) -> bool {
        if self.group != "*" && self.group != info.api_group {
            return false;
        }
        if self.resources.is_empty() {
            return true;
        }
        if !self.names.is_empty() && !self.names.contains(&info.name) {
            return false;
        }
        let sub = info.subresource.as_str();
        let combined = if sub.is_empty() { info.resource.clone() } else { format!("{}/{sub}", info.resource) };
        self.resources.iter().any(|wanted| {
            *wanted == combined
                || wanted == "*"
                || !sub.is_empty() && wanted.strip_prefix("*/") == Some(sub)
                || wanted.strip_suffix("/*") == Some(info.resource.as_str())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy(rules: &str) -> Result<Policy, String> {
        Policy::parse(format!("apiVersion: audit.k8s.io/v1\nkind: Policy\nrules:\n{rules}").as_bytes())
    }
    fn request(verb: &str, resource: &str, sub: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            resource: resource.into(),
            subresource: sub.into(),
            namespace: "a".into(),
            ..Default::default()
        }
    }
    fn level(policy: &Policy, info: &RequestInfo) -> Level {
        policy.evaluate(&UserInfo { name: "u".into(), ..Default::default() }, info).level
    }

    #[test]
    fn the_first_matching_rule_decides() {
        let policy = policy(
            "- {level: None, users: [other]}\n\
             - {level: None, resources: [{group: '', resources: ['pods/log', 'pods/status']}]}\n\
             - {level: Request, verbs: [create], resources: [{group: '', resources: [pods]}]}\n\
             - {level: None, nonResourceURLs: ['/healthz*']}\n\
             - {level: Metadata, omitStages: [RequestReceived]}\n",
        )
        .unwrap();
        assert_eq!(level(&policy, &request("create", "pods", "")), Level::Request);
        assert_eq!(level(&policy, &request("get", "pods", "log")), Level::None);
        assert_eq!(level(&policy, &request("get", "pods", "")), Level::Metadata);
        let health = RequestInfo { path: "/healthz/etcd".into(), ..Default::default() };
        assert_eq!(level(&policy, &health), Level::None);
        let verdict = policy.evaluate(&UserInfo::default(), &request("get", "pods", ""));
        assert_eq!(verdict.omit_stages, ["RequestReceived"]);
    }

    #[test]
    fn resources_have_three_wildcards() {
        let all_of = policy("- {level: Metadata, resources: [{resources: ['pods/*']}]}\n").unwrap();
        assert_eq!(level(&all_of, &request("get", "pods", "log")), Level::Metadata);
        let any = policy("- {level: Metadata, resources: [{resources: ['*/scale']}]}\n").unwrap();
        assert_eq!(level(&any, &request("get", "pods", "scale")), Level::Metadata);
        assert_eq!(level(&any, &request("get", "pods", "log")), Level::None);
    }

    #[test]
    fn bad_policies_are_told() {
        assert_eq!(policy("").unwrap_err(), "loaded illegal policy with 0 rules");
        assert_eq!(
            policy("- {level: Loud}\n").unwrap_err(),
            r#"rules[0].level: Unsupported value: "Loud": supported values: "None", "Metadata", "Request", "RequestResponse""#
        );
        assert!(policy("- {level: None, nonResourceURLs: [x]}\n").unwrap_err().contains("must begin with a '/'"));
    }
}
