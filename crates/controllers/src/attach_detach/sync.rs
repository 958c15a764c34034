//! One volume: detach what nobody wants, attach what is wanted, tell the nodes.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use apimachinery::field::quote;
use client::resources::{NODES, PODS, VOLUME_ATTACHMENTS};
use client::{DeleteOptions, ObjectMeta, Patch, WriteOptions};
use reconciler::events::EventType;
use reconciler::{Next, ObjectReference, SyncError};
use serde_json::{Value, json};

use super::state::{MAX_WAIT_FOR_UNMOUNT, OPERATION_TIMEOUT, Place, attachment_name, held_by, split};
use super::{Attachment, Controller};
use crate::types::Node;

/// The soonest of several wishes to look again.
#[derive(Default)]
struct Soonest(Option<Duration>);

impl Soonest {
    fn at_most(&mut self, wait: Duration) {
        self.0 = Some(self.0.map_or(wait, |known| known.min(wait)));
    }
}

impl Controller {
    pub(super) async fn sync(&self, volume: &str) -> Result<Next, SyncError> {
        let mut again = Soonest::default();
        let mut failure = None;
        let places = self.world.lock().places(volume);
        for (node, place) in places {
            if self.world.lock().is_wanted_at(volume, &node) {
                continue;
            }
            match self.detach(volume, &node, &place).await {
                Ok(wait) => wait.into_iter().for_each(|wait| again.at_most(wait)),
                Err(error) => failure = Some(error),
            }
        }
        let wanted = self.world.lock().wanted_at(volume);
        for (node, pods) in wanted {
            match self.attach(volume, &node, &pods).await {
                Ok(wait) => wait.into_iter().for_each(|wait| again.at_most(wait)),
                Err(error) => failure = Some(error),
            }
        }
        let nodes: BTreeSet<String> = self.world.lock().places(volume).into_keys().collect();
        for node in nodes {
            if let Err(error) = self.report(&node).await {
                failure = Some(error);
            }
        }
        match (failure, again.0) {
            (Some(error), _) => Err(error),
            (None, Some(wait)) => Ok(Next::After(wait)),
            (None, None) => Ok(Next::Done),
        }
    }

    fn attachment(&self, volume: &str, node: &str) -> (String, Option<std::sync::Arc<Attachment>>) {
        let (driver, handle) = split(volume).unwrap_or_default();
        let name = attachment_name(handle, driver, node);
        let known = self.attachments.get("", &name);
        (name, known)
    }

    fn pod_event(&self, pods: &[ObjectMeta], kind: EventType, reason: &str, text: &str) {
        for pod in pods {
            self.recorder.event(&ObjectReference::new(&PODS, pod), kind, reason, text);
        }
    }

