//! ResourceQuota: an object that would exceed a quota of its namespace is
//! refused; one that fits is charged to the quota's status before it is
//! written, under the status' resourceVersion, so that two writers cannot both
//! take the last place. The controller corrects what was charged in vain.
//!
//! Limits: [`ATTEMPTS`] tries against concurrent charges.
//!
//! Upstream followed: `apiserver/pkg/admission/plugin/resourcequota`.

pub mod evaluate;

use std::collections::BTreeSet;
use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::live_list::LiveList;
use super::resources::{List, add, list, subtract};

const ATTEMPTS: usize = 10;

pub struct ResourceQuota(LiveList);

impl ResourceQuota {
    pub fn new(loopback: Arc<dyn Loopback>) -> Self {
        ResourceQuota(LiveList::new(loopback, "resourcequotas"))
    }
}

#[async_trait]
impl AdmissionPlugin for ResourceQuota {
    fn name(&self) -> &'static str {
        "ResourceQuota"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.namespace.is_empty() || !is_counted(request) {
            return Ok(());
        }
        let mut quotas = self.0.of(&request.namespace).await.map_err(|_| Status::internal("error resolving quota"))?;
        if quotas.is_empty() {
            return Ok(());
        }
        let (loopback, resource) = (&self.0.loopback, self.0.resource());
        let mut last = None;
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                // Somebody else charged one of them: look again.
                for quota in &mut quotas {
                    let name = text(&quota["metadata"], "name").to_owned();
                    match loopback.get(resource, &request.namespace, &name).await {
                        Ok(live) => *quota = live,
                        Err(status) if status.is_not_found() => *quota = Value::Null,
                        Err(status) => return Err(status),
                    }
                }
                quotas.retain(|quota| !quota.is_null());
            }
            let charged = charge(request, &quotas).map_err(|why| forbidden(request, why))?;
            if request.dry_run || charged.is_empty() {
                return Ok(());
            }
            match self.write(request, resource, charged).await {
                Ok(()) => return Ok(()),
                Err(status) if status.is_conflict() => last = Some(status),
                Err(status) => return Err(status),
            }
        }
        Err(last.unwrap_or_else(|| Status::internal("quota could not be charged")))
    }
}

impl ResourceQuota {
    async fn write(
        &self,
        request: &AdmissionRequest,
        resource: &GroupResource,
        charged: Vec<Value>,
    ) -> Result<(), Status> {
        for quota in charged {
            self.0.loopback.update(resource, &request.namespace, "status", quota).await?;
        }
        Ok(())
    }
}

/// Creates of everything; updates where usage can grow.
fn is_counted(request: &AdmissionRequest) -> bool {
    let core = |name: &str| request.resource.group.is_empty() && request.resource.resource == name;
    match (request.operation, request.subresource.as_str()) {
        (Operation::Create, "") => true,
        (Operation::Update, "") => core("services") || core("persistentvolumeclaims"),
        (Operation::Update, "resize") => core("pods"),
        _ => false,
    }
}

