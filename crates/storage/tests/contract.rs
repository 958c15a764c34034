//! What every store must do: one suite, run on memory and on a real etcd.

mod support;

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use storage::{
    Consistency, ListOptions, MemoryStore, SharedStore, StorageError, StoreEvent, StoreWatch, Swap, WatchMessage,
    WatchOptions,
};
use support::Etcd;

#[tokio::test]
async fn memory_keeps_the_contract() {
    contract(Arc::new(MemoryStore::new())).await;
}

#[tokio::test]
async fn etcd_keeps_the_contract() {
    if let Some(etcd) = Etcd::start() {
        contract(etcd.store().await).await;
    }
}

async fn contract(store: SharedStore) {
    create_and_get(&*store).await;
    update_and_delete_lose_to_a_newer_revision(&*store).await;
    list_pages_at_one_revision(&*store).await;
    watch_sees_every_change_once(&*store).await;
    progress_says_where_the_store_is(&*store).await;
    leases_end(&*store).await;
    large_values(&*store).await;
    compaction_is_told_apart(&*store).await;
    store.health().await.unwrap();
    assert!(store.supports_progress());
}

fn bytes(text: &str) -> Bytes {
    Bytes::copy_from_slice(text.as_bytes())
}

async fn next(watch: &mut StoreWatch) -> WatchMessage {
    // A bound for a broken store only; nothing waits this long.
    tokio::time::timeout(Duration::from_secs(20), watch.next()).await.expect("a message").expect("not ended").unwrap()
}

/// Events until there are `count`; progress is skipped.
async fn events(watch: &mut StoreWatch, count: usize) -> Vec<StoreEvent> {
    let mut all = Vec::new();
    while all.len() < count {
        if let WatchMessage::Events(events) = next(watch).await {
            all.extend(events);
        }
    }
    assert_eq!(all.len(), count);
    all
}

async fn create_and_get(store: &dyn storage::Store) {
    let before = store.revision().await.unwrap();
    let absent = store.get("/c/a", Consistency::Linearizable).await.unwrap();
    assert_eq!((absent.kv, absent.revision), (None, before));
    let revision = store.create("/c/a", bytes("1"), 0).await.unwrap();
    assert_eq!(revision, before + 1);
    let error = store.create("/c/a", bytes("2"), 0).await.unwrap_err();
    assert_eq!(error, StorageError::KeyExists { key: "/c/a".into(), revision: 0 });
    assert_eq!(
        error.to_string(),
        "StorageError: key exists, Code: 2, Key: /c/a, ResourceVersion: 0, AdditionalErrorMsg: <nil>"
    );
    for consistency in [Consistency::Linearizable, Consistency::Serializable] {
        let kv = store.get("/c/a", consistency).await.unwrap().kv.unwrap();
        assert_eq!((kv.value, kv.mod_revision, kv.create_revision, kv.lease), (bytes("1"), revision, revision, 0));
    }
    assert_eq!(store.revision().await.unwrap(), revision);
}

async fn update_and_delete_lose_to_a_newer_revision(store: &dyn storage::Store) {
    let created = store.create("/u/a", bytes("1"), 0).await.unwrap();
    let Swap::Done { revision, .. } = store.update("/u/a", bytes("2"), created, 0).await.unwrap() else {
        panic!("the update wins")
    };
    assert_eq!(revision, created + 1);
    let Swap::Mismatch { current: Some(current), .. } = store.update("/u/a", bytes("3"), created, 0).await.unwrap()
    else {
        panic!("the stale update loses")
    };
    assert_eq!((current.value, current.mod_revision, current.create_revision), (bytes("2"), revision, created));
    // Revision 0 means absent, for an update too.
    assert!(matches!(store.update("/u/b", bytes("1"), 0, 0).await.unwrap(), Swap::Done { .. }));
    assert!(matches!(store.update("/u/c", bytes("1"), 5, 0).await.unwrap(), Swap::Mismatch { current: None, .. }));
    let Swap::Mismatch { current: Some(current), .. } = store.delete("/u/a", created).await.unwrap() else {
        panic!("the stale delete loses")
    };
    assert_eq!(current.mod_revision, revision);
    let Swap::Done { revision: deleted, previous: Some(previous) } = store.delete("/u/a", revision).await.unwrap()
    else {
        panic!("the delete wins")
    };
    assert_eq!((deleted, previous.value), (revision + 2, bytes("2")));
    assert!(matches!(store.delete("/u/a", revision).await.unwrap(), Swap::Mismatch { current: None, .. }));
    assert!(matches!(store.delete("/u/a", 0).await.unwrap(), Swap::Mismatch { current: None, .. }));
}

