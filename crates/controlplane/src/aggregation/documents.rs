//! Discovery and OpenAPI of an aggregated server, fetched for merging.
//!
//! Limits: [`TIMEOUT`] for each document, [`MAX_DOCUMENT`] bytes.
//!
//! Upstream followed: `kube-aggregator/pkg/apiserver/handler_discovery.go`,
//! `kube-aggregator/pkg/controllers/{openapi,openapiv3}/aggregator`.

use std::collections::BTreeSet;
use std::time::Duration;

use apimachinery::{Map, Value, json};
use http::header;
use http_body_util::{BodyExt, Limited};

use super::remote::{Remote, aggregator};

const TIMEOUT: Duration = Duration::from_secs(5);
const MAX_DOCUMENT: usize = 64 << 20;
const AGGREGATED: &str = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

struct Fetched {
    code: u16,
    content_type: String,
    body: Vec<u8>,
}

async fn fetch(remote: &Remote, path: &str, accept: &str, masters: bool) -> Result<Fetched, String> {
    let headers = [(header::ACCEPT, accept.to_owned())];
    let user = aggregator(masters);
    let call = async {
        let answer = remote.get(path, &user, &headers).await.map_err(|error| error.to_string())?;
        let (parts, body) = answer.into_parts();
        let body = Limited::new(body, MAX_DOCUMENT).collect().await.map_err(|error| error.to_string())?;
        let content_type = parts.headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
        Ok(Fetched {
            code: parts.status.as_u16(),
            content_type: content_type.to_owned(),
            body: body.to_bytes().to_vec(),
        })
    };
    tokio::time::timeout(TIMEOUT, call).await.unwrap_or_else(|_| Err("request timed out".into()))
}

/// `APIVersionDiscovery` of the group version, without freshness.
pub async fn discovery(remote: &Remote, group: &str, version: &str) -> Result<Value, String> {
    let all = fetch(remote, "/apis", AGGREGATED, true).await?;
    let parameters = all.content_type.replace(' ', "");
    let is_aggregated = parameters.contains("as=APIGroupDiscoveryList") && parameters.contains("v=v2");
    if all.code == 503 {
        return Err(format!("service returned non-success response code: {}", all.code));
    }
    if all.code == 200 && is_aggregated {
        let parsed: Value = serde_json::from_slice(&all.body).map_err(|error| error.to_string())?;
        let groups = parsed["items"].as_array().into_iter().flatten();
        let found = groups
            .filter(|item| text(&item["metadata"], "name") == group)
            .flat_map(|item| item["versions"].as_array().into_iter().flatten())
            .find(|item| text(item, "version") == version);
        let mut found = found.cloned().unwrap_or_else(|| json!({"version": version}));
        if let Some(map) = found.as_object_mut() {
            map.remove("freshness");
        }
        return Ok(found);
    }
    let path = if group.is_empty() { format!("/api/{version}") } else { format!("/apis/{group}/{version}") };
    let legacy = fetch(remote, &path, "application/json", false).await?;
    if legacy.code != 200 {
        return Err(format!("failed to download legacy discovery for {path}: {}", legacy.code));
    }
    let parsed: Value = serde_json::from_slice(&legacy.body).map_err(|error| error.to_string())?;
    Ok(json!({"version": version, "resources": from_legacy(&parsed)}))
}

/// Resources of an `APIResourceList` as aggregated discovery has them.
fn from_legacy(list: &Value) -> Vec<Value> {
    let kind = |item: &Value| json!({"group": text(item, "group"), "version": text(item, "version"), "kind": text(item, "kind")});
    let mut out: Vec<Value> = Vec::new();
    for item in list["resources"].as_array().into_iter().flatten() {
        let (name, sub) = text(item, "name").split_once('/').unwrap_or((text(item, "name"), ""));
        let scope = if item["namespaced"] == true { "Namespaced" } else { "Cluster" };
        let at = match out.iter().position(|known| known["resource"] == name) {
            Some(at) => at,
            None => {
                out.push(json!({"resource": name, "scope": scope, "singularResource": "", "verbs": [], "responseKind": kind(&Value::Null)}));
                out.len() - 1
            }
        };
        let entry = &mut out[at];
        if sub.is_empty() {
            entry["responseKind"] = kind(item);
            entry["singularResource"] = text(item, "singularName").into();
            for key in ["verbs", "shortNames", "categories"] {
                if !item[key].is_null() {
                    entry[key] = item[key].clone();
                }
            }
            continue;
        }
        let subresource = json!({"subresource": sub, "responseKind": kind(item), "verbs": item["verbs"]});
        match entry["subresources"].as_array_mut() {
            Some(list) => list.push(subresource),
            None => entry["subresources"] = json!([subresource]),
        }
    }
    out
}

