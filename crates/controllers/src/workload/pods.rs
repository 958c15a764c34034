//! Pods out of templates, and their creation and deletion with events.

use std::sync::Arc;

use client::{Client, DeleteOptions, Error, ObjectMeta, ResourceRef, WriteOptions, resources::PODS};
use reconciler::events::EventType;
use reconciler::owner::controller_ref;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Expectations, ObjectReference, SyncError};
use serde_json::{Value, json};

/// Creations and deletions of one sync.
pub const BURST: usize = 500;

/// Names end at 253; the suffix takes five.
fn prefix(owner: &str) -> String {
    let with_dash = format!("{owner}-");
    // A prefix that makes no valid name goes without its dash.
    if apimachinery::names::is_dns1123_subdomain(&format!("{with_dash}x")).is_empty() {
        with_dash
    } else {
        owner.to_owned()
    }
}

/// The pod that a template makes for its owner.
pub fn from_template(template: &Value, resource: &ResourceRef, owner: &ObjectMeta) -> Value {
    let meta = &template["metadata"];
    let mut metadata = json!({
        "generateName": prefix(&owner.name),
        "namespace": owner.namespace,
        "ownerReferences": [controller_ref(resource, owner)],
    });
    for key in ["labels", "annotations", "finalizers"] {
        if !meta[key].is_null() {
            metadata[key] = meta[key].clone();
        }
    }
    json!({"apiVersion": "v1", "kind": "Pod", "metadata": metadata, "spec": template["spec"]})
}

/// Creates and deletes pods for one kind of owner.
#[derive(Clone)]
pub struct PodControl {
    pub client: Client,
    pub recorder: EventRecorder,
}

impl PodControl {
    /// Creates one pod; the outcome is an event on the owner.
    pub async fn create(&self, pod: &Value, regarding: &ObjectReference) -> Result<Pod, Error> {
        let namespace = pod["metadata"]["namespace"].as_str().unwrap_or_default();
        match self.client.create::<Pod>(&PODS, namespace, pod, &WriteOptions::default()).await {
            Ok(created) => {
                let text = format!("Created pod: {}", created.metadata.name);
                self.recorder.event(regarding, EventType::Normal, "SuccessfulCreate", text);
                Ok(created)
            }
            Err(error) => {
                // A namespace that goes away says nothing about the workload.
                if !error.is_namespace_terminating() {
                    self.recorder.event(
                        regarding,
                        EventType::Warning,
                        "FailedCreate",
                        format!("Error creating: {error}"),
                    );
                }
                Err(error)
            }
        }
    }

    pub async fn delete(&self, pod: &Pod, regarding: &ObjectReference) -> Result<(), Error> {
        let m = &pod.metadata;
        match self.client.delete(&PODS, &m.namespace, &m.name, &DeleteOptions::default()).await {
            Ok(_) => {
                self.recorder.event(
                    regarding,
                    EventType::Normal,
                    "SuccessfulDelete",
                    format!("Deleted pod: {}", m.name),
                );
                Ok(())
            }
            Err(error) if error.is_not_found() => Err(error),
            Err(error) => {
                self.recorder.event(regarding, EventType::Warning, "FailedDelete", format!("Error deleting: {error}"));
                Err(error)
            }
        }
    }

    /// Creates `pods` in batches of 1, 2, 4…: a quota that is full is asked once.
    /// Expectations of what was not created are taken back. The first error is told.
    pub async fn create_all(
        &self,
        pods: Vec<Value>,
        regarding: &ObjectReference,
        expectations: &Expectations,
        key: &str,
    ) -> Result<usize, SyncError> {
        let mut left = pods.into_iter();
        let (mut batch, mut created) = (1usize, 0usize);
        loop {
            let now: Vec<Value> = left.by_ref().take(batch).collect();
            if now.is_empty() {
                return Ok(created);
            }
            let results = futures::future::join_all(now.iter().map(|pod| self.create(pod, regarding))).await;
            let mut failure = None;
            for result in results {
                match result {
                    Ok(_) => created += 1,
                    Err(error) => {
                        expectations.creation_observed(key);
                        // The namespace takes what is left with it.
                        if !error.is_namespace_terminating() {
                            failure.get_or_insert(error);
                        }
                    }
                }
            }
            if let Some(error) = failure {
                for _ in left {
                    expectations.creation_observed(key);
                }
                return Err(error.into());
            }
            batch *= 2;
        }
    }

    /// Deletes `pods` at the same time. The first error is told.
    pub async fn delete_all(
        &self,
        pods: &[Arc<Pod>],
        regarding: &ObjectReference,
        expectations: &Expectations,
        key: &str,
    ) -> Result<(), SyncError> {
        let results = futures::future::join_all(pods.iter().map(|pod| self.delete(pod, regarding))).await;
        let mut failure = None;
        for (pod, result) in pods.iter().zip(results) {
            if let Err(error) = result {
                expectations.deletion_observed_of(key, &pod.metadata.key());
                if !error.is_not_found() {
                    failure.get_or_insert(error);
                }
            }
        }
        failure.map_or(Ok(()), |error| Err(error.into()))
    }
}
