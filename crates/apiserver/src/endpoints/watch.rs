//! Watch streams: chunks of HTTP/1.1, HTTP/2 frames, WebSocket messages.
//!
//! Invariants: the head of the answer is sent only when the watch is live;
//! events that are there together leave together, in frames of at most
//! [`crate::body::PIECE_TARGET`]; an event's bytes are made once for all watchers.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/watch.go`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{Status, Value, json};
use bytes::{Bytes, BytesMut};
use codec::MediaType;
use component_base::metrics::Child;
use http::header;
use hyper::body::Incoming;
use storage::{Entry, EventType, WatchItem, WatchRequest, Watcher};

use crate::body::{Body, PIECE_TARGET, Response};
use crate::core::Core;
use crate::encode;
use crate::negotiate::{Output, Transform};
use crate::pipeline::{Cx, response};
use crate::registry::options::ListOptions;
use crate::registry::select::selection;
use crate::registry::{Resource, plain_error, storage_status};
use crate::serving::Served;

/// Makes the bytes of events.
pub struct Framer {
    served: Arc<Served>,
    stored: Arc<Resource>,
    output: Output,
    include: String,
    /// Column definitions go with the first event of a table only.
    columns_sent: bool,
    /// Where events and their bytes are counted.
    counted: Option<(Arc<Child>, Arc<Child>)>,
}

impl Framer {
    pub fn new(served: Arc<Served>, stored: Arc<Resource>, output: Output, include: String) -> Self {
        Framer { served, stored, output, include, columns_sent: false, counted: None }
    }

    /// Counts each event in the server's metrics.
    fn counted(mut self, core: &Core) -> Self {
        let gvr = &self.served.gvr;
        self.counted = core.metrics().map(|metrics| metrics.watch_events(&gvr.group, &gvr.version, &gvr.resource));
        self
    }

    /// Whether the frames are no text.
    pub fn is_binary(&self) -> bool {
        self.output.encoding == MediaType::Protobuf
    }

    /// Appends one event; true when it ends the stream.
    pub fn push(&mut self, out: &mut BytesMut, item: WatchItem) -> bool {
        let before = out.len();
        let over = self.append(out, item);
        if let Some((events, sizes)) = &self.counted {
            events.inc();
            sizes.observe(out.len().saturating_sub(before) as f64);
        }
        over
    }

    fn append(&mut self, out: &mut BytesMut, item: WatchItem) -> bool {
        match item {
            WatchItem::Event { event_type, entry } => match self.event(out, event_type, &entry) {
                Ok(()) => false,
                Err(status) => {
                    self.error(out, &status);
                    true
                }
            },
            WatchItem::Bookmark { revision, initial_events_end } => {
                self.bookmark(out, revision, initial_events_end);
                false
            }
            WatchItem::Error(error) => {
                let status = storage_status(error, &self.stored.group_resource, "");
                self.error(out, &status);
                true
            }
        }
    }

    fn event(&mut self, out: &mut BytesMut, event_type: EventType, entry: &Entry) -> Result<(), Status> {
        let kind = event_type.as_str();
        match (self.output.transform, self.output.encoding) {
            (Transform::None, MediaType::Protobuf) => {
                frame(out, kind, &encode::entry_protobuf(&self.served, entry)?);
            }
            (Transform::None, _) => line(out, kind, &encode::entry_json(&self.served, entry)?),
            (Transform::Partial { .. }, MediaType::Protobuf) => {
                frame(out, kind, &encode::partial_protobuf(&self.served, entry)?);
            }
            (Transform::Partial { .. }, _) => line(out, kind, &encode::partial_json(&self.served, entry)?),
            (Transform::Table { beta }, _) => {
                let columns = if self.columns_sent { &[][..] } else { &self.served.columns };
                let mut table = encode::TableWriter::with_columns(
                    columns,
                    beta,
                    &self.include,
                    Some(entry.revision().to_string()),
                    "",
                    None,
                );
                table.row(&self.served, entry)?;
                self.columns_sent = true;
                line(out, kind, &table.finish());
            }
        }
        Ok(())
    }

    fn bookmark(&mut self, out: &mut BytesMut, revision: u64, initial_events_end: bool) {
        let mut metadata = json!({"resourceVersion": revision.to_string()});
        if initial_events_end {
            metadata["annotations"] = json!({ storage::request::INITIAL_EVENTS_END_ANNOTATION: "true" });
        }
        let (api_version, kind) = match self.output.transform {
            Transform::Partial { beta, .. } => (encode::meta_version(beta).to_owned(), "PartialObjectMetadata"),
            _ => (self.served.api_version(), self.served.gvk.kind.as_str()),
        };
        let mut object = json!({"kind": kind, "apiVersion": api_version, "metadata": metadata});
        if let Transform::Table { beta } = self.output.transform {
            let columns = if self.columns_sent { &[][..] } else { &self.served.columns };
            let mut table =
                encode::TableWriter::with_columns(columns, beta, &self.include, Some(revision.to_string()), "", None);
            let _ = &mut table;
            self.columns_sent = true;
            line(out, "BOOKMARK", &self.bookmark_table(table, &object));
            return;
        }
        let partial = matches!(self.output.transform, Transform::Partial { .. });
        let bytes = if partial {
            encode::partial_bytes(&object, self.output.encoding)
        } else {
            self.served.codec.canonicalize(&mut object);
            match self.output.encoding {
                MediaType::Protobuf => self.served.codec.protobuf(&object).unwrap_or_default(),
                _ => self.served.codec.json(&object),
            }
        };
        if self.output.encoding == MediaType::Protobuf {
            frame(out, "BOOKMARK", &bytes);
        } else {
            line(out, "BOOKMARK", &bytes);
        }
    }

