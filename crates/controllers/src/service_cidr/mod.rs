//! service-cidr-controller: the Ready condition of ServiceCIDRs, and that none
//! goes while Services have addresses of it.
//!
//! A ServiceCIDR that is being deleted goes when another holds its range, or when
//! no address that Services hold is in it alone; then after a grace, in which the
//! API servers' allocators take notice. Upstream followed:
//! pkg/controller/servicecidrs.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use client::meta::null_is_empty;
use client::resources::{IP_ADDRESSES, SERVICE_CIDRS};
use client::{Client, ObjectMeta, PartialObject, Patch, WriteOptions};
use informers::{Event, Informer, Key};
use ipnet::IpNet;
use jiff::SignedDuration;
use reconciler::clock::{parse_time, time_text};
use reconciler::events::EventType;
use reconciler::{EventRecorder, Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;

const NAME: &str = "service-cidr-controller";
const FINALIZER: &str = "networking.k8s.io/service-cidr-finalizer";
const GRACE: SignedDuration = SignedDuration::from_secs(10);
const MANAGED_BY: &str = "ipaddress.kubernetes.io/managed-by";
/// Who makes the addresses of Services.
const ALLOCATOR: &str = "ipallocator.k8s.io";
const FAMILY: &str = "ipaddress.kubernetes.io/ip-family";
const MAX_RETRIES: u32 = 15;
const WORKERS: usize = 5;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
struct ServiceCidr {
    metadata: ObjectMeta,
    spec: Spec,
    status: Value,
}
informers::object!(ServiceCidr);

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
struct Spec {
    #[serde(deserialize_with = "null_is_empty")]
    cidrs: Vec<String>,
}

impl ServiceCidr {
    fn ranges(&self) -> impl Iterator<Item = IpNet> + '_ {
        self.spec.cidrs.iter().filter_map(|text| text.parse().ok())
    }
    fn holds(&self, address: &IpAddr) -> bool {
        self.ranges().any(|range| range.contains(address))
    }
    fn overlaps(&self, other: &IpNet) -> bool {
        self.ranges().any(|range| range.contains(&other.network()) || other.contains(&range.network()))
    }
}

/// The address that Services hold by this object.
fn address(object: &PartialObject) -> Option<IpAddr> {
    let ours = object.metadata.labels.get(MANAGED_BY).is_some_and(|m| m == ALLOCATOR);
    if ours { object.metadata.name.parse().ok() } else { None }
}

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    cidrs: Informer<ServiceCidr>,
    addresses: Informer<PartialObject>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("service-cidrs-controller").await?;
    let controller = Controller {
        recorder: context.recorder(&client, NAME),
        client,
        cidrs: context.factory.informer(&SERVICE_CIDRS),
        addresses: context.factory.informer(&IP_ADDRESSES),
        context: context.clone(),
    };
    let queue: Queue<Key> = Queue::new("ipaddresses");
    {
        let (queue, cidrs) = (queue.clone(), controller.cidrs.clone());
        controller.cidrs.add_handler(move |event| {
            queue.add(event.key());
            if let Event::Added { object, .. } = event {
                // Those that wait to go may now.
                let near = |other: &Arc<ServiceCidr>| object.ranges().any(|range| other.overlaps(&range));
                cidrs.list().iter().filter(|c| near(c)).for_each(|c| queue.add(Key::new("", &*c.metadata.name)));
            }
        });
    }
    {
        let (queue, cidrs) = (queue.clone(), controller.cidrs.clone());
        controller.addresses.add_handler(move |event| {
            if let Event::Updated { .. } = event {
                return;
            }
            let Some(address) = address(event.object()) else { return };
            cidrs
                .list()
                .iter()
                .filter(|c| c.holds(&address))
                .for_each(|c| queue.add(Key::new("", c.metadata.name.as_str())));
        });
    }
    context.synced().await;
    Runner::new("ipaddresses", WORKERS)
        .max_retries(MAX_RETRIES)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move { controller.sync(&key).await }
        })
        .await;
    Ok(())
}

/// Whether it may go: pure over what there is.
fn may_go(cidr: &ServiceCidr, all: &[Arc<ServiceCidr>], addresses: &[IpAddr]) -> bool {
    let name = &cidr.metadata.name;
    let has_parent = cidr.ranges().all(|range| {
        all.iter().any(|other| {
            other.metadata.name != *name
                && other.ranges().any(|r| r.contains(&range.network()) && r.prefix_len() <= range.prefix_len())
        })
    });
    if has_parent {
        return true;
    }
    let families: BTreeSet<bool> = cidr.ranges().map(|range| range.network().is_ipv6()).collect();
    !addresses.iter().filter(|a| families.contains(&a.is_ipv6())).any(|address| {
        let mut holders = all.iter().filter(|c| c.holds(address));
        holders.next().is_some_and(|only| only.metadata.name == *name) && holders.next().is_none()
    })
}

