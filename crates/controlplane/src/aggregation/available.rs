//! The condition `Available` of an APIService. Pure.
//!
//! Upstream followed: `kube-aggregator/pkg/controllers/status/{local,remote}`.

use apimachinery::field::quote;
use apimachinery::{Value, json};

/// Status, reason and message.
pub type Verdict = (&'static str, &'static str, String);

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Port of the Service that an APIService names.
pub fn port(object: &Value) -> u16 {
    object["spec"]["service"]["port"].as_u64().and_then(|port| u16::try_from(port).ok()).unwrap_or(443)
}

/// APIServices without a Service are this server's own.
pub fn local() -> Verdict {
    ("True", "Local", "Local APIServices are always available".into())
}

pub fn passed() -> Verdict {
    ("True", "Passed", "all checks passed".into())
}

pub fn failed_discovery(why: String) -> Verdict {
    ("False", "FailedDiscoveryCheck", why)
}

/// What can be told without asking the server; `None`: it is to be asked.
/// `slices`: of the Service.
pub fn without_asking(object: &Value, service: Option<&Value>, slices: &[Value]) -> Option<Verdict> {
    let of = &object["spec"]["service"];
    let (name, namespace, port) = (text(of, "name"), quote(text(of, "namespace")), i64::from(port(object)));
    let Some(service) = service else {
        return Some(("False", "ServiceNotFound", format!("service/{name} in {namespace} is not present")));
    };
    if !matches!(text(&service["spec"], "type"), "ClusterIP" | "") {
        return None;
    }
    let mut ports = service["spec"]["ports"].as_array().into_iter().flatten();
    let Some(found) = ports.find(|item| item["port"] == port) else {
        let message = format!("service/{name} in {namespace} is not listening on port {port}");
        return Some(("False", "ServicePortError", message));
    };
    if slices.is_empty() {
        let message = format!("cannot find endpointslices for service/{name} in {namespace}");
        return Some(("False", "EndpointsNotFound", message));
    }
    let port_name = text(found, "name");
    let ready = |slice: &Value| {
        let mut endpoints = slice["endpoints"].as_array().into_iter().flatten();
        let mut ports = slice["ports"].as_array().into_iter().flatten();
        endpoints.any(|endpoint| endpoint["conditions"]["ready"] != false)
            && ports.any(|port| port["name"].as_str() == Some(port_name) && !port["port"].is_null())
    };
    if !slices.iter().any(ready) {
        let message = format!(
            "endpointslices for service/{name} in {namespace} have no addresses with port name {}",
            quote(port_name)
        );
        return Some(("False", "MissingEndpoints", message));
    }
    None
}

/// Whether the condition says so.
pub fn is_available(object: &Value) -> bool {
    object["status"]["conditions"]
        .as_array()
        .into_iter()
        .flatten()
        .any(|c| c["type"] == "Available" && c["status"] == "True")
}

/// The object with its condition; `None` when it says so already.
pub fn with_condition(object: &Value, verdict: &Verdict, now: &str) -> Option<Value> {
    let (status, reason, message) = verdict;
    let conditions = object["status"]["conditions"].as_array().cloned().unwrap_or_default();
    let present = conditions.iter().find(|c| c["type"] == "Available");
    if present.is_some_and(|c| c["status"] == *status && c["reason"] == *reason && c["message"] == message.as_str()) {
        return None;
    }
    let since = present.filter(|c| c["status"] == *status).map(|c| c["lastTransitionTime"].clone());
    let condition = json!({
        "type": "Available",
        "status": status,
        "lastTransitionTime": since.unwrap_or_else(|| now.into()),
        "reason": reason,
        "message": message,
    });
    let mut new = object.clone();
    let mut kept = conditions;
    match kept.iter_mut().find(|c| c["type"] == "Available") {
        Some(slot) => *slot = condition,
        None => kept.push(condition),
    }
    new["status"]["conditions"] = json!(kept);
    Some(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told() {
        let object = json!({"spec": {"service": {"name": "s", "namespace": "d", "port": 443}}});
        let reason = |service: Option<&Value>, slices: &[Value]| {
            without_asking(&object, service, slices).map(|verdict| (verdict.1, verdict.2))
        };
        assert_eq!(reason(None, &[]), Some(("ServiceNotFound", "service/s in \"d\" is not present".into())));
        let service = json!({"spec": {"type": "ClusterIP", "ports": [{"name": "https", "port": 443}]}});
        assert_eq!(
            reason(Some(&service), &[]),
            Some(("EndpointsNotFound", "cannot find endpointslices for service/s in \"d\"".into()))
        );
        let mut slice =
            json!({"endpoints": [{"conditions": {"ready": false}}], "ports": [{"name": "https", "port": 6443}]});
        assert_eq!(
            reason(Some(&service), std::slice::from_ref(&slice)),
            Some((
                "MissingEndpoints",
                "endpointslices for service/s in \"d\" have no addresses with port name \"https\"".into()
            ))
        );
        slice["endpoints"] = json!([{"conditions": {}}]);
        assert_eq!(reason(Some(&service), &[slice]), None);
        let other = json!({"spec": {"type": "ClusterIP", "ports": [{"port": 80}]}});
        assert_eq!(reason(Some(&other), &[]).map(|(reason, _)| reason), Some("ServicePortError"));
    }

    #[test]
    fn conditions_change_when_they_say_something_else() {
        let object = json!({"metadata": {"name": "v1.apps"}, "spec": {"service": null}});
        let new = with_condition(&object, &local(), "t1").expect("a condition");
        assert!(is_available(&new));
        assert_eq!(with_condition(&new, &local(), "t2"), None);
    }
}
