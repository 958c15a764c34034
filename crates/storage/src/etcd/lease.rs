//! Shared leases: writes with about the same end use one etcd lease, since
//! leases are dear to etcd.
//!
//! Upstream followed: `etcd3/lease_manager.go`.

use std::time::{Duration, Instant};

use etcd_client::Client;
use tokio::sync::Mutex;

use super::error::convert;
use crate::store::Result;

/// No more keys than this on one lease.
const MAX_OBJECTS: u64 = 1000;
/// A lease is reused for this part of its time, at most
/// `--lease-reuse-duration-seconds`.
const REUSE_PERCENT: u64 = 5;

pub(super) struct LeaseManager {
    client: Client,
    reuse_seconds: u64,
    previous: Mutex<Previous>,
}

#[derive(Default)]
struct Previous {
    id: i64,
    expires: Option<Instant>,
    objects: u64,
}

impl LeaseManager {
    pub(super) fn new(client: Client, reuse_seconds: u64) -> Self {
        LeaseManager { client, reuse_seconds, previous: Mutex::default() }
    }

    /// A lease that ends after `ttl` seconds at the earliest.
    pub(super) async fn lease(&self, ttl: u64) -> Result<i64> {
        let now = Instant::now();
        let mut previous = self.previous.lock().await;
        let reuse = (ttl * REUSE_PERCENT / 100).min(self.reuse_seconds);
        previous.objects += 1;
        if previous.objects <= MAX_OBJECTS && previous.expires.is_some_and(|end| fits(end, now, ttl, reuse)) {
            return Ok(previous.id);
        }
        let ttl = ttl + reuse;
        let granted = self.client.lease_client().grant(ttl as i64, None).await.map_err(convert)?;
        *previous = Previous { id: granted.id(), expires: Some(now + Duration::from_secs(ttl)), objects: 1 };
        Ok(granted.id())
    }
}

/// Late enough for the asked time to live, and not much later.
fn fits(end: Instant, now: Instant, ttl: u64, reuse: u64) -> bool {
    now + Duration::from_secs(ttl) < end && end < now + Duration::from_secs(ttl + reuse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lease_is_reused_within_its_margin_only() {
        let now = Instant::now();
        let after = |seconds| now + Duration::from_secs(seconds);
        assert!(fits(after(3650), now, 3600, 60));
        assert!(!fits(after(3600), now, 3600, 60));
        assert!(!fits(after(3660), now, 3600, 60));
        assert!(!fits(after(7200), now, 3600, 60));
    }
}
