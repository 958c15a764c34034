//! Compact JWS tokens with JSON claims, as upstream signs and checks
//! ServiceAccount tokens (`pkg/serviceaccount/jwt.go` over go-jose).
//!
//! Claims are signed in key order. A token of another issuer is not ours
//! (`Ok(None)`), a token of our issuer with a bad signature is an error.
//! Limit: [`MAX_TOKEN_BYTES`].

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Map, Value, json};

use crate::{Error, PrivateKey, PublicKey, Result};

/// Far above any real token; a header line is limited to 1 MiB anyway.
pub const MAX_TOKEN_BYTES: usize = 256 * 1024;

/// Seconds that go-jose allows clocks to differ when it checks times.
pub const LEEWAY_SECONDS: i64 = 60;

#[derive(Debug, Clone)]
pub struct TokenSigner {
    issuer: String,
    key: PrivateKey,
}

impl TokenSigner {
    pub fn new(issuer: impl Into<String>, key: PrivateKey) -> Result<Self> {
        key.jws_algorithm()?;
        Ok(TokenSigner { issuer: issuer.into(), key })
    }

    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    pub fn public_key(&self) -> &PublicKey {
        self.key.public()
    }

    /// Adds `iss` to the claims and signs them.
    pub fn sign(&self, claims: &Map<String, Value>) -> Result<String> {
        let mut claims = claims.clone();
        claims.insert("iss".into(), Value::String(self.issuer.clone()));
        let header = json!({"alg": self.key.jws_algorithm()?.as_str(), "kid": self.key.public().key_id()});
        let text = format!(
            "{}.{}",
            URL_SAFE_NO_PAD.encode(header.to_string()),
            URL_SAFE_NO_PAD.encode(Value::Object(claims).to_string())
        );
        let signed = self.key.sign_jws(text.as_bytes())?;
        Ok(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signed)))
    }
}

/// Public keys and the issuers whose tokens they check.
#[derive(Debug, Clone, Default)]
pub struct TokenVerifier {
    issuers: Vec<String>,
    keys: Vec<(String, PublicKey)>,
}

impl TokenVerifier {
    pub fn new(issuers: Vec<String>, keys: Vec<PublicKey>) -> Self {
        TokenVerifier { issuers, keys: keys.into_iter().map(|key| (key.key_id(), key)).collect() }
    }

    pub fn keys(&self) -> impl Iterator<Item = &PublicKey> {
        self.keys.iter().map(|(_, key)| key)
    }

    pub fn issuers(&self) -> &[String] {
        &self.issuers
    }

    /// The claims of a token of ours whose signature holds. Times, audiences
    /// and the claims' meaning are the caller's to check.
    pub fn verify(&self, token: &str) -> Result<Option<Map<String, Value>>> {
        if token.len() > MAX_TOKEN_BYTES {
            return Ok(None);
        }
        let parts: Vec<&str> = token.split('.').collect();
        let [header, payload, signed] = parts.as_slice() else { return Ok(None) };
        let Some(claims) = decode_json(payload) else { return Ok(None) };
        let issuer = claims.get("iss").and_then(Value::as_str).unwrap_or_default();
        if !self.issuers.iter().any(|known| known == issuer) {
            return Ok(None);
        }
        let (Some(header), Ok(signed)) = (decode_json(header), URL_SAFE_NO_PAD.decode(signed)) else {
            return Ok(None);
        };
        let hint = header.get("kid").and_then(Value::as_str).unwrap_or_default();
        let algorithm = header.get("alg").and_then(Value::as_str).unwrap_or_default();
        let mut candidates = self.keys.iter().filter(|(id, _)| hint.is_empty() || id == hint).peekable();
        if candidates.peek().is_none() {
            return Err(Error::Token("invalid signature, no keys found".into()));
        }
        let text = &token[..token.len() - parts[2].len() - 1];
        let holds = candidates.any(|(_, key)| {
            key.jws_algorithm().is_ok_and(|known| known.as_str() == algorithm)
                && key.verify_jws(text.as_bytes(), &signed)
        });
        if holds {
            Ok(Some(claims))
        } else {
            Err(Error::Token("square/go-jose: error in cryptographic primitive".into()))
        }
    }
}

/// Claims of a token without any check: for logs, caches and `kubectl create token`-like displays.
pub fn claims_unverified(token: &str) -> Option<Map<String, Value>> {
    decode_json(token.split('.').nth(1)?)
}

fn decode_json(part: &str) -> Option<Map<String, Value>> {
    let bytes = URL_SAFE_NO_PAD.decode(part).ok()?;
    match serde_json::from_slice(&bytes).ok()? {
        Value::Object(map) => Some(map),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KeyAlgorithm;

    fn signer(issuer: &str) -> TokenSigner {
        TokenSigner::new(issuer, PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap()).unwrap()
    }

    fn claims() -> Map<String, Value> {
        json!({"sub": "system:serviceaccount:a:b", "aud": ["x"]}).as_object().unwrap().clone()
    }

    #[test]
    fn a_token_verifies_with_its_key_and_issuer_only() {
        let (ours, other) = (signer("https://k"), signer("https://k"));
        let token = ours.sign(&claims()).unwrap();
        let verifier = TokenVerifier::new(vec!["https://k".into()], vec![ours.public_key().clone()]);
        let read = verifier.verify(&token).unwrap().unwrap();
        assert_eq!(read["sub"], "system:serviceaccount:a:b");
        assert_eq!(read["iss"], "https://k");

        let foreign = TokenVerifier::new(vec!["https://other".into()], vec![ours.public_key().clone()]);
        assert_eq!(foreign.verify(&token), Ok(None));
        let wrong_key = TokenVerifier::new(vec!["https://k".into()], vec![other.public_key().clone()]);
        assert_eq!(wrong_key.verify(&token).unwrap_err().to_string(), "invalid signature, no keys found");
    }

    #[test]
    fn a_changed_payload_fails() {
        let ours = signer("https://k");
        let token = ours.sign(&claims()).unwrap();
        let mut parts: Vec<String> = token.split('.').map(str::to_owned).collect();
        parts[1] = URL_SAFE_NO_PAD.encode(r#"{"iss":"https://k","sub":"admin"}"#);
        let verifier = TokenVerifier::new(vec!["https://k".into()], vec![ours.public_key().clone()]);
        assert!(verifier.verify(&parts.join(".")).is_err());
    }

    #[test]
    fn what_is_no_token_is_not_ours() {
        let verifier = TokenVerifier::new(vec!["i".into()], vec![]);
        for text in ["", "abc", "a.b", "a.b.c", "abcdef.0123456789abcdef"] {
            assert_eq!(verifier.verify(text), Ok(None));
        }
    }
}
