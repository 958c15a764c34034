//! Scrubbing a volume: a pod that empties it, watched to its end.
//!
//! Deprecated upstream, and for host paths and NFS only. Upstream followed:
//! pkg/volume/util/recyclerclient, pkg/volume/{hostpath,nfs}.

use apimachinery::field::quote;
use apimachinery::quantity::Quantity;
use client::resources::{EVENTS, PODS};
use client::{DeleteOptions, ListOptions, WatchEvent, WriteOptions};
use reconciler::events::EventType;
use reconciler::pod::Pod;
use serde_json::{Value, json};

use super::Binder;
use super::reclaim::Plugin;
use crate::types::Volume;

const GIB: i64 = 1 << 30;

fn template() -> Value {
    json!({
        "apiVersion": "v1", "kind": "Pod",
        "metadata": {"namespace": "default"},
        "spec": {
            "restartPolicy": "Never",
            "volumes": [{"name": "vol"}],
            "containers": [{
                "name": "pv-recycler",
                "image": "registry.k8s.io/build-image/debian-base:bookworm-v1.0.6",
                "command": ["/bin/sh"],
                "args": ["-c", "test -e /scrub && find /scrub -mindepth 1 -delete && test -z \"$(ls -A /scrub)\" || exit 1"],
                "volumeMounts": [{"name": "vol", "mountPath": "/scrub"}],
            }],
        },
    })
}

/// The pod that scrubs `volume`: the template with the volume's own source.
pub fn pod(volume: &Volume, plugin: Plugin, mut template: Value, minimum: i64, increment: i64) -> Value {
    let size = Quantity::from_value(&volume.spec["capacity"]["storage"]).unwrap_or_default().value();
    template["metadata"]["name"] = format!("recycler-for-{}", volume.metadata.name).into();
    if let Some(metadata) = template["metadata"].as_object_mut() {
        metadata.remove("generateName");
    }
    template["spec"]["activeDeadlineSeconds"] = (size / GIB).saturating_mul(increment).max(minimum).into();
    let source = match plugin {
        Plugin::HostPath => json!({"hostPath": {"path": volume.spec["hostPath"]["path"]}}),
        Plugin::Nfs => json!({"nfs": {"server": volume.spec["nfs"]["server"], "path": volume.spec["nfs"]["path"]}}),
    };
    let name = template["spec"]["volumes"][0]["name"].clone();
    template["spec"]["volumes"][0] = source;
    template["spec"]["volumes"][0]["name"] = name;
    template
}

impl Binder {
    pub(super) async fn scrub(&self, volume: &Volume, plugin: Plugin) -> Result<(), String> {
        let flags = &self.context.config.recycler;
        let (file, minimum, increment) = match plugin {
            Plugin::HostPath => (&flags.template_hostpath, flags.minimum_hostpath, flags.increment_hostpath),
            Plugin::Nfs => (&flags.template_nfs, flags.minimum_nfs, flags.increment_nfs),
        };
        let template = if file.is_empty() {
            template()
        } else {
            let text = tokio::fs::read(file).await.map_err(|e| format!("failed to read file path {file}: {e}"))?;
            serde_json::from_slice(&text).map_err(|e| format!("failed decoding file {file}: {e}"))?
        };
        let pod = pod(volume, plugin, template, minimum, increment);
        let text = |pointer: &str| pod.pointer(pointer).and_then(Value::as_str).unwrap_or_default().to_owned();
        let (namespace, name) = (text("/metadata/namespace"), text("/metadata/name"));
        // Watched before it is made, so that nothing is missed.
        let selection = ListOptions::fields(format!("metadata.name={name}"));
        let mut pods = self.client.watch::<Pod>(&PODS, &namespace, &selection).await.map_err(|e| e.to_string())?;
        let selection = ListOptions::fields(format!("involvedObject.kind=Pod,involvedObject.name={name}"));
        let mut events =
            self.client.watch::<Value>(&EVENTS, &namespace, &selection).await.map_err(|e| e.to_string())?;
        let options = WriteOptions::default();
        if let Err(error) = self.client.create::<Value>(&PODS, &namespace, &pod, &options).await {
            if !error.is_already_exists() {
                return Err(format!("unexpected error creating recycler pod:  {error}"));
            }
            self.client
                .delete(&PODS, &namespace, &name, &DeleteOptions::default())
                .await
                .map_err(|error| format!("failed to delete old recycler pod {namespace}/{name}: {error}"))?;
            return Err("old recycler pod found, will retry later".into());
        }
        let outcome = loop {
            tokio::select! {
                event = pods.next() => match event {
                    Some(Ok(WatchEvent::Added(pod) | WatchEvent::Modified(pod))) => match pod.status.phase.as_str() {
                        "Succeeded" => break Ok(()),
                        "Failed" if pod.status.message.is_empty() => {
                            break Err("pod failed, pod.Status.Message unknown".to_owned());
                        }
                        "Failed" => break Err(pod.status.message),
                        _ => {}
                    },
                    Some(Ok(WatchEvent::Deleted(_))) => break Err("recycler pod was deleted".to_owned()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) => break Err("recycler pod watcher failed".to_owned()),
                    None => break Err(format!("recycler pod {} watch channel had been closed", quote(&name))),
                },
                Some(event) = events.next() => if let Ok(WatchEvent::Added(event)) = event {
                    let kind = if event["type"] == "Warning" { EventType::Warning } else { EventType::Normal };
                    let text = format!("Recycler pod: {}", event["message"].as_str().unwrap_or_default());
                    self.volume_event(volume, kind, "RecyclerPod", text);
                },
            }
        };
        let deleted = self.client.delete(&PODS, &namespace, &name, &DeleteOptions::default()).await;
        outcome.map_err(|error| format!("failed to recycle volume: {error}"))?;
        deleted.map(drop).map_err(|error| format!("failed to delete recycler pod: {error}"))
    }
}
