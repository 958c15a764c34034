//! Which node may see which object: pods tie the secrets, config maps, claims
//! and service accounts they name to their node; persistent volumes hang on
//! claims; attachments, slices and certificate requests name their node.
//!
//! Upstream keeps a general graph; the relation has only these few shapes, so
//! counted references and two maps give the same answers in constant time.
//!
//! Upstream followed: `plugin/pkg/auth/authorizer/node/graph*.go`,
//! `pkg/api/v1/pod/util.go`, `pkg/api/v1/persistentvolume/util.go`.

use std::collections::{BTreeSet, HashMap};

use apimachinery::Value;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    ConfigMap,
    PersistentVolume,
    PersistentVolumeClaim,
    Pod,
    PodCertificateRequest,
    ResourceClaim,
    ResourceSlice,
    Secret,
    ServiceAccount,
    VolumeAttachment,
}

type Name = (String, String);

#[derive(Debug, Default)]
struct PodEntry {
    node: String,
    names: BTreeSet<(Kind, String)>,
}

#[derive(Debug, Default)]
struct VolumeEntry {
    claim: Name,
    secrets: BTreeSet<Name>,
}

#[derive(Debug, Default)]
pub struct Graph {
    pods: HashMap<Name, PodEntry>,
    /// Object to node to the number of pods that tie them.
    references: HashMap<(Kind, String, String), HashMap<String, usize>>,
    volumes: HashMap<String, VolumeEntry>,
    volumes_of_secret: HashMap<Name, BTreeSet<String>>,
    /// Attachments, slices and certificate requests.
    own_node: HashMap<(Kind, String, String), String>,
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

fn items<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten()
}

fn name_of(object: &Value) -> Name {
    (text(&object["metadata"], "namespace").to_owned(), text(&object["metadata"], "name").to_owned())
}

impl Graph {
    pub fn put_pod(&mut self, pod: &Value) {
        let key = name_of(pod);
        self.remove_pod(&key.0, &key.1);
        let node = text(&pod["spec"], "nodeName");
        if node.is_empty() {
            return;
        }
        let names = pod_references(pod);
        for (kind, name) in &names {
            let reference = (*kind, key.0.clone(), name.clone());
            *self.references.entry(reference).or_default().entry(node.to_owned()).or_default() += 1;
        }
        self.pods.insert(key, PodEntry { node: node.to_owned(), names });
    }

    pub fn remove_pod(&mut self, namespace: &str, name: &str) {
        let Some(entry) = self.pods.remove(&(namespace.to_owned(), name.to_owned())) else { return };
        for (kind, name) in entry.names {
            let reference = (kind, namespace.to_owned(), name);
            let Some(nodes) = self.references.get_mut(&reference) else { continue };
            if let Some(count) = nodes.get_mut(&entry.node) {
                *count -= 1;
                if *count == 0 {
                    nodes.remove(&entry.node);
                }
            }
            if nodes.is_empty() {
                self.references.remove(&reference);
            }
        }
    }

    pub fn put_volume(&mut self, volume: &Value) {
        let (_, name) = name_of(volume);
        self.remove_volume(&name);
        let claim = &volume["spec"]["claimRef"];
        if !claim.is_object() {
            return;
        }
        let claim: Name = (text(claim, "namespace").to_owned(), text(claim, "name").to_owned());
        let secrets = volume_secrets(&volume["spec"], &claim.0);
        for secret in &secrets {
            self.volumes_of_secret.entry(secret.clone()).or_default().insert(name.clone());
        }
        self.volumes.insert(name, VolumeEntry { claim, secrets });
    }

    pub fn remove_volume(&mut self, name: &str) {
        let Some(entry) = self.volumes.remove(name) else { return };
        for secret in entry.secrets {
            if let Some(volumes) = self.volumes_of_secret.get_mut(&secret) {
                volumes.remove(name);
                if volumes.is_empty() {
                    self.volumes_of_secret.remove(&secret);
                }
            }
        }
    }

    /// `kind` is one of those that name their node: attachments, slices,
    /// certificate requests.
    pub fn put_own_node(&mut self, kind: Kind, object: &Value) {
        let (namespace, name) = name_of(object);
        let node = text(&object["spec"], "nodeName");
        if node.is_empty() {
            self.remove_own_node(kind, &namespace, &name);
        } else {
            self.own_node.insert((kind, namespace, name), node.to_owned());
        }
    }

