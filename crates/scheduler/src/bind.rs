//! What a decision does to the API: bindings, conditions, evictions of victims.

use std::sync::Arc;

use client::resources::PODS;
use client::{Client, DeleteOptions, Patch, WriteOptions};
use reconciler::events::EventType;
use reconciler::{EventRecorder, ObjectReference};
use serde_json::{Value, json};

use crate::info::PodInfo;

#[derive(Clone)]
pub struct Writer {
    pub client: Client,
    pub recorder: EventRecorder,
}

pub fn reference(pod: &PodInfo) -> ObjectReference {
    ObjectReference {
        kind: "Pod".into(),
        api_version: "v1".into(),
        namespace: pod.pod.metadata.namespace.clone(),
        name: pod.pod.metadata.name.clone(),
        uid: pod.pod.metadata.uid.clone(),
        resource_version: pod.pod.metadata.resource_version.clone(),
        ..Default::default()
    }
}

impl Writer {
    pub async fn bind(&self, pod: &PodInfo, node: &str) -> Result<(), String> {
        let m = &pod.pod.metadata;
        let binding = json!({
            "apiVersion": "v1", "kind": "Binding",
            "metadata": {"name": m.name, "namespace": m.namespace, "uid": m.uid},
            "target": {"kind": "Node", "name": node},
        });
        self.client
            .create_subresource::<Value>(&PODS, &m.namespace, &m.name, "binding", &binding, &WriteOptions::default())
            .await
            .map(drop)
            .map_err(|e| e.to_string())
    }

    /// Tells where the pod will be, while work goes before its binding.
    pub async fn expect(&self, pod: &PodInfo, node: &str) {
        let m = &pod.pod.metadata;
        if pod.pod.status.nominated_node_name == node {
            return;
        }
        let patch = Patch::Strategic(json!({"metadata": {"uid": m.uid}, "status": {"nominatedNodeName": node}}));
        let options = WriteOptions::default();
        let done = self.client.patch::<Value>(&PODS, &m.namespace, &m.name, "status", &patch, &options).await;
        if let Err(error) = done {
            tracing::error!(pod = %pod.pod.key(), node, err = %error, "Failed to update the nominated node in the pod");
        }
    }

    pub fn scheduled(&self, pod: &PodInfo, node: &str) {
        let m = &pod.pod.metadata;
        let text = format!("Successfully assigned {}/{} to {node}", m.namespace, m.name);
        self.recorder.event_about(&reference(pod), None, EventType::Normal, "Scheduled", "Binding", text);
    }

    pub fn failed(&self, pod: &PodInfo, message: &str) {
        let text = truncated(message);
        self.recorder.event_about(&reference(pod), None, EventType::Warning, "FailedScheduling", "Scheduling", text);
    }

    /// Sets PodScheduled=False and the promised node, when that changes anything.
    pub async fn condition(&self, pod: &PodInfo, reason: &str, message: &str, nominated: Option<&str>) {
        let status = &pod.pod.status;
        let same = status
            .conditions
            .iter()
            .any(|c| c.kind == "PodScheduled" && c.status == "False" && c.reason == reason && c.message == message);
        let nominated_changed = nominated.is_some_and(|n| n != status.nominated_node_name);
        if same && !nominated_changed {
            return;
        }
        let m = &pod.pod.metadata;
        let now = apimachinery::time::format_timestamp(jiff::Timestamp::now());
        let before = status.conditions.iter().find(|c| c.kind == "PodScheduled");
        let mut condition = json!({
            "type": "PodScheduled", "status": "False", "reason": reason, "message": message, "lastProbeTime": null,
            "observedGeneration": m.generation,
        });
        if before.is_none_or(|c| c.status != "False") {
            condition["lastTransitionTime"] = json!(now);
        }
        let mut patch = json!({"metadata": {"uid": m.uid}, "status": {"conditions": [condition]}});
        if let Some(nominated) = nominated.filter(|_| nominated_changed) {
            patch["status"]["nominatedNodeName"] = if nominated.is_empty() { Value::Null } else { json!(nominated) };
        }
        let done = self
            .client
            .patch::<Value>(&PODS, &m.namespace, &m.name, "status", &Patch::Strategic(patch), &WriteOptions::default())
            .await;
        if let Err(error) = done
            && !error.is_not_found()
        {
            tracing::error!(pod = %pod.pod.key(), err = %error, "Error updating pod");
        }
    }

    /// Marks and deletes the victims; each is told why.
    pub async fn preempt(&self, pod: Arc<PodInfo>, node: &str, victims: Vec<Arc<PodInfo>>) {
        for victim in victims {
            let m = &victim.pod.metadata;
            if !victim.pod.is_terminating() {
                let now = apimachinery::time::format_timestamp(jiff::Timestamp::now());
                let patch = json!({"metadata": {"uid": m.uid}, "status": {"conditions": [{
                    "type": "DisruptionTarget", "status": "True", "reason": "PreemptionByScheduler",
                    "message": format!("{}: preempting to accommodate a higher priority pod", pod.pod.spec.scheduler_name),
                    "observedGeneration": m.generation, "lastProbeTime": null, "lastTransitionTime": now,
                }]}});
                let options = WriteOptions::default();
                let marked = self
                    .client
                    .patch::<Value>(&PODS, &m.namespace, &m.name, "status", &Patch::Strategic(patch), &options)
                    .await;
                if let Err(error) = marked
                    && !error.is_not_found()
                {
                    tracing::error!(pod = %pod.pod.key(), victim = %victim.pod.key(), err = %error, "Could not add DisruptionTarget condition due to preemption");
                    continue;
                }
                let deleted = self.client.delete(&PODS, &m.namespace, &m.name, &DeleteOptions::default()).await;
                if let Err(error) = deleted
                    && !error.is_not_found()
                {
                    tracing::error!(pod = %pod.pod.key(), victim = %victim.pod.key(), err = %error, "Preempted a pod");
                    continue;
                }
            }
            let text = format!("Preempted by pod {} on node {node}", pod.pod.metadata.uid);
            self.recorder.event_about(
                &reference(&victim),
                Some(&reference(&pod)),
                EventType::Normal,
                "Preempted",
                "Preempting",
                text,
            );
        }
    }

    /// Takes a promise back from pods of lower priority.
    pub async fn clear_nomination(&self, pod: &PodInfo) {
        let m = &pod.pod.metadata;
        let patch = Patch::Strategic(json!({"metadata": {"uid": m.uid}, "status": {"nominatedNodeName": null}}));
        let _ =
            self.client.patch::<Value>(&PODS, &m.namespace, &m.name, "status", &patch, &WriteOptions::default()).await;
    }
}

/// Notes of events end at 1024 bytes.
fn truncated(message: &str) -> String {
    const LIMIT: usize = 1024;
    if message.len() <= LIMIT {
        return message.to_owned();
    }
    let mut end = LIMIT - 4;
    while !message.is_char_boundary(end) {
        end -= 1;
    }
    format!("{} ...", &message[..end])
}
