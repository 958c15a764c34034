//! A Deployment's status and its conditions. Pure.
//!
//! Upstream followed: pkg/controller/deployment/{sync,progress}.go.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use reconciler::clock::{parse_time, time_text};
use serde_json::{Value, json};

use super::decide::limits;
use crate::workload::{Workload, condition};

fn made(kind: &str, status: &str, reason: &str, message: &str, now: Timestamp) -> Value {
    json!({
        "type": kind, "status": status, "reason": reason, "message": message,
        "lastUpdateTime": time_text(now), "lastTransitionTime": time_text(now),
    })
}

/// Puts a condition in, unless it says the same already.
fn set(conditions: &mut Vec<Value>, mut new: Value) {
    if let Some(old) = conditions.iter().find(|c| c["type"] == new["type"]) {
        if old["status"] == new["status"] && old["reason"] == new["reason"] {
            return;
        }
        if old["status"] == new["status"] {
            new["lastTransitionTime"] = old["lastTransitionTime"].clone();
        }
    }
    conditions.retain(|c| c["type"] != new["type"]);
    conditions.push(new);
}

fn list(status: &Value) -> Vec<Value> {
    status["conditions"].as_array().cloned().unwrap_or_default()
}

/// Counts and the Available condition.
pub fn calculate(deployment: &Workload, sets: &[Arc<Workload>], new: Option<&Workload>, now: Timestamp) -> Value {
    let sum = |key: &str| sets.iter().map(|s| s.status_i64(key)).sum::<i64>();
    let total: i64 = sets.iter().map(|s| i64::from(s.replicas())).sum();
    let available = sum("availableReplicas");
    let updated = new.map_or(0, |s| s.status_i64("replicas"));
    let mut status = json!({"observedGeneration": deployment.metadata.generation, "terminatingReplicas": sum("terminatingReplicas")});
    for (key, count) in [
        ("replicas", sum("replicas")),
        ("updatedReplicas", updated),
        ("readyReplicas", sum("readyReplicas")),
        ("availableReplicas", available),
        ("unavailableReplicas", (total - available).max(0)),
    ] {
        if count > 0 {
            status[key] = json!(count);
        }
    }
    if let Some(count) = deployment.status.get("collisionCount").filter(|c| !c.is_null()) {
        status["collisionCount"] = count.clone();
    }
    let mut conditions = list(&deployment.status);
    let least = i64::from(deployment.replicas() - limits(deployment).1);
    if available >= least {
        set(
            &mut conditions,
            made("Available", "True", "MinimumReplicasAvailable", "Deployment has minimum availability.", now),
        );
    } else {
        set(
            &mut conditions,
            made(
                "Available",
                "False",
                "MinimumReplicasUnavailable",
                "Deployment does not have minimum availability.",
                now,
            ),
        );
    }
    status["conditions"] = json!(conditions);
    status
}

pub fn is_complete(deployment: &Workload, status: &Value) -> bool {
    let count = |key: &str| status[key].as_i64().unwrap_or(0);
    let wanted = i64::from(deployment.replicas());
    count("updatedReplicas") == wanted
        && count("replicas") == wanted
        && count("availableReplicas") == wanted
        && count("observedGeneration") >= deployment.metadata.generation
}

fn progressed(old: &Value, new: &Value) -> bool {
    let count = |s: &Value, key: &str| s[key].as_i64().unwrap_or(0);
    let older = |s: &Value| count(s, "replicas") - count(s, "updatedReplicas");
    count(new, "updatedReplicas") > count(old, "updatedReplicas")
        || older(new) < older(old)
        || count(new, "readyReplicas") > count(old, "readyReplicas")
        || count(new, "availableReplicas") > count(old, "availableReplicas")
}

fn has_deadline(deployment: &Workload) -> bool {
    deployment.spec.progress_deadline_seconds.is_some_and(|s| s != i32::MAX)
}

