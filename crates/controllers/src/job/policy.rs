//! podFailurePolicy and successPolicy. Pure.

use reconciler::pod::{ContainerStatus, Pod};
use serde_json::Value;

use super::indexes::{Indexes, parse};

/// What the first matching rule says of a failed pod.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Why the whole job fails.
    pub fail_job: Option<String>,
    /// Counts towards the back-off limits.
    pub counts: bool,
    pub fail_index: bool,
}

pub fn failure(policy: &Value, pod: &Pod) -> Verdict {
    let plain = Verdict { fail_job: None, counts: true, fail_index: false };
    let m = &pod.metadata;
    for (at, rule) in policy["rules"].as_array().into_iter().flatten().enumerate() {
        let action = rule["action"].as_str().unwrap_or_default();
        let why = if rule["onExitCodes"].is_object() {
            exited(pod, &rule["onExitCodes"]).map(|(container, code)| {
                format!(
                    "Container {} for pod {}/{} failed with exit code {code} matching {action} rule at index {at}",
                    container.name, m.namespace, m.name
                )
            })
        } else {
            let patterns = rule["onPodConditions"].as_array();
            let matches = |kind: &str, status: &str| {
                patterns.into_iter().flatten().any(|p| p["type"] == kind && p["status"] == status)
            };
            pod.status.conditions.iter().find(|c| matches(&c.kind, &c.status)).map(|c| {
                format!("Pod {}/{} has condition {} matching {action} rule at index {at}", m.namespace, m.name, c.kind)
            })
        };
        let Some(why) = why else { continue };
        return match action {
            "Ignore" => Verdict { counts: false, ..plain },
            "FailIndex" => Verdict { fail_index: true, ..plain },
            "FailJob" => Verdict { fail_job: Some(why), ..plain },
            _ => plain,
        };
    }
    plain
}

fn exited<'p>(pod: &'p Pod, requirement: &Value) -> Option<(&'p ContainerStatus, i32)> {
    let values: Vec<i64> = requirement["values"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let lists = pod.status.container_statuses.iter().chain(&pod.status.init_container_statuses);
    lists
        .filter(|s| requirement["containerName"].as_str().is_none_or(|name| name == s.name))
        .filter_map(|s| Some((s, s.state.terminated.as_ref()?.exit_code)))
        .find(|(_, code)| {
            let among = values.contains(&i64::from(*code));
            *code != 0
                && match requirement["operator"].as_str() {
                    Some("In") => among,
                    Some("NotIn") => !among,
                    _ => false,
                }
        })
}

/// The message of the success rule that the indexes meet.
pub fn success(policy: &Value, completions: i64, succeeded: &Indexes) -> Option<String> {
    if succeeded.is_empty() {
        return None;
    }
    for (at, rule) in policy["rules"].as_array().into_iter().flatten().enumerate() {
        let count = rule["succeededCount"].as_i64().and_then(|n| usize::try_from(n).ok());
        let met = match rule["succeededIndexes"].as_str() {
            Some(text) => {
                let wanted = parse(text, completions);
                let have = wanted.intersection(succeeded).count();
                !wanted.is_empty() && (have == wanted.len() || count.is_some_and(|n| have >= n))
            }
            None => count.is_some_and(|n| succeeded.len() >= n),
        };
        if met {
            return Some(format!("Matched rules at index {at}"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_rule_that_matches_decides() {
        let policy = json!({"rules": [
            {"action": "Ignore", "onPodConditions": [{"type": "DisruptionTarget", "status": "True"}]},
            {"action": "FailJob", "onExitCodes": {"operator": "In", "values": [42]}},
        ]});
        let pod = |code: i32, condition: &str| -> Pod {
            serde_json::from_value(json!({"metadata": {"namespace": "ns", "name": "p"}, "status": {
                "conditions": [{"type": condition, "status": "True"}],
                "containerStatuses": [{"name": "c", "state": {"terminated": {"exitCode": code}}}]}}))
            .unwrap()
        };
        assert_eq!(
            failure(&policy, &pod(42, "x")).fail_job.unwrap(),
            "Container c for pod ns/p failed with exit code 42 matching FailJob rule at index 1"
        );
        assert!(!failure(&policy, &pod(42, "DisruptionTarget")).counts);
        assert!(failure(&policy, &pod(1, "x")).counts);
    }

    #[test]
    fn success_rules() {
        let policy = json!({"rules": [{"succeededIndexes": "0-2", "succeededCount": 2}, {"succeededCount": 4}]});
        assert_eq!(success(&policy, 10, &[0, 1].into()).as_deref(), Some("Matched rules at index 0"));
        assert_eq!(success(&policy, 10, &[5, 6, 7].into()), None);
        assert_eq!(success(&policy, 10, &[5, 6, 7, 8].into()).as_deref(), Some("Matched rules at index 1"));
    }
}
