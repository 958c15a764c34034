//! The few objects of a namespace that a plugin decides on: from the cache, and
//! where that has none, live, so that one made a moment ago counts.
//!
//! Invariant: a namespace without any is asked about at most once in
//! [`REMEMBERED`]. Limit: [`MAX_NAMESPACES`] are remembered.
//!
//! Upstream followed: the live lookup caches of LimitRanger and ResourceQuota.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::text;
use apiserver::request::Loopback;
use parking_lot::Mutex;

const REMEMBERED: Duration = Duration::from_secs(30);
const MAX_NAMESPACES: usize = 10_000;

pub struct LiveList {
    pub loopback: Arc<dyn Loopback>,
    resource: GroupResource,
    seen: Mutex<HashMap<String, (Instant, Vec<Value>)>>,
}

impl LiveList {
    /// `resource` of the core group.
    pub fn new(loopback: Arc<dyn Loopback>, resource: &str) -> Self {
        LiveList { loopback, resource: GroupResource::new("", resource), seen: Default::default() }
    }
    pub fn resource(&self) -> &GroupResource {
        &self.resource
    }

    /// By name.
    pub async fn of(&self, namespace: &str) -> Result<Vec<Value>, Status> {
        let mut found = self.loopback.list_cached(&self.resource, namespace).await?;
        if found.is_empty() {
            found = self.live(namespace).await?;
        }
        found.sort_by(|a, b| text(&a["metadata"], "name").cmp(text(&b["metadata"], "name")));
        Ok(found)
    }

    async fn live(&self, namespace: &str) -> Result<Vec<Value>, Status> {
        if let Some((since, items)) = self.seen.lock().get(namespace)
            && since.elapsed() < REMEMBERED
        {
            return Ok(items.clone());
        }
        let items = self.loopback.list(&self.resource, namespace).await?;
        let mut seen = self.seen.lock();
        if seen.len() >= MAX_NAMESPACES {
            seen.retain(|_, (since, _)| since.elapsed() < REMEMBERED);
            if seen.len() >= MAX_NAMESPACES {
                seen.clear();
            }
        }
        seen.insert(namespace.to_owned(), (Instant::now(), items.clone()));
        Ok(items)
    }
}
