//! Detached JWS (HS256) over the kubeconfig in cluster-info.

use std::collections::BTreeMap;

use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::Timestamp;
use serde_json::Value;

use crate::token_cleaner::{TOKEN_TYPE, TokenSecret};

const PREFIX: &str = "jws-kubeconfig-";
const KUBECONFIG: &str = "kubeconfig";

/// The ConfigMap with the signatures it should have, when they are not what it has.
pub fn decide<'a>(map: &Value, secrets: impl Iterator<Item = &'a TokenSecret>, now: Timestamp) -> Option<Value> {
    let content = map["data"][KUBECONFIG].as_str()?;
    let mut wanted: BTreeMap<String, String> = BTreeMap::new();
    for secret in secrets {
        if let Some((id, token)) = signing_token(secret, now) {
            wanted.entry(format!("{PREFIX}{id}")).or_insert_with(|| detached_signature(content, &id, &token));
        }
    }
    let data = map["data"].as_object()?;
    let current: BTreeMap<String, String> = data
        .iter()
        .filter(|(key, _)| key.starts_with(PREFIX))
        .map(|(key, value)| (key.clone(), value.as_str().unwrap_or_default().to_owned()))
        .collect();
    if current == wanted {
        return None;
    }
    let mut signed = map.clone();
    let data = signed["data"].as_object_mut()?;
    data.retain(|key, _| !key.starts_with(PREFIX));
    data.extend(wanted.into_iter().map(|(key, value)| (key, value.into())));
    Some(signed)
}

/// Id and secret of a token that may sign, is well-formed and not expired.
fn signing_token(secret: &TokenSecret, now: Timestamp) -> Option<(String, String)> {
    let (id, token) = (secret.text("token-id"), secret.text("token-secret"));
    let well_formed = |text: &str, length: usize| {
        text.len() == length && text.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase())
    };
    let named = secret.metadata.name == format!("bootstrap-token-{id}");
    if secret.kind != TOKEN_TYPE || !named || !well_formed(&id, 6) || token.is_empty() {
        return None;
    }
    if secret.text("usage-bootstrap-signing") != "true" {
        return None;
    }
    let expiration = secret.text("expiration");
    let expired = !expiration.is_empty() && expiration.parse::<Timestamp>().map_or(true, |at| at <= now);
    (!expired).then_some((id, token))
}

/// `header..signature`; the payload is left out.
fn detached_signature(content: &str, id: &str, token: &str) -> String {
    let header = URL_SAFE_NO_PAD.encode(format!(r#"{{"alg":"HS256","kid":"{id}"}}"#));
    let payload = URL_SAFE_NO_PAD.encode(content);
    // The key is the secret half of the token.
    let key = hmac::Key::new(hmac::HMAC_SHA256, token.as_bytes());
    let signature = hmac::sign(&key, format!("{header}.{payload}").as_bytes());
    format!("{header}..{}", URL_SAFE_NO_PAD.encode(signature.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::engine::general_purpose::STANDARD;
    use serde_json::json;

    fn secret(extra: &[(&str, &str)]) -> TokenSecret {
        let mut secret = TokenSecret { kind: TOKEN_TYPE.into(), ..Default::default() };
        secret.metadata.name = "bootstrap-token-abcdef".into();
        let base = [("token-id", "abcdef"), ("token-secret", "0123456789abcdef"), ("usage-bootstrap-signing", "true")];
        for (key, value) in base.iter().chain(extra) {
            secret.data.insert((*key).into(), STANDARD.encode(value));
        }
        secret
    }

    #[test]
    fn signs_as_upstream_does() {
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let map = json!({"data": {"kubeconfig": "apiVersion: v1\nkind: Config\n", "jws-kubeconfig-other0": "old"}});
        let signed = decide(&map, [secret(&[])].iter(), now).unwrap();
        assert_eq!(
            signed["data"],
            json!({
                "kubeconfig": "apiVersion: v1\nkind: Config\n",
                "jws-kubeconfig-abcdef":
                    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImFiY2RlZiJ9..vH_kT4yiol-nrAWgjfCYqvum5wsKETXe0S7OOp1VgnE",
            })
        );
        assert_eq!(decide(&signed, [secret(&[])].iter(), now), None, "converged");
        let expired = [secret(&[("expiration", "2026-11-30T11:00:00Z")])];
        assert!(decide(&signed, expired.iter(), now).unwrap()["data"].get("jws-kubeconfig-abcdef").is_none());
        assert!(decide(&map, [secret(&[("usage-bootstrap-signing", "false")])].iter(), now).is_some());
    }
}
