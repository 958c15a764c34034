//! `pods/eviction`: a delete that asks the disruption budgets first.
//!
//! Upstream followed: `pkg/registry/core/pod/storage/eviction.go`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::status::{Cause, Details};
use apimachinery::{GroupResource, Status, Value, json, labels};
use apiserver::registry::delete::Deleted;
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::swap::Swap;
use apiserver::registry::{Caller, Resource, meta, plain_error};
use apiserver::request::Operation;
use apiserver::serving::{Answer, Virtual, VirtualRequest};
use async_trait::async_trait;
use storage::{ListRequest, Scope};

/// Evictions that a budget remembers at once.
const MAX_DISRUPTED_PODS: usize = 2000;
/// Tries against other writers of the pod or its budget, with growing pauses.
const TRIES: u32 = 20;
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const PAUSE_FACTOR: f64 = 1.25;

pub struct Eviction;

fn stored(caller: &Caller<'_>, group: &str, resource: &str) -> Result<Arc<Resource>, Status> {
    caller
        .core
        .table
        .load()
        .stored(&GroupResource::new(group, resource))
        .cloned()
        .ok_or_else(|| Status::internal(format!("{resource} are not served")))
}

/// Pods that are finished or not yet running go without asking.
fn ignores_budgets(pod: &Value) -> bool {
    let phase = pod["status"]["phase"].as_str().unwrap_or_default();
    matches!(phase, "Succeeded" | "Failed" | "Pending") || !meta::deletion_timestamp(pod).is_empty()
}

fn is_ready(pod: &Value) -> bool {
    pod["status"]["conditions"]
        .as_array()
        .is_some_and(|list| list.iter().any(|c| c["type"] == "Ready" && c["status"] == "True"))
}

fn refused(budget: &str, why: String, retry_after: u32) -> Status {
    let _ = budget;
    Status::failure(429, "TooManyRequests", "Cannot evict pod as it would violate the pod's disruption budget.")
        .with_details(Details {
            retry_after_seconds: retry_after,
            causes: vec![Cause { reason: "DisruptionBudget".into(), message: why, ..Cause::default() }],
            ..Details::default()
        })
}

/// `checkAndDecrement`: takes one disruption from the budget.
fn take(budget: &mut Value, pod: &str, now: &str) -> Result<(), Status> {
    let name = meta::name(budget).to_owned();
    let number = |budget: &Value, key: &str| budget["status"][key].as_i64().unwrap_or(0);
    if number(budget, "observedGeneration") < meta::generation(budget) {
        return Err(refused(
            &name,
            format!("The disruption budget {name} is still being processed by the server."),
            10,
        ));
    }
    let allowed = number(budget, "disruptionsAllowed");
    if allowed < 0 {
        return Err(Status::forbidden(
            &GroupResource::new("policy", "poddisruptionbudget"),
            &name,
            "pdb disruptions allowed is negative",
        ));
    }
    if budget["status"]["disruptedPods"].as_object().is_some_and(|map| map.len() > MAX_DISRUPTED_PODS) {
        return Err(Status::forbidden(
            &GroupResource::new("policy", "poddisruptionbudget"),
            &name,
            "DisruptedPods map too big - too many evictions not confirmed by PDB controller",
        ));
    }
    if allowed == 0 {
        let desired = number(budget, "desiredHealthy");
        let current = number(budget, "currentHealthy");
        return Err(refused(
            &name,
            format!("The disruption budget {name} needs {desired} healthy pods and has {current} currently"),
            0,
        ));
    }
    budget["status"]["disruptionsAllowed"] = json!(allowed - 1);
    if allowed == 1 {
        set_disruption_allowed(budget, now);
    }
    budget["status"]["disruptedPods"][pod] = json!(now);
    Ok(())
}

