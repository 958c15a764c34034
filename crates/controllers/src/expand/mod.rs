//! persistentvolume-expander-controller: claims that ask for more than they have.
//!
//! Every volume that can be grown is grown by its CSI driver's resizer; this
//! controller only says so, and names the driver on claims of migrated plugins.
//!
//! Upstream followed: pkg/controller/volume/expand. Limit: FlexVolumes, which
//! upstream marks resized without touching them, are told to wait as others.

use apimachinery::field::quote;
use apimachinery::quantity::Quantity;
use client::Client;
use client::resources::{PERSISTENT_VOLUME_CLAIMS, PERSISTENT_VOLUMES};
use informers::{Event, Informer, Key};
use placement::volumes::MIGRATED;
use reconciler::events::EventType;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde_json::{Value, json};

use crate::Context;
use crate::types::{Claim, Volume};

const WORKERS: usize = 10;
const RESIZER: &str = "volume.kubernetes.io/storage-resizer";
const PRE_RESIZE_CAPACITY: &str = "volume.alpha.kubernetes.io/pre-resize-capacity";

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    claims: Informer<Claim>,
}

fn size(value: &Value) -> Quantity {
    Quantity::from_value(value).unwrap_or_default()
}

/// What is asked for and what there is.
fn sizes(claim: &Claim) -> (Quantity, Quantity) {
    (claim.view().request(), size(&claim.status["capacity"]["storage"]))
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("expand-controller").await?;
    let controller = Controller {
        recorder: context.recorder(&client, "volume_expand"),
        client,
        claims: context.factory.informer(&PERSISTENT_VOLUME_CLAIMS),
    };
    let queue: Queue<Key> = Queue::new("volume_expand");
    {
        let queue = queue.clone();
        controller.claims.add_handler(move |event| {
            if let Event::Updated { old, new } = event {
                let ((old_request, old_has), (request, has)) = (sizes(old), sizes(new));
                if request <= old_request && has <= old_has {
                    return;
                }
            }
            if event.object().phase() == "Bound" {
                queue.add(event.key());
            }
        });
    }
    context.synced().await;
    Runner::new("volume_expand", WORKERS)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await.map(|()| Next::Done) }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<(), SyncError> {
        let Some(claim) = self.claims.get_key(key) else { return Ok(()) };
        let name = claim.view().volume_name();
        let volume: Volume = self
            .client
            .get(&PERSISTENT_VOLUMES, "", name)
            .await
            .map_err(|error| SyncError::new(format!("failed to get PV {}: {error}", quote(name))))?;
        let bound = volume.claim().is_some_and(|(of, uid)| of.namespace == key.namespace && uid == claim.metadata.uid);
        if !bound {
            return Err(SyncError::new(format!("persistent Volume is not bound to PVC being updated : {key}")));
        }
        let (request, has) = sizes(&claim);
        if request <= has && !volume.metadata.annotations.contains_key(PRE_RESIZE_CAPACITY) {
            return Ok(());
        }
        let regarding = ObjectReference::new(&PERSISTENT_VOLUME_CLAIMS, &claim.metadata);
        let Some((plugin, driver, _)) = MIGRATED.iter().find(|(_, _, source)| volume.spec[*source].is_object()) else {
            let text = "waiting for an external controller to expand this PVC";
            self.recorder.event(&regarding, EventType::Normal, "ExternalExpanding", text);
            return Ok(());
        };
        let text = format!("CSI migration enabled for {plugin}; waiting for external resizer to expand the pvc");
        self.recorder.event(&regarding, EventType::Normal, "ExternalExpanding", text);
        if claim.metadata.annotations.get(RESIZER).map(String::as_str) == Some(*driver) {
            return Ok(());
        }
        let change = json!({"metadata": {"uid": claim.metadata.uid, "annotations": {RESIZER: driver}}});
        let m = &claim.metadata;
        if let Err(error) =
            self.client.merge::<Value>(&PERSISTENT_VOLUME_CLAIMS, &m.namespace, &m.name, "", &change).await
        {
            let text = format!("error setting resizer annotation to pvc {key}, with error {error}");
            self.recorder.event(&regarding, EventType::Warning, "ExternalExpanding", text.as_str());
            return Err(SyncError::new(text));
        }
        Ok(())
    }
}