async fn list_pages_at_one_revision(store: &dyn storage::Store) {
    for name in ["a", "b", "c", "d"] {
        store.create(&format!("/l/{name}"), bytes(name), 0).await.unwrap();
    }
    // Outside of the prefix, though it begins alike.
    store.create("/l0", bytes("x"), 0).await.unwrap();
    let keys = |page: &storage::ListPage| page.kvs.iter().map(|kv| kv.key.clone()).collect::<Vec<_>>();
    let all = store.list("/l/", ListOptions::default()).await.unwrap();
    assert_eq!(keys(&all), ["/l/a", "/l/b", "/l/c", "/l/d"]);
    assert_eq!((all.count, all.more, all.revision), (4, false, store.revision().await.unwrap()));
    let first = store.list("/l/", ListOptions { limit: 2, ..Default::default() }).await.unwrap();
    assert_eq!((keys(&first), first.count, first.more), (vec!["/l/a".into(), "/l/b".into()], 4, true));
    store.create("/l/bb", bytes("bb"), 0).await.unwrap();
    let rest =
        ListOptions { start_key: Some("/l/b\0".into()), limit: 5, revision: first.revision, ..Default::default() };
    let second = store.list("/l/", rest).await.unwrap();
    assert_eq!((keys(&second), second.count, second.more), (vec!["/l/c".into(), "/l/d".into()], 2, false));
    assert_eq!(second.revision, first.revision);
    assert_eq!(store.count("/l/").await.unwrap(), 5);
    let future = ListOptions { revision: 1_000_000, ..Default::default() };
    assert_eq!(store.list("/l/", future).await.unwrap_err(), StorageError::FutureRevision);
}

async fn watch_sees_every_change_once(store: &dyn storage::Store) {
    let created = store.create("/w/a", bytes("1"), 0).await.unwrap();
    let mut live = store.watch("/w/", WatchOptions { from_revision: 0, prev_kv: true }).await.unwrap();
    let Swap::Done { revision: updated, .. } = store.update("/w/a", bytes("2"), created, 0).await.unwrap() else {
        panic!("the update wins")
    };
    store.create("/other", bytes("x"), 0).await.unwrap();
    let Swap::Done { revision: deleted, .. } = store.delete("/w/a", updated).await.unwrap() else {
        panic!("the delete wins")
    };
    let event = |value: Option<&str>, revision, created, previous: Option<&str>| StoreEvent {
        key: "/w/a".into(),
        value: value.map(bytes),
        revision,
        created,
        previous: previous.map(bytes),
    };
    let expected = vec![
        event(Some("1"), created, true, None),
        event(Some("2"), updated, false, Some("1")),
        event(None, deleted, false, Some("2")),
    ];
    assert_eq!(events(&mut live, 2).await, expected[1..]);
    let mut past = store.watch("/w/", WatchOptions { from_revision: created, prev_kv: true }).await.unwrap();
    assert_eq!(events(&mut past, 3).await, expected);
    let mut bare = store.watch("/w/", WatchOptions { from_revision: updated, prev_kv: false }).await.unwrap();
    assert_eq!(events(&mut bare, 2).await, [event(Some("2"), updated, false, None), event(None, deleted, false, None)]);
}

