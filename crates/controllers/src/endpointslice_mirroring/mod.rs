//! endpointslice-mirroring-controller: slices of Endpoints that somebody else
//! than the endpoints controller writes.
//!
//! Mirrored are the Endpoints of Services without a selector, unless they say not
//! to or hold a leader's record. One slice for each set of ports and address
//! family, with up to `--mirroring-max-endpoints-per-subset` endpoints; labels and
//! annotations are copied. Upstream followed: pkg/controller/endpointslicemirroring.

mod decide;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{ENDPOINT_SLICES, ENDPOINTS, SERVICES};
use client::{Client, DeleteOptions, WriteOptions};
use informers::{Event, Informer, Key};
use reconciler::events::EventType;
use reconciler::{EventRecorder, Limits, Next, ObjectReference, Queue, Runner, SyncError};

use crate::Context;
use crate::endpoints::Endpoints;
use crate::endpointslice::slice::Slice;
use crate::endpointslice::tracker::Tracker;
use crate::endpointslice::{BY_SERVICE, index_by_service};
use crate::types::Service;
use decide::{Changes, reconcile};

pub const CONTROLLER: &str = "endpointslicemirroring-controller.k8s.io";
const SKIP: &str = "endpointslice.kubernetes.io/skip-mirror";
const ELECTION: &str = "control-plane.alpha.kubernetes.io/leader";
const MAX_RETRIES: u32 = 15;

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    services: Informer<Service>,
    endpoints: Informer<Endpoints>,
    slices: Informer<Slice>,
    tracker: Arc<Tracker>,
    max: usize,
}

