//! What remains in a namespace, as conditions.

use std::collections::BTreeMap;

use client::{PartialObject, ResourceRef};
use jiff::Timestamp;
use reconciler::clock::{parse_time, time_text};
use reconciler::pod::Pod;
use serde_json::{Value, json};

/// What is left of one kind.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Remaining {
    pub count: usize,
    /// Finalizer → objects that have it.
    pub finalizers: BTreeMap<String, usize>,
    pub estimate_seconds: i64,
}

impl Remaining {
    pub fn of(objects: &[PartialObject]) -> Self {
        let mut remaining = Remaining { count: objects.len(), ..Default::default() };
        for finalizer in objects.iter().flat_map(|o| &o.metadata.finalizers) {
            *remaining.finalizers.entry(finalizer.clone()).or_default() += 1;
        }
        remaining
    }
}

/// What one round found.
#[derive(Debug, Default)]
pub struct Report {
    pub discovery_failures: Vec<String>,
    pub content_failures: Vec<String>,
    /// (resource, group) → objects.
    resources: BTreeMap<(String, String), usize>,
    finalizers: BTreeMap<String, usize>,
}

impl Report {
    pub fn add(&mut self, resource: &ResourceRef, remaining: Remaining) {
        if remaining.count > 0 {
            let key = (resource.resource.to_string(), resource.group.to_string());
            *self.resources.entry(key).or_default() += remaining.count;
        }
        for (finalizer, count) in remaining.finalizers {
            *self.finalizers.entry(finalizer).or_default() += count;
        }
    }

    /// (type, status, reason, message) in upstream's order.
    fn conditions(&self) -> [(&'static str, bool, &'static str, String); 5] {
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort();
            list.join(", ")
        };
        let pick = |bad: bool, if_bad: (&'static str, String), if_good: (&'static str, &str)| {
            if bad { (true, if_bad.0, if_bad.1) } else { (false, if_good.0, if_good.1.to_owned()) }
        };
        let discovery = pick(
            !self.discovery_failures.is_empty(),
            (
                "DiscoveryFailed",
                format!(
                    "Discovery failed for some groups, {} failing: {}",
                    self.discovery_failures.len(),
                    sorted(&self.discovery_failures)
                ),
            ),
            ("ResourcesDiscovered", "All resources successfully discovered"),
        );
        let content = pick(
            !self.content_failures.is_empty(),
            (
                "ContentDeletionFailed",
                format!(
                    "Failed to delete all resource types, {} remaining: {}",
                    self.content_failures.len(),
                    sorted(&self.content_failures)
                ),
            ),
            ("ContentDeleted", "All content successfully deleted, may be waiting on finalization"),
        );
        let mut left: Vec<String> = self
            .resources
            .iter()
            .map(|((resource, group), count)| format!("{resource}.{group} has {count} resource instances"))
            .collect();
        left.sort();
        let resources = pick(
            !left.is_empty(),
            ("SomeResourcesRemain", format!("Some resources are remaining: {}", left.join(", "))),
            ("ContentRemoved", "All content successfully removed"),
        );
        let held: Vec<String> =
            self.finalizers.iter().map(|(name, count)| format!("{name} in {count} resource instances")).collect();
        let finalizers = pick(
            !held.is_empty(),
            (
                "SomeFinalizersRemain",
                format!("Some content in the namespace has finalizers remaining: {}", held.join(", ")),
            ),
            ("ContentHasNoFinalizers", "All content-preserving finalizers finished"),
        );
        [
            ("NamespaceDeletionDiscoveryFailure", discovery.0, discovery.1, discovery.2),
            (
                "NamespaceDeletionGroupVersionParsingFailure",
                false,
                "ParsedGroupVersions",
                "All legacy kube types successfully parsed".to_owned(),
            ),
            ("NamespaceDeletionContentFailure", content.0, content.1, content.2),
            ("NamespaceContentRemaining", resources.0, resources.1, resources.2),
            ("NamespaceFinalizersRemaining", finalizers.0, finalizers.1, finalizers.2),
        ]
    }

    /// Writes the conditions into a namespace; whether anything changed.
    pub fn write_conditions(&self, namespace: &mut Value, now: Timestamp) -> bool {
        let mut conditions = namespace["status"]["conditions"].as_array().cloned().unwrap_or_default();
        let mut changed = false;
        for (kind, status, reason, message) in self.conditions() {
            let status = if status { "True" } else { "False" };
            let new = json!({
                "type": kind, "status": status, "reason": reason, "message": message,
                "lastTransitionTime": time_text(now),
            });
            match conditions.iter_mut().find(|c| c["type"] == kind) {
                None => {
                    conditions.push(new);
                    changed = true;
                }
                Some(old) => {
                    if old["status"] == status && old["reason"] == reason && old["message"] == new["message"] {
                        continue;
                    }
                    let since = old["lastTransitionTime"].clone();
                    let same_status = old["status"] == status;
                    *old = new;
                    if same_status {
                        old["lastTransitionTime"] = since;
                    }
                    changed = true;
                }
            }
        }
        if changed {
            namespace["status"]["conditions"] = conditions.into();
        }
        changed
    }
}

