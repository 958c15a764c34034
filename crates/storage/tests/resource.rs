//! Reads, writes and watches of one resource through the watch cache, on memory
//! and on a real etcd.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use apimachinery::{GroupResource, json};
use bytes::Bytes;
use storage::{
    Consistency, EncryptionConfiguration, Entry, EntryDecoder, EventType, Identity, ListRequest, ListResult,
    MemoryStore, Outcome, Predicate, ResourceConfig, ResourceStorage, ResourceVersionMatch, Scope, SharedStore,
    StorageError, Transformer, Transformers, WatchItem, WatchRequest, Watcher,
};
use support::Etcd;

/// Stored as the bare label; the object has a name, a label `l` and a field `f`.
#[derive(Default)]
struct Decoder {
    decoded: AtomicUsize,
}

fn object(key: &str, label: &str) -> Entry {
    let json = format!(r#"{{"metadata":{{"name":"{key}","resourceVersion":""}},"l":"{label}"}}"#);
    let pair = |name: &str| (name.into(), label.into());
    Entry::new(key, 0, json.into(), vec![pair("l")], vec![pair("f")])
}

impl EntryDecoder for Decoder {
    fn decode(&self, key: &str, stored: &[u8], revision: u64) -> Result<Entry, String> {
        self.decoded.fetch_add(1, Ordering::SeqCst);
        let label = std::str::from_utf8(stored).map_err(|e| e.to_string())?;
        if label == "corrupt" {
            return Err("not an object".into());
        }
        Ok(object(key, label).with_revision(revision))
    }
}

struct Fixture {
    storage: Arc<ResourceStorage>,
    store: SharedStore,
    decoder: Arc<Decoder>,
}

impl Fixture {
    async fn new(store: SharedStore, watch_cache: bool) -> Self {
        Fixture::encrypted(store, watch_cache, Arc::new(Identity)).await
    }

    async fn encrypted(store: SharedStore, watch_cache: bool, transformer: Arc<dyn Transformer>) -> Self {
        let decoder = Arc::new(Decoder::default());
        let storage = ResourceStorage::new(ResourceConfig {
            group_resource: "things.example.com".into(),
            prefix: "/registry/things/".into(),
            store: store.clone(),
            transformer,
            decoder: decoder.clone(),
            watch_cache,
            indexed_field: Some("f"),
        });
        storage.wait_ready().await;
        Fixture { storage, store, decoder }
    }

    async fn put(&self, key: &str, label: &str) -> u64 {
        match self.storage.cached(key) {
            None => {
                let entry = self.storage.create(Bytes::from(label.to_owned()), object(key, label), 0).await.unwrap();
                entry.revision()
            }
            Some(old) => {
                let stored = Bytes::from(label.to_owned());
                match self.storage.update(stored, object(key, label), old.revision(), 0).await.unwrap() {
                    Outcome::Done(entry) => entry.revision(),
                    Outcome::Mismatch(_) => panic!("nobody else writes"),
                }
            }
        }
    }

    /// Waits until the cache has what was written.
    async fn settle(&self, revision: u64) {
        let request = ListRequest {
            resource_version: Some(revision),
            resource_version_match: ResourceVersionMatch::NotOlderThan,
            ..Default::default()
        };
        self.storage.list(&request).await.unwrap();
    }
}

async fn on_both(test: impl AsyncFn(SharedStore)) {
    test(Arc::new(MemoryStore::new())).await;
    if let Some(etcd) = Etcd::start() {
        test(etcd.store().await).await;
    }
}

fn keys(list: &ListResult) -> Vec<&str> {
    list.entries.iter().map(|entry| entry.key()).collect()
}

fn label_is(label: &'static str) -> Predicate {
    Predicate { matches: Some(Arc::new(move |entry| entry.label("l") == Some(label))), exact_fields: vec![] }
}

async fn next(watcher: &mut Watcher) -> Option<WatchItem> {
    tokio::time::timeout(Duration::from_secs(20), watcher.next()).await.expect("an item")
}

/// `TYPE key revision`, or `BOOKMARK revision`, with `!` when it ends the initial events.
async fn line(watcher: &mut Watcher) -> String {
    match next(watcher).await {
        Some(WatchItem::Event { event_type, entry }) => {
            let json = String::from_utf8(entry.json().to_vec()).unwrap();
            assert!(json.contains(&format!(r#""resourceVersion":"{}""#, entry.revision())), "{json}");
            format!("{} {} {}", event_type.as_str(), entry.key(), entry.revision())
        }
        Some(WatchItem::Bookmark { revision, initial_events_end }) => {
            format!("BOOKMARK {revision}{}", if initial_events_end { "!" } else { "" })
        }
        Some(WatchItem::Error(error)) => format!("ERROR {error}"),
        None => "END".into(),
    }
}

#[tokio::test]
async fn a_write_is_answered_and_cached_as_one_entry() {
    on_both(async |store| {
        let fixture = Fixture::new(store, true).await;
        let written = fixture.storage.create("x".into(), object("n/a", "x"), 0).await.unwrap();
        assert_eq!(
            written.json(),
            format!(r#"{{"metadata":{{"name":"n/a","resourceVersion":"{}"}},"l":"x"}}"#, written.revision()).as_str()
        );
        fixture.settle(written.revision()).await;
        let cached = fixture.storage.cached("n/a").unwrap();
        assert!(Arc::ptr_eq(&written, &cached));
        let Outcome::Done(updated) =
            fixture.storage.update("y".into(), object("n/a", "y"), written.revision(), 0).await.unwrap()
        else {
            panic!("the update wins")
        };
        fixture.settle(updated.revision()).await;
        assert!(Arc::ptr_eq(&updated, &fixture.storage.cached("n/a").unwrap()));
        // Own writes are never decoded.
        assert_eq!(fixture.decoder.decoded.load(Ordering::SeqCst), 0);
        let error = fixture.storage.create("x".into(), object("n/a", "x"), 0).await.unwrap_err();
        assert_eq!(error, StorageError::KeyExists { key: "/registry/things/n/a".into(), revision: 0 });
        // Somebody else's writes are.
        fixture.store.create("/registry/things/n/b", "z".into(), 0).await.unwrap();
        let foreign = fixture.storage.get("n/b", None).await.unwrap();
        fixture.settle(foreign.revision()).await;
        assert_eq!(fixture.storage.cached("n/b").unwrap().label("l"), Some("z"));
    })
    .await;
}

#[tokio::test]
async fn get_honours_the_revision() {
    on_both(async |store| {
        let fixture = Fixture::new(store, true).await;
        let revision = fixture.put("n/a", "x").await;
        assert_eq!(fixture.storage.get("n/a", None).await.unwrap().revision(), revision);
        assert_eq!(fixture.storage.get("n/a", Some(revision)).await.unwrap().revision(), revision);
        for resource_version in [None, Some(revision)] {
            assert!(fixture.storage.get("n/b", resource_version).await.unwrap_err().is_not_found());
        }
        let error = fixture.storage.get("n/a", Some(1 << 40)).await.unwrap_err();
        assert_eq!(
            error,
            StorageError::TooLargeResourceVersion { requested: 1 << 40, current: revision, retry_after_seconds: 1 }
        );
        assert_eq!(
            error.to_string(),
            format!("Timeout: Too large resource version: {}, current: {revision}", 1u64 << 40)
        );
    })
    .await;
}

#[tokio::test]
async fn lists_page_at_their_first_revision() {
    on_both(async |store| {
        let fixture = Fixture::new(store, true).await;
        for key in ["m/z", "n/a", "n/b", "n/c", "n/d"] {
            fixture.put(key, "x").await;
        }
        let scope = Scope { namespace: Some("n".into()), name: None };
        let request = ListRequest { scope: scope.clone(), limit: 2, ..Default::default() };
        let first = fixture.storage.list(&request).await.unwrap();
        assert_eq!((keys(&first), first.remaining_item_count), (vec!["n/a", "n/b"], Some(2)));
        assert_eq!(first.revision, fixture.store.revision().await.unwrap());
        fixture.put("n/bb", "x").await;
        let request = ListRequest { continue_token: first.continue_token.clone(), ..request };
        let second = fixture.storage.list(&request).await.unwrap();
        assert_eq!((keys(&second), second.remaining_item_count), (vec!["n/c", "n/d"], None));
        assert_eq!((second.revision, second.continue_token.as_str()), (first.revision, ""));
        // The token is read with a namespace's or the whole resource's prefix.
        let all = ListRequest { limit: 1, ..Default::default() };
        let page = fixture.storage.list(&all).await.unwrap();
        assert_eq!((keys(&page), page.remaining_item_count), (vec!["m/z"], Some(5)));
        assert_eq!(
            storage::continue_token::decode(&page.continue_token).unwrap(),
            storage::continue_token::Continue { start: "m/z\0".into(), revision: page.revision as i64 }
        );
        // Limit 0 revision: everything, whatever the limit says.
        let any = ListRequest { resource_version: Some(0), limit: 1, ..Default::default() };
        assert_eq!(keys(&fixture.storage.list(&any).await.unwrap()).len(), 6);
        let with_revision = ListRequest { resource_version: Some(5), ..request };
        let Err(error) = fixture.storage.list(&with_revision).await else { panic!("not both") };
        assert_eq!(error.to_string(), "specifying resource version is not allowed when using continue");
    })
    .await;
}

#[tokio::test]
async fn selectors_leave_no_count_and_fill_pages() {
    on_both(async |store| {
        for cached in [true, false] {
            let fixture = Fixture::new(store.clone(), cached).await;
            let name = |n: usize| format!("{}/o{n:02}", if cached { "c" } else { "d" });
            for n in 0..20 {
                let key = name(n);
                fixture.storage.create(label(n).into(), object(&key, label(n)), 0).await.unwrap();
            }
            let scope = Scope { namespace: Some(if cached { "c" } else { "d" }.into()), name: None };
            let mut request = ListRequest { scope, predicate: label_is("x"), limit: 3, ..Default::default() };
            let mut all = Vec::new();
            loop {
                let page = fixture.storage.list(&request).await.unwrap();
                assert_eq!(page.remaining_item_count, None);
                all.push(keys(&page).iter().map(|key| key[3..].to_owned()).collect::<Vec<_>>());
                if page.continue_token.is_empty() {
                    break;
                }
                request.continue_token = page.continue_token;
            }
            assert_eq!(all, [vec!["00", "05", "10"], vec!["15"]]);
        }
    })
    .await;
}

fn label(n: usize) -> &'static str {
    if n.is_multiple_of(5) { "x" } else { "y" }
}

#[tokio::test]
async fn past_states_come_from_the_cache_after_a_compaction() {
    on_both(async |store| {
        let before = store.create("/registry/things/n/old", "x".into(), 0).await.unwrap();
        store.create("/registry/things/n/older", "x".into(), 0).await.unwrap();
        let fixture = Fixture::new(store, true).await;
        let first = fixture.put("n/a", "x").await;
        let second = fixture.put("n/b", "x").await;
        fixture.settle(second).await;
        fixture.store.compact(second).await.unwrap();
        let exact = |revision| ListRequest {
            resource_version: Some(revision),
            resource_version_match: ResourceVersionMatch::Exact,
            ..Default::default()
        };
        let list = fixture.storage.list(&exact(first)).await.unwrap();
        assert_eq!((keys(&list), list.revision), (vec!["n/a", "n/old", "n/older"], first));
        let Err(error) = fixture.storage.list(&exact(before)).await else { panic!("too old") };
        assert_eq!(error, StorageError::Expired("The resourceVersion for the provided list is too old.".into()));
        let token = storage::continue_token::encode(before as i64, "/n/a\0");
        let request = ListRequest { continue_token: token, limit: 1, ..Default::default() };
        let Err(StorageError::ExpiredContinue { inconsistent_continue, .. }) = fixture.storage.list(&request).await
        else {
            panic!("too old")
        };
        assert_eq!(inconsistent_continue, storage::continue_token::encode(-1, "n/a\0"));
        let request = ListRequest { continue_token: inconsistent_continue, limit: 1, ..Default::default() };
        let list = fixture.storage.list(&request).await.unwrap();
        assert_eq!((keys(&list), list.remaining_item_count), (vec!["n/b"], Some(2)));
        // A watch from before the cache.
        let request = WatchRequest { resource_version: Some(before - 1), ..Default::default() };
        let mut watcher = fixture.storage.watch(request).await.unwrap();
        assert!(line(&mut watcher).await.starts_with(&format!("ERROR too old resource version: {} (", before - 1)));
        assert_eq!(line(&mut watcher).await, "END");
    })
    .await;
}

#[tokio::test]
async fn a_list_is_as_fresh_as_the_store() {
    on_both(async |store| {
        let fixture = Fixture::new(store.clone(), true).await;
        fixture.put("n/a", "x").await;
        // Something else moves the store on: the list says so.
        let elsewhere = store.create("/registry/others/x", "x".into(), 0).await.unwrap();
        let list = fixture.storage.list(&ListRequest::default()).await.unwrap();
        assert_eq!((keys(&list), list.revision), (vec!["n/a"], elsewhere));
        let foreign = store.create("/registry/things/n/b", "x".into(), 0).await.unwrap();
        let list = fixture.storage.list(&ListRequest::default()).await.unwrap();
        assert_eq!((keys(&list), list.revision), (vec!["n/a", "n/b"], foreign));
        let single = Scope { namespace: Some("n".into()), name: Some("b".into()) };
        let request = ListRequest { scope: single, ..Default::default() };
        assert_eq!(keys(&fixture.storage.list(&request).await.unwrap()), ["n/b"]);
    })
    .await;
}

#[tokio::test]
async fn watch_starts_with_the_state_or_the_history() {
    on_both(async |store| {
        let fixture = Fixture::new(store.clone(), true).await;
        let a = fixture.put("n/a", "x").await;
        let b = fixture.put("n/b", "x").await;
        let other = store.create("/registry/others/x", "x".into(), 0).await.unwrap();
        let request = WatchRequest { allow_bookmarks: true, ..Default::default() };
        let mut state = fixture.storage.watch(request).await.unwrap();
        let mut history =
            fixture.storage.watch(WatchRequest { resource_version: Some(a), ..Default::default() }).await.unwrap();
        let mut single = fixture
            .storage
            .watch(WatchRequest {
                scope: Scope { namespace: Some("n".into()), name: Some("b".into()) },
                resource_version: Some(a),
                ..Default::default()
            })
            .await
            .unwrap();
        let c = fixture.put("n/c", "x").await;
        assert_eq!(line(&mut state).await, format!("ADDED n/a {a}"));
        assert_eq!(line(&mut state).await, format!("ADDED n/b {b}"));
        assert_eq!(line(&mut state).await, format!("BOOKMARK {other}!"));
        assert_eq!(line(&mut state).await, format!("ADDED n/c {c}"));
        assert_eq!(line(&mut history).await, format!("ADDED n/b {b}"));
        assert_eq!(line(&mut history).await, format!("ADDED n/c {c}"));
        let Outcome::Done(deleted) = fixture.storage.delete("n/b", b).await.unwrap() else { panic!("deletes") };
        assert_eq!(line(&mut single).await, format!("ADDED n/b {b}"));
        assert_eq!(line(&mut single).await, format!("DELETED n/b {}", deleted.revision()));
        assert_eq!(fixture.storage.cache_stats().unwrap().watchers, 3);
        drop((state, history, single));
        assert_eq!(fixture.storage.cache_stats().unwrap().watchers, 0);
    })
    .await;
}

#[tokio::test]
async fn selected_objects_come_and_go() {
    on_both(async |store| {
        for cached in [true, false] {
            let fixture = Fixture::new(store.clone(), cached).await;
            let key = if cached { "n/c" } else { "n/d" };
            let start = store.revision().await.unwrap();
            let by_index = Predicate { exact_fields: vec![("f".into(), "x".into())], ..label_is("x") };
            let mut watchers = Vec::new();
            for predicate in [label_is("x"), by_index] {
                let request = WatchRequest { resource_version: Some(start), predicate, ..Default::default() };
                watchers.push(fixture.storage.watch(request).await.unwrap());
            }
            let mut revisions = Vec::new();
            let mut at = 0;
            for label in ["y", "x", "x ", "x", "y"] {
                let outcome = fixture.storage.update(label.into(), object(key, label), at, 0).await.unwrap();
                let Outcome::Done(entry) = outcome else { panic!("nobody else writes") };
                at = entry.revision();
                revisions.push(at);
            }
            for watcher in &mut watchers {
                assert_eq!(line(watcher).await, format!("ADDED {key} {}", revisions[1]));
                assert_eq!(line(watcher).await, format!("DELETED {key} {}", revisions[2]));
                assert_eq!(line(watcher).await, format!("ADDED {key} {}", revisions[3]));
                assert_eq!(line(watcher).await, format!("DELETED {key} {}", revisions[4]));
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_slow_watcher_is_closed_and_delays_nobody() {
    let fixture = Fixture::new(Arc::new(MemoryStore::new()), true).await;
    let start = fixture.store.revision().await.unwrap();
    let request = WatchRequest { resource_version: Some(start), ..Default::default() };
    let mut slow = fixture.storage.watch(request.clone()).await.unwrap();
    let mut last = 0;
    for n in 0..1200 {
        last = fixture.put(&format!("n/{n}"), "x").await;
        fixture.settle(last).await;
    }
    let stats = fixture.storage.cache_stats().unwrap();
    assert_eq!((stats.watchers, stats.closed_slow, stats.objects), (0, 1, 1200));
    let mut got = 0;
    while let Some(item) = next(&mut slow).await {
        assert!(matches!(item, WatchItem::Event { event_type: EventType::Added, .. }));
        got += 1;
    }
    assert_eq!(got, 1024);
    // The history has it all for who comes again.
    let mut again = fixture.storage.watch(request).await.unwrap();
    let mut revision = 0;
    for _ in 0..1200 {
        let Some(WatchItem::Event { entry, .. }) = next(&mut again).await else { panic!("an event") };
        revision = entry.revision();
    }
    assert_eq!(revision, last);
}

#[tokio::test]
async fn a_bookmark_comes_before_the_end() {
    let fixture = Fixture::new(Arc::new(MemoryStore::new()), true).await;
    let at = fixture.put("n/a", "x").await;
    fixture.settle(at).await;
    let request = WatchRequest {
        resource_version: Some(at),
        allow_bookmarks: true,
        // The bookmark is due two seconds before.
        timeout: Some(Duration::from_millis(2100)),
        ..Default::default()
    };
    let mut watcher = fixture.storage.watch(request).await.unwrap();
    assert_eq!(line(&mut watcher).await, format!("BOOKMARK {at}"));
}

#[tokio::test]
async fn a_write_that_lost_brings_what_is_there() {
    on_both(async |store| {
        let fixture = Fixture::new(store.clone(), true).await;
        let storage = &fixture.storage;
        assert!(storage.present_state("n/a").await.unwrap().is_none());
        let first = fixture.put("n/a", "x").await;
        fixture.settle(first).await;
        let behind = Fixture::new(store.clone(), false).await;
        let foreign = behind.storage.update("y".into(), object("n/a", "y"), first, 0).await.unwrap();
        let Outcome::Done(foreign) = foreign else { panic!("nobody else writes") };
        let lost = storage.update("z".into(), object("n/a", "z"), first, 0).await.unwrap();
        let Outcome::Mismatch(Some(present)) = lost else { panic!("somebody was faster") };
        assert_eq!((present.entry.label("l"), present.entry.revision()), (Some("y"), foreign.revision()));
        assert!(present.entry.same_content(&object("n/a", "y")) && !present.entry.same_content(&object("n/a", "z")));
        let Outcome::Mismatch(Some(_)) = storage.delete("n/a", first).await.unwrap() else { panic!("not that one") };
        let Outcome::Done(deleted) = storage.delete("n/a", foreign.revision()).await.unwrap() else { panic!() };
        assert_eq!((deleted.label("l"), deleted.revision()), (Some("y"), store.revision().await.unwrap()));
        assert!(matches!(storage.delete("n/a", first).await.unwrap(), Outcome::Mismatch(None)));
    })
    .await;
}

/// One secretbox key after another, the first of which encrypts.
fn secretbox(keys: &[&str]) -> EncryptionConfiguration {
    const SECRET: &str = "YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE=";
    let keys: Vec<_> = keys.iter().map(|key| json!({"name": key, "secret": SECRET})).collect();
    let rule = json!({"resources": ["things.example.com"], "providers": [{"secretbox": {"keys": keys}}]});
    serde_json::from_value(json!({"resources": [rule]})).unwrap()
}

#[tokio::test]
async fn what_an_older_key_encrypted_is_to_be_written_again() {
    on_both(async |store| {
        let transformers = Transformers::default();
        transformers.replace(&secretbox(&["one"])).unwrap();
        let transformer = transformers.of(&GroupResource::new("example.com", "things"));
        let fixture = Fixture::encrypted(store.clone(), true, transformer).await;
        let revision = fixture.put("n/a", "x").await;
        let raw =
            async || store.get("/registry/things/n/a", Consistency::Linearizable).await.unwrap().kv.unwrap().value;
        assert!(raw().await.starts_with(b"k8s:enc:secretbox:v1:one:"));
        let stale = async || fixture.storage.present_state("n/a").await.unwrap().unwrap().stale;
        assert!(!stale().await);
        transformers.replace(&secretbox(&["two", "one"])).unwrap();
        assert!(stale().await);
        fixture.storage.update("x".into(), object("n/a", "x"), revision, 0).await.unwrap();
        assert!(raw().await.starts_with(b"k8s:enc:secretbox:v1:two:"));
        assert!(!stale().await);
    })
    .await;
}

#[tokio::test]
async fn a_corrupt_object_is_named() {
    let store: SharedStore = Arc::new(MemoryStore::new());
    let fixture = Fixture::new(store.clone(), false).await;
    store.create("/registry/things/n/a", "corrupt".into(), 0).await.unwrap();
    let error = fixture.storage.get("n/a", None).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "StorageError: corrupt object, Code: 7, Key: /registry/things/n/a, ResourceVersion: 0, AdditionalErrorMsg: object not decodable revision=2: not an object"
    );
}

#[tokio::test]
async fn the_cache_survives_an_etcd_restart_and_a_compaction_while_away() {
    let Some(mut etcd) = Etcd::start() else { return };
    let store: SharedStore = etcd.store().await;
    let fixture = Fixture::new(store.clone(), true).await;
    let a = fixture.put("n/a", "x").await;
    let mut watcher =
        fixture.storage.watch(WatchRequest { resource_version: Some(a), ..Default::default() }).await.unwrap();
    fixture.settle(a).await;
    etcd.kill();
    // Reads that any state satisfies go on.
    let any = ListRequest { resource_version: Some(0), ..Default::default() };
    assert_eq!(keys(&fixture.storage.list(&any).await.unwrap()), ["n/a"]);
    etcd.restart();
    let list = fixture.storage.list(&ListRequest::default()).await.unwrap();
    assert_eq!(keys(&list), ["n/a"]);
    let b = fixture.put("n/b", "x").await;
    assert_eq!(line(&mut watcher).await, format!("ADDED n/b {b}"));
}
