//! An object as the cache holds it: its bytes once, and the little that
//! selectors ask for.
//!
//! Invariants: `json` is the canonical JSON of the object in its storage version
//! with `metadata.resourceVersion` set to `revision`; an entry never changes
//! (encodings are only added).

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::sync::Arc;

use bytes::Bytes;
use parking_lot::RwLock;

use crate::splice;

/// Sorted name/value pairs.
pub type Pairs = Box<[(Box<str>, Box<str>)]>;

/// Chooses one encoding of an entry: the caller numbers what it serves
/// (protobuf of version 1, JSON of version 2, …).
pub type EncodingId = u32;

#[derive(Debug)]
pub struct Entry {
    /// `namespace/name`, or `name` for cluster-scoped kinds: the etcd key
    /// without the resource's prefix.
    key: Box<str>,
    namespace_len: u32,
    revision: u64,
    json: Bytes,
    labels: Pairs,
    fields: Pairs,
    encodings: RwLock<Vec<(EncodingId, Bytes)>>,
}

impl Entry {
    /// `key`: `namespace/name` or `name`. `json`: canonical JSON; its
    /// `metadata.resourceVersion` must be there already (a placeholder such as
    /// `""` is enough when [`with_revision`](Self::with_revision) follows).
    /// `labels` and `fields` (selectable fields beyond metadata.name and
    /// metadata.namespace, which the key answers) in any order.
    pub fn new(
        key: &str,
        revision: u64,
        json: Bytes,
        mut labels: Vec<(Box<str>, Box<str>)>,
        mut fields: Vec<(Box<str>, Box<str>)>,
    ) -> Self {
        labels.sort_unstable();
        fields.sort_unstable();
        let namespace_len = key.find('/').unwrap_or(0) as u32;
        Entry {
            key: key.into(),
            namespace_len,
            revision,
            json,
            labels: labels.into_boxed_slice(),
            fields: fields.into_boxed_slice(),
            encodings: RwLock::new(Vec::new()),
        }
    }

    pub fn key(&self) -> &str {
        &self.key
    }
    /// Empty for cluster-scoped kinds.
    pub fn namespace(&self) -> &str {
        &self.key[..self.namespace_len as usize]
    }
    pub fn name(&self) -> &str {
        if self.namespace_len == 0 { &self.key } else { &self.key[self.namespace_len as usize + 1..] }
    }
    pub fn revision(&self) -> u64 {
        self.revision
    }
    /// Canonical JSON with the resourceVersion in it.
    pub fn json(&self) -> &Bytes {
        &self.json
    }
    pub fn labels(&self) -> &[(Box<str>, Box<str>)] {
        &self.labels
    }
    pub fn label(&self, key: &str) -> Option<&str> {
        lookup(&self.labels, key)
    }
    /// A selectable field's value; metadata.name and metadata.namespace included.
    pub fn field(&self, path: &str) -> Option<&str> {
        match path {
            "metadata.name" => Some(self.name()),
            "metadata.namespace" => Some(self.namespace()),
            _ => lookup(&self.fields, path),
        }
    }

    /// The object decoded from its JSON.
    pub fn value(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::from_slice(&self.json)
    }

    /// Another encoding, made on first demand and kept. Two first demands at
    /// once may both make it; one wins.
    pub fn encoding<E>(&self, id: EncodingId, make: impl FnOnce(&Entry) -> Result<Bytes, E>) -> Result<Bytes, E> {
        if let Some((_, bytes)) = self.encodings.read().iter().find(|(known, _)| *known == id) {
            return Ok(bytes.clone());
        }
        let bytes = make(self)?;
        let mut encodings = self.encodings.write();
        if let Some((_, known)) = encodings.iter().find(|(known, _)| *known == id) {
            return Ok(known.clone());
        }
        encodings.reserve_exact(1);
        encodings.push((id, bytes.clone()));
        Ok(bytes)
    }

    /// Equal but for the resourceVersion: an update to it would change nothing.
    pub fn same_content(&self, other: &Entry) -> bool {
        let (a, b) = (splice::around_resource_version(&self.json), splice::around_resource_version(&other.json));
        self.key == other.key && a == b
    }

    /// The same object at another resourceVersion (what a write got, or what a
    /// DELETED event carries).
    pub fn with_revision(&self, revision: u64) -> Entry {
        Entry {
            key: self.key.clone(),
            namespace_len: self.namespace_len,
            revision,
            json: splice::resource_version(&self.json, revision),
            labels: self.labels.clone(),
            fields: self.fields.clone(),
            encodings: RwLock::new(Vec::new()),
        }
    }
}

fn lookup<'a>(pairs: &'a Pairs, key: &str) -> Option<&'a str> {
    pairs.binary_search_by(|(k, _)| k.as_ref().cmp(key)).ok().map(|at| pairs[at].1.as_ref())
}

/// An entry ordered by its key, so that the cache's map holds no key beside it.
#[derive(Debug, Clone)]
pub struct ByKey(pub Arc<Entry>);

impl Borrow<str> for ByKey {
    fn borrow(&self) -> &str {
        &self.0.key
    }
}
impl PartialEq for ByKey {
    fn eq(&self, other: &Self) -> bool {
        self.0.key == other.0.key
    }
}
impl Eq for ByKey {}
impl PartialOrd for ByKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for ByKey {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.key.cmp(&other.0.key)
    }
}

/// Makes entries of stored bytes; injected, so that storage knows no kind.
pub trait EntryDecoder: Send + Sync + 'static {
    /// `key` is `namespace/name` or `name`; `stored` is what etcd holds, already
    /// decrypted. The text of an error goes into "corrupt object".
    fn decode(&self, key: &str, stored: &[u8], revision: u64) -> Result<Entry, String>;
}
