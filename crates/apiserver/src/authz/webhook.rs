//! Authorization by a webhook: a SubjectAccessReview of each request, its answer
//! kept for a while.
//!
//! Limits: [`CACHED`] answers; requests whose own words are [`MAX_CACHED_WORDS`]
//! bytes or more are asked anew each time.
//!
//! Upstream followed: `apiserver/plugin/pkg/authorizer/webhook`.

use std::time::Duration;

use apimachinery::labels::{self, Operator};
use apimachinery::{Value, fields};
use async_trait::async_trait;
use serde_json::{Map, json};

use super::match_conditions::MatchConditions;
use crate::authn::cache::Expiring;
use crate::request::{Attributes, Authorizer, Decision, RequestInfo, ResolvedRules, UserInfo, Verdict};
use crate::review_webhook::ReviewWebhook;

const CACHED: usize = 8192;
const MAX_CACHED_WORDS: usize = 10_000;

pub struct Webhook {
    webhook: ReviewWebhook,
    settings: Settings,
    /// By the spec, in milliseconds.
    answers: Expiring<String, Value>,
}

pub struct Settings {
    /// `v1` or `v1beta1`.
    pub version: String,
    pub authorized_ttl: Duration,
    pub unauthorized_ttl: Duration,
    /// What a webhook that cannot be asked decides.
    pub on_error: Decision,
    pub conditions: MatchConditions,
}

impl Webhook {
    pub fn new(webhook: ReviewWebhook, settings: Settings) -> Result<Self, String> {
        if !matches!(settings.version.as_str(), "v1" | "v1beta1") {
            return Err(format!(
                "unsupported webhook authorizer version {:?}, supported versions are \"v1\", \"v1beta1\"",
                settings.version
            ));
        }
        Ok(Webhook { webhook, settings, answers: Expiring::new(CACHED) })
    }

    fn failed(&self, error: String) -> Verdict {
        Verdict { decision: self.settings.on_error, reason: String::new(), error: Some(error) }
    }

    async fn status(&self, attributes: &Attributes, spec: Value) -> Result<Value, String> {
        let key = spec.to_string();
        let now = || jiff::Timestamp::now().as_millisecond();
        if let Some(status) = self.answers.get(&key, now()) {
            return Ok(status);
        }
        let spec = if self.settings.version == "v1" { spec } else { as_v1beta1(spec) };
        let review = json!({
            "kind": "SubjectAccessReview",
            "apiVersion": format!("authorization.k8s.io/{}", self.settings.version),
            "metadata": {},
            "spec": spec,
            "status": {"allowed": false},
        });
        let mut answer = self.webhook.ask(&review).await?;
        let status = answer["status"].take();
        if words(&attributes.info) < MAX_CACHED_WORDS {
            let allowed = status["allowed"].as_bool() == Some(true);
            let ttl = if allowed { self.settings.authorized_ttl } else { self.settings.unauthorized_ttl };
            let now = now();
            self.answers.put(key, status.clone(), now, now + i64::try_from(ttl.as_millis()).unwrap_or(0) - 1);
        }
        Ok(status)
    }
}

#[async_trait]
impl Authorizer for Webhook {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        let verdict = self.judge(attributes).await;
        (verdict.decision, verdict.reason)
    }

    async fn judge(&self, attributes: &Attributes) -> Verdict {
        let spec = spec_of(attributes);
        match self.settings.conditions.hold(&spec) {
            Ok(true) => {}
            Ok(false) => return Verdict { decision: Decision::NoOpinion, reason: String::new(), error: None },
            Err(error) => return self.failed(error),
        }
        let status = match self.status(attributes, spec).await {
            Ok(status) => status,
            Err(error) => {
                tracing::error!("Failed to make webhook authorizer request: {error}");
                return self.failed(error);
            }
        };
        let is = |field: &str| status[field].as_bool() == Some(true);
        let reason = status["reason"].as_str().unwrap_or_default().to_owned();
        let (decision, error) = match (is("denied"), is("allowed")) {
            (true, true) => {
                (Decision::Deny, Some("webhook subject access review returned both allow and deny response".to_owned()))
            }
            (true, false) => (Decision::Deny, None),
            (false, true) => (Decision::Allow, None),
            (false, false) => (Decision::NoOpinion, None),
        };
        Verdict { decision, reason, error }
    }

    async fn rules_for(&self, _user: &UserInfo, _namespace: &str) -> ResolvedRules {
        ResolvedRules {
            incomplete: true,
            evaluation_error: "webhook authorizer does not support user rule resolution".into(),
            ..Default::default()
        }
    }
}

/// Bytes that the asker chose.
fn words(info: &RequestInfo) -> usize {
    [
        &info.namespace,
        &info.verb,
        &info.api_group,
        &info.api_version,
        &info.resource,
        &info.subresource,
        &info.name,
        &info.path,
    ]
    .iter()
    .map(|word| word.len())
    .sum()
}

/// Members of a map, those that are empty left out.
fn members(pairs: &[(&str, &str)]) -> Value {
    let filled = pairs.iter().filter(|(_, text)| !text.is_empty());
    Value::Object(filled.map(|(name, text)| ((*name).to_owned(), (*text).into())).collect::<Map<_, _>>())
}

