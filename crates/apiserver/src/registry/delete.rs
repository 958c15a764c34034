//! Delete: graceful deletion, finalizers, propagation policies, collections.
//!
//! Upstream followed: `registry/generic/registry/store.go` Delete and
//! DeleteCollection, `registry/rest/delete.go`.

use std::sync::Arc;

use apimachinery::status::Details;
use apimachinery::{GroupResource, Status, Value};
use storage::{Entry, StorageError};

use super::options::{DeleteOptions, Propagation};
use super::swap::{Preconditions, Swap};
use super::{Caller, Resource, meta};
use crate::request::Operation;

/// The answer of a delete.
pub enum Deleted {
    /// The object is gone, or it was marked and will go: its last state.
    Object { entry: Arc<Entry>, gone: bool },
    /// A `Success` Status with these details.
    Status(Details),
}

enum Grace {
    /// Delete now.
    Now,
    /// The object was changed to be deleted later (or with 0 s).
    Marked,
    /// A graceful deletion is running and this one does not shorten it.
    Pending,
}

impl Resource {
    pub async fn delete(
        self: &Arc<Self>,
        caller: &Caller<'_>,
        name: &str,
        options: &DeleteOptions,
        admit: bool,
    ) -> Result<Deleted, Status> {
        if let Some(answer) = self.hooks.delete(caller, self, name, options, admit).await {
            return answer;
        }
        self.delete_generic(caller, name, options, admit).await
    }

    /// The generic delete, without the kind's own hook.
    pub async fn delete_generic(
        &self,
        caller: &Caller<'_>,
        name: &str,
        options: &DeleteOptions,
        admit: bool,
    ) -> Result<Deleted, Status> {
        let key = self.key(caller.namespace, name)?;
        let mut preconditions =
            Preconditions { uid: options.uid.clone(), resource_version: options.resource_version.clone() };
        let mut swap = Swap::begin(self, key, name).await?;
        let mut admitted_uid = None;
        loop {
            let Some(present) = swap.object()? else {
                return Err(Status::not_found(&self.group_resource, name));
            };
            let mut object = present.clone();
            let mut grace_seconds = options.grace_period_seconds.map(|s| if s < 0 { 1 } else { s });
            let outcome = self.check_preconditions(options, &present).and_then(|()| {
                preconditions
                    .check(&self.shown_key(caller, swap.key()), &present)
                    .map_err(|e| self.storage_status(e, name))?;
                self.before_delete(&mut object, &mut grace_seconds)
            });
            let grace = match outcome {
                Ok(grace) => grace,
                Err(status) => {
                    if swap.retry_fresh().await? {
                        continue;
                    }
                    return Err(status);
                }
            };
            if matches!(grace, Grace::Pending) {
                return Ok(Deleted::Object { entry: swap.entry().cloned().ok_or_else(gone)?, gone: false });
            }
            // Asked once for each object, whatever the number of tries.
            if admit && admitted_uid.as_deref() != Some(meta::uid(&present)) {
                let request = self.admission(caller, Operation::Delete, name, Value::Null, present.clone());
                if let Err(status) = caller.core.validate_admission(caller, request).await {
                    if swap.retry_fresh().await? {
                        continue;
                    }
                    return Err(status);
                }
                admitted_uid = Some(meta::uid(&present).to_owned());
            }
            let finalizers = self.finalizers_after(caller.api_version, &object, options);
            if let Some(finalizers) = &finalizers {
                meta::set_finalizers(&mut object, finalizers.clone());
            }
            let marked = matches!(grace, Grace::Marked);
            let pending_finalizers = !meta::finalizers(&object).is_empty();
            if !marked && !pending_finalizers && finalizers.is_none() {
                return self.remove(caller, swap, &present, &preconditions).await;
            }
            if !marked && !pending_finalizers {
                // The last finalizer is dropped by the policy: gone at once.
                return self.remove(caller, swap, &present, &preconditions).await;
            }
            if !marked {
                mark_as_deleting(&mut object);
            }
            let later = pending_finalizers || grace_seconds.unwrap_or(0) > 0;
            let written = if caller.dry_run {
                Some(swap.pretend(&mut object))
            } else {
                swap.write(&mut object, self.ttl_seconds).await?
            };
            let Some(entry) = written else { continue };
            if later || caller.dry_run {
                return Ok(Deleted::Object { entry, gone: !later });
            }
            // Graceless: marked first, so that watchers see why it goes.
            if preconditions.resource_version.is_some() {
                preconditions.resource_version = Some(entry.revision().to_string());
            }
            let last = self.value(&entry)?;
            return match Swap::begin(self, swap.key().to_owned(), name).await {
                Ok(swap) => match self.remove(caller, swap, &last, &preconditions).await {
                    Err(status) if status.is_not_found() => Ok(self.deleted(entry, &last)),
                    other => other,
                },
                Err(status) => Err(status),
            };
        }
    }

