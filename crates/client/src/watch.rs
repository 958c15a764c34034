//! Watch streams: JSON events, one a line.

use std::collections::VecDeque;
use std::marker::PhantomData;
use std::pin::Pin;
use std::task::{Context, Poll};

use apimachinery::Status;
use bytes::{Bytes, BytesMut};
use futures::Stream;
use hyper::body::Body;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::error::{Cause, Error, Result};
use crate::rest::Response;
use crate::transport::ResponseBody;

/// No event is larger: an object is at most 1.5 MiB in etcd, custom resources 3 MiB as JSON.
const MAX_EVENT_BYTES: usize = 32 << 20;

#[derive(Debug, Clone)]
pub enum WatchEvent<T> {
    Added(T),
    Modified(T),
    Deleted(T),
    /// `initial_events_end`: the state asked for with `sendInitialEvents` is complete.
    Bookmark {
        resource_version: String,
        initial_events_end: bool,
    },
    /// The server ends the watch, mostly with 410.
    Error(Box<Status>),
}

/// The events of one watch; ends when the server closes it (at its timeout, or
/// for any other reason: a watcher begins anew from the last resourceVersion).
pub struct WatchStream<T> {
    body: ResponseBody,
    verb: &'static str,
    url: String,
    lines: Lines,
    done: bool,
    item: PhantomData<fn() -> T>,
}

#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    object: &'a RawValue,
}

#[derive(Deserialize)]
struct BookmarkObject {
    metadata: BookmarkMeta,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct BookmarkMeta {
    resource_version: String,
    annotations: std::collections::BTreeMap<String, String>,
}

/// Cuts a byte stream into lines without copying those that lie in one chunk.
#[derive(Default)]
struct Lines {
    partial: BytesMut,
    ready: VecDeque<Bytes>,
}

impl Lines {
    fn push(&mut self, mut chunk: Bytes) {
        while let Some(end) = chunk.iter().position(|b| *b == b'\n') {
            let line = chunk.split_to(end + 1);
            if self.partial.is_empty() {
                self.ready.push_back(line);
            } else {
                self.partial.extend_from_slice(&line);
                self.ready.push_back(self.partial.split().freeze());
            }
        }
        self.partial.extend_from_slice(&chunk);
    }
}

impl<T: DeserializeOwned> WatchStream<T> {
    pub(crate) fn new(response: Response) -> Self {
        let (body, verb, url) = response.into_body();
        WatchStream { body, verb, url, lines: Lines::default(), done: false, item: PhantomData }
    }

    /// The next event; None when the server has closed the watch.
    pub async fn next(&mut self) -> Option<Result<WatchEvent<T>>> {
        std::future::poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }
}

/// Decodes one frame.
pub fn decode<T: DeserializeOwned>(line: &[u8]) -> Result<WatchEvent<T>> {
    let fail = |e: serde_json::Error| Error::Decode(format!("unable to decode an event from the watch stream: {e}"));
    let frame: Frame = serde_json::from_slice(line).map_err(fail)?;
    let text = frame.object.get();
    Ok(match frame.kind {
        "ADDED" => WatchEvent::Added(serde_json::from_str(text).map_err(fail)?),
        "MODIFIED" => WatchEvent::Modified(serde_json::from_str(text).map_err(fail)?),
        "DELETED" => WatchEvent::Deleted(serde_json::from_str(text).map_err(fail)?),
        "BOOKMARK" => {
            let object: BookmarkObject = serde_json::from_str(text).map_err(fail)?;
            WatchEvent::Bookmark {
                initial_events_end: object
                    .metadata
                    .annotations
                    .get("k8s.io/initial-events-end")
                    .is_some_and(|v| v == "true"),
                resource_version: object.metadata.resource_version,
            }
        }
        "ERROR" => WatchEvent::Error(serde_json::from_str(text).map_err(fail)?),
        other => return Err(Error::Decode(format!("got invalid watch event type: {other}"))),
    })
}

impl<T: DeserializeOwned> Stream for WatchStream<T> {
    type Item = Result<WatchEvent<T>>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(line) = self.lines.ready.pop_front() {
                if line.iter().all(u8::is_ascii_whitespace) {
                    continue;
                }
                return Poll::Ready(Some(decode(&line)));
            }
            if self.done {
                return Poll::Ready(None);
            }
            match Pin::new(&mut self.body).poll_frame(cx) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(None) => self.done = true,
                Poll::Ready(Some(Err(error))) => {
                    self.done = true;
                    let cause = Cause::from_hyper(&error);
                    return Poll::Ready(Some(Err(Error::Transport { verb: self.verb, url: self.url.clone(), cause })));
                }
                Poll::Ready(Some(Ok(frame))) => {
                    if let Ok(data) = frame.into_data() {
                        self.lines.push(data);
                        if self.lines.partial.len() > MAX_EVENT_BYTES {
                            self.done = true;
                            return Poll::Ready(Some(Err(Error::Decode("watch event is too large".to_owned()))));
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meta::PartialObject;

    #[test]
    fn lines_survive_any_cut() {
        let text = b"{\"a\":1}\n{\"b\":2}\n{\"c\":3}\n";
        for cut in 0..text.len() {
            let mut lines = Lines::default();
            lines.push(Bytes::copy_from_slice(&text[..cut]));
            lines.push(Bytes::copy_from_slice(&text[cut..]));
            let got: Vec<u8> = lines.ready.iter().flat_map(|l| l.to_vec()).collect();
            assert_eq!(lines.ready.len(), 3, "cut at {cut}");
            assert_eq!(got, text);
        }
    }

    #[test]
    fn events() {
        let added = br#"{"type":"ADDED","object":{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"}}}"#;
        match decode::<PartialObject>(added).unwrap() {
            WatchEvent::Added(object) => assert_eq!(object.metadata.name, "a"),
            other => panic!("{other:?}"),
        }
        let end = br#"{"type":"BOOKMARK","object":{"metadata":{"resourceVersion":"9","creationTimestamp":null,"annotations":{"k8s.io/initial-events-end":"true"}}}}"#;
        match decode::<PartialObject>(end).unwrap() {
            WatchEvent::Bookmark { resource_version, initial_events_end: true } => assert_eq!(resource_version, "9"),
            other => panic!("{other:?}"),
        }
        let error = br#"{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"too old","reason":"Expired","code":410}}"#;
        match decode::<PartialObject>(error).unwrap() {
            WatchEvent::Error(status) => assert_eq!(status.code, 410),
            other => panic!("{other:?}"),
        }
    }
}
