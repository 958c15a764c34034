//! One watched resource: its store, its handlers, whether it is in sync.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use client::ResourceRef;
use parking_lot::Mutex;
use tokio::sync::{mpsc, watch};

use crate::object::{Key, Object};
use crate::store::Store;

/// A change of the store.
#[derive(Debug)]
pub enum Event<T> {
    /// `initial`: it was there when the handler was added or the first list came.
    Added {
        object: Arc<T>,
        initial: bool,
    },
    Updated {
        old: Arc<T>,
        new: Arc<T>,
    },
    /// `state_unknown`: the deletion itself was missed; `object` is the last state seen.
    Deleted {
        object: Arc<T>,
        state_unknown: bool,
    },
}

impl<T> Clone for Event<T> {
    fn clone(&self) -> Self {
        match self {
            Event::Added { object, initial } => Event::Added { object: object.clone(), initial: *initial },
            Event::Updated { old, new } => Event::Updated { old: old.clone(), new: new.clone() },
            Event::Deleted { object, state_unknown } => {
                Event::Deleted { object: object.clone(), state_unknown: *state_unknown }
            }
        }
    }
}

impl<T: Object> Event<T> {
    /// The newest state the event carries.
    pub fn object(&self) -> &Arc<T> {
        match self {
            Event::Added { object, .. } | Event::Deleted { object, .. } => object,
            Event::Updated { new, .. } => new,
        }
    }
    pub fn old(&self) -> Option<&Arc<T>> {
        match self {
            Event::Updated { old, .. } => Some(old),
            _ => None,
        }
    }
    pub fn key(&self) -> Key {
        self.object().key()
    }
}

type Handler<T> = Box<dyn Fn(&Event<T>) + Send + Sync>;

/// Names a handler, to remove it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct HandlerId(u64);

/// A handle on a running informer; clones share it. Derefs to its [`Store`].
pub struct Informer<T>(Arc<Shared<T>>);

pub(crate) struct Shared<T> {
    resource: ResourceRef,
    store: Store<T>,
    /// Locked while a change is made and told, which orders changes and additions of handlers.
    handlers: Mutex<BTreeMap<HandlerId, Handler<T>>>,
    next_handler: AtomicU64,
    synced: watch::Sender<bool>,
    last_resource_version: Mutex<String>,
}

impl<T> Clone for Informer<T> {
    fn clone(&self) -> Self {
        Informer(self.0.clone())
    }
}

impl<T> Deref for Informer<T> {
    type Target = Store<T>;
    fn deref(&self) -> &Store<T> {
        &self.0.store
    }
}

impl<T> fmt::Debug for Informer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Informer({})", self.0.resource)
    }
}

impl<T: Object> Informer<T> {
    /// An informer that nothing feeds but [`apply`](Self::apply) and its like: for tests
    /// of code that reads one.
    pub fn detached(resource: &ResourceRef) -> Self {
        Informer(Arc::new(Shared {
            resource: resource.clone(),
            store: Store::default(),
            handlers: Mutex::new(BTreeMap::new()),
            next_handler: AtomicU64::new(0),
            synced: watch::Sender::new(false),
            last_resource_version: Mutex::new(String::new()),
        }))
    }

    pub fn resource(&self) -> &ResourceRef {
        &self.0.resource
    }
    pub fn store(&self) -> &Store<T> {
        &self.0.store
    }

    /// Calls `handler` for all that is there (as added, initial) and then for every
    /// change, in order, from the informer's task. It must not block, nor add or
    /// remove handlers of the same informer.
    pub fn add_handler(&self, handler: impl Fn(&Event<T>) + Send + Sync + 'static) -> HandlerId {
        let mut handlers = self.0.handlers.lock();
        for object in self.0.store.list() {
            handler(&Event::Added { object, initial: true });
        }
        let id = HandlerId(self.0.next_handler.fetch_add(1, Ordering::Relaxed));
        handlers.insert(id, Box::new(handler));
        id
    }
    pub fn remove_handler(&self, id: HandlerId) {
        self.0.handlers.lock().remove(&id);
    }

