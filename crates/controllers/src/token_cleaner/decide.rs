//! A bootstrap token and its expiration.

use std::collections::BTreeMap;
use std::time::Duration;

use base64::Engine;
use client::ObjectMeta;
use client::meta::null_is_empty;
use jiff::Timestamp;
use serde::Deserialize;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TokenSecret {
    pub metadata: ObjectMeta,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub data: BTreeMap<String, String>,
}

informers::object!(TokenSecret);

impl TokenSecret {
    /// A value as text; empty when absent or not text.
    pub fn text(&self, key: &str) -> String {
        let encoded = self.data.get(key).map(String::as_str).unwrap_or_default();
        let bytes = base64::engine::general_purpose::STANDARD.decode(encoded).unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

#[derive(Debug, PartialEq)]
pub enum Verdict {
    Keep,
    Wait(Duration),
    Delete,
}

/// An expiration that cannot be read counts as over.
pub fn decide(secret: &TokenSecret, now: Timestamp) -> Verdict {
    let expiration = secret.text("expiration");
    if expiration.is_empty() {
        return Verdict::Keep;
    }
    let Ok(at) = expiration.parse::<Timestamp>() else { return Verdict::Delete };
    match Duration::try_from(at.duration_since(now)) {
        Ok(left) if !left.is_zero() => Verdict::Wait(left),
        _ => Verdict::Delete,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expiration() {
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let secret = |text: &str| {
            let mut secret = TokenSecret::default();
            secret.data.insert("expiration".into(), base64::engine::general_purpose::STANDARD.encode(text));
            secret
        };
        assert_eq!(decide(&TokenSecret::default(), now), Verdict::Keep);
        assert_eq!(decide(&secret("2026-11-30T13:00:30+01:00"), now), Verdict::Wait(Duration::from_secs(30)));
        assert_eq!(decide(&secret("2026-11-30T12:00:00Z"), now), Verdict::Delete);
        assert_eq!(decide(&secret("tomorrow"), now), Verdict::Delete);
    }
}
