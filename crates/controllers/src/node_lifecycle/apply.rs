//! Writes of the node lifecycle controller.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use client::{Client, Error, Patch, WriteOptions, resources};
use jiff::Timestamp;
use reconciler::clock::time_text;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, EventType, ObjectReference};
use serde_json::{Value, json};

use super::taints;
use crate::types::{Node, Taint};

/// `updateTaintBackoff`.
const CONFLICT_TRIES: u32 = 5;
const CONFLICT_PAUSE: Duration = Duration::from_millis(100);

pub struct Writer {
    pub client: Client,
    pub recorder: EventRecorder,
}

pub fn node_reference(node: &Node) -> ObjectReference {
    ObjectReference {
        kind: "Node".into(),
        api_version: "v1".into(),
        name: node.metadata.name.clone(),
        uid: node.metadata.uid.clone(),
        ..Default::default()
    }
}

impl Writer {
    /// Reads the node and writes its taints on the condition that it has not changed.
    pub async fn swap_taints(&self, name: &str, add: &[Taint], remove: &[Taint], now: Timestamp) -> Result<(), Error> {
        let add: Vec<Taint> = add.iter().map(|t| Taint { time_added: Some(time_text(now)), ..t.clone() }).collect();
        let mut tries = 0;
        loop {
            let node: Node = self.client.get(&resources::NODES, "", name).await?;
            let Some(list) = taints::swapped(&node.spec.taints, &add, remove) else { return Ok(()) };
            let list = if list.is_empty() { Value::Null } else { json!(list) };
            let patch = json!({
                "metadata": {"resourceVersion": node.metadata.resource_version},
                "spec": {"taints": list},
            });
            let options = WriteOptions::default();
            let patch = Patch::Strategic(patch);
            match self.client.patch::<Value>(&resources::NODES, "", name, "", &patch, &options).await {
                Err(error) if error.is_conflict() && tries < CONFLICT_TRIES => {
                    tries += 1;
                    tokio::time::sleep(CONFLICT_PAUSE).await;
                }
                other => return other.map(|_| ()),
            }
        }
    }

    pub async fn patch_labels(&self, name: &str, labels: BTreeMap<String, String>) -> Result<(), Error> {
        let patch = Patch::Strategic(json!({"metadata": {"labels": labels}}));
        let options = WriteOptions::default();
        self.client.patch::<Value>(&resources::NODES, "", name, "", &patch, &options).await.map(|_| ())
    }

    pub async fn patch_conditions(&self, name: &str, conditions: &[Value]) -> Result<(), Error> {
        let patch = Patch::Strategic(json!({"status": {"conditions": conditions}}));
        let options = WriteOptions::default();
        self.client.patch::<Value>(&resources::NODES, "", name, "status", &patch, &options).await.map(|_| ())
    }

    /// Sets Ready false on those that have it true, with an event each. The first
    /// error is told after all were tried.
    pub async fn mark_pods_not_ready(&self, pods: &[Arc<Pod>], now: Timestamp) -> Result<(), Error> {
        let mut failure = None;
        for pod in pods {
            if pod.condition("Ready").is_none_or(|c| c.status == "False") {
                continue;
            }
            let patch = Patch::Strategic(json!({
                "metadata": {"uid": pod.metadata.uid},
                "status": {"conditions": [
                    {"type": "Ready", "status": "False", "lastTransitionTime": time_text(now)}
                ]},
            }));
            let (namespace, name) = (&pod.metadata.namespace, &pod.metadata.name);
            let options = WriteOptions::default();
            match self.client.patch::<Value>(&resources::PODS, namespace, name, "status", &patch, &options).await {
                Ok(_) => {
                    let reference = ObjectReference::new(&resources::PODS, &pod.metadata);
                    self.recorder.event(&reference, EventType::Warning, "NodeNotReady", "Node is not ready");
                }
                Err(error) if error.is_not_found() => {}
                Err(error) => {
                    failure.get_or_insert(error);
                }
            }
        }
        match failure {
            None => Ok(()),
            Some(error) => Err(error),
        }
    }
}
