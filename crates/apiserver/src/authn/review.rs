//! The authentication.k8s.io resources that are asked, never stored:
//! TokenReview, SelfSubjectReview, and TokenRequest (serviceaccounts/token).
//!
//! Upstream followed: `pkg/registry/authentication/*`,
//! `pkg/registry/core/serviceaccount/storage/token.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::field::{FieldError, Path, quote};
use apimachinery::{GroupKind, GroupResource, Status, Value};
use pki::TokenSigner;
use serde_json::{Map, json};

use super::service_account::{Binding, EXTENSION_SECONDS, Reference, WARN_ONLY_EXPIRATION_SECONDS, claims};
use super::{RequestAuthenticator, user_info_value};
use crate::request::{Loopback, UserInfo};

const MIN_TOKEN_SECONDS: i64 = 10 * 60;

/// Fills the status of a decoded TokenReview.
pub async fn token_review(authenticator: &RequestAuthenticator, mut object: Value) -> Result<Value, Status> {
    let token = object["spec"]["token"].as_str().unwrap_or_default().to_owned();
    if token.is_empty() {
        return Err(Status::bad_request("token is required for TokenReview in authentication"));
    }
    let wanted: Vec<String> = match object["spec"]["audiences"].as_array() {
        Some(list) if !list.is_empty() => list.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => authenticator.api_audiences.clone(),
    };
    let mut status = Map::new();
    match authenticator.authenticate_token(&token, &wanted).await {
        Ok(Some(found)) => {
            status.insert("authenticated".into(), true.into());
            status.insert("user".into(), user_info_value(&found.user));
            if !found.audiences.is_empty() {
                status.insert("audiences".into(), found.audiences.into());
            }
        }
        Ok(None) => {
            status.insert("user".into(), json!({}));
        }
        Err(error) => {
            status.insert("user".into(), json!({}));
            status.insert("error".into(), error.into());
        }
    }
    object["status"] = Value::Object(status);
    Ok(object)
}

/// `now` in RFC 3339 with seconds.
pub fn self_subject_review(user: &UserInfo, now: &str) -> Value {
    json!({
        "apiVersion": "authentication.k8s.io/v1",
        "kind": "SelfSubjectReview",
        "metadata": {"creationTimestamp": now},
        "status": {"userInfo": user_info_value(user)},
    })
}

/// `--service-account-*` flags that TokenRequest looks at.
pub struct TokenRequests {
    pub signer: TokenSigner,
    /// `--api-audiences`.
    pub audiences: Vec<String>,
    /// `--service-account-max-token-expiration`; 0 for none.
    pub max_expiration_seconds: i64,
    /// `--service-account-extend-token-expiration`.
    pub extend_expiration: bool,
    pub loopback: Arc<dyn Loopback>,
}

/// A TokenRequest with its status, and what goes with it.
#[derive(Debug)]
pub struct IssuedToken {
    pub object: Value,
    pub warnings: Vec<String>,
    pub audit_annotations: BTreeMap<String, String>,
}

fn kind() -> GroupKind {
    GroupKind::new("authentication.k8s.io", "TokenRequest")
}

impl TokenRequests {
    /// `object` is decoded and defaulted (expirationSeconds 3600). Validating
    /// admission runs after [`prepare`](Self::prepare) in upstream; callers that
    /// need that order call `prepare` and `issue` apart.
    pub async fn create(&self, namespace: &str, name: &str, object: Value) -> Result<IssuedToken, Status> {
        let (account, prepared) = self.prepare(namespace, name, object).await?;
        self.issue(namespace, name, &account, prepared).await
    }

