//! garbage-collector-controller: deletes objects whose owners are all gone, and
//! carries out foreground and orphan deletions.
//!
//! Every deletable kind is watched by metadata only. `graph` holds who owns whom
//! and says what to look at; `decide` judges one object from its live state and
//! its owners'; `apply` asks and writes. Nothing is deleted on the graph's word
//! alone: the object and each owner are read from the server first.
//!
//! Which kinds there are is asked again every 30 s.
//! Upstream followed: pkg/controller/garbagecollector.

mod apply;
mod decide;
mod graph;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use client::ResourceRef;
use informers::{Event, Factory, Informer, Selection};
use parking_lot::Mutex;
use reconciler::{Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;

use crate::Context;
use apply::{Collector, Outcome};
use graph::{Graph, Identity, Tracked, Work};

/// How often kinds are discovered.
const RESYNC: Duration = Duration::from_secs(30);
/// Opening a watch for each kind at the start.
const WATCH_QPS: f32 = 100.0;
const WATCH_BURST: u32 = 200;
/// A kind whose server is away does not hold the others up for longer.
const SYNC_TIMEOUT: Duration = Duration::from_secs(30);

/// What is kept of an object.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Metadata {
    pub metadata: Tracked,
}

impl informers::Object for Metadata {
    fn name(&self) -> &str {
        &self.metadata.name
    }
    fn namespace(&self) -> &str {
        &self.metadata.namespace
    }
    fn uid(&self) -> &str {
        &self.metadata.uid
    }
    fn resource_version(&self) -> &str {
        &self.metadata.resource_version
    }
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    if !context.config.enable_garbage_collector {
        return Ok(());
    }
    // Each deletion takes two calls: upstream allows it twice the rate.
    let client = context.clients.client_times("generic-garbage-collector", 2.0, 2).await?;
    let recorder = context.recorder(&client, "garbage-collector-controller");
    let shared = Arc::new(Shared {
        graph: Mutex::new(Graph::default()),
        to_delete: Queue::new("garbage_collector_attempt_to_delete"),
        to_orphan: Queue::new("garbage_collector_attempt_to_orphan"),
        recorder,
    });
    let collector = Arc::new(Collector { client, discovery: context.discovery.clone(), shared: shared.clone() });
    // Watches of its own rate, so that those of other controllers do not wait behind fifty.
    let watcher = context.clients.root_client("metadata-informers")?.with_rate(WATCH_QPS, WATCH_BURST);
    let factory = Factory::new(watcher, context.shutdown.clone());
    let mut monitors = Monitors { factory, running: HashMap::new() };
    monitors.sync(&context, &shared).await;
    let synced = async {
        for informer in monitors.running.values() {
            informer.synced().await;
        }
    };
    tokio::select! {
        outcome = tokio::time::timeout(SYNC_TIMEOUT, synced) => if outcome.is_err() {
            tracing::warn!("Garbage collector: not all resource monitors could be synced, proceeding");
        },
        () = context.shutdown.cancelled() => return Ok(()),
    }
    tracing::info!("All resource monitors have synced. Proceeding to collect garbage");
    let workers = context.config.concurrent("gc");
    let deleting = {
        let collector = collector.clone();
        move |uid: String| {
            let collector = collector.clone();
            async move {
                match collector.attempt_to_delete(&uid).await? {
                    Outcome::Done => Ok(Next::Done),
                    Outcome::Again => Ok(Next::Again),
                }
            }
        }
    };
    let orphaning = {
        let collector = collector.clone();
        move |uid: String| {
            let collector = collector.clone();
            async move { collector.attempt_to_orphan(&uid).await.map(|()| Next::Done) }
        }
    };
    let runner = Runner::new("garbage-collector-controller", workers);
    tokio::join!(
        runner.run(shared.to_delete.clone(), context.shutdown.clone(), deleting),
        runner.run(shared.to_orphan.clone(), context.shutdown.clone(), orphaning),
        async {
            tokio::select! {
                () = monitors.keep_current(&context, &shared) => {}
                () = context.shutdown.cancelled() => {}
            }
        },
    );
    Ok(())
}

