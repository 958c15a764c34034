//! Who owns whom, by uid: pure.
//!
//! An owner that is named but was never seen is a *virtual* node, until its watch
//! shows it or the server says that it does not exist. A reference that names the
//! uid of an object by other coordinates (kind, name, namespace) does not count.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use client::OwnerReference;
use client::meta::null_is_empty;
use serde::Deserialize;

pub const ORPHAN: &str = "orphan";
pub const FOREGROUND: &str = "foregroundDeletion";
/// Owners known not to exist, so that their dependents cost no read each.
const MAX_ABSENT: usize = 500;

/// The metadata the collector needs.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Tracked {
    pub name: String,
    pub namespace: String,
    pub uid: String,
    pub resource_version: String,
    pub deletion_timestamp: Option<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub owner_references: Vec<OwnerReference>,
    #[serde(deserialize_with = "null_is_empty")]
    pub finalizers: Vec<String>,
}

impl Tracked {
    pub fn is_deleting(&self) -> bool {
        self.deletion_timestamp.is_some()
    }
    pub fn has_finalizer(&self, name: &str) -> bool {
        self.finalizers.iter().any(|f| f == name)
    }
    /// Its deletion waits for this finalizer.
    fn waits_for(&self, finalizer: &str) -> bool {
        self.is_deleting() && self.has_finalizer(finalizer)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity {
    pub api_version: String,
    pub kind: String,
    /// Of a virtual node: that of the dependent, as long as it is not known better.
    pub namespace: String,
    pub name: String,
    pub uid: String,
}

/// Something to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Work {
    Delete(String),
    Orphan(String),
    InvalidOwner { dependent: Identity, owner: OwnerReference },
}

#[derive(Debug, Clone)]
pub struct Node {
    pub identity: Identity,
    pub owners: Vec<OwnerReference>,
    pub dependents: BTreeSet<String>,
    pub being_deleted: bool,
    pub deleting_dependents: bool,
    /// Named by others, not yet seen.
    pub is_virtual: bool,
}

#[derive(Debug, Default)]
pub struct Graph {
    nodes: HashMap<String, Node>,
    absent: VecDeque<Identity>,
}

impl Graph {
    pub fn get(&self, uid: &str) -> Option<&Node> {
        self.nodes.get(uid)
    }

    /// Dependents that keep a foreground deletion of `uid` waiting.
    pub fn blocking_dependents(&self, uid: &str) -> Vec<&Node> {
        let Some(node) = self.nodes.get(uid) else { return Vec::new() };
        let blocks =
            |dependent: &&Node| dependent.owners.iter().any(|o| o.uid == uid && o.block_owner_deletion == Some(true));
        node.dependents.iter().filter_map(|d| self.nodes.get(d)).filter(blocks).collect()
    }

    pub fn dependents(&self, uid: &str) -> Vec<&Node> {
        let Some(node) = self.nodes.get(uid) else { return Vec::new() };
        node.dependents.iter().filter_map(|d| self.nodes.get(d)).collect()
    }

    /// Whether this owner is known not to exist. `namespace` is the dependent's.
    pub fn is_absent(&self, owner: &OwnerReference, namespace: &str) -> bool {
        self.absent.iter().any(|a| {
            a.uid == owner.uid
                && a.name == owner.name
                && a.kind == owner.kind
                && a.api_version == owner.api_version
                && (a.namespace.is_empty() || a.namespace == namespace)
        })
    }
    pub fn remember_absent(&mut self, identity: Identity) {
        if !self.absent.contains(&identity) {
            if self.absent.len() >= MAX_ABSENT {
                self.absent.pop_front();
            }
            self.absent.push_back(identity);
        }
    }

