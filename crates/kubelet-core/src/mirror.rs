//! Mirror pods: the API's picture of static pods.
//! Followed upstream: pkg/kubelet/pod/mirror_client.go, kubelet.go (tryReconcileMirrorPods).

use std::sync::Arc;
use std::sync::atomic::Ordering;

use client::{DeleteOptions, WriteOptions, resources};
use serde_json::{Value, json};

use crate::kubelet::Kubelet;
use crate::pod::{CONFIG_HASH, CONFIG_MIRROR, Pod};

/// Ends a reconciliation, however it ends.
struct Mirroring {
    kubelet: Arc<Kubelet>,
    key: String,
}

impl Drop for Mirroring {
    fn drop(&mut self) {
        self.kubelet.mirroring.lock().remove(&self.key);
        // What changed meanwhile was not acted on.
        self.kubelet.wake_static(&self.key);
    }
}

impl Kubelet {
    /// Makes the mirror of a static pod, anew if it is not of this manifest.
    pub(crate) fn ensure_mirror(self: &Arc<Self>, pod: &Arc<Pod>) {
        if !pod.is_static() {
            return;
        }
        let Some(api) = self.api.clone() else { return };
        if !self.node_registered.load(Ordering::Acquire) {
            tracing::error!(
                err = %format!("node \"{}\" not found", self.settings.node_name),
                node = %self.settings.node_name,
                "Unable to register mirror pod because node is not registered yet"
            );
            return;
        }
        let mirror = self.mirrors.lock().get(&pod.key()).cloned();
        let hash = pod.metadata.annotations.get(CONFIG_HASH).cloned().unwrap_or_default();
        let stale = mirror.as_ref().filter(|m| {
            m.metadata.deletion_timestamp.is_some() || m.metadata.annotations.get(CONFIG_MIRROR) != Some(&hash)
        });
        if mirror.is_some() && stale.is_none() {
            return;
        }
        // One reconciliation of a mirror at a time.
        if !self.mirroring.lock().insert(pod.key()) {
            return;
        }
        let (kubelet, pod, stale) = (self.clone(), pod.clone(), stale.cloned());
        tokio::spawn(async move {
            let _done = Mirroring { kubelet: kubelet.clone(), key: pod.key() };
            if let Some(old) = stale {
                kubelet.remove_mirror(&old).await;
            }
            tracing::info!(pod = %pod.key(), "Creating a mirror pod for static pod");
            let Some(object) = kubelet.mirror_object(&pod) else { return };
            let namespace = &pod.metadata.namespace;
            let options = WriteOptions::default();
            match api.client.create::<Value>(&resources::PODS, namespace, &object, &options).await {
                Ok(answer) => {
                    if let Ok(mirror) = Pod::from_value(answer) {
                        kubelet.upsert(mirror);
                    }
                }
                // Another look at the pod made it, or the informer is behind.
                Err(error) if error.is_already_exists() => {}
                Err(error) => {
                    tracing::error!(err = %error, pod = %pod.key(), "Failed creating a mirror pod");
                }
            }
        });
    }

    async fn remove_mirror(&self, mirror: &Pod) {
        let Some(api) = &self.api else { return };
        let m = &mirror.metadata;
        tracing::info!(pod = %mirror.key(), podUID = %m.uid, "Trying to delete pod");
        let options = DeleteOptions::uid(&m.uid).grace(0);
        match api.client.delete(&resources::PODS, &m.namespace, &m.name, &options).await {
            Ok(_) => {
                self.mirrors.lock().remove(&mirror.key());
            }
            Err(error) if error.is_not_found() || error.is_conflict() => {
                self.mirrors.lock().remove(&mirror.key());
            }
            Err(error) => tracing::error!(err = %error, pod = %mirror.key(), "Failed deleting a mirror pod"),
        }
    }

    /// Removes the mirror of a static pod that is gone.
    pub(crate) fn delete_mirror(self: &Arc<Self>, pod: &Arc<Pod>) {
        let replaced = self.workers.lock().values().any(|w| {
            let other = w.pod();
            other.is_static() && other.key() == pod.key() && other.metadata.uid != pod.metadata.uid
        });
        // The successor replaces the mirror itself.
        if replaced {
            return;
        }
        if let Some(mirror) = self.mirrors.lock().get(&pod.key()).cloned() {
            let kubelet = self.clone();
            tokio::spawn(async move { kubelet.remove_mirror(&mirror).await });
        }
    }

    fn mirror_object(&self, pod: &Pod) -> Option<Value> {
        let node = self.api.as_ref()?.node_object(&self.settings.node_name)?;
        let hash = pod.metadata.annotations.get(CONFIG_HASH)?;
        let mut object = (*pod.raw).clone();
        object["apiVersion"] = json!("v1");
        object["kind"] = json!("Pod");
        let metadata = object["metadata"].as_object_mut()?;
        metadata.remove("uid");
        let annotations = metadata.entry("annotations").or_insert_with(|| json!({}));
        annotations[CONFIG_MIRROR] = json!(hash);
        metadata.insert(
            "ownerReferences".into(),
            json!([{"apiVersion": "v1", "kind": "Node", "name": self.settings.node_name,
                "uid": node["metadata"]["uid"], "controller": true}]),
        );
        Some(object)
    }
}
