//! Writes events.k8s.io/v1 events: an event that repeats becomes a series, which
//! is written when it starts, every half hour, and when it has been quiet for six
//! minutes.
//!
//! Upstream followed: client-go/tools/events/event_broadcaster.go.

use std::collections::BTreeMap;
use std::time::Duration;

use client::{Client, Error, Patch, WriteOptions, resources};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::clock::micro_time_text;
use crate::events::{EventType, Recorded, event_name, event_namespace};
use crate::reference::ObjectReference;

/// `maxTriesPerEvent`, `defaultSleepDuration`.
const MAX_TRIES: u32 = 12;
const RETRY_AFTER: Duration = Duration::from_secs(10);
/// `finishTime`, `refreshTime`.
const FINISH: Duration = Duration::from_secs(6 * 60);
const REFRESH: Duration = Duration::from_secs(30 * 60);
/// Series that are remembered; beyond it the quietest is forgotten.
const MAX_SERIES: usize = 4096;

/// What makes two events the same; the note does not.
type SeriesKey = (EventType, String, String, ObjectReference, Option<ObjectReference>);

#[derive(Debug, Clone)]
struct Entry {
    name: String,
    namespace: String,
    at: Timestamp,
    /// Count and last time, from the second event on.
    series: Option<(u32, Timestamp)>,
}

/// What to write, decided purely.
#[derive(Debug, PartialEq)]
enum Write {
    Nothing,
    Create { name: String },
    Series { name: String, namespace: String, count: u32, last: Timestamp },
}

#[derive(Default)]
struct Cache(BTreeMap<SeriesKey, Entry>);

pub struct Sink {
    client: Client,
    controller: String,
    instance: String,
    cache: Cache,
}

impl Cache {
    fn key(event: &Recorded) -> SeriesKey {
        let strip = |r: &ObjectReference| ObjectReference { resource_version: String::new(), ..r.clone() };
        (
            event.event_type,
            event.action.clone(),
            event.reason.clone(),
            strip(&event.regarding),
            event.related.as_ref().map(strip),
        )
    }

    fn observe(&mut self, event: &Recorded) -> Write {
        let key = Self::key(event);
        if let Some(entry) = self.0.get_mut(&key) {
            return match &mut entry.series {
                Some((count, last)) => {
                    *count += 1;
                    *last = event.at;
                    Write::Nothing
                }
                None => {
                    entry.series = Some((2, event.at));
                    Write::Series {
                        name: entry.name.clone(),
                        namespace: entry.namespace.clone(),
                        count: 2,
                        last: event.at,
                    }
                }
            };
        }
        if self.0.len() >= MAX_SERIES {
            let quietest = self.0.iter().min_by_key(|(_, e)| e.series.map_or(e.at, |s| s.1)).map(|(k, _)| k.clone());
            if let Some(key) = quietest {
                self.0.remove(&key);
            }
        }
        let name = event_name(&event.regarding, event.at);
        let namespace = event_namespace(&event.regarding).to_owned();
        self.0.insert(key, Entry { name: name.clone(), namespace, at: event.at, series: None });
        Write::Create { name }
    }

    /// Series to write because they have ended; they are forgotten.
    fn finish(&mut self, now: Timestamp) -> Vec<Write> {
        let quiet = |at: Timestamp| now.duration_since(at) >= SignedDuration::from_secs(FINISH.as_secs() as i64);
        let mut out = Vec::new();
        self.0.retain(|_, entry| match entry.series {
            Some((count, last)) if quiet(last) => {
                out.push(Write::Series { name: entry.name.clone(), namespace: entry.namespace.clone(), count, last });
                false
            }
            Some(_) => true,
            None => !quiet(entry.at),
        });
        out
    }

    /// All running series.
    fn refresh(&self) -> Vec<Write> {
        let running = self.0.values().filter_map(|entry| {
            let (count, last) = entry.series?;
            Some(Write::Series { name: entry.name.clone(), namespace: entry.namespace.clone(), count, last })
        });
        running.collect()
    }
}

impl Sink {
    pub fn new(client: Client, controller: &str, instance: &str) -> Self {
        Sink { client, controller: controller.into(), instance: instance.into(), cache: Cache::default() }
    }

