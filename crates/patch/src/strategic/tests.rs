use super::*;
use serde_json::json;

fn apply_to(kind: (&str, &str), original: Value, patch: Value) -> std::result::Result<Value, String> {
    let ty = schema::type_by_api_version(kind.0, kind.1).unwrap();
    super::apply(original, &patch, ty).map_err(|e| e.to_string())
}

fn pod(spec: Value) -> Value {
    json!({ "spec": spec })
}

fn check_pod(original: Value, patch: Value, expected: Value) {
    assert_eq!(apply_to(("v1", "Pod"), pod(original), pod(patch.clone())), Ok(pod(expected)), "{patch}");
}

#[test]
fn lists_merge_by_key_and_keep_order() {
    check_pod(
        json!({"containers": [{"name": "c", "image": "i"}, {"name": "d", "image": "i", "args": ["x"]}]}),
        json!({"containers": [{"name": "d", "image": "j"}, {"name": "n", "image": "k"}]}),
        json!({"containers": [{"name": "c", "image": "i"}, {"name": "d", "image": "j", "args": ["x"]}, {"name": "n", "image": "k"}]}),
    );
    check_pod(
        json!({"tolerations": [{"key": "a"}]}),
        json!({"tolerations": [{"key": "b"}]}),
        json!({"tolerations": [{"key": "b"}]}),
    );
    check_pod(
        json!({"containers": [{"name": "c"}]}),
        json!({"containers": []}),
        json!({"containers": [{"name": "c"}]}),
    );
}

#[test]
fn directives_delete_replace_and_order() {
    let two = json!({"containers": [{"name": "c"}, {"name": "d"}]});
    check_pod(
        two.clone(),
        json!({"containers": [{"name": "c", "$patch": "delete"}]}),
        json!({"containers": [{"name": "d"}]}),
    );
    check_pod(
        two.clone(),
        json!({"containers": [{"name": "only"}, {"$patch": "replace"}]}),
        json!({"containers": [{"name": "only"}]}),
    );
    check_pod(
        two.clone(),
        json!({"$setElementOrder/containers": [{"name": "c"}, {"name": "n"}, {"name": "d"}], "containers": [{"name": "n"}]}),
        json!({"containers": [{"name": "c"}, {"name": "n"}, {"name": "d"}]}),
    );
    check_pod(
        two.clone(),
        json!({"$setElementOrder/containers": [{"name": "d"}, {"name": "c"}]}),
        json!({"containers": [{"name": "d"}, {"name": "c"}]}),
    );
    check_pod(
        json!({"volumes": [{"name": "v", "emptyDir": {}}]}),
        json!({"volumes": [{"name": "v", "$retainKeys": ["name", "configMap"], "configMap": {"name": "x"}}]}),
        json!({"volumes": [{"name": "v", "configMap": {"name": "x"}}]}),
    );
    check_pod(two, json!({"$patch": "replace", "nodeName": "n"}), json!({"nodeName": "n"}));
}

#[test]
fn scalar_lists_are_sets() {
    let check = |original: Value, patch: Value, expected: Value| {
        let of = |metadata: Value| json!({ "metadata": metadata });
        assert_eq!(apply_to(("v1", "ConfigMap"), of(original), of(patch)), Ok(of(expected)));
    };
    let ab = json!({"finalizers": ["a", "b"]});
    check(ab.clone(), json!({"finalizers": ["c", "a"]}), json!({"finalizers": ["c", "a", "b"]}));
    check(ab.clone(), json!({"$deleteFromPrimitiveList/finalizers": ["b"]}), json!({"finalizers": ["a"]}));
    check(ab.clone(), json!({"$setElementOrder/finalizers": ["b", "a"]}), json!({"finalizers": ["b", "a"]}));
    check(ab, json!({"finalizers": null, "labels": {"x": null, "y": "1"}}), json!({"labels": {"y": "1"}}));
}

#[test]
fn errors_read_as_upstream() {
    let original = || json!({"spec": {"containers": [{"name": "c"}], "nodeSelector": {}}});
    for (patch, expected) in [
        (
            json!({"spec": {"containers": [{"image": "x"}]}}),
            "map: map[image:x] does not contain declared merge key: name",
        ),
        (
            json!({"spec": {"$setElementOrder/containers": [{"name": "c"}], "containers": [{"name": "n", "image": "n"}]}}),
            "The order in patch list:\n[map[image:n name:n]]\n doesn't match $setElementOrder list:\n[map[name:c]]\n",
        ),
        (
            json!({"spec": {"containers": [{"name": "c", "$patch": "frob"}]}}),
            "unknown patch type: frob in map: map[$patch:frob name:c]",
        ),
        (json!({"spec": {"$retainKeys": "x"}}), "invalid patch format of retainKeys"),
        (json!({"spec": {"$retainKeys": ["x"], "nodeName": "n"}}), "invalid patch format of retainKeys"),
        (json!({"spec": {"$deleteFromPrimitiveList": ["x"]}}), "invalid patch format of primitive list"),
    ] {
        assert_eq!(apply_to(("v1", "Pod"), original(), patch.clone()).unwrap_err(), expected, "{patch}");
    }
}
