//! A watch that lives through lost connections.
//!
//! etcd-client ends a watch with its connection; it is opened again from the
//! revision after the last delivered one, so nothing is missed or seen twice.
//! Only compaction (and the end of the server) ends it for good.

use std::time::Duration;

use etcd_client::{Client, EventType, WatchResponse, WatchStream};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{error::convert, header_revision};
use crate::error::StorageError;
use crate::store::{Result, StoreEvent, StoreWatch, WatchMessage, WatchOptions};

/// Messages in flight to the reader; etcd buffers what does not fit.
const BUFFER: usize = 64;
const RETRY_WAIT_MIN: Duration = Duration::from_millis(50);
const RETRY_WAIT_MAX: Duration = Duration::from_secs(1);

pub(super) async fn open(
    client: Client,
    prefix: &str,
    options: WatchOptions,
    stop: CancellationToken,
) -> Result<StoreWatch> {
    let (sender, messages) = mpsc::channel(BUFFER);
    let (progress, asked) = mpsc::channel(1);
    let mut watcher =
        Watcher { client, prefix: prefix.to_owned(), next: options.from_revision, prev_kv: options.prev_kv, sender };
    let opened = watcher.connect().await;
    let stream = match opened {
        Ok(stream) => Some(stream),
        Err(error @ StorageError::Compacted { .. }) => {
            let _ = watcher.sender.send(Err(error)).await;
            None
        }
        Err(error) => return Err(error),
    };
    let guard = stop.clone().drop_guard();
    if let Some(stream) = stream {
        tokio::spawn(async move { stop.run_until_cancelled(watcher.run(stream, asked)).await });
    }
    Ok(StoreWatch { messages, progress, _guard: Some(guard) })
}

struct Watcher {
    client: Client,
    prefix: String,
    /// First revision not yet delivered; 0 until known.
    next: u64,
    prev_kv: bool,
    sender: mpsc::Sender<Result<WatchMessage>>,
}

enum Step {
    GoOn,
    Reconnect,
    End,
}

impl Watcher {
    /// Opens the stream and waits for etcd's word that the watch exists.
    async fn connect(&mut self) -> Result<WatchStream> {
        let mut options =
            etcd_client::WatchOptions::new().with_prefix().with_progress_notify().with_start_revision(self.next as i64);
        if self.prev_kv {
            options = options.with_prev_key();
        }
        let mut client = self.client.watch_client().max_decoding_message_size(usize::MAX);
        let mut stream = client.watch(self.prefix.as_str(), Some(options)).await.map_err(convert)?;
        match stream.message().await.map_err(convert)? {
            Some(response) if response.canceled() => Err(cancel_error(&response)),
            Some(response) if response.created() => {
                if self.next == 0 {
                    self.next = header_revision(response.header()) + 1;
                }
                Ok(stream)
            }
            Some(_) => Err(StorageError::Etcd("etcd watch: first message is not `created`".into())),
            None => Err(StorageError::Etcd("etcd watch: stream ended".into())),
        }
    }

    async fn run(mut self, mut stream: WatchStream, mut asked: mpsc::Receiver<()>) {
        let mut can_be_asked = true;
        loop {
            let step = tokio::select! {
                message = stream.message() => match message {
                    Ok(Some(response)) => self.handle(response).await,
                    Ok(None) => Step::Reconnect,
                    Err(error) => {
                        tracing::debug!(prefix = self.prefix, error = %convert(error), "etcd watch broke");
                        Step::Reconnect
                    }
                },
                ask = asked.recv(), if can_be_asked => match ask {
                    Some(()) => match stream.request_progress().await {
                        Ok(()) => Step::GoOn,
                        Err(_) => Step::Reconnect,
                    },
                    None => {
                        can_be_asked = false;
                        Step::GoOn
                    }
                },
            };
            match step {
                Step::GoOn => {}
                Step::End => return,
                Step::Reconnect => match self.reconnect().await {
                    Some(new) => stream = new,
                    None => return,
                },
            }
        }
    }

    async fn reconnect(&mut self) -> Option<WatchStream> {
        let mut wait = RETRY_WAIT_MIN;
        loop {
            match self.connect().await {
                Ok(stream) => {
                    tracing::debug!(prefix = self.prefix, revision = self.next, "etcd watch goes on");
                    return Some(stream);
                }
                Err(error @ StorageError::Compacted { .. }) => {
                    let _ = self.sender.send(Err(error)).await;
                    return None;
                }
                Err(error) => tracing::debug!(prefix = self.prefix, %error, "etcd watch cannot be opened"),
            }
            if self.sender.is_closed() {
                return None;
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(RETRY_WAIT_MAX);
        }
    }

    async fn handle(&mut self, mut response: WatchResponse) -> Step {
        if response.canceled() {
            return match cancel_error(&response) {
                error @ StorageError::Compacted { .. } => {
                    let _ = self.sender.send(Err(error)).await;
                    Step::End
                }
                error => {
                    tracing::debug!(prefix = self.prefix, %error, "etcd watch was cancelled");
                    Step::Reconnect
                }
            };
        }
        let message = if response.events().is_empty() {
            if response.created() {
                return Step::GoOn;
            }
            let revision = header_revision(response.header());
            // Progress from before what is asked for (a watch from the future)
            // says nothing about the watch, yet it does say where the store is.
            self.next = self.next.max(revision + 1);
            WatchMessage::Progress(revision)
        } else {
            let events: Vec<StoreEvent> = response.0.events.drain(..).filter_map(event).collect();
            let Some(last) = events.last() else { return Step::GoOn };
            self.next = last.revision + 1;
            WatchMessage::Events(events)
        };
        match self.sender.send(Ok(message)).await {
            Ok(()) => Step::GoOn,
            Err(_) => Step::End,
        }
    }
}

fn cancel_error(response: &WatchResponse) -> StorageError {
    match response.compact_revision() {
        0 => StorageError::Etcd(response.cancel_reason().to_owned()),
        revision => StorageError::Compacted { compact_revision: revision as u64 },
    }
}

fn event(event: etcd_client::proto::PbEvent) -> Option<StoreEvent> {
    let kv = event.kv?;
    let deleted = event.r#type == EventType::Delete as i32;
    Some(StoreEvent {
        key: String::from_utf8(kv.key).unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned()),
        value: (!deleted).then(|| kv.value.into()),
        revision: kv.mod_revision as u64,
        created: !deleted && kv.create_revision == kv.mod_revision,
        previous: event.prev_kv.map(|kv| kv.value.into()),
    })
}