    pub async fn run(mut self, mut queue: mpsc::Receiver<Recorded>, shutdown: CancellationToken) {
        let mut finish = tokio::time::interval(FINISH);
        let mut refresh = tokio::time::interval(REFRESH);
        loop {
            let writes = tokio::select! {
                event = queue.recv() => match event {
                    None => return,
                    Some(event) => {
                        let write = self.cache.observe(&event);
                        tokio::select! {
                            () = self.write(write, Some(&event)) => {}
                            () = shutdown.cancelled() => return,
                        }
                        continue;
                    }
                },
                _ = finish.tick() => self.cache.finish(Timestamp::now()),
                _ = refresh.tick() => self.cache.refresh(),
                () = shutdown.cancelled() => return,
            };
            for write in writes {
                self.write(write, None).await;
            }
        }
    }

    async fn write(&mut self, write: Write, event: Option<&Recorded>) {
        for attempt in 0..MAX_TRIES {
            if attempt > 0 {
                tokio::time::sleep(RETRY_AFTER).await;
            }
            match self.try_write(&write, event).await {
                Ok(()) => return,
                Err(Error::Status(status)) => {
                    tracing::debug!(error = %status, "Server rejected event (will not retry!)");
                    return;
                }
                Err(error) => tracing::error!(%error, "Unable to write event (retrying)"),
            }
        }
    }

    async fn try_write(&self, write: &Write, event: Option<&Recorded>) -> Result<(), Error> {
        let options = WriteOptions::default();
        match (write, event) {
            (Write::Series { name, namespace, count, last }, _) => {
                let series = json!({"series": {"count": count, "lastObservedTime": micro_time_text(*last)}});
                let patch = Patch::Strategic(series);
                let patched =
                    self.client.patch::<Value>(&resources::NEW_EVENTS, namespace, name, "", &patch, &options).await;
                match (patched, event) {
                    // It has expired on the server.
                    (Err(error), Some(event)) if error.is_not_found() => {
                        self.create(event, &event_name(&event.regarding, event.at)).await
                    }
                    (Err(error), None) if error.is_not_found() => Ok(()),
                    (other, _) => other.map(|_| ()),
                }
            }
            (Write::Create { name }, Some(event)) => self.create(event, name).await,
            (Write::Create { .. }, None) | (Write::Nothing, _) => Ok(()),
        }
    }

    async fn create(&self, event: &Recorded, name: &str) -> Result<(), Error> {
        let namespace = event_namespace(&event.regarding);
        let mut object = json!({
            "apiVersion": "events.k8s.io/v1",
            "kind": "Event",
            "metadata": {"name": name, "namespace": namespace},
            "eventTime": micro_time_text(event.at),
            "reportingController": self.controller,
            "reportingInstance": self.instance,
            "action": event.action,
            "reason": event.reason,
            "regarding": event.regarding,
            "note": event.message,
            "type": event.event_type.as_str(),
            "deprecatedSource": {},
            "deprecatedFirstTimestamp": null,
            "deprecatedLastTimestamp": null,
        });
        if let Some(related) = &event.related {
            object["related"] = json!(related);
        }
        let options = WriteOptions::default();
        self.client.create::<Value>(&resources::NEW_EVENTS, namespace, &object, &options).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(note: &str, minute: i64) -> Recorded {
        Recorded {
            regarding: ObjectReference { kind: "Pod".into(), name: "p".into(), ..Default::default() },
            related: None,
            event_type: EventType::Warning,
            reason: "FailedScheduling".into(),
            action: "Scheduling".into(),
            message: note.into(),
            annotations: Vec::new(),
            at: Timestamp::from_second(60 * minute).unwrap(),
        }
    }

    #[test]
    fn a_repeated_event_becomes_a_series() {
        let mut cache = Cache::default();
        let Write::Create { name } = cache.observe(&event("a", 0)) else { panic!() };
        assert!(matches!(cache.observe(&event("b", 1)), Write::Series { name: n, count: 2, .. } if n == name));
        assert_eq!(cache.observe(&event("a", 2)), Write::Nothing);
        assert!(cache.finish(Timestamp::from_second(7 * 60).unwrap()).is_empty());
        assert!(matches!(cache.refresh()[..], [Write::Series { count: 3, .. }]));
        let ended = cache.finish(Timestamp::from_second(8 * 60).unwrap());
        assert!(matches!(ended[..], [Write::Series { count: 3, .. }]));
        assert!(matches!(cache.observe(&event("a", 9)), Write::Create { .. }));
    }
}
