//! PodNodeSelector, PodTolerationRestriction and LimitPodHardAntiAffinityTopology:
//! where the pods of a namespace may run. All are off by default.
//!
//! Upstream followed: `plugin/pkg/admission/{podnodeselector,
//! podtolerationrestriction,antiaffinity}`, `pkg/util/tolerations`.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value, names};
use apiserver::admission::text;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;
use serde_json::json;

use super::tolerations::{self, covers};
use super::{is_pod, items};

const NODE_SELECTOR: &str = "scheduler.alpha.kubernetes.io/node-selector";
const DEFAULT_TOLERATIONS: &str = "scheduler.alpha.kubernetes.io/defaultTolerations";
const ALLOWED_TOLERATIONS: &str = "scheduler.alpha.kubernetes.io/tolerationsWhitelist";
const CLUSTER_SELECTOR: &str = "clusterDefaultNodeSelector";
const HOSTNAME: &str = "kubernetes.io/hostname";

/// A pod itself, no subresource of it.
fn concerns(request: &AdmissionRequest) -> bool {
    is_pod(request) && request.subresource.is_empty()
}

/// The namespace from the cache, else from etcd.
async fn namespace(loopback: &Arc<dyn Loopback>, name: &str) -> Result<Value, Status> {
    let resource = GroupResource::new("", "namespaces");
    match loopback.get_cached(&resource, "", name).await {
        Err(status) if status.is_not_found() => loopback.get(&resource, "", name).await,
        other => other,
    }
}

/// `a=b,c=d` as a map (`ConvertSelectorToLabelsMap`).
fn labels_of(selector: &str) -> Result<BTreeMap<String, String>, String> {
    let mut out = BTreeMap::new();
    for part in selector.split(',').filter(|_| !selector.is_empty()) {
        let words: Vec<&str> = part.split('=').collect();
        let [key, value] = words[..] else {
            return Err(format!("invalid selector: [{}]", words.join(" ")));
        };
        let (key, value) = (key.trim(), value.trim());
        for mistakes in [names::is_qualified_name(key), names::is_valid_label_value(value)] {
            if !mistakes.is_empty() {
                return Err(mistakes.join("; "));
            }
        }
        out.insert(key.to_owned(), value.to_owned());
    }
    Ok(out)
}

pub struct PodNodeSelector {
    loopback: Arc<dyn Loopback>,
    /// Selectors by namespace, and the cluster's default.
    selectors: BTreeMap<String, String>,
}

impl PodNodeSelector {
    /// `configuration`: null or `podNodeSelectorPluginConfig`.
    pub fn new(loopback: Arc<dyn Loopback>, configuration: &Value) -> Self {
        let given = configuration["podNodeSelectorPluginConfig"].as_object();
        let selectors = given.into_iter().flatten().filter_map(|(k, v)| Some((k.clone(), v.as_str()?.to_owned())));
        PodNodeSelector { loopback, selectors: selectors.collect() }
    }

    async fn of_namespace(&self, name: &str) -> Result<BTreeMap<String, String>, Status> {
        let namespace = namespace(&self.loopback, name).await.map_err(|status| {
            if status.is_not_found() { Status::internal(format!("namespace {name} does not exist")) } else { status }
        })?;
        let own = namespace["metadata"]["annotations"][NODE_SELECTOR].as_str();
        let selector = own.unwrap_or_else(|| self.selectors.get(CLUSTER_SELECTOR).map_or("", String::as_str));
        labels_of(selector).map_err(Status::internal)
    }

    async fn check(&self, request: &AdmissionRequest) -> Result<BTreeMap<String, String>, Status> {
        let wanted = self.of_namespace(&request.namespace).await?;
        let own = &request.object["spec"]["nodeSelector"];
        let conflicts = wanted.iter().any(|(key, value)| own.get(key).is_some_and(|own| own != value.as_str()));
        if conflicts {
            return Err(refuse(request, "pod node label selector conflicts with its namespace node label selector"));
        }
        Ok(wanted)
    }
}

/// These plugins name the pod by its metadata alone.
fn refuse(request: &AdmissionRequest, why: &str) -> Status {
    Status::forbidden(&request.resource.group_resource(), text(&request.object["metadata"], "name"), why)
}

#[async_trait]
impl AdmissionPlugin for PodNodeSelector {
    fn name(&self) -> &'static str {
        "PodNodeSelector"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !concerns(request) {
            return Ok(());
        }
        for (key, value) in self.check(request).await? {
            request.object["spec"]["nodeSelector"][key] = value.into();
        }
        self.validate(request).await
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !concerns(request) {
            return Ok(());
        }
        self.check(request).await?;
        let allowed = self.selectors.get(&request.namespace).map_or("", String::as_str);
        let allowed = labels_of(allowed).map_err(Status::internal)?;
        let own = request.object["spec"]["nodeSelector"].as_object();
        // An empty list of what is allowed allows all.
        let fits = allowed.is_empty()
            || own
                .into_iter()
                .flatten()
                .all(|(key, value)| allowed.get(key).is_some_and(|allowed| value == allowed.as_str()));
        if fits {
            Ok(())
        } else {
            Err(refuse(request, "pod node label selector labels conflict with its namespace whitelist"))
        }
    }
}

