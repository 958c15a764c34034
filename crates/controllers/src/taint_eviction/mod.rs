//! taint-eviction-controller: deletes pods that do not tolerate a NoExecute taint
//! of their node, at once or when their toleration's time is over.
//!
//! Watches pods and nodes; key: pod. When a deletion is due is remembered here;
//! after a restart of the process the time begins anew, as upstream's does.
//! Upstream followed: pkg/controller/tainteviction.

mod decide;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use client::{Client, DeleteOptions, Error, Patch, WriteOptions, resources};
use informers::{Event, Informer, Key, Object};
use parking_lot::Mutex;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, EventType, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::{Node, pods_by_node};
use decide::{Decision, Work, no_execute};

const WORKERS: usize = 8;
/// `retries`, and the pause between them.
const TRIES: usize = 5;
const TRY_PAUSE: Duration = Duration::from_millis(10);

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("node-controller").await?;
    let recorder = context.recorder(&client, "taint-eviction-controller");
    let pods = context.factory.informer::<Pod>(&resources::PODS);
    let nodes = context.factory.informer::<Node>(&resources::NODES);
    pods_by_node(&pods);
    let queue: Queue<Key> = Queue::new("noexec_taint_pod");
    pods.add_handler({
        let queue = queue.clone();
        move |event| {
            if let Event::Updated { old, new } = event
                && old.spec.tolerations == new.spec.tolerations
                && old.spec.node_name == new.spec.node_name
            {
                return;
            }
            queue.add(event.key());
        }
    });
    nodes.add_handler({
        let (queue, pods) = (queue.clone(), pods.clone());
        move |event| {
            if let Event::Updated { old, new } = event
                && no_execute(&old.spec.taints) == no_execute(&new.spec.taints)
            {
                return;
            }
            for pod in pods.by_index("node", &event.object().metadata.name) {
                queue.add(pod.key());
            }
        }
    });
    context.synced().await;
    let evictor = Arc::new(Evictor { client, recorder, pods, nodes, work: Mutex::new(BTreeMap::new()) });
    let clock = context.clock.clone();
    let sync = move |key: Key| {
        let (evictor, clock) = (evictor.clone(), clock.clone());
        async move { Ok(evictor.sync(&key, clock.now()).await) }
    };
    Runner::new("taint-eviction-controller", WORKERS).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

struct Evictor {
    client: Client,
    recorder: EventRecorder,
    pods: Informer<Pod>,
    nodes: Informer<Node>,
    work: Mutex<BTreeMap<Key, Work>>,
}

impl Evictor {
    async fn sync(&self, key: &Key, now: jiff::Timestamp) -> Next {
        let work = self.work.lock().get(key).cloned();
        let pod = self.pods.get_key(key);
        let node = pod.as_ref().and_then(|p| self.nodes.get("", &p.spec.node_name));
        match decide::decide(pod.as_deref(), node.as_deref(), work.as_ref(), now) {
            Decision::Nothing => Next::Done,
            Decision::Wait(wait) => Next::After(wait),
            Decision::Cancel => {
                let cancelled = self.work.lock().remove(key);
                if matches!(cancelled, Some(Work::Scheduled { .. })) {
                    self.event(key, "Cancelling deletion of Pod");
                }
                Next::Done
            }
            Decision::Schedule { created, due, wait } => {
                self.work.lock().insert(key.clone(), Work::Scheduled { created, due });
                Next::After(wait)
            }
            Decision::Evict { cancel_first } => {
                if cancel_first {
                    self.event(key, "Cancelling deletion of Pod");
                }
                self.work.lock().insert(key.clone(), Work::Done);
                self.event(key, "Marking for deletion Pod");
                let mut outcome = Ok(());
                for _ in 0..TRIES {
                    outcome = self.delete(key, now).await;
                    match &outcome {
                        Err(error) if !error.is_not_found() => tokio::time::sleep(TRY_PAUSE).await,
                        _ => break,
                    }
                }
                if let Err(error) = outcome {
                    self.work.lock().remove(key);
                    if !error.is_not_found() {
                        tracing::error!(pod = %key, %error, "Failed to evict a pod");
                    }
                }
                Next::Done
            }
        }
    }

    /// First the condition, then the deletion.
    async fn delete(&self, key: &Key, now: jiff::Timestamp) -> Result<(), Error> {
        let pod: Pod = self.client.get(&resources::PODS, &key.namespace, &key.name).await?;
        if let Some(patch) = decide::condition_patch(&pod, now) {
            let options = WriteOptions::default();
            let patch = Patch::Strategic(patch);
            self.client.patch::<Value>(&resources::PODS, &key.namespace, &key.name, "status", &patch, &options).await?;
        }
        self.client.delete(&resources::PODS, &key.namespace, &key.name, &DeleteOptions::default()).await.map(|_| ())
    }

    /// The reference carries no uid, as upstream's.
    fn event(&self, key: &Key, what: &str) {
        let pod = ObjectReference {
            kind: "Pod".into(),
            api_version: "v1".into(),
            namespace: key.namespace.clone(),
            name: key.name.clone(),
            ..Default::default()
        };
        self.recorder.event(&pod, EventType::Normal, "TaintManagerEviction", format!("{what} {key}"));
    }
}
