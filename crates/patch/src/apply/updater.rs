//! The core: what an update or an apply does to objects and ownership.

use std::borrow::Cow;
use std::collections::BTreeMap;

use apimachinery::Value;

use super::conflict::{self, Conflict};
use super::managed::{Fields, ManagerId, VersionedSet};
use super::{ConvertError, ResetFilter, Types};
use crate::smd::{self, Comparison, Set, TypeRef, show_problems};

pub(super) enum UpdateError {
    Conflicts(Vec<Conflict>),
    Failed(String),
}

impl From<String> for UpdateError {
    fn from(text: String) -> Self {
        UpdateError::Failed(text)
    }
}

pub(super) struct Updater<'a> {
    pub types: &'a dyn Types,
    pub reset: Option<&'a ResetFilter>,
}

/// An object in one version.
#[derive(Clone)]
pub(super) struct Typed<'v> {
    pub object: Cow<'v, Value>,
    pub api_version: String,
}

impl<'v> Typed<'v> {
    pub(super) fn new(object: &'v Value, api_version: &str) -> Self {
        Typed { object: Cow::Borrowed(object), api_version: api_version.to_owned() }
    }
    fn owned(object: Value, api_version: &str) -> Self {
        Typed { object: Cow::Owned(object), api_version: api_version.to_owned() }
    }
}

type Outcome<T> = Result<T, String>;

