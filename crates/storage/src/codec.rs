//! Stored bytes to entries for one resource: decryption, the injected decoder,
//! and the shortcut for the server's own writes.
//!
//! A write leaves its entry here before it goes to the store. When its event
//! comes back (perhaps before the store's answer), the very bytes are recognised
//! and the entry is used in place of decoding them again.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use parking_lot::Mutex;

use crate::entry::{Entry, EntryDecoder};
use crate::error::StorageError;
use crate::metrics::Metrics;
use crate::store::Result;
use crate::transform::Transformer;

/// Keys with own writes in flight. Beyond it a write is simply decoded again.
const MAX_PENDING: usize = 4096;

pub(crate) struct Codec {
    pub group_resource: String,
    pub prefix: String,
    pub transformer: Arc<dyn Transformer>,
    pub decoder: Arc<dyn EntryDecoder>,
    pub metrics: Metrics,
    pending: Mutex<HashMap<Box<str>, Vec<Arc<Pending>>>>,
}

/// An own write on its way.
pub(crate) struct Pending {
    /// The bytes as they are in the store.
    stored: Bytes,
    template: Entry,
    /// The entry at the revision it got: made by whoever learns it first.
    written: OnceLock<Arc<Entry>>,
}

impl Pending {
    pub(crate) fn entry_at(&self, revision: u64) -> Arc<Entry> {
        let entry = self.written.get_or_init(|| Arc::new(self.template.with_revision(revision)));
        // The same bytes written twice: the other write's event came first.
        if entry.revision() == revision { entry.clone() } else { Arc::new(self.template.with_revision(revision)) }
    }
}

pub(crate) struct Decoded {
    pub entry: Entry,
    /// The stored form is not what would be written today.
    pub stale: bool,
}

impl Codec {
    pub(crate) fn new(
        group_resource: String,
        prefix: String,
        transformer: Arc<dyn Transformer>,
        decoder: Arc<dyn EntryDecoder>,
    ) -> Self {
        let metrics = Metrics::new(&group_resource);
        Codec { group_resource, prefix, transformer, decoder, metrics, pending: Mutex::default() }
    }

    pub(crate) fn full_key(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }

    pub(crate) fn decode(&self, key: &str, stored: Bytes, revision: u64) -> Result<Decoded> {
        let full_key = self.full_key(key);
        let (plain, stale) = self.transformer.open(&full_key, stored).map_err(StorageError::Internal)?;
        let entry = self.decoder.decode(key, &plain, revision).map_err(|message| {
            self.metrics.decode_error();
            let message = format!("object not decodable revision={revision}: {message}");
            StorageError::CorruptObject { key: full_key, message }
        })?;
        Ok(Decoded { entry, stale })
    }

    /// Entry of an event of the store.
    pub(crate) fn event_entry(&self, key: &str, stored: Bytes, revision: u64) -> Result<Arc<Entry>> {
        let own = {
            let mut pending = self.pending.lock();
            match pending.get_mut(key) {
                Some(writes) => {
                    let at = writes.iter().position(|write| write.stored == stored);
                    let own = at.map(|at| writes.swap_remove(at));
                    writes.retain(|write| !write.is_older(revision));
                    if writes.is_empty() {
                        pending.remove(key);
                    }
                    own
                }
                None => None,
            }
        };
        match own {
            Some(own) => Ok(own.entry_at(revision)),
            None => Ok(Arc::new(self.decode(key, stored, revision)?.entry)),
        }
    }

    pub(crate) fn announce(&self, stored: Bytes, template: Entry) -> Arc<Pending> {
        let write = Arc::new(Pending { stored, template, written: OnceLock::new() });
        let mut pending = self.pending.lock();
        if pending.len() < MAX_PENDING {
            pending.entry(write.template.key().into()).or_default().push(write.clone());
        }
        write
    }

    /// The write failed, or nobody follows the store.
    pub(crate) fn withdraw(&self, write: &Arc<Pending>) {
        let mut pending = self.pending.lock();
        if let Some(writes) = pending.get_mut(write.template.key()) {
            writes.retain(|other| !Arc::ptr_eq(other, write));
            if writes.is_empty() {
                pending.remove(write.template.key());
            }
        }
    }

    /// Events of these writes have passed.
    pub(crate) fn forget_older(&self, key: &str, revision: u64) {
        let mut pending = self.pending.lock();
        if let Some(writes) = pending.get_mut(key) {
            writes.retain(|write| !write.is_older(revision));
            if writes.is_empty() {
                pending.remove(key);
            }
        }
    }

    /// The cache starts over: events of finished writes will not come.
    pub(crate) fn forget_pending(&self) {
        self.pending.lock().retain(|_, writes| {
            writes.retain(|write| write.written.get().is_none());
            !writes.is_empty()
        });
    }
}

impl Pending {
    fn is_older(&self, revision: u64) -> bool {
        self.written.get().is_some_and(|entry| entry.revision() <= revision)
    }
}
