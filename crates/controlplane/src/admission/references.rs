//! Which API objects a pod's spec names: for mirror pods, which may name none.
//!
//! Upstream followed: `pkg/api/pod/util.go` HasAPIObjectReference.

use apimachinery::Value;
use apiserver::admission::text;

use super::items;

const SECRET_VOLUMES: [&str; 7] = ["cephfs", "cinder", "flexVolume", "rbd", "scaleIO", "iscsi", "storageos"];

fn containers(spec: &Value) -> impl Iterator<Item = &Value> {
    ["initContainers", "containers", "ephemeralContainers"].into_iter().flat_map(move |list| items(spec, list))
}

pub fn secret_names(spec: &Value) -> impl Iterator<Item = &str> {
    let pull = items(spec, "imagePullSecrets").map(|s| text(s, "name"));
    let from_containers = containers(spec).flat_map(|container| {
        let from = items(container, "envFrom").map(|s| text(&s["secretRef"], "name"));
        from.chain(items(container, "env").map(|e| text(&e["valueFrom"]["secretKeyRef"], "name")))
    });
    let from_volumes = items(spec, "volumes").flat_map(|volume| {
        let own = [
            text(&volume["secret"], "secretName"),
            text(&volume["azureFile"], "secretName"),
            text(&volume["csi"]["nodePublishSecretRef"], "name"),
        ];
        let by_reference = SECRET_VOLUMES.iter().map(|source| text(&volume[source]["secretRef"], "name"));
        let projected = items(&volume["projected"], "sources").map(|s| text(&s["secret"], "name"));
        own.into_iter().chain(by_reference).chain(projected)
    });
    pull.chain(from_containers).chain(from_volumes).filter(|name| !name.is_empty())
}

pub fn config_map_names(spec: &Value) -> impl Iterator<Item = &str> {
    let from_containers = containers(spec).flat_map(|container| {
        let from = items(container, "envFrom").map(|s| text(&s["configMapRef"], "name"));
        from.chain(items(container, "env").map(|e| text(&e["valueFrom"]["configMapKeyRef"], "name")))
    });
    let from_volumes = items(spec, "volumes").flat_map(|volume| {
        let projected = items(&volume["projected"], "sources").map(|s| text(&s["configMap"], "name"));
        std::iter::once(text(&volume["configMap"], "name")).chain(projected)
    });
    from_containers.chain(from_volumes).filter(|name| !name.is_empty())
}

/// The first kind of object a pod names, in upstream's words.
pub fn first_reference(spec: &Value) -> Option<&'static str> {
    if !text(spec, "serviceAccountName").is_empty() {
        return Some("serviceaccounts");
    }
    if secret_names(spec).next().is_some() {
        return Some("secrets");
    }
    if config_map_names(spec).next().is_some() {
        return Some("configmaps");
    }
    if items(spec, "resourceClaims").next().is_some() {
        return Some("resourceclaims");
    }
    for volume in items(spec, "volumes") {
        for (source, word) in [
            ("configMap", "configmaps (via configmap volumes)"),
            ("secret", "secrets (via secret volumes)"),
            ("csi", "csidrivers (via CSI volumes)"),
            ("glusterfs", "endpoints (via glusterFS volumes)"),
            ("persistentVolumeClaim", "persistentvolumeclaims"),
            ("ephemeral", "persistentvolumeclaims (via ephemeral volumes)"),
            ("azureFile", "secrets (via azureFile volumes)"),
        ] {
            if volume.get(source).is_some() {
                return Some(word);
            }
        }
        for projected in items(&volume["projected"], "sources") {
            for (source, word) in [
                ("configMap", "configmaps (via projected volumes)"),
                ("secret", "secrets (via projected volumes)"),
                ("serviceAccountToken", "serviceaccounts (via projected volumes)"),
                ("clusterTrustBundle", "clustertrustbundles"),
                ("podCertificate", "podcertificates"),
            ] {
                if projected.get(source).is_some() {
                    return Some(word);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn host_paths_need_no_api_and_the_rest_is_named() {
        assert_eq!(first_reference(&json!({"volumes": [{"name": "h", "hostPath": {"path": "/"}}]})), None);
        let env = json!({"containers": [{"envFrom": [{"configMapRef": {"name": "m"}}]}]});
        assert_eq!(first_reference(&env), Some("configmaps"));
        let token = json!({"volumes": [{"projected": {"sources": [{"serviceAccountToken": {}}]}}]});
        assert_eq!(first_reference(&token), Some("serviceaccounts (via projected volumes)"));
        let secrets = json!({"volumes": [{"csi": {"nodePublishSecretRef": {"name": "s"}}}]});
        assert_eq!(secret_names(&secrets).collect::<Vec<_>>(), ["s"]);
    }
}
