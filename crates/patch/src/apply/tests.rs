use apimachinery::{GroupVersionKind, Value, json};

use super::*;

fn no_conversion(_: &Value, _: &str) -> Result<Value, ConvertError> {
    Err(ConvertError::Failed("one version only".into()))
}

struct Kind {
    gvk: GroupVersionKind,
    reset: Option<ResetFilter>,
}

impl Kind {
    fn new(group: &str, version: &str, kind: &str) -> Self {
        Kind { gvk: GroupVersionKind::new(group, version, kind), reset: None }
    }
    fn canonical(&self, mut object: Value) -> Value {
        codec::canonicalize(&mut object, schema::type_by_api_version(&self.gvk.api_version(), &self.gvk.kind).unwrap());
        object
    }
    fn with<T>(&self, subresource: &str, f: impl FnOnce(&FieldManager<'_>) -> T) -> T {
        let types = BuiltinTypes { kind: &self.gvk.kind, convert: &no_conversion };
        f(&FieldManager {
            kind: self.gvk.clone(),
            subresource,
            types: &types,
            reset: self.reset.as_ref(),
            now: "2026-01-01T00:00:00Z",
        })
    }
    fn apply(
        &self,
        live: Option<&Value>,
        config: Value,
        manager: &str,
        force: bool,
    ) -> std::result::Result<Value, String> {
        let applied = self.with("", |manager_of| manager_of.apply(live, &config, manager, force));
        let mut object = self.canonical(applied.map_err(|e| e.to_string())?);
        object["metadata"]["uid"] = "u".into();
        Ok(object)
    }
    fn update(&self, live: Option<&Value>, new: Value, manager: &str) -> Value {
        let mut object = self.with("", |manager_of| manager_of.update(live, self.canonical(new), manager));
        object["metadata"]["uid"] = "u".into();
        object
    }
}

/// manager, operation, fields of each entry.
fn owners(object: &Value) -> Vec<(String, String, Value)> {
    let entries = object["metadata"]["managedFields"].as_array().cloned().unwrap_or_default();
    let text = |entry: &Value, name: &str| entry[name].as_str().unwrap().to_owned();
    entries.iter().map(|e| (text(e, "manager"), text(e, "operation"), e["fieldsV1"].clone())).collect()
}

fn owner(manager: &str, operation: &str, fields: Value) -> (String, String, Value) {
    (manager.into(), operation.into(), fields)
}

fn config_map(data: Value) -> Value {
    json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}, "data": data})
}

#[test]
fn appliers_share_take_and_give_up_fields() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let first = kind.apply(None, config_map(json!({"k": "v"})), "m1", false).unwrap();
    assert_eq!(owners(&first), [owner("m1", "Apply", json!({"f:data": {"f:k": {}}}))]);
    let both = kind.apply(Some(&first), config_map(json!({"k": "v", "l": "w"})), "m2", false).unwrap();
    assert_eq!(
        owners(&both),
        [
            owner("m1", "Apply", json!({"f:data": {"f:k": {}}})),
            owner("m2", "Apply", json!({"f:data": {"f:k": {}, "f:l": {}}}))
        ]
    );
    assert_eq!(
        kind.apply(Some(&both), config_map(json!({"k": "x"})), "m1", false).unwrap_err(),
        "Apply failed with 1 conflict: conflict with \"m2\": .data.k"
    );
    let forced = kind.apply(Some(&both), config_map(json!({"k": "x"})), "m1", true).unwrap();
    assert_eq!(forced["data"], json!({"k": "x", "l": "w"}));
    assert_eq!(owners(&forced)[1], owner("m2", "Apply", json!({"f:data": {"f:l": {}}})));
    // What nobody else owns goes with its owner.
    let given_up = kind.apply(Some(&forced), config_map(json!({})), "m1", false).unwrap();
    assert_eq!(given_up["data"], json!({"l": "w"}));
    let none = kind.apply(Some(&given_up), config_map(json!({})), "m2", false).unwrap();
    assert_eq!(none.get("data"), None);
}

