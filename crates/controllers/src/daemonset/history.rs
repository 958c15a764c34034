//! The revisions of a DaemonSet.

use std::collections::BTreeSet;
use std::sync::Arc;

use client::resources::{CONTROLLER_REVISIONS, DAEMON_SETS, PODS};
use client::{Patch, WriteOptions};
use reconciler::SyncError;
use serde_json::{Value, json};

use super::Controller;
use crate::workload::Workload;
use crate::workload::hash::template_hash;
use crate::workload::revision::{self, HASH_LABEL, Revision, hash_of};

/// The revision of the present template (made, or raised to the newest number) and
/// the others, oldest first.
pub async fn construct(
    controller: &Controller,
    set: &Workload,
) -> Result<(Arc<Revision>, Vec<Arc<Revision>>), SyncError> {
    let client = &controller.client;
    let selector = set.selector().map_err(SyncError::new)?;
    let all = revision::claimed(client, &DAEMON_SETS, set, &selector, &controller.revisions).await?;
    let wanted = revision::data_of(&set.spec.template);
    let (mut current, mut old) = (Vec::new(), Vec::new());
    for mut found in all {
        if !found.metadata.labels.contains_key(HASH_LABEL) {
            let name = &found.metadata.name;
            found = revision::patch(client, &found, json!({"metadata": {"labels": {HASH_LABEL: name}}})).await?;
        }
        if found.data == wanted { current.push(found) } else { old.push(found) }
    }
    revision::sort(&mut old);
    let number = old.last().map_or(0, |r| r.revision) + 1;
    let kept = match current.len() {
        0 => snapshot(controller, set, &wanted, number).await?,
        _ => {
            let kept = deduplicate(controller, set, current).await?;
            if kept.revision < number { revision::renumber(client, &kept, number).await? } else { kept }
        }
    };
    Ok((kept, old))
}

/// Makes the revision of the present template.
async fn snapshot(
    controller: &Controller,
    set: &Workload,
    wanted: &Value,
    number: i64,
) -> Result<Arc<Revision>, SyncError> {
    let m = &set.metadata;
    let collisions = set.status["collisionCount"].as_i64();
    let hash = template_hash(&set.spec.template, collisions);
    let object = revision::make(set, &DAEMON_SETS, number, &hash, HASH_LABEL);
    let refused = match revision::create(&controller.client, &m.namespace, &object).await {
        Ok(created) => return Ok(created),
        Err(error) if error.is_already_exists() => error,
        Err(error) => return Err(error.into()),
    };
    let name = revision::name(&m.name, &hash);
    let existing: Revision = controller.client.get(&CONTROLLER_REVISIONS, &m.namespace, &name).await?;
    if existing.data == *wanted {
        return Ok(Arc::new(existing));
    }
    // Another template has the name. Only a count that is not stale is raised.
    let fresh: Workload = controller.client.get(&DAEMON_SETS, &m.namespace, &m.name).await?;
    if fresh.status["collisionCount"] != set.status["collisionCount"] {
        return Err(SyncError::new(format!(
            "found a stale collision count of DaemonSet {:?} while processing; will retry until it is updated",
            m.name
        )));
    }
    let change = json!({"status": {"collisionCount": collisions.unwrap_or(0) + 1}});
    controller.client.merge::<Value>(&DAEMON_SETS, &m.namespace, &m.name, "status", &change).await?;
    Err(refused.into())
}

/// Of several revisions with the same data the newest stays, and pods are relabelled.
async fn deduplicate(
    controller: &Controller,
    set: &Workload,
    mut current: Vec<Arc<Revision>>,
) -> Result<Arc<Revision>, SyncError> {
    revision::sort(&mut current);
    let Some(kept) = current.pop() else { return Err(SyncError::new("no revision to keep")) };
    if current.is_empty() {
        return Ok(kept);
    }
    let hash = hash_of(&kept);
    for pod in controller.claimed(set).await? {
        if pod.metadata.labels.get(HASH_LABEL).is_none_or(|h| h != hash) {
            let patch = Patch::Merge(json!({"metadata": {"labels": {HASH_LABEL: hash}}}));
            let m = &pod.metadata;
            let options = WriteOptions::default();
            controller.client.patch::<Value>(&PODS, &m.namespace, &m.name, "", &patch, &options).await?;
        }
    }
    for extra in &current {
        revision::delete(&controller.client, extra).await?;
    }
    Ok(kept)
}

/// Deletes the oldest revisions above the limit that no pod is made of.
pub async fn clean_up(controller: &Controller, set: &Workload, old: &[Arc<Revision>]) -> Result<(), SyncError> {
    let keep = usize::try_from(set.spec.revision_history_limit.unwrap_or(10)).unwrap_or(0);
    let excess = old.len().saturating_sub(keep);
    if excess == 0 {
        return Ok(());
    }
    let pods = controller.claimed(set).await?;
    let live: BTreeSet<&str> =
        pods.iter().filter_map(|p| p.metadata.labels.get(HASH_LABEL).map(String::as_str)).collect();
    for revision in old.iter().filter(|r| !live.contains(hash_of(r))).take(excess) {
        revision::delete(&controller.client, revision).await?;
    }
    Ok(())
}