    /// Removes the object from the store on its preconditions.
    async fn remove(
        &self,
        caller: &Caller<'_>,
        mut swap: Swap<'_>,
        present: &Value,
        preconditions: &Preconditions,
    ) -> Result<Deleted, Status> {
        let name = meta::name(present).to_owned();
        if caller.dry_run {
            let mut object = present.clone();
            return Ok(Deleted::Object { entry: swap.pretend(&mut object), gone: true }.or_status(self, present));
        }
        loop {
            let Some(object) = swap.object()? else {
                return Err(Status::not_found(&self.group_resource, &name));
            };
            if let Err(error) = preconditions.check(&self.shown_key(caller, swap.key()), &object) {
                if swap.retry_fresh().await? {
                    continue;
                }
                return Err(self.storage_status(error, &name));
            }
            if let Some(entry) = swap.delete().await? {
                self.hooks.after_delete(caller, &object).await;
                return Ok(self.deleted(entry, &object));
            }
        }
    }

    fn deleted(&self, entry: Arc<Entry>, object: &Value) -> Deleted {
        Deleted::Object { entry, gone: true }.or_status(self, object)
    }

    /// `BeforeDelete`'s checks, which name the kind as resource.
    fn check_preconditions(&self, options: &DeleteOptions, object: &Value) -> Result<(), Status> {
        let resource = GroupResource::new(self.kind.group.clone(), self.kind.kind.clone());
        if let Some(uid) = &options.uid
            && uid != meta::uid(object)
        {
            return Err(Status::conflict(
                &resource,
                meta::name(object),
                &format!(
                    "the UID in the precondition ({uid}) does not match the UID in record ({}). The object might have been deleted and then recreated",
                    meta::uid(object)
                ),
            ));
        }
        if let Some(revision) = &options.resource_version
            && revision != meta::resource_version(object)
        {
            return Err(Status::conflict(
                &resource,
                meta::name(object),
                &format!(
                    "the ResourceVersion in the precondition ({revision}) does not match the ResourceVersion in record ({}). The object might have been modified",
                    meta::resource_version(object)
                ),
            ));
        }
        Ok(())
    }

    /// Marks a gracefully deleted object; sets `grace_seconds` to what holds.
    fn before_delete(&self, object: &mut Value, grace_seconds: &mut Option<i64>) -> Result<Grace, Status> {
        let wanted = self.strategy.graceful_delete_seconds(object, *grace_seconds);
        let recorded = meta::int(object, "deletionGracePeriodSeconds").map(|s| if s < 0 { 1 } else { s });
        let Some(wanted) = wanted else { return Ok(Grace::Now) };
        if !meta::deletion_timestamp(object).is_empty() {
            let Some(recorded) = recorded.filter(|s| *s != 0) else { return Ok(Grace::Now) };
            let Some(period) = *grace_seconds else {
                *grace_seconds = Some(recorded);
                return Ok(Grace::Pending);
            };
            if period >= recorded {
                return Ok(Grace::Pending);
            }
            let at = meta::parse_time(meta::deletion_timestamp(object))
                .ok_or_else(|| Status::internal("the deletion timestamp is no time"))?;
            let at = at - jiff::SignedDuration::from_secs(recorded) + jiff::SignedDuration::from_secs(period);
            meta::set(object, "deletionTimestamp", meta::time(at));
            meta::set(object, "deletionGracePeriodSeconds", period);
            return Ok(Grace::Marked);
        }
        *grace_seconds = Some(wanted);
        let at = jiff::Timestamp::now() + jiff::SignedDuration::from_secs(wanted);
        meta::set(object, "deletionTimestamp", meta::time(at));
        meta::set(object, "deletionGracePeriodSeconds", wanted);
        bump_generation(object);
        Ok(Grace::Marked)
    }

