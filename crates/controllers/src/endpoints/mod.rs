//! endpoints-controller: the Endpoints object of each Service with a selector.
//!
//! Watches Services, pods and Endpoints. One object a Service, its name; at most
//! 1000 addresses, more are cut with an annotation. Upstream followed:
//! pkg/controller/endpoint.

mod subsets;

use std::collections::BTreeMap;
use std::sync::Arc;

use client::resources::{ENDPOINTS, PODS, SERVICES};
use client::{Client, DeleteOptions, ObjectMeta, WriteOptions};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::json;

use crate::Context;
use crate::endpointslice::slice::{HEADLESS, TRIGGER_TIME};
use crate::endpointslice::tracker::Triggers;
use crate::endpointslice::{slow_limits, wake_services_of_pods};
use crate::types::Service;

pub use subsets::{Address, Endpoints, Port, Subset, repack};

pub const MANAGED_BY: &str = "endpoints.kubernetes.io/managed-by";
const NAME: &str = "endpoint-controller";
const OVER_CAPACITY: &str = "endpoints.kubernetes.io/over-capacity";
const MAX_RETRIES: u32 = 15;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    services: Informer<Service>,
    pods: Informer<Pod>,
    endpoints: Informer<Endpoints>,
    triggers: Arc<Triggers>,
    /// resourceVersions that were overwritten: a store that shows one is behind.
    stale: Arc<Mutex<BTreeMap<String, String>>>,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("endpoint-controller").await?;
    let recorder = context.recorder(&client, "endpoint-controller");
    let services = context.factory.informer::<Service>(&SERVICES);
    let pods = context.factory.informer::<Pod>(&PODS);
    let endpoints = context.factory.informer::<Endpoints>(&ENDPOINTS);
    let queue: Queue<Key> = Queue::with_limits("endpoint", slow_limits());
    {
        let queue = queue.clone();
        services.add_handler(move |event| queue.add(event.key()));
    }
    {
        let queue = queue.clone();
        endpoints.add_handler(move |event| match event {
            Event::Deleted { .. } => queue.add(event.key()),
            // Those of services that went while nobody looked.
            Event::Added { object, initial: true } => {
                let election = "control-plane.alpha.kubernetes.io/leader";
                if !object.metadata.annotations.contains_key(election) {
                    queue.add(event.key());
                }
            }
            _ => {}
        });
    }
    wake_services_of_pods(&services, &pods, &queue, context.config.endpoint_updates_batch_period);
    context.synced().await;
    let controller =
        Controller { client, recorder, services, pods, endpoints, triggers: Arc::default(), stale: Arc::default() };
    Runner::new("endpoint", context.config.concurrent("endpoint"))
        .max_retries(MAX_RETRIES)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let Some(service) = self.services.store().get_key(key) else {
            return self.service_gone(key).await.map(|()| Next::Done);
        };
        if service.spec.kind == "ExternalName" || service.spec.selector.is_empty() {
            return Ok(Next::Done);
        }
        let pods: Vec<Arc<Pod>> = self
            .pods
            .store()
            .list_namespace(&key.namespace)
            .into_iter()
            .filter(|p| service.selects(&p.metadata.labels))
            .collect();
        let trigger = self.triggers.observe(&name, &service, pods.iter().map(AsRef::as_ref));
        let wanted = subsets::of_pods(&service, pods.iter().map(AsRef::as_ref));
        let current = self.endpoints.store().get_key(key);
        if let Some(current) = &current
            && self.stale.lock().get(&name) == Some(&current.metadata.resource_version)
        {
            return Err(SyncError::new(format!(
                "endpoints informer cache is out of date, resource version {} already processed for endpoints {name}",
                current.metadata.resource_version
            )));
        }
        if let Some(current) = &current
            && is_right(current, &service, &wanted)
        {
            return Ok(Next::Done);
        }
        let mut new = current.as_deref().cloned().unwrap_or_else(|| Endpoints {
            metadata: ObjectMeta { name: key.name.clone(), namespace: key.namespace.clone(), ..ObjectMeta::default() },
            subsets: Vec::new(),
        });
        new.metadata.labels = labels(&service);
        new.subsets = wanted;
        let annotations = &mut new.metadata.annotations;
        match trigger {
            Some(time) => annotations.insert(TRIGGER_TIME.into(), time),
            None => annotations.remove(TRIGGER_TIME),
        };
        if subsets::truncate(&mut new.subsets) {
            annotations.insert(OVER_CAPACITY.into(), "truncated".into());
        } else {
            annotations.remove(OVER_CAPACITY);
        }
        self.write(&name, &new, current.is_none()).await.map(|()| Next::Done)
    }

    async fn service_gone(&self, key: &Key) -> Result<(), SyncError> {
        self.triggers.forget(&key.to_string());
        self.stale.lock().remove(&key.to_string());
        if self.endpoints.store().get_key(key).is_none() {
            return Ok(());
        }
        match self.client.delete(&ENDPOINTS, &key.namespace, &key.name, &DeleteOptions::default()).await {
            Err(error) if !error.is_not_found() => Err(error.into()),
            _ => Ok(()),
        }
    }

    async fn write(&self, key: &str, new: &Endpoints, create: bool) -> Result<(), SyncError> {
        let m = &new.metadata;
        let body = json!({"apiVersion": "v1", "kind": "Endpoints", "metadata": new.metadata, "subsets": new.subsets});
        let options = WriteOptions::default();
        let done: Result<Endpoints, _> = if create {
            self.client.create(&ENDPOINTS, &m.namespace, &body, &options).await
        } else {
            self.client.update(&ENDPOINTS, &m.namespace, &m.name, &body, &options).await
        };
        let error = match done {
            Ok(written) => {
                if !create && written.metadata.resource_version != m.resource_version {
                    self.stale.lock().insert(key.to_owned(), m.resource_version.clone());
                }
                return Ok(());
            }
            Err(error) if create && error.is_namespace_terminating() => return Ok(()),
            Err(error) => error,
        };
        let (reason, text) = if create {
            let text = format!("Failed to create endpoint for service {}/{}: {error}", m.namespace, m.name);
            ("FailedToCreateEndpoint", text)
        } else {
            ("FailedToUpdateEndpoint", format!("Failed to update endpoint {}/{}: {error}", m.namespace, m.name))
        };
        self.recorder.event(&ObjectReference::new(&ENDPOINTS, m), EventType::Warning, reason, text);
        Err(error.into())
    }
}

fn is_right(current: &Endpoints, service: &Service, wanted: &[Subset]) -> bool {
    let same = subsets::same(&current.subsets, wanted) || subsets::same(&subsets::repack(&current.subsets), wanted);
    same && current.metadata.labels == labels(service)
        && subsets::count(&current.subsets) <= subsets::CAPACITY
        && !current.metadata.annotations.contains_key(OVER_CAPACITY)
}

/// The service's labels, with the controller's mark and that of headless services.
fn labels(service: &Service) -> BTreeMap<String, String> {
    let mut labels = service.metadata.labels.clone();
    if service.is_headless() {
        labels.insert(HEADLESS.into(), String::new());
    } else {
        labels.remove(HEADLESS);
    }
    labels.insert(MANAGED_BY.into(), NAME.into());
    labels
}
