//! The bootstrap RBAC policy and its reconciliation at start-up: missing
//! objects are created, missing rules and subjects added; what an operator
//! added stays; an object annotated `autoupdate: "false"` is left alone.
//!
//! Upstream followed: `component-helpers/auth/rbac/reconciliation`,
//! `pkg/registry/rbac/rest/storage_rbac.go`, `bootstrappolicy/*.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::authz::rbac::GROUP;
use apiserver::authz::rules::{Rule, uncovered};
use apiserver::request::Loopback;
use serde::Deserialize;
use serde_json::{Map, json};

const TABLE: &str = include_str!("data/rbac.json");
const AUTOUPDATE: &str = "rbac.authorization.kubernetes.io/autoupdate";

/// The table as whole objects, per resource in upstream's order of creation.
pub struct Policy(Vec<(&'static str, Vec<Value>)>);

impl Policy {
    pub fn load() -> Self {
        let table: Value = serde_json::from_str(TABLE).unwrap_or_default();
        let resources = ["clusterroles", "clusterrolebindings", "roles", "rolebindings"];
        let kinds = ["ClusterRole", "ClusterRoleBinding", "Role", "RoleBinding"];
        let expand = |(resource, kind): (&'static str, &str)| {
            let rows = table[resource].as_array().into_iter().flatten();
            (resource, rows.map(|row| object(kind, row)).collect())
        };
        Policy(resources.into_iter().zip(kinds).map(expand).collect())
    }

    pub fn objects(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().flat_map(|(resource, objects)| objects.iter().map(|object| (*resource, object)))
    }

    /// The rules of one cluster role, e.g. `system:node` for the Node authorizer.
    pub fn cluster_role_rules(&self, name: &str) -> Vec<Rule> {
        self.objects()
            .find(|(resource, object)| *resource == "clusterroles" && object["metadata"]["name"] == name)
            .map(|(_, object)| rules(object))
            .unwrap_or_default()
    }
}

fn object(kind: &str, row: &Value) -> Value {
    let mut metadata = Map::new();
    metadata.insert("name".into(), row["name"].clone());
    if let Some(namespace) = row.get("namespace") {
        metadata.insert("namespace".into(), namespace.clone());
    }
    let mut labels = row["labels"].as_object().cloned().unwrap_or_default();
    labels.insert("kubernetes.io/bootstrapping".into(), "rbac-defaults".into());
    metadata.insert("labels".into(), labels.into());
    metadata.insert("annotations".into(), json!({AUTOUPDATE: "true"}));
    let mut object = json!({"apiVersion": format!("{GROUP}/v1"), "kind": kind, "metadata": metadata});
    for field in ["aggregationRule", "rules", "roleRef", "subjects"] {
        match row.get(field) {
            None | Some(Value::Null) => {}
            Some(Value::Array(list)) if list.is_empty() && field == "subjects" => {}
            Some(value) => object[field] = value.clone(),
        }
    }
    object
}

fn rules(object: &Value) -> Vec<Rule> {
    Vec::<Rule>::deserialize(&object["rules"]).unwrap_or_default()
}

/// What reconciliation does to one object.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    Nothing,
    Create(Value),
    Update(Value),
    /// A binding's role cannot be changed: delete (with this uid) and create.
    Recreate {
        uid: String,
        object: Value,
    },
}

/// Compares the expected object with the live one.
pub fn plan(expected: &Value, live: Option<&Value>) -> Step {
    let Some(live) = live else { return Step::Create(expected.clone()) };
    if live["metadata"]["annotations"][AUTOUPDATE] == "false" {
        return Step::Nothing;
    }
    let mut merged = live.clone();
    let mut changed = merge_metadata(&mut merged, expected);
    if expected.get("roleRef").is_some() {
        if expected["roleRef"] != live["roleRef"] {
            let mut object = expected.clone();
            object["subjects"] = union(&expected["subjects"], &live["subjects"]);
            object["metadata"]["labels"] = merged["metadata"]["labels"].clone();
            object["metadata"]["annotations"] = merged["metadata"]["annotations"].clone();
            let uid = live["metadata"]["uid"].as_str().unwrap_or_default().to_owned();
            return Step::Recreate { uid, object };
        }
        let subjects = union(&live["subjects"], &expected["subjects"]);
        if subjects.as_array().map(Vec::len) != live["subjects"].as_array().map(Vec::len)
            && subjects.as_array().is_some_and(|list| !list.is_empty())
        {
            merged["subjects"] = subjects;
            changed = true;
        }
    } else {
        // The rules of an aggregated role are its controller's.
        let aggregated = expected.get("aggregationRule").is_some_and(|rule| !rule.is_null());
        if aggregated {
            let selectors = union(
                &live["aggregationRule"]["clusterRoleSelectors"],
                &expected["aggregationRule"]["clusterRoleSelectors"],
            );
            if selectors != live["aggregationRule"]["clusterRoleSelectors"] {
                merged["aggregationRule"] = json!({"clusterRoleSelectors": selectors});
                changed = true;
            }
        } else {
            let missing = uncovered(&rules(live), &rules(expected));
            if !missing.is_empty() {
                let mut all = live["rules"].as_array().cloned().unwrap_or_default();
                all.extend(missing.iter().filter_map(|rule| serde_json::to_value(rule).ok()));
                merged["rules"] = all.into();
                changed = true;
            }
        }
    }
    if changed { Step::Update(merged) } else { Step::Nothing }
}

/// Expected labels and annotations win only where the live object has none.
fn merge_metadata(merged: &mut Value, expected: &Value) -> bool {
    let mut changed = false;
    for field in ["labels", "annotations"] {
        let Some(wanted) = expected["metadata"][field].as_object() else { continue };
        if !merged["metadata"][field].is_object() {
            merged["metadata"][field] = json!({});
        }
        let Some(have) = merged["metadata"][field].as_object_mut() else { continue };
        for (key, value) in wanted {
            if !have.contains_key(key) {
                have.insert(key.clone(), value.clone());
                changed = true;
            }
        }
    }
    changed
}

fn union(first: &Value, second: &Value) -> Value {
    let mut all = first.as_array().cloned().unwrap_or_default();
    for item in second.as_array().into_iter().flatten() {
        if !all.contains(item) {
            all.push(item.clone());
        }
    }
    Value::Array(all)
}

/// Brings the whole policy in; the first failure ends this attempt.
pub async fn reconcile(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    for (resource, expected) in Policy::load().objects() {
        let id = GroupResource::new(GROUP, resource);
        let namespace = expected["metadata"]["namespace"].as_str().unwrap_or_default();
        let name = expected["metadata"]["name"].as_str().unwrap_or_default();
        let live = match loopback.get(&id, namespace, name).await {
            Ok(object) => Some(object),
            Err(status) if status.is_not_found() => None,
            Err(status) => return Err(status),
        };
        match plan(expected, live.as_ref()) {
            Step::Nothing => {}
            Step::Create(object) => match loopback.create(&id, namespace, object).await {
                Err(status) if !status.is_already_exists() => return Err(status),
                _ => {}
            },
            Step::Update(object) => {
                loopback.update(&id, namespace, "", object).await?;
            }
            Step::Recreate { uid, object } => {
                let options = json!({"preconditions": {"uid": uid}});
                loopback.delete(&id, namespace, name, options).await?;
                loopback.create(&id, namespace, object).await?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(resource: &str, name: &str) -> Value {
        let policy = Policy::load();
        let found = policy.objects().find(|(r, o)| *r == resource && o["metadata"]["name"] == name);
        found.unwrap().1.clone()
    }

    #[test]
    fn the_table_is_whole() {
        let policy = Policy::load();
        let count = |resource: &str| policy.objects().filter(|(r, _)| *r == resource).count();
        assert_eq!(
            [count("clusterroles"), count("clusterrolebindings"), count("roles"), count("rolebindings")],
            [73, 54, 7, 7]
        );
        assert!(policy.cluster_role_rules("system:node").len() > 15);
    }

    #[test]
    fn what_is_there_is_left() {
        for (resource, name) in
            [("clusterroles", "view"), ("clusterroles", "system:node"), ("clusterrolebindings", "cluster-admin")]
        {
            let object = find(resource, name);
            assert_eq!(plan(&object, Some(&object)), Step::Nothing, "{name}");
            assert_eq!(plan(&object, None), Step::Create(object.clone()));
        }
    }

    #[test]
    fn missing_rules_are_added_and_extra_ones_kept() {
        let expected = find("clusterroles", "system:discovery");
        let mut live = expected.clone();
        live["rules"] = json!([{"verbs": ["get"], "nonResourceURLs": ["/mine"]}]);
        let Step::Update(merged) = plan(&expected, Some(&live)) else { panic!() };
        let urls: Vec<&str> =
            merged["rules"].as_array().unwrap().iter().map(|r| r["nonResourceURLs"][0].as_str().unwrap()).collect();
        assert!(urls.contains(&"/mine") && urls.contains(&"/api/*"));
        live["metadata"]["annotations"][AUTOUPDATE] = "false".into();
        assert_eq!(plan(&expected, Some(&live)), Step::Nothing);
    }

    #[test]
    fn another_role_means_delete_and_create_and_subjects_are_joined() {
        let expected = find("clusterrolebindings", "cluster-admin");
        let mut live = expected.clone();
        live["metadata"]["uid"] = "u".into();
        live["subjects"] = json!([{"kind": "User", "name": "jane"}]);
        let Step::Update(merged) = plan(&expected, Some(&live)) else { panic!() };
        assert_eq!(merged["subjects"].as_array().unwrap().len(), 2);
        live["roleRef"]["name"] = "view".into();
        let Step::Recreate { uid, object } = plan(&expected, Some(&live)) else { panic!() };
        assert_eq!((uid.as_str(), object["subjects"].as_array().unwrap().len()), ("u", 2));
    }
}
