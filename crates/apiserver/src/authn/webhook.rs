//! `--authentication-token-webhook-config-file`: a TokenReview of each bearer
//! token that nobody else knows.
//!
//! Upstream followed: `apiserver/plugin/pkg/authenticator/token/webhook`.

use std::collections::BTreeMap;

use apimachinery::Value;
use async_trait::async_trait;
use serde_json::json;

use super::TokenAuthenticator;
use crate::request::{Authenticated, UserInfo};
use crate::review_webhook::ReviewWebhook;

pub struct WebhookTokens {
    webhook: ReviewWebhook,
    /// `authentication.k8s.io/v1` or `…/v1beta1`.
    api_version: String,
    implicit_audiences: Vec<String>,
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

impl WebhookTokens {
    /// `version` as the flag has it.
    pub fn new(webhook: ReviewWebhook, version: &str, implicit_audiences: Vec<String>) -> Result<Self, String> {
        if !matches!(version, "v1" | "v1beta1") {
            return Err(format!(
                "unsupported authentication webhook version {version:?}, supported versions are \"v1\", \"v1beta1\""
            ));
        }
        Ok(WebhookTokens { webhook, api_version: format!("authentication.k8s.io/{version}"), implicit_audiences })
    }
}

#[async_trait]
impl TokenAuthenticator for WebhookTokens {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let mut spec = json!({"token": token});
        if !audiences.is_empty() {
            spec["audiences"] = audiences.to_vec().into();
        }
        let review = json!({
            "kind": "TokenReview",
            "apiVersion": self.api_version,
            "metadata": {},
            "spec": spec,
            "status": {"user": {}},
        });
        let answer = self.webhook.ask(&review).await.inspect_err(|error| {
            tracing::error!("Failed to make webhook authenticator request: {error}");
        })?;
        user_of(&answer["status"], audiences, &self.implicit_audiences)
    }
}

fn user_of(status: &Value, wanted: &[String], implicit: &[String]) -> Result<Option<Authenticated>, String> {
    let mut agreed = Vec::new();
    if !wanted.is_empty() {
        let said = strings(&status["audiences"]);
        let known = if said.is_empty() { implicit } else { &said };
        agreed = wanted.iter().filter(|audience| known.contains(audience)).cloned().collect();
        if agreed.is_empty() {
            return Ok(None);
        }
    }
    if status["authenticated"].as_bool() != Some(true) {
        return match status["error"].as_str().unwrap_or_default() {
            "" => Ok(None),
            error => Err(error.to_owned()),
        };
    }
    let user = &status["user"];
    let text = |field: &str| user[field].as_str().unwrap_or_default().to_owned();
    let extra: BTreeMap<String, Vec<String>> =
        user["extra"].as_object().into_iter().flatten().map(|(key, values)| (key.clone(), strings(values))).collect();
    Ok(Some(Authenticated {
        user: UserInfo { name: text("username"), uid: text("uid"), groups: strings(&user["groups"]), extra },
        audiences: agreed,
        ..Default::default()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review_webhook::{DEFAULT_TIMEOUT, tests::answering};

    async fn ask(status: Value, audiences: &[&str]) -> Result<Option<Authenticated>, String> {
        let answer = json!({"apiVersion": "authentication.k8s.io/v1", "kind": "TokenReview", "status": status});
        let webhook = ReviewWebhook::new(client::Config::new(answering(answer).await), DEFAULT_TIMEOUT).unwrap();
        let tokens = WebhookTokens::new(webhook, "v1", vec!["api".into()]).unwrap();
        let audiences: Vec<String> = audiences.iter().map(|&audience| audience.to_owned()).collect();
        tokens.authenticate_token("t", &audiences).await
    }

    #[tokio::test]
    async fn the_answer_names_the_user() {
        let user = json!({"username": "jane", "uid": "1", "groups": ["a"], "extra": {"k": ["v"]}});
        let found = ask(json!({"authenticated": true, "user": user}), &["api", "x"]).await.unwrap().unwrap();
        assert_eq!((found.user.name.as_str(), found.user.groups), ("jane", vec!["a".to_owned()]));
        assert_eq!(found.user.extra["k"], ["v"]);
        assert_eq!(found.audiences, ["api"]);
    }

    #[tokio::test]
    async fn other_audiences_and_refusals_are_nobody() {
        let yes = json!({"authenticated": true, "audiences": ["other"], "user": {"username": "jane"}});
        assert!(ask(yes, &["api"]).await.unwrap().is_none());
        assert!(ask(json!({"authenticated": false}), &[]).await.unwrap().is_none());
        let why = json!({"authenticated": false, "error": "expired"});
        assert_eq!(ask(why, &[]).await.unwrap_err(), "expired");
    }

    #[test]
    fn other_versions_are_refused() {
        let webhook = ReviewWebhook::new(client::Config::new("https://127.0.0.1:1"), DEFAULT_TIMEOUT).unwrap();
        assert_eq!(
            WebhookTokens::new(webhook, "v2", Vec::new()).err().unwrap(),
            "unsupported authentication webhook version \"v2\", supported versions are \"v1\", \"v1beta1\""
        );
    }
}