    /// A watch showed the object.
    pub fn observed(&mut self, identity: Identity, old: Option<&Tracked>, new: &Tracked) -> Vec<Work> {
        let mut work = Vec::new();
        let uid = identity.uid.clone();
        match self.nodes.get_mut(&uid) {
            None => {
                let node = Node {
                    identity,
                    owners: new.owner_references.clone(),
                    dependents: BTreeSet::new(),
                    being_deleted: new.is_deleting(),
                    deleting_dependents: new.waits_for(FOREGROUND),
                    is_virtual: false,
                };
                self.nodes.insert(uid.clone(), node);
                self.add_to_owners(&uid, &new.owner_references, &mut work);
            }
            Some(node) => {
                if node.is_virtual {
                    node.is_virtual = false;
                    let guessed = std::mem::replace(&mut node.identity, identity.clone());
                    if guessed != identity {
                        // Dependents that named it otherwise have an owner that is not there.
                        let dependents: Vec<String> = node.dependents.iter().cloned().collect();
                        for dependent in dependents {
                            self.check_reference(&dependent, &uid, &mut work);
                        }
                    }
                }
                self.update_owners(&uid, &new.owner_references, &mut work);
                if let Some(node) = self.nodes.get_mut(&uid) {
                    node.being_deleted |= new.is_deleting();
                }
            }
        }
        self.transitions(&uid, old, new, &mut work);
        work
    }

    /// A watch showed that it is gone, or the server said so of an observed one.
    pub fn deleted(&mut self, identity: &Identity) -> Vec<Work> {
        let mut work = Vec::new();
        let Some(node) = self.nodes.remove(&identity.uid) else { return work };
        self.remove_from_owners(&identity.uid, &node.owners);
        if !node.dependents.is_empty() {
            self.remember_absent(node.identity.clone());
        }
        work.extend(node.dependents.into_iter().map(Work::Delete));
        for owner in &node.owners {
            if self.nodes.get(&owner.uid).is_some_and(|o| o.deleting_dependents) {
                work.push(Work::Delete(owner.uid.clone()));
            }
        }
        work
    }

    /// The server does not know the object under these coordinates.
    pub fn not_found(&mut self, identity: &Identity) -> Vec<Work> {
        let Some(node) = self.nodes.get(&identity.uid) else { return Vec::new() };
        if !node.is_virtual {
            return if node.identity == *identity { self.deleted(identity) } else { Vec::new() };
        }
        let names_otherwise = |dependent: &Node| {
            let reference = dependent.owners.iter().find(|o| o.uid == identity.uid);
            reference.filter(|o| !same_coordinates(o, &dependent.identity.namespace, identity)).map(|o| Identity {
                api_version: o.api_version.clone(),
                kind: o.kind.clone(),
                name: o.name.clone(),
                uid: o.uid.clone(),
                namespace: dependent.identity.namespace.clone(),
            })
        };
        let dependents = self.dependents(&identity.uid);
        let others: Vec<Identity> = dependents.iter().filter_map(|d| names_otherwise(d)).collect();
        let Some(other) = others.into_iter().min() else { return self.deleted(identity) };
        // Some name it differently: those coordinates are tried next.
        let work: Vec<Work> = dependents
            .iter()
            .filter(|d| names_otherwise(d).is_none())
            .map(|d| Work::Delete(d.identity.uid.clone()))
            .chain([Work::Delete(identity.uid.clone())])
            .collect();
        self.remember_absent(identity.clone());
        if let Some(node) = self.nodes.get_mut(&identity.uid) {
            node.identity = other;
        }
        work
    }

