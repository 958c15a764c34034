//! Lists: from the cache's newest or a past state, or from the store, with
//! upstream's rules for resourceVersion, its match, limit and continue.
//!
//! Upstream followed: `cacher/delegator.go`, `cacher/delegator/interface.go`,
//! `cacher/watch_cache.go`, `storage/interfaces.go` (ValidateListOptions),
//! `etcd3/store.go` (GetList), `etcd3/errors.go`.

use std::sync::Arc;

use crate::cache::Cache;
use crate::cache::state::{Objects, select};
use crate::continue_token::{self, Continue};
use crate::entry::Entry;
use crate::error::StorageError;
use crate::metrics::{ConsistentRead, Operation};
use crate::request::{ListRequest, ListResult, ResourceVersionMatch, Scope};
use crate::resource::ResourceStorage;
use crate::store::{ListOptions, Result};

/// Undecodable objects that one list tells of.
const MAX_CORRUPT: usize = 100;
/// A filtered page is read in chunks that double up to this.
const MAX_CHUNK: usize = 10_000;

const LIST_EXPIRED: &str = "The resourceVersion for the provided list is too old.";
const CONTINUE_EXPIRED: &str = "The provided continue parameter is too old to display a consistent list result. \
    You can start a new list without the continue parameter, or use the continue token in this response to retrieve \
    the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that \
    were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.";

/// What state a list wants.
enum Wanted {
    /// The newest, as of the store.
    Consistent,
    /// This revision exactly.
    Exact(u64),
    /// At least this revision; 0 = any.
    AtLeast(u64),
}

struct Plan {
    wanted: Wanted,
    /// Key to start at, relative to the scope's prefix.
    start: Option<String>,
}

fn plan(request: &ListRequest) -> Result<Plan> {
    let recursive = !is_single(&request.scope);
    if recursive && !request.continue_token.is_empty() && request.resource_version_match == ResourceVersionMatch::Unset
    {
        let Continue { start, revision } =
            continue_token::decode(&request.continue_token).map_err(continue_token::bad_request)?;
        if request.resource_version.is_some_and(|revision| revision != 0) {
            return Err(StorageError::BadRequest(
                "specifying resource version is not allowed when using continue".into(),
            ));
        }
        let wanted = if revision > 0 { Wanted::Exact(revision as u64) } else { Wanted::Consistent };
        return Ok(Plan { wanted, start: Some(start) });
    }
    let wanted = match (request.resource_version, request.resource_version_match) {
        (None, _) => Wanted::Consistent,
        (Some(revision), ResourceVersionMatch::Exact) => Wanted::Exact(revision),
        (Some(revision), ResourceVersionMatch::NotOlderThan) => Wanted::AtLeast(revision),
        // The old meaning of a limit with a revision.
        (Some(revision), ResourceVersionMatch::Unset) if recursive && request.limit > 0 && revision > 0 => {
            Wanted::Exact(revision)
        }
        (Some(revision), ResourceVersionMatch::Unset) => Wanted::AtLeast(revision),
    };
    Ok(Plan { wanted, start: None })
}

/// One object by its whole key, which upstream reads without recursion.
fn is_single(scope: &Scope) -> bool {
    scope.name.is_some()
}

pub(crate) async fn list(storage: &ResourceStorage, request: &ListRequest) -> Result<ListResult> {
    let plan = plan(request)?;
    let Some(cache) = &storage.cache else {
        return from_store(storage, request, &plan).await;
    };
    let progress = storage.store.supports_progress();
    match plan.wanted {
        Wanted::Exact(revision) => {
            let known = if revision > cache.revision() { progress } else { has_snapshot(cache, revision) };
            if is_single(&request.scope) || !known {
                return from_store(storage, request, &plan).await;
            }
        }
        Wanted::Consistent if !progress => return from_store(storage, request, &plan).await,
        _ => {}
    }
    if !cache.ready() && request.predicate.is_empty() && request.limit > 0 {
        return from_store(storage, request, &plan).await;
    }
    if !cache.ready() && cache.met_corrupt() && matches!(plan.wanted, Wanted::Consistent) {
        // The cache cannot be filled; the store says which objects are to blame.
        return from_store(storage, request, &plan).await;
    }
    cache.check_ready()?;
    let metrics = &storage.codec.metrics;
    let is_consistent = matches!(plan.wanted, Wanted::Consistent);
    match from_cache(storage, cache, request, &plan).await {
        Err(error) if error.is_expired() => from_store(storage, request, &plan).await,
        Err(StorageError::TooLargeResourceVersion { .. }) if is_consistent => {
            let result = from_store(storage, request, &plan).await;
            metrics.consistent_read(match &result {
                Ok(_) => ConsistentRead::FromStore,
                Err(_) => ConsistentRead::Failed,
            });
            result
        }
        result => {
            if is_consistent {
                let end = if result.is_ok() { ConsistentRead::FromCache } else { ConsistentRead::Failed };
                metrics.consistent_read(end);
            }
            result
        }
    }
}

