//! The rules a role aggregates.

use apimachinery::labels::Selector;
use client::ObjectMeta;
use client::meta::null_is_empty;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ClusterRole {
    pub metadata: ObjectMeta,
    #[serde(deserialize_with = "null_is_empty")]
    pub rules: Vec<Value>,
    pub aggregation_rule: Option<AggregationRule>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AggregationRule {
    #[serde(deserialize_with = "null_is_empty")]
    pub cluster_role_selectors: Vec<Value>,
}

informers::object!(ClusterRole);

/// The object to apply, when the role's rules are not what its selectors give:
/// selector by selector, roles by name, each rule once, never its own.
pub fn decide<'a>(
    role: &ClusterRole,
    all: impl Iterator<Item = &'a ClusterRole> + Clone,
) -> Result<Option<Value>, String> {
    let Some(aggregation) = &role.aggregation_rule else { return Ok(None) };
    let mut rules: Vec<&Value> = Vec::new();
    for selector in &aggregation.cluster_role_selectors {
        let selector = Selector::from_label_selector(selector)?;
        let mut matching: Vec<&ClusterRole> = all
            .clone()
            .filter(|r| r.metadata.name != role.metadata.name && selector.matches(&r.metadata.labels))
            .collect();
        matching.sort_by(|a, b| a.metadata.name.cmp(&b.metadata.name));
        for rule in matching.iter().flat_map(|r| &r.rules) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    if rules.iter().copied().eq(&role.rules) {
        return Ok(None);
    }
    Ok(Some(json!({
        "apiVersion": "rbac.authorization.k8s.io/v1",
        "kind": "ClusterRole",
        "metadata": {"name": role.metadata.name},
        "rules": rules,
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn role(name: &str, label: &str, rules: Value) -> ClusterRole {
        serde_json::from_value(json!({"metadata": {"name": name, "labels": {label: "true"}}, "rules": rules})).unwrap()
    }

    #[test]
    fn rules_in_order_without_doubles() {
        let rule = |resource: &str| json!({"apiGroups": [""], "resources": [resource], "verbs": ["get"]});
        let mut edit = role("edit", "to-admin", json!([]));
        edit.aggregation_rule = serde_json::from_value(json!({"clusterRoleSelectors": [
            {"matchLabels": {"b": "true"}}, {"matchLabels": {"a": "true"}}]}))
        .unwrap();
        let roles = [
            role("z", "a", json!([rule("pods"), rule("nodes")])),
            role("y", "b", json!([rule("pods")])),
            role("c", "a", json!([rule("events")])),
            edit.clone(),
        ];
        let applied = decide(&edit, roles.iter()).unwrap().unwrap();
        assert_eq!(applied["rules"], json!([rule("pods"), rule("events"), rule("nodes")]));
        edit.rules = applied["rules"].as_array().unwrap().clone();
        assert_eq!(decide(&edit, roles.iter()).unwrap(), None, "converged");
        assert_eq!(decide(&roles[0], roles.iter()).unwrap(), None, "does not aggregate");
    }
}
