//! Who asks: the union of request authenticators in upstream's order - front
//! proxy, client certificate, bearer token, WebSocket protocol token - then the
//! anonymous user where nothing bad was presented.
//!
//! A credential that fails does not stop the others (a good certificate wins
//! over a bad token); if none succeeds and one failed, the request is 401.
//!
//! Upstream followed: `pkg/kubeapiserver/authenticator/config.go`,
//! `apiserver/pkg/authentication/request/*`.

pub mod bearer;
pub mod bootstrap;
pub mod cache;
pub mod request_header;
pub mod review;
pub mod service_account;
pub mod token_file;
pub mod webhook;
pub mod x509;

use std::sync::Arc;

use apimachinery::Value;
use async_trait::async_trait;
use serde_json::Map;

use crate::request::{
    ANONYMOUS, Authenticated, Authenticator, GROUP_AUTHENTICATED, GROUP_UNAUTHENTICATED, PeerCertificates, UserInfo,
};
use request_header::RequestHeader;
use x509::ClientCertificates;

/// A check of one bearer token for some audiences. `Ok(None)`: not a token of
/// this kind.
#[async_trait]
pub trait TokenAuthenticator: Send + Sync {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String>;
}

/// Tries each in turn; errors are kept until one succeeds.
pub struct TokenUnion(pub Vec<Arc<dyn TokenAuthenticator>>);

#[async_trait]
impl TokenAuthenticator for TokenUnion {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let mut errors = Vec::new();
        for authenticator in &self.0 {
            match authenticator.authenticate_token(token, audiences).await {
                Ok(Some(found)) => return Ok(Some(found)),
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        if errors.is_empty() { Ok(None) } else { Err(crate::authz::rbac::aggregate(&errors)) }
    }
}

/// `--anonymous-auth`, or the `anonymous` part of an AuthenticationConfiguration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anonymous {
    pub enabled: bool,
    /// Only these paths when not empty.
    pub paths: Vec<String>,
}

impl Default for Anonymous {
    fn default() -> Self {
        Anonymous { enabled: true, paths: Vec::new() }
    }
}

/// Everything the server authenticates with.
pub struct RequestAuthenticator {
    pub request_header: Option<RequestHeader>,
    pub client_certificates: Option<ClientCertificates>,
    pub tokens: Option<Arc<dyn TokenAuthenticator>>,
    pub anonymous: Anonymous,
    /// `--api-audiences`; defaults to the first service account issuer.
    pub api_audiences: Vec<String>,
}

/// The credentials of a request, without connection and clock.
struct Credentials<'a> {
    headers: &'a http::HeaderMap,
    path: &'a str,
    peer: &'a PeerCertificates,
    now: i64,
}

