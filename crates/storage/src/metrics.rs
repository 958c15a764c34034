//! Storage's part of `/metrics`, with upstream's names.
//!
//! One registry for the process, as upstream's; nothing is counted before it is
//! [`install`]ed. Handles are taken once a resource, so counting takes no lock.
//!
//! Upstream followed: `storage/etcd3/metrics`, `storage/cacher/metrics`.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Instant;

use component_base::metrics::{Child, Registry};
use parking_lot::Mutex;

use crate::ResourceStorage;

static REGISTRY: OnceLock<Arc<Registry>> = OnceLock::new();
static STORAGES: Mutex<Vec<Weak<ResourceStorage>>> = Mutex::new(Vec::new());

/// Where all storages of the process count; a second call changes nothing.
pub fn install(registry: Arc<Registry>) {
    if REGISTRY.set(registry.clone()).is_ok() {
        registry.on_scrape(count_objects);
    }
}

/// The storage's objects are counted at every scrape while it lives.
pub(crate) fn follow(storage: &Arc<ResourceStorage>) {
    let mut storages = STORAGES.lock();
    storages.retain(|storage| storage.strong_count() > 0);
    storages.push(Arc::downgrade(storage));
}

fn count_objects(registry: &Registry) {
    let Some(family) = registry.get("apiserver_storage_objects") else { return };
    for storage in STORAGES.lock().iter().filter_map(Weak::upgrade) {
        if let Some(stats) = storage.cache_stats() {
            family.with(&[storage.group_resource()]).set(stats.objects as f64);
        }
    }
}

fn registry() -> Option<&'static Arc<Registry>> {
    REGISTRY.get()
}

/// What is asked of etcd, as upstream labels it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Operation {
    Get,
    List,
    Create,
    Update,
    Delete,
    CurrentRevision,
    Count,
}

const OPERATIONS: [&str; 7] =
    ["get", "list", "create", "update", "delete", "getCurrentResourceVersion", "listWithCount"];

type Slot = OnceLock<Option<Arc<Child>>>;

/// The handles of one resource. Each is taken at its first use: a series that
/// nothing was counted in is not shown.
#[derive(Default)]
pub(crate) struct Metrics {
    group: String,
    resource: String,
    request_seconds: [Slot; OPERATIONS.len()],
    request_total: [Slot; OPERATIONS.len()],
    request_errors: [Slot; OPERATIONS.len()],
    received: Slot,
    dispatched: Slot,
    store_events: Slot,
    bookmarks: Slot,
    revision: Slot,
    capacity: Slot,
    initializations: Slot,
    initialization_seconds: Slot,
    initialization_errors: Slot,
    read_wait_seconds: Slot,
    terminated: Slot,
    decode_errors: Slot,
    cache_lists: Slot,
    cache_lists_fetched: Slot,
    cache_lists_returned: Slot,
    consistent_reads: [Slot; 3],
}

impl Metrics {
    /// `group_resource`: `pods`, `deployments.apps`.
    pub(crate) fn new(group_resource: &str) -> Self {
        let (resource, group) = group_resource.split_once('.').unwrap_or((group_resource, ""));
        Metrics { group: group.into(), resource: resource.into(), ..Default::default() }
    }

    /// Calls `f` with the child of a family, if the process counts at all.
    fn on(&self, slot: &Slot, name: &str, labels: &[&str], f: impl FnOnce(&Child)) {
        let Some(registry) = registry() else { return };
        if let Some(child) = slot.get_or_init(|| registry.get(name).map(|family| family.with(labels))) {
            f(child);
        }
    }

    fn own(&self, slot: &Slot, name: &str, f: impl FnOnce(&Child)) {
        self.on(slot, name, &[&self.group, &self.resource], f);
    }

    /// Runs a call of the store and counts it.
    pub(crate) async fn timed<T, E>(
        &self,
        operation: Operation,
        call: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        if registry().is_none() {
            return call.await;
        }
        let start = Instant::now();
        let result = call.await;
        let at = operation as usize;
        let labels = [OPERATIONS[at], &self.group, &self.resource];
        self.on(&self.request_total[at], "etcd_requests_total", &labels, Child::inc);
        self.on(&self.request_seconds[at], "etcd_request_duration_seconds", &labels, |child| {
            child.observe(start.elapsed().as_secs_f64());
        });
        if result.is_err() {
            self.on(&self.request_errors[at], "etcd_request_errors_total", &labels, Child::inc);
        }
        result
    }

    /// One event of the store has been handed to the watchers.
    pub(crate) fn event(&self, revision: u64, closed: usize) {
        self.own(&self.store_events, "apiserver_storage_events_received_total", Child::inc);
        self.own(&self.received, "apiserver_watch_cache_events_received_total", Child::inc);
        self.own(&self.dispatched, "apiserver_watch_cache_events_dispatched_total", Child::inc);
        self.at_revision(revision);
        if closed > 0 {
            self.own(&self.terminated, "apiserver_terminated_watchers_total", |child| child.add(closed as f64));
        }
    }

    fn at_revision(&self, revision: u64) {
        self.own(&self.revision, "apiserver_watch_cache_resource_version", |child| child.set(revision as f64));
    }

    pub(crate) fn bookmark(&self, revision: u64) {
        self.own(&self.bookmarks, "etcd_bookmark_total", Child::inc);
        self.at_revision(revision);
    }

    pub(crate) fn initialized(&self, start: Instant, revision: u64) {
        self.own(&self.initializations, "apiserver_watch_cache_initializations_total", Child::inc);
        self.own(&self.initialization_seconds, "apiserver_watch_cache_initialization_duration_seconds", |child| {
            child.observe(start.elapsed().as_secs_f64());
        });
        self.own(&self.capacity, "watch_cache_capacity", |child| child.set(crate::cache::state::EVENTS_MIN as f64));
        self.at_revision(revision);
    }

    pub(crate) fn initialization_failed(&self) {
        self.own(&self.initialization_errors, "apiserver_watch_cache_initialization_errors_total", Child::inc);
    }

    pub(crate) fn waited(&self, start: Instant) {
        self.own(&self.read_wait_seconds, "apiserver_watch_cache_read_wait_seconds", |child| {
            child.observe(start.elapsed().as_secs_f64());
        });
    }

    pub(crate) fn decode_error(&self) {
        self.own(&self.decode_errors, "apiserver_storage_decode_errors_total", Child::inc);
    }

    /// A list from the cache looked at so many objects and gave so many.
    pub(crate) fn cache_list(&self, fetched: usize, returned: usize) {
        let indexed = [self.group.as_str(), &self.resource, ""];
        self.on(&self.cache_lists, "apiserver_cache_list_total", &indexed, Child::inc);
        self.on(&self.cache_lists_fetched, "apiserver_cache_list_fetched_objects_total", &indexed, |child| {
            child.add(fetched as f64);
        });
        self.own(&self.cache_lists_returned, "apiserver_cache_list_returned_objects_total", |child| {
            child.add(returned as f64);
        });
    }

    /// How a consistent list ended.
    pub(crate) fn consistent_read(&self, end: ConsistentRead) {
        let (success, fallback) = match end {
            ConsistentRead::FromCache => ("true", "false"),
            ConsistentRead::FromStore => ("true", "true"),
            ConsistentRead::Failed => ("false", "false"),
        };
        let labels = [self.group.as_str(), &self.resource, success, fallback];
        self.on(
            &self.consistent_reads[end as usize],
            "apiserver_watch_cache_consistent_read_total",
            &labels,
            Child::inc,
        );
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum ConsistentRead {
    FromCache,
    FromStore,
    Failed,
}
