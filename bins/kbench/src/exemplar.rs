//! The pod that is filled in, read and listed: about 17 KB of JSON once the
//! server has defaulted it, in the proportions of a production pod (three
//! containers with environment, probes, mounts; annotations; managed fields).

use serde_json::{Value, json};

const ENV_PER_CONTAINER: usize = 16;
const ANNOTATIONS: usize = 10;

/// Labels make groups of 10 (`group`) and halves (`half`) for selectors.
pub fn pod(namespace: &str, index: usize) -> Value {
    let container = |at: usize| {
        let env: Vec<Value> = (0..ENV_PER_CONTAINER)
            .map(|e| match e % 4 {
                0 => json!({"name": format!("POD_FIELD_{e}"), "valueFrom": {"fieldRef": {"apiVersion": "v1", "fieldPath": "metadata.name"}}}),
                1 => json!({"name": format!("SETTING_{e}"), "valueFrom": {"configMapKeyRef": {"name": format!("settings-{at}"), "key": format!("setting.{e}"), "optional": true}}}),
                _ => json!({"name": format!("VARIABLE_{e}"), "value": format!("https://service-{e}.team-{at}.svc.cluster.local:8443/path/{index}")}),
            })
            .collect();
        json!({
            "name": format!("container-{at}"),
            "image": format!("registry.example.com/team-{at}/service-{at}:v1.{at}.7"),
            "args": ["--config=/etc/service/config.yaml", "--listen=0.0.0.0:8080", format!("--shard={index}"), "--v=2"],
            "env": env,
            "ports": [{"name": format!("http-{at}"), "containerPort": 8080 + at, "protocol": "TCP"}],
            "resources": {"requests": {"cpu": "10m", "memory": "32Mi"}, "limits": {"cpu": "500m", "memory": "256Mi"}},
            "livenessProbe": {"httpGet": {"path": "/healthz", "port": 8080 + at, "scheme": "HTTP"}, "initialDelaySeconds": 10, "timeoutSeconds": 2, "periodSeconds": 10, "successThreshold": 1, "failureThreshold": 3},
            "readinessProbe": {"httpGet": {"path": "/readyz", "port": 8080 + at, "scheme": "HTTP"}, "timeoutSeconds": 2, "periodSeconds": 5, "successThreshold": 1, "failureThreshold": 3},
            "volumeMounts": [{"name": "config", "mountPath": "/etc/service"}, {"name": "cache", "mountPath": "/var/cache/service"}],
            "securityContext": {"allowPrivilegeEscalation": false, "readOnlyRootFilesystem": true, "runAsNonRoot": true, "capabilities": {"drop": ["ALL"]}},
        })
    };
    let annotations: serde_json::Map<String, Value> = (0..ANNOTATIONS)
        .map(|a| (format!("team.example.com/note-{a}"), json!(format!("{a}: {}", "checked and approved ".repeat(4)))))
        .collect();
    json!({
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {
            "name": name(index),
            "namespace": namespace,
            "labels": {"app": "exemplar", "group": format!("g{}", index / 10), "half": format!("h{}", index % 2), "team": "platform"},
            "annotations": annotations,
        },
        "spec": {
            "automountServiceAccountToken": false,
            "containers": [container(0), container(1), container(2)],
            "volumes": [{"name": "config", "configMap": {"name": "settings-0", "optional": true}}, {"name": "cache", "emptyDir": {}}],
            // No scheduler takes it, so that a scheduler beside the row costs the same on both sides.
            "schedulerName": "kbench-none",
            "terminationGracePeriodSeconds": 30,
            "tolerations": [{"key": "dedicated", "operator": "Equal", "value": "platform", "effect": "NoSchedule"}],
        },
    })
}

pub fn name(index: usize) -> String {
    format!("exemplar-{index:06}")
}

/// What two servers must agree on: the object without what each of them draws by
/// itself (uid, revision, times).
pub fn comparable(mut object: Value) -> Value {
    if let Some(metadata) = object.get_mut("metadata").and_then(Value::as_object_mut) {
        for drawn in ["uid", "resourceVersion", "creationTimestamp"] {
            metadata.remove(drawn);
        }
        for field in metadata.get_mut("managedFields").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(field) = field.as_object_mut() {
                field.remove("time");
            }
        }
    }
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_the_size_it_claims() {
        // Defaults and managed fields add a good half to what is sent.
        let sent = serde_json::to_vec(&pod("kbench", 1)).unwrap().len();
        assert!((7_500..11_000).contains(&sent), "{sent}");
    }

    #[test]
    fn drawn_values_are_left_out_of_the_proof() {
        let one = json!({"metadata": {"name": "a", "uid": "1", "resourceVersion": "4", "managedFields": [{"time": "t", "manager": "m"}]}});
        assert_eq!(comparable(one), json!({"metadata": {"name": "a", "managedFields": [{"manager": "m"}]}}));
    }
}