impl Updater<'_> {
    fn root(&self, api_version: &str) -> Outcome<TypeRef<'_>> {
        self.types.root(api_version).ok_or_else(|| format!("no corresponding type for {api_version}"))
    }

    /// `Ok(None)`: the version is not known.
    fn convert<'v>(&self, typed: &Typed<'v>, api_version: &str) -> Outcome<Option<Typed<'v>>> {
        if typed.api_version == api_version {
            return Ok(Some(typed.clone()));
        }
        match self.types.convert(&typed.object, api_version) {
            Ok(object) => Ok(Some(Typed::owned(object, api_version))),
            Err(ConvertError::MissingVersion) => Ok(None),
            Err(ConvertError::Failed(text)) => Err(text),
        }
    }

    fn compare(&self, old: &Typed<'_>, new: &Typed<'_>) -> Outcome<Comparison> {
        let ty = self.root(&old.api_version)?;
        let found = smd::compare(&old.object, &new.object, ty)
            .map_err(|problems| format!("failed to compare objects: {}", show_problems(&problems)))?;
        Ok(match self.reset {
            Some(filter) => Comparison {
                removed: filter.filter(&found.removed),
                modified: filter.filter(&found.modified),
                added: filter.filter(&found.added),
            },
            None => found,
        })
    }

    fn field_set(&self, typed: &Typed<'_>) -> Outcome<Set> {
        Ok(smd::field_set(&typed.object, self.root(&typed.api_version)?))
    }

    /// Takes what changed from its owners; conflicts where that is not forced.
    fn take(
        &self,
        old: &Typed<'_>,
        new: &Typed<'_>,
        mut managers: Fields,
        workflow: &ManagerId,
        force: bool,
    ) -> Result<(Fields, Comparison), UpdateError> {
        let compared = self.compare(old, new)?;
        let mut versions: BTreeMap<String, Comparison> = BTreeMap::new();
        versions.insert(old.api_version.clone(), compared.clone());
        let mut conflicts = Fields::new();
        let mut removed: BTreeMap<ManagerId, String> = BTreeMap::new();
        let mut gone = Vec::new();
        for (manager, versioned) in &managers {
            if manager == workflow {
                continue;
            }
            let version = &versioned.api_version;
            if !versions.contains_key(version) {
                let convert = |typed: &Typed<'_>, which: &str| {
                    self.convert(typed, version)
                        .map(|typed| typed.map(|typed| Typed::owned(typed.object.into_owned(), version)))
                        .map_err(|error| format!("failed to convert {which} object: {error}"))
                };
                let (Some(old), Some(new)) = (convert(old, "old")?, convert(new, "new")?) else {
                    gone.push(manager.clone());
                    continue;
                };
                versions.insert(version.clone(), self.compare(&old, &new)?);
            }
            let Some(compared) = versions.get(version) else { continue };
            let conflict = versioned.set.intersection(&compared.modified.union(&compared.added));
            if !conflict.is_empty() {
                conflicts.insert(
                    manager.clone(),
                    VersionedSet { set: conflict, api_version: version.clone(), applied: false },
                );
            }
            if !compared.removed.is_empty() {
                removed.insert(manager.clone(), version.clone());
            }
        }
        for manager in gone {
            managers.remove(&manager);
        }
        if !force && !conflicts.is_empty() {
            return Err(UpdateError::Conflicts(conflict::of_managers(&conflicts)));
        }
        for (manager, conflict) in &conflicts {
            if let Some(versioned) = managers.get_mut(manager) {
                versioned.set = versioned.set.difference(&conflict.set);
            }
        }
        for (manager, version) in &removed {
            if let (Some(versioned), Some(compared)) = (managers.get_mut(manager), versions.get(version)) {
                versioned.set = versioned.set.difference(&compared.removed);
            }
        }
        managers.retain(|_, versioned| !versioned.set.is_empty());
        Ok((managers, compared))
    }

    /// An object was written; its managers after that.
    pub(super) fn update(
        &self,
        live: &Typed<'_>,
        new: &Typed<'_>,
        managers: &Fields,
        manager: &ManagerId,
    ) -> Result<Fields, UpdateError> {
        let managers = self.reconcile(managers);
        let (mut managers, compared) = self.take(live, new, managers, manager, true)?;
        let mut set = match managers.get(manager) {
            Some(versioned) => versioned.set.difference(&compared.removed),
            None => Set::new(),
        };
        set.add_all(&compared.modified);
        set.add_all(&compared.added);
        if let Some(filter) = self.reset {
            set = filter.filter(&set);
        }
        if set.is_empty() {
            managers.remove(manager);
        } else {
            let api_version = new.api_version.clone();
            managers.insert(manager.clone(), VersionedSet { set, api_version, applied: false });
        }
        Ok(managers)
    }

    /// A configuration is applied; the new object (`None`: nothing changes) and
    /// its managers.
    pub(super) fn apply(
        &self,
        live: &Typed<'_>,
        config: &Typed<'_>,
        managers: &Fields,
        manager: &ManagerId,
        force: bool,
    ) -> Result<(Option<Value>, Fields), UpdateError> {
        let mut managers = self.reconcile(managers);
        let ty = self.root(&live.api_version)?;
        let merged = smd::merge(&live.object, &config.object, ty)
            .map_err(|problems| format!("failed to merge config: {}", show_problems(&problems)))?;
        let merged = Typed::owned(merged.unwrap_or(Value::Null), &live.api_version);
        let last = managers.get(manager).cloned();
        let mut set = self.field_set(config)?;
        if let Some(filter) = self.reset {
            set = filter.filter(&set);
        }
        let api_version = config.api_version.clone();
        managers.insert(manager.clone(), VersionedSet { set, api_version, applied: true });
        let new = self
            .prune(merged, &managers, last.as_ref(), &config.api_version)
            .map_err(|error| format!("failed to prune fields: {error}"))?;
        let (managers, _) = self.take(live, &new, managers, manager, force)?;
        let unchanged = smd::value::equal(&live.object, &new.object);
        Ok(((!unchanged).then(|| new.object.into_owned()), managers))
    }

    /// Removes what the manager applied last time, does not apply now, and
    /// nobody else owns.
    fn prune<'v>(
        &self,
        merged: Typed<'v>,
        managers: &Fields,
        last: Option<&VersionedSet>,
        api_version: &str,
    ) -> Outcome<Typed<'v>> {
        let Some(last) = last.filter(|last| !last.set.is_empty()) else { return Ok(merged) };
        let Some(of_last) = self
            .convert(&merged, &last.api_version)
            .map_err(|error| format!("failed to convert merged object to last applied version: {error}"))?
        else {
            return Ok(merged);
        };
        let ty = self.root(&last.api_version)?;
        let pruned = smd::remove(&of_last.object, &last.set.with_named_fields(ty), ty);
        let pruned = Typed::owned(pruned, &last.api_version);
        let pruned = self
            .add_back_owned(&of_last, pruned, managers)
            .map_err(|error| format!("failed add back owned items: {error}"))?;
        let pruned = self
            .add_back_dangling(&of_last, pruned, last)
            .map_err(|error| format!("failed add back dangling items: {error}"))?;
        self.convert(&pruned, api_version)?.ok_or_else(|| format!("no kind is registered for version {api_version}"))
    }

    /// What others (or the new configuration) own comes back.
    fn add_back_owned<'v>(&self, merged: &Typed<'v>, pruned: Typed<'v>, managers: &Fields) -> Outcome<Typed<'v>> {
        let mut by_version: BTreeMap<&str, Set> = BTreeMap::new();
        for versioned in managers.values() {
            by_version.entry(&versioned.api_version).or_default().add_all(&versioned.set);
        }
        let mut merged = merged.clone();
        let mut pruned = pruned;
        // The pruned version first: another may not be reachable from an object
        // that lacks what it needs.
        let first = by_version.remove_entry(pruned.api_version.clone().as_str());
        for (version, owned) in first.into_iter().chain(by_version) {
            let Some(of_merged) = self.convert(&merged, version)? else { continue };
            let Some(of_pruned) = self.convert(&pruned, version)? else { continue };
            let ty = self.root(version)?;
            let merged_set = self.field_set(&of_merged)?.with_named_fields(ty);
            let pruned_set = self.field_set(&of_pruned)?.with_named_fields(ty);
            let keep = pruned_set.union(&owned.with_named_fields(ty));
            pruned = Typed::owned(smd::remove(&of_merged.object, &merged_set.difference(&keep), ty), version);
            merged = of_merged;
        }
        Ok(pruned)
    }

    /// What was not the manager's before comes back.
    fn add_back_dangling<'v>(&self, merged: &Typed<'v>, pruned: Typed<'v>, last: &VersionedSet) -> Outcome<Typed<'v>> {
        let Some(of_pruned) = self
            .convert(&pruned, &last.api_version)
            .map_err(|error| format!("failed to convert pruned object to last applied version: {error}"))?
        else {
            return Ok(merged.clone());
        };
        let ty = self.root(&last.api_version)?;
        let pruned_set = self.field_set(&of_pruned)?.with_named_fields(ty);
        let merged_set = self.field_set(merged)?.with_named_fields(ty);
        let last_set = last.set.with_named_fields(ty);
        let gone = merged_set.difference(&pruned_set).intersection(&last_set);
        Ok(Typed::owned(smd::remove(&merged.object, &gone, ty), &last.api_version))
    }

    fn reconcile(&self, managers: &Fields) -> Fields {
        managers
            .iter()
            .filter_map(|(manager, versioned)| {
                // An unknown version's entry goes.
                let ty = self.types.root(&versioned.api_version)?;
                let set = smd::reconcile(&versioned.set, ty).unwrap_or_else(|| versioned.set.clone());
                Some((manager.clone(), VersionedSet { set, ..versioned.clone() }))
            })
            .collect()
    }
}