    /// Checks the request against the account and completes it. Gives the
    /// account too.
    pub async fn prepare(&self, namespace: &str, name: &str, mut object: Value) -> Result<(Value, Value), Status> {
        let meta = |object: &Value, field: &str| object["metadata"][field].as_str().unwrap_or_default().to_owned();
        for (field, expected, sentence) in [
            ("name", name, "must match the service account name if specified"),
            ("namespace", namespace, "must match the service account namespace if specified"),
        ] {
            let given = meta(&object, field);
            if !given.is_empty() && given != expected {
                let path = Path::new("metadata").child(field);
                return Err(Status::invalid(&kind(), name, &[FieldError::invalid(&path, &given.into(), sentence)]));
            }
        }
        let account = self.loopback.get(&GroupResource::new("", "serviceaccounts"), namespace, name).await?;
        let (given_uid, uid) = (meta(&object, "uid"), meta(&account, "uid"));
        if !given_uid.is_empty() && given_uid != uid {
            let resource = GroupResource::new("authentication.k8s.io", "TokenRequest");
            let why = format!(
                "the UID in the token request ({given_uid}) does not match the UID of the service account ({uid})"
            );
            return Err(Status::conflict(&resource, name, &why));
        }
        if object["spec"]["audiences"].as_array().is_none_or(Vec::is_empty) {
            object["spec"]["audiences"] = self.audiences.clone().into();
        }
        object["metadata"]["name"] = name.into();
        object["metadata"]["namespace"] = namespace.into();
        object["metadata"]["uid"] = uid.into();
        object["metadata"]["creationTimestamp"] = apimachinery_time(jiff::Timestamp::now()).into();
        object["status"] = json!({"expirationTimestamp": null, "token": ""});
        let errors = validate(&object);
        if errors.is_empty() { Ok((account, object)) } else { Err(Status::invalid(&kind(), "", &errors)) }
    }

    /// Signs a prepared request.
    pub async fn issue(
        &self,
        namespace: &str,
        name: &str,
        account: &Value,
        mut object: Value,
    ) -> Result<IssuedToken, Status> {
        let mut warnings = Vec::new();
        let audiences: Vec<String> = object["spec"]["audiences"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect();
        let mut wanted = object["spec"]["expirationSeconds"].as_i64().unwrap_or(3600);
        let binding = self.binding(namespace, name, &object["spec"]["boundObjectRef"]).await?;
        if self.max_expiration_seconds > 0 && wanted > self.max_expiration_seconds {
            warnings.push(format!(
                "requested expiration of {wanted} seconds shortened to {} seconds",
                self.max_expiration_seconds
            ));
            wanted = self.max_expiration_seconds;
            object["spec"]["expirationSeconds"] = wanted.into();
        }
        let for_us = audiences.iter().all(|a| self.audiences.contains(a));
        let (expiration, warn_after) = if self.extend_expiration
            && matches!(binding, Binding::Pod(..))
            && wanted == WARN_ONLY_EXPIRATION_SECONDS
            && for_us
        {
            let limit = self.max_expiration_seconds;
            (if limit > 0 { EXTENSION_SECONDS.min(limit) } else { EXTENSION_SECONDS }, wanted)
        } else {
            (wanted, 0)
        };
        let now = jiff::Timestamp::now();
        let id = uuid::Uuid::new_v4().to_string();
        let signed = claims(
            namespace,
            &Reference::of(account),
            &binding,
            &object["spec"]["attestations"],
            &audiences,
            now.as_second(),
            expiration,
            warn_after,
            &id,
        );
        let token = self
            .signer
            .sign(&signed)
            .map_err(|error| Status::internal(format!("failed to generate token: {error}")))?;
        let end = jiff::Timestamp::from_second(now.as_second() + wanted).unwrap_or(now);
        object["status"] = json!({"token": token, "expirationTimestamp": apimachinery_time(end)});
        let audit_annotations =
            BTreeMap::from([("authentication.kubernetes.io/issued-credential-id".to_owned(), format!("JTI={id}"))]);
        Ok(IssuedToken { object, warnings, audit_annotations })
    }

    async fn binding(&self, namespace: &str, account: &str, reference: &Value) -> Result<Binding, Status> {
        if !reference.is_object() {
            return Ok(Binding::None);
        }
        let text = |field: &str| reference[field].as_str().unwrap_or_default();
        let (api_version, kind, name) = (text("apiVersion"), text("kind"), text("name"));
        let (group, version) = api_version.split_once('/').unwrap_or(("", api_version));
        let get = |resource: &'static str, namespace: &str| {
            let (loopback, namespace, name) = (self.loopback.clone(), namespace.to_owned(), name.to_owned());
            async move { loopback.get(&GroupResource::new("", resource), &namespace, &name).await }
        };
        let binding = match (group, kind) {
            ("", "Pod") => {
                let pod = get("pods", namespace).await?;
                if pod["spec"]["serviceAccountName"].as_str().unwrap_or_default() != account {
                    return Err(Status::bad_request(format!(
                        "cannot bind token for serviceaccount {} to pod running with different serviceaccount name.",
                        quote(account)
                    )));
                }
                let node = match pod["spec"]["nodeName"].as_str().filter(|n| !n.is_empty()) {
                    None => None,
                    Some(node) => Some(self.node_reference(node).await?),
                };
                Binding::Pod(Reference::of(&pod), node)
            }
            ("", "Node") => Binding::Node(Reference::of(&get("nodes", "").await?)),
            ("", "Secret") => Binding::Secret(Reference::of(&get("secrets", namespace).await?)),
            _ => {
                let shown = if group.is_empty() { format!("/{version}") } else { api_version.to_owned() };
                return Err(Status::bad_request(format!("cannot bind token to object of type {shown}, Kind={kind}")));
            }
        };
        let actual = match &binding {
            Binding::Pod(r, _) | Binding::Node(r) | Binding::Secret(r) => r.uid.as_str(),
            _ => "",
        };
        let wanted = text("uid");
        if !wanted.is_empty() && wanted != actual {
            let resource = GroupResource::new(group, kind);
            let why = format!(
                "the UID in the bound object reference ({wanted}) does not match the UID in record. The object might have been deleted and then recreated"
            );
            return Err(Status::conflict(&resource, name, &why));
        }
        Ok(binding)
    }

