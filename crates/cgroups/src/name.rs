//! Names of groups, independent of the driver.

use std::fmt;

/// A group as a list of components from the root; empty is the root itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CgroupName(Vec<String>);

impl CgroupName {
    /// The root of the hierarchy.
    pub fn root() -> Self {
        Self::default()
    }

    /// From a path such as `/a/b` (`/` and the empty string are the root).
    pub fn parse(path: &str) -> Self {
        Self(path.split('/').filter(|part| !part.is_empty()).map(str::to_string).collect())
    }

    /// From the spelling of a systemd slice path (`/a.slice/a-b.slice`).
    pub fn parse_systemd(path: &str) -> Self {
        let base = path.rsplit('/').next().unwrap_or_default();
        let base = base.strip_suffix(".slice").unwrap_or(base);
        if base.is_empty() || base == "-" {
            return Self::root();
        }
        Self(base.split('-').map(|part| part.replace('_', "-")).collect())
    }

    /// A child of this group.
    pub fn child(&self, component: &str) -> Self {
        let mut parts = self.0.clone();
        parts.push(component.to_string());
        Self(parts)
    }

    /// The group above, none for the root.
    pub fn parent(&self) -> Option<Self> {
        let (_, above) = self.0.split_last()?;
        Some(Self(above.to_vec()))
    }

    /// The components from the root.
    pub fn components(&self) -> &[String] {
        &self.0
    }

    /// Spelling of the cgroupfs driver: `/kubepods/burstable/podUID`.
    pub fn to_cgroupfs(&self) -> String {
        format!("/{}", self.0.join("/"))
    }

    /// Spelling of the systemd driver: each level is a slice named after all the
    /// levels above it, with `-` inside a component written `_`.
    pub fn to_systemd(&self) -> String {
        let mut path = String::new();
        let mut slice = String::new();
        for part in &self.0 {
            if !slice.is_empty() {
                slice.push('-');
            }
            slice.push_str(&part.replace('-', "_"));
            path.push('/');
            path.push_str(&slice);
            path.push_str(".slice");
        }
        if path.is_empty() { "/".into() } else { path }
    }

    /// Name of the last slice, as systemd knows the unit.
    pub fn slice(&self) -> String {
        let path = self.to_systemd();
        let unit = path.rsplit('/').next().unwrap_or_default();
        if unit.is_empty() { "-.slice".into() } else { unit.to_string() }
    }
}

impl fmt::Display for CgroupName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_cgroupfs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings() {
        let pod = CgroupName::root().child("kubepods").child("burstable").child("pod12-34");
        assert_eq!(pod.to_cgroupfs(), "/kubepods/burstable/pod12-34");
        assert_eq!(pod.to_systemd(), "/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod12_34.slice");
        assert_eq!(pod.slice(), "kubepods-burstable-pod12_34.slice");
        assert_eq!(CgroupName::parse_systemd(&pod.to_systemd()), pod);
        assert_eq!(CgroupName::parse(&pod.to_cgroupfs()), pod);
        assert_eq!(CgroupName::root().to_systemd(), "/");
    }
}
