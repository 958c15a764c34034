//! clusterrole-aggregation-controller: a ClusterRole with an aggregation rule holds
//! the rules of all roles that its selectors match.
//!
//! Watches ClusterRoles; any change of one looks at every aggregating one. Rules
//! are applied by server-side apply under the manager
//! `clusterrole-aggregation-controller`.
//! Upstream followed: pkg/controller/clusterroleaggregation.

mod decide;

use client::{Patch, WriteOptions, resources};
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use decide::ClusterRole;

const MANAGER: &str = "clusterrole-aggregation-controller";

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("clusterrole-aggregation-controller").await?;
    let roles = context.factory.informer::<ClusterRole>(&resources::CLUSTER_ROLES);
    let queue: Queue<String> = Queue::new("ClusterRoleAggregator");
    roles.add_handler({
        let (queue, roles) = (queue.clone(), roles.clone());
        move |_| {
            for role in roles.list() {
                if role.aggregation_rule.is_some() {
                    queue.add(role.metadata.name.clone());
                }
            }
        }
    });
    context.synced().await;
    let sync = move |name: String| {
        let (client, roles) = (client.clone(), roles.clone());
        async move {
            let Some(role) = roles.get("", &name) else { return Ok(Next::Done) };
            let all = roles.list();
            let Some(patch) = decide::decide(&role, all.iter().map(|r| &**r)).map_err(SyncError::new)? else {
                return Ok(Next::Done);
            };
            let options = WriteOptions::manager(MANAGER);
            let patch = Patch::Apply { object: patch, force: true };
            client.patch::<Value>(&resources::CLUSTER_ROLES, "", &name, "", &patch, &options).await?;
            Ok(Next::Done)
        }
    };
    Runner::new("clusterrole-aggregation-controller", 5).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