/// The graph and what is to be looked at.
pub struct Shared {
    pub graph: Mutex<Graph>,
    pub to_delete: Queue<String>,
    pub to_orphan: Queue<String>,
    pub recorder: reconciler::EventRecorder,
}

impl Shared {
    /// Changes the graph and queues what follows.
    pub fn change(&self, change: impl FnOnce(&mut Graph) -> Vec<Work>) {
        let work = change(&mut self.graph.lock());
        for item in work {
            match item {
                Work::Delete(uid) => self.to_delete.add(uid),
                Work::Orphan(uid) => self.to_orphan.add(uid),
                Work::InvalidOwner { dependent, owner } => self.report(&dependent, &owner),
            }
        }
    }

    fn report(&self, dependent: &Identity, owner: &client::OwnerReference) {
        let reference = ObjectReference {
            kind: dependent.kind.clone(),
            api_version: dependent.api_version.clone(),
            namespace: dependent.namespace.clone(),
            name: dependent.name.clone(),
            uid: dependent.uid.clone(),
            ..Default::default()
        };
        let message = format!(
            "ownerRef [{}/{}, namespace: {}, name: {}, uid: {}] does not exist in namespace {}",
            owner.api_version,
            owner.kind,
            dependent.namespace,
            owner.name,
            owner.uid,
            apimachinery::field::quote(&dependent.namespace)
        );
        self.recorder.event(&reference, reconciler::EventType::Warning, "OwnerRefInvalidNamespace", message);
    }
}

struct Monitors {
    factory: Factory,
    running: HashMap<ResourceRef, Informer<Metadata>>,
}

impl Monitors {
    async fn keep_current(&mut self, context: &Context, shared: &Arc<Shared>) {
        loop {
            tokio::time::sleep(RESYNC).await;
            self.sync(context, shared).await;
        }
    }

    /// Starts watches of new kinds and ends those of kinds that are gone.
    async fn sync(&mut self, context: &Context, shared: &Arc<Shared>) {
        let served = match context.discovery.refresh().await {
            Ok(served) => served,
            Err(error) => {
                tracing::error!(%error, "Failed to discover resources, the garbage collector keeps those it knows");
                return;
            }
        };
        let wanted: BTreeMap<&ResourceRef, ()> = served
            .preferred(&["delete", "list", "watch"])
            .into_iter()
            .map(|r| (&r.resource, ()))
            // Events own nothing and are owned by nothing; they are many.
            .filter(|(r, ())| r.resource != "events")
            .collect();
        for resource in wanted.keys() {
            if self.running.contains_key(*resource) {
                continue;
            }
            let informer = self.factory.informer_with::<Metadata>(resource, Selection::metadata_only());
            informer.add_handler(handler(shared.clone(), resource.api_version(), resource.kind.to_string()));
            self.running.insert((*resource).clone(), informer);
        }
        let stale = |r: &ResourceRef| served.stale.contains(&r.api_version());
        let gone: Vec<ResourceRef> =
            self.running.keys().filter(|r| !wanted.contains_key(r) && !stale(r)).cloned().collect();
        for resource in gone {
            self.running.remove(&resource);
            self.factory.remove::<Metadata>(&resource, Selection::metadata_only());
        }
    }
}

fn handler(shared: Arc<Shared>, api_version: String, kind: String) -> impl Fn(&Event<Metadata>) + Send + Sync {
    move |event| {
        let identity = |object: &Metadata| Identity {
            api_version: api_version.clone(),
            kind: kind.clone(),
            namespace: object.metadata.namespace.clone(),
            name: object.metadata.name.clone(),
            uid: object.metadata.uid.clone(),
        };
        shared.change(|graph| match event {
            Event::Added { object, .. } => graph.observed(identity(object), None, &object.metadata),
            Event::Updated { old, new } if old.metadata.uid == new.metadata.uid => {
                graph.observed(identity(new), Some(&old.metadata), &new.metadata)
            }
            // Deleted and made again between two looks.
            Event::Updated { old, new } => {
                let mut work = graph.deleted(&identity(old));
                work.extend(graph.observed(identity(new), None, &new.metadata));
                work
            }
            Event::Deleted { object, .. } => graph.deleted(&identity(object)),
        });
    }
}
