//! The revisions of a StatefulSet.

use std::collections::BTreeSet;
use std::sync::Arc;

use apimachinery::labels::Selector;
use client::resources::{CONTROLLER_REVISIONS, STATEFUL_SETS};
use reconciler::SyncError;
use reconciler::pod::Pod;

use super::Controller;
use super::identity::revision_of;
use crate::workload::Workload;
use crate::workload::hash::revision_hash;
use crate::workload::revision::{self, Revision};

const LABEL: &str = "controller.kubernetes.io/hash";

pub struct History {
    /// All, oldest first, as they were before this sync.
    pub all: Vec<Arc<Revision>>,
    pub current: Arc<Revision>,
    pub update: Arc<Revision>,
    pub collisions: i64,
}

/// The revision of the present template (made, or raised to the newest number)
/// and the one that the status says to be current.
pub async fn revisions(controller: &Controller, set: &Workload, selector: &Selector) -> Result<History, SyncError> {
    let client = &controller.client;
    let mut all = revision::claimed(client, &STATEFUL_SETS, set, selector, &controller.revisions).await?;
    revision::sort(&mut all);
    let wanted = revision::data_of(&set.spec.template);
    let mut collisions = set.status["collisionCount"].as_i64().unwrap_or(0);
    let next = all.last().map_or(1, |r| r.revision + 1);
    let update = match all.iter().rposition(|r| r.data == wanted) {
        Some(at) if at + 1 == all.len() => all[at].clone(),
        // An old template came back: its revision is the newest now.
        Some(at) => revision::renumber(client, &all[at], next).await?,
        None => create(controller, set, next, &mut collisions).await?,
    };
    let named = set.status["currentRevision"].as_str().unwrap_or_default();
    let current = all.iter().find(|r| r.metadata.name == named).unwrap_or(&update).clone();
    Ok(History { all, current, update, collisions })
}

async fn create(
    controller: &Controller,
    set: &Workload,
    number: i64,
    collisions: &mut i64,
) -> Result<Arc<Revision>, SyncError> {
    let namespace = &set.metadata.namespace;
    let data = revision::data_of(&set.spec.template);
    loop {
        let hash = revision_hash(&data.to_string(), Some(*collisions));
        let object = revision::make(set, &STATEFUL_SETS, number, &hash, LABEL);
        match revision::create(&controller.client, namespace, &object).await {
            Ok(created) => return Ok(created),
            Err(error) if error.is_already_exists() => {
                let name = revision::name(&set.metadata.name, &hash);
                let existing: Revision = controller.client.get(&CONTROLLER_REVISIONS, namespace, &name).await?;
                if existing.data == data {
                    return Ok(Arc::new(existing));
                }
                *collisions += 1;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Deletes the oldest revisions above the limit that neither the set nor a pod is of.
pub async fn truncate(
    controller: &Controller,
    set: &Workload,
    pods: &[Arc<Pod>],
    history: &History,
) -> Result<(), SyncError> {
    let limit = usize::try_from(set.spec.revision_history_limit.unwrap_or(10)).unwrap_or(usize::MAX);
    let mut live: BTreeSet<&str> = pods.iter().map(|p| revision_of(p)).collect();
    live.extend([history.current.metadata.name.as_str(), history.update.metadata.name.as_str()]);
    let unused: Vec<_> = history.all.iter().filter(|r| !live.contains(r.metadata.name.as_str())).collect();
    let excess = unused.len().saturating_sub(limit);
    for revision in unused.into_iter().take(excess) {
        revision::delete(&controller.client, revision).await?;
    }
    Ok(())
}
