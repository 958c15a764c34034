//! From a manifest's text to a pod: defaults, a name that ends with the node's, a
//! uid that changes with the content, checks.

use std::path::Path;
use std::sync::Arc;

use apimachinery::field;
use serde_json::{Value, json};

use crate::hash;
use crate::pod::{CONFIG_HASH, CONFIG_SOURCE, Pod, drop_nulls};

/// Decodes one manifest. Errors are worded as upstream's.
pub fn decode(text: &str, file: &Path, node_name: &str) -> Result<Arc<Pod>, String> {
    let shown = file.display();
    let unparsable = |e: String| format!("{shown}: couldn't parse as pod({e}), please check config file");
    let mut object = crate::yaml::parse(text).map_err(&unparsable)?;
    drop_nulls(&mut object);
    let text_of = |key: &str| object[key].as_str().unwrap_or_default().to_string();
    let (version, kind) = (text_of("apiVersion"), text_of("kind"));
    if kind.is_empty() {
        return Err(unparsable(format!("Object 'Kind' is missing in '{}'", compact(&object))));
    }
    if version.is_empty() {
        return Err(unparsable(format!("Object 'apiVersion' is missing in '{}'", compact(&object))));
    }
    if kind != "Pod" || version != "v1" {
        let name = object["metadata"]["name"].as_str().unwrap_or_default();
        return Err(unparsable(format!(
            "invalid pod: &core.{kind}{{ObjectMeta:v1.ObjectMeta{{Name:{}}}}}",
            field::quote(name)
        )));
    }
    if object["metadata"]["name"].as_str().unwrap_or_default().is_empty() {
        return Err("invalid pod: name is needed for the pod".into());
    }
    // Checked before defaults fill the type in: the wrong JSON type is a parse error.
    Pod::from_value(object.clone()).map_err(|e| unparsable(e.to_string()))?;
    let forbidden = forbidden_reference(&object);
    api::core::pod::defaults::pod(&mut object);
    finish(&mut object, file, node_name);
    let problems = api::validation::pod::create(&object);
    if !problems.is_empty() {
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        return Err(format!("invalid pod: [{}]", list.join(", ")));
    }
    if let Some(what) = forbidden {
        return Err(format!("static pods may not reference {what}"));
    }
    Pod::from_value(object).map_err(|e| unparsable(e.to_string()))
}

fn compact(object: &Value) -> String {
    object.to_string()
}

/// Fills in what makes a manifest this node's pod.
fn finish(object: &mut Value, file: &Path, node_name: &str) {
    let metadata = &mut object["metadata"];
    let given = metadata["uid"].as_str().unwrap_or_default().to_string();
    let uid = if given.is_empty() {
        let mut content = object.to_string();
        content.push_str(&format!("host:{node_name}file:{}", file.display()));
        hash::md5_hex(content.as_bytes())
    } else {
        given
    };
    let metadata = &mut object["metadata"];
    let name = metadata["name"].as_str().unwrap_or_default();
    metadata["name"] = json!(format!("{name}-{}", node_name.to_lowercase()));
    if metadata["namespace"].as_str().unwrap_or_default().is_empty() {
        metadata["namespace"] = json!("default");
    }
    metadata["uid"] = json!(uid);
    metadata["annotations"][CONFIG_HASH] = json!(uid);
    metadata["annotations"][CONFIG_SOURCE] = json!("file");
    let spec = &mut object["spec"];
    spec["nodeName"] = json!(node_name);
    let everything = json!({"effect": "NoExecute", "operator": "Exists"});
    match spec.get_mut("tolerations").and_then(Value::as_array_mut) {
        Some(list) if !list.contains(&everything) => list.push(everything),
        Some(_) => {}
        None => spec["tolerations"] = json!([everything]),
    }
    object["status"]["phase"] = json!("Pending");
}

