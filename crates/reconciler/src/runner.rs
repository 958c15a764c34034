//! Workers over a queue: one key at a time, errors with back-off, panics contained.

use std::fmt;
use std::hash::Hash;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::queue::Queue;

/// What follows a successful sync.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Next {
    /// Wait for the next event.
    #[default]
    Done,
    /// Look again after so long.
    After(Duration),
    /// Look again after the key's back-off, though nothing failed.
    Again,
}

/// Why a sync failed: any error, kept as text.
#[derive(Debug, Clone)]
pub struct SyncError(pub String);

impl fmt::Display for SyncError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl SyncError {
    pub fn new(text: impl Into<String>) -> Self {
        SyncError(text.into())
    }
}

// SyncError itself is no `Error`, so that every error converts.
impl<E: std::error::Error> From<E> for SyncError {
    fn from(error: E) -> Self {
        let mut text = error.to_string();
        let mut source = error.source();
        while let Some(inner) = source {
            let inner_text = inner.to_string();
            if !text.contains(&inner_text) {
                text.push_str(": ");
                text.push_str(&inner_text);
            }
            source = inner.source();
        }
        SyncError(text)
    }
}

/// How a controller's keys are worked off.
#[derive(Debug, Clone)]
pub struct Runner {
    /// The controller's name, for logs.
    pub name: String,
    pub workers: usize,
    /// After so many failures a key is dropped until the next event; None: never.
    pub max_retries: Option<u32>,
}

impl Runner {
    pub fn new(name: impl Into<String>, workers: usize) -> Self {
        Runner { name: name.into(), workers: workers.max(1), max_retries: None }
    }
    pub fn max_retries(mut self, retries: u32) -> Self {
        self.max_retries = Some(retries);
        self
    }

    /// Works until `shutdown`, then lets running syncs end. `sync` is called with
    /// one key at a time for each key.
    pub async fn run<K, F, Fut>(&self, queue: Queue<K>, shutdown: CancellationToken, sync: F)
    where
        K: Clone + Eq + Hash + fmt::Display + Send + Sync + 'static,
        F: Fn(K) -> Fut + Clone + Send + Sync + 'static,
        Fut: Future<Output = Result<Next, SyncError>> + Send + 'static,
    {
        let mut workers = JoinSet::new();
        for _ in 0..self.workers {
            let (runner, queue, sync) = (self.clone(), queue.clone(), sync.clone());
            workers.spawn(async move {
                while let Some(key) = queue.get().await {
                    runner.one(&queue, key, &sync).await;
                }
            });
        }
        shutdown.cancelled().await;
        queue.shut_down();
        while workers.join_next().await.is_some() {}
    }

    /// Works off what is ready and returns: for tests.
    pub async fn drain<K, F, Fut>(&self, queue: &Queue<K>, sync: F)
    where
        K: Clone + Eq + Hash + fmt::Display,
        F: Fn(K) -> Fut,
        Fut: Future<Output = Result<Next, SyncError>>,
    {
        while let Some(key) = queue.try_get() {
            self.one(queue, key, &sync).await;
        }
    }

    async fn one<K, F, Fut>(&self, queue: &Queue<K>, key: K, sync: &F)
    where
        K: Clone + Eq + Hash + fmt::Display,
        F: Fn(K) -> Fut,
        Fut: Future<Output = Result<Next, SyncError>>,
    {
        // A panic is one key's fault: it is logged and the key tried again later.
        // The closure only holds handles to shared state that survives panics.
        let outcome = match AssertUnwindSafe(async { sync(key.clone()).await }).catch_unwind().await {
            Ok(outcome) => outcome,
            Err(panic) => Err(SyncError(format!("panic: {}", panic_text(&*panic)))),
        };
        match outcome {
            Ok(Next::Done) => queue.forget(&key),
            Ok(Next::After(wait)) => {
                queue.forget(&key);
                queue.add_after(key.clone(), wait);
            }
            Ok(Next::Again) => queue.add_rate_limited(key.clone()),
            Err(error) => {
                let retries = queue.num_requeues(&key);
                if self.max_retries.is_some_and(|max| retries >= max) {
                    tracing::error!(controller = self.name, %key, %error, "Dropping key out of the queue");
                    queue.forget(&key);
                } else {
                    tracing::error!(controller = self.name, %key, %error, retries, "Sync failed");
                    queue.add_rate_limited(key.clone());
                }
            }
        }
        queue.done(&key);
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("of unknown kind")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::Limits;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test]
    async fn errors_and_panics_come_back_and_are_dropped_in_the_end() {
        let queue = Queue::with_limits("q", Limits::exponential(Duration::ZERO, Duration::ZERO));
        let calls = AtomicU32::new(0);
        queue.add("a".to_owned());
        Runner::new("test", 1)
            .max_retries(2)
            .drain(&queue, |_| {
                let n = calls.fetch_add(1, Ordering::SeqCst);
                async move {
                    if n == 0 {
                        panic!("the first call")
                    }
                    Err::<Next, _>(SyncError::new("no"))
                }
            })
            .await;
        assert_eq!(calls.load(Ordering::SeqCst), 3, "one try and two retries");
        assert_eq!(queue.num_requeues(&"a".to_owned()), 0);
    }

    #[tokio::test]
    async fn a_key_may_ask_to_be_seen_later() {
        let queue = Queue::new("q");
        queue.add("a".to_owned());
        let later = |_| async { Ok(Next::After(Duration::from_secs(60))) };
        Runner::new("test", 1).drain(&queue, later).await;
        assert_eq!((queue.len(), queue.waiting()), (0, 1));
    }
}
