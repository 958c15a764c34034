//! An APIService for each group version that definitions serve: made, kept as it
//! should be, and removed with the last definition.
//!
//! Upstream followed: `pkg/controlplane/controller/crdregistration`,
//! `kube-aggregator/pkg/controllers/autoregister`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value, json};
use apiserver::registry::meta;
use apiserver::request::{Loopback, LoopbackEvent};
use tokio_util::sync::CancellationToken;

use crate::server::table::TableKeeper;

/// `true`: managed as long as it is wanted.
const LABEL: &str = "kube-aggregator.kubernetes.io/automanaged";
/// Before what failed is tried again.
const RETRY: std::time::Duration = std::time::Duration::from_secs(1);

fn services() -> GroupResource {
    GroupResource::new("apiregistration.k8s.io", "apiservices")
}

/// What one name needs.
#[derive(Debug, PartialEq)]
enum Step {
    Create(Value),
    Update(Value),
    Delete(String),
}

fn spec(group: &str, version: &str) -> Value {
    json!({"group": group, "version": version, "groupPriorityMinimum": 1000, "versionPriority": 100})
}

fn label(object: &Value) -> Option<&str> {
    object["metadata"]["labels"].get(LABEL)?.as_str()
}

/// What brings the APIServices that are there to what is wanted. Those that
/// somebody else made are left alone.
fn plan(wanted: &[(String, String)], present: &BTreeMap<String, Value>) -> Vec<Step> {
    let names: BTreeMap<String, Value> =
        wanted.iter().map(|(group, version)| (format!("{version}.{group}"), spec(group, version))).collect();
    let mut steps = Vec::new();
    for (name, spec) in &names {
        match present.get(name) {
            None => steps.push(Step::Create(json!({
                "apiVersion": "apiregistration.k8s.io/v1",
                "kind": "APIService",
                "metadata": {"name": name, "labels": {LABEL: "true"}},
                "spec": spec,
            }))),
            Some(object) => {
                let same = spec.as_object().into_iter().flatten().all(|(key, value)| object["spec"][key] == *value)
                    && object["spec"]["service"].is_null();
                if !same && label(object) == Some("true") {
                    let mut object = object.clone();
                    object["spec"] = spec.clone();
                    steps.push(Step::Update(object));
                }
            }
        }
    }
    let unwanted = present.iter().filter(|(name, object)| !names.contains_key(*name) && label(object) == Some("true"));
    steps.extend(unwanted.map(|(name, _)| Step::Delete(name.clone())));
    steps
}

async fn carry_out(loopback: &Arc<dyn Loopback>, step: Step) -> Result<(), Status> {
    let done = match step {
        Step::Create(object) => loopback.create(&services(), "", object).await.map(|_| ()),
        Step::Update(object) => loopback.update(&services(), "", "", object).await.map(|_| ()),
        Step::Delete(name) => loopback.delete(&services(), "", &name, Value::Null).await,
    };
    match done {
        Err(status) if status.is_conflict() || status.is_not_found() || status.is_already_exists() => Ok(()),
        other => other,
    }
}

/// Follows definitions and APIServices until `stop`.
pub async fn run(table: Arc<TableKeeper>, loopback: Arc<dyn Loopback>, stop: CancellationToken) {
    let mut wanted = table.custom_versions();
    let mut events = loopback.watch(&services());
    let mut present: BTreeMap<String, Value> = BTreeMap::new();
    let mut synced = false;
    let mut again = false;
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            changed = wanted.changed() => if changed.is_err() { return },
            () = tokio::time::sleep(RETRY), if again => {}
            event = events.recv() => match event {
                None => return,
                Some(LoopbackEvent::Synced) => synced = true,
                Some(LoopbackEvent::Applied(object)) => {
                    present.insert(meta::name(&object).to_owned(), object);
                }
                Some(LoopbackEvent::Deleted(object)) => {
                    present.remove(meta::name(&object));
                }
            },
        }
        let Some(versions) = wanted.borrow_and_update().clone().filter(|_| synced) else { continue };
        again = false;
        for step in plan(&versions, &present) {
            if let Err(error) = carry_out(&loopback, step).await {
                tracing::warn!(error = %error, "an APIService was not brought up to date");
                again = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_mended_and_removed() {
        let wanted = [("example.com".to_owned(), "v1".to_owned())];
        let steps = plan(&wanted, &BTreeMap::new());
        let Some(Step::Create(object)) = steps.first() else { panic!("{steps:?}") };
        assert_eq!(object["metadata"]["name"], "v1.example.com");
        let present = BTreeMap::from([("v1.example.com".to_owned(), object.clone())]);
        assert_eq!(plan(&wanted, &present), []);
        assert_eq!(plan(&[], &present), [Step::Delete("v1.example.com".into())]);
        let mut foreign = object.clone();
        foreign["metadata"]["labels"] = json!({});
        foreign["spec"]["groupPriorityMinimum"] = json!(1);
        assert_eq!(plan(&wanted, &BTreeMap::from([("v1.example.com".to_owned(), foreign)])), []);
    }
}