fn has_snapshot(cache: &Cache, revision: u64) -> bool {
    cache.inner.read().state.snapshot_at(revision).is_some()
}

async fn from_cache(
    storage: &ResourceStorage,
    cache: &Arc<Cache>,
    request: &ListRequest,
    plan: &Plan,
) -> Result<ListResult> {
    let progress = storage.store.supports_progress();
    let (objects, revision): (Objects, u64) = match plan.wanted {
        Wanted::Exact(revision) => {
            storage.fresh(cache, revision, progress).await?;
            let inner = cache.inner.read();
            let objects = inner
                .state
                .snapshot_at(revision)
                .ok_or_else(|| StorageError::Expired(format!("too old resource version: {revision}")))?;
            (objects, revision)
        }
        Wanted::Consistent | Wanted::AtLeast(_) => {
            let minimum = match plan.wanted {
                Wanted::AtLeast(revision) => revision,
                _ => storage.current_revision().await?,
            };
            storage.fresh(cache, minimum, progress).await?;
            let inner = cache.inner.read();
            (inner.state.objects(), inner.state.revision())
        }
    };
    if is_single(&request.scope) {
        let entries = single_key(&request.scope)
            .and_then(|key| objects.get(key.as_str()).map(|by_key| by_key.0.clone()))
            .filter(|entry| request.predicate.matches(entry))
            .into_iter()
            .collect();
        return Ok(ListResult { entries, revision, continue_token: String::new(), remaining_item_count: None });
    }
    let prefix = scope_prefix(&request.scope);
    let start = plan.start.as_ref().map(|start| format!("{prefix}{start}"));
    let mut items = select(&objects, &request.scope, start.as_deref());
    // A limit is not looked at where any revision will do.
    let limit = if request.resource_version == Some(0) { 0 } else { request.limit as usize };
    let mut entries = Vec::new();
    if request.predicate.is_empty() {
        if limit == 0 {
            if start.is_none() && request.scope == Scope::default() {
                entries.reserve_exact(objects.len());
            }
            entries.extend(items.cloned());
            storage.codec.metrics.cache_list(entries.len(), entries.len());
            return Ok(ListResult { entries, revision, continue_token: String::new(), remaining_item_count: None });
        }
        entries.extend(items.by_ref().take(limit).cloned());
        let remaining = items.count();
        storage.codec.metrics.cache_list(entries.len() + remaining, entries.len());
        let continue_token = match entries.last() {
            Some(last) if remaining > 0 => next_token(revision, &prefix, last, true),
            _ => String::new(),
        };
        let remaining_item_count = (remaining > 0).then_some(remaining as i64);
        return Ok(ListResult { entries, revision, continue_token, remaining_item_count });
    }
    let mut more = false;
    let mut looked_at = 0;
    while let Some(entry) = items.next() {
        looked_at += 1;
        if request.predicate.matches(entry) {
            entries.push(entry.clone());
        }
        if limit > 0 && entries.len() >= limit {
            more = items.next().is_some();
            break;
        }
    }
    storage.codec.metrics.cache_list(looked_at, entries.len());
    let continue_token = match entries.last() {
        Some(last) if more => next_token(revision, &prefix, last, true),
        _ => String::new(),
    };
    Ok(ListResult { entries, revision, continue_token, remaining_item_count: None })
}

fn scope_prefix(scope: &Scope) -> String {
    scope.namespace.as_ref().map(|namespace| format!("{namespace}/")).unwrap_or_default()
}

fn single_key(scope: &Scope) -> Option<String> {
    let name = scope.name.as_ref()?;
    Some(format!("{}{name}", scope_prefix(scope)))
}

/// Upstream's cache leaves the slash between prefix and key in the token, its
/// store does not; both are read alike.
fn next_token(revision: u64, prefix: &str, last: &Entry, from_cache: bool) -> String {
    let relative = &last.key()[prefix.len()..];
    let slash = if from_cache { "/" } else { "" };
    continue_token::encode(revision as i64, &format!("{slash}{relative}\0"))
}

