//! persistentvolume-attach-detach-controller: volumes are attached to the nodes
//! whose pods use them, and detached when none does.
//!
//! Attaching is a VolumeAttachment that the CSI driver's attacher fulfils; when it
//! says so, the volume goes into the node's `status.volumesAttached`, which the
//! kubelet waits for. Detaching waits until the kubelet says that it uses the
//! volume no more (`status.volumesInUse`), or for six minutes on a node that is not
//! ready, or not at all on one that is out of service.
//!
//! Desired and actual state are kept in [`state`]; each volume is one key of the
//! queue, and its sync is one look at both: nothing here waits inside a sync, the
//! attachment's next event brings the key back.
//!
//! Upstream followed: pkg/controller/volume/attachdetach, pkg/volume/csi.
//! Limits: only CSI volumes (those of in-tree plugins are not translated to their
//! drivers'; FC and iSCSI, whose attaching is a matter of the node alone, are left
//! out of the node's status).

mod state;
mod sync;

use std::sync::Arc;
use std::time::Duration;

use client::resources::{CSI_DRIVERS, NODES, PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES, PODS, VOLUME_ATTACHMENTS};
use client::{Client, ObjectMeta};
use informers::{Event, Informer, Key};
use parking_lot::Mutex;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Limits, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::Value;

use crate::Context;
use crate::persistentvolume::is_terminated;
use crate::types::{Claim, Node, Volume, claims_of, pods_by_claim, pods_by_node};
use state::{Source, World};

