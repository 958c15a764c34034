//! Event recorders. Recording never waits and never fails its caller: events go
//! through a bounded queue to one task that aggregates, filters and writes them.
//!
//! Two forms, as upstream's components use them: core/v1 with counts (most
//! controllers, kubelet) and events.k8s.io/v1 with series (scheduler, kube-proxy).
//!
//! Upstream followed: client-go/tools/record, client-go/tools/events.

mod core;
mod correlator;
mod series;

use std::sync::Arc;

use client::Client;
use parking_lot::Mutex;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::clock::{Clock, SystemClock};
use crate::reference::ObjectReference;

/// `maxQueuedEvents`: what comes while the queue is full is dropped.
const MAX_QUEUED: usize = 1000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventType {
    Normal,
    Warning,
}

impl EventType {
    pub fn as_str(self) -> &'static str {
        match self {
            EventType::Normal => "Normal",
            EventType::Warning => "Warning",
        }
    }
}

/// An event as its recorder was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub regarding: ObjectReference,
    pub related: Option<ObjectReference>,
    pub event_type: EventType,
    pub reason: String,
    /// events.k8s.io only.
    pub action: String,
    pub message: String,
    pub annotations: Vec<(String, String)>,
    pub at: jiff::Timestamp,
}

/// Records events of one component. Clones share queue and caches.
#[derive(Clone)]
pub struct EventRecorder {
    sink: Sink,
    clock: Arc<dyn Clock>,
}

#[derive(Clone)]
enum Sink {
    Queue(mpsc::Sender<Recorded>),
    Memory(Arc<Mutex<Vec<Recorded>>>),
    Nothing,
}

impl EventRecorder {
    /// core/v1 events with `source: {component, host}`; `host` may be empty.
    /// The writing task ends with `shutdown`, after what is queued.
    pub fn core(client: Client, component: &str, host: &str, shutdown: CancellationToken) -> Self {
        let (sender, receiver) = mpsc::channel(MAX_QUEUED);
        let sink = core::Sink::new(client, component, host);
        tokio::spawn(sink.run(receiver, shutdown));
        EventRecorder { sink: Sink::Queue(sender), clock: Arc::new(SystemClock) }
    }

    /// events.k8s.io/v1 events. `instance` is mostly `<controller>-<host name>`.
    pub fn series(client: Client, controller: &str, instance: &str, shutdown: CancellationToken) -> Self {
        let (sender, receiver) = mpsc::channel(MAX_QUEUED);
        let sink = series::Sink::new(client, controller, instance);
        tokio::spawn(sink.run(receiver, shutdown));
        EventRecorder { sink: Sink::Queue(sender), clock: Arc::new(SystemClock) }
    }

    /// Keeps events in memory, for tests; the list is shared with the recorder.
    pub fn memory() -> (Self, Arc<Mutex<Vec<Recorded>>>) {
        let list = Arc::new(Mutex::new(Vec::new()));
        (EventRecorder { sink: Sink::Memory(list.clone()), clock: Arc::new(SystemClock) }, list)
    }

    /// Forgets all events.
    pub fn discard() -> Self {
        EventRecorder { sink: Sink::Nothing, clock: Arc::new(SystemClock) }
    }

    /// `message` is final text. Use for core/v1 recorders.
    pub fn event(&self, regarding: &ObjectReference, event_type: EventType, reason: &str, message: impl Into<String>) {
        self.record(regarding, None, event_type, reason, "", message.into(), &[]);
    }

    pub fn annotated(
        &self,
        regarding: &ObjectReference,
        annotations: &[(String, String)],
        event_type: EventType,
        reason: &str,
        message: impl Into<String>,
    ) {
        self.record(regarding, None, event_type, reason, "", message.into(), annotations);
    }

    /// For events.k8s.io recorders: `related` is the other object, `action` what was done or tried.
    pub fn event_about(
        &self,
        regarding: &ObjectReference,
        related: Option<&ObjectReference>,
        event_type: EventType,
        reason: &str,
        action: &str,
        note: impl Into<String>,
    ) {
        self.record(regarding, related, event_type, reason, action, note.into(), &[]);
    }

    fn record(
        &self,
        regarding: &ObjectReference,
        related: Option<&ObjectReference>,
        event_type: EventType,
        reason: &str,
        action: &str,
        message: String,
        annotations: &[(String, String)],
    ) {
        let recorded = Recorded {
            regarding: regarding.clone(),
            related: related.cloned(),
            event_type,
            reason: reason.to_owned(),
            action: action.to_owned(),
            message,
            annotations: annotations.to_vec(),
            at: self.clock.now(),
        };
        match &self.sink {
            Sink::Nothing => {}
            Sink::Memory(list) => list.lock().push(recorded),
            Sink::Queue(queue) => {
                tracing::debug!(
                    object = format!("{}/{}", recorded.regarding.namespace, recorded.regarding.name),
                    kind = recorded.regarding.kind,
                    reason = recorded.reason,
                    message = recorded.message,
                    "Event occurred"
                );
                if queue.try_send(recorded).is_err() {
                    tracing::error!("unable to record event: too many queued events, dropped event");
                }
            }
        }
    }
}

/// Events of cluster-scoped objects are put into `default`.
fn event_namespace(regarding: &ObjectReference) -> &str {
    if regarding.namespace.is_empty() { "default" } else { &regarding.namespace }
}

/// `name.17f3ab…`: the object's name and the time in nanoseconds, hexadecimal.
fn event_name(regarding: &ObjectReference, at: jiff::Timestamp) -> String {
    format!("{}.{:x}", regarding.name, at.as_nanosecond())
}