    fn bookmark_table(&self, table: encode::TableWriter, object: &Value) -> Vec<u8> {
        let mut table = table;
        let mut object = object.clone();
        self.served.codec.canonicalize(&mut object);
        let cells: Vec<Value> =
            self.stored.strategy.row(&self.served.gvk.version, &object, jiff::Timestamp::now().as_second()).cells;
        let partial = json!({
            "kind": "PartialObjectMetadata",
            "apiVersion": encode::META_V1,
            "metadata": object["metadata"],
        });
        table.push(&cells, &[], Some(encode::partial_bytes(&partial, MediaType::Json)));
        table.finish()
    }

    pub fn error(&self, out: &mut BytesMut, status: &Status) {
        let output = Output { encoding: self.output.encoding, ..Output::JSON };
        let bytes = match encode::status(status, &output) {
            Body::Full(bytes) => bytes.unwrap_or_default().to_vec(),
            Body::Pieces(pieces) => pieces.iter().flat_map(|p| p.iter().copied()).collect(),
            _ => Vec::new(),
        };
        if self.output.encoding == MediaType::Protobuf {
            frame(out, "ERROR", &bytes);
        } else {
            line(out, "ERROR", bytes.trim_ascii_end());
        }
    }
}

fn line(out: &mut BytesMut, kind: &str, object: &[u8]) {
    out.reserve(object.len() + 40);
    out.extend_from_slice(br#"{"type":""#);
    out.extend_from_slice(kind.as_bytes());
    out.extend_from_slice(br#"","object":"#);
    out.extend_from_slice(object);
    out.extend_from_slice(b"}\n");
}

fn frame(out: &mut BytesMut, kind: &str, object: &[u8]) {
    out.extend_from_slice(&codec::protobuf::watch_frame(kind, object));
}

pub async fn watch(
    cx: &Cx,
    served: &Arc<Served>,
    stored: &Arc<Resource>,
    request: http::Request<Incoming>,
    namespace: &str,
    name: Option<&str>,
    options: ListOptions,
) -> Result<Response, Status> {
    let output = cx.negotiate(&super::read::offer(served, true))?;
    let include = super::read::include_object(cx, &output)?;
    let selection = selection(served, namespace, name, &options)?;
    if output.encoding == MediaType::Yaml {
        return Err(super::read::watch_not_acceptable());
    }
    let revision = options.revision().map_err(plain_error)?;
    let timeout = match options.timeout_seconds.and_then(|s| u64::try_from(s).ok()).filter(|s| *s > 0) {
        Some(seconds) => Duration::from_secs(seconds),
        None => cx.core.settings.min_request_timeout.mul_f64(rand::random::<f64>() + 1.0),
    };
    let watch_request = WatchRequest {
        scope: selection.scope,
        predicate: selection.predicate,
        resource_version: revision,
        allow_bookmarks: options.allow_watch_bookmarks,
        send_initial_events: options.send_initial_events,
        timeout: Some(timeout),
    };
    let watcher = stored.storage.watch(watch_request).await.map_err(|error| stored.storage_status(error, ""))?;
    let framer = Framer::new(served.clone(), stored.clone(), output, include).counted(&cx.core);
    let deadline = tokio::time::Instant::now() + timeout;
    if is_websocket(&cx.headers) {
        return super::connect::websocket_watch(cx, request, watcher, framer, deadline);
    }
    let (sender, body) = Body::channel();
    let stop = cx.core.shutdown.clone();
    tokio::spawn(pump(watcher, framer, deadline, stop, sender));
    let content_type = match output.encoding {
        MediaType::Protobuf => MediaType::Protobuf.stream(),
        other => other.as_str(),
    };
    Ok(response(200, content_type, body))
}

pub fn is_websocket(headers: &http::HeaderMap) -> bool {
    let has = |name, wanted: &str| {
        headers
            .get(name)
            .and_then(|v| v.to_str().ok())
            .is_some_and(|v| v.to_ascii_lowercase().split(',').any(|part| part.trim() == wanted))
    };
    has(header::CONNECTION, "upgrade") && has(header::UPGRADE, "websocket")
}

async fn pump(
    mut watcher: Watcher,
    mut framer: Framer,
    deadline: tokio::time::Instant,
    stop: tokio_util::sync::CancellationToken,
    sender: tokio::sync::mpsc::Sender<Bytes>,
) {
    let mut buffer = BytesMut::new();
    let expired = tokio::time::sleep_until(deadline);
    tokio::pin!(expired);
    loop {
        let item = tokio::select! {
            biased;
            () = sender.closed() => return,
            () = &mut expired => return,
            () = stop.cancelled() => return,
            item = watcher.next() => item,
        };
        let Some(item) = item else { return };
        let mut over = framer.push(&mut buffer, item);
        while !over && buffer.len() < PIECE_TARGET {
            let Some(item) = watcher.try_next() else { break };
            over = framer.push(&mut buffer, item);
        }
        tokio::select! {
            sent = sender.send(buffer.split().freeze()) => if sent.is_err() { return },
            () = &mut expired => return,
        }
        if over {
            return;
        }
    }
}
