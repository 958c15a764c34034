//! ephemeral-volume-controller: the claim of each generic ephemeral volume.
//!
//! Named `<pod>-<volume>` and owned by the pod, so that it goes with it. A claim of
//! that name that is not the pod's is left alone and the pod told so.
//! Upstream followed: pkg/controller/volume/ephemeral.

use std::sync::Arc;

use client::resources::{PERSISTENT_VOLUME_CLAIMS, PODS};
use client::{Client, WriteOptions};
use informers::{Event, Informer, Key};
use reconciler::events::EventType;
use reconciler::owner::{controller_ref, is_controlled_by};
use reconciler::pod::{Pod, Volume};
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::types::{Claim, pods_by_claim};

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    pods: Informer<Pod>,
    claims: Informer<Claim>,
}

fn wants(pod: &Pod) -> bool {
    !pod.metadata.is_deleting() && pod.spec.volumes.iter().any(|v| v.ephemeral.is_some())
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("ephemeral-volume-controller").await?;
    let controller = Controller {
        recorder: context.recorder(&client, "ephemeral_volume"),
        client,
        pods: context.factory.informer(&PODS),
        claims: context.factory.informer(&PERSISTENT_VOLUME_CLAIMS),
    };
    pods_by_claim(&controller.pods);
    let queue: Queue<Key> = Queue::new("ephemeral_volume");
    {
        let queue = queue.clone();
        controller.pods.add_handler(move |event| {
            if let Event::Added { object, .. } = event
                && wants(object)
            {
                queue.add(event.key());
            }
        });
    }
    {
        let (queue, pods) = (queue.clone(), controller.pods.clone());
        controller.claims.add_handler(move |event| {
            if let Event::Deleted { .. } = event {
                let users = pods.by_index("claim", &event.key().to_string());
                users.iter().filter(|p| wants(p)).for_each(|p| {
                    queue.add(Key::new(p.metadata.namespace.as_str(), p.metadata.name.as_str()));
                });
            }
        });
    }
    context.synced().await;
    let workers = context.config.concurrent("ephemeralvolume");
    Runner::new("ephemeral_volume", workers)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await.map(|()| Next::Done) }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<(), SyncError> {
        let Some(pod) = self.pods.get_key(key).filter(|p| !p.metadata.is_deleting()) else { return Ok(()) };
        for volume in &pod.spec.volumes {
            let Some(body) = claim(&pod, volume) else { continue };
            let name = body["metadata"]["name"].as_str().unwrap_or_default().to_owned();
            let existing = self.claims.get(&key.namespace, &name);
            if let Err(error) = self.ensure(&pod, &name, existing, &body).await {
                let text = format!("ephemeral volume {}: {error}", volume.name);
                let regarding = ObjectReference::new(&PODS, &pod.metadata);
                self.recorder.event(&regarding, EventType::Warning, "FailedBinding", text);
                return Err(SyncError::new(format!("pod {key}, ephemeral volume {}: {error}", volume.name)));
            }
        }
        Ok(())
    }

    async fn ensure(&self, pod: &Pod, name: &str, existing: Option<Arc<Claim>>, body: &Value) -> Result<(), String> {
        let namespace = &pod.metadata.namespace;
        if let Some(existing) = existing {
            if !is_controlled_by(&existing.metadata, &pod.metadata) {
                return Err(format!(
                    "PVC {namespace}/{name} was not created for pod {} (pod is not owner)",
                    pod.metadata.key()
                ));
            }
            return Ok(());
        }
        let options = WriteOptions::default();
        let made = self.client.create::<Value>(&PERSISTENT_VOLUME_CLAIMS, namespace, body, &options).await;
        made.map(drop).map_err(|error| format!("create PVC {name}: {error}"))
    }
}

/// The claim of a generic ephemeral volume; `None` for other volumes.
fn claim(pod: &Pod, volume: &Volume) -> Option<Value> {
    let template = &volume.ephemeral.as_ref()?["volumeClaimTemplate"];
    let mut metadata = json!({
        "name": format!("{}-{}", pod.metadata.name, volume.name),
        "ownerReferences": [controller_ref(&PODS, &pod.metadata)],
    });
    for key in ["annotations", "labels"] {
        if template["metadata"][key].is_object() {
            metadata[key] = template["metadata"][key].clone();
        }
    }
    let spec = template["spec"].clone();
    Some(json!({"apiVersion": "v1", "kind": "PersistentVolumeClaim", "metadata": metadata, "spec": spec}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_named_and_owned_by_the_pod() {
        let pod: Pod = serde_json::from_value(json!({
            "metadata": {"name": "p", "namespace": "n", "uid": "u"},
            "spec": {"volumes": [{"name": "e"}, {"name": "v", "ephemeral": {"volumeClaimTemplate": {
                "metadata": {"labels": {"a": "b"}}, "spec": {"accessModes": ["ReadWriteOnce"]}}}}]},
        }))
        .unwrap();
        assert_eq!(claim(&pod, &pod.spec.volumes[0]), None);
        let made = claim(&pod, &pod.spec.volumes[1]).unwrap();
        assert_eq!(made["metadata"]["name"], "p-v");
        assert_eq!(made["metadata"]["labels"], json!({"a": "b"}));
        assert_eq!(made["metadata"]["ownerReferences"][0]["uid"], "u");
        assert_eq!(made["spec"], json!({"accessModes": ["ReadWriteOnce"]}));
    }
}
