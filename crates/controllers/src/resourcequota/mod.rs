//! resourcequota-controller: `status.used` of each quota, counted anew.
//!
//! Admission raises the usage with each creation; this controller lowers it when
//! objects go, and follows changes of the limits. Watches quotas, pods, services,
//! claims, ConfigMaps and Secrets; other kinds are counted by listing them when a quota names them, and
//! every `--resource-quota-sync-period`. Upstream followed: pkg/controller/resourcequota.

mod usage;

use apimachinery::quantity::{Format, Quantity};
use client::resources::{CONFIG_MAPS, PERSISTENT_VOLUME_CLAIMS, PODS, RESOURCE_QUOTAS, SECRETS, SERVICES};
use client::{Client, ListOptions, ObjectMeta, PartialObject, ResourceRef, WriteOptions};
use informers::{Event, Informer, Key, Selection};
use reconciler::pod::Pod;
use reconciler::{Next, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use crate::types::{Claim, Service};

use usage::Usage;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Quota {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}
/// An object that is only counted.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Counted {
    pub metadata: ObjectMeta,
}
informers::object!(Quota, Counted);

#[derive(Clone)]
struct Controller {
    client: Client,
    quotas: Informer<Quota>,
    pods: Informer<Pod>,
    services: Informer<Service>,
    claims: Informer<Claim>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("resourcequota-controller").await?;
    let quotas = context.factory.informer::<Quota>(&RESOURCE_QUOTAS);
    let pods = context.factory.informer::<Pod>(&PODS);
    let services = context.factory.informer::<Service>(&SERVICES);
    let claims = context.factory.informer::<Claim>(&PERSISTENT_VOLUME_CLAIMS);
    let queue: Queue<Key> = Queue::new("resourcequota_primary");
    {
        let queue = queue.clone();
        quotas.add_handler(move |event| {
            // The usage that admission writes is right already.
            if event.old().is_none_or(|old| old.spec != event.object().spec) {
                queue.add(event.key());
            }
        });
    }
    let wake = {
        let (quotas, queue) = (quotas.clone(), queue.clone());
        move |namespace: &str| {
            for quota in quotas.store().list_namespace(namespace) {
                queue.add(Key::new(namespace, quota.metadata.name.as_str()));
            }
        }
    };
    {
        let wake = wake.clone();
        pods.add_handler(move |event| match event {
            Event::Deleted { object, .. } => wake(&object.metadata.namespace),
            Event::Updated { old, new } if !old.is_finished() && new.is_finished() => wake(&new.metadata.namespace),
            _ => {}
        });
    }
    {
        let wake = wake.clone();
        services.add_handler(move |event| match event {
            Event::Deleted { object, .. } => wake(&object.metadata.namespace),
            Event::Updated { old, new } if old.spec != new.spec => wake(&new.metadata.namespace),
            _ => {}
        });
    }
    {
        let wake = wake.clone();
        claims.add_handler(move |event| match event {
            Event::Deleted { object, .. } => wake(&object.metadata.namespace),
            Event::Updated { old, new } if old.spec != new.spec => wake(&new.metadata.namespace),
            _ => {}
        });
    }
    // Of the kinds that are only counted, the frequent ones are watched too.
    for resource in [&CONFIG_MAPS, &SECRETS] {
        let (objects, wake) =
            (context.factory.informer_with::<Counted>(resource, Selection::metadata_only()), wake.clone());
        objects.add_handler(move |event| {
            if matches!(event, Event::Deleted { .. }) {
                wake(&event.object().metadata.namespace);
            }
        });
    }
    context.synced().await;
    let controller = Controller { client, quotas, pods, services, claims, context: context.clone() };
    Runner::new("resourcequota", context.config.concurrent("resource-quota"))
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(quota) = self.quotas.store().get_key(key) else { return Ok(Next::Done) };
        let empty = serde_json::Map::new();
        let hard = quota.spec["hard"].as_object().unwrap_or(&empty);
        let counted = self.count(&quota, hard).await?;
        let mut used = serde_json::Map::new();
        for name in hard.keys() {
            match counted.get(name) {
                Some(amount) => used.insert(name.clone(), json!(amount.to_string())),
                // What nobody counts keeps what it had.
                None => quota.status["used"].get(name).and_then(|had| used.insert(name.clone(), had.clone())),
            };
        }
        let used = Value::Object(used);
        let wanted = Value::Object(hard.clone());
        let again = Ok(Next::After(self.context.config.resource_quota_sync_period));
        if same(&quota.status["hard"], &wanted) && same(&quota.status["used"], &used) {
            return again;
        }
        let m = &quota.metadata;
        // The role may not read a quota by name: what is watched is written back.
        let object = json!({
            "apiVersion": "v1", "kind": "ResourceQuota", "metadata": m, "spec": quota.spec,
            "status": {"hard": wanted, "used": used},
        });
        let options = WriteOptions::default();
        self.client
            .update_subresource::<Value>(&RESOURCE_QUOTAS, &m.namespace, &m.name, "status", &object, &options)
            .await?;
        again
    }

    async fn count(&self, quota: &Quota, hard: &serde_json::Map<String, Value>) -> Result<Usage, SyncError> {
        let namespace = &quota.metadata.namespace;
        let scoped = usage::has_scopes(&quota.spec);
        let now = self.context.now();
        let mut total = Usage::new();
        for pod in self.pods.store().list_namespace(namespace) {
            if usage::in_scopes(&quota.spec, &pod) {
                usage::add(&mut total, &usage::of_pod(&pod, now));
            }
        }
        if !scoped {
            for service in self.services.store().list_namespace(namespace) {
                usage::add(&mut total, &usage::of_service(&service));
            }
            for claim in self.claims.store().list_namespace(namespace) {
                usage::add(&mut total, &usage::of_claim(&claim));
            }
        }
        for name in hard.keys().filter(|name| !total.contains_key(*name)).cloned().collect::<Vec<_>>() {
            let zero = Quantity::zero(Format::DecimalSI);
            let amount = match self.listed(&name) {
                Some(resource) if !scoped => self.objects(&resource, namespace).await?,
                Some(_) => zero,
                None if is_counted_here(&name) => zero,
                None => continue,
            };
            total.insert(name, amount);
        }
        Ok(total)
    }

    /// The resource behind `count/deployments.apps`, `configmaps` and the like.
    fn listed(&self, name: &str) -> Option<ResourceRef> {
        let (resource, group) = match name.strip_prefix("count/") {
            Some(counted) => counted.split_once('.').unwrap_or((counted, "")),
            None if ["configmaps", "secrets", "replicationcontrollers", "resourcequotas"].contains(&name) => (name, ""),
            None => return None,
        };
        let known = ["pods", "services", "persistentvolumeclaims"];
        if group.is_empty() && known.contains(&resource) {
            return None;
        }
        client::resources::ALL.iter().find(|r| r.resource == resource && r.group == group).map(|r| (*r).clone())
    }

    async fn objects(&self, resource: &ResourceRef, namespace: &str) -> Result<Quantity, SyncError> {
        let options = ListOptions { metadata_only: true, ..ListOptions::default() };
        let list = self.client.list_all::<PartialObject>(resource, namespace, &options).await?;
        Ok(Quantity::new(i64::try_from(list.items.len()).unwrap_or(i64::MAX), Format::DecimalSI))
    }
}

/// Counted of pods, services and claims, though there are none.
fn is_counted_here(name: &str) -> bool {
    let plain = ["pods", "cpu", "memory", "ephemeral-storage", "services", "persistentvolumeclaims"];
    plain.contains(&name)
        || ["requests.", "limits.", "services.", "hugepages-"].iter().any(|p| name.starts_with(p))
        || ["count/pods", "count/services", "count/persistentvolumeclaims"].contains(&name)
        || name.contains(".storageclass.storage.k8s.io/")
}

/// The same names with amounts that are equal.
fn same(a: &Value, b: &Value) -> bool {
    let read = |value: &Value| -> Usage {
        let list = value.as_object().cloned().unwrap_or_default();
        usage::read(&list.into_iter().collect())
    };
    !a.is_null() && read(a) == read(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_compared_not_texts() {
        assert!(same(&json!({"cpu": "1"}), &json!({"cpu": "1000m"})));
        assert!(!same(&json!({"cpu": "1"}), &json!({"cpu": "1", "pods": "0"})));
        assert!(!same(&Value::Null, &json!({})));
    }
}
