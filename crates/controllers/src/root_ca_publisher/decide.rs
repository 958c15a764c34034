//! Whether a namespace's ConfigMap is right.

use serde_json::{Value, json};

pub const NAME: &str = "kube-root-ca.crt";
const ANNOTATION: &str = "kubernetes.io/description";
const DESCRIPTION: &str = "Contains a CA bundle that can be used to verify the kube-apiserver when using internal endpoints such as the internal service IP or kubernetes.default.svc. No other usage is guaranteed across distributions of Kubernetes clusters.";

#[derive(Debug, PartialEq)]
pub enum Decision {
    Nothing,
    Create(Value),
    Update(Value),
}

pub fn decide(active: bool, namespace: &str, map: Option<&Value>, root_ca: &str) -> Decision {
    let data = json!({"ca.crt": root_ca});
    let Some(map) = map else {
        if !active {
            return Decision::Nothing;
        }
        return Decision::Create(json!({
            "apiVersion": "v1",
            "kind": "ConfigMap",
            "metadata": {"name": NAME, "namespace": namespace, "annotations": {ANNOTATION: DESCRIPTION}},
            "data": data,
        }));
    };
    let described = map["metadata"]["annotations"][ANNOTATION].as_str().is_some_and(|text| !text.is_empty());
    if map["data"] == data && described {
        return Decision::Nothing;
    }
    let mut map = map.clone();
    map["data"] = data;
    map["metadata"]["annotations"][ANNOTATION] = DESCRIPTION.into();
    Decision::Update(map)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_wrong_and_right() {
        let Decision::Create(map) = decide(true, "a", None, "CA") else { panic!("it is missing") };
        assert_eq!(decide(true, "a", Some(&map), "CA"), Decision::Nothing);
        assert_eq!(decide(false, "a", None, "CA"), Decision::Nothing);
        let mut wrong = map.clone();
        wrong["data"]["other"] = "x".into();
        wrong["metadata"]["labels"] = json!({"kept": "yes"});
        let Decision::Update(mended) = decide(true, "a", Some(&wrong), "CA") else { panic!("it is wrong") };
        assert_eq!(mended["data"], map["data"]);
        assert_eq!(mended["metadata"]["labels"]["kept"], "yes");
        let mut bare = map.clone();
        bare["metadata"].as_object_mut().unwrap().remove("annotations");
        assert_eq!(decide(true, "a", Some(&bare), "CA"), Decision::Update(map));
    }
}
