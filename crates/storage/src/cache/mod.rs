//! The watch cache of one resource: follows the store, answers reads and feeds
//! watchers.
//!
//! One task ([`reflector`]) writes; readers take a pointer copy under a short
//! lock. An event is in every queue before its revision is published, so whoever
//! sees a revision has all events up to it.
//!
//! Upstream followed: `cacher/cacher.go`, `cacher/ready.go`,
//! `cacher/progress/`.

pub(crate) mod reflector;
pub(crate) mod state;
pub(crate) mod watcher;
pub(crate) mod watchers;

use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::{Mutex, RwLock};
use tokio::sync::watch;

use self::state::{Objects, State};
use self::watchers::Watchers;
use crate::entry::Entry;
use crate::error::{RESOURCE_VERSION_TOO_HIGH_RETRY_SECONDS, StorageError};
use crate::store::{ProgressRequester, Result};

/// Longest wait of a read for a revision.
pub(crate) const BLOCK_TIMEOUT: Duration = Duration::from_secs(3);
/// While a read waits, etcd is asked for progress this often.
const PROGRESS_PERIOD: Duration = Duration::from_millis(100);

pub(crate) struct Cache {
    pub(crate) inner: RwLock<Inner>,
    /// Newest revision whose events are all in the queues.
    revision: watch::Sender<u64>,
    ready: watch::Sender<bool>,
    /// Of the store watch that feeds the cache; `None` while there is none.
    progress: Mutex<Option<ProgressRequester>>,
    pub(crate) indexed_field: Option<&'static str>,
}

pub(crate) struct Inner {
    pub state: State,
    pub watchers: Watchers,
    ready: bool,
    /// Since when the cache is not ready, and why.
    down_since: Instant,
    last_error: String,
    pub closed_slow: u64,
}

impl Cache {
    pub(crate) fn new(indexed_field: Option<&'static str>) -> Self {
        Cache {
            inner: RwLock::new(Inner {
                state: State::new(),
                watchers: Watchers::default(),
                ready: false,
                down_since: Instant::now(),
                last_error: String::new(),
                closed_slow: 0,
            }),
            revision: watch::Sender::new(0),
            ready: watch::Sender::new(false),
            progress: Mutex::new(None),
            indexed_field,
        }
    }

    pub(crate) fn ready(&self) -> bool {
        *self.ready.borrow()
    }

    pub(crate) async fn wait_ready(&self) {
        // The sender lives as long as self: no error.
        let _ = self.ready.subscribe().wait_for(|ready| *ready).await;
    }

    /// What brought the cache down was an object that does not decode.
    pub(crate) fn met_corrupt(&self) -> bool {
        self.inner.read().last_error.starts_with("StorageError: corrupt object")
    }

    /// 429 with upstream's text and growing Retry-After while not ready.
    pub(crate) fn check_ready(&self) -> Result<()> {
        let inner = self.inner.read();
        if inner.ready {
            return Ok(());
        }
        let message = match inner.last_error.as_str() {
            "" => "storage is (re)initializing".to_owned(),
            error => format!("storage is (re)initializing: {error}"),
        };
        let retry_after_seconds = (0.06 * inner.down_since.elapsed().as_secs_f64()).exp().clamp(1.0, 30.0) as u32;
        Err(StorageError::TooManyRequests { message, retry_after_seconds })
    }

    /// Closes every watcher; reads are refused until the next [`replace`](Self::replace).
    pub(crate) fn set_down(&self, error: &str) {
        let mut inner = self.inner.write();
        if inner.ready {
            inner.down_since = Instant::now();
        }
        inner.ready = false;
        inner.last_error = error.to_owned();
        inner.watchers.clear();
        drop(inner);
        self.ready.send_replace(false);
        *self.progress.lock() = None;
    }

    pub(crate) fn replace(&self, objects: Objects, revision: u64) {
        let mut inner = self.inner.write();
        inner.watchers.clear();
        inner.state.replace(objects, revision);
        inner.ready = true;
        inner.last_error.clear();
        drop(inner);
        self.revision.send_replace(revision);
        self.ready.send_replace(true);
    }

    pub(crate) fn set_progress_requester(&self, requester: ProgressRequester) {
        *self.progress.lock() = Some(requester);
        // Whoever waited through the change of watches asks the new one at once.
        self.request_progress();
    }

    /// One change of the store; the number of watchers that were closed because they were too slow.
    pub(crate) fn apply(&self, key: &str, entry: Option<Arc<Entry>>, revision: u64) -> usize {
        let mut inner = self.inner.write();
        let inner_ref = &mut *inner;
        let mut closed = 0;
        if let Some(event) = inner_ref.state.apply(key, entry, revision, Instant::now()) {
            closed = inner_ref.watchers.dispatch(&event, self.indexed_field);
            inner_ref.closed_slow += closed as u64;
            if closed > 0 {
                tracing::debug!(closed, "watchers closed due to unresponsiveness");
            }
        }
        let now = inner.state.revision();
        drop(inner);
        self.publish(now);
        closed
    }

    pub(crate) fn progress(&self, revision: u64) {
        let mut inner = self.inner.write();
        inner.state.progress(revision);
        let now = inner.state.revision();
        drop(inner);
        self.publish(now);
    }

    fn publish(&self, revision: u64) {
        self.revision.send_if_modified(|known| {
            let newer = *known != revision;
            *known = revision;
            newer
        });
    }

    pub(crate) fn revision(&self) -> u64 {
        *self.revision.borrow()
    }

    pub(crate) fn request_progress(&self) {
        if let Some(progress) = &*self.progress.lock() {
            progress.request();
        }
    }

    /// Returns once the cache is at `revision`; asks the store for progress
    /// meanwhile when that can be trusted.
    pub(crate) async fn wait_until_fresh(&self, revision: u64, ask: bool) -> Result<()> {
        let mut known = self.revision.subscribe();
        if *known.borrow_and_update() >= revision {
            return Ok(());
        }
        let reached = async {
            loop {
                if ask {
                    self.request_progress();
                    let wait = known.wait_for(|known| *known >= revision);
                    if tokio::time::timeout(PROGRESS_PERIOD, wait).await.is_ok() {
                        return;
                    }
                } else {
                    let _ = known.wait_for(|known| *known >= revision).await;
                    return;
                }
            }
        };
        match tokio::time::timeout(BLOCK_TIMEOUT, reached).await {
            Ok(()) => Ok(()),
            Err(_) => Err(StorageError::TooLargeResourceVersion {
                requested: revision,
                current: self.revision(),
                retry_after_seconds: RESOURCE_VERSION_TOO_HIGH_RETRY_SECONDS,
            }),
        }
    }
}
