//! Fills the cache and keeps it full: paged list at one revision, then a watch
//! from it; starts over when the store has compacted what is needed.
//!
//! Upstream followed: `cacher/lister_watcher.go`, `client-go/tools/cache/reflector.go`.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio_util::task::AbortOnDropHandle;

use super::Cache;
use super::state::Objects;
use crate::entry::ByKey;
use crate::error::StorageError;
use crate::metrics::Operation;
use crate::resource::Codec;
use crate::store::{ListOptions, Result, SharedStore, WatchMessage, WatchOptions};

/// Keys a page of the first list: the next one is on its way while one is
/// decoded, so that small pages cost no time and large ones would cost memory.
const PAGE: usize = 500;
const RETRY_WAIT: Duration = Duration::from_secs(1);
/// The store's compaction is carried over to the snapshots this often.
const COMPACT_PERIOD: Duration = Duration::from_secs(15);

pub(crate) async fn run(cache: Weak<Cache>, store: SharedStore, codec: Arc<Codec>) {
    loop {
        let error = match fill_and_follow(&cache, &store, &codec).await {
            Ok(()) => return,
            Err(error) => error,
        };
        let Some(cache) = cache.upgrade() else { return };
        match &error {
            StorageError::Compacted { .. } => {
                tracing::info!(resource = codec.group_resource, "watch cache is behind a compaction; reinitializing");
            }
            error => tracing::error!(resource = codec.group_resource, %error, "watch cache failed; reinitializing"),
        }
        codec.metrics.initialization_failed();
        cache.set_down(&error.to_string());
        codec.forget_pending();
        let compacted = error.is_compacted();
        drop(cache);
        if !compacted {
            tokio::time::sleep(RETRY_WAIT).await;
        }
    }
}

/// Ends with `Ok` when nobody holds the cache any more.
async fn fill_and_follow(cache: &Weak<Cache>, store: &SharedStore, codec: &Codec) -> Result<()> {
    let start = std::time::Instant::now();
    let (objects, revision) = list(store, codec).await?;
    let options = WatchOptions { from_revision: revision + 1, prev_kv: false };
    let mut watch = store.watch(&codec.prefix, options).await?;
    {
        let Some(cache) = cache.upgrade() else { return Ok(()) };
        tracing::debug!(resource = codec.group_resource, objects = objects.len(), revision, "watch cache is ready");
        cache.replace(objects, revision);
        codec.metrics.initialized(start, revision);
        cache.set_progress_requester(watch.progress_requester());
    }
    let mut compact = tokio::time::interval(COMPACT_PERIOD);
    compact.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut compacted = 0;
    loop {
        let message = tokio::select! {
            message = watch.next() => message,
            _ = compact.tick() => {
                let Some(cache) = cache.upgrade() else { return Ok(()) };
                let revision = store.compact_revision();
                if revision > compacted {
                    compacted = revision;
                    cache.inner.write().state.compact(revision);
                }
                continue;
            }
        };
        let Some(cache) = cache.upgrade() else { return Ok(()) };
        match message {
            Some(Ok(WatchMessage::Progress(revision))) => {
                codec.metrics.bookmark(revision);
                cache.progress(revision);
            }
            Some(Ok(WatchMessage::Events(events))) => {
                for event in events {
                    let Some(key) = event.key.strip_prefix(codec.prefix.as_str()) else { continue };
                    let entry = match event.value {
                        Some(value) => Some(codec.event_entry(key, value, event.revision)?),
                        None => {
                            codec.forget_older(key, event.revision);
                            None
                        }
                    };
                    let closed = cache.apply(key, entry, event.revision);
                    codec.metrics.event(event.revision, closed);
                }
            }
            Some(Err(error)) => return Err(error),
            None => return Err(StorageError::Internal("store watch ended".into())),
        }
    }
}

async fn list(store: &SharedStore, codec: &Codec) -> Result<(Objects, u64)> {
    let mut objects = Objects::new();
    let page = |options: ListOptions| {
        let (store, prefix) = (store.clone(), codec.prefix.clone());
        async move { store.list(&prefix, options).await }
    };
    let mut options = ListOptions { limit: PAGE, ..Default::default() };
    let mut arriving = codec.metrics.timed(Operation::List, page(options.clone())).await?;
    loop {
        let page_now = arriving;
        options.revision = page_now.revision;
        options.start_key = page_now.kvs.last().map(|kv| format!("{}\0", kv.key));
        let next = (page_now.more && options.start_key.is_some())
            .then(|| AbortOnDropHandle::new(tokio::spawn(page(options.clone()))));
        let revision = page_now.revision;
        for kv in page_now.kvs {
            let Some(key) = kv.key.strip_prefix(codec.prefix.as_str()) else { continue };
            objects.insert(ByKey(Arc::new(codec.decode(key, kv.value, kv.mod_revision)?.entry)));
        }
        let Some(next) = next else { return Ok((objects, revision)) };
        let call = async { next.await.unwrap_or(Err(StorageError::Shutdown)) };
        arriving = codec.metrics.timed(Operation::List, call).await?;
        // Other caches and the health check have their turn.
        tokio::task::yield_now().await;
    }
}
