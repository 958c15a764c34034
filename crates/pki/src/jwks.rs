//! The documents of the ServiceAccount issuer: `/openid/v1/jwks` and
//! `/.well-known/openid-configuration` (`pkg/serviceaccount/openidmetadata.go`).
//! Member order is go-jose's and Go's struct order, hence the hand-built texts.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;

use crate::{Error, PublicKey, Result};

/// `{"keys":[…]}` as served.
pub fn keyset_json(keys: &[PublicKey]) -> Result<String> {
    let entries: Vec<String> = keys.iter().map(entry).collect::<Result<_>>()?;
    Ok(format!("{{\"keys\":[{}]}}", entries.join(",")))
}

fn entry(key: &PublicKey) -> Result<String> {
    let algorithm = key.jws_algorithm()?.as_str();
    let id = key.key_id();
    let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
    if let Some((modulus, exponent)) = key.rsa_numbers() {
        return Ok(format!(
            r#"{{"use":"sig","kty":"RSA","kid":"{id}","alg":"{algorithm}","n":"{}","e":"{}"}}"#,
            text(&modulus),
            text(&exponent)
        ));
    }
    let (curve, x, y) = key.ec_point().ok_or_else(|| Error::Key("key is not valid".into()))?;
    Ok(format!(
        r#"{{"use":"sig","kty":"EC","kid":"{id}","crv":"{curve}","alg":"{algorithm}","x":"{}","y":"{}"}}"#,
        text(x),
        text(y)
    ))
}

/// The discovery document. Fails where the issuer cannot be an OpenID issuer;
/// the server then goes without these endpoints.
pub fn configuration_json(issuer: &str, jwks_uri: &str, keys: &[PublicKey]) -> Result<String> {
    if issuer.is_empty() {
        return Err(Error::Token("empty issuer URL".into()));
    }
    if !issuer.starts_with("https://") {
        return Err(Error::Token(format!("issuer URL must use https scheme, got: {issuer}")));
    }
    if issuer.contains('?') {
        return Err(Error::Token(format!("issuer URL may not include a query, got: {issuer}")));
    }
    if issuer.contains('#') {
        return Err(Error::Token(format!("issuer URL may not include a fragment, got: {issuer}")));
    }
    if !jwks_uri.starts_with("https://") {
        return Err(Error::Token(format!("jwksURI requires https scheme, parsed as: {jwks_uri}")));
    }
    let mut algorithms: Vec<&str> = Vec::new();
    for key in keys {
        algorithms.push(key.jws_algorithm()?.as_str());
    }
    algorithms.sort_unstable();
    algorithms.dedup();
    let quoted = |text: &str| Value::String(text.to_owned()).to_string();
    let algorithms: Vec<String> = algorithms.into_iter().map(quoted).collect();
    Ok(format!(
        r#"{{"issuer":{},"jwks_uri":{},"response_types_supported":["id_token"],"subject_types_supported":["public"],"id_token_signing_alg_values_supported":[{}]}}"#,
        quoted(issuer),
        quoted(jwks_uri),
        algorithms.join(",")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{KeyAlgorithm, PrivateKey};

    #[test]
    fn an_rsa_key_is_published_with_exponent_aqab() {
        let key = PrivateKey::generate(KeyAlgorithm::Rsa2048).unwrap();
        let text = keyset_json(&[key.public().clone()]).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        let entry = &value["keys"][0];
        assert_eq!((&entry["kty"], &entry["alg"], &entry["e"]), (&"RSA".into(), &"RS256".into(), &"AQAB".into()));
        assert_eq!(entry["kid"], key.public().key_id());
        assert!(text.starts_with(r#"{"keys":[{"use":"sig","kty":"RSA","kid":""#));
    }

    #[test]
    fn a_plain_issuer_has_no_discovery_document() {
        let error = configuration_json("kubernetes/serviceaccount", "https://a/openid/v1/jwks", &[]).unwrap_err();
        assert_eq!(error.to_string(), "issuer URL must use https scheme, got: kubernetes/serviceaccount");
    }

    #[test]
    fn the_discovery_document_has_go_s_order() {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let text = configuration_json("https://k", "https://a:6443/openid/v1/jwks", &[key.public().clone()]).unwrap();
        assert_eq!(
            text,
            r#"{"issuer":"https://k","jwks_uri":"https://a:6443/openid/v1/jwks","response_types_supported":["id_token"],"subject_types_supported":["public"],"id_token_signing_alg_values_supported":["ES256"]}"#
        );
    }
}
