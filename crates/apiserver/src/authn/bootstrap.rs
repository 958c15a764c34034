//! Bootstrap tokens: `ID.SECRET` against the Secret `bootstrap-token-ID` of
//! kube-system.
//!
//! Upstream followed: `plugin/pkg/auth/authenticator/token/bootstrap`,
//! `cluster-bootstrap/token/util`.

use std::sync::Arc;

use apimachinery::{GroupResource, Value};
use async_trait::async_trait;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::TokenAuthenticator;
use crate::request::{Authenticated, Loopback, UserInfo};

const NAMESPACE: &str = "kube-system";
const SECRET_PREFIX: &str = "bootstrap-token-";
const SECRET_TYPE: &str = "bootstrap.kubernetes.io/token";
const USER_PREFIX: &str = "system:bootstrap:";
const DEFAULT_GROUP: &str = "system:bootstrappers";

pub struct BootstrapTokens(pub Arc<dyn Loopback>);

#[async_trait]
impl TokenAuthenticator for BootstrapTokens {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        let Some((id, secret)) = split(token) else { return Ok(None) };
        let secrets = GroupResource::new("", "secrets");
        match self.0.get_cached(&secrets, NAMESPACE, &format!("{SECRET_PREFIX}{id}")).await {
            Err(status) if status.is_not_found() => Ok(None),
            Err(status) => Err(status.message),
            Ok(object) => match user_of(&object, id, secret, jiff::Timestamp::now()) {
                Ok(user) => Ok(Some(Authenticated { user, audiences: audiences.to_vec(), ..Default::default() })),
                Err(why) => {
                    tracing::info!(id, why, "Bootstrap secret does not match the bearer token");
                    Ok(None)
                }
            },
        }
    }
}

/// `[a-z0-9]{6}.[a-z0-9]{16}`, nothing else.
fn split(token: &str) -> Option<(&str, &str)> {
    let (id, secret) = token.split_once('.')?;
    let plain =
        |part: &str, length| part.len() == length && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    (plain(id, 6) && plain(secret, 16)).then_some((id, secret))
}

/// The user a token secret vouches for, or why it does not.
fn user_of(object: &Value, id: &str, secret: &str, now: jiff::Timestamp) -> Result<UserInfo, String> {
    if object["metadata"].get("deletionTimestamp").is_some() {
        return Err("is deleted and awaiting removal".into());
    }
    if object["type"] != SECRET_TYPE {
        return Err(format!("has invalid type, expected {SECRET_TYPE}."));
    }
    let data = |key: &str| -> String {
        let bytes = object["data"][key].as_str().and_then(|text| STANDARD.decode(text).ok()).unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    };
    if !same_bytes(data("token-secret").as_bytes(), secret.as_bytes()) {
        return Err("has invalid value for key token-secret.".into());
    }
    if data("token-id") != id {
        return Err("has invalid value for key token-id.".into());
    }
    let expiration = data("expiration");
    if !expiration.is_empty() && expiration.parse::<jiff::Timestamp>().is_ok_and(|end| end > now) {
        // Still valid.
    } else if !expiration.is_empty() {
        return Err("has expired".into());
    }
    if data("usage-bootstrap-authentication") != "true" {
        return Err("not marked usage-bootstrap-authentication=true.".into());
    }
    let mut groups = vec![DEFAULT_GROUP.to_owned()];
    for group in data("auth-extra-groups").split(',').filter(|g| !g.is_empty()) {
        if !is_bootstrap_group(group) {
            return Err("has invalid value for key auth-extra-groups".into());
        }
        groups.push(group.to_owned());
    }
    groups.sort();
    groups.dedup();
    Ok(UserInfo { name: format!("{USER_PREFIX}{id}"), groups, ..Default::default() })
}

/// `system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]`.
fn is_bootstrap_group(group: &str) -> bool {
    let Some(rest) = group.strip_prefix("system:bootstrappers:") else { return false };
    let last_is_plain = rest.bytes().last().is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    rest.len() <= 256
        && last_is_plain
        && rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b':' || b == b'-')
}

/// Comparison whose time does not tell where the difference is.
pub(super) fn same_bytes(left: &[u8], right: &[u8]) -> bool {
    left.len() == right.len() && left.iter().zip(right).fold(0u8, |diff, (a, b)| diff | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn secret(change: &[(&str, &str)]) -> Value {
        let mut data = serde_json::Map::new();
        let base =
            [("token-id", "abcdef"), ("token-secret", "0123456789abcdef"), ("usage-bootstrap-authentication", "true")];
        for (key, value) in base.iter().chain(change) {
            data.insert((*key).into(), STANDARD.encode(value).into());
        }
        json!({"metadata": {"name": "bootstrap-token-abcdef"}, "type": SECRET_TYPE, "data": data})
    }

    fn check(object: &Value) -> Result<UserInfo, String> {
        user_of(object, "abcdef", "0123456789abcdef", "2026-01-01T00:00:00Z".parse().unwrap())
    }

    #[test]
    fn a_good_token_is_a_bootstrap_user_with_sorted_groups() {
        let groups = "system:bootstrappers:kubeadm:default-node-token";
        let user = check(&secret(&[("auth-extra-groups", groups), ("expiration", "2026-01-01T00:00:01Z")])).unwrap();
        assert_eq!(user.name, "system:bootstrap:abcdef");
        assert_eq!(user.groups, ["system:bootstrappers", groups]);
    }

    #[test]
    fn expired_disabled_wrong_and_foreign_groups_are_refused() {
        for bad in [
            ("expiration", "2025-12-31T23:59:59Z"),
            ("expiration", "tomorrow"),
            ("usage-bootstrap-authentication", "false"),
            ("token-secret", "fedcba9876543210"),
            ("token-id", "abcdee"),
            ("auth-extra-groups", "system:masters"),
        ] {
            assert!(check(&secret(&[bad])).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_token_s_form_is_strict() {
        assert_eq!(split("abcdef.0123456789abcdef"), Some(("abcdef", "0123456789abcdef")));
        for bad in ["ABCDEF.0123456789abcdef", "abcde.0123456789abcdef", "abcdef.0123456789abcdef0", "abcdef"] {
            assert_eq!(split(bad), None);
        }
    }
}
