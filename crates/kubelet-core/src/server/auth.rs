//! Who asks, and whether they may: client certificates and tokens checked by the
//! API server, access by its SubjectAccessReview.
//!
//! Limits: at most [`MAX_CACHED`] answers of each kind are kept, for the times
//! upstream keeps them.
//! Followed upstream: pkg/kubelet/server/auth.go, cmd/kubelet/app/auth.go.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, WriteOptions, resources};
use http::{Method, Request, Response, StatusCode};
use parking_lot::Mutex;
use pki::{Certificate, Pool, Usage};
use serde_json::{Value, json};

use super::{Body, text};
use crate::bootstrap::Connection;
use crate::kubelet::Kubelet;

const MAX_CACHED: usize = 4096;

/// A known caller.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct User {
    pub name: String,
    pub uid: String,
    pub groups: Vec<String>,
    pub extra: BTreeMap<String, Vec<String>>,
}

type Cache<K, V> = Mutex<BTreeMap<K, (V, Instant)>>;

pub(super) struct Auth {
    node_name: String,
    roots: Option<Pool>,
    client: Option<Client>,
    webhook_tokens: bool,
    anonymous: bool,
    webhook_access: bool,
    token_ttl: Duration,
    allowed_ttl: Duration,
    denied_ttl: Duration,
    tokens: Cache<String, Option<User>>,
    access: Cache<(User, String, String), bool>,
}

impl Auth {
    pub(super) fn new(kubelet: &Arc<Kubelet>, connection: Option<&Connection>) -> Result<Self, String> {
        let settings = &kubelet.settings;
        let ca = settings.text("authentication.x509.clientCAFile");
        let roots = if ca.is_empty() {
            None
        } else {
            let text = std::fs::read_to_string(ca).map_err(|e| {
                let text = e.to_string();
                format!("open {ca}: {}", text.split(" (os error").next().unwrap_or_default().to_lowercase())
            })?;
            Some(Pool::from_pem(&text).map_err(|e| format!("unable to load client CA file {ca}: {e}"))?)
        };
        // The API server is asked for each new caller, not for each request: no rate limit.
        let client = connection.map(|c| c.client.with_rate(-1.0, 0).with_timeout(Some(Duration::from_secs(10))));
        Ok(Self {
            node_name: settings.node_name.clone(),
            roots,
            webhook_tokens: settings.flag("authentication.webhook.enabled"),
            anonymous: settings.flag("authentication.anonymous.enabled"),
            webhook_access: settings.text("authorization.mode") == "Webhook",
            token_ttl: settings.duration("authentication.webhook.cacheTTL"),
            allowed_ttl: settings.duration("authorization.webhook.cacheAuthorizedTTL"),
            denied_ttl: settings.duration("authorization.webhook.cacheUnauthorizedTTL"),
            client,
            tokens: Mutex::default(),
            access: Mutex::default(),
        })
    }

    /// The caller; none when there is no valid proof of one.
    pub(super) async fn authenticate<B>(
        &self,
        request: &Request<B>,
        chain: &[Vec<u8>],
    ) -> Result<Option<User>, String> {
        if let Some(roots) = &self.roots
            && !chain.is_empty()
        {
            let certificates: Vec<Certificate> = chain
                .iter()
                .map(|der| Certificate::from_der(der))
                .collect::<Result<_, _>>()
                .map_err(|e| e.to_string())?;
            let now = crate::clock::now_nanos() / 1_000_000_000;
            pki::verify(roots, &certificates, &[Usage::ClientAuth], now).map_err(|e| e.to_string())?;
            let subject = certificates[0].subject();
            let mut groups = subject.organizations.clone();
            groups.push("system:authenticated".into());
            return Ok(Some(User { name: subject.common_name.clone(), groups, ..Default::default() }));
        }
        let header = request.headers().get("authorization").and_then(|v| v.to_str().ok()).unwrap_or_default();
        if let Some(token) = header.strip_prefix("Bearer ").filter(|_| self.webhook_tokens) {
            return self.review_token(token).await;
        }
        if self.anonymous && header.is_empty() {
            let groups = vec!["system:unauthenticated".into()];
            return Ok(Some(User { name: "system:anonymous".into(), groups, ..Default::default() }));
        }
        Ok(None)
    }

    async fn review_token(&self, token: &str) -> Result<Option<User>, String> {
        if let Some(known) = lookup(&self.tokens, &token.to_string()) {
            return Ok(known);
        }
        let Some(client) = &self.client else { return Ok(None) };
        let body = json!({"apiVersion": "authentication.k8s.io/v1", "kind": "TokenReview", "spec": {"token": token}});
        let answer: Value = client
            .create(&resources::TOKEN_REVIEWS, "", &body, &WriteOptions::default())
            .await
            .map_err(|e| e.to_string())?;
        let user = (answer["status"]["authenticated"] == true).then(|| user_of(&answer["status"]["user"]));
        remember(&self.tokens, token.to_string(), user.clone(), self.token_ttl);
        Ok(user)
    }

