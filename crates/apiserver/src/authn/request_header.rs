//! The front proxy: a client certificate of its own authority lets the peer say
//! in headers who is asking.
//!
//! Upstream followed: `authentication/request/headerrequest/requestheader.go`.

use std::collections::BTreeMap;

use super::x509::{Bundle, verify_peer};
use crate::request::{Authenticated, PeerCertificates, UserInfo};

/// The `--requestheader-*` flags.
#[derive(Debug, Clone)]
pub struct RequestHeader {
    pub bundle: Bundle,
    /// Common names that may speak for others; empty means any of the authority.
    pub allowed_names: Vec<String>,
    pub username_headers: Vec<String>,
    pub uid_headers: Vec<String>,
    pub group_headers: Vec<String>,
    pub extra_header_prefixes: Vec<String>,
}

impl RequestHeader {
    pub fn authenticate(
        &self,
        headers: &http::HeaderMap,
        peer: &PeerCertificates,
        now: i64,
    ) -> Result<Option<Authenticated>, String> {
        if peer.0.is_empty() {
            return Ok(None);
        }
        let leaf = verify_peer(&self.bundle.current(), peer, now)?;
        let name = &leaf.subject().common_name;
        if !self.allowed_names.is_empty() && !self.allowed_names.contains(name) {
            return Err(format!("x509: subject with cn={name} is not in the allowed list"));
        }
        Ok(self.user_of(headers).map(|user| Authenticated { user, ..Default::default() }))
    }

    pub fn names_a_user(&self, headers: &http::HeaderMap) -> bool {
        first(headers, &self.username_headers).is_some()
    }

    /// The user the headers name, whoever sent them.
    fn user_of(&self, headers: &http::HeaderMap) -> Option<UserInfo> {
        let name = first(headers, &self.username_headers)?;
        let groups = self
            .group_headers
            .iter()
            .flat_map(|header| headers.get_all(header.as_str()))
            .filter_map(text)
            .filter(|group| !group.is_empty())
            .collect();
        let mut extra: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for prefix in &self.extra_header_prefixes {
            let prefix = prefix.to_ascii_lowercase();
            for (header, value) in headers {
                if let Some(key) = header.as_str().strip_prefix(&prefix) {
                    extra.entry(unescape_extra_key(key)).or_default().extend(text(value));
                }
            }
        }
        Some(UserInfo { name, uid: first(headers, &self.uid_headers).unwrap_or_default(), groups, extra })
    }

    /// Headers that must not reach handlers or aggregated servers once the
    /// user is known; the standard names are cleared whatever the flags say.
    pub fn is_identity_header(configured: Option<&RequestHeader>, header: &str) -> bool {
        let header = header.to_ascii_lowercase();
        let standard = ["x-remote-user", "x-remote-uid", "x-remote-group"].contains(&header.as_str())
            || header.starts_with("x-remote-extra-");
        standard
            || configured.is_some_and(|c| {
                let named = [&c.username_headers, &c.uid_headers, &c.group_headers];
                named.into_iter().flatten().any(|h| h.eq_ignore_ascii_case(&header))
                    || c.extra_header_prefixes.iter().any(|p| header.starts_with(&p.to_ascii_lowercase()))
            })
    }
}

fn text(value: &http::HeaderValue) -> Option<String> {
    String::from_utf8(value.as_bytes().to_vec()).ok()
}

fn first(headers: &http::HeaderMap, names: &[String]) -> Option<String> {
    names.iter().filter_map(|name| headers.get(name.as_str()).and_then(text)).find(|value| !value.is_empty())
}

/// Go's `url.PathUnescape` of an extra key; a malformed one stays as it is.
pub fn unescape_extra_key(key: &str) -> String {
    let bytes = key.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'%' {
            let digits = bytes.get(at + 1..at + 3).and_then(|d| std::str::from_utf8(d).ok());
            let Some(byte) = digits.and_then(|d| u8::from_str_radix(d, 16).ok()) else { return key.to_owned() };
            out.push(byte);
            at += 3;
        } else {
            out.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8(out).unwrap_or_else(|_| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxy() -> RequestHeader {
        RequestHeader {
            bundle: Bundle::new(Default::default()),
            allowed_names: vec![],
            username_headers: vec!["X-Remote-User".into()],
            uid_headers: vec!["X-Remote-Uid".into()],
            group_headers: vec!["X-Remote-Group".into()],
            extra_header_prefixes: vec!["X-Remote-Extra-".into()],
        }
    }

    #[test]
    fn headers_name_user_groups_and_extra() {
        let mut headers = http::HeaderMap::new();
        headers.insert("x-remote-user", "jane".parse().unwrap());
        headers.append("x-remote-group", "a".parse().unwrap());
        headers.append("x-remote-group", "b".parse().unwrap());
        headers.insert("x-remote-extra-example.com%2fscope", "s".parse().unwrap());
        let user = proxy().user_of(&headers).unwrap();
        assert_eq!((user.name.as_str(), user.groups.len()), ("jane", 2));
        assert_eq!(user.extra["example.com/scope"], ["s"]);
        assert!(proxy().user_of(&http::HeaderMap::new()).is_none());
    }

    #[test]
    fn a_malformed_escape_stays() {
        assert_eq!(unescape_extra_key("a%2fb"), "a/b");
        assert_eq!(unescape_extra_key("almost%zzpercent%xx"), "almost%zzpercent%xx");
    }

    #[test]
    fn identity_headers_are_known_by_name_and_prefix() {
        assert!(RequestHeader::is_identity_header(None, "X-Remote-Extra-Foo"));
        assert!(!RequestHeader::is_identity_header(None, "X-Custom-User"));
    }
}