/// The quotas with their new status, or the sentence of the refusal. A quota
/// whose status says nothing yet does not concern anything.
fn charge(request: &AdmissionRequest, quotas: &[Value]) -> Result<Vec<Value>, String> {
    let resource = request.resource.group_resource();
    let mut concerned = Vec::new();
    for quota in quotas {
        let hard = list(&quota["status"]["hard"]);
        let restricted = evaluate::matching(&resource, hard.keys());
        if restricted.is_empty() || !evaluate::scopes_match(&quota["spec"], &resource, &request.object) {
            continue;
        }
        let name = text(&quota["metadata"], "name");
        if let Some(why) = evaluate::missing_requirements(&resource, &restricted, &request.object) {
            return Err(format!("failed quota: {name}: {why}"));
        }
        let used = list(&quota["status"]["used"]);
        if restricted.iter().any(|wanted| !used.contains_key(wanted)) {
            let names: Vec<String> = restricted.into_iter().collect();
            return Err(format!("status unknown for quota: {name}, resources: {}", names.join(",")));
        }
        concerned.push((quota, hard, used));
    }
    let mut delta = evaluate::usage(&resource, &request.object);
    if request.operation == Operation::Update {
        delta = subtract(&delta, &evaluate::usage(&resource, &request.old_object));
    }
    if delta.values().all(apimachinery::Quantity::is_zero) {
        return Ok(Vec::new());
    }
    let mut charged = Vec::new();
    for (quota, hard, used) in concerned {
        let requested: List =
            delta.iter().filter(|(n, _)| hard.contains_key(*n)).map(|(n, q)| (n.clone(), q.clone())).collect();
        if requested.is_empty() {
            continue;
        }
        let mut after = used.clone();
        add(&mut after, &requested);
        // What shrinks is never refused, even above the limit.
        let exceeded: BTreeSet<&String> = requested
            .iter()
            .filter(|(name, quantity)| quantity.sign() > 0 && after.get(*name) > hard.get(*name))
            .map(|(name, _)| name)
            .collect();
        if !exceeded.is_empty() {
            let show = |list: &List| {
                let parts: Vec<String> = exceeded
                    .iter()
                    .filter_map(|name| Some(format!("{name}={}", list.get(*name)?.canonical())))
                    .collect();
                parts.join(",")
            };
            return Err(format!(
                "exceeded quota: {}, requested: {}, used: {}, limited: {}",
                text(&quota["metadata"], "name"),
                show(&requested),
                show(&used),
                show(&hard)
            ));
        }
        let mut quota = quota.clone();
        for name in requested.keys() {
            if let Some(quantity) = after.get(name) {
                quota["status"]["used"][name] = quantity.canonical().into();
            }
        }
        charged.push(quota);
    }
    Ok(charged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pod(cpu: &str) -> AdmissionRequest {
        AdmissionRequest {
            resource: apimachinery::GroupVersionResource::new("", "v1", "pods"),
            object: json!({"spec": {"containers": [{"name": "c", "resources": {"requests": {"cpu": cpu}}}]}}),
            ..AdmissionRequest::empty(Operation::Create)
        }
    }

    fn quota(hard: Value, used: Value) -> Value {
        json!({"metadata": {"name": "q"}, "spec": {}, "status": {"hard": hard, "used": used}})
    }

    #[test]
    fn what_fits_is_charged() {
        let quota = quota(json!({"pods": "5", "requests.cpu": "1"}), json!({"pods": "1", "requests.cpu": "300m"}));
        let charged = charge(&pod("200m"), &[quota]).unwrap();
        assert_eq!(charged[0]["status"]["used"], json!({"pods": "2", "requests.cpu": "500m"}));
    }

    #[test]
    fn what_does_not_fit_is_told_in_full() {
        let quota = quota(json!({"requests.cpu": "1", "pods": "5"}), json!({"requests.cpu": "900m", "pods": "1"}));
        assert_eq!(
            charge(&pod("200m"), &[quota]).unwrap_err(),
            "exceeded quota: q, requested: requests.cpu=200m, used: requests.cpu=900m, limited: requests.cpu=1"
        );
    }

    #[test]
    fn a_quota_that_is_not_counted_yet_stops_its_resources() {
        let unknown = quota(json!({"pods": "5"}), json!({}));
        assert_eq!(charge(&pod("1"), &[unknown]).unwrap_err(), "status unknown for quota: q, resources: pods");
        assert_eq!(
            charge(&pod("1"), &[json!({"metadata": {"name": "q"}, "spec": {"hard": {"pods": "0"}}})]),
            Ok(vec![])
        );
    }

    #[test]
    fn an_update_costs_the_difference_and_shrinking_is_free() {
        let request = |old: i64, new: i64| {
            let service = |ports: i64| json!({"spec": {"type": "NodePort", "ports": vec![json!({}); ports as usize]}});
            AdmissionRequest {
                resource: apimachinery::GroupVersionResource::new("", "v1", "services"),
                object: service(new),
                old_object: service(old),
                ..AdmissionRequest::empty(Operation::Update)
            }
        };
        let full = || quota(json!({"services.nodeports": "2"}), json!({"services.nodeports": "3"}));
        assert!(charge(&request(1, 2), &[full()]).is_err());
        assert_eq!(charge(&request(2, 1), &[full()]).unwrap()[0]["status"]["used"]["services.nodeports"], "2");
        assert_eq!(charge(&request(2, 2), &[full()]), Ok(vec![]));
    }
}