impl RequestAuthenticator {
    /// As [`Authenticator::authenticate`], for the given audiences.
    async fn authenticate_for(
        &self,
        credentials: &Credentials<'_>,
        audiences: &[String],
    ) -> Result<Option<Authenticated>, String> {
        let mut errors = Vec::new();
        let mut warnings = Vec::new();
        let mut without_name = None;
        if let Some(header) = &self.request_header {
            if !header.names_a_user(credentials.headers) {
                // It cannot succeed, only fail, which matters when nothing
                // else succeeds: most requests are spared the chain check.
                without_name = Some(header);
            } else {
                match header.authenticate(credentials.headers, credentials.peer, credentials.now) {
                    Ok(Some(found)) => return Ok(Some(with_authenticated_group(found))),
                    Ok(None) => {}
                    Err(error) => errors.push(error),
                }
            }
        }
        if let Some(certificates) = &self.client_certificates {
            match certificates.authenticate(credentials.peer, credentials.now) {
                Ok(Some(found)) => return Ok(Some(with_authenticated_group(found))),
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        if let Some(tokens) = &self.tokens {
            for presented in [
                bearer::from_authorization(credentials.headers, &mut warnings),
                bearer::from_websocket(credentials.headers),
            ] {
                let outcome = match presented {
                    Ok(None) => continue,
                    Ok(Some(token)) => match tokens.authenticate_token(&token, audiences).await {
                        Ok(None) => Err(bearer::INVALID_TOKEN.to_owned()),
                        Ok(Some(found)) => Ok(found),
                        Err(error) => Err(error),
                    },
                    Err(error) => Err(error),
                };
                match outcome {
                    Ok(mut found) => {
                        found.warnings.splice(0..0, warnings);
                        return Ok(Some(with_authenticated_group(found)));
                    }
                    Err(error) => {
                        // The server's own loopback token is looked for first and
                        // says this about every other token.
                        errors.push(bearer::INVALID_TOKEN.into());
                        errors.push(error);
                    }
                }
            }
        }
        if let Some(header) = without_name
            && let Err(error) = header.authenticate(credentials.headers, credentials.peer, credentials.now)
        {
            errors.push(error);
        }
        if !errors.is_empty() {
            return Err(crate::authz::rbac::aggregate(&errors));
        }
        if self.anonymous.enabled
            && (self.anonymous.paths.is_empty() || self.anonymous.paths.iter().any(|p| p == credentials.path))
        {
            return Ok(Some(Authenticated {
                user: UserInfo {
                    name: ANONYMOUS.into(),
                    groups: vec![GROUP_UNAUTHENTICATED.into()],
                    ..Default::default()
                },
                audiences: audiences.to_vec(),
                warnings,
                ..Default::default()
            }));
        }
        Ok(None)
    }

    /// As if `token` had come in an Authorization header: for TokenReview.
    pub async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let mut headers = http::HeaderMap::new();
        if let Ok(value) = http::HeaderValue::from_str(&format!("Bearer {token}")) {
            headers.insert(http::header::AUTHORIZATION, value);
        } else {
            return Err(bearer::INVALID_TOKEN.into());
        }
        let credentials =
            Credentials { headers: &headers, path: "", peer: &PeerCertificates::default(), now: unix_now() };
        self.authenticate_for(&credentials, audiences).await
    }
}

#[async_trait]
impl Authenticator for RequestAuthenticator {
    async fn authenticate(
        &self,
        headers: &http::HeaderMap,
        uri: &http::Uri,
        peer: &PeerCertificates,
    ) -> Result<Option<Authenticated>, String> {
        let credentials = Credentials { headers, path: uri.path(), peer, now: unix_now() };
        let found = self.authenticate_for(&credentials, &self.api_audiences).await?;
        if let Some(found) = &found
            && !self.api_audiences.is_empty()
            && !found.audiences.is_empty()
            && !found.audiences.iter().any(|a| self.api_audiences.contains(a))
        {
            return Err(format!(
                "unable to match the audience: {:?} , accepted: {:?}",
                found.audiences, self.api_audiences
            ));
        }
        Ok(found)
    }
}

fn unix_now() -> i64 {
    jiff::Timestamp::now().as_second()
}

fn with_authenticated_group(mut found: Authenticated) -> Authenticated {
    let groups = &mut found.user.groups;
    if found.user.name != ANONYMOUS && !groups.iter().any(|g| g == GROUP_AUTHENTICATED || g == GROUP_UNAUTHENTICATED) {
        groups.push(GROUP_AUTHENTICATED.into());
    }
    found
}

/// `authentication/v1` UserInfo of a user; absent parts are left out.
pub fn user_info_value(user: &UserInfo) -> Value {
    let mut map = Map::new();
    if !user.name.is_empty() {
        map.insert("username".into(), user.name.clone().into());
    }
    if !user.uid.is_empty() {
        map.insert("uid".into(), user.uid.clone().into());
    }
    if !user.groups.is_empty() {
        map.insert("groups".into(), user.groups.clone().into());
    }
    if !user.extra.is_empty() {
        let extra: Map<String, Value> = user.extra.iter().map(|(k, v)| (k.clone(), v.clone().into())).collect();
        map.insert("extra".into(), Value::Object(extra));
    }
    Value::Object(map)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Known(&'static str);

    #[async_trait]
    impl TokenAuthenticator for Known {
        async fn authenticate_token(&self, token: &str, _: &[String]) -> Result<Option<Authenticated>, String> {
            match token {
                "expired" => Err("service account token has expired".into()),
                good if good == self.0 => Ok(Some(Authenticated {
                    user: UserInfo { name: "jane".into(), ..Default::default() },
                    ..Default::default()
                })),
                _ => Ok(None),
            }
        }
    }

    fn server(anonymous: bool) -> RequestAuthenticator {
        RequestAuthenticator {
            request_header: None,
            client_certificates: None,
            tokens: Some(Arc::new(TokenUnion(vec![Arc::new(Known("good"))]))),
            anonymous: Anonymous { enabled: anonymous, paths: vec![] },
            api_audiences: vec!["api".into()],
        }
    }

    async fn ask(
        server: &RequestAuthenticator,
        headers: &[(&'static str, &str)],
    ) -> Result<Option<Authenticated>, String> {
        let mut map = http::HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        server.authenticate(&map, &"/api".parse().unwrap(), &PeerCertificates::default()).await
    }

    #[tokio::test]
    async fn a_good_token_gives_the_authenticated_group() {
        let found = ask(&server(true), &[("authorization", "bearer good")]).await.unwrap().unwrap();
        assert_eq!((found.user.name.as_str(), found.user.groups), ("jane", vec![GROUP_AUTHENTICATED.to_owned()]));
    }

    #[tokio::test]
    async fn a_bad_token_is_401_and_none_is_anonymous() {
        assert_eq!(ask(&server(true), &[("authorization", "Bearer x")]).await.unwrap_err(), "invalid bearer token");
        let error = ask(&server(true), &[("authorization", "Bearer expired")]).await.unwrap_err();
        assert_eq!(error, "[invalid bearer token, service account token has expired]");
        assert_eq!(ask(&server(true), &[]).await.unwrap().unwrap().user.name, ANONYMOUS);
        assert_eq!(ask(&server(true), &[("authorization", "Basic eA==")]).await.unwrap().unwrap().user.name, ANONYMOUS);
        assert!(ask(&server(false), &[]).await.unwrap().is_none());
    }

    #[tokio::test]
    async fn two_spaces_after_bearer_are_anonymous_with_a_warning() {
        let found = ask(&server(true), &[("authorization", "Bearer  good")]).await.unwrap().unwrap();
        assert_eq!(found.user.name, ANONYMOUS);
        assert_eq!(found.warnings, [bearer::EXTRA_SPACE_WARNING]);
    }

    #[tokio::test]
    async fn a_websocket_token_counts_only_on_an_upgrade() {
        let protocol = ("sec-websocket-protocol", "base64url.bearer.authorization.k8s.io.Z29vZA, base64.binary.k8s.io");
        let upgrade = [("connection", "Upgrade"), ("upgrade", "websocket"), protocol];
        assert_eq!(ask(&server(true), &upgrade).await.unwrap().unwrap().user.name, "jane");
        assert_eq!(ask(&server(true), &[protocol]).await.unwrap().unwrap().user.name, ANONYMOUS);
        let lonely = ("sec-websocket-protocol", "base64url.bearer.authorization.k8s.io.Z29vZA");
        let error = ask(&server(true), &[upgrade[0], upgrade[1], lonely]).await.unwrap_err();
        assert_eq!(error, "[invalid bearer token, missing additional subprotocol]");
    }
}
