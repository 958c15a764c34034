//! The table of served resources, put together from what changes on its own:
//! built-in groups, those of definitions, those of aggregated servers.
//!
//! Invariant: the table that requests see is always a whole one; a change of
//! one part replaces it. A group version of an aggregated server hides what
//! else is served under its name.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use apiserver::core::Core;
use apiserver::serving::{Group, Table, Version};
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::crd::install::version_rank;

/// A group version that another server serves.
#[derive(Clone)]
pub struct Remote {
    pub group: String,
    pub group_priority: i64,
    pub version_priority: i64,
    pub version: Version,
}

#[derive(Default)]
struct Parts {
    builtin: Vec<Group>,
    custom: Vec<Group>,
    /// By APIService name.
    remote: BTreeMap<String, Remote>,
}

pub struct TableKeeper {
    core: Weak<Core>,
    parts: Mutex<Parts>,
    /// Groups and versions of definitions, once those of the start are in.
    custom: watch::Sender<Option<Vec<(String, String)>>>,
}

/// Priority of the groups of definitions.
const CUSTOM_PRIORITY: i64 = 1000;
const CUSTOM_VERSION_PRIORITY: i64 = 100;

impl TableKeeper {
    /// Starts with the built-in groups.
    pub fn new(core: &Arc<Core>, builtin: Vec<Group>) -> Arc<Self> {
        let keeper = Arc::new(TableKeeper {
            core: Arc::downgrade(core),
            parts: Mutex::new(Parts { builtin, ..Parts::default() }),
            custom: watch::Sender::new(None),
        });
        keeper.publish(&keeper.parts.lock());
        keeper
    }

    pub fn set_custom(&self, groups: Vec<Group>) {
        let mut parts = self.parts.lock();
        parts.custom = groups;
        self.publish(&parts);
        if self.custom.borrow().is_some() {
            self.custom.send_replace(Some(versions(&parts.custom)));
        }
    }

    /// All definitions that there were at the start are in.
    pub fn custom_synced(&self) {
        self.custom.send_replace(Some(versions(&self.parts.lock().custom)));
    }

    /// Groups and versions that definitions serve; `None` before all are known.
    pub fn custom_versions(&self) -> watch::Receiver<Option<Vec<(String, String)>>> {
        self.custom.subscribe()
    }

    /// Sets or takes away what an APIService stands for.
    pub fn set_remote(&self, name: &str, remote: Option<Remote>) {
        let mut parts = self.parts.lock();
        match remote {
            Some(remote) => parts.remote.insert(name.to_owned(), remote),
            None => parts.remote.remove(name),
        };
        self.publish(&parts);
    }

    fn publish(&self, parts: &Parts) {
        let Some(core) = self.core.upgrade() else { return };
        core.table.store(Arc::new(Table::new(compose(parts))));
    }
}

fn versions(groups: &[Group]) -> Vec<(String, String)> {
    let of = |group: &Group| group.versions.iter().map(|v| (group.name.clone(), v.version.clone())).collect::<Vec<_>>();
    groups.iter().flat_map(of).collect()
}

/// Priorities of a group's versions, higher first; equal ones in upstream's
/// order of version names.
type Ranked = Vec<(i64, Version)>;

fn sorted(mut versions: Ranked) -> Vec<Version> {
    versions.sort_by(|(a, left), (b, right)| {
        b.cmp(a).then_with(|| version_rank(&left.version).cmp(&version_rank(&right.version)))
    });
    versions.into_iter().map(|(_, version)| version).collect()
}

/// Built-in groups in their order, then the others by priority and name.
fn compose(parts: &Parts) -> Vec<Group> {
    let mut groups = parts.builtin.clone();
    let mut others: BTreeMap<String, (i64, Ranked)> = BTreeMap::new();
    for group in &parts.custom {
        match groups.iter_mut().find(|known| known.name == group.name) {
            Some(known) => known.versions.extend(group.versions.iter().cloned()),
            None => {
                let versions = group.versions.iter().map(|v| (CUSTOM_VERSION_PRIORITY, v.clone())).collect();
                others.insert(group.name.clone(), (CUSTOM_PRIORITY, versions));
            }
        }
    }
    for remote in parts.remote.values() {
        if let Some(known) = groups.iter_mut().find(|known| known.name == remote.group) {
            match known.versions.iter_mut().find(|v| v.version == remote.version.version) {
                Some(hidden) => *hidden = remote.version.clone(),
                None => known.versions.push(remote.version.clone()),
            }
            continue;
        }
        let (priority, versions) = others.entry(remote.group.clone()).or_insert((remote.group_priority, Vec::new()));
        *priority = (*priority).max(remote.group_priority);
        versions.retain(|(_, version)| version.version != remote.version.version);
        versions.push((remote.version_priority, remote.version.clone()));
    }
    let mut others: Vec<(i64, Group)> = others
        .into_iter()
        .map(|(name, (priority, versions))| (priority, Group { name, versions: sorted(versions) }))
        .collect();
    others.sort_by(|(a, left), (b, right)| b.cmp(a).then_with(|| left.name.cmp(&right.name)));
    groups.extend(others.into_iter().map(|(_, group)| group));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(name: &str) -> Version {
        Version { version: name.to_owned(), resources: Vec::new(), remote: None, stale: false }
    }
    fn group(name: &str, versions: &[&str]) -> Group {
        Group { name: name.to_owned(), versions: versions.iter().map(|v| version(v)).collect() }
    }

    #[test]
    fn groups_by_priority_and_versions_by_theirs() {
        let remote = |group: &str, name: &str, group_priority, version_priority| Remote {
            group: group.into(),
            group_priority,
            version_priority,
            version: version(name),
        };
        let parts = Parts {
            builtin: vec![group("apps", &["v1"])],
            custom: vec![group("b.io", &["v1"]), group("a.io", &["v2", "v1"])],
            remote: BTreeMap::from([
                ("v1beta1.metrics.k8s.io".into(), remote("metrics.k8s.io", "v1beta1", 100, 100)),
                ("v3.a.io".into(), remote("a.io", "v3", 2000, 15)),
            ]),
        };
        let groups = compose(&parts);
        let names: Vec<&str> = groups.iter().map(|g| g.name.as_str()).collect();
        assert_eq!(names, ["apps", "a.io", "b.io", "metrics.k8s.io"]);
        let versions: Vec<&str> = groups[1].versions.iter().map(|v| v.version.as_str()).collect();
        assert_eq!(versions, ["v2", "v1", "v3"]);
    }
}
