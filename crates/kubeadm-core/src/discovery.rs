//! How a joining node comes to trust a cluster (`discovery/token`, `discovery/file`):
//! cluster-info read without trust, its signature checked with the token, its
//! authority checked against the pinned keys, then read again with that trust.

use std::time::Duration;

use apimachinery::{Value, json};
use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use client::Kubeconfig;
use client::resources::CONFIG_MAPS;

use crate::cluster::{client_from, until};
use crate::config::yaml_text;
use crate::error::{Error, Result, Wrap, fail};

/// A cluster as discovery found it: its endpoint and its authority's PEM.
#[derive(Debug)]
pub struct Found {
    pub server: String,
    pub ca_pem: String,
}

/// HS256 over the payload with a detached middle, as the bootstrap signer makes it.
fn signature_matches(token_id: &str, secret: &str, payload: &str, signature: &str) -> bool {
    let mut parts = signature.split('.');
    let (Some(header), Some(""), Some(mac), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let named = URL_SAFE_NO_PAD
        .decode(header)
        .ok()
        .and_then(|h| serde_json::from_slice::<Value>(&h).ok())
        .is_some_and(|h| h["alg"] == "HS256" && h["kid"] == token_id);
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let message = format!("{header}.{}", URL_SAFE_NO_PAD.encode(payload));
    let Ok(mac) = URL_SAFE_NO_PAD.decode(mac) else { return false };
    named && hmac::verify(&key, message.as_bytes(), &mac).is_ok()
}

fn kubeconfig(server: &str, ca_pem: Option<&str>, user: Value) -> String {
    let cluster = match ca_pem {
        Some(pem) => json!({"server": server, "certificate-authority-data": STANDARD.encode(pem)}),
        None => json!({"server": server, "insecure-skip-tls-verify": true}),
    };
    yaml_text(&json!({
        "apiVersion": "v1", "kind": "Config", "current-context": "token-bootstrap-client@kubernetes",
        "clusters": [{"name": "kubernetes", "cluster": cluster}],
        "contexts": [{"name": "token-bootstrap-client@kubernetes",
            "context": {"cluster": "kubernetes", "user": "token-bootstrap-client"}}],
        "users": [{"name": "token-bootstrap-client", "user": user}],
    }))
}

/// Joins `endpoint` (host:port) with a token. Empty `pins` are allowed only with
/// the unsafe flag, which the caller has checked.
pub async fn by_token(endpoint: &str, token: &str, pins: &[String], limit: Duration) -> Result<Found> {
    for pin in pins {
        let hex = pin.strip_prefix("sha256:").ok_or_else(|| {
            Error(format!("invalid discovery token CA certificate hash: invalid hash, expected \"format:hex-value\". Known format(s) are: sha256: {pin}"))
        });
        if hex?.len() != 64 {
            return fail(format!(
                "invalid discovery token CA certificate hash: expected SHA-256 to be 32 bytes, got {}",
                pin.len().saturating_sub(7) / 2
            ));
        }
    }
    let (id, secret) = token.split_once('.').unwrap_or((token, ""));
    let server = format!("https://{endpoint}");
    let text = kubeconfig(&server, None, json!({}));
    let insecure = client_from(&Kubeconfig::parse(&text).map_err(|e| Error(e.to_string()))?)?
        .with_timeout(Some(Duration::from_secs(10)));
    let info = until(limit, || async {
        let map: Value = insecure
            .get(&CONFIG_MAPS, "kube-public", "cluster-info")
            .await
            .wrap(|| "failed to request the cluster-info ConfigMap".into())?;
        let Some(signature) = map["data"][format!("jws-kubeconfig-{id}")].as_str() else {
            return fail(format!("could not find a JWS signature in the cluster-info ConfigMap for token ID {}", apimachinery::field::quote(id)));
        };
        let payload = map["data"]["kubeconfig"].as_str().unwrap_or_default();
        if payload.is_empty() {
            return fail("there is no kubeconfig key in the cluster-info ConfigMap. Double check that the cluster-info ConfigMap is configured correctly");
        }
        if !signature_matches(id, secret, payload, signature) {
            return fail("failed to verify JWS signature of received cluster info object, can't trust this API Server");
        }
        Ok(payload.to_owned())
    })
    .await
    .wrap(|| "couldn't validate the identity of the API Server".into())?;
    let found = read(&info)?;
    if !pins.is_empty() {
        let certificates = pki::Certificate::all_from_pem(&found.ca_pem)?;
        let keys: Vec<String> = certificates.iter().map(crate::certs::pin).collect();
        if !keys.iter().any(|k| pins.contains(k)) {
            let shown: Vec<String> = keys.iter().map(|k| apimachinery::field::quote(k)).collect();
            return fail(format!(
                "couldn't validate the identity of the API Server: cluster CA found in cluster-info ConfigMap is invalid: none of the public keys {} are pinned",
                shown.join(", ")
            ));
        }
    }
    // Again over a connection that the found authority vouches for.
    let text = kubeconfig(&server, Some(&found.ca_pem), json!({}));
    let secure = client_from(&Kubeconfig::parse(&text).map_err(|e| Error(e.to_string()))?)?
        .with_timeout(Some(Duration::from_secs(10)));
    let again = until(limit, || async {
        secure.get::<Value>(&CONFIG_MAPS, "kube-public", "cluster-info").await.map_err(Error::from)
    })
    .await
    .wrap(|| "couldn't validate the identity of the API Server".into())?;
    if again["data"]["kubeconfig"].as_str() != Some(info.as_str()) {
        return fail(
            "couldn't validate the identity of the API Server: the second kubeconfig from the cluster-info ConfigMap (using validated TLS) was different from the first",
        );
    }
    Ok(found)
}

/// Reads the cluster out of a kubeconfig text.
pub fn read(text: &str) -> Result<Found> {
    let kubeconfig = Kubeconfig::parse(text).map_err(|e| Error(e.to_string()))?;
    let cluster = &kubeconfig
        .clusters
        .first()
        .ok_or_else(|| Error("the provided kubeconfig file must have an unnamed Cluster or a CurrentContext that specifies a non-nil Cluster".into()))?
        .cluster;
    let pem = if cluster.certificate_authority_data.is_empty() {
        std::fs::read(&cluster.certificate_authority)
            .wrap(|| "could not read the cluster's certificate authority".into())?
    } else {
        STANDARD.decode(cluster.certificate_authority_data.trim()).map_err(|e| Error(e.to_string()))?
    };
    Ok(Found { server: cluster.server.clone(), ca_pem: String::from_utf8_lossy(&pem).into_owned() })
}

/// bootstrap-kubelet.conf.
pub fn bootstrap_kubeconfig(found: &Found, token: &str) -> String {
    yaml_text(&json!({
        "apiVersion": "v1", "kind": "Config", "current-context": "tls-bootstrap-token-user@kubernetes",
        "clusters": [{"name": "kubernetes", "cluster": {
            "certificate-authority-data": STANDARD.encode(&found.ca_pem), "server": found.server}}],
        "contexts": [{"name": "tls-bootstrap-token-user@kubernetes",
            "context": {"cluster": "kubernetes", "user": "tls-bootstrap-token-user"}}],
        "users": [{"name": "tls-bootstrap-token-user", "user": {"token": token}}],
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_tokens_own_signature_is_good() {
        let header = URL_SAFE_NO_PAD.encode(r#"{"alg":"HS256","kid":"abcdef"}"#);
        let key = hmac::Key::new(hmac::HMAC_SHA256, b"0123456789abcdef");
        let mac = hmac::sign(&key, format!("{header}.{}", URL_SAFE_NO_PAD.encode("payload")).as_bytes());
        let signature = format!("{header}..{}", URL_SAFE_NO_PAD.encode(mac.as_ref()));
        assert!(signature_matches("abcdef", "0123456789abcdef", "payload", &signature));
        assert!(!signature_matches("abcdef", "0123456789abcdef", "other", &signature));
        assert!(!signature_matches("abcdeg", "0123456789abcdef", "payload", &signature));
        assert!(!signature_matches("abcdef", "0123456789abcdee", "payload", &signature));
    }
}