fn wants_mirror(endpoints: &Endpoints) -> bool {
    let m = &endpoints.metadata;
    m.labels.get(SKIP).is_none_or(|v| v != "true") && !m.annotations.contains_key(ELECTION)
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("endpointslicemirroring-controller").await?;
    let controller = Controller {
        recorder: context.recorder(&client, "endpoint-slice-mirroring-controller"),
        client,
        services: context.factory.informer(&SERVICES),
        endpoints: context.factory.informer(&ENDPOINTS),
        slices: context.factory.informer(&ENDPOINT_SLICES),
        tracker: Arc::default(),
        max: usize::try_from(context.config.mirroring_max_endpoints_per_subset).unwrap_or(1000),
    };
    index_by_service(&controller.slices);
    let limits = Limits::exponential(Duration::from_secs(1), Duration::from_secs(100));
    let queue: Queue<Key> = Queue::with_limits("endpoint_slice_mirroring", limits);
    {
        let queue = queue.clone();
        controller.endpoints.add_handler(move |event| {
            if event.old().into_iter().chain([event.object()]).any(|e| wants_mirror(e)) {
                queue.add(event.key());
            }
        });
    }
    {
        let queue = queue.clone();
        controller.services.add_handler(move |event| {
            let bare = |service: &Service| service.spec.selector.is_empty();
            let matters = match event {
                Event::Updated { old, new } => bare(old) != bare(new),
                event => bare(event.object()),
            };
            if matters {
                queue.add(event.key());
            }
        });
    }
    {
        let (queue, tracker) = (queue.clone(), controller.tracker.clone());
        let after = context.config.mirroring_endpointslice_updates_batch_period;
        controller.slices.add_handler(move |event| {
            let wake = |slice: &Slice| {
                if !slice.service().is_empty() {
                    queue.add_after(Key::new(slice.metadata.namespace.as_str(), slice.service()), after);
                }
            };
            let ours = |slice: &Slice| slice.is_managed_by(CONTROLLER);
            match event {
                Event::Updated { old, new } if old.service() != new.service() => {
                    wake(new);
                    wake(old);
                }
                Event::Updated { old, new } => {
                    if ours(old) != ours(new) || (ours(new) && tracker.should_sync(new)) {
                        wake(new);
                    }
                }
                Event::Added { object, .. } => {
                    if ours(object) && tracker.should_sync(object) {
                        wake(object);
                    }
                }
                Event::Deleted { object, .. } => {
                    if ours(object) && tracker.deleted_by_others(object) {
                        wake(object);
                    }
                }
            }
        });
    }
    context.synced().await;
    let workers = context.config.mirroring_concurrency;
    Runner::new("endpoint_slice_mirroring", workers)
        .max_retries(MAX_RETRIES)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await.map(|()| Next::Done) }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<(), SyncError> {
        let name = key.to_string();
        let mirrored: Vec<Arc<Slice>> =
            self.slices.by_index(BY_SERVICE, &name).into_iter().filter(|s| s.is_managed_by(CONTROLLER)).collect();
        let service = self.services.get_key(key).filter(|s| s.spec.selector.is_empty());
        let endpoints = self.endpoints.get_key(key).filter(|e| wants_mirror(e));
        let (Some(_), Some(endpoints)) = (service, endpoints) else {
            self.tracker.forget(&name);
            return self.delete_all(key, &mirrored).await;
        };
        if self.tracker.is_stale(&name, mirrored.iter().map(AsRef::as_ref)) {
            return Err(SyncError::new("EndpointSlice informer cache is out of date"));
        }
        let (changes, told) = reconcile(&endpoints, &mirrored, self.max);
        let regarding = ObjectReference::new(&ENDPOINTS, &endpoints.metadata);
        if told.invalid > 0 {
            let text = format!("Skipped {} invalid IP addresses when mirroring to EndpointSlices", told.invalid);
            self.recorder.event(&regarding, EventType::Warning, "InvalidIPAddress", text);
        }
        if told.skipped > told.invalid {
            let text = format!(
                "A max of {} addresses can be mirrored to EndpointSlices per Endpoints subset. {} addresses were skipped",
                self.max, told.skipped
            );
            self.recorder.event(&regarding, EventType::Warning, "TooManyAddressesToMirror", text);
        }
        self.apply(&endpoints, changes, &name).await
    }

    async fn apply(&self, endpoints: &Endpoints, changes: Changes, name: &str) -> Result<(), SyncError> {
        let (namespace, options) = (&endpoints.metadata.namespace, WriteOptions::default());
        let failed = |verb: &str, slice: &str, error: client::Error| {
            SyncError::new(format!("failed to {verb} {slice}EndpointSlice for Endpoints {name}: {error}"))
        };
        if !endpoints.metadata.is_deleting() {
            for slice in &changes.create {
                match self.client.create::<Slice>(&ENDPOINT_SLICES, namespace, &slice.body(), &options).await {
                    Ok(made) => self.tracker.wrote(&made),
                    Err(error) if error.is_namespace_terminating() => return Ok(()),
                    Err(error) => return Err(failed("create", "", error)),
                }
            }
        }
        for slice in &changes.update {
            let slice_name = &slice.metadata.name;
            let written =
                self.client.update::<Slice>(&ENDPOINT_SLICES, namespace, slice_name, &slice.body(), &options).await;
            let written = written.map_err(|error| failed("update", &format!("{slice_name} "), error))?;
            self.tracker.wrote(&written);
        }
        for slice in &changes.delete {
            let slice_name = &slice.metadata.name;
            let gone = self.client.delete(&ENDPOINT_SLICES, namespace, slice_name, &DeleteOptions::default()).await;
            gone.map_err(|error| failed("delete", &format!("{slice_name} "), error))?;
            self.tracker.expect_deletion(slice);
        }
        for slice in &changes.same {
            self.tracker.wrote(slice);
        }
        Ok(())
    }

    async fn delete_all(&self, key: &Key, slices: &[Arc<Slice>]) -> Result<(), SyncError> {
        let mut errors = Vec::new();
        for slice in slices {
            let options = DeleteOptions::default();
            if let Err(error) =
                self.client.delete(&ENDPOINT_SLICES, &key.namespace, &slice.metadata.name, &options).await
            {
                errors.push(error);
            }
        }
        match errors.first() {
            None => Ok(()),
            Some(first) => Err(SyncError::new(format!(
                "error(s) deleting {}/{} EndpointSlices for {key} Endpoints, including: {first}",
                errors.len(),
                slices.len()
            ))),
        }
    }
}
