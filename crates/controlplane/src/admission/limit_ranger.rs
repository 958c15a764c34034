//! LimitRanger: defaults of a namespace's LimitRanges go into pods; minimum,
//! maximum and ratio are enforced on containers, pods and volume claims.
//!
//! Upstream followed: `plugin/pkg/admission/limitranger/admission.go`.

use std::sync::Arc;

use apimachinery::quantity::Quantity;
use apimachinery::{Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::items;
use super::live_list::LiveList;
use super::resources::{List, Side, list, of_pod};

const ANNOTATION: &str = "kubernetes.io/limit-ranger";
/// Above this, values are compared whole, below in thousandths.
const MAX_MILLI: i64 = i64::MAX / 1000;

pub struct LimitRanger(LiveList);

impl LimitRanger {
    pub fn new(loopback: Arc<dyn Loopback>) -> Self {
        LimitRanger(LiveList::new(loopback, "limitranges"))
    }

    async fn ranges(&self, request: &AdmissionRequest) -> Result<Vec<Value>, Status> {
        self.0.of(&request.namespace).await.map_err(|_| {
            let what = format!("{} {}", request.operation.as_str(), request.resource.resource);
            forbidden(
                request,
                format!("unable to {what} at this time because there was an error enforcing limit ranges"),
            )
        })
    }

    async fn each(
        &self,
        request: &mut AdmissionRequest,
        act: fn(&Value, &str, &mut Value) -> Vec<String>,
    ) -> Result<(), Status> {
        let pod = request.kind.group.is_empty() && request.kind.kind == "Pod";
        let claim = request.kind.group.is_empty() && request.kind.kind == "PersistentVolumeClaim";
        let resize = pod && request.subresource == "resize" && request.operation == Operation::Update;
        let plain = request.subresource.is_empty() && (claim || (pod && request.operation == Operation::Create));
        if !(resize || plain) || request.old_object["metadata"].get("deletionTimestamp").is_some() {
            return Ok(());
        }
        for range in self.ranges(request).await? {
            let resource = request.resource.resource.clone();
            let errors = act(&range, &resource, &mut request.object);
            if !errors.is_empty() {
                return Err(forbidden(request, apiserver::authz::rbac::aggregate(&errors)));
            }
        }
        Ok(())
    }
}

#[async_trait]
impl AdmissionPlugin for LimitRanger {
    fn name(&self) -> &'static str {
        "LimitRanger"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        self.each(request, |range, resource, object| {
            if resource == "pods" {
                set_defaults(range, object);
            }
            Vec::new()
        })
        .await
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        self.each(request, |range, resource, object| match resource {
            "pods" => pod_problems(range, &object["spec"]),
            "persistentvolumeclaims" => claim_problems(range, &object["spec"]),
            _ => Vec::new(),
        })
        .await
    }
}

fn set_defaults(range: &Value, pod: &mut Value) {
    let (mut requests, mut limits) = (serde_json::Map::new(), serde_json::Map::new());
    for limit in items(&range["spec"], "limits").filter(|l| text(l, "type") == "Container") {
        requests.extend(limit["defaultRequest"].as_object().cloned().unwrap_or_default());
        limits.extend(limit["default"].as_object().cloned().unwrap_or_default());
    }
    let mut notes = Vec::new();
    for (list, word) in [("containers", "container"), ("initContainers", "init container")] {
        for container in pod["spec"][list].as_array_mut().into_iter().flatten() {
            let name = text(container, "name").to_owned();
            let set_requests = fill(&mut container["resources"], "requests", &requests);
            let set_limits = fill(&mut container["resources"], "limits", &limits);
            if !set_requests.is_empty() {
                notes.push(format!("{} request for {word} {name}", set_requests.join(", ")));
            }
            if !set_limits.is_empty() {
                notes.push(format!("{} limit for {word} {name}", set_limits.join(", ")));
            }
        }
    }
    if !notes.is_empty() {
        pod["metadata"]["annotations"][ANNOTATION] = format!("LimitRanger plugin set: {}", notes.join("; ")).into();
    }
}

