//! ControllerRevisions: the history of DaemonSets and StatefulSets.
//!
//! Upstream followed: pkg/controller/history.

use std::sync::Arc;

use client::resources::CONTROLLER_REVISIONS;
use client::{Client, DeleteOptions, Error, ObjectMeta, Patch, ResourceRef, WriteOptions};
use reconciler::owner::controller_ref;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Workload;
use super::hash::revision_hash;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Revision {
    pub metadata: ObjectMeta,
    pub data: Value,
    pub revision: i64,
}
informers::object!(Revision);

/// What a revision keeps: the template, to be put in place of another.
pub fn data_of(template: &Value) -> Value {
    let mut template = template.clone();
    template["$patch"] = json!("replace");
    json!({"spec": {"template": template}})
}

/// `name` is the hash's label: `controller-revision-hash`.
pub fn make(owner: &Workload, resource: &ResourceRef, number: i64, collisions: Option<i64>) -> Value {
    let data = data_of(&owner.spec.template);
    let hash = revision_hash(&data.to_string(), collisions);
    let mut labels = owner.template_labels();
    labels.insert("controller-revision-hash".into(), hash.clone());
    let mut annotations = owner.metadata.annotations.clone();
    annotations.remove("kubectl.kubernetes.io/last-applied-configuration");
    let mut name = owner.metadata.name.clone();
    name.truncate(223);
    json!({
        "apiVersion": "apps/v1", "kind": "ControllerRevision",
        "metadata": {
            "name": format!("{name}-{hash}"), "namespace": owner.metadata.namespace, "labels": labels,
            "annotations": annotations, "ownerReferences": [controller_ref(resource, &owner.metadata)],
        },
        "data": data, "revision": number,
    })
}

pub fn hash_of(revision: &Revision) -> &str {
    revision.metadata.labels.get("controller-revision-hash").map_or("", String::as_str)
}

/// The revision of the workload's present template among `owned`, made or raised
/// to the newest number when it is not; with the others, oldest first.
pub async fn current(
    client: &Client,
    resource: &ResourceRef,
    owner: &Workload,
    owned: Vec<Arc<Revision>>,
) -> Result<(Arc<Revision>, Vec<Arc<Revision>>), Error> {
    let wanted = data_of(&owner.spec.template);
    let mut owned = owned;
    owned.sort_by(|a, b| (a.revision, &a.metadata.name).cmp(&(b.revision, &b.metadata.name)));
    let newest = owned.last().map_or(0, |r| r.revision);
    let same = owned.iter().rposition(|r| r.data == wanted);
    let current = match same {
        Some(at) => {
            let found = owned.remove(at);
            if found.revision == newest {
                found
            } else {
                // An old template came back: its revision is the newest now.
                let patch = Patch::Merge(json!({"revision": newest + 1}));
                let m = &found.metadata;
                let raised: Revision = client
                    .patch(&CONTROLLER_REVISIONS, &m.namespace, &m.name, "", &patch, &WriteOptions::default())
                    .await?;
                Arc::new(raised)
            }
        }
        None => {
            let mut collisions = owner.status["collisionCount"].as_i64();
            loop {
                let object = make(owner, resource, newest + 1, collisions);
                let namespace = &owner.metadata.namespace;
                match client
                    .create::<Revision>(&CONTROLLER_REVISIONS, namespace, &object, &WriteOptions::default())
                    .await
                {
                    Ok(created) => break Arc::new(created),
                    Err(error) if error.is_already_exists() => {
                        let name = object["metadata"]["name"].as_str().unwrap_or_default();
                        let existing: Revision = client.get(&CONTROLLER_REVISIONS, namespace, name).await?;
                        if existing.data == wanted {
                            break Arc::new(existing);
                        }
                        collisions = Some(collisions.unwrap_or(0) + 1);
                    }
                    Err(error) => return Err(error),
                }
            }
        }
    };
    Ok((current, owned))
}

/// Deletes the oldest of `old` that nothing uses, down to `limit`.
pub async fn truncate(
    client: &Client,
    old: &[Arc<Revision>],
    limit: i32,
    in_use: impl Fn(&Revision) -> bool,
) -> Result<(), Error> {
    let unused: Vec<&Arc<Revision>> = old.iter().filter(|r| !in_use(r)).collect();
    let excess = unused.len().saturating_sub(usize::try_from(limit).unwrap_or(0));
    for revision in unused.into_iter().take(excess) {
        let m = &revision.metadata;
        match client.delete(&CONTROLLER_REVISIONS, &m.namespace, &m.name, &DeleteOptions::default()).await {
            Err(error) if !error.is_not_found() => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