    fn update_owners(&mut self, uid: &str, new: &[OwnerReference], work: &mut Vec<Work>) {
        let Some(node) = self.nodes.get_mut(uid) else { return };
        if node.owners == new {
            return;
        }
        let old = std::mem::replace(&mut node.owners, new.to_vec());
        let by_uid: BTreeMap<&str, &OwnerReference> = new.iter().map(|o| (o.uid.as_str(), o)).collect();
        // An owner that this object no longer blocks may be able to go.
        for owner in old.iter().filter(|o| o.block_owner_deletion == Some(true)) {
            let still = by_uid.get(owner.uid.as_str()).is_some_and(|o| o.block_owner_deletion == Some(true));
            if !still && self.nodes.contains_key(&owner.uid) {
                work.push(Work::Delete(owner.uid.clone()));
            }
        }
        let added: Vec<OwnerReference> = new.iter().filter(|o| !old.iter().any(|p| p.uid == o.uid)).cloned().collect();
        let removed: Vec<OwnerReference> =
            old.iter().filter(|o| !by_uid.contains_key(o.uid.as_str())).cloned().collect();
        self.add_to_owners(uid, &added, work);
        self.remove_from_owners(uid, &removed);
    }

    fn add_to_owners(&mut self, uid: &str, owners: &[OwnerReference], work: &mut Vec<Work>) {
        let Some(namespace) = self.nodes.get(uid).map(|n| n.identity.namespace.clone()) else { return };
        for owner in owners {
            if let Some(node) = self.nodes.get_mut(&owner.uid) {
                node.dependents.insert(uid.to_owned());
                self.check_reference(uid, &owner.uid, work);
                continue;
            }
            let node = Node {
                identity: Identity {
                    api_version: owner.api_version.clone(),
                    kind: owner.kind.clone(),
                    name: owner.name.clone(),
                    uid: owner.uid.clone(),
                    namespace: namespace.clone(),
                },
                owners: Vec::new(),
                dependents: BTreeSet::from([uid.to_owned()]),
                being_deleted: false,
                deleting_dependents: false,
                is_virtual: true,
            };
            self.nodes.insert(owner.uid.clone(), node);
            // Whether it exists is asked of the server.
            work.push(Work::Delete(owner.uid.clone()));
        }
    }

    /// A reference that does not fit the owner it names is looked at, and told when
    /// the owner is known to live elsewhere.
    fn check_reference(&self, dependent: &str, owner: &str, work: &mut Vec<Work>) {
        let (Some(dependent), Some(owner)) = (self.nodes.get(dependent), self.nodes.get(owner)) else { return };
        let Some(reference) = dependent.owners.iter().find(|o| o.uid == owner.identity.uid) else { return };
        let elsewhere =
            !owner.identity.namespace.is_empty() && owner.identity.namespace != dependent.identity.namespace;
        if elsewhere && !owner.is_virtual {
            work.push(Work::InvalidOwner { dependent: dependent.identity.clone(), owner: reference.clone() });
        }
        if elsewhere || !same_coordinates(reference, &owner.identity.namespace, &owner.identity) {
            work.push(Work::Delete(dependent.identity.uid.clone()));
        }
    }

    fn remove_from_owners(&mut self, uid: &str, owners: &[OwnerReference]) {
        for owner in owners {
            if let Some(node) = self.nodes.get_mut(&owner.uid) {
                node.dependents.remove(uid);
            }
        }
    }

