//! The shape of the resource table: what v1.37 serves.

use crate::types::Type;

/// One resource in one version.
pub struct Resource {
    pub group: &'static str,
    pub version: &'static str,
    pub resource: &'static str,
    pub kind: &'static str,
    pub singular: &'static str,
    pub namespaced: bool,
    pub short_names: &'static [&'static str],
    pub categories: &'static [&'static str],
    pub verbs: &'static [&'static str],
    pub subresources: &'static [Subresource],
    pub served: Served,
    /// Group and version of the kind when discovery names them (else the
    /// resource's own).
    pub response_group: &'static str,
    pub response_version: &'static str,
    /// "" for resources that are not stored.
    pub storage_version_hash: &'static str,
    /// `/registry/pods/`; "" for virtual resources.
    pub etcd_prefix: &'static str,
    /// apiVersion and kind in the stored bytes; "" for virtual resources.
    pub stored_api_version: &'static str,
    pub stored_kind: &'static str,
    pub stored_encoding: StoredEncoding,
    pub field_selectors: &'static [&'static str],
    /// The server's answer to the field selector `no.such=x`.
    pub bad_field_selector_message: &'static str,
    pub columns: &'static [Column],
    pub group_priority_minimum: i32,
    pub version_priority: i32,
    /// Position of the version within its group in discovery.
    pub version_index: u16,
    pub ty: &'static Type,
    /// The list kind; the type itself where the resource is not listed.
    pub list_ty: Option<&'static Type>,
}

pub struct Subresource {
    /// `status`, `scale`, ….
    pub name: &'static str,
    pub group: &'static str,
    pub version: &'static str,
    pub kind: &'static str,
    pub namespaced: bool,
    pub verbs: &'static [&'static str],
    pub response_group: &'static str,
    pub response_version: &'static str,
    pub ty: &'static Type,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Served {
    ByDefault,
    /// With `--runtime-config=api/all=true`.
    ApiAll,
    /// With that and all alpha and beta gates.
    AlphaGates,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoredEncoding {
    None,
    Protobuf,
    Json,
}

/// A table column as the server sends it, description left out.
pub struct Column {
    pub name: &'static str,
    pub kind: &'static str,
    pub format: &'static str,
    pub priority: i32,
}

/// An API group in discovery order with its versions, the preferred first.
pub struct Group {
    pub name: &'static str,
    pub versions: &'static [GroupVersionEntry],
}

pub struct GroupVersionEntry {
    pub version: &'static str,
    pub served: Served,
}

impl Resource {
    pub fn api_version(&self) -> String {
        if self.group.is_empty() { self.version.to_owned() } else { format!("{}/{}", self.group, self.version) }
    }
    /// `pods`, `deployments.apps`.
    pub fn group_resource(&self) -> apimachinery::GroupResource {
        apimachinery::GroupResource::new(self.group, self.resource)
    }
    pub fn gvk(&self) -> apimachinery::GroupVersionKind {
        apimachinery::GroupVersionKind::new(self.group, self.version, self.kind)
    }
    pub fn gvr(&self) -> apimachinery::GroupVersionResource {
        apimachinery::GroupVersionResource::new(self.group, self.version, self.resource)
    }
    pub fn subresource(&self, name: &str) -> Option<&'static Subresource> {
        self.subresources.iter().find(|s| s.name == name)
    }
    pub fn has_verb(&self, verb: &str) -> bool {
        self.verbs.contains(&verb)
    }
    pub fn is_stored(&self) -> bool {
        !self.etcd_prefix.is_empty()
    }
}

impl std::fmt::Debug for Resource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Resource({}.{}/{})", self.resource, self.group, self.version)
    }
}
