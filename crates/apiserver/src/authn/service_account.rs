//! ServiceAccount tokens: claims as upstream writes them, checks as upstream
//! makes them, for bound tokens (TokenRequest) and legacy secret tokens.
//!
//! Objects are looked up in the watch cache first and in etcd when the cache
//! does not know them, so that a token is good right after its account is made.
//!
//! Upstream followed: `pkg/serviceaccount/{claims,legacy,jwt}.go`,
//! `authentication/serviceaccount/util.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupResource, Value};
use async_trait::async_trait;
use pki::TokenVerifier;
use pki::jwt::LEEWAY_SECONDS;
use serde_json::{Map, json};

use super::TokenAuthenticator;
use super::bootstrap::same_bytes;
use super::x509::CREDENTIAL_ID_KEY;
use crate::request::{Authenticated, Loopback, UserInfo};

pub const USER_PREFIX: &str = "system:serviceaccount:";
pub const ALL_GROUP: &str = "system:serviceaccounts";
pub const LEGACY_ISSUER: &str = "kubernetes/serviceaccount";
pub const POD_NAME_KEY: &str = "authentication.kubernetes.io/pod-name";
pub const POD_UID_KEY: &str = "authentication.kubernetes.io/pod-uid";
pub const NODE_NAME_KEY: &str = "authentication.kubernetes.io/node-name";
pub const NODE_UID_KEY: &str = "authentication.kubernetes.io/node-uid";
pub const INVALID_SINCE_LABEL: &str = "kubernetes.io/legacy-token-invalid-since";
pub const LAST_USED_LABEL: &str = "kubernetes.io/legacy-token-last-used";
/// Requests of exactly this lifetime are the ones the ServiceAccount admission
/// plugin injects; they get a year and a warning date instead.
pub const WARN_ONLY_EXPIRATION_SECONDS: i64 = 60 * 60 + 7;
pub const EXTENSION_SECONDS: i64 = 24 * 365 * 60 * 60;

pub fn user_name(namespace: &str, name: &str) -> String {
    format!("{USER_PREFIX}{namespace}:{name}")
}

pub fn group_names(namespace: &str) -> Vec<String> {
    vec![ALL_GROUP.to_owned(), format!("{ALL_GROUP}:{namespace}")]
}

/// Namespace and name of a service account's user name.
pub fn split_user_name(user: &str) -> Option<(&str, &str)> {
    let (namespace, name) = user.strip_prefix(USER_PREFIX)?.split_once(':')?;
    (is_label(namespace) && is_subdomain(name)).then_some((namespace, name))
}

fn is_label(text: &str) -> bool {
    text.len() <= 63 && is_plain(text)
}

fn is_plain(text: &str) -> bool {
    let alnum = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    let bytes = text.as_bytes();
    matches!((bytes.first(), bytes.last()), (Some(a), Some(z)) if alnum(*a) && alnum(*z))
        && bytes.iter().all(|b| alnum(*b) || *b == b'-')
}

/// DNS-1123 subdomain, the rule of node and service account names.
pub fn is_subdomain(text: &str) -> bool {
    text.len() <= 253 && text.split('.').all(is_plain)
}

/// Name and uid of an object a token is bound to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reference {
    pub name: String,
    pub uid: String,
}

impl Reference {
    pub fn of(object: &Value) -> Self {
        let field = |name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
        Reference { name: field("name"), uid: field("uid") }
    }
    fn to_value(&self) -> Value {
        let mut map = Map::new();
        if !self.name.is_empty() {
            map.insert("name".into(), self.name.clone().into());
        }
        if !self.uid.is_empty() {
            map.insert("uid".into(), self.uid.clone().into());
        }
        Value::Object(map)
    }
    fn from_claim(value: &Value) -> Option<Self> {
        let map = value.as_object()?;
        let field = |name: &str| map.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        Some(Reference { name: field("name"), uid: field("uid") })
    }
}

/// What a token is bound to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Binding {
    #[default]
    None,
    /// With the pod's node where it is known.
    Pod(Reference, Option<Reference>),
    Secret(Reference),
    Node(Reference),
    ValidatingWebhookConfiguration(Reference),
    MutatingWebhookConfiguration(Reference),
}