    /// `deletionFinalizersForGarbageCollection`: the new list when it differs.
    fn finalizers_after(&self, version: &str, object: &Value, options: &DeleteOptions) -> Option<Vec<String>> {
        let present = meta::finalizers(object);
        let orphan = self.should_orphan(version, &present, options);
        let foreground = self.should_delete_in_foreground(&present, options);
        if !self.strategy.collectable() {
            return None;
        }
        let mut wanted: Vec<String> = present
            .iter()
            .filter(|f| **f != meta::FINALIZER_ORPHAN && **f != meta::FINALIZER_FOREGROUND)
            .map(|f| (*f).to_owned())
            .collect();
        if orphan {
            wanted.push(meta::FINALIZER_ORPHAN.to_owned());
        }
        if foreground {
            wanted.push(meta::FINALIZER_FOREGROUND.to_owned());
        }
        let same = wanted.len() == present.len() && wanted.iter().all(|f| present.contains(&f.as_str()));
        (!same).then_some(wanted)
    }

    fn should_orphan(&self, version: &str, finalizers: &[&str], options: &DeleteOptions) -> bool {
        if !self.strategy.collectable() {
            return false;
        }
        if let Some(orphan) = options.orphan_dependents {
            return orphan;
        }
        if let Some(policy) = options.propagation {
            return policy == Propagation::Orphan;
        }
        for finalizer in finalizers {
            match *finalizer {
                meta::FINALIZER_ORPHAN => return true,
                meta::FINALIZER_FOREGROUND => return false,
                _ => {}
            }
        }
        self.strategy.orphans_by_default(version)
    }

    fn should_delete_in_foreground(&self, finalizers: &[&str], options: &DeleteOptions) -> bool {
        if !self.strategy.collectable() || options.orphan_dependents.is_some() {
            return false;
        }
        if let Some(policy) = options.propagation {
            return policy == Propagation::Foreground;
        }
        for finalizer in finalizers {
            match *finalizer {
                meta::FINALIZER_FOREGROUND => return true,
                meta::FINALIZER_ORPHAN => return false,
                _ => {}
            }
        }
        false
    }
}

impl Deleted {
    /// Kinds that do not return what they deleted answer with a Status.
    fn or_status(self, resource: &Resource, object: &Value) -> Deleted {
        if resource.returns_deleted {
            return self;
        }
        Deleted::Status(Details {
            name: meta::name(object).to_owned(),
            group: resource.group_resource.group.clone(),
            kind: resource.group_resource.resource.clone(),
            uid: meta::uid(object).to_owned(),
            ..Details::default()
        })
    }
}

fn gone() -> Status {
    super::plain_error(StorageError::Internal("the object went away".into()).to_string())
}

fn bump_generation(object: &mut Value) {
    let generation = meta::generation(object);
    if generation > 0 {
        meta::set_generation(object, generation + 1);
    }
}

/// `markAsDeleting`: an object that is kept by finalizers only.
pub fn mark_as_deleting(object: &mut Value) {
    let now = jiff::Timestamp::now();
    if meta::deletion_timestamp(object).is_empty() {
        bump_generation(object);
    }
    let later = meta::parse_time(meta::deletion_timestamp(object)).is_none_or(|at| at > now);
    if later {
        meta::set(object, "deletionTimestamp", meta::time(now));
    }
    meta::set(object, "deletionGracePeriodSeconds", 0);
}