    async fn attach(&self, volume: &str, node: &str, pods: &[ObjectMeta]) -> Result<Option<Duration>, SyncError> {
        let Some(source) = self.world.lock().source(volume).cloned() else { return Ok(None) };
        let places = self.world.lock().places(volume);
        let place = places.get(node).cloned().unwrap_or_default();
        let (name, known) = self.attachment(volume, node);
        if place.confirmed {
            if let Some(place) = self.world.lock().place_mut(volume, node) {
                place.unwanted = None;
            }
            let attached = known.as_ref().is_some_and(|a| a.status["attached"] == true);
            if attached {
                return Ok(None);
            }
            // The driver took it away: attach again.
            self.world.lock().detached(volume, node);
        }
        if !source.shared {
            let holds = |(at, place): &(&String, &Place)| *at != node && (place.confirmed || place.attaching.is_some());
            let others: Vec<(&String, &Place)> = places.iter().filter(holds).collect();
            if let Some((_, first)) = others.first() {
                // One that is only on its way decides itself soon.
                if others.iter().any(|(_, p)| p.confirmed) && first.attaching.is_none() {
                    self.tell_held(volume, node, &source.volume, pods);
                }
                return Ok(None);
            }
        }
        let label = format!("for volume {}", quote(&source.volume));
        let started = {
            let mut world = self.world.lock();
            let place = world.uncertain(volume, Some(source.clone()), node);
            *place.attaching.get_or_insert_with(Instant::now)
        };
        let failed = |text: &str| {
            if let Some(place) = self.world.lock().place_mut(volume, node) {
                place.attaching = None;
            }
            let text = format!("AttachVolume.Attach failed {label} : {text}");
            self.pod_event(pods, EventType::Warning, "FailedAttachVolume", &text);
            SyncError::new(text)
        };
        match known {
            Some(known) if known.metadata.is_deleting() => Err(failed("volume attachment is being deleted")),
            Some(known) if known.status["attached"] == true => {
                self.world.lock().attached(volume, Some(source), node);
                let text = format!("AttachVolume.Attach succeeded {label} ");
                self.pod_event(pods, EventType::Normal, "SuccessfulAttachVolume", &text);
                // Others that wait for a shared volume's turn look again by their own events.
                Ok(None)
            }
            Some(known) if known.status["attachError"].is_object() => {
                Err(failed(known.status["attachError"]["message"].as_str().unwrap_or_default()))
            }
            known => {
                if known.is_none() {
                    let object = json!({
                        "apiVersion": VOLUME_ATTACHMENTS.api_version(), "kind": "VolumeAttachment",
                        "metadata": {"name": name},
                        "spec": {"nodeName": node, "attacher": source.driver,
                            "source": {"persistentVolumeName": source.volume}},
                    });
                    let options = WriteOptions::default();
                    let made = self.client.create::<Value>(&VOLUME_ATTACHMENTS, "", &object, &options).await;
                    if let Err(error) = made
                        && !error.is_already_exists()
                    {
                        return Err(failed(&format!("attacher.Attach failed: {error}")));
                    }
                }
                match OPERATION_TIMEOUT.checked_sub(started.elapsed()).filter(|left| !left.is_zero()) {
                    Some(left) => Ok(Some(left)),
                    None => Err(failed(&format!(
                        "timed out waiting for external-attacher of {} CSI driver to attach volume {}",
                        source.driver, source.handle
                    ))),
                }
            }
        }
    }

    /// Another node has the volume: pods that wait for it are told once.
    fn tell_held(&self, volume: &str, node: &str, name: &str, pods: &[ObjectMeta]) {
        let holders: Vec<ObjectMeta> = {
            let mut world = self.world.lock();
            if !world.tell_held(volume, node) {
                return;
            }
            let held: BTreeSet<String> =
                world.places(volume).into_iter().filter(|(_, p)| p.confirmed).map(|(n, _)| n).collect();
            let wanted = world.wanted_at(volume);
            wanted.into_iter().filter(|(n, _)| n != node && held.contains(n)).flat_map(|(_, pods)| pods).collect()
        };
        for pod in pods {
            let text = format!("Waiting for detach for volume {} {}", quote(name), held_by(pod, &holders));
            self.pod_event(std::slice::from_ref(pod), EventType::Warning, "FailedAttachVolume", &text);
        }
    }