/// The longest grace period of running pods, unless it should be over already.
pub fn pods_estimate_seconds(pods: &[Pod], deleted_at: &str, now: Timestamp) -> i64 {
    let grace = pods.iter().filter(|p| !p.is_finished()).filter_map(|p| p.spec.termination_grace_period_seconds).max();
    let grace = grace.unwrap_or(0).max(0);
    let passed = parse_time(deleted_at).map_or(0, |at| now.duration_since(at).as_secs());
    if passed >= grace { 0 } else { grace }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn condition<'a>(namespace: &'a Value, kind: &str) -> &'a Value {
        namespace["status"]["conditions"].as_array().unwrap().iter().find(|c| c["type"] == kind).unwrap()
    }

    #[test]
    fn what_remains_is_told_as_upstream_tells_it() {
        let held: PartialObject =
            serde_json::from_value(json!({"metadata": {"name": "c", "finalizers": ["example.com/hold"]}})).unwrap();
        let mut report = Report::default();
        report.add(&client::resources::CONFIG_MAPS, Remaining::of(&[held]));
        let mut namespace = json!({"status": {"phase": "Terminating"}});
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        assert!(report.write_conditions(&mut namespace, now));
        assert_eq!(
            condition(&namespace, "NamespaceContentRemaining")["message"],
            "Some resources are remaining: configmaps. has 1 resource instances"
        );
        assert_eq!(
            condition(&namespace, "NamespaceFinalizersRemaining")["message"],
            "Some content in the namespace has finalizers remaining: example.com/hold in 1 resource instances"
        );
        assert_eq!(condition(&namespace, "NamespaceDeletionContentFailure")["reason"], "ContentDeleted");
        let later: Timestamp = "2026-11-30T12:01:00Z".parse().unwrap();
        assert!(!report.write_conditions(&mut namespace, later), "converged");
        assert!(Report::default().write_conditions(&mut namespace, later));
        let remaining = condition(&namespace, "NamespaceContentRemaining");
        assert_eq!(
            (&remaining["status"], &remaining["lastTransitionTime"]),
            (&json!("False"), &json!("2026-11-30T12:01:00Z"))
        );
    }

    #[test]
    fn estimate_of_pods() {
        let pod = |grace: i64, phase: &str| -> Pod {
            serde_json::from_value(json!({
                "spec": {"terminationGracePeriodSeconds": grace}, "status": {"phase": phase}
            }))
            .unwrap()
        };
        let now: Timestamp = "2026-11-30T12:00:20Z".parse().unwrap();
        let pods = [pod(30, "Running"), pod(600, "Succeeded"), pod(5, "Pending")];
        assert_eq!(pods_estimate_seconds(&pods, "2026-11-30T12:00:00Z", now), 30);
        assert_eq!(pods_estimate_seconds(&pods, "2026-11-30T11:59:50Z", now), 0);
        assert_eq!(pods_estimate_seconds(&[], "2026-11-30T12:00:00Z", now), 0);
    }
}
