//! Names made of hashes.

use serde_json::Value;

use super::dump::dump;

/// FNV-1a, 32 bits.
pub fn fnv32a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// FNV-1, 32 bits: upstream's `fnv.New32`.
pub fn fnv32(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| hash.wrapping_mul(0x0100_0193) ^ u32::from(*byte))
}

/// FNV-1a, 128 bits: by it upstream orders ports and subsets.
pub fn fnv128a(bytes: &[u8]) -> u128 {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(OFFSET, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(PRIME))
}

/// Letters and digits that make no bad words.
const ALPHABET: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";

/// Upstream's rand.SafeEncodeString.
pub fn safe_encode(text: &str) -> String {
    text.bytes().map(|b| char::from(ALPHABET[usize::from(b) % ALPHABET.len()])).collect()
}

/// Hash of a pod template, with the owner's collision count.
pub fn template_hash(template: &Value, collisions: Option<i64>) -> String {
    let mut bytes = dump("io.k8s.api.core.v1.PodTemplateSpec", "v1.PodTemplateSpec", template).into_bytes();
    if let Some(count) = collisions {
        // Upstream writes a buffer of eight bytes and fills four of them.
        let count = u32::try_from(count).unwrap_or(0);
        bytes.extend(u64::from(count).to_le_bytes());
    }
    safe_encode(&fnv32a(&bytes).to_string())
}

/// Hash of a ControllerRevision's data.
pub fn revision_hash(data: &str, probe: Option<i64>) -> String {
    let mut bytes = data.as_bytes().to_vec();
    if let Some(probe) = probe {
        bytes.extend(probe.to_string().into_bytes());
    }
    safe_encode(&fnv32(&bytes).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        assert_eq!(fnv32a(b"a"), 0xe40c_292c);
        assert_eq!(fnv32(b"a"), 0x050c_5d7e);
        assert_eq!(fnv128a(b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        assert_eq!(safe_encode("0123456789"), {
            let s: String = "0123456789".bytes().map(|b| char::from(ALPHABET[usize::from(b) % 27])).collect();
            s
        });
    }

    /// The revisions that upstream recorded name the hash of the template they hold.
    #[test]
    fn recorded_templates() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/oracle/goldens/controllers");
        let Ok(entries) = std::fs::read_dir(folder) else {
            println!("skipped: no shared/oracle beside the checkout");
            return;
        };
        let mut checked = 0;
        for entry in entries.flatten() {
            let text = std::fs::read_to_string(entry.path()).unwrap();
            let golden: Value = serde_json::from_str(&text).unwrap();
            let steps = golden["steps"].as_array().unwrap().iter();
            for revision in steps.filter_map(|s| s["seen"]["controllerrevisions"].as_array()).flatten() {
                let labels = &revision["metadata"]["labels"];
                let data = &revision["data"];
                if !data["spec"]["template"].is_object() {
                    continue;
                }
                let name = &revision["metadata"]["name"];
                if let Some(hash) = labels["controller-revision-hash"].as_str() {
                    let mut template = data["spec"]["template"].clone();
                    template.as_object_mut().unwrap().remove("$patch");
                    assert_eq!(template_hash(&template, None), hash, "{name}");
                    checked += 1;
                } else if let Some(hash) = labels["controller.kubernetes.io/hash"].as_str() {
                    assert_eq!(revision_hash(&data.to_string(), Some(0)), hash, "{name}");
                    checked += 1;
                }
            }
        }
        assert!(checked > 10, "{checked}");
    }

    #[test]
    fn the_recorded_coredns_deployment() {
        let template: Value = serde_json::from_str(COREDNS).unwrap();
        assert_eq!(template_hash(&template, None), "559f6c778d");
    }
    const COREDNS: &str = r##"{"metadata": {"labels": {"k8s-app": "kube-dns"}}, "spec": {"affinity": {"podAntiAffinity": {"preferredDuringSchedulingIgnoredDuringExecution": [{"podAffinityTerm": {"labelSelector": {"matchExpressions": [{"key": "k8s-app", "operator": "In", "values": ["kube-dns"]}]}, "topologyKey": "kubernetes.io/hostname"}, "weight": 100}]}}, "containers": [{"args": ["-conf", "/etc/coredns/Corefile"], "image": "registry.k8s.io/coredns/coredns:v1.14.6", "imagePullPolicy": "IfNotPresent", "livenessProbe": {"failureThreshold": 5, "httpGet": {"path": "/health", "port": "liveness-probe", "scheme": "HTTP"}, "initialDelaySeconds": 60, "periodSeconds": 10, "successThreshold": 1, "timeoutSeconds": 5}, "name": "coredns", "ports": [{"containerPort": 53, "name": "dns", "protocol": "UDP"}, {"containerPort": 53, "name": "dns-tcp", "protocol": "TCP"}, {"containerPort": 9153, "name": "metrics", "protocol": "TCP"}, {"containerPort": 8080, "name": "liveness-probe", "protocol": "TCP"}, {"containerPort": 8181, "name": "readiness-probe", "protocol": "TCP"}], "readinessProbe": {"failureThreshold": 3, "httpGet": {"path": "/ready", "port": "readiness-probe", "scheme": "HTTP"}, "periodSeconds": 10, "successThreshold": 1, "timeoutSeconds": 1}, "resources": {"limits": {"memory": "170Mi"}, "requests": {"cpu": "100m", "memory": "70Mi"}}, "securityContext": {"allowPrivilegeEscalation": false, "capabilities": {"add": ["NET_BIND_SERVICE"], "drop": ["ALL"]}, "readOnlyRootFilesystem": true}, "terminationMessagePath": "/dev/termination-log", "terminationMessagePolicy": "File", "volumeMounts": [{"mountPath": "/etc/coredns", "name": "config-volume", "readOnly": true}]}], "dnsPolicy": "Default", "nodeSelector": {"kubernetes.io/os": "linux"}, "priorityClassName": "system-cluster-critical", "restartPolicy": "Always", "schedulerName": "default-scheduler", "securityContext": {}, "serviceAccount": "coredns", "serviceAccountName": "coredns", "terminationGracePeriodSeconds": 30, "tolerations": [{"key": "CriticalAddonsOnly", "operator": "Exists"}, {"effect": "NoSchedule", "key": "node-role.kubernetes.io/control-plane"}], "volumes": [{"configMap": {"defaultMode": 420, "items": [{"key": "Corefile", "path": "Corefile"}], "name": "coredns"}, "name": "config-volume"}]}}"##;
}
