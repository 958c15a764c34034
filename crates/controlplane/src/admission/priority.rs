//! Priority: a pod's class becomes its number and preemption policy; at most
//! one class is the global default.
//!
//! Upstream followed: `plugin/pkg/admission/priority/admission.go`.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::registry::delete::Deleted;
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::{Caller, Hooks, Resource};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::is_pod;

pub struct Priority(pub Arc<dyn Loopback>);

/// The two system classes stay, whoever asks.
pub struct SystemClasses;

#[async_trait]
impl Hooks for SystemClasses {
    async fn delete(
        &self,
        _caller: &Caller<'_>,
        _resource: &Arc<Resource>,
        name: &str,
        _options: &DeleteOptions,
        _admit: bool,
    ) -> Option<Result<Deleted, Status>> {
        use crate::bootstrap::priority_classes::{SYSTEM_CLUSTER_CRITICAL, SYSTEM_NODE_CRITICAL};
        let system = matches!(name, SYSTEM_NODE_CRITICAL | SYSTEM_CLUSTER_CRITICAL);
        system
            .then(|| Err(Status::forbidden(&classes(), name, "this is a system priority class and cannot be deleted")))
    }
}

fn classes() -> GroupResource {
    GroupResource::new("scheduling.k8s.io", "priorityclasses")
}

/// Name, value, policy of the class that applies without a name.
fn default_of(all: &[Value]) -> (String, i64, Option<String>) {
    match default_class(all) {
        Some(class) => facts(class),
        None => (String::new(), 0, Some("PreemptLowerPriority".into())),
    }
}

fn facts(class: &Value) -> (String, i64, Option<String>) {
    (
        text(&class["metadata"], "name").to_owned(),
        class["value"].as_i64().unwrap_or_default(),
        class["preemptionPolicy"].as_str().map(str::to_owned),
    )
}

fn default_class(all: &[Value]) -> Option<&Value> {
    all.iter().filter(|c| c["globalDefault"] == true).min_by_key(|c| c["value"].as_i64().unwrap_or_default())
}

impl Priority {
    async fn pod(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.operation == Operation::Update {
            for field in ["priority", "preemptionPolicy"] {
                if request.object["spec"].get(field).is_none()
                    && let Some(old) = request.old_object["spec"].get(field)
                {
                    request.object["spec"][field] = old.clone();
                }
            }
            return Ok(());
        }
        let wanted = text(&request.object["spec"], "priorityClassName").to_owned();
        let (name, value, policy) = if wanted.is_empty() {
            let all = self.0.list_cached(&classes(), "").await.map_err(|status| {
                Status::internal(format!("error occurred while retrieving default priority class: {status}"))
            })?;
            default_of(&all)
        } else {
            match self.0.get_cached(&classes(), "", &wanted).await {
                Ok(class) => facts(&class),
                Err(status) if status.is_not_found() => {
                    return Err(forbidden(request, format!("no PriorityClass with name {wanted} was found")));
                }
                Err(status) => {
                    return Err(Status::internal(format!(
                        "failed to resolve PriorityClass with name {wanted}: {status}"
                    )));
                }
            }
        };
        if !name.is_empty() {
            request.object["spec"]["priorityClassName"] = name.into();
        }
        if let Some(given) = request.object["spec"]["priority"].as_i64()
            && given != value
        {
            return Err(forbidden(
                request,
                format!(
                    "the integer value of priority ({given}) must not be provided in pod spec; priority admission controller computed {value} from the given PriorityClass name"
                ),
            ));
        }
        request.object["spec"]["priority"] = value.into();
        if let Some(policy) = policy {
            if let Some(given) = request.object["spec"]["preemptionPolicy"].as_str()
                && given != policy
            {
                return Err(forbidden(
                    request,
                    format!(
                        "the string value of PreemptionPolicy ({given}) must not be provided in pod spec; priority admission controller computed {policy} from the given PriorityClass name"
                    ),
                ));
            }
            request.object["spec"]["preemptionPolicy"] = policy.into();
        }
        Ok(())
    }
}

#[async_trait]
impl AdmissionPlugin for Priority {
    fn name(&self) -> &'static str {
        "Priority"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if is_pod(request) && request.subresource.is_empty() { self.pod(request).await } else { Ok(()) }
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.resource.group != "scheduling.k8s.io"
            || request.resource.resource != "priorityclasses"
            || !request.subresource.is_empty()
            || request.object["globalDefault"] != true
        {
            return Ok(());
        }
        let all = self
            .0
            .list_cached(&classes(), "")
            .await
            .map_err(|status| Status::internal(format!("failed to get default priority class: {status}")))?;
        let Some(existing) = default_class(&all) else { return Ok(()) };
        let name = text(&existing["metadata"], "name");
        if request.operation == Operation::Create || name != text(&request.object["metadata"], "name") {
            let why = format!("PriorityClass {name} is already marked as default. Only one default can exist");
            return Err(forbidden(request, why));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_lowest_default_class_applies() {
        let class = |name: &str, value: i64, default: bool| json!({"metadata": {"name": name}, "value": value, "globalDefault": default});
        let all = [class("a", 10, true), class("b", 5, true), class("c", 1, false)];
        assert_eq!(default_of(&all), ("b".to_owned(), 5, None));
        assert_eq!(default_of(&[]), (String::new(), 0, Some("PreemptLowerPriority".to_owned())));
    }
}
