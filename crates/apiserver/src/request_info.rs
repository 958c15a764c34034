//! Path and query to [`RequestInfo`].
//!
//! Upstream followed: `apiserver/pkg/endpoints/request/requestinfo.go`.

use crate::query::{Query, unescape};
use crate::request::RequestInfo;

/// A namespace's own subresources; every other third part is a resource in it.
const NAMESPACE_SUBRESOURCES: [&str; 2] = ["status", "finalize"];

/// Splits a path into its non-empty ends as upstream does: the ends are trimmed,
/// inner empty parts stay.
fn split(path: &str) -> Vec<String> {
    let path = path.trim_matches('/');
    if path.is_empty() { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

/// `field` says whether a field selector requires `metadata.name` to be one value.
/// Errors are upstream's text of a path that cannot be read.
pub fn read(method: &http::Method, raw_path: &str, query: &Query) -> Result<RequestInfo, String> {
    let path = unescape(raw_path, false).unwrap_or_else(|| raw_path.to_owned());
    let mut info = RequestInfo { verb: method.as_str().to_ascii_lowercase(), path: path.clone(), ..Default::default() };
    let mut parts = split(&path);
    if parts.len() < 3 || (parts[0] != "api" && parts[0] != "apis") {
        return Ok(info);
    }
    let prefix = parts.remove(0);
    if prefix == "apis" {
        if parts.len() < 3 {
            info.api_prefix = prefix;
            return Ok(info);
        }
        info.api_group = parts.remove(0);
    }
    info.api_prefix = prefix;
    info.is_resource_request = true;
    info.api_version = parts.remove(0);

    if parts[0] == "proxy" || parts[0] == "watch" {
        if parts.len() < 2 {
            return Err(format!("unable to determine kind and namespace from url, {raw_path}"));
        }
        info.verb = parts.remove(0);
    } else {
        info.verb = match method.as_str() {
            "POST" => "create",
            "GET" | "HEAD" => "get",
            "PUT" => "update",
            "PATCH" => "patch",
            "DELETE" => "delete",
            _ => "",
        }
        .to_owned();
    }

    if parts[0] == "namespaces" && parts.len() > 1 {
        info.namespace = parts[1].clone();
        if parts.len() > 2 && !NAMESPACE_SUBRESOURCES.contains(&parts[2].as_str()) {
            parts.drain(..2);
        }
    }
    if parts.len() >= 3 && info.verb != "proxy" {
        info.subresource = parts[2].clone();
    }
    if parts.len() >= 2 {
        info.name = parts[1].clone();
    }
    info.resource = parts[0].clone();
    info.parts = parts;

    if info.name.is_empty() && info.verb == "get" {
        info.verb = if query.flag("watch").unwrap_or(false) { "watch" } else { "list" }.to_owned();
    }
    if info.name.is_empty() && info.verb == "delete" {
        info.verb = "deletecollection".to_owned();
    }
    if matches!(info.verb.as_str(), "list" | "watch" | "deletecollection") {
        info.field_selector = query.text("fieldSelector");
        info.label_selector = query.text("labelSelector");
        if info.name.is_empty() && matches!(info.verb.as_str(), "list" | "watch") {
            info.name = exact_name(&info.field_selector).unwrap_or_default();
        }
    }
    Ok(info)
}

/// The value of `metadata.name=` in a field selector, when it can be a path segment.
fn exact_name(selector: &str) -> Option<String> {
    let mut found = None;
    for part in selector.split(',') {
        if let Some((name, value)) = part.split_once('=')
            && name == "metadata.name"
        {
            found = Some(value.strip_prefix('=').unwrap_or(value).to_owned());
        }
    }
    found.filter(|v| !v.is_empty() && v != "." && v != ".." && !v.contains(['/', '%']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(method: &str, target: &str) -> RequestInfo {
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        read(&method.parse().expect("a method"), path, &Query::parse(query)).expect("readable")
    }

    #[test]
    fn verbs_and_parts() {
        let pod = info("GET", "/api/v1/namespaces/a/pods/b/log");
        assert_eq!((pod.verb.as_str(), pod.namespace.as_str(), pod.resource.as_str()), ("get", "a", "pods"));
        assert_eq!((pod.name.as_str(), pod.subresource.as_str()), ("b", "log"));
        assert_eq!(info("GET", "/apis/apps/v1/deployments?watch=1").verb, "watch");
        assert_eq!(info("GET", "/api/v1/watch/namespaces/x/pods").verb, "watch");
        assert_eq!(info("DELETE", "/api/v1/namespaces/a/pods").verb, "deletecollection");
        let ns = info("PUT", "/api/v1/namespaces/a/finalize");
        assert_eq!(
            (ns.resource.as_str(), ns.name.as_str(), ns.subresource.as_str(), ns.namespace.as_str()),
            ("namespaces", "a", "finalize", "a")
        );
        assert_eq!(info("GET", "/api/v1/pods?fieldSelector=metadata.name%3Dx").name, "x");
        assert!(!info("GET", "/apis/apps/v1").is_resource_request);
        assert!(!info("GET", "/healthz/ping/x").is_resource_request);
    }
}
