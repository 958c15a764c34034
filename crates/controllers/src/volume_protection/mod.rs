//! persistentvolumeclaim-protection-controller and
//! persistentvolume-protection-controller: claims and volumes in use are not deleted.
//!
//! A finalizer holds them: a claim's goes when no pod that is bound to a node uses
//! it, a volume's when it is not bound. A bound claim also tells in its condition
//! Unused whether pods refer to it. Upstream followed: pkg/controller/volume/pvcprotection,
//! pkg/controller/volume/pvprotection.

use client::resources::{PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES, PODS};
use client::{Client, ListOptions, ObjectMeta};
use informers::{Event, Informer, Key};
use reconciler::clock::time_text;
use reconciler::pod::Pod;
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::types::{Claim, Volume};

const CLAIM_FINALIZER: &str = "kubernetes.io/pvc-protection";
const VOLUME_FINALIZER: &str = "kubernetes.io/pv-protection";

/// Names of the claims that a pod's volumes refer to, and whether they are the pod's own.
fn claims_of(pod: &Pod) -> impl Iterator<Item = (String, bool)> + '_ {
    pod.spec.volumes.iter().filter_map(|volume| match (&volume.persistent_volume_claim, &volume.ephemeral) {
        (Some(claim), _) => Some((claim.claim_name.clone(), false)),
        (None, Some(_)) => Some((format!("{}-{}", pod.metadata.name, volume.name), true)),
        (None, None) => None,
    })
}

fn refers(pod: &Pod, claim: &ObjectMeta) -> Option<bool> {
    claims_of(pod)
        .find(|(name, own)| {
            *name == claim.name && (!own || claim.controller().is_some_and(|o| o.uid == pod.metadata.uid))
        })
        .map(|(_, own)| own)
}

/// The claim must stay for this pod.
fn holds(pod: &Pod, claim: &ObjectMeta) -> bool {
    let shut_down = pod.metadata.is_deleting() && pod.metadata.deletion_grace_period_seconds == Some(0);
    !pod.spec.node_name.is_empty() && refers(pod, claim).is_some_and(|own| !own || !shut_down)
}

/// The pod counts as a user of the claim.
fn uses(pod: &Pod, claim: &ObjectMeta) -> bool {
    let terminated = pod.is_finished()
        || (pod.metadata.is_deleting()
            && pod.status.container_statuses.iter().all(|s| s.state.terminated.is_some() || s.state.waiting.is_some())
            && !pod.status.container_statuses.is_empty());
    !terminated && refers(pod, claim).is_some()
}

/// The finalizers to write, if they must change.
pub fn finalizers(m: &ObjectMeta, finalizer: &str, in_use: bool) -> Option<Vec<String>> {
    let has = m.finalizers.iter().any(|f| f == finalizer);
    if m.is_deleting() && has && !in_use {
        return Some(m.finalizers.iter().filter(|f| *f != finalizer).cloned().collect());
    }
    (!m.is_deleting() && !has).then(|| m.finalizers.iter().cloned().chain([finalizer.to_owned()]).collect())
}

fn unused(claim: &Claim) -> Option<&Value> {
    claim.status["conditions"].as_array()?.iter().find(|c| c["type"] == "Unused")
}

pub async fn claims(context: Context) -> Result<(), SyncError> {
    let client = context.client("pvc-protection-controller").await?;
    let claims = context.factory.informer::<Claim>(&PERSISTENT_VOLUME_CLAIMS);
    let pods = context.factory.informer::<Pod>(&PODS);
    let queue: Queue<Key> = Queue::new("pvcprotection");
    {
        let queue = queue.clone();
        claims.add_handler(move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        });
    }
    {
        let queue = queue.clone();
        pods.add_handler(move |event| {
            for pod in event.old().into_iter().chain([event.object()]) {
                for (name, _) in claims_of(pod) {
                    queue.add(Key::new(pod.metadata.namespace.as_str(), name));
                }
            }
        });
    }
    context.synced().await;
    Runner::new("pvcprotection", 1)
        .run(queue, context.shutdown.clone(), move |key| {
            let (client, claims, pods, context) = (client.clone(), claims.clone(), pods.clone(), context.clone());
            async move {
                let Some(claim) = claims.store().get_key(&key) else { return Ok(Next::Done) };
                sync_claim(&client, &claim, &pods, &context).await
            }
        })
        .await;
    Ok(())
}

