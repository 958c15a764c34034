//! Writes core/v1 events.

use std::time::Duration;

use client::{Client, Error, Patch, WriteOptions, resources};
use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::clock::time_text;
use crate::events::correlator::{Correlator, Key, Verdict};
use crate::events::{Recorded, event_name, event_namespace};

/// `maxTriesPerEvent` and `defaultSleepDuration`: an absent server is tried for two minutes.
const MAX_TRIES: u32 = 12;
const RETRY_AFTER: Duration = Duration::from_secs(10);

pub struct Sink {
    client: Client,
    component: String,
    host: String,
    correlator: Correlator,
}

impl Sink {
    pub fn new(client: Client, component: &str, host: &str) -> Self {
        Sink { client, component: component.into(), host: host.into(), correlator: Correlator::default() }
    }

    pub async fn run(mut self, mut queue: mpsc::Receiver<Recorded>, shutdown: CancellationToken) {
        loop {
            tokio::select! {
                biased;
                event = queue.recv() => match event {
                    None => return,
                    Some(event) => tokio::select! {
                        () = self.handle(&event) => {}
                        () = stop_soon(&shutdown) => return,
                    },
                },
                () = shutdown.cancelled() => return,
            }
        }
    }

    async fn handle(&mut self, event: &Recorded) {
        let verdict = self.correlator.correlate(event);
        if verdict == Verdict::Mute {
            return;
        }
        for attempt in 0..MAX_TRIES {
            if attempt > 0 {
                // The first pause is random, so that components do not come back all at once.
                let spread = if attempt == 1 { rand::random::<f64>() } else { 1.0 };
                tokio::time::sleep(RETRY_AFTER.mul_f64(spread)).await;
            }
            match self.write(event, &verdict).await {
                Ok(()) => return,
                Err(Error::Status(status)) => {
                    let expected = status.is_already_exists()
                        || status.details.iter().flat_map(|d| &d.causes).any(|c| c.reason == "NamespaceTerminating");
                    if expected {
                        tracing::debug!(error = %status, "Server rejected event (will not retry!)");
                    } else {
                        tracing::error!(error = %status, reason = event.reason, "Server rejected event (will not retry!)");
                    }
                    return;
                }
                Err(error) => tracing::error!(%error, "Unable to write event (may retry after sleeping)"),
            }
        }
        tracing::error!(reason = event.reason, "Unable to write event (retry limit exceeded!)");
    }

    async fn write(&mut self, event: &Recorded, verdict: &Verdict) -> Result<(), Error> {
        let namespace = event_namespace(&event.regarding);
        match verdict {
            Verdict::Mute => Ok(()),
            Verdict::Create { name, message, .. } => self.create(event, name, message, 1, event.at).await,
            Verdict::Patch { key, name, message, count, first } => {
                let patch = json!({"count": count, "lastTimestamp": time_text(event.at), "message": message});
                let options = WriteOptions::default();
                let patch = Patch::Strategic(patch);
                match self.client.patch::<Value>(&resources::EVENTS, namespace, name, "", &patch, &options).await {
                    Err(error) if error.is_not_found() => {
                        // It has expired: a new one goes on counting.
                        let name = event_name(&event.regarding, event.at);
                        self.create(event, &name, message, *count, *first).await?;
                        self.remember(key.clone(), &name);
                        Ok(())
                    }
                    other => other.map(|_| ()),
                }
            }
        }
    }

    fn remember(&mut self, key: Key, name: &str) {
        self.correlator.written(key, name);
    }

    async fn create(
        &self,
        event: &Recorded,
        name: &str,
        message: &str,
        count: u32,
        first: Timestamp,
    ) -> Result<(), Error> {
        let namespace = event_namespace(&event.regarding);
        let mut object = json!({
            "apiVersion": "v1",
            "kind": "Event",
            "metadata": {"name": name, "namespace": namespace},
            "involvedObject": event.regarding,
            "reason": event.reason,
            "message": message,
            "source": {"component": self.component},
            "firstTimestamp": time_text(first),
            "lastTimestamp": time_text(event.at),
            "count": count,
            "type": event.event_type.as_str(),
            "eventTime": null,
            "reportingComponent": self.component,
            "reportingInstance": self.host,
        });
        if !self.host.is_empty() {
            object["source"]["host"] = self.host.as_str().into();
        }
        if !event.annotations.is_empty() {
            object["metadata"]["annotations"] =
                event.annotations.iter().map(|(k, v)| (k.clone(), Value::from(v.as_str()))).collect();
        }
        let options = WriteOptions::default();
        self.client.create::<Value>(&resources::EVENTS, namespace, &object, &options).await.map(|_| ())
    }
}

/// A write that is under way at shutdown gets this long.
async fn stop_soon(shutdown: &CancellationToken) {
    shutdown.cancelled().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
}