    /// A pod may name a node that does not exist: then the token has its name only.
    async fn node_reference(&self, name: &str) -> Result<Reference, Status> {
        let nodes = GroupResource::new("", "nodes");
        let found = match self.loopback.get_cached(&nodes, "", name).await {
            Ok(node) => Ok(node),
            Err(_) => self.loopback.get(&nodes, "", name).await,
        };
        match found {
            Ok(node) => Ok(Reference::of(&node)),
            Err(status) if status.is_not_found() => Ok(Reference { name: name.into(), uid: String::new() }),
            Err(status) => Err(Status::internal(status)),
        }
    }
}

fn validate(object: &Value) -> Vec<FieldError> {
    let spec = Path::new("spec");
    let mut errors = Vec::new();
    let seconds = &object["spec"]["expirationSeconds"];
    let number = seconds.as_i64().unwrap_or_default();
    if number < MIN_TOKEN_SECONDS {
        let sentence = "may not specify a duration less than 10 minutes";
        errors.push(FieldError::invalid(&spec.child("expirationSeconds"), &number.into(), sentence));
    }
    if number > 1 << 32 {
        let sentence = "may not specify a duration larger than 2^32 seconds";
        errors.push(FieldError::invalid(&spec.child("expirationSeconds"), &number.into(), sentence));
    }
    if object["spec"]["attestations"].as_object().is_some_and(|map| !map.is_empty()) {
        let sentence = "attestations may only be specified with a webhook bound object reference";
        return vec![FieldError::invalid(&spec.child("attestations"), &object["spec"]["attestations"], sentence)];
    }
    errors
}

fn apimachinery_time(time: jiff::Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_endless_tokens_are_refused() {
        let ask = |seconds: i64| validate(&json!({"spec": {"expirationSeconds": seconds}}));
        assert!(ask(600).is_empty() && ask(1 << 32).is_empty());
        assert_eq!(
            ask(599)[0].to_string(),
            "spec.expirationSeconds: Invalid value: 599: may not specify a duration less than 10 minutes"
        );
        assert_eq!(ask((1 << 32) + 1).len(), 1);
    }

    #[test]
    fn a_self_subject_review_shows_who_asks() {
        let user = UserInfo { name: "jane".into(), groups: vec!["dev".into()], ..Default::default() };
        let review = self_subject_review(&user, "2026-01-01T00:00:00Z");
        assert_eq!(review["status"]["userInfo"], json!({"username": "jane", "groups": ["dev"]}));
    }
}
