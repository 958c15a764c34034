//! Owner references: who controls an object, and taking and leaving control of it.
//!
//! Upstream followed: pkg/controller/controller_ref_manager.go, apimachinery/pkg/apis/meta/v1/controller_ref.go.

use client::{Client, Error, ObjectMeta, OwnerReference, Patch, ResourceRef, WriteOptions};
use serde_json::{Value, json};

/// A controlling reference to `owner`.
pub fn controller_ref(resource: &ResourceRef, owner: &ObjectMeta) -> OwnerReference {
    OwnerReference {
        api_version: resource.api_version(),
        kind: resource.kind.to_string(),
        name: owner.name.clone(),
        uid: owner.uid.clone(),
        controller: Some(true),
        block_owner_deletion: Some(true),
    }
}

/// The controller of `object`, if it is of this group (any version) and kind.
pub fn controller_of<'a>(object: &'a ObjectMeta, resource: &ResourceRef) -> Option<&'a OwnerReference> {
    let owner = object.controller()?;
    let group = owner.api_version.split_once('/').map_or("", |(group, _)| group);
    (owner.kind == resource.kind && group == resource.group).then_some(owner)
}

pub fn is_controlled_by(object: &ObjectMeta, owner: &ObjectMeta) -> bool {
    object.controller().is_some_and(|o| o.uid == owner.uid)
}

/// What a controller does with an object it sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    Owned,
    /// Owned by it, but the selector no longer matches.
    Release,
    /// An orphan that matches.
    Adopt,
    /// Not its business.
    Ignore,
}

/// `matches`: the controller's selector (and filter) accepts the object.
pub fn claim(controller: &ObjectMeta, object: &ObjectMeta, matches: bool) -> Claim {
    match object.controller() {
        Some(owner) if owner.uid != controller.uid => Claim::Ignore,
        Some(_) if matches => Claim::Owned,
        // A controller that goes away leaves its objects to the garbage collector.
        Some(_) if controller.is_deleting() => Claim::Ignore,
        Some(_) => Claim::Release,
        None if controller.is_deleting() || !matches || object.is_deleting() => Claim::Ignore,
        None if !controller.namespace.is_empty() && controller.namespace != object.namespace => Claim::Ignore,
        None => Claim::Adopt,
    }
}

/// The patch that adopts an object: refused by the server when its uid is another.
pub fn adopt_patch(owner: &OwnerReference, object_uid: &str, finalizers: &[&str]) -> Value {
    let mut patch = json!({"metadata": {"ownerReferences": [owner], "uid": object_uid}});
    if !finalizers.is_empty() {
        patch["metadata"]["finalizers"] = json!(finalizers);
    }
    patch
}

/// The patch that takes the owner away, and finalizers with it.
pub fn release_patch(owner_uid: &str, object_uid: &str, finalizers: &[&str]) -> Value {
    let mut patch =
        json!({"metadata": {"uid": object_uid, "ownerReferences": [{"$patch": "delete", "uid": owner_uid}]}});
    if !finalizers.is_empty() {
        patch["metadata"]["$deleteFromPrimitiveList/finalizers"] = json!(finalizers);
    }
    patch
}

/// Claims objects of one kind for one controller (upstream's `ControllerRefManager`).
/// Make one for each sync: the fresh look at the controller is taken once in its life.
pub struct ClaimManager<'a> {
    client: &'a Client,
    controller_resource: &'a ResourceRef,
    controller: &'a ObjectMeta,
    object_resource: &'a ResourceRef,
    finalizers: &'a [&'a str],
    can_adopt: Option<Result<(), String>>,
}

