//! The release that this build answers as.

use crate::tables::version::VERSION;

/// `v1.37.2`.
pub fn git_version() -> &'static str {
    field("gitVersion")
}

/// A field of `/version`; empty when unknown.
pub fn field(name: &str) -> &'static str {
    VERSION.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value)
}

/// The `User-Agent` of a component: `kubelet/v1.37.2 (linux/amd64) kubernetes/$Format`.
pub fn user_agent(component: &str) -> String {
    format!("{component}/{} ({}) kubernetes/$Format", git_version(), field("platform"))
}
