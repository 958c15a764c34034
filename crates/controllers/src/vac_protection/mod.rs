//! volumeattributesclass-protection-controller: classes that volumes or claims
//! name are not deleted.
//!
//! Upstream followed: pkg/controller/volume/vacprotection.

use std::collections::BTreeSet;

use client::resources::{PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES, VOLUME_ATTRIBUTES_CLASSES};
use client::{Client, PartialObject};
use informers::{Event, Informer, Key};
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::types::{Claim, Volume};
use crate::volume_protection::finalizers;

const FINALIZER: &str = "kubernetes.io/vac-protection";
const INDEX: &str = "attributes class";

/// Classes that a claim asks for, has, or is being changed to.
fn of_claim(claim: &Claim) -> BTreeSet<String> {
    [
        &claim.spec["volumeAttributesClassName"],
        &claim.status["currentVolumeAttributesClassName"],
        &claim.status["modifyVolumeStatus"]["targetVolumeAttributesClassName"],
    ]
    .into_iter()
    .filter_map(Value::as_str)
    .filter(|name| !name.is_empty())
    .map(str::to_owned)
    .collect()
}

fn of_volume(volume: &Volume) -> BTreeSet<String> {
    let name = volume.view().attributes_class();
    (!name.is_empty()).then(|| name.to_owned()).into_iter().collect()
}

/// Wakes the classes that an object names no more.
fn left<T>(queue: &Queue<Key>, event: &Event<T>, names: fn(&T) -> BTreeSet<String>) {
    let gone = match event {
        Event::Updated { old, new } => &names(old) - &names(new),
        Event::Deleted { object, .. } => names(object),
        Event::Added { .. } => BTreeSet::new(),
    };
    gone.into_iter().for_each(|name| queue.add(Key::new("", name)));
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("volumeattributesclass-protection-controller").await?;
    let classes = context.factory.informer::<PartialObject>(&VOLUME_ATTRIBUTES_CLASSES);
    let claims = context.factory.informer::<Claim>(&PERSISTENT_VOLUME_CLAIMS);
    let volumes = context.factory.informer::<Volume>(&PERSISTENT_VOLUMES);
    claims.add_index(INDEX, |claim| of_claim(claim).into_iter().collect());
    volumes.add_index(INDEX, |volume| of_volume(volume).into_iter().collect());
    let queue: Queue<Key> = Queue::new("vacprotection");
    {
        let queue = queue.clone();
        classes.add_handler(move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        });
    }
    {
        let queue = queue.clone();
        claims.add_handler(move |event| left(&queue, event, of_claim));
    }
    {
        let queue = queue.clone();
        volumes.add_handler(move |event| left(&queue, event, of_volume));
    }
    context.synced().await;
    Runner::new("vacprotection", 1)
        .run(queue, context.shutdown.clone(), move |key| {
            let (client, classes, claims, volumes) = (client.clone(), classes.clone(), claims.clone(), volumes.clone());
            async move { sync(&client, &classes, &claims, &volumes, &key).await.map(|()| Next::Done) }
        })
        .await;
    Ok(())
}

async fn sync(
    client: &Client,
    classes: &Informer<PartialObject>,
    claims: &Informer<Claim>,
    volumes: &Informer<Volume>,
    key: &Key,
) -> Result<(), SyncError> {
    let Some(class) = classes.get_key(key) else { return Ok(()) };
    let in_use = !volumes.by_index(INDEX, &key.name).is_empty() || !claims.by_index(INDEX, &key.name).is_empty();
    let Some(wanted) = finalizers(&class.metadata, FINALIZER, in_use) else { return Ok(()) };
    let change = json!({"metadata": {"uid": class.metadata.uid, "finalizers": wanted}});
    client.merge::<Value>(&VOLUME_ATTRIBUTES_CLASSES, "", &key.name, "", &change).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_names_up_to_three_classes() {
        let claim: Claim = serde_json::from_value(json!({"spec": {"volumeAttributesClassName": "a"},
            "status": {"currentVolumeAttributesClassName": "b",
                "modifyVolumeStatus": {"targetVolumeAttributesClassName": "a", "status": "Pending"}}}))
        .unwrap();
        assert_eq!(of_claim(&claim).into_iter().collect::<Vec<_>>(), ["a", "b"]);
    }
}