    pub fn remove_own_node(&mut self, kind: Kind, namespace: &str, name: &str) {
        self.own_node.remove(&(kind, namespace.to_owned(), name.to_owned()));
    }

    /// Whether the object is tied to the node.
    pub fn ties(&self, node: &str, kind: Kind, namespace: &str, name: &str) -> bool {
        let by_pod = |kind: Kind, namespace: &str, name: &str| {
            let key = (kind, namespace.to_owned(), name.to_owned());
            self.references.get(&key).is_some_and(|nodes| nodes.contains_key(node))
        };
        let by_claim = |volume: &str| {
            self.volumes
                .get(volume)
                .is_some_and(|entry| by_pod(Kind::PersistentVolumeClaim, &entry.claim.0, &entry.claim.1))
        };
        match kind {
            Kind::Pod => {
                self.pods.get(&(namespace.to_owned(), name.to_owned())).is_some_and(|entry| entry.node == node)
            }
            Kind::PersistentVolume => by_claim(name),
            Kind::VolumeAttachment | Kind::ResourceSlice | Kind::PodCertificateRequest => {
                self.own_node.get(&(kind, namespace.to_owned(), name.to_owned())).is_some_and(|own| own == node)
            }
            Kind::Secret => {
                by_pod(kind, namespace, name)
                    || self
                        .volumes_of_secret
                        .get(&(namespace.to_owned(), name.to_owned()))
                        .is_some_and(|volumes| volumes.iter().any(|volume| by_claim(volume)))
            }
            kind => by_pod(kind, namespace, name),
        }
    }
}

const SECRET_VOLUMES: [&str; 7] = ["cephfs", "cinder", "flexVolume", "rbd", "scaleIO", "iscsi", "storageos"];

/// What a pod's containers, volumes and account name in its own namespace. A
/// mirror pod names nothing: the API did not vouch for it.
fn pod_references(pod: &Value) -> BTreeSet<(Kind, String)> {
    let mut found = BTreeSet::new();
    if pod["metadata"]["annotations"].get("kubernetes.io/config.mirror").is_some() {
        return found;
    }
    let spec = &pod["spec"];
    let mut add = |kind: Kind, name: &str| {
        if !name.is_empty() {
            found.insert((kind, name.to_owned()));
        }
    };
    add(Kind::ServiceAccount, text(spec, "serviceAccountName"));
    for secret in items(spec, "imagePullSecrets") {
        add(Kind::Secret, text(secret, "name"));
    }
    for list in ["initContainers", "containers", "ephemeralContainers"] {
        for container in items(spec, list) {
            for source in items(container, "envFrom") {
                add(Kind::ConfigMap, text(&source["configMapRef"], "name"));
                add(Kind::Secret, text(&source["secretRef"], "name"));
            }
            for variable in items(container, "env") {
                add(Kind::ConfigMap, text(&variable["valueFrom"]["configMapKeyRef"], "name"));
                add(Kind::Secret, text(&variable["valueFrom"]["secretKeyRef"], "name"));
            }
        }
    }
    for volume in items(spec, "volumes") {
        add(Kind::Secret, text(&volume["secret"], "secretName"));
        add(Kind::Secret, text(&volume["azureFile"], "secretName"));
        add(Kind::Secret, text(&volume["csi"]["nodePublishSecretRef"], "name"));
        for source in SECRET_VOLUMES {
            add(Kind::Secret, text(&volume[source]["secretRef"], "name"));
        }
        add(Kind::ConfigMap, text(&volume["configMap"], "name"));
        for source in items(&volume["projected"], "sources") {
            add(Kind::Secret, text(&source["secret"], "name"));
            add(Kind::ConfigMap, text(&source["configMap"], "name"));
        }
        add(Kind::PersistentVolumeClaim, text(&volume["persistentVolumeClaim"], "claimName"));
        if volume["ephemeral"].is_object() {
            let claim = format!("{}-{}", text(&pod["metadata"], "name"), text(volume, "name"));
            add(Kind::PersistentVolumeClaim, &claim);
        }
    }
    for claim in items(spec, "resourceClaims") {
        add(Kind::ResourceClaim, text(claim, "resourceClaimName"));
    }
    for claim in items(&pod["status"], "resourceClaimStatuses") {
        add(Kind::ResourceClaim, text(claim, "resourceClaimName"));
    }
    add(Kind::ResourceClaim, text(&pod["status"]["extendedResourceClaimStatus"], "resourceClaimName"));
    found
}