/// Fills absent entries; gives their names, sorted.
fn fill(resources: &mut Value, side: &str, defaults: &serde_json::Map<String, Value>) -> Vec<String> {
    let mut set = Vec::new();
    for (name, value) in defaults {
        if resources[side].get(name).is_none() {
            resources[side][name] = value.clone();
            set.push(name.clone());
        }
    }
    set.sort();
    set
}

struct Observed {
    request: List,
    limit: List,
}

fn pod_problems(range: &Value, spec: &Value) -> Vec<String> {
    let mut errors = Vec::new();
    for limit in items(&range["spec"], "limits") {
        match text(limit, "type") {
            "Container" => {
                for container in items(spec, "containers").chain(items(spec, "initContainers")) {
                    let observed = Observed {
                        request: list(&container["resources"]["requests"]),
                        limit: list(&container["resources"]["limits"]),
                    };
                    check("Container", limit, &observed, &mut errors);
                }
            }
            "Pod" => {
                let observed = Observed { request: of_pod(spec, Side::Requests), limit: of_pod(spec, Side::Limits) };
                check("Pod", limit, &observed, &mut errors);
            }
            _ => {}
        }
    }
    errors
}

fn check(kind: &str, limit: &Value, observed: &Observed, errors: &mut Vec<String>) {
    for (name, enforced) in list(&limit["min"]) {
        errors.extend(below_minimum(kind, &name, &enforced, &observed.request, &observed.limit));
    }
    for (name, enforced) in list(&limit["max"]) {
        errors.extend(above_maximum(kind, &name, &enforced, &observed.request, &observed.limit));
    }
    for (name, enforced) in list(&limit["maxLimitRequestRatio"]) {
        errors.extend(above_ratio(kind, &name, &enforced, &observed.request, &observed.limit));
    }
}

fn claim_problems(range: &Value, spec: &Value) -> Vec<String> {
    let requests = list(&spec["resources"]["requests"]);
    let kind = "PersistentVolumeClaim";
    let mut errors = Vec::new();
    for limit in items(&range["spec"], "limits").filter(|l| text(l, "type") == kind) {
        for (name, enforced) in list(&limit["min"]) {
            errors.extend(below_minimum(kind, &name, &enforced, &requests, &List::new()));
        }
        for (name, enforced) in list(&limit["max"]) {
            let shown = enforced.canonical();
            match requests.get(&name) {
                None => errors.push(format!("maximum {name} usage per {kind} is {shown}.  No request is specified")),
                Some(request) if comparable(request, None, &enforced).0 > comparable(request, None, &enforced).2 => {
                    let request = request.canonical();
                    errors.push(format!("maximum {name} usage per {kind} is {shown}, but request is {request}"));
                }
                Some(_) => {}
            }
        }
    }
    errors
}

/// Request, limit and bound as integers of one unit.
fn comparable(request: &Quantity, limit: Option<&Quantity>, enforced: &Quantity) -> (i64, i64, i64) {
    let zero = Quantity::new(0, enforced.format());
    let limit = limit.unwrap_or(&zero);
    if [request, limit, enforced].iter().all(|q| q.value() <= MAX_MILLI) {
        (request.milli_value(), limit.milli_value(), enforced.milli_value())
    } else {
        (request.value(), limit.value(), enforced.value())
    }
}

fn below_minimum(kind: &str, name: &str, enforced: &Quantity, requests: &List, limits: &List) -> Option<String> {
    let start = format!("minimum {name} usage per {kind} is {}", enforced.canonical());
    let Some(request) = requests.get(name) else { return Some(format!("{start}.  No request is specified")) };
    let limit = limits.get(name);
    let (asked, capped, bound) = comparable(request, limit, enforced);
    if asked < bound {
        return Some(format!("{start}, but request is {}", request.canonical()));
    }
    limit.filter(|_| capped < bound).map(|limit| format!("{start}, but limit is {}", limit.canonical()))
}

