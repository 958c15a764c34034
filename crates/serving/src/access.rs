//! Who asks, and whether they may: delegated to the API server.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use apimachinery::{GroupResource, Status};
use client::{Client, Config, WriteOptions, resources};
use parking_lot::Mutex;
use pki::{Certificate, Pool, Usage};
use serde_json::{Value, json};

use crate::options::Options;

/// `--authentication-token-webhook-cache-ttl` and the authorization ones.
const REVIEW_TTL: Duration = Duration::from_secs(10);
const MAX_REVIEWS: usize = 1024;
const REVIEW_TIMEOUT: Duration = Duration::from_secs(10);

/// The caller of a request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Peer {
    pub name: String,
    pub uid: String,
    pub groups: Vec<String>,
}

pub struct Access {
    client_ca: Option<Pool>,
    authentication: Option<Client>,
    authorization: Option<Client>,
    open_paths: Vec<String>,
    tokens: Cache<String, Option<Peer>>,
    decisions: Cache<(String, Vec<String>, String, String), Result<(), String>>,
}

struct Cache<K, V>(Mutex<HashMap<K, (V, Instant)>>);

impl<K: std::hash::Hash + Eq, V: Clone> Cache<K, V> {
    fn get(&self, key: &K) -> Option<V> {
        let cache = self.0.lock();
        cache.get(key).filter(|(_, until)| Instant::now() < *until).map(|(value, _)| value.clone())
    }
    fn put(&self, key: K, value: V) {
        let mut cache = self.0.lock();
        if cache.len() >= MAX_REVIEWS {
            let now = Instant::now();
            cache.retain(|_, (_, until)| now < *until);
            if cache.len() >= MAX_REVIEWS {
                cache.clear();
            }
        }
        cache.insert(key, (value, Instant::now() + REVIEW_TTL));
    }
}

impl Access {
    pub fn new(options: &Options) -> Result<Self, String> {
        let reviewer = |kubeconfig: &str, what: &str| -> Result<Option<Client>, String> {
            if kubeconfig.is_empty() {
                tracing::warn!(flag = what, "No kubeconfig provided for delegated reviews, they will not work");
                return Ok(None);
            }
            let mut config = Config::from_flags("", kubeconfig)
                .map_err(|e| format!("failed to get delegated {what} kubeconfig: {e}"))?;
            // Upstream's rates for review clients.
            (config.qps, config.burst) = (50.0, 100);
            config.timeout = Some(REVIEW_TIMEOUT);
            Client::new(config).map(Some).map_err(|e| e.to_string())
        };
        let client_ca = if options.client_ca_file.is_empty() {
            None
        } else {
            let text = std::fs::read_to_string(&options.client_ca_file).map_err(|e| {
                let cause = client::error::Cause::from_io(&e, "");
                format!("unable to load client CA provider: open {}: {cause}", options.client_ca_file)
            })?;
            Some(Pool::from_pem(&text).map_err(|e| format!("unable to load client CA provider: {e}"))?)
        };
        Ok(Access {
            client_ca,
            authentication: reviewer(&options.authentication_kubeconfig, "authentication")?,
            authorization: reviewer(&options.authorization_kubeconfig, "authorization")?,
            open_paths: options.always_allow_paths.clone(),
            tokens: Cache(Mutex::new(HashMap::new())),
            decisions: Cache(Mutex::new(HashMap::new())),
        })
    }

    /// The `Status` to answer with when the request is refused.
    pub async fn check(
        &self,
        method: &http::Method,
        path: &str,
        authorization: Option<&str>,
        chain: &[Certificate],
    ) -> Result<Peer, Status> {
        let peer = self.authenticate(authorization, chain).await?;
        if self.is_open(path) || peer.groups.iter().any(|g| g == "system:masters") {
            return Ok(peer);
        }
        let verb = method.as_str().to_lowercase();
        let key = (peer.name.clone(), peer.groups.clone(), verb.clone(), path.to_owned());
        let decision = match self.decisions.get(&key) {
            Some(decision) => decision,
            None => {
                let decision = self.review_access(&peer, &verb, path).await?;
                self.decisions.put(key, decision.clone());
                decision
            }
        };
        decision.map(|()| peer.clone()).map_err(|reason| {
            let mut why = format!("User {} cannot {verb} path {}", quote(&peer.name), quote(path));
            if !reason.is_empty() {
                why.push_str(": ");
                why.push_str(&reason);
            }
            Status::forbidden(&GroupResource::default(), "", &why)
        })
    }

