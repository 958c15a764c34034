//! Group, version, kind and resource names, displayed as upstream's error texts
//! show them (`apimachinery/pkg/runtime/schema`).

use std::fmt;

macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($field:ident),+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name { $(pub $field: String),+ }
        impl $name {
            pub fn new($($field: impl Into<String>),+) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }
    };
}

names!(
    /// `apps/v1`, or `v1` for the core group.
    GroupVersion { group, version }
);
names!(
    /// Displayed `Deployment.apps`, or `Pod` for the core group.
    GroupKind { group, kind }
);
names!(
    /// Displayed `deployments.apps`, or `pods` for the core group.
    GroupResource { group, resource }
);
names!(
    /// Displayed `apps/v1, Kind=Deployment`.
    GroupVersionKind { group, version, kind }
);
names!(
    /// Displayed `apps/v1, Resource=deployments`.
    GroupVersionResource { group, version, resource }
);

impl GroupVersion {
    /// Parses an object's `apiVersion`. More than one slash is an error with
    /// upstream's text.
    pub fn parse(api_version: &str) -> Result<Self, String> {
        if api_version.is_empty() || api_version == "/" {
            return Ok(Self::default());
        }
        let mut parts = api_version.split('/');
        match (parts.next(), parts.next(), parts.next()) {
            (Some(version), None, _) => Ok(Self::new("", version)),
            (Some(group), Some(version), None) => Ok(Self::new(group, version)),
            _ => Err(format!("unexpected GroupVersion string: {api_version}")),
        }
    }

    pub fn with_kind(&self, kind: impl Into<String>) -> GroupVersionKind {
        GroupVersionKind::new(self.group.clone(), self.version.clone(), kind)
    }
}

impl GroupVersionKind {
    pub fn group_version(&self) -> GroupVersion {
        GroupVersion::new(self.group.clone(), self.version.clone())
    }
    pub fn group_kind(&self) -> GroupKind {
        GroupKind::new(self.group.clone(), self.kind.clone())
    }
    /// The `apiVersion` text.
    pub fn api_version(&self) -> String {
        self.group_version().to_string()
    }
}

impl GroupVersionResource {
    pub fn group_version(&self) -> GroupVersion {
        GroupVersion::new(self.group.clone(), self.version.clone())
    }
    pub fn group_resource(&self) -> GroupResource {
        GroupResource::new(self.group.clone(), self.resource.clone())
    }
}

impl fmt::Display for GroupVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.group.is_empty() { f.write_str(&self.version) } else { write!(f, "{}/{}", self.group, self.version) }
    }
}
impl fmt::Display for GroupKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.group.is_empty() { f.write_str(&self.kind) } else { write!(f, "{}.{}", self.kind, self.group) }
    }
}
impl fmt::Display for GroupResource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.group.is_empty() { f.write_str(&self.resource) } else { write!(f, "{}.{}", self.resource, self.group) }
    }
}
impl fmt::Display for GroupVersionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}, Kind={}", self.group, self.version, self.kind)
    }
}
impl fmt::Display for GroupVersionResource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}, Resource={}", self.group, self.version, self.resource)
    }
}