/// The condition says what the numbers say.
fn set_disruption_allowed(budget: &mut Value, now: &str) {
    let generation = meta::generation(budget);
    let condition = json!({
        "type": "DisruptionAllowed",
        "status": "False",
        "observedGeneration": generation,
        "lastTransitionTime": now,
        "reason": "InsufficientPods",
        "message": "",
    });
    if !budget["status"]["conditions"].is_array() {
        budget["status"]["conditions"] = json!([]);
    }
    let Some(list) = budget["status"]["conditions"].as_array_mut() else { return };
    match list.iter_mut().find(|c| c["type"] == "DisruptionAllowed") {
        Some(present) => {
            let mut condition = condition;
            if present["status"] == condition["status"] {
                condition["lastTransitionTime"] = present["lastTransitionTime"].clone();
            }
            *present = condition;
        }
        None => list.push(condition),
    }
}

async fn budgets_of(caller: &Caller<'_>, budgets: &Resource, pod: &Value) -> Result<Vec<Value>, Status> {
    let request = ListRequest {
        scope: Scope { namespace: Some(caller.namespace.to_owned()), name: None },
        ..ListRequest::default()
    };
    let list = budgets.storage.list(&request).await.map_err(|error| budgets.storage_status(error, ""))?;
    let labels = pod["metadata"]["labels"]
        .as_object()
        .map(|map| map.iter().map(|(k, v)| (k.clone(), v.as_str().unwrap_or_default().to_owned())).collect());
    let labels: std::collections::BTreeMap<String, String> = labels.unwrap_or_default();
    let mut found = Vec::new();
    for entry in &list.entries {
        let budget = budgets.value(entry)?;
        let Ok(selector) = labels::Selector::from_label_selector(&budget["spec"]["selector"]) else { continue };
        if selector.matches(&labels) {
            found.push(budget);
        }
    }
    Ok(found)
}

/// Writes the `DisruptionTarget` condition, then deletes the pod.
async fn evict(caller: &Caller<'_>, pods: &Arc<Resource>, name: &str, options: &DeleteOptions) -> Result<(), Status> {
    if !caller.dry_run {
        let mut swap = Swap::begin(pods, pods.key(caller.namespace, name)?, name).await?;
        while let Some(mut pod) = swap.object()? {
            let now = meta::time(jiff::Timestamp::now());
            let mut condition = json!({
                "type": "DisruptionTarget",
                "status": "True",
                "reason": "EvictionByEvictionAPI",
                "message": "Eviction API: evicting",
                "lastProbeTime": null,
                "lastTransitionTime": now,
            });
            let generation = meta::generation(&pod);
            if generation > 0 && pod["status"]["observedGeneration"].as_i64().is_some() {
                condition["observedGeneration"] = json!(generation);
            }
            super::binding::set_condition(&mut pod, condition);
            pods.codec.canonicalize(&mut pod);
            if swap.write(&mut pod, 0).await?.is_some() {
                break;
            }
        }
    }
    match pods.delete(caller, name, options, true).await? {
        Deleted::Object { .. } | Deleted::Status(_) => Ok(()),
    }
}

/// The delete's options in the eviction's words.
fn options_of(eviction: &Value) -> Result<DeleteOptions, Status> {
    let given = &eviction["deleteOptions"];
    let object = if given.is_object() { given.clone() } else { json!({}) };
    DeleteOptions::from_object(object)
}

#[async_trait]
impl Virtual for Eviction {
    fn accepted_versions(&self) -> Vec<String> {
        vec!["policy/v1beta1".into()]
    }