/// What a static pod must not need from the API.
fn forbidden_reference(object: &Value) -> Option<&'static str> {
    let spec = &object["spec"];
    let text = |value: &Value| value.as_str().is_some_and(|t| !t.is_empty());
    if text(&spec["serviceAccountName"]) || text(&spec["serviceAccount"]) {
        return Some("serviceaccounts");
    }
    let containers =
        ["containers", "initContainers"].into_iter().flat_map(|key| spec[key].as_array().into_iter().flatten());
    for container in containers {
        for source in container["envFrom"].as_array().into_iter().flatten() {
            if source.get("configMapRef").is_some() {
                return Some("configmaps");
            }
            if source.get("secretRef").is_some() {
                return Some("secrets");
            }
        }
        for var in container["env"].as_array().into_iter().flatten() {
            if var["valueFrom"].get("configMapKeyRef").is_some() {
                return Some("configmaps");
            }
            if var["valueFrom"].get("secretKeyRef").is_some() {
                return Some("secrets");
            }
        }
    }
    if spec.get("imagePullSecrets").and_then(Value::as_array).is_some_and(|l| !l.is_empty()) {
        return Some("secrets");
    }
    if spec.get("resourceClaims").and_then(Value::as_array).is_some_and(|l| !l.is_empty()) {
        return Some("resourceclaims");
    }
    for volume in spec["volumes"].as_array().into_iter().flatten() {
        for (key, what) in
            [("configMap", "configmaps"), ("secret", "secrets"), ("persistentVolumeClaim", "persistentvolumeclaims")]
        {
            if volume.get(key).is_some() {
                return Some(what);
            }
        }
        for part in volume["projected"]["sources"].as_array().into_iter().flatten() {
            for (key, what) in [
                ("configMap", "configmaps"),
                ("secret", "secrets"),
                ("serviceAccountToken", "serviceaccounts"),
                ("clusterTrustBundle", "clustertrustbundles"),
            ] {
                if part.get(key).is_some() {
                    return Some(what);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str) -> Result<Arc<Pod>, String> {
        decode(text, Path::new("/m/a.yaml"), "w1")
    }

    #[test]
    fn a_static_pod_of_this_node() {
        let text = "apiVersion: v1\nkind: Pod\nmetadata: {name: st, labels: {a: b}}\nspec: {containers: [{name: c, image: 'nginx'}]}\n";
        let pod = run(text).unwrap();
        assert_eq!(pod.key(), "default/st-w1");
        assert_eq!(pod.source(), "file");
        assert_eq!(pod.metadata.uid.len(), 32);
        assert_eq!(pod.metadata.annotations[CONFIG_HASH], pod.metadata.uid);
        assert_eq!(pod.spec.containers[0].image_pull_policy, "Always");
        assert_eq!(pod.spec.tolerations, [json!({"effect": "NoExecute", "operator": "Exists"})]);
        let other = run(&text.replace("name: c", "name: d")).unwrap();
        assert_ne!(other.metadata.uid, pod.metadata.uid);
    }

    #[test]
    fn errors_as_recorded() {
        assert_eq!(
            run("apiVersion: v1\nkind: Pod\nmetadata: {name: bad3}\nspec: {containers: []}\n").unwrap_err(),
            "invalid pod: [spec.containers: Required value]"
        );
        let env = "apiVersion: v1\nkind: Pod\nmetadata: {name: bad4}\nspec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: x}}]}]}\n";
        assert_eq!(run(env).unwrap_err(), "static pods may not reference configmaps");
        let account = "apiVersion: v1\nkind: Pod\nmetadata: {name: sva}\nspec: {serviceAccountName: foo, containers: [{name: c, image: i}]}\n";
        assert_eq!(run(account).unwrap_err(), "static pods may not reference serviceaccounts");
        assert!(run("kind: Pod\n  a: b\n").unwrap_err().starts_with("/m/a.yaml: couldn't parse as pod(yaml: line "));
        assert!(
            run("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bad5}\n")
                .unwrap_err()
                .starts_with("/m/a.yaml: couldn't parse as pod(invalid pod: &core.ConfigMap{")
        );
    }
}
