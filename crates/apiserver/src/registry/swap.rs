//! The optimistic loop of a write: compute from what the cache has, write on
//! condition, start again from the truth when somebody was faster or when the
//! computation failed on a state that may be stale.
//!
//! Upstream followed: `apiserver/pkg/storage/etcd3/store.go` GuaranteedUpdate.

use std::sync::Arc;

use apimachinery::{Status, Value};
use storage::{Entry, Outcome, Present, StorageError};

use super::{Resource, meta};

/// Preconditions of a write, checked against each state that is tried.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preconditions {
    pub uid: Option<String>,
    pub resource_version: Option<String>,
}

impl Preconditions {
    /// Upstream's texts.
    pub fn check(&self, key: &str, object: &Value) -> Result<(), StorageError> {
        let fail = |what: &str, wanted: &str, found: &str| StorageError::InvalidObject {
            key: key.to_owned(),
            message: format!("Precondition failed: {what} in precondition: {wanted}, {what} in object meta: {found}"),
        };
        if let Some(wanted) = &self.uid
            && wanted != meta::uid(object)
        {
            return Err(fail("UID", wanted, meta::uid(object)));
        }
        if let Some(wanted) = &self.resource_version
            && wanted != meta::resource_version(object)
        {
            return Err(fail("ResourceVersion", wanted, meta::resource_version(object)));
        }
        Ok(())
    }
    pub fn is_empty(&self) -> bool {
        self.uid.is_none() && self.resource_version.is_none()
    }
}

/// One running update of one key.
pub struct Swap<'a> {
    resource: &'a Resource,
    key: String,
    name: String,
    state: Option<Arc<Entry>>,
    /// The state came from the store, not from the cache.
    fresh: bool,
    /// The state is to be written again even if nothing changes.
    stale: bool,
}

impl<'a> Swap<'a> {
    pub async fn begin(resource: &'a Resource, key: String, name: &str) -> Result<Swap<'a>, Status> {
        let state = resource.storage.cached(&key);
        let mut swap = Swap { state, resource, key, name: name.to_owned(), fresh: false, stale: false };
        if swap.state.is_none() {
            swap.refresh().await?;
        }
        Ok(swap)
    }

    async fn refresh(&mut self) -> Result<(), Status> {
        let present = self.resource.storage.present_state(&self.key).await;
        self.set(present.map_err(|error| self.resource.storage_status(error, &self.name))?);
        Ok(())
    }

    fn set(&mut self, present: Option<Present>) {
        self.stale = present.as_ref().is_some_and(|present| present.stale);
        self.state = present.map(|present| present.entry);
        self.fresh = true;
    }

    pub fn key(&self) -> &str {
        &self.key
    }
    pub fn entry(&self) -> Option<&Arc<Entry>> {
        self.state.as_ref()
    }
    /// The present object in hub version, `None` when absent.
    pub fn object(&self) -> Result<Option<Value>, Status> {
        self.state.as_ref().map(|entry| self.resource.value(entry)).transpose()
    }
    pub fn revision(&self) -> u64 {
        self.state.as_ref().map_or(0, |entry| entry.revision())
    }

    /// After a computation failed: true when the state may have been stale and
    /// the computation is to be tried on the newest one.
    pub async fn retry_fresh(&mut self) -> Result<bool, Status> {
        if self.fresh {
            return Ok(false);
        }
        let before = self.revision();
        self.refresh().await?;
        Ok(self.revision() != before)
    }

    /// Writes the object on condition that nothing changed. `None`: changed, the
    /// state is the new one, compute again. An object equal to the present one
    /// is not written.
    pub async fn write(&mut self, object: &mut Value, ttl_seconds: u64) -> Result<Option<Arc<Entry>>, Status> {
        let stored_object = {
            meta::remove(object, "resourceVersion");
            &*object
        };
        let stored = self.resource.codec.to_storage(stored_object)?;
        self.resource.codec.written_as_read(&stored, object)?;
        let entry = self.resource.entry(&self.key, object, 0);
        if self.state.as_ref().is_some_and(|present| present.same_content(&entry)) {
            if self.retry_fresh().await? {
                return Ok(None);
            }
            if !self.stale {
                return Ok(self.state.clone());
            }
        }
        let outcome = self.resource.storage.update(stored, entry, self.revision(), ttl_seconds).await;
        match outcome {
            Ok(Outcome::Done(entry)) => Ok(Some(entry)),
            Ok(Outcome::Mismatch(current)) => {
                self.set(current);
                Ok(None)
            }
            Err(error) => Err(self.resource.storage_status(error, &self.name)),
        }
    }

    /// Deletes the object on condition that nothing changed. `None`: changed.
    pub async fn delete(&mut self) -> Result<Option<Arc<Entry>>, Status> {
        match self.resource.storage.delete(&self.key, self.revision()).await {
            Ok(Outcome::Done(entry)) => Ok(Some(entry)),
            Ok(Outcome::Mismatch(current)) => {
                self.set(current);
                Ok(None)
            }
            Err(error) => Err(self.resource.storage_status(error, &self.name)),
        }
    }

    /// What a dry run would have written, as an entry.
    pub fn pretend(&self, object: &mut Value) -> Arc<Entry> {
        Arc::new(self.resource.entry(&self.key, object, self.revision()))
    }
}
