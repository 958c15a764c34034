//! The local copy: objects by key, with indexes.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use parking_lot::RwLock;

use crate::object::{Key, Object};

/// Values under which an object is found in an index.
pub type IndexFn<T> = Box<dyn Fn(&T) -> Vec<String> + Send + Sync>;

/// Reads never wait for more than one object's change; what they return stays
/// valid (and may grow old).
pub struct Store<T> {
    inner: RwLock<Inner<T>>,
}

struct Inner<T> {
    objects: BTreeMap<Key, Arc<T>>,
    indexes: BTreeMap<&'static str, Index<T>>,
}

struct Index<T> {
    values: IndexFn<T>,
    keys: HashMap<String, BTreeSet<Key>>,
}

impl<T> Default for Store<T> {
    fn default() -> Self {
        Store { inner: RwLock::new(Inner { objects: BTreeMap::new(), indexes: BTreeMap::new() }) }
    }
}

impl<T: Object> Store<T> {
    pub fn get(&self, namespace: &str, name: &str) -> Option<Arc<T>> {
        self.get_key(&Key::new(namespace, name))
    }
    pub fn get_key(&self, key: &Key) -> Option<Arc<T>> {
        self.inner.read().objects.get(key).cloned()
    }

    /// All objects in key order.
    pub fn list(&self) -> Vec<Arc<T>> {
        self.inner.read().objects.values().cloned().collect()
    }
    pub fn list_namespace(&self, namespace: &str) -> Vec<Arc<T>> {
        let inner = self.inner.read();
        inner
            .objects
            .range(Key::new(namespace, "")..)
            .take_while(|(key, _)| key.namespace == namespace)
            .map(|(_, object)| object.clone())
            .collect()
    }
    pub fn keys(&self) -> Vec<Key> {
        self.inner.read().objects.keys().cloned().collect()
    }
    pub fn len(&self) -> usize {
        self.inner.read().objects.len()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds an index (or keeps the one of that name) over what is and what will be stored.
    pub fn add_index(&self, name: &'static str, values: impl Fn(&T) -> Vec<String> + Send + Sync + 'static) {
        let mut inner = self.inner.write();
        if inner.indexes.contains_key(name) {
            return;
        }
        let mut index = Index { values: Box::new(values), keys: HashMap::new() };
        for (key, object) in &inner.objects {
            index.insert(key, object);
        }
        inner.indexes.insert(name, index);
    }
    /// Objects with `value` in the index `name`, in key order; none for an unknown index.
    pub fn by_index(&self, name: &str, value: &str) -> Vec<Arc<T>> {
        let inner = self.inner.read();
        let Some(keys) = inner.indexes.get(name).and_then(|index| index.keys.get(value)) else { return Vec::new() };
        keys.iter().filter_map(|key| inner.objects.get(key).cloned()).collect()
    }
    /// The values that an index holds now.
    pub fn index_values(&self, name: &str) -> Vec<String> {
        let inner = self.inner.read();
        let mut values: Vec<String> =
            inner.indexes.get(name).map(|index| index.keys.keys().cloned().collect()).unwrap_or_default();
        values.sort();
        values
    }

    /// The object that was there before.
    pub(crate) fn insert(&self, object: Arc<T>) -> Option<Arc<T>> {
        let key = object.key();
        let mut inner = self.inner.write();
        let old = inner.objects.insert(key.clone(), object.clone());
        for index in inner.indexes.values_mut() {
            if let Some(old) = &old {
                index.remove(&key, old);
            }
            index.insert(&key, &object);
        }
        old
    }
    pub(crate) fn remove(&self, key: &Key) -> Option<Arc<T>> {
        let mut inner = self.inner.write();
        let old = inner.objects.remove(key)?;
        for index in inner.indexes.values_mut() {
            index.remove(key, &old);
        }
        Some(old)
    }
}

impl<T> Index<T> {
    fn insert(&mut self, key: &Key, object: &T) {
        for value in (self.values)(object) {
            self.keys.entry(value).or_default().insert(key.clone());
        }
    }
    fn remove(&mut self, key: &Key, object: &T) {
        for value in (self.values)(object) {
            if let Some(keys) = self.keys.get_mut(&value) {
                keys.remove(key);
                if keys.is_empty() {
                    self.keys.remove(&value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn pod(namespace: &str, name: &str, node: &str) -> Arc<Value> {
        Arc::new(json!({"metadata": {"namespace": namespace, "name": name}, "spec": {"nodeName": node}}))
    }

    #[test]
    fn namespaces_and_indexes_follow_changes() {
        let store = Store::<Value>::default();
        store.insert(pod("a", "one", "n1"));
        store.insert(pod("ab", "two", "n1"));
        store.add_index("node", |p| p["spec"]["nodeName"].as_str().map(str::to_owned).into_iter().collect());
        store.insert(pod("a", "three", "n2"));
        let names = |list: Vec<Arc<Value>>| list.iter().map(|p| p.name().to_owned()).collect::<Vec<_>>();
        assert_eq!(names(store.list_namespace("a")), ["one", "three"]);
        assert_eq!(names(store.by_index("node", "n1")), ["one", "two"]);
        store.insert(pod("a", "one", "n2"));
        assert_eq!(names(store.by_index("node", "n1")), ["two"]);
        store.remove(&Key::new("ab", "two"));
        assert_eq!(store.index_values("node"), ["n2"]);
        assert!(store.by_index("other", "x").is_empty());
    }
}
