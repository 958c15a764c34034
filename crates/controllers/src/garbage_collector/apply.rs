//! Reads live objects, carries decisions out.

use std::sync::Arc;

use client::{Client, DeleteOptions, Error, OwnerReference, Patch, Propagation, ResourceRef, WriteOptions};
use reconciler::SyncError;
use serde_json::{Value, json};

use super::decide::{Decision, OwnerState, decide, owner_state};
use super::graph::{FOREGROUND, Identity, Node, ORPHAN, Tracked};
use super::{Metadata, Shared};
use crate::discovery::Discovery;

/// Writes that others' writes cross.
const MAX_CONFLICTS: usize = 5;

pub struct Collector {
    pub client: Client,
    pub discovery: Arc<Discovery>,
    pub shared: Arc<Shared>,
}

pub enum Outcome {
    Done,
    /// Look again after the back-off.
    Again,
}

impl Collector {
    /// Decides about the object and carries it out.
    pub async fn attempt_to_delete(&self, uid: &str) -> Result<Outcome, SyncError> {
        let Some(node) = self.shared.graph.lock().get(uid).cloned() else { return Ok(Outcome::Done) };
        if node.being_deleted && !node.deleting_dependents {
            return Ok(Outcome::Done);
        }
        let Some(resource) = self.resource(&node.identity.api_version, &node.identity.kind).await? else {
            // The kind is not served: nothing can be learnt now.
            return Err(unknown_kind(&node.identity.api_version, &node.identity.kind));
        };
        let namespace = if resource.namespaced { node.identity.namespace.as_str() } else { "" };
        let live: Option<Metadata> = self.client.get_metadata(&resource, namespace, &node.identity.name).await?;
        let Some(live) = live.map(|m| m.metadata).filter(|m| m.uid == uid) else {
            self.shared.change(|graph| graph.not_found(&node.identity));
            return Ok(Outcome::Done);
        };
        if node.is_virtual {
            // It exists, and its watch will show it; if it never does, it is asked again.
            return Ok(Outcome::Again);
        }
        if node.deleting_dependents {
            return self.delete_dependents(&node, &resource).await;
        }
        let mut owners = Vec::new();
        for reference in &live.owner_references {
            match self.owner_state(reference, &node.identity).await? {
                Some(state) => owners.push((reference.clone(), state)),
                None => return Ok(Outcome::Done),
            }
        }
        let (dependents, circle) = {
            let graph = self.shared.graph.lock();
            let list = graph.dependents(uid);
            (list.len(), list.iter().any(|d| d.deleting_dependents))
        };
        match decide(&live, &owners, dependents, circle) {
            Decision::Keep => {}
            Decision::DropOwners(uids) => self.drop_owners(&resource, namespace, &live, &uids).await?,
            Decision::Delete { policy, unblock_owners_first } => {
                if unblock_owners_first {
                    self.unblock_owners(&resource, namespace, &live).await?;
                }
                tracing::info!(
                    kind = node.identity.kind,
                    object = node.identity.name,
                    namespace,
                    ?policy,
                    "Deleting item"
                );
                self.delete(&resource, namespace, &live, policy, unblock_owners_first).await?;
            }
        }
        Ok(Outcome::Done)
    }

    /// Releases all dependents of an owner that is deleted with `orphan`.
    pub async fn attempt_to_orphan(&self, uid: &str) -> Result<(), SyncError> {
        let (node, dependents) = {
            let graph = self.shared.graph.lock();
            let Some(node) = graph.get(uid).cloned() else { return Ok(()) };
            (node, graph.dependents(uid).into_iter().cloned().collect::<Vec<Node>>())
        };
        for dependent in &dependents {
            let identity = &dependent.identity;
            let Some(resource) = self.resource(&identity.api_version, &identity.kind).await? else { continue };
            let live = Tracked { uid: identity.uid.clone(), name: identity.name.clone(), ..Default::default() };
            let namespace = if resource.namespaced { identity.namespace.as_str() } else { "" };
            match self.drop_owners(&resource, namespace, &live, &[uid.to_owned()]).await {
                // Gone, or another object of that name.
                Err(error) if error.is_not_found() || error.is_invalid() || error.is_conflict() => {}
                other => other?,
            }
        }
        self.remove_finalizer(&node.identity, ORPHAN).await
    }

    /// A foreground deletion: done when nothing blocks it any more.
    async fn delete_dependents(&self, node: &Node, _: &ResourceRef) -> Result<Outcome, SyncError> {
        let blocking: Vec<(String, bool)> = {
            let graph = self.shared.graph.lock();
            let list = graph.blocking_dependents(&node.identity.uid);
            list.iter().map(|d| (d.identity.uid.clone(), d.deleting_dependents)).collect()
        };
        if blocking.is_empty() {
            self.remove_finalizer(&node.identity, FOREGROUND).await?;
            return Ok(Outcome::Done);
        }
        for (uid, deleting_dependents) in blocking {
            if !deleting_dependents {
                self.shared.to_delete.add(uid);
            }
        }
        Ok(Outcome::Done)
    }

