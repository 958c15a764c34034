//! Pods of the API that are bound to this node.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use informers::Event;

use crate::kubelet::Kubelet;
use crate::pod::{CONFIG_SEEN, CONFIG_SOURCE, Pod};

/// Follows the API's pods until shutdown.
pub async fn run(kubelet: Arc<Kubelet>) {
    let Some(api) = kubelet.api.clone() else { return };
    // The node object first: admission and mirrors need it.
    api.node.synced().await;
    api.services.synced().await;
    tracing::info!("Watching apiserver");
    api.pods.synced().await;
    let mut events = api.pods.subscribe();
    let waker = Arc::downgrade(&kubelet);
    api.certificate_requests.add_handler(move |event| {
        if let (Some(kubelet), Some(uid)) = (waker.upgrade(), event.object()["spec"]["podUID"].as_str()) {
            kubelet.wake(uid);
        }
    });
    let mut pending = api.pods.store().len();
    if pending == 0 {
        kubelet.sources_ready.api.store(true, Ordering::Release);
    }
    while let Some(event) = events.recv().await {
        match event {
            Event::Added { object, .. } | Event::Updated { new: object, .. } => {
                if let Some(pod) = decode(&kubelet, &object) {
                    kubelet.upsert(pod);
                }
            }
            Event::Deleted { object, .. } => {
                let Some(pod) = decode(&kubelet, &object) else { continue };
                if pod.is_mirror() {
                    kubelet.mirror_gone(&pod.key());
                } else {
                    kubelet.remove(&pod.metadata.uid);
                }
            }
        }
        pending = pending.saturating_sub(1);
        if pending == 0 {
            kubelet.sources_ready.api.store(true, Ordering::Release);
        }
    }
}

fn decode(kubelet: &Kubelet, object: &Arc<serde_json::Value>) -> Option<Arc<Pod>> {
    let mut object = (**object).clone();
    let mirror = object["metadata"]["annotations"].get(crate::pod::CONFIG_MIRROR).is_some();
    if !mirror {
        let uid = object["metadata"]["uid"].as_str().unwrap_or_default();
        let known = kubelet.workers.lock().get(uid).map(|w| w.pod());
        let seen = known
            .and_then(|p| p.metadata.annotations.get(CONFIG_SEEN).cloned())
            .unwrap_or_else(crate::clock::now_precise);
        // What the downward API shows of where the pod came from.
        object["metadata"]["annotations"][CONFIG_SEEN] = seen.into();
        object["metadata"]["annotations"][CONFIG_SOURCE] = "api".into();
    }
    match Pod::from_value(object) {
        Ok(pod) => Some(pod),
        Err(error) => {
            tracing::error!(err = %error, "Pod cannot be decoded, ignoring it");
            None
        }
    }
}