    /// The same events as a channel. It is unbounded, as upstream's buffers are: a
    /// bound would stop all other handlers, and what it may hold is one entry per
    /// change while its reader is behind. Closing the receiver ends it.
    pub fn subscribe(&self) -> mpsc::UnboundedReceiver<Event<T>> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.add_handler(move |event| {
            // A closed receiver wants no more.
            let _ = sender.send(event.clone());
        });
        receiver
    }

    /// Whether the store has once held the whole state and all handlers have seen it.
    pub fn has_synced(&self) -> bool {
        *self.0.synced.borrow()
    }
    /// Waits until then.
    pub async fn synced(&self) {
        let mut receiver = self.0.synced.subscribe();
        // The sender lives in self.
        let _ = receiver.wait_for(|synced| *synced).await;
    }
    /// The newest resourceVersion seen, bookmarks included; empty before the first list.
    pub fn last_resource_version(&self) -> String {
        self.0.last_resource_version.lock().clone()
    }

    // ---- the feeding side: the reflector, and tests ----

    /// The object now reads so.
    pub fn apply(&self, object: T) {
        let object = Arc::new(object);
        let handlers = self.0.handlers.lock();
        let event = match self.0.store.insert(object.clone()) {
            Some(old) => Event::Updated { old, new: object },
            None => Event::Added { object, initial: false },
        };
        tell(&handlers, &event);
    }

    /// The object is gone; `object` is its last state.
    pub fn delete(&self, object: T) {
        let handlers = self.0.handlers.lock();
        // Upstream tells handlers even when the store did not hold it.
        let event = Event::Deleted { object: Arc::new(object), state_unknown: false };
        self.0.store.remove(&event.key());
        tell(&handlers, &event);
    }

    /// This is the whole state: absent ones were deleted unseen, others are new or
    /// changed if their resourceVersion is another.
    pub fn replace(&self, objects: Vec<T>) {
        let handlers = self.0.handlers.lock();
        let initial = !self.has_synced();
        let mut gone: std::collections::BTreeSet<Key> = self.0.store.keys().into_iter().collect();
        for object in objects {
            let object = Arc::new(object);
            gone.remove(&object.key());
            let event = match self.0.store.insert(object.clone()) {
                None => Event::Added { object, initial },
                Some(old) if old.resource_version() != object.resource_version() => Event::Updated { old, new: object },
                Some(_) => continue,
            };
            tell(&handlers, &event);
        }
        for key in gone {
            if let Some(object) = self.0.store.remove(&key) {
                tell(&handlers, &Event::Deleted { object, state_unknown: true });
            }
        }
        self.0.synced.send_replace(true);
    }

    pub(crate) fn set_resource_version(&self, version: &str) {
        let mut last = self.0.last_resource_version.lock();
        version.clone_into(&mut last);
    }
}

fn tell<T>(handlers: &BTreeMap<HandlerId, Handler<T>>, event: &Event<T>) {
    for handler in handlers.values() {
        handler(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn object(name: &str, version: &str) -> Value {
        json!({"metadata": {"name": name, "resourceVersion": version}})
    }

    fn heard(informer: &Informer<Value>) -> Arc<Mutex<Vec<String>>> {
        let log = Arc::new(Mutex::new(Vec::new()));
        let sink = log.clone();
        informer.add_handler(move |event| {
            sink.lock().push(match event {
                Event::Added { object, initial } => format!("+{}{}", object.name(), if *initial { "!" } else { "" }),
                Event::Updated { old, new } => {
                    format!("~{} {}>{}", new.name(), old.resource_version(), new.resource_version())
                }
                Event::Deleted { object, state_unknown } => {
                    format!("-{}{}", object.name(), if *state_unknown { "?" } else { "" })
                }
            });
        });
        log
    }

    #[test]
    fn a_relist_tells_only_differences() {
        let informer = Informer::<Value>::detached(&client::resources::NODES);
        let first = heard(&informer);
        informer.replace(vec![object("a", "1"), object("b", "2"), object("c", "3")]);
        assert!(informer.has_synced());
        informer.apply(object("a", "4"));
        let late = heard(&informer);
        informer.replace(vec![object("a", "4"), object("b", "5"), object("d", "6")]);
        informer.delete(object("d", "7"));
        assert_eq!(*first.lock(), ["+a!", "+b!", "+c!", "~a 1>4", "~b 2>5", "+d", "-c?", "-d"]);
        assert_eq!(*late.lock(), ["+a!", "+b!", "+c!", "~b 2>5", "+d", "-c?", "-d"]);
    }
}
