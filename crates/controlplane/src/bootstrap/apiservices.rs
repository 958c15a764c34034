//! One APIService for each group and version the server itself serves, always
//! available. Those marked `onstart` are made at start; deleted ones come back.
//!
//! Upstream followed: `pkg/controlplane/apiserver/aggregator.go`,
//! `kube-aggregator/pkg/controllers/autoregister`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::json;

const TABLE: &str = include_str!("data/apiservices.json");
const LABEL: &str = "kube-aggregator.kubernetes.io/automanaged";
pub const PERIOD: Duration = Duration::from_secs(60);

fn resource() -> GroupResource {
    GroupResource::new("apiregistration.k8s.io", "apiservices")
}

pub fn objects() -> Vec<Value> {
    let table: Value = serde_json::from_str(TABLE).unwrap_or_default();
    let row = |spec: &Value| {
        let group = spec["group"].as_str().unwrap_or_default();
        let version = spec["version"].as_str().unwrap_or_default();
        json!({
            "apiVersion": "apiregistration.k8s.io/v1",
            "kind": "APIService",
            "metadata": {"name": format!("{version}.{group}"), "labels": {LABEL: "onstart"}},
            "spec": spec,
        })
    };
    table["apiservices"].as_array().into_iter().flatten().map(row).collect()
}

fn is_available(object: &Value) -> bool {
    object["status"]["conditions"]
        .as_array()
        .into_iter()
        .flatten()
        .any(|c| c["type"] == "Available" && c["status"] == "True")
}

pub async fn ensure(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    for wanted in objects() {
        let name = wanted["metadata"]["name"].as_str().unwrap_or_default().to_owned();
        let live = match loopback.get_cached(&resource(), "", &name).await {
            Ok(live) => live,
            Err(status) if status.is_not_found() => match loopback.create(&resource(), "", wanted.clone()).await {
                Err(status) if status.is_already_exists() => continue,
                other => other?,
            },
            Err(status) => return Err(status),
        };
        let managed = live["metadata"]["labels"].get(LABEL).is_some();
        let live = if managed && live["spec"] != wanted["spec"] {
            let mut corrected = live.clone();
            corrected["spec"] = wanted["spec"].clone();
            loopback.update(&resource(), "", "", corrected).await?
        } else {
            live
        };
        if !is_available(&live) && live["spec"].get("service").is_none_or(Value::is_null) {
            let mut available = live;
            let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
            available["status"] = json!({"conditions": [{
                "type": "Available",
                "status": "True",
                "lastTransitionTime": now,
                "reason": "Local",
                "message": "Local APIServices are always available",
            }]});
            match loopback.update(&resource(), "", "status", available).await {
                Err(status) if !status.is_conflict() => return Err(status),
                _ => {}
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_two() {
        let all = objects();
        assert_eq!(all.len(), 22);
        assert_eq!(all[0]["metadata"]["name"], "v1.");
    }
}