    /// None: a cluster-scoped object names a namespaced owner, which can never be found.
    async fn owner_state(
        &self,
        reference: &OwnerReference,
        dependent: &Identity,
    ) -> Result<Option<OwnerState>, SyncError> {
        if self.shared.graph.lock().is_absent(reference, &dependent.namespace) {
            return Ok(Some(OwnerState::Dangling));
        }
        let Some(resource) = self.resource(&reference.api_version, &reference.kind).await? else {
            return Err(unknown_kind(&reference.api_version, &reference.kind));
        };
        if resource.namespaced && dependent.namespace.is_empty() {
            tracing::warn!(
                object = dependent.name,
                kind = dependent.kind,
                owner = reference.name,
                "cluster-scoped objects cannot refer to namespaced owners"
            );
            return Ok(None);
        }
        let namespace = if resource.namespaced { dependent.namespace.as_str() } else { "" };
        let live: Option<Metadata> = self.client.get_metadata(&resource, namespace, &reference.name).await?;
        let state = owner_state(reference, live.as_ref().map(|m| &m.metadata));
        if state == OwnerState::Dangling {
            self.shared.graph.lock().remember_absent(Identity {
                api_version: reference.api_version.clone(),
                kind: reference.kind.clone(),
                namespace: namespace.to_owned(),
                name: reference.name.clone(),
                uid: reference.uid.clone(),
            });
        }
        Ok(Some(state))
    }

    async fn resource(&self, api_version: &str, kind: &str) -> Result<Option<ResourceRef>, Error> {
        Ok(self.discovery.find(api_version, kind).await?.map(|found| found.resource))
    }

    /// Only this very object, unchanged since it was read.
    async fn delete(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        live: &Tracked,
        policy: Propagation,
        changed_by_us: bool,
    ) -> Result<(), Error> {
        let mut options = DeleteOptions::uid(&live.uid).propagation(policy);
        if !changed_by_us {
            options = options.resource_version(&live.resource_version);
        }
        match self.client.delete(resource, namespace, &live.name, &options).await {
            Err(error) if error.is_not_found() => Ok(()),
            other => other.map(|_| ()),
        }
    }

    async fn drop_owners(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        live: &Tracked,
        owners: &[String],
    ) -> Result<(), Error> {
        let gone: Vec<Value> = owners.iter().map(|uid| json!({"$patch": "delete", "uid": uid})).collect();
        let strategic = json!({"metadata": {"ownerReferences": gone, "uid": live.uid}});
        let keep = |owner: &OwnerReference| (!owners.contains(&owner.uid)).then(|| owner.clone());
        self.patch_owners(resource, namespace, live, strategic, keep).await
    }

    async fn unblock_owners(&self, resource: &ResourceRef, namespace: &str, live: &Tracked) -> Result<(), Error> {
        let blocking = live.owner_references.iter().filter(|o| o.block_owner_deletion == Some(true));
        let unblocked: Vec<Value> = blocking.map(|o| json!({"uid": o.uid, "blockOwnerDeletion": false})).collect();
        if unblocked.is_empty() {
            return Ok(());
        }
        let strategic = json!({"metadata": {"ownerReferences": unblocked, "uid": live.uid}});
        let unblock =
            |owner: &OwnerReference| Some(OwnerReference { block_owner_deletion: Some(false), ..owner.clone() });
        self.patch_owners(resource, namespace, live, strategic, unblock).await
    }

    /// Custom resources take no strategic patch: there the whole list is written, on
    /// the condition that nothing else changed.
    async fn patch_owners(
        &self,
        resource: &ResourceRef,
        namespace: &str,
        live: &Tracked,
        strategic: Value,
        change: impl Fn(&OwnerReference) -> Option<OwnerReference>,
    ) -> Result<(), Error> {
        let options = WriteOptions::default();
        let patch = Patch::Strategic(strategic);
        match self.client.patch::<Metadata>(resource, namespace, &live.name, "", &patch, &options).await {
            Err(error) if error.code() == 415 => {}
            other => return other.map(|_| ()),
        }
        let Some(fresh) = self.client.get_metadata::<Metadata>(resource, namespace, &live.name).await? else {
            return Ok(());
        };
        let owners: Vec<OwnerReference> = fresh.metadata.owner_references.iter().filter_map(&change).collect();
        let merge = Patch::Merge(json!({"metadata": {
            "resourceVersion": fresh.metadata.resource_version,
            "uid": live.uid,
            "ownerReferences": owners,
        }}));
        self.client.patch::<Metadata>(resource, namespace, &live.name, "", &merge, &options).await.map(|_| ())
    }

    async fn remove_finalizer(&self, identity: &Identity, finalizer: &str) -> Result<(), SyncError> {
        let Some(resource) = self.resource(&identity.api_version, &identity.kind).await? else {
            return Err(unknown_kind(&identity.api_version, &identity.kind));
        };
        let namespace = if resource.namespaced { identity.namespace.as_str() } else { "" };
        for _ in 0..MAX_CONFLICTS {
            let live: Option<Metadata> = self.client.get_metadata(&resource, namespace, &identity.name).await?;
            let Some(live) = live.map(|m| m.metadata).filter(|m| m.uid == identity.uid) else { return Ok(()) };
            if !live.has_finalizer(finalizer) {
                return Ok(());
            }
            let left: Vec<&String> = live.finalizers.iter().filter(|f| *f != finalizer).collect();
            let patch = Patch::Merge(json!({"metadata": {
                "resourceVersion": live.resource_version,
                "finalizers": left,
            }}));
            let options = WriteOptions::default();
            match self.client.patch::<Metadata>(&resource, namespace, &identity.name, "", &patch, &options).await {
                Err(error) if error.is_conflict() => {}
                Err(error) if error.is_not_found() => return Ok(()),
                other => return other.map(|_| ()).map_err(SyncError::from),
            }
        }
        Err(SyncError::new(format!("{} {} changed while its finalizer was removed", identity.kind, identity.name)))
    }
}

fn unknown_kind(api_version: &str, kind: &str) -> SyncError {
    let version = api_version.rsplit('/').next().unwrap_or_default();
    SyncError::new(format!(
        "unable to get REST mapping for {api_version}/{kind}: no matches for kind {kind:?} in version {:?}",
        if api_version.contains('/') { api_version } else { version }
    ))
}