async fn progress_says_where_the_store_is(store: &dyn storage::Store) {
    let mut watch = store.watch("/p/", WatchOptions::default()).await.unwrap();
    let revision = store.create("/not-watched", bytes("1"), 0).await.unwrap();
    loop {
        watch.progress_requester().request();
        if let WatchMessage::Progress(at) = next(&mut watch).await
            && at >= revision
        {
            return;
        }
    }
}

async fn leases_end(store: &dyn storage::Store) {
    let mut watch = store.watch("/t/", WatchOptions::default()).await.unwrap();
    store.create("/t/a", bytes("1"), 1).await.unwrap();
    let kv = store.get("/t/a", Consistency::Linearizable).await.unwrap().kv.unwrap();
    assert_ne!(kv.lease, 0);
    let seen = events(&mut watch, 2).await;
    assert_eq!((seen[0].created, &seen[1].value), (true, &None));
}

async fn large_values(store: &dyn storage::Store) {
    let value = Bytes::from(vec![7; 1 << 20]);
    let mut watch = store.watch("/big/", WatchOptions::default()).await.unwrap();
    for n in 0..6 {
        store.create(&format!("/big/{n}"), value.clone(), 0).await.unwrap();
    }
    // Beyond gRPC's default limit of 4 MiB, in a list and in a watch from the past.
    let page = store.list("/big/", ListOptions::default()).await.unwrap();
    assert!(page.kvs.iter().all(|kv| kv.value == value));
    assert_eq!(page.kvs.len(), 6);
    let from_revision = page.kvs[0].mod_revision;
    assert_eq!(events(&mut watch, 6).await.len(), 6);
    let mut past = store.watch("/big/", WatchOptions { from_revision, prev_kv: false }).await.unwrap();
    assert_eq!(events(&mut past, 6).await.len(), 6);
    let error = store.create("/big/x", Bytes::from(vec![7; 1_600_000]), 0).await.unwrap_err();
    assert_eq!(error.to_string(), "etcdserver: request is too large");
}

async fn compaction_is_told_apart(store: &dyn storage::Store) {
    let first = store.create("/z/a", bytes("1"), 0).await.unwrap();
    store.create("/z/b", bytes("1"), 0).await.unwrap();
    let last = store.create("/z/c", bytes("1"), 0).await.unwrap();
    store.compact(last).await.unwrap();
    assert_eq!(store.compact_revision(), last);
    let options = ListOptions { revision: first, ..Default::default() };
    assert!(store.list("/z/", options).await.unwrap_err().is_compacted());
    let options = ListOptions { revision: last, ..Default::default() };
    assert_eq!(store.list("/z/", options).await.unwrap().kvs.len(), 3);
    let mut watch = store.watch("/z/", WatchOptions { from_revision: first, prev_kv: false }).await.unwrap();
    assert_eq!(watch.next().await.unwrap(), Err(StorageError::Compacted { compact_revision: last }));
    assert_eq!(watch.next().await, None);
    let future = StorageError::FutureRevision;
    assert_eq!(store.compact(last + 1000).await.unwrap_err(), future);
}

#[tokio::test]
async fn a_watch_outlives_an_etcd_restart() {
    let Some(mut etcd) = Etcd::start() else { return };
    let store: SharedStore = etcd.store().await;
    let mut watch = store.watch("/r/", WatchOptions::default()).await.unwrap();
    store.create("/r/a", bytes("1"), 0).await.unwrap();
    assert_eq!(events(&mut watch, 1).await[0].key, "/r/a");
    etcd.kill();
    assert!(store.create("/r/b", bytes("1"), 0).await.is_err());
    etcd.restart();
    // A read waits for the server to come back; a write would fail at once.
    assert_eq!(store.get("/r/b", Consistency::Linearizable).await.unwrap().kv, None);
    store.create("/r/c", bytes("1"), 0).await.unwrap();
    let seen = events(&mut watch, 1).await;
    assert_eq!(seen[0].key, "/r/c");
}
