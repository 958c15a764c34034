//! Fact tables of Kubernetes v1.37: types, fields, omit rules, list and map
//! semantics, merge keys, protobuf numbers, resources, verbs, storage forms.
//!
//! The tables under `generated/` are made by `hack/gen-schema` from recorded
//! facts and committed; nothing here is known from memory. They are static:
//! no start-up cost, no allocation.

pub mod resources;
pub mod types;

#[rustfmt::skip]
#[allow(clippy::all)]
mod generated;

pub use generated::{GROUPS, RESOURCES, SCHEME_GROUP_VERSIONS, TYPES};
pub use resources::{Column, Group, GroupVersionEntry, Resource, Served, StoredEncoding, Subresource};
pub use types::{Field, Kind, ListType, MapType, Type};

/// The type registered for a group, version and kind, in any of upstream's
/// schemes (API, aggregated, meta, component configuration).
pub fn type_by_gvk(group: &str, version: &str, kind: &str) -> Option<&'static Type> {
    generated::GVKS
        .binary_search_by(|(g, v, k, _)| (*g, *v, *k).cmp(&(group, version, kind)))
        .ok()
        .map(|at| generated::GVKS[at].3)
}

/// As [`type_by_gvk`] with `apps/v1` or `v1` in one piece.
pub fn type_by_api_version(api_version: &str, kind: &str) -> Option<&'static Type> {
    let (group, version) = api_version.split_once('/').unwrap_or(("", api_version));
    type_by_gvk(group, version, kind)
}

/// The type with this OpenAPI name, `io.k8s.api.core.v1.Pod`.
pub fn type_by_name(name: &str) -> Option<&'static Type> {
    TYPES.binary_search_by(|ty| ty.name.cmp(name)).ok().map(|at| TYPES[at])
}

/// A served (or servable) resource by group, version and plural name.
pub fn resource(group: &str, version: &str, resource: &str) -> Option<&'static Resource> {
    RESOURCES.iter().find(|r| r.group == group && r.version == version && r.resource == resource)
}

/// The main resource of a kind.
pub fn resource_by_kind(group: &str, version: &str, kind: &str) -> Option<&'static Resource> {
    RESOURCES.iter().find(|r| r.group == group && r.version == version && r.kind == kind)
}

/// The resource in the group's preferred version, `("apps", "deployments")`.
pub fn preferred_resource(group: &str, resource: &str) -> Option<&'static Resource> {
    RESOURCES.iter().filter(|r| r.group == group && r.resource == resource).min_by_key(|r| (r.served, r.version_index))
}

/// All `(group, version, kind)` with their types, ordered.
pub fn gvks() -> &'static [(&'static str, &'static str, &'static str, &'static Type)] {
    generated::GVKS
}