#[test]
fn applying_the_same_again_changes_nothing() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let mut first = kind.apply(None, config_map(json!({"k": "v"})), "m1", false).unwrap();
    first["metadata"]["managedFields"][0]["time"] = "2025-01-01T00:00:00Z".into();
    assert_eq!(kind.apply(Some(&first), config_map(json!({"k": "v"})), "m1", false).unwrap(), first);
}

#[test]
fn updates_own_what_they_change() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let created = kind.update(None, config_map(json!({"k": "v"})), "ed");
    assert_eq!(owners(&created), [owner("ed", "Update", json!({"f:data": {".": {}, "f:k": {}}}))]);
    assert_eq!(
        kind.apply(Some(&created), config_map(json!({"k": "w"})), "m1", false).unwrap_err(),
        "Apply failed with 1 conflict: conflict with \"ed\" using v1: .data.k"
    );
    let mut changed = created.clone();
    changed["data"]["l"] = "1".into();
    let changed = kind.update(Some(&created), changed, "other");
    assert_eq!(owners(&changed)[1], owner("other", "Update", json!({"f:data": {"f:l": {}}})));
    // An empty list resets; then nobody is tracked until the next apply.
    let mut reset = changed.clone();
    reset["metadata"]["managedFields"] = json!([]);
    let reset = kind.with("", |manager| manager.update(Some(&changed), reset, "x"));
    assert_eq!(reset["metadata"].get("managedFields"), None);
    assert_eq!(
        kind.apply(Some(&reset), config_map(json!({"k": "w"})), "m9", false).unwrap_err(),
        "Apply failed with 1 conflict: conflict with \"before-first-apply\" using v1: .data.k"
    );
}

#[test]
fn more_than_ten_updaters_become_ancient() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let mut object = kind.update(None, config_map(json!({"k0": "v"})), "z00");
    for n in 1..13 {
        let mut next = object.clone();
        next["data"][format!("k{n}")] = "v".into();
        object = kind.update(Some(&object), next, &format!("z{n:02}"));
    }
    let owners = owners(&object);
    assert_eq!(owners.len(), 10);
    assert_eq!(
        owners[0],
        owner(
            "ancient-changes",
            "Update",
            json!({"f:data": {".": {}, "f:k0": {}, "f:k1": {}, "f:k2": {}, "f:k3": {}}})
        )
    );
    assert_eq!(owners[1].0, "z04");
}

fn deployment(containers: Value) -> Value {
    json!({"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "d"}, "spec": {
        "selector": {"matchLabels": {"a": "b"}},
        "template": {"metadata": {"labels": {"a": "b"}}, "spec": {"containers": containers}}}})
}

#[test]
fn lists_merge_by_key_in_order() {
    let kind = Kind::new("apps", "v1", "Deployment");
    let names = |object: &Value| -> Vec<String> {
        let containers = object["spec"]["template"]["spec"]["containers"].as_array().unwrap();
        containers.iter().map(|c| c["name"].as_str().unwrap().to_owned()).collect()
    };
    let containers = |names: &[&str]| Value::Array(names.iter().map(|n| json!({"name": n, "image": "i"})).collect());
    let first = kind.apply(None, deployment(containers(&["c", "d"])), "m1", false).unwrap();
    assert_eq!(
        owners(&first),
        [owner(
            "m1",
            "Apply",
            json!({"f:spec": {
                "f:selector": {},
                "f:template": {"f:metadata": {"f:labels": {"f:a": {}}}, "f:spec": {"f:containers": {
                    "k:{\"name\":\"c\"}": {".": {}, "f:image": {}, "f:name": {}},
                    "k:{\"name\":\"d\"}": {".": {}, "f:image": {}, "f:name": {}}}}}}})
        )]
    );
    let second = kind.apply(Some(&first), deployment(containers(&["x", "c", "y"])), "m2", false).unwrap();
    assert_eq!(names(&second), ["x", "c", "d", "y"]);
    let third = kind.apply(Some(&second), deployment(containers(&["d", "c", "z"])), "m1", false).unwrap();
    assert_eq!(names(&third), ["x", "d", "y", "c", "z"]);
}