/// What an aggregated server says in OpenAPI about its group version.
#[derive(Default)]
pub struct OpenApiParts {
    /// `serverRelativeURL` of its v3 document.
    pub v3_url: Option<String>,
    pub v2_paths: Map<String, Value>,
    pub v2_definitions: Map<String, Value>,
}

pub async fn openapi(remote: &Remote, group: &str, version: &str) -> OpenApiParts {
    let key = format!("apis/{group}/{version}");
    let mut out = OpenApiParts::default();
    let json = "application/json";
    if let Ok(index) = fetch(remote, "/openapi/v3", json, true).await
        && index.code == 200
        && let Ok(index) = serde_json::from_slice::<Value>(&index.body)
    {
        out.v3_url = index["paths"][key.as_str()]["serverRelativeURL"].as_str().map(str::to_owned);
    }
    if let Ok(whole) = fetch(remote, "/openapi/v2", json, true).await
        && whole.code == 200
        && let Ok(whole) = serde_json::from_slice::<Value>(&whole.body)
    {
        (out.v2_paths, out.v2_definitions) = filtered(&whole, &format!("/{key}/"));
    }
    out
}

/// Paths below a prefix and the definitions that they need.
fn filtered(document: &Value, prefix: &str) -> (Map<String, Value>, Map<String, Value>) {
    let empty = Map::new();
    let paths: Map<String, Value> = document["paths"]
        .as_object()
        .unwrap_or(&empty)
        .iter()
        .filter(|(path, _)| path.starts_with(prefix) || **path == *prefix.trim_end_matches('/'))
        .map(|(path, item)| (path.clone(), item.clone()))
        .collect();
    let mut wanted = BTreeSet::new();
    paths.values().for_each(|item| references(item, &mut wanted));
    let mut definitions = Map::new();
    let mut next: Vec<String> = wanted.iter().cloned().collect();
    while let Some(name) = next.pop() {
        let Some(definition) = document["definitions"].get(&name) else { continue };
        let mut inner = BTreeSet::new();
        references(definition, &mut inner);
        definitions.insert(name, definition.clone());
        next.extend(inner.into_iter().filter(|name| wanted.insert(name.clone())));
    }
    (paths, definitions)
}

fn references(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            if let Some(name) = map.get("$ref").and_then(Value::as_str).and_then(|r| r.strip_prefix("#/definitions/")) {
                out.insert(name.to_owned());
            }
            map.values().for_each(|inner| references(inner, out));
        }
        Value::Array(items) => items.iter().for_each(|inner| references(inner, out)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legacy_discovery_is_understood() {
        let list = json!({"resources": [
            {"name": "nodes", "singularName": "", "namespaced": false, "kind": "NodeMetrics", "verbs": ["get", "list"]},
            {"name": "nodes/x", "namespaced": false, "kind": "X", "verbs": ["get"]},
        ]});
        let resources = from_legacy(&list);
        assert_eq!(resources.len(), 1);
        assert_eq!(resources[0]["scope"], "Cluster");
        assert_eq!(resources[0]["subresources"][0]["subresource"], "x");
    }

    #[test]
    fn only_what_is_needed_is_merged() {
        let document = json!({
            "paths": {"/apis/g/v1/x": {"get": {"schema": {"$ref": "#/definitions/A"}}}, "/apis/h/v1/y": {}},
            "definitions": {"A": {"properties": {"b": {"$ref": "#/definitions/B"}}}, "B": {}, "C": {}},
        });
        let (paths, definitions) = filtered(&document, "/apis/g/v1/");
        assert_eq!(paths.len(), 1);
        assert_eq!(definitions.keys().collect::<Vec<_>>(), ["A", "B"]);
    }
}
