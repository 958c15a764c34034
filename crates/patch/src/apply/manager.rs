//! What a write calls.

use apimachinery::{GroupVersion, GroupVersionKind, Map, Value};

use super::conflict;
use super::last_applied;
use super::managed::{Managed, ManagerId, Operation, VersionedSet};
use super::updater::{Typed, UpdateError, Updater};
use super::{ResetFilter, Types};
use crate::error::{PatchError, Result};
use crate::smd::{self, Set, show_problems};

const BEFORE_FIRST_APPLY: &str = "before-first-apply";
/// Stands for the manager of the running update.
const CURRENT_OPERATION: &str = "current-operation";

/// Never in anybody's set.
const STRIPPED: &[&[&str]] = &[
    &["apiVersion"],
    &["kind"],
    &["metadata"],
    &["metadata", "name"],
    &["metadata", "namespace"],
    &["metadata", "creationTimestamp"],
    &["metadata", "selfLink"],
    &["metadata", "uid"],
    &["metadata", "clusterName"],
    &["metadata", "generation"],
    &["metadata", "managedFields"],
    &["metadata", "resourceVersion"],
];

/// Field management of one kind in the version of the request.
pub struct FieldManager<'a> {
    pub kind: GroupVersionKind,
    /// Empty for the main resource.
    pub subresource: &'a str,
    pub types: &'a dyn Types,
    pub reset: Option<&'a ResetFilter>,
    /// RFC 3339, seconds, UTC.
    pub now: &'a str,
}

impl FieldManager<'_> {
    fn api_version(&self) -> String {
        self.kind.api_version()
    }

    fn updater(&self) -> Updater<'_> {
        Updater { types: self.types, reset: self.reset }
    }

    /// Sets managedFields of an object that a create, update or patch made.
    /// `live`: the object before, in the same version; `None` on create. What
    /// `new` itself says in managedFields counts (a client may edit them; an
    /// empty list, or one empty entry, resets them), except through a
    /// subresource. Errors leave managedFields as they were, as upstream does.
    pub fn update(&self, live: Option<&Value>, mut new: Value, manager: &str) -> Value {
        let live_entries = live.and_then(|live| live["metadata"].get("managedFields")).cloned();
        let mut new_entries = take_managed_fields(&mut new);
        if !self.subresource.is_empty() {
            new_entries = None;
        }
        let managed = if is_reset(new_entries.as_ref()) {
            Managed::default()
        } else {
            match Managed::decode(new_entries.as_ref()) {
                Ok(managed) if !managed.fields.is_empty() => managed,
                _ => Managed::decode(live_entries.as_ref()).unwrap_or_default(),
            }
        };
        let is_create = live.is_none_or(|live| live["metadata"]["uid"].as_str().unwrap_or_default().is_empty());
        if managed.fields.is_empty() && !is_create {
            // Nobody tracks: only an apply begins to.
            return new;
        }
        let empty;
        let live = match live {
            Some(live) => live,
            None => {
                empty = self.types.empty(&self.api_version());
                &empty
            }
        };
        let entries = match self.record(live, &new, managed, manager) {
            Ok(managed) => managed.encode(),
            // Upstream logs it as what should not happen.
            Err(_) => live_entries,
        };
        set_managed_fields(&mut new, entries);
        new
    }

    /// Ownership after an update by a manager.
    fn record(
        &self,
        live: &Value,
        new: &Value,
        mut managed: Managed,
        manager: &str,
    ) -> std::result::Result<Managed, String> {
        let bare_live = without_managed_fields(live);
        let bare_new = without_managed_fields(new);
        let api_version = self.api_version();
        let current = ManagerId::new(CURRENT_OPERATION, Operation::Update, &api_version, "");
        managed.fields = self
            .updater()
            .update(
                &Typed::new(&bare_live, &api_version),
                &Typed::new(&bare_new, &api_version),
                &managed.fields,
                &current,
            )
            .map_err(|error| match error {
                UpdateError::Failed(text) => text,
                UpdateError::Conflicts(_) => "conflict".to_owned(),
            })?;
        strip(&mut managed, &current);
        if let Some(mut versioned) = managed.fields.remove(&current) {
            let id = ManagerId::new(manager, Operation::Update, &api_version, self.subresource);
            if let Some(previous) = managed.fields.get(&id) {
                versioned.set.add_all(&previous.set);
            }
            managed.fields.insert(id.clone(), versioned);
            managed.times.insert(id, self.now.to_owned());
        }
        managed.cap();
        Ok(managed)
    }

    /// Applies a configuration. `live`: the object before, canonical, in the
    /// request's version; `None` when there is none. What comes back still wants
    /// decoding, defaulting and canonical form.
    pub fn apply(&self, live: Option<&Value>, config: &Value, manager: &str, force: bool) -> Result<Value> {
        let given = kind_of(config);
        if given != self.kind {
            return Err(PatchError::BadRequest(format!("invalid object type: {given}")));
        }
        let empty = self.types.empty(&self.api_version());
        let live = live.unwrap_or(&empty);
        let entries = live["metadata"].get("managedFields");
        let mut managed = Managed::decode(entries)
            .map_err(|error| PatchError::Internal(format!("failed to decode managed fields: {error}")))?;
        if managed.fields.is_empty() {
            managed = self.record(&empty, live, managed, BEFORE_FIRST_APPLY).map_err(|error| {
                PatchError::Internal(format!("failed to create manager for existing fields: {error}"))
            })?;
        }
        let (mut object, managed) = match self.merge(live, config, &managed, manager, force)? {
            Ok(done) => done,
            Err(conflicts) if manager == last_applied::MANAGER => {
                let allowed = last_applied::allowed_conflicts(live, &self.api_version(), self.types);
                let Some(allowed) = allowed else { return Err(conflict::error(&conflicts)) };
                if !conflict::to_set(&conflicts).difference(&allowed).is_empty() {
                    let left: Vec<_> = conflicts.into_iter().filter(|c| !allowed.has(&c.path)).collect();
                    return Err(conflict::error(&left));
                }
                match self.merge(live, config, &managed, manager, true)? {
                    Ok(done) => done,
                    Err(conflicts) => return Err(conflict::error(&conflicts)),
                }
            }
            Err(conflicts) => return Err(conflict::error(&conflicts)),
        };
        if manager == last_applied::MANAGER {
            last_applied::refresh(&mut object, config);
        }
        set_managed_fields(&mut object, managed.encode());
        Ok(object)
    }

    fn merge(
        &self,
        live: &Value,
        config: &Value,
        managed: &Managed,
        manager: &str,
        force: bool,
    ) -> Result<std::result::Result<(Value, Managed), Vec<conflict::Conflict>>> {
        if config["metadata"].get("managedFields").is_some_and(|entries| !entries.is_null()) {
            return Err(PatchError::BadRequest("metadata.managedFields must be nil".into()));
        }
        let api_version = self.api_version();
        let ty = self
            .types
            .root(&api_version)
            .ok_or_else(|| PatchError::Internal(format!("no corresponding type for {}", self.kind)))?;
        let problems = smd::validate(config, ty, false);
        if !problems.is_empty() {
            return Err(PatchError::Internal(format!(
                "failed to create typed patch object ({}): {}",
                self.describe(config),
                show_problems(&problems)
            )));
        }
        let live = without_managed_fields(live);
        let id = ManagerId::new(manager, Operation::Apply, &api_version, self.subresource);
        let applied = self.updater().apply(
            &Typed::new(&live, &api_version),
            &Typed::new(config, &api_version),
            &managed.fields,
            &id,
            force,
        );
        let (object, fields) = match applied {
            Ok(applied) => applied,
            Err(UpdateError::Conflicts(conflicts)) => return Ok(Err(conflicts)),
            Err(UpdateError::Failed(text)) => return Err(PatchError::Internal(text)),
        };
        let mut managed = Managed { fields, times: managed.times.clone() };
        strip(&mut managed, &id);
        let object = match object {
            Some(mut object) => {
                managed.times.insert(id, self.now.to_owned());
                take_managed_fields(&mut object);
                object
            }
            // Nothing changes, not even a time.
            None => live.into_owned(),
        };
        Ok(Ok((object, managed)))
    }

    /// Upstream's `namespace/name; kind` of an object.
    fn describe(&self, object: &Value) -> String {
        let text = |name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
        format!("{}/{}; {}", text("namespace"), text("name"), self.kind)
    }
}

