//! Conditions of APIServices: local ones are always available, the others as
//! their service is.
//!
//! Not here yet: forwarding to aggregated servers, so a service that is there is
//! reported as not answering discovery.
//!
//! Upstream followed: `kube-aggregator/pkg/controllers/status/{local,remote}`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupResource, Value, json};
use apiserver::registry::meta;
use apiserver::request::{Loopback, LoopbackEvent};
use tokio_util::sync::CancellationToken;

/// How often the services behind remote APIServices are looked at again.
const PERIOD: std::time::Duration = std::time::Duration::from_secs(30);

fn api_services() -> GroupResource {
    GroupResource::new("apiregistration.k8s.io", "apiservices")
}

/// What the service of a remote APIService is like: present, with that port,
/// with endpoints.
#[derive(Debug, Clone, Copy, Default)]
struct Backend {
    service: bool,
    port: bool,
    cluster_ip: bool,
    endpoints: bool,
}

/// Status, reason and message of the condition `Available`.
fn availability(object: &Value, backend: Backend) -> (&'static str, &'static str, String) {
    let service = &object["spec"]["service"];
    if service.is_null() {
        return ("True", "Local", "Local APIServices are always available".into());
    }
    let text = |key: &str| service[key].as_str().unwrap_or_default();
    let (name, namespace, port) = (text("name"), text("namespace"), service["port"].as_i64().unwrap_or(443));
    let place = format!("service/{name} in {}", apimachinery::field::quote(namespace));
    if !backend.service {
        return ("False", "ServiceNotFound", format!("{place} is not present"));
    }
    if !backend.port {
        return ("False", "ServicePortError", format!("{place} is not listening on port {port}"));
    }
    if backend.cluster_ip && !backend.endpoints {
        return (
            "False",
            "MissingEndpoints",
            format!("endpoints for {place} have no addresses with port name {}", apimachinery::field::quote("")),
        );
    }
    ("False", "FailedDiscoveryCheck", format!("failing or missing response from https://{name}.{namespace}.svc:{port}"))
}

/// The object with its condition; `None` when it says so already.
fn with_condition(object: &Value, backend: Backend, now: &str) -> Option<Value> {
    let (status, reason, message) = availability(object, backend);
    let present =
        object["status"]["conditions"].as_array().and_then(|list| list.iter().find(|c| c["type"] == "Available"));
    if present.is_some_and(|c| c["status"] == status && c["reason"] == reason && c["message"] == message) {
        return None;
    }
    let since = present.filter(|c| c["status"] == status).map(|c| c["lastTransitionTime"].clone());
    let condition = json!({
        "type": "Available",
        "status": status,
        "lastTransitionTime": since.unwrap_or_else(|| now.into()),
        "reason": reason,
        "message": message,
    });
    let mut new = object.clone();
    let mut conditions: Vec<Value> = object["status"]["conditions"].as_array().cloned().unwrap_or_default();
    conditions.retain(|c| c["type"] != "Available");
    conditions.push(condition);
    new["status"]["conditions"] = json!(conditions);
    Some(new)
}

async fn backend(loopback: &Arc<dyn Loopback>, object: &Value) -> Backend {
    let service = &object["spec"]["service"];
    if service.is_null() {
        return Backend::default();
    }
    let text = |key: &str| service[key].as_str().unwrap_or_default();
    let found = loopback.get_cached(&GroupResource::new("", "services"), text("namespace"), text("name")).await;
    let Ok(found) = found else { return Backend::default() };
    let port = service["port"].as_i64().unwrap_or(443);
    let slices = loopback
        .list_cached(&GroupResource::new("discovery.k8s.io", "endpointslices"), text("namespace"))
        .await
        .unwrap_or_default();
    let endpoints = slices
        .iter()
        .filter(|slice| slice["metadata"]["labels"]["kubernetes.io/service-name"] == service["name"])
        .any(|slice| slice["endpoints"].as_array().is_some_and(|list| !list.is_empty()));
    Backend {
        service: true,
        port: found["spec"]["ports"].as_array().is_some_and(|ports| ports.iter().any(|p| p["port"] == port)),
        cluster_ip: found["spec"]["type"] == "ClusterIP" || found["spec"]["type"].is_null(),
        endpoints,
    }
}

/// Follows APIServices until `stop`.
pub async fn run(loopback: Arc<dyn Loopback>, stop: CancellationToken) {
    let mut events = loopback.watch(&api_services());
    let mut known: BTreeMap<String, Value> = BTreeMap::new();
    let mut tick = tokio::time::interval(PERIOD);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            event = events.recv() => match event {
                None => return,
                Some(LoopbackEvent::Synced) => {}
                Some(LoopbackEvent::Deleted(object)) => { known.remove(meta::name(&object)); }
                Some(LoopbackEvent::Applied(object)) => {
                    check(&loopback, &object).await;
                    known.insert(meta::name(&object).to_owned(), object);
                }
            },
            _ = tick.tick() => {
                for object in known.values().filter(|o| !o["spec"]["service"].is_null()) {
                    check(&loopback, object).await;
                }
            }
        }
    }
}

/// A conflict is answered by the event that carries the newer object.
async fn check(loopback: &Arc<dyn Loopback>, object: &Value) {
    let now = meta::time(jiff::Timestamp::now());
    let backend = backend(loopback, object).await;
    if let Some(new) = with_condition(object, backend, &now)
        && let Err(status) = loopback.update(&api_services(), "", "status", new).await
        && !status.is_conflict()
        && !status.is_not_found()
    {
        tracing::warn!(name = meta::name(object), error = %status, "the condition of an APIService was not written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions() {
        let local = json!({"metadata": {"name": "v1.apps"}, "spec": {"service": null}});
        let new = with_condition(&local, Backend::default(), "2026-01-01T00:00:00Z").expect("a condition");
        assert_eq!(new["status"]["conditions"][0]["reason"], "Local");
        assert_eq!(with_condition(&new, Backend::default(), "2026-01-02T00:00:00Z"), None);
        let remote = json!({"spec": {"service": {"name": "s", "namespace": "default", "port": 443}}});
        assert_eq!(
            availability(&remote, Backend::default()),
            ("False", "ServiceNotFound", "service/s in \"default\" is not present".to_owned())
        );
    }
}