/// Secrets of a volume that a kubelet reads.
fn volume_secrets(spec: &Value, claim_namespace: &str) -> BTreeSet<Name> {
    let mut found = BTreeSet::new();
    let mut add = |namespace: &str, name: &str| {
        if !name.is_empty() {
            let namespace = if namespace.is_empty() { claim_namespace } else { namespace };
            found.insert((namespace.to_owned(), name.to_owned()));
        }
    };
    add(text(&spec["azureFile"], "secretNamespace"), text(&spec["azureFile"], "secretName"));
    for source in SECRET_VOLUMES {
        let reference = &spec[source]["secretRef"];
        add(text(reference, "namespace"), text(reference, "name"));
    }
    for field in ["nodePublishSecretRef", "nodeStageSecretRef", "nodeExpandSecretRef"] {
        let reference = &spec["csi"][field];
        add(text(reference, "namespace"), text(reference, "name"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pod(node: &str) -> Value {
        json!({"metadata": {"namespace": "a", "name": "p"}, "spec": {
            "nodeName": node, "serviceAccountName": "sa", "imagePullSecrets": [{"name": "pull"}],
            "containers": [{"env": [{"valueFrom": {"secretKeyRef": {"name": "env"}}}],
                            "envFrom": [{"configMapRef": {"name": "from"}}]}],
            "volumes": [{"name": "v", "persistentVolumeClaim": {"claimName": "c"}}, {"name": "e", "ephemeral": {}}]}})
    }

    #[test]
    fn a_pod_ties_what_it_names_to_its_node_only() {
        let mut graph = Graph::default();
        graph.put_pod(&pod("n1"));
        for (kind, name) in [
            (Kind::Pod, "p"),
            (Kind::ServiceAccount, "sa"),
            (Kind::Secret, "pull"),
            (Kind::Secret, "env"),
            (Kind::ConfigMap, "from"),
            (Kind::PersistentVolumeClaim, "c"),
            (Kind::PersistentVolumeClaim, "p-e"),
        ] {
            assert!(graph.ties("n1", kind, "a", name), "{kind:?} {name}");
            assert!(!graph.ties("n2", kind, "a", name));
            assert!(!graph.ties("n1", kind, "b", name));
        }
        graph.remove_pod("a", "p");
        assert!(!graph.ties("n1", Kind::Secret, "a", "env"));
    }

    #[test]
    fn two_pods_hold_a_tie_until_both_are_gone() {
        let mut graph = Graph::default();
        let mut second = pod("n1");
        second["metadata"]["name"] = "q".into();
        graph.put_pod(&pod("n1"));
        graph.put_pod(&second);
        graph.put_pod(&second);
        graph.remove_pod("a", "p");
        assert!(graph.ties("n1", Kind::Secret, "a", "env"));
        graph.remove_pod("a", "q");
        assert!(!graph.ties("n1", Kind::Secret, "a", "env"));
    }

    #[test]
    fn a_volume_and_its_secret_follow_the_claim() {
        let mut graph = Graph::default();
        graph.put_volume(&json!({"metadata": {"name": "pv"}, "spec": {
            "claimRef": {"namespace": "a", "name": "c"},
            "csi": {"nodeStageSecretRef": {"namespace": "s", "name": "stage"}, "controllerPublishSecretRef": {"namespace": "s", "name": "ctl"}}}}));
        assert!(!graph.ties("n1", Kind::PersistentVolume, "", "pv"));
        graph.put_pod(&pod("n1"));
        assert!(graph.ties("n1", Kind::PersistentVolume, "", "pv"));
        assert!(graph.ties("n1", Kind::Secret, "s", "stage"));
        assert!(!graph.ties("n1", Kind::Secret, "s", "ctl"));
        graph.remove_volume("pv");
        assert!(!graph.ties("n1", Kind::Secret, "s", "stage"));
    }

    #[test]
    fn a_mirror_pod_ties_only_itself() {
        let mut graph = Graph::default();
        let mut mirror = pod("n1");
        mirror["metadata"]["annotations"] = json!({"kubernetes.io/config.mirror": "h"});
        graph.put_pod(&mirror);
        assert!(graph.ties("n1", Kind::Pod, "a", "p") && !graph.ties("n1", Kind::Secret, "a", "env"));
    }
}