/// Sets Progressing and ReplicaFailure in `status`.
pub fn progress(
    deployment: &Workload,
    status: &mut Value,
    sets: &[Arc<Workload>],
    new: Option<&Workload>,
    now: Timestamp,
) {
    let mut conditions = list(status);
    if !has_deadline(deployment) {
        conditions.retain(|c| c["type"] != "Progressing");
    }
    let current = conditions.iter().find(|c| c["type"] == "Progressing").cloned();
    let steady = status["replicas"].as_i64().unwrap_or(0) == status["updatedReplicas"].as_i64().unwrap_or(0)
        && current.as_ref().is_some_and(|c| c["reason"] == "NewReplicaSetAvailable");
    let what = new.map_or_else(
        || format!("Deployment {}", apimachinery::field::quote(&deployment.metadata.name)),
        |s| format!("ReplicaSet {}", apimachinery::field::quote(&s.metadata.name)),
    );
    if has_deadline(deployment) && !steady {
        if is_complete(deployment, status) {
            set(
                &mut conditions,
                made(
                    "Progressing",
                    "True",
                    "NewReplicaSetAvailable",
                    &format!("{what} has successfully progressed."),
                    now,
                ),
            );
        } else if progressed(&deployment.status, status) {
            let mut fresh = made("Progressing", "True", "ReplicaSetUpdated", &format!("{what} is progressing."), now);
            // The time of the last progress counts, so the same reason is written again.
            if let Some(current) = &current {
                if current["status"] == "True" {
                    fresh["lastTransitionTime"] = current["lastTransitionTime"].clone();
                }
                conditions.retain(|c| c["type"] != "Progressing");
            }
            set(&mut conditions, fresh);
        } else if timed_out(deployment, status, current.as_ref(), now) {
            set(
                &mut conditions,
                made(
                    "Progressing",
                    "False",
                    "ProgressDeadlineExceeded",
                    &format!("{what} has timed out progressing."),
                    now,
                ),
            );
        } else if current.is_none() {
            let (reason, text) = if new.is_some() {
                (
                    "NewReplicaSetCreated",
                    format!(
                        "Created new replica set {}",
                        apimachinery::field::quote(new.map_or("", |s| s.metadata.name.as_str()))
                    ),
                )
            } else {
                ("ReplicaSetUpdated", format!("{what} is progressing."))
            };
            set(&mut conditions, made("Progressing", "True", reason, &text, now));
        }
    }
    // A set that can't make its pods makes the Deployment say so.
    let failure = sets
        .iter()
        .filter(|s| new.is_some_and(|n| n.metadata.uid == s.metadata.uid))
        .chain(sets.iter())
        .find_map(|s| condition(&s.status, "ReplicaFailure").cloned());
    match failure {
        Some(found) => {
            let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
            let mut new = made("ReplicaFailure", &text("status"), &text("reason"), &text("message"), now);
            new["lastTransitionTime"] = found["lastTransitionTime"].clone();
            new["lastUpdateTime"] = found["lastTransitionTime"].clone();
            set(&mut conditions, new);
        }
        None => conditions.retain(|c| c["type"] != "ReplicaFailure"),
    }
    status["conditions"] = json!(conditions);
}

fn timed_out(deployment: &Workload, status: &Value, current: Option<&Value>, now: Timestamp) -> bool {
    let Some(condition) = current else { return false };
    if condition["reason"] == "NewReplicaSetAvailable" && is_complete(deployment, status) {
        return false;
    }
    if condition["reason"] == "ProgressDeadlineExceeded" {
        return true;
    }
    let since = condition["lastUpdateTime"].as_str().and_then(parse_time).unwrap_or(now);
    now.duration_since(since).as_secs() >= i64::from(deployment.spec.progress_deadline_seconds.unwrap_or(i32::MAX))
}

/// How long until the deadline is to be looked at.
pub fn deadline_left(deployment: &Workload, status: &Value, now: Timestamp) -> Option<Duration> {
    let current = condition(status, "Progressing")?;
    if !has_deadline(deployment) || is_complete(deployment, status) || current["reason"] == "ProgressDeadlineExceeded" {
        return None;
    }
    let since = current["lastUpdateTime"].as_str().and_then(parse_time)?;
    let left = i64::from(deployment.spec.progress_deadline_seconds?) - now.duration_since(since).as_secs();
    // A second later, as the times in status have no fractions.
    Some(Duration::from_secs(u64::try_from(left.max(0)).unwrap_or(0) + 1))
}

/// The conditions after a pause or a resumption, when they are to change.
pub fn pause_condition(deployment: &Workload, now: Timestamp) -> Option<Vec<Value>> {
    if !has_deadline(deployment) {
        return None;
    }
    let current = condition(&deployment.status, "Progressing");
    if current.is_some_and(|c| c["reason"] == "ProgressDeadlineExceeded") {
        return None;
    }
    let paused = current.is_some_and(|c| c["reason"] == "DeploymentPaused");
    let new = match (deployment.spec.paused, paused) {
        (true, false) => made("Progressing", "Unknown", "DeploymentPaused", "Deployment is paused", now),
        (false, true) => made("Progressing", "Unknown", "DeploymentResumed", "Deployment is resumed", now),
        _ => return None,
    };
    let mut conditions = list(&deployment.status);
    set(&mut conditions, new);
    Some(conditions)
}

/// The conditions after a failure to make the new set.
pub fn failure(deployment: &Workload, reason: &str, message: &str, now: Timestamp) -> Vec<Value> {
    let mut conditions = list(&deployment.status);
    let reason = if reason == "FailedCreate" { "ReplicaSetCreateError" } else { reason };
    set(&mut conditions, made("Progressing", "False", reason, message, now));
    conditions
}
