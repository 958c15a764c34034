//! One node's signs of life: what is remembered, and when its conditions become Unknown.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use reconciler::clock::time_text;
use reconciler::pod::Condition;
use serde_json::{Value, json};

use super::time_or;
use crate::types::Node;

/// How long silence is allowed.
#[derive(Debug, Clone, Copy)]
pub struct Grace {
    pub running: Duration,
    /// For a node that never had a Ready condition.
    pub startup: Duration,
}

/// What is remembered of a node. Times are of this process's clock, so that
/// clocks of nodes do not matter.
#[derive(Debug, Clone, PartialEq)]
pub struct Health {
    /// When the last sign of life was seen.
    pub probed: Timestamp,
    pub ready: Option<Condition>,
    lease: Option<String>,
}

/// What a look at a node gives.
#[derive(Debug)]
pub struct Step {
    pub health: Health,
    /// Status of Ready before and after; None when there is none.
    pub observed: String,
    pub current: Option<String>,
    /// Conditions to write.
    pub write: Option<Vec<Value>>,
}

/// Conditions that silence makes Unknown; NetworkUnavailable is not the kubelet's.
const TYPES: [&str; 4] = ["Ready", "MemoryPressure", "DiskPressure", "PIDPressure"];

pub fn step(saved: Option<Health>, node: &Node, lease: Option<&str>, now: Timestamp, grace: &Grace) -> Step {
    let current = node.condition("Ready");
    let created = time_or(node.metadata.creation_timestamp.as_deref(), now);
    let observed = current.map_or_else(|| "Unknown".to_owned(), |c| c.status.clone());
    let grace = if current.is_some() { grace.running } else { grace.startup };
    let saved_lease = saved.as_ref().and_then(|h| h.lease.clone());
    let mut health = match saved {
        // A node without condition was there since it was made.
        None if current.is_none() => Health { probed: created, ready: None, lease: None },
        None => Health { probed: now, ready: current.cloned(), lease: None },
        Some(health) => match (&health.ready, current) {
            (None, None) => health,
            (None, Some(_)) | (Some(_), None) => Health { probed: now, ready: current.cloned(), lease: None },
            (Some(old), Some(new)) if old.last_heartbeat_time != new.last_heartbeat_time => {
                Health { probed: now, ready: current.cloned(), lease: None }
            }
            (Some(_), Some(_)) => health,
        },
    };
    health.lease.clone_from(&saved_lease);
    if let Some(lease) = lease
        && saved_lease.as_deref().is_none_or(|old| newer(lease, old))
    {
        health.lease = Some(lease.to_owned());
        health.probed = now;
    }
    let silent = now.duration_since(health.probed) > SignedDuration::try_from(grace).unwrap_or(SignedDuration::MAX);
    if !silent {
        return Step { health, observed, current: current.map(|c| c.status.clone()), write: None };
    }
    let mut changes = Vec::new();
    for kind in TYPES {
        match node.condition(kind) {
            None => changes.push(json!({
                "type": kind,
                "status": "Unknown",
                "reason": "NodeStatusNeverUpdated",
                "message": "Kubelet never posted node status.",
                "lastHeartbeatTime": node.metadata.creation_timestamp,
                "lastTransitionTime": time_text(now),
            })),
            Some(old) if old.status != "Unknown" => changes.push(json!({
                "type": kind,
                "status": "Unknown",
                "reason": "NodeStatusUnknown",
                "message": "Kubelet stopped posting node status.",
                "lastTransitionTime": time_text(now),
            })),
            Some(_) => {}
        }
    }
    // Upstream writes when Ready changes; the others change with it.
    let ready_changed = changes.iter().any(|c| c["type"] == "Ready");
    if ready_changed {
        let mut ready = current.cloned().unwrap_or_default();
        ready.kind = "Ready".into();
        ready.status = "Unknown".into();
        if current.is_none() {
            ready.last_heartbeat_time.clone_from(&node.metadata.creation_timestamp);
        }
        ready.last_transition_time = Some(time_text(now));
        health.ready = Some(ready);
    }
    Step { health, observed, current: Some("Unknown".into()), write: ready_changed.then_some(changes) }
}

/// MicroTimes of the wire, compared as times.
fn newer(a: &str, b: &str) -> bool {
    match (reconciler::clock::parse_time(a), reconciler::clock::parse_time(b)) {
        (Some(a), Some(b)) => a > b,
        (Some(_), None) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRACE: Grace = Grace { running: Duration::from_secs(50), startup: Duration::from_secs(60) };

    fn at(second: i64) -> Timestamp {
        let start: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        start + SignedDuration::from_secs(second)
    }
    fn node(ready: Option<(&str, &str)>) -> Node {
        let conditions: Vec<Value> = ready
            .iter()
            .map(|(status, heartbeat)| json!({"type": "Ready", "status": status, "lastHeartbeatTime": heartbeat}))
            .collect();
        serde_json::from_value(json!({
            "metadata": {"name": "n", "creationTimestamp": "2026-11-30T12:00:00Z"},
            "status": {"conditions": conditions},
        }))
        .unwrap()
    }

    #[test]
    fn silence_makes_unknown_and_a_lease_is_a_sign_of_life() {
        let ready = node(Some(("True", "h1")));
        let first = step(None, &ready, Some("2026-11-30T12:00:00.000000Z"), at(0), &GRACE);
        assert!(first.write.is_none());
        let renewed = step(Some(first.health), &ready, Some("2026-11-30T12:00:40.000000Z"), at(45), &GRACE);
        let quiet = step(Some(renewed.health), &ready, Some("2026-11-30T12:00:40.000000Z"), at(95), &GRACE);
        assert!(quiet.write.is_none(), "fifty seconds are allowed");
        let silent = step(Some(quiet.health), &ready, Some("2026-11-30T12:00:40.000000Z"), at(96), &GRACE);
        let written = silent.write.unwrap();
        assert_eq!(written[0]["message"], "Kubelet stopped posting node status.");
        assert_eq!(written[1]["message"], "Kubelet never posted node status.");
        assert_eq!((silent.observed.as_str(), silent.current.as_deref()), ("True", Some("Unknown")));
        let again = step(Some(silent.health), &node(Some(("Unknown", "h1"))), None, at(101), &GRACE);
        assert!(again.write.is_none(), "it is said once");
        assert_eq!(again.observed, "Unknown");
        let back = step(Some(again.health), &node(Some(("True", "h2"))), None, at(106), &GRACE);
        assert_eq!(
            (back.observed.as_str(), back.current.as_deref(), back.health.probed),
            ("True", Some("True"), at(106))
        );
    }

    #[test]
    fn a_node_that_never_spoke_has_the_startup_grace() {
        let silent = node(None);
        let first = step(None, &silent, None, at(60), &GRACE);
        assert!(first.write.is_none() && first.current.is_none());
        let late = step(Some(first.health), &silent, None, at(61), &GRACE);
        assert_eq!(late.write.unwrap().len(), 4);
        assert_eq!((late.observed.as_str(), late.current.as_deref()), ("Unknown", Some("Unknown")));
    }
}
