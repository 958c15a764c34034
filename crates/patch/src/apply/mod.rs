//! Server-side apply and the bookkeeping of who owns which field.
//!
//! [`FieldManager`] is what a write calls: [`update`](FieldManager::update) on
//! create, update and the other patches, [`apply`](FieldManager::apply) on an
//! apply patch. Objects are canonical values in the request's version; other
//! versions named in managedFields are reached through [`Types`].
//!
//! Upstream followed: `apimachinery/pkg/util/managedfields/internal`,
//! sigs.k8s.io/structured-merge-diff/v6 `merge/update.go`.

mod conflict;
mod custom;
mod last_applied;
mod managed;
mod manager;
mod scale;
mod updater;

use apimachinery::Value;

pub use custom::CustomRoot;
pub use managed::{MAX_UPDATE_MANAGERS, Managed, ManagerId, Operation, VersionedSet, validate_managed_fields};
pub use manager::FieldManager;
pub use scale::{ReplicasPaths, scale_to_parent, scale_to_subresource};

use crate::smd::{Set, TypeRef};

/// Why an object cannot be had in another version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConvertError {
    /// The version is not known (any more): what was recorded in it is dropped.
    MissingVersion,
    Failed(String),
}

/// Types and conversions of one kind.
pub trait Types: Sync {
    /// The type in an `apiVersion`; `None` when that is not known.
    fn root(&self, api_version: &str) -> Option<TypeRef<'_>>;
    /// The object in another `apiVersion`.
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, ConvertError>;
    /// The canonical form of a new, empty object, apiVersion and kind set.
    fn empty(&self, api_version: &str) -> Value;
}

/// What a write never owns: fields that the strategy resets, alike in every
/// version of the kind.
#[derive(Debug, Clone)]
pub enum ResetFilter {
    /// These, and all below them.
    Exclude(Set),
    /// All but these, and what is below them; `*` is any step.
    Only(&'static [&'static [&'static str]]),
}

impl ResetFilter {
    pub fn exclude(paths: &[&[&str]]) -> Self {
        ResetFilter::Exclude(Set::of_fields(paths))
    }

    fn filter(&self, set: &Set) -> Set {
        match self {
            ResetFilter::Exclude(fields) => set.recursive_difference(fields),
            ResetFilter::Only(paths) => set.only(paths),
        }
    }
}

/// Types of a built-in kind.
pub struct BuiltinTypes<'a> {
    pub kind: &'a str,
    /// Converts between versions; asked only for versions that the tables know.
    pub convert: &'a (dyn Fn(&Value, &str) -> Result<Value, ConvertError> + Sync),
}

impl Types for BuiltinTypes<'_> {
    fn root(&self, api_version: &str) -> Option<TypeRef<'_>> {
        schema::type_by_api_version(api_version, self.kind).map(TypeRef::Type)
    }
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, ConvertError> {
        match self.root(api_version) {
            None => Err(ConvertError::MissingVersion),
            Some(_) => (self.convert)(object, api_version),
        }
    }
    fn empty(&self, api_version: &str) -> Value {
        let mut object = match schema::type_by_api_version(api_version, self.kind) {
            Some(ty) => codec::zero_value(ty),
            None => Value::Object(Default::default()),
        };
        object["apiVersion"] = api_version.into();
        object["kind"] = self.kind.into();
        object
    }
}

#[cfg(test)]
mod tests;