    async fn detach(&self, volume: &str, node: &str, place: &Place) -> Result<Option<Duration>, SyncError> {
        if split(volume).is_none() {
            // Of another plugin, told by a node's status: not ours to take away.
            return Ok(None);
        }
        if !self.world.lock().is_shared(volume) {
            // One operation on an exclusive volume at a time.
            let busy = |(at, p): (&String, &Place)| at != node && p.detaching.is_some();
            if self.world.lock().places(volume).iter().any(busy) {
                return Ok(Some(Duration::from_secs(1)));
            }
        }
        let waited = {
            let mut world = self.world.lock();
            let Some(place) = world.place_mut(volume, node) else { return Ok(None) };
            place.attaching = None;
            place.unwanted.get_or_insert_with(Instant::now).elapsed()
        };
        let known_node = self.nodes.get("", node);
        let healthy = known_node.as_ref().is_some_and(|n| n.is_ready());
        let out_of_service = known_node.as_ref().is_some_and(|n| n.is_out_of_service());
        let overdue = waited > MAX_WAIT_FOR_UNMOUNT && self.force_detach;
        if place.detaching.is_none() {
            let in_use = self.world.lock().is_in_use(volume, node);
            let forced = overdue && !healthy;
            if in_use && !forced && !out_of_service {
                let left = MAX_WAIT_FOR_UNMOUNT.saturating_sub(waited);
                return Ok((!left.is_zero()).then_some(left + Duration::from_millis(100)));
            }
            // The kubelet must hear of it before it can begin to use it again.
            self.world.lock().unreport(volume, node);
            if let Err(error) = self.report(node).await {
                self.world.lock().report(volume, node);
                return Err(error);
            }
            if !overdue && !out_of_service {
                let live = self.client.get_opt::<Node>(&NODES, "", node).await?;
                if live.is_some_and(|n| n.status.volumes_in_use.iter().any(|v| v == volume)) {
                    self.world.lock().uncertain(volume, None, node);
                    return Err(SyncError::new(format!(
                        "DetachVolume failed for volume {} on node {}: volume is still in use by node, according to \
                         Node status",
                        quote(volume),
                        quote(node)
                    )));
                }
            }
        }
        let (name, known) = self.attachment(volume, node);
        if place.detaching.is_none() {
            let deleted = self.client.delete(&VOLUME_ATTACHMENTS, "", &name, &DeleteOptions::default()).await;
            match deleted {
                Ok(object) if object["kind"] == "VolumeAttachment" => {
                    if let Some(place) = self.world.lock().place_mut(volume, node) {
                        place.confirmed = false;
                        place.detaching = Some(Instant::now());
                    }
                    return Ok(Some(OPERATION_TIMEOUT));
                }
                Err(error) if !error.is_not_found() => {
                    self.world.lock().uncertain(volume, None, node);
                    return Err(SyncError::new(format!(
                        "DetachVolume.Detach failed: failed to delete VolumeAttachment [{name}]: {error}"
                    )));
                }
                _ => {}
            }
        } else if let Some(known) = known {
            // Its driver's finalizer holds it.
            let timed_out = place.detaching.is_some_and(|at| at.elapsed() > OPERATION_TIMEOUT);
            let message = known.status["detachError"]["message"].as_str();
            if message.is_none() && !timed_out {
                return Ok(Some(OPERATION_TIMEOUT));
            }
            if let Some(place) = self.world.lock().place_mut(volume, node) {
                place.detaching = None;
            }
            let text = message.unwrap_or("timed out waiting for external-attacher to detach the volume");
            return Err(SyncError::new(format!("DetachVolume.Detach failed for volume {}: {text}", quote(volume))));
        }
        self.world.lock().detached(volume, node);
        // Whoever waits for an exclusive volume looks again.
        self.queue.add(volume.to_owned());
        Ok(None)
    }

    /// Writes the node's attached volumes, if they changed.
    async fn report(&self, node: &str) -> Result<(), SyncError> {
        let Some(volumes) = self.world.lock().take_report(node) else { return Ok(()) };
        if self.nodes.get("", node).is_none() {
            return Ok(());
        }
        let list: Vec<Value> = volumes.iter().map(|name| json!({"name": name, "devicePath": ""})).collect();
        let list = if list.is_empty() { Value::Null } else { list.into() };
        let patch = Patch::Strategic(json!({"status": {"volumesAttached": list}}));
        match self.client.patch::<Value>(&NODES, "", node, "status", &patch, &WriteOptions::default()).await {
            Err(error) if !error.is_not_found() => {
                self.world.lock().report_again(node);
                Err(error.into())
            }
            _ => Ok(()),
        }
    }
}