async fn sync_claim(
    client: &Client,
    claim: &Claim,
    pods: &Informer<Pod>,
    context: &Context,
) -> Result<Next, SyncError> {
    let m = &claim.metadata;
    let known = pods.store().list_namespace(&m.namespace);
    if !m.is_deleting() && claim.status["phase"] == "Bound" {
        let used = known.iter().any(|p| uses(p, m));
        let status = if used { "False" } else { "True" };
        if unused(claim).is_none_or(|c| c["status"] != status) {
            let (reason, text) = if used {
                ("PodUsingPVC", "A pod is currently referencing this PVC")
            } else {
                ("NoPodsUsingPVC", "No pods are currently referencing this PVC")
            };
            let mut list: Vec<Value> = claim.status["conditions"].as_array().cloned().unwrap_or_default();
            let new = json!({"type": "Unused", "status": status, "reason": reason, "message": text,
                "lastTransitionTime": time_text(context.now())});
            match list.iter_mut().find(|c| c["type"] == "Unused") {
                Some(found) => *found = new,
                None => list.push(new),
            }
            let change = json!({"metadata": {"uid": m.uid}, "status": {"conditions": list}});
            client.merge::<Value>(&PERSISTENT_VOLUME_CLAIMS, &m.namespace, &m.name, "status", &change).await?;
        }
    }
    let mut in_use = known.iter().any(|p| holds(p, m));
    if m.is_deleting() && !in_use && finalizers(m, CLAIM_FINALIZER, false).is_some() {
        // A pod may not be in the store yet.
        let live = client.list_all::<Pod>(&PODS, &m.namespace, &ListOptions::default()).await?;
        in_use = live.items.iter().any(|p| holds(p, m));
    }
    if let Some(wanted) = finalizers(m, CLAIM_FINALIZER, in_use) {
        let change = json!({"metadata": {"uid": m.uid, "finalizers": wanted}});
        let done = client.merge::<Value>(&PERSISTENT_VOLUME_CLAIMS, &m.namespace, &m.name, "", &change).await;
        gone_is_fine(done)?;
    }
    Ok(Next::Done)
}

fn gone_is_fine(done: Result<Value, client::Error>) -> Result<(), SyncError> {
    match done {
        Err(error) if !error.is_not_found() => Err(error.into()),
        _ => Ok(()),
    }
}

pub async fn volumes(context: Context) -> Result<(), SyncError> {
    let client = context.client("pv-protection-controller").await?;
    let volumes = context.factory.informer::<Volume>(&PERSISTENT_VOLUMES);
    let queue: Queue<Key> = Queue::new("pvprotection");
    {
        let queue = queue.clone();
        volumes.add_handler(move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        });
    }
    context.synced().await;
    Runner::new("pvprotection", 1)
        .run(queue, context.shutdown.clone(), move |key| {
            let (client, volumes) = (client.clone(), volumes.clone());
            async move {
                let Some(volume) = volumes.store().get_key(&key) else { return Ok(Next::Done) };
                let m = &volume.metadata;
                let bound = volume.status["phase"] == "Bound";
                if let Some(wanted) = finalizers(m, VOLUME_FINALIZER, bound) {
                    let change = json!({"metadata": {"uid": m.uid, "finalizers": wanted}});
                    gone_is_fine(client.merge::<Value>(&PERSISTENT_VOLUMES, "", &m.name, "", &change).await)?;
                }
                Ok(Next::Done)
            }
        })
        .await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(value: Value) -> Pod {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn pods_on_nodes_hold_their_claims() {
        let claim = ObjectMeta { name: "c".into(), ..ObjectMeta::default() };
        let volumes = json!([{"name": "v", "persistentVolumeClaim": {"claimName": "c"}}]);
        let bound = pod(json!({"spec": {"nodeName": "n", "volumes": volumes}, "status": {"phase": "Succeeded"}}));
        let waiting = pod(json!({"spec": {"volumes": volumes}}));
        assert!(holds(&bound, &claim) && !uses(&bound, &claim));
        assert!(!holds(&waiting, &claim) && uses(&waiting, &claim));
    }

    #[test]
    fn finalizers_come_and_go() {
        let mut m = ObjectMeta::default();
        assert_eq!(finalizers(&m, "f", false), Some(vec!["f".to_owned()]));
        m.finalizers = vec!["f".into(), "g".into()];
        assert_eq!(finalizers(&m, "f", false), None);
        m.deletion_timestamp = Some("t".into());
        assert_eq!(finalizers(&m, "f", true), None);
        assert_eq!(finalizers(&m, "f", false), Some(vec!["g".to_owned()]));
    }
}
