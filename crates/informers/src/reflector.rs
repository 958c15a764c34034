//! Carries out the [`protocol`](crate::protocol): requests, streams, waits.

use std::time::{Duration, Instant};

use client::{Client, Error, ListOptions, ResourceRef, WatchEvent, WatchStream};
use tokio_util::sync::CancellationToken;

use crate::informer::Informer;
use crate::object::Object;
use crate::protocol::{Do, Happened, Protocol};

/// client-go's reflector back-off: 0.8 s doubling to 30 s, each stretched by up to
/// its own length at random, forgotten after 2 minutes of quiet.
const BACKOFF_MIN: Duration = Duration::from_millis(800);
const BACKOFF_MAX: Duration = Duration::from_secs(30);
const BACKOFF_RESET: Duration = Duration::from_secs(120);
/// How long after its own timeout a silent watch is given up. Dead connections
/// are found by HTTP/2 pings; this is for a server that lives and says nothing.
const WATCH_GRACE: Duration = Duration::from_secs(30);

pub(crate) struct Reflector<T> {
    pub client: Client,
    pub resource: ResourceRef,
    pub namespace: String,
    pub informer: Informer<T>,
    pub protocol: Protocol,
}

struct Stream<T> {
    events: WatchStream<T>,
    opened: Instant,
    deadline: tokio::time::Instant,
}

struct Backoff {
    next: Duration,
    last: Option<Instant>,
}

impl Backoff {
    fn new() -> Self {
        Backoff { next: BACKOFF_MIN, last: None }
    }
    fn step(&mut self, now: Instant, random: f64) -> Duration {
        if self.last.is_some_and(|last| now.duration_since(last) > BACKOFF_RESET) {
            self.next = BACKOFF_MIN;
        }
        self.last = Some(now);
        let wait = self.next.mul_f64(1.0 + random);
        self.next = (self.next * 2).min(BACKOFF_MAX);
        wait
    }
}

impl<T: Object> Reflector<T> {
    /// Runs until `shutdown`.
    pub async fn run(mut self, shutdown: CancellationToken) {
        tokio::select! {
            () = self.follow() => {}
            () = shutdown.cancelled() => {}
        }
    }

    async fn follow(&mut self) {
        let mut backoff = Backoff::new();
        let mut stream: Option<Stream<T>> = None;
        let mut collected: Vec<T> = Vec::new();
        // The object that came last, until the protocol says what it is for.
        let mut pending: Option<WatchEvent<T>> = None;
        let mut what = self.protocol.next(Happened::Go, rand::random());
        loop {
            what = match what {
                Do::List(options) => self.list(&options, &mut collected).await,
                Do::StreamList(options) => {
                    collected.clear();
                    self.open(&options, &mut stream, &mut pending).await
                }
                Do::Watch(options) => self.open(&options, &mut stream, &mut pending).await,
                Do::Collect => {
                    match pending.take() {
                        Some(WatchEvent::Added(object) | WatchEvent::Modified(object)) => collected.push(object),
                        // Rare: something was deleted while the state streamed in.
                        Some(WatchEvent::Deleted(object)) => {
                            let key = object.key();
                            collected.retain(|o| o.key() != key);
                        }
                        _ => {}
                    }
                    self.read(&mut stream, &mut pending).await
                }
                Do::ReplaceAndRead => {
                    self.replace(&mut collected);
                    self.read(&mut stream, &mut pending).await
                }
                Do::ReplaceAndWatch(options) => {
                    self.replace(&mut collected);
                    Do::Watch(options)
                }
                Do::Apply => {
                    match pending.take() {
                        Some(WatchEvent::Added(object) | WatchEvent::Modified(object)) => self.informer.apply(object),
                        Some(WatchEvent::Deleted(object)) => self.informer.delete(object),
                        _ => {}
                    }
                    self.informer.set_resource_version(self.protocol.last_resource_version());
                    self.read(&mut stream, &mut pending).await
                }
                Do::Read => {
                    if self.informer.has_synced() {
                        self.informer.set_resource_version(self.protocol.last_resource_version());
                    }
                    self.read(&mut stream, &mut pending).await
                }
                Do::WaitThenGo => {
                    stream = None;
                    collected = Vec::new();
                    tokio::time::sleep(backoff.step(Instant::now(), rand::random())).await;
                    self.protocol.next(Happened::Go, rand::random())
                }
            };
        }
    }