async fn from_store(storage: &ResourceStorage, request: &ListRequest, plan: &Plan) -> Result<ListResult> {
    let codec = &storage.codec;
    let exact = match plan.wanted {
        Wanted::Exact(revision) => revision,
        _ => 0,
    };
    let minimum = match plan.wanted {
        Wanted::AtLeast(revision) => Some(revision),
        _ => None,
    };
    let prefix = scope_prefix(&request.scope);
    let mut entries: Vec<Arc<Entry>> = Vec::new();
    if let Some(key) = single_key(&request.scope) {
        return single_from_store(storage, request, &key, exact, minimum).await;
    }
    let full_prefix = codec.full_key(&prefix);
    let limit = request.limit as usize;
    let mut options = ListOptions {
        start_key: plan.start.as_ref().map(|start| format!("{full_prefix}{start}")),
        limit,
        revision: exact,
        serializable: false,
    };
    let mut last_key = None;
    let mut corrupt = Vec::new();
    let (revision, remaining) = loop {
        let page =
            match storage.codec.metrics.timed(Operation::List, storage.store.list(&full_prefix, options.clone())).await
            {
                Ok(page) => page,
                Err(error) => return Err(read_error(storage, error, &options, plan, &full_prefix).await),
            };
        storage.check_minimum(minimum, page.revision)?;
        let mut seen = 0;
        for kv in &page.kvs {
            if limit > 0 && entries.len() >= limit {
                break;
            }
            seen += 1;
            let Some(key) = kv.key.strip_prefix(codec.prefix.as_str()) else { continue };
            last_key = Some(kv.key.clone());
            let entry = match codec.decode(key, kv.value.clone(), kv.mod_revision) {
                Ok(decoded) => decoded.entry,
                Err(StorageError::CorruptObject { key, message }) if corrupt.len() < MAX_CORRUPT => {
                    corrupt.push((key, message));
                    continue;
                }
                Err(error) => return Err(error),
            };
            if request.predicate.matches(&entry) {
                entries.push(Arc::new(entry));
            }
        }
        let left = page.count - seen;
        if left == 0 || (limit > 0 && entries.len() >= limit) || page.kvs.is_empty() {
            break (page.revision, left);
        }
        // All pages at the first one's revision; bigger ones while the filter
        // drops much.
        options.revision = page.revision;
        options.start_key = page.kvs.last().map(|kv| format!("{}\0", kv.key));
        options.limit = (options.limit * 2).min(MAX_CHUNK);
    };
    if !corrupt.is_empty() {
        return Err(StorageError::CorruptObjects { objects: corrupt });
    }
    let continue_token = match last_key {
        Some(last) if remaining > 0 => {
            continue_token::encode(revision as i64, &format!("{}\0", &last[full_prefix.len()..]))
        }
        _ => String::new(),
    };
    let remaining_item_count = (remaining > 0 && request.predicate.is_empty()).then_some(remaining as i64);
    Ok(ListResult { entries, revision, continue_token, remaining_item_count })
}

async fn single_from_store(
    storage: &ResourceStorage,
    request: &ListRequest,
    key: &str,
    exact: u64,
    minimum: Option<u64>,
) -> Result<ListResult> {
    let full_key = storage.codec.full_key(key);
    let (kv, revision) = if exact > 0 {
        let options = ListOptions { limit: 1, revision: exact, ..Default::default() };
        let plan = Plan { wanted: Wanted::Exact(exact), start: None };
        match storage.codec.metrics.timed(Operation::List, storage.store.list(&full_key, options.clone())).await {
            Ok(page) => (page.kvs.into_iter().find(|kv| kv.key == full_key), exact),
            Err(error) => return Err(read_error(storage, error, &options, &plan, &full_key).await),
        }
    } else {
        let found = storage.read(&full_key).await?;
        (found.kv, found.revision)
    };
    storage.check_minimum(minimum, revision)?;
    let mut entries = Vec::new();
    if let Some(kv) = kv {
        let entry = storage.codec.decode(key, kv.value, kv.mod_revision)?.entry;
        if request.predicate.matches(&entry) {
            entries.push(Arc::new(entry));
        }
    }
    Ok(ListResult { entries, revision, continue_token: String::new(), remaining_item_count: None })
}

async fn read_error(
    storage: &ResourceStorage,
    error: StorageError,
    options: &ListOptions,
    plan: &Plan,
    full_prefix: &str,
) -> StorageError {
    match error {
        StorageError::FutureRevision => StorageError::TooLargeResourceVersion {
            requested: options.revision,
            current: storage.store.revision().await.unwrap_or(0),
            retry_after_seconds: 0,
        },
        StorageError::Compacted { .. } if plan.start.is_some() => {
            let next = options.start_key.as_deref().and_then(|key| key.strip_prefix(full_prefix)).unwrap_or_default();
            StorageError::ExpiredContinue {
                message: CONTINUE_EXPIRED.into(),
                inconsistent_continue: continue_token::encode(-1, next),
            }
        }
        StorageError::Compacted { .. } => StorageError::Expired(LIST_EXPIRED.into()),
        other => other,
    }
}