    fn transitions(&mut self, uid: &str, old: Option<&Tracked>, new: &Tracked, work: &mut Vec<Work>) {
        let starts = |finalizer: &str| new.waits_for(finalizer) && old.is_none_or(|o| !o.waits_for(finalizer));
        if starts(ORPHAN) {
            work.push(Work::Orphan(uid.to_owned()));
        } else if starts(FOREGROUND) {
            let Some(node) = self.nodes.get_mut(uid) else { return };
            node.deleting_dependents = true;
            work.extend(node.dependents.iter().cloned().map(Work::Delete));
            work.push(Work::Delete(uid.to_owned()));
        }
    }
}

/// Whether a reference from `namespace` means this object.
fn same_coordinates(reference: &OwnerReference, namespace: &str, identity: &Identity) -> bool {
    reference.uid == identity.uid
        && reference.name == identity.name
        && reference.kind == identity.kind
        && reference.api_version == identity.api_version
        && (identity.namespace.is_empty() || identity.namespace == namespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(uid: &str, namespace: &str) -> Identity {
        Identity {
            api_version: "v1".into(),
            kind: "ConfigMap".into(),
            namespace: namespace.into(),
            name: uid.into(),
            uid: uid.into(),
        }
    }
    fn owned(owners: &[&str], blocking: bool) -> Tracked {
        let owner_references = owners
            .iter()
            .map(|uid| OwnerReference {
                api_version: "v1".into(),
                kind: "ConfigMap".into(),
                name: (*uid).into(),
                uid: (*uid).into(),
                block_owner_deletion: blocking.then_some(true),
                controller: None,
            })
            .collect();
        Tracked { owner_references, ..Default::default() }
    }
    fn deleting(finalizer: &str) -> Tracked {
        Tracked { deletion_timestamp: Some("t".into()), finalizers: vec![finalizer.into()], ..Default::default() }
    }
    fn delete(uids: &[&str]) -> Vec<Work> {
        uids.iter().map(|u| Work::Delete((*u).into())).collect()
    }

    #[test]
    fn a_deleted_owner_wakes_its_dependents() {
        let mut graph = Graph::default();
        assert_eq!(graph.observed(identity("o", "a"), None, &Tracked::default()), []);
        assert_eq!(graph.observed(identity("d", "a"), None, &owned(&["o"], false)), []);
        assert_eq!(graph.deleted(&identity("o", "a")), delete(&["d"]));
        assert!(graph.is_absent(&owned(&["o"], false).owner_references[0], "a"));
        assert!(!graph.is_absent(&owned(&["o"], false).owner_references[0], "b"));
    }

    #[test]
    fn an_unseen_owner_is_asked_for() {
        let mut graph = Graph::default();
        assert_eq!(graph.observed(identity("d", "a"), None, &owned(&["o"], false)), delete(&["o"]));
        assert!(graph.get("o").unwrap().is_virtual);
        assert_eq!(graph.not_found(&identity("o", "a")), delete(&["d"]));
        let mut graph = Graph::default();
        graph.observed(identity("d", "a"), None, &owned(&["o"], false));
        assert_eq!(graph.observed(identity("o", "a"), None, &Tracked::default()), []);
        assert!(!graph.get("o").unwrap().is_virtual);
    }

    #[test]
    fn an_owner_in_another_namespace_is_none() {
        let mut graph = Graph::default();
        graph.observed(identity("o", "a"), None, &Tracked::default());
        let work = graph.observed(identity("d", "b"), None, &owned(&["o"], false));
        assert!(matches!(&work[..], [Work::InvalidOwner { .. }, Work::Delete(uid)] if uid == "d"));
    }

    #[test]
    fn foreground_waits_for_blocking_dependents() {
        let mut graph = Graph::default();
        graph.observed(identity("o", "a"), None, &Tracked::default());
        graph.observed(identity("d", "a"), None, &owned(&["o"], true));
        let work = graph.observed(identity("o", "a"), Some(&Tracked::default()), &deleting(FOREGROUND));
        assert_eq!(work, delete(&["d", "o"]));
        assert_eq!(graph.blocking_dependents("o").len(), 1);
        let unblocked = owned(&["o"], false);
        assert_eq!(graph.observed(identity("d", "a"), Some(&owned(&["o"], true)), &unblocked), delete(&["o"]));
        assert!(graph.blocking_dependents("o").is_empty());
        assert_eq!(graph.deleted(&identity("d", "a")), delete(&["o"]));
    }

    #[test]
    fn orphaning_starts_once() {
        let mut graph = Graph::default();
        graph.observed(identity("o", "a"), None, &Tracked::default());
        let orphan = deleting(ORPHAN);
        assert_eq!(graph.observed(identity("o", "a"), Some(&Tracked::default()), &orphan), [Work::Orphan("o".into())]);
        assert_eq!(graph.observed(identity("o", "a"), Some(&orphan), &orphan), []);
    }
}