    async fn create(&self, request: &VirtualRequest<'_>, object: Value) -> Result<Answer, Status> {
        let name = request.info.name.as_str();
        if meta::name(&object) != name {
            return Err(Status::bad_request("name in URL does not match name in Eviction object"));
        }
        let mut options = options_of(&object)?;
        let dry_run = request.caller.dry_run || options.dry_run;
        options.dry_run = dry_run;
        let delete_object = options.object.clone();
        let caller = Caller { dry_run, options: &delete_object, subresource: "", ..request.caller.clone() };
        let pods = stored(&caller, "", "pods")?;
        let budgets = stored(&caller, "policy", "poddisruptionbudgets")?;
        let mut admission = pods.admission(request.caller, Operation::Create, name, object, Value::Null);
        admission.kind = apimachinery::GroupVersionKind::new("policy", "v1", "Eviction");
        admission.resource = apimachinery::GroupVersionResource::new("", "v1", "pods");
        let admitted = caller.core.mutate_admission(&caller, admission.clone()).await?;
        admission.object = admitted;
        caller.core.validate_admission(&caller, admission).await?;

        let key = pods.key(caller.namespace, name)?;
        let mut pause = FIRST_PAUSE;
        for left in (0..TRIES).rev() {
            let entry = pods.storage.get(&key, None).await.map_err(|error| pods.storage_status(error, name))?;
            let pod = pods.value(&entry)?;
            if ignores_budgets(&pod) {
                // What is decided on is what is deleted.
                let mut options = options.clone();
                if options.resource_version.is_none() {
                    options.resource_version = Some(entry.revision().to_string());
                }
                match evict_unguarded(&caller, &pods, name, &options).await {
                    Err(status) if status.is_conflict() && left > 0 => {}
                    done => {
                        done?;
                        return Ok(Answer::Object(201, super::created()));
                    }
                }
                continue;
            }
            let found = budgets_of(&caller, &budgets, &pod).await?;
            if found.len() > 1 {
                return Err(plain_error(
                    "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.",
                ));
            }
            if let Some(budget) = found.first() {
                let always = budget["spec"]["unhealthyPodEvictionPolicy"] == "AlwaysAllow";
                let current = budget["status"]["currentHealthy"].as_i64().unwrap_or(0);
                let desired = budget["status"]["desiredHealthy"].as_i64().unwrap_or(0);
                let healthy_enough = current >= desired && desired > 0;
                let pass = !is_ready(&pod) && (always || healthy_enough);
                if !pass {
                    match take_from(&caller, &budgets, meta::name(budget), name).await {
                        Err(status) if status.is_conflict() && left > 0 => {
                            tokio::time::sleep(pause).await;
                            pause = pause.mul_f64(PAUSE_FACTOR);
                            continue;
                        }
                        done => done?,
                    }
                }
            }
            evict(&caller, &pods, name, &options).await?;
            return Ok(Answer::Object(201, super::created()));
        }
        Err(Status::timeout(format!("eviction of pod {name} met too many other writers"), 10))
    }
}

async fn evict_unguarded(
    caller: &Caller<'_>,
    pods: &Arc<Resource>,
    name: &str,
    options: &DeleteOptions,
) -> Result<(), Status> {
    pods.delete(caller, name, options, true).await.map(|_| ())
}

async fn take_from(caller: &Caller<'_>, budgets: &Resource, budget: &str, pod: &str) -> Result<(), Status> {
    let mut swap = Swap::begin(budgets, budgets.key(caller.namespace, budget)?, budget).await?;
    loop {
        let Some(mut object) = swap.object()? else { return Ok(()) };
        let now = meta::time(jiff::Timestamp::now());
        if let Err(status) = take(&mut object, pod, &now) {
            if swap.retry_fresh().await? {
                continue;
            }
            return Err(status);
        }
        budgets.codec.canonicalize(&mut object);
        if caller.dry_run || swap.write(&mut object, 0).await?.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_gives_what_it_has() {
        let mut budget = json!({
            "metadata": {"name": "b", "generation": 1},
            "status": {"observedGeneration": 1, "disruptionsAllowed": 1, "currentHealthy": 2, "desiredHealthy": 1},
        });
        assert!(take(&mut budget, "a", "2026-01-01T00:00:00Z").is_ok());
        assert_eq!(budget["status"]["disruptionsAllowed"], 0);
        assert_eq!(budget["status"]["disruptedPods"]["a"], "2026-01-01T00:00:00Z");
        let status = take(&mut budget, "c", "2026-01-01T00:00:00Z").expect_err("nothing left");
        assert_eq!(status.code, 429);
        assert_eq!(
            status.details.expect("details").causes[0].message,
            "The disruption budget b needs 1 healthy pods and has 2 currently"
        );
    }
}