fn above_maximum(kind: &str, name: &str, enforced: &Quantity, requests: &List, limits: &List) -> Option<String> {
    let start = format!("maximum {name} usage per {kind} is {}", enforced.canonical());
    let Some(limit) = limits.get(name) else { return Some(format!("{start}.  No limit is specified")) };
    let zero = Quantity::new(0, enforced.format());
    let request = requests.get(name);
    let (asked, capped, bound) = comparable(request.unwrap_or(&zero), Some(limit), enforced);
    if capped > bound {
        return Some(format!("{start}, but limit is {}", limit.canonical()));
    }
    request.filter(|_| asked > bound).map(|request| format!("{start}, but request is {}", request.canonical()))
}

fn above_ratio(kind: &str, name: &str, enforced: &Quantity, requests: &List, limits: &List) -> Option<String> {
    let start = format!("{name} max limit to request ratio per {kind} is {}", enforced.canonical());
    let zero = Quantity::new(0, enforced.format());
    let (asked, capped, _) = comparable(requests.get(name).unwrap_or(&zero), limits.get(name), enforced);
    if asked == 0 {
        return Some(format!("{start}, but no request is specified or request is 0"));
    }
    if capped == 0 {
        return Some(format!("{start}, but no limit is specified or limit is 0"));
    }
    let ratio = capped as f64 / asked as f64;
    let exceeded = if enforced.value() <= MAX_MILLI {
        ratio * 1000.0 > enforced.milli_value() as f64
    } else {
        ratio > enforced.value() as f64
    };
    exceeded.then(|| format!("{start}, but provided ratio is {ratio:.6}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn defaults_fill_gaps_and_are_noted() {
        let range = json!({"spec": {"limits": [{"type": "Container",
            "default": {"cpu": "500m", "memory": "256Mi"}, "defaultRequest": {"cpu": "100m"}}]}});
        let mut pod = json!({"metadata": {"name": "a"}, "spec": {"containers": [
            {"name": "c", "resources": {"requests": {"memory": "64Mi"}}}]}});
        set_defaults(&range, &mut pod);
        assert_eq!(
            pod["spec"]["containers"][0]["resources"],
            json!({"requests": {"cpu": "100m", "memory": "64Mi"}, "limits": {"cpu": "500m", "memory": "256Mi"}})
        );
        assert_eq!(
            pod["metadata"]["annotations"][ANNOTATION],
            "LimitRanger plugin set: cpu request for container c; cpu, memory limit for container c"
        );
    }

    #[test]
    fn each_bound_has_its_sentence() {
        let spec = json!({"containers": [{"name": "c", "resources": {
            "requests": {"cpu": "100m", "memory": "1Gi"}, "limits": {"memory": "2Gi", "cpu": "2"}}}]});
        let ask = |limit: Value| pod_problems(&json!({"spec": {"limits": [limit]}}), &spec);
        assert_eq!(
            ask(json!({"type": "Container", "min": {"cpu": "500m"}})),
            ["minimum cpu usage per Container is 500m, but request is 100m"]
        );
        assert_eq!(
            ask(json!({"type": "Container", "max": {"cpu": "1", "memory": "1Gi"}})),
            [
                "maximum cpu usage per Container is 1, but limit is 2",
                "maximum memory usage per Container is 1Gi, but limit is 2Gi"
            ]
        );
        assert_eq!(
            ask(json!({"type": "Pod", "maxLimitRequestRatio": {"memory": "1.5"}})),
            ["memory max limit to request ratio per Pod is 1500m, but provided ratio is 2.000000"]
        );
        assert_eq!(ask(json!({"type": "Pod", "max": {"cpu": "2"}})), Vec::<String>::new());
    }

    #[test]
    fn claims_are_bounded_too() {
        let range = json!({"spec": {"limits": [{"type": "PersistentVolumeClaim", "min": {"storage": "1Gi"}, "max": {"storage": "5Gi"}}]}});
        let claim = |size: &str| claim_problems(&range, &json!({"resources": {"requests": {"storage": size}}}));
        assert_eq!(claim("500Mi"), ["minimum storage usage per PersistentVolumeClaim is 1Gi, but request is 500Mi"]);
        assert_eq!(claim("6Gi"), ["maximum storage usage per PersistentVolumeClaim is 5Gi, but request is 6Gi"]);
        assert_eq!(claim("2Gi"), Vec::<String>::new());
    }
}