pub struct PodTolerationRestriction {
    loopback: Arc<dyn Loopback>,
    default: Vec<Value>,
    allowed: Vec<Value>,
}

impl PodTolerationRestriction {
    /// `configuration`: null or a Configuration of podtolerationrestriction.admission.k8s.io.
    pub fn new(loopback: Arc<dyn Loopback>, configuration: &Value) -> Self {
        let list = |field: &str| items(configuration, field).cloned().collect();
        PodTolerationRestriction { loopback, default: list("default"), allowed: list("whitelist") }
    }

    /// The list of an annotation; `None` where the namespace has none.
    async fn annotated(&self, name: &str, key: &str) -> Result<Option<Vec<Value>>, Status> {
        let namespace = namespace(&self.loopback, name).await?;
        match namespace["metadata"]["annotations"][key].as_str() {
            None => Ok(None),
            Some("") => Ok(Some(Vec::new())),
            Some(text) => serde_json::from_str(text).map(Some).map_err(|error| Status::internal(error.to_string())),
        }
    }
}

#[async_trait]
impl AdmissionPlugin for PodTolerationRestriction {
    fn name(&self) -> &'static str {
        "PodTolerationRestriction"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !concerns(request) {
            return Ok(());
        }
        let mut tolerations: Vec<Value> = items(&request.object["spec"], "tolerations").cloned().collect();
        if request.operation == Operation::Create {
            let own = self.annotated(&request.namespace, DEFAULT_TOLERATIONS).await?;
            let defaults = own.as_ref().unwrap_or(&self.default);
            if !defaults.is_empty() {
                tolerations = tolerations::merge(defaults, &tolerations);
            }
        }
        if api::core::pod::resources::qos_class(&request.object["spec"]) != "BestEffort" {
            let pressure =
                json!({"key": "node.kubernetes.io/memory-pressure", "operator": "Exists", "effect": "NoSchedule"});
            tolerations = tolerations::merge(&tolerations, &[pressure]);
        }
        if !tolerations.is_empty() || request.object["spec"]["tolerations"].is_array() {
            request.object["spec"]["tolerations"] = Value::Array(tolerations);
        }
        self.validate(request).await
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !concerns(request) || items(&request.object["spec"], "tolerations").len() == 0 {
            return Ok(());
        }
        let own = self.annotated(&request.namespace, ALLOWED_TOLERATIONS).await?;
        let allowed = own.as_ref().unwrap_or(&self.allowed);
        let fits = allowed.is_empty()
            || items(&request.object["spec"], "tolerations").all(|own| allowed.iter().any(|wide| covers(wide, own)));
        if fits {
            return Ok(());
        }
        let why = "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist";
        // A bare error in upstream: an internal one.
        Err(Status::failure(500, "", why))
    }
}

pub struct LimitPodHardAntiAffinityTopology;

#[async_trait]
impl AdmissionPlugin for LimitPodHardAntiAffinityTopology {
    fn name(&self) -> &'static str {
        "LimitPodHardAntiAffinityTopology"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !concerns(request) {
            return Ok(());
        }
        let terms = &request.object["spec"]["affinity"]["podAntiAffinity"];
        for term in items(terms, "requiredDuringSchedulingIgnoredDuringExecution") {
            let key = text(term, "topologyKey");
            if key != HOSTNAME {
                let why = format!(
                    "affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey {key} but only key {HOSTNAME} is allowed"
                );
                return Err(refuse(request, &why));
            }
        }
        Ok(())
    }
}

/// A namespace's pod, as the tests of plugins need it.
#[cfg(test)]
pub fn pod_request(spec: Value) -> AdmissionRequest {
    AdmissionRequest {
        resource: apimachinery::GroupVersionResource::new("", "v1", "pods"),
        namespace: "ns".into(),
        object: json!({"metadata": {"name": "p"}, "spec": spec}),
        ..AdmissionRequest::empty(Operation::Create)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectors_are_read_as_label_maps() {
        let read = labels_of("a=b, c = d").expect("a selector");
        assert_eq!(read, BTreeMap::from([("a".into(), "b".into()), ("c".into(), "d".into())]));
        assert_eq!(labels_of("").expect("empty"), BTreeMap::new());
        assert_eq!(labels_of("a").expect_err("no value"), "invalid selector: [a]");
    }

    #[tokio::test]
    async fn only_hosts_are_told_apart_hard() {
        let mut request = pod_request(json!({"affinity": {"podAntiAffinity": {
            "requiredDuringSchedulingIgnoredDuringExecution": [{"topologyKey": "zone"}]}}}));
        let refused = LimitPodHardAntiAffinityTopology.validate(&mut request).await.expect_err("another key");
        assert_eq!(
            refused.message,
            "pods \"p\" is forbidden: affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey zone but only key kubernetes.io/hostname is allowed"
        );
    }
}