impl<'a> ClaimManager<'a> {
    pub fn new(
        client: &'a Client,
        controller_resource: &'a ResourceRef,
        controller: &'a ObjectMeta,
        object_resource: &'a ResourceRef,
        finalizers: &'a [&'a str],
    ) -> Self {
        ClaimManager { client, controller_resource, controller, object_resource, finalizers, can_adopt: None }
    }

    /// Of `objects`, those the controller owns now; adopts and releases on the way.
    /// The first error is told after all objects were tried.
    pub async fn claim<T: informers::Object>(
        &mut self,
        objects: Vec<std::sync::Arc<T>>,
        metadata: impl Fn(&T) -> &ObjectMeta,
        matches: impl Fn(&T) -> bool,
    ) -> Result<Vec<std::sync::Arc<T>>, Error> {
        let mut owned = Vec::with_capacity(objects.len());
        let mut first_error = None;
        for object in objects {
            let kept = match claim(self.controller, metadata(&object), matches(&object)) {
                Claim::Owned => Ok(true),
                Claim::Ignore => Ok(false),
                Claim::Adopt => self.adopt(metadata(&object)).await,
                Claim::Release => self.release(metadata(&object)).await.map(|()| false),
            };
            match kept {
                Ok(true) => owned.push(object),
                Ok(false) => {}
                Err(error) => {
                    first_error.get_or_insert(error);
                }
            }
        }
        match first_error {
            None => Ok(owned),
            Some(error) => Err(error),
        }
    }

    /// False when the object is gone.
    pub async fn adopt(&mut self, object: &ObjectMeta) -> Result<bool, Error> {
        self.check_alive().await?;
        let owner = controller_ref(self.controller_resource, self.controller);
        let patch = adopt_patch(&owner, &object.uid, self.finalizers);
        match self.patch(object, patch).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_not_found() => Ok(false),
            Err(error) => Err(error),
        }
    }

    pub async fn release(&self, object: &ObjectMeta) -> Result<(), Error> {
        let patch = release_patch(&self.controller.uid, &object.uid, self.finalizers);
        match self.patch(object, patch).await {
            // Gone, or (invalid) it is another object of that name, or has no owner any more.
            Err(error) if error.is_not_found() || error.is_invalid() => Ok(()),
            other => other,
        }
    }

    async fn patch(&self, object: &ObjectMeta, patch: Value) -> Result<(), Error> {
        let options = WriteOptions::default();
        let patch = Patch::Strategic(patch);
        self.client
            .patch::<Value>(self.object_resource, &object.namespace, &object.name, "", &patch, &options)
            .await
            .map(|_| ())
    }

    /// Before the first adoption the controller itself is read from the server: the
    /// store may not know yet that it is being deleted.
    async fn check_alive(&mut self) -> Result<(), Error> {
        if self.can_adopt.is_none() {
            let (namespace, name) = (&self.controller.namespace, &self.controller.name);
            let fresh: client::PartialObject = self.client.get(self.controller_resource, namespace, name).await?;
            let verdict = if fresh.metadata.uid != self.controller.uid {
                Err(format!(
                    "original {} {}/{} is gone: got uid {}, wanted {}",
                    self.controller_resource.kind, namespace, name, fresh.metadata.uid, self.controller.uid
                ))
            } else if let Some(at) = &fresh.metadata.deletion_timestamp {
                Err(format!("{namespace}/{name} has just been deleted at {at}"))
            } else {
                Ok(())
            };
            self.can_adopt = Some(verdict);
        }
        match &self.can_adopt {
            Some(Err(why)) => {
                Err(Error::Decode(format!("can't adopt {} {}: {why}", self.object_resource.kind, self.controller.uid)))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meta(uid: &str) -> ObjectMeta {
        ObjectMeta { uid: uid.into(), namespace: "a".into(), ..Default::default() }
    }
    fn owned_by(uid: &str) -> ObjectMeta {
        let mut object = meta("o");
        object.owner_references.push(OwnerReference {
            uid: uid.into(),
            kind: "ReplicaSet".into(),
            api_version: "apps/v1".into(),
            controller: Some(true),
            ..Default::default()
        });
        object
    }

    #[test]
    fn claims() {
        let me = meta("me");
        let mut dying = me.clone();
        dying.deletion_timestamp = Some("t".into());
        let mut deleted_orphan = meta("o");
        deleted_orphan.deletion_timestamp = Some("t".into());
        assert_eq!(claim(&me, &owned_by("other"), true), Claim::Ignore);
        assert_eq!(claim(&me, &owned_by("me"), true), Claim::Owned);
        assert_eq!(claim(&me, &owned_by("me"), false), Claim::Release);
        assert_eq!(claim(&dying, &owned_by("me"), false), Claim::Ignore);
        assert_eq!(claim(&me, &meta("o"), true), Claim::Adopt);
        assert_eq!(claim(&me, &meta("o"), false), Claim::Ignore);
        assert_eq!(claim(&me, &deleted_orphan, true), Claim::Ignore);
        assert_eq!(claim(&dying, &meta("o"), true), Claim::Ignore);
        let mut elsewhere = meta("o");
        elsewhere.namespace = "b".into();
        assert_eq!(claim(&me, &elsewhere, true), Claim::Ignore);
    }

    #[test]
    fn the_controllers_kind_counts_whatever_its_version() {
        assert!(controller_of(&owned_by("x"), &client::resources::REPLICA_SETS).is_some());
        assert!(controller_of(&owned_by("x"), &client::resources::DEPLOYMENTS).is_none());
    }
}
