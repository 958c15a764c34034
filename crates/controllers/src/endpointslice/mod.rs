//! endpointslice-controller: the addresses of a Service's pods, in slices of at
//! most `--max-endpoints-per-slice`.
//!
//! Watches Services, pods, nodes (zones) and EndpointSlices. A sync does nothing
//! while the store lacks the controller's own writes. Upstream followed:
//! k8s.io/endpointslice, pkg/controller/endpointslice.

pub mod decide;
pub mod hints;
pub mod slice;
pub mod tracker;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{ENDPOINT_SLICES, NODES, PODS, SERVICES};
use client::{Client, DeleteOptions, WriteOptions};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::queue::Limits;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};

use crate::Context;
use crate::types::{Node, Service};

use decide::Changes;
use hints::Topology;
use slice::{Slice, TRIGGER_TIME};
use tracker::{Tracker, Triggers};

const NAME: &str = "endpointslice-controller.k8s.io";
const MAX_RETRIES: u32 = 15;
/// Changes of slices by others are answered no sooner.
const SLICE_DELAY: Duration = Duration::from_secs(1);

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    services: Informer<Service>,
    pods: Informer<Pod>,
    nodes: Informer<Node>,
    slices: Informer<Slice>,
    tracker: Arc<Tracker>,
    triggers: Arc<Triggers>,
    topology: Arc<Mutex<Topology>>,
    max: usize,
}