#[test]
fn refusals_read_as_upstream() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let refused = |config: Value| kind.apply(None, config, "m", false).unwrap_err();
    assert_eq!(refused(json!({"kind": "ConfigMap"})), "invalid object type: /, Kind=ConfigMap");
    assert_eq!(
        refused(config_map(json!({"k": 1}))),
        "failed to create typed patch object (/a; /v1, Kind=ConfigMap): .data.k: expected string, got &value.valueUnstructured{Value:1}"
    );
    assert_eq!(
        refused(config_map(json!([]))),
        "failed to create typed patch object (/a; /v1, Kind=ConfigMap): .data: expected map, got &{[]}"
    );
    let mut unknown = config_map(json!({}));
    unknown["bogus"] = 1.into();
    assert_eq!(
        refused(unknown),
        "failed to create typed patch object (/a; /v1, Kind=ConfigMap): .bogus: field not declared in schema"
    );
    let mut owned = config_map(json!({}));
    owned["metadata"]["managedFields"] = json!([]);
    assert_eq!(refused(owned), "metadata.managedFields must be nil");
    let kind = Kind::new("apps", "v1", "Deployment");
    assert_eq!(
        kind.apply(None, deployment(json!([{"name": "c"}, {"name": "c"}])), "m", false).unwrap_err(),
        "failed to create typed patch object (/d; apps/v1, Kind=Deployment): .spec.template.spec.containers: duplicate entries for key [name=\"c\"]"
    );
}

#[test]
fn kubectl_moves_from_client_side_apply() {
    let kind = Kind::new("", "v1", "ConfigMap");
    let mut created = config_map(json!({"k": "v", "l": "w"}));
    created["metadata"]["annotations"] =
        json!({last_applied::ANNOTATION: format!("{}\n", config_map(json!({"k": "v", "l": "w"})))});
    let created = kind.update(None, created, "kubectl-client-side-apply");
    let applied = kind.apply(Some(&created), config_map(json!({"k": "x"})), "kubectl", false).unwrap();
    assert_eq!(
        applied["metadata"]["annotations"][last_applied::ANNOTATION].as_str().unwrap(),
        "{\"apiVersion\":\"v1\",\"data\":{\"k\":\"x\"},\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"}}\n"
    );
    assert!(kind.apply(Some(&created), config_map(json!({"k": "x"})), "other", false).is_err());
}

#[test]
fn reset_fields_are_nobodys() {
    let mut kind = Kind::new("apps", "v1", "Deployment");
    kind.reset = Some(ResetFilter::exclude(&[&["status"]]));
    let mut config = deployment(json!([{"name": "c"}]));
    config["status"] = json!({"replicas": 7});
    let applied = kind.apply(None, config, "m", false).unwrap();
    assert_eq!(owners(&applied)[0].2.get("f:status"), None);
}

#[test]
fn scale_takes_replicas() {
    let kind = Kind::new("apps", "v1", "Deployment");
    let mut config = deployment(json!([{"name": "c"}]));
    config["spec"]["replicas"] = 3.into();
    let object = kind.apply(None, config, "m1", false).unwrap();
    let paths = ReplicasPaths::from([("apps/v1".to_owned(), vec!["spec".to_owned(), "replicas".to_owned()])]);
    let entries = object["metadata"].get("managedFields");
    let scale = scale_to_subresource(entries, &paths).unwrap().unwrap();
    assert_eq!(scale[0]["fieldsV1"], json!({"f:spec": {"f:replicas": {}}}));
    assert_eq!(scale[0]["apiVersion"], "autoscaling/v1");
    // Somebody else's Update through scale: m1 loses the field.
    let taken = json!([{"manager": "hpa", "operation": "Update", "apiVersion": "apps/v1", "subresource": "scale",
        "fieldsType": "FieldsV1", "fieldsV1": {"f:spec": {"f:replicas": {}}}}]);
    let parent = scale_to_parent(entries, Some(&taken), "apps/v1", &paths).unwrap().unwrap();
    assert_eq!(parent[0]["fieldsV1"]["f:spec"].get("f:replicas"), None);
    assert_eq!(parent[1]["fieldsV1"], json!({"f:spec": {"f:replicas": {}}}));
}