/// The claims of a bound token without `iss`. `now` in Unix seconds;
/// `warn_after_seconds` 0 for none.
pub fn claims(
    namespace: &str,
    account: &Reference,
    binding: &Binding,
    attestations: &Value,
    audiences: &[String],
    now: i64,
    expiration_seconds: i64,
    warn_after_seconds: i64,
    token_id: &str,
) -> Map<String, Value> {
    let mut private = Map::new();
    private.insert("namespace".into(), namespace.into());
    private.insert("serviceaccount".into(), account.to_value());
    match binding {
        Binding::None => {}
        Binding::Pod(pod, node) => {
            private.insert("pod".into(), pod.to_value());
            if let Some(node) = node {
                private.insert("node".into(), node.to_value());
            }
        }
        Binding::Secret(secret) => {
            private.insert("secret".into(), secret.to_value());
        }
        Binding::Node(node) => {
            private.insert("node".into(), node.to_value());
        }
        Binding::ValidatingWebhookConfiguration(hook) => {
            private.insert("validatingwebhookconfiguration".into(), hook.to_value());
        }
        Binding::MutatingWebhookConfiguration(hook) => {
            private.insert("mutatingwebhookconfiguration".into(), hook.to_value());
        }
    }
    if attestations.as_object().is_some_and(|map| !map.is_empty()) {
        private.insert("attestations".into(), attestations.clone());
    }
    if warn_after_seconds != 0 {
        private.insert("warnafter".into(), (now + warn_after_seconds).into());
    }
    let claims = json!({
        "aud": audiences,
        "exp": now + expiration_seconds,
        "iat": now,
        "jti": token_id,
        "kubernetes.io": private,
        "nbf": now,
        "sub": user_name(namespace, &account.name),
    });
    match claims {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The claims of a legacy token of a secret of type
/// `kubernetes.io/service-account-token`, signed by the tokens controller with
/// issuer [`LEGACY_ISSUER`].
pub fn legacy_claims(namespace: &str, account: &Reference, secret_name: &str) -> Map<String, Value> {
    let claims = json!({
        "kubernetes.io/serviceaccount/namespace": namespace,
        "kubernetes.io/serviceaccount/secret.name": secret_name,
        "kubernetes.io/serviceaccount/service-account.name": account.name,
        "kubernetes.io/serviceaccount/service-account.uid": account.uid,
        "sub": user_name(namespace, &account.name),
    });
    match claims {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Audiences of a token that the asker accepts; an error when none is.
fn accepted_audiences(token: &[String], requested: &[String], implicit: &[String]) -> Result<Vec<String>, String> {
    let accepted: Vec<String> = token.iter().filter(|a| requested.contains(a)).cloned().collect();
    if accepted.is_empty() && !implicit.is_empty() {
        return Err(format!(
            "token audiences {} is invalid for the target audiences {}",
            crate::authz::rules::quote_list(token),
            crate::authz::rules::quote_list(requested)
        ));
    }
    Ok(accepted)
}

fn string_list(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::String(one)) => vec![one.clone()],
        Some(Value::Array(many)) => many.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

/// Times as go-jose checks them, with its leeway.
fn check_times(claims: &Map<String, Value>, now: i64) -> Result<(), String> {
    let time = |name: &str| claims.get(name).and_then(Value::as_f64).map(|t| t as i64);
    if time("nbf").is_some_and(|t| now + LEEWAY_SECONDS < t) {
        return Err("service account token is not valid yet".into());
    }
    if time("exp").is_some_and(|t| now - LEEWAY_SECONDS > t) {
        return Err("service account token has expired".into());
    }
    if time("iat").is_some_and(|t| now + LEEWAY_SECONDS < t) {
        return Err("service account token is issued in the future".into());
    }
    Ok(())
}

fn deleted_before(object: &Value, limit: i64) -> bool {
    object["metadata"]["deletionTimestamp"]
        .as_str()
        .and_then(|text| text.parse::<jiff::Timestamp>().ok())
        .is_some_and(|time| time.as_second() < limit)
}

/// Checks that a bound object still is the one the token names.
fn check_bound(kind: &str, claim: &Reference, object: Option<&Value>, limit: i64) -> Result<(), String> {
    let invalidated = || "service account token has been invalidated".to_owned();
    let object = object.ok_or_else(invalidated)?;
    let uid = object["metadata"]["uid"].as_str().unwrap_or_default();
    if uid != claim.uid {
        let sentence = match kind {
            "secret" => format!("secret UID ({uid}) does not match service account secret ref claim ({})", claim.uid),
            "pod" => format!("pod UID ({uid}) does not match service account pod ref claim ({})", claim.uid),
            "node" => format!("node UID ({uid}) does not match service account node ref claim ({})", claim.uid),
            kind => format!("{kind} UID ({uid}) does not match service account validating ref claim ({})", claim.uid),
        };
        return Err(sentence);
    }
    if deleted_before(object, limit) { Err(invalidated()) } else { Ok(()) }
}

/// Verifies signatures and looks objects up.
pub struct ServiceAccountTokens {
    pub verifier: TokenVerifier,
    /// `--api-audiences`.
    pub implicit_audiences: Vec<String>,
    pub loopback: Arc<dyn Loopback>,
}

impl ServiceAccountTokens {
    async fn find(&self, group: &str, resource: &str, namespace: &str, name: &str) -> Result<Value, String> {
        let resource = GroupResource::new(group, resource);
        match self.loopback.get_cached(&resource, namespace, name).await {
            Ok(object) => Ok(object),
            Err(_) => self.loopback.get(&resource, namespace, name).await.map_err(|status| status.message),
        }
    }

    async fn validate(&self, claims: &Map<String, Value>, now: i64) -> Result<Authenticated, String> {
        check_times(claims, now)?;
        let limit = now - LEEWAY_SECONDS;
        let private = claims.get("kubernetes.io").cloned().unwrap_or(Value::Null);
        let namespace = private["namespace"].as_str().unwrap_or_default().to_owned();
        let account = Reference::from_claim(&private["serviceaccount"]).unwrap_or_default();
        let object = self.find("", "serviceaccounts", &namespace, &account.name).await?;
        let uid = object["metadata"]["uid"].as_str().unwrap_or_default();
        if uid != account.uid {
            return Err(format!("service account UID ({uid}) does not match claim ({})", account.uid));
        }
        if deleted_before(&object, limit) {
            return Err(format!("service account {namespace}/{} has been deleted", account.name));
        }
        let mut extra: BTreeMap<String, Vec<String>> = BTreeMap::new();
        if let Some(secret) = Reference::from_claim(&private["secret"]) {
            let object = self.find("", "secrets", &namespace, &secret.name).await.ok();
            check_bound("secret", &secret, object.as_ref(), limit)?;
        }
        let pod = Reference::from_claim(&private["pod"]);
        if let Some(pod) = &pod {
            let object = self.find("", "pods", &namespace, &pod.name).await.ok();
            check_bound("pod", pod, object.as_ref(), limit)?;
            extra.insert(POD_NAME_KEY.into(), vec![pod.name.clone()]);
            extra.insert(POD_UID_KEY.into(), vec![pod.uid.clone()]);
        }
        if let Some(node) = Reference::from_claim(&private["node"]) {
            if pod.is_none() {
                let object = self.find("", "nodes", "", &node.name).await.ok();
                check_bound("node", &node, object.as_ref(), limit)?;
            }
            extra.insert(NODE_NAME_KEY.into(), vec![node.name]);
            if !node.uid.is_empty() {
                extra.insert(NODE_UID_KEY.into(), vec![node.uid]);
            }
        }
        let hooks = [
            ("validatingwebhookconfiguration", "validatingwebhookconfigurations", "ValidatingWebhookConfiguration"),
            ("mutatingwebhookconfiguration", "mutatingwebhookconfigurations", "MutatingWebhookConfiguration"),
        ];
        for (claim, resource, kind) in hooks {
            let Some(hook) = Reference::from_claim(&private[claim]) else { continue };
            let groups = string_list(private["attestations"].get("admissionReviewAPIGroups"));
            if groups.is_empty() {
                return Err(
                    "bound object was a webhook config, but \"admissionReviewAPIGroups\" attestation is missing".into(),
                );
            }
            let object = self.find("admissionregistration.k8s.io", resource, "", &hook.name).await.ok();
            check_bound(kind, &hook, object.as_ref(), limit)?;
            extra.insert(format!("authentication.kubernetes.io/{claim}-name"), vec![hook.name]);
            extra.insert(format!("authentication.kubernetes.io/{claim}-uid"), vec![hook.uid]);
            extra.insert("attestation.authentication.kubernetes.io/admissionReviewAPIGroups".into(), groups);
        }
        if let Some(id) = claims.get("jti").and_then(Value::as_str).filter(|id| !id.is_empty()) {
            extra.insert(CREDENTIAL_ID_KEY.into(), vec![format!("JTI={id}")]);
        }
        let mut audit_annotations = BTreeMap::new();
        if let Some(warn_after) = private["warnafter"].as_i64().filter(|t| *t != 0 && now > *t) {
            let subject = claims.get("sub").and_then(Value::as_str).unwrap_or_default();
            audit_annotations.insert(
                "authentication.k8s.io/stale-token".to_owned(),
                format!("subject: {subject}, seconds after warning threshold: {}", now - warn_after),
            );
        }
        Ok(Authenticated {
            user: UserInfo {
                name: user_name(&namespace, &account.name),
                uid: account.uid,
                groups: group_names(&namespace),
                extra,
            },
            audit_annotations,
            ..Default::default()
        })
    }
}

#[async_trait]
impl TokenAuthenticator for ServiceAccountTokens {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let Some(claims) = self.verifier.verify(token).map_err(|e| e.to_string())? else { return Ok(None) };
        let own = string_list(claims.get("aud"));
        let own = if own.is_empty() { self.implicit_audiences.clone() } else { own };
        let accepted = accepted_audiences(&own, audiences, &self.implicit_audiences)?;
        let mut found = self.validate(&claims, jiff::Timestamp::now().as_second()).await?;
        found.audiences = accepted;
        Ok(Some(found))
    }
}

/// Secret tokens, made by the controller manager's tokens controller.
pub struct LegacyTokens {
    /// Issuer [`LEGACY_ISSUER`].
    pub verifier: TokenVerifier,
    pub implicit_audiences: Vec<String>,
    /// `--service-account-lookup`: check secret and account.
    pub lookup: bool,
    pub loopback: Arc<dyn Loopback>,
}

#[async_trait]
impl TokenAuthenticator for LegacyTokens {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let Some(claims) = self.verifier.verify(token).map_err(|e| e.to_string())? else { return Ok(None) };
        let subject = claims.get("sub").and_then(Value::as_str).unwrap_or_default().to_owned();
        let own = string_list(claims.get("aud"));
        let mut audit_annotations = BTreeMap::new();
        let own = if own.is_empty() {
            audit_annotations.insert("authentication.k8s.io/legacy-token".to_owned(), subject.clone());
            self.implicit_audiences.clone()
        } else {
            own
        };
        let accepted = accepted_audiences(&own, audiences, &self.implicit_audiences)?;
        let claim = |name: &str, missing: &str| -> Result<String, String> {
            let text = claims.get(&format!("kubernetes.io/serviceaccount/{name}")).and_then(Value::as_str);
            text.filter(|t| !t.is_empty()).map(str::to_owned).ok_or_else(|| format!("{missing} claim is missing"))
        };
        if subject.is_empty() {
            return Err("sub claim is missing".into());
        }
        let namespace = claim("namespace", "namespace")?;
        let secret_name = claim("secret.name", "secretName")?;
        let name = claim("service-account.name", "serviceAccountName")?;
        let uid = claim("service-account.uid", "serviceAccountUID")?;
        if split_user_name(&subject) != Some((namespace.as_str(), name.as_str())) {
            return Err("sub claim is invalid".into());
        }
        let mut warnings = Vec::new();
        if self.lookup {
            let secrets = GroupResource::new("", "secrets");
            let secret = match self.loopback.get_cached(&secrets, &namespace, &secret_name).await {
                Ok(found) => found,
                Err(_) => self
                    .loopback
                    .get(&secrets, &namespace, &secret_name)
                    .await
                    .map_err(|_| "Token has been invalidated".to_owned())?,
            };
            let account = self
                .loopback
                .get_cached(&GroupResource::new("", "serviceaccounts"), &namespace, &name)
                .await
                .map_err(|status| status.message)?;
            let outcome =
                check_legacy(&secret, &account, token, &namespace, &uid, &mut audit_annotations, &mut warnings);
            if outcome.is_ok() || secret["metadata"]["labels"].get(INVALID_SINCE_LABEL).is_some() {
                self.record_use(secret).await;
            }
            outcome?;
        }
        Ok(Some(Authenticated {
            user: UserInfo {
                name: user_name(&namespace, &name),
                uid,
                groups: group_names(&namespace),
                extra: BTreeMap::new(),
            },
            audiences: accepted,
            warnings,
            audit_annotations,
        }))
    }
}

impl LegacyTokens {
    /// Writes today's date once a day; a failure is only logged, as upstream does.
    async fn record_use(&self, mut secret: Value) {
        let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
        let today = now.strftime("%Y-%m-%d").to_string();
        let tomorrow = now.tomorrow().map(|t| t.strftime("%Y-%m-%d").to_string()).unwrap_or_default();
        let last = secret["metadata"]["labels"][LAST_USED_LABEL].as_str().unwrap_or_default().to_owned();
        if last == today || last == tomorrow {
            return;
        }
        let namespace = secret["metadata"]["namespace"].as_str().unwrap_or_default().to_owned();
        let Some(metadata) = secret["metadata"].as_object_mut() else { return };
        let labels = metadata.entry("labels").or_insert_with(|| Value::Object(Map::new()));
        if let Some(labels) = labels.as_object_mut() {
            labels.insert(LAST_USED_LABEL.into(), today.into());
        }
        if let Err(status) = self.loopback.update(&GroupResource::new("", "secrets"), &namespace, "", secret).await {
            tracing::warn!(error = %status, "The date of last use could not be written to a token secret");
        }
    }
}

fn check_legacy(
    secret: &Value,
    account: &Value,
    token: &str,
    namespace: &str,
    uid: &str,
    audit: &mut BTreeMap<String, String>,
    warnings: &mut Vec<String>,
) -> Result<(), String> {
    use base64::Engine;
    let name = |object: &Value| object["metadata"]["name"].as_str().unwrap_or_default().to_owned();
    if secret["metadata"].get("deletionTimestamp").is_some() {
        return Err("Token has been invalidated".into());
    }
    let stored = secret["data"]["token"].as_str().unwrap_or_default();
    let stored = base64::engine::general_purpose::STANDARD.decode(stored).unwrap_or_default();
    if !same_bytes(&stored, token.as_bytes()) {
        return Err("Token does not match server's copy".into());
    }
    if account["metadata"].get("deletionTimestamp").is_some() {
        return Err(format!("ServiceAccount {namespace}/{} has been deleted", name(account)));
    }
    let actual = account["metadata"]["uid"].as_str().unwrap_or_default();
    if actual != uid {
        return Err(format!("ServiceAccount UID ({actual}) does not match claim ({uid})"));
    }
    let (secret_name, account_name) = (name(secret), name(account));
    let invalid_since = secret["metadata"]["labels"][INVALID_SINCE_LABEL].as_str().unwrap_or_default();
    if !invalid_since.is_empty() {
        audit.insert("authentication.k8s.io/legacy-token-invalidated".into(), format!("{secret_name}/{namespace}"));
        return Err(format!(
            "the token in secret {namespace}/{secret_name} for service account {namespace}/{account_name} has been marked invalid. Use tokens from the TokenRequest API or manually created secret-based tokens, or remove the '{INVALID_SINCE_LABEL}' label from the secret to temporarily allow use of this token"
        ));
    }
    let listed = account["secrets"].as_array().into_iter().flatten().any(|s| s["name"] == secret_name.as_str());
    if listed {
        warnings.push("Use tokens from the TokenRequest API or manually created secret-based tokens instead of auto-generated secret-based tokens.".into());
        audit.insert("authentication.k8s.io/legacy-token-autogenerated-secret".into(), secret_name);
    } else {
        audit.insert("authentication.k8s.io/legacy-token-manual-secret".into(), secret_name);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_have_upstreams_members() {
        let account = Reference { name: "default".into(), uid: "u1".into() };
        let pod = Reference { name: "p".into(), uid: "u2".into() };
        let node = Reference { name: "n1".into(), uid: "u3".into() };
        let claims = claims(
            "ns",
            &account,
            &Binding::Pod(pod, Some(node)),
            &Value::Null,
            &["api".into()],
            1_000,
            EXTENSION_SECONDS,
            WARN_ONLY_EXPIRATION_SECONDS,
            "j",
        );
        assert_eq!(
            Value::Object(claims).to_string(),
            r#"{"aud":["api"],"exp":31537000,"iat":1000,"jti":"j","kubernetes.io":{"namespace":"ns","node":{"name":"n1","uid":"u3"},"pod":{"name":"p","uid":"u2"},"serviceaccount":{"name":"default","uid":"u1"},"warnafter":4607},"nbf":1000,"sub":"system:serviceaccount:ns:default"}"#
        );
    }

    #[test]
    fn times_have_a_minute_of_leeway() {
        let claims = |exp: i64, nbf: i64| json!({"exp": exp, "nbf": nbf, "iat": nbf}).as_object().unwrap().clone();
        assert_eq!(check_times(&claims(940, 0), 1_000), Ok(()));
        assert_eq!(check_times(&claims(939, 0), 1_000).unwrap_err(), "service account token has expired");
        assert_eq!(check_times(&claims(5_000, 1_060), 1_000), Ok(()));
        assert_eq!(check_times(&claims(5_000, 1_061), 1_000).unwrap_err(), "service account token is not valid yet");
    }

    #[test]
    fn a_bound_object_must_be_the_same_and_not_long_deleted() {
        let claim = Reference { name: "p".into(), uid: "u".into() };
        let pod = |uid: &str, deleted: Option<&str>| {
            let mut object = json!({"metadata": {"uid": uid}});
            if let Some(time) = deleted {
                object["metadata"]["deletionTimestamp"] = time.into();
            }
            object
        };
        let limit = 1_000;
        assert_eq!(check_bound("pod", &claim, Some(&pod("u", None)), limit), Ok(()));
        assert_eq!(check_bound("pod", &claim, Some(&pod("u", Some("1970-01-01T00:16:40Z"))), limit), Ok(()));
        assert!(check_bound("pod", &claim, Some(&pod("u", Some("1970-01-01T00:16:39Z"))), limit).is_err());
        assert!(check_bound("pod", &claim, None, limit).is_err());
        let error = check_bound("pod", &claim, Some(&pod("v", None)), limit).unwrap_err();
        assert_eq!(error, "pod UID (v) does not match service account pod ref claim (u)");
    }

    #[test]
    fn audiences_must_meet() {
        let list = |items: &[&str]| items.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        assert_eq!(accepted_audiences(&list(&["a", "b"]), &list(&["b"]), &list(&["a"])), Ok(list(&["b"])));
        let error = accepted_audiences(&list(&["a"]), &list(&["x", "y"]), &list(&["a"])).unwrap_err();
        assert_eq!(error, r#"token audiences ["a"] is invalid for the target audiences ["x" "y"]"#);
    }

    #[test]
    fn user_names_split_only_when_well_formed() {
        assert_eq!(split_user_name("system:serviceaccount:a:b.c"), Some(("a", "b.c")));
        for bad in ["system:serviceaccount:a", "system:serviceaccount:a:b:c", "system:serviceaccount:A:b", "jane"] {
            assert_eq!(split_user_name(bad), None);
        }
    }

    #[test]
    fn a_marked_legacy_token_is_refused_and_a_listed_one_warns() {
        use base64::Engine;
        let token = base64::engine::general_purpose::STANDARD.encode("t");
        let mut secret = json!({"metadata": {"name": "s", "namespace": "ns"}, "data": {"token": token}});
        let account = json!({"metadata": {"name": "sa", "uid": "u"}, "secrets": [{"name": "s"}]});
        let (mut audit, mut warnings) = (BTreeMap::new(), Vec::new());
        assert_eq!(check_legacy(&secret, &account, "t", "ns", "u", &mut audit, &mut warnings), Ok(()));
        assert_eq!((audit.len(), warnings.len()), (1, 1));
        secret["metadata"]["labels"] = json!({INVALID_SINCE_LABEL: "2026-01-01"});
        assert!(check_legacy(&secret, &account, "t", "ns", "u", &mut audit, &mut warnings).is_err());
        assert!(check_legacy(&secret, &account, "x", "ns", "u", &mut audit, &mut warnings).is_err());
    }
}