    fn is_open(&self, path: &str) -> bool {
        self.open_paths.iter().any(|open| match open.strip_suffix('*') {
            Some(prefix) => path.starts_with(prefix),
            None => path == open,
        })
    }

    async fn authenticate(&self, authorization: Option<&str>, chain: &[Certificate]) -> Result<Peer, Status> {
        if let (Some(pool), Some(leaf)) = (&self.client_ca, chain.first()) {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            if pki::verify(pool, chain, &[Usage::ClientAuth], now.as_secs() as i64).is_err() {
                return Err(Status::unauthorized("Unauthorized"));
            }
            let subject = leaf.subject();
            let mut groups = subject.organizations.clone();
            groups.push("system:authenticated".into());
            return Ok(Peer { name: subject.common_name.clone(), uid: String::new(), groups });
        }
        if let Some(token) = authorization.and_then(|h| h.strip_prefix("Bearer ")).filter(|t| !t.is_empty()) {
            let peer = match self.tokens.get(&token.to_owned()) {
                Some(peer) => peer,
                None => {
                    let peer = self.review_token(token).await;
                    self.tokens.put(token.to_owned(), peer.clone());
                    peer
                }
            };
            return peer.ok_or_else(|| Status::unauthorized("Unauthorized"));
        }
        Ok(Peer { name: "system:anonymous".into(), uid: String::new(), groups: vec!["system:unauthenticated".into()] })
    }

    async fn review_token(&self, token: &str) -> Option<Peer> {
        let client = self.authentication.as_ref()?;
        let review = json!({
            "apiVersion": "authentication.k8s.io/v1", "kind": "TokenReview", "spec": {"token": token},
        });
        let options = WriteOptions::default();
        match client.create::<Value>(&resources::TOKEN_REVIEWS, "", &review, &options).await {
            Ok(answer) if answer["status"]["authenticated"] == true => {
                let user = &answer["status"]["user"];
                let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
                Some(Peer {
                    name: text(&user["username"]),
                    uid: text(&user["uid"]),
                    groups: user["groups"].as_array().into_iter().flatten().map(text).collect(),
                })
            }
            Ok(_) => None,
            Err(error) => {
                tracing::error!(%error, "Unable to authenticate the request");
                None
            }
        }
    }

    async fn review_access(&self, peer: &Peer, verb: &str, path: &str) -> Result<Result<(), String>, Status> {
        let Some(client) = &self.authorization else { return Ok(Err(String::new())) };
        let review = json!({
            "apiVersion": "authorization.k8s.io/v1",
            "kind": "SubjectAccessReview",
            "spec": {
                "user": peer.name, "uid": peer.uid, "groups": peer.groups,
                "nonResourceAttributes": {"path": path, "verb": verb},
            },
        });
        let options = WriteOptions::default();
        match client.create::<Value>(&resources::SUBJECT_ACCESS_REVIEWS, "", &review, &options).await {
            Ok(answer) if answer["status"]["allowed"] == true => Ok(Ok(())),
            Ok(answer) => Ok(Err(answer["status"]["reason"].as_str().unwrap_or_default().to_owned())),
            Err(error) => {
                tracing::error!(%error, "Unable to authorize the request");
                Err(Status::internal(error))
            }
        }
    }
}

fn quote(text: &str) -> String {
    apimachinery::field::quote(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn open_paths_need_nobody_and_others_a_review() {
        let options = Options { always_allow_paths: vec!["/healthz".into(), "/x/*".into()], ..Default::default() };
        let access = Access::new(&options).unwrap();
        let get = http::Method::GET;
        assert_eq!(access.check(&get, "/healthz", None, &[]).await.unwrap().name, "system:anonymous");
        assert!(access.check(&get, "/x/y", None, &[]).await.is_ok());
        let refused = access.check(&get, "/metrics", None, &[]).await.unwrap_err();
        assert_eq!(refused.code, 403);
        assert_eq!(refused.message, r#"forbidden: User "system:anonymous" cannot get path "/metrics""#);
        let bad = access.check(&get, "/healthz", Some("Bearer x"), &[]).await.unwrap_err();
        assert_eq!((bad.code, bad.message.as_str()), (401, "Unauthorized"));
    }
}