/// The `spec` of a v1 SubjectAccessReview.
fn spec_of(attributes: &Attributes) -> Value {
    let (user, info) = (&attributes.user, &attributes.info);
    let mut spec = members(&[("user", &user.name), ("uid", &user.uid)]);
    if info.is_resource_request {
        let mut resource = members(&[
            ("namespace", &info.namespace),
            ("verb", &info.verb),
            ("group", &info.api_group),
            ("version", &info.api_version),
            ("resource", &info.resource),
            ("subresource", &info.subresource),
            ("name", &info.name),
        ]);
        for (name, requirements) in [
            ("fieldSelector", field_requirements(&info.field_selector)),
            ("labelSelector", label_requirements(&info.label_selector)),
        ] {
            if !requirements.is_empty() {
                resource[name] = json!({"requirements": requirements});
            }
        }
        spec["resourceAttributes"] = resource;
    } else {
        spec["nonResourceAttributes"] = members(&[("path", &info.path), ("verb", &info.verb)]);
    }
    if !user.groups.is_empty() {
        spec["groups"] = user.groups.clone().into();
    }
    if !user.extra.is_empty() {
        spec["extra"] = json!(user.extra);
    }
    spec
}

/// v1beta1 calls the groups `group`.
fn as_v1beta1(mut spec: Value) -> Value {
    if let Some(map) = spec.as_object_mut()
        && let Some(groups) = map.remove("groups")
    {
        map.insert("group".into(), groups);
    }
    spec
}

/// What of a selector cannot be said is left out: a check of more than what is
/// asked for is safe.
fn field_requirements(selector: &str) -> Vec<Value> {
    let parsed = fields::Selector::parse(selector).unwrap_or_default();
    let said = parsed.requirements.iter().map(|term| {
        let operator = if term.negated { "NotIn" } else { "In" };
        json!({"key": term.field, "operator": operator, "values": [term.value]})
    });
    said.collect()
}

fn label_requirements(selector: &str) -> Vec<Value> {
    if selector.is_empty() {
        return Vec::new();
    }
    let Ok(parsed) = labels::Selector::parse(selector) else { return Vec::new() };
    let said = parsed.requirements().iter().filter_map(|term| {
        let operator = match term.operator {
            Operator::Equals | Operator::DoubleEquals | Operator::In => "In",
            Operator::NotEquals | Operator::NotIn => "NotIn",
            Operator::Exists => "Exists",
            Operator::DoesNotExist => "DoesNotExist",
            _ => return None,
        };
        let mut said = json!({"key": term.key, "operator": operator});
        if !term.values.is_empty() {
            said["values"] = term.values.clone().into();
        }
        Some(said)
    });
    said.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review_webhook::{DEFAULT_TIMEOUT, tests::answering};

    fn attributes() -> Attributes {
        let info = RequestInfo {
            is_resource_request: true,
            verb: "list".into(),
            api_version: "v1".into(),
            resource: "pods".into(),
            field_selector: "spec.nodeName=n,a!=b".into(),
            label_selector: "x in (y),z".into(),
            ..Default::default()
        };
        let user = UserInfo { name: "jane".into(), groups: vec!["dev".into()], ..Default::default() };
        Attributes { user, info }
    }

    async fn webhook(url: String, on_error: Decision) -> Webhook {
        let settings = Settings {
            version: "v1".into(),
            authorized_ttl: Duration::from_secs(300),
            unauthorized_ttl: Duration::from_secs(30),
            on_error,
            conditions: MatchConditions::default(),
        };
        Webhook::new(ReviewWebhook::new(client::Config::new(url), DEFAULT_TIMEOUT).unwrap(), settings).unwrap()
    }

    async fn decide(status: Value) -> Verdict {
        let answer = json!({"apiVersion": "authorization.k8s.io/v1", "kind": "SubjectAccessReview", "status": status});
        webhook(answering(answer).await, Decision::NoOpinion).await.judge(&attributes()).await
    }

    #[test]
    fn a_spec_has_what_is_not_empty() {
        assert_eq!(
            spec_of(&attributes()),
            json!({
                "user": "jane",
                "groups": ["dev"],
                "resourceAttributes": {
                    "verb": "list", "version": "v1", "resource": "pods",
                    "fieldSelector": {"requirements": [
                        {"key": "a", "operator": "NotIn", "values": ["b"]},
                        {"key": "spec.nodeName", "operator": "In", "values": ["n"]},
                    ]},
                    "labelSelector": {"requirements": [
                        {"key": "x", "operator": "In", "values": ["y"]},
                        {"key": "z", "operator": "Exists"},
                    ]},
                },
            })
        );
        assert_eq!(as_v1beta1(json!({"groups": ["a"]})), json!({"group": ["a"]}));
    }

    #[tokio::test]
    async fn the_answer_decides() {
        assert_eq!(decide(json!({"allowed": true, "reason": "yes"})).await.decision, Decision::Allow);
        let denied = decide(json!({"allowed": false, "denied": true, "reason": "no"})).await;
        assert_eq!((denied.decision, denied.reason.as_str(), denied.error), (Decision::Deny, "no", None));
        assert_eq!(decide(json!({"allowed": false})).await.decision, Decision::NoOpinion);
        assert!(decide(json!({"allowed": true, "denied": true})).await.error.is_some());
    }

    #[tokio::test]
    async fn a_webhook_that_is_not_there_decides_as_set() {
        let closed = webhook("http://127.0.0.1:1/a".into(), Decision::Deny).await.judge(&attributes()).await;
        assert_eq!(closed.decision, Decision::Deny);
        assert!(closed.error.unwrap().ends_with("connect: connection refused"));
    }
}
