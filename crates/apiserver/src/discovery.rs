//! `/api`, `/apis` and below: the legacy documents and the aggregated one, made
//! from the table of served resources.
//!
//! Upstream followed: `apiserver/pkg/endpoints/discovery`, `.../aggregated`.

use apimachinery::{Value, json};
use sha2::Digest;

use crate::serving::{Group, Served, Sub, Table, Version};

pub fn api_versions(address: &str) -> Value {
    json!({
        "kind": "APIVersions",
        "versions": ["v1"],
        "serverAddressByClientCIDRs": [{"clientCIDR": "0.0.0.0/0", "serverAddress": address}],
    })
}

fn group_version(group: &str, version: &str) -> String {
    if group.is_empty() { version.to_owned() } else { format!("{group}/{version}") }
}

fn api_group(group: &Group) -> Value {
    let versions: Vec<Value> = group
        .versions
        .iter()
        .map(|v| json!({"groupVersion": group_version(&group.name, &v.version), "version": v.version}))
        .collect();
    json!({"name": group.name, "preferredVersion": versions.first().cloned(), "versions": versions})
}

pub fn group_document(group: &Group) -> Value {
    let mut document = api_group(group);
    document["kind"] = json!("APIGroup");
    document["apiVersion"] = json!("v1");
    document
}

pub fn group_list(table: &Table) -> Value {
    let groups: Vec<Value> = table.groups.iter().filter(|g| !g.name.is_empty()).map(api_group).collect();
    json!({"kind": "APIGroupList", "apiVersion": "v1", "groups": groups})
}

fn put_list(entry: &mut Value, key: &str, list: &[String]) {
    if !list.is_empty() {
        entry[key] = json!(list);
    }
}

/// `kind` of the OpenAPI-driven encoder: `APIResourceList`.
pub fn resource_list(group: &str, version: &Version) -> Value {
    let mut resources = Vec::new();
    for served in &version.resources {
        let mut entry = json!({
            "name": served.gvr.resource,
            "singularName": served.singular,
            "namespaced": served.namespaced,
            "kind": served.gvk.kind,
            "verbs": served.verbs,
        });
        put_response(&mut entry, &served.response);
        put_list(&mut entry, "shortNames", &served.short_names);
        put_list(&mut entry, "categories", &served.categories);
        if !served.storage_version_hash.is_empty() {
            entry["storageVersionHash"] = json!(served.storage_version_hash);
        }
        resources.push(entry);
        for sub in &served.subresources {
            let mut entry = json!({
                "name": format!("{}/{}", served.gvr.resource, sub.name),
                "singularName": "",
                "namespaced": sub.namespaced,
                "kind": sub.gvk.kind,
                "verbs": sub.verbs,
            });
            put_response(&mut entry, &sub.response);
            resources.push(entry);
        }
    }
    json!({
        "kind": "APIResourceList",
        "apiVersion": "v1",
        "groupVersion": group_version(group, &version.version),
        "resources": resources,
    })
}

fn put_response(entry: &mut Value, response: &(String, String)) {
    if !response.0.is_empty() {
        entry["group"] = json!(response.0);
    }
    if !response.1.is_empty() {
        entry["version"] = json!(response.1);
    }
}

/// Kinds added at run time are named in full.
fn response_kind(served: &Served, response: &(String, String), kind: &str) -> Value {
    let (group, version) = if served.codec.is_custom() && response.1.is_empty() {
        (&served.gvk.group, &served.gvk.version)
    } else {
        (&response.0, &response.1)
    };
    json!({"group": group, "version": version, "kind": kind})
}

fn aggregated_sub(served: &Served, sub: &Sub) -> Value {
    json!({
        "subresource": sub.name,
        "responseKind": response_kind(served, &sub.response, &sub.gvk.kind),
        "verbs": sub.verbs,
    })
}

fn aggregated_resource(served: &Served) -> Value {
    let mut entry = json!({
        "resource": served.gvr.resource,
        "responseKind": response_kind(served, &served.response, &served.gvk.kind),
        "scope": if served.namespaced { "Namespaced" } else { "Cluster" },
        "singularResource": served.singular,
        "verbs": served.verbs,
    });
    put_list(&mut entry, "shortNames", &served.short_names);
    put_list(&mut entry, "categories", &served.categories);
    if !served.subresources.is_empty() {
        entry["subresources"] = served.subresources.iter().map(|sub| aggregated_sub(served, sub)).collect();
    }
    entry
}

/// The aggregated document of the core group (`core`) or of all named groups.
pub fn aggregated(table: &Table, core: bool) -> Value {
    let groups: Vec<Value> = table
        .groups
        .iter()
        .filter(|g| g.name.is_empty() == core)
        .map(|group| {
            let versions: Vec<Value> = group
                .versions
                .iter()
                .map(|version| {
                    let freshness = if version.stale { "Stale" } else { "Current" };
                    if let Some(mut found) = version.remote.as_ref().map(|remote| remote.discovery()) {
                        if !found.is_object() {
                            found = json!({"version": version.version});
                        }
                        found["freshness"] = json!(freshness);
                        return found;
                    }
                    let mut entry = json!({
                        "version": version.version,
                        "freshness": freshness,
                    });
                    if !version.resources.is_empty() {
                        entry["resources"] = version.resources.iter().map(|s| aggregated_resource(s)).collect();
                    }
                    entry
                })
                .collect();
            let metadata = if core { json!({}) } else { json!({"name": group.name}) };
            json!({"metadata": metadata, "versions": versions})
        })
        .collect();
    json!({
        "kind": "APIGroupDiscoveryList",
        "apiVersion": "apidiscovery.k8s.io/v2",
        "metadata": {},
        "items": groups,
    })
}

/// A strong tag of a document.
pub fn etag(bytes: &[u8]) -> String {
    format!("\"{}\"", hex::encode_upper(sha2::Sha512::digest(bytes)))
}
