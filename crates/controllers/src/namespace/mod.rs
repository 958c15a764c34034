//! namespace-controller: empties a namespace that is being deleted, then lets it go.
//!
//! Pods go first and everything else stays until they are gone. What remains,
//! and why, is told in the namespace's conditions. Everything is asked of the
//! server: a namespace may hold kinds that no informer of this process knows.
//!
//! Watches namespaces; a deleted one is looked at 5 s later (replicas of the API
//! server and etcd may still be letting objects in), and again after half of what
//! its pods may take.
//! Upstream followed: pkg/controller/namespace.

mod decide;

use std::sync::Arc;
use std::time::Duration;

use client::{Client, DeleteOptions, Error, ListOptions, PartialObject, Propagation, WriteOptions, resources};
use informers::Event;
use reconciler::pod::Pod;
use reconciler::{Limits, Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::discovery::{Discovery, ServedResource};
use crate::types::Namespace;
use decide::{Remaining, Report};

/// `namespaceDeletionGracePeriod`.
const GRACE: Duration = Duration::from_secs(5);
/// `finalizerEstimateSeconds`.
const FINALIZER_ESTIMATE_SECONDS: i64 = 15;
/// The finalizer in `spec.finalizers` that this controller takes away.
const FINALIZER: &str = "kubernetes";
/// Updates of a namespace that others change at the same time.
const MAX_CONFLICTS: usize = 10;

pub async fn run(context: Context) -> Result<(), SyncError> {
    // It makes many calls for each namespace: upstream allows it twenty times the rate.
    let client = context.clients.client_times("namespace-controller", 20.0, 100).await?;
    let namespaces = context.factory.informer::<Namespace>(&resources::NAMESPACES);
    let limits = Limits { max: Duration::from_secs(60), ..Limits::default() };
    let queue: Queue<String> = Queue::with_limits("namespace", limits);
    namespaces.add_handler({
        let queue = queue.clone();
        move |event| {
            let namespace = event.object();
            if !matches!(event, Event::Deleted { .. }) && namespace.metadata.is_deleting() {
                queue.add_after(namespace.metadata.name.clone(), GRACE);
            }
        }
    });
    context.synced().await;
    let deleter = Arc::new(Deleter { client, discovery: context.discovery.clone() });
    let sync = move |name: String| {
        let deleter = deleter.clone();
        async move {
            match deleter.delete(&name).await? {
                0 => Ok(Next::Done),
                estimate => {
                    tracing::debug!(namespace = name, estimate, "Content remaining in namespace");
                    Ok(Next::After(Duration::from_secs((estimate / 2 + 1) as u64)))
                }
            }
        }
    };
    let workers = context.config.concurrent("namespace");
    Runner::new("namespace-controller", workers).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

struct Deleter {
    client: Client,
    discovery: Arc<Discovery>,
}

impl Deleter {
    /// Seconds until what remains may be gone; 0 when the namespace is finalized.
    async fn delete(&self, name: &str) -> Result<i64, SyncError> {
        let Some(mut namespace) = self.client.get_opt::<Value>(&resources::NAMESPACES, "", name).await? else {
            return Ok(0);
        };
        let Some(deleted_at) = namespace["metadata"]["deletionTimestamp"].as_str().map(str::to_owned) else {
            return Ok(0);
        };
        if namespace["status"]["phase"] != "Terminating" {
            namespace = match self.update(namespace, "status", |n| n["status"]["phase"] = "Terminating".into()).await {
                Err(error) if error.is_not_found() => return Ok(0),
                other => other?,
            };
        }
        if !has_finalizer(&namespace) {
            return Ok(0);
        }
        let estimate = self.delete_content(name, &deleted_at, namespace).await?;
        if estimate > 0 {
            return Ok(estimate);
        }
        // The conditions were written: the finalizer goes from the newest state.
        let Some(namespace) = self.client.get_opt::<Value>(&resources::NAMESPACES, "", name).await? else {
            return Ok(0);
        };
        let finalize = |n: &mut Value| {
            if let Some(finalizers) = n["spec"]["finalizers"].as_array_mut() {
                finalizers.retain(|f| f != FINALIZER);
            }
        };
        match self.update(namespace, "finalize", finalize).await {
            Err(error) if error.is_not_found() => Ok(0),
            other => other.map(|_| 0).map_err(SyncError::from),
        }
    }

    async fn delete_content(&self, name: &str, deleted_at: &str, namespace: Value) -> Result<i64, SyncError> {
        let mut report = Report::default();
        let served = match self.discovery.refresh().await {
            Ok(served) => served,
            Err(error) => {
                report.discovery_failures.push(error.to_string());
                self.discovery.served()
            }
        };
        if !served.stale.is_empty() {
            let groups: Vec<String> =
                served.stale.iter().map(|gv| format!("{gv}: stale GroupVersion discovery: {gv}")).collect();
            report
                .discovery_failures
                .push(format!("unable to retrieve the complete list of server APIs: {}", groups.join(", ")));
        }
        let mut kinds: Vec<&ServedResource> =
            served.preferred(&["delete"]).into_iter().filter(|r| r.resource.namespaced).collect();
        // Pods first; nothing else is touched while some are still ending.
        kinds.sort_by_key(|r| r.resource != resources::PODS);
        let mut estimate = 0;
        for kind in kinds {
            match self.delete_kind(kind, name, deleted_at).await {
                Err(error) => report.content_failures.push(error),
                Ok(remaining) => {
                    estimate = estimate.max(remaining.estimate_seconds);
                    if kind.resource == resources::PODS && remaining.count > 0 {
                        break;
                    }
                    report.add(&kind.resource, remaining);
                }
            }
            if kind.resource == resources::PODS && !report.content_failures.is_empty() {
                break;
            }
        }
        let failures: Vec<String> = report.discovery_failures.iter().chain(&report.content_failures).cloned().collect();
        let now = jiff::Timestamp::now();
        let mut wanted = namespace.clone();
        if report.write_conditions(&mut wanted, now) {
            let written = self.update(namespace, "status", |n| {
                report.write_conditions(n, now);
            });
            match written.await {
                Err(error) if error.is_not_found() => return Ok(0),
                Err(error) => return Err(error.into()),
                Ok(_) => {}
            }
        }
        match failures.len() {
            0 => Ok(estimate),
            1 => Err(SyncError::new(failures.into_iter().next().unwrap_or_default())),
            _ => Err(SyncError::new(format!("[{}]", failures.join(", ")))),
        }
    }

    /// Deletes all objects of a kind and says what is left of them.
    async fn delete_kind(&self, kind: &ServedResource, namespace: &str, deleted_at: &str) -> Result<Remaining, String> {
        let resource = &kind.resource;
        let mut estimate = 0;
        if *resource == resources::PODS {
            let pods = self.client.list_all::<Pod>(resource, namespace, &ListOptions::default()).await;
            let pods = pods.map_err(|e| format!("failed to list pods in namespace {namespace}: {e}"))?;
            estimate = decide::pods_estimate_seconds(&pods.items, deleted_at, jiff::Timestamp::now());
        }
        let options = DeleteOptions::default().propagation(Propagation::Background);
        let mut collected = false;
        if kind.can("deletecollection") {
            let all = ListOptions::default();
            collected = match self.client.delete_collection(resource, namespace, &options, &all).await {
                Ok(_) => true,
                Err(error) if error.code() == 405 || error.is_not_found() => false,
                Err(error) => return Err(error.to_string()),
            };
        }
        if !kind.can("list") {
            return Ok(Remaining::default());
        }
        if !collected {
            for object in self.list(kind, namespace).await? {
                let deleted = self.client.delete(resource, namespace, &object.metadata.name, &options).await;
                if let Err(error) = deleted
                    && !error.is_not_found()
                    && error.code() != 405
                {
                    return Err(error.to_string());
                }
            }
        }
        let left = self.list(kind, namespace).await?;
        let mut remaining = Remaining::of(&left);
        if remaining.count == 0 {
            return Ok(remaining);
        }
        if estimate > 0 {
            remaining.estimate_seconds = estimate;
        } else if !remaining.finalizers.is_empty() {
            remaining.estimate_seconds = FINALIZER_ESTIMATE_SECONDS;
        } else {
            return Err(format!("unexpected items still remain in namespace: {namespace} for gvr: {}", resource.gvr()));
        }
        Ok(remaining)
    }

    async fn list(&self, kind: &ServedResource, namespace: &str) -> Result<Vec<PartialObject>, String> {
        match self.client.list_all::<PartialObject>(&kind.resource, namespace, &ListOptions::default()).await {
            Ok(list) => Ok(list.items),
            Err(error) if error.code() == 405 || error.is_not_found() => Ok(Vec::new()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// PUT of a changed namespace; on a conflict the change is made on the newest state.
    async fn update(
        &self,
        mut namespace: Value,
        subresource: &str,
        change: impl Fn(&mut Value),
    ) -> Result<Value, Error> {
        let name = namespace["metadata"]["name"].as_str().unwrap_or_default().to_owned();
        let options = WriteOptions::default();
        for _ in 0..MAX_CONFLICTS {
            change(&mut namespace);
            let written = self
                .client
                .update_subresource::<Value>(&resources::NAMESPACES, "", &name, subresource, &namespace, &options)
                .await;
            match written {
                Err(error) if error.is_conflict() => {
                    let fresh: Value = self.client.get(&resources::NAMESPACES, "", &name).await?;
                    if fresh["metadata"]["uid"] != namespace["metadata"]["uid"] {
                        return Err(Error::Decode("namespace uid has changed across retries".into()));
                    }
                    namespace = fresh;
                }
                other => return other,
            }
        }
        Err(Error::Decode(format!("namespace {name} changed {MAX_CONFLICTS} times while it was written")))
    }
}

fn has_finalizer(namespace: &Value) -> bool {
    namespace["spec"]["finalizers"].as_array().is_some_and(|list| list.iter().any(|f| f == FINALIZER))
}