impl Controller {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(cidr) = self.cidrs.get_key(key) else { return Ok(Next::Done) };
        if let Some(deleted) = &cidr.metadata.deletion_timestamp {
            let addresses: Vec<IpAddr> = self
                .addresses
                .list()
                .iter()
                .filter(|a| a.metadata.labels.contains_key(FAMILY))
                .filter_map(|a| address(a))
                .collect();
            if !may_go(&cidr, &self.cidrs.list(), &addresses) {
                let text = "There are still IPAddresses referencing the ServiceCIDR, please remove them or create a new \
                            ServiceCIDR";
                self.set_condition(&cidr, "False", "Terminating", text).await?;
                return Ok(Next::Done);
            }
            let gone_for = parse_time(deleted).map_or(GRACE, |at| self.context.now().duration_since(at));
            if let Ok(left) = std::time::Duration::try_from(GRACE - gone_for)
                && !left.is_zero()
            {
                return Ok(Next::After(left));
            }
            if cidr.metadata.finalizers.iter().any(|f| f == FINALIZER) {
                self.patch(key, json!({"metadata": {"$deleteFromPrimitiveList/finalizers": [FINALIZER]}})).await?;
            }
            return Ok(Next::Done);
        }
        if !cidr.metadata.finalizers.iter().any(|f| f == FINALIZER) {
            self.patch(key, json!({"metadata": {"finalizers": [FINALIZER]}})).await?;
        }
        if let Err(error) = self.set_condition(&cidr, "True", "", "Kubernetes Service CIDR is ready").await {
            let text = "The ServiceCIDR Status can not be set to Ready=True";
            let regarding = ObjectReference::new(&SERVICE_CIDRS, &cidr.metadata);
            self.recorder.event(&regarding, EventType::Warning, "KubernetesServiceCIDRError", text);
            return Err(error);
        }
        Ok(Next::Done)
    }

    async fn patch(&self, key: &Key, patch: Value) -> Result<(), SyncError> {
        let (patch, options) = (Patch::Strategic(patch), WriteOptions::default());
        match self.client.patch::<Value>(&SERVICE_CIDRS, "", &key.name, "", &patch, &options).await {
            Err(error) if !error.is_not_found() => Err(error.into()),
            _ => Ok(()),
        }
    }

    async fn set_condition(&self, cidr: &ServiceCidr, status: &str, reason: &str, text: &str) -> Result<(), SyncError> {
        let known = cidr.status["conditions"].as_array().into_iter().flatten().find(|c| c["type"] == "Ready");
        if known.is_some_and(|c| c["status"] == status && c["reason"] == reason && c["message"] == text) {
            return Ok(());
        }
        let name = &cidr.metadata.name;
        let object = json!({
            "apiVersion": SERVICE_CIDRS.api_version(), "kind": "ServiceCIDR", "metadata": {"name": name},
            "status": {"conditions": [{"type": "Ready", "status": status, "reason": reason, "message": text,
                "lastTransitionTime": time_text(self.context.now())}]},
        });
        let apply = Patch::Apply { object, force: true };
        self.client.patch::<Value>(&SERVICE_CIDRS, "", name, "status", &apply, &WriteOptions::manager(NAME)).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cidr(name: &str, ranges: &[&str]) -> Arc<ServiceCidr> {
        Arc::new(serde_json::from_value(json!({"metadata": {"name": name}, "spec": {"cidrs": ranges}})).unwrap())
    }

    #[test]
    fn the_last_range_of_an_address_stays() {
        let (small, large) = (cidr("small", &["10.0.0.0/24"]), cidr("large", &["10.0.0.0/16"]));
        let used: Vec<IpAddr> = vec!["10.0.0.5".parse().unwrap()];
        assert!(may_go(&small, &[small.clone(), large.clone()], &used), "the larger holds it all");
        assert!(may_go(&large, &[small.clone(), large.clone()], &used), "the address is in both");
        assert!(!may_go(&small, std::slice::from_ref(&small), &used));
        assert!(may_go(&small, std::slice::from_ref(&small), &["fd00::1".parse().unwrap()]));
    }
}
