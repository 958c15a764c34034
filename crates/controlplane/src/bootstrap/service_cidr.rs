//! The ServiceCIDR `kubernetes`, made from the flag once; a flag that differs
//! later changes nothing and is reported once.
//!
//! Upstream followed: `pkg/controlplane/controller/defaultservicecidr`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::json;

const NAME: &str = "kubernetes";
const CONTROLLER: &str = "kubernetes-service-cidr-controller";
const PERIOD: Duration = Duration::from_secs(10);
/// Until the first success (upstream polls at this pace at start).
const FIRST: Duration = Duration::from_millis(100);

fn resource() -> GroupResource {
    GroupResource::new("networking.k8s.io", "servicecidrs")
}

#[derive(Debug, PartialEq)]
enum Step {
    Nothing,
    Create,
    /// From one family to two.
    Widen,
    SetReady,
    Report {
        reason: String,
        message: String,
    },
}

fn plan(cidrs: &[String], live: Option<&Value>) -> Step {
    let Some(live) = live else { return Step::Create };
    let own: Vec<&str> = live["spec"]["cidrs"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if cidrs.len() == 2 && own.len() == 1 && cidrs[0] == own[0] {
        return Step::Widen;
    }
    if live["metadata"].get("deletionTimestamp").is_some() {
        return Step::Nothing;
    }
    if own != cidrs {
        return Step::Report {
            reason: "KubernetesDefaultServiceCIDRInconsistent".into(),
            message: format!(
                "The default ServiceCIDR [{}] does not match the controller flag configurations [{}]",
                own.join(" "),
                cidrs.join(" ")
            ),
        };
    }
    let ready = live["status"]["conditions"].as_array().into_iter().flatten().find(|c| c["type"] == "Ready");
    match ready.and_then(|c| c["status"].as_str()) {
        None | Some("Unknown") => Step::SetReady,
        Some("False") => Step::Report {
            reason: ready.map(|c| c["reason"].as_str().unwrap_or_default().to_owned()).unwrap_or_default(),
            message: format!(
                "Configuration matches, but {}",
                ready.map(|c| c["message"].as_str().unwrap_or_default()).unwrap_or_default()
            ),
        },
        _ => Step::Nothing,
    }
}

pub async fn run(loopback: Arc<dyn Loopback>, cidrs: Vec<String>) {
    let mut reported: Vec<String> = Vec::new();
    let mut settled = false;
    loop {
        match sync(&loopback, &cidrs, &mut reported).await {
            Ok(again) if again => continue,
            Ok(_) => settled = true,
            Err(status) => tracing::warn!(error = %status, "The default ServiceCIDR is not in place"),
        }
        tokio::time::sleep(if settled { PERIOD } else { FIRST }).await;
    }
}

/// True when there is more to do at once.
async fn sync(loopback: &Arc<dyn Loopback>, cidrs: &[String], reported: &mut Vec<String>) -> Result<bool, Status> {
    let live = match loopback.get_cached(&resource(), "", NAME).await {
        Ok(live) => Some(live),
        Err(status) if status.is_not_found() => None,
        Err(status) => return Err(status),
    };
    match plan(cidrs, live.as_ref()) {
        Step::Nothing => Ok(false),
        Step::Create => {
            let object = json!({
                "apiVersion": "networking.k8s.io/v1",
                "kind": "ServiceCIDR",
                "metadata": {"name": NAME},
                "spec": {"cidrs": cidrs},
            });
            match loopback.create(&resource(), "", object).await {
                Err(status) if !status.is_already_exists() => return Err(status),
                _ => {}
            }
            set_ready(loopback).await?;
            Ok(false)
        }
        Step::Widen => {
            let Some(mut object) = live else { return Ok(false) };
            object["spec"]["cidrs"] = cidrs.into();
            loopback.update(&resource(), "", "", object).await?;
            Ok(false)
        }
        Step::SetReady => {
            set_ready(loopback).await?;
            Ok(false)
        }
        Step::Report { reason, message } => {
            if !reported.contains(&reason) {
                record_event(loopback, live.as_ref(), &reason, &message).await;
                reported.push(reason);
            }
            Ok(false)
        }
    }
}

async fn set_ready(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    let object = json!({
        "apiVersion": "networking.k8s.io/v1",
        "kind": "ServiceCIDR",
        "metadata": {"name": NAME},
        "status": {"conditions": [{
            "type": "Ready",
            "status": "True",
            "lastTransitionTime": now,
            "message": "Kubernetes default Service CIDR is ready",
        }]},
    });
    loopback.apply(CONTROLLER, &resource(), "", "status", object).await.map(|_| ())
}

async fn record_event(loopback: &Arc<dyn Loopback>, about: Option<&Value>, reason: &str, message: &str) {
    let Some(about) = about else { return };
    let now = jiff::Timestamp::now();
    let stamp = now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    let event = json!({
        "apiVersion": "v1",
        "kind": "Event",
        "metadata": {"name": format!("{NAME}.{:x}", now.as_nanosecond()), "namespace": "default"},
        "involvedObject": {
            "apiVersion": "networking.k8s.io/v1",
            "kind": "ServiceCIDR",
            "name": NAME,
            "uid": about["metadata"]["uid"],
            "resourceVersion": about["metadata"]["resourceVersion"],
        },
        "reason": reason,
        "message": message,
        "type": "Warning",
        "source": {"component": CONTROLLER},
        "firstTimestamp": stamp,
        "lastTimestamp": stamp,
        "count": 1,
    });
    if let Err(status) = loopback.create(&GroupResource::new("", "events"), "default", event).await {
        tracing::warn!(error = %status, reason, "An event about the default ServiceCIDR could not be written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn live(cidrs: &[&str], ready: Option<&str>) -> Value {
        let conditions: Vec<Value> = ready
            .into_iter()
            .map(|status| json!({"type": "Ready", "status": status, "reason": "R", "message": "m"}))
            .collect();
        json!({"metadata": {"name": NAME}, "spec": {"cidrs": cidrs}, "status": {"conditions": conditions}})
    }

    #[test]
    fn the_object_is_made_then_set_ready_then_left() {
        let cidrs = ["10.96.0.0/12".to_owned()];
        assert_eq!(plan(&cidrs, None), Step::Create);
        assert_eq!(plan(&cidrs, Some(&live(&["10.96.0.0/12"], None))), Step::SetReady);
        assert_eq!(plan(&cidrs, Some(&live(&["10.96.0.0/12"], Some("True")))), Step::Nothing);
    }

    #[test]
    fn a_second_family_widens_and_another_range_is_reported() {
        let two = ["10.96.0.0/12".to_owned(), "fd00::/108".to_owned()];
        assert_eq!(plan(&two, Some(&live(&["10.96.0.0/12"], Some("True")))), Step::Widen);
        let Step::Report { reason, message } = plan(&two[..1], Some(&live(&["10.0.0.0/16"], Some("True")))) else {
            panic!()
        };
        assert_eq!(reason, "KubernetesDefaultServiceCIDRInconsistent");
        assert_eq!(
            message,
            "The default ServiceCIDR [10.0.0.0/16] does not match the controller flag configurations [10.96.0.0/12]"
        );
    }
}
