//! ControllerRevisions: the history of DaemonSets and StatefulSets.
//!
//! Invariant: a revision's data never changes; only its number and labels do.
//! Upstream followed: pkg/controller/history.

use std::sync::Arc;

use apimachinery::labels::Selector;
use client::resources::CONTROLLER_REVISIONS;
use client::{Client, DeleteOptions, Error, ObjectMeta, Patch, ResourceRef, WriteOptions};
use informers::{Event, Informer, Key};
use reconciler::Queue;
use reconciler::owner::{ClaimManager, controller_of, controller_ref};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Workload;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Revision {
    pub metadata: ObjectMeta,
    pub data: Value,
    pub revision: i64,
}
informers::object!(Revision);

/// Names the revision on the pods made of it, and on DaemonSets' revisions.
pub const HASH_LABEL: &str = "controller-revision-hash";

/// What a revision keeps: the template, to be put in place of another.
pub fn data_of(template: &Value) -> Value {
    let mut template = template.clone();
    template["$patch"] = json!("replace");
    json!({"spec": {"template": template}})
}

/// A revision of `owner`'s present template. `label` holds the hash.
pub fn make(owner: &Workload, resource: &ResourceRef, number: i64, hash: &str, label: &str) -> Value {
    let mut labels = owner.template_labels();
    labels.insert(label.into(), hash.to_owned());
    let mut metadata = json!({
        "name": name(&owner.metadata.name, hash), "namespace": owner.metadata.namespace, "labels": labels,
        "ownerReferences": [controller_ref(resource, &owner.metadata)],
    });
    if !owner.metadata.annotations.is_empty() {
        metadata["annotations"] = json!(owner.metadata.annotations);
    }
    json!({
        "apiVersion": "apps/v1", "kind": "ControllerRevision", "metadata": metadata,
        "data": data_of(&owner.spec.template), "revision": number,
    })
}

/// Long names are cut, so that the whole stays a name.
pub fn name(owner: &str, hash: &str) -> String {
    let end = (0..=owner.len().min(223)).rev().find(|at| owner.is_char_boundary(*at)).unwrap_or(0);
    format!("{}-{hash}", &owner[..end])
}

pub fn hash_of(revision: &Revision) -> &str {
    revision.metadata.labels.get(HASH_LABEL).map_or("", String::as_str)
}

/// Those that `owner` controls; orphans that match are adopted.
pub async fn claimed(
    client: &Client,
    resource: &ResourceRef,
    owner: &Workload,
    selector: &Selector,
    revisions: &Informer<Revision>,
) -> Result<Vec<Arc<Revision>>, Error> {
    let all = revisions.store().list_namespace(&owner.metadata.namespace);
    ClaimManager::new(client, resource, &owner.metadata, &CONTROLLER_REVISIONS, &[])
        .claim(all, |r| &r.metadata, |r| selector.matches(&r.metadata.labels))
        .await
}

/// Makes this revision the one of `number`.
pub async fn renumber(client: &Client, revision: &Revision, number: i64) -> Result<Arc<Revision>, Error> {
    patch(client, revision, json!({"revision": number})).await
}

pub async fn patch(client: &Client, revision: &Revision, patch: Value) -> Result<Arc<Revision>, Error> {
    let m = &revision.metadata;
    let patch = Patch::Merge(patch);
    let options = WriteOptions::default();
    client.patch(&CONTROLLER_REVISIONS, &m.namespace, &m.name, "", &patch, &options).await.map(Arc::new)
}

pub async fn create(client: &Client, namespace: &str, revision: &Value) -> Result<Arc<Revision>, Error> {
    client.create(&CONTROLLER_REVISIONS, namespace, revision, &WriteOptions::default()).await.map(Arc::new)
}

/// One that is gone already is fine.
pub async fn delete(client: &Client, revision: &Revision) -> Result<(), Error> {
    let m = &revision.metadata;
    match client.delete(&CONTROLLER_REVISIONS, &m.namespace, &m.name, &DeleteOptions::default()).await {
        Err(error) if !error.is_not_found() => Err(error),
        _ => Ok(()),
    }
}

/// Oldest first.
pub fn sort(revisions: &mut [Arc<Revision>]) {
    revisions.sort_by(|a, b| {
        let (a_meta, b_meta) = (&a.metadata, &b.metadata);
        a.revision
            .cmp(&b.revision)
            .then_with(|| a_meta.creation_timestamp.cmp(&b_meta.creation_timestamp))
            .then_with(|| a_meta.name.cmp(&b_meta.name))
    });
}

/// Wakes owners of revisions that change, and those who may adopt an orphan.
pub fn subscribe(
    resource: &'static ResourceRef,
    sets: &Informer<Workload>,
    revisions: &Informer<Revision>,
    queue: &Queue<Key>,
) {
    let (sets, queue) = (sets.clone(), queue.clone());
    let owner = move |revision: &Revision| {
        let m = &revision.metadata;
        controller_of(m, resource).map(|o| Key::new(m.namespace.as_str(), o.name.as_str()))
    };
    revisions.add_handler(move |event| {
        let wake_matching = |revision: &Revision| {
            for set in sets.store().list_namespace(&revision.metadata.namespace) {
                if set.selector().is_ok_and(|s| s.matches(&revision.metadata.labels)) {
                    queue.add(Key::new(set.metadata.namespace.as_str(), set.metadata.name.as_str()));
                }
            }
        };
        match event {
            Event::Added { object, .. } => {
                if object.metadata.controller().is_none() && !object.metadata.is_deleting() {
                    wake_matching(object);
                }
            }
            Event::Updated { old, new } => {
                owner(old).into_iter().chain(owner(new)).for_each(|key| queue.add(key));
                if new.metadata.controller().is_none()
                    && (old.metadata.labels != new.metadata.labels || old.metadata.controller().is_some())
                {
                    wake_matching(new);
                }
            }
            Event::Deleted { object, .. } => owner(object).into_iter().for_each(|key| queue.add(key)),
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_and_names() {
        let template = json!({"metadata": {"labels": {"a": "b"}}, "spec": {}});
        assert_eq!(
            data_of(&template).to_string(),
            r#"{"spec":{"template":{"$patch":"replace","metadata":{"labels":{"a":"b"}},"spec":{}}}}"#
        );
        assert_eq!(name("web", "abc"), "web-abc");
        assert_eq!(name(&"x".repeat(250), "abc").len(), 227);
    }
}
