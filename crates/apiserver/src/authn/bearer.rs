//! Where a bearer token may stand: the Authorization header, or the protocol
//! list of a WebSocket upgrade (browsers cannot set headers there).
//!
//! Upstream followed: `authentication/request/bearertoken`, `.../websocket`.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use http::header::{AUTHORIZATION, CONNECTION, SEC_WEBSOCKET_PROTOCOL, UPGRADE};

pub const INVALID_TOKEN: &str = "invalid bearer token";
pub const EXTRA_SPACE_WARNING: &str =
    "the provided Authorization header contains extra space before the bearer token, and is ignored";
/// Start of the protocol name whose rest is the token in unpadded base64url.
pub const PROTOCOL_PREFIX: &str = "base64url.bearer.authorization.k8s.io.";

/// The token of `Authorization: Bearer TOKEN`. Two spaces make it no token; the
/// client is warned.
pub fn from_authorization(headers: &http::HeaderMap, warnings: &mut Vec<String>) -> Result<Option<String>, String> {
    let Some(value) = headers.get(AUTHORIZATION).and_then(|v| v.to_str().ok()) else { return Ok(None) };
    let parts: Vec<&str> = value.trim().splitn(3, ' ').collect();
    if parts.len() < 2 || !parts[0].eq_ignore_ascii_case("bearer") {
        return Ok(None);
    }
    if parts[1].is_empty() {
        if parts.len() == 3 {
            warnings.push(EXTRA_SPACE_WARNING.into());
        }
        return Ok(None);
    }
    Ok(Some(parts[1].to_owned()))
}

pub fn is_websocket_upgrade(headers: &http::HeaderMap) -> bool {
    let has = |name, wanted: &str| {
        headers
            .get(name)
            .and_then(|v: &http::HeaderValue| v.to_str().ok())
            .is_some_and(|v| v.to_ascii_lowercase().split(',').any(|part| part.trim() == wanted))
    };
    has(CONNECTION, "upgrade") && has(UPGRADE, "websocket")
}

/// The token in the protocol list; another protocol must stand beside it.
pub fn from_websocket(headers: &http::HeaderMap) -> Result<Option<String>, String> {
    if !is_websocket_upgrade(headers) {
        return Ok(None);
    }
    let mut token = None;
    let mut others = 0;
    for protocol in protocols(headers) {
        let Some(encoded) = protocol.strip_prefix(PROTOCOL_PREFIX) else {
            others += 1;
            continue;
        };
        if token.is_some() {
            return Err("multiple base64.bearer.authorization tokens specified".into());
        }
        let decoded = URL_SAFE_NO_PAD
            .decode(encoded)
            .map_err(|_| "invalid base64.bearer.authorization token encoding".to_owned())?;
        token = Some(String::from_utf8(decoded).map_err(|_| "invalid base64.bearer.authorization token".to_owned())?);
    }
    match token {
        Some(token) if token.is_empty() => Ok(None),
        Some(_) if others == 0 => Err("missing additional subprotocol".into()),
        token => Ok(token),
    }
}

/// The protocols a handler may choose from: the list without the token.
pub fn protocols_without_token(headers: &http::HeaderMap) -> Vec<String> {
    protocols(headers).filter(|p| !p.starts_with(PROTOCOL_PREFIX)).map(str::to_owned).collect()
}

fn protocols(headers: &http::HeaderMap) -> impl Iterator<Item = &str> {
    headers
        .get_all(SEC_WEBSOCKET_PROTOCOL)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(',').map(str::trim))
}