fn strip(managed: &mut Managed, id: &ManagerId) {
    if let Some(versioned) = managed.fields.remove(id) {
        let set = versioned.set.difference(&Set::of_fields(STRIPPED));
        if !set.is_empty() {
            managed.fields.insert(id.clone(), VersionedSet { set, ..versioned });
        }
    }
}

fn kind_of(object: &Value) -> GroupVersionKind {
    let text = |name: &str| object[name].as_str().unwrap_or_default();
    GroupVersion::parse(text("apiVersion")).unwrap_or_default().with_kind(text("kind"))
}

/// An empty list, or one with one empty entry.
fn is_reset(entries: Option<&Value>) -> bool {
    match entries.and_then(Value::as_array).map(Vec::as_slice) {
        Some([]) => true,
        Some([Value::Object(entry)]) => entry.is_empty(),
        _ => false,
    }
}

fn take_managed_fields(object: &mut Value) -> Option<Value> {
    object.get_mut("metadata")?.as_object_mut()?.remove("managedFields")
}

fn set_managed_fields(object: &mut Value, entries: Option<Value>) {
    let Some(object) = object.as_object_mut() else { return };
    let metadata = object.entry("metadata").or_insert_with(|| Value::Object(Map::new()));
    let Some(metadata) = metadata.as_object_mut() else { return };
    match entries {
        Some(entries) => metadata.insert("managedFields".into(), entries),
        None => metadata.remove("managedFields"),
    };
}

/// The object without its managedFields: nobody owns those, and comparing them
/// would cost more than the rest.
fn without_managed_fields(object: &Value) -> std::borrow::Cow<'_, Value> {
    if object["metadata"].get("managedFields").is_none() {
        return std::borrow::Cow::Borrowed(object);
    }
    let mut bare = object.clone();
    take_managed_fields(&mut bare);
    std::borrow::Cow::Owned(bare)
}
