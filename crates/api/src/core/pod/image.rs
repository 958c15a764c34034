//! Image references, as far as defaults need them: the tag.
//!
//! Upstream followed: pkg/util/parsers/parsers.go over distribution/reference.

use std::sync::LazyLock;

use regex::Regex;

/// Longest repository name that the reference grammar allows, in bytes.
const MAX_NAME_BYTES: usize = 255;

static REFERENCE: LazyLock<Regex> = LazyLock::new(|| {
    let label = "(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])";
    let host = format!(r"(?:{label}(?:\.{label})*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?");
    let path = "[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*";
    let digest = r"[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}";
    Regex::new(&format!(
        r"^((?:{host}/)?{path}(?:/{path})*)(?::([A-Za-z0-9_][A-Za-z0-9_.-]{{0,127}}))?(?:@({digest}))?$"
    ))
    .expect("the pattern is constant")
});

/// `Always` for `:latest` or no tag at all, else `IfNotPresent`; what is no
/// reference is left to validation and counts as tagged.
pub fn pull_policy(reference: &str) -> &'static str {
    if tag(reference).as_deref() == Some("latest") { "Always" } else { "IfNotPresent" }
}

/// The tag of a reference, `latest` where neither tag nor digest is given;
/// `None` when it has only a digest or is no reference.
pub fn tag(reference: &str) -> Option<String> {
    let identifier =
        reference.len() == 64 && reference.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    if identifier {
        return None;
    }
    let normal = match reference.split_once('/') {
        Some((host, _)) if host.contains(['.', ':']) || host == "localhost" || host.to_lowercase() != host => {
            reference.to_owned()
        }
        Some(_) => format!("docker.io/{reference}"),
        None => format!("docker.io/library/{reference}"),
    };
    let parts = REFERENCE.captures(&normal)?;
    if parts.get(1).is_some_and(|name| name.len() > MAX_NAME_BYTES) {
        return None;
    }
    match (parts.get(2), parts.get(3)) {
        (tag, Some(digest)) if known_digest(digest.as_str()) => tag.map(|tag| tag.as_str().to_owned()),
        (_, Some(_)) => None,
        (Some(tag), None) => Some(tag.as_str().to_owned()),
        (None, None) => Some("latest".to_owned()),
    }
}

fn known_digest(digest: &str) -> bool {
    let Some((algorithm, hex)) = digest.split_once(':') else { return false };
    let length = match algorithm {
        "sha256" => 64,
        "sha384" => 96,
        "sha512" => 128,
        _ => return false,
    };
    hex.len() == length && hex.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags() {
        let digest = format!("nginx@sha256:{}", "a".repeat(64));
        for (reference, policy) in [
            ("nginx", "Always"),
            ("nginx:latest", "Always"),
            ("nginx:1", "IfNotPresent"),
            ("localhost:5000/x", "Always"),
            ("localhost:5000/x:v1", "IfNotPresent"),
            ("", "IfNotPresent"),
            ("Nginx", "IfNotPresent"),
            ("a b", "IfNotPresent"),
            (digest.as_str(), "IfNotPresent"),
        ] {
            assert_eq!(pull_policy(reference), policy, "{reference:?}");
        }
    }
}