    fn replace(&mut self, collected: &mut Vec<T>) {
        self.informer.replace(std::mem::take(collected));
        self.informer.set_resource_version(self.protocol.last_resource_version());
    }

    async fn list(&mut self, options: &ListOptions, collected: &mut Vec<T>) -> Do {
        if options.continue_token.is_empty() {
            collected.clear();
        }
        match self.client.list::<T>(&self.resource, &self.namespace, options).await {
            Ok(page) => {
                collected.extend(page.items);
                let happened = Happened::Page {
                    resource_version: &page.metadata.resource_version,
                    continue_token: &page.metadata.continue_token,
                };
                self.protocol.next(happened, rand::random())
            }
            Err(error) => {
                self.log_failure("failed to list", &error);
                self.protocol.next(Happened::Failed(&error), rand::random())
            }
        }
    }

    async fn open(
        &mut self,
        options: &ListOptions,
        stream: &mut Option<Stream<T>>,
        pending: &mut Option<WatchEvent<T>>,
    ) -> Do {
        *stream = None;
        let opened = Instant::now();
        match self.client.watch::<T>(&self.resource, &self.namespace, options).await {
            Ok(events) => {
                let lasts = Duration::from_secs(options.timeout_seconds.unwrap_or_default()) + WATCH_GRACE;
                *stream = Some(Stream { events, opened, deadline: tokio::time::Instant::now() + lasts });
                self.read(stream, pending).await
            }
            Err(error) => {
                self.log_failure("failed to watch", &error);
                self.protocol.next(Happened::Failed(&error), rand::random())
            }
        }
    }

    /// Waits for the next event of the open stream.
    async fn read(&mut self, stream: &mut Option<Stream<T>>, pending: &mut Option<WatchEvent<T>>) -> Do {
        let Some(open) = stream else {
            // The protocol reads only from a stream it has opened.
            return Do::WaitThenGo;
        };
        let lasted = open.opened.elapsed();
        // A watch that outlives its own timeout in silence counts as closed.
        let event = tokio::time::timeout_at(open.deadline, open.events.next()).await.unwrap_or_default();
        match event {
            None => {
                *stream = None;
                self.protocol.next(Happened::Closed { lasted }, rand::random())
            }
            // A connection that ends is a closed watch: it goes on where it was.
            Some(Err(Error::Transport { cause, .. })) if cause.is_connection_loss() => {
                *stream = None;
                tracing::debug!(%cause, resource = %self.resource, "Watch stream ended");
                self.protocol.next(Happened::Closed { lasted }, rand::random())
            }
            Some(Err(error)) => {
                *stream = None;
                self.log_failure("watch ended", &error);
                self.protocol.next(Happened::Failed(&error), rand::random())
            }
            Some(Ok(WatchEvent::Error(status))) => {
                *stream = None;
                let error = Error::Status(status);
                self.log_failure("watch ended", &error);
                self.protocol.next(Happened::Failed(&error), rand::random())
            }
            Some(Ok(WatchEvent::Bookmark { resource_version, initial_events_end })) => {
                let happened = Happened::Bookmark { resource_version: &resource_version, initial_events_end };
                self.protocol.next(happened, rand::random())
            }
            Some(Ok(event)) => {
                let version = match &event {
                    WatchEvent::Added(o) | WatchEvent::Modified(o) | WatchEvent::Deleted(o) => {
                        o.resource_version().to_owned()
                    }
                    WatchEvent::Bookmark { .. } | WatchEvent::Error(_) => String::new(),
                };
                *pending = Some(event);
                self.protocol.next(Happened::Object { resource_version: &version }, rand::random())
            }
        }
    }

    fn log_failure(&self, what: &str, error: &Error) {
        // 410 and refused streaming lists are part of the protocol.
        if error.is_expired() || error.is_invalid() {
            tracing::debug!(%error, resource = %self.resource, what, "Reflector starts over");
        } else {
            tracing::error!(%error, resource = %self.resource, what, "Failed to watch");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backoff_grows_and_forgets() {
        let mut backoff = Backoff::new();
        let start = Instant::now();
        let waits: Vec<u128> = (0..8).map(|_| backoff.step(start, 0.0).as_millis()).collect();
        assert_eq!(waits, [800, 1600, 3200, 6400, 12800, 25600, 30000, 30000]);
        assert_eq!(backoff.step(start + Duration::from_secs(121), 1.0).as_millis(), 1600);
    }
}