    /// Nothing when the caller may; else the answer to give.
    pub(super) async fn authorize<B>(&self, request: &Request<B>, user: &User) -> Result<(), Response<Body>> {
        if !self.webhook_access {
            return Ok(());
        }
        let verb = verb(request.method());
        let subresources = subresources(request.uri().path());
        for subresource in &subresources {
            match self.review_access(user, verb, subresource).await {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(error) => {
                    let message = format!(
                        "Authorization error (user={}, verb={verb}, resource=nodes, subresource(s)=[{}])",
                        user.name,
                        subresources.join(" ")
                    );
                    tracing::error!(err = %error, user = %user.name, verb, subresource = %subresource, "Authorization error");
                    return Err(text(StatusCode::INTERNAL_SERVER_ERROR, message));
                }
            }
        }
        Err(text(
            StatusCode::FORBIDDEN,
            format!(
                "Forbidden (user={}, verb={verb}, resource=nodes, subresource(s)=[{}])",
                user.name,
                subresources.join(" ")
            ),
        ))
    }

    async fn review_access(&self, user: &User, verb: &str, subresource: &str) -> Result<bool, String> {
        let key = (user.clone(), verb.to_string(), subresource.to_string());
        if let Some(known) = lookup(&self.access, &key) {
            return Ok(known);
        }
        let Some(client) = &self.client else { return Err("no API server to ask".into()) };
        let mut spec = json!({
            "user": user.name,
            "groups": user.groups,
            "resourceAttributes": {"verb": verb, "version": "v1", "resource": "nodes",
                "subresource": subresource, "name": self.node_name},
        });
        if !user.uid.is_empty() {
            spec["uid"] = json!(user.uid);
        }
        if !user.extra.is_empty() {
            spec["extra"] = json!(user.extra);
        }
        let body = json!({"apiVersion": "authorization.k8s.io/v1", "kind": "SubjectAccessReview", "spec": spec});
        let answer: Value = client
            .create(&resources::SUBJECT_ACCESS_REVIEWS, "", &body, &WriteOptions::default())
            .await
            .map_err(|e| e.to_string())?;
        let allowed = answer["status"]["allowed"] == true;
        remember(&self.access, key, allowed, if allowed { self.allowed_ttl } else { self.denied_ttl });
        Ok(allowed)
    }
}

fn lookup<K: Ord, V: Clone>(cache: &Cache<K, V>, key: &K) -> Option<V> {
    let cache = cache.lock();
    cache.get(key).filter(|(_, until)| *until > Instant::now()).map(|(value, _)| value.clone())
}

fn remember<K: Ord + Clone, V>(cache: &Cache<K, V>, key: K, value: V, ttl: Duration) {
    let mut cache = cache.lock();
    if cache.len() >= MAX_CACHED {
        let now = Instant::now();
        cache.retain(|_, (_, until)| *until > now);
        if cache.len() >= MAX_CACHED {
            cache.pop_first();
        }
    }
    cache.insert(key, (value, Instant::now() + ttl));
}

fn user_of(value: &Value) -> User {
    let list = |v: &Value| -> Vec<String> {
        v.as_array().into_iter().flatten().filter_map(|t| t.as_str().map(str::to_string)).collect()
    };
    User {
        name: value["username"].as_str().unwrap_or_default().into(),
        uid: value["uid"].as_str().unwrap_or_default().into(),
        groups: list(&value["groups"]),
        extra: value["extra"].as_object().into_iter().flatten().map(|(k, v)| (k.clone(), list(v))).collect(),
    }
}

fn verb(method: &Method) -> &'static str {
    match method.as_str() {
        "POST" => "create",
        "PUT" => "update",
        "PATCH" => "patch",
        "DELETE" => "delete",
        _ => "get",
    }
}

/// What access a path needs: any of the listed subresources of the node.
fn subresources(path: &str) -> Vec<&'static str> {
    let below = |prefix: &str| path == prefix || path.starts_with(&format!("{prefix}/"));
    if below("/stats") {
        vec!["stats"]
    } else if below("/metrics") {
        vec!["metrics"]
    } else if below("/logs") {
        vec!["log"]
    } else if below("/checkpoint") {
        vec!["checkpoint"]
    } else if below("/statusz") {
        vec!["statusz"]
    } else if below("/configz") {
        vec!["configz", "proxy"]
    } else if below("/pods") || below("/runningpods") {
        vec!["pods", "proxy"]
    } else if below("/healthz") {
        vec!["healthz", "proxy"]
    } else {
        vec!["proxy"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes() {
        assert_eq!(subresources("/checkpoint/n/p/c"), ["checkpoint"]);
        assert_eq!(subresources("/metrics/cadvisor"), ["metrics"]);
        assert_eq!(subresources("/exec/n/p/c"), ["proxy"]);
        assert_eq!(subresources("/pods/"), ["pods", "proxy"]);
        assert_eq!(subresources("/podsx"), ["proxy"]);
        assert_eq!(verb(&Method::POST), "create");
    }
}
