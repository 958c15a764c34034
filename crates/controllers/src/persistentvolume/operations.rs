//! Work beside the workers: one of a name at a time, none too soon after a failure.
//!
//! Upstream followed: pkg/util/goroutinemap with its exponentialbackoff.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use reconciler::SyncError;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(122);

enum Entry {
    Running { last_wait: Duration },
    Failed { at: Instant, wait: Duration },
}

#[derive(Clone)]
pub struct Operations {
    entries: Arc<Mutex<BTreeMap<String, Entry>>>,
    shutdown: CancellationToken,
}

impl Operations {
    pub fn new(shutdown: CancellationToken) -> Self {
        Operations { entries: Arc::default(), shutdown }
    }

    /// Starts `work` unless one of that name runs or has just failed: it is asked
    /// for again with each sync.
    pub fn start(&self, name: String, work: impl Future<Output = Result<(), SyncError>> + Send + 'static) {
        let last_wait = {
            let mut entries = self.entries.lock();
            let last_wait = match entries.get(&name) {
                Some(Entry::Running { .. }) => return,
                Some(Entry::Failed { at, wait }) if at.elapsed() < *wait => return,
                Some(Entry::Failed { wait, .. }) => *wait,
                None => Duration::ZERO,
            };
            entries.insert(name.clone(), Entry::Running { last_wait });
            last_wait
        };
        debug_assert!(last_wait <= LONGEST_WAIT);
        let (entries, shutdown) = (self.entries.clone(), self.shutdown.clone());
        tokio::spawn(async move {
            let outcome = tokio::select! {
                outcome = work => outcome,
                () = shutdown.cancelled() => return,
            };
            let mut entries = entries.lock();
            match outcome {
                Ok(()) => {
                    entries.remove(&name);
                }
                Err(error) => {
                    tracing::error!(operation = name, %error, "Operation failed");
                    let before = match entries.get(&name) {
                        Some(Entry::Running { last_wait }) => *last_wait,
                        _ => Duration::ZERO,
                    };
                    entries.insert(name, Entry::Failed { at: Instant::now(), wait: next_wait(before) });
                }
            }
        });
    }
}

fn next_wait(before: Duration) -> Duration {
    if before.is_zero() { FIRST_WAIT } else { (before * 2).min(LONGEST_WAIT) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_a_limit() {
        let mut wait = Duration::ZERO;
        let waits: Vec<u128> = (0..10)
            .map(|_| {
                wait = next_wait(wait);
                wait.as_millis()
            })
            .collect();
        assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 16000, 32000, 64000, 122_000, 122_000]);
    }
}
