//! Periodic compaction: history older than one interval is dropped. Several API
//! servers take turns through the version of one key.
//!
//! Upstream followed: `etcd3/compact.go`.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use etcd_client::{Client, Compare, CompareOp, Txn, TxnOp, TxnOpResponse};
use tokio_util::sync::CancellationToken;

use super::{error::convert, header_revision, watch};
use crate::error::StorageError;
use crate::store::{Result, WatchMessage, WatchOptions};

const COMPACT_REV_KEY: &str = "compact_rev_key";

pub(super) fn start(
    client: Client,
    watch_client: Client,
    interval: Duration,
    compact_revision: Arc<AtomicU64>,
    stop: CancellationToken,
) {
    if !interval.is_zero() {
        let (client, revision, stop) = (client.clone(), compact_revision.clone(), stop.clone());
        tokio::spawn(async move { stop.run_until_cancelled(compact_loop(client, interval, revision)).await });
    }
    tokio::spawn(async move {
        stop.clone().run_until_cancelled(follow(client, watch_client, compact_revision, stop)).await
    });
}

async fn compact_loop(client: Client, interval: Duration, compact_revision: Arc<AtomicU64>) {
    // The key's version is the logical clock; `revision` is what the store was
    // at one interval ago.
    let (mut version, mut revision) = (0i64, 0u64);
    loop {
        tokio::time::sleep(interval).await;
        match compact_once(&client, version, revision).await {
            Ok(done) => {
                (version, revision) = (done.version, done.revision);
                compact_revision.fetch_max(done.compacted, Ordering::Relaxed);
            }
            Err(error) => tracing::error!(%error, "etcd compaction failed"),
        }
    }
}

struct Done {
    version: i64,
    revision: u64,
    compacted: u64,
}

async fn compact_once(client: &Client, version: i64, revision: u64) -> Result<Done> {
    let mut kv = client.kv_client();
    let response = kv
        .txn(
            Txn::new()
                .when([Compare::version(COMPACT_REV_KEY, CompareOp::Equal, version)])
                .and_then([TxnOp::put(COMPACT_REV_KEY, revision.to_string(), None)])
                .or_else([TxnOp::get(COMPACT_REV_KEY, None)]),
        )
        .await
        .map_err(convert)?;
    let now = header_revision(response.header());
    if !response.succeeded() {
        // Somebody else compacts: keep his clock, take over when he stops.
        let found = response.op_responses().into_iter().find_map(|op| match op {
            TxnOpResponse::Get(mut get) => get.take_kvs().pop(),
            _ => None,
        });
        let (version, compacted) = found.map_or((0, 0), |kv| (kv.version(), parse(kv.value())));
        return Ok(Done { version, revision: now, compacted });
    }
    // Nothing on the first round: it only sets the clock.
    if revision > 0 {
        match kv.compact(revision as i64, None).await.map_err(convert) {
            Ok(_) | Err(StorageError::Compacted { .. }) => {}
            Err(error) => return Err(error),
        }
        tracing::debug!(revision, "etcd compacted");
    }
    Ok(Done { version: version + 1, revision: now, compacted: revision })
}

fn parse(value: &[u8]) -> u64 {
    std::str::from_utf8(value).ok().and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Learns what other API servers compacted.
async fn follow(client: Client, watch_client: Client, compact_revision: Arc<AtomicU64>, stop: CancellationToken) {
    loop {
        let start = async {
            let response = client.kv_client().get(COMPACT_REV_KEY, None).await.map_err(convert)?;
            if let Some(kv) = response.kvs().first() {
                compact_revision.fetch_max(parse(kv.value()), Ordering::Relaxed);
            }
            let from_revision = header_revision(response.header()) + 1;
            let options = WatchOptions { from_revision, prev_kv: false };
            watch::open(watch_client.clone(), COMPACT_REV_KEY, options, stop.child_token()).await
        };
        match start.await {
            Ok(mut watch) => {
                while let Some(Ok(message)) = watch.next().await {
                    if let WatchMessage::Events(events) = message {
                        for value in events.iter().filter_map(|event| event.value.as_ref()) {
                            compact_revision.fetch_max(parse(value), Ordering::Relaxed);
                        }
                    }
                }
            }
            Err(error) => tracing::debug!(%error, "compact_rev_key is not readable"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
