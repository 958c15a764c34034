//! Deleting a namespace: the first delete only marks it, its controller empties
//! it and takes the finalizers away, and then it is removed.
//!
//! Upstream followed: `pkg/registry/core/namespace/storage/storage.go`.

use std::sync::Arc;

use apimachinery::{Status, Value, json};
use apiserver::registry::delete::Deleted;
use apiserver::registry::options::{DeleteOptions, Propagation};
use apiserver::registry::swap::{Preconditions, Swap};
use apiserver::registry::{Caller, Hooks, Resource, meta};
use apiserver::request::Operation;
use async_trait::async_trait;

pub struct Namespaces;

fn spec_finalizers(namespace: &Value) -> usize {
    namespace["spec"]["finalizers"].as_array().map_or(0, Vec::len)
}

/// The finalizers that the options ask for.
fn finalizers(present: &[&str], options: &DeleteOptions) -> Vec<String> {
    let wants = |finalizer: &str, by_flag: bool, policy: Propagation| {
        if let Some(orphan) = options.orphan_dependents {
            orphan == by_flag
        } else if let Some(asked) = options.propagation {
            asked == policy
        } else {
            present.contains(&finalizer)
        }
    };
    let orphan = wants(meta::FINALIZER_ORPHAN, true, Propagation::Orphan);
    let foreground = wants(meta::FINALIZER_FOREGROUND, false, Propagation::Foreground);
    let mut out: Vec<String> = present
        .iter()
        .filter(|f| match **f {
            meta::FINALIZER_ORPHAN => orphan,
            meta::FINALIZER_FOREGROUND => foreground,
            _ => true,
        })
        .map(|f| (*f).to_owned())
        .collect();
    for (finalizer, wanted) in [(meta::FINALIZER_ORPHAN, orphan), (meta::FINALIZER_FOREGROUND, foreground)] {
        if wanted && !out.iter().any(|f| f == finalizer) {
            out.push(finalizer.to_owned());
        }
    }
    out
}

/// Marks a namespace as terminating.
fn terminate(namespace: &mut Value, options: &DeleteOptions, now: &str) {
    if meta::deletion_timestamp(namespace).is_empty() {
        meta::set(namespace, "deletionTimestamp", now);
    }
    if !namespace["status"].is_object() {
        namespace["status"] = json!({});
    }
    namespace["status"]["phase"] = json!("Terminating");
    let wanted = finalizers(&meta::finalizers(namespace), options);
    meta::set_finalizers(namespace, wanted);
}

#[async_trait]
impl Hooks for Namespaces {
    async fn delete(
        &self,
        caller: &Caller<'_>,
        resource: &Arc<Resource>,
        name: &str,
        options: &DeleteOptions,
        admit: bool,
    ) -> Option<Result<Deleted, Status>> {
        Some(delete(caller, resource, name, options, admit).await)
    }

    fn may_remove(&self, object: &Value, _old: &Value) -> bool {
        spec_finalizers(object) == 0
    }
}

async fn delete(
    caller: &Caller<'_>,
    resource: &Arc<Resource>,
    name: &str,
    options: &DeleteOptions,
    admit: bool,
) -> Result<Deleted, Status> {
    let mut swap = Swap::begin(resource, resource.key("", name)?, name).await?;
    let mut preconditions =
        Preconditions { uid: options.uid.clone(), resource_version: options.resource_version.clone() };
    loop {
        let Some(present) = swap.object()? else {
            return Err(Status::not_found(&resource.group_resource, name));
        };
        let checked = preconditions.check(name, &present).map_err(|error| match error {
            storage::StorageError::InvalidObject { message, .. } => {
                Status::conflict(&resource.group_resource, name, &message)
            }
            other => resource.storage_status(other, name),
        });
        if let Err(status) = checked {
            if swap.retry_fresh().await? {
                continue;
            }
            return Err(status);
        }
        // The namespace that is deleted is the one that was asked for.
        preconditions.uid.get_or_insert_with(|| meta::uid(&present).to_owned());
        if !meta::deletion_timestamp(&present).is_empty() {
            if spec_finalizers(&present) > 0 {
                let Some(entry) = swap.entry().cloned() else { continue };
                return Ok(Deleted::Object { entry, gone: false });
            }
            let options = DeleteOptions { uid: preconditions.uid.clone(), ..options.clone() };
            return resource.delete_generic(caller, name, &options, admit).await;
        }
        if admit {
            let request = resource.admission(caller, Operation::Delete, name, Value::Null, present.clone());
            caller.core.validate_admission(caller, request).await?;
        }
        let mut namespace = present;
        terminate(&mut namespace, options, &meta::time(jiff::Timestamp::now()));
        let written =
            if caller.dry_run { Some(swap.pretend(&mut namespace)) } else { swap.write(&mut namespace, 0).await? };
        if let Some(entry) = written {
            return Ok(Deleted::Object { entry, gone: false });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_delete_marks() {
        let mut namespace =
            json!({"metadata": {"name": "a"}, "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"}});
        let options = DeleteOptions { propagation: Some(Propagation::Foreground), ..Default::default() };
        terminate(&mut namespace, &options, "2026-01-01T00:00:00Z");
        assert_eq!(namespace["status"]["phase"], "Terminating");
        assert_eq!(namespace["metadata"]["deletionTimestamp"], "2026-01-01T00:00:00Z");
        assert_eq!(namespace["metadata"]["finalizers"], json!(["foregroundDeletion"]));
    }

    #[test]
    fn finalizers_follow_the_options() {
        let none = DeleteOptions::default();
        assert_eq!(finalizers(&["x", "orphan"], &none), ["x", "orphan"]);
        let background = DeleteOptions { propagation: Some(Propagation::Background), ..Default::default() };
        assert_eq!(finalizers(&["x", "orphan"], &background), ["x"]);
    }
}