/// Retries of service controllers: from 1 s to 1000 s.
pub fn slow_limits() -> Limits {
    Limits::exponential(Duration::from_secs(1), Duration::from_secs(1000))
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("endpointslice-controller").await?;
    let recorder = context.recorder(&client, "endpoint-slice-controller");
    let services = context.factory.informer::<Service>(&SERVICES);
    let pods = context.factory.informer::<Pod>(&PODS);
    let nodes = context.factory.informer::<Node>(&NODES);
    let slices = context.factory.informer::<Slice>(&ENDPOINT_SLICES);
    index_by_service(&slices);
    let queue: Queue<Key> = Queue::with_limits("endpoint_slice", slow_limits());
    let controller = Controller {
        client,
        recorder,
        services: services.clone(),
        pods: pods.clone(),
        nodes: nodes.clone(),
        slices: slices.clone(),
        tracker: Arc::default(),
        triggers: Arc::default(),
        topology: Arc::default(),
        max: usize::try_from(context.config.max_endpoints_per_slice).unwrap_or(100).max(1),
    };
    let batch = context.config.endpointslice_updates_batch_period;
    {
        let queue = queue.clone();
        services.add_handler(move |event| queue.add(event.key()));
    }
    wake_services_of_pods(&services, &pods, &queue, batch);
    subscribe_to_slices(&controller, &queue, SLICE_DELAY.max(batch));
    context.synced().await;
    controller.topology.lock().set_nodes(nodes.store().list().iter().map(AsRef::as_ref));
    {
        let (queue, controller) = (queue.clone(), controller.clone());
        nodes.add_handler(move |event| {
            const ZONE: &str = "topology.kubernetes.io/zone";
            if let Event::Updated { old, new } = event
                && old.is_ready() == new.is_ready()
                && old.metadata.labels.get(ZONE) == new.metadata.labels.get(ZONE)
            {
                return;
            }
            let mut topology = controller.topology.lock();
            topology.set_nodes(controller.nodes.store().list().iter().map(AsRef::as_ref));
            for key in topology.overloaded() {
                queue.add(Key::parse(&key));
            }
        });
    }
    Runner::new("endpointslice", context.config.concurrent("service-endpoint"))
        .max_retries(MAX_RETRIES)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

/// Index of slices by `namespace/service`.
pub const BY_SERVICE: &str = "service";

pub fn index_by_service(slices: &Informer<Slice>) {
    slices.add_index(BY_SERVICE, |slice| vec![tracker::service_key(slice)]);
}

/// Wakes the services whose endpoints a pod's change touches, `after` a batch's time.
pub fn wake_services_of_pods(services: &Informer<Service>, pods: &Informer<Pod>, queue: &Queue<Key>, after: Duration) {
    let (services, queue) = (services.clone(), queue.clone());
    pods.add_handler(move |event| {
        let namespace = &event.object().metadata.namespace;
        let wanted: Box<dyn Fn(&Service) -> bool> = match event {
            Event::Updated { old, new } => {
                let moved = old.metadata.labels != new.metadata.labels
                    || (&old.spec.hostname, &old.spec.subdomain) != (&new.spec.hostname, &new.spec.subdomain);
                let changed = endpoint_changed(old, new);
                match (moved, changed) {
                    (false, false) => return,
                    (false, true) => Box::new(|s| s.selects(&new.metadata.labels)),
                    (true, true) => Box::new(|s| s.selects(&new.metadata.labels) || s.selects(&old.metadata.labels)),
                    (true, false) => Box::new(|s| s.selects(&new.metadata.labels) != s.selects(&old.metadata.labels)),
                }
            }
            Event::Added { object, .. } | Event::Deleted { object, .. } => {
                Box::new(|s| s.selects(&object.metadata.labels))
            }
        };
        for service in services.store().list_namespace(namespace) {
            if wanted(&service) {
                queue.add_after(Key::new(namespace.as_str(), service.metadata.name.as_str()), after);
            }
        }
    });
}

fn endpoint_changed(old: &Pod, new: &Pod) -> bool {
    old.metadata.deletion_timestamp != new.metadata.deletion_timestamp
        || old.is_ready() != new.is_ready()
        || old.status.pod_ips != new.status.pod_ips
        || old.is_finished() != new.is_finished()
}

fn subscribe_to_slices(controller: &Controller, queue: &Queue<Key>, delay: Duration) {
    let (tracker, queue) = (controller.tracker.clone(), queue.clone());
    let wake = move |slice: &Slice| {
        if !slice.service().is_empty() {
            queue.add_after(Key::new(slice.metadata.namespace.as_str(), slice.service()), delay);
        }
    };
    controller.slices.add_handler(move |event| match event {
        Event::Added { object, .. } => {
            if object.is_managed_by(NAME) && tracker.should_sync(object) {
                wake(object);
            }
        }
        Event::Updated { old, new } => {
            if old.service() != new.service() {
                wake(new);
                wake(old);
            } else if old.is_managed_by(NAME) != new.is_managed_by(NAME)
                || (new.is_managed_by(NAME) && tracker.should_sync(new))
            {
                wake(new);
            }
        }
        Event::Deleted { object, .. } => {
            if object.is_managed_by(NAME) && tracker.deleted_by_others(object) {
                wake(object);
            }
        }
    });
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let name = key.to_string();
        let Some(service) = self.services.store().get_key(key) else {
            self.triggers.forget(&name);
            self.tracker.forget(&name);
            return Ok(Next::Done);
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
        let slices: Vec<Arc<Slice>> = self
            .slices
            .store()
            .by_index(BY_SERVICE, &name)
            .into_iter()
            .filter(|s| s.is_managed_by(NAME) && !s.metadata.is_deleting())
            .collect();
        if self.tracker.is_stale(&name, slices.iter().map(AsRef::as_ref)) {
            return Err(SyncError::new("EndpointSlice informer cache is out of date"));
        }
        let trigger = self.triggers.observe(&name, &service, pods.iter().map(AsRef::as_ref));
        let done = self.reconcile(&name, &service, &pods, &slices, trigger.as_deref()).await;
        if let Err(error) = &done {
            let text = format!(
                "Error updating Endpoint Slices for Service {}/{}: {error}",
                service.metadata.namespace, service.metadata.name
            );
            self.tell(&service, EventType::Warning, "FailedToUpdateEndpointSlices", text);
        }
        done.map(|()| Next::Done)
    }

    fn tell(&self, service: &Service, kind: EventType, reason: &'static str, text: String) {
        self.recorder.event(&ObjectReference::new(&SERVICES, &service.metadata), kind, reason, text);
    }

    async fn reconcile(
        &self,
        key: &str,
        service: &Service,
        pods: &[Arc<Pod>],
        slices: &[Arc<Slice>],
        trigger: Option<&str>,
    ) -> Result<(), SyncError> {
        let families = slice::families(service);
        let mut errors: Vec<String> = Vec::new();
        for family in &families {
            let existing = slices.iter().filter(|s| s.address_type == *family).map(|s| Slice::clone(s)).collect();
            let node = |name: &str| self.nodes.store().get("", name);
            let mut changes = decide::reconcile(service, family, pods, node, existing, self.max, NAME);
            errors.append(&mut changes.errors);
            let told = self.hint(key, service, family, &mut changes);
            if let Err(error) = self.apply(service, changes, trigger).await {
                errors.push(error.to_string());
            }
            for (kind, reason, text) in told {
                self.tell(service, kind, reason, text);
            }
        }
        // Families that the service lost.
        for lost in slices.iter().filter(|s| !families.contains(&s.address_type.as_str())) {
            self.topology.lock().forget(key, &lost.address_type);
            if let Err(error) = self.delete(lost).await {
                errors.push(error.to_string());
            }
        }
        match errors.len() {
            0 => Ok(()),
            1 => Err(SyncError::new(errors.remove(0))),
            _ => Err(SyncError::new(format!("[{}]", errors.join(", ")))),
        }
    }

    fn hint(&self, key: &str, service: &Service, family: &str, changes: &mut Changes) -> Vec<hints::Told> {
        let mut topology = self.topology.lock();
        if hints::by_annotation(service) {
            return topology.add(key, family, changes).into_iter().collect();
        }
        let mut told = Vec::new();
        if topology.has_hints(key) {
            let text = format!("Topology Aware Hints has been disabled, addressType: {family}");
            told.push((EventType::Warning, "TopologyAwareHintsDisabled", text));
        }
        topology.forget(key, family);
        match hints::distribution(service) {
            Some(distribution) => hints::prefer_close(distribution, changes),
            None => hints::remove(changes),
        }
        told
    }

    async fn apply(&self, service: &Service, mut changes: Changes, trigger: Option<&str>) -> Result<(), SyncError> {
        decide::reuse(service, &mut changes);
        let m = &service.metadata;
        // The garbage collector is taking the slices of a service that goes.
        if !m.is_deleting() {
            for mut new in changes.create {
                mark(&mut new, trigger);
                match self.client.create(&ENDPOINT_SLICES, &m.namespace, &new.body(), &WriteOptions::default()).await {
                    Ok(created) => self.tracker.wrote(&created),
                    Err(error) if error.is_namespace_terminating() => return Ok(()),
                    Err(error) => {
                        return Err(SyncError::new(format!(
                            "failed to create EndpointSlice for Service {}/{}: {error}",
                            m.namespace, m.name
                        )));
                    }
                }
            }
        }
        for mut changed in changes.update {
            mark(&mut changed, trigger);
            let name = changed.metadata.name.clone();
            let body = changed.body();
            match self.client.update(&ENDPOINT_SLICES, &m.namespace, &name, &body, &WriteOptions::default()).await {
                Ok(updated) => self.tracker.wrote(&updated),
                Err(error) => {
                    return Err(SyncError::new(format!(
                        "failed to update {name} EndpointSlice for Service {}/{}: {error}",
                        m.namespace, m.name
                    )));
                }
            }
        }
        for gone in &changes.delete {
            self.delete(gone).await.map_err(|error| {
                SyncError::new(format!(
                    "failed to delete {} EndpointSlice for Service {}/{}: {error}",
                    gone.metadata.name, m.namespace, m.name
                ))
            })?;
        }
        Ok(())
    }

    async fn delete(&self, slice: &Slice) -> Result<(), client::Error> {
        let m = &slice.metadata;
        self.client.delete(&ENDPOINT_SLICES, &m.namespace, &m.name, &DeleteOptions::default()).await?;
        self.tracker.expect_deletion(slice);
        Ok(())
    }
}

/// The time of the change that the write reports; without one the old is cleared.
fn mark(slice: &mut Slice, trigger: Option<&str>) {
    match trigger {
        Some(time) => slice.metadata.annotations.insert(TRIGGER_TIME.into(), time.to_owned()),
        None => slice.metadata.annotations.remove(TRIGGER_TIME),
    };
}