/// Nodes with it are this controller's; others attach by themselves.
const MANAGED: &str = "volumes.kubernetes.io/controller-managed-attach-detach";
/// Failed operations are tried again from 500 ms to about two minutes later.
const FIRST_RETRY: Duration = Duration::from_millis(500);
const LAST_RETRY: Duration = Duration::from_secs(122);
/// Volumes that are worked on at the same time; a sync is a few requests.
const WORKERS: usize = 10;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(crate) struct Attachment {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(crate) struct Driver {
    pub metadata: ObjectMeta,
    pub spec: Value,
}
informers::object!(Attachment, Driver);

#[derive(Clone)]
pub(crate) struct Controller(Arc<Inner>);

pub(crate) struct Inner {
    client: Client,
    recorder: EventRecorder,
    pods: Informer<Pod>,
    nodes: Informer<Node>,
    claims: Informer<Claim>,
    volumes: Informer<Volume>,
    attachments: Informer<Attachment>,
    drivers: Informer<Driver>,
    world: Mutex<World>,
    queue: Queue<String>,
    force_detach: bool,
}

impl std::ops::Deref for Controller {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("attachdetach-controller").await?;
    let factory = &context.factory;
    let controller = Controller(Arc::new(Inner {
        recorder: context.recorder(&client, "attachdetach-controller"),
        client,
        pods: factory.informer(&PODS),
        nodes: factory.informer(&NODES),
        claims: factory.informer(&PERSISTENT_VOLUME_CLAIMS),
        volumes: factory.informer(&PERSISTENT_VOLUMES),
        attachments: factory.informer(&VOLUME_ATTACHMENTS),
        drivers: factory.informer(&CSI_DRIVERS),
        world: Mutex::default(),
        queue: Queue::with_limits("attachdetach", Limits::exponential(FIRST_RETRY, LAST_RETRY)),
        force_detach: !context.config.disable_force_detach_on_timeout,
    }));
    pods_by_claim(&controller.pods);
    pods_by_node(&controller.pods);
    context.synced().await;
    controller.take_stock();
    controller.watch();
    let (queue, of_sync) = (controller.queue.clone(), controller.clone());
    Runner::new("attachdetach", WORKERS)
        .run(queue, context.shutdown.clone(), move |volume| {
            let controller = of_sync.clone();
            async move { controller.sync(&volume).await }
        })
        .await;
    Ok(())
}

impl Controller {
    /// What nodes and attachments tell of an earlier process's work.
    fn take_stock(&self) {
        let mut world = self.world.lock();
        for node in self.nodes.list() {
            for attached in &node.status.volumes_attached {
                world.attached(&attached.name, None, &node.metadata.name);
            }
            world.set_in_use(&node.metadata.name, &node.status.volumes_in_use);
            if node.metadata.annotations.contains_key(MANAGED) {
                world.managed.insert(node.metadata.name.clone());
            }
        }
        for attachment in self.attachments.list() {
            let name = attachment.spec["source"]["persistentVolumeName"].as_str().unwrap_or_default();
            let Some(source) = self.volumes.get("", name).and_then(|v| Source::of(&v)) else { continue };
            let node = attachment.spec["nodeName"].as_str().unwrap_or_default();
            let key = source.key();
            if !world.is_known(&key, node) {
                world.uncertain(&key, Some(source), node);
            }
        }
        for key in world.volumes() {
            self.queue.add(key);
        }
        drop(world);
        for pod in self.pods.list() {
            self.look_at_pod(&pod, false);
        }
        // Known now by the volumes that pods use.
        let mut world = self.world.lock();
        world.name_sources();
    }

    fn watch(&self) {
        let controller = self.clone();
        self.pods.add_handler(move |event| match event {
            Event::Deleted { object, .. } => controller.look_at_pod(object, true),
            event => controller.look_at_pod(event.object(), false),
        });
        let controller = self.clone();
        self.claims.add_handler(move |event| {
            if event.object().phase() == "Bound" {
                controller.look_at_users(&event.key());
            }
        });
        let controller = self.clone();
        self.volumes.add_handler(move |event| {
            if let Some((claim, _)) = event.object().claim() {
                controller.look_at_users(&claim);
            }
        });
        let controller = self.clone();
        self.drivers.add_handler(move |event| {
            let required = |driver: &Driver| driver.spec["attachRequired"] != false;
            if event.old().is_none_or(|old| required(old) != required(event.object())) {
                controller.pods.list().iter().for_each(|pod| controller.look_at_pod(pod, false));
            }
        });
        let controller = self.clone();
        self.nodes.add_handler(move |event| controller.look_at_node(event));
        let controller = self.clone();
        self.attachments.add_handler(move |event| {
            if let Some(volume) = controller.world.lock().volume_of(&event.object().metadata.name) {
                controller.queue.add(volume);
            }
        });
    }

    fn look_at_users(&self, claim: &Key) {
        for pod in self.pods.by_index("claim", &claim.to_string()) {
            self.look_at_pod(&pod, false);
        }
    }

    fn look_at_node(&self, event: &Event<Node>) {
        let node = event.object();
        let name = &node.metadata.name;
        let touched = {
            let mut world = self.world.lock();
            if let Event::Deleted { .. } = event {
                world.forget_node(name);
            } else if node.metadata.annotations.contains_key(MANAGED) && world.managed.insert(name.clone()) {
                drop(world);
                self.pods.by_index("node", name).iter().for_each(|pod| self.look_at_pod(pod, false));
                world = self.world.lock();
            }
            world.set_in_use(name, &node.status.volumes_in_use);
            if let Event::Added { .. } = event {
                world.report_again(name);
            }
            world.volumes_on(name)
        };
        let health = |node: &Node| (node.is_ready(), node.is_out_of_service());
        let changed = event
            .old()
            .is_none_or(|old| health(old) != health(node) || old.status.volumes_in_use != node.status.volumes_in_use);
        if changed {
            touched.into_iter().for_each(|volume| self.queue.add(volume));
        }
    }

    /// Brings what a pod wants up to date, and wakes the volumes that it touches.
    fn look_at_pod(&self, pod: &Pod, gone: bool) {
        let node = &pod.spec.node_name;
        let mut wanted = Vec::new();
        if !node.is_empty() && !gone && !is_terminated(pod) {
            for name in claims_of(pod) {
                if let Some(source) = self.source(pod, &name) {
                    wanted.push(source);
                }
            }
        }
        let touched = self.world.lock().want(pod, wanted);
        touched.into_iter().for_each(|volume| self.queue.add(volume));
    }

    /// The volume behind a pod's claim, if it is bound and must be attached.
    fn source(&self, pod: &Pod, claim: &str) -> Option<Source> {
        let claim = self.claims.get(&pod.metadata.namespace, claim)?;
        if claim.phase() != "Bound" {
            return None;
        }
        let volume = self.volumes.get("", claim.view().volume_name())?;
        if volume.claim().is_none_or(|(_, uid)| uid != claim.metadata.uid) {
            return None;
        }
        let source = Source::of(&volume)?;
        let driver = self.drivers.get("", &source.driver);
        driver.is_none_or(|d| d.spec["attachRequired"] != false).then_some(source)
    }
}
